/* Showfloor viewer. Inside: three 0.187.0 (MIT), three-mesh-bvh 0.9.17 (MIT); see LICENSES.txt */
var us={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},ds={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Bp=0,wu=1,kp=2;var Xo=1,zp=2,Lr=3,ti=0,Ve=1,xe=2,zs=0,Nr=1,Mu=2,Su=3,Tu=4,Vp=5;var Vs=100,Hp=101,Gp=102,Wp=103,Xp=104,$p=200,qp=201,Yp=202,Kp=203,Au=204,Eu=205,Zp=206,jp=207,Jp=208,Qp=209,tm=210,em=211,im=212,nm=213,sm=214,el=0,il=1,nl=2,xr=3,sl=4,rl=5,ol=6,al=7,Ru=0,rm=1,om=2,vn=0,Cu=1,Pu=2,Iu=3,Lu=4,Nu=5,Du=6,$o=7,hu="attached",am="detached",Ou=300,Hs=301,Dr=302,Tl=303,Al=304,rs=1e3,Xi=1001,yr=1002,Le=1003,El=1004;var Gs=1005;var Te=1006,Or=1007;var qi=1008;var hi=1009,Uu=1010,Fu=1011,Ur=1012,Rl=1013,rn=1014,Ni=1015,on=1016,Cl=1017,Pl=1018,Ws=1020,Bu=35902,ku=35899,zu=1021,Vu=1022,ei=1023,Un=1026,qn=1027,Il=1028,Ll=1029,fs=1030,Nl=1031;var Dl=1033,qo=33776,Yo=33777,Ko=33778,Zo=33779,Ol=35840,Ul=35841,Fl=35842,Bl=35843,kl=36196,zl=37492,Vl=37496,Hl=37488,Gl=37489,jo=37490,Wl=37491,Xl=37808,$l=37809,ql=37810,Yl=37811,Kl=37812,Zl=37813,jl=37814,Jl=37815,Ql=37816,tc=37817,ec=37818,ic=37819,nc=37820,sc=37821,rc=36492,oc=36494,ac=36495,lc=36283,cc=36284,Jo=36285,hc=36286;var Os=2300,Us=2301,Qa=2302,uu=2303,du=2400,fu=2401,pu=2402,lm=2500;var Hu=0,Qo=1,Fr=2,cm=3200;var uc=0,hm=1,Yn="",Ce="srgb",xi="srgb-linear",_o="linear",oe="srgb";var tl=7680,ta=7681;var Gu=34055,Wu=34056;var Xu=517;var dc=519,um=512,dm=513,fm=514,$u=515,pm=516,mm=517,qu=518,Yu=519,Ku=35044;var Zu="300 es",$i=2e3,_r=2001;function yx(r){for(let t=r.length-1;t>=0;--t)if(r[t]>=65535)return!0;return!1}function _x(r){return ArrayBuffer.isView(r)&&!(r instanceof DataView)}function vr(r){return document.createElementNS("http://www.w3.org/1999/xhtml",r)}function gm(){let r=vr("canvas");return r.style.display="block",r}var jf={},br=null;function vo(...r){let t="THREE."+r.shift();br?br("log",t,...r):console.log(t,...r)}function xm(r){let t=r[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=r[1];e&&e.isStackTrace?r[0]+=" "+e.getLocation():r[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return r}function Lt(...r){r=xm(r);let t="THREE."+r.shift();if(br)br("warn",t,...r);else{let e=r[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...r)}}function Bt(...r){r=xm(r);let t="THREE."+r.shift();if(br)br("error",t,...r);else{let e=r[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...r)}}function Ds(...r){let t=r.join(" ");t in jf||(jf[t]=!0,Lt(...r))}function ym(r,t,e){return new Promise(function(i,n){function s(){switch(r.clientWaitSync(t,r.SYNC_FLUSH_COMMANDS_BIT,0)){case r.WAIT_FAILED:n();break;case r.TIMEOUT_EXPIRED:setTimeout(s,e);break;default:i()}}setTimeout(s,e)})}var _m={[el]:el,[nl]:ol,[sl]:sl,[xr]:rl,[il]:il,[ol]:nl,[al]:al,[rl]:xr},en=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[t]===void 0&&(i[t]=[]),i[t].indexOf(e)===-1&&i[t].push(e)}hasEventListener(t,e){let i=this._listeners;return i===void 0?!1:i[t]!==void 0&&i[t].indexOf(e)!==-1}removeEventListener(t,e){let i=this._listeners;if(i===void 0)return;let n=i[t];if(n!==void 0){let s=n.indexOf(e);s!==-1&&n.splice(s,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let i=e[t.type];if(i!==void 0){t.target=this;let n=i.slice(0);for(let s=0,o=n.length;s<o;s++)n[s].call(this,t);t.target=null}}},oi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Jf=1234567,mr=Math.PI/180,Fs=180/Math.PI;function bn(){let r=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(oi[r&255]+oi[r>>8&255]+oi[r>>16&255]+oi[r>>24&255]+"-"+oi[t&255]+oi[t>>8&255]+"-"+oi[t>>16&15|64]+oi[t>>24&255]+"-"+oi[e&63|128]+oi[e>>8&255]+"-"+oi[e>>16&255]+oi[e>>24&255]+oi[i&255]+oi[i>>8&255]+oi[i>>16&255]+oi[i>>24&255]).toLowerCase()}function Vt(r,t,e){return Math.max(t,Math.min(e,r))}function ju(r,t){return(r%t+t)%t}function vx(r,t,e,i,n){return i+(r-t)*(n-i)/(e-t)}function bx(r,t,e){return r!==t?(e-r)/(t-r):0}function yo(r,t,e){return(1-e)*r+e*t}function wx(r,t,e,i){return yo(r,t,1-Math.exp(-e*i))}function Mx(r,t=1){return t-Math.abs(ju(r,t*2)-t)}function Sx(r,t,e){return r<=t?0:r>=e?1:(r=(r-t)/(e-t),r*r*(3-2*r))}function Tx(r,t,e){return r<=t?0:r>=e?1:(r=(r-t)/(e-t),r*r*r*(r*(r*6-15)+10))}function Ax(r,t){return r+Math.floor(Math.random()*(t-r+1))}function Ex(r,t){return r+Math.random()*(t-r)}function Rx(r){return r*(.5-Math.random())}function Cx(r){r!==void 0&&(Jf=r);let t=Jf+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Px(r){return r*mr}function Ix(r){return r*Fs}function Lx(r){return r>0&&Number.isInteger(r)&&2**Math.round(Math.log2(r))===r}function Nx(r){return Math.pow(2,Math.ceil(Math.log(r)/Math.LN2))}function Ju(r){return Math.pow(2,Math.floor(Math.log(r)/Math.LN2))}function Dx(r,t,e,i,n){let s=Math.cos,o=Math.sin,a=s(e/2),l=o(e/2),c=s((t+i)/2),h=o((t+i)/2),u=s((t-i)/2),d=o((t-i)/2),f=s((i-t)/2),m=o((i-t)/2);switch(n){case"XYX":r.set(a*h,l*u,l*d,a*c);break;case"YZY":r.set(l*d,a*h,l*u,a*c);break;case"ZXZ":r.set(l*u,l*d,a*h,a*c);break;case"XZX":r.set(a*h,l*m,l*f,a*c);break;case"YXY":r.set(l*f,a*h,l*m,a*c);break;case"ZYZ":r.set(l*m,l*f,a*h,a*c);break;default:Lt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+n)}}function fc(r){switch(r.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Qu(r,t){if(t.constructor===Float32Array)return r;let e=fc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(r/e,-1)}function td(r,t){if(t.constructor===Float32Array)return r;let e=fc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(r*e)}var ui={DEG2RAD:mr,RAD2DEG:Fs,generateUUID:bn,clamp:Vt,euclideanModulo:ju,mapLinear:vx,inverseLerp:bx,lerp:yo,damp:wx,pingpong:Mx,smoothstep:Sx,smootherstep:Tx,randInt:Ax,randFloat:Ex,randFloatSpread:Rx,seededRandom:Cx,degToRad:Px,radToDeg:Ix,isPowerOfTwo:Lx,ceilPowerOfTwo:Nx,floorPowerOfTwo:Ju,setQuaternionFromProperEuler:Dx,normalize:td,denormalize:Qu},St=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,i=this.y,n=t.elements;return this.x=n[0]*e+n[3]*i+n[6],this.y=n[1]*e+n[4]*i+n[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=Vt(this.x,t.x,e.x),this.y=Vt(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=Vt(this.x,t,e),this.y=Vt(this.y,t,e),this}clampLength(t,e){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Vt(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let i=this.dot(t)/e;return Math.acos(Vt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,i=this.y-t.y;return e*e+i*i}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let i=Math.cos(e),n=Math.sin(e),s=this.x-t.x,o=this.y-t.y;return this.x=s*i-o*n+t.x,this.y=s*n+o*i+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Ke=class{constructor(t=0,e=0,i=0,n=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=i,this._w=n}static slerpFlat(t,e,i,n,s,o,a){let l=i[n+0],c=i[n+1],h=i[n+2],u=i[n+3],d=s[o+0],f=s[o+1],m=s[o+2],x=s[o+3];if(u!==x||l!==d||c!==f||h!==m){let p=l*d+c*f+h*m+u*x;p<0&&(d=-d,f=-f,m=-m,x=-x,p=-p);let g=1-a;if(p<.9995){let y=Math.acos(p),w=Math.sin(y);g=Math.sin(g*y)/w,a=Math.sin(a*y)/w,l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a;let y=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=y,c*=y,h*=y,u*=y}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,i,n,s,o){let a=i[n],l=i[n+1],c=i[n+2],h=i[n+3],u=s[o],d=s[o+1],f=s[o+2],m=s[o+3];return t[e]=a*m+h*u+l*f-c*d,t[e+1]=l*m+h*d+c*u-a*f,t[e+2]=c*m+h*f+a*d-l*u,t[e+3]=h*m-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,i,n){return this._x=t,this._y=e,this._z=i,this._w=n,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let i=t._x,n=t._y,s=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(i/2),h=a(n/2),u=a(s/2),d=l(i/2),f=l(n/2),m=l(s/2);switch(o){case"XYZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"YXZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"ZXY":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"ZYX":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"YZX":this._x=d*h*u+c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u-d*f*m;break;case"XZY":this._x=d*h*u-c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u+d*f*m;break;default:Lt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let i=e/2,n=Math.sin(i);return this._x=t.x*n,this._y=t.y*n,this._z=t.z*n,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,i=e[0],n=e[4],s=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=i+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(s-c)*f,this._z=(o-n)*f}else if(i>a&&i>u){let f=2*Math.sqrt(1+i-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(n+o)/f,this._z=(s+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-i-u);this._w=(s-c)/f,this._x=(n+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-i-a);this._w=(o-n)/f,this._x=(s+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let i=t.dot(e)+1;return i<1e-8?(i=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=i):(this._x=0,this._y=-t.z,this._z=t.y,this._w=i)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=i),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(Vt(this.dot(t),-1,1)))}rotateTowards(t,e){let i=this.angleTo(t);if(i===0)return this;let n=Math.min(1,e/i);return this.slerp(t,n),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let i=t._x,n=t._y,s=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=i*h+o*a+n*c-s*l,this._y=n*h+o*l+s*a-i*c,this._z=s*h+o*c+i*l-n*a,this._w=o*h-i*a-n*l-s*c,this._onChangeCallback(),this}slerp(t,e){let i=t._x,n=t._y,s=t._z,o=t._w,a=this.dot(t);a<0&&(i=-i,n=-n,s=-s,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+i*e,this._y=this._y*l+n*e,this._z=this._z*l+s*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+i*e,this._y=this._y*l+n*e,this._z=this._z*l+s*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,i){return this.copy(t).slerp(e,i)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),i=Math.random(),n=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(n*Math.sin(t),n*Math.cos(t),s*Math.sin(e),s*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},D=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,i=0){this.x=t,this.y=e,this.z=i}set(t,e,i){return i===void 0&&(i=this.z),this.x=t,this.y=e,this.z=i,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(Qf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(Qf.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,i=this.y,n=this.z,s=t.elements;return this.x=s[0]*e+s[3]*i+s[6]*n,this.y=s[1]*e+s[4]*i+s[7]*n,this.z=s[2]*e+s[5]*i+s[8]*n,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,i=this.y,n=this.z,s=t.elements,o=1/(s[3]*e+s[7]*i+s[11]*n+s[15]);return this.x=(s[0]*e+s[4]*i+s[8]*n+s[12])*o,this.y=(s[1]*e+s[5]*i+s[9]*n+s[13])*o,this.z=(s[2]*e+s[6]*i+s[10]*n+s[14])*o,this}applyQuaternion(t){let e=this.x,i=this.y,n=this.z,s=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*n-a*i),h=2*(a*e-s*n),u=2*(s*i-o*e);return this.x=e+l*c+o*u-a*h,this.y=i+l*h+a*c-s*u,this.z=n+l*u+s*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,i=this.y,n=this.z,s=t.elements;return this.x=s[0]*e+s[4]*i+s[8]*n,this.y=s[1]*e+s[5]*i+s[9]*n,this.z=s[2]*e+s[6]*i+s[10]*n,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=Vt(this.x,t.x,e.x),this.y=Vt(this.y,t.y,e.y),this.z=Vt(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=Vt(this.x,t,e),this.y=Vt(this.y,t,e),this.z=Vt(this.z,t,e),this}clampLength(t,e){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Vt(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this.z=t.z+(e.z-t.z)*i,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let i=t.x,n=t.y,s=t.z,o=e.x,a=e.y,l=e.z;return this.x=n*l-s*a,this.y=s*o-i*l,this.z=i*a-n*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let i=t.dot(this)/e;return this.copy(t).multiplyScalar(i)}projectOnPlane(t){return Bh.copy(this).projectOnVector(t),this.sub(Bh)}reflect(t){return this.sub(Bh.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let i=this.dot(t)/e;return Math.acos(Vt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,i=this.y-t.y,n=this.z-t.z;return e*e+i*i+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,i){let n=Math.sin(e)*t;return this.x=n*Math.sin(i),this.y=Math.cos(e)*t,this.z=n*Math.cos(i),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,i){return this.x=t*Math.sin(e),this.y=i,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),i=this.setFromMatrixColumn(t,1).length(),n=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=i,this.z=n,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,i=Math.sqrt(1-e*e);return this.x=i*Math.cos(t),this.y=e,this.z=i*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Bh=new D,Qf=new Ke,kt=class{static{this.prototype.isMatrix3=!0}constructor(t,e,i,n,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,i,n,s,o,a,l,c)}set(t,e,i,n,s,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=n,h[2]=a,h[3]=e,h[4]=s,h[5]=l,h[6]=i,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,i=t.elements;return e[0]=i[0],e[1]=i[1],e[2]=i[2],e[3]=i[3],e[4]=i[4],e[5]=i[5],e[6]=i[6],e[7]=i[7],e[8]=i[8],this}extractBasis(t,e,i){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let i=t.elements,n=e.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],h=i[4],u=i[7],d=i[2],f=i[5],m=i[8],x=n[0],p=n[3],g=n[6],y=n[1],w=n[4],v=n[7],M=n[2],T=n[5],_=n[8];return s[0]=o*x+a*y+l*M,s[3]=o*p+a*w+l*T,s[6]=o*g+a*v+l*_,s[1]=c*x+h*y+u*M,s[4]=c*p+h*w+u*T,s[7]=c*g+h*v+u*_,s[2]=d*x+f*y+m*M,s[5]=d*p+f*w+m*T,s[8]=d*g+f*v+m*_,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],i=t[1],n=t[2],s=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-i*s*h+i*a*l+n*s*c-n*o*l}invert(){let t=this.elements,e=t[0],i=t[1],n=t[2],s=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*s,f=c*s-o*l,m=e*u+i*d+n*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/m;return t[0]=u*x,t[1]=(n*c-h*i)*x,t[2]=(a*i-n*o)*x,t[3]=d*x,t[4]=(h*e-n*l)*x,t[5]=(n*s-a*e)*x,t[6]=f*x,t[7]=(i*l-c*e)*x,t[8]=(o*e-i*s)*x,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,i,n,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+t,-n*c,n*l,-n*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return Ds("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(kh.makeScale(t,e)),this}rotate(t){return Ds("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(kh.makeRotation(-t)),this}translate(t,e){return Ds("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(kh.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),i=Math.sin(t);return this.set(e,-i,0,i,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,i=t.elements;for(let n=0;n<9;n++)if(e[n]!==i[n])return!1;return!0}fromArray(t,e=0){for(let i=0;i<9;i++)this.elements[i]=t[i+e];return this}toArray(t=[],e=0){let i=this.elements;return t[e]=i[0],t[e+1]=i[1],t[e+2]=i[2],t[e+3]=i[3],t[e+4]=i[4],t[e+5]=i[5],t[e+6]=i[6],t[e+7]=i[7],t[e+8]=i[8],t}clone(){return new this.constructor().fromArray(this.elements)}},kh=new kt,tp=new kt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),ep=new kt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Ox(){let r={enabled:!0,workingColorSpace:xi,spaces:{},convert:function(n,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===oe&&(n.r=On(n.r),n.g=On(n.g),n.b=On(n.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(n.applyMatrix3(this.spaces[s].toXYZ),n.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===oe&&(n.r=gr(n.r),n.g=gr(n.g),n.b=gr(n.b))),n},workingToColorSpace:function(n,s){return this.convert(n,this.workingColorSpace,s)},colorSpaceToWorking:function(n,s){return this.convert(n,s,this.workingColorSpace)},getPrimaries:function(n){return this.spaces[n].primaries},getTransfer:function(n){return n===Yn?_o:this.spaces[n].transfer},getToneMappingMode:function(n){return this.spaces[n].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(n,s=this.workingColorSpace){return n.fromArray(this.spaces[s].luminanceCoefficients)},define:function(n){Object.assign(this.spaces,n)},_getMatrix:function(n,s,o){return n.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(n){return this.spaces[n].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(n=this.workingColorSpace){return this.spaces[n].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],i=[.3127,.329];return r.define({[xi]:{primaries:t,whitePoint:i,transfer:_o,toXYZ:tp,fromXYZ:ep,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Ce},outputColorSpaceConfig:{drawingBufferColorSpace:Ce}},[Ce]:{primaries:t,whitePoint:i,transfer:oe,toXYZ:tp,fromXYZ:ep,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Ce}}}),r}var qt=Ox();function On(r){return r<.04045?r*.0773993808:Math.pow(r*.9478672986+.0521327014,2.4)}function gr(r){return r<.0031308?r*12.92:1.055*Math.pow(r,.41666)-.055}var Qs,ll=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let i;if(t instanceof HTMLCanvasElement)i=t;else{Qs===void 0&&(Qs=vr("canvas")),Qs.width=t.width,Qs.height=t.height;let n=Qs.getContext("2d");t instanceof ImageData?n.putImageData(t,0,0):n.drawImage(t,0,0,t.width,t.height),i=Qs}return i.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=vr("canvas");e.width=t.width,e.height=t.height;let i=e.getContext("2d");i.drawImage(t,0,0,t.width,t.height);let n=i.getImageData(0,0,t.width,t.height),s=n.data;for(let o=0;o<s.length;o++)s[o]=On(s[o]/255)*255;return i.putImageData(n,0,0),e}else if(t.data){let e=t.data.slice(0);for(let i=0;i<e.length;i++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[i]=Math.floor(On(e[i]/255)*255):e[i]=On(e[i]);return{data:e,width:t.width,height:t.height}}else return Lt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},Ux=0,wr=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Ux++}),this.uuid=bn(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let i={uuid:this.uuid,url:""},n=this.data;if(n!==null){let s;if(Array.isArray(n)){s=[];for(let o=0,a=n.length;o<a;o++)n[o].isDataTexture?s.push(zh(n[o].image)):s.push(zh(n[o]))}else s=zh(n);i.url=s}return e||(t.images[this.uuid]=i),i}};function zh(r){return typeof HTMLImageElement<"u"&&r instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&r instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&r instanceof ImageBitmap?ll.getDataURL(r):r.data?{data:Array.from(r.data),width:r.width,height:r.height,type:r.data.constructor.name}:(Lt("Texture: Unable to serialize Texture."),{})}var Fx=0,Vh=new D,ze=class r extends en{constructor(t=r.DEFAULT_IMAGE,e=r.DEFAULT_MAPPING,i=Xi,n=Xi,s=Te,o=qi,a=ei,l=hi,c=r.DEFAULT_ANISOTROPY,h=Yn){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Fx++}),this.uuid=bn(),this.name="",this.source=new wr(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=i,this.wrapT=n,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new St(0,0),this.repeat=new St(1,1),this.center=new St(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new kt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Vh).x}get height(){return this.source.getSize(Vh).y}get depth(){return this.source.getSize(Vh).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let i=t[e];if(i===void 0){Lt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let n=this[e];if(n===void 0){Lt(`Texture.setValues(): property '${e}' does not exist.`);continue}n&&i&&n.isVector2&&i.isVector2||n&&i&&n.isVector3&&i.isVector3||n&&i&&n.isMatrix3&&i.isMatrix3?n.copy(i):this[e]=i}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),e||(t.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Ou)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case rs:t.x=t.x-Math.floor(t.x);break;case Xi:t.x=t.x<0?0:1;break;case yr:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case rs:t.y=t.y-Math.floor(t.y);break;case Xi:t.y=t.y<0?0:1;break;case yr:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};ze.DEFAULT_IMAGE=null;ze.DEFAULT_MAPPING=Ou;ze.DEFAULT_ANISOTROPY=1;var ce=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,i=0,n=1){this.x=t,this.y=e,this.z=i,this.w=n}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,i,n){return this.x=t,this.y=e,this.z=i,this.w=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,i=this.y,n=this.z,s=this.w,o=t.elements;return this.x=o[0]*e+o[4]*i+o[8]*n+o[12]*s,this.y=o[1]*e+o[5]*i+o[9]*n+o[13]*s,this.z=o[2]*e+o[6]*i+o[10]*n+o[14]*s,this.w=o[3]*e+o[7]*i+o[11]*n+o[15]*s,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,i,n,s,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],m=l[9],x=l[2],p=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(m-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(m+p)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let w=(c+1)/2,v=(f+1)/2,M=(g+1)/2,T=(h+d)/4,_=(u+x)/4,S=(m+p)/4;return w>v&&w>M?w<.01?(i=0,n=.707106781,s=.707106781):(i=Math.sqrt(w),n=T/i,s=_/i):v>M?v<.01?(i=.707106781,n=0,s=.707106781):(n=Math.sqrt(v),i=T/n,s=S/n):M<.01?(i=.707106781,n=.707106781,s=0):(s=Math.sqrt(M),i=_/s,n=S/s),this.set(i,n,s,e),this}let y=Math.sqrt((p-m)*(p-m)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(y)<.001&&(y=1),this.x=(p-m)/y,this.y=(u-x)/y,this.z=(d-h)/y,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=Vt(this.x,t.x,e.x),this.y=Vt(this.y,t.y,e.y),this.z=Vt(this.z,t.z,e.z),this.w=Vt(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=Vt(this.x,t,e),this.y=Vt(this.y,t,e),this.z=Vt(this.z,t,e),this.w=Vt(this.w,t,e),this}clampLength(t,e){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Vt(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this.z=t.z+(e.z-t.z)*i,this.w=t.w+(e.w-t.w)*i,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},cl=class extends en{constructor(t=1,e=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Te,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=i.depth,this.scissor=new ce(0,0,t,e),this.scissorTest=!1,this.viewport=new ce(0,0,t,e),this.textures=[];let n=i.count;for(let s=0;s<n;s++)this.textures[s]=new ze({width:t,height:e,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Te,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,i=1){if(this.width!==t||this.height!==e||this.depth!==i){this.width=t,this.height=e,this.depth=i;for(let n=0,s=this.textures.length;n<s;n++)this.textures[n].image.width=t,this.textures[n].image.height=e,this.textures[n].image.depth=i,this.textures[n].isData3DTexture!==!0&&(this.textures[n].isArrayTexture=this.textures[n].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,i=t.textures.length;e<i;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let n=Object.assign({},t.textures[e].image);this.textures[e].source=new wr(n)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},li=class extends cl{constructor(t=1,e=1,i={}){super(t,e,i),this.isWebGLRenderTarget=!0}},bo=class extends ze{constructor(t=null,e=1,i=1,n=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:i,depth:n},this.magFilter=Le,this.minFilter=Le,this.wrapR=Xi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var hl=class extends ze{constructor(t=null,e=1,i=1,n=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:i,depth:n},this.magFilter=Le,this.minFilter=Le,this.wrapR=Xi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Pt=class r{static{this.prototype.isMatrix4=!0}constructor(t,e,i,n,s,o,a,l,c,h,u,d,f,m,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,i,n,s,o,a,l,c,h,u,d,f,m,x,p)}set(t,e,i,n,s,o,a,l,c,h,u,d,f,m,x,p){let g=this.elements;return g[0]=t,g[4]=e,g[8]=i,g[12]=n,g[1]=s,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=m,g[11]=x,g[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new r().fromArray(this.elements)}copy(t){let e=this.elements,i=t.elements;return e[0]=i[0],e[1]=i[1],e[2]=i[2],e[3]=i[3],e[4]=i[4],e[5]=i[5],e[6]=i[6],e[7]=i[7],e[8]=i[8],e[9]=i[9],e[10]=i[10],e[11]=i[11],e[12]=i[12],e[13]=i[13],e[14]=i[14],e[15]=i[15],this}copyPosition(t){let e=this.elements,i=t.elements;return e[12]=i[12],e[13]=i[13],e[14]=i[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,i){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),i.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(t,e,i){return this.set(t.x,e.x,i.x,0,t.y,e.y,i.y,0,t.z,e.z,i.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,i=t.elements,n=1/tr.setFromMatrixColumn(t,0).length(),s=1/tr.setFromMatrixColumn(t,1).length(),o=1/tr.setFromMatrixColumn(t,2).length();return e[0]=i[0]*n,e[1]=i[1]*n,e[2]=i[2]*n,e[3]=0,e[4]=i[4]*s,e[5]=i[5]*s,e[6]=i[6]*s,e[7]=0,e[8]=i[8]*o,e[9]=i[9]*o,e[10]=i[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,i=t.x,n=t.y,s=t.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(n),c=Math.sin(n),h=Math.cos(s),u=Math.sin(s);if(t.order==="XYZ"){let d=o*h,f=o*u,m=a*h,x=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+m*c,e[5]=d-x*c,e[9]=-a*l,e[2]=x-d*c,e[6]=m+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,m=c*h,x=c*u;e[0]=d+x*a,e[4]=m*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-m,e[6]=x+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,m=c*h,x=c*u;e[0]=d-x*a,e[4]=-o*u,e[8]=m+f*a,e[1]=f+m*a,e[5]=o*h,e[9]=x-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,m=a*h,x=a*u;e[0]=l*h,e[4]=m*c-f,e[8]=d*c+x,e[1]=l*u,e[5]=x*c+d,e[9]=f*c-m,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,m=a*l,x=a*c;e[0]=l*h,e[4]=x-d*u,e[8]=m*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+m,e[10]=d-x*u}else if(t.order==="XZY"){let d=o*l,f=o*c,m=a*l,x=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+x,e[5]=o*h,e[9]=f*u-m,e[2]=m*u-f,e[6]=a*h,e[10]=x*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Bx,t,kx)}lookAt(t,e,i){let n=this.elements;return Ri.subVectors(t,e),Ri.lengthSq()===0&&(Ri.z=1),Ri.normalize(),Qn.crossVectors(i,Ri),Qn.lengthSq()===0&&(Math.abs(i.z)===1?Ri.x+=1e-4:Ri.z+=1e-4,Ri.normalize(),Qn.crossVectors(i,Ri)),Qn.normalize(),Sa.crossVectors(Ri,Qn),n[0]=Qn.x,n[4]=Sa.x,n[8]=Ri.x,n[1]=Qn.y,n[5]=Sa.y,n[9]=Ri.y,n[2]=Qn.z,n[6]=Sa.z,n[10]=Ri.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let i=t.elements,n=e.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],h=i[1],u=i[5],d=i[9],f=i[13],m=i[2],x=i[6],p=i[10],g=i[14],y=i[3],w=i[7],v=i[11],M=i[15],T=n[0],_=n[4],S=n[8],C=n[12],R=n[1],I=n[5],P=n[9],U=n[13],N=n[2],B=n[6],z=n[10],X=n[14],it=n[3],$=n[7],Q=n[11],et=n[15];return s[0]=o*T+a*R+l*N+c*it,s[4]=o*_+a*I+l*B+c*$,s[8]=o*S+a*P+l*z+c*Q,s[12]=o*C+a*U+l*X+c*et,s[1]=h*T+u*R+d*N+f*it,s[5]=h*_+u*I+d*B+f*$,s[9]=h*S+u*P+d*z+f*Q,s[13]=h*C+u*U+d*X+f*et,s[2]=m*T+x*R+p*N+g*it,s[6]=m*_+x*I+p*B+g*$,s[10]=m*S+x*P+p*z+g*Q,s[14]=m*C+x*U+p*X+g*et,s[3]=y*T+w*R+v*N+M*it,s[7]=y*_+w*I+v*B+M*$,s[11]=y*S+w*P+v*z+M*Q,s[15]=y*C+w*U+v*X+M*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],i=t[4],n=t[8],s=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],m=t[3],x=t[7],p=t[11],g=t[15],y=l*f-c*d,w=a*f-c*u,v=a*d-l*u,M=o*f-c*h,T=o*d-l*h,_=o*u-a*h;return e*(x*y-p*w+g*v)-i*(m*y-p*M+g*T)+n*(m*w-x*M+g*_)-s*(m*v-x*T+p*_)}determinantAffine(){let t=this.elements,e=t[0],i=t[4],n=t[8],s=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-i*(s*h-a*l)+n*(s*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,i){let n=this.elements;return t.isVector3?(n[12]=t.x,n[13]=t.y,n[14]=t.z):(n[12]=t,n[13]=e,n[14]=i),this}invert(){let t=this.elements,e=t[0],i=t[1],n=t[2],s=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],m=t[12],x=t[13],p=t[14],g=t[15],y=e*a-i*o,w=e*l-n*o,v=e*c-s*o,M=i*l-n*a,T=i*c-s*a,_=n*c-s*l,S=h*x-u*m,C=h*p-d*m,R=h*g-f*m,I=u*p-d*x,P=u*g-f*x,U=d*g-f*p,N=y*U-w*P+v*I+M*R-T*C+_*S;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let B=1/N;return t[0]=(a*U-l*P+c*I)*B,t[1]=(n*P-i*U-s*I)*B,t[2]=(x*_-p*T+g*M)*B,t[3]=(d*T-u*_-f*M)*B,t[4]=(l*R-o*U-c*C)*B,t[5]=(e*U-n*R+s*C)*B,t[6]=(p*v-m*_-g*w)*B,t[7]=(h*_-d*v+f*w)*B,t[8]=(o*P-a*R+c*S)*B,t[9]=(i*R-e*P-s*S)*B,t[10]=(m*T-x*v+g*y)*B,t[11]=(u*v-h*T-f*y)*B,t[12]=(a*C-o*I-l*S)*B,t[13]=(e*I-i*C+n*S)*B,t[14]=(x*w-m*M-p*y)*B,t[15]=(h*M-u*w+d*y)*B,this}scale(t){let e=this.elements,i=t.x,n=t.y,s=t.z;return e[0]*=i,e[4]*=n,e[8]*=s,e[1]*=i,e[5]*=n,e[9]*=s,e[2]*=i,e[6]*=n,e[10]*=s,e[3]*=i,e[7]*=n,e[11]*=s,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],i=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],n=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,i,n))}makeTranslation(t,e,i){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,i,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),i=Math.sin(t);return this.set(1,0,0,0,0,e,-i,0,0,i,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),i=Math.sin(t);return this.set(e,0,i,0,0,1,0,0,-i,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),i=Math.sin(t);return this.set(e,-i,0,0,i,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let i=Math.cos(e),n=Math.sin(e),s=1-i,o=t.x,a=t.y,l=t.z,c=s*o,h=s*a;return this.set(c*o+i,c*a-n*l,c*l+n*a,0,c*a+n*l,h*a+i,h*l-n*o,0,c*l-n*a,h*l+n*o,s*l*l+i,0,0,0,0,1),this}makeScale(t,e,i){return this.set(t,0,0,0,0,e,0,0,0,0,i,0,0,0,0,1),this}makeShear(t,e,i,n,s,o){return this.set(1,i,s,0,t,1,o,0,e,n,1,0,0,0,0,1),this}compose(t,e,i){let n=this.elements,s=e._x,o=e._y,a=e._z,l=e._w,c=s+s,h=o+o,u=a+a,d=s*c,f=s*h,m=s*u,x=o*h,p=o*u,g=a*u,y=l*c,w=l*h,v=l*u,M=i.x,T=i.y,_=i.z;return n[0]=(1-(x+g))*M,n[1]=(f+v)*M,n[2]=(m-w)*M,n[3]=0,n[4]=(f-v)*T,n[5]=(1-(d+g))*T,n[6]=(p+y)*T,n[7]=0,n[8]=(m+w)*_,n[9]=(p-y)*_,n[10]=(1-(d+x))*_,n[11]=0,n[12]=t.x,n[13]=t.y,n[14]=t.z,n[15]=1,this}decompose(t,e,i){let n=this.elements;t.x=n[12],t.y=n[13],t.z=n[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),e.identity(),this;let o=tr.set(n[0],n[1],n[2]).length(),a=tr.set(n[4],n[5],n[6]).length(),l=tr.set(n[8],n[9],n[10]).length();s<0&&(o=-o),Ji.copy(this);let c=1/o,h=1/a,u=1/l;return Ji.elements[0]*=c,Ji.elements[1]*=c,Ji.elements[2]*=c,Ji.elements[4]*=h,Ji.elements[5]*=h,Ji.elements[6]*=h,Ji.elements[8]*=u,Ji.elements[9]*=u,Ji.elements[10]*=u,e.setFromRotationMatrix(Ji),i.x=o,i.y=a,i.z=l,this}makePerspective(t,e,i,n,s,o,a=$i,l=!1){let c=this.elements,h=2*s/(e-t),u=2*s/(i-n),d=(e+t)/(e-t),f=(i+n)/(i-n),m,x;if(l)m=s/(o-s),x=o*s/(o-s);else if(a===$i)m=-(o+s)/(o-s),x=-2*o*s/(o-s);else if(a===_r)m=-o/(o-s),x=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,i,n,s,o,a=$i,l=!1){let c=this.elements,h=2/(e-t),u=2/(i-n),d=-(e+t)/(e-t),f=-(i+n)/(i-n),m,x;if(l)m=1/(o-s),x=o/(o-s);else if(a===$i)m=-2/(o-s),x=-(o+s)/(o-s);else if(a===_r)m=-1/(o-s),x=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,i=t.elements;for(let n=0;n<16;n++)if(e[n]!==i[n])return!1;return!0}fromArray(t,e=0){for(let i=0;i<16;i++)this.elements[i]=t[i+e];return this}toArray(t=[],e=0){let i=this.elements;return t[e]=i[0],t[e+1]=i[1],t[e+2]=i[2],t[e+3]=i[3],t[e+4]=i[4],t[e+5]=i[5],t[e+6]=i[6],t[e+7]=i[7],t[e+8]=i[8],t[e+9]=i[9],t[e+10]=i[10],t[e+11]=i[11],t[e+12]=i[12],t[e+13]=i[13],t[e+14]=i[14],t[e+15]=i[15],t}},tr=new D,Ji=new Pt,Bx=new D(0,0,0),kx=new D(1,1,1),Qn=new D,Sa=new D,Ri=new D,ip=new Pt,np=new Ke,Fn=class r{constructor(t=0,e=0,i=0,n=r.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=i,this._order=n}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,i,n=this._order){return this._x=t,this._y=e,this._z=i,this._order=n,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,i=!0){let n=t.elements,s=n[0],o=n[4],a=n[8],l=n[1],c=n[5],h=n[9],u=n[2],d=n[6],f=n[10];switch(e){case"XYZ":this._y=Math.asin(Vt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Vt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,s),this._z=0);break;case"ZXY":this._x=Math.asin(Vt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-Vt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Vt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,s)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Vt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Lt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,i===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,i){return ip.makeRotationFromQuaternion(t),this.setFromRotationMatrix(ip,e,i)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return np.setFromEuler(this),this.setFromQuaternion(np,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Fn.DEFAULT_ORDER="XYZ";var wo=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},zx=0,sp=new D,er=new Ke,Cn=new Pt,Ta=new D,lo=new D,Vx=new D,Hx=new Ke,rp=new D(1,0,0),op=new D(0,1,0),ap=new D(0,0,1),lp={type:"added"},Gx={type:"removed"},ir={type:"childadded",child:null},Hh={type:"childremoved",child:null},Ae=class r extends en{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:zx++}),this.uuid=bn(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=r.DEFAULT_UP.clone();let t=new D,e=new Fn,i=new Ke,n=new D(1,1,1);function s(){i.setFromEuler(e,!1)}function o(){e.setFromQuaternion(i,void 0,!1)}e._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:n},modelViewMatrix:{value:new Pt},normalMatrix:{value:new kt}}),this.matrix=new Pt,this.matrixWorld=new Pt,this.matrixAutoUpdate=r.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=r.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new wo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return er.setFromAxisAngle(t,e),this.quaternion.multiply(er),this}rotateOnWorldAxis(t,e){return er.setFromAxisAngle(t,e),this.quaternion.premultiply(er),this}rotateX(t){return this.rotateOnAxis(rp,t)}rotateY(t){return this.rotateOnAxis(op,t)}rotateZ(t){return this.rotateOnAxis(ap,t)}translateOnAxis(t,e){return sp.copy(t).applyQuaternion(this.quaternion),this.position.add(sp.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(rp,t)}translateY(t){return this.translateOnAxis(op,t)}translateZ(t){return this.translateOnAxis(ap,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Cn.copy(this.matrixWorld).invert())}lookAt(t,e,i){t.isVector3?Ta.copy(t):Ta.set(t,e,i);let n=this.parent;this.updateWorldMatrix(!0,!1),lo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Cn.lookAt(lo,Ta,this.up):Cn.lookAt(Ta,lo,this.up),this.quaternion.setFromRotationMatrix(Cn),n&&(Cn.extractRotation(n.matrixWorld),er.setFromRotationMatrix(Cn),this.quaternion.premultiply(er.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(Bt("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(lp),ir.child=t,this.dispatchEvent(ir),ir.child=null):Bt("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Gx),Hh.child=t,this.dispatchEvent(Hh),Hh.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Cn.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Cn.multiply(t.parent.matrixWorld)),t.applyMatrix4(Cn),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(lp),ir.child=t,this.dispatchEvent(ir),ir.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let i=0,n=this.children.length;i<n;i++){let o=this.children[i].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,i=[]){this[t]===e&&i.push(this);let n=this.children;for(let s=0,o=n.length;s<o;s++)n[s].getObjectsByProperty(t,e,i);return i}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(lo,t,Vx),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(lo,Hx,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let i=0,n=e.length;i<n;i++)e[i].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let i=0,n=e.length;i<n;i++)e[i].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,i=t.y,n=t.z,s=this.matrix.elements;s[12]+=e-s[0]*e-s[4]*i-s[8]*n,s[13]+=i-s[1]*e-s[5]*i-s[9]*n,s[14]+=n-s[2]*e-s[6]*i-s[10]*n}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let i=0,n=e.length;i<n;i++)e[i].updateMatrixWorld(t)}updateWorldMatrix(t,e,i=!1){let n=this.parent;if(t===!0&&n!==null&&n.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),e===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(t){let e=t===void 0||typeof t=="string",i={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let n={};n.uuid=this.uuid,n.type=this.type,n.name=this.name,n.castShadow=this.castShadow,n.receiveShadow=this.receiveShadow,n.visible=this.visible,n.frustumCulled=this.frustumCulled,n.renderOrder=this.renderOrder,n.static=this.static,n.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(n.userData=this.userData),n.layers=this.layers.mask,n.matrix=this.matrix.toArray(),n.up=this.up.toArray(),this.pivot!==null&&(n.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(n.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(n.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(n.type="InstancedMesh",n.count=this.count,n.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(n.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(n.type="BatchedMesh",n.perObjectFrustumCulled=this.perObjectFrustumCulled,n.sortObjects=this.sortObjects,n.drawRanges=this._drawRanges,n.reservedRanges=this._reservedRanges,n.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),n.instanceInfo=this._instanceInfo.map(a=>({...a})),n.availableInstanceIds=this._availableInstanceIds.slice(),n.availableGeometryIds=this._availableGeometryIds.slice(),n.nextIndexStart=this._nextIndexStart,n.nextVertexStart=this._nextVertexStart,n.geometryCount=this._geometryCount,n.maxInstanceCount=this._maxInstanceCount,n.maxVertexCount=this._maxVertexCount,n.maxIndexCount=this._maxIndexCount,n.geometryInitialized=this._geometryInitialized,n.matricesTexture=this._matricesTexture.toJSON(t),n.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(n.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(n.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(n.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?n.background=this.background.toJSON():this.background.isTexture&&(n.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(n.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){n.geometry=s(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];s(t.shapes,u)}else s(t.shapes,l)}}if(this.isSkinnedMesh&&(n.bindMode=this.bindMode,n.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(t.skeletons,this.skeleton),n.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(t.materials,this.material[l]));n.material=a}else n.material=s(t.materials,this.material);if(this.children.length>0){n.children=[];for(let a=0;a<this.children.length;a++)n.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){n.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];n.animations.push(s(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),m=o(t.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),h.length>0&&(i.images=h),u.length>0&&(i.shapes=u),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),m.length>0&&(i.nodes=m)}return i.object=n,i;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let i=0;i<t.children.length;i++){let n=t.children[i];this.add(n.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ae.DEFAULT_UP=new D(0,1,0);Ae.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ae.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Pi=class extends Ae{constructor(){super(),this.isGroup=!0,this.type="Group"}},Wx={type:"move"},Mr=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Pi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Pi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new D,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new D),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Pi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new D,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new D,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let i of t.hand.values())this._getHandJoint(e,i)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,i){let n=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let x of t.hand.values()){let p=e.getJointPose(x,i),g=this._getHandJoint(c,x);p!==null&&(g.matrix.fromArray(p.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=p.radius),g.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,m=.005;c.inputState.pinching&&d>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(s=e.getPose(t.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(n=e.getPose(t.targetRaySpace,i),n===null&&s!==null&&(n=s),n!==null&&(a.matrix.fromArray(n.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,n.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(n.linearVelocity)):a.hasLinearVelocity=!1,n.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(n.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Wx)))}return a!==null&&(a.visible=n!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let i=new Pi;i.matrixAutoUpdate=!1,i.visible=!1,t.joints[e.jointName]=i,t.add(i)}return t.joints[e.jointName]}},vm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ts={h:0,s:0,l:0},Aa={h:0,s:0,l:0};function Gh(r,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?r+(t-r)*6*e:e<1/2?t:e<2/3?r+(t-r)*6*(2/3-e):r}var Ot=class{constructor(t,e,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,i)}set(t,e,i){if(e===void 0&&i===void 0){let n=t;n&&n.isColor?this.copy(n):typeof n=="number"?this.setHex(n):typeof n=="string"&&this.setStyle(n)}else this.setRGB(t,e,i);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Ce){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,qt.colorSpaceToWorking(this,e),this}setRGB(t,e,i,n=qt.workingColorSpace){return this.r=t,this.g=e,this.b=i,qt.colorSpaceToWorking(this,n),this}setHSL(t,e,i,n=qt.workingColorSpace){if(t=ju(t,1),e=Vt(e,0,1),i=Vt(i,0,1),e===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+e):i+e-i*e,o=2*i-s;this.r=Gh(o,s,t+1/3),this.g=Gh(o,s,t),this.b=Gh(o,s,t-1/3)}return qt.colorSpaceToWorking(this,n),this}setStyle(t,e=Ce){function i(s){s!==void 0&&parseFloat(s)<1&&Lt("Color: Alpha component of "+t+" will be ignored.")}let n;if(n=/^(\w+)\(([^\)]*)\)/.exec(t)){let s,o=n[1],a=n[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,e);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,e);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,e);break;default:Lt("Color: Unknown color model "+t)}}else if(n=/^\#([A-Fa-f\d]+)$/.exec(t)){let s=n[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(s,16),e);Lt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Ce){let i=vm[t.toLowerCase()];return i!==void 0?this.setHex(i,e):Lt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=On(t.r),this.g=On(t.g),this.b=On(t.b),this}copyLinearToSRGB(t){return this.r=gr(t.r),this.g=gr(t.g),this.b=gr(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Ce){return qt.workingToColorSpace(ai.copy(this),t),Math.round(Vt(ai.r*255,0,255))*65536+Math.round(Vt(ai.g*255,0,255))*256+Math.round(Vt(ai.b*255,0,255))}getHexString(t=Ce){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=qt.workingColorSpace){qt.workingToColorSpace(ai.copy(this),e);let i=ai.r,n=ai.g,s=ai.b,o=Math.max(i,n,s),a=Math.min(i,n,s),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case i:l=(n-s)/u+(n<s?6:0);break;case n:l=(s-i)/u+2;break;case s:l=(i-n)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=qt.workingColorSpace){return qt.workingToColorSpace(ai.copy(this),e),t.r=ai.r,t.g=ai.g,t.b=ai.b,t}getStyle(t=Ce){qt.workingToColorSpace(ai.copy(this),t);let e=ai.r,i=ai.g,n=ai.b;return t!==Ce?`color(${t} ${e.toFixed(3)} ${i.toFixed(3)} ${n.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(i*255)},${Math.round(n*255)})`}offsetHSL(t,e,i){return this.getHSL(ts),this.setHSL(ts.h+t,ts.s+e,ts.l+i)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,i){return this.r=t.r+(e.r-t.r)*i,this.g=t.g+(e.g-t.g)*i,this.b=t.b+(e.b-t.b)*i,this}lerpHSL(t,e){this.getHSL(ts),t.getHSL(Aa);let i=yo(ts.h,Aa.h,e),n=yo(ts.s,Aa.s,e),s=yo(ts.l,Aa.l,e);return this.setHSL(i,n,s),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,i=this.g,n=this.b,s=t.elements;return this.r=s[0]*e+s[3]*i+s[6]*n,this.g=s[1]*e+s[4]*i+s[7]*n,this.b=s[2]*e+s[5]*i+s[8]*n,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},ai=new Ot;Ot.NAMES=vm;var Mo=class extends Ae{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Fn,this.environmentIntensity=1,this.environmentRotation=new Fn,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Qi=new D,Pn=new D,Wh=new D,In=new D,nr=new D,sr=new D,cp=new D,Xh=new D,$h=new D,qh=new D,Yh=new ce,Kh=new ce,Zh=new ce,Je=class r{constructor(t=new D,e=new D,i=new D){this.a=t,this.b=e,this.c=i}static getNormal(t,e,i,n){n.subVectors(i,e),Qi.subVectors(t,e),n.cross(Qi);let s=n.lengthSq();return s>0?n.multiplyScalar(1/Math.sqrt(s)):n.set(0,0,0)}static getBarycoord(t,e,i,n,s){Qi.subVectors(n,e),Pn.subVectors(i,e),Wh.subVectors(t,e);let o=Qi.dot(Qi),a=Qi.dot(Pn),l=Qi.dot(Wh),c=Pn.dot(Pn),h=Pn.dot(Wh),u=o*c-a*a;if(u===0)return s.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,m=(o*h-a*l)*d;return s.set(1-f-m,m,f)}static containsPoint(t,e,i,n){return this.getBarycoord(t,e,i,n,In)===null?!1:In.x>=0&&In.y>=0&&In.x+In.y<=1}static getInterpolation(t,e,i,n,s,o,a,l){return this.getBarycoord(t,e,i,n,In)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,In.x),l.addScaledVector(o,In.y),l.addScaledVector(a,In.z),l)}static getInterpolatedAttribute(t,e,i,n,s,o){return Yh.setScalar(0),Kh.setScalar(0),Zh.setScalar(0),Yh.fromBufferAttribute(t,e),Kh.fromBufferAttribute(t,i),Zh.fromBufferAttribute(t,n),o.setScalar(0),o.addScaledVector(Yh,s.x),o.addScaledVector(Kh,s.y),o.addScaledVector(Zh,s.z),o}static isFrontFacing(t,e,i,n){return Qi.subVectors(i,e),Pn.subVectors(t,e),Qi.cross(Pn).dot(n)<0}set(t,e,i){return this.a.copy(t),this.b.copy(e),this.c.copy(i),this}setFromPointsAndIndices(t,e,i,n){return this.a.copy(t[e]),this.b.copy(t[i]),this.c.copy(t[n]),this}setFromAttributeAndIndices(t,e,i,n){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,i),this.c.fromBufferAttribute(t,n),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Qi.subVectors(this.c,this.b),Pn.subVectors(this.a,this.b),Qi.cross(Pn).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return r.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return r.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,i,n,s){return r.getInterpolation(t,this.a,this.b,this.c,e,i,n,s)}containsPoint(t){return r.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return r.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let i=this.a,n=this.b,s=this.c,o,a;nr.subVectors(n,i),sr.subVectors(s,i),Xh.subVectors(t,i);let l=nr.dot(Xh),c=sr.dot(Xh);if(l<=0&&c<=0)return e.copy(i);$h.subVectors(t,n);let h=nr.dot($h),u=sr.dot($h);if(h>=0&&u<=h)return e.copy(n);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(i).addScaledVector(nr,o);qh.subVectors(t,s);let f=nr.dot(qh),m=sr.dot(qh);if(m>=0&&f<=m)return e.copy(s);let x=f*c-l*m;if(x<=0&&c>=0&&m<=0)return a=c/(c-m),e.copy(i).addScaledVector(sr,a);let p=h*m-f*u;if(p<=0&&u-h>=0&&f-m>=0)return cp.subVectors(s,n),a=(u-h)/(u-h+(f-m)),e.copy(n).addScaledVector(cp,a);let g=1/(p+x+d);return o=x*g,a=d*g,e.copy(i).addScaledVector(nr,o).addScaledVector(sr,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Jt=class{constructor(t=new D(1/0,1/0,1/0),e=new D(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,i=t.length;e<i;e+=3)this.expandByPoint(tn.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,i=t.count;e<i;e++)this.expandByPoint(tn.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,i=t.length;e<i;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let i=tn.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(i),this.max.copy(t).add(i),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let i=t.geometry;if(i!==void 0){let s=i.getAttribute("position");if(e===!0&&s!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,tn):tn.fromBufferAttribute(s,o),tn.applyMatrix4(t.matrixWorld),this.expandByPoint(tn);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Ea.copy(t.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Ea.copy(i.boundingBox)),Ea.applyMatrix4(t.matrixWorld),this.union(Ea)}let n=t.children;for(let s=0,o=n.length;s<o;s++)this.expandByObject(n[s],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,tn),tn.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,i;return t.normal.x>0?(e=t.normal.x*this.min.x,i=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,i=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,i+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,i+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,i+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,i+=t.normal.z*this.min.z),e<=-t.constant&&i>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(co),Ra.subVectors(this.max,co),rr.subVectors(t.a,co),or.subVectors(t.b,co),ar.subVectors(t.c,co),es.subVectors(or,rr),is.subVectors(ar,or),Ps.subVectors(rr,ar);let e=[0,-es.z,es.y,0,-is.z,is.y,0,-Ps.z,Ps.y,es.z,0,-es.x,is.z,0,-is.x,Ps.z,0,-Ps.x,-es.y,es.x,0,-is.y,is.x,0,-Ps.y,Ps.x,0];return!jh(e,rr,or,ar,Ra)||(e=[1,0,0,0,1,0,0,0,1],!jh(e,rr,or,ar,Ra))?!1:(Ca.crossVectors(es,is),e=[Ca.x,Ca.y,Ca.z],jh(e,rr,or,ar,Ra))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,tn).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(tn).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Ln[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Ln[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Ln[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Ln[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Ln[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Ln[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Ln[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Ln[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Ln),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Ln=[new D,new D,new D,new D,new D,new D,new D,new D],tn=new D,Ea=new Jt,rr=new D,or=new D,ar=new D,es=new D,is=new D,Ps=new D,co=new D,Ra=new D,Ca=new D,Is=new D;function jh(r,t,e,i,n){for(let s=0,o=r.length-3;s<=o;s+=3){Is.fromArray(r,s);let a=n.x*Math.abs(Is.x)+n.y*Math.abs(Is.y)+n.z*Math.abs(Is.z),l=t.dot(Is),c=e.dot(Is),h=i.dot(Is);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var Oe=new D,Pa=new St,Xx=0,ee=class extends en{constructor(t,e,i=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Xx++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=i,this.usage=Ku,this.updateRanges=[],this.gpuType=Ni,this.version=0,this._normalizationScale=t!==void 0?fc(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,i){t*=this.itemSize,i*=e.itemSize;for(let n=0,s=this.itemSize;n<s;n++)this.array[t+n]=e.array[i+n];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,i=this.count;e<i;e++)Pa.fromBufferAttribute(this,e),Pa.applyMatrix3(t),this.setXY(e,Pa.x,Pa.y);else if(this.itemSize===3)for(let e=0,i=this.count;e<i;e++)Oe.fromBufferAttribute(this,e),Oe.applyMatrix3(t),this.setXYZ(e,Oe.x,Oe.y,Oe.z);return this}applyMatrix4(t){for(let e=0,i=this.count;e<i;e++)Oe.fromBufferAttribute(this,e),Oe.applyMatrix4(t),this.setXYZ(e,Oe.x,Oe.y,Oe.z);return this}applyNormalMatrix(t){for(let e=0,i=this.count;e<i;e++)Oe.fromBufferAttribute(this,e),Oe.applyNormalMatrix(t),this.setXYZ(e,Oe.x,Oe.y,Oe.z);return this}transformDirection(t){for(let e=0,i=this.count;e<i;e++)Oe.fromBufferAttribute(this,e),Oe.transformDirection(t),this.setXYZ(e,Oe.x,Oe.y,Oe.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let i=this.array[t*this.itemSize+e];return this.normalized&&(i=this._denormalize(i)),i}setComponent(t,e,i){return this.normalized&&(i=this._normalize(i)),this.array[t*this.itemSize+e]=i,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,i){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),i=this._normalize(i)),this.array[t+0]=e,this.array[t+1]=i,this}setXYZ(t,e,i,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=i,this.array[t+2]=n,this}setXYZW(t,e,i,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=i,this.array[t+2]=n,this.array[t+3]=s,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Qu(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):td(t,this.array)}};var So=class extends ee{constructor(t,e,i){super(new Uint16Array(t),e,i)}};var To=class extends ee{constructor(t,e,i){super(new Uint32Array(t),e,i)}};var ke=class extends ee{constructor(t,e,i){super(new Float32Array(t),e,i)}},$x=new Jt,ho=new D,Jh=new D,wi=class{constructor(t=new D,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let i=this.center;e!==void 0?i.copy(e):$x.setFromPoints(t).getCenter(i);let n=0;for(let s=0,o=t.length;s<o;s++)n=Math.max(n,i.distanceToSquared(t[s]));return this.radius=Math.sqrt(n),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let i=this.center.distanceToSquared(t);return e.copy(t),i>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;ho.subVectors(t,this.center);let e=ho.lengthSq();if(e>this.radius*this.radius){let i=Math.sqrt(e),n=(i-this.radius)*.5;this.center.addScaledVector(ho,n/i),this.radius+=n}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Jh.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(ho.copy(t.center).add(Jh)),this.expandByPoint(ho.copy(t.center).sub(Jh))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},qx=0,Wi=new Pt,Qh=new Ae,lr=new D,Ci=new Jt,uo=new Jt,Ye=new D,be=class r extends en{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:qx++}),this.uuid=bn(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(yx(t)?To:So)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,i=0){this.groups.push({start:t,count:e,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new kt().getNormalMatrix(t);i.applyNormalMatrix(s),i.needsUpdate=!0}let n=this.attributes.tangent;return n!==void 0&&(n.transformDirection(t),n.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Wi.makeRotationFromQuaternion(t),this.applyMatrix4(Wi),this}rotateX(t){return Wi.makeRotationX(t),this.applyMatrix4(Wi),this}rotateY(t){return Wi.makeRotationY(t),this.applyMatrix4(Wi),this}rotateZ(t){return Wi.makeRotationZ(t),this.applyMatrix4(Wi),this}translate(t,e,i){return Wi.makeTranslation(t,e,i),this.applyMatrix4(Wi),this}scale(t,e,i){return Wi.makeScale(t,e,i),this.applyMatrix4(Wi),this}lookAt(t){return Qh.lookAt(t),Qh.updateMatrix(),this.applyMatrix4(Qh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(lr).negate(),this.translate(lr.x,lr.y,lr.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let i=[];for(let n=0,s=t.length;n<s;n++){let o=t[n];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ke(i,3))}else{let i=Math.min(t.length,e.count);for(let n=0;n<i;n++){let s=t[n];e.setXYZ(n,s.x,s.y,s.z||0)}t.length>e.count&&Lt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Jt);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Bt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new D(-1/0,-1/0,-1/0),new D(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let i=0,n=e.length;i<n;i++){let s=e[i];Ci.setFromBufferAttribute(s),this.morphTargetsRelative?(Ye.addVectors(this.boundingBox.min,Ci.min),this.boundingBox.expandByPoint(Ye),Ye.addVectors(this.boundingBox.max,Ci.max),this.boundingBox.expandByPoint(Ye)):(this.boundingBox.expandByPoint(Ci.min),this.boundingBox.expandByPoint(Ci.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Bt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new wi);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Bt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new D,1/0);return}if(t){let i=this.boundingSphere.center;if(Ci.setFromBufferAttribute(t),e)for(let s=0,o=e.length;s<o;s++){let a=e[s];uo.setFromBufferAttribute(a),this.morphTargetsRelative?(Ye.addVectors(Ci.min,uo.min),Ci.expandByPoint(Ye),Ye.addVectors(Ci.max,uo.max),Ci.expandByPoint(Ye)):(Ci.expandByPoint(uo.min),Ci.expandByPoint(uo.max))}Ci.getCenter(i);let n=0;for(let s=0,o=t.count;s<o;s++)Ye.fromBufferAttribute(t,s),n=Math.max(n,i.distanceToSquared(Ye));if(e)for(let s=0,o=e.length;s<o;s++){let a=e[s],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Ye.fromBufferAttribute(a,c),l&&(lr.fromBufferAttribute(t,c),Ye.add(lr)),n=Math.max(n,i.distanceToSquared(Ye))}this.boundingSphere.radius=Math.sqrt(n),isNaN(this.boundingSphere.radius)&&Bt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){Bt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=e.position,n=e.normal,s=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new ee(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let C=0;C<i.count;C++)a[C]=new D,l[C]=new D;let h=new D,u=new D,d=new D,f=new St,m=new St,x=new St,p=new D,g=new D;function y(C,R,I){c[C]=c[R]=c[I]=1,h.fromBufferAttribute(i,C),u.fromBufferAttribute(i,R),d.fromBufferAttribute(i,I),f.fromBufferAttribute(s,C),m.fromBufferAttribute(s,R),x.fromBufferAttribute(s,I),u.sub(h),d.sub(h),m.sub(f),x.sub(f);let P=1/(m.x*x.y-x.x*m.y);isFinite(P)&&(p.copy(u).multiplyScalar(x.y).addScaledVector(d,-m.y).multiplyScalar(P),g.copy(d).multiplyScalar(m.x).addScaledVector(u,-x.x).multiplyScalar(P),a[C].add(p),a[R].add(p),a[I].add(p),l[C].add(g),l[R].add(g),l[I].add(g))}let w=this.groups;w.length===0&&(w=[{start:0,count:t.count}]);for(let C=0,R=w.length;C<R;++C){let I=w[C],P=I.start,U=I.count;for(let N=P,B=P+U;N<B;N+=3)y(t.getX(N+0),t.getX(N+1),t.getX(N+2))}let v=new D,M=new D,T=new D,_=new D;function S(C){T.fromBufferAttribute(n,C),_.copy(T);let R=a[C];v.copy(R),v.sub(T.multiplyScalar(T.dot(R))).normalize(),M.crossVectors(_,R);let P=M.dot(l[C])<0?-1:1;o.setXYZW(C,v.x,v.y,v.z,P)}for(let C=0,R=i.count;C<R;++C)c[C]&&S(C);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==e.count)i=new ee(new Float32Array(e.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let n=new D,s=new D,o=new D,a=new D,l=new D,c=new D,h=new D,u=new D;if(t)for(let d=0,f=t.count;d<f;d+=3){let m=t.getX(d+0),x=t.getX(d+1),p=t.getX(d+2);n.fromBufferAttribute(e,m),s.fromBufferAttribute(e,x),o.fromBufferAttribute(e,p),h.subVectors(o,s),u.subVectors(n,s),h.cross(u),a.fromBufferAttribute(i,m),l.fromBufferAttribute(i,x),c.fromBufferAttribute(i,p),a.add(h),l.add(h),c.add(h),i.setXYZ(m,a.x,a.y,a.z),i.setXYZ(x,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)n.fromBufferAttribute(e,d+0),s.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,s),u.subVectors(n,s),h.cross(u),i.setXYZ(d+0,h.x,h.y,h.z),i.setXYZ(d+1,h.x,h.y,h.z),i.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,i=t.count;e<i;e++)Ye.fromBufferAttribute(t,e),Ye.normalize(),t.setXYZ(e,Ye.x,Ye.y,Ye.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,m=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let g=0;g<h;g++)d[m++]=c[f++]}return new ee(d,h,u)}if(this.index===null)return Lt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new r,i=this.index.array,n=this.attributes;for(let a in n){let l=n[a],c=t(l,i);e.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,i);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let i=this.attributes;for(let l in i){let c=i[l];t.data.attributes[l]=c.toJSON(t.data)}let n={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(n[l]=h,s=!0)}s&&(t.data.morphAttributes=n,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let i=t.index;i!==null&&this.setIndex(i.clone());let n=t.attributes;for(let c in n){let h=n[c];this.setAttribute(c,h.clone(e))}let s=t.morphAttributes;for(let c in s){let h=[],u=s[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Sr=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=Ku,this.updateRanges=[],this.version=0,this.uuid=bn()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,i){t*=this.stride,i*=e.stride;for(let n=0,s=this.stride;n<s;n++)this.array[t+n]=e.array[i+n];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=hp(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let i=new this.array.constructor(t.arrayBuffers[e]),n=new this.constructor(i,this.stride);return n.setUsage(this.usage),n}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=hp(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let i={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return i.usage=this.usage,i}};function hp(r){return r.buffer._uuid===void 0&&(r.buffer._uuid=bn()),r.byteOffset===0&&r.byteLength===r.buffer.byteLength?r.buffer._uuid:r.buffer._uuid+":"+r.byteOffset+":"+r.byteLength}var gi=new D,Tr=class r{constructor(t,e,i,n=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=i,this.normalized=n,this._normalizationScale=t!==void 0?fc(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,i=this.data.count;e<i;e++)gi.fromBufferAttribute(this,e),gi.applyMatrix4(t),this.setXYZ(e,gi.x,gi.y,gi.z);return this}applyNormalMatrix(t){for(let e=0,i=this.count;e<i;e++)gi.fromBufferAttribute(this,e),gi.applyNormalMatrix(t),this.setXYZ(e,gi.x,gi.y,gi.z);return this}transformDirection(t){for(let e=0,i=this.count;e<i;e++)gi.fromBufferAttribute(this,e),gi.transformDirection(t),this.setXYZ(e,gi.x,gi.y,gi.z);return this}getComponent(t,e){let i=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(i=this._denormalize(i)),i}setComponent(t,e,i){return this.normalized&&(i=this._normalize(i)),this.data.array[t*this.data.stride+this.offset+e]=i,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,i){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),i=this._normalize(i)),this.data.array[t+0]=e,this.data.array[t+1]=i,this}setXYZ(t,e,i,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=i,this.data.array[t+2]=n,this}setXYZW(t,e,i,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=i,this.data.array[t+2]=n,this.data.array[t+3]=s,this}clone(t){if(t===void 0){vo("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let i=0;i<this.count;i++){let n=i*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)e.push(this.data.array[n+s])}return new ee(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new r(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){vo("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let i=0;i<this.count;i++){let n=i*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)e.push(this.data.array[n+s])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Qu(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):td(t,this.data.array)}},tu=new D,Yx=new D,Kx=new kt,Be=class{constructor(t=new D(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,i,n){return this.normal.set(t,e,i),this.constant=n,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,i){let n=tu.subVectors(i,e).cross(Yx.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(n,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,i=!0){let n=t.delta(tu),s=this.normal.dot(n);if(s===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(n,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),i=this.distanceToPoint(t.end);return e<0&&i>0||i<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let i=e||Kx.getNormalMatrix(t),n=this.coplanarPoint(tu).applyMatrix4(t),s=this.normal.applyMatrix3(i).normalize();return this.constant=-n.dot(s),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Zx=0,Mi=class extends en{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Zx++}),this.uuid=bn(),this.name="",this.type="Material",this.blending=Nr,this.side=ti,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Au,this.blendDst=Eu,this.blendEquation=Vs,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Ot(0,0,0),this.blendAlpha=0,this.depthFunc=xr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=dc,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=tl,this.stencilZFail=tl,this.stencilZPass=tl,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let i=t[e];if(i===void 0){Lt(`Material: parameter '${e}' has value of undefined.`);continue}let n=this[e];if(n===void 0){Lt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}n&&n.isColor?n.set(i):n&&n.isVector2&&i&&i.isVector2||n&&n.isEuler&&i&&i.isEuler||n&&n.isVector3&&i&&i.isVector3?n.copy(i):this[e]=i}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(t).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(t).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(t).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(t).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(t).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function n(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(e){let s=n(t.textures),o=n(t.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new Ot().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(i=>new Be().fromJSON(i))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let i=t.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new St().fromArray(i)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new St().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,i=null;if(e!==null){let n=e.length;i=new Array(n);for(let s=0;s!==n;++s)i[s]=e[s].clone()}return this.clippingPlanes=i,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Nn=new D,eu=new D,Ia=new D,La=new D,Ii=class{constructor(t=new D,e=new D(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Nn)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let i=e.dot(this.direction);return i<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Nn.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Nn.copy(this.origin).addScaledVector(this.direction,e),Nn.distanceToSquared(t))}distanceSqToSegment(t,e,i,n){eu.copy(t).add(e).multiplyScalar(.5),Ia.copy(e).sub(t).normalize(),La.copy(this.origin).sub(eu);let s=t.distanceTo(e)*.5,o=-this.direction.dot(Ia),a=La.dot(this.direction),l=-La.dot(Ia),c=La.lengthSq(),h=Math.abs(1-o*o),u,d,f,m;if(h>0)if(u=o*l-a,d=o*a-l,m=s*h,u>=0)if(d>=-m)if(d<=m){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=s,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-s,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-m?(u=Math.max(0,-(-o*s+a)),d=u>0?-s:Math.min(Math.max(-s,-l),s),f=-u*u+d*(d+2*l)+c):d<=m?(u=0,d=Math.min(Math.max(-s,-l),s),f=d*(d+2*l)+c):(u=Math.max(0,-(o*s+a)),d=u>0?s:Math.min(Math.max(-s,-l),s),f=-u*u+d*(d+2*l)+c);else d=o>0?-s:s,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,u),n&&n.copy(eu).addScaledVector(Ia,d),f}intersectSphere(t,e){if(t.radius<0)return null;Nn.subVectors(t.center,this.origin);let i=Nn.dot(this.direction),n=Nn.dot(Nn)-i*i,s=t.radius*t.radius;if(n>s)return null;let o=Math.sqrt(s-n),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(t.normal)+t.constant)/e;return i>=0?i:null}intersectPlane(t,e){let i=this.distanceToPlane(t);return i===null?null:this.at(i,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let i,n,s,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(i=(t.min.x-d.x)*c,n=(t.max.x-d.x)*c):(i=(t.max.x-d.x)*c,n=(t.min.x-d.x)*c),h>=0?(s=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(s=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),i>o||s>n||((s>i||isNaN(i))&&(i=s),(o<n||isNaN(n))&&(n=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),i>l||a>n)||((a>i||i!==i)&&(i=a),(l<n||n!==n)&&(n=l),n<0)?null:this.at(i>=0?i:n,e)}intersectsBox(t){return this.intersectBox(t,Nn)!==null}intersectTriangle(t,e,i,n,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,m=e.x-o.x,x=e.y-o.y,p=e.z-o.z,g=i.x-o.x,y=i.y-o.y,w=i.z-o.z,v=Math.abs(l),M=Math.abs(c),T=Math.abs(h),_,S,C,R,I,P,U,N,B,z,X,it;if(v>=M&&v>=T?(C=l,P=u,B=m,it=g,l>=0?(_=c,S=h,R=d,I=f,U=x,N=p,z=y,X=w):(_=h,S=c,R=f,I=d,U=p,N=x,z=w,X=y)):M>=T?(C=c,P=d,B=x,it=y,c>=0?(_=h,S=l,R=f,I=u,U=p,N=m,z=w,X=g):(_=l,S=h,R=u,I=f,U=m,N=p,z=g,X=w)):(C=h,P=f,B=p,it=w,h>=0?(_=l,S=c,R=u,I=d,U=m,N=x,z=g,X=y):(_=c,S=l,R=d,I=u,U=x,N=m,z=y,X=g)),C===0)return null;let $=_/C,Q=S/C,et=1/C,wt=R-$*P,Tt=I-Q*P,K=U-$*B,ot=N-Q*B,lt=z-$*it,At=X-Q*it,mt=lt*ot-At*K,G=wt*At-Tt*lt,ct=K*Tt-ot*wt;if(n){if(mt<0||G<0||ct<0)return null}else if((mt<0||G<0||ct<0)&&(mt>0||G>0||ct>0))return null;let nt=mt+G+ct;if(nt===0)return null;let Mt=et*(mt*P+G*B+ct*it);return(nt>0?Mt<0:Mt>0)?null:this.at(Mt/nt,s)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Qe=class extends Mi{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Ot(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Fn,this.combine=Ru,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},up=new Pt,Ls=new Ii,Na=new wi,dp=new D,Da=new D,Oa=new D,Ua=new D,iu=new D,Fa=new D,fp=new D,Ba=new D,ue=class extends Ae{constructor(t=new be,e=new Qe){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){let n=e[i[0]];if(n!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=n.length;s<o;s++){let a=n[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(t,e){let i=this.geometry,n=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;e.fromBufferAttribute(n,t);let a=this.morphTargetInfluences;if(s&&a){Fa.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let h=a[l],u=s[l];h!==0&&(iu.fromBufferAttribute(u,t),o?Fa.addScaledVector(iu,h):Fa.addScaledVector(iu.sub(e),h))}e.add(Fa)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let i=this.geometry,n=this.material,s=this.matrixWorld;n!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Na.copy(i.boundingSphere),Na.applyMatrix4(s),Ls.copy(t.ray).recast(t.near),!(Na.containsPoint(Ls.origin)===!1&&(Ls.intersectSphere(Na,dp)===null||Ls.origin.distanceToSquared(dp)>(t.far-t.near)**2))&&(up.copy(s).invert(),Ls.copy(t.ray).applyMatrix4(up),!(i.boundingBox!==null&&Ls.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(t,e,Ls)))}_computeIntersections(t,e,i){let n,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,h=s.attributes.uv1,u=s.attributes.normal,d=s.groups,f=s.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],y=Math.max(p.start,f.start),w=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let v=y,M=w;v<M;v+=3){let T=a.getX(v),_=a.getX(v+1),S=a.getX(v+2);n=ka(this,g,t,i,c,h,u,T,_,S),n&&(n.faceIndex=Math.floor(v/3),n.face.materialIndex=p.materialIndex,e.push(n))}}else{let m=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let y=a.getX(p),w=a.getX(p+1),v=a.getX(p+2);n=ka(this,o,t,i,c,h,u,y,w,v),n&&(n.faceIndex=Math.floor(p/3),e.push(n))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],y=Math.max(p.start,f.start),w=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let v=y,M=w;v<M;v+=3){let T=v,_=v+1,S=v+2;n=ka(this,g,t,i,c,h,u,T,_,S),n&&(n.faceIndex=Math.floor(v/3),n.face.materialIndex=p.materialIndex,e.push(n))}}else{let m=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let y=p,w=p+1,v=p+2;n=ka(this,o,t,i,c,h,u,y,w,v),n&&(n.faceIndex=Math.floor(p/3),e.push(n))}}}};function jx(r,t,e,i,n,s,o,a){let l;if(t.side===Ve?l=i.intersectTriangle(o,s,n,!0,a):l=i.intersectTriangle(n,s,o,t.side===ti,a),l===null)return null;Ba.copy(a),Ba.applyMatrix4(r.matrixWorld);let c=e.ray.origin.distanceTo(Ba);return c<e.near||c>e.far?null:{distance:c,point:Ba.clone(),object:r}}function ka(r,t,e,i,n,s,o,a,l,c){r.getVertexPosition(a,Da),r.getVertexPosition(l,Oa),r.getVertexPosition(c,Ua);let h=jx(r,t,e,i,Da,Oa,Ua,fp);if(h){let u=new D;Je.getBarycoord(fp,Da,Oa,Ua,u),n&&(h.uv=Je.getInterpolatedAttribute(n,a,l,c,u,new St)),s&&(h.uv1=Je.getInterpolatedAttribute(s,a,l,c,u,new St)),o&&(h.normal=Je.getInterpolatedAttribute(o,a,l,c,u,new D),h.normal.dot(i.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new D,materialIndex:0};Je.getNormal(Da,Oa,Ua,d.normal),h.face=d,h.barycoord=u}return h}var fo=new ce,pp=new ce,mp=new ce,Jx=new ce,gp=new Pt,za=new D,nu=new wi,xp=new Pt,su=new Ii,Ao=class extends ue{constructor(t,e){super(t,e),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=hu,this.bindMatrix=new Pt,this.bindMatrixInverse=new Pt,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){let t=this.geometry;this.boundingBox===null&&(this.boundingBox=new Jt),this.boundingBox.makeEmpty();let e=t.getAttribute("position");for(let i=0;i<e.count;i++)this.getVertexPosition(i,za),this.boundingBox.expandByPoint(za)}computeBoundingSphere(){let t=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new wi),this.boundingSphere.makeEmpty();let e=t.getAttribute("position");for(let i=0;i<e.count;i++)this.getVertexPosition(i,za),this.boundingSphere.expandByPoint(za)}copy(t,e){return super.copy(t,e),this.bindMode=t.bindMode,this.bindMatrix.copy(t.bindMatrix),this.bindMatrixInverse.copy(t.bindMatrixInverse),this.skeleton=t.skeleton,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}raycast(t,e){let i=this.material,n=this.matrixWorld;i!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),nu.copy(this.boundingSphere),nu.applyMatrix4(n),t.ray.intersectsSphere(nu)!==!1&&(xp.copy(n).invert(),su.copy(t.ray).applyMatrix4(xp),!(this.boundingBox!==null&&su.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(t,e,su)))}getVertexPosition(t,e){return super.getVertexPosition(t,e),this.applyBoneTransform(t,e),e}bind(t,e){this.skeleton=t,e===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),e=this.matrixWorld),this.bindMatrix.copy(e),this.bindMatrixInverse.copy(e).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){let t=new ce,e=this.geometry.attributes.skinWeight;for(let i=0,n=e.count;i<n;i++){t.fromBufferAttribute(e,i);let s=1/t.manhattanLength();s!==1/0?t.multiplyScalar(s):t.set(1,0,0,0),e.setXYZW(i,t.x,t.y,t.z,t.w)}}updateMatrixWorld(t){super.updateMatrixWorld(t),this.bindMode===hu?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===am?this.bindMatrixInverse.copy(this.bindMatrix).invert():Lt("SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(t,e){let i=this.skeleton,n=this.geometry;pp.fromBufferAttribute(n.attributes.skinIndex,t),mp.fromBufferAttribute(n.attributes.skinWeight,t),e.isVector4?(fo.copy(e),e.set(0,0,0,0)):(fo.set(e.x,e.y,e.z,1),e.set(0,0,0)),fo.applyMatrix4(this.bindMatrix);for(let s=0;s<4;s++){let o=mp.getComponent(s);if(o!==0){let a=pp.getComponent(s);gp.multiplyMatrices(i.bones[a].matrixWorld,i.boneInverses[a]),e.addScaledVector(Jx.copy(fo).applyMatrix4(gp),o)}}return e.isVector4&&(e.w=fo.w),e.applyMatrix4(this.bindMatrixInverse)}},Ar=class extends Ae{constructor(){super(),this.isBone=!0,this.type="Bone"}},os=class extends ze{constructor(t=null,e=1,i=1,n,s,o,a,l,c=Le,h=Le,u,d){super(null,o,a,l,c,h,n,s,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},yp=new Pt,Qx=new Pt,Eo=class r{constructor(t=[],e=[]){this.uuid=bn(),this.bones=t.slice(0),this.boneInverses=e,this.boneMatrices=null,this.previousBoneMatrices=null,this.boneTexture=null,this.previousBoneTexture=null,this.init()}init(){let t=this.bones,e=this.boneInverses;if(this.boneMatrices=new Float32Array(t.length*16),e.length===0)this.calculateInverses();else if(t.length!==e.length){Lt("Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let i=0,n=this.bones.length;i<n;i++)this.boneInverses.push(new Pt)}}calculateInverses(){this.boneInverses.length=0;for(let t=0,e=this.bones.length;t<e;t++){let i=new Pt;this.bones[t]&&i.copy(this.bones[t].matrixWorld).invert(),this.boneInverses.push(i)}}pose(){for(let t=0,e=this.bones.length;t<e;t++){let i=this.bones[t];i&&i.matrixWorld.copy(this.boneInverses[t]).invert()}for(let t=0,e=this.bones.length;t<e;t++){let i=this.bones[t];i&&(i.parent&&i.parent.isBone?(i.matrix.copy(i.parent.matrixWorld).invert(),i.matrix.multiply(i.matrixWorld)):i.matrix.copy(i.matrixWorld),i.matrix.decompose(i.position,i.quaternion,i.scale))}}update(){let t=this.bones,e=this.boneInverses,i=this.boneMatrices,n=this.boneTexture;for(let s=0,o=t.length;s<o;s++){let a=t[s]?t[s].matrixWorld:Qx;yp.multiplyMatrices(a,e[s]),yp.toArray(i,s*16)}n!==null&&(n.needsUpdate=!0)}clone(){return new r(this.bones,this.boneInverses)}computeBoneTexture(){let t=Math.sqrt(this.bones.length*4);t=Math.ceil(t/4)*4,t=Math.max(t,4);let e=new Float32Array(t*t*4);e.set(this.boneMatrices);let i=new os(e,t,t,ei,Ni);return i.needsUpdate=!0,this.boneMatrices=e,this.boneTexture=i,this}getBoneByName(t){for(let e=0,i=this.bones.length;e<i;e++){let n=this.bones[e];if(n.name===t)return n}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null),this.previousBoneTexture!==null&&(this.previousBoneTexture.dispose(),this.previousBoneTexture=null)}fromJSON(t,e){this.uuid=t.uuid;for(let i=0,n=t.bones.length;i<n;i++){let s=t.bones[i],o=e[s];o===void 0&&(Lt("Skeleton: No bone found with UUID:",s),o=new Ar),this.bones.push(o),this.boneInverses.push(new Pt().fromArray(t.boneInverses[i]))}return this.init(),this}toJSON(){let t={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};t.uuid=this.uuid;let e=this.bones,i=this.boneInverses;for(let n=0,s=e.length;n<s;n++){let o=e[n];t.bones.push(o.uuid);let a=i[n];t.boneInverses.push(a.toArray())}return t}},Bn=class extends ee{constructor(t,e,i,n=1){super(t,e,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},cr=new Pt,_p=new Pt,Va=[],vp=new Jt,ty=new Pt,po=new ue,mo=new wi,Ro=class extends ue{constructor(t,e,i){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new Bn(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let n=0;n<i;n++)this.setMatrixAt(n,ty)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Jt),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<e;i++)this.getMatrixAt(i,cr),vp.copy(t.boundingBox).applyMatrix4(cr),this.boundingBox.union(vp)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new wi),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<e;i++)this.getMatrixAt(i,cr),mo.copy(t.boundingSphere).applyMatrix4(cr),this.boundingSphere.union(mo)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let i=e.morphTargetInfluences,n=this.morphTexture.source.data.data,s=i.length+1,o=t*s+1;for(let a=0;a<i.length;a++)i[a]=n[o+a]}raycast(t,e){let i=this.matrixWorld,n=this.count;if(po.geometry=this.geometry,po.material=this.material,po.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),mo.copy(this.boundingSphere),mo.applyMatrix4(i),t.ray.intersectsSphere(mo)!==!1))for(let s=0;s<n;s++){this.getMatrixAt(s,cr),_p.multiplyMatrices(i,cr),po.matrixWorld=_p,po.raycast(t,Va);for(let o=0,a=Va.length;o<a;o++){let l=Va[o];l.instanceId=s,l.object=this,e.push(l)}Va.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new Bn(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let i=e.morphTargetInfluences,n=i.length+1;this.morphTexture===null&&(this.morphTexture=new os(new Float32Array(n*this.count),n,this.count,Il,Ni));let s=this.morphTexture.source.data.data,o=0;for(let c=0;c<i.length;c++)o+=i[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=n*t;return s[l]=a,s.set(i,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Ns=new wi,ey=new St(.5,.5),Ha=new D,as=class{constructor(t=new Be,e=new Be,i=new Be,n=new Be,s=new Be,o=new Be){this.planes=[t,e,i,n,s,o]}set(t,e,i,n,s,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(i),a[3].copy(n),a[4].copy(s),a[5].copy(o),this}copy(t){let e=this.planes;for(let i=0;i<6;i++)e[i].copy(t.planes[i]);return this}setFromProjectionMatrix(t,e=$i,i=!1){let n=this.planes,s=t.elements,o=s[0],a=s[1],l=s[2],c=s[3],h=s[4],u=s[5],d=s[6],f=s[7],m=s[8],x=s[9],p=s[10],g=s[11],y=s[12],w=s[13],v=s[14],M=s[15];if(n[0].setComponents(c-o,f-h,g-m,M-y).normalize(),n[1].setComponents(c+o,f+h,g+m,M+y).normalize(),n[2].setComponents(c+a,f+u,g+x,M+w).normalize(),n[3].setComponents(c-a,f-u,g-x,M-w).normalize(),i)n[4].setComponents(l,d,p,v).normalize(),n[5].setComponents(c-l,f-d,g-p,M-v).normalize();else if(n[4].setComponents(c-l,f-d,g-p,M-v).normalize(),e===$i)n[5].setComponents(c+l,f+d,g+p,M+v).normalize();else if(e===_r)n[5].setComponents(l,d,p,v).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Ns.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Ns.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Ns)}intersectsSprite(t){Ns.center.set(0,0,0);let e=ey.distanceTo(t.center);return Ns.radius=.7071067811865476+e,Ns.applyMatrix4(t.matrixWorld),this.intersectsSphere(Ns)}intersectsSphere(t){let e=this.planes,i=t.center,n=-t.radius;for(let s=0;s<6;s++)if(e[s].distanceToPoint(i)<n)return!1;return!0}intersectsBox(t){let e=this.planes;for(let i=0;i<6;i++){let n=e[i];if(Ha.x=n.normal.x>0?t.max.x:t.min.x,Ha.y=n.normal.y>0?t.max.y:t.min.y,Ha.z=n.normal.z>0?t.max.z:t.min.z,n.distanceToPoint(Ha)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let i=0;i<6;i++)if(e[i].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},bp=new Pt,ul=class r{constructor(){this.coordinateSystem=$i,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,i=this._frustums;for(let n=0;n<e.length;n++){let s=e[n];bp.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[n]===void 0&&(i[n]=new as),i[n].setFromProjectionMatrix(bp,s.coordinateSystem,s.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,i=t._frustums;for(let n=0;n<t._count;n++)e[n]===void 0&&(e[n]=new as),e[n].copy(i[n]);return this._count=t._count,this}clone(){return new r().copy(this)}};var kn=class extends Mi{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Ot(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},dl=new D,fl=new D,wp=new Pt,go=new Ii,Ga=new wi,ru=new D,Mp=new D,Bs=class extends Ae{constructor(t=new be,e=new kn){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,i=[0];for(let n=1,s=e.count;n<s;n++)dl.fromBufferAttribute(e,n-1),fl.fromBufferAttribute(e,n),i[n]=i[n-1],i[n]+=dl.distanceTo(fl);t.setAttribute("lineDistance",new ke(i,1))}else Lt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let i=this.geometry,n=this.matrixWorld,s=t.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Ga.copy(i.boundingSphere),Ga.applyMatrix4(n),Ga.radius+=s,t.ray.intersectsSphere(Ga)===!1)return;wp.copy(n).invert(),go.copy(t.ray).applyMatrix4(wp);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=i.index,d=i.attributes.position;if(h!==null){let f=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=h.getX(x),y=h.getX(x+1),w=Wa(this,t,go,l,g,y,x);w&&e.push(w)}if(this.isLineLoop){let x=h.getX(m-1),p=h.getX(f),g=Wa(this,t,go,l,x,p,m-1);g&&e.push(g)}}else{let f=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=Wa(this,t,go,l,x,x+1,x);g&&e.push(g)}if(this.isLineLoop){let x=Wa(this,t,go,l,m-1,f,m-1);x&&e.push(x)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){let n=e[i[0]];if(n!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=n.length;s<o;s++){let a=n[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function Wa(r,t,e,i,n,s,o){let a=r.geometry.attributes.position;if(dl.fromBufferAttribute(a,n),fl.fromBufferAttribute(a,s),e.distanceSqToSegment(dl,fl,ru,Mp)>i)return;ru.applyMatrix4(r.matrixWorld);let c=t.ray.origin.distanceTo(ru);if(!(c<t.near||c>t.far))return{distance:c,point:Mp.clone().applyMatrix4(r.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:r}}var Sp=new D,Tp=new D,ls=class extends Bs{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,i=[];for(let n=0,s=e.count;n<s;n+=2)Sp.fromBufferAttribute(e,n),Tp.fromBufferAttribute(e,n+1),i[n]=n===0?0:i[n-1],i[n+1]=i[n]+Sp.distanceTo(Tp);t.setAttribute("lineDistance",new ke(i,1))}else Lt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},Co=class extends Bs{constructor(t,e){super(t,e),this.isLineLoop=!0,this.type="LineLoop"}},Er=class extends Mi{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Ot(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}},Ap=new Pt,mu=new Ii,Xa=new wi,$a=new D,Po=class extends Ae{constructor(t=new be,e=new Er){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let i=this.geometry,n=this.matrixWorld,s=t.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Xa.copy(i.boundingSphere),Xa.applyMatrix4(n),Xa.radius+=s,t.ray.intersectsSphere(Xa)===!1)return;Ap.copy(n).invert(),mu.copy(t.ray).applyMatrix4(Ap);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=i.index,u=i.attributes.position;if(c!==null){let d=Math.max(0,o.start),f=Math.min(c.count,o.start+o.count);for(let m=d,x=f;m<x;m++){let p=c.getX(m);$a.fromBufferAttribute(u,p),Ep($a,p,l,n,t,e,this)}}else{let d=Math.max(0,o.start),f=Math.min(u.count,o.start+o.count);for(let m=d,x=f;m<x;m++)$a.fromBufferAttribute(u,m),Ep($a,m,l,n,t,e,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){let n=e[i[0]];if(n!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=n.length;s<o;s++){let a=n[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function Ep(r,t,e,i,n,s,o){let a=mu.distanceSqToPoint(r);if(a<e){let l=new D;mu.closestPointToPoint(r,l),l.applyMatrix4(i);let c=n.ray.origin.distanceTo(l);if(c<n.near||c>n.far)return;s.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}var Io=class extends ze{constructor(t=[],e=Hs,i,n,s,o,a,l,c,h){super(t,e,i,n,s,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}},Lo=class extends ze{constructor(t,e,i,n,s,o,a,l,c){super(t,e,i,n,s,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var zn=class extends ze{constructor(t,e,i=rn,n,s,o,a=Le,l=Le,c,h=Un,u=1){if(h!==Un&&h!==qn)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,n,s,o,a,l,h,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new wr(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},No=class extends zn{constructor(t,e=rn,i=Hs,n,s,o=Le,a=Le,l,c=Un){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,i,n,s,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},Do=class extends ze{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},Rr=class r extends be{constructor(t=1,e=1,i=1,n=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:i,widthSegments:n,heightSegments:s,depthSegments:o};let a=this;n=Math.floor(n),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;m("z","y","x",-1,-1,i,e,t,o,s,0),m("z","y","x",1,-1,i,e,-t,o,s,1),m("x","z","y",1,1,t,i,e,n,o,2),m("x","z","y",1,-1,t,i,-e,n,o,3),m("x","y","z",1,-1,t,e,i,n,s,4),m("x","y","z",-1,-1,t,e,-i,n,s,5),this.setIndex(l),this.setAttribute("position",new ke(c,3)),this.setAttribute("normal",new ke(h,3)),this.setAttribute("uv",new ke(u,2));function m(x,p,g,y,w,v,M,T,_,S,C){let R=v/_,I=M/S,P=v/2,U=M/2,N=T/2,B=_+1,z=S+1,X=0,it=0,$=new D;for(let Q=0;Q<z;Q++){let et=Q*I-U;for(let wt=0;wt<B;wt++){let Tt=wt*R-P;$[x]=Tt*y,$[p]=et*w,$[g]=N,c.push($.x,$.y,$.z),$[x]=0,$[p]=0,$[g]=T>0?1:-1,h.push($.x,$.y,$.z),u.push(wt/_),u.push(1-Q/S),X+=1}}for(let Q=0;Q<S;Q++)for(let et=0;et<_;et++){let wt=d+et+B*Q,Tt=d+et+B*(Q+1),K=d+(et+1)+B*(Q+1),ot=d+(et+1)+B*Q;l.push(wt,Tt,ot),l.push(Tt,K,ot),it+=6}a.addGroup(f,it,C),f+=it,d+=X}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new r(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var qa=new D,Ya=new D,ou=new D,Ka=new Je,Oo=class extends be{constructor(t=null,e=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:t,thresholdAngle:e},t!==null){let n=Math.pow(10,4),s=Math.cos(mr*e),o=t.getIndex(),a=t.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let m=0;m<l;m+=3){o?(c[0]=o.getX(m),c[1]=o.getX(m+1),c[2]=o.getX(m+2)):(c[0]=m,c[1]=m+1,c[2]=m+2);let{a:x,b:p,c:g}=Ka;if(x.fromBufferAttribute(a,c[0]),p.fromBufferAttribute(a,c[1]),g.fromBufferAttribute(a,c[2]),Ka.getNormal(ou),u[0]=`${Math.round(x.x*n)},${Math.round(x.y*n)},${Math.round(x.z*n)}`,u[1]=`${Math.round(p.x*n)},${Math.round(p.y*n)},${Math.round(p.z*n)}`,u[2]=`${Math.round(g.x*n)},${Math.round(g.y*n)},${Math.round(g.z*n)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let y=0;y<3;y++){let w=(y+1)%3,v=u[y],M=u[w],T=Ka[h[y]],_=Ka[h[w]],S=`${v}_${M}`,C=`${M}_${v}`,R=d.get(C);R?(ou.dot(R.normal)<=s&&(f.push(T.x,T.y,T.z),f.push(_.x,_.y,_.z)),d.set(C,null)):d.has(S)||d.set(S,{index0:c[y],index1:c[w],normal:ou.clone()})}}for(let m of d.values())if(m){let{index0:x,index1:p}=m;qa.fromBufferAttribute(a,x),Ya.fromBufferAttribute(a,p),f.push(qa.x,qa.y,qa.z),f.push(Ya.x,Ya.y,Ya.z)}this.setAttribute("position",new ke(f,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};var nn=class r extends be{constructor(t=1,e=1,i=1,n=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:i,heightSegments:n};let s=t/2,o=e/2,a=Math.floor(i),l=Math.floor(n),c=a+1,h=l+1,u=t/a,d=e/l,f=[],m=[],x=[],p=[];for(let g=0;g<h;g++){let y=g*d-o;for(let w=0;w<c;w++){let v=w*u-s;m.push(v,-y,0),x.push(0,0,1),p.push(w/a),p.push(1-g/l)}}for(let g=0;g<l;g++)for(let y=0;y<a;y++){let w=y+c*g,v=y+c*(g+1),M=y+1+c*(g+1),T=y+1+c*g;f.push(w,v,T),f.push(v,M,T)}this.setIndex(f),this.setAttribute("position",new ke(m,3)),this.setAttribute("normal",new ke(x,3)),this.setAttribute("uv",new ke(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new r(t.width,t.height,t.widthSegments,t.heightSegments)}};function Xs(r){let t={};for(let e in r){t[e]={};for(let i in r[e]){let n=r[e][i];if(Rp(n))n.isRenderTargetTexture?(Lt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][i]=null):t[e][i]=n.clone();else if(Array.isArray(n))if(Rp(n[0])){let s=[];for(let o=0,a=n.length;o<a;o++)s[o]=n[o].clone();t[e][i]=s}else t[e][i]=n.slice();else t[e][i]=n}}return t}function di(r){let t={};for(let e=0;e<r.length;e++){let i=Xs(r[e]);for(let n in i)t[n]=i[n]}return t}function Rp(r){return r&&(r.isColor||r.isMatrix3||r.isMatrix4||r.isVector2||r.isVector3||r.isVector4||r.isTexture||r.isQuaternion)}function iy(r){let t=[];for(let e=0;e<r.length;e++)t.push(r[e].clone());return t}function ed(r){let t=r.getRenderTarget();return t===null?r.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:qt.workingColorSpace}var bm={clone:Xs,merge:di},ny=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,sy=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ci=class extends Mi{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=ny,this.fragmentShader=sy,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Xs(t.uniforms),this.uniformsGroups=iy(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let n in this.uniforms){let o=this.uniforms[n].value;o&&o.isTexture?e.uniforms[n]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[n]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[n]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[n]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[n]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[n]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[n]={type:"m4",value:o.toArray()}:e.uniforms[n]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let i={};for(let n in this.extensions)this.extensions[n]===!0&&(i[n]=!0);return Object.keys(i).length>0&&(e.extensions=i),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let i in t.uniforms){let n=t.uniforms[i];switch(this.uniforms[i]={},n.type){case"t":this.uniforms[i].value=e[n.value]||null;break;case"c":this.uniforms[i].value=new Ot().setHex(n.value);break;case"v2":this.uniforms[i].value=new St().fromArray(n.value);break;case"v3":this.uniforms[i].value=new D().fromArray(n.value);break;case"v4":this.uniforms[i].value=new ce().fromArray(n.value);break;case"m3":this.uniforms[i].value=new kt().fromArray(n.value);break;case"m4":this.uniforms[i].value=new Pt().fromArray(n.value);break;default:this.uniforms[i].value=n.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let i in t.extensions)this.extensions[i]=t.extensions[i];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},pl=class extends ci{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Vn=class extends Mi{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Ot(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ot(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=uc,this.normalScale=new St(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Fn,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},yi=class extends Vn{constructor(t){super(),this.isMeshPhysicalMaterial=!0,this.defines={STANDARD:"",PHYSICAL:""},this.type="MeshPhysicalMaterial",this.anisotropyRotation=0,this.anisotropyMap=null,this.clearcoatMap=null,this.clearcoatRoughness=0,this.clearcoatRoughnessMap=null,this.clearcoatNormalScale=new St(1,1),this.clearcoatNormalMap=null,this.diffuseRoughnessMap=null,this.ior=1.5,Object.defineProperty(this,"reflectivity",{get:function(){return Vt(2.5*(this.ior-1)/(this.ior+1),0,1)},set:function(e){this.ior=(1+.4*e)/(1-.4*e)}}),this.iridescenceMap=null,this.iridescenceIOR=1.3,this.iridescenceThicknessMinimum=100,this.iridescenceThicknessMaximum=400,this.iridescenceThicknessMap=null,this.sheenColor=new Ot(0),this.sheenColorMap=null,this.sheenRoughness=1,this.sheenRoughnessMap=null,this.transmissionMap=null,this.thickness=0,this.thicknessMap=null,this.attenuationDistance=1/0,this.attenuationColor=new Ot(1,1,1),this.specularIntensity=1,this.specularIntensityMap=null,this.specularColor=new Ot(1,1,1),this.specularColorMap=null,this._anisotropy=0,this._clearcoat=0,this._diffuseRoughness=0,this._dispersion=0,this._iridescence=0,this._retroreflectivity=0,this._sheen=0,this._transmission=0,this.setValues(t)}get anisotropy(){return this._anisotropy}set anisotropy(t){this._anisotropy>0!=t>0&&this.version++,this._anisotropy=t}get clearcoat(){return this._clearcoat}set clearcoat(t){this._clearcoat>0!=t>0&&this.version++,this._clearcoat=t}get diffuseRoughness(){return this._diffuseRoughness}set diffuseRoughness(t){this._diffuseRoughness>0!=t>0&&this.version++,this._diffuseRoughness=t}get iridescence(){return this._iridescence}set iridescence(t){this._iridescence>0!=t>0&&this.version++,this._iridescence=t}get dispersion(){return this._dispersion}set dispersion(t){this._dispersion>0!=t>0&&this.version++,this._dispersion=t}get retroreflectivity(){return this._retroreflectivity}set retroreflectivity(t){this._retroreflectivity>0!=t>0&&this.version++,this._retroreflectivity=t}get sheen(){return this._sheen}set sheen(t){this._sheen>0!=t>0&&this.version++,this._sheen=t}get transmission(){return this._transmission}set transmission(t){this._transmission>0!=t>0&&this.version++,this._transmission=t}get iridescenceThicknessRange(){return Ds('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),[this.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum]}set iridescenceThicknessRange(t){Ds('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),this.iridescenceThicknessMinimum=t[0],this.iridescenceThicknessMaximum=t[1]}copy(t){return super.copy(t),this.defines={STANDARD:"",PHYSICAL:""},this.anisotropy=t.anisotropy,this.anisotropyRotation=t.anisotropyRotation,this.anisotropyMap=t.anisotropyMap,this.clearcoat=t.clearcoat,this.clearcoatMap=t.clearcoatMap,this.clearcoatRoughness=t.clearcoatRoughness,this.clearcoatRoughnessMap=t.clearcoatRoughnessMap,this.clearcoatNormalMap=t.clearcoatNormalMap,this.clearcoatNormalScale.copy(t.clearcoatNormalScale),this.diffuseRoughness=t.diffuseRoughness,this.diffuseRoughnessMap=t.diffuseRoughnessMap,this.dispersion=t.dispersion,this.ior=t.ior,this.iridescence=t.iridescence,this.iridescenceMap=t.iridescenceMap,this.iridescenceIOR=t.iridescenceIOR,this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum,this.iridescenceThicknessMap=t.iridescenceThicknessMap,this.retroreflectivity=t.retroreflectivity,this.sheen=t.sheen,this.sheenColor.copy(t.sheenColor),this.sheenColorMap=t.sheenColorMap,this.sheenRoughness=t.sheenRoughness,this.sheenRoughnessMap=t.sheenRoughnessMap,this.transmission=t.transmission,this.transmissionMap=t.transmissionMap,this.thickness=t.thickness,this.thicknessMap=t.thicknessMap,this.attenuationDistance=t.attenuationDistance,this.attenuationColor.copy(t.attenuationColor),this.specularIntensity=t.specularIntensity,this.specularIntensityMap=t.specularIntensityMap,this.specularColor.copy(t.specularColor),this.specularColorMap=t.specularColorMap,this}};var ml=class extends Mi{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=cm,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},gl=class extends Mi{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function ss(r,t){return!r||r.constructor===t?r:typeof t.BYTES_PER_ELEMENT=="number"?new t(r):Array.prototype.slice.call(r)}function xo(r){return r!==void 0&&r.inTangents!==void 0&&r.outTangents!==void 0}function ry(r){function t(n,s){return r[n]-r[s]}let e=r.length,i=new Array(e);for(let n=0;n!==e;++n)i[n]=n;return i.sort(t),i}function Cp(r,t,e){let i=r.length,n=new r.constructor(i);for(let s=0,o=0;o!==i;++s){let a=e[s]*t;for(let l=0;l!==t;++l)n[o++]=r[a+l]}return n}function oy(r,t,e,i){let n=1,s=r[0];for(;s!==void 0&&s[i]===void 0;)s=r[n++];if(s===void 0)return;let o=s[i];if(o!==void 0)if(Array.isArray(o))do o=s[i],o!==void 0&&(t.push(s.time),e.push(...o)),s=r[n++];while(s!==void 0);else if(o.toArray!==void 0)do o=s[i],o!==void 0&&(t.push(s.time),o.toArray(e,e.length)),s=r[n++];while(s!==void 0);else do o=s[i],o!==void 0&&(t.push(s.time),e.push(o)),s=r[n++];while(s!==void 0)}var yn=class{constructor(t,e,i,n){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=n!==void 0?n:new e.constructor(i),this.sampleValues=e,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,i=this._cachedIndex,n=e[i],s=e[i-1];i:{t:{let o;e:{n:if(!(t<n)){for(let a=i+2;;){if(n===void 0){if(t<s)break n;return i=e.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=n,n=e[++i],t<n)break t}o=e.length;break e}if(!(t>=s)){let a=e[1];t<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(n=s,s=e[--i-1],t>=s)break t}o=i,i=0;break e}break i}for(;i<o;){let a=i+o>>>1;t<e[a]?o=a:i=a+1}if(n=e[i],s=e[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===void 0)return i=e.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,n)}return this.interpolate_(i,s,t,n)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,i=this.sampleValues,n=this.valueSize,s=t*n;for(let o=0;o!==n;++o)e[o]=i[s+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},xl=class extends yn{constructor(t,e,i,n){super(t,e,i,n),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:du,endingEnd:du}}intervalChanged_(t,e,i){let n=this.parameterPositions,s=t-2,o=t+1,a=n[s],l=n[o];if(a===void 0)switch(this.getSettings_().endingStart){case fu:s=t,a=2*e-i;break;case pu:s=n.length-2,a=e+n[s]-n[s+1];break;default:s=t,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case fu:o=t,l=2*i-e;break;case pu:o=1,l=i+n[1]-n[0];break;default:o=t-1,l=e}let c=(i-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-i),this._offsetPrev=s*h,this._offsetNext=o*h}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,m=(i-e)/(n-e),x=m*m,p=x*m,g=-d*p+2*d*x-d*m,y=(1+d)*p+(-1.5-2*d)*x+(-.5+d)*m+1,w=(-1-f)*p+(1.5+f)*x+.5*m,v=f*p-f*x;for(let M=0;M!==a;++M)s[M]=g*o[h+M]+y*o[c+M]+w*o[l+M]+v*o[u+M];return s}},yl=class extends yn{constructor(t,e,i,n){super(t,e,i,n)}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(i-e)/(n-e),u=1-h;for(let d=0;d!==a;++d)s[d]=o[c+d]*u+o[l+d]*h;return s}},_l=class extends yn{constructor(t,e,i,n){super(t,e,i,n)}interpolate_(t){return this.copySampleValue_(t-1)}},vl=class extends yn{interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let m=(i-e)/(n-e),x=1-m;for(let p=0;p!==a;++p)s[p]=o[c+p]*x+o[l+p]*m;return s}let d=a*2,f=t-1;for(let m=0;m!==a;++m){let x=o[c+m],p=o[l+m],g=f*d+m*2,y=u[g],w=u[g+1],v=t*d+m*2,M=h[v],T=h[v+1],_=ly(i,e,y,M,n);s[m]=wm(_,x,w,T,p)}return s}};function wm(r,t,e,i,n){let s=1-r;return s*s*s*t+3*s*s*r*e+3*s*r*r*i+r*r*r*n}function ay(r,t,e,i,n){let s=1-r;return 3*s*s*(e-t)+6*s*r*(i-e)+3*r*r*(n-i)}function ly(r,t,e,i,n){let s=(r-t)/(n-t);for(let o=0;o<8;o++){let a=wm(s,t,e,i,n)-r;if(Math.abs(a)<1e-10)break;let l=ay(s,t,e,i,n);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var Si=class{constructor(t,e,i,n){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=ss(e,this.TimeBufferType),this.values=ss(i,this.ValueBufferType),this.setInterpolation(n||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,i;if(e.toJSON!==this.toJSON)i=e.toJSON(t);else{i={name:t.name,times:ss(t.times,Array),values:ss(t.values,Array)};let n=t.getInterpolation();n!==t.DefaultInterpolation&&(i.interpolation=n),xo(t.settings)&&(i.settings={inTangents:ss(t.settings.inTangents,Array),outTangents:ss(t.settings.outTangents,Array)})}return i.type=t.ValueTypeName,i}InterpolantFactoryMethodDiscrete(t){return new _l(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new yl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new xl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new vl(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Os:e=this.InterpolantFactoryMethodDiscrete;break;case Us:e=this.InterpolantFactoryMethodLinear;break;case Qa:e=this.InterpolantFactoryMethodSmooth;break;case uu:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Lt("KeyframeTrack:",i),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Os;case this.InterpolantFactoryMethodLinear:return Us;case this.InterpolantFactoryMethodSmooth:return Qa;case this.InterpolantFactoryMethodBezier:return uu}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let i=0,n=e.length;i!==n;++i)e[i]+=t;xo(this.settings)&&(Pp(this.settings.inTangents,t),Pp(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let i=0,n=e.length;i!==n;++i)e[i]*=t;xo(this.settings)&&(Ip(this.settings.inTangents,t),Ip(this.settings.outTangents,t))}return this}trim(t,e){let i=this.times,n=i.length,s=0,o=n-1;for(;s!==n&&i[s]<t;)++s;for(;o!==-1&&i[o]>e;)--o;if(++o,s!==0||o!==n){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(Bt("KeyframeTrack: Invalid value size in track.",this),t=!1);let i=this.times,n=this.values,s=i.length;s===0&&(Bt("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){Bt("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){Bt("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(n!==void 0&&_x(n))for(let a=0,l=n.length;a!==l;++a){let c=n[a];if(isNaN(c)){Bt("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),i=this.getValueSize(),n=this.getInterpolation()===Qa,s=t.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(n)l=!0;else{let u=a*i,d=u-i,f=u+i;for(let m=0;m!==i;++m){let x=e[u+m];if(x!==e[d+m]||x!==e[f+m]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*i,d=o*i;for(let f=0;f!==i;++f)e[d+f]=e[u+f]}++o}}if(s>0){t[o]=t[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*i)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),i=this.constructor,n=new i(this.name,t,e);return n.createInterpolant=this.createInterpolant,xo(this.settings)&&(n.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),n}};function Pp(r,t){for(let e=0,i=r.length;e!==i;e+=2)r[e]+=t}function Ip(r,t){for(let e=0,i=r.length;e!==i;e+=2)r[e]*=t}Si.prototype.ValueTypeName="";Si.prototype.TimeBufferType=Float32Array;Si.prototype.ValueBufferType=Float32Array;Si.prototype.DefaultInterpolation=Us;var Hn=class extends Si{constructor(t,e,i){super(t,e,i)}};Hn.prototype.ValueTypeName="bool";Hn.prototype.ValueBufferType=Array;Hn.prototype.DefaultInterpolation=Os;Hn.prototype.InterpolantFactoryMethodLinear=void 0;Hn.prototype.InterpolantFactoryMethodSmooth=void 0;var Uo=class extends Si{constructor(t,e,i,n){super(t,e,i,n)}};Uo.prototype.ValueTypeName="color";var Gn=class extends Si{constructor(t,e,i,n){super(t,e,i,n)}};Gn.prototype.ValueTypeName="number";var bl=class extends yn{constructor(t,e,i,n){super(t,e,i,n)}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-e)/(n-e),c=t*a;for(let h=c+a;c!==h;c+=4)Ke.slerpFlat(s,0,o,c-a,o,c,l);return s}},Wn=class extends Si{constructor(t,e,i,n){super(t,e,i,n)}InterpolantFactoryMethodLinear(t){return new bl(this.times,this.values,this.getValueSize(),t)}};Wn.prototype.ValueTypeName="quaternion";Wn.prototype.InterpolantFactoryMethodSmooth=void 0;var Xn=class extends Si{constructor(t,e,i){super(t,e,i)}};Xn.prototype.ValueTypeName="string";Xn.prototype.ValueBufferType=Array;Xn.prototype.DefaultInterpolation=Os;Xn.prototype.InterpolantFactoryMethodLinear=void 0;Xn.prototype.InterpolantFactoryMethodSmooth=void 0;var cs=class extends Si{constructor(t,e,i,n){super(t,e,i,n)}};cs.prototype.ValueTypeName="vector";var Fo=class{constructor(t="",e=-1,i=[],n=lm){this.name=t,this.tracks=i,this.duration=e,this.blendMode=n,this.uuid=bn(),this.userData={},this.duration<0&&this.resetDuration()}static parse(t){let e=[],i=t.tracks,n=1/(t.fps||1);for(let o=0,a=i.length;o!==a;++o)e.push(hy(i[o]).scale(n));let s=new this(t.name,t.duration,e,t.blendMode);return s.uuid=t.uuid,s.userData=JSON.parse(t.userData||"{}"),s}static toJSON(t){let e=[],i=t.tracks,n={name:t.name,duration:t.duration,tracks:e,uuid:t.uuid,blendMode:t.blendMode,userData:JSON.stringify(t.userData)};for(let s=0,o=i.length;s!==o;++s)e.push(Si.toJSON(i[s]));return n}static CreateFromMorphTargetSequence(t,e,i,n){let s=e.length,o=[];for(let a=0;a<s;a++){let l=[],c=[];l.push((a+s-1)%s,a,(a+1)%s),c.push(0,1,0);let h=ry(l);l=Cp(l,1,h),c=Cp(c,1,h),!n&&l[0]===0&&(l.push(s),c.push(c[0])),o.push(new Gn(".morphTargetInfluences["+e[a].name+"]",l,c).scale(1/i))}return new this(t,-1,o)}static findByName(t,e){let i=t;if(!Array.isArray(t)){let n=t;i=n.geometry&&n.geometry.animations||n.animations}for(let n=0;n<i.length;n++)if(i[n].name===e)return i[n];return null}static CreateClipsFromMorphTargetSequences(t,e,i){let n={},s=/^([\w-]*?)([\d]+)$/;for(let a=0,l=t.length;a<l;a++){let c=t[a],h=c.name.match(s);if(h&&h.length>1){let u=h[1],d=n[u];d||(n[u]=d=[]),d.push(c)}}let o=[];for(let a in n)o.push(this.CreateFromMorphTargetSequence(a,n[a],e,i));return o}resetDuration(){let t=this.tracks,e=0;for(let i=0,n=t.length;i!==n;++i){let s=this.tracks[i];e=Math.max(e,s.times[s.times.length-1])}return this.duration=e,this}trim(){for(let t=0;t<this.tracks.length;t++)this.tracks[t].trim(0,this.duration);return this}validate(){let t=!0;for(let e=0;e<this.tracks.length;e++)t=t&&this.tracks[e].validate();return t}optimize(){for(let t=0;t<this.tracks.length;t++)this.tracks[t].optimize();return this}clone(){let t=[];for(let i=0;i<this.tracks.length;i++)t.push(this.tracks[i].clone());let e=new this.constructor(this.name,this.duration,t,this.blendMode);return e.userData=JSON.parse(JSON.stringify(this.userData)),e}toJSON(){return this.constructor.toJSON(this)}};function cy(r){switch(r.toLowerCase()){case"scalar":case"double":case"float":case"number":case"integer":return Gn;case"vector":case"vector2":case"vector3":case"vector4":return cs;case"color":return Uo;case"quaternion":return Wn;case"bool":case"boolean":return Hn;case"string":return Xn}throw new Error("THREE.KeyframeTrack: Unsupported typeName: "+r)}function hy(r){if(r.type===void 0)throw new Error("THREE.KeyframeTrack: track type undefined, can not parse");let t=cy(r.type);if(r.times===void 0){let i=[],n=[];oy(r.keys,i,n,"value"),r.times=i,r.values=n}let e;return t.parse!==void 0?e=t.parse(r):e=new t(r.name,r.times,r.values,r.interpolation),xo(r.settings)&&(e.settings={inTangents:ss(r.settings.inTangents,Float32Array),outTangents:ss(r.settings.outTangents,Float32Array)}),e}var xn={enabled:!1,files:{},add:function(r,t){this.enabled!==!1&&(Lp(r)||(this.files[r]=t))},get:function(r){if(this.enabled!==!1&&!Lp(r))return this.files[r]},remove:function(r){delete this.files[r]},clear:function(){this.files={}}};function Lp(r){try{let t=r.slice(r.indexOf(":")+1);return new URL(t).protocol==="blob:"}catch{return!1}}var wl=class{constructor(t,e,i){let n=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=i,this._abortController=null,this.itemStart=function(h){a++,s===!1&&n.onStart!==void 0&&n.onStart(h,o,a),s=!0},this.itemEnd=function(h){o++,n.onProgress!==void 0&&n.onProgress(h,o,a),o===a&&(s=!1,n.onLoad!==void 0&&n.onLoad())},this.itemError=function(h){n.onError!==void 0&&n.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],m=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Mm=new wl,_n=class{constructor(t){this.manager=t!==void 0?t:Mm,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let i=this;return new Promise(function(n,s){i.load(t,n,e,s)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};_n.DEFAULT_MATERIAL_NAME="__DEFAULT";var Dn={},gu=class extends Error{constructor(t,e){super(t),this.response=e}},Cr=class extends _n{constructor(t){super(t),this.mimeType="",this.responseType="",this._abortController=new AbortController}load(t,e,i,n){t===void 0&&(t=""),this.path!==void 0&&(t=this.path+t),t=this.manager.resolveURL(t);let s=xn.get(`file:${t}`);if(s!==void 0){this.manager.itemStart(t),setTimeout(()=>{e&&e(s),this.manager.itemEnd(t)},0);return}if(Dn[t]!==void 0){Dn[t].push({onLoad:e,onProgress:i,onError:n});return}Dn[t]=[],Dn[t].push({onLoad:e,onProgress:i,onError:n});let o=new Request(t,{headers:new Headers(this.requestHeader),credentials:this.withCredentials?"include":"same-origin",priority:this.priority,cache:this.cache,signal:typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal}),a=this.mimeType,l=this.responseType;fetch(o).then(c=>{if(c.status===200||c.status===0){if(c.status===0&&Lt("FileLoader: HTTP Status 0 received."),typeof ReadableStream>"u"||c.body===void 0||c.body.getReader===void 0)return c;let h=Dn[t],u=c.body.getReader(),d=c.headers.get("X-File-Size")||c.headers.get("Content-Length"),f=d?parseInt(d):0,m=f!==0,x=0,p=new ReadableStream({start(g){y();function y(){u.read().then(({done:w,value:v})=>{if(w)g.close();else{x+=v.byteLength;let M=new ProgressEvent("progress",{lengthComputable:m,loaded:x,total:f});for(let T=0,_=h.length;T<_;T++){let S=h[T];S.onProgress&&S.onProgress(M)}g.enqueue(v),y()}},w=>{g.error(w)})}}});return new Response(p)}else throw new gu(`fetch for "${c.url}" responded with ${c.status}: ${c.statusText}`,c)}).then(c=>{switch(l){case"arraybuffer":return c.arrayBuffer();case"blob":return c.blob();case"document":return c.text().then(h=>new DOMParser().parseFromString(h,a));case"json":return c.json();default:if(a==="")return c.text();{let u=/charset="?([^;"\s]*)"?/i.exec(a),d=u&&u[1]?u[1].toLowerCase():void 0,f=new TextDecoder(d);return c.arrayBuffer().then(m=>f.decode(m))}}}).then(c=>{xn.add(`file:${t}`,c);let h=Dn[t];delete Dn[t];for(let u=0,d=h.length;u<d;u++){let f=h[u];f.onLoad&&f.onLoad(c)}}).catch(c=>{let h=Dn[t];if(h===void 0)throw this.manager.itemError(t),c;delete Dn[t];for(let u=0,d=h.length;u<d;u++){let f=h[u];f.onError&&f.onError(c)}this.manager.itemError(t)}).finally(()=>{this.manager.itemEnd(t)}),this.manager.itemStart(t)}setResponseType(t){return this.responseType=t,this}setMimeType(t){return this.mimeType=t,this}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}};var hr=new WeakMap,Ml=class extends _n{constructor(t){super(t)}load(t,e,i,n){this.path!==void 0&&(t=this.path+t),t=this.manager.resolveURL(t);let s=this,o=xn.get(`image:${t}`);if(o!==void 0){if(o.complete===!0)s.manager.itemStart(t),setTimeout(function(){e&&e(o),s.manager.itemEnd(t)},0);else{let u=hr.get(o);u===void 0&&(u=[],hr.set(o,u)),u.push({onLoad:e,onError:n})}return o}let a=vr("img");function l(){h(),e&&e(this);let u=hr.get(this)||[];for(let d=0;d<u.length;d++){let f=u[d];f.onLoad&&f.onLoad(this)}hr.delete(this),s.manager.itemEnd(t)}function c(u){h(),n&&n(u),xn.remove(`image:${t}`);let d=hr.get(this)||[];for(let f=0;f<d.length;f++){let m=d[f];m.onError&&m.onError(u)}hr.delete(this),s.manager.itemError(t),s.manager.itemEnd(t)}function h(){a.removeEventListener("load",l,!1),a.removeEventListener("error",c,!1)}return a.addEventListener("load",l,!1),a.addEventListener("error",c,!1),t.slice(0,5)!=="data:"&&this.crossOrigin!==void 0&&(a.crossOrigin=this.crossOrigin),xn.add(`image:${t}`,a),s.manager.itemStart(t),a.fetchPriority=this.priority,a.src=t,a}};var Bo=class extends _n{constructor(t){super(t)}load(t,e,i,n){let s=new ze,o=new Ml(this.manager);return o.setPriority(this.priority),o.setCache(this.cache),o.setCrossOrigin(this.crossOrigin),o.setPath(this.path),o.load(t,function(a){s.image=a,s.needsUpdate=!0,e!==void 0&&e(s)},i,n),s}},ks=class extends Ae{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new Ot(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},ko=class extends ks{constructor(t,e,i){super(t,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Ae.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Ot(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},au=new Pt,Np=new D,Dp=new D,Pr=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new St(512,512),this.mapType=hi,this.map=null,this.mapPass=null,this.matrix=new Pt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new as,this._frameExtents=new St(1,1),this._viewportCount=1,this._viewports=[new ce(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Np.setFromMatrixPosition(t.matrixWorld),e.position.copy(Np),Dp.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Dp),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,i,n){au.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),i.setFromProjectionMatrix(au,t.coordinateSystem,t.reversedDepth);let s=this._frameExtents,o=n?n.z/s.x:1,a=n?n.w/s.y:1,l=n?n.x/s.x:0,c=n?n.y/s.y:0;t.coordinateSystem===_r||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(au)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Za=new D,ja=new Ke,gn=new D,zo=class extends Ae{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Pt,this.projectionMatrix=new Pt,this.projectionMatrixInverse=new Pt,this.coordinateSystem=$i,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Za,ja,gn),gn.x===1&&gn.y===1&&gn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Za,ja,gn.set(1,1,1)).invert()}updateWorldMatrix(t,e,i=!1){super.updateWorldMatrix(t,e,i),this.matrixWorld.decompose(Za,ja,gn),gn.x===1&&gn.y===1&&gn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Za,ja,gn.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},ns=new D,Op=new St,Up=new St,Ue=class extends zo{constructor(t=50,e=1,i=.1,n=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=i,this.far=n,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=Fs*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(mr*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Fs*2*Math.atan(Math.tan(mr*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,i){ns.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(ns.x,ns.y).multiplyScalar(-t/ns.z),ns.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(ns.x,ns.y).multiplyScalar(-t/ns.z)}getViewSize(t,e){return this.getViewBounds(t,Op,Up),e.subVectors(Up,Op)}setViewOffset(t,e,i,n,s,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=i,this.view.offsetY=n,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(mr*.5*this.fov)/this.zoom,i=2*e,n=this.aspect*i,s=-.5*n,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*n/l,e-=o.offsetY*i/c,n*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+n,e,e-i,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}},xu=class extends Pr{constructor(){super(new Ue(50,1,.5,500)),this.isSpotLightShadow=!0,this.focus=1,this.aspect=1}updateMatrices(t){let e=this.camera,i=Fs*2*t.angle*this.focus,n=this.mapSize.width/this.mapSize.height*this.aspect,s=t.distance||e.far;(i!==e.fov||n!==e.aspect||s!==e.far)&&(e.fov=i,e.aspect=n,e.far=s,e.updateProjectionMatrix()),super.updateMatrices(t)}copy(t){return super.copy(t),this.focus=t.focus,this.aspect=t.aspect,this}toJSON(){let t=super.toJSON();return t.focus=this.focus,t.aspect=this.aspect,t}},Vo=class extends ks{constructor(t,e,i=0,n=Math.PI/3,s=0,o=2){super(t,e),this.isSpotLight=!0,this.type="SpotLight",this.position.copy(Ae.DEFAULT_UP),this.updateMatrix(),this.target=new Ae,this.distance=i,this.angle=n,this.penumbra=s,this.decay=o,this.map=null,this.shadow=new xu}get power(){return this.intensity*Math.PI}set power(t){this.intensity=t/Math.PI}dispose(){super.dispose(),this.shadow.dispose()}copy(t,e){return super.copy(t,e),this.distance=t.distance,this.angle=t.angle,this.penumbra=t.penumbra,this.decay=t.decay,this.target=t.target.clone(),this.map=t.map,this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.distance=this.distance,e.object.angle=this.angle,e.object.decay=this.decay,e.object.penumbra=this.penumbra,e.object.target=this.target.uuid,this.map&&this.map.isTexture&&(e.object.map=this.map.toJSON(t).uuid),e.object.shadow=this.shadow.toJSON(),e}},yu=class extends Pr{constructor(){super(new Ue(90,1,.5,500)),this.isPointLightShadow=!0}},Ho=class extends ks{constructor(t,e,i=0,n=2){super(t,e),this.isPointLight=!0,this.type="PointLight",this.distance=i,this.decay=n,this.shadow=new yu}get power(){return this.intensity*4*Math.PI}set power(t){this.intensity=t/(4*Math.PI)}dispose(){super.dispose(),this.shadow.dispose()}copy(t,e){return super.copy(t,e),this.distance=t.distance,this.decay=t.decay,this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.distance=this.distance,e.object.decay=this.decay,e.object.shadow=this.shadow.toJSON(),e}},Li=class extends zo{constructor(t=-1,e=1,i=1,n=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=i,this.bottom=n,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,i,n,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=i,this.view.offsetY=n,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,n=(this.top+this.bottom)/2,s=i-t,o=i+t,a=n+e,l=n-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},_u=class extends Pr{constructor(){super(new Li(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},hs=class extends ks{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ae.DEFAULT_UP),this.updateMatrix(),this.target=new Ae,this.shadow=new _u}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var $n=class{static extractUrlBase(t){let e=t.lastIndexOf("/");return e===-1?"./":t.slice(0,e+1)}static resolveURL(t,e){return typeof t!="string"||t===""?"":(/^https?:\/\//i.test(e)&&/^\//.test(t)&&(e=e.replace(/(^https?:\/\/[^\/]+).*/i,"$1")),/^(https?:)?\/\//i.test(t)||/^data:.*,.*$/i.test(t)||/^blob:.*$/i.test(t)?t:e+t)}};var lu=new WeakMap,Go=class extends _n{constructor(t){super(t),this.isImageBitmapLoader=!0,typeof createImageBitmap>"u"&&Lt("ImageBitmapLoader: createImageBitmap() not supported."),typeof fetch>"u"&&Lt("ImageBitmapLoader: fetch() not supported."),this.options={premultiplyAlpha:"none"},this._abortController=new AbortController}setOptions(t){return this.options=t,this}load(t,e,i,n){t===void 0&&(t=""),this.path!==void 0&&(t=this.path+t),t=this.manager.resolveURL(t);let s=this,o=xn.get(`image-bitmap:${t}`);if(o!==void 0){if(s.manager.itemStart(t),o.then){o.then(c=>{lu.has(o)===!0?(n&&n(lu.get(o)),s.manager.itemError(t),s.manager.itemEnd(t)):(e&&e(c),s.manager.itemEnd(t))});return}setTimeout(function(){e&&e(o),s.manager.itemEnd(t)},0);return}let a={};a.credentials=this.withCredentials||this.crossOrigin!=="anonymous"?"include":"same-origin",a.headers=this.requestHeader,a.priority=this.priority,a.cache=this.cache,a.signal=typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal;let l=fetch(t,a).then(function(c){return c.blob()}).then(function(c){return createImageBitmap(c,Object.assign({},s.options,{colorSpaceConversion:"none"}))}).then(function(c){return xn.add(`image-bitmap:${t}`,c),e&&e(c),s.manager.itemEnd(t),c}).catch(function(c){n&&n(c),lu.set(l,c),xn.remove(`image-bitmap:${t}`),s.manager.itemError(t),s.manager.itemEnd(t)});xn.add(`image-bitmap:${t}`,l),s.manager.itemStart(t)}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}};var ur=-90,dr=1,Ir=class extends Ae{constructor(t,e,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let n=new Ue(ur,dr,t,e);n.layers=this.layers,this.add(n);let s=new Ue(ur,dr,t,e);s.layers=this.layers,this.add(s);let o=new Ue(ur,dr,t,e);o.layers=this.layers,this.add(o);let a=new Ue(ur,dr,t,e);a.layers=this.layers,this.add(a);let l=new Ue(ur,dr,t,e);l.layers=this.layers,this.add(l);let c=new Ue(ur,dr,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[i,n,s,o,a,l]=e;for(let c of e)this.remove(c);if(t===$i)i.up.set(0,1,0),i.lookAt(1,0,0),n.up.set(0,1,0),n.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===_r)i.up.set(0,-1,0),i.lookAt(-1,0,0),n.up.set(0,-1,0),n.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:n}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),m=t.xr.enabled;t.xr.enabled=!1;let x=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(i,0,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,s),t.setRenderTarget(i,1,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(i,2,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(i,3,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(i,4,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),i.texture.mipmapsAutoUpdate=x,t.setRenderTarget(i,5,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=m,i.texture.needsPMREMUpdate=!0}},Sl=class extends Ue{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var id="\\[\\]\\.:\\/",uy=new RegExp("["+id+"]","g"),nd="[^"+id+"]",dy="[^"+id.replace("\\.","")+"]",fy=/((?:WC+[\/:])*)/.source.replace("WC",nd),py=/(WCOD+)?/.source.replace("WCOD",dy),my=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",nd),gy=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",nd),xy=new RegExp("^"+fy+py+my+gy+"$"),yy=["material","materials","bones","map"],vu=class{constructor(t,e,i){let n=i||ge.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,n)}getValue(t,e){this.bind();let i=this._targetGroup.nCachedObjects_,n=this._bindings[i];n!==void 0&&n.getValue(t,e)}setValue(t,e){let i=this._bindings;for(let n=this._targetGroup.nCachedObjects_,s=i.length;n!==s;++n)i[n].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,i=t.length;e!==i;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,i=t.length;e!==i;++e)t[e].unbind()}},ge=class r{constructor(t,e,i){this.path=e,this.parsedPath=i||r.parseTrackName(e),this.node=r.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,i){return t&&t.isAnimationObjectGroup?new r.Composite(t,e,i):new r(t,e,i)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(uy,"")}static parseTrackName(t){let e=xy.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let i={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},n=i.nodeName&&i.nodeName.lastIndexOf(".");if(n!==void 0&&n!==-1){let s=i.nodeName.substring(n+1);yy.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,n),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return i}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let i=t.skeleton.getBoneByName(e);if(i!==void 0)return i}if(t.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===e||a.uuid===e)return a;let l=i(a.children);if(l)return l}return null},n=i(t.children);if(n)return n}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)t[e++]=i[n]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)i[n]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)i[n]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)i[n]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,i=e.objectName,n=e.propertyName,s=e.propertyIndex;if(t||(t=r.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Lt("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=e.objectIndex;switch(i){case"materials":if(!t.material){Bt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Bt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Bt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Bt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Bt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[i]===void 0){Bt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[i]}if(c!==void 0){if(t[c]===void 0){Bt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[n];if(o===void 0){let c=e.nodeName;Bt("PropertyBinding: Trying to update property for track: "+c+"."+n+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(n==="morphTargetInfluences"){if(!t.geometry){Bt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Bt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[s]!==void 0&&(s=t.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=n;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};ge.Composite=vu;ge.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};ge.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};ge.prototype.GetterByBindingType=[ge.prototype._getValue_direct,ge.prototype._getValue_array,ge.prototype._getValue_arrayElement,ge.prototype._getValue_toArray];ge.prototype.SetterByBindingTypeAndVersioning=[[ge.prototype._setValue_direct,ge.prototype._setValue_direct_setNeedsUpdate,ge.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[ge.prototype._setValue_array,ge.prototype._setValue_array_setNeedsUpdate,ge.prototype._setValue_array_setMatrixWorldNeedsUpdate],[ge.prototype._setValue_arrayElement,ge.prototype._setValue_arrayElement_setNeedsUpdate,ge.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[ge.prototype._setValue_fromArray,ge.prototype._setValue_fromArray_setNeedsUpdate,ge.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var U1=new Float32Array(1);var sn=class{constructor(t=1,e=0,i=0){this.radius=t,this.phi=e,this.theta=i}set(t,e,i){return this.radius=t,this.phi=e,this.theta=i,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=Vt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,i){return this.radius=Math.sqrt(t*t+e*e+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,i),this.phi=Math.acos(Vt(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var bu=class{static{this.prototype.isMatrix2=!0}constructor(t,e,i,n){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,i,n)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let i=0;i<4;i++)this.elements[i]=t[i+e];return this}set(t,e,i,n){let s=this.elements;return s[0]=t,s[2]=e,s[1]=i,s[3]=n,this}};var Fp=new D,Ja=new D,fr=new D,pr=new D,cu=new D,_y=new D,vy=new D,_i=class{constructor(t=new D,e=new D){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){Fp.subVectors(t,this.start),Ja.subVectors(this.end,this.start);let i=Ja.dot(Ja);if(i===0)return 0;let s=Ja.dot(Fp)/i;return e&&(s=Vt(s,0,1)),s}closestPointToPoint(t,e,i){let n=this.closestPointToPointParameter(t,e);return this.delta(i).multiplyScalar(n).add(this.start)}distanceSqToLine3(t,e=_y,i=vy){let n=10000000000000001e-32,s,o,a=this.start,l=t.start,c=this.end,h=t.end;fr.subVectors(c,a),pr.subVectors(h,l),cu.subVectors(a,l);let u=fr.dot(fr),d=pr.dot(pr),f=pr.dot(cu);if(u<=n&&d<=n)return e.copy(a),i.copy(l),e.distanceToSquared(i);if(u<=n)s=0,o=f/d,o=Vt(o,0,1);else{let m=fr.dot(cu);if(d<=n)o=0,s=Vt(-m/u,0,1);else{let x=fr.dot(pr),p=u*d-x*x;p!==0?s=Vt((x*f-m*d)/p,0,1):s=0,o=(x*s+f)/d,o<0?(o=0,s=Vt(-m/u,0,1)):o>1&&(o=1,s=Vt((x-m)/u,0,1))}}return e.copy(a).addScaledVector(fr,s),i.copy(l).addScaledVector(pr,o),e.distanceToSquared(i)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var Wo=class extends en{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function sd(r,t,e,i){let n=by(i);switch(e){case zu:return r*t;case Il:return r*t/n.components*n.byteLength;case Ll:return r*t/n.components*n.byteLength;case fs:return r*t*2/n.components*n.byteLength;case Nl:return r*t*2/n.components*n.byteLength;case Vu:return r*t*3/n.components*n.byteLength;case ei:return r*t*4/n.components*n.byteLength;case Dl:return r*t*4/n.components*n.byteLength;case qo:case Yo:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*8;case Ko:case Zo:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*16;case Ul:case Bl:return Math.max(r,16)*Math.max(t,8)/4;case Ol:case Fl:return Math.max(r,8)*Math.max(t,8)/2;case kl:case zl:case Hl:case Gl:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*8;case Vl:case jo:case Wl:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*16;case Xl:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*16;case $l:return Math.floor((r+4)/5)*Math.floor((t+3)/4)*16;case ql:return Math.floor((r+4)/5)*Math.floor((t+4)/5)*16;case Yl:return Math.floor((r+5)/6)*Math.floor((t+4)/5)*16;case Kl:return Math.floor((r+5)/6)*Math.floor((t+5)/6)*16;case Zl:return Math.floor((r+7)/8)*Math.floor((t+4)/5)*16;case jl:return Math.floor((r+7)/8)*Math.floor((t+5)/6)*16;case Jl:return Math.floor((r+7)/8)*Math.floor((t+7)/8)*16;case Ql:return Math.floor((r+9)/10)*Math.floor((t+4)/5)*16;case tc:return Math.floor((r+9)/10)*Math.floor((t+5)/6)*16;case ec:return Math.floor((r+9)/10)*Math.floor((t+7)/8)*16;case ic:return Math.floor((r+9)/10)*Math.floor((t+9)/10)*16;case nc:return Math.floor((r+11)/12)*Math.floor((t+9)/10)*16;case sc:return Math.floor((r+11)/12)*Math.floor((t+11)/12)*16;case rc:case oc:case ac:return Math.ceil(r/4)*Math.ceil(t/4)*16;case lc:case cc:return Math.ceil(r/4)*Math.ceil(t/4)*8;case Jo:case hc:return Math.ceil(r/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function by(r){switch(r){case hi:case Uu:return{byteLength:1,components:1};case Ur:case Fu:case on:return{byteLength:2,components:1};case Cl:case Pl:return{byteLength:2,components:4};case rn:case Rl:case Ni:return{byteLength:4,components:1};case Bu:case ku:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${r}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Lt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Xm(){let r=null,t=!1,e=null,i=null;function n(s,o){i=r.requestAnimationFrame(n),e(s,o)}return{start:function(){t!==!0&&e!==null&&r!==null&&(i=r.requestAnimationFrame(n),t=!0)},stop:function(){r!==null&&r.cancelAnimationFrame(i),t=!1},setAnimationLoop:function(s){e=s},setContext:function(s){r=s}}}function wy(r){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=r.createBuffer();r.bindBuffer(l,d),r.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=r.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=r.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=r.HALF_FLOAT:f=r.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=r.SHORT;else if(c instanceof Uint32Array)f=r.UNSIGNED_INT;else if(c instanceof Int32Array)f=r.INT;else if(c instanceof Int8Array)f=r.BYTE;else if(c instanceof Uint8Array)f=r.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=r.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function i(a,l,c){let h=l.array,u=l.updateRanges;if(r.bindBuffer(c,a),u.length===0)r.bufferSubData(c,0,h);else{u.sort((f,m)=>f.start-m.start);let d=0;for(let f=1;f<u.length;f++){let m=u[d],x=u[f];x.start<=m.start+m.count+1?m.count=Math.max(m.count,x.start+x.count-m.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,m=u.length;f<m;f++){let x=u[f];r.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function n(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(r.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:n,remove:s,update:o}}var My=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Sy=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Ty=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Ay=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Ey=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Ry=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Cy=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,Py=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Iy=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,Ly=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Ny=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Dy=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Oy=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,Uy=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,Fy=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,By=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,ky=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,zy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Vy=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Hy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Gy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Wy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Xy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,$y=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,qy=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Yy=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Ky=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Zy=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,jy=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Jy="gl_FragColor = linearToOutputTexel( gl_FragColor );",Qy=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,t_=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,e_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,i_=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,n_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,s_=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,r_=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,o_=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,a_=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,l_=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,c_=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,h_=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,u_=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,d_=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,f_=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,p_=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,m_=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,g_=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,x_=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,y_=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,__=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,v_=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,b_=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,w_=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,M_=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,S_=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,T_=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,A_=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,E_=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,R_=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,C_=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,P_=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,I_=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,L_=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,N_=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,D_=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,O_=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,U_=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,F_=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,B_=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,k_=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,z_=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,V_=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,H_=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,G_=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,W_=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,X_=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,$_=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,q_=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Y_=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,K_=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Z_=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,j_=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,J_=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Q_=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,tv=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,ev=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,iv=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,nv=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,sv=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,rv=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,ov=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,av=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,lv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,cv=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,hv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,uv=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,dv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,fv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,pv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,mv=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,gv=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,xv=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,yv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,_v=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,vv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,bv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,wv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Mv=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Sv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Tv=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Av=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Ev=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Rv=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,Cv=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,Pv=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,Iv=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,Lv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Nv=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Dv=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Ov=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Uv=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Fv=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Bv=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,kv=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,zv=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,Vv=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Hv=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Gv=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,Wv=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Xv=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,$v=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,qv=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Yv=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Kv=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Zv=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,jv=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Jv=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Qv=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,tb=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,eb=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,$t={alphahash_fragment:My,alphahash_pars_fragment:Sy,alphamap_fragment:Ty,alphamap_pars_fragment:Ay,alphatest_fragment:Ey,alphatest_pars_fragment:Ry,aomap_fragment:Cy,aomap_pars_fragment:Py,batching_pars_vertex:Iy,batching_vertex:Ly,begin_vertex:Ny,beginnormal_vertex:Dy,bsdfs:Oy,iridescence_fragment:Uy,bumpmap_pars_fragment:Fy,clipping_planes_fragment:By,clipping_planes_pars_fragment:ky,clipping_planes_pars_vertex:zy,clipping_planes_vertex:Vy,color_fragment:Hy,color_pars_fragment:Gy,color_pars_vertex:Wy,color_vertex:Xy,common:$y,defaultnormal_vertex:qy,displacementmap_pars_vertex:Yy,displacementmap_vertex:Ky,emissivemap_fragment:Zy,emissivemap_pars_fragment:jy,colorspace_fragment:Jy,colorspace_pars_fragment:Qy,envmap_fragment:t_,envmap_common_pars_fragment:e_,envmap_pars_fragment:i_,envmap_pars_vertex:n_,envmap_physical_pars_fragment:p_,envmap_vertex:s_,fog_vertex:r_,fog_pars_vertex:o_,fog_fragment:a_,fog_pars_fragment:l_,gradientmap_pars_fragment:c_,lightmap_pars_fragment:h_,lights_lambert_fragment:u_,lights_lambert_pars_fragment:d_,lights_pars_begin:f_,lights_toon_fragment:m_,lights_toon_pars_fragment:g_,lights_phong_fragment:x_,lights_phong_pars_fragment:y_,lights_physical_fragment:__,lights_physical_pars_fragment:v_,lights_fragment_begin:b_,lights_fragment_maps:w_,lights_fragment_end:M_,lightprobes_pars_fragment:S_,logdepthbuf_fragment:T_,logdepthbuf_pars_fragment:A_,logdepthbuf_pars_vertex:E_,logdepthbuf_vertex:R_,map_fragment:C_,map_pars_fragment:P_,map_particle_fragment:I_,map_particle_pars_fragment:L_,metalnessmap_fragment:N_,metalnessmap_pars_fragment:D_,morphinstance_vertex:O_,morphcolor_vertex:U_,morphnormal_vertex:F_,morphtarget_pars_vertex:B_,morphtarget_vertex:k_,normal_fragment_begin:z_,normal_fragment_maps:V_,normal_pars_fragment:H_,normal_pars_vertex:G_,normal_vertex:W_,normalmap_pars_fragment:X_,clearcoat_normal_fragment_begin:$_,clearcoat_normal_fragment_maps:q_,clearcoat_pars_fragment:Y_,iridescence_pars_fragment:K_,opaque_fragment:Z_,packing:j_,premultiplied_alpha_fragment:J_,project_vertex:Q_,dithering_fragment:tv,dithering_pars_fragment:ev,roughnessmap_fragment:iv,roughnessmap_pars_fragment:nv,shadowmap_pars_fragment:sv,shadowmap_pars_vertex:rv,shadowmap_vertex:ov,shadowmask_pars_fragment:av,skinbase_vertex:lv,skinning_pars_vertex:cv,skinning_vertex:hv,skinnormal_vertex:uv,specularmap_fragment:dv,specularmap_pars_fragment:fv,tonemapping_fragment:pv,tonemapping_pars_fragment:mv,transmission_fragment:gv,transmission_pars_fragment:xv,uv_pars_fragment:yv,uv_pars_vertex:_v,uv_vertex:vv,worldpos_vertex:bv,background_vert:wv,background_frag:Mv,backgroundCube_vert:Sv,backgroundCube_frag:Tv,cube_vert:Av,cube_frag:Ev,depth_vert:Rv,depth_frag:Cv,distance_vert:Pv,distance_frag:Iv,equirect_vert:Lv,equirect_frag:Nv,linedashed_vert:Dv,linedashed_frag:Ov,meshbasic_vert:Uv,meshbasic_frag:Fv,meshlambert_vert:Bv,meshlambert_frag:kv,meshmatcap_vert:zv,meshmatcap_frag:Vv,meshnormal_vert:Hv,meshnormal_frag:Gv,meshphong_vert:Wv,meshphong_frag:Xv,meshphysical_vert:$v,meshphysical_frag:qv,meshtoon_vert:Yv,meshtoon_frag:Kv,points_vert:Zv,points_frag:jv,shadow_vert:Jv,shadow_frag:Qv,sprite_vert:tb,sprite_frag:eb},vt={common:{diffuse:{value:new Ot(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new kt},alphaMap:{value:null},alphaMapTransform:{value:new kt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new kt}},envmap:{envMap:{value:null},envMapRotation:{value:new kt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new kt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new kt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new kt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new kt},normalScale:{value:new St(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new kt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new kt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new kt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new kt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Ot(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Ot(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new kt},alphaTest:{value:0},uvTransform:{value:new kt}},sprite:{diffuse:{value:new Ot(16777215)},opacity:{value:1},center:{value:new St(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new kt},alphaMap:{value:null},alphaMapTransform:{value:new kt},alphaTest:{value:0}}},Mn={basic:{uniforms:di([vt.common,vt.specularmap,vt.envmap,vt.aomap,vt.lightmap,vt.fog]),vertexShader:$t.meshbasic_vert,fragmentShader:$t.meshbasic_frag},lambert:{uniforms:di([vt.common,vt.specularmap,vt.envmap,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)},envMapIntensity:{value:1}}]),vertexShader:$t.meshlambert_vert,fragmentShader:$t.meshlambert_frag},phong:{uniforms:di([vt.common,vt.specularmap,vt.envmap,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)},specular:{value:new Ot(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:$t.meshphong_vert,fragmentShader:$t.meshphong_frag},standard:{uniforms:di([vt.common,vt.envmap,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.roughnessmap,vt.metalnessmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:$t.meshphysical_vert,fragmentShader:$t.meshphysical_frag},toon:{uniforms:di([vt.common,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.gradientmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)}}]),vertexShader:$t.meshtoon_vert,fragmentShader:$t.meshtoon_frag},matcap:{uniforms:di([vt.common,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.fog,{matcap:{value:null}}]),vertexShader:$t.meshmatcap_vert,fragmentShader:$t.meshmatcap_frag},points:{uniforms:di([vt.points,vt.fog]),vertexShader:$t.points_vert,fragmentShader:$t.points_frag},dashed:{uniforms:di([vt.common,vt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:$t.linedashed_vert,fragmentShader:$t.linedashed_frag},depth:{uniforms:di([vt.common,vt.displacementmap]),vertexShader:$t.depth_vert,fragmentShader:$t.depth_frag},normal:{uniforms:di([vt.common,vt.bumpmap,vt.normalmap,vt.displacementmap,{opacity:{value:1}}]),vertexShader:$t.meshnormal_vert,fragmentShader:$t.meshnormal_frag},sprite:{uniforms:di([vt.sprite,vt.fog]),vertexShader:$t.sprite_vert,fragmentShader:$t.sprite_frag},background:{uniforms:{uvTransform:{value:new kt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:$t.background_vert,fragmentShader:$t.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new kt}},vertexShader:$t.backgroundCube_vert,fragmentShader:$t.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:$t.cube_vert,fragmentShader:$t.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:$t.equirect_vert,fragmentShader:$t.equirect_frag},distance:{uniforms:di([vt.common,vt.displacementmap,{referencePosition:{value:new D},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:$t.distance_vert,fragmentShader:$t.distance_frag},shadow:{uniforms:di([vt.lights,vt.fog,{color:{value:new Ot(0)},opacity:{value:1}}]),vertexShader:$t.shadow_vert,fragmentShader:$t.shadow_frag}};Mn.physical={uniforms:di([Mn.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new kt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new kt},clearcoatNormalScale:{value:new St(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new kt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new kt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new kt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new kt},sheen:{value:0},sheenColor:{value:new Ot(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new kt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new kt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new kt},transmissionSamplerSize:{value:new St},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new kt},attenuationDistance:{value:0},attenuationColor:{value:new Ot(0)},specularColor:{value:new Ot(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new kt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new kt},anisotropyVector:{value:new St},anisotropyMap:{value:null},anisotropyMapTransform:{value:new kt}}]),vertexShader:$t.meshphysical_vert,fragmentShader:$t.meshphysical_frag};var pc={r:0,b:0,g:0},ib=new Pt,$m=new kt;$m.set(-1,0,0,0,1,0,0,0,1);function nb(r,t,e,i,n,s){let o=new Ot(0),a=n===!0?0:1,l,c,h=null,u=0,d=null;function f(y){let w=y.isScene===!0?y.background:null;if(w&&w.isTexture){let v=y.backgroundBlurriness>0;w=t.get(w,v)}return w}function m(y){let w=!1,v=f(y);v===null?p(o,a):v&&v.isColor&&(p(v,1),w=!0);let M=r.xr.getEnvironmentBlendMode();M==="additive"?e.buffers.color.setClear(0,0,0,1,s):M==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,s),(r.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),r.clear(r.autoClearColor,r.autoClearDepth,r.autoClearStencil))}function x(y,w){let v=f(w);v&&v.isCubeTexture?(c===void 0&&(c=new ue(new Rr(1,1,1),new ci({name:"BackgroundCubeMaterial",uniforms:Xs(Mn.backgroundCube.uniforms),vertexShader:Mn.backgroundCube.vertexShader,fragmentShader:Mn.backgroundCube.fragmentShader,side:Ve,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(M,T,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=v,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(ib.makeRotationFromEuler(w.backgroundRotation)).transpose(),v.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply($m),c.material.toneMapped=qt.getTransfer(v.colorSpace)!==oe,(h!==v||u!==v.version||d!==r.toneMapping)&&(c.material.needsUpdate=!0,h=v,u=v.version,d=r.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):v&&v.isTexture&&(l===void 0&&(l=new ue(new nn(2,2),new ci({name:"BackgroundMaterial",uniforms:Xs(Mn.background.uniforms),vertexShader:Mn.background.vertexShader,fragmentShader:Mn.background.fragmentShader,side:ti,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=v,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=qt.getTransfer(v.colorSpace)!==oe,v.matrixAutoUpdate===!0&&v.updateMatrix(),l.material.uniforms.uvTransform.value.copy(v.matrix),(h!==v||u!==v.version||d!==r.toneMapping)&&(l.material.needsUpdate=!0,h=v,u=v.version,d=r.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function p(y,w){y.getRGB(pc,ed(r)),e.buffers.color.setClear(pc.r,pc.g,pc.b,w,s)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,w=1){o.set(y),a=w,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,p(o,a)},render:m,addToRenderList:x,dispose:g}}function sb(r,t){let e=r.getParameter(r.MAX_VERTEX_ATTRIBS),i={},n=d(null),s=n,o=!1;function a(I,P,U,N,B){let z=!1,X=u(I,N,U,P);s!==X&&(s=X,c(s.object)),z=f(I,N,U,B),z&&m(I,N,U,B),B!==null&&t.update(B,r.ELEMENT_ARRAY_BUFFER),(z||o)&&(o=!1,v(I,P,U,N),B!==null&&r.bindBuffer(r.ELEMENT_ARRAY_BUFFER,t.get(B).buffer))}function l(){return r.createVertexArray()}function c(I){return r.bindVertexArray(I)}function h(I){return r.deleteVertexArray(I)}function u(I,P,U,N){let B=N.wireframe===!0,z=i[P.id];z===void 0&&(z={},i[P.id]=z);let X=I.isInstancedMesh===!0?I.id:0,it=z[X];it===void 0&&(it={},z[X]=it);let $=it[U.id];$===void 0&&($={},it[U.id]=$);let Q=$[B];return Q===void 0&&(Q=d(l()),$[B]=Q),Q}function d(I){let P=[],U=[],N=[];for(let B=0;B<e;B++)P[B]=0,U[B]=0,N[B]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:P,enabledAttributes:U,attributeDivisors:N,object:I,attributes:{},index:null}}function f(I,P,U,N){let B=s.attributes,z=P.attributes,X=0,it=U.getAttributes();for(let $ in it)if(it[$].location>=0){let et=B[$],wt=z[$];if(wt===void 0&&($==="instanceMatrix"&&I.instanceMatrix&&(wt=I.instanceMatrix),$==="instanceColor"&&I.instanceColor&&(wt=I.instanceColor)),et===void 0||et.attribute!==wt||wt&&et.data!==wt.data)return!0;X++}return s.attributesNum!==X||s.index!==N}function m(I,P,U,N){let B={},z=P.attributes,X=0,it=U.getAttributes();for(let $ in it)if(it[$].location>=0){let et=z[$];et===void 0&&($==="instanceMatrix"&&I.instanceMatrix&&(et=I.instanceMatrix),$==="instanceColor"&&I.instanceColor&&(et=I.instanceColor));let wt={};wt.attribute=et,et&&et.data&&(wt.data=et.data),B[$]=wt,X++}s.attributes=B,s.attributesNum=X,s.index=N}function x(){let I=s.newAttributes;for(let P=0,U=I.length;P<U;P++)I[P]=0}function p(I){g(I,0)}function g(I,P){let U=s.newAttributes,N=s.enabledAttributes,B=s.attributeDivisors;U[I]=1,N[I]===0&&(r.enableVertexAttribArray(I),N[I]=1),B[I]!==P&&(r.vertexAttribDivisor(I,P),B[I]=P)}function y(){let I=s.newAttributes,P=s.enabledAttributes;for(let U=0,N=P.length;U<N;U++)P[U]!==I[U]&&(r.disableVertexAttribArray(U),P[U]=0)}function w(I,P,U,N,B,z,X){X===!0?r.vertexAttribIPointer(I,P,U,B,z):r.vertexAttribPointer(I,P,U,N,B,z)}function v(I,P,U,N){x();let B=N.attributes,z=U.getAttributes(),X=P.defaultAttributeValues;for(let it in z){let $=z[it];if($.location>=0){let Q=B[it];if(Q===void 0&&(it==="instanceMatrix"&&I.instanceMatrix&&(Q=I.instanceMatrix),it==="instanceColor"&&I.instanceColor&&(Q=I.instanceColor)),Q!==void 0){let et=Q.normalized,wt=Q.itemSize,Tt=t.get(Q);if(Tt===void 0)continue;let K=Tt.buffer,ot=Tt.type,lt=Tt.bytesPerElement,At=ot===r.INT||ot===r.UNSIGNED_INT||Q.gpuType===Rl;if(Q.isInterleavedBufferAttribute){let mt=Q.data,G=mt.isInterleavedBuffer===!0?mt.stride:mt.itemSize,ct=Q.offset;if(mt.isInstancedInterleavedBuffer||mt.isInstancedBufferAttribute){for(let nt=0;nt<$.locationSize;nt++)g($.location+nt,mt.meshPerAttribute);I.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=mt.meshPerAttribute*mt.count)}else for(let nt=0;nt<$.locationSize;nt++)p($.location+nt);r.bindBuffer(r.ARRAY_BUFFER,K);for(let nt=0;nt<$.locationSize;nt++)w($.location+nt,wt/$.locationSize,ot,et,G*lt,(ct+wt/$.locationSize*nt)*lt,At)}else{if(Q.isInstancedBufferAttribute){for(let mt=0;mt<$.locationSize;mt++)g($.location+mt,Q.meshPerAttribute);I.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let mt=0;mt<$.locationSize;mt++)p($.location+mt);r.bindBuffer(r.ARRAY_BUFFER,K);for(let mt=0;mt<$.locationSize;mt++)w($.location+mt,wt/$.locationSize,ot,et,wt*lt,wt/$.locationSize*mt*lt,At)}}else if(X!==void 0){let et=X[it];if(et!==void 0)switch(et.length){case 2:r.vertexAttrib2fv($.location,et);break;case 3:r.vertexAttrib3fv($.location,et);break;case 4:r.vertexAttrib4fv($.location,et);break;default:r.vertexAttrib1fv($.location,et)}}}}y()}function M(){C();for(let I in i){let P=i[I];for(let U in P){let N=P[U];for(let B in N){let z=N[B];for(let X in z)h(z[X].object),delete z[X];delete N[B]}}delete i[I]}}function T(I){if(i[I.id]===void 0)return;let P=i[I.id];for(let U in P){let N=P[U];for(let B in N){let z=N[B];for(let X in z)h(z[X].object),delete z[X];delete N[B]}}delete i[I.id]}function _(I){for(let P in i){let U=i[P];for(let N in U){let B=U[N];if(B[I.id]===void 0)continue;let z=B[I.id];for(let X in z)h(z[X].object),delete z[X];delete B[I.id]}}}function S(I){for(let P in i){let U=i[P],N=I.isInstancedMesh===!0?I.id:0,B=U[N];if(B!==void 0){for(let z in B){let X=B[z];for(let it in X)h(X[it].object),delete X[it];delete B[z]}delete U[N],Object.keys(U).length===0&&delete i[P]}}}function C(){R(),o=!0,s!==n&&(s=n,c(s.object))}function R(){n.geometry=null,n.program=null,n.wireframe=!1}return{setup:a,reset:C,resetDefaultState:R,dispose:M,releaseStatesOfGeometry:T,releaseStatesOfObject:S,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:p,disableUnusedAttributes:y}}function rb(r,t,e){let i;function n(l){i=l}function s(l,c){r.drawArrays(i,l,c),e.update(c,i,1)}function o(l,c,h){h!==0&&(r.drawArraysInstanced(i,l,c,h),e.update(c,i,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,i,1)}this.setMode=n,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function ob(r,t,e,i){let n;function s(){if(n!==void 0)return n;if(t.has("EXT_texture_filter_anisotropic")===!0){let _=t.get("EXT_texture_filter_anisotropic");n=r.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else n=0;return n}function o(_){return!(_!==ei&&i.convert(_)!==r.getParameter(r.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let S=_===on&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(_!==hi&&_!==Ni&&!S&&i.convert(_)!==r.getParameter(r.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(r.getShaderPrecisionFormat(r.VERTEX_SHADER,r.HIGH_FLOAT).precision>0&&r.getShaderPrecisionFormat(r.FRAGMENT_SHADER,r.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&r.getShaderPrecisionFormat(r.VERTEX_SHADER,r.MEDIUM_FLOAT).precision>0&&r.getShaderPrecisionFormat(r.FRAGMENT_SHADER,r.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(Lt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&Lt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&Lt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=r.getParameter(r.MAX_TEXTURE_IMAGE_UNITS),m=r.getParameter(r.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=r.getParameter(r.MAX_TEXTURE_SIZE),p=r.getParameter(r.MAX_CUBE_MAP_TEXTURE_SIZE),g=r.getParameter(r.MAX_VERTEX_ATTRIBS),y=r.getParameter(r.MAX_VERTEX_UNIFORM_VECTORS),w=r.getParameter(r.MAX_VARYING_VECTORS),v=r.getParameter(r.MAX_FRAGMENT_UNIFORM_VECTORS),M=r.getParameter(r.MAX_SAMPLES),T=r.getParameter(r.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:m,maxTextureSize:x,maxCubemapSize:p,maxAttributes:g,maxVertexUniforms:y,maxVaryings:w,maxFragmentUniforms:v,maxSamples:M,samples:T}}function ab(r){let t=this,e=null,i=0,n=!1,s=!1,o=new Be,a=new kt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||i!==0||n;return n=d,i=u.length,f},this.beginShadows=function(){s=!0,h(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let m=u.clippingPlanes,x=u.clipIntersection,p=u.clipShadows,g=r.get(u);if(!n||m===null||m.length===0||s&&!p)s?h(null):c();else{let y=s?0:i,w=y*4,v=g.clippingState||null;l.value=v,v=h(m,d,w,f);for(let M=0;M!==w;++M)v[M]=e[M];g.clippingState=v,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=i>0),t.numPlanes=i,t.numIntersection=0}function h(u,d,f,m){let x=u!==null?u.length:0,p=null;if(x!==0){if(p=l.value,m!==!0||p===null){let g=f+x*4,y=d.matrixWorldInverse;a.getNormalMatrix(y),(p===null||p.length<g)&&(p=new Float32Array(g));for(let w=0,v=f;w!==x;++w,v+=4)o.copy(u[w]).applyMatrix4(y,a),o.normal.toArray(p,v),p[v+3]=o.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=x,t.numIntersection=0,p}}var na=class extends li{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let i={width:t,height:t,depth:1},n=[i,i,i,i,i,i];this.texture=new Io(n),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},n=new Rr(5,5,5),s=new ci({name:"CubemapFromEquirect",uniforms:Xs(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Ve,blending:zs});s.uniforms.tEquirect.value=e;let o=new ue(n,s),a=e.minFilter;return e.minFilter===qi&&(e.minFilter=Te),new Ir(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,i=!0,n=!0){let s=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,i,n);t.setRenderTarget(s)}},Sm=256,lb=3,cb=20,qm=256,Ym=16,hb=3,ub=new D,db=new Ot,gc=class r{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Ir(1,10,null),this._boxMesh=new ue(new Rr(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,i=.1,n=100,s={}){let{size:o=256,position:a=ub}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,x=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(t.background=l.getClearColor(db));let p=new Ir(i,n,h);return p.position.copy(a),p.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=m,t.background=x,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Em(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Am(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Sm,Ju(t))}_fromTexture(t,e){t.mapping===Hs||t.mapping===Dr?this._setSize(t.image.length===0?Sm:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let i=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(i),i}_allocateTarget(){let t=this._cubeSize,e=Tm(t,!1,!1),i=Math.log2(t)-lb;for(let n=0;n<=i;n++)e.texture.mipmaps.push({width:t>>n,height:t>>n});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==e||t&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=Tm(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,i){let n=this._boxMesh,s=this._cubeCamera;n.material=i,s.renderTarget=t,s.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),s.update(this._renderer,n),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Hs||t.mapping===Dr?(this._cubemapMaterial===null&&(this._cubemapMaterial=Em()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Am()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=fb(),this._integrationMaterial=pb());let e=this._cubeSize,i=t.texture.mipmaps.length-1,n=this._ggxMaterial.uniforms;n.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(e/Ym);for(let o=0;o<=i;o++){let a=r.lodToRoughness(o,i);if(o>i-hb)s.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(qm*Math.pow(a,4)))+.5:0;n.roughness.value=a,n.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=mb());let i=this._blurMaterial,n=i.uniforms,s=this._sourceTarget;n.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,n.envMap.value=s.texture,this._renderCube(t,0,i),n.envMap.value=t.texture,this._renderCube(s,0,i)}};function Tm(r,t,e){return new na(r,{minFilter:qi,generateMipmaps:t,type:on,colorSpace:xi,depthBuffer:e})}function sa(r,t,e){return new ci({name:r,uniforms:t,vertexShader:$t.cube_vert,fragmentShader:e,side:Ve,blending:zs,depthTest:!1,depthWrite:!1})}function fb(){return sa("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${qm}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function pb(){return sa("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Ym}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function mb(){return sa("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${cb}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Am(){return sa("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Em(){return sa("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function gb(r){let t=new WeakMap,e=new WeakMap,i=null;function n(d,f=!1){return d==null?null:f?o(d):s(d)}function s(d){if(d&&d.isTexture){let f=d.mapping;if(f===Tl||f===Al)if(t.has(d)){let m=t.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let x=new na(m.height);return x.fromEquirectangularTexture(r,d),t.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,m=f===Tl||f===Al,x=f===Hs||f===Dr;if(m||x){let p=e.get(d),g=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return i===null&&(i=new gc(r)),p=m?i.fromEquirectangular(d,p):i.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),p.texture;if(p!==void 0)return p.texture;{let y=d.image;return m&&y&&y.height>0||x&&y&&l(y)?(i===null&&(i=new gc(r)),p=m?i.fromEquirectangular(d):i.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===Tl?d.mapping=Hs:f===Al&&(d.mapping=Dr),d}function l(d){let f=0,m=6;for(let x=0;x<m;x++)d[x]!==void 0&&f++;return f===m}function c(d){let f=d.target;f.removeEventListener("dispose",c);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function u(){t=new WeakMap,e=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:n,dispose:u}}function xb(r){let t={};function e(i){if(t[i]!==void 0)return t[i];let n=r.getExtension(i);return t[i]=n,n}return{has:function(i){return e(i)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(i){let n=e(i);return n===null&&Ds("WebGLRenderer: "+i+" extension not supported."),n}}}function yb(r,t,e,i){let n={},s=new WeakMap,o=new FinalizationRegistry(m=>delete n[m]);function a(m){l(m.target)}function l(m){m.index!==null&&t.remove(m.index);for(let p in m.attributes)t.remove(m.attributes[p]);m.removeEventListener("dispose",a),delete n[m.id],o.unregister(m);let x=s.get(m);x&&(t.remove(x),s.delete(m)),i.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,e.memory.geometries--}function c(m,x){return n[x.id]!==void 0||(x.addEventListener("dispose",a),n[x.id]=new WeakRef(x),o.register(x,x.id,x),e.memory.geometries++),x}function h(m){let x=m.attributes;for(let p in x)t.update(x[p],r.ARRAY_BUFFER)}function u(m){let x=m.index,p=m.attributes.position,g=0;if(p===void 0)return;let y=x!==null?x.array.length:p.array.length/3-1,w=p.count>=65535?To:So,v=new w(Math.ceil(y/3)*6,1),M=v.array;if(x!==null){let _=x.array;g=x.version;for(let S=0,C=0;S<y;S+=3){let R=_[S+0],I=_[S+1],P=_[S+2];M[C++]=R,M[C++]=I,M[C++]=I,M[C++]=P,M[C++]=P,M[C++]=R}}else{g=p.version;for(let _=0,S=0;_<y;_+=3){let C=_+0,R=_+1,I=_+2;M[S++]=C,M[S++]=R,M[S++]=R,M[S++]=I,M[S++]=I,M[S++]=C}}v.version=g;let T=s.get(m);T&&t.remove(T),s.set(m,v)}function d(m){let x=s.get(m);if(x){let p=m.index;p!==null&&x.version<p.version&&u(m)}else u(m);return s.get(m)}function f(){for(let m in n){let x=n[m].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function _b(r,t,e){let i;function n(u){i=u}let s,o;function a(u){s=u.type,o=u.bytesPerElement}function l(u,d){r.drawElements(i,d,s,u*o),e.update(d,i,1)}function c(u,d,f){f!==0&&(r.drawElementsInstanced(i,d,s,u*o,f),e.update(d,i,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,s,u,0,f);let x=0;for(let p=0;p<f;p++)x+=d[p];e.update(x,i,1)}this.setMode=n,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function vb(r){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(e.calls++,o){case r.TRIANGLES:e.triangles+=a*(s/3);break;case r.LINES:e.lines+=a*(s/2);break;case r.LINE_STRIP:e.lines+=a*(s-1);break;case r.LINE_LOOP:e.lines+=a*s;break;case r.POINTS:e.points+=a*s;break;default:Bt("WebGLInfo: Unknown draw mode:",o);break}}function n(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:n,update:i}}function bb(r,t,e){let i=new WeakMap,n=new ce;function s(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=i.get(a);if(d===void 0||d.count!==u){let C=function(){_.dispose(),i.delete(a),a.removeEventListener("dispose",C)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],w=0;f===!0&&(w=1),m===!0&&(w=2),x===!0&&(w=3);let v=a.attributes.position.count*w,M=1;v>t.maxTextureSize&&(M=Math.ceil(v/t.maxTextureSize),v=t.maxTextureSize);let T=new Float32Array(v*M*4*u),_=new bo(T,v,M,u);_.type=Ni,_.needsUpdate=!0;let S=w*4;for(let R=0;R<u;R++){let I=p[R],P=g[R],U=y[R],N=v*M*4*R;for(let B=0;B<I.count;B++){let z=B*S;f===!0&&(n.fromBufferAttribute(I,B),T[N+z+0]=n.x,T[N+z+1]=n.y,T[N+z+2]=n.z,T[N+z+3]=0),m===!0&&(n.fromBufferAttribute(P,B),T[N+z+4]=n.x,T[N+z+5]=n.y,T[N+z+6]=n.z,T[N+z+7]=0),x===!0&&(n.fromBufferAttribute(U,B),T[N+z+8]=n.x,T[N+z+9]=n.y,T[N+z+10]=n.z,T[N+z+11]=U.itemSize===4?n.w:1)}}d={count:u,texture:_,size:new St(v,M)},i.set(a,d),a.addEventListener("dispose",C)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(r,"morphTexture",o.morphTexture,e);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(r,"morphTargetBaseInfluence",m),l.getUniforms().setValue(r,"morphTargetInfluences",c)}l.getUniforms().setValue(r,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(r,"morphTargetsTextureSize",d.size)}return{update:s}}function wb(r,t,e,i,n){let s=new WeakMap;function o(c){let h=n.render.frame,u=c.geometry,d=t.get(c,u);if(s.get(d)!==h&&(t.update(d),s.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==h&&(e.update(c.instanceMatrix,r.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,r.ARRAY_BUFFER),s.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==h&&(f.update(),s.set(f,h))}return d}function a(){s=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),i.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var Mb={[Cu]:"LINEAR_TONE_MAPPING",[Pu]:"REINHARD_TONE_MAPPING",[Iu]:"CINEON_TONE_MAPPING",[Lu]:"ACES_FILMIC_TONE_MAPPING",[Du]:"AGX_TONE_MAPPING",[$o]:"NEUTRAL_TONE_MAPPING",[Nu]:"CUSTOM_TONE_MAPPING"};function Sb(r,t,e,i,n,s){let o=new li(t,e,{type:r,depthBuffer:n,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new be;h.setAttribute("position",new ke([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new ke([0,2,0,0,2,0],2));let u=new pl({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new ue(h,u),f=new Li(-1,1,1,-1,0,1),m=null,x=null,p=!1,g,y=null,w=[],v=!1;this.setSize=function(M,T){o.setSize(M,T),a!==null&&a.setSize(M,T),l!==null&&l.setSize(M,T);for(let _=0;_<w.length;_++){let S=w[_];S.setSize&&S.setSize(M,T)}},this.setEffects=function(M){w=M,v=w.length>0&&w[0].isRenderPass===!0;let T=o.width,_=o.height;w.length>0&&a===null&&(a=new li(T,_,{type:on,depthBuffer:!1,stencilBuffer:!1}),l=new li(T,_,{type:on,depthBuffer:!1,stencilBuffer:!1}));let S=n===!0&&w.some(C=>C.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new zn(T,_),s===!0&&(c.format=qn,c.type=Ws)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let C=0;C<w.length;C++){let R=w[C];R.setSize&&R.setSize(T,_),S&&R.needsDepthTexture===!0&&R.setDepthTexture&&R.setDepthTexture(c)}},this.begin=function(M,T){if(p||M.toneMapping===vn&&w.length===0)return!1;if(y=T,T!==null){let _=T.width,S=T.height;(o.width!==_||o.height!==S)&&this.setSize(_,S)}return v===!1&&M.setRenderTarget(o),g=M.toneMapping,M.toneMapping=vn,!0},this.hasRenderPass=function(){return v},this.end=function(M,T){M.toneMapping=g,p=!0;let _=o,S=a;for(let C=0;C<w.length;C++){let R=w[C];R.enabled!==!1&&(R.render(M,S,_,T),R.needsSwap!==!1&&(_=S,S=S===a?l:a))}if(m!==M.outputColorSpace||x!==M.toneMapping){m=M.outputColorSpace,x=M.toneMapping,u.defines={},qt.getTransfer(m)===oe&&(u.defines.SRGB_TRANSFER="");let C=Mb[x];C&&(u.defines[C]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=_.texture,M.setRenderTarget(y),M.render(d,f),y=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Km=new ze,Zm=new zn(1,1),jm=new No(1),Jm=new bo,Qm=new hl,tg=new Io,Rm=[],Cm=[],Pm=new Float32Array(16),Im=new Float32Array(9),Lm=new Float32Array(4);function kr(r,t,e){let i=r[0];if(i<=0||i>0)return r;let n=t*e,s=Rm[n];if(s===void 0&&(s=new Float32Array(n),Rm[n]=s),t!==0){i.toArray(s,0);for(let o=1,a=0;o!==t;++o)a+=e,r[o].toArray(s,a)}return s}function He(r,t){if(r.length!==t.length)return!1;for(let e=0,i=r.length;e<i;e++)if(r[e]!==t[e])return!1;return!0}function Ge(r,t){for(let e=0,i=t.length;e<i;e++)r[e]=t[e]}function _c(r,t){let e=Cm[t];e===void 0&&(e=new Int32Array(t),Cm[t]=e);for(let i=0;i!==t;++i)e[i]=r.allocateTextureUnit();return e}function Tb(r,t){let e=this.cache;e[0]!==t&&(r.uniform1f(this.addr,t),e[0]=t)}function Ab(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(r.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(He(e,t))return;r.uniform2fv(this.addr,t),Ge(e,t)}}function Eb(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(r.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(r.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(He(e,t))return;r.uniform3fv(this.addr,t),Ge(e,t)}}function Rb(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(r.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(He(e,t))return;r.uniform4fv(this.addr,t),Ge(e,t)}}function Cb(r,t){let e=this.cache,i=t.elements;if(i===void 0){if(He(e,t))return;r.uniformMatrix2fv(this.addr,!1,t),Ge(e,t)}else{if(He(e,i))return;Lm.set(i),r.uniformMatrix2fv(this.addr,!1,Lm),Ge(e,i)}}function Pb(r,t){let e=this.cache,i=t.elements;if(i===void 0){if(He(e,t))return;r.uniformMatrix3fv(this.addr,!1,t),Ge(e,t)}else{if(He(e,i))return;Im.set(i),r.uniformMatrix3fv(this.addr,!1,Im),Ge(e,i)}}function Ib(r,t){let e=this.cache,i=t.elements;if(i===void 0){if(He(e,t))return;r.uniformMatrix4fv(this.addr,!1,t),Ge(e,t)}else{if(He(e,i))return;Pm.set(i),r.uniformMatrix4fv(this.addr,!1,Pm),Ge(e,i)}}function Lb(r,t){let e=this.cache;e[0]!==t&&(r.uniform1i(this.addr,t),e[0]=t)}function Nb(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(r.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(He(e,t))return;r.uniform2iv(this.addr,t),Ge(e,t)}}function Db(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(r.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(He(e,t))return;r.uniform3iv(this.addr,t),Ge(e,t)}}function Ob(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(r.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(He(e,t))return;r.uniform4iv(this.addr,t),Ge(e,t)}}function Ub(r,t){let e=this.cache;e[0]!==t&&(r.uniform1ui(this.addr,t),e[0]=t)}function Fb(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(r.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(He(e,t))return;r.uniform2uiv(this.addr,t),Ge(e,t)}}function Bb(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(r.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(He(e,t))return;r.uniform3uiv(this.addr,t),Ge(e,t)}}function kb(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(r.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(He(e,t))return;r.uniform4uiv(this.addr,t),Ge(e,t)}}function vc(r){return r.version===0&&(r.compareFunction=Yu,r.needsUpdate=!0),r}function zb(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n);let s;this.type===r.SAMPLER_2D_SHADOW?s=vc(Zm):s=Km,e.setTexture2D(t||s,n)}function Vb(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n),e.setTexture3D(t||Qm,n)}function Hb(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n);let s;this.type===r.SAMPLER_CUBE_SHADOW?s=vc(jm):s=tg,e.setTextureCube(t||s,n)}function Gb(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n),e.setTexture2DArray(t||Jm,n)}function Wb(r){switch(r){case 5126:return Tb;case 35664:return Ab;case 35665:return Eb;case 35666:return Rb;case 35674:return Cb;case 35675:return Pb;case 35676:return Ib;case 5124:case 35670:return Lb;case 35667:case 35671:return Nb;case 35668:case 35672:return Db;case 35669:case 35673:return Ob;case 5125:return Ub;case 36294:return Fb;case 36295:return Bb;case 36296:return kb;case 35678:case 36198:case 36298:case 36306:case 35682:return zb;case 35679:case 36299:case 36307:return Vb;case 35680:case 36300:case 36308:case 36293:return Hb;case 36289:case 36303:case 36311:case 36292:return Gb}}function Xb(r,t){r.uniform1fv(this.addr,t)}function $b(r,t){let e=kr(t,this.size,2);r.uniform2fv(this.addr,e)}function qb(r,t){let e=kr(t,this.size,3);r.uniform3fv(this.addr,e)}function Yb(r,t){let e=kr(t,this.size,4);r.uniform4fv(this.addr,e)}function Kb(r,t){let e=kr(t,this.size,4);r.uniformMatrix2fv(this.addr,!1,e)}function Zb(r,t){let e=kr(t,this.size,9);r.uniformMatrix3fv(this.addr,!1,e)}function jb(r,t){let e=kr(t,this.size,16);r.uniformMatrix4fv(this.addr,!1,e)}function Jb(r,t){r.uniform1iv(this.addr,t)}function Qb(r,t){r.uniform2iv(this.addr,t)}function tw(r,t){r.uniform3iv(this.addr,t)}function ew(r,t){r.uniform4iv(this.addr,t)}function iw(r,t){r.uniform1uiv(this.addr,t)}function nw(r,t){r.uniform2uiv(this.addr,t)}function sw(r,t){r.uniform3uiv(this.addr,t)}function rw(r,t){r.uniform4uiv(this.addr,t)}function ow(r,t,e){let i=this.cache,n=t.length,s=_c(e,n);He(i,s)||(r.uniform1iv(this.addr,s),Ge(i,s));let o;this.type===r.SAMPLER_2D_SHADOW?o=vc(Zm):o=Km;for(let a=0;a!==n;++a)e.setTexture2D(t[a]||o,s[a])}function aw(r,t,e){let i=this.cache,n=t.length,s=_c(e,n);He(i,s)||(r.uniform1iv(this.addr,s),Ge(i,s));for(let o=0;o!==n;++o)e.setTexture3D(t[o]||Qm,s[o])}function lw(r,t,e){let i=this.cache,n=t.length,s=_c(e,n);He(i,s)||(r.uniform1iv(this.addr,s),Ge(i,s));let o;this.type===r.SAMPLER_CUBE_SHADOW?o=vc(jm):o=tg;for(let a=0;a!==n;++a)e.setTextureCube(t[a]||o,s[a])}function cw(r,t,e){let i=this.cache,n=t.length,s=_c(e,n);He(i,s)||(r.uniform1iv(this.addr,s),Ge(i,s));for(let o=0;o!==n;++o)e.setTexture2DArray(t[o]||Jm,s[o])}function hw(r){switch(r){case 5126:return Xb;case 35664:return $b;case 35665:return qb;case 35666:return Yb;case 35674:return Kb;case 35675:return Zb;case 35676:return jb;case 5124:case 35670:return Jb;case 35667:case 35671:return Qb;case 35668:case 35672:return tw;case 35669:case 35673:return ew;case 5125:return iw;case 36294:return nw;case 36295:return sw;case 36296:return rw;case 35678:case 36198:case 36298:case 36306:case 35682:return ow;case 35679:case 36299:case 36307:return aw;case 35680:case 36300:case 36308:case 36293:return lw;case 36289:case 36303:case 36311:case 36292:return cw}}var ad=class{constructor(t,e,i){this.id=t,this.addr=i,this.cache=[],this.type=e.type,this.setValue=Wb(e.type)}},ld=class{constructor(t,e,i){this.id=t,this.addr=i,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=hw(e.type)}},cd=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,i){let n=this.seq;for(let s=0,o=n.length;s!==o;++s){let a=n[s];a.setValue(t,e[a.id],i)}}},rd=/(\w+)(\])?(\[|\.)?/g;function Nm(r,t){r.seq.push(t),r.map[t.id]=t}function uw(r,t,e){let i=r.name,n=i.length;for(rd.lastIndex=0;;){let s=rd.exec(i),o=rd.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===n){Nm(e,c===void 0?new ad(a,r,t):new ld(a,r,t));break}else{let u=e.map[a];u===void 0&&(u=new cd(a),Nm(e,u)),e=u}}}var Br=class{constructor(t,e){this.seq=[],this.map={};let i=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);uw(a,l,this)}let n=[],s=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?n.push(o):s.push(o);n.length>0&&(this.seq=n.concat(s))}setValue(t,e,i,n){let s=this.map[e];s!==void 0&&s.setValue(t,i,n)}setOptional(t,e,i){let n=e[i];n!==void 0&&this.setValue(t,i,n)}static upload(t,e,i,n){for(let s=0,o=e.length;s!==o;++s){let a=e[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,n)}}static seqWithValue(t,e){let i=[];for(let n=0,s=t.length;n!==s;++n){let o=t[n];o.id in e&&i.push(o)}return i}};function Dm(r,t,e){let i=r.createShader(t);return r.shaderSource(i,e),r.compileShader(i),i}var dw=37297,fw=0;function pw(r,t){let e=r.split(`
`),i=[],n=Math.max(t-6,0),s=Math.min(t+6,e.length);for(let o=n;o<s;o++){let a=o+1;i.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return i.join(`
`)}var Om=new kt;function mw(r){qt._getMatrix(Om,qt.workingColorSpace,r);let t=`mat3( ${Om.elements.map(e=>e.toFixed(4))} )`;switch(qt.getTransfer(r)){case _o:return[t,"LinearTransferOETF"];case oe:return[t,"sRGBTransferOETF"];default:return Lt("WebGLProgram: Unsupported color space: ",r),[t,"LinearTransferOETF"]}}function Um(r,t,e){let i=r.getShaderParameter(t,r.COMPILE_STATUS),s=(r.getShaderInfoLog(t)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+s+`

`+pw(r.getShaderSource(t),a)}else return s}function gw(r,t){let e=mw(t);return[`vec4 ${r}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var xw={[Cu]:"Linear",[Pu]:"Reinhard",[Iu]:"Cineon",[Lu]:"ACESFilmic",[Du]:"AgX",[$o]:"Neutral",[Nu]:"Custom"};function yw(r,t){let e=xw[t];return e===void 0?(Lt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+r+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+r+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var mc=new D;function _w(){qt.getLuminanceCoefficients(mc);let r=mc.x.toFixed(4),t=mc.y.toFixed(4),e=mc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${r}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function vw(r){return[r.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",r.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ia).join(`
`)}function bw(r){let t=[];for(let e in r){let i=r[e];i!==!1&&t.push("#define "+e+" "+i)}return t.join(`
`)}function ww(r,t){let e={},i=r.getProgramParameter(t,r.ACTIVE_ATTRIBUTES);for(let n=0;n<i;n++){let s=r.getActiveAttrib(t,n),o=s.name,a=1;s.type===r.FLOAT_MAT2&&(a=2),s.type===r.FLOAT_MAT3&&(a=3),s.type===r.FLOAT_MAT4&&(a=4),e[o]={type:s.type,location:r.getAttribLocation(t,o),locationSize:a}}return e}function ia(r){return r!==""}function Fm(r,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return r.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Bm(r,t){return r.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var Mw=/^[ \t]*#include +<([\w\d./]+)>/gm;function hd(r){return r.replace(Mw,Sw)}function Sw(r,t){let e=$t[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return hd(e)}var Tw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function km(r){return r.replace(Tw,Aw)}function Aw(r,t,e,i){let n="";for(let s=parseInt(t);s<parseInt(e);s++)n+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return n}function zm(r){let t=`precision ${r.precision} float;
	precision ${r.precision} int;
	precision ${r.precision} sampler2D;
	precision ${r.precision} samplerCube;
	precision ${r.precision} sampler3D;
	precision ${r.precision} sampler2DArray;
	precision ${r.precision} sampler2DShadow;
	precision ${r.precision} samplerCubeShadow;
	precision ${r.precision} sampler2DArrayShadow;
	precision ${r.precision} isampler2D;
	precision ${r.precision} isampler3D;
	precision ${r.precision} isamplerCube;
	precision ${r.precision} isampler2DArray;
	precision ${r.precision} usampler2D;
	precision ${r.precision} usampler3D;
	precision ${r.precision} usamplerCube;
	precision ${r.precision} usampler2DArray;
	`;return r.precision==="highp"?t+=`
#define HIGH_PRECISION`:r.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:r.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var Ew={[Xo]:"SHADOWMAP_TYPE_PCF",[Lr]:"SHADOWMAP_TYPE_VSM"};function Rw(r){return Ew[r.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Cw={[Dr]:"ENVMAP_MODE_REFRACTION"};function Pw(r){return r.envMap===!1?"ENVMAP_MODE_REFLECTION":Cw[r.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Iw={[Ru]:"ENVMAP_BLENDING_MULTIPLY",[rm]:"ENVMAP_BLENDING_MIX",[om]:"ENVMAP_BLENDING_ADD"};function Lw(r){return r.envMap===!1?"ENVMAP_BLENDING_NONE":Iw[r.combine]||"ENVMAP_BLENDING_NONE"}function Nw(r,t,e,i){let n=r.getContext(),s=e.defines,o=e.vertexShader,a=e.fragmentShader,l=Rw(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=Pw(e),u=Lw(e),d=vw(e),f=bw(s),m=n.createProgram(),x,p,g=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(x=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(ia).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(ia).join(`
`),p.length>0&&(p+=`
`)):(x=[zm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ia).join(`
`),p=[zm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==vn?"#define TONE_MAPPING":"",e.toneMapping!==vn?$t.tonemapping_pars_fragment:"",e.toneMapping!==vn?yw("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",$t.colorspace_pars_fragment,gw("linearToOutputTexel",e.outputColorSpace),_w(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(ia).join(`
`)),o=hd(o),o=Fm(o,e),o=Bm(o,e),a=hd(a),a=Fm(a,e),a=Bm(a,e),o=km(o),a=km(a),e.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",e.glslVersion===Zu?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Zu?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let y=g+x+o,w=g+p+a,v=Dm(n,n.VERTEX_SHADER,y),M=Dm(n,n.FRAGMENT_SHADER,w);n.attachShader(m,v),n.attachShader(m,M),e.index0AttributeName!==void 0?n.bindAttribLocation(m,0,e.index0AttributeName):e.hasPositionAttribute===!0&&n.bindAttribLocation(m,0,"position"),n.linkProgram(m);function T(R){if(r.debug.checkShaderErrors){let I=n.getProgramInfoLog(m)||"",P=n.getShaderInfoLog(v)||"",U=n.getShaderInfoLog(M)||"",N=I.trim(),B=P.trim(),z=U.trim(),X=!0,it=!0;if(n.getProgramParameter(m,n.LINK_STATUS)===!1)if(X=!1,typeof r.debug.onShaderError=="function")r.debug.onShaderError(n,m,v,M);else{let $=Um(n,v,"vertex"),Q=Um(n,M,"fragment");Bt("WebGLProgram: Shader Error "+n.getError()+" - VALIDATE_STATUS "+n.getProgramParameter(m,n.VALIDATE_STATUS)+`

Material Name: `+R.name+`
Material Type: `+R.type+`

Program Info Log: `+N+`
`+$+`
`+Q)}else N!==""?Lt("WebGLProgram: Program Info Log:",N):(B===""||z==="")&&(it=!1);it&&(R.diagnostics={runnable:X,programLog:N,vertexShader:{log:B,prefix:x},fragmentShader:{log:z,prefix:p}})}n.deleteShader(v),n.deleteShader(M),_=new Br(n,m),S=ww(n,m)}let _;this.getUniforms=function(){return _===void 0&&T(this),_};let S;this.getAttributes=function(){return S===void 0&&T(this),S};let C=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return C===!1&&(C=n.getProgramParameter(m,dw)),C},this.destroy=function(){i.releaseStatesOfProgram(this),n.deleteProgram(m),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=fw++,this.cacheKey=t,this.usedTimes=1,this.program=m,this.vertexShader=v,this.fragmentShader=M,this}var Dw=0,ud=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,i){let n=this._getShaderCacheForMaterial(t);return n.has(e)===!1&&(n.add(e),e.usedTimes++),n.has(i)===!1&&(n.add(i),i.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let i of e)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,i=e.get(t);return i===void 0&&(i=new Set,e.set(t,i)),i}_getShaderStage(t){let e=this.shaderCache,i=e.get(t);return i===void 0&&(i=new dd(t),e.set(t,i)),i}},dd=class{constructor(t){this.id=Dw++,this.code=t,this.usedTimes=0}};function Ow(r){return r===fs||r===jo||r===Jo}function Uw(r,t,e,i,n,s){let o=new wo,a=new ud,l=new Set,c=[],h=new Map,u=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function m(_,S,C,R,I,P){let U=R.fog,N=I.geometry,B=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?R.environment:null,z=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,X=t.get(_.envMap||B,z),it=d[_.type],$=i.precision;_.precision!==null&&($=i.getMaxPrecision(_.precision),$!==_.precision&&Lt("WebGLProgram.getParameters:",_.precision,"not supported, using",$,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,et=Q!==void 0?Q.length:0,wt=0;N.morphAttributes.position!==void 0&&(wt=1),N.morphAttributes.normal!==void 0&&(wt=2),N.morphAttributes.color!==void 0&&(wt=3);let Tt,K,ot,lt;if(it){let _t=Mn[it];Tt=_t.vertexShader,K=_t.fragmentShader}else{Tt=_.vertexShader,K=_.fragmentShader;let _t=a.getVertexShaderStage(_),le=a.getFragmentShaderStage(_);a.update(_,_t,le),ot=_t.id,lt=le.id}let At=r.getRenderTarget(),mt=r.state.buffers.depth.getReversed(),G=I.isInstancedMesh===!0,ct=I.isBatchedMesh===!0,nt=!!_.map,Mt=!!_.matcap,Ht=!!X,Ft=Ht&&X.isPMREMTexture===!0,fe=!!_.aoMap,he=!!_.lightMap,we=!!_.bumpMap&&_.wireframe===!1,pe=!!_.normalMap,mn=!!_.displacementMap,Xe=!!_.emissiveMap,zi=!!_.metalnessMap,Vi=!!_.roughnessMap,Hi=_.anisotropy>0,k=_.clearcoat>0,Gi=_.diffuseRoughness>0,Me=_.dispersion>0,Se=_.retroreflectivity>0,yt=_.iridescence>0,Fe=_.sheen>0,Ut=_.transmission>0,zt=Hi&&!!_.anisotropyMap,L=k&&!!_.clearcoatMap,A=k&&!!_.clearcoatNormalMap,H=k&&!!_.clearcoatRoughnessMap,st=Gi&&!!_.diffuseRoughnessMap,tt=yt&&!!_.iridescenceMap,ht=yt&&!!_.iridescenceThicknessMap,gt=Fe&&!!_.sheenColorMap,Z=Fe&&!!_.sheenRoughnessMap,j=!!_.specularMap,dt=!!_.specularColorMap,O=!!_.specularIntensityMap,J=Ut&&!!_.transmissionMap,Y=Ut&&!!_.thicknessMap,ft=!!_.gradientMap,at=!!_.alphaMap,ut=_.alphaTest>0,Nt=!!_.alphaHash,Xt=!!_.extensions,rt=vn;_.toneMapped&&(At===null||At.isXRRenderTarget===!0)&&(rt=r.toneMapping);let Dt=Ft?X.isCompressedCubeTexture?X.image[0].mipmaps:X.mipmaps:null,Wt={shaderID:it,shaderType:_.type,shaderName:_.name,vertexShader:Tt,fragmentShader:K,defines:_.defines,customVertexShaderID:ot,customFragmentShaderID:lt,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:$,batching:ct,batchingColor:ct&&I._colorsTexture!==null,instancing:G,instancingColor:G&&I.instanceColor!==null,instancingMorph:G&&I.morphTexture!==null,outputColorSpace:At===null?r.outputColorSpace:At.isXRRenderTarget===!0?At.texture.colorSpace:qt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:nt,matcap:Mt,envMap:Ht,envMapMode:Ht&&X.mapping,envMapPMREM:Ft,envMapMaxLod:Ft?Dt.length-1:null,envMapSize:Ft?Dt[0].width:null,aoMap:fe,lightMap:he,bumpMap:we,normalMap:pe,displacementMap:mn,emissiveMap:Xe,normalMapObjectSpace:pe&&_.normalMapType===hm,normalMapTangentSpace:pe&&_.normalMapType===uc,packedNormalMap:pe&&_.normalMapType===uc&&Ow(_.normalMap.format),metalnessMap:zi,roughnessMap:Vi,anisotropy:Hi,anisotropyMap:zt,clearcoat:k,clearcoatMap:L,clearcoatNormalMap:A,clearcoatRoughnessMap:H,diffuseRoughness:Gi,diffuseRoughnessMap:st,dispersion:Me,retroreflection:Se,iridescence:yt,iridescenceMap:tt,iridescenceThicknessMap:ht,sheen:Fe,sheenColorMap:gt,sheenRoughnessMap:Z,specularMap:j,specularColorMap:dt,specularIntensityMap:O,transmission:Ut,transmissionMap:J,thicknessMap:Y,gradientMap:ft,opaque:_.transparent===!1&&_.blending===Nr&&_.alphaToCoverage===!1,alphaMap:at,alphaTest:ut,alphaHash:Nt,combine:_.combine,mapUv:nt&&f(_.map.channel),aoMapUv:fe&&f(_.aoMap.channel),lightMapUv:he&&f(_.lightMap.channel),bumpMapUv:we&&f(_.bumpMap.channel),normalMapUv:pe&&f(_.normalMap.channel),displacementMapUv:mn&&f(_.displacementMap.channel),emissiveMapUv:Xe&&f(_.emissiveMap.channel),metalnessMapUv:zi&&f(_.metalnessMap.channel),roughnessMapUv:Vi&&f(_.roughnessMap.channel),anisotropyMapUv:zt&&f(_.anisotropyMap.channel),clearcoatMapUv:L&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:A&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:H&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:st&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:tt&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:ht&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:gt&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:Z&&f(_.sheenRoughnessMap.channel),specularMapUv:j&&f(_.specularMap.channel),specularColorMapUv:dt&&f(_.specularColorMap.channel),specularIntensityMapUv:O&&f(_.specularIntensityMap.channel),transmissionMapUv:J&&f(_.transmissionMap.channel),thicknessMapUv:Y&&f(_.thicknessMap.channel),alphaMapUv:at&&f(_.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(pe||Hi),vertexNormals:!!N.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!N.attributes.uv&&(nt||at),fog:!!U,useFog:_.fog===!0,fogExp2:!!U&&U.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||N.attributes.normal===void 0&&pe===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:mt,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:wt,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:P.filter(_t=>_t.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:_.dithering,shadowMapEnabled:r.shadowMap.enabled&&C.length>0,shadowMapType:r.shadowMap.type,toneMapping:rt,decodeVideoTexture:nt&&_.map.isVideoTexture===!0&&qt.getTransfer(_.map.colorSpace)===oe,decodeVideoTextureEmissive:Xe&&_.emissiveMap.isVideoTexture===!0&&qt.getTransfer(_.emissiveMap.colorSpace)===oe,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===xe,flipSided:_.side===Ve,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Xt&&_.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Xt&&_.extensions.multiDraw===!0||ct)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return Wt.vertexUv1s=l.has(1),Wt.vertexUv2s=l.has(2),Wt.vertexUv3s=l.has(3),l.clear(),Wt}function x(_){let S=[];if(_.shaderID?S.push(_.shaderID):(S.push(_.customVertexShaderID),S.push(_.customFragmentShaderID)),_.defines!==void 0)for(let C in _.defines)S.push(C),S.push(_.defines[C]);return _.isRawShaderMaterial===!1&&(p(S,_),g(S,_),S.push(r.outputColorSpace)),S.push(_.customProgramCacheKey),S.join()}function p(_,S){_.push(S.precision),_.push(S.outputColorSpace),_.push(S.envMapMode),_.push(S.envMapPMREM),_.push(S.envMapMaxLod),_.push(S.envMapSize),_.push(S.mapUv),_.push(S.alphaMapUv),_.push(S.lightMapUv),_.push(S.aoMapUv),_.push(S.bumpMapUv),_.push(S.normalMapUv),_.push(S.displacementMapUv),_.push(S.emissiveMapUv),_.push(S.metalnessMapUv),_.push(S.roughnessMapUv),_.push(S.anisotropyMapUv),_.push(S.clearcoatMapUv),_.push(S.clearcoatNormalMapUv),_.push(S.clearcoatRoughnessMapUv),_.push(S.diffuseRoughnessMapUv),_.push(S.iridescenceMapUv),_.push(S.iridescenceThicknessMapUv),_.push(S.sheenColorMapUv),_.push(S.sheenRoughnessMapUv),_.push(S.specularMapUv),_.push(S.specularColorMapUv),_.push(S.specularIntensityMapUv),_.push(S.transmissionMapUv),_.push(S.thicknessMapUv),_.push(S.combine),_.push(S.fogExp2),_.push(S.sizeAttenuation),_.push(S.morphTargetsCount),_.push(S.numSunLights),_.push(S.numDirLights),_.push(S.numPointLights),_.push(S.numSpotLights),_.push(S.numSpotLightMaps),_.push(S.numHemiLights),_.push(S.numRectAreaLights),_.push(S.numSunLightShadows),_.push(S.numDirLightShadows),_.push(S.numPointLightShadows),_.push(S.numSpotLightShadows),_.push(S.numSpotLightShadowsWithMaps),_.push(S.numLightProbes),_.push(S.numLightProbeGrids),_.push(S.shadowMapType),_.push(S.toneMapping),_.push(S.numClippingPlanes),_.push(S.numClipIntersection),_.push(S.depthPacking)}function g(_,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function y(_){let S=d[_.type],C;if(S){let R=Mn[S];C=bm.clone(R.uniforms)}else C=_.uniforms;return C}function w(_,S){let C=h.get(S);return C!==void 0?++C.usedTimes:(C=new Nw(r,S,_,n),c.push(C),h.set(S,C)),C}function v(_){if(--_.usedTimes===0){let S=c.indexOf(_);c[S]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function M(_){a.remove(_)}function T(){a.dispose()}return{getParameters:m,getProgramCacheKey:x,getUniforms:y,acquireProgram:w,releaseProgram:v,releaseShaderCache:M,programs:c,dispose:T}}function Fw(){let r=new WeakMap;function t(o){return r.has(o)}function e(o){let a=r.get(o);return a===void 0&&(a={},r.set(o,a)),a}function i(o){r.delete(o)}function n(o,a,l){r.get(o)[a]=l}function s(){r=new WeakMap}return{has:t,get:e,remove:i,update:n,dispose:s}}function Bw(r,t){return r.groupOrder!==t.groupOrder?r.groupOrder-t.groupOrder:r.renderOrder!==t.renderOrder?r.renderOrder-t.renderOrder:r.material.id!==t.material.id?r.material.id-t.material.id:r.materialVariant!==t.materialVariant?r.materialVariant-t.materialVariant:r.z!==t.z?r.z-t.z:r.id-t.id}function Vm(r,t){return r.groupOrder!==t.groupOrder?r.groupOrder-t.groupOrder:r.renderOrder!==t.renderOrder?r.renderOrder-t.renderOrder:r.z!==t.z?t.z-r.z:r.id-t.id}function Hm(){let r=[],t=0,e=[],i=[],n=[];function s(){t=0,e.length=0,i.length=0,n.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,m,x,p,g){let y=r[t];return y===void 0?(y={id:d.id,object:d,geometry:f,material:m,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:p,group:g},r[t]=y):(y.id=d.id,y.object=d,y.geometry=f,y.material=m,y.materialVariant=o(d),y.groupOrder=x,y.renderOrder=d.renderOrder,y.z=p,y.group=g),t++,y}function l(d,f,m,x,p,g,y){y.reversedDepth===!0&&(p=-p);let w=a(d,f,m,x,p,g);m.transmission>0?i.push(w):m.transparent===!0?n.push(w):e.push(w)}function c(d,f,m,x,p,g){let y=a(d,f,m,x,p,g);m.transmission>0?i.unshift(y):m.transparent===!0?n.unshift(y):e.unshift(y)}function h(d,f){e.length>1&&e.sort(d||Bw),i.length>1&&i.sort(f||Vm),n.length>1&&n.sort(f||Vm)}function u(){for(let d=t,f=r.length;d<f;d++){let m=r[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:e,transmissive:i,transparent:n,init:s,push:l,unshift:c,finish:u,sort:h}}function kw(){let r=new WeakMap;function t(i,n){let s=r.get(i),o;return s===void 0?(o=new Hm,r.set(i,[o])):n>=s.length?(o=new Hm,s.push(o)):o=s[n],o}function e(){r=new WeakMap}return{get:t,dispose:e}}function zw(){let r={};return{get:function(t){if(r[t.id]!==void 0)return r[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new D,color:new Ot};break;case"SpotLight":e={position:new D,direction:new D,color:new Ot,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new D,color:new Ot,distance:0,decay:0};break;case"HemisphereLight":e={direction:new D,skyColor:new Ot,groundColor:new Ot};break;case"RectAreaLight":e={color:new Ot,position:new D,halfWidth:new D,halfHeight:new D};break}return r[t.id]=e,e}}}function Vw(){let r={};return{get:function(t){if(r[t.id]!==void 0)return r[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new St};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new St};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new St,shadowCameraNear:1,shadowCameraFar:1e3};break}return r[t.id]=e,e}}}var Hw=0;function Gw(r,t){return(t.castShadow?2:0)-(r.castShadow?2:0)+(t.map?1:0)-(r.map?1:0)}function Ww(r){let t=new zw,e=Vw(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new D);let n=new D,s=new Pt,o=new Pt;function a(c){let h=0,u=0,d=0;for(let P=0;P<9;P++)i.probe[P].set(0,0,0);let f=0,m=0,x=0,p=0,g=0,y=0,w=0,v=0,M=0,T=0,_=0,S=0,C=0,R=0;c.sort(Gw);for(let P=0,U=c.length;P<U;P++){let N=c[P],B=N.color,z=N.intensity,X=N.distance,it=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===fs?it=N.shadow.map.texture:it=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=B.r*z,u+=B.g*z,d+=B.b*z;else if(N.isLightProbe){for(let $=0;$<9;$++)i.probe[$].addScaledVector(N.sh.coefficients[$],z);R++}else if(N.isSunLight){let $=t.get(N);if($.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[m]=et,i.sunShadowMap[m]=it;let wt=Q.getViewportCount();for(let Tt=0;Tt<wt;Tt++)i.sunShadowMatrix[x+Tt]=Q.getMatrix(Tt),i.sunShadowCascade[x+Tt]=Q._cascadeData[Tt];x+=wt,m++}i.sun[f]=$,f++}else if(N.isDirectionalLight){let $=t.get(N);if($.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize=Q.mapSize,i.directionalShadow[p]=et,i.directionalShadowMap[p]=it,i.directionalShadowMatrix[p]=N.shadow.matrix,M++}i.directional[p]=$,p++}else if(N.isSpotLight){let $=t.get(N);$.position.setFromMatrixPosition(N.matrixWorld),$.color.copy(B).multiplyScalar(z),$.distance=X,$.coneCos=Math.cos(N.angle),$.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),$.decay=N.decay,i.spot[y]=$;let Q=N.shadow;if(N.map&&(i.spotLightMap[S]=N.map,S++,Q.updateMatrices(N),N.castShadow&&C++),i.spotLightMatrix[y]=Q.matrix,N.castShadow){let et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize=Q.mapSize,i.spotShadow[y]=et,i.spotShadowMap[y]=it,_++}y++}else if(N.isRectAreaLight){let $=t.get(N);$.color.copy(B).multiplyScalar(z),$.halfWidth.set(N.width*.5,0,0),$.halfHeight.set(0,N.height*.5,0),i.rectArea[w]=$,w++}else if(N.isPointLight){let $=t.get(N);if($.color.copy(N.color).multiplyScalar(N.intensity),$.distance=N.distance,$.decay=N.decay,N.castShadow){let Q=N.shadow,et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize=Q.mapSize,et.shadowCameraNear=Q.camera.near,et.shadowCameraFar=Q.camera.far,i.pointShadow[g]=et,i.pointShadowMap[g]=it,i.pointShadowMatrix[g]=N.shadow.matrix,T++}i.point[g]=$,g++}else if(N.isHemisphereLight){let $=t.get(N);$.skyColor.copy(N.color).multiplyScalar(z),$.groundColor.copy(N.groundColor).multiplyScalar(z),i.hemi[v]=$,v++}}w>0&&(r.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=vt.LTC_FLOAT_1,i.rectAreaLTC2=vt.LTC_FLOAT_2):(i.rectAreaLTC1=vt.LTC_HALF_1,i.rectAreaLTC2=vt.LTC_HALF_2)),i.ambient[0]=h,i.ambient[1]=u,i.ambient[2]=d;let I=i.hash;(I.sunLength!==f||I.directionalLength!==p||I.pointLength!==g||I.spotLength!==y||I.rectAreaLength!==w||I.hemiLength!==v||I.numSunShadows!==m||I.numDirectionalShadows!==M||I.numPointShadows!==T||I.numSpotShadows!==_||I.numSpotMaps!==S||I.numLightProbes!==R)&&(i.sun.length=f,i.directional.length=p,i.spot.length=y,i.rectArea.length=w,i.point.length=g,i.hemi.length=v,i.sunShadow.length=m,i.sunShadowMap.length=m,i.sunShadowMatrix.length=x,i.sunShadowCascade.length=x,i.directionalShadow.length=M,i.directionalShadowMap.length=M,i.directionalShadowMatrix.length=M,i.pointShadow.length=T,i.pointShadowMap.length=T,i.pointShadowMatrix.length=T,i.spotShadow.length=_,i.spotShadowMap.length=_,i.spotLightMatrix.length=_+S-C,i.spotLightMap.length=S,i.numSpotLightShadowsWithMaps=C,i.numLightProbes=R,I.sunLength=f,I.directionalLength=p,I.pointLength=g,I.spotLength=y,I.rectAreaLength=w,I.hemiLength=v,I.numSunShadows=m,I.numDirectionalShadows=M,I.numPointShadows=T,I.numSpotShadows=_,I.numSpotMaps=S,I.numLightProbes=R,i.version=Hw++)}function l(c,h){let u=0,d=0,f=0,m=0,x=0,p=0,g=h.matrixWorldInverse;for(let y=0,w=c.length;y<w;y++){let v=c[y];if(v.isSunLight){let M=i.sun[u];M.direction.setFromMatrixPosition(v.matrixWorld),M.direction.transformDirection(g),u++}else if(v.isDirectionalLight){let M=i.directional[d];M.direction.setFromMatrixPosition(v.matrixWorld),n.setFromMatrixPosition(v.target.matrixWorld),M.direction.sub(n),M.direction.transformDirection(g),d++}else if(v.isSpotLight){let M=i.spot[m];M.position.setFromMatrixPosition(v.matrixWorld),M.position.applyMatrix4(g),M.direction.setFromMatrixPosition(v.matrixWorld),n.setFromMatrixPosition(v.target.matrixWorld),M.direction.sub(n),M.direction.transformDirection(g),m++}else if(v.isRectAreaLight){let M=i.rectArea[x];M.position.setFromMatrixPosition(v.matrixWorld),M.position.applyMatrix4(g),o.identity(),s.copy(v.matrixWorld),s.premultiply(g),o.extractRotation(s),M.halfWidth.set(v.width*.5,0,0),M.halfHeight.set(0,v.height*.5,0),M.halfWidth.applyMatrix4(o),M.halfHeight.applyMatrix4(o),x++}else if(v.isPointLight){let M=i.point[f];M.position.setFromMatrixPosition(v.matrixWorld),M.position.applyMatrix4(g),f++}else if(v.isHemisphereLight){let M=i.hemi[p];M.direction.setFromMatrixPosition(v.matrixWorld),M.direction.transformDirection(g),p++}}}return{setup:a,setupView:l,state:i}}function Gm(r){let t=new Ww(r),e=[],i=[],n=[];function s(u){h.camera=u,e.length=0,i.length=0,n.length=0}function o(u){u.isLightProbeGrid?n.push(u):e.push(u)}function a(u){i.push(u)}function l(){t.setup(e),n.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:i,lightProbeGridArray:n,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function Xw(r){let t=new WeakMap;function e(n,s=0){let o=t.get(n),a;return o===void 0?(a=new Gm(r),t.set(n,[a])):s>=o.length?(a=new Gm(r),o.push(a)):a=o[s],a}function i(){t=new WeakMap}return{get:e,dispose:i}}var $w=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,qw=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,Yw=[new D(1,0,0),new D(-1,0,0),new D(0,1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1)],Kw=[new D(0,-1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1),new D(0,-1,0),new D(0,-1,0)],Wm=new Pt,ea=new D,od=new D;function Zw(r,t,e){let i=new as,n=new St,s=new St,o=new ce,a=new ml,l=new gl,c={},h=e.maxTextureSize,u={[ti]:Ve,[Ve]:ti,[xe]:xe},d=new ci({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new St},radius:{value:4}},vertexShader:$w,fragmentShader:qw}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let m=new be;m.setAttribute("position",new ee(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new ue(m,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Xo;let g=this.type;this.render=function(T,_,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||T.length===0)return;this.type===zp&&(Lt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Xo);let C=r.getRenderTarget(),R=r.getActiveCubeFace(),I=r.getActiveMipmapLevel(),P=r.state;P.setBlending(zs),P.buffers.depth.getReversed()===!0?P.buffers.color.setClear(0,0,0,0):P.buffers.color.setClear(1,1,1,1),P.buffers.depth.setTest(!0),P.setScissorTest(!1);let U=g!==this.type;U&&_.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(B=>B.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,B=T.length;N<B;N++){let z=T[N],X=z.shadow;if(X===void 0){Lt("WebGLShadowMap:",z,"has no shadow.");continue}if(X.autoUpdate===!1&&X.needsUpdate===!1)continue;n.copy(X.mapSize);let it=X.getFrameExtents();n.multiply(it),s.copy(X.mapSize),(n.x>h||n.y>h)&&(n.x>h&&(s.x=Math.floor(h/it.x),n.x=s.x*it.x,X.mapSize.x=s.x),n.y>h&&(s.y=Math.floor(h/it.y),n.y=s.y*it.y,X.mapSize.y=s.y));let $=r.state.buffers.depth.getReversed();if(X.camera._reversedDepth=$,X.map===null||U===!0){if(X.map!==null&&(X.map.depthTexture!==null&&(X.map.depthTexture.dispose(),X.map.depthTexture=null),X.map.dispose()),this.type===Lr){if(z.isPointLight){Lt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}X.map=new li(n.x,n.y,{format:fs,type:on,minFilter:Te,magFilter:Te,generateMipmaps:!1}),X.map.texture.name=z.name+".shadowMap",X.map.depthTexture=new zn(n.x,n.y,Ni),X.map.depthTexture.name=z.name+".shadowMapDepth",X.map.depthTexture.format=Un,X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Le,X.map.depthTexture.magFilter=Le}else z.isPointLight?(X.map=new na(n.x),X.map.depthTexture=new No(n.x,rn)):(X.map=new li(n.x,n.y),X.map.depthTexture=new zn(n.x,n.y,rn)),X.map.depthTexture.name=z.name+".shadowMap",X.map.depthTexture.format=Un,this.type===Xo?(X.map.depthTexture.compareFunction=$?qu:$u,X.map.depthTexture.minFilter=Te,X.map.depthTexture.magFilter=Te):(X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Le,X.map.depthTexture.magFilter=Le);X.camera.updateProjectionMatrix()}X.map.isWebGLCubeRenderTarget!==!0&&(X.map.width!==n.x||X.map.height!==n.y)&&X.map.setSize(n.x,n.y);let Q=X.map.isWebGLCubeRenderTarget?6:X.getViewportCount();z.isPointLight!==!0&&X.updateMatrices(z,S);let et=(X.camera.layers.mask&4294967294)!==0?X.camera.layers:S.layers;for(let wt=0;wt<Q;wt++){let Tt=X.getCamera(wt);if(z.isPointLight){let K=X.camera,ot=X.matrix,lt=z.distance||K.far;lt!==K.far&&(K.far=lt,K.updateProjectionMatrix()),ea.setFromMatrixPosition(z.matrixWorld),K.position.copy(ea),od.copy(K.position),od.add(Yw[wt]),K.up.copy(Kw[wt]),K.lookAt(od),K.updateMatrixWorld(),ot.makeTranslation(-ea.x,-ea.y,-ea.z),Wm.multiplyMatrices(K.projectionMatrix,K.matrixWorldInverse),X._frustum.setFromProjectionMatrix(Wm,K.coordinateSystem,K.reversedDepth)}if(X.map.isWebGLCubeRenderTarget)r.setRenderTarget(X.map,wt),r.clear();else{wt===0&&(r.setRenderTarget(X.map),r.clear());let K=X.getViewport(wt);o.set(s.x*K.x,s.y*K.y,s.x*K.z,s.y*K.w),P.viewport(o)}i=X.getFrustum(wt),v(_,S,Tt,z,et,this.type)}X.isPointLightShadow!==!0&&this.type===Lr&&y(X,S),X.needsUpdate=!1}g=this.type,p.needsUpdate=!1,r.setRenderTarget(C,R,I)};function y(T,_){let S=t.update(x);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,f.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),T.mapPass===null?T.mapPass=new li(n.x,n.y,{format:fs,type:on}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,r.setRenderTarget(T.mapPass),r.clear(),r.renderBufferDirect(_,null,S,d,x,null),f.uniforms.shadow_pass.value=T.mapPass.texture,f.uniforms.resolution.value.set(T.map.width,T.map.height),f.uniforms.radius.value=T.radius,r.setRenderTarget(T.map),r.clear(),r.renderBufferDirect(_,null,S,f,x,null)}function w(T,_,S,C){let R=null,I=S.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(I!==void 0)R=I;else if(R=S.isPointLight===!0?l:a,r.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let P=R.uuid,U=_.uuid,N=c[P];N===void 0&&(N={},c[P]=N);let B=N[U];B===void 0&&(B=R.clone(),N[U]=B,_.addEventListener("dispose",M)),R=B}if(R.visible=_.visible,R.wireframe=_.wireframe,C===Lr?R.side=_.shadowSide!==null?_.shadowSide:_.side:R.side=_.shadowSide!==null?_.shadowSide:u[_.side],R.alphaMap=_.alphaMap,R.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,R.map=_.map,R.clipShadows=_.clipShadows,R.clippingPlanes=_.clippingPlanes,R.clipIntersection=_.clipIntersection,R.displacementMap=_.displacementMap,R.displacementScale=_.displacementScale,R.displacementBias=_.displacementBias,R.wireframeLinewidth=_.wireframeLinewidth,R.linewidth=_.linewidth,S.isPointLight===!0&&R.isMeshDistanceMaterial===!0){let P=r.properties.get(R);P.light=S}return R}function v(T,_,S,C,R,I){if(T.visible===!1)return;if(T.layers.test(R)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&I===Lr)&&(!T.frustumCulled||T.intersectsFrustum(i))){T.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,T.matrixWorld);let N=t.update(T),B=T.material;if(Array.isArray(B)){let z=N.groups;for(let X=0,it=z.length;X<it;X++){let $=z[X],Q=B[$.materialIndex];if(Q&&Q.visible){let et=w(T,Q,C,I);T.onBeforeShadow(r,T,_,S,N,et,$),r.renderBufferDirect(S,null,N,et,T,$),T.onAfterShadow(r,T,_,S,N,et,$)}}}else if(B.visible){let z=w(T,B,C,I);T.onBeforeShadow(r,T,_,S,N,z,null),r.renderBufferDirect(S,null,N,z,T,null),T.onAfterShadow(r,T,_,S,N,z,null)}}let U=T.children;for(let N=0,B=U.length;N<B;N++)v(U[N],_,S,C,R,I)}function M(T){T.target.removeEventListener("dispose",M);for(let S in c){let C=c[S],R=T.target.uuid;R in C&&(C[R].dispose(),delete C[R])}}}function jw(r,t){function e(){let O=!1,J=new ce,Y=null,ft=new ce(0,0,0,0);return{setMask:function(at){Y!==at&&!O&&(r.colorMask(at,at,at,at),Y=at)},setLocked:function(at){O=at},setClear:function(at,ut,Nt,Xt,rt){rt===!0&&(at*=Xt,ut*=Xt,Nt*=Xt),J.set(at,ut,Nt,Xt),ft.equals(J)===!1&&(r.clearColor(at,ut,Nt,Xt),ft.copy(J))},reset:function(){O=!1,Y=null,ft.set(-1,0,0,0)}}}function i(){let O=!1,J=!1,Y=null,ft=null,at=null;return{setReversed:function(ut){if(J!==ut){let Nt=t.get("EXT_clip_control");ut?Nt.clipControlEXT(Nt.LOWER_LEFT_EXT,Nt.ZERO_TO_ONE_EXT):Nt.clipControlEXT(Nt.LOWER_LEFT_EXT,Nt.NEGATIVE_ONE_TO_ONE_EXT),J=ut;let Xt=at;at=null,this.setClear(Xt)}},getReversed:function(){return J},setTest:function(ut){ut?mt(r.DEPTH_TEST):G(r.DEPTH_TEST)},setMask:function(ut){Y!==ut&&!O&&(r.depthMask(ut),Y=ut)},setFunc:function(ut){if(J&&(ut=_m[ut]),ft!==ut){switch(ut){case el:r.depthFunc(r.NEVER);break;case il:r.depthFunc(r.ALWAYS);break;case nl:r.depthFunc(r.LESS);break;case xr:r.depthFunc(r.LEQUAL);break;case sl:r.depthFunc(r.EQUAL);break;case rl:r.depthFunc(r.GEQUAL);break;case ol:r.depthFunc(r.GREATER);break;case al:r.depthFunc(r.NOTEQUAL);break;default:r.depthFunc(r.LEQUAL)}ft=ut}},setLocked:function(ut){O=ut},setClear:function(ut){at!==ut&&(at=ut,J&&(ut=1-ut),r.clearDepth(ut))},reset:function(){O=!1,Y=null,ft=null,at=null,J=!1}}}function n(){let O=!1,J=null,Y=null,ft=null,at=null,ut=null,Nt=null,Xt=null,rt=null;return{setTest:function(Dt){O||(Dt?mt(r.STENCIL_TEST):G(r.STENCIL_TEST))},setMask:function(Dt){J!==Dt&&!O&&(r.stencilMask(Dt),J=Dt)},setFunc:function(Dt,Wt,_t){(Y!==Dt||ft!==Wt||at!==_t)&&(r.stencilFunc(Dt,Wt,_t),Y=Dt,ft=Wt,at=_t)},setOp:function(Dt,Wt,_t){(ut!==Dt||Nt!==Wt||Xt!==_t)&&(r.stencilOp(Dt,Wt,_t),ut=Dt,Nt=Wt,Xt=_t)},setLocked:function(Dt){O=Dt},setClear:function(Dt){rt!==Dt&&(r.clearStencil(Dt),rt=Dt)},reset:function(){O=!1,J=null,Y=null,ft=null,at=null,ut=null,Nt=null,Xt=null,rt=null}}}let s=new e,o=new i,a=new n,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,m=[],x=null,p=!1,g=null,y=null,w=null,v=null,M=null,T=null,_=null,S=new Ot(0,0,0),C=0,R=!1,I=null,P=null,U=null,N=null,B=null,z=r.getParameter(r.MAX_COMBINED_TEXTURE_IMAGE_UNITS),X=!1,it=0,$=r.getParameter(r.VERSION);$.indexOf("WebGL")!==-1?(it=parseFloat(/^WebGL (\d)/.exec($)[1]),X=it>=1):$.indexOf("OpenGL ES")!==-1&&(it=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),X=it>=2);let Q=null,et={},wt=r.getParameter(r.SCISSOR_BOX),Tt=r.getParameter(r.VIEWPORT),K=new ce().fromArray(wt),ot=new ce().fromArray(Tt);function lt(O,J,Y,ft){let at=new Uint8Array(4),ut=r.createTexture();r.bindTexture(O,ut),r.texParameteri(O,r.TEXTURE_MIN_FILTER,r.NEAREST),r.texParameteri(O,r.TEXTURE_MAG_FILTER,r.NEAREST);for(let Nt=0;Nt<Y;Nt++)O===r.TEXTURE_3D||O===r.TEXTURE_2D_ARRAY?r.texImage3D(J,0,r.RGBA,1,1,ft,0,r.RGBA,r.UNSIGNED_BYTE,at):r.texImage2D(J+Nt,0,r.RGBA,1,1,0,r.RGBA,r.UNSIGNED_BYTE,at);return ut}let At={};At[r.TEXTURE_2D]=lt(r.TEXTURE_2D,r.TEXTURE_2D,1),At[r.TEXTURE_CUBE_MAP]=lt(r.TEXTURE_CUBE_MAP,r.TEXTURE_CUBE_MAP_POSITIVE_X,6),At[r.TEXTURE_2D_ARRAY]=lt(r.TEXTURE_2D_ARRAY,r.TEXTURE_2D_ARRAY,1,1),At[r.TEXTURE_3D]=lt(r.TEXTURE_3D,r.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),mt(r.DEPTH_TEST),o.setFunc(xr),we(!1),pe(wu),mt(r.CULL_FACE),fe(zs);function mt(O){h[O]!==!0&&(r.enable(O),h[O]=!0)}function G(O){h[O]!==!1&&(r.disable(O),h[O]=!1)}function ct(O,J){return d[O]!==J?(r.bindFramebuffer(O,J),d[O]=J,O===r.DRAW_FRAMEBUFFER&&(d[r.FRAMEBUFFER]=J),O===r.FRAMEBUFFER&&(d[r.DRAW_FRAMEBUFFER]=J),!0):!1}function nt(O,J){let Y=m,ft=!1;if(O){Y=f.get(J),Y===void 0&&(Y=[],f.set(J,Y));let at=O.textures;if(Y.length!==at.length||Y[0]!==r.COLOR_ATTACHMENT0){for(let ut=0,Nt=at.length;ut<Nt;ut++)Y[ut]=r.COLOR_ATTACHMENT0+ut;Y.length=at.length,ft=!0}}else Y[0]!==r.BACK&&(Y[0]=r.BACK,ft=!0);ft&&r.drawBuffers(Y)}function Mt(O){return x!==O?(r.useProgram(O),x=O,!0):!1}let Ht={[Vs]:r.FUNC_ADD,[Hp]:r.FUNC_SUBTRACT,[Gp]:r.FUNC_REVERSE_SUBTRACT};Ht[Wp]=r.MIN,Ht[Xp]=r.MAX;let Ft={[$p]:r.ZERO,[qp]:r.ONE,[Yp]:r.SRC_COLOR,[Au]:r.SRC_ALPHA,[tm]:r.SRC_ALPHA_SATURATE,[Jp]:r.DST_COLOR,[Zp]:r.DST_ALPHA,[Kp]:r.ONE_MINUS_SRC_COLOR,[Eu]:r.ONE_MINUS_SRC_ALPHA,[Qp]:r.ONE_MINUS_DST_COLOR,[jp]:r.ONE_MINUS_DST_ALPHA,[em]:r.CONSTANT_COLOR,[im]:r.ONE_MINUS_CONSTANT_COLOR,[nm]:r.CONSTANT_ALPHA,[sm]:r.ONE_MINUS_CONSTANT_ALPHA};function fe(O,J,Y,ft,at,ut,Nt,Xt,rt,Dt){if(O===zs){p===!0&&(G(r.BLEND),p=!1);return}if(p===!1&&(mt(r.BLEND),p=!0),O!==Vp){if(O!==g||Dt!==R){if((y!==Vs||M!==Vs)&&(r.blendEquation(r.FUNC_ADD),y=Vs,M=Vs),Dt)switch(O){case Nr:r.blendFuncSeparate(r.ONE,r.ONE_MINUS_SRC_ALPHA,r.ONE,r.ONE_MINUS_SRC_ALPHA);break;case Mu:r.blendFunc(r.ONE,r.ONE);break;case Su:r.blendFuncSeparate(r.ZERO,r.ONE_MINUS_SRC_COLOR,r.ZERO,r.ONE);break;case Tu:r.blendFuncSeparate(r.DST_COLOR,r.ONE_MINUS_SRC_ALPHA,r.ZERO,r.ONE);break;default:Bt("WebGLState: Invalid blending: ",O);break}else switch(O){case Nr:r.blendFuncSeparate(r.SRC_ALPHA,r.ONE_MINUS_SRC_ALPHA,r.ONE,r.ONE_MINUS_SRC_ALPHA);break;case Mu:r.blendFuncSeparate(r.SRC_ALPHA,r.ONE,r.ONE,r.ONE);break;case Su:Bt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Tu:Bt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Bt("WebGLState: Invalid blending: ",O);break}w=null,v=null,T=null,_=null,S.set(0,0,0),C=0,g=O,R=Dt}return}at=at||J,ut=ut||Y,Nt=Nt||ft,(J!==y||at!==M)&&(r.blendEquationSeparate(Ht[J],Ht[at]),y=J,M=at),(Y!==w||ft!==v||ut!==T||Nt!==_)&&(r.blendFuncSeparate(Ft[Y],Ft[ft],Ft[ut],Ft[Nt]),w=Y,v=ft,T=ut,_=Nt),(Xt.equals(S)===!1||rt!==C)&&(r.blendColor(Xt.r,Xt.g,Xt.b,rt),S.copy(Xt),C=rt),g=O,R=!1}function he(O,J){O.side===xe?G(r.CULL_FACE):mt(r.CULL_FACE);let Y=O.side===Ve;J&&(Y=!Y),we(Y),O.blending===Nr&&O.transparent===!1?fe(zs):fe(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),s.setMask(O.colorWrite);let ft=O.stencilWrite;a.setTest(ft),ft&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),Xe(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?mt(r.SAMPLE_ALPHA_TO_COVERAGE):G(r.SAMPLE_ALPHA_TO_COVERAGE)}function we(O){I!==O&&(O?r.frontFace(r.CW):r.frontFace(r.CCW),I=O)}function pe(O){O!==Bp?(mt(r.CULL_FACE),O!==P&&(O===wu?r.cullFace(r.BACK):O===kp?r.cullFace(r.FRONT):r.cullFace(r.FRONT_AND_BACK))):G(r.CULL_FACE),P=O}function mn(O){O!==U&&(X&&r.lineWidth(O),U=O)}function Xe(O,J,Y){O?(mt(r.POLYGON_OFFSET_FILL),(N!==J||B!==Y)&&(N=J,B=Y,o.getReversed()&&(J=-J,Y=-Y),r.polygonOffset(J,Y))):G(r.POLYGON_OFFSET_FILL)}function zi(O){O?mt(r.SCISSOR_TEST):G(r.SCISSOR_TEST)}function Vi(O){O===void 0&&(O=r.TEXTURE0+z-1),Q!==O&&(r.activeTexture(O),Q=O)}function Hi(O,J,Y){Y===void 0&&(Q===null?Y=r.TEXTURE0+z-1:Y=Q);let ft=et[Y];ft===void 0&&(ft={type:void 0,texture:void 0},et[Y]=ft),(ft.type!==O||ft.texture!==J)&&(Q!==Y&&(r.activeTexture(Y),Q=Y),r.bindTexture(O,J||At[O]),ft.type=O,ft.texture=J)}function k(){let O=et[Q];O!==void 0&&O.type!==void 0&&(r.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Gi(){try{r.compressedTexImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function Me(){try{r.compressedTexImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function Se(){try{r.texSubImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function yt(){try{r.texSubImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function Fe(){try{r.compressedTexSubImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function Ut(){try{r.compressedTexSubImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function zt(){try{r.texStorage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function L(){try{r.texStorage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function A(){try{r.texImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function H(){try{r.texImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function st(O){return u[O]!==void 0?u[O]:r.getParameter(O)}function tt(O,J){u[O]!==J&&(r.pixelStorei(O,J),u[O]=J)}function ht(O){K.equals(O)===!1&&(r.scissor(O.x,O.y,O.z,O.w),K.copy(O))}function gt(O){ot.equals(O)===!1&&(r.viewport(O.x,O.y,O.z,O.w),ot.copy(O))}function Z(O,J){let Y=c.get(J);Y===void 0&&(Y=new WeakMap,c.set(J,Y));let ft=Y.get(O);ft===void 0&&(ft=r.getUniformBlockIndex(J,O.name),r.uniformBlockBinding(J,ft,ft),Y.set(O,ft))}function j(O,J,Y){let at=c.get(J).get(O);l[at]!==Y&&(r.bindBufferBase(r.UNIFORM_BUFFER,at,Y),l[at]=Y)}function dt(){r.disable(r.BLEND),r.disable(r.CULL_FACE),r.disable(r.DEPTH_TEST),r.disable(r.POLYGON_OFFSET_FILL),r.disable(r.SCISSOR_TEST),r.disable(r.STENCIL_TEST),r.disable(r.SAMPLE_ALPHA_TO_COVERAGE),r.blendEquation(r.FUNC_ADD),r.blendFunc(r.ONE,r.ZERO),r.blendFuncSeparate(r.ONE,r.ZERO,r.ONE,r.ZERO),r.blendColor(0,0,0,0),r.colorMask(!0,!0,!0,!0),r.clearColor(0,0,0,0),r.depthMask(!0),r.depthFunc(r.LESS),o.setReversed(!1),r.clearDepth(1),r.stencilMask(4294967295),r.stencilFunc(r.ALWAYS,0,4294967295),r.stencilOp(r.KEEP,r.KEEP,r.KEEP),r.clearStencil(0),r.cullFace(r.BACK),r.frontFace(r.CCW),r.polygonOffset(0,0),r.activeTexture(r.TEXTURE0),r.bindFramebuffer(r.FRAMEBUFFER,null),r.bindFramebuffer(r.DRAW_FRAMEBUFFER,null),r.bindFramebuffer(r.READ_FRAMEBUFFER,null),r.useProgram(null),r.lineWidth(1),r.scissor(0,0,r.canvas.width,r.canvas.height),r.viewport(0,0,r.canvas.width,r.canvas.height),r.pixelStorei(r.PACK_ALIGNMENT,4),r.pixelStorei(r.UNPACK_ALIGNMENT,4),r.pixelStorei(r.UNPACK_FLIP_Y_WEBGL,!1),r.pixelStorei(r.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),r.pixelStorei(r.UNPACK_COLORSPACE_CONVERSION_WEBGL,r.BROWSER_DEFAULT_WEBGL),r.pixelStorei(r.PACK_ROW_LENGTH,0),r.pixelStorei(r.PACK_SKIP_PIXELS,0),r.pixelStorei(r.PACK_SKIP_ROWS,0),r.pixelStorei(r.UNPACK_ROW_LENGTH,0),r.pixelStorei(r.UNPACK_IMAGE_HEIGHT,0),r.pixelStorei(r.UNPACK_SKIP_PIXELS,0),r.pixelStorei(r.UNPACK_SKIP_ROWS,0),r.pixelStorei(r.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,et={},d={},l={},f=new WeakMap,m=[],x=null,p=!1,g=null,y=null,w=null,v=null,M=null,T=null,_=null,S=new Ot(0,0,0),C=0,R=!1,I=null,P=null,U=null,N=null,B=null,K.set(0,0,r.canvas.width,r.canvas.height),ot.set(0,0,r.canvas.width,r.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:mt,disable:G,bindFramebuffer:ct,drawBuffers:nt,useProgram:Mt,setBlending:fe,setMaterial:he,setFlipSided:we,setCullFace:pe,setLineWidth:mn,setPolygonOffset:Xe,setScissorTest:zi,activeTexture:Vi,bindTexture:Hi,unbindTexture:k,compressedTexImage2D:Gi,compressedTexImage3D:Me,texImage2D:A,texImage3D:H,pixelStorei:tt,getParameter:st,updateUBOMapping:Z,uniformBlockBinding:j,texStorage2D:zt,texStorage3D:L,texSubImage2D:Se,texSubImage3D:yt,compressedTexSubImage2D:Fe,compressedTexSubImage3D:Ut,scissor:ht,viewport:gt,reset:dt}}function Jw(r,t,e,i,n,s,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new St,h=new WeakMap,u=new Set,d,f=new WeakMap,m=new Set,x=new FinalizationRegistry(L=>m.delete(L)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(L,A){return p?new OffscreenCanvas(L,A):vr("canvas")}function y(L,A,H){let st=1,tt=zt(L);if((tt.width>H||tt.height>H)&&(st=H/Math.max(tt.width,tt.height)),st<1)if(typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&L instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&L instanceof ImageBitmap||typeof VideoFrame<"u"&&L instanceof VideoFrame){let ht=Math.floor(st*tt.width),gt=Math.floor(st*tt.height);d===void 0&&(d=g(ht,gt));let Z=A?g(ht,gt):d;return Z.width=ht,Z.height=gt,Z.getContext("2d").drawImage(L,0,0,ht,gt),Lt("WebGLRenderer: Texture has been resized from ("+tt.width+"x"+tt.height+") to ("+ht+"x"+gt+")."),Z}else return"data"in L&&Lt("WebGLRenderer: Image in DataTexture is too big ("+tt.width+"x"+tt.height+")."),L;return L}function w(L){return L.generateMipmaps}function v(L){r.generateMipmap(L)}function M(L){return L.isWebGLCubeRenderTarget?r.TEXTURE_CUBE_MAP:L.isWebGL3DRenderTarget?r.TEXTURE_3D:L.isWebGLArrayRenderTarget||L.isCompressedArrayTexture?r.TEXTURE_2D_ARRAY:r.TEXTURE_2D}function T(L,A,H,st,tt,ht=!1){if(L!==null){if(r[L]!==void 0)return r[L];Lt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+L+"'")}let gt;st&&(gt=t.get("EXT_texture_norm16"),gt||Lt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Z=A;if(A===r.RED&&(H===r.FLOAT&&(Z=r.R32F),H===r.HALF_FLOAT&&(Z=r.R16F),H===r.UNSIGNED_BYTE&&(Z=r.R8),H===r.UNSIGNED_SHORT&&gt&&(Z=gt.R16_EXT),H===r.SHORT&&gt&&(Z=gt.R16_SNORM_EXT)),A===r.RED_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.R8UI),H===r.UNSIGNED_SHORT&&(Z=r.R16UI),H===r.UNSIGNED_INT&&(Z=r.R32UI),H===r.BYTE&&(Z=r.R8I),H===r.SHORT&&(Z=r.R16I),H===r.INT&&(Z=r.R32I)),A===r.RG&&(H===r.FLOAT&&(Z=r.RG32F),H===r.HALF_FLOAT&&(Z=r.RG16F),H===r.UNSIGNED_BYTE&&(Z=r.RG8),H===r.UNSIGNED_SHORT&&gt&&(Z=gt.RG16_EXT),H===r.SHORT&&gt&&(Z=gt.RG16_SNORM_EXT)),A===r.RG_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.RG8UI),H===r.UNSIGNED_SHORT&&(Z=r.RG16UI),H===r.UNSIGNED_INT&&(Z=r.RG32UI),H===r.BYTE&&(Z=r.RG8I),H===r.SHORT&&(Z=r.RG16I),H===r.INT&&(Z=r.RG32I)),A===r.RGB_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.RGB8UI),H===r.UNSIGNED_SHORT&&(Z=r.RGB16UI),H===r.UNSIGNED_INT&&(Z=r.RGB32UI),H===r.BYTE&&(Z=r.RGB8I),H===r.SHORT&&(Z=r.RGB16I),H===r.INT&&(Z=r.RGB32I)),A===r.RGBA_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.RGBA8UI),H===r.UNSIGNED_SHORT&&(Z=r.RGBA16UI),H===r.UNSIGNED_INT&&(Z=r.RGBA32UI),H===r.BYTE&&(Z=r.RGBA8I),H===r.SHORT&&(Z=r.RGBA16I),H===r.INT&&(Z=r.RGBA32I)),A===r.RGB&&(H===r.UNSIGNED_SHORT&&gt&&(Z=gt.RGB16_EXT),H===r.SHORT&&gt&&(Z=gt.RGB16_SNORM_EXT),H===r.UNSIGNED_INT_5_9_9_9_REV&&(Z=r.RGB9_E5),H===r.UNSIGNED_INT_10F_11F_11F_REV&&(Z=r.R11F_G11F_B10F)),A===r.RGBA){let j=ht?_o:qt.getTransfer(tt);H===r.FLOAT&&(Z=r.RGBA32F),H===r.HALF_FLOAT&&(Z=r.RGBA16F),H===r.UNSIGNED_BYTE&&(Z=j===oe?r.SRGB8_ALPHA8:r.RGBA8),H===r.UNSIGNED_SHORT&&gt&&(Z=gt.RGBA16_EXT),H===r.SHORT&&gt&&(Z=gt.RGBA16_SNORM_EXT),H===r.UNSIGNED_SHORT_4_4_4_4&&(Z=r.RGBA4),H===r.UNSIGNED_SHORT_5_5_5_1&&(Z=r.RGB5_A1)}return(Z===r.R16F||Z===r.R32F||Z===r.RG16F||Z===r.RG32F||Z===r.RGBA16F||Z===r.RGBA32F)&&t.get("EXT_color_buffer_float"),Z}function _(L,A){let H;return L?A===null||A===rn||A===Ws?H=r.DEPTH24_STENCIL8:A===Ni?H=r.DEPTH32F_STENCIL8:A===Ur&&(H=r.DEPTH24_STENCIL8,Lt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):A===null||A===rn||A===Ws?H=r.DEPTH_COMPONENT24:A===Ni?H=r.DEPTH_COMPONENT32F:A===Ur&&(H=r.DEPTH_COMPONENT16),H}function S(L,A){return w(L)===!0||L.isFramebufferTexture&&L.minFilter!==Le&&L.minFilter!==Te?Math.log2(Math.max(A.width,A.height))+1:L.mipmaps.length>0?L.mipmaps.length:L.isCompressedTexture&&Array.isArray(L.image)?A.mipmaps.length:1}function C(L){let A=new WeakRef(L);i.get(L).__ref=A,m.add(A),x.register(L,A,A)}function R(L){let A=i.get(L).__ref;A!==void 0&&(m.delete(A),x.unregister(A))}function I(L){U(L.target)}function P(L){N(L.target)}function U(L){L.removeEventListener("dispose",I),R(L),z(L),L.isVideoTexture&&h.delete(L),L.isHTMLTexture&&u.delete(L)}function N(L){L.removeEventListener("dispose",P),R(L),it(L)}function B(){for(let L of m){let A=L.deref();A!==void 0&&(A.isRenderTarget===!0?N(A):U(A))}m.clear(),u.clear()}function z(L){let A=i.get(L);if(A.__webglInit===void 0)return;let H=L.source,st=f.get(H);if(st){let tt=st[A.__cacheKey];tt.usedTimes--,tt.usedTimes===0&&X(L),Object.keys(st).length===0&&f.delete(H)}i.remove(L)}function X(L){let A=i.get(L);r.deleteTexture(A.__webglTexture);let H=L.source,st=f.get(H);delete st[A.__cacheKey],o.memory.textures--}function it(L){let A=i.get(L);A.__depthDisposeCallback&&A.__depthDisposeCallback();let H=L.depthTexture;if(H&&H.renderTarget===L&&U(H),L.isWebGLCubeRenderTarget)for(let tt=0;tt<6;tt++){if(Array.isArray(A.__webglFramebuffer[tt]))for(let ht=0;ht<A.__webglFramebuffer[tt].length;ht++)r.deleteFramebuffer(A.__webglFramebuffer[tt][ht]);else r.deleteFramebuffer(A.__webglFramebuffer[tt]);A.__webglDepthbuffer&&r.deleteRenderbuffer(A.__webglDepthbuffer[tt])}else{if(Array.isArray(A.__webglFramebuffer))for(let tt=0;tt<A.__webglFramebuffer.length;tt++)r.deleteFramebuffer(A.__webglFramebuffer[tt]);else r.deleteFramebuffer(A.__webglFramebuffer);if(A.__webglDepthbuffer&&r.deleteRenderbuffer(A.__webglDepthbuffer),A.__webglMultisampledFramebuffer&&r.deleteFramebuffer(A.__webglMultisampledFramebuffer),A.__webglColorRenderbuffer)for(let tt=0;tt<A.__webglColorRenderbuffer.length;tt++)A.__webglColorRenderbuffer[tt]&&r.deleteRenderbuffer(A.__webglColorRenderbuffer[tt]);A.__webglDepthRenderbuffer&&r.deleteRenderbuffer(A.__webglDepthRenderbuffer)}let st=L.textures;for(let tt=0,ht=st.length;tt<ht;tt++){let gt=i.get(st[tt]);gt.__webglTexture&&(r.deleteTexture(gt.__webglTexture),o.memory.textures--),i.remove(st[tt])}i.remove(L)}let $=0;function Q(){$=0}function et(){return $}function wt(L){$=L}function Tt(){let L=$;return L>=n.maxTextures&&Lt("WebGLTextures: Trying to use "+(L+1)+" texture units while this GPU supports only "+n.maxTextures),$+=1,L}function K(L){let A=[];return A.push(L.wrapS),A.push(L.wrapT),A.push(L.wrapR||0),A.push(L.magFilter),A.push(L.minFilter),A.push(L.anisotropy),A.push(L.internalFormat),A.push(L.format),A.push(L.type),A.push(L.generateMipmaps),A.push(L.mipmapsAutoUpdate),A.push(L.premultiplyAlpha),A.push(L.flipY),A.push(L.unpackAlignment),A.push(L.colorSpace),A.join()}function ot(L,A){let H=i.get(L);if(L.isVideoTexture&&Fe(L),L.isRenderTargetTexture===!1&&L.isExternalTexture!==!0&&L.version>0&&H.__version!==L.version){let st=L.image;if(st===null)Lt("WebGLRenderer: Texture marked for update but no image data found.");else if(st.complete===!1)Lt("WebGLRenderer: Texture marked for update but image is incomplete");else{he(H,L,A);return}}else L.isExternalTexture&&(H.__webglTexture=L.sourceTexture?L.sourceTexture:null);e.bindTexture(r.TEXTURE_2D,H.__webglTexture,r.TEXTURE0+A)}function lt(L,A){let H=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&H.__version!==L.version){he(H,L,A);return}else L.isExternalTexture&&(H.__webglTexture=L.sourceTexture?L.sourceTexture:null);e.bindTexture(r.TEXTURE_2D_ARRAY,H.__webglTexture,r.TEXTURE0+A)}function At(L,A){let H=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&H.__version!==L.version){he(H,L,A);return}e.bindTexture(r.TEXTURE_3D,H.__webglTexture,r.TEXTURE0+A)}function mt(L,A){let H=i.get(L);if(L.version>0&&H.__version!==L.version){we(H,L,A);return}e.bindTexture(r.TEXTURE_CUBE_MAP,H.__webglTexture,r.TEXTURE0+A)}let G={[rs]:r.REPEAT,[Xi]:r.CLAMP_TO_EDGE,[yr]:r.MIRRORED_REPEAT},ct={[Le]:r.NEAREST,[El]:r.NEAREST_MIPMAP_NEAREST,[Gs]:r.NEAREST_MIPMAP_LINEAR,[Te]:r.LINEAR,[Or]:r.LINEAR_MIPMAP_NEAREST,[qi]:r.LINEAR_MIPMAP_LINEAR},nt={[um]:r.NEVER,[Yu]:r.ALWAYS,[dm]:r.LESS,[$u]:r.LEQUAL,[fm]:r.EQUAL,[qu]:r.GEQUAL,[pm]:r.GREATER,[mm]:r.NOTEQUAL};function Mt(L,A){if(A.type===Ni&&t.has("OES_texture_float_linear")===!1&&(A.magFilter===Te||A.magFilter===Or||A.magFilter===Gs||A.magFilter===qi||A.minFilter===Te||A.minFilter===Or||A.minFilter===Gs||A.minFilter===qi)&&Lt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),r.texParameteri(L,r.TEXTURE_WRAP_S,G[A.wrapS]),r.texParameteri(L,r.TEXTURE_WRAP_T,G[A.wrapT]),(L===r.TEXTURE_3D||L===r.TEXTURE_2D_ARRAY)&&r.texParameteri(L,r.TEXTURE_WRAP_R,G[A.wrapR]),r.texParameteri(L,r.TEXTURE_MAG_FILTER,ct[A.magFilter]),r.texParameteri(L,r.TEXTURE_MIN_FILTER,ct[A.minFilter]),A.compareFunction&&(r.texParameteri(L,r.TEXTURE_COMPARE_MODE,r.COMPARE_REF_TO_TEXTURE),r.texParameteri(L,r.TEXTURE_COMPARE_FUNC,nt[A.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(A.magFilter===Le||A.minFilter!==Gs&&A.minFilter!==qi||A.type===Ni&&t.has("OES_texture_float_linear")===!1)return;if(A.anisotropy>1||i.get(A).__currentAnisotropy){let H=t.get("EXT_texture_filter_anisotropic");r.texParameterf(L,H.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(A.anisotropy,n.getMaxAnisotropy())),i.get(A).__currentAnisotropy=A.anisotropy}}}function Ht(L,A){let H=!1;L.__webglInit===void 0&&(L.__webglInit=!0,A.addEventListener("dispose",I),C(A));let st=A.source,tt=f.get(st);tt===void 0&&(tt={},f.set(st,tt));let ht=K(A);if(ht!==L.__cacheKey){tt[ht]===void 0&&(tt[ht]={texture:r.createTexture(),usedTimes:0},o.memory.textures++,H=!0),tt[ht].usedTimes++;let gt=tt[L.__cacheKey];gt!==void 0&&(tt[L.__cacheKey].usedTimes--,gt.usedTimes===0&&X(A)),L.__cacheKey=ht,L.__webglTexture=tt[ht].texture}return H}function Ft(L,A,H){return Math.floor(Math.floor(L/H)/A)}function fe(L,A,H,st){let ht=L.updateRanges;if(ht.length===0)e.texSubImage2D(r.TEXTURE_2D,0,0,0,A.width,A.height,H,st,A.data);else{ht.sort((O,J)=>O.start-J.start);let gt=0;for(let O=1;O<ht.length;O++){let J=ht[gt],Y=ht[O],ft=J.start+J.count,at=Ft(Y.start,A.width,4),ut=Ft(J.start,A.width,4);Y.start<=ft+1&&at===ut&&Ft(Y.start+Y.count-1,A.width,4)===at?J.count=Math.max(J.count,Y.start+Y.count-J.start):(++gt,ht[gt]=Y)}ht.length=gt+1;let Z=e.getParameter(r.UNPACK_ROW_LENGTH),j=e.getParameter(r.UNPACK_SKIP_PIXELS),dt=e.getParameter(r.UNPACK_SKIP_ROWS);e.pixelStorei(r.UNPACK_ROW_LENGTH,A.width);for(let O=0,J=ht.length;O<J;O++){let Y=ht[O],ft=Math.floor(Y.start/4),at=Math.ceil(Y.count/4),ut=ft%A.width,Nt=Math.floor(ft/A.width),Xt=at,rt=1;e.pixelStorei(r.UNPACK_SKIP_PIXELS,ut),e.pixelStorei(r.UNPACK_SKIP_ROWS,Nt),e.texSubImage2D(r.TEXTURE_2D,0,ut,Nt,Xt,rt,H,st,A.data)}L.clearUpdateRanges(),e.pixelStorei(r.UNPACK_ROW_LENGTH,Z),e.pixelStorei(r.UNPACK_SKIP_PIXELS,j),e.pixelStorei(r.UNPACK_SKIP_ROWS,dt)}}function he(L,A,H){let st=r.TEXTURE_2D;(A.isDataArrayTexture||A.isCompressedArrayTexture)&&(st=r.TEXTURE_2D_ARRAY),A.isData3DTexture&&(st=r.TEXTURE_3D);let tt=Ht(L,A),ht=A.source;e.bindTexture(st,L.__webglTexture,r.TEXTURE0+H);let gt=i.get(ht);if(ht.version!==gt.__version||tt===!0){if(e.activeTexture(r.TEXTURE0+H),(typeof ImageBitmap<"u"&&A.image instanceof ImageBitmap)===!1){let rt=qt.getPrimaries(qt.workingColorSpace),Dt=A.colorSpace===Yn?null:qt.getPrimaries(A.colorSpace),Wt=A.colorSpace===Yn||rt===Dt?r.NONE:r.BROWSER_DEFAULT_WEBGL;e.pixelStorei(r.UNPACK_FLIP_Y_WEBGL,A.flipY),e.pixelStorei(r.UNPACK_PREMULTIPLY_ALPHA_WEBGL,A.premultiplyAlpha),e.pixelStorei(r.UNPACK_COLORSPACE_CONVERSION_WEBGL,Wt)}e.pixelStorei(r.UNPACK_ALIGNMENT,A.unpackAlignment);let j=y(A.image,!1,n.maxTextureSize);j=Ut(A,j);let dt=s.convert(A.format,A.colorSpace),O=s.convert(A.type),J=T(A.internalFormat,dt,O,A.normalized,A.colorSpace,A.isVideoTexture);Mt(st,A);let Y,ft=A.mipmaps,at=A.isVideoTexture!==!0,ut=gt.__version===void 0||tt===!0,Nt=ht.dataReady,Xt=S(A,j);if(A.isDepthTexture)J=_(A.format===qn,A.type),ut&&(at?e.texStorage2D(r.TEXTURE_2D,1,J,j.width,j.height):e.texImage2D(r.TEXTURE_2D,0,J,j.width,j.height,0,dt,O,null));else if(A.isDataTexture)if(ft.length>0){at&&ut&&e.texStorage2D(r.TEXTURE_2D,Xt,J,ft[0].width,ft[0].height);for(let rt=0,Dt=ft.length;rt<Dt;rt++)Y=ft[rt],at?Nt&&e.texSubImage2D(r.TEXTURE_2D,rt,0,0,Y.width,Y.height,dt,O,Y.data):e.texImage2D(r.TEXTURE_2D,rt,J,Y.width,Y.height,0,dt,O,Y.data);A.generateMipmaps=!1}else at?(ut&&e.texStorage2D(r.TEXTURE_2D,Xt,J,j.width,j.height),Nt&&fe(A,j,dt,O)):e.texImage2D(r.TEXTURE_2D,0,J,j.width,j.height,0,dt,O,j.data);else if(A.isCompressedTexture)if(A.isCompressedArrayTexture){at&&ut&&e.texStorage3D(r.TEXTURE_2D_ARRAY,Xt,J,ft[0].width,ft[0].height,j.depth);for(let rt=0,Dt=ft.length;rt<Dt;rt++)if(Y=ft[rt],A.format!==ei)if(dt!==null)if(at){if(Nt)if(A.layerUpdates.size>0){let Wt=sd(Y.width,Y.height,A.format,A.type);for(let _t of A.layerUpdates){let le=Y.data.subarray(_t*Wt/Y.data.BYTES_PER_ELEMENT,(_t+1)*Wt/Y.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(r.TEXTURE_2D_ARRAY,rt,0,0,_t,Y.width,Y.height,1,dt,le)}}else e.compressedTexSubImage3D(r.TEXTURE_2D_ARRAY,rt,0,0,0,Y.width,Y.height,j.depth,dt,Y.data)}else e.compressedTexImage3D(r.TEXTURE_2D_ARRAY,rt,J,Y.width,Y.height,j.depth,0,Y.data,0,0);else Lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else at?Nt&&e.texSubImage3D(r.TEXTURE_2D_ARRAY,rt,0,0,0,Y.width,Y.height,j.depth,dt,O,Y.data):e.texImage3D(r.TEXTURE_2D_ARRAY,rt,J,Y.width,Y.height,j.depth,0,dt,O,Y.data);A.layerUpdates.size>0&&A.clearLayerUpdates()}else{at&&ut&&e.texStorage2D(r.TEXTURE_2D,Xt,J,ft[0].width,ft[0].height);for(let rt=0,Dt=ft.length;rt<Dt;rt++)Y=ft[rt],A.format!==ei?dt!==null?at?Nt&&e.compressedTexSubImage2D(r.TEXTURE_2D,rt,0,0,Y.width,Y.height,dt,Y.data):e.compressedTexImage2D(r.TEXTURE_2D,rt,J,Y.width,Y.height,0,Y.data):Lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):at?Nt&&e.texSubImage2D(r.TEXTURE_2D,rt,0,0,Y.width,Y.height,dt,O,Y.data):e.texImage2D(r.TEXTURE_2D,rt,J,Y.width,Y.height,0,dt,O,Y.data)}else if(A.isDataArrayTexture)if(at){if(ut&&e.texStorage3D(r.TEXTURE_2D_ARRAY,Xt,J,j.width,j.height,j.depth),Nt)if(A.layerUpdates.size>0){let rt=sd(j.width,j.height,A.format,A.type);for(let Dt of A.layerUpdates){let Wt=j.data.subarray(Dt*rt/j.data.BYTES_PER_ELEMENT,(Dt+1)*rt/j.data.BYTES_PER_ELEMENT);e.texSubImage3D(r.TEXTURE_2D_ARRAY,0,0,0,Dt,j.width,j.height,1,dt,O,Wt)}A.clearLayerUpdates()}else e.texSubImage3D(r.TEXTURE_2D_ARRAY,0,0,0,0,j.width,j.height,j.depth,dt,O,j.data)}else e.texImage3D(r.TEXTURE_2D_ARRAY,0,J,j.width,j.height,j.depth,0,dt,O,j.data);else if(A.isData3DTexture)at?(ut&&e.texStorage3D(r.TEXTURE_3D,Xt,J,j.width,j.height,j.depth),Nt&&e.texSubImage3D(r.TEXTURE_3D,0,0,0,0,j.width,j.height,j.depth,dt,O,j.data)):e.texImage3D(r.TEXTURE_3D,0,J,j.width,j.height,j.depth,0,dt,O,j.data);else if(A.isFramebufferTexture){if(ut)if(at)e.texStorage2D(r.TEXTURE_2D,Xt,J,j.width,j.height);else{let rt=j.width,Dt=j.height;for(let Wt=0;Wt<Xt;Wt++)e.texImage2D(r.TEXTURE_2D,Wt,J,rt,Dt,0,dt,O,null),rt>>=1,Dt>>=1}}else if(A.isHTMLTexture){if("texElementImage2D"in r){let rt=r.canvas;if(rt.hasAttribute("layoutsubtree")||rt.setAttribute("layoutsubtree","true"),j.parentNode!==rt){rt.appendChild(j),u.add(A),rt.onpaint=Dt=>{let Wt=Dt.changedElements;for(let _t of u)Wt.includes(_t.image)&&(_t.needsUpdate=!0)},rt.requestPaint();return}if(r.texElementImage2D.length===3)r.texElementImage2D(r.TEXTURE_2D,r.RGBA8,j);else{let Wt=r.RGBA,_t=r.RGBA,le=r.UNSIGNED_BYTE;r.texElementImage2D(r.TEXTURE_2D,0,Wt,_t,le,j)}r.texParameteri(r.TEXTURE_2D,r.TEXTURE_MIN_FILTER,r.LINEAR),r.texParameteri(r.TEXTURE_2D,r.TEXTURE_WRAP_S,r.CLAMP_TO_EDGE),r.texParameteri(r.TEXTURE_2D,r.TEXTURE_WRAP_T,r.CLAMP_TO_EDGE)}}else if(ft.length>0){if(at&&ut){let rt=zt(ft[0]);e.texStorage2D(r.TEXTURE_2D,Xt,J,rt.width,rt.height)}for(let rt=0,Dt=ft.length;rt<Dt;rt++)Y=ft[rt],at?Nt&&e.texSubImage2D(r.TEXTURE_2D,rt,0,0,dt,O,Y):e.texImage2D(r.TEXTURE_2D,rt,J,dt,O,Y);A.generateMipmaps=!1}else if(at){if(ut){let rt=zt(j);e.texStorage2D(r.TEXTURE_2D,Xt,J,rt.width,rt.height)}Nt&&e.texSubImage2D(r.TEXTURE_2D,0,0,0,dt,O,j)}else e.texImage2D(r.TEXTURE_2D,0,J,dt,O,j);w(A)&&A.mipmapsAutoUpdate===!0&&v(st),gt.__version=ht.version,A.onUpdate&&A.onUpdate(A)}L.__version=A.version}function we(L,A,H){if(A.image.length!==6)return;let st=Ht(L,A),tt=A.source;e.bindTexture(r.TEXTURE_CUBE_MAP,L.__webglTexture,r.TEXTURE0+H);let ht=i.get(tt);if(tt.version!==ht.__version||st===!0){e.activeTexture(r.TEXTURE0+H);let gt=qt.getPrimaries(qt.workingColorSpace),Z=A.colorSpace===Yn?null:qt.getPrimaries(A.colorSpace),j=A.colorSpace===Yn||gt===Z?r.NONE:r.BROWSER_DEFAULT_WEBGL;e.pixelStorei(r.UNPACK_FLIP_Y_WEBGL,A.flipY),e.pixelStorei(r.UNPACK_PREMULTIPLY_ALPHA_WEBGL,A.premultiplyAlpha),e.pixelStorei(r.UNPACK_ALIGNMENT,A.unpackAlignment),e.pixelStorei(r.UNPACK_COLORSPACE_CONVERSION_WEBGL,j);let dt=A.isCompressedTexture||A.image[0].isCompressedTexture,O=A.image[0]&&A.image[0].isDataTexture,J=[];for(let _t=0;_t<6;_t++)!dt&&!O?J[_t]=y(A.image[_t],!0,n.maxCubemapSize):J[_t]=O?A.image[_t].image:A.image[_t],J[_t]=Ut(A,J[_t]);let Y=J[0],ft=s.convert(A.format,A.colorSpace),at=s.convert(A.type),ut=T(A.internalFormat,ft,at,A.normalized,A.colorSpace),Nt=A.isVideoTexture!==!0,Xt=ht.__version===void 0||st===!0,rt=tt.dataReady,Dt=S(A,Y);Mt(r.TEXTURE_CUBE_MAP,A);let Wt;if(A.isDepthTexture){if(ut=_(A.format===qn,A.type),Xt)if(Nt)e.texStorage2D(r.TEXTURE_CUBE_MAP,1,ut,Y.width,Y.height);else for(let _t=0;_t<6;_t++)e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,0,ut,Y.width,Y.height,0,ft,at,null)}else if(dt){Nt&&Xt&&e.texStorage2D(r.TEXTURE_CUBE_MAP,Dt,ut,Y.width,Y.height);for(let _t=0;_t<6;_t++){Wt=J[_t].mipmaps;for(let le=0;le<Wt.length;le++){let $e=Wt[le];A.format!==ei?ft!==null?Nt?rt&&e.compressedTexSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le,0,0,$e.width,$e.height,ft,$e.data):e.compressedTexImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le,ut,$e.width,$e.height,0,$e.data):Lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le,0,0,$e.width,$e.height,ft,at,$e.data):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le,ut,$e.width,$e.height,0,ft,at,$e.data)}}}else{if(Wt=A.mipmaps,Nt&&Xt){Wt.length>0&&Dt++;let _t=zt(J[0]);e.texStorage2D(r.TEXTURE_CUBE_MAP,Dt,ut,_t.width,_t.height)}for(let _t=0;_t<6;_t++)if(O){Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,0,0,0,J[_t].width,J[_t].height,ft,at,J[_t].data):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,0,ut,J[_t].width,J[_t].height,0,ft,at,J[_t].data);for(let le=0;le<Wt.length;le++){let jn=Wt[le].image[_t].image;Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le+1,0,0,jn.width,jn.height,ft,at,jn.data):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le+1,ut,jn.width,jn.height,0,ft,at,jn.data)}}else{Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,0,0,0,ft,at,J[_t]):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,0,ut,ft,at,J[_t]);for(let le=0;le<Wt.length;le++){let $e=Wt[le];Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le+1,0,0,ft,at,$e.image[_t]):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+_t,le+1,ut,ft,at,$e.image[_t])}}}w(A)&&A.mipmapsAutoUpdate===!0&&v(r.TEXTURE_CUBE_MAP),ht.__version=tt.version,A.onUpdate&&A.onUpdate(A)}L.__version=A.version}function pe(L,A,H,st,tt,ht){let gt=s.convert(H.format,H.colorSpace),Z=s.convert(H.type),j=T(H.internalFormat,gt,Z,H.normalized,H.colorSpace),dt=i.get(A),O=i.get(H);if(O.__renderTarget=A,!dt.__hasExternalTextures){let J=Math.max(1,A.width>>ht),Y=Math.max(1,A.height>>ht);tt===r.TEXTURE_3D||tt===r.TEXTURE_2D_ARRAY?e.texImage3D(tt,ht,j,J,Y,A.depth,0,gt,Z,null):e.texImage2D(tt,ht,j,J,Y,0,gt,Z,null)}e.bindFramebuffer(r.FRAMEBUFFER,L),yt(A)?a.framebufferTexture2DMultisampleEXT(r.FRAMEBUFFER,st,tt,O.__webglTexture,0,Se(A)):(tt===r.TEXTURE_2D||tt>=r.TEXTURE_CUBE_MAP_POSITIVE_X&&tt<=r.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&r.framebufferTexture2D(r.FRAMEBUFFER,st,tt,O.__webglTexture,ht),e.bindFramebuffer(r.FRAMEBUFFER,null)}function mn(L,A,H){if(r.bindRenderbuffer(r.RENDERBUFFER,L),A.depthBuffer){let st=A.depthTexture,tt=st&&st.isDepthTexture?st.type:null,ht=_(A.stencilBuffer,tt),gt=A.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT;yt(A)?a.renderbufferStorageMultisampleEXT(r.RENDERBUFFER,Se(A),ht,A.width,A.height):H?r.renderbufferStorageMultisample(r.RENDERBUFFER,Se(A),ht,A.width,A.height):r.renderbufferStorage(r.RENDERBUFFER,ht,A.width,A.height),r.framebufferRenderbuffer(r.FRAMEBUFFER,gt,r.RENDERBUFFER,L)}else{let st=A.textures;for(let tt=0;tt<st.length;tt++){let ht=st[tt],gt=s.convert(ht.format,ht.colorSpace),Z=s.convert(ht.type),j=T(ht.internalFormat,gt,Z,ht.normalized,ht.colorSpace);yt(A)?a.renderbufferStorageMultisampleEXT(r.RENDERBUFFER,Se(A),j,A.width,A.height):H?r.renderbufferStorageMultisample(r.RENDERBUFFER,Se(A),j,A.width,A.height):r.renderbufferStorage(r.RENDERBUFFER,j,A.width,A.height)}}r.bindRenderbuffer(r.RENDERBUFFER,null)}function Xe(L,A,H){let st=A.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(r.FRAMEBUFFER,L),!(A.depthTexture&&A.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let tt=i.get(A.depthTexture);tt.__renderTarget=A;let ht=st?A.depthTexture.image[0]:A.depthTexture.image;(!tt.__webglTexture||ht.width!==A.width||ht.height!==A.height)&&(ht.width=A.width,ht.height=A.height,A.depthTexture.needsUpdate=!0),st?mt(A.depthTexture,0):ot(A.depthTexture,0);let gt=tt.__webglTexture,Z=Se(A),j=st?r.TEXTURE_CUBE_MAP_POSITIVE_X+H:r.TEXTURE_2D,dt=A.depthTexture.format===qn?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT;if(A.depthTexture.format===Un)yt(A)?a.framebufferTexture2DMultisampleEXT(r.FRAMEBUFFER,dt,j,gt,0,Z):r.framebufferTexture2D(r.FRAMEBUFFER,dt,j,gt,0);else if(A.depthTexture.format===qn)yt(A)?a.framebufferTexture2DMultisampleEXT(r.FRAMEBUFFER,dt,j,gt,0,Z):r.framebufferTexture2D(r.FRAMEBUFFER,dt,j,gt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function zi(L){let A=i.get(L),H=L.isWebGLCubeRenderTarget===!0;if(A.__boundDepthTexture!==L.depthTexture){let st=L.depthTexture;if(A.__depthDisposeCallback&&A.__depthDisposeCallback(),st){let tt=()=>{delete A.__boundDepthTexture,delete A.__depthDisposeCallback,st.removeEventListener("dispose",tt)};st.addEventListener("dispose",tt),A.__depthDisposeCallback=tt}A.__boundDepthTexture=st}if(L.depthTexture&&!A.__autoAllocateDepthBuffer)if(H)for(let st=0;st<6;st++)Xe(A.__webglFramebuffer[st],L,st);else L.texture.mipmaps.length>0?Xe(A.__webglFramebuffer[0],L,0):Xe(A.__webglFramebuffer,L,0);else if(H){A.__webglDepthbuffer=[];for(let st=0;st<6;st++)if(e.bindFramebuffer(r.FRAMEBUFFER,A.__webglFramebuffer[st]),A.__webglDepthbuffer[st]===void 0)A.__webglDepthbuffer[st]=r.createRenderbuffer(),mn(A.__webglDepthbuffer[st],L,!1);else{let tt=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT,ht=A.__webglDepthbuffer[st];r.bindRenderbuffer(r.RENDERBUFFER,ht),r.framebufferRenderbuffer(r.FRAMEBUFFER,tt,r.RENDERBUFFER,ht)}}else if(L.texture.mipmaps.length>0?e.bindFramebuffer(r.FRAMEBUFFER,A.__webglFramebuffer[0]):e.bindFramebuffer(r.FRAMEBUFFER,A.__webglFramebuffer),A.__webglDepthbuffer===void 0)A.__webglDepthbuffer=r.createRenderbuffer(),mn(A.__webglDepthbuffer,L,!1);else{let tt=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT,ht=A.__webglDepthbuffer;r.bindRenderbuffer(r.RENDERBUFFER,ht),r.framebufferRenderbuffer(r.FRAMEBUFFER,tt,r.RENDERBUFFER,ht)}e.bindFramebuffer(r.FRAMEBUFFER,null)}function Vi(L,A,H){let st=i.get(L);A!==void 0&&pe(st.__webglFramebuffer,L,L.texture,r.COLOR_ATTACHMENT0,r.TEXTURE_2D,0),H!==void 0&&zi(L)}function Hi(L){let A=L.texture,H=i.get(L),st=i.get(A);L.addEventListener("dispose",P),C(L);let tt=L.textures,ht=L.isWebGLCubeRenderTarget===!0,gt=tt.length>1;if(gt||(st.__webglTexture===void 0&&(st.__webglTexture=r.createTexture()),st.__version=A.version,o.memory.textures++),ht){H.__webglFramebuffer=[];for(let Z=0;Z<6;Z++)if(A.mipmaps.length>0){H.__webglFramebuffer[Z]=[];for(let j=0;j<A.mipmaps.length;j++)H.__webglFramebuffer[Z][j]=r.createFramebuffer()}else H.__webglFramebuffer[Z]=r.createFramebuffer()}else{if(A.mipmaps.length>0){H.__webglFramebuffer=[];for(let Z=0;Z<A.mipmaps.length;Z++)H.__webglFramebuffer[Z]=r.createFramebuffer()}else H.__webglFramebuffer=r.createFramebuffer();if(gt)for(let Z=0,j=tt.length;Z<j;Z++){let dt=i.get(tt[Z]);dt.__webglTexture===void 0&&(dt.__webglTexture=r.createTexture(),o.memory.textures++)}if(L.samples>0&&yt(L)===!1){H.__webglMultisampledFramebuffer=r.createFramebuffer(),H.__webglColorRenderbuffer=[],e.bindFramebuffer(r.FRAMEBUFFER,H.__webglMultisampledFramebuffer);for(let Z=0;Z<tt.length;Z++){let j=tt[Z];H.__webglColorRenderbuffer[Z]=r.createRenderbuffer(),r.bindRenderbuffer(r.RENDERBUFFER,H.__webglColorRenderbuffer[Z]);let dt=s.convert(j.format,j.colorSpace),O=s.convert(j.type),J=T(j.internalFormat,dt,O,j.normalized,j.colorSpace,L.isXRRenderTarget===!0),Y=Se(L);r.renderbufferStorageMultisample(r.RENDERBUFFER,Y,J,L.width,L.height),r.framebufferRenderbuffer(r.FRAMEBUFFER,r.COLOR_ATTACHMENT0+Z,r.RENDERBUFFER,H.__webglColorRenderbuffer[Z])}r.bindRenderbuffer(r.RENDERBUFFER,null),L.depthBuffer&&(H.__webglDepthRenderbuffer=r.createRenderbuffer(),mn(H.__webglDepthRenderbuffer,L,!0)),e.bindFramebuffer(r.FRAMEBUFFER,null)}}if(ht){e.bindTexture(r.TEXTURE_CUBE_MAP,st.__webglTexture),Mt(r.TEXTURE_CUBE_MAP,A);for(let Z=0;Z<6;Z++)if(A.mipmaps.length>0)for(let j=0;j<A.mipmaps.length;j++)pe(H.__webglFramebuffer[Z][j],L,A,r.COLOR_ATTACHMENT0,r.TEXTURE_CUBE_MAP_POSITIVE_X+Z,j);else pe(H.__webglFramebuffer[Z],L,A,r.COLOR_ATTACHMENT0,r.TEXTURE_CUBE_MAP_POSITIVE_X+Z,0);w(A)?v(r.TEXTURE_CUBE_MAP):A.mipmaps.length>0&&r.texParameteri(r.TEXTURE_CUBE_MAP,r.TEXTURE_MAX_LEVEL,A.mipmaps.length-1),e.unbindTexture()}else if(gt){for(let Z=0,j=tt.length;Z<j;Z++){let dt=tt[Z],O=i.get(dt),J=r.TEXTURE_2D;(L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(J=L.isWebGL3DRenderTarget?r.TEXTURE_3D:r.TEXTURE_2D_ARRAY),e.bindTexture(J,O.__webglTexture),Mt(J,dt),pe(H.__webglFramebuffer,L,dt,r.COLOR_ATTACHMENT0+Z,J,0),w(dt)&&v(J)}e.unbindTexture()}else{let Z=r.TEXTURE_2D;if((L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(Z=L.isWebGL3DRenderTarget?r.TEXTURE_3D:r.TEXTURE_2D_ARRAY),e.bindTexture(Z,st.__webglTexture),Mt(Z,A),A.mipmaps.length>0)for(let j=0;j<A.mipmaps.length;j++)pe(H.__webglFramebuffer[j],L,A,r.COLOR_ATTACHMENT0,Z,j);else pe(H.__webglFramebuffer,L,A,r.COLOR_ATTACHMENT0,Z,0);w(A)?v(Z):A.mipmaps.length>0&&r.texParameteri(Z,r.TEXTURE_MAX_LEVEL,A.mipmaps.length-1),e.unbindTexture()}L.depthBuffer&&zi(L)}function k(L){let A=L.textures;for(let H=0,st=A.length;H<st;H++){let tt=A[H];if(w(tt)&&tt.mipmapsAutoUpdate===!0){let ht=M(L),gt=i.get(tt).__webglTexture;e.bindTexture(ht,gt),v(ht),e.unbindTexture()}}}let Gi=[];function Me(L){if(L.samples>0){if(yt(L)===!1){let A=L.textures,H=L.width,st=L.height,tt=r.COLOR_BUFFER_BIT,ht=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT,gt=i.get(L),Z=A.length>1;if(Z)for(let dt=0;dt<A.length;dt++)e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglMultisampledFramebuffer),r.framebufferRenderbuffer(r.FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.RENDERBUFFER,null),e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglFramebuffer),r.framebufferTexture2D(r.DRAW_FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.TEXTURE_2D,null,0);e.bindFramebuffer(r.READ_FRAMEBUFFER,gt.__webglMultisampledFramebuffer),L.texture.mipmaps.length>0?e.bindFramebuffer(r.DRAW_FRAMEBUFFER,gt.__webglFramebuffer[0]):e.bindFramebuffer(r.DRAW_FRAMEBUFFER,gt.__webglFramebuffer);for(let dt=0;dt<A.length;dt++){if(L.resolveDepthBuffer&&(L.depthBuffer&&(tt|=r.DEPTH_BUFFER_BIT),L.stencilBuffer&&L.resolveStencilBuffer&&(tt|=r.STENCIL_BUFFER_BIT)),Z){r.framebufferRenderbuffer(r.READ_FRAMEBUFFER,r.COLOR_ATTACHMENT0,r.RENDERBUFFER,gt.__webglColorRenderbuffer[dt]);let O=i.get(A[dt]).__webglTexture;r.framebufferTexture2D(r.DRAW_FRAMEBUFFER,r.COLOR_ATTACHMENT0,r.TEXTURE_2D,O,0)}r.blitFramebuffer(0,0,H,st,0,0,H,st,tt,r.NEAREST),l===!0&&(Gi.length=0,Gi.push(r.COLOR_ATTACHMENT0+dt),L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&Gi.push(ht),r.invalidateFramebuffer(r.READ_FRAMEBUFFER,Gi))}if(e.bindFramebuffer(r.READ_FRAMEBUFFER,null),e.bindFramebuffer(r.DRAW_FRAMEBUFFER,null),Z)for(let dt=0;dt<A.length;dt++){e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglMultisampledFramebuffer),r.framebufferRenderbuffer(r.FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.RENDERBUFFER,gt.__webglColorRenderbuffer[dt]);let O=i.get(A[dt]).__webglTexture;e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglFramebuffer),r.framebufferTexture2D(r.DRAW_FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.TEXTURE_2D,O,0)}e.bindFramebuffer(r.DRAW_FRAMEBUFFER,gt.__webglMultisampledFramebuffer)}else if(L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&l){let A=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT;r.invalidateFramebuffer(r.DRAW_FRAMEBUFFER,[A])}}}function Se(L){return Math.min(n.maxSamples,L.samples)}function yt(L){let A=i.get(L);return L.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&A.__useRenderToTexture!==!1}function Fe(L){let A=o.render.frame;h.get(L)!==A&&(h.set(L,A),L.update())}function Ut(L,A){let H=L.colorSpace,st=L.format,tt=L.type;return L.isCompressedTexture===!0||L.isVideoTexture===!0||H!==xi&&H!==Yn&&(qt.getTransfer(H)===oe?(st!==ei||tt!==hi)&&Lt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Bt("WebGLTextures: Unsupported texture color space:",H)),A}function zt(L){return typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement?(c.width=L.naturalWidth||L.width,c.height=L.naturalHeight||L.height):typeof VideoFrame<"u"&&L instanceof VideoFrame?(c.width=L.displayWidth,c.height=L.displayHeight):(c.width=L.width,c.height=L.height),c}this.allocateTextureUnit=Tt,this.resetTextureUnits=Q,this.getTextureUnits=et,this.setTextureUnits=wt,this.setTexture2D=ot,this.setTexture2DArray=lt,this.setTexture3D=At,this.setTextureCube=mt,this.rebindTextures=Vi,this.setupRenderTarget=Hi,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=Me,this.setupDepthRenderbuffer=zi,this.setupFrameBufferTexture=pe,this.useMultisampledRTT=yt,this.dispose=B}function Qw(r,t){function e(i,n=Yn){let s,o=qt.getTransfer(n);if(i===hi)return r.UNSIGNED_BYTE;if(i===Cl)return r.UNSIGNED_SHORT_4_4_4_4;if(i===Pl)return r.UNSIGNED_SHORT_5_5_5_1;if(i===Bu)return r.UNSIGNED_INT_5_9_9_9_REV;if(i===ku)return r.UNSIGNED_INT_10F_11F_11F_REV;if(i===Uu)return r.BYTE;if(i===Fu)return r.SHORT;if(i===Ur)return r.UNSIGNED_SHORT;if(i===Rl)return r.INT;if(i===rn)return r.UNSIGNED_INT;if(i===Ni)return r.FLOAT;if(i===on)return r.HALF_FLOAT;if(i===zu)return r.ALPHA;if(i===Vu)return r.RGB;if(i===ei)return r.RGBA;if(i===Un)return r.DEPTH_COMPONENT;if(i===qn)return r.DEPTH_STENCIL;if(i===Il)return r.RED;if(i===Ll)return r.RED_INTEGER;if(i===fs)return r.RG;if(i===Nl)return r.RG_INTEGER;if(i===Dl)return r.RGBA_INTEGER;if(i===qo||i===Yo||i===Ko||i===Zo)if(o===oe)if(s=t.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===qo)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Yo)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ko)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Zo)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=t.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===qo)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Yo)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ko)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Zo)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Ol||i===Ul||i===Fl||i===Bl)if(s=t.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===Ol)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Ul)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Fl)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Bl)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===kl||i===zl||i===Vl||i===Hl||i===Gl||i===jo||i===Wl)if(s=t.get("WEBGL_compressed_texture_etc"),s!==null){if(i===kl||i===zl)return o===oe?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===Vl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===Hl)return s.COMPRESSED_R11_EAC;if(i===Gl)return s.COMPRESSED_SIGNED_R11_EAC;if(i===jo)return s.COMPRESSED_RG11_EAC;if(i===Wl)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Xl||i===$l||i===ql||i===Yl||i===Kl||i===Zl||i===jl||i===Jl||i===Ql||i===tc||i===ec||i===ic||i===nc||i===sc)if(s=t.get("WEBGL_compressed_texture_astc"),s!==null){if(i===Xl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===$l)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===ql)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Yl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Kl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Zl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===jl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Jl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Ql)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===tc)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===ec)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===ic)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===nc)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===sc)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===rc||i===oc||i===ac)if(s=t.get("EXT_texture_compression_bptc"),s!==null){if(i===rc)return o===oe?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===oc)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===ac)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===lc||i===cc||i===Jo||i===hc)if(s=t.get("EXT_texture_compression_rgtc"),s!==null){if(i===lc)return s.COMPRESSED_RED_RGTC1_EXT;if(i===cc)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Jo)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===hc)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Ws?r.UNSIGNED_INT_24_8:r[i]!==void 0?r[i]:null}return{convert:e}}var tM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,eM=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,fd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let i=new Do(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=i}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,i=new ci({vertexShader:tM,fragmentShader:eM,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new ue(new nn(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},pd=class extends en{constructor(t,e){super();let i=this,n=null,s=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,m=null,x=typeof XRWebGLBinding<"u",p=new fd,g={},y=e.getContextAttributes(),w=null,v=null,M=[],T=[],_=new St,S=null,C=null,R=new Ue;R.viewport=new ce;let I=new Ue;I.viewport=new ce;let P=[R,I],U=new Sl,N=null,B=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(K){let ot=M[K];return ot===void 0&&(ot=new Mr,M[K]=ot),ot.getTargetRaySpace()},this.getControllerGrip=function(K){let ot=M[K];return ot===void 0&&(ot=new Mr,M[K]=ot),ot.getGripSpace()},this.getHand=function(K){let ot=M[K];return ot===void 0&&(ot=new Mr,M[K]=ot),ot.getHandSpace()};function z(K){let ot=T.indexOf(K.inputSource);if(ot===-1)return;let lt=M[ot];lt!==void 0&&(lt.update(K.inputSource,K.frame,c||o),lt.dispatchEvent({type:K.type,data:K.inputSource}))}function X(){n.removeEventListener("select",z),n.removeEventListener("selectstart",z),n.removeEventListener("selectend",z),n.removeEventListener("squeeze",z),n.removeEventListener("squeezestart",z),n.removeEventListener("squeezeend",z),n.removeEventListener("end",X),n.removeEventListener("inputsourceschange",it);for(let K=0;K<M.length;K++){let ot=T[K];ot!==null&&(T[K]=null,M[K].disconnect(ot))}N=null,B=null,p.reset();for(let K in g)delete g[K];if(t.setRenderTarget(w),f=null,d=null,u=null,n=null,v=null,Tt.stop(),i.isPresenting=!1,t.setPixelRatio(S),t.setSize(_.width,_.height,!1),C!==null){let K=C.camera;K.fov=C.fov,K.zoom=C.zoom,K.updateProjectionMatrix(),C=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(K){s=K,i.isPresenting===!0&&Lt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(K){a=K,i.isPresenting===!0&&Lt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(K){c=K},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(n,e)),u},this.getFrame=function(){return m},this.getSession=function(){return n},this.setSession=async function(K){if(n=K,n!==null){if(w=t.getRenderTarget(),n.addEventListener("select",z),n.addEventListener("selectstart",z),n.addEventListener("selectend",z),n.addEventListener("squeeze",z),n.addEventListener("squeezestart",z),n.addEventListener("squeezeend",z),n.addEventListener("end",X),n.addEventListener("inputsourceschange",it),y.xrCompatible!==!0&&await e.makeXRCompatible(),S=t.getPixelRatio(),t.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let lt=null,At=null,mt=null;y.depth&&(mt=y.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,lt=y.stencil?qn:Un,At=y.stencil?Ws:rn);let G={colorFormat:e.RGBA8,depthFormat:mt,scaleFactor:s};u=this.getBinding(),d=u.createProjectionLayer(G),n.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),v=new li(d.textureWidth,d.textureHeight,{format:ei,type:hi,depthTexture:new zn(d.textureWidth,d.textureHeight,At,void 0,void 0,void 0,void 0,void 0,void 0,lt),stencilBuffer:y.stencil,colorSpace:t.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let lt={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(n,e,lt),n.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),v=new li(f.framebufferWidth,f.framebufferHeight,{format:ei,type:hi,colorSpace:t.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}v.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await n.requestReferenceSpace(a),Tt.setContext(n),Tt.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(n!==null)return n.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function it(K){for(let ot=0;ot<K.removed.length;ot++){let lt=K.removed[ot],At=T.indexOf(lt);At>=0&&(T[At]=null,M[At].disconnect(lt))}for(let ot=0;ot<K.added.length;ot++){let lt=K.added[ot],At=T.indexOf(lt);if(At===-1){for(let G=0;G<M.length;G++)if(G>=T.length){T.push(lt),At=G;break}else if(T[G]===null){T[G]=lt,At=G;break}if(At===-1)break}let mt=M[At];mt&&mt.connect(lt)}}function $(K,ot){ot===null?K.matrixWorld.copy(K.matrix):K.matrixWorld.multiplyMatrices(ot.matrixWorld,K.matrix),K.matrixWorldInverse.copy(K.matrixWorld).invert()}this.updateCamera=function(K){if(n===null)return;let ot=K.near,lt=K.far;p.texture!==null&&(p.depthNear>0&&(ot=p.depthNear),p.depthFar>0&&(lt=p.depthFar)),U.near=I.near=R.near=ot,U.far=I.far=R.far=lt,(N!==U.near||B!==U.far)&&(n.updateRenderState({depthNear:U.near,depthFar:U.far}),N=U.near,B=U.far),U.layers.mask=K.layers.mask|6,R.layers.mask=U.layers.mask&-5,I.layers.mask=U.layers.mask&-3;let At=K.parent,mt=U.cameras;$(U,At);for(let G=0;G<mt.length;G++)$(mt[G],At);U.projectionMatrix.copy(R.projectionMatrix),U.projectionMatrixInverse.copy(R.projectionMatrixInverse),C===null&&K.isPerspectiveCamera&&(C={camera:K,fov:K.fov,zoom:K.zoom}),Q(K,U,At)};function Q(K,ot,lt){lt===null?K.matrix.copy(ot.matrixWorld):(K.matrix.copy(lt.matrixWorld),K.matrix.invert(),K.matrix.multiply(ot.matrixWorld)),K.matrix.decompose(K.position,K.quaternion,K.scale),K.updateMatrixWorld(!0),K.projectionMatrix.copy(ot.projectionMatrix),K.projectionMatrixInverse.copy(ot.projectionMatrixInverse),K.isPerspectiveCamera&&(K.fov=Fs*2*Math.atan(1/K.projectionMatrix.elements[5]),K.zoom=1)}this.getCamera=function(){return U},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(K){l=K,d!==null&&(d.fixedFoveation=K),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=K)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(U)},this.getCameraTexture=function(K){return g[K]};let et=null;function wt(K,ot){if(h=ot.getViewerPose(c||o),m=ot,h!==null){let lt=h.views;f!==null&&(t.setRenderTargetFramebuffer(v,f.framebuffer),t.setRenderTarget(v));let At=!1;lt.length!==U.cameras.length&&(U.cameras.length=0,At=!0);for(let nt=0;nt<lt.length;nt++){let Mt=lt[nt],Ht=null;if(f!==null)Ht=f.getViewport(Mt);else{let fe=u.getViewSubImage(d,Mt);Ht=fe.viewport,nt===0&&(t.setRenderTargetTextures(v,fe.colorTexture,fe.depthStencilTexture),t.setRenderTarget(v))}let Ft=P[nt];Ft===void 0&&(Ft=new Ue,Ft.layers.enable(nt),Ft.viewport=new ce,P[nt]=Ft),Ft.matrix.fromArray(Mt.transform.matrix),Ft.matrix.decompose(Ft.position,Ft.quaternion,Ft.scale),Ft.projectionMatrix.fromArray(Mt.projectionMatrix),Ft.projectionMatrixInverse.copy(Ft.projectionMatrix).invert(),Ft.viewport.set(Ht.x,Ht.y,Ht.width,Ht.height),nt===0&&(U.matrix.copy(Ft.matrix),U.matrix.decompose(U.position,U.quaternion,U.scale)),At===!0&&U.cameras.push(Ft)}let mt=n.enabledFeatures;if(mt&&mt.includes("depth-sensing")&&n.depthUsage=="gpu-optimized"&&x){u=i.getBinding();let nt=u.getDepthInformation(lt[0]);nt&&nt.isValid&&nt.texture&&p.init(nt,n.renderState)}if(mt&&mt.includes("camera-access")&&x){t.state.unbindTexture(),u=i.getBinding();for(let nt=0;nt<lt.length;nt++){let Mt=lt[nt].camera;if(Mt){let Ht=g[Mt];Ht||(Ht=new Do,g[Mt]=Ht);let Ft=u.getCameraImage(Mt);Ht.sourceTexture=Ft}}}}for(let lt=0;lt<M.length;lt++){let At=T[lt],mt=M[lt];At!==null&&mt!==void 0&&mt.update(At,ot,c||o)}et&&et(K,ot),ot.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ot}),m=null}let Tt=new Xm;Tt.setAnimationLoop(wt),this.setAnimationLoop=function(K){et=K},this.dispose=function(){}}},iM=new Pt,eg=new kt;eg.set(-1,0,0,0,1,0,0,0,1);function nM(r,t){function e(p,g){p.matrixAutoUpdate===!0&&p.updateMatrix(),g.value.copy(p.matrix)}function i(p,g){g.color.getRGB(p.fogColor.value,ed(r)),g.isFog?(p.fogNear.value=g.near,p.fogFar.value=g.far):g.isFogExp2&&(p.fogDensity.value=g.density)}function n(p,g,y,w,v){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?s(p,g):g.isMeshLambertMaterial?(s(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(s(p,g),u(p,g)):g.isMeshPhongMaterial?(s(p,g),h(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(s(p,g),d(p,g),g.isMeshPhysicalMaterial&&f(p,g,v)):g.isMeshMatcapMaterial?(s(p,g),m(p,g)):g.isMeshDepthMaterial?s(p,g):g.isMeshDistanceMaterial?(s(p,g),x(p,g)):g.isMeshNormalMaterial?s(p,g):g.isLineBasicMaterial?(o(p,g),g.isLineDashedMaterial&&a(p,g)):g.isPointsMaterial?l(p,g,y,w):g.isSpriteMaterial?c(p,g):g.isShadowMaterial?(p.color.value.copy(g.color),p.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function s(p,g){p.opacity.value=g.opacity,g.color&&p.diffuse.value.copy(g.color),g.emissive&&p.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(p.map.value=g.map,e(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,e(g.alphaMap,p.alphaMapTransform)),g.bumpMap&&(p.bumpMap.value=g.bumpMap,e(g.bumpMap,p.bumpMapTransform),p.bumpScale.value=g.bumpScale,g.side===Ve&&(p.bumpScale.value*=-1)),g.normalMap&&(p.normalMap.value=g.normalMap,e(g.normalMap,p.normalMapTransform),p.normalScale.value.copy(g.normalScale),g.side===Ve&&p.normalScale.value.negate()),g.displacementMap&&(p.displacementMap.value=g.displacementMap,e(g.displacementMap,p.displacementMapTransform),p.displacementScale.value=g.displacementScale,p.displacementBias.value=g.displacementBias),g.emissiveMap&&(p.emissiveMap.value=g.emissiveMap,e(g.emissiveMap,p.emissiveMapTransform)),g.specularMap&&(p.specularMap.value=g.specularMap,e(g.specularMap,p.specularMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest);let y=t.get(g),w=y.envMap,v=y.envMapRotation;w&&(p.envMap.value=w,p.envMapRotation.value.setFromMatrix4(iM.makeRotationFromEuler(v)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(eg),p.reflectivity.value=g.reflectivity,p.ior.value=g.ior,p.refractionRatio.value=g.refractionRatio),g.lightMap&&(p.lightMap.value=g.lightMap,p.lightMapIntensity.value=g.lightMapIntensity,e(g.lightMap,p.lightMapTransform)),g.aoMap&&(p.aoMap.value=g.aoMap,p.aoMapIntensity.value=g.aoMapIntensity,e(g.aoMap,p.aoMapTransform))}function o(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,g.map&&(p.map.value=g.map,e(g.map,p.mapTransform))}function a(p,g){p.dashSize.value=g.dashSize,p.totalSize.value=g.dashSize+g.gapSize,p.scale.value=g.scale}function l(p,g,y,w){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.size.value=g.size*y,p.scale.value=w*.5,g.map&&(p.map.value=g.map,e(g.map,p.uvTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,e(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function c(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.rotation.value=g.rotation,g.map&&(p.map.value=g.map,e(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,e(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function h(p,g){p.specular.value.copy(g.specular),p.shininess.value=Math.max(g.shininess,1e-4)}function u(p,g){g.gradientMap&&(p.gradientMap.value=g.gradientMap)}function d(p,g){p.metalness.value=g.metalness,g.metalnessMap&&(p.metalnessMap.value=g.metalnessMap,e(g.metalnessMap,p.metalnessMapTransform)),p.roughness.value=g.roughness,g.roughnessMap&&(p.roughnessMap.value=g.roughnessMap,e(g.roughnessMap,p.roughnessMapTransform)),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)}function f(p,g,y){p.ior.value=g.ior,g.diffuseRoughness>0&&(p.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=g.diffuseRoughnessMap,e(g.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),g.sheen>0&&(p.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),p.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(p.sheenColorMap.value=g.sheenColorMap,e(g.sheenColorMap,p.sheenColorMapTransform)),g.sheenRoughnessMap&&(p.sheenRoughnessMap.value=g.sheenRoughnessMap,e(g.sheenRoughnessMap,p.sheenRoughnessMapTransform))),g.clearcoat>0&&(p.clearcoat.value=g.clearcoat,p.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(p.clearcoatMap.value=g.clearcoatMap,e(g.clearcoatMap,p.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,e(g.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(p.clearcoatNormalMap.value=g.clearcoatNormalMap,e(g.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Ve&&p.clearcoatNormalScale.value.negate())),g.dispersion>0&&(p.dispersion.value=g.dispersion),g.retroreflectivity>0&&(p.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(p.iridescence.value=g.iridescence,p.iridescenceIOR.value=g.iridescenceIOR,p.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(p.iridescenceMap.value=g.iridescenceMap,e(g.iridescenceMap,p.iridescenceMapTransform)),g.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=g.iridescenceThicknessMap,e(g.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),g.transmission>0&&(p.transmission.value=g.transmission,p.transmissionSamplerMap.value=y.texture,p.transmissionSamplerSize.value.set(y.width,y.height),g.transmissionMap&&(p.transmissionMap.value=g.transmissionMap,e(g.transmissionMap,p.transmissionMapTransform)),p.thickness.value=g.thickness,g.thicknessMap&&(p.thicknessMap.value=g.thicknessMap,e(g.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=g.attenuationDistance,p.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(p.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(p.anisotropyMap.value=g.anisotropyMap,e(g.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=g.specularIntensity,p.specularColor.value.copy(g.specularColor),g.specularColorMap&&(p.specularColorMap.value=g.specularColorMap,e(g.specularColorMap,p.specularColorMapTransform)),g.specularIntensityMap&&(p.specularIntensityMap.value=g.specularIntensityMap,e(g.specularIntensityMap,p.specularIntensityMapTransform))}function m(p,g){g.matcap&&(p.matcap.value=g.matcap)}function x(p,g){let y=t.get(g).light;p.referencePosition.value.setFromMatrixPosition(y.matrixWorld),p.nearDistance.value=y.shadow.camera.near,p.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:n}}function sM(r,t,e,i){let n={},s={};function o(y,w){let v=w.program;i.uniformBlockBinding(y,v,n[y.id])}function a(y,w){let v=n[y.id];v===void 0&&(m(y),v=l(y),n[y.id]=v,y.addEventListener("dispose",p));let M=w.program;i.updateUBOMapping(y,M);let T=t.render.frame;s[y.id]!==T&&(c(y),s[y.id]=T)}function l(y){let w=r.createBuffer(),v=y.__size,M=y.usage;return r.bindBuffer(r.UNIFORM_BUFFER,w),r.bufferData(r.UNIFORM_BUFFER,v,M),r.bindBuffer(r.UNIFORM_BUFFER,null),w}function c(y){let w=n[y.id],v=y.uniforms,M=y.__cache;r.bindBuffer(r.UNIFORM_BUFFER,w);for(let T=0,_=v.length;T<_;T++){let S=v[T];if(Array.isArray(S))for(let C=0,R=S.length;C<R;C++)h(S[C],T,C,M);else h(S,T,0,M)}r.bindBuffer(r.UNIFORM_BUFFER,null)}function h(y,w,v,M){if(d(y,w,v,M)===!0){let T=y.__offset,_=y.value;if(Array.isArray(_)){let S=0;for(let C=0;C<_.length;C++){let R=_[C],I=x(R,!0);u(R,y.__data,S),S+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else u(_,y.__data,0);r.bufferSubData(r.UNIFORM_BUFFER,T,y.__data)}}function u(y,w,v){typeof y=="number"||typeof y=="boolean"?w[v]=y:y.isMatrix3?(w[v]=y.elements[0],w[v+1]=y.elements[1],w[v+2]=y.elements[2],w[v+3]=0,w[v+4]=y.elements[3],w[v+5]=y.elements[4],w[v+6]=y.elements[5],w[v+7]=0,w[v+8]=y.elements[6],w[v+9]=y.elements[7],w[v+10]=y.elements[8],w[v+11]=0):ArrayBuffer.isView(y)?w.set(y.subarray(0,w.length-v),v):y.toArray(w,v)}function d(y,w,v,M){let T=y.value,_=w+"_"+v;if(Array.isArray(T)){M[_]===void 0&&(M[_]=[]);let S=M[_],C=!1;for(let R=0;R<T.length;R++)f(T[R],S,R)===!0&&(C=!0);return C}return f(T,M,_)}function f(y,w,v){if(w[v]===void 0)return typeof y=="number"||typeof y=="boolean"?w[v]=y:ArrayBuffer.isView(y)?w[v]=y.slice():w[v]=y.clone(),!0;{let M=w[v];if(typeof y=="number"||typeof y=="boolean"){if(M!==y)return w[v]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(M.equals(y)===!1)return M.copy(y),!0}}return!1}function m(y){let w=y.uniforms,v=0,M=16;for(let _=0,S=w.length;_<S;_++){let C=Array.isArray(w[_])?w[_]:[w[_]];for(let R=0,I=C.length;R<I;R++){let P=C[R],U=Array.isArray(P.value)?P.value:[P.value],N=Array.isArray(w[_])||Array.isArray(P.value),B=v;for(let X=0,it=U.length;X<it;X++){let $=U[X],Q=x($,N),et=v%M,wt=et%Q.boundary,Tt=et+wt;v+=wt,Tt!==0&&M-Tt<Q.storage&&(v+=M-Tt),X===0&&(B=v),v+=Q.storage}let z=P.type==="int"?Int32Array:P.type==="uint"?Uint32Array:Float32Array;P.__data=new z((v-B)/Float32Array.BYTES_PER_ELEMENT),P.__offset=B}}let T=v%M;return T>0&&(v+=M-T),y.__size=v,y.__cache={},this}function x(y,w){let v={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(v.boundary=4,v.storage=4):y.isVector2?(v.boundary=8,v.storage=8):y.isVector3||y.isColor?(v.boundary=16,v.storage=12):y.isVector4?(v.boundary=16,v.storage=16):y.isMatrix3?(v.boundary=16,v.storage=48):y.isMatrix4?(v.boundary=16,v.storage=64):y.isTexture?Lt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(v.boundary=16,v.storage=y.byteLength):Lt("WebGLRenderer: Unsupported uniform value type.",y),w===!0&&(v.boundary=16,v.storage=Math.ceil(v.storage/16)*16),v}function p(y){let w=y.target;w.removeEventListener("dispose",p),r.deleteBuffer(n[w.id]),delete n[w.id],delete s[w.id]}function g(){for(let y in n)r.deleteBuffer(n[y]);n={},s={}}return{bind:o,update:a,dispose:g}}var rM=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),wn=null;function oM(){return wn===null&&(wn=new os(rM,16,16,fs,on),wn.name="DFG_LUT",wn.minFilter=Te,wn.magFilter=Te,wn.wrapS=Xi,wn.wrapT=Xi,wn.generateMipmaps=!1,wn.needsUpdate=!0),wn}var xc=class{constructor(t={}){let{canvas:e=gm(),context:i=null,depth:n=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=hi}=t;this.isWebGLRenderer=!0;let m;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=i.getContextAttributes().alpha}else m=o;let x=f,p=new Set([Dl,Nl,Ll]),g=new Set([hi,rn,Ur,Ws,Cl,Pl]),y=new Uint32Array(4),w=new Int32Array(4),v={textures:[],min:[],max:[],resolution:[]},M=null,T=null,_=[],S=[],C=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=vn,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let R=this,I=!1,P=null,U=null,N=null,B=null;this._outputColorSpace=Ce;let z=0,X=0,it=null,$=-1,Q=null,et=new ce,wt=new ce,Tt=null,K=new Ot(0),ot=0,lt=e.width,At=e.height,mt=1,G=null,ct=null,nt=new ce(0,0,lt,At),Mt=new ce(0,0,lt,At),Ht=!1,Ft=new as,fe=new ul,he=!1,we=!1,pe=new Pt,mn=new D,Xe=new ce,zi={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Vi=!1;function Hi(){return it===null?mt:1}let k=i;function Gi(E,F){return e.getContext(E,F)}let Me,Se,yt,Fe,Ut,zt,L,A,H,st,tt,ht,gt,Z,j,dt,O,J,Y,ft,at,ut,Nt;try{let E={alpha:!0,depth:n,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Dt,!1),e.addEventListener("webglcontextrestored",Wt,!1),e.addEventListener("webglcontextcreationerror",_t,!1),k===null){let F="webgl2";if(k=Gi(F,E),k===null)throw Gi(F)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Xt()}catch(E){throw e.removeEventListener("webglcontextlost",Dt,!1),e.removeEventListener("webglcontextrestored",Wt,!1),e.removeEventListener("webglcontextcreationerror",_t,!1),Bt("WebGLRenderer: "+E.message),E}function Xt(){Me=new xb(k),Me.init(),at=new Qw(k,Me),Se=new ob(k,Me,t,at),yt=new jw(k,Me),Se.reversedDepthBuffer&&d&&yt.buffers.depth.setReversed(!0),U=k.createFramebuffer(),N=k.createFramebuffer(),B=k.createFramebuffer(),Fe=new vb(k),Ut=new Fw,zt=new Jw(k,Me,yt,Ut,Se,at,Fe),L=new gb(R),A=new wy(k),ut=new sb(k,A),H=new yb(k,A,Fe,ut),st=new wb(k,H,A,ut,Fe),J=new bb(k,Se,zt),j=new ab(Ut),tt=new Uw(R,L,Me,Se,ut,j),ht=new nM(R,Ut),gt=new kw,Z=new Xw(Me),O=new nb(R,L,yt,st,m,l),dt=new Zw(R,st,Se),Nt=new sM(k,Fe,Se,yt),Y=new rb(k,Me,Fe),ft=new _b(k,Me,Fe),Fe.programs=tt.programs,R.capabilities=Se,R.extensions=Me,R.properties=Ut,R.renderLists=gt,R.shadowMap=dt,R.state=yt,R.info=Fe}x!==hi&&(C=new Sb(x,e.width,e.height,a,n,s));let rt=new pd(R,k);this.xr=rt,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let E=Me.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=Me.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return mt},this.setPixelRatio=function(E){E!==void 0&&(mt=E,this.setSize(lt,At,!1))},this.getSize=function(E){return E.set(lt,At)},this.setSize=function(E,F,q=!0){if(rt.isPresenting){Lt("WebGLRenderer: Can't change size while VR device is presenting.");return}lt=E,At=F,e.width=Math.floor(E*mt),e.height=Math.floor(F*mt),q===!0&&(e.style.width=E+"px",e.style.height=F+"px"),C!==null&&C.setSize(e.width,e.height),this.setViewport(0,0,E,F)},this.getDrawingBufferSize=function(E){return E.set(lt*mt,At*mt).floor()},this.setDrawingBufferSize=function(E,F,q){lt=E,At=F,mt=q,e.width=Math.floor(E*q),e.height=Math.floor(F*q),this.setViewport(0,0,E,F)},this.setEffects=function(E){if(x===hi){Bt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let F=0;F<E.length;F++)if(E[F].isOutputPass===!0){Lt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}C.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(et)},this.getViewport=function(E){return E.copy(nt)},this.setViewport=function(E,F,q,V){E.isVector4?nt.set(E.x,E.y,E.z,E.w):nt.set(E,F,q,V),yt.viewport(et.copy(nt).multiplyScalar(Hi()).round())},this.getScissor=function(E){return E.copy(Mt)},this.setScissor=function(E,F,q,V){E.isVector4?Mt.set(E.x,E.y,E.z,E.w):Mt.set(E,F,q,V),yt.scissor(wt.copy(Mt).multiplyScalar(Hi()).round())},this.getScissorTest=function(){return Ht},this.setScissorTest=function(E){yt.setScissorTest(Ht=E)},this.setOpaqueSort=function(E){G=E},this.setTransparentSort=function(E){ct=E},this.getClearColor=function(E){return E.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(E=!0,F=!0,q=!0){let V=0;if(E){let W=!1;if(it!==null){let xt=it.texture.format;W=p.has(xt)}if(W){let xt=it.texture.type,Et=g.has(xt),pt=O.getClearColor(),bt=O.getClearAlpha(),It=pt.r,Gt=pt.g,Zt=pt.b;Et?(y[0]=It,y[1]=Gt,y[2]=Zt,y[3]=bt,k.clearBufferuiv(k.COLOR,0,y)):(w[0]=It,w[1]=Gt,w[2]=Zt,w[3]=bt,k.clearBufferiv(k.COLOR,0,w))}else V|=k.COLOR_BUFFER_BIT}F&&(V|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),q&&(V|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),V!==0&&k.clear(V)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),P=E},this.dispose=function(){e.removeEventListener("webglcontextlost",Dt,!1),e.removeEventListener("webglcontextrestored",Wt,!1),e.removeEventListener("webglcontextcreationerror",_t,!1),O.dispose(),gt.dispose(),Z.dispose(),zt.dispose(),Ut.dispose(),L.dispose(),st.dispose(),H.dispose(),ut.dispose(),Nt.dispose(),tt.dispose(),rt.dispose(),rt.removeEventListener("sessionstart",Vf),rt.removeEventListener("sessionend",Hf),Es.stop()};function Dt(E){E.preventDefault(),vo("WebGLRenderer: Context Lost."),I=!0}function Wt(){vo("WebGLRenderer: Context Restored."),I=!1;let E=Fe.autoReset,F=dt.enabled,q=dt.autoUpdate,V=dt.needsUpdate,W=dt.type;Xt(),Fe.autoReset=E,dt.enabled=F,dt.autoUpdate=q,dt.needsUpdate=V,dt.type=W}function _t(E){Bt("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function le(E){let F=E.target;F.removeEventListener("dispose",le),$e(F)}function $e(E){jn(E),Ut.remove(E)}function jn(E){let F=Ut.get(E).programs;F!==void 0&&(F.forEach(function(q){tt.releaseProgram(q)}),E.isShaderMaterial&&tt.releaseShaderCache(E))}this.renderBufferDirect=function(E,F,q,V,W,xt){F===null&&(F=zi);let Et=W.isMesh&&W.matrixWorld.determinantAffine()<0,pt=mx(E,F,q,V,W);yt.setMaterial(V,Et);let bt=q.index,It=1;if(V.wireframe===!0){if(bt=H.getWireframeAttribute(q),bt===void 0)return;It=2}let Gt=q.drawRange,Zt=q.attributes.position,Rt=Gt.start*It,jt=(Gt.start+Gt.count)*It;xt!==null&&(Rt=Math.max(Rt,xt.start*It),jt=Math.min(jt,(xt.start+xt.count)*It)),bt!==null?(Rt=Math.max(Rt,0),jt=Math.min(jt,bt.count)):Zt!=null&&(Rt=Math.max(Rt,0),jt=Math.min(jt,Zt.count));let De=jt-Rt;if(De<0||De===1/0)return;ut.setup(W,V,pt,q,bt);let ve,me=Y;if(bt!==null&&(ve=A.get(bt),me=ft,me.setIndex(ve)),W.isMesh)V.wireframe===!0?(yt.setLineWidth(V.wireframeLinewidth*Hi()),me.setMode(k.LINES)):me.setMode(k.TRIANGLES);else if(W.isLine){let si=V.linewidth;si===void 0&&(si=1),yt.setLineWidth(si*Hi()),W.isLineSegments?me.setMode(k.LINES):W.isLineLoop?me.setMode(k.LINE_LOOP):me.setMode(k.LINE_STRIP)}else W.isPoints?me.setMode(k.POINTS):W.isSprite&&me.setMode(k.TRIANGLES);if(W.isBatchedMesh)if(Me.get("WEBGL_multi_draw"))me.renderMultiDraw(W._multiDrawStarts,W._multiDrawCounts,W._multiDrawCount);else{let si=W._multiDrawStarts,Ct=W._multiDrawCounts,mi=W._multiDrawCount,ie=bt?A.get(bt).bytesPerElement:1,Rs=Ut.get(V).currentProgram.getUniforms();for(let ri=0;ri<mi;ri++)Rs.setValue(k,"_gl_DrawID",ri),me.render(si[ri]/ie,Ct[ri])}else if(W.isInstancedMesh)me.renderInstances(Rt,De,W.count);else if(q.isInstancedBufferGeometry){let si=q._maxInstanceCount!==void 0?q._maxInstanceCount:1/0,Ct=Math.min(q.instanceCount,si);me.renderInstances(Rt,De,Ct)}else me.render(Rt,De)};function zf(E,F,q,V){P!==null&&E.isNodeMaterial&&P.setObject(V,E),he===!0&&j.setState(E,q,!1),E.transparent===!0&&E.side===xe&&E.forceSinglePass===!1?(E.side=Ve,E.needsUpdate=!0,ao(E,F,V),E.side=ti,E.needsUpdate=!0,ao(E,F,V),E.side=xe):ao(E,F,V)}this.compile=function(E,F,q=null){q===null&&(q=E),P!==null&&P.renderStart(E,F,q),T=Z.get(q),T.init(F),S.push(T),q.traverseVisible(function(W){W.isLight&&W.layers.test(F.layers)&&(T.pushLight(W),W.castShadow&&T.pushShadow(W))}),E!==q&&E.traverseVisible(function(W){W.isLight&&W.layers.test(F.layers)&&(T.pushLight(W),W.castShadow&&T.pushShadow(W))}),T.setupLights(),P!==null&&P.updateLights(T.state.lightsArray),we=this.localClippingEnabled,he=j.init(this.clippingPlanes,we),he===!0&&j.setGlobalState(this.clippingPlanes,F),P!==null&&dt.render(T.state.shadowsArray,q,F);let V=new Set;return E.traverse(function(W){if(!(W.isMesh||W.isPoints||W.isLine||W.isSprite))return;let xt=W.material;if(xt)if(Array.isArray(xt))for(let Et=0;Et<xt.length;Et++){let pt=xt[Et];zf(pt,q,F,W),V.add(pt)}else zf(xt,q,F,W),V.add(xt)}),T=S.pop(),P!==null&&P.renderEnd(),V},this.compileAsync=function(E,F,q=null){let V=this.compile(E,F,q);return new Promise(W=>{function xt(){if(V.forEach(function(Et){let bt=Ut.get(Et).currentProgram;(bt===void 0||bt.isReady())&&V.delete(Et)}),V.size===0){W(E);return}setTimeout(xt,10)}Me.get("KHR_parallel_shader_compile")!==null?xt():setTimeout(xt,10)})};let Uh=null;function fx(E){Uh&&Uh(E)}function Vf(){Es.stop()}function Hf(){Es.start()}let Es=new Xm;Es.setAnimationLoop(fx),typeof self<"u"&&Es.setContext(self),this.setAnimationLoop=function(E){Uh=E,rt.setAnimationLoop(E),E===null?Es.stop():Es.start()},rt.addEventListener("sessionstart",Vf),rt.addEventListener("sessionend",Hf),this.render=function(E,F){if(F!==void 0&&F.isCamera!==!0){Bt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;P!==null&&P.renderStart(E,F);let q=rt.enabled===!0&&rt.isPresenting===!0,V=C!==null&&(it===null||q)&&C.begin(R,it);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),F.parent===null&&F.matrixWorldAutoUpdate===!0&&F.updateMatrixWorld(),rt.enabled===!0&&rt.isPresenting===!0&&(C===null||C.isCompositing()===!1)&&(rt.cameraAutoUpdate===!0&&rt.updateCamera(F),F=rt.getCamera()),E.isScene===!0&&E.onBeforeRender(R,E,F,it),T=Z.get(E,S.length),T.init(F),T.state.textureUnits=zt.getTextureUnits(),S.push(T),pe.multiplyMatrices(F.projectionMatrix,F.matrixWorldInverse),F.isArrayCamera?fe.setFromArrayCamera(F):Ft.setFromProjectionMatrix(pe,$i,F.reversedDepth),we=this.localClippingEnabled,he=j.init(this.clippingPlanes,we),M=gt.get(E,_.length),M.init(),_.push(M),this.info.render.frame++,rt.enabled===!0&&rt.isPresenting===!0){let Et=R.xr.getDepthSensingMesh();Et!==null&&Fh(Et,F,-1/0,R.sortObjects)}Fh(E,F,0,R.sortObjects),M.finish(),P!==null&&P.updateLights(T.state.lightsArray),R.sortObjects===!0&&M.sort(G,ct),Vi=rt.enabled===!1||rt.isPresenting===!1||rt.hasDepthSensing()===!1,Vi&&O.addToRenderList(M,E),this.info.autoReset===!0&&this.info.reset(),he===!0&&j.beginShadows();let W=T.state.shadowsArray;if(dt.render(W,E,F),he===!0&&j.endShadows(),(V&&C.hasRenderPass())===!1){let Et=M.opaque,pt=M.transmissive;if(T.setupLights(),F.isArrayCamera){let bt=F.cameras;if(pt.length>0)for(let It=0,Gt=bt.length;It<Gt;It++){let Zt=bt[It];Wf(Et,pt,E,Zt)}Vi&&O.render(E);for(let It=0,Gt=bt.length;It<Gt;It++){let Zt=bt[It];Gf(M,E,Zt,Zt.viewport)}}else pt.length>0&&Wf(Et,pt,E,F),Vi&&O.render(E),Gf(M,E,F)}it!==null&&X===0&&(zt.updateMultisampleRenderTarget(it),zt.updateRenderTargetMipmap(it)),V&&C.end(R),E.isScene===!0&&E.onAfterRender(R,E,F),ut.resetDefaultState(),$=-1,Q=null,S.pop(),S.length>0?(T=S[S.length-1],zt.setTextureUnits(T.state.textureUnits),he===!0&&j.setGlobalState(R.clippingPlanes,T.state.camera)):T=null,_.pop(),_.length>0?M=_[_.length-1]:M=null,P!==null&&P.renderEnd()};function Fh(E,F,q,V){if(E.visible===!1)return;if(E.layers.test(F.layers)){if(E.isGroup)q=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(F);else if(E.isLight)T.pushLight(E),E.castShadow&&T.pushShadow(E);else if(E.isSprite){let Et=F.isArrayCamera?fe:Ft;if(!E.frustumCulled||E.intersectsFrustum(Et)){V&&Xe.setFromMatrixPosition(E.matrixWorld).applyMatrix4(pe);let pt=st.update(E),bt=E.material;bt.visible&&M.push(E,pt,bt,q,Xe.z,null,F)}}else if(E.isMesh||E.isLine||E.isPoints){let Et=F.isArrayCamera?fe:Ft;if(!E.frustumCulled||E.intersectsFrustum(Et)){let pt=st.update(E),bt=E.material;if(V&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),Xe.copy(E.boundingSphere.center)):(pt.boundingSphere===null&&pt.computeBoundingSphere(),Xe.copy(pt.boundingSphere.center)),Xe.applyMatrix4(E.matrixWorld).applyMatrix4(pe)),Array.isArray(bt)){let It=pt.groups;for(let Gt=0,Zt=It.length;Gt<Zt;Gt++){let Rt=It[Gt],jt=bt[Rt.materialIndex];jt&&jt.visible&&M.push(E,pt,jt,q,Xe.z,Rt,F)}}else bt.visible&&M.push(E,pt,bt,q,Xe.z,null,F)}}}let xt=E.children;for(let Et=0,pt=xt.length;Et<pt;Et++)Fh(xt[Et],F,q,V)}function Gf(E,F,q,V){let{opaque:W,transmissive:xt,transparent:Et}=E;T.setupLightsView(q),he===!0&&j.setGlobalState(R.clippingPlanes,q),V&&yt.viewport(et.copy(V)),W.length>0&&wa(W,F,q),xt.length>0&&wa(xt,F,q),Et.length>0&&wa(Et,F,q),yt.buffers.depth.setTest(!0),yt.buffers.depth.setMask(!0),yt.buffers.color.setMask(!0),yt.setPolygonOffset(!1)}function Wf(E,F,q,V){if((q.isScene===!0?q.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[V.id]===void 0){let Rt=Me.has("EXT_color_buffer_half_float")||Me.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[V.id]=new li(1,1,{generateMipmaps:!0,type:Rt?on:hi,minFilter:qi,samples:Math.max(4,Se.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:qt.workingColorSpace})}let xt=T.state.transmissionRenderTarget[V.id],Et=V.viewport||et;xt.setSize(Et.z*R.transmissionResolutionScale,Et.w*R.transmissionResolutionScale);let pt=R.getRenderTarget(),bt=R.getActiveCubeFace(),It=R.getActiveMipmapLevel();R.setRenderTarget(xt),R.getClearColor(K),ot=R.getClearAlpha(),ot<1&&R.setClearColor(16777215,.5),R.clear(),Vi&&O.render(q);let Gt=R.toneMapping;R.toneMapping=vn;let Zt=V.viewport;if(V.viewport!==void 0&&(V.viewport=void 0),T.setupLightsView(V),he===!0&&j.setGlobalState(R.clippingPlanes,V),wa(E,q,V),zt.updateMultisampleRenderTarget(xt),zt.updateRenderTargetMipmap(xt),Me.has("WEBGL_multisampled_render_to_texture")===!1){let Rt=!1;for(let jt=0,De=F.length;jt<De;jt++){let ve=F[jt],{object:me,geometry:si,material:Ct,group:mi}=ve;if(Ct.side===xe&&me.layers.test(V.layers)){let ie=Ct.side;Ct.side=Ve,Ct.needsUpdate=!0,Xf(me,q,V,si,Ct,mi),Ct.side=ie,Ct.needsUpdate=!0,Rt=!0}}Rt===!0&&(zt.updateMultisampleRenderTarget(xt),zt.updateRenderTargetMipmap(xt))}R.setRenderTarget(pt,bt,It),R.setClearColor(K,ot),Zt!==void 0&&(V.viewport=Zt),R.toneMapping=Gt}function wa(E,F,q){let V=F.isScene===!0?F.overrideMaterial:null;for(let W=0,xt=E.length;W<xt;W++){let Et=E[W],{object:pt,geometry:bt,group:It}=Et,Gt=Et.material;Gt.allowOverride===!0&&V!==null&&(Gt=V),pt.layers.test(q.layers)&&Xf(pt,F,q,bt,Gt,It)}}function Xf(E,F,q,V,W,xt){P!==null&&W.isNodeMaterial&&P.setObject(E,W),E.onBeforeRender(R,F,q,V,W,xt),E.modelViewMatrix.multiplyMatrices(q.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),W.onBeforeRender(R,F,q,V,E,xt),W.transparent===!0&&W.side===xe&&W.forceSinglePass===!1?(W.side=Ve,W.needsUpdate=!0,R.renderBufferDirect(q,F,V,W,E,xt),W.side=ti,W.needsUpdate=!0,R.renderBufferDirect(q,F,V,W,E,xt),W.side=xe):R.renderBufferDirect(q,F,V,W,E,xt),E.onAfterRender(R,F,q,V,W,xt)}function $f(E){let F=0;for(let q of E)q.texture!==null&&F++;return F}function ao(E,F,q){F.isScene!==!0&&(F=zi);let V=Ut.get(E),W=T.state.lights,xt=T.state.shadowsArray,Et=W.state.version,pt=tt.getParameters(E,W.state,xt,F,q,T.state.lightProbeGridArray),bt=tt.getProgramCacheKey(pt),It=V.programs;V.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?F.environment:null,V.fog=F.fog;let Gt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;V.envMap=L.get(E.envMap||V.environment,Gt),V.envMapRotation=V.environment!==null&&E.envMap===null?F.environmentRotation:E.envMapRotation,It===void 0&&(E.addEventListener("dispose",le),It=new Map,V.programs=It,V.programVariants=new Map);let Zt=It.get(bt);if(Zt!==void 0){if(V.currentProgram===Zt&&V.lightsStateVersion===Et)return Yf(E,pt),Zt}else pt.uniforms=tt.getUniforms(E),P!==null&&E.isNodeMaterial&&P.build(E,q,pt),E.onBeforeCompile(pt,R),Zt=tt.acquireProgram(pt,bt),It.set(bt,Zt),V.uniforms=pt.uniforms;let Rt=V.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Rt.clippingPlanes=j.uniform),Yf(E,pt),V.needsLights=xx(E),V.lightsStateVersion=Et,V.needsLights&&(Rt.ambientLightColor.value=W.state.ambient,Rt.lightProbe.value=W.state.probe,Rt.sunLights.value=W.state.sun,Rt.sunLightShadows.value=W.state.sunShadow,Rt.directionalLights.value=W.state.directional,Rt.directionalLightShadows.value=W.state.directionalShadow,Rt.spotLights.value=W.state.spot,Rt.spotLightShadows.value=W.state.spotShadow,Rt.rectAreaLights.value=W.state.rectArea,Rt.ltc_1.value=W.state.rectAreaLTC1,Rt.ltc_2.value=W.state.rectAreaLTC2,Rt.pointLights.value=W.state.point,Rt.pointLightShadows.value=W.state.pointShadow,Rt.hemisphereLights.value=W.state.hemi,Rt.sunShadowMatrix.value=W.state.sunShadowMatrix,Rt.sunShadowCascade.value=W.state.sunShadowCascade,Rt.directionalShadowMatrix.value=W.state.directionalShadowMatrix,Rt.spotLightMatrix.value=W.state.spotLightMatrix,Rt.spotLightMap.value=W.state.spotLightMap,Rt.pointShadowMatrix.value=W.state.pointShadowMatrix),V.numLightProbeGrids=$f(T.state.lightProbeGridArray),V.currentProgram=Zt,V.uniformsList=null,Zt}function px(E,F,q,V,W){let xt=Ut.get(E),Et=xt.currentProgram.id+","+V+","+W,pt=xt.programVariants.get(Et);return pt===void 0?(pt=ao(E,F,q),xt.programVariants.set(Et,pt)):(xt.currentProgram=pt,xt.uniformsList=null,xt.outputColorSpace=V,xt.toneMapping=W),pt}function qf(E){if(E.uniformsList===null){let F=E.currentProgram.getUniforms();E.uniformsList=Br.seqWithValue(F.seq,E.uniforms)}return E.uniformsList}function Yf(E,F){let q=Ut.get(E);q.outputColorSpace=F.outputColorSpace,q.batching=F.batching,q.batchingColor=F.batchingColor,q.instancing=F.instancing,q.instancingColor=F.instancingColor,q.instancingMorph=F.instancingMorph,q.skinning=F.skinning,q.morphTargets=F.morphTargets,q.morphNormals=F.morphNormals,q.morphColors=F.morphColors,q.morphTargetsCount=F.morphTargetsCount,q.numClippingPlanes=F.numClippingPlanes,q.numIntersection=F.numClipIntersection,q.vertexAlphas=F.vertexAlphas,q.vertexTangents=F.vertexTangents,q.toneMapping=F.toneMapping}function mx(E,F,q,V,W){F.isScene!==!0&&(F=zi),zt.resetTextureUnits();let xt=F.fog,Et=V.isMeshStandardMaterial||V.isMeshLambertMaterial||V.isMeshPhongMaterial?F.environment:null,pt=it===null?R.outputColorSpace:it.isXRRenderTarget===!0?it.texture.colorSpace:qt.workingColorSpace,bt=V.isMeshStandardMaterial||V.isMeshLambertMaterial&&!V.envMap||V.isMeshPhongMaterial&&!V.envMap,It=L.get(V.envMap||Et,bt),Gt=V.vertexColors===!0&&!!q.attributes.color&&q.attributes.color.itemSize===4,Zt=!!q.attributes.tangent&&(!!V.normalMap||V.anisotropy>0),Rt=!!q.morphAttributes.position,jt=!!q.morphAttributes.normal,De=!!q.morphAttributes.color,ve=vn;V.toneMapped&&(it===null||it.isXRRenderTarget===!0)&&(ve=R.toneMapping);let me=q.morphAttributes.position||q.morphAttributes.normal||q.morphAttributes.color,si=me!==void 0?me.length:0,Ct=Ut.get(V),mi=T.state.lights;if(he===!0&&(we===!0||E!==Q)){let Re=E===Q&&V.id===$;j.setState(V,E,Re)}let ie=!1,Rs=!1;V.version===Ct.__version?Ct.needsLights&&Ct.lightsStateVersion!==mi.state.version||W.isBatchedMesh&&Ct.batching===!1||!W.isBatchedMesh&&Ct.batching===!0||W.isBatchedMesh&&Ct.batchingColor===!0&&W._colorsTexture===null||W.isBatchedMesh&&Ct.batchingColor===!1&&W._colorsTexture!==null||W.isInstancedMesh&&Ct.instancing===!1||!W.isInstancedMesh&&Ct.instancing===!0||W.isSkinnedMesh&&Ct.skinning===!1||!W.isSkinnedMesh&&Ct.skinning===!0||W.isInstancedMesh&&Ct.instancingColor===!0&&W.instanceColor===null||W.isInstancedMesh&&Ct.instancingColor===!1&&W.instanceColor!==null||W.isInstancedMesh&&Ct.instancingMorph===!0&&W.morphTexture===null||W.isInstancedMesh&&Ct.instancingMorph===!1&&W.morphTexture!==null||Ct.envMap!==It||V.fog===!0&&Ct.fog!==xt||Ct.numClippingPlanes!==void 0&&(Ct.numClippingPlanes!==j.numPlanes||Ct.numIntersection!==j.numIntersection)||Ct.vertexAlphas!==Gt||Ct.vertexTangents!==Zt||Ct.morphTargets!==Rt||Ct.morphNormals!==jt||Ct.morphColors!==De||Ct.morphTargetsCount!==si||Ct.numLightProbeGrids!==$f(T.state.lightProbeGridArray)?ie=!0:(Ct.outputColorSpace!==pt||Ct.toneMapping!==ve)&&(Rs=!0):(ie=!0,Ct.__version=V.version);let ri=Ct.currentProgram;(ie===!0||Rs===!0)&&(ri=Rs===!0?px(V,F,W,pt,ve):ao(V,F,W),P&&V.isNodeMaterial&&P.onUpdateProgram(V,ri,Ct));let Ma=!1,Jn=!1,Cs=!1,te=ri.getUniforms(),je=Ct.uniforms;if(yt.useProgram(ri.program)&&(Ma=!0,Jn=!0,Cs=!0),V.id!==$&&($=V.id,Jn=!0),Ma||Q!==E){yt.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),te.setValue(k,"projectionMatrix",E.projectionMatrix),te.setValue(k,"viewMatrix",E.matrixWorldInverse);let qe=te.map.cameraPosition;qe!==void 0&&qe.setValue(k,mn.setFromMatrixPosition(E.matrixWorld)),Se.logarithmicDepthBuffer&&te.setValue(k,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(V.isMeshPhongMaterial||V.isMeshToonMaterial||V.isMeshLambertMaterial||V.isMeshBasicMaterial||V.isMeshStandardMaterial||V.isShaderMaterial)&&te.setValue(k,"isOrthographic",E.isOrthographicCamera===!0),Q!==E&&(Q=E,Jn=!0,Cs=!0)}if(Ct.needsLights&&(mi.state.sunShadowMap.length>0&&te.setValue(k,"sunShadowMap",mi.state.sunShadowMap,zt),mi.state.directionalShadowMap.length>0&&te.setValue(k,"directionalShadowMap",mi.state.directionalShadowMap,zt),mi.state.spotShadowMap.length>0&&te.setValue(k,"spotShadowMap",mi.state.spotShadowMap,zt),mi.state.pointShadowMap.length>0&&te.setValue(k,"pointShadowMap",mi.state.pointShadowMap,zt)),W.isSkinnedMesh){te.setOptional(k,W,"bindMatrix"),te.setOptional(k,W,"bindMatrixInverse");let Re=W.skeleton;Re&&(Re.boneTexture===null&&Re.computeBoneTexture(),te.setValue(k,"boneTexture",Re.boneTexture,zt))}W.isBatchedMesh&&(te.setOptional(k,W,"batchingTexture"),te.setValue(k,"batchingTexture",W._matricesTexture,zt),te.setOptional(k,W,"batchingIdTexture"),te.setValue(k,"batchingIdTexture",W._indirectTexture,zt),te.setOptional(k,W,"batchingColorTexture"),W._colorsTexture!==null&&te.setValue(k,"batchingColorTexture",W._colorsTexture,zt));let ji=q.morphAttributes;if((ji.position!==void 0||ji.normal!==void 0||ji.color!==void 0)&&J.update(W,q,ri),(Jn||Ct.receiveShadow!==W.receiveShadow)&&(Ct.receiveShadow=W.receiveShadow,te.setValue(k,"receiveShadow",W.receiveShadow)),(V.isMeshStandardMaterial||V.isMeshLambertMaterial||V.isMeshPhongMaterial)&&V.envMap===null&&F.environment!==null&&(je.envMapIntensity.value=F.environmentIntensity),je.dfgLUT!==void 0&&(je.dfgLUT.value=oM()),Jn){if(te.setValue(k,"toneMappingExposure",R.toneMappingExposure),Ct.needsLights&&gx(je,Cs),xt&&V.fog===!0&&ht.refreshFogUniforms(je,xt),ht.refreshMaterialUniforms(je,V,mt,At,T.state.transmissionRenderTarget[E.id]),Ct.needsLights&&Ct.numLightProbeGrids>0){let Re=v,qe=0;for(let Rn of T.state.lightProbeGridArray)Rn.texture!==null&&(Re.textures[qe]=Rn.texture,Re.min[qe]=Rn.boundingBox.min,Re.max[qe]=Rn.boundingBox.max,Re.resolution[qe]=Rn.resolution,qe++);for(let Rn in Re)Re[Rn].length=qe;je.probesSH.value=Re.textures,je.probesMin.value=Re.min,je.probesMax.value=Re.max,je.probesResolution.value=Re.resolution}Br.upload(k,qf(Ct),je,zt)}if(V.isShaderMaterial&&V.uniformsNeedUpdate===!0&&(Br.upload(k,qf(Ct),je,zt),V.uniformsNeedUpdate=!1),V.isSpriteMaterial&&te.setValue(k,"center",W.center),te.setValue(k,"modelViewMatrix",W.modelViewMatrix),te.setValue(k,"normalMatrix",W.normalMatrix),te.setValue(k,"modelMatrix",W.matrixWorld),V.uniformsGroups!==void 0){let Re=V.uniformsGroups;for(let qe=0,Rn=Re.length;qe<Rn;qe++){let Zf=Re[qe];Nt.update(Zf,ri),Nt.bind(Zf,ri)}}return ri}function gx(E,F){E.ambientLightColor.needsUpdate=F,E.lightProbe.needsUpdate=F,E.sunLights.needsUpdate=F,E.sunLightShadows.needsUpdate=F,E.directionalLights.needsUpdate=F,E.directionalLightShadows.needsUpdate=F,E.pointLights.needsUpdate=F,E.pointLightShadows.needsUpdate=F,E.spotLights.needsUpdate=F,E.spotLightShadows.needsUpdate=F,E.rectAreaLights.needsUpdate=F,E.hemisphereLights.needsUpdate=F}function xx(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return z},this.getActiveMipmapLevel=function(){return X},this.getRenderTarget=function(){return it},this.setRenderTargetTextures=function(E,F,q){let V=Ut.get(E);V.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,V.__autoAllocateDepthBuffer===!1&&(V.__useRenderToTexture=!1),Ut.get(E.texture).__webglTexture=F,Ut.get(E.depthTexture).__webglTexture=V.__autoAllocateDepthBuffer?void 0:q,V.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,F){let q=Ut.get(E);q.__webglFramebuffer=F,q.__useDefaultFramebuffer=F===void 0},this.setRenderTarget=function(E,F=0,q=0){it=E,z=F,X=q;let V=null,W=!1,xt=!1;if(E){let pt=Ut.get(E);if(pt.__useDefaultFramebuffer!==void 0){yt.bindFramebuffer(k.FRAMEBUFFER,pt.__webglFramebuffer),et.copy(E.viewport),wt.copy(E.scissor),Tt=E.scissorTest,yt.viewport(et),yt.scissor(wt),yt.setScissorTest(Tt),$=-1;return}else if(pt.__webglFramebuffer===void 0)zt.setupRenderTarget(E);else if(pt.__hasExternalTextures)zt.rebindTextures(E,Ut.get(E.texture).__webglTexture,Ut.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let Gt=E.depthTexture;if(pt.__boundDepthTexture!==Gt){if(Gt!==null&&Ut.has(Gt)&&(E.width!==Gt.image.width||E.height!==Gt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");zt.setupDepthRenderbuffer(E)}}let bt=E.texture;(bt.isData3DTexture||bt.isDataArrayTexture||bt.isCompressedArrayTexture)&&(xt=!0);let It=Ut.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(It[F])?V=It[F][q]:V=It[F],W=!0):E.samples>0&&zt.useMultisampledRTT(E)===!1?V=Ut.get(E).__webglMultisampledFramebuffer:Array.isArray(It)?V=It[q]:V=It,et.copy(E.viewport),wt.copy(E.scissor),Tt=E.scissorTest}else et.copy(nt).multiplyScalar(mt).floor(),wt.copy(Mt).multiplyScalar(mt).floor(),Tt=Ht;if(q!==0&&(V=U),yt.bindFramebuffer(k.FRAMEBUFFER,V)&&yt.drawBuffers(E,V),yt.viewport(et),yt.scissor(wt),yt.setScissorTest(Tt),W){let pt=Ut.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+F,pt.__webglTexture,q)}else if(xt){let pt=F;for(let bt=0;bt<E.textures.length;bt++){let It=Ut.get(E.textures[bt]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+bt,It.__webglTexture,q,pt)}}else if(E!==null&&q!==0){let pt=Ut.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,pt.__webglTexture,q)}$=-1};function Kf(E){let F=Ut.get(E);return(F.__readFormat!==E.format||F.__readType!==E.type)&&(F.__readFormat=E.format,F.__readType=E.type,F.__formatReadable=Se.textureFormatReadable(E.format),F.__typeReadable=Se.textureTypeReadable(E.type)),F}this.readRenderTargetPixels=function(E,F,q,V,W,xt,Et,pt=0){if(!(E&&E.isWebGLRenderTarget)){Bt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let bt=Ut.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Et!==void 0&&(bt=bt[Et],Array.isArray(bt)&&(bt=bt[0])),bt){yt.bindFramebuffer(k.FRAMEBUFFER,bt);try{let It=E.textures[pt],Gt=It.format,Zt=It.type;E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+pt);let Rt=Kf(It);if(Rt.__formatReadable===!1){Bt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Rt.__typeReadable===!1){Bt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}F>=0&&F<=E.width-V&&q>=0&&q<=E.height-W&&k.readPixels(F,q,V,W,at.convert(Gt),at.convert(Zt),xt)}finally{let It=it!==null?Ut.get(it).__webglFramebuffer:null;yt.bindFramebuffer(k.FRAMEBUFFER,It)}}},this.readRenderTargetPixelsAsync=async function(E,F,q,V,W,xt,Et,pt=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let bt=Ut.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Et!==void 0&&(bt=bt[Et],Array.isArray(bt)&&(bt=bt[0])),bt)if(F>=0&&F<=E.width-V&&q>=0&&q<=E.height-W){yt.bindFramebuffer(k.FRAMEBUFFER,bt);let It=E.textures[pt],Gt=It.format,Zt=It.type;E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+pt);let Rt=Kf(It);if(Rt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Rt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let jt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,jt),k.bufferData(k.PIXEL_PACK_BUFFER,xt.byteLength,k.STREAM_READ),k.readPixels(F,q,V,W,at.convert(Gt),at.convert(Zt),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let De=it!==null?Ut.get(it).__webglFramebuffer:null;yt.bindFramebuffer(k.FRAMEBUFFER,De);let ve=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await ym(k,ve,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,jt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,xt),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(jt),k.deleteSync(ve),xt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,F=null,q=0){let V=Math.pow(2,-q),W=Math.floor(E.image.width*V),xt=Math.floor(E.image.height*V),Et=F!==null?F.x:0,pt=F!==null?F.y:0;zt.setTexture2D(E,0),k.copyTexSubImage2D(k.TEXTURE_2D,q,0,0,Et,pt,W,xt),yt.unbindTexture()},this.copyTextureToTexture=function(E,F,q=null,V=null,W=0,xt=0){let Et,pt,bt,It,Gt,Zt,Rt,jt,De,ve=E.isCompressedTexture?E.mipmaps[xt]:E.image;if(q!==null)Et=q.max.x-q.min.x,pt=q.max.y-q.min.y,bt=q.isBox3?q.max.z-q.min.z:1,It=q.min.x,Gt=q.min.y,Zt=q.isBox3?q.min.z:0;else{let te=Math.pow(2,-W);Et=Math.floor(ve.width*te),pt=Math.floor(ve.height*te),E.isDataArrayTexture?bt=ve.depth:E.isData3DTexture?bt=Math.floor(ve.depth*te):bt=1,It=0,Gt=0,Zt=0}V!==null?(Rt=V.x,jt=V.y,De=V.z):(Rt=0,jt=0,De=0);let me=at.convert(F.format),si=at.convert(F.type),Ct;F.isData3DTexture?(zt.setTexture3D(F,0),Ct=k.TEXTURE_3D):F.isDataArrayTexture||F.isCompressedArrayTexture?(zt.setTexture2DArray(F,0),Ct=k.TEXTURE_2D_ARRAY):(zt.setTexture2D(F,0),Ct=k.TEXTURE_2D),yt.activeTexture(k.TEXTURE0),yt.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,F.flipY),yt.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,F.premultiplyAlpha),yt.pixelStorei(k.UNPACK_ALIGNMENT,F.unpackAlignment);let mi=yt.getParameter(k.UNPACK_ROW_LENGTH),ie=yt.getParameter(k.UNPACK_IMAGE_HEIGHT),Rs=yt.getParameter(k.UNPACK_SKIP_PIXELS),ri=yt.getParameter(k.UNPACK_SKIP_ROWS),Ma=yt.getParameter(k.UNPACK_SKIP_IMAGES);yt.pixelStorei(k.UNPACK_ROW_LENGTH,ve.width),yt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,ve.height),yt.pixelStorei(k.UNPACK_SKIP_PIXELS,It),yt.pixelStorei(k.UNPACK_SKIP_ROWS,Gt),yt.pixelStorei(k.UNPACK_SKIP_IMAGES,Zt);let Jn=E.isDataArrayTexture||E.isData3DTexture,Cs=F.isDataArrayTexture||F.isData3DTexture;if(E.isDepthTexture){let te=Ut.get(E),je=Ut.get(F),ji=Ut.get(te.__renderTarget),Re=Ut.get(je.__renderTarget);yt.bindFramebuffer(k.READ_FRAMEBUFFER,ji.__webglFramebuffer),yt.bindFramebuffer(k.DRAW_FRAMEBUFFER,Re.__webglFramebuffer);for(let qe=0;qe<bt;qe++)Jn&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ut.get(E).__webglTexture,W,Zt+qe),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ut.get(F).__webglTexture,xt,De+qe)),k.blitFramebuffer(It,Gt,It+Et,Gt+pt,Rt,jt,Rt+Et,jt+pt,k.DEPTH_BUFFER_BIT,k.NEAREST);yt.bindFramebuffer(k.READ_FRAMEBUFFER,null),yt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(W!==0||E.isRenderTargetTexture||Ut.has(E)){let te=Ut.get(E),je=Ut.get(F);yt.bindFramebuffer(k.READ_FRAMEBUFFER,N),yt.bindFramebuffer(k.DRAW_FRAMEBUFFER,B);for(let ji=0;ji<bt;ji++)Jn?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,te.__webglTexture,W,Zt+ji):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,te.__webglTexture,W),Cs?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,je.__webglTexture,xt,De+ji):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,je.__webglTexture,xt),W!==0?k.blitFramebuffer(It,Gt,It+Et,Gt+pt,Rt,jt,Rt+Et,jt+pt,k.COLOR_BUFFER_BIT,k.NEAREST):Cs?k.copyTexSubImage3D(Ct,xt,Rt,jt,De+ji,It,Gt,Et,pt):k.copyTexSubImage2D(Ct,xt,Rt,jt,It,Gt,Et,pt);yt.bindFramebuffer(k.READ_FRAMEBUFFER,null),yt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else Cs?E.isDataTexture||E.isData3DTexture?k.texSubImage3D(Ct,xt,Rt,jt,De,Et,pt,bt,me,si,ve.data):F.isCompressedArrayTexture?k.compressedTexSubImage3D(Ct,xt,Rt,jt,De,Et,pt,bt,me,ve.data):k.texSubImage3D(Ct,xt,Rt,jt,De,Et,pt,bt,me,si,ve):E.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,xt,Rt,jt,Et,pt,me,si,ve.data):E.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,xt,Rt,jt,ve.width,ve.height,me,ve.data):k.texSubImage2D(k.TEXTURE_2D,xt,Rt,jt,Et,pt,me,si,ve);yt.pixelStorei(k.UNPACK_ROW_LENGTH,mi),yt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,ie),yt.pixelStorei(k.UNPACK_SKIP_PIXELS,Rs),yt.pixelStorei(k.UNPACK_SKIP_ROWS,ri),yt.pixelStorei(k.UNPACK_SKIP_IMAGES,Ma),xt===0&&F.generateMipmaps===!0&&F.mipmapsAutoUpdate===!0&&k.generateMipmap(Ct),yt.unbindTexture()},this.initRenderTarget=function(E){Ut.get(E).__webglFramebuffer===void 0&&zt.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?zt.setTextureCube(E,0):E.isData3DTexture?zt.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?zt.setTexture2DArray(E,0):zt.setTexture2D(E,0),yt.unbindTexture()},this.resetState=function(){z=0,X=0,it=null,yt.reset(),ut.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return $i}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=qt._getDrawingBufferColorSpace(t),e.unpackColorSpace=qt._getUnpackColorSpace()}};var bc={scan:{surface:"#a7b3bf",line:"#3f4c59",dot:"#8493a1"},part:{surface:"#dc9a56",line:"#6b3c0c",dot:"#cf7f2a"},surfaces:{surface:"#a7b3bf",line:"#3f4c59",dot:"#8493a1"},points:{surface:"#5f7d9c",line:"#2c3e52",dot:"#5f7d9c"},sheet:{surface:"#2f9e8f",line:"#0c4f47",dot:"#1f8a7c"},beside:{surface:"#a795c4",line:"#47366a",dot:"#8d78b3"}},ig=["points","sheet","beside"],ps=r=>bc[r]??bc.part,aM="#1f5fa8",lM="#e9e7e2",cM="#b3242f",ng="#8a8f96",hM=r=>[1,3,5].map(t=>parseInt(r.slice(t,t+2),16)/255),uM=r=>r<=.04045?r/12.92:((r+.055)/1.055)**2.4,dM=r=>r<=.0031308?12.92*r:1.055*r**(1/2.4)-.055;function md(r){let[t,e,i]=hM(r).map(uM),n=Math.cbrt(.4122214708*t+.5363325363*e+.0514459929*i),s=Math.cbrt(.2119034982*t+.6806995451*e+.1073969566*i),o=Math.cbrt(.0883024619*t+.2817188376*e+.6299787005*i);return[.2104542553*n+.793617785*s-.0040720468*o,1.9779984951*n-2.428592205*s+.4505937099*o,.0259040371*n+.7827717662*s-.808675766*o]}function sg([r,t,e]){let i=(r+.3963377774*t+.2158037573*e)**3,n=(r-.1055613458*t-.0638541728*e)**3,s=(r-.0894841775*t-1.291485548*e)**3;return[4.0767416621*i-3.3077115913*n+.2309699292*s,-1.2684380046*i+2.6097574011*n-.3413193965*s,-.0041960863*i-.7034186147*n+1.707614701*s].map(o=>Math.round(255*Math.min(1,Math.max(0,dM(o)))))}var[fM,pM,mM]=[aM,lM,cM].map(md);function wc(r){let t=r<.5?fM:mM,e=Math.abs(r-.5)*2;return sg(pM.map((i,n)=>i+(t[n]-i)*e))}function Mc(r,t){let e=Math.min(Math.max(t,0),1)*(r.length-1),i=Math.min(Math.floor(e),r.length-2),[n,s]=[md(r[i]),md(r[i+1])];return sg(n.map((o,a)=>o+(s[a]-o)*(e-i)))}var gM=["#3a1a63","#8a2b6f","#d1495b","#f08a4b","#fbd87f"],Sc=r=>Mc(gM,r);function gd(r=wc){let e=new Uint8Array(1024);for(let n=0;n<256;n++)e.set([...r(n/255),255],4*n);let i=new os(e,256,1,ei,hi);return i.colorSpace=Ce,i.minFilter=i.magFilter=Te,i.needsUpdate=!0,i}function xd(r="to top",t=wc){let e=Array.from({length:17},(i,n)=>`rgb(${t(n/16).join(" ")})`);return`linear-gradient(${r}, ${e.join(", ")})`}var fi=["x","y","z"],$s={x:new D(1,0,0),y:new D(0,0,-1),z:new D(0,1,0)},ra={iso:{label:"Isometric",from:[1,-1.25,.85]},front:{label:"Front",from:[0,-1,0]},back:{label:"Back",from:[0,1,0]},left:{label:"Left",from:[-1,0,0]},right:{label:"Right",from:[1,0,0]},top:{label:"Top",from:[0,0,1]},bottom:{label:"Bottom",from:[0,0,-1]}},Tc=class{constructor(){this.centre=new D,this.scale=1}fit(t){t.getCenter(this.centre);let e=t.max.distanceTo(t.min);this.scale=e>0?2/e:1}matrix(){let{scale:t,centre:e}=this;return new Pt().makeScale(t,t,t).setPosition(-e.x*t,-e.y*t,-e.z*t)}toFile(t){let{scale:e,centre:i}=this;return[t.x/e+i.x,-(t.z/e+i.z),t.y/e+i.y]}fromFile([t,e,i]){return new D(t,i,-e).sub(this.centre).multiplyScalar(this.scale)}};function yd(r,t){return t==="x"?[r.min.x,r.max.x]:t==="y"?[-r.max.z,-r.min.z]:[r.min.y,r.max.y]}function _d(r){return fi.map(t=>{let[e,i]=yd(r,t);return i-e})}function Ac(r){return r>0?Math.max(0,Math.min(6,5-Math.ceil(Math.log10(r)))):3}var rg="\u2212",xM="\u202F";function Di(r,t){if(!Number.isFinite(r))return"\u2013";let e=Math.abs(r).toFixed(t),i=Number(e)===0,[n,s]=e.split(".");return e=n.length>4?n.replace(/\B(?=(\d{3})+$)/g,xM):n,(r<0&&!i?rg:"")+e+(s?`.${s}`:"")}function an(r){return(r<0?rg:"")+String(Number(Math.abs(r).toPrecision(3)))}function ag(r,t=!1){let e=r[0].index!==null,i=new Set(Object.keys(r[0].attributes)),n=new Set(Object.keys(r[0].morphAttributes)),s={},o={},a=r[0].morphTargetsRelative,l=new be;l.morphTargetsRelative=a;let c=0;for(let h=0;h<r.length;++h){let u=r[h],d=0,f=0;if(e!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let m in u.attributes){if(!i.has(m))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+m+'" attribute exists among all geometries, or in none of them.'),null;s[m]===void 0&&(s[m]=[]),s[m].push(u.attributes[m]),d++}if(d!==i.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let m in u.morphAttributes){if(!n.has(m))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[m].length!==r[0].morphAttributes[m].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+m+'" morph attribute.'),null;o[m]===void 0&&(o[m]=[]),o[m].push(u.morphAttributes[m]),f++}if(f!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(t){let m;if(e)m=u.index.count;else if(u.attributes.position!==void 0)m=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;l.addGroup(c,m,h),c+=m}}if(e){let h=0,u=[];for(let d=0;d<r.length;++d){let f=r[d].index;for(let m=0;m<f.count;++m)u.push(f.getX(m)+h);h+=r[d].attributes.position.count}l.setIndex(u)}for(let h in s){let u=og(s[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;l.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){l.morphAttributes=l.morphAttributes||{},l.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let x=0;x<o[h].length;++x)f.push(o[h][x][d]);let m=og(f);if(!m)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;l.morphAttributes[h].push(m)}}}return l}function og(r){let t,e,i,n=-1,s=0;for(let c=0;c<r.length;++c){let h=r[c];if(t===void 0&&(t=h.array.constructor),t!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(e===void 0&&(e=h.itemSize),e!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(i===void 0&&(i=h.normalized),i!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(n===-1&&(n=h.gpuType),n!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;s+=h.count*e}let o=new t(s),a=new ee(o,e,i),l=0;for(let c=0;c<r.length;++c){let h=r[c];if(h.isInterleavedBufferAttribute){let u=l/e;for(let d=0,f=h.count;d<f;d++)for(let m=0;m<e;m++){let x=h.getComponent(d,m);a.setComponent(d+u,m,x)}}else o.set(h.array,l);l+=h.count*e}return n!==void 0&&(a.gpuType=n),a}function vd(r,t){if(t===Hu)return console.warn("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Geometry already defined as triangles."),r;if(t===Fr||t===Qo){let e=r.getIndex();if(e===null){let s=[],o=r.getAttribute("position");if(o!==void 0){for(let a=0;a<o.count;a++)s.push(a);r.setIndex(s),e=r.getIndex()}else return console.error("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Undefined position attribute. Processing not possible."),r}let i=e.count-2,n=[];if(t===Fr)for(let s=1;s<=i;s++)n.push(e.getX(0)),n.push(e.getX(s)),n.push(e.getX(s+1));else for(let s=0;s<i;s++)s%2===0?(n.push(e.getX(s)),n.push(e.getX(s+1)),n.push(e.getX(s+2))):(n.push(e.getX(s+2)),n.push(e.getX(s+1)),n.push(e.getX(s)));return n.length/3!==i&&console.error("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Unable to generate correct amount of triangles."),r.setIndex(n),r.clearGroups(),r}else return console.error("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Unknown draw mode:",t),r}function lg(r){let t=new Map,e=new Map,i=r.clone();return cg(r,i,function(n,s){t.set(s,n),e.set(n,s)}),i.traverse(function(n){if(!n.isSkinnedMesh)return;let s=n,o=t.get(n),a=o.skeleton.bones;s.skeleton=o.skeleton.clone(),s.bindMatrix.copy(o.bindMatrix),s.skeleton.bones=a.map(function(l){return e.get(l)}),s.bind(s.skeleton,s.bindMatrix)}),i}function cg(r,t,e){e(r,t);for(let i=0;i<r.children.length;i++)cg(r.children[i],t.children[i],e)}var Ec=class extends _n{constructor(t){super(t),this.dracoLoader=null,this.ktx2Loader=null,this.meshoptDecoder=null,this.pluginCallbacks=[],this.register(function(e){return new Ed(e)}),this.register(function(e){return new Rd(e)}),this.register(function(e){return new Cd(e)}),this.register(function(e){return new Bd(e)}),this.register(function(e){return new kd(e)}),this.register(function(e){return new zd(e)}),this.register(function(e){return new Id(e)}),this.register(function(e){return new Ld(e)}),this.register(function(e){return new Nd(e)}),this.register(function(e){return new Dd(e)}),this.register(function(e){return new Ad(e)}),this.register(function(e){return new Od(e)}),this.register(function(e){return new Pd(e)}),this.register(function(e){return new Fd(e)}),this.register(function(e){return new Ud(e)}),this.register(function(e){return new Sd(e)}),this.register(function(e){return new Rc(e,Yt.EXT_MESHOPT_COMPRESSION)}),this.register(function(e){return new Rc(e,Yt.KHR_MESHOPT_COMPRESSION)}),this.register(function(e){return new Vd(e)})}load(t,e,i,n){let s=this,o;if(this.resourcePath!=="")o=this.resourcePath;else if(this.path!==""){let c=$n.extractUrlBase(t);o=$n.resolveURL(c,this.path)}else o=$n.extractUrlBase(t);this.manager.itemStart(t);let a=function(c){n?n(c):console.error(c),s.manager.itemError(t),s.manager.itemEnd(t)},l=new Cr(this.manager);l.setPriority(this.priority),l.setCache(this.cache),l.setPath(this.path),l.setResponseType("arraybuffer"),l.setRequestHeader(this.requestHeader),l.setWithCredentials(this.withCredentials),l.load(t,function(c){try{s.parse(c,o,function(h){e(h),s.manager.itemEnd(t)},a)}catch(h){a(h)}},i,a)}setDRACOLoader(t){return this.dracoLoader=t,this}setKTX2Loader(t){return this.ktx2Loader=t,this}setMeshoptDecoder(t){return this.meshoptDecoder=t,this}register(t){return this.pluginCallbacks.indexOf(t)===-1&&this.pluginCallbacks.push(t),this}unregister(t){return this.pluginCallbacks.indexOf(t)!==-1&&this.pluginCallbacks.splice(this.pluginCallbacks.indexOf(t),1),this}parse(t,e,i,n){let s,o={},a={},l=new TextDecoder;if(typeof t=="string")s=JSON.parse(t);else if(t instanceof ArrayBuffer)if(l.decode(new Uint8Array(t,0,4))===pg){try{o[Yt.KHR_BINARY_GLTF]=new Hd(t)}catch(u){n&&n(u);return}s=JSON.parse(o[Yt.KHR_BINARY_GLTF].content)}else s=JSON.parse(l.decode(t));else s=t;if(s.asset===void 0||s.asset.version[0]<2){n&&n(new Error("THREE.GLTFLoader: Unsupported asset. glTF versions >=2.0 are supported."));return}let c=new Kd(s,{path:e||this.resourcePath||"",crossOrigin:this.crossOrigin,priority:this.priority,cache:this.cache,withCredentials:this.withCredentials,requestHeader:this.requestHeader,manager:this.manager,ktx2Loader:this.ktx2Loader,meshoptDecoder:this.meshoptDecoder});c.fileLoader.setRequestHeader(this.requestHeader);for(let h=0;h<this.pluginCallbacks.length;h++){let u=this.pluginCallbacks[h](c);u.name||console.error("THREE.GLTFLoader: Invalid plugin found: missing name"),a[u.name]=u,o[u.name]=!0}if(s.extensionsUsed)for(let h=0;h<s.extensionsUsed.length;++h){let u=s.extensionsUsed[h],d=s.extensionsRequired||[];switch(u){case Yt.KHR_MATERIALS_UNLIT:o[u]=new Td;break;case Yt.KHR_DRACO_MESH_COMPRESSION:o[u]=new Gd(s,this.dracoLoader);break;case Yt.KHR_TEXTURE_TRANSFORM:o[u]=new Wd;break;case Yt.KHR_MESH_QUANTIZATION:o[u]=new Xd;break;default:d.indexOf(u)>=0&&a[u]===void 0&&console.warn('THREE.GLTFLoader: Unknown extension "'+u+'".')}}c.setExtensions(o),c.setPlugins(a),c.parse(i,n)}parseAsync(t,e){let i=this;return new Promise(function(n,s){i.parse(t,e,n,s)})}};function yM(){let r={};return{get:function(t){return r[t]},add:function(t,e){r[t]=e},remove:function(t){delete r[t]},removeAll:function(){r={}}}}function Pe(r,t,e){let i=r.json.materials[t];return i.extensions&&i.extensions[e]?i.extensions[e]:null}var Yt={KHR_BINARY_GLTF:"KHR_binary_glTF",KHR_DRACO_MESH_COMPRESSION:"KHR_draco_mesh_compression",KHR_LIGHTS_PUNCTUAL:"KHR_lights_punctual",KHR_MATERIALS_CLEARCOAT:"KHR_materials_clearcoat",KHR_MATERIALS_DIFFUSE_ROUGHNESS:"KHR_materials_diffuse_roughness",KHR_MATERIALS_DISPERSION:"KHR_materials_dispersion",KHR_MATERIALS_IOR:"KHR_materials_ior",KHR_MATERIALS_SHEEN:"KHR_materials_sheen",KHR_MATERIALS_SPECULAR:"KHR_materials_specular",KHR_MATERIALS_TRANSMISSION:"KHR_materials_transmission",KHR_MATERIALS_IRIDESCENCE:"KHR_materials_iridescence",KHR_MATERIALS_ANISOTROPY:"KHR_materials_anisotropy",KHR_MATERIALS_UNLIT:"KHR_materials_unlit",KHR_MATERIALS_VOLUME:"KHR_materials_volume",KHR_TEXTURE_BASISU:"KHR_texture_basisu",KHR_TEXTURE_TRANSFORM:"KHR_texture_transform",KHR_MESH_QUANTIZATION:"KHR_mesh_quantization",KHR_MATERIALS_EMISSIVE_STRENGTH:"KHR_materials_emissive_strength",EXT_MATERIALS_BUMP:"EXT_materials_bump",EXT_TEXTURE_WEBP:"EXT_texture_webp",EXT_TEXTURE_AVIF:"EXT_texture_avif",EXT_MESHOPT_COMPRESSION:"EXT_meshopt_compression",KHR_MESHOPT_COMPRESSION:"KHR_meshopt_compression",EXT_MESH_GPU_INSTANCING:"EXT_mesh_gpu_instancing"},Sd=class{constructor(t){this.parser=t,this.name=Yt.KHR_LIGHTS_PUNCTUAL,this.cache={refs:{},uses:{}}}_markDefs(){let t=this.parser,e=this.parser.json.nodes||[];for(let i=0,n=e.length;i<n;i++){let s=e[i];s.extensions&&s.extensions[this.name]&&s.extensions[this.name].light!==void 0&&t._addNodeRef(this.cache,s.extensions[this.name].light)}}_loadLight(t){let e=this.parser,i="light:"+t,n=e.cache.get(i);if(n)return n;let s=e.json,l=((s.extensions&&s.extensions[this.name]||{}).lights||[])[t],c,h=new Ot(16777215);l.color!==void 0&&h.setRGB(l.color[0],l.color[1],l.color[2],xi);let u=l.range!==void 0?l.range:0;switch(l.type){case"directional":c=new hs(h),c.target.position.set(0,0,-1),c.add(c.target);break;case"point":c=new Ho(h),c.distance=u;break;case"spot":c=new Vo(h),c.distance=u,l.spot=l.spot||{},l.spot.innerConeAngle=l.spot.innerConeAngle!==void 0?l.spot.innerConeAngle:0,l.spot.outerConeAngle=l.spot.outerConeAngle!==void 0?l.spot.outerConeAngle:Math.PI/4,c.angle=l.spot.outerConeAngle,c.penumbra=1-l.spot.innerConeAngle/l.spot.outerConeAngle,c.target.position.set(0,0,-1),c.add(c.target);break;default:throw new Error("THREE.GLTFLoader: Unexpected light type: "+l.type)}return c.position.set(0,0,0),Sn(c,l),l.intensity!==void 0&&(c.intensity=l.intensity),c.name=e.createUniqueName(l.name||"light_"+t),n=Promise.resolve(c),e.cache.add(i,n),n}getDependency(t,e){if(t==="light")return this._loadLight(e)}createNodeAttachment(t){let e=this,i=this.parser,s=i.json.nodes[t],a=(s.extensions&&s.extensions[this.name]||{}).light;return a===void 0?null:this._loadLight(a).then(function(l){return i._getNodeRef(e.cache,a,l)})}},Td=class{constructor(){this.name=Yt.KHR_MATERIALS_UNLIT}getMaterialType(){return Qe}extendParams(t,e,i){let n=[];t.color=new Ot(1,1,1),t.opacity=1;let s=e.pbrMetallicRoughness;if(s){if(Array.isArray(s.baseColorFactor)){let o=s.baseColorFactor;t.color.setRGB(o[0],o[1],o[2],xi),t.opacity=o[3]}s.baseColorTexture!==void 0&&n.push(i.assignTexture(t,"map",s.baseColorTexture,Ce))}return Promise.all(n)}},Ad=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_EMISSIVE_STRENGTH}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);return i===null||i.emissiveStrength!==void 0&&(e.emissiveIntensity=i.emissiveStrength),Promise.resolve()}},Ed=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_CLEARCOAT}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];if(i.clearcoatFactor!==void 0&&(e.clearcoat=i.clearcoatFactor),i.clearcoatTexture!==void 0&&n.push(this.parser.assignTexture(e,"clearcoatMap",i.clearcoatTexture)),i.clearcoatRoughnessFactor!==void 0&&(e.clearcoatRoughness=i.clearcoatRoughnessFactor),i.clearcoatRoughnessTexture!==void 0&&n.push(this.parser.assignTexture(e,"clearcoatRoughnessMap",i.clearcoatRoughnessTexture)),i.clearcoatNormalTexture!==void 0&&(n.push(this.parser.assignTexture(e,"clearcoatNormalMap",i.clearcoatNormalTexture)),i.clearcoatNormalTexture.scale!==void 0)){let s=i.clearcoatNormalTexture.scale;e.clearcoatNormalScale=new St(s,s)}return Promise.all(n)}},Rd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_DIFFUSE_ROUGHNESS}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return e.diffuseRoughness=i.diffuseRoughnessFactor!==void 0?i.diffuseRoughnessFactor:0,i.diffuseRoughnessTexture!==void 0&&n.push(this.parser.assignTexture(e,"diffuseRoughnessMap",i.diffuseRoughnessTexture)),Promise.all(n)}},Cd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_DISPERSION}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);return i===null||(e.dispersion=i.dispersion!==void 0?i.dispersion:0),Promise.resolve()}},Pd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_IRIDESCENCE}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return i.iridescenceFactor!==void 0&&(e.iridescence=i.iridescenceFactor),i.iridescenceTexture!==void 0&&n.push(this.parser.assignTexture(e,"iridescenceMap",i.iridescenceTexture)),i.iridescenceIor!==void 0&&(e.iridescenceIOR=i.iridescenceIor),i.iridescenceThicknessMinimum!==void 0&&(e.iridescenceThicknessMinimum=i.iridescenceThicknessMinimum),i.iridescenceThicknessMaximum!==void 0&&(e.iridescenceThicknessMaximum=i.iridescenceThicknessMaximum),i.iridescenceThicknessTexture!==void 0&&n.push(this.parser.assignTexture(e,"iridescenceThicknessMap",i.iridescenceThicknessTexture)),Promise.all(n)}},Id=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_SHEEN}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];if(e.sheenColor=new Ot(0,0,0),e.sheenRoughness=0,e.sheen=1,i.sheenColorFactor!==void 0){let s=i.sheenColorFactor;e.sheenColor.setRGB(s[0],s[1],s[2],xi)}return i.sheenRoughnessFactor!==void 0&&(e.sheenRoughness=i.sheenRoughnessFactor),i.sheenColorTexture!==void 0&&n.push(this.parser.assignTexture(e,"sheenColorMap",i.sheenColorTexture,Ce)),i.sheenRoughnessTexture!==void 0&&n.push(this.parser.assignTexture(e,"sheenRoughnessMap",i.sheenRoughnessTexture)),Promise.all(n)}},Ld=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_TRANSMISSION}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return i.transmissionFactor!==void 0&&(e.transmission=i.transmissionFactor),i.transmissionTexture!==void 0&&n.push(this.parser.assignTexture(e,"transmissionMap",i.transmissionTexture)),Promise.all(n)}},Nd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_VOLUME}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];e.thickness=i.thicknessFactor!==void 0?i.thicknessFactor:0,i.thicknessTexture!==void 0&&n.push(this.parser.assignTexture(e,"thicknessMap",i.thicknessTexture)),e.attenuationDistance=i.attenuationDistance||1/0;let s=i.attenuationColor||[1,1,1];return e.attenuationColor=new Ot().setRGB(s[0],s[1],s[2],xi),Promise.all(n)}},Dd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_IOR}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);return i===null||(e.ior=i.ior!==void 0?i.ior:1.5,e.ior===0&&(e.ior=1e3)),Promise.resolve()}},Od=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_SPECULAR}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];e.specularIntensity=i.specularFactor!==void 0?i.specularFactor:1,i.specularTexture!==void 0&&n.push(this.parser.assignTexture(e,"specularIntensityMap",i.specularTexture));let s=i.specularColorFactor||[1,1,1];return e.specularColor=new Ot().setRGB(s[0],s[1],s[2],xi),i.specularColorTexture!==void 0&&n.push(this.parser.assignTexture(e,"specularColorMap",i.specularColorTexture,Ce)),Promise.all(n)}},Ud=class{constructor(t){this.parser=t,this.name=Yt.EXT_MATERIALS_BUMP}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return e.bumpScale=i.bumpFactor!==void 0?i.bumpFactor:1,i.bumpTexture!==void 0&&n.push(this.parser.assignTexture(e,"bumpMap",i.bumpTexture)),Promise.all(n)}},Fd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_ANISOTROPY}getMaterialType(t){return Pe(this.parser,t,this.name)!==null?yi:null}extendMaterialParams(t,e){let i=Pe(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return i.anisotropyStrength!==void 0&&(e.anisotropy=i.anisotropyStrength),i.anisotropyRotation!==void 0&&(e.anisotropyRotation=i.anisotropyRotation),i.anisotropyTexture!==void 0&&n.push(this.parser.assignTexture(e,"anisotropyMap",i.anisotropyTexture)),Promise.all(n)}},Bd=class{constructor(t){this.parser=t,this.name=Yt.KHR_TEXTURE_BASISU}loadTexture(t){let e=this.parser,i=e.json,n=i.textures[t];if(!n.extensions||!n.extensions[this.name])return null;let s=n.extensions[this.name],o=e.options.ktx2Loader;if(!o){if(i.extensionsRequired&&i.extensionsRequired.indexOf(this.name)>=0)throw new Error("THREE.GLTFLoader: setKTX2Loader must be called before loading KTX2 textures");return null}return e.loadTextureImage(t,s.source,o)}},kd=class{constructor(t){this.parser=t,this.name=Yt.EXT_TEXTURE_WEBP}loadTexture(t){let e=this.name,i=this.parser,n=i.json,s=n.textures[t];if(!s.extensions||!s.extensions[e])return null;let o=s.extensions[e],a=n.images[o.source],l=i.textureLoader;if(a.uri){let c=i.options.manager.getHandler(a.uri);c!==null&&(l=c)}return i.loadTextureImage(t,o.source,l)}},zd=class{constructor(t){this.parser=t,this.name=Yt.EXT_TEXTURE_AVIF}loadTexture(t){let e=this.name,i=this.parser,n=i.json,s=n.textures[t];if(!s.extensions||!s.extensions[e])return null;let o=s.extensions[e],a=n.images[o.source],l=i.textureLoader;if(a.uri){let c=i.options.manager.getHandler(a.uri);c!==null&&(l=c)}return i.loadTextureImage(t,o.source,l)}},Rc=class{constructor(t,e){this.name=e,this.parser=t}loadBufferView(t){let e=this.parser.json,i=e.bufferViews[t];if(i.extensions&&i.extensions[this.name]){let n=i.extensions[this.name],s=this.parser.getDependency("buffer",n.buffer),o=this.parser.options.meshoptDecoder;if(!o||!o.supported){if(e.extensionsRequired&&e.extensionsRequired.indexOf(this.name)>=0)throw new Error("THREE.GLTFLoader: setMeshoptDecoder must be called before loading compressed files");return null}return s.then(function(a){let l=n.byteOffset||0,c=n.byteLength||0,h=n.count,u=n.byteStride,d=new Uint8Array(a,l,c);return o.decodeGltfBufferAsync?o.decodeGltfBufferAsync(h,u,d,n.mode,n.filter).then(function(f){return f.buffer}):o.ready.then(function(){let f=new ArrayBuffer(h*u);return o.decodeGltfBuffer(new Uint8Array(f),h,u,d,n.mode,n.filter),f})})}else return null}},Vd=class{constructor(t){this.name=Yt.EXT_MESH_GPU_INSTANCING,this.parser=t}createNodeMesh(t){let e=this.parser.json,i=e.nodes[t];if(!i.extensions||!i.extensions[this.name]||i.mesh===void 0)return null;let n=e.meshes[i.mesh];for(let c of n.primitives)if(c.mode!==Yi.TRIANGLES&&c.mode!==Yi.TRIANGLE_STRIP&&c.mode!==Yi.TRIANGLE_FAN&&c.mode!==void 0)return null;let o=i.extensions[this.name].attributes,a=[],l={};for(let c in o)a.push(this.parser.getDependency("accessor",o[c]).then(h=>(l[c]=h,l[c])));return a.length<1?null:(a.push(this.parser.createNodeMesh(t)),Promise.all(a).then(c=>{let h=c.pop(),u=h.isGroup?h.children:[h],d=c[0].count,f=[];for(let m of u){let x=new Pt,p=new D,g=new Ke,y=new D(1,1,1),w=new Ro(m.geometry,m.material,d);for(let M=0;M<d;M++)l.TRANSLATION&&p.fromBufferAttribute(l.TRANSLATION,M),l.ROTATION&&g.fromBufferAttribute(l.ROTATION,M),l.SCALE&&y.fromBufferAttribute(l.SCALE,M),w.setMatrixAt(M,x.compose(p,g,y));let v=null;for(let M in l)if(M==="_COLOR_0"){let T=l[M];w.instanceColor=new Bn(T.array,T.itemSize,T.normalized)}else if(M!=="TRANSLATION"&&M!=="ROTATION"&&M!=="SCALE"){if(v===null){let _=w.geometry;v=new be,v.name=_.name;for(let S in _.attributes)v.setAttribute(S,_.attributes[S]);for(let S in _.morphAttributes)v.morphAttributes[S]=_.morphAttributes[S];_.index!==null&&v.setIndex(_.index),v.morphTargetsRelative=_.morphTargetsRelative;for(let S of _.groups)v.addGroup(S.start,S.count,S.materialIndex);_.boundingBox!==null&&(v.boundingBox=_.boundingBox.clone()),_.boundingSphere!==null&&(v.boundingSphere=_.boundingSphere.clone()),v.drawRange.start=_.drawRange.start,v.drawRange.count=_.drawRange.count,v.userData=Object.assign({},_.userData),w.geometry=v}let T=l[M];v.setAttribute(M,new Bn(T.array,T.itemSize,T.normalized))}Ae.prototype.copy.call(w,m),this.parser.assignFinalMaterial(w),f.push(w)}return h.isGroup?(h.clear(),h.add(...f),h):f[0]}))}},pg="glTF",oa=12,hg={JSON:1313821514,BIN:5130562},Hd=class{constructor(t){this.name=Yt.KHR_BINARY_GLTF,this.content=null,this.body=null;let e=new DataView(t,0,oa),i=new TextDecoder;if(this.header={magic:i.decode(new Uint8Array(t.slice(0,4))),version:e.getUint32(4,!0),length:e.getUint32(8,!0)},this.header.magic!==pg)throw new Error("THREE.GLTFLoader: Unsupported glTF-Binary header.");if(this.header.version<2)throw new Error("THREE.GLTFLoader: Legacy binary file detected.");let n=this.header.length-oa,s=new DataView(t,oa),o=0;for(;o<n;){let a=s.getUint32(o,!0);o+=4;let l=s.getUint32(o,!0);if(o+=4,l===hg.JSON){let c=new Uint8Array(t,oa+o,a);this.content=i.decode(c)}else if(l===hg.BIN){let c=oa+o;this.body=t.slice(c,c+a)}o+=a}if(this.content===null)throw new Error("THREE.GLTFLoader: JSON content not found.")}},Gd=class{constructor(t,e){if(!e)throw new Error("THREE.GLTFLoader: No DRACOLoader instance provided.");this.name=Yt.KHR_DRACO_MESH_COMPRESSION,this.json=t,this.dracoLoader=e,this.dracoLoader.preload()}decodePrimitive(t,e){let i=this.json,n=this.dracoLoader,s=t.extensions[this.name].bufferView,o=t.extensions[this.name].attributes,a={},l={},c={};for(let h in o){let u=qd[h]||h.toLowerCase();a[u]=o[h]}for(let h in t.attributes){let u=qd[h]||h.toLowerCase();if(o[h]!==void 0){let d=i.accessors[t.attributes[h]],f=zr[d.componentType];c[u]=f.name,l[u]=d.normalized===!0}}return e.getDependency("bufferView",s).then(function(h){return new Promise(function(u,d){n.decodeDracoFile(h,function(f){for(let m in f.attributes){let x=f.attributes[m],p=l[m];p!==void 0&&(x.normalized=p)}u(f)},a,c,xi,d)})})}},Wd=class{constructor(){this.name=Yt.KHR_TEXTURE_TRANSFORM}extendTexture(t,e){if((e.texCoord===void 0||e.texCoord===t.channel)&&e.offset===void 0&&e.rotation===void 0&&e.scale===void 0)return t;if(t=t.clone(),e.texCoord!==void 0&&(t.channel=e.texCoord),e.offset!==void 0&&t.offset.fromArray(e.offset),e.rotation!==void 0&&(t.rotation=e.rotation),e.scale!==void 0&&t.repeat.fromArray(e.scale),e.rotation!==void 0){let i=Math.cos(t.rotation),n=Math.sin(t.rotation);t.matrix.set(t.repeat.x*i,t.repeat.y*n,t.offset.x,-t.repeat.x*n,t.repeat.y*i,t.offset.y,0,0,1),t.matrixAutoUpdate=!1}return t.needsUpdate=!0,t}},Xd=class{constructor(){this.name=Yt.KHR_MESH_QUANTIZATION}},Cc=class extends yn{constructor(t,e,i,n){super(t,e,i,n)}copySampleValue_(t){let e=this.resultBuffer,i=this.sampleValues,n=this.valueSize,s=t*n*3+n;for(let o=0;o!==n;o++)e[o]=i[s+o];return e}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=a*2,c=a*3,h=n-e,u=(i-e)/h,d=u*u,f=d*u,m=t*c,x=m-c,p=-2*f+3*d,g=f-d,y=1-p,w=g-d+u;for(let v=0;v!==a;v++){let M=o[x+v+a],T=o[x+v+l]*h,_=o[m+v+a],S=o[m+v]*h;s[v]=y*M+w*T+p*_+g*S}return s}},_M=new Ke,$d=class extends Cc{interpolate_(t,e,i,n){let s=super.interpolate_(t,e,i,n);return _M.fromArray(s).normalize().toArray(s),s}},Yi={FLOAT:5126,FLOAT_MAT3:35675,FLOAT_MAT4:35676,FLOAT_VEC2:35664,FLOAT_VEC3:35665,FLOAT_VEC4:35666,LINEAR:9729,REPEAT:10497,SAMPLER_2D:35678,POINTS:0,LINES:1,LINE_LOOP:2,LINE_STRIP:3,TRIANGLES:4,TRIANGLE_STRIP:5,TRIANGLE_FAN:6,UNSIGNED_BYTE:5121,UNSIGNED_SHORT:5123},zr={5120:Int8Array,5121:Uint8Array,5122:Int16Array,5123:Uint16Array,5125:Uint32Array,5126:Float32Array},ug={9728:Le,9729:Te,9984:El,9985:Or,9986:Gs,9987:qi},dg={33071:Xi,33648:yr,10497:rs},bd={SCALAR:1,VEC2:2,VEC3:3,VEC4:4,MAT2:4,MAT3:9,MAT4:16},qd={POSITION:"position",NORMAL:"normal",TANGENT:"tangent",TEXCOORD_0:"uv",TEXCOORD_1:"uv1",TEXCOORD_2:"uv2",TEXCOORD_3:"uv3",COLOR_0:"color",WEIGHTS_0:"skinWeight",JOINTS_0:"skinIndex"},ms={scale:"scale",translation:"position",rotation:"quaternion",weights:"morphTargetInfluences"},vM={CUBICSPLINE:void 0,LINEAR:Us,STEP:Os},wd={OPAQUE:"OPAQUE",MASK:"MASK",BLEND:"BLEND"};function bM(r){return r.DefaultMaterial===void 0&&(r.DefaultMaterial=new Vn({color:16777215,emissive:0,metalness:1,roughness:1,transparent:!1,depthTest:!0,side:ti})),r.DefaultMaterial}function qs(r,t,e){for(let i in e.extensions)r[i]===void 0&&(t.userData.gltfExtensions=t.userData.gltfExtensions||{},t.userData.gltfExtensions[i]=e.extensions[i])}function Sn(r,t){t.extras!==void 0&&(typeof t.extras=="object"?Object.assign(r.userData,t.extras):console.warn("THREE.GLTFLoader: Ignoring primitive type .extras, "+t.extras))}function wM(r,t,e){let i=!1,n=!1,s=!1;for(let c=0,h=t.length;c<h;c++){let u=t[c];if(u.POSITION!==void 0&&(i=!0),u.NORMAL!==void 0&&(n=!0),u.COLOR_0!==void 0&&(s=!0),i&&n&&s)break}if(!i&&!n&&!s)return Promise.resolve(r);let o=[],a=[],l=[];for(let c=0,h=t.length;c<h;c++){let u=t[c];if(i){let d=u.POSITION!==void 0?e.getDependency("accessor",u.POSITION):r.attributes.position;o.push(d)}if(n){let d=u.NORMAL!==void 0?e.getDependency("accessor",u.NORMAL):r.attributes.normal;a.push(d)}if(s){let d=u.COLOR_0!==void 0?e.getDependency("accessor",u.COLOR_0):r.attributes.color;l.push(d)}}return Promise.all([Promise.all(o),Promise.all(a),Promise.all(l)]).then(function(c){let h=c[0],u=c[1],d=c[2];return i&&(r.morphAttributes.position=h),n&&(r.morphAttributes.normal=u),s&&(r.morphAttributes.color=d),r.morphTargetsRelative=!0,r})}function MM(r,t){if(r.updateMorphTargets(),t.weights!==void 0)for(let e=0,i=t.weights.length;e<i;e++)r.morphTargetInfluences[e]=t.weights[e];if(t.extras&&Array.isArray(t.extras.targetNames)){let e=t.extras.targetNames;if(r.morphTargetInfluences.length===e.length){r.morphTargetDictionary={};for(let i=0,n=e.length;i<n;i++)r.morphTargetDictionary[e[i]]=i}else console.warn("THREE.GLTFLoader: Invalid extras.targetNames length. Ignoring names.")}}function SM(r){let t,e=r.extensions&&r.extensions[Yt.KHR_DRACO_MESH_COMPRESSION];if(e?t="draco:"+e.bufferView+":"+e.indices+":"+Md(e.attributes):t=r.indices+":"+Md(r.attributes)+":"+r.mode,r.targets!==void 0)for(let i=0,n=r.targets.length;i<n;i++)t+=":"+Md(r.targets[i]);return t}function Md(r){let t="",e=Object.keys(r).sort();for(let i=0,n=e.length;i<n;i++)t+=e[i]+":"+r[e[i]]+";";return t}function Yd(r){switch(r){case Int8Array:return 1/127;case Uint8Array:return 1/255;case Int16Array:return 1/32767;case Uint16Array:return 1/65535;default:throw new Error("THREE.GLTFLoader: Unsupported normalized accessor component type.")}}function TM(r){return r.search(/\.jpe?g($|\?)/i)>0||r.search(/^data\:image\/jpeg/)===0?"image/jpeg":r.search(/\.webp($|\?)/i)>0||r.search(/^data\:image\/webp/)===0?"image/webp":r.search(/\.ktx2($|\?)/i)>0||r.search(/^data\:image\/ktx2/)===0?"image/ktx2":"image/png"}var AM=new Pt,Kd=class{constructor(t={},e={}){this.json=t,this.extensions={},this.plugins={},this.options=e,this.cache=new yM,this.associations=new Map,this.primitiveCache={},this.nodeCache={},this.meshCache={refs:{},uses:{}},this.cameraCache={refs:{},uses:{}},this.lightCache={refs:{},uses:{}},this.sourceCache={},this.textureCache={},this.nodeNamesUsed={};let i=!1,n=-1,s=!1,o=-1;if(typeof navigator<"u"&&typeof navigator.userAgent<"u"){let a=navigator.userAgent;i=/^((?!chrome|android).)*safari/i.test(a)===!0;let l=a.match(/Version\/(\d+)/);n=i&&l?parseInt(l[1],10):-1,s=a.indexOf("Firefox")>-1,o=s?a.match(/Firefox\/([0-9]+)\./)[1]:-1}typeof createImageBitmap>"u"||i&&n<17||s&&o<98?(this.textureLoader=new Bo(this.options.manager),this.textureLoader.setPriority(this.options.priority),this.textureLoader.setCache(this.options.cache)):(this.textureLoader=new Go(this.options.manager),this.textureLoader.setPriority(this.options.priority),this.textureLoader.setCache(this.options.cache)),this.textureLoader.setCrossOrigin(this.options.crossOrigin),this.textureLoader.setWithCredentials(this.options.withCredentials),this.textureLoader.setRequestHeader(this.options.requestHeader),this.fileLoader=new Cr(this.options.manager),this.fileLoader.setPriority(this.options.priority),this.fileLoader.setCache(this.options.cache),this.fileLoader.setResponseType("arraybuffer"),(this.options.withCredentials||this.options.crossOrigin==="use-credentials")&&this.fileLoader.setWithCredentials(!0)}setExtensions(t){this.extensions=t}setPlugins(t){this.plugins=t}parse(t,e){let i=this,n=this.json,s=this.extensions;this.cache.removeAll(),this.nodeCache={},this._invokeAll(function(o){return o._markDefs&&o._markDefs()}),Promise.all(this._invokeAll(function(o){return o.beforeRoot&&o.beforeRoot()})).then(function(){return Promise.all([i.getDependencies("scene"),i.getDependencies("animation"),i.getDependencies("camera")])}).then(function(o){let a={scene:o[0][n.scene||0],scenes:o[0],animations:o[1],cameras:o[2],asset:n.asset,parser:i,userData:{}};return qs(s,a,n),Sn(a,n),Promise.all(i._invokeAll(function(l){return l.afterRoot&&l.afterRoot(a)})).then(function(){for(let l of a.scenes)l.updateMatrixWorld();t(a)})}).catch(e)}_markDefs(){let t=this.json.nodes||[],e=this.json.skins||[],i=this.json.meshes||[];for(let n=0,s=e.length;n<s;n++){let o=e[n].joints;for(let a=0,l=o.length;a<l;a++)t[o[a]].isBone=!0}for(let n=0,s=t.length;n<s;n++){let o=t[n];o.mesh!==void 0&&(this._addNodeRef(this.meshCache,o.mesh),o.skin!==void 0&&(i[o.mesh].isSkinnedMesh=!0)),o.camera!==void 0&&this._addNodeRef(this.cameraCache,o.camera)}}_addNodeRef(t,e){e!==void 0&&(t.refs[e]===void 0&&(t.refs[e]=t.uses[e]=0),t.refs[e]++)}_getNodeRef(t,e,i){if(t.refs[e]<=1)return i;let n=i.clone(),s=(o,a)=>{let l=this.associations.get(o);l!=null&&this.associations.set(a,l);for(let[c,h]of o.children.entries())s(h,a.children[c])};return s(i,n),n.name+="_instance_"+t.uses[e]++,n}_invokeOne(t){let e=Object.values(this.plugins);e.push(this);for(let i=0;i<e.length;i++){let n=t(e[i]);if(n)return n}return null}_invokeAll(t){let e=Object.values(this.plugins);e.unshift(this);let i=[];for(let n=0;n<e.length;n++){let s=t(e[n]);s&&i.push(s)}return i}getDependency(t,e){let i=t+":"+e,n=this.cache.get(i);if(!n){switch(t){case"scene":n=this.loadScene(e);break;case"node":n=this._invokeOne(function(s){return s.loadNode&&s.loadNode(e)});break;case"mesh":n=this._invokeOne(function(s){return s.loadMesh&&s.loadMesh(e)});break;case"accessor":n=this.loadAccessor(e);break;case"bufferView":n=this._invokeOne(function(s){return s.loadBufferView&&s.loadBufferView(e)});break;case"buffer":n=this.loadBuffer(e);break;case"material":n=this._invokeOne(function(s){return s.loadMaterial&&s.loadMaterial(e)});break;case"texture":n=this._invokeOne(function(s){return s.loadTexture&&s.loadTexture(e)});break;case"skin":n=this.loadSkin(e);break;case"animation":n=this._invokeOne(function(s){return s.loadAnimation&&s.loadAnimation(e)});break;case"camera":n=this.loadCamera(e);break;default:if(n=this._invokeOne(function(s){return s!=this&&s.getDependency&&s.getDependency(t,e)}),!n)throw new Error("Unknown type: "+t);break}this.cache.add(i,n)}return n}getDependencies(t){let e=this.cache.get(t);if(!e){let i=this,n=this.json[t+(t==="mesh"?"es":"s")]||[];e=Promise.all(n.map(function(s,o){return i.getDependency(t,o)})),this.cache.add(t,e)}return e}loadBuffer(t){let e=this.json.buffers[t],i=this.fileLoader;if(e.type&&e.type!=="arraybuffer")throw new Error("THREE.GLTFLoader: "+e.type+" buffer type is not supported.");if(e.uri===void 0&&t===0)return Promise.resolve(this.extensions[Yt.KHR_BINARY_GLTF].body);let n=this.options;return new Promise(function(s,o){i.load($n.resolveURL(e.uri,n.path),s,void 0,function(){o(new Error('THREE.GLTFLoader: Failed to load buffer "'+e.uri+'".'))})})}loadBufferView(t){let e=this.json.bufferViews[t];return this.getDependency("buffer",e.buffer).then(function(i){let n=e.byteLength||0,s=e.byteOffset||0;return i.slice(s,s+n)})}loadAccessor(t){let e=this,i=this.json,n=this.json.accessors[t];if(n.bufferView===void 0&&n.sparse===void 0){let o=bd[n.type],a=zr[n.componentType],l=n.normalized===!0,c=new a(n.count*o);return Promise.resolve(new ee(c,o,l))}let s=[];return n.bufferView!==void 0?s.push(this.getDependency("bufferView",n.bufferView)):s.push(null),n.sparse!==void 0&&(s.push(this.getDependency("bufferView",n.sparse.indices.bufferView)),s.push(this.getDependency("bufferView",n.sparse.values.bufferView))),Promise.all(s).then(function(o){let a=o[0],l=bd[n.type],c=zr[n.componentType],h=c.BYTES_PER_ELEMENT,u=h*l,d=n.byteOffset||0,f=n.bufferView!==void 0?i.bufferViews[n.bufferView].byteStride:void 0,m=n.normalized===!0,x,p;if(f&&f!==u){let g=Math.floor(d/f),y="InterleavedBuffer:"+n.bufferView+":"+n.componentType+":"+g+":"+n.count,w=e.cache.get(y);w||(x=new c(a,g*f,n.count*f/h),w=new Sr(x,f/h),e.cache.add(y,w)),p=new Tr(w,l,d%f/h,m)}else a===null?x=new c(n.count*l):x=new c(a,d,n.count*l),p=new ee(x,l,m);if(n.sparse!==void 0){let g=bd.SCALAR,y=zr[n.sparse.indices.componentType],w=n.sparse.indices.byteOffset||0,v=n.sparse.values.byteOffset||0,M=new y(o[1],w,n.sparse.count*g),T=new c(o[2],v,n.sparse.count*l);a!==null&&(p=new ee(p.array.slice(),p.itemSize,p.normalized)),p.normalized=!1;for(let _=0,S=M.length;_<S;_++){let C=M[_];if(p.setX(C,T[_*l]),l>=2&&p.setY(C,T[_*l+1]),l>=3&&p.setZ(C,T[_*l+2]),l>=4&&p.setW(C,T[_*l+3]),l>=5)throw new Error("THREE.GLTFLoader: Unsupported itemSize in sparse BufferAttribute.")}p.normalized=m}return p})}loadTexture(t){let e=this.json,i=this.options,s=e.textures[t].source,o=e.images[s],a=this.textureLoader;if(o.uri){let l=i.manager.getHandler(o.uri);l!==null&&(a=l)}return this.loadTextureImage(t,s,a)}loadTextureImage(t,e,i){let n=this,s=this.json,o=s.textures[t],a=s.images[e],l=(a.uri||a.bufferView)+":"+o.sampler;if(this.textureCache[l])return this.textureCache[l];let c=this.loadImageSource(e,i).then(function(h){h.flipY=!1,h.name=o.name||a.name||"",h.name===""&&typeof a.uri=="string"&&a.uri.startsWith("data:image/")===!1&&(h.name=a.uri);let d=(s.samplers||{})[o.sampler]||{};return h.magFilter=ug[d.magFilter]||Te,h.minFilter=ug[d.minFilter]||qi,h.wrapS=dg[d.wrapS]||rs,h.wrapT=dg[d.wrapT]||rs,h.generateMipmaps=!h.isCompressedTexture&&h.minFilter!==Le&&h.minFilter!==Te,n.associations.set(h,{textures:t}),h}).catch(function(){return null});return this.textureCache[l]=c,c}loadImageSource(t,e){let i=this,n=this.json,s=this.options;if(this.sourceCache[t]!==void 0)return this.sourceCache[t].then(d=>d.clone());let o=n.images[t],a=self.URL||self.webkitURL,l=o.uri||"",c=!1,h;if(e.isKTX2Loader===!0&&o.bufferView!==void 0)h=i.getDependency("bufferView",o.bufferView).then(function(d){return new Promise(function(f,m){e.parse(d,f,m)})});else{if(o.bufferView!==void 0)l=i.getDependency("bufferView",o.bufferView).then(function(d){c=!0;let f=new Blob([d],{type:o.mimeType});return l=a.createObjectURL(f),l});else if(o.uri===void 0)throw new Error("THREE.GLTFLoader: Image "+t+" is missing URI and bufferView");h=Promise.resolve(l).then(function(d){return new Promise(function(f,m){let x=f;e.isImageBitmapLoader===!0&&(x=function(p){let g=new ze(p);g.needsUpdate=!0,f(g)}),e.load($n.resolveURL(d,s.path),x,void 0,m)})})}let u=h.then(function(d){return c===!0&&a.revokeObjectURL(l),Sn(d,o),d.userData.mimeType=o.mimeType||TM(o.uri),d}).catch(function(d){throw console.error("THREE.GLTFLoader: Couldn't load texture",l),d});return this.sourceCache[t]=u,u}assignTexture(t,e,i,n){let s=this;return this.getDependency("texture",i.index).then(function(o){if(!o)return null;if(i.texCoord!==void 0&&i.texCoord>0&&(o=o.clone(),o.channel=i.texCoord),s.extensions[Yt.KHR_TEXTURE_TRANSFORM]){let a=i.extensions!==void 0?i.extensions[Yt.KHR_TEXTURE_TRANSFORM]:void 0;if(a){let l=s.associations.get(o);o=s.extensions[Yt.KHR_TEXTURE_TRANSFORM].extendTexture(o,a),s.associations.set(o,l)}}return n!==void 0&&(o.colorSpace=n),t[e]=o,o})}assignFinalMaterial(t){let e=t.geometry,i=t.material,n=e.attributes.tangent===void 0,s=e.attributes.color!==void 0,o=e.attributes.normal===void 0;if(t.isPoints){let a="PointsMaterial:"+i.uuid,l=this.cache.get(a);l||(l=new Er,Mi.prototype.copy.call(l,i),l.color.copy(i.color),l.map=i.map,l.sizeAttenuation=!1,this.cache.add(a,l)),i=l}else if(t.isLine){let a="LineBasicMaterial:"+i.uuid,l=this.cache.get(a);l||(l=new kn,Mi.prototype.copy.call(l,i),l.color.copy(i.color),l.map=i.map,this.cache.add(a,l)),i=l}if(n||s||o){let a="ClonedMaterial:"+i.uuid+":";n&&(a+="derivative-tangents:"),s&&(a+="vertex-colors:"),o&&(a+="flat-shading:");let l=this.cache.get(a);l||(l=i.clone(),s&&(l.vertexColors=!0),o&&(l.flatShading=!0),n&&(l.normalScale&&(l.normalScale.y*=-1),l.clearcoatNormalScale&&(l.clearcoatNormalScale.y*=-1)),this.cache.add(a,l),this.associations.set(l,this.associations.get(i))),i=l}t.material=i}getMaterialType(){return Vn}loadMaterial(t){let e=this,i=this.json,n=this.extensions,s=i.materials[t],o,a={},l=s.extensions||{},c=[];if(l[Yt.KHR_MATERIALS_UNLIT]){let u=n[Yt.KHR_MATERIALS_UNLIT];o=u.getMaterialType(),c.push(u.extendParams(a,s,e))}else{let u=s.pbrMetallicRoughness||{};if(a.color=new Ot(1,1,1),a.opacity=1,Array.isArray(u.baseColorFactor)){let d=u.baseColorFactor;a.color.setRGB(d[0],d[1],d[2],xi),a.opacity=d[3]}u.baseColorTexture!==void 0&&c.push(e.assignTexture(a,"map",u.baseColorTexture,Ce)),a.metalness=u.metallicFactor!==void 0?u.metallicFactor:1,a.roughness=u.roughnessFactor!==void 0?u.roughnessFactor:1,u.metallicRoughnessTexture!==void 0&&(c.push(e.assignTexture(a,"metalnessMap",u.metallicRoughnessTexture)),c.push(e.assignTexture(a,"roughnessMap",u.metallicRoughnessTexture))),o=this._invokeOne(function(d){return d.getMaterialType&&d.getMaterialType(t)}),c.push(Promise.all(this._invokeAll(function(d){return d.extendMaterialParams&&d.extendMaterialParams(t,a)})))}s.doubleSided===!0&&(a.side=xe);let h=s.alphaMode||wd.OPAQUE;if(h===wd.BLEND?(a.transparent=!0,a.depthWrite=!1):(a.transparent=!1,h===wd.MASK&&(a.alphaTest=s.alphaCutoff!==void 0?s.alphaCutoff:.5)),s.normalTexture!==void 0&&o!==Qe&&(c.push(e.assignTexture(a,"normalMap",s.normalTexture)),a.normalScale=new St(1,1),s.normalTexture.scale!==void 0)){let u=s.normalTexture.scale;a.normalScale.set(u,u)}if(s.occlusionTexture!==void 0&&o!==Qe&&(c.push(e.assignTexture(a,"aoMap",s.occlusionTexture)),s.occlusionTexture.strength!==void 0&&(a.aoMapIntensity=s.occlusionTexture.strength)),s.emissiveFactor!==void 0&&o!==Qe){let u=s.emissiveFactor;a.emissive=new Ot().setRGB(u[0],u[1],u[2],xi)}return s.emissiveTexture!==void 0&&o!==Qe&&c.push(e.assignTexture(a,"emissiveMap",s.emissiveTexture,Ce)),Promise.all(c).then(function(){let u=new o(a);return s.name&&(u.name=s.name),Sn(u,s),e.associations.set(u,{materials:t}),s.extensions&&qs(n,u,s),u})}createUniqueName(t){let e=ge.sanitizeNodeName(t||"");return e in this.nodeNamesUsed?e+"_"+ ++this.nodeNamesUsed[e]:(this.nodeNamesUsed[e]=0,e)}loadGeometries(t){let e=this,i=this.extensions,n=this.primitiveCache;function s(a){return i[Yt.KHR_DRACO_MESH_COMPRESSION].decodePrimitive(a,e).then(function(l){return fg(l,a,e)})}let o=[];for(let a=0,l=t.length;a<l;a++){let c=t[a],h=SM(c),u=n[h];if(u)o.push(u.promise);else{let d;c.extensions&&c.extensions[Yt.KHR_DRACO_MESH_COMPRESSION]?d=s(c):d=fg(new be,c,e),c.mode===Yi.TRIANGLE_STRIP?d=d.then(f=>vd(f,Qo)):c.mode===Yi.TRIANGLE_FAN&&(d=d.then(f=>vd(f,Fr))),n[h]={primitive:c,promise:d},o.push(d)}}return Promise.all(o)}loadMesh(t){let e=this,i=this.json,n=this.extensions,s=i.meshes[t],o=s.primitives,a=[];for(let l=0,c=o.length;l<c;l++){let h=o[l].material===void 0?bM(this.cache):this.getDependency("material",o[l].material);a.push(h)}return a.push(e.loadGeometries(o)),Promise.all(a).then(async function(l){let c=l.slice(0,l.length-1),h=l[l.length-1],u=[];for(let f=0,m=h.length;f<m;f++){let x=h[f],p=o[f],g,y=c[f];if(p.mode===Yi.TRIANGLES||p.mode===Yi.TRIANGLE_STRIP||p.mode===Yi.TRIANGLE_FAN||p.mode===void 0){let w=s.isSkinnedMesh===!0,v=x.hasAttribute("skinIndex")&&x.hasAttribute("skinWeight");w&&v===!1&&console.warn("THREE.GLTFLoader: Missing skinIndex or skinWeight attributes. Skinning disabled."),g=w&&v?new Ao(x,y):new ue(x,y),g.isSkinnedMesh===!0&&g.normalizeSkinWeights()}else if(p.mode===Yi.LINES)g=new ls(x,y);else if(p.mode===Yi.LINE_STRIP)g=new Bs(x,y);else if(p.mode===Yi.LINE_LOOP)g=new Co(x,y);else if(p.mode===Yi.POINTS)g=new Po(x,y);else throw new Error("THREE.GLTFLoader: Primitive mode unsupported: "+p.mode);Object.keys(g.geometry.morphAttributes).length>0&&MM(g,s),g.name=e.createUniqueName(s.name||"mesh_"+t),Sn(g,s),p.extensions&&qs(n,g,p),e.assignFinalMaterial(g),u.push(g)}for(let f=0,m=u.length;f<m;f++)e.associations.set(u[f],{meshes:t,primitives:f});if(u.length===1)return s.extensions&&qs(n,u[0],s),u[0];let d=new Pi;s.extensions&&qs(n,d,s),e.associations.set(d,{meshes:t});for(let f=0,m=u.length;f<m;f++)d.add(u[f]);return d})}loadCamera(t){let e,i=this.json.cameras[t],n=i[i.type];if(!n){console.warn("THREE.GLTFLoader: Missing camera parameters.");return}return i.type==="perspective"?e=new Ue(ui.radToDeg(n.yfov),n.aspectRatio||1,n.znear||1,n.zfar||2e6):i.type==="orthographic"&&(e=new Li(-n.xmag,n.xmag,n.ymag,-n.ymag,n.znear,n.zfar)),i.name&&(e.name=this.createUniqueName(i.name)),Sn(e,i),Promise.resolve(e)}loadSkin(t){let e=this.json.skins[t],i=[];for(let n=0,s=e.joints.length;n<s;n++)i.push(this._loadNodeShallow(e.joints[n]));return e.inverseBindMatrices!==void 0?i.push(this.getDependency("accessor",e.inverseBindMatrices)):i.push(null),Promise.all(i).then(function(n){let s=n.pop(),o=n,a=[],l=[];for(let c=0,h=o.length;c<h;c++){let u=o[c];if(u){a.push(u);let d=new Pt;s!==null&&d.fromArray(s.array,c*16),l.push(d)}else console.warn('THREE.GLTFLoader: Joint "%s" could not be found.',e.joints[c])}return new Eo(a,l)})}loadAnimation(t){let e=this.json,i=this,n=e.animations[t],s=n.name?n.name:"animation_"+t,o=[],a=[],l=[],c=[],h=[];for(let u=0,d=n.channels.length;u<d;u++){let f=n.channels[u],m=n.samplers[f.sampler],x=f.target,p=x.node,g=n.parameters!==void 0?n.parameters[m.input]:m.input,y=n.parameters!==void 0?n.parameters[m.output]:m.output;x.node!==void 0&&(o.push(this.getDependency("node",p)),a.push(this.getDependency("accessor",g)),l.push(this.getDependency("accessor",y)),c.push(m),h.push(x))}return Promise.all([Promise.all(o),Promise.all(a),Promise.all(l),Promise.all(c),Promise.all(h)]).then(function(u){let d=u[0],f=u[1],m=u[2],x=u[3],p=u[4],g=[];for(let w=0,v=d.length;w<v;w++){let M=d[w],T=f[w],_=m[w],S=x[w],C=p[w];if(M===void 0)continue;M.updateMatrix&&M.updateMatrix();let R=i._createAnimationTracks(M,T,_,S,C);if(R)for(let I=0;I<R.length;I++)g.push(R[I])}let y=new Fo(s,void 0,g);return Sn(y,n),y})}createNodeMesh(t){let e=this.json,i=this,n=e.nodes[t];return n.mesh===void 0?null:i.getDependency("mesh",n.mesh).then(function(s){let o=i._getNodeRef(i.meshCache,n.mesh,s);return n.weights!==void 0&&o.traverse(function(a){if(a.isMesh)for(let l=0,c=n.weights.length;l<c;l++)a.morphTargetInfluences[l]=n.weights[l]}),o})}loadNode(t){let e=this.json,i=this,n=e.nodes[t],s=i._loadNodeShallow(t),o=[],a=n.children||[];for(let c=0,h=a.length;c<h;c++)o.push(i.getDependency("node",a[c]));let l=n.skin===void 0?Promise.resolve(null):i.getDependency("skin",n.skin);return Promise.all([s,Promise.all(o),l]).then(function(c){let h=c[0],u=c[1],d=c[2];d!==null&&h.traverse(function(f){f.isSkinnedMesh&&f.bind(d,AM)});for(let f=0,m=u.length;f<m;f++)h.add(u[f]);if(h.userData.pivot!==void 0&&u.length>0){let f=h.userData.pivot,m=u[0];h.pivot=new D().fromArray(f),h.position.x-=f[0],h.position.y-=f[1],h.position.z-=f[2],m.position.set(0,0,0),delete h.userData.pivot}return h})}_loadNodeShallow(t){let e=this.json,i=this.extensions,n=this;if(this.nodeCache[t]!==void 0)return this.nodeCache[t];let s=e.nodes[t],o=s.name?n.createUniqueName(s.name):"",a=[],l=n._invokeOne(function(c){return c.createNodeMesh&&c.createNodeMesh(t)});return l&&a.push(l),s.camera!==void 0&&a.push(n.getDependency("camera",s.camera).then(function(c){return n._getNodeRef(n.cameraCache,s.camera,c)})),n._invokeAll(function(c){return c.createNodeAttachment&&c.createNodeAttachment(t)}).forEach(function(c){a.push(c)}),this.nodeCache[t]=Promise.all(a).then(function(c){let h;if(s.isBone===!0?h=new Ar:c.length>1?h=new Pi:c.length===1?h=c[0]:h=new Ae,h!==c[0])for(let u=0,d=c.length;u<d;u++)h.add(c[u]);if(s.name&&(h.userData.name=s.name,h.name=o),Sn(h,s),s.extensions&&qs(i,h,s),s.matrix!==void 0){let u=new Pt;u.fromArray(s.matrix),h.applyMatrix4(u)}else s.translation!==void 0&&h.position.fromArray(s.translation),s.rotation!==void 0&&h.quaternion.fromArray(s.rotation),s.scale!==void 0&&h.scale.fromArray(s.scale);if(!n.associations.has(h))n.associations.set(h,{});else if(s.mesh!==void 0&&n.meshCache.refs[s.mesh]>1){let u=n.associations.get(h);n.associations.set(h,{...u})}return n.associations.get(h).nodes=t,h}),this.nodeCache[t]}loadScene(t){let e=this.extensions,i=this.json.scenes[t],n=this,s=new Pi;i.name&&(s.name=n.createUniqueName(i.name)),Sn(s,i),i.extensions&&qs(e,s,i);let o=i.nodes||[],a=[];for(let l=0,c=o.length;l<c;l++)a.push(n.getDependency("node",o[l]));return Promise.all(a).then(function(l){for(let h=0,u=l.length;h<u;h++){let d=l[h];d.parent!==null?s.add(lg(d)):s.add(d)}let c=h=>{let u=new Map;for(let[d,f]of n.associations)(d instanceof Mi||d instanceof ze)&&u.set(d,f);return h.traverse(d=>{let f=n.associations.get(d);f!=null&&u.set(d,f)}),u};return n.associations=c(s),s})}_createAnimationTracks(t,e,i,n,s){let o=[],a=t.name?t.name:t.uuid,l=[];function c(f){f.morphTargetInfluences&&l.push(f.name?f.name:f.uuid)}ms[s.path]===ms.weights?(c(t),t.isGroup&&t.children.forEach(c)):l.push(a);let h;switch(ms[s.path]){case ms.weights:h=Gn;break;case ms.rotation:h=Wn;break;case ms.translation:case ms.scale:h=cs;break;default:i.itemSize===1?h=Gn:h=cs;break}let u=n.interpolation!==void 0?vM[n.interpolation]:Us,d=this._getArrayFromAccessor(i);for(let f=0,m=l.length;f<m;f++){let x=new h(l[f]+"."+ms[s.path],e.array,d,u);n.interpolation==="CUBICSPLINE"&&this._createCubicSplineTrackInterpolant(x),o.push(x)}return o}_getArrayFromAccessor(t){let e=t.array;if(t.normalized){let i=Yd(e.constructor),n=new Float32Array(e.length);for(let s=0,o=e.length;s<o;s++)n[s]=e[s]*i;e=n}return e}_createCubicSplineTrackInterpolant(t){t.createInterpolant=function(i){let n=this instanceof Wn?$d:Cc;return new n(this.times,this.values,this.getValueSize()/3,i)},t.createInterpolant.isInterpolantFactoryMethodGLTFCubicSpline=!0}};function EM(r,t,e){let i=t.attributes,n=new Jt;if(i.POSITION!==void 0){let a=e.json.accessors[i.POSITION],l=a.min,c=a.max;if(l!==void 0&&c!==void 0){if(n.set(new D(l[0],l[1],l[2]),new D(c[0],c[1],c[2])),a.normalized){let h=Yd(zr[a.componentType]);n.min.multiplyScalar(h),n.max.multiplyScalar(h)}}else{console.warn("THREE.GLTFLoader: Missing min/max properties for accessor POSITION.");return}}else return;let s=t.targets;if(s!==void 0){let a=new D,l=new D;for(let c=0,h=s.length;c<h;c++){let u=s[c];if(u.POSITION!==void 0){let d=e.json.accessors[u.POSITION],f=d.min,m=d.max;if(f!==void 0&&m!==void 0){if(l.setX(Math.max(Math.abs(f[0]),Math.abs(m[0]))),l.setY(Math.max(Math.abs(f[1]),Math.abs(m[1]))),l.setZ(Math.max(Math.abs(f[2]),Math.abs(m[2]))),d.normalized){let x=Yd(zr[d.componentType]);l.multiplyScalar(x)}a.max(l)}else console.warn("THREE.GLTFLoader: Missing min/max properties for accessor POSITION.")}}n.expandByVector(a)}r.boundingBox=n;let o=new wi;n.getCenter(o.center),o.radius=n.min.distanceTo(n.max)/2,r.boundingSphere=o}function fg(r,t,e){let i=t.attributes,n=[];function s(o,a){return e.getDependency("accessor",o).then(function(l){r.setAttribute(a,l)})}for(let o in i){let a=qd[o]||o.toLowerCase();a in r.attributes||n.push(s(i[o],a))}if(t.indices!==void 0&&!r.index){let o=e.getDependency("accessor",t.indices).then(function(a){r.setIndex(a)});n.push(o)}return qt.workingColorSpace!==xi&&"COLOR_0"in i&&console.warn(`THREE.GLTFLoader: Converting vertex colors from "srgb-linear" to "${qt.workingColorSpace}" not supported.`),Sn(r,t),EM(r,t,e),Promise.all(n).then(function(){return t.targets!==void 0?wM(r,t.targets,e):r})}var Vr=Math.pow(2,-24),aa=Symbol("SKIP_GENERATION"),Pc={strategy:0,maxDepth:40,targetLeafSize:10,useSharedArrayBuffer:!1,setBoundingBox:!0,onProgress:null,indirect:!1,verbose:!0,range:null,[aa]:!1};function ye(r,t,e){return e.min.x=t[r],e.min.y=t[r+1],e.min.z=t[r+2],e.max.x=t[r+3],e.max.y=t[r+4],e.max.z=t[r+5],e}function la(r){let t=-1,e=-1/0;for(let i=0;i<3;i++){let n=r[i+3]-r[i];n>e&&(e=n,t=i)}return t}function Zd(r,t,e){for(let i=0;i<3;i++){let n=t[r+2*i],s=t[r+2*i+1],o=n-s,a=n+s;o<e[i]&&(e[i]=o),a>e[i+3]&&(e[i+3]=a)}}function Ic(r){let t=r[3]-r[0],e=r[4]-r[1],i=r[5]-r[2];return 2*(t*e+e*i+i*t)}function Qt(r,t){return t[r+15]===65535}function ae(r,t){return t[r+6]}function de(r,t){return t[r+14]}function ne(r){return r+8}function se(r,t){let e=t[r+6];return r+e*8}function Hr(r,t){return t[r+7]}function Lc(r,t,e,i,n){let s=1/0,o=1/0,a=1/0,l=-1/0,c=-1/0,h=-1/0,u=1/0,d=1/0,f=1/0,m=-1/0,x=-1/0,p=-1/0,g=r.offset||0;for(let y=(t-g)*6,w=(t+e-g)*6;y<w;y+=6){let v=r[y+0],M=r[y+1],T=v-M,_=v+M;T<s&&(s=T),_>l&&(l=_),v<u&&(u=v),v>m&&(m=v);let S=r[y+2],C=r[y+3],R=S-C,I=S+C;R<o&&(o=R),I>c&&(c=I),S<d&&(d=S),S>x&&(x=S);let P=r[y+4],U=r[y+5],N=P-U,B=P+U;N<a&&(a=N),B>h&&(h=B),P<f&&(f=P),P>p&&(p=P)}i[0]=s,i[1]=o,i[2]=a,i[3]=l,i[4]=c,i[5]=h,n[0]=u,n[1]=d,n[2]=f,n[3]=m,n[4]=x,n[5]=p}var An=8,Jd=8,jd=new Int32Array(An),Tn=new Float32Array(An*6),Gr=new Float32Array(An*6),ln=new Float32Array(6),Nc=new Float32Array(6),gs=new Int32Array(Jd),gg=new Float32Array(Jd*6);function PM(r,t,e,i){for(let n=0;n<3;n++){let s=t[r+2*n],o=t[r+2*n+1],a=s-o,l=s+o;a<e[i+n]&&(e[i+n]=a),l>e[i+n+3]&&(e[i+n+3]=l)}}function xg(r,t){let e=r[t+3]-r[t],i=r[t+4]-r[t+1],n=r[t+5]-r[t+2];return 2*(e*i+i*n+n*e)}function yg(r,t,e,i,n,s){let o=-1,a=0;if(s===0)o=la(t),o!==-1&&(a=(t[o]+t[o+3])/2);else if(s===1)o=la(r),o!==-1&&(a=IM(e,i,n,o));else if(s===2){let l=Ic(r),c=1.25*n,h=e.offset||0,u=(i-h)*6,d=(i+n-h)*6;for(let f=0;f<3;f++){let m=t[f],g=(t[f+3]-m)/An;if(n<Jd){for(let y=0;y<n;y++){let w=u+y*6,v=e[w+2*f],M=y;for(;M>0&&e[gs[M-1]+2*f]>v;)gs[M]=gs[M-1],M--;gs[M]=w}for(let y=0;y<3;y++)ln[y]=1/0,ln[y+3]=-1/0,Nc[y]=1/0,Nc[y+3]=-1/0;for(let y=n-1;y>=0;y--)Zd(gs[y],e,Nc),gg.set(Nc,y*6);for(let y=0;y<n-1;y++){Zd(gs[y],e,ln);let w=e[gs[y+1]+2*f];if(e[gs[y]+2*f]===w)continue;let v=y+1,M=n-v,T=Ic(ln)/l,_=xg(gg,v*6)/l,S=1+1.25*(T*v+_*M);S<c&&(o=f,c=S,a=w)}}else{for(let v=0;v<An;v++){jd[v]=0;for(let M=0;M<3;M++)Tn[v*6+M]=1/0,Tn[v*6+M+3]=-1/0}for(let v=u;v<d;v+=6){let _=~~((e[v+2*f]-m)/g);_>=An&&(_=An-1),jd[_]++,PM(v,e,Tn,_*6)}let y=(An-1)*6;for(let v=0;v<6;v++)Gr[y+v]=Tn[y+v];for(let v=An-2;v>=0;v--){let M=v*6,T=M+6;for(let _=0;_<3;_++)Gr[M+_]=Math.min(Tn[M+_],Gr[T+_]),Gr[M+_+3]=Math.max(Tn[M+_+3],Gr[T+_+3])}let w=0;for(let v=0;v<An-1;v++){let M=v*6,T=jd[v];if(T!==0)for(let I=0;I<3;I++)w===0?(ln[I]=Tn[M+I],ln[I+3]=Tn[M+I+3]):(ln[I]=Math.min(ln[I],Tn[M+I]),ln[I+3]=Math.max(ln[I+3],Tn[M+I+3]));w+=T;let _=0,S=0;w!==0&&(_=Ic(ln)/l);let C=n-w;C!==0&&(S=xg(Gr,M+6)/l);let R=1+1.25*(_*w+S*C);R<c&&(o=f,c=R,a=m+g+v*g)}}}}else console.warn(`BVH: Invalid build strategy value ${s} used.`);return{axis:o,pos:a}}function IM(r,t,e,i){let n=0,s=r.offset;for(let o=t,a=t+e;o<a;o++)n+=r[(o-s)*6+i*2];return n/e}function _g(r,t,e,i,n,s){let o=i,a=i+n-1,l=s.pos,c=s.axis*2,h=e.offset||0;for(;;){for(;o<=a&&e[(o-h)*6+c]<l;)o++;for(;o<=a&&e[(a-h)*6+c]>=l;)a--;if(o<a){for(let u=0;u<t;u++){let d=r[o*t+u];r[o*t+u]=r[a*t+u],r[a*t+u]=d}for(let u=0;u<6;u++){let d=o-h,f=a-h,m=e[d*6+u];e[d*6+u]=e[f*6+u],e[f*6+u]=m}o++,a--}else return o}}var LM=Math.pow(2,32),Wr=new Float32Array(6),Dc=new Float32Array(6);function NM(r,t,e,i,n,s){let{maxDepth:o,verbose:a,targetLeafSize:l,_strictLeafSize:c=1/0,strategy:h,onProgress:u,useSharedArrayBuffer:d=!1}=n,f=r.primitiveBuffer,m=r.primitiveBufferStride,x=d?SharedArrayBuffer:ArrayBuffer,p=new x(32*Math.max(1,2*Math.ceil(i)-1)),g=new Float32Array(p),y=new Uint32Array(p),w=new Uint16Array(p),v=0,M=!1;return Lc(t,e,i,Wr,Dc),S(e,i,0),p.slice(0,v*32);function T(C){u&&u((C-s.offset)/s.count)}function _(C,R,I){let P=C*2;y[C+6]=R,w[P+14]=I,w[P+15]=65535,T(R+I)}function S(C,R,I){let P=v++,U=P*8;g.set(Wr,U),!M&&I>=o&&(M=!0,a&&console.warn(`BVH: Max depth of ${o} reached when generating BVH. Consider increasing maxDepth.`));let N=R>c;if(R<=l&&!N||I>=o){_(U,C,R);return}let B=yg(Wr,Dc,t,C,R,h),z=B.axis===-1?-1:_g(f,m,t,C,R,B);if(B.axis===-1||z===C||z===C+R){if(!N){_(U,C,R);return}B.axis=Math.max(0,la(Wr)),z=C+Math.max(1,Math.floor(R/2))}y[U+7]=B.axis;let X=z-C;Lc(t,C,X,Wr,Dc),S(C,X,I+1);let it=v-P;if(it>LM)throw new Error("MeshBVH: Cannot store relative child node offset greater than 32 bits.");y[U+6]=it;let $=R-X;Lc(t,z,$,Wr,Dc),S(z,$,I+1)}}function vg(r,t){let e=r.getRootRanges(t.range),i=e[0],n=e[e.length-1],s={offset:i.offset,count:n.offset+n.count-i.offset},o=new Float32Array(6*s.count);o.offset=s.offset,r.computePrimitiveBounds(s.offset,s.count,o),r._roots=e.map(a=>NM(r,o,a.offset,a.count,t,s))}var xs=class{constructor(t){this._getNewPrimitive=t,this._primitives=[]}getPrimitive(){let t=this._primitives;return t.length===0?this._getNewPrimitive():t.pop()}releasePrimitive(t){this._primitives.push(t)}};var Qd=class{constructor(){this.float32Array=null,this.uint16Array=null,this.uint32Array=null;let t=[],e=null;this.setBuffer=i=>{e&&t.push(e),e=i,this.float32Array=new Float32Array(i),this.uint16Array=new Uint16Array(i),this.uint32Array=new Uint32Array(i)},this.clearBuffer=()=>{e=null,this.float32Array=null,this.uint16Array=null,this.uint32Array=null,t.length!==0&&this.setBuffer(t.pop())}}},Kt=new Qd;var ys,$r,Xr=[],Oc=new xs(()=>new Jt);function bg(r,t,e,i,n,s){ys=Oc.getPrimitive(),$r=Oc.getPrimitive(),Xr.push(ys,$r),Kt.setBuffer(r._roots[t]);let o=tf(0,r.geometry,e,i,n,s);Kt.clearBuffer(),Oc.releasePrimitive(ys),Oc.releasePrimitive($r),Xr.pop(),Xr.pop();let a=Xr.length;return a>0&&($r=Xr[a-1],ys=Xr[a-2]),o}function tf(r,t,e,i,n=null,s=0,o=0){let{float32Array:a,uint16Array:l,uint32Array:c}=Kt,h=r*2;if(Qt(h,l)){let d=ae(r,c),f=de(h,l);return ye(r,a,ys),i(d,f,!1,o,s+r/8,ys)}else{let R=function(P){let{uint16Array:U,uint32Array:N}=Kt,B=P*2;for(;!Qt(B,U);)P=ne(P),B=P*2;return ae(P,N)},I=function(P){let{uint16Array:U,uint32Array:N}=Kt,B=P*2;for(;!Qt(B,U);)P=se(P,N),B=P*2;return ae(P,N)+de(B,U)},d=ne(r),f=se(r,c),m=d,x=f,p,g,y,w;if(n&&(y=ys,w=$r,ye(m,a,y),ye(x,a,w),p=n(y),g=n(w),g<p)){m=f,x=d;let P=p;p=g,g=P,y=w}y||(y=ys,ye(m,a,y));let v=Qt(m*2,l),M=e(y,v,p,o+1,s+m/8),T;if(M===2){let P=R(m),N=I(m)-P;T=i(P,N,!0,o+1,s+m/8,y)}else T=M&&tf(m,t,e,i,n,s,o+1);if(T)return!0;w=$r,ye(x,a,w);let _=Qt(x*2,l),S=e(w,_,g,o+1,s+x/8),C;if(S===2){let P=R(x),N=I(x)-P;C=i(P,N,!0,o+1,s+x/8,w)}else C=S&&tf(x,t,e,i,n,s,o+1);return!!C}}var ca=new Kt.constructor,Uc=new Kt.constructor,_s=new xs(()=>new Jt),qr=new Jt,Yr=new Jt,nf=new Jt,sf=new Jt,rf=!1;function wg(r,t,e,i){if(rf)throw new Error("MeshBVH: Recursive calls to bvhcast not supported.");rf=!0;let n=r._roots,s=t._roots,o,a=0,l=0,c=new Pt().copy(e).invert();for(let h=0,u=n.length;h<u;h++){ca.setBuffer(n[h]),l=0;let d=_s.getPrimitive();ye(0,ca.float32Array,d),d.applyMatrix4(c);for(let f=0,m=s.length;f<m&&(Uc.setBuffer(s[f]),o=cn(0,0,e,c,i,a,l,0,0,d),Uc.clearBuffer(),l+=s[f].byteLength/32,!o);f++);if(_s.releasePrimitive(d),ca.clearBuffer(),a+=n[h].byteLength/32,o)break}return rf=!1,o}function cn(r,t,e,i,n,s=0,o=0,a=0,l=0,c=null,h=!1){let u,d;h?(u=Uc,d=ca):(u=ca,d=Uc);let f=u.float32Array,m=u.uint32Array,x=u.uint16Array,p=d.float32Array,g=d.uint32Array,y=d.uint16Array,w=r*2,v=t*2,M=Qt(w,x),T=Qt(v,y),_=!1;if(T&&M)h?_=n(ae(t,g),de(t*2,y),ae(r,m),de(r*2,x),l,o+t/8,a,s+r/8):_=n(ae(r,m),de(r*2,x),ae(t,g),de(t*2,y),a,s+r/8,l,o+t/8);else if(T){let S=_s.getPrimitive();ye(t,p,S),S.applyMatrix4(e);let C=ne(r),R=se(r,m);ye(C,f,qr),ye(R,f,Yr);let I=S.intersectsBox(qr),P=S.intersectsBox(Yr);_=I&&cn(t,C,i,e,n,o,s,l,a+1,S,!h)||P&&cn(t,R,i,e,n,o,s,l,a+1,S,!h),_s.releasePrimitive(S)}else{let S=ne(t),C=se(t,g);ye(S,p,nf),ye(C,p,sf);let R=c.intersectsBox(nf),I=c.intersectsBox(sf);if(R&&I)_=cn(r,S,e,i,n,s,o,a,l+1,c,h)||cn(r,C,e,i,n,s,o,a,l+1,c,h);else if(R)if(M)_=cn(r,S,e,i,n,s,o,a,l+1,c,h);else{let P=_s.getPrimitive();P.copy(nf).applyMatrix4(e);let U=ne(r),N=se(r,m);ye(U,f,qr),ye(N,f,Yr);let B=P.intersectsBox(qr),z=P.intersectsBox(Yr);_=B&&cn(S,U,i,e,n,o,s,l,a+1,P,!h)||z&&cn(S,N,i,e,n,o,s,l,a+1,P,!h),_s.releasePrimitive(P)}else if(I)if(M)_=cn(r,C,e,i,n,s,o,a,l+1,c,h);else{let P=_s.getPrimitive();P.copy(sf).applyMatrix4(e);let U=ne(r),N=se(r,m);ye(U,f,qr),ye(N,f,Yr);let B=P.intersectsBox(qr),z=P.intersectsBox(Yr);_=B&&cn(C,U,i,e,n,o,s,l,a+1,P,!h)||z&&cn(C,N,i,e,n,o,s,l,a+1,P,!h),_s.releasePrimitive(P)}}return _}var Fc=new class{constructor(){let r=null,t=null,e=null,i=!1;this.root=null,this.buffer=null,this.uint32Array=null,this.uint16Array=null,this.setBVH=(s,o)=>{if(i)throw new Error("BVHTraversalHelper: cannot call setBVH during an active traversal.");this.root=o,this.buffer=r=s._roots[o],this.uint16Array=e=new Uint16Array(r),this.uint32Array=t=new Uint32Array(r)},this.reset=()=>{this.root=null,this.buffer=r=null,this.uint16Array=e=null,this.uint32Array=t=null},this.getRangeStart=s=>{let o=s*2;for(;!Qt(o,e);)s=ne(s),o=s*2;return ae(s,t)},this.getRangeEnd=s=>{let o=s*2;for(;!Qt(o,e);)s=se(s,t),o=s*2;return ae(s,t)+de(o,e)};let n=(s,o,a)=>{let l=o*2,c=Qt(l,e);if(!s(a,c,o)&&!c){let u=ne(o),d=se(o,t);n(s,u,a+1),n(s,d,a+1)}};this.traverseBuffer=s=>{if(i)throw new Error("BVHTraversalHelper: cannot start a traversal during an active traversal.");i=!0;try{n(s,0,0)}finally{i=!1}},this.traverse=s=>{this.traverseBuffer((o,a,l)=>{if(a){let c=l*2,h=t[l+6],u=e[c+14];return s(o,a,new Float32Array(r,l*4,6),h,u)}else{let c=Hr(l,t);return s(o,a,new Float32Array(r,l*4,6),c)}})}}};var Mg=new Jt,Kr=new Float32Array(6),Bc=class{constructor(){this._roots=null,this.primitiveBuffer=null,this.primitiveBufferStride=null}init(t){t={...Pc,...t},"maxLeafSize"in t&&(console.warn('BVH: "maxLeafSize" option has been deprecated. Use "targetLeafSize", instead.'),t={...t,targetLeafSize:t.maxLeafSize}),vg(this,t)}getRootRanges(){throw new Error("BVH: getRootRanges() not implemented")}writePrimitiveBounds(){throw new Error("BVH: writePrimitiveBounds() not implemented")}writePrimitiveRangeBounds(t,e,i,n){let s=1/0,o=1/0,a=1/0,l=-1/0,c=-1/0,h=-1/0;for(let u=t,d=t+e;u<d;u++){this.writePrimitiveBounds(u,Kr,0);let[f,m,x,p,g,y]=Kr;f<s&&(s=f),p>l&&(l=p),m<o&&(o=m),g>c&&(c=g),x<a&&(a=x),y>h&&(h=y)}return i[n+0]=s,i[n+1]=o,i[n+2]=a,i[n+3]=l,i[n+4]=c,i[n+5]=h,i}computePrimitiveBounds(t,e,i){let n=i.offset||0;for(let s=t,o=t+e;s<o;s++){this.writePrimitiveBounds(s,Kr,0);let[a,l,c,h,u,d]=Kr,f=(a+h)/2,m=(l+u)/2,x=(c+d)/2,p=(h-a)/2,g=(u-l)/2,y=(d-c)/2,w=(s-n)*6;i[w+0]=f,i[w+1]=p+(Math.abs(f)+p)*Vr,i[w+2]=m,i[w+3]=g+(Math.abs(m)+g)*Vr,i[w+4]=x,i[w+5]=y+(Math.abs(x)+y)*Vr}return i}shiftPrimitiveOffsets(t){let e=this._indirectBuffer;if(e)for(let i=0,n=e.length;i<n;i++)e[i]+=t;else{let i=this._roots;for(let n=0;n<i.length;n++){let s=i[n],o=new Uint32Array(s),a=new Uint16Array(s),l=s.byteLength/32;for(let c=0;c<l;c++){let h=8*c,u=2*h;Qt(u,a)&&(o[h+6]+=t)}}}}traverse(t,e=0){Fc.setBVH(this,e),Fc.traverse(t),Fc.reset()}refit(){let t=this._roots;for(let e=0,i=t.length;e<i;e++){let n=t[e],s=new Uint32Array(n),o=new Uint16Array(n),a=new Float32Array(n),l=n.byteLength/32;for(let c=l-1;c>=0;c--){let h=c*8,u=h*2;if(Qt(u,o)){let f=ae(h,s),m=de(u,o);this.writePrimitiveRangeBounds(f,m,Kr,0),a.set(Kr,h)}else{let f=ne(h),m=se(h,s);for(let x=0;x<3;x++){let p=a[f+x],g=a[f+x+3],y=a[m+x],w=a[m+x+3];a[h+x]=p<y?p:y,a[h+x+3]=g>w?g:w}}}}}getBoundingBox(t){return t.makeEmpty(),this._roots.forEach(i=>{ye(0,new Float32Array(i),Mg),t.union(Mg)}),t}shapecast(t){let{boundsTraverseOrder:e,intersectsBounds:i,intersectsRange:n,intersectsPrimitive:s,scratchPrimitive:o,iterate:a}=t;if(n&&s){let u=n;n=(d,f,m,x,p)=>u(d,f,m,x,p)?!0:a(d,f,this,s,m,x,o)}else n||(s?n=(u,d,f,m)=>a(u,d,this,s,f,m,o):n=(u,d,f)=>f);let l=!1,c=0,h=this._roots;for(let u=0,d=h.length;u<d;u++){let f=h[u];if(l=bg(this,u,i,n,e,c),l)break;c+=f.byteLength/32}return l}bvhcast(t,e,i){let{intersectsRanges:n}=i;return wg(this,t,e,n)}};function Sg(){return typeof SharedArrayBuffer<"u"}function of(r){return r.index?r.index.count:r.attributes.position.count}function vs(r){return of(r)/3}function OM(r,t=ArrayBuffer){return r>65535?new Uint32Array(new t(4*r)):new Uint16Array(new t(2*r))}function Tg(r,t){if(!r.index){let e=r.attributes.position.count,i=t.useSharedArrayBuffer?SharedArrayBuffer:ArrayBuffer,n=OM(e,i);r.setIndex(new ee(n,1));for(let s=0;s<e;s++)n[s]=s}}function UM(r,t,e){let i=of(r)/e,n=t||r.drawRange,s=n.start/e,o=(n.start+n.count)/e,a=Math.max(0,s),l=Math.min(i,o)-a;return{offset:Math.floor(a),count:Math.floor(l)}}function FM(r,t){return r.groups.map(e=>({offset:e.start/t,count:e.count/t}))}function af(r,t,e){let i=UM(r,t,e),n=FM(r,e);if(!n.length)return[i];let s=[],o=i.offset,a=i.offset+i.count,l=of(r)/e,c=[];for(let d of n){let{offset:f,count:m}=d,x=f,p=isFinite(m)?m:l-f,g=f+p;x<a&&g>o&&(c.push({pos:Math.max(o,x),isStart:!0}),c.push({pos:Math.min(a,g),isStart:!1}))}c.sort((d,f)=>d.pos!==f.pos?d.pos-f.pos:d.type==="end"?-1:1);let h=0,u=null;for(let d of c){let f=d.pos;h!==0&&f!==u&&s.push({offset:u,count:f-u}),h+=d.isStart?1:-1,u=f}return s}function BM(r,t){let e=r[r.length-1],i=e.offset+e.count>2**16,n=r.reduce((c,h)=>c+h.count,0),s=i?4:2,o=t?new SharedArrayBuffer(n*s):new ArrayBuffer(n*s),a=i?new Uint32Array(o):new Uint16Array(o),l=0;for(let c=0;c<r.length;c++){let{offset:h,count:u}=r[c];for(let d=0;d<u;d++)a[l+d]=h+d;l+=u}return a}var kc=class extends Bc{get indirect(){return!!this._indirectBuffer}get primitiveStride(){return null}get primitiveBufferStride(){return this.indirect?1:this.primitiveStride}set primitiveBufferStride(t){}get primitiveBuffer(){return this.indirect?this._indirectBuffer:this.geometry.index.array}set primitiveBuffer(t){}constructor(t,e={}){if(t.isBufferGeometry){if(t.index&&t.index.isInterleavedBufferAttribute)throw new Error("BVH: InterleavedBufferAttribute is not supported for the index attribute.")}else throw new Error("BVH: Only BufferGeometries are supported.");if(e.useSharedArrayBuffer&&!Sg())throw new Error("BVH: SharedArrayBuffer is not available.");super(),this.geometry=t,this.resolvePrimitiveIndex=e.indirect?i=>this._indirectBuffer[i]:i=>i,this.primitiveBuffer=null,this.primitiveBufferStride=null,this._indirectBuffer=null,e={...Pc,...e},e[aa]||this.init(e)}init(t){let{geometry:e,primitiveStride:i}=this;if(t.indirect){let n=af(e,t.range,i),s=BM(n,t.useSharedArrayBuffer);this._indirectBuffer=s}else Tg(e,t);super.init(t),!e.boundingBox&&t.setBoundingBox&&(e.boundingBox=this.getBoundingBox(new Jt))}getRootRanges(t){return this.indirect?[{offset:0,count:this._indirectBuffer.length}]:af(this.geometry,t,this.primitiveStride)}raycastObject3D(){throw new Error("BVH: raycastObject3D() not implemented")}};var Ui=class{constructor(){this.min=1/0,this.max=-1/0}setFromPointsField(t,e){let i=1/0,n=-1/0;for(let s=0,o=t.length;s<o;s++){let l=t[s][e];i=l<i?l:i,n=l>n?l:n}this.min=i,this.max=n}setFromPoints(t,e){let i=1/0,n=-1/0;for(let s=0,o=e.length;s<o;s++){let a=e[s],l=t.dot(a);i=l<i?l:i,n=l>n?l:n}this.min=i,this.max=n}isSeparated(t){return this.min>t.max||t.min>this.max}};Ui.prototype.setFromBox=(function(){let r=new D;return function(e,i){let n=i.min,s=i.max,o=1/0,a=-1/0;for(let l=0;l<=1;l++)for(let c=0;c<=1;c++)for(let h=0;h<=1;h++){r.x=n.x*l+s.x*(1-l),r.y=n.y*c+s.y*(1-c),r.z=n.z*h+s.z*(1-h);let u=e.dot(r);o=Math.min(u,o),a=Math.max(u,a)}this.min=o,this.max=a}})();var kM=(function(){let r=new D,t=new D,e=new D;return function(n,s,o){let a=n.start,l=r,c=s.start,h=t;e.subVectors(a,c),r.subVectors(n.end,n.start),t.subVectors(s.end,s.start);let u=e.dot(h),d=h.dot(l),f=h.dot(h),m=e.dot(l),p=l.dot(l)*f-d*d,g,y;p!==0?g=(u*d-m*f)/p:g=0,y=(u+g*d)/f,o.x=g,o.y=y}})(),ha=(function(){let r=new St,t=new D,e=new D;return function(n,s,o,a){kM(n,s,r);let l=r.x,c=r.y;if(l>=0&&l<=1&&c>=0&&c<=1){n.at(l,o),s.at(c,a);return}else if(l>=0&&l<=1){c<0?s.at(0,a):s.at(1,a),n.closestPointToPoint(a,!0,o);return}else if(c>=0&&c<=1){l<0?n.at(0,o):n.at(1,o),s.closestPointToPoint(o,!0,a);return}else{let h;l<0?h=n.start:h=n.end;let u;c<0?u=s.start:u=s.end;let d=t,f=e;if(n.closestPointToPoint(u,!0,t),s.closestPointToPoint(h,!0,e),d.distanceToSquared(u)<=f.distanceToSquared(h)){o.copy(d),a.copy(u);return}else{o.copy(h),a.copy(f);return}}}})(),Ag=(function(){let r=new D,t=new D,e=new Be,i=new _i;return function(s,o){let{radius:a,center:l}=s,{a:c,b:h,c:u}=o;if(i.start=c,i.end=h,i.closestPointToPoint(l,!0,r).distanceTo(l)<=a||(i.start=c,i.end=u,i.closestPointToPoint(l,!0,r).distanceTo(l)<=a)||(i.start=h,i.end=u,i.closestPointToPoint(l,!0,r).distanceTo(l)<=a))return!0;let x=o.getPlane(e);if(Math.abs(x.distanceToPoint(l))<=a){let g=x.projectPoint(l,t);if(o.containsPoint(g))return!0}return!1}})();var zM=["x","y","z"],Kn=1e-15,Eg=Kn*Kn;function Ki(r){return Math.abs(r)<Kn}var ii=class extends Je{constructor(...t){super(...t),this.isExtendedTriangle=!0,this.satAxes=new Array(4).fill().map(()=>new D),this.satBounds=new Array(4).fill().map(()=>new Ui),this.points=[this.a,this.b,this.c],this.plane=new Be,this.isDegenerateIntoSegment=!1,this.isDegenerateIntoPoint=!1,this.degenerateSegment=new _i,this.needsUpdate=!0}intersectsSphere(t){return Ag(t,this)}update(){let t=this.a,e=this.b,i=this.c,n=this.points,s=this.satAxes,o=this.satBounds,a=s[0],l=o[0];this.getNormal(a),l.setFromPoints(a,n);let c=s[1],h=o[1];c.subVectors(t,e),h.setFromPoints(c,n);let u=s[2],d=o[2];u.subVectors(e,i),d.setFromPoints(u,n);let f=s[3],m=o[3];f.subVectors(i,t),m.setFromPoints(f,n);let x=c.length(),p=u.length(),g=f.length();this.isDegenerateIntoPoint=!1,this.isDegenerateIntoSegment=!1,x<Kn?p<Kn||g<Kn?this.isDegenerateIntoPoint=!0:(this.isDegenerateIntoSegment=!0,this.degenerateSegment.start.copy(t),this.degenerateSegment.end.copy(i)):p<Kn?g<Kn?this.isDegenerateIntoPoint=!0:(this.isDegenerateIntoSegment=!0,this.degenerateSegment.start.copy(e),this.degenerateSegment.end.copy(t)):g<Kn&&(this.isDegenerateIntoSegment=!0,this.degenerateSegment.start.copy(i),this.degenerateSegment.end.copy(e)),this.plane.setFromNormalAndCoplanarPoint(a,t),this.needsUpdate=!1}};ii.prototype.closestPointToSegment=(function(){let r=new D,t=new D,e=new _i;return function(n,s=null,o=null){this.needsUpdate&&this.update();let{start:a,end:l}=n,c=this.points,h,u=1/0,d=this.plane.distanceToPoint(a),f=this.plane.distanceToPoint(l);if(d*f<0&&this.plane.intersectLine(n,r)!==null&&this.containsPoint(r))return s&&s.copy(r),o&&o.copy(r),0;for(let m=0;m<3;m++){let x=(m+1)%3;e.start.copy(c[m]),e.end.copy(c[x]),ha(e,n,r,t),h=r.distanceToSquared(t),h<u&&(u=h,s&&s.copy(r),o&&o.copy(t))}return this.closestPointToPoint(a,r),h=a.distanceToSquared(r),h<u&&(u=h,s&&s.copy(r),o&&o.copy(a)),this.closestPointToPoint(l,r),h=l.distanceToSquared(r),h<u&&(u=h,s&&s.copy(r),o&&o.copy(l)),Math.sqrt(u)}})();ii.prototype.intersectsTriangle=(function(){let r=new ii,t=new Ui,e=new Ui,i=new D,n=new D,s=new D,o=new D,a=new _i,l=new _i,c=new D,h=new St,u=new St;function d(w,v,M,T){let _=i;!w.isDegenerateIntoPoint&&!w.isDegenerateIntoSegment?_.copy(w.plane.normal):_.copy(v.plane.normal);let S=w.satBounds,C=w.satAxes;for(let P=1;P<4;P++){let U=S[P],N=C[P];if(t.setFromPoints(N,v.points),U.isSeparated(t)||(o.copy(_).cross(N),t.setFromPoints(o,w.points),e.setFromPoints(o,v.points),t.isSeparated(e)))return!1}let R=v.satBounds,I=v.satAxes;for(let P=1;P<4;P++){let U=R[P],N=I[P];if(t.setFromPoints(N,w.points),U.isSeparated(t)||(o.crossVectors(_,N),t.setFromPoints(o,w.points),e.setFromPoints(o,v.points),t.isSeparated(e)))return!1}return M&&(T||console.warn("ExtendedTriangle.intersectsTriangle: Triangles are coplanar which does not support an output edge. Setting edge to 0, 0, 0."),M.start.set(0,0,0),M.end.set(0,0,0)),!0}function f(w,v,M,T,_,S,C,R,I,P,U){let N=C/(C-R);P.x=T+(_-T)*N,U.start.subVectors(v,w).multiplyScalar(N).add(w),N=C/(C-I),P.y=T+(S-T)*N,U.end.subVectors(M,w).multiplyScalar(N).add(w)}function m(w,v,M,T,_,S,C,R,I,P,U){if(_>0)f(w.c,w.a,w.b,T,v,M,I,C,R,P,U);else if(S>0)f(w.b,w.a,w.c,M,v,T,R,C,I,P,U);else if(R*I>0||C!=0)f(w.a,w.b,w.c,v,M,T,C,R,I,P,U);else if(R!=0)f(w.b,w.a,w.c,M,v,T,R,C,I,P,U);else if(I!=0)f(w.c,w.a,w.b,T,v,M,I,C,R,P,U);else return!0;return!1}function x(w,v,M,T){let _=v.degenerateSegment,S=w.plane.distanceToPoint(_.start),C=w.plane.distanceToPoint(_.end);return Ki(S)?Ki(C)?d(w,v,M,T):(M&&(M.start.copy(_.start),M.end.copy(_.start)),w.containsPoint(_.start)):Ki(C)?(M&&(M.start.copy(_.end),M.end.copy(_.end)),w.containsPoint(_.end)):w.plane.intersectLine(_,i)!=null?(M&&(M.start.copy(i),M.end.copy(i)),w.containsPoint(i)):!1}function p(w,v,M){let T=v.a;return Ki(w.plane.distanceToPoint(T))&&w.containsPoint(T)?(M&&(M.start.copy(T),M.end.copy(T)),!0):!1}function g(w,v,M){let T=w.degenerateSegment,_=v.a;return T.closestPointToPoint(_,!0,i),_.distanceToSquared(i)<Eg?(M&&(M.start.copy(_),M.end.copy(_)),!0):!1}function y(w,v,M,T){if(w.isDegenerateIntoSegment)if(v.isDegenerateIntoSegment){let _=w.degenerateSegment,S=v.degenerateSegment,C=n,R=s;_.delta(C),S.delta(R);let I=i.subVectors(S.start,_.start),P=C.x*R.y-C.y*R.x;if(Ki(P))return!1;let U=(I.x*R.y-I.y*R.x)/P,N=-(C.x*I.y-C.y*I.x)/P;if(U<0||U>1||N<0||N>1)return!1;let B=_.start.z+C.z*U,z=S.start.z+R.z*N;return Ki(B-z)?(M&&(M.start.copy(_.start).addScaledVector(C,U),M.end.copy(_.start).addScaledVector(C,U)),!0):!1}else return v.isDegenerateIntoPoint?g(w,v,M):x(v,w,M,T);else{if(w.isDegenerateIntoPoint)return v.isDegenerateIntoPoint?v.a.distanceToSquared(w.a)<Eg?(M&&(M.start.copy(w.a),M.end.copy(w.a)),!0):!1:v.isDegenerateIntoSegment?g(v,w,M):p(v,w,M);if(v.isDegenerateIntoPoint)return p(w,v,M);if(v.isDegenerateIntoSegment)return x(w,v,M,T)}}return function(v,M=null,T=!1){this.needsUpdate&&this.update(),v.isExtendedTriangle?v.needsUpdate&&v.update():(r.copy(v),r.update(),v=r);let _=y(this,v,M,T);if(_!==void 0)return _;let S=this.plane,C=v.plane,R=C.distanceToPoint(this.a),I=C.distanceToPoint(this.b),P=C.distanceToPoint(this.c);Ki(R)&&(R=0),Ki(I)&&(I=0),Ki(P)&&(P=0);let U=R*I,N=R*P;if(U>0&&N>0)return!1;let B=S.distanceToPoint(v.a),z=S.distanceToPoint(v.b),X=S.distanceToPoint(v.c);Ki(B)&&(B=0),Ki(z)&&(z=0),Ki(X)&&(X=0);let it=B*z,$=B*X;if(it>0&&$>0)return!1;n.copy(S.normal),s.copy(C.normal);let Q=n.cross(s),et=0,wt=Math.abs(Q.x),Tt=Math.abs(Q.y);Tt>wt&&(wt=Tt,et=1),Math.abs(Q.z)>wt&&(et=2);let ot=zM[et],lt=this.a[ot],At=this.b[ot],mt=this.c[ot],G=v.a[ot],ct=v.b[ot],nt=v.c[ot];if(m(this,lt,At,mt,U,N,R,I,P,h,a))return d(this,v,M,T);if(m(v,G,ct,nt,it,$,B,z,X,u,l))return d(this,v,M,T);if(h.y<h.x){let Mt=h.y;h.y=h.x,h.x=Mt,c.copy(a.start),a.start.copy(a.end),a.end.copy(c)}if(u.y<u.x){let Mt=u.y;u.y=u.x,u.x=Mt,c.copy(l.start),l.start.copy(l.end),l.end.copy(c)}return h.y<u.x||u.y<h.x?!1:(M&&(u.x>h.x?M.start.copy(l.start):M.start.copy(a.start),u.y<h.y?M.end.copy(l.end):M.end.copy(a.end)),!0)}})();ii.prototype.distanceToPoint=(function(){let r=new D;return function(e){return this.closestPointToPoint(e,r),e.distanceTo(r)}})();ii.prototype.distanceToTriangle=(function(){let r=new D,t=new D,e=["a","b","c"],i=new _i,n=new _i;return function(o,a=null,l=null){let c=a||l?i:null;if(this.intersectsTriangle(o,c,!0))return(a||l)&&(a&&c.getCenter(a),l&&c.getCenter(l)),0;let h=1/0;for(let u=0;u<3;u++){let d,f=e[u],m=o[f];this.closestPointToPoint(m,r),d=m.distanceToSquared(r),d<h&&(h=d,a&&a.copy(r),l&&l.copy(m));let x=this[f];o.closestPointToPoint(x,r),d=x.distanceToSquared(r),d<h&&(h=d,a&&a.copy(x),l&&l.copy(r))}for(let u=0;u<3;u++){let d=e[u],f=e[(u+1)%3];i.set(this[d],this[f]);for(let m=0;m<3;m++){let x=e[m],p=e[(m+1)%3];n.set(o[x],o[p]),ha(i,n,r,t);let g=r.distanceToSquared(t);g<h&&(h=g,a&&a.copy(r),l&&l.copy(t))}}return Math.sqrt(h)}})();var Ie=class{constructor(t,e,i){this.isOrientedBox=!0,this.min=new D,this.max=new D,this.matrix=new Pt,this.invMatrix=new Pt,this.points=new Array(8).fill().map(()=>new D),this.satAxes=new Array(3).fill().map(()=>new D),this.satBounds=new Array(3).fill().map(()=>new Ui),this.alignedSatBounds=new Array(3).fill().map(()=>new Ui),this.needsUpdate=!1,t&&this.min.copy(t),e&&this.max.copy(e),i&&this.matrix.copy(i)}set(t,e,i){this.min.copy(t),this.max.copy(e),this.matrix.copy(i),this.needsUpdate=!0}copy(t){this.min.copy(t.min),this.max.copy(t.max),this.matrix.copy(t.matrix),this.needsUpdate=!0}};Ie.prototype.update=(function(){return function(){let t=this.matrix,e=this.min,i=this.max,n=this.points;for(let c=0;c<=1;c++)for(let h=0;h<=1;h++)for(let u=0;u<=1;u++){let d=1*c|2*h|4*u,f=n[d];f.x=c?i.x:e.x,f.y=h?i.y:e.y,f.z=u?i.z:e.z,f.applyMatrix4(t)}let s=this.satBounds,o=this.satAxes,a=n[0];for(let c=0;c<3;c++){let h=o[c],u=s[c],d=1<<c,f=n[d];h.subVectors(a,f),u.setFromPoints(h,n)}let l=this.alignedSatBounds;l[0].setFromPointsField(n,"x"),l[1].setFromPointsField(n,"y"),l[2].setFromPointsField(n,"z"),this.invMatrix.copy(this.matrix).invert(),this.needsUpdate=!1}})();Ie.prototype.intersectsBox=(function(){let r=new Ui;return function(e){this.needsUpdate&&this.update();let i=e.min,n=e.max,s=this.satBounds,o=this.satAxes,a=this.alignedSatBounds;if(r.min=i.x,r.max=n.x,a[0].isSeparated(r)||(r.min=i.y,r.max=n.y,a[1].isSeparated(r))||(r.min=i.z,r.max=n.z,a[2].isSeparated(r)))return!1;for(let l=0;l<3;l++){let c=o[l],h=s[l];if(r.setFromBox(c,e),h.isSeparated(r))return!1}return!0}})();Ie.prototype.intersectsTriangle=(function(){let r=new ii,t=new Array(3),e=new Ui,i=new Ui,n=new D;return function(o){this.needsUpdate&&this.update(),o.isExtendedTriangle?o.needsUpdate&&o.update():(r.copy(o),r.update(),o=r);let a=this.satBounds,l=this.satAxes;t[0]=o.a,t[1]=o.b,t[2]=o.c;for(let d=0;d<3;d++){let f=a[d],m=l[d];if(e.setFromPoints(m,t),f.isSeparated(e))return!1}let c=o.satBounds,h=o.satAxes,u=this.points;for(let d=0;d<3;d++){let f=c[d],m=h[d];if(e.setFromPoints(m,u),f.isSeparated(e))return!1}for(let d=0;d<3;d++){let f=l[d];for(let m=0;m<4;m++){let x=h[m];if(n.crossVectors(f,x),e.setFromPoints(n,t),i.setFromPoints(n,u),e.isSeparated(i))return!1}}return!0}})();Ie.prototype.closestPointToPoint=(function(){return function(t,e){return this.needsUpdate&&this.update(),e.copy(t).applyMatrix4(this.invMatrix).clamp(this.min,this.max).applyMatrix4(this.matrix),e}})();Ie.prototype.distanceToPoint=(function(){let r=new D;return function(e){return this.closestPointToPoint(e,r),e.distanceTo(r)}})();Ie.prototype.distanceToBox=(function(){let r=["x","y","z"],t=new Array(12).fill().map(()=>new _i),e=new Array(12).fill().map(()=>new _i),i=new D,n=new D;return function(o,a=0,l=null,c=null){if(this.needsUpdate&&this.update(),this.intersectsBox(o))return(l||c)&&(o.getCenter(n),this.closestPointToPoint(n,i),o.closestPointToPoint(i,n),l&&l.copy(i),c&&c.copy(n)),0;let h=a*a,u=o.min,d=o.max,f=this.points,m=1/0;for(let p=0;p<8;p++){let g=f[p];n.copy(g).clamp(u,d);let y=g.distanceToSquared(n);if(y<m&&(m=y,l&&l.copy(g),c&&c.copy(n),y<h))return Math.sqrt(y)}let x=0;for(let p=0;p<3;p++)for(let g=0;g<=1;g++)for(let y=0;y<=1;y++){let w=(p+1)%3,v=(p+2)%3,M=g<<w|y<<v,T=1<<p|g<<w|y<<v,_=f[M],S=f[T];t[x].set(_,S);let R=r[p],I=r[w],P=r[v],U=e[x],N=U.start,B=U.end;N[R]=u[R],N[I]=g?u[I]:d[I],N[P]=y?u[P]:d[P],B[R]=d[R],B[I]=g?u[I]:d[I],B[P]=y?u[P]:d[P],x++}for(let p=0;p<=1;p++)for(let g=0;g<=1;g++)for(let y=0;y<=1;y++){n.x=p?d.x:u.x,n.y=g?d.y:u.y,n.z=y?d.z:u.z,this.closestPointToPoint(n,i);let w=n.distanceToSquared(i);if(w<m&&(m=w,l&&l.copy(i),c&&c.copy(n),w<h))return Math.sqrt(w)}for(let p=0;p<12;p++){let g=t[p];for(let y=0;y<12;y++){let w=e[y];ha(g,w,i,n);let v=i.distanceToSquared(n);if(v<m&&(m=v,l&&l.copy(i),c&&c.copy(n),v<h))return Math.sqrt(v)}}return Math.sqrt(m)}})();var lf=class extends xs{constructor(){super(()=>new ii)}},vi=new lf;var ua=new D,cf=new D;function Rg(r,t,e={},i=0,n=1/0){let s=i*i,o=n*n,a=1/0,l=null;if(r.shapecast({boundsTraverseOrder:h=>(ua.copy(t).clamp(h.min,h.max),ua.distanceToSquared(t)),intersectsBounds:(h,u,d)=>d<a&&d<o,intersectsTriangle:(h,u)=>{h.closestPointToPoint(t,ua);let d=t.distanceToSquared(ua);return d<a&&(cf.copy(ua),a=d,l=u),d<s}}),a===1/0)return null;let c=Math.sqrt(a);return e.point?e.point.copy(cf):e.point=cf.clone(),e.distance=c,e.faceIndex=l,e}var zc=parseInt("187")>=169,VM=parseInt("187")<=161,Ys=new D,Ks=new D,Zs=new D,Vc=new St,Hc=new St,Gc=new St,Cg=new D,Pg=new D,Ig=new D,da=new D;function HM(r,t,e,i,n,s,o,a){let l;if(s===Ve?l=r.intersectTriangle(i,e,t,!0,n):l=r.intersectTriangle(t,e,i,s!==xe,n),l===null)return null;let c=r.origin.distanceTo(n);return c<o||c>a?null:{distance:c,point:n.clone()}}function Lg(r,t,e,i,n,s,o,a,l,c,h){Ys.fromBufferAttribute(t,s),Ks.fromBufferAttribute(t,o),Zs.fromBufferAttribute(t,a);let u=HM(r,Ys,Ks,Zs,da,l,c,h);if(u){if(i){Vc.fromBufferAttribute(i,s),Hc.fromBufferAttribute(i,o),Gc.fromBufferAttribute(i,a),u.uv=new St;let f=Je.getInterpolation(da,Ys,Ks,Zs,Vc,Hc,Gc,u.uv);zc||(u.uv=f)}if(n){Vc.fromBufferAttribute(n,s),Hc.fromBufferAttribute(n,o),Gc.fromBufferAttribute(n,a),u.uv1=new St;let f=Je.getInterpolation(da,Ys,Ks,Zs,Vc,Hc,Gc,u.uv1);zc||(u.uv1=f),VM&&(u.uv2=u.uv1)}if(e){Cg.fromBufferAttribute(e,s),Pg.fromBufferAttribute(e,o),Ig.fromBufferAttribute(e,a),u.normal=new D;let f=Je.getInterpolation(da,Ys,Ks,Zs,Cg,Pg,Ig,u.normal);u.normal.dot(r.direction)>0&&u.normal.multiplyScalar(-1),zc||(u.normal=f)}let d={a:s,b:o,c:a,normal:new D,materialIndex:0};if(Je.getNormal(Ys,Ks,Zs,d.normal),u.face=d,u.faceIndex=s,zc){let f=new D;Je.getBarycoord(da,Ys,Ks,Zs,f),u.barycoord=f}}return u}function Ng(r){return r&&r.isMaterial?r.side:r}function Zr(r,t,e,i,n,s,o){let a=i*3,l=a+0,c=a+1,h=a+2,{index:u,groups:d}=r;r.index&&(l=u.getX(l),c=u.getX(c),h=u.getX(h));let{position:f,normal:m,uv:x,uv1:p}=r.attributes;if(Array.isArray(t)){let g=i*3;for(let y=0,w=d.length;y<w;y++){let{start:v,count:M,materialIndex:T}=d[y];if(g>=v&&g<v+M){let _=Ng(t[T]),S=Lg(e,f,m,x,p,l,c,h,_,s,o);if(S)if(S.faceIndex=i,S.face.materialIndex=T,n)n.push(S);else return S}}}else{let g=Ng(t),y=Lg(e,f,m,x,p,l,c,h,g,s,o);if(y)if(y.faceIndex=i,y.face.materialIndex=0,n)n.push(y);else return y}return null}function _e(r,t,e,i){let n=r.a,s=r.b,o=r.c,a=t,l=t+1,c=t+2;e&&(a=e.getX(a),l=e.getX(l),c=e.getX(c)),n.x=i.getX(a),n.y=i.getY(a),n.z=i.getZ(a),s.x=i.getX(l),s.y=i.getY(l),s.z=i.getZ(l),o.x=i.getX(c),o.y=i.getY(c),o.z=i.getZ(c)}function Dg(r,t,e,i,n,s,o,a){let{geometry:l,_indirectBuffer:c}=r;for(let h=i,u=i+n;h<u;h++)Zr(l,t,e,h,s,o,a)}function Og(r,t,e,i,n,s,o){let{geometry:a,_indirectBuffer:l}=r,c=1/0,h=null;for(let u=i,d=i+n;u<d;u++){let f;f=Zr(a,t,e,u,null,s,o),f&&f.distance<c&&(h=f,c=f.distance)}return h}function Ug(r,t,e,i,n,s,o){let{geometry:a}=e,{index:l}=a,c=a.attributes.position;for(let h=r,u=t+r;h<u;h++){let d;if(d=h,_e(o,d*3,l,c),o.needsUpdate=!0,i(o,d,n,s))return!0}return!1}function Fg(r,t=null){t&&Array.isArray(t)&&(t=new Set(t));let e=r.geometry,i=e.index?e.index.array:null,n=e.attributes.position,s,o,a,l,c=0,h=r._roots;for(let d=0,f=h.length;d<f;d++)s=h[d],o=new Uint32Array(s),a=new Uint16Array(s),l=new Float32Array(s),u(0,c),c+=s.byteLength;function u(d,f,m=!1){let x=d*2;if(Qt(x,a)){let p=ae(d,o),g=de(x,a),y=1/0,w=1/0,v=1/0,M=-1/0,T=-1/0,_=-1/0;for(let S=3*p,C=3*(p+g);S<C;S++){let R=i[S],I=n.getX(R),P=n.getY(R),U=n.getZ(R);I<y&&(y=I),I>M&&(M=I),P<w&&(w=P),P>T&&(T=P),U<v&&(v=U),U>_&&(_=U)}return l[d+0]!==y||l[d+1]!==w||l[d+2]!==v||l[d+3]!==M||l[d+4]!==T||l[d+5]!==_?(l[d+0]=y,l[d+1]=w,l[d+2]=v,l[d+3]=M,l[d+4]=T,l[d+5]=_,!0):!1}else{let p=ne(d),g=se(d,o),y=m,w=!1,v=!1;if(t){if(!y){let R=p/8+f/32,I=g/8+f/32;w=t.has(R),v=t.has(I),y=!w&&!v}}else w=!0,v=!0;let M=y||w,T=y||v,_=!1;M&&(_=u(p,f,y));let S=!1;T&&(S=u(g,f,y));let C=_||S;if(C)for(let R=0;R<3;R++){let I=p+R,P=g+R,U=l[I],N=l[I+3],B=l[P],z=l[P+3];l[d+R]=U<B?U:B,l[d+R+3]=N>z?N:z}return C}}}function pi(r,t,e,i,n){let s,o,a,l,c,h,u=1/e.direction.x,d=1/e.direction.y,f=1/e.direction.z,m=e.origin.x,x=e.origin.y,p=e.origin.z,g=t[r],y=t[r+3],w=t[r+1],v=t[r+3+1],M=t[r+2],T=t[r+3+2];return u>=0?(s=(g-m)*u,o=(y-m)*u):(s=(y-m)*u,o=(g-m)*u),d>=0?(a=(w-x)*d,l=(v-x)*d):(a=(v-x)*d,l=(w-x)*d),s>l||a>o||((a>s||isNaN(s))&&(s=a),(l<o||isNaN(o))&&(o=l),f>=0?(c=(M-p)*f,h=(T-p)*f):(c=(T-p)*f,h=(M-p)*f),s>h||c>o)?!1:((c>s||s!==s)&&(s=c),(h<o||o!==o)&&(o=h),s<=n&&o>=i)}function Bg(r,t,e,i,n,s,o,a){let{geometry:l,_indirectBuffer:c}=r;for(let h=i,u=i+n;h<u;h++){let d=c?c[h]:h;Zr(l,t,e,d,s,o,a)}}function kg(r,t,e,i,n,s,o){let{geometry:a,_indirectBuffer:l}=r,c=1/0,h=null;for(let u=i,d=i+n;u<d;u++){let f;f=Zr(a,t,e,l?l[u]:u,null,s,o),f&&f.distance<c&&(h=f,c=f.distance)}return h}function zg(r,t,e,i,n,s,o){let{geometry:a}=e,{index:l}=a,c=a.attributes.position;for(let h=r,u=t+r;h<u;h++){let d;if(d=e.resolveTriangleIndex(h),_e(o,d*3,l,c),o.needsUpdate=!0,i(o,d,n,s))return!0}return!1}function Vg(r,t,e,i,n,s,o){Kt.setBuffer(r._roots[t]),pi(0,Kt.float32Array,i,s,o)&&hf(0,r,e,i,n,s,o),Kt.clearBuffer()}function hf(r,t,e,i,n,s,o){let{float32Array:a,uint16Array:l,uint32Array:c}=Kt,h=r*2;if(Qt(h,l)){let d=ae(r,c),f=de(h,l);Dg(t,e,i,d,f,n,s,o)}else{let d=ne(r);pi(d,a,i,s,o)&&hf(d,t,e,i,n,s,o);let f=se(r,c);pi(f,a,i,s,o)&&hf(f,t,e,i,n,s,o)}}var GM=["x","y","z"];function Hg(r,t,e,i,n,s){Kt.setBuffer(r._roots[t]);let o=null;return pi(0,Kt.float32Array,i,n,s)&&(o=uf(0,r,e,i,n,s)),Kt.clearBuffer(),o}function uf(r,t,e,i,n,s){let{float32Array:o,uint16Array:a,uint32Array:l}=Kt,c=r*2;if(Qt(c,a)){let u=ae(r,l),d=de(c,a);return Og(t,e,i,u,d,n,s)}else{let u=Hr(r,l),d=GM[u],m=i.direction[d]>=0,x,p;m?(x=ne(r),p=se(r,l)):(x=se(r,l),p=ne(r));let y=pi(x,o,i,n,s)?uf(x,t,e,i,n,s):null;if(y){let M=y.point[d];if(m?M<=o[p+u]:M>=o[p+u+3])return y}let v=pi(p,o,i,n,s)?uf(p,t,e,i,n,s):null;return y&&v?y.distance<=v.distance?y:v:y||v||null}}var Wc=new Jt,jr=new ii,Jr=new ii,fa=new Pt,Gg=new Ie,Xc=new Ie;function Wg(r,t,e,i){Kt.setBuffer(r._roots[t]);let n=df(0,r,e,i);return Kt.clearBuffer(),n}function df(r,t,e,i,n=null){let{float32Array:s,uint16Array:o,uint32Array:a}=Kt,l=r*2;if(n===null&&(e.boundingBox||e.computeBoundingBox(),Gg.set(e.boundingBox.min,e.boundingBox.max,i),n=Gg),Qt(l,o)){let h=t.geometry,u=h.index,d=h.attributes.position,f=e.index,m=e.attributes.position,x=ae(r,a),p=de(l,o);if(fa.copy(i).invert(),e.boundsTree)return ye(r,s,Xc),Xc.matrix.copy(fa),Xc.needsUpdate=!0,e.boundsTree.shapecast({intersectsBounds:y=>Xc.intersectsBox(y),intersectsTriangle:y=>{y.a.applyMatrix4(i),y.b.applyMatrix4(i),y.c.applyMatrix4(i),y.needsUpdate=!0;for(let w=x*3,v=(p+x)*3;w<v;w+=3)if(_e(Jr,w,u,d),Jr.needsUpdate=!0,y.intersectsTriangle(Jr))return!0;return!1}});{let g=vs(e);for(let y=x*3,w=(p+x)*3;y<w;y+=3){_e(jr,y,u,d),jr.a.applyMatrix4(fa),jr.b.applyMatrix4(fa),jr.c.applyMatrix4(fa),jr.needsUpdate=!0;for(let v=0,M=g*3;v<M;v+=3)if(_e(Jr,v,f,m),Jr.needsUpdate=!0,jr.intersectsTriangle(Jr))return!0}}}else{let h=ne(r),u=se(r,a);return ye(h,s,Wc),!!(n.intersectsBox(Wc)&&df(h,t,e,i,n)||(ye(u,s,Wc),n.intersectsBox(Wc)&&df(u,t,e,i,n)))}}var $c=new Pt,ff=new Ie,pa=new Ie,WM=new D,XM=new D,$M=new D,qM=new D;function Xg(r,t,e,i={},n={},s=0,o=1/0){t.boundingBox||t.computeBoundingBox(),ff.set(t.boundingBox.min,t.boundingBox.max,e),ff.needsUpdate=!0;let a=r.geometry,l=a.attributes.position,c=a.index,h=t.attributes.position,u=t.index,d=vi.getPrimitive(),f=vi.getPrimitive(),m=WM,x=XM,p=null,g=null;n&&(p=$M,g=qM);let y=1/0,w=null,v=null;return $c.copy(e).invert(),pa.matrix.copy($c),r.shapecast({boundsTraverseOrder:M=>ff.distanceToBox(M),intersectsBounds:(M,T,_)=>_<y&&_<o?(T&&(pa.min.copy(M.min),pa.max.copy(M.max),pa.needsUpdate=!0),!0):!1,intersectsRange:(M,T)=>{if(t.boundsTree)return t.boundsTree.shapecast({boundsTraverseOrder:S=>pa.distanceToBox(S),intersectsBounds:(S,C,R)=>R<y&&R<o,intersectsRange:(S,C)=>{for(let R=S,I=S+C;R<I;R++){_e(f,3*R,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let P=M,U=M+T;P<U;P++){_e(d,3*P,c,l),d.needsUpdate=!0;let N=d.distanceToTriangle(f,m,p);if(N<y&&(x.copy(m),g&&g.copy(p),y=N,w=P,v=R),N<s)return!0}}}});{let _=vs(t);for(let S=0,C=_;S<C;S++){_e(f,3*S,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let R=M,I=M+T;R<I;R++){_e(d,3*R,c,l),d.needsUpdate=!0;let P=d.distanceToTriangle(f,m,p);if(P<y&&(x.copy(m),g&&g.copy(p),y=P,w=R,v=S),P<s)return!0}}}}}),vi.releasePrimitive(d),vi.releasePrimitive(f),y===1/0?null:(i.point?i.point.copy(x):i.point=x.clone(),i.distance=y,i.faceIndex=w,n&&(n.point?n.point.copy(g):n.point=g.clone(),n.point.applyMatrix4($c),x.applyMatrix4($c),n.distance=x.sub(n.point).length(),n.faceIndex=v),i)}function $g(r,t=null){t&&Array.isArray(t)&&(t=new Set(t));let e=r.geometry,i=e.index?e.index.array:null,n=e.attributes.position,s,o,a,l,c=0,h=r._roots;for(let d=0,f=h.length;d<f;d++)s=h[d],o=new Uint32Array(s),a=new Uint16Array(s),l=new Float32Array(s),u(0,c),c+=s.byteLength;function u(d,f,m=!1){let x=d*2;if(Qt(x,a)){let p=ae(d,o),g=de(x,a),y=1/0,w=1/0,v=1/0,M=-1/0,T=-1/0,_=-1/0;for(let S=p,C=p+g;S<C;S++){let R=3*r.resolveTriangleIndex(S);for(let I=0;I<3;I++){let P=R+I;P=i?i[P]:P;let U=n.getX(P),N=n.getY(P),B=n.getZ(P);U<y&&(y=U),U>M&&(M=U),N<w&&(w=N),N>T&&(T=N),B<v&&(v=B),B>_&&(_=B)}}return l[d+0]!==y||l[d+1]!==w||l[d+2]!==v||l[d+3]!==M||l[d+4]!==T||l[d+5]!==_?(l[d+0]=y,l[d+1]=w,l[d+2]=v,l[d+3]=M,l[d+4]=T,l[d+5]=_,!0):!1}else{let p=ne(d),g=se(d,o),y=m,w=!1,v=!1;if(t){if(!y){let R=p/8+f/32,I=g/8+f/32;w=t.has(R),v=t.has(I),y=!w&&!v}}else w=!0,v=!0;let M=y||w,T=y||v,_=!1;M&&(_=u(p,f,y));let S=!1;T&&(S=u(g,f,y));let C=_||S;if(C)for(let R=0;R<3;R++){let I=p+R,P=g+R,U=l[I],N=l[I+3],B=l[P],z=l[P+3];l[d+R]=U<B?U:B,l[d+R+3]=N>z?N:z}return C}}}function qg(r,t,e,i,n,s,o){Kt.setBuffer(r._roots[t]),pi(0,Kt.float32Array,i,s,o)&&pf(0,r,e,i,n,s,o),Kt.clearBuffer()}function pf(r,t,e,i,n,s,o){let{float32Array:a,uint16Array:l,uint32Array:c}=Kt,h=r*2;if(Qt(h,l)){let d=ae(r,c),f=de(h,l);Bg(t,e,i,d,f,n,s,o)}else{let d=ne(r);pi(d,a,i,s,o)&&pf(d,t,e,i,n,s,o);let f=se(r,c);pi(f,a,i,s,o)&&pf(f,t,e,i,n,s,o)}}var YM=["x","y","z"];function Yg(r,t,e,i,n,s){Kt.setBuffer(r._roots[t]);let o=null;return pi(0,Kt.float32Array,i,n,s)&&(o=mf(0,r,e,i,n,s)),Kt.clearBuffer(),o}function mf(r,t,e,i,n,s){let{float32Array:o,uint16Array:a,uint32Array:l}=Kt,c=r*2;if(Qt(c,a)){let u=ae(r,l),d=de(c,a);return kg(t,e,i,u,d,n,s)}else{let u=Hr(r,l),d=YM[u],m=i.direction[d]>=0,x,p;m?(x=ne(r),p=se(r,l)):(x=se(r,l),p=ne(r));let y=pi(x,o,i,n,s)?mf(x,t,e,i,n,s):null;if(y){let M=y.point[d];if(m?M<=o[p+u]:M>=o[p+u+3])return y}let v=pi(p,o,i,n,s)?mf(p,t,e,i,n,s):null;return y&&v?y.distance<=v.distance?y:v:y||v||null}}var qc=new Jt,Qr=new ii,to=new ii,ma=new Pt,Kg=new Ie,Yc=new Ie;function Zg(r,t,e,i){Kt.setBuffer(r._roots[t]);let n=gf(0,r,e,i);return Kt.clearBuffer(),n}function gf(r,t,e,i,n=null){let{float32Array:s,uint16Array:o,uint32Array:a}=Kt,l=r*2;if(n===null&&(e.boundingBox||e.computeBoundingBox(),Kg.set(e.boundingBox.min,e.boundingBox.max,i),n=Kg),Qt(l,o)){let h=t.geometry,u=h.index,d=h.attributes.position,f=e.index,m=e.attributes.position,x=ae(r,a),p=de(l,o);if(ma.copy(i).invert(),e.boundsTree)return ye(r,s,Yc),Yc.matrix.copy(ma),Yc.needsUpdate=!0,e.boundsTree.shapecast({intersectsBounds:y=>Yc.intersectsBox(y),intersectsTriangle:y=>{y.a.applyMatrix4(i),y.b.applyMatrix4(i),y.c.applyMatrix4(i),y.needsUpdate=!0;for(let w=x,v=p+x;w<v;w++)if(_e(to,3*t.resolveTriangleIndex(w),u,d),to.needsUpdate=!0,y.intersectsTriangle(to))return!0;return!1}});{let g=vs(e);for(let y=x,w=p+x;y<w;y++){let v=t.resolveTriangleIndex(y);_e(Qr,3*v,u,d),Qr.a.applyMatrix4(ma),Qr.b.applyMatrix4(ma),Qr.c.applyMatrix4(ma),Qr.needsUpdate=!0;for(let M=0,T=g*3;M<T;M+=3)if(_e(to,M,f,m),to.needsUpdate=!0,Qr.intersectsTriangle(to))return!0}}}else{let h=ne(r),u=se(r,a);return ye(h,s,qc),!!(n.intersectsBox(qc)&&gf(h,t,e,i,n)||(ye(u,s,qc),n.intersectsBox(qc)&&gf(u,t,e,i,n)))}}var Kc=new Pt,xf=new Ie,ga=new Ie,KM=new D,ZM=new D,jM=new D,JM=new D;function jg(r,t,e,i={},n={},s=0,o=1/0){t.boundingBox||t.computeBoundingBox(),xf.set(t.boundingBox.min,t.boundingBox.max,e),xf.needsUpdate=!0;let a=r.geometry,l=a.attributes.position,c=a.index,h=t.attributes.position,u=t.index,d=vi.getPrimitive(),f=vi.getPrimitive(),m=KM,x=ZM,p=null,g=null;n&&(p=jM,g=JM);let y=1/0,w=null,v=null;return Kc.copy(e).invert(),ga.matrix.copy(Kc),r.shapecast({boundsTraverseOrder:M=>xf.distanceToBox(M),intersectsBounds:(M,T,_)=>_<y&&_<o?(T&&(ga.min.copy(M.min),ga.max.copy(M.max),ga.needsUpdate=!0),!0):!1,intersectsRange:(M,T)=>{if(t.boundsTree){let _=t.boundsTree;return _.shapecast({boundsTraverseOrder:S=>ga.distanceToBox(S),intersectsBounds:(S,C,R)=>R<y&&R<o,intersectsRange:(S,C)=>{for(let R=S,I=S+C;R<I;R++){let P=_.resolveTriangleIndex(R);_e(f,3*P,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let U=M,N=M+T;U<N;U++){let B=r.resolveTriangleIndex(U);_e(d,3*B,c,l),d.needsUpdate=!0;let z=d.distanceToTriangle(f,m,p);if(z<y&&(x.copy(m),g&&g.copy(p),y=z,w=U,v=R),z<s)return!0}}}})}else{let _=vs(t);for(let S=0,C=_;S<C;S++){_e(f,3*S,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let R=M,I=M+T;R<I;R++){let P=r.resolveTriangleIndex(R);_e(d,3*P,c,l),d.needsUpdate=!0;let U=d.distanceToTriangle(f,m,p);if(U<y&&(x.copy(m),g&&g.copy(p),y=U,w=R,v=S),U<s)return!0}}}}}),vi.releasePrimitive(d),vi.releasePrimitive(f),y===1/0?null:(i.point?i.point.copy(x):i.point=x.clone(),i.distance=y,i.faceIndex=w,n&&(n.point?n.point.copy(g):n.point=g.clone(),n.point.applyMatrix4(Kc),x.applyMatrix4(Kc),n.distance=x.sub(n.point).length(),n.faceIndex=v),i)}function yf(r,t,e){return r===null?null:(r.point.applyMatrix4(t.matrixWorld),r.distance=r.point.distanceTo(e.ray.origin),r.object=t,r)}var Zc=new Ie,jc=new Ii,Jg=new D,Qg=new Pt,t0=new D,_f=["getX","getY","getZ"],Jc=class r extends kc{static serialize(t,e={}){e={cloneBuffers:!0,...e};let i=t.geometry,n=t._roots,s=t._indirectBuffer,o=i.getIndex(),a={version:1,roots:null,index:null,indirectBuffer:null};return e.cloneBuffers?(a.roots=n.map(l=>l.slice()),a.index=o?o.array.slice():null,a.indirectBuffer=s?s.slice():null):(a.roots=n,a.index=o?o.array:null,a.indirectBuffer=s),a}static deserialize(t,e,i={}){i={setIndex:!0,indirect:!!t.indirectBuffer,...i};let{index:n,roots:s,indirectBuffer:o}=t;t.version||(console.warn("MeshBVH.deserialize: Serialization format has been changed and will be fixed up. It is recommended to regenerate any stored serialized data."),l(s));let a=new r(e,{...i,[aa]:!0});if(a._roots=s,a._indirectBuffer=o||null,i.setIndex){let c=e.getIndex();if(c===null){let h=new ee(t.index,1,!1);e.setIndex(h)}else c.array!==n&&(c.array.set(n),c.needsUpdate=!0)}return a;function l(c){for(let h=0;h<c.length;h++){let u=c[h],d=new Uint32Array(u),f=new Uint16Array(u);for(let m=0,x=u.byteLength/32;m<x;m++){let p=8*m,g=2*p;Qt(g,f)||(d[p+6]=d[p+6]/8-m)}}}}get primitiveStride(){return 3}get resolveTriangleIndex(){return this.resolvePrimitiveIndex}constructor(t,e={}){e.maxLeafTris&&(console.warn('MeshBVH: "maxLeafTris" option has been deprecated. Use "targetLeafSize", instead.'),e={...e,targetLeafSize:e.maxLeafTris}),super(t,e)}shiftTriangleOffsets(t){return super.shiftPrimitiveOffsets(t)}writePrimitiveBounds(t,e,i){let n=this.geometry,s=this._indirectBuffer,o=n.attributes.position,a=n.index?n.index.array:null,c=(s?s[t]:t)*3,h=c+0,u=c+1,d=c+2;a&&(h=a[h],u=a[u],d=a[d]);for(let f=0;f<3;f++){let m=o[_f[f]](h),x=o[_f[f]](u),p=o[_f[f]](d),g=m;x<g&&(g=x),p<g&&(g=p);let y=m;x>y&&(y=x),p>y&&(y=p),e[i+f]=g,e[i+f+3]=y}return e}computePrimitiveBounds(t,e,i){let n=this.geometry,s=this._indirectBuffer,o=n.attributes.position,a=n.index?n.index.array:null,l=o.normalized;if(t<0||e+t-i.offset>i.length/6)throw new Error("MeshBVH: compute triangle bounds range is invalid.");let c=o.array,h=o.offset||0,u=3;o.isInterleavedBufferAttribute&&(u=o.data.stride);let d=["getX","getY","getZ"],f=i.offset;for(let m=t,x=t+e;m<x;m++){let g=(s?s[m]:m)*3,y=(m-f)*6,w=g+0,v=g+1,M=g+2;a&&(w=a[w],v=a[v],M=a[M]),l||(w=w*u+h,v=v*u+h,M=M*u+h);for(let T=0;T<3;T++){let _,S,C;l?(_=o[d[T]](w),S=o[d[T]](v),C=o[d[T]](M)):(_=c[w+T],S=c[v+T],C=c[M+T]);let R=_;S<R&&(R=S),C<R&&(R=C);let I=_;S>I&&(I=S),C>I&&(I=C);let P=(I-R)/2,U=T*2;i[y+U+0]=R+P,i[y+U+1]=P+(Math.abs(R)+P)*Vr}}return i}raycastObject3D(t,e,i=[]){let{material:n}=t;if(n===void 0)return;Qg.copy(t.matrixWorld).invert(),jc.copy(e.ray).applyMatrix4(Qg),t0.setFromMatrixScale(t.matrixWorld),Jg.copy(jc.direction).multiply(t0);let s=Jg.length(),o=e.near/s,a=e.far/s;if(e.firstHitOnly===!0){let l=this.raycastFirst(jc,n,o,a);l=yf(l,t,e),l&&i.push(l)}else{let l=this.raycast(jc,n,o,a);for(let c=0,h=l.length;c<h;c++){let u=yf(l[c],t,e);u&&i.push(u)}}return i}refit(t=null){return(this.indirect?$g:Fg)(this,t)}raycast(t,e=ti,i=0,n=1/0){let s=this._roots,o=[],a=this.indirect?qg:Vg;for(let l=0,c=s.length;l<c;l++)a(this,l,e,t,o,i,n);return o}raycastFirst(t,e=ti,i=0,n=1/0){let s=this._roots,o=null,a=this.indirect?Yg:Hg;for(let l=0,c=s.length;l<c;l++){let h=a(this,l,e,t,i,n);h!=null&&(o==null||h.distance<o.distance)&&(o=h)}return o}intersectsGeometry(t,e){let i=!1,n=this._roots,s=this.indirect?Zg:Wg;for(let o=0,a=n.length;o<a&&(i=s(this,o,t,e),!i);o++);return i}shapecast(t){let e=vi.getPrimitive(),i=super.shapecast({...t,intersectsPrimitive:t.intersectsTriangle,scratchPrimitive:e,iterate:this.indirect?zg:Ug});return vi.releasePrimitive(e),i}bvhcast(t,e,i){let{intersectsRanges:n,intersectsTriangles:s}=i,o=vi.getPrimitive(),a=this.geometry.index,l=this.geometry.attributes.position,c=this.indirect?m=>{let x=this.resolveTriangleIndex(m);_e(o,x*3,a,l)}:m=>{_e(o,m*3,a,l)},h=vi.getPrimitive(),u=t.geometry.index,d=t.geometry.attributes.position,f=t.indirect?m=>{let x=t.resolveTriangleIndex(m);_e(h,x*3,u,d)}:m=>{_e(h,m*3,u,d)};if(s){if(!(t instanceof r))throw new Error('MeshBVH: "intersectsTriangles" callback can only be used with another MeshBVH.');let m=(x,p,g,y,w,v,M,T)=>{for(let _=g,S=g+y;_<S;_++){f(_),h.a.applyMatrix4(e),h.b.applyMatrix4(e),h.c.applyMatrix4(e),h.needsUpdate=!0;for(let C=x,R=x+p;C<R;C++)if(c(C),o.needsUpdate=!0,s(o,h,C,_,w,v,M,T))return!0}return!1};if(n){let x=n;n=function(p,g,y,w,v,M,T,_){return x(p,g,y,w,v,M,T,_)?!0:m(p,g,y,w,v,M,T,_)}}else n=m}return super.bvhcast(t,e,{intersectsRanges:n})}intersectsBox(t,e){return Zc.set(t.min,t.max,e),Zc.needsUpdate=!0,this.shapecast({intersectsBounds:i=>Zc.intersectsBox(i),intersectsTriangle:i=>Zc.intersectsTriangle(i)})}intersectsSphere(t){return this.shapecast({intersectsBounds:e=>t.intersectsBox(e),intersectsTriangle:e=>e.intersectsSphere(t)})}closestPointToGeometry(t,e,i={},n={},s=0,o=1/0){return(this.indirect?jg:Xg)(this,t,e,i,n,s,o)}closestPointToPoint(t,e={},i=0,n=1/0){return Rg(this,t,e,i,n)}};var QM=6e4,tS=28,Zi=class extends Error{};async function Qc(r){let t;try{t=await new Ec().parseAsync(r,"")}catch(c){throw new Zi(`The file is not a GLB that can be read (${c.message??c}).`)}t.scene.updateMatrixWorld(!0);let e=[],i=[],n=[];t.scene.traverse(c=>{c.isMesh?e.push(nS(c)):c.isPoints?i.push(iS(c)):c.isLine&&n.push(rS(c))});let s=sS(e.length?e:i);if(!s?.attributes.position?.count)throw new Zi("The file holds no triangles.");s.computeBoundingBox();let{min:o,max:a}=s.boundingBox;if(![...o,...a].every(Number.isFinite))throw new Zi("The file holds coordinates that are not numbers.");s.computeBoundingSphere();let l=e.length?0:s.attributes.position.count/e0.length;return new xa(s,oS(n),{points:l})}var e0=[[1,0,0],[-1,0,0],[0,1,0],[0,-1,0],[0,0,1],[0,0,-1]],eS=[0,2,4,2,1,4,1,3,4,3,0,4,2,0,5,1,2,5,3,1,5,0,3,5];function iS(r){let{position:t}=r.geometry.applyMatrix4(r.matrixWorld).attributes,e=r.userData.radius||.01,i=t.count,n=new Float32Array(18*i),s=new Float32Array(18*i),o=new Uint32Array(24*i);for(let l=0;l<i;l++){let c=[t.getX(l),t.getY(l),t.getZ(l)];e0.forEach((h,u)=>{for(let d=0;d<3;d++)n[18*l+3*u+d]=c[d]+e*h[d],s[18*l+3*u+d]=h[d]});for(let h=0;h<24;h++)o[24*l+h]=6*l+eS[h]}let a=new be;return a.setAttribute("position",new ee(n,3)),a.setAttribute("normal",new ee(s,3)),a.setIndex(new ee(o,1))}function nS(r){return r.geometry.applyMatrix4(r.matrixWorld)}function sS(r){if(r.length<2)return r[0];let t=["position","normal","color","_deviation","_thickness"].filter(i=>r.every(n=>n.attributes[i]));for(let i of r)for(let n of Object.keys(i.attributes))t.includes(n)||i.deleteAttribute(n);let e=r.every(i=>i.index)?r:r.map(i=>i.index?i.toNonIndexed():i);return ag(e)??r[0]}function rS(r){let{geometry:t}=r;t.applyMatrix4(r.matrixWorld);let e=t.attributes.position,i=t.index?a=>t.index.getX(a):a=>a,n=t.index?.count??e.count,s=[];if(r.isLineSegments)for(let a=0;a+1<n;a+=2)s.push(i(a),i(a+1));else{for(let a=0;a+1<n;a++)s.push(i(a),i(a+1));r.isLineLoop&&n>2&&s.push(i(n-1),i(0))}let o=new Float32Array(3*s.length);return s.forEach((a,l)=>o.set([e.getX(a),e.getY(a),e.getZ(a)],3*l)),o}function oS(r){let t=r.reduce((n,s)=>n+s.length,0);if(!t)return null;let e=new Float32Array(t),i=0;for(let n of r)e.set(n,i),i+=n.length;return aS(e)}function aS(r){return new be().setAttribute("position",new ee(r,3))}var lS=0,xa=class{serial=++lS;#t=null;#i;constructor(t,e,{points:i=0}={}){this.surface=t,this.points=i,this.#i=e,this.box=new Jt().copy(t.boundingBox),this.triangles=(t.index?.count??t.attributes.position.count)/3,this.flat=!t.attributes.normal,this.hasDeviation=!!t.attributes._deviation,this.hasThickness=!!t.attributes._thickness,this.hasColors=!!t.attributes.color,this.closed=i>0||cS(t,this.triangles)}get edges(){if(!this.#i&&!this.points&&this.triangles<=QM){let t=new Oo(this.surface,tS);this.#i=t}return this.#i}get bvh(){return this.#t??=new Jc(this.surface,{indirect:!0}),this.#t}get largestDeviation(){let t=this.surface.attributes._deviation;if(!t)return 0;let e=0;for(let i=0;i<t.count;i++){let n=Math.abs(t.getX(i));n>e&&n<1/0&&(e=n)}return e}get usualThickness(){let t=this.surface.attributes._thickness;if(!t)return 0;let e=Float32Array.from(t.array).filter(i=>i>0).sort();return e.length?e[Math.floor(.95*(e.length-1))]:0}#s=null;shareWithin(t){let{position:e,_deviation:i}=this.surface.attributes,{index:n}=this.surface;this.#s??=hS(e,n,this.triangles);let s=t*(1+1e-6),o=0,a=0;for(let l=0;l<this.triangles;l++){let c=0;for(let h=0;h<3;h++)c+=i.getX(n?n.getX(3*l+h):3*l+h)/3;Number.isNaN(c)||(a+=this.#s[l],Math.abs(c)<=s&&(o+=this.#s[l]))}return a>0?o/a:0}dispose(){this.surface.dispose(),this.#i?.dispose(),this.#t=null}};function cS(r,t){let{position:e}=r.attributes,{index:i,boundingBox:n}=r,s=n.getCenter(new D),o=n.max.distanceTo(n.min),a=[new D(.83,.47,.61),new D(-.39,.71,-.92)].map(g=>g.multiplyScalar(o).add(s)),l=[0,0],c=0,[h,u,d,f,m,x]=Array.from({length:6},()=>new D),p=new D;for(let g=0;g<t;g++){let y=i?[i.getX(3*g),i.getX(3*g+1),i.getX(3*g+2)]:[3*g,3*g+1,3*g+2];f.fromBufferAttribute(e,y[0]),m.fromBufferAttribute(e,y[1]),x.fromBufferAttribute(e,y[2]),a.forEach((w,v)=>{h.subVectors(f,w),u.subVectors(m,w),d.subVectors(x,w);let[M,T,_]=[h.length(),u.length(),d.length()],S=h.dot(p.crossVectors(u,d));l[v]+=Math.atan2(S,M*T*_+h.dot(u)*_+u.dot(d)*M+d.dot(h)*T),v===0&&(c+=S)})}return c>0&&l.every(g=>Math.abs(g)<.001)}function hS(r,t,e){let i=new Float32Array(e),n=[0,0,0].map(()=>[0,0,0]);for(let s=0;s<e;s++){for(let l=0;l<3;l++){let c=t?t.getX(3*s+l):3*s+l;n[l]=[r.getX(c),r.getY(c),r.getZ(c)]}let[o,a]=[1,2].map(l=>n[l].map((c,h)=>c-n[0][h]));i[s]=.5*Math.hypot(o[1]*a[2]-o[2]*a[1],o[2]*a[0]-o[0]*a[2],o[0]*a[1]-o[1]*a[0])}return i}function uS(){try{return new URL(globalThis.gradio_config?.root??"/",location.href).pathname.replace(/\/+$/,"")}catch{return""}}function hn(r){let t=uS(),e=r.startsWith("/")&&!r.startsWith("//")&&t&&!r.startsWith(`${t}/`)?t+r:r,i;try{i=new URL(e,document.baseURI)}catch{throw new Zi(`The address \u201C${r}\u201D can't be read.`)}if(i.protocol!=="blob:"&&i.protocol!=="data:"&&i.origin!==location.origin)throw new Zi("The viewer loads meshes from this site only.");return i.href}var th=class{#t=new Map;async get({url:t,version:e},i){let n=this.#t.get(t);if(n&&n.version===e)return n;let s=hn(t),o;try{o=await fetch(s,{signal:i,cache:"no-cache",credentials:"same-origin"})}catch(l){throw l.name==="AbortError"?l:new Zi("The server did not answer; check the connection and try again.")}if(!o.ok){let l=o.status===404||o.status===410;throw new Zi(l?"The file is not there any more; run it again to make a new one.":`The server answered ${o.status}.`)}let a=o.headers.get("etag");return n&&a&&n.tag===a?(o.body?.cancel(),{...n,version:e}):{url:t,version:e,tag:a,model:await Qc(await o.arrayBuffer())}}keep(t){let e=new Set(t.map(n=>n.model)),i=[...this.#t.values()].map(n=>n.model).filter(n=>!e.has(n));return this.#t=new Map(t.map(n=>[n.url,n])),i}};var dS="http://www.w3.org/2000/svg";function Fi(r,t={},...e){let i=document.createElementNS(dS,r);for(let[n,s]of Object.entries(t))i.setAttribute(n,s);return i.append(...e),i}var i0={x:"var(--x)",y:"var(--y)",z:"var(--z)"},fS={x:"right",y:"back",z:"top"},pS={x:"left",y:"front",z:"bottom"},eo=class{constructor(t){this.element=Fi("svg",{class:"triad",viewBox:"-40 -40 80 80","aria-hidden":"true"}),this.arms=fi.map(e=>{let i=Fi("line",{x1:0,y1:0,stroke:i0[e]}),n=Fi("circle",{r:8.5,fill:i0[e]}),s=Fi("text",{},e.toUpperCase()),o=Fi("g",{class:"arm"},i,n,s);return o.append(Fi("title",{},`Look along ${e.toUpperCase()}`)),o.addEventListener("click",()=>{let a=this.toward[e];t(a>.99?pS[e]:fS[e])}),{axis:e,line:i,ball:n,letter:s,group:o}}),this.toward={},this.element.append(...this.arms.map(e=>e.group))}update(t){let e=new Ke().copy(t.quaternion).invert();for(let n of this.arms){let s=$s[n.axis].clone().applyQuaternion(e);this.toward[n.axis]=s.z;let[o,a]=[s.x*28,-s.y*28];n.depth=s.z,n.line.setAttribute("x2",o),n.line.setAttribute("y2",a),n.ball.setAttribute("cx",o),n.ball.setAttribute("cy",a),n.letter.setAttribute("x",o),n.letter.setAttribute("y",a)}let i=[...this.arms].sort((n,s)=>n.depth-s.depth);i.some((n,s)=>this.element.children[s]!==n.group)&&this.element.append(...i.map(n=>n.group))}},eh=class{points=[];hover=null;on=!1;get delta(){if(this.points.length<2)return null;let[t,e]=this.points;return t.file.map((i,n)=>e.file[n]-i)}get distance(){return this.delta&&Math.hypot(...this.delta)}add(t){this.points.length===2&&(this.points=[]),this.points.push(t)}clear(){this.points=[],this.hover=null}text(t,e){let{delta:i}=this;if(!i)return this.points.length?"Pick the second point.":"Pick two points on the surface.";let n=fi.map((s,o)=>`\u0394${s} ${Di(i[o],t)}`);return{distance:`${Di(this.distance,t)} ${e}`.trim(),parts:n.join("   ")}}draw(t,e,i,n){t.replaceChildren();let s=[...this.points];this.on&&this.hover&&s.length<2&&s.push({...this.hover,ghost:!0});let o=s.map(a=>e(a.world));if(o.length===2&&o[0]&&o[1]){let a={x1:o[0][0],y1:o[0][1],x2:o[1][0],y2:o[1][1]};t.append(Fi("line",{...a,class:"halo"}),Fi("line",{...a,class:s[1].ghost?"rule ghost":"rule"}))}if(s.forEach((a,l)=>{if(!o[l])return;let[c,h]=o[l];t.append(Fi("circle",{cx:c,cy:h,r:a.snapped?5.5:4.5,class:`mark${a.ghost?" ghost":""}${a.snapped?" snapped":""}`}))}),this.distance!==null&&this.delta&&o[0]&&o[1]){let[a,l]=[(o[0][0]+o[1][0])/2,(o[0][1]+o[1][1])/2-10];t.append(Fi("text",{x:a,y:l,class:"length"},`${Di(this.distance,i)} ${n}`.trim()))}if(this.on&&this.hover&&this.hover.cross){let[a,l]=this.hover.cross;t.append(Fi("path",{class:"cross",d:`M${a-12} ${l}h24M${a} ${l-12}v24`}))}}};function n0({stage:r,background:t,ink:e,labels:i,legend:n,measure:s,font:o}){let a=r.renderer.getPixelRatio(),{width:l,height:c}=r.canvas,h=document.createElement("canvas"),u=n?Math.round(56*a):0;Object.assign(h,{width:l,height:c+u});let d=h.getContext("2d"),f=d.createLinearGradient(0,0,0,c);t.forEach((x,p)=>f.addColorStop(p,x)),d.fillStyle=f,d.fillRect(0,0,l,c),d.fillStyle=t.at(-1),d.fillRect(0,c,l,u),r.draw(),d.drawImage(r.canvas,0,0),d.scale(a,a),d.font=`13px ${o}`,d.textBaseline="middle",d.fillStyle=e,r.activePanes.forEach((x,p)=>{let[g,y,w,v]=x.rect;if(d.globalAlpha=.15,g>0&&d.fillRect(g-.5,y,1,v),y>0&&d.fillRect(g,y-.5,w,1),d.globalAlpha=1,i[p].forEach(({text:M,color:T},_)=>{d.fillStyle=T,d.beginPath(),d.arc(g+18,y+20+20*_,5,0,7),d.fill(),d.fillStyle=e,d.fillText(M,g+30,y+20+20*_)}),s?.distance){let[M,T]=s.points.map(_=>r.project(_.world,x));if(!M||!T)return;d.strokeStyle=d.fillStyle=e,d.lineWidth=1.5,d.beginPath(),d.moveTo(g+M[0],y+M[1]),d.lineTo(g+T[0],y+T[1]),d.stroke();for(let[_,S]of[M,T])d.beginPath(),d.arc(g+_,y+S,4,0,7),d.fill();d.fillText(s.text,g+(M[0]+T[0])/2+8,y+(M[1]+T[1])/2-12)}});let m=c/a;if(d.fillStyle=e,n?.limit){d.fillText(n.title,16,m+20);let x={x:150,y:m+14,w:Math.min(340,l/a-180),h:12};for(let p=0;p<x.w;p++)d.fillStyle=`rgb(${wc(p/(x.w-1)).join(" ")})`,d.fillRect(x.x+p,x.y,1.5,x.h);d.fillStyle=e,d.textAlign="center",[-1,-.5,0,.5,1].forEach(p=>{d.fillText((p>0?"+":"")+an(p*n.limit),x.x+(p+1)/2*x.w,x.y+25)}),d.textAlign="left"}else if(n?.entries){let x=16;for(let{label:p,color:g}of n.entries)d.fillStyle=g,d.fillRect(x,m+22,12,12),d.fillStyle=e,d.fillText(p,x+19,m+28),x+=19+d.measureText(p).width+18}return h}function s0(r,t){return new Promise((e,i)=>{r.toBlob(n=>{if(!n)return i(new Error("The picture could not be made."));let s=document.createElement("a");s.href=URL.createObjectURL(n),s.download=t,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e4),e()},"image/png")})}var r0={type:"change"},bf={type:"start"},a0={type:"end"},ih=new Ii,o0=new Be,mS=Math.cos(70*ui.DEG2RAD),We=new D,Ti=2*Math.PI,re={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},vf=1e-6,nh=class extends Wo{constructor(t,e=null){super(t,e),this.state=re.NONE,this.target=new D,this.cursor=new D,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:us.ROTATE,MIDDLE:us.DOLLY,RIGHT:us.PAN},this.touches={ONE:ds.ROTATE,TWO:ds.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new D,this._lastQuaternion=new Ke,this._lastTargetPosition=new D,this._quat=new Ke().setFromUnitVectors(t.up,new D(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new sn,this._sphericalDelta=new sn,this._scale=1,this._panOffset=new D,this._rotateStart=new St,this._rotateEnd=new St,this._rotateDelta=new St,this._panStart=new St,this._panEnd=new St,this._panDelta=new St,this._dollyStart=new St,this._dollyEnd=new St,this._dollyDelta=new St,this._dollyDirection=new D,this._mouse=new St,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=xS.bind(this),this._onPointerDown=gS.bind(this),this._onPointerUp=yS.bind(this),this._onContextMenu=TS.bind(this),this._onMouseWheel=bS.bind(this),this._onKeyDown=wS.bind(this),this._onTouchStart=MS.bind(this),this._onTouchMove=SS.bind(this),this._onMouseDown=_S.bind(this),this._onMouseMove=vS.bind(this),this._interceptControlDown=AS.bind(this),this._interceptControlUp=ES.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=re.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(r0),this.update(),this.state=re.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;We.copy(e).sub(this.target),We.applyQuaternion(this._quat),this._spherical.setFromVector3(We),this.autoRotate&&this.state===re.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,n=this.maxAzimuthAngle;isFinite(i)&&isFinite(n)&&(i<-Math.PI?i+=Ti:i>Math.PI&&(i-=Ti),n<-Math.PI?n+=Ti:n>Math.PI&&(n-=Ti),i<=n?this._spherical.theta=Math.max(i,Math.min(n,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+n)/2?Math.max(i,this._spherical.theta):Math.min(n,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let s=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),s=o!=this._spherical.radius}if(We.setFromSpherical(this._spherical),We.applyQuaternion(this._quatInverse),e.copy(this.target).add(We),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=We.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),s=!!l}else if(this.object.isOrthographicCamera){let a=new D(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),s=l!==this.object.zoom;let c=new D(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=We.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(ih.origin.copy(this.object.position),ih.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(ih.direction))<mS?this.object.lookAt(this.target):(o0.setFromNormalAndCoplanarPoint(this.object.up,this.target),ih.intersectPlane(o0,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),s=!0)}return this._scale=1,this._performCursorZoom=!1,s||this._lastPosition.distanceToSquared(this.object.position)>vf||8*(1-this._lastQuaternion.dot(this.object.quaternion))>vf||this._lastTargetPosition.distanceToSquared(this.target)>vf?(this.dispatchEvent(r0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?Ti/60*this.autoRotateSpeed*t:Ti/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){We.setFromMatrixColumn(e,0),We.multiplyScalar(-t),this._panOffset.add(We)}_panUp(t,e){this.screenSpacePanning===!0?We.setFromMatrixColumn(e,1):(We.setFromMatrixColumn(e,0),We.crossVectors(this.object.up,We)),We.multiplyScalar(t),this._panOffset.add(We)}_pan(t,e){let i=this.domElement;if(this.object.isPerspectiveCamera){let n=this.object.position;We.copy(n).sub(this.target);let s=We.length();s*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*s/i.clientHeight,this.object.matrix),this._panUp(2*e*s/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let i=this.domElement.getBoundingClientRect(),n=t-i.left,s=e-i.top,o=i.width,a=i.height;this._mouse.x=n/o*2-1,this._mouse.y=-(s/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(Ti*this._rotateDelta.x/e.clientHeight),this._rotateUp(Ti*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(Ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-Ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(Ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-Ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),n=.5*(t.pageY+e.y);this._rotateStart.set(i,n)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),n=.5*(t.pageY+e.y);this._panStart.set(i,n)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),i=t.pageX-e.x,n=t.pageY-e.y,s=Math.sqrt(i*i+n*n);this._dollyStart.set(0,s)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let i=this._getSecondPointerPosition(t),n=.5*(t.pageX+i.x),s=.5*(t.pageY+i.y);this._rotateEnd.set(n,s)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(Ti*this._rotateDelta.x/e.clientHeight),this._rotateUp(Ti*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),n=.5*(t.pageY+e.y);this._panEnd.set(i,n)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),i=t.pageX-e.x,n=t.pageY-e.y,s=Math.sqrt(i*i+n*n);this._dollyEnd.set(0,s),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new St,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,i={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}};function gS(r){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(r.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(r)&&(this._addPointer(r),r.pointerType==="touch"?this._onTouchStart(r):this._onMouseDown(r),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function xS(r){this.enabled!==!1&&(r.pointerType==="touch"?this._onTouchMove(r):this._onMouseMove(r))}function yS(r){switch(this._removePointer(r),this._pointers.length){case 0:this.domElement.releasePointerCapture(r.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(a0),this.state=re.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function _S(r){let t;switch(r.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case us.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(r),this.state=re.DOLLY;break;case us.ROTATE:if(r.ctrlKey||r.metaKey||r.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(r),this.state=re.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(r),this.state=re.ROTATE}break;case us.PAN:if(r.ctrlKey||r.metaKey||r.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(r),this.state=re.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(r),this.state=re.PAN}break;default:this.state=re.NONE}this.state!==re.NONE&&this.dispatchEvent(bf)}function vS(r){switch(this.state){case re.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(r);break;case re.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(r);break;case re.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(r);break}}function bS(r){this.enabled===!1||this.enableZoom===!1||this.state!==re.NONE||(r.preventDefault(),this.dispatchEvent(bf),this._handleMouseWheel(this._customWheelEvent(r)),this.dispatchEvent(a0))}function wS(r){this.enabled!==!1&&this._handleKeyDown(r)}function MS(r){switch(this._trackPointer(r),this._pointers.length){case 1:switch(this.touches.ONE){case ds.ROTATE:if(this.enableRotate===!1){this.state=re.NONE;break}this._handleTouchStartRotate(r),this.state=re.TOUCH_ROTATE;break;case ds.PAN:if(this.enablePan===!1){this.state=re.NONE;break}this._handleTouchStartPan(r),this.state=re.TOUCH_PAN;break;default:this.state=re.NONE}break;case 2:switch(this.touches.TWO){case ds.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(r),this.state=re.TOUCH_DOLLY_PAN;break;case ds.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(r),this.state=re.TOUCH_DOLLY_ROTATE;break;default:this.state=re.NONE}break;default:this.state=re.NONE}this.state!==re.NONE&&this.dispatchEvent(bf)}function SS(r){switch(this._trackPointer(r),this.state){case re.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(r),this.update();break;case re.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(r),this.update();break;case re.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(r),this.update();break;case re.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(r),this.update();break;default:this.state=re.NONE}}function TS(r){this.enabled!==!1&&r.preventDefault()}function AS(r){r.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function ES(r){r.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var RS=new Li(-1,1,1,-1,0,1),wf=class extends be{constructor(){super(),this.setAttribute("position",new ke([-1,3,0,-1,-1,0,3,-1,0],3)),this.setAttribute("uv",new ke([0,2,0,0,2,0],2))}},CS=new wf,sh=class{constructor(t){this._mesh=new ue(CS,t)}dispose(){this._mesh.geometry.dispose()}render(t){t.render(this._mesh,RS)}get material(){return this._mesh.material}set material(t){this._mesh.material=t}};var io=256,PS=.45,l0=`
  varying float vHeight; uniform float uFloor; uniform float uReach;
  #ifdef VERTEX
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    vHeight = (world.y - uFloor) / uReach;
    gl_Position = projectionMatrix * viewMatrix * world;
  }
  #else
  void main() { float k = clamp(1.0 - vHeight, 0.0, 1.0); gl_FragColor = vec4(0.0, 0.0, 0.0, 0.25 + 0.75 * k * k); }
  #endif`,IS=`
  varying vec2 vUv; uniform sampler2D uFrom; uniform vec2 uStep;
  void main() {
    float sum = 0.0; float weight = 0.0;
    for (int i = -8; i <= 8; i++) {
      float w = exp(-float(i * i) / 24.0);
      sum += w * texture2D(uFrom, vUv + float(i) * uStep).a; weight += w;
    }
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weight);
  }`,rh=class{constructor(){let t={format:ei,depthBuffer:!0,stencilBuffer:!1};this.target=new li(io,io,t),this.material=new ci({uniforms:{uMap:{value:this.target.texture},uStrength:{value:.4}},vertexShader:"varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`varying vec2 vUv; uniform sampler2D uMap; uniform float uStrength;
        void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, uStrength * texture2D(uMap, vec2(1.0 - vUv.x, vUv.y)).a); }`,transparent:!0,depthWrite:!1}),this.mesh=new ue(new nn(1,1),this.material),this.mesh.rotation.x=-Math.PI/2,this.mesh.renderOrder=-1}bake(t,e,i){let n=i.getSize(new D),s=i.getCenter(new D),o=.5*Math.max(n.x,n.z)+PS*Math.max(.25*n.length(),.5*n.y),a=i.min.y,l=new Li(-o,o,o,-o,0,n.y+.002);l.position.set(s.x,a-.001,s.z),l.up.set(0,0,-1),l.lookAt(s.x,a+1,s.z),l.updateMatrixWorld(!0);let c=new ci({uniforms:{uFloor:{value:a},uReach:{value:Math.max(.6*n.y,1e-4)}},vertexShader:`#define VERTEX
${l0}`,fragmentShader:l0,side:xe}),h=new ue(e.geometry,c);h.matrixAutoUpdate=!1,h.matrixWorldAutoUpdate=!1,h.matrixWorld.copy(e.matrixWorld),h.frustumCulled=!1;let u=new ci({uniforms:{uFrom:{value:null},uStep:{value:new St}},vertexShader:"varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 1.0, 1.0); }",fragmentShader:IS,depthTest:!1,depthWrite:!1}),d=new sh(u),f=new li(io,io,{format:ei,depthBuffer:!1}),m=t.getClearAlpha();t.setClearAlpha(0),t.setRenderTarget(this.target),t.clear(),t.render(h,l);for(let x of[.6,1.4])for(let[p,g,y,w]of[[this.target,f,x,0],[f,this.target,0,x]])u.uniforms.uFrom.value=p.texture,u.uniforms.uStep.value.set(y/io,w/io),t.setRenderTarget(g),d.render(t);t.setRenderTarget(null),t.setClearAlpha(m),c.dispose(),u.dispose(),d.dispose(),f.dispose(),this.mesh.scale.set(2*o,2*o,1),this.mesh.position.set(s.x,a-.004,s.z)}dispose(){this.target.dispose(),this.material.dispose(),this.mesh.geometry.dispose()}};function h0(){return{uRamp:{value:gd()},uLimit:{value:1},uUnknown:{value:new Ot(ng)},uThicknessRamp:{value:gd(Sc)},uThickest:{value:1}}}var c0={deviation:{attribute:"_deviation",code:`float at = clamp(0.5 + 0.5 * vValue / uLimit, 0.0, 1.0);
          diffuseColor.rgb = vValue == vValue ? texture2D(uRamp, vec2(at * 255.0 / 256.0 + 0.5 / 256.0, 0.5)).rgb : uUnknown;`},thickness:{attribute:"_thickness",code:`float at = clamp(vValue / uThickest, 0.0, 1.0);
          diffuseColor.rgb = vValue > 0.0 ? texture2D(uThicknessRamp, vec2(at * 255.0 / 256.0 + 0.5 / 256.0, 0.5)).rgb : uUnknown;`}};function u0(r,t,{flat:e,planes:i,deviation:n}){let s=new Vn({color:t==="plain"?ps(r).surface:"#ffffff",vertexColors:t==="surfaces",roughness:t==="plain"?.52:.72,metalness:0,flatShading:e,side:xe,forceSinglePass:!0,clippingPlanes:i,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1});return s.onBeforeCompile=o=>{let a=o.fragmentShader;if(t in c0){let{attribute:l,code:c}=c0[t];Object.assign(o.uniforms,n),o.vertexShader=o.vertexShader.replace("#include <common>",`#include <common>
attribute float ${l};
varying float vValue;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vValue = ${l};`),a=a.replace("#include <common>",`#include <common>
uniform sampler2D uRamp, uThicknessRamp;
uniform float uLimit, uThickest;
uniform vec3 uUnknown;
varying float vValue;`).replace("#include <color_fragment>",`#include <color_fragment>
          ${c}`)}o.fragmentShader=a.replace("#include <roughnessmap_fragment>",`if (!gl_FrontFacing) diffuseColor.rgb *= 0.6;
#include <roughnessmap_fragment>`)},s.customProgramCacheKey=()=>`showfloor-${t}`,s}function d0(r){return new Qe({colorWrite:!1,side:xe,forceSinglePass:!0,clippingPlanes:r,transparent:!0,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1})}function f0(r){return new Qe({wireframe:!0,color:"#10151b",transparent:!0,opacity:.22,depthWrite:!1,clippingPlanes:r})}function p0(r){return new kn({color:"#14191f",transparent:!0,opacity:.78,depthWrite:!1,clippingPlanes:r})}function m0(r){return new kn({color:ps(r).line})}function g0(r){let t={depthWrite:!1,depthTest:!1,colorWrite:!1,stencilWrite:!0,stencilFunc:dc,clippingPlanes:r},e=i=>({stencilFail:i,stencilZFail:i,stencilZPass:i});return[new Qe({...t,side:Ve,...e(Gu)}),new Qe({...t,side:ti,...e(Wu)})]}function x0(r,t){return new ci({uniforms:{uColor:{value:new Ot(ps(r).surface)},uLine:{value:new Ot(ps(r).line)},uOpacity:{value:1},uPixel:{value:1},uSlope:{value:t?-1:1}},vertexShader:"void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform vec3 uColor; uniform vec3 uLine; uniform float uOpacity; uniform float uPixel; uniform float uSlope;
      void main() {
        float at = mod((gl_FragCoord.x + uSlope * gl_FragCoord.y) / (uPixel * 9.0), 1.0) * 9.0;
        float ink = 1.0 - smoothstep(0.5, 1.4, abs(at - 4.5));
        gl_FragColor = vec4(mix(uColor * 0.82, uLine, 0.5 * ink), uOpacity);
        #include <colorspace_fragment>
      }`,side:xe,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1,stencilWrite:!0,stencilRef:0,stencilFunc:Xu,stencilFail:ta,stencilZFail:ta,stencilZPass:ta})}var oh=class{#t=new Map;#i="";constructor(t,e,i,n){let{planes:s}=i;this.model=t,this.role=e,this.shared=i,this.group=new Pi,this.group.matrixAutoUpdate=!1,this.surface=new ue(t.surface,this.#s("plain")),this.depth=new ue(t.surface,d0(s)),this.wires=new ue(t.surface,f0(s)),this.stencils=g0(s).map(o=>new ue(t.surface,o)),this.contour=new ls(new be,m0(e)),this.contour.frustumCulled=!1,this.cap=new ue(new nn(1,1),x0(e,n)),this.cap.onAfterRender=o=>o.clearStencil(),this.edges=null,this.shadow=new rh,this.group.add(this.surface,this.depth,this.wires,...this.stencils,this.contour)}get objects(){return[this.group,this.cap,this.shadow.mesh]}#s(t){return this.#t.has(t)||this.#t.set(t,u0(this.role,t,{flat:this.model.flat,...this.shared})),this.#t.get(t)}place(t){this.group.matrix.copy(t.matrix()),this.group.updateMatrixWorld(!0),this.frame=t}worldBox(){return this.model.box.clone().applyMatrix4(this.group.matrix)}bakeShadow(t){this.shadow.bake(t,this.surface,this.worldBox())}mode(t){return t==="deviation"&&this.model.hasDeviation?"deviation":t==="thickness"&&this.model.hasThickness?"thickness":t==="surfaces"&&this.model.hasColors?"surfaces":"plain"}style(t){let e=t.opacity!==null,i=this.#s(this.mode(t.color)),n=this.model.closed&&!t.section?ti:xe;(i.transparent!==e||i.side!==n)&&(i.transparent=e,i.side=n,i.needsUpdate=!0),i.opacity=e?t.opacity:1;for(let s of[i,this.depth.material])s.polygonOffsetFactor=e?0:1,s.polygonOffsetUnits=e?-4:1;this.surface.material=i,this.depth.visible=e,this.wires.visible=t.wireframe,t.edges&&!this.edges&&this.model.edges&&(this.edges=new ls(this.model.edges,p0(this.shared.planes)),this.group.add(this.edges),this.group.updateMatrixWorld(!0)),this.edges&&(this.edges.visible=t.edges,this.edges.material.opacity=e?.3+.4*t.opacity:.78);for(let s of[...this.stencils,this.cap])s.visible=t.section&&this.filled;this.contour.visible=t.section&&!this.model.points;for(let s of this.stencils)s.material.transparent=e;this.cap.material.transparent=e,this.cap.material.uniforms.uOpacity.value=e?t.opacity:1,this.cap.material.uniforms.uPixel.value=t.pixel,this.contour.material.color.set(t.dark&&e?"#e8edf2":this.contourColor),this.shadow.material.uniforms.uStrength.value=t.dark?.62:.34,this.#e(e?20:0)}get filled(){return!ig.includes(this.role)}get contourColor(){return{scan:"#2c3742",part:"#7a3f06",sheet:"#0a3f39"}[this.role]??"#2c3742"}#e(t){this.stencils[0].renderOrder=t+1,this.stencils[1].renderOrder=t+1,this.cap.renderOrder=t+2,this.depth.renderOrder=t+3,this.surface.renderOrder=t+4,this.wires.renderOrder=t+5,this.contour.renderOrder=t+6,this.edges&&(this.edges.renderOrder=t+7)}cut(t,e){let i=$s[t.axis],{centre:n,scale:s}=this.frame;this.cap.position.copy(i).multiplyScalar((t.offset-i.dot(n))*s),this.cap.lookAt(this.cap.position.clone().add(i)),this.cap.scale.set(e,e,1);let o=`${t.axis} ${t.offset}`;if(o===this.#i)return;this.#i=o;let a=LS(this.model.bvh,i,t.offset);this.contour.geometry.dispose(),this.contour.geometry=new be().setAttribute("position",new ee(new Float32Array(a),3))}setVisible(t,e=t){this.group.visible=t,t||(this.cap.visible=!1),this.shadow.mesh.visible=e}dispose(){for(let t of this.objects)t.removeFromParent();this.#t.forEach(t=>t.dispose());for(let t of[this.depth,this.wires,...this.stencils,this.contour,this.cap,this.edges])t?.material.dispose();this.contour.geometry.dispose(),this.cap.geometry.dispose(),this.shadow.dispose()}};function LS(r,t,e){let i=[],n=new D;return r.shapecast({intersectsBounds:s=>{let o=a=>(n.set(t.x*a>0?s.max.x:s.min.x,t.y*a>0?s.max.y:s.min.y,t.z*a>0?s.max.z:s.min.z),t.dot(n));return o(1)>=e&&o(-1)<=e},intersectsTriangle:({a:s,b:o,c:a})=>{let l=[s,o,a].map(h=>t.dot(h)-e),c=[];return[[s,o,l[0],l[1]],[o,a,l[1],l[2]],[a,s,l[2],l[0]]].forEach(([h,u,d,f])=>{if(d>=0==f>=0)return;let m=d/(d-f);c.push(h.x+(u.x-h.x)*m,h.y+(u.y-h.y)*m,h.z+(u.z-h.z)*m)}),c.length===6&&i.push(...c),!1}}),i}var ah=28,NS=1.1,y0=2,DS=10,_0=6,v0=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,OS=r=>1-(1-r)**3,no=class extends EventTarget{bodies=[];panes=[];frame=new Tc;layout="single";shown=0;stacked=!1;dark=!1;touched=!1;look={color:"plain",wireframe:!1,edges:!0,opacity:.45};section={on:!1,axis:"y",offset:0,keep:1};frames=0;last={ms:0,calls:0,triangles:0};#t=[];#i=new Be;#s=0;#e=null;#r=new St;#a=new Jt;constructor(t){super(),this.host=t,this.canvas=document.createElement("canvas"),this.renderer=new xc({canvas:this.canvas,antialias:!0,alpha:!0,stencil:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(Math.min(devicePixelRatio||1,y0)),this.renderer.setClearColor(0,0),this.renderer.autoClear=!1,this.renderer.info.autoReset=!1,this.renderer.localClippingEnabled=!0,this.renderer.toneMapping=$o,this.deviation=h0(),t.append(this.canvas),this.scene=new Mo,this.scene.add(new ko("#f6f8fb","#aaa6a0",2.1)),this.lamps=[[new hs("#fffdf9",1.7),[-.55,.85,1]],[new hs("#e6eefa",.75),[1,.15,.7]]];for(let[e]of this.lamps)this.scene.add(e,e.target);this.perspective=new Ue(ah,1,.01,100),this.orthographic=new Li(-1,1,1,-1,.01,100),this.camera=this.perspective,this.target=new D,this.#c(this.#d(ra.iso.from));for(let e=0;e<_0;e++)this.panes.push(this.#n(e));this.observer=new ResizeObserver(()=>this.resize()),this.observer.observe(t),this.resize()}#n(t){let e=document.createElement("div");e.className="pane",this.host.append(e);let i=new nh(this.camera,e);return i.target=this.target,i.enableDamping=!0,i.dampingFactor=v0()?1:.16,i.zoomToCursor=!0,i.zoomSpeed=1.2,i.rotateSpeed=.9,i.minDistance=.02,i.maxDistance=60,i.minZoom=.05,i.maxZoom=200,i.addEventListener("start",()=>{this.#e=null,this.touched=!0,this.invalidate()}),i.addEventListener("change",()=>this.invalidate()),{index:t,element:e,controls:i,bodies:[],rect:null}}show(t,{refit:e}){let i=new Map(this.bodies.map(a=>[a.model,a])),n=t.map(({model:a,role:l},c)=>{let h=i.get(a);if(h&&h.role===l)return i.delete(a),h;let u=new oh(a,l,{planes:this.#t,deviation:this.deviation},c%2===1);return this.scene.add(...u.objects),u});i.forEach(a=>a.dispose());let s=n.filter(a=>!this.bodies.includes(a));this.bodies=n;let o=this.fileBox();e&&this.frame.fit(o);for(let a of e?n:s)a.place(this.frame),a.bakeShadow(this.renderer);this.#a=this.worldBox(),e&&(this.touched=!1,this.section.offset=this.#u(this.section.axis)),this.shown=Math.min(this.shown,Math.max(0,n.length-1)),this.arrange(),e&&this.view("iso",0)}fileBox(){return this.bodies.reduce((t,e)=>t.union(e.model.box),new Jt)}worldBox(){return this.bodies.reduce((t,e)=>t.union(e.worldBox()),new Jt)}arrange(){let t=this.bodies.length<2&&this.layout!=="single"?"single":this.layout;this.arranged=t;let e=t==="side"?this.bodies.slice(0,_0).map(l=>[l]):t==="overlay"?[this.overlaid]:[this.bodies.slice(this.shown,this.shown+1)],{clientWidth:i,clientHeight:n}=this.host,s=e.length,o=this.stacked?s>2?2:1:s<4?s:Math.ceil(s/2),a=Math.ceil(s/o);this.panes.forEach((l,c)=>{l.bodies=e[c]??[];let[h,u]=[c%o,Math.floor(c/o)],d=Math.min(o,s-o*u),f=v=>Math.floor(i*v/d),[m,x,p,g]=[f(h),Math.floor(n*u/a),f(h+1),Math.floor(n*(u+1)/a)];l.rect=c<s?[m,x,p-m,g-x]:null;let{element:y,rect:w}=l;y.hidden=!w,w&&(Object.assign(y.style,{left:`${w[0]}px`,top:`${w[1]}px`,width:`${w[2]}px`,height:`${w[3]}px`}),y.classList.toggle("beside",m>0),y.classList.toggle("below",x>0))}),this.dress(),!this.touched&&this.bodies.length&&this.view("iso",0),this.invalidate()}get activePanes(){return this.panes.filter(t=>t.rect&&t.bodies.length)}get overlaid(){return[this.bodies[0],this.bodies[Math.max(1,this.shown)]].filter(Boolean)}get veil(){return this.overlaid.find(t=>t.role==="scan")??this.bodies[0]}dress(){let{section:t}=this,e=3*(this.#a.isEmpty()?1:this.#a.max.distanceTo(this.#a.min)),i=$s[t.axis];this.#i.normal.copy(i).multiplyScalar(t.keep),this.#i.constant=-t.keep*(t.offset-i.dot(this.frame.centre))*this.frame.scale,this.#t.length=0,t.on&&this.#t.push(this.#i);for(let n of this.bodies){let s=this.arranged==="overlay"&&n===this.veil?this.look.opacity:null;n.style({...this.look,opacity:s,section:t.on,pixel:this.renderer.getPixelRatio(),dark:this.dark}),t.on&&n.cut(t,e)}this.invalidate()}setLook(t){Object.assign(this.look,t),this.dress()}setLimit(t){this.deviation.uLimit.value=t,this.limit=t,this.invalidate()}setThickest(t){this.deviation.uThickest.value=t,this.invalidate()}setSection(t){let e=this.section.axis,i=t.on&&!this.section.on;Object.assign(this.section,t);let[n,s]=this.range(this.section.axis);(this.section.axis!==e||i&&!(this.section.offset>n&&this.section.offset<s))&&(this.section.offset=this.#u(this.section.axis)),(t.axis||i&&!this.#o)&&(this.section.keep=this.section.axis==="y"?1:-1),i&&(this.#o=!0),t.flip&&(this.section.keep*=-1),delete this.section.flip,this.section.offset=ui.clamp(this.section.offset,n,s),this.dress()}#o=!1;range(t){let e=this.fileBox();return e.isEmpty()?[0,1]:yd(e,t)}#u(t){let[e,i]=this.range(t);return(e+i)/2}pose(){let t=this.camera.position.clone().sub(this.target),e=new sn().setFromVector3(t);return{target:this.target.clone(),theta:e.theta,phi:e.phi,radius:e.radius,zoom:this.camera.zoom}}#c({target:t,theta:e,phi:i,radius:n,zoom:s}){this.target.copy(t);let o=new sn(n,ui.clamp(i,1e-6,Math.PI-1e-6),e);this.camera.position.setFromSpherical(o).add(this.target),this.camera.zoom=s,this.camera.lookAt(this.target),this.camera.updateMatrixWorld(!0)}#d([t,e,i]){let n=new D(t,i,-e).normalize(),s=new sn().setFromVector3(n),o=new D,a={target:o,theta:s.theta,phi:s.phi,radius:4.5,zoom:1};if(this.#a.isEmpty())return a;this.#a.getCenter(o);let l=new Ue;l.position.setFromSpherical(new sn(1,ui.clamp(s.phi,1e-6,Math.PI-1e-6),s.theta)),l.lookAt(0,0,0),l.updateMatrixWorld(!0);let[c,h,u]=[0,1,2].map(p=>new D().setFromMatrixColumn(l.matrixWorld,p)),d=this.activePanes.map(({rect:p})=>p[2]/Math.max(1,p[3])).filter(p=>p>0),f=Math.min(...d.length?d:[1.4]),m=Math.tan(ui.degToRad(ah/2)),x=0;for(let p=0;p<8;p++){let g=new D(p&1?this.#a.max.x:this.#a.min.x,p&2?this.#a.max.y:this.#a.min.y,p&4?this.#a.max.z:this.#a.min.z).sub(o),[y,w,v]=[Math.abs(g.dot(c)),Math.abs(g.dot(h)),g.dot(u)];x=Math.max(x,v+w/m,v+y/(m*f))}return{...a,radius:Math.max(x*NS,.05)}}view(t,e=320){this.#y(this.#d(ra[t].from),e)}reset(){this.touched=!1,this.view("iso")}orbit(t,e){let i=this.#h();this.#l({...i,theta:i.theta+t,phi:ui.clamp(i.phi+e,0,Math.PI)})}pan(t,e){let i=this.#h(),n=2*i.radius*Math.tan(ui.degToRad(ah/2))/i.zoom,s=new D().setFromMatrixColumn(this.camera.matrixWorld,0),o=new D().setFromMatrixColumn(this.camera.matrixWorld,1),a=i.target.clone().addScaledVector(s,t*n).addScaledVector(o,e*n);this.#l({...i,target:a})}zoom(t){let e=this.#h();this.camera.isOrthographicCamera?this.#l({...e,zoom:ui.clamp(e.zoom*t,.05,200)}):this.#l({...e,radius:ui.clamp(e.radius/t,.02,60)})}#h(){return this.#e?.to??this.pose()}#l(t){this.touched=!0,this.#y(t,130)}#y(t,e){let i=this.pose(),n=(t.theta-i.theta)%(2*Math.PI);n>Math.PI&&(n-=2*Math.PI),n<-Math.PI&&(n+=2*Math.PI);let s={...t,theta:i.theta+n};e===0||v0()?(this.#e=null,this.#c(s)):this.#e={from:i,to:s,start:performance.now(),ms:e},this.invalidate()}finish(){this.#e&&this.#c(this.#e.to),this.#e=null}setOrthographic(t){let e=t?this.orthographic:this.perspective;if(e===this.camera)return;let i=this.#h();this.#e=null,this.camera=e,this.#c(t?i:{...i,radius:i.radius/i.zoom,zoom:1});for(let{controls:n}of this.panes)n.object=e;this.invalidate()}resize(){let{clientWidth:t,clientHeight:e}=this.host;!t||!e||(this.#r.x!==t||this.#r.y!==e)&&(this.#r.set(t,e),this.renderer.setPixelRatio(Math.min(devicePixelRatio||1,y0)),this.renderer.setSize(t,e),this.arrange(),this.draw())}invalidate(){this.#s||=requestAnimationFrame(()=>{this.#s=0,this.#f()})}#f(){if(this.#e){let{from:t,to:e,start:i,ms:n}=this.#e,s=Math.min(1,(performance.now()-i)/n),o=OS(s),a=(l,c)=>l+(c-l)*o;this.#c({target:t.target.clone().lerp(e.target,o),theta:a(t.theta,e.theta),phi:a(t.phi,e.phi),radius:t.radius*(e.radius/t.radius)**o,zoom:t.zoom*(e.zoom/t.zoom)**o}),s<1?this.invalidate():this.#e=null}for(let{controls:t,rect:e}of this.panes)e&&t.update();this.draw()}draw(){let t=performance.now(),{renderer:e,scene:i}=this;this.#_(),e.info.reset(),e.setScissorTest(!0);for(let n of this.activePanes){let[s,o,a,l]=n.rect;if(a<1||l<1)continue;let c=this.#r.y-o-l;e.setViewport(s,c,a,l),e.setScissor(s,c,a,l),e.clear(),this.#g(a/l);let h=n.bodies.find(u=>u!==this.veil)??n.bodies[0];for(let u of this.bodies){let d=n.bodies.includes(u);u.setVisible(d,d&&u===h&&!this.section.on&&!this.#v()),d&&(u.cap.visible=this.section.on&&u.filled)}e.render(i,this.camera)}this.activePanes.length||(e.setScissorTest(!1),e.clear()),this.frames+=1,this.last={ms:performance.now()-t,calls:e.info.render.calls,triangles:e.info.render.triangles},this.dispatchEvent(new Event("draw"))}#v(){return this.camera.position.y<this.#a.min.y}#_(){for(let[t,e]of this.lamps)t.position.set(...e).applyQuaternion(this.camera.quaternion)}#g(t){let{camera:e}=this,i=this.#a.isEmpty()?new D:this.#a.getCenter(new D),n=this.#a.isEmpty()?1:.75*this.#a.max.distanceTo(this.#a.min)+.3,s=new D(0,0,-1).applyQuaternion(e.quaternion),o=i.sub(e.position).dot(s);if(e.isPerspectiveCamera)e.aspect=t,e.near=Math.max(o-n,.002),e.far=Math.max(o+n,e.near*2);else{let a=e.position.distanceTo(this.target)*Math.tan(ui.degToRad(ah/2));Object.assign(e,{top:a,bottom:-a,left:-a*t,right:a*t,near:o-n,far:o+n})}e.updateProjectionMatrix()}paneAt(t,e){let i=this.canvas.getBoundingClientRect();return this.activePanes.find(({rect:[n,s,o,a]})=>{let[l,c]=[t-i.left-n,e-i.top-s];return l>=0&&c>=0&&l<o&&c<a})}project(t,e){let[,,i,n]=e.rect;this.#g(i/n),this.camera.updateMatrixWorld();let s=t.clone().project(this.camera);return s.z>1?null:[(s.x+1)/2*i,(1-s.y)/2*n]}pick(t,e,i){let[,,n,s]=t.rect;this.#g(n/s),this.camera.updateMatrixWorld();let o=new St(e/n*2-1,1-i/s*2),a=new Ii;this.camera.isPerspectiveCamera?(a.origin.copy(this.camera.position),a.direction.set(o.x,o.y,.5).unproject(this.camera).sub(a.origin).normalize()):(a.origin.set(o.x,o.y,-1).unproject(this.camera),a.direction.set(0,0,-1).transformDirection(this.camera.matrixWorld));let l=null;for(let c of t.bodies){let h=a.clone().applyMatrix4(c.group.matrix.clone().invert()),u=this.#p(c,h);if(!u)continue;let d=u.point.clone().applyMatrix4(c.group.matrix),f=d.distanceTo(a.origin);(!l||f<l.distance)&&(l={body:c,hit:u,world:d,distance:f})}return l?this.#x(l,t,e,i):null}#p(t,e){let{section:i}=this;if(!i.on)return t.model.bvh.raycastFirst(e,xe);let n=$s[i.axis],s=a=>i.keep*(n.dot(a)-i.offset),o=t.model.bvh.raycast(e,xe).filter(({point:a})=>s(a)>=0);return o.sort((a,l)=>a.distance-l.distance),o[0]??null}#x({body:t,hit:e,world:i},n,s,o){let{position:a,_deviation:l}=t.model.surface.attributes,c=["a","b","c"].map(p=>e.face[p]),[h,u,d,f]=[e.point,i,!1,DS],m=c.map(p=>new D().fromBufferAttribute(a,p));for(let p of m){let g=p.clone().applyMatrix4(t.group.matrix),y=this.project(g,n),w=y?Math.hypot(y[0]-s,y[1]-o):1/0;w<f&&([h,u,d,f]=[p,g,!0,w])}let x=l?US(h,m,c.map(p=>l.getX(p))):null;return{body:t,world:u,glb:h,file:[h.x,-h.z,h.y],snapped:d,deviation:x}}dispose(){cancelAnimationFrame(this.#s),this.#s=-1,this.observer.disconnect();for(let{controls:t,element:e}of this.panes)t.dispose(),e.remove();for(let t of this.bodies)t.dispose();this.deviation.uRamp.value.dispose(),this.deviation.uThicknessRamp.value.dispose(),this.renderer.dispose(),this.renderer.forceContextLoss(),this.canvas.remove()}};function US(r,[t,e,i],n){let[s,o,a]=[e.clone().sub(t),i.clone().sub(t),r.clone().sub(t)],[l,c,h,u,d]=[s.dot(s),s.dot(o),o.dot(o),a.dot(s),a.dot(o)],f=l*h-c*c;if(!f)return n[0];let m=(h*u-c*d)/f,x=(l*d-c*u)/f;return(1-m-x)*n[0]+m*n[1]+x*n[2]}var lh=`:host {
  --ground-top: #fbfcfd; --ground-bottom: #dfe4ea; --ink: #1c232b; --soft: #55606c; --panel: #ffffffe8; --solid: #fff;
  --line: #d5dbe2; --press: #dfeaf8; --press-ink: #124a8a; --focus: #1a66c2; --accent: #1a66c2;
  --x: #c8372d; --y: #2f8a3c; --z: #2866c9; --halo: #ffffffd0;
  display: block; position: relative; box-sizing: border-box; width: 100%; min-width: 0; container-type: inline-size;
  color: var(--ink); font: 13px/1.4 inherit; font-family: inherit; font-size: 13px; line-height: 1.4; text-align: left;
}
:host([dark]) {
  --ground-top: #2d333b; --ground-bottom: #16191d; --ink: #e8ecf1; --soft: #a7b1bc; --panel: #1f2429e8; --solid: #1f2429;
  --line: #3a424b; --press: #20406a; --press-ink: #d9e9ff; --focus: #7db4ff; --accent: #7db4ff;
  --x: #f0726a; --y: #62bd6e; --z: #74a5f5; --halo: #15181cd0;
  color-scheme: dark;
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.frame { display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: var(--solid); }
.bar { display: flex; align-items: center; gap: 6px; padding: 6px 8px; border-bottom: 1px solid var(--line); overflow-x: auto; overflow-y: hidden; scrollbar-width: thin; flex: none; }
.bar.more { mask-image: linear-gradient(to right, #000 calc(100% - 40px), #0000); }
.bar.less { mask-image: linear-gradient(to left, #000 calc(100% - 40px), #0000); }
.bar.more.less { mask-image: linear-gradient(to right, #0000, #000 40px, #000 calc(100% - 40px), #0000); }
.gap { flex: 1; }
.group { display: inline-flex; gap: 2px; flex: none; }
.button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; height: 32px; min-width: 32px; padding: 0 6px; border: 0; border-radius: 7px; background: none; color: var(--ink); font: inherit; cursor: pointer; white-space: nowrap; flex: none; }
.button:hover:not(:disabled) { background: color-mix(in srgb, var(--ink) 9%, transparent); }
.button[aria-pressed="true"], .button[aria-checked="true"] { background: var(--press); color: var(--press-ink); }
.button:disabled { opacity: 0.38; cursor: default; }
.button svg { display: block; flex: none; }
.letter { font-weight: 700; }
.text { display: none; padding-right: 3px; }
@container (min-width: 900px) { .bar .text { display: inline; } }
select, input[type="number"] { height: 32px; border: 1px solid var(--line); border-radius: 7px; background: var(--solid); color: var(--ink); font: inherit; padding: 0 6px; flex: none; }
select:disabled { opacity: 0.4; }
input[type="number"] { width: 88px; text-align: right; font-variant-numeric: tabular-nums; }
input[type="range"] { width: 180px; min-width: 80px; accent-color: var(--accent); flex: 0 1 180px; margin: 0; height: 24px; }
:is(button, select, input, .help):focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
.options { display: flex; flex-wrap: wrap; gap: 2px 22px; padding: 4px 12px; border-bottom: 1px solid var(--line); flex: none; background: color-mix(in srgb, var(--ink) 3%, var(--solid)); }
.row { display: flex; align-items: center; gap: 8px; min-width: 0; min-height: 36px; }
.name { color: var(--soft); white-space: nowrap; }
.dial { display: inline-flex; align-items: center; gap: 8px; min-width: 0; }
.unit { color: var(--soft); min-width: 1.5em; }
.choice { display: inline-flex; gap: 2px; flex-wrap: wrap; }
.space { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
/* The picture keeps its size: what is switched on adds its row above, the legend below. */
.view { position: relative; flex: none; height: calc(var(--height) - 47px); overflow: hidden; outline: none; background: linear-gradient(var(--ground-top), var(--ground-bottom)); }
.view:focus-visible::after { content: ""; position: absolute; inset: 0; border: 2px solid var(--focus); pointer-events: none; z-index: 6; }
canvas { position: absolute; left: 0; top: 0; display: block; }
.pane { position: absolute; overflow: hidden; cursor: grab; touch-action: none; user-select: none; -webkit-user-select: none; }
.pane:active { cursor: grabbing; }
.measuring .pane { cursor: crosshair; }
.pane.beside { border-left: 1px solid color-mix(in srgb, var(--ink) 14%, transparent); }
.pane.below { border-top: 1px solid color-mix(in srgb, var(--ink) 14%, transparent); }
.layer { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: hidden; }
.label { position: absolute; left: 12px; top: 10px; right: 12px; pointer-events: none; display: grid; gap: 2px; text-shadow: 0 0 4px var(--halo), 0 0 2px var(--halo); }
.label > div { display: flex; align-items: center; gap: 8px; white-space: nowrap; min-width: 0; }
.label b { font-weight: 700; overflow: hidden; text-overflow: ellipsis; }
.label span { color: var(--soft); font-variant-numeric: tabular-nums; overflow: hidden; text-overflow: ellipsis; }
.many .label b { flex: none; max-width: calc(100% - 18px); }
.dot { width: 10px; height: 10px; border-radius: 50%; flex: none; display: inline-block; }
.triad { position: absolute; left: 8px; bottom: 8px; width: 84px; height: 84px; pointer-events: none; z-index: 2; }
.arm { pointer-events: auto; cursor: pointer; }
.triad line { stroke-width: 2; }
.triad text { fill: #fff; font: 700 10.5px/1 system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
:host([dark]) .triad text { fill: #14171b; }
.mark { fill: var(--accent); stroke: var(--solid); stroke-width: 2; }
.mark.snapped { fill: var(--solid); stroke: var(--accent); stroke-width: 3; }
.mark.ghost { opacity: 0.75; }
.rule { stroke: var(--accent); stroke-width: 1.75; }
.rule.ghost { stroke-dasharray: 4 4; }
.halo { stroke: var(--halo); stroke-width: 4.5; }
.cross { stroke: var(--ink); stroke-width: 1.25; fill: none; }
.length { fill: var(--ink); stroke: var(--halo); stroke-width: 4; paint-order: stroke; font: 700 13px/1 inherit; font-size: 13px; font-weight: 700; text-anchor: middle; font-variant-numeric: tabular-nums; }
.readout, .notice, .busy { position: absolute; z-index: 3; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; max-width: calc(100% - 24px); }
.readout { left: 50%; bottom: 12px; transform: translateX(-50%); display: flex; flex-wrap: wrap; gap: 2px 14px; font-variant-numeric: tabular-nums; width: max-content; }
.readout span { color: var(--soft); white-space: pre; }
.notice { left: 12px; top: 36px; }
.busy { right: 12px; top: 10px; color: var(--soft); }
.message { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; text-align: center; color: var(--soft); z-index: 3; }
.message p { margin: 0; max-width: 46ch; font-size: 14px; }
.message img { max-width: 100%; max-height: 60%; object-fit: contain; border-radius: 8px; }
.legend { flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; padding: 8px 12px; border-top: 1px solid var(--line); background: var(--solid); font-size: 12px; }
.legend-title { font-weight: 700; }
.legend-note { color: var(--soft); display: flex; flex-wrap: wrap; gap: 0 18px; font-variant-numeric: tabular-nums; }
.ramp { flex: 0 1 340px; min-width: 220px; display: grid; gap: 4px; }
.scale { height: 12px; border-radius: 3px; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--ink) 18%, transparent); }
.ticks { display: flex; justify-content: space-between; font-variant-numeric: tabular-nums; line-height: 1; }
.legend ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 18px; }
.legend li { display: flex; align-items: center; gap: 7px; }
.swatch { width: 12px; height: 12px; border-radius: 3px; flex: none; }
.share { color: var(--soft); font-variant-numeric: tabular-nums; }
.help { position: absolute; z-index: 5; right: 8px; top: 8px; width: min(470px, calc(100% - 16px)); max-height: calc(100% - 16px); overflow: auto; padding: 10px 14px 14px; background: var(--solid); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 8px 30px #0003; cursor: auto; }
.help-head { display: flex; align-items: center; justify-content: space-between; }
.help dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 14px; margin: 8px 0 0; }
.help dt { font-weight: 700; }
.help dd { margin: 0; color: var(--soft); }

:host([narrow]) .view { height: min(var(--height), 66svh); }
:host([narrow]) .button, :host([narrow]) select, :host([narrow]) input[type="number"] { height: 44px; min-width: 44px; }
:host([narrow]) select, :host([narrow]) input[type="number"] { font-size: 16px; }
:host([narrow]) input[type="number"] { width: 92px; }
:host([narrow]) input[type="range"] { height: 44px; flex: 1 1 80px; width: 100px; }
:host([narrow]) .row, :host([narrow]) .dial { flex: 1 1 100%; min-width: 0; }
:host([narrow]) .row .dial { flex: 1 1 120px; }
:host([narrow]) .row.wide { flex-wrap: wrap; }
:host([narrow]) .row.wide .dial { flex: 1 1 240px; }
:host([narrow]) .options { padding: 4px 8px; }
:host([narrow]) .count, .many .count, :host([narrow]) .many .label span { display: none; }
:host([narrow]) .help dl { grid-template-columns: 1fr; gap: 0; }
:host([narrow]) .help dd { margin-bottom: 6px; }
:host([narrow]) .triad { width: 68px; height: 68px; }
:host([narrow]) .readout { bottom: 8px; left: auto; right: 8px; transform: none; max-width: calc(100% - 92px); }
:host([narrow]) .ramp { flex: 1 1 100%; }
`;var Bi=r=>`<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${r}</svg>`,b0={side:Bi('<rect x="2.5" y="4" width="6.5" height="12" rx="1"/><rect x="11" y="4" width="6.5" height="12" rx="1"/>'),overlay:Bi('<rect x="2.5" y="3.5" width="10" height="10" rx="1"/><rect x="7.5" y="7" width="10" height="10" rx="1" fill="currentColor" fill-opacity=".22"/>'),single:Bi('<rect x="3" y="4" width="14" height="12" rx="1"/>'),section:Bi('<path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6z"/><path d="M10 2.5v15L3.5 14V6z" fill="currentColor" fill-opacity=".28"/>'),wireframe:Bi('<path d="M10 2.5 17 15.5H3z"/><path d="M6.5 9h7L10 15.5z"/>'),edges:Bi('<path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8"/>'),measure:Bi('<path d="M2.5 13 13 2.5l4.5 4.5L7 17.5z"/><path d="m5.5 10 2 2M8 7.5l2.5 2.500M10.5 5l2 2"/>'),orthographic:Bi('<path d="M3 6.5 7 3h10v10.500L13 17H3zM3 6.500h10V17M13 6.5 17 3"/>'),reset:Bi('<path d="M3 7.500V3.500h4M13 3.500h4v4M17 12.500v4h-4M7 16.500H3v-4"/><circle cx="10" cy="10" r="2.2"/>'),screenshot:Bi('<path d="M3 6.500h3l1.5-2h5l1.5 2h3v9.500H3z"/><circle cx="10" cy="11" r="2.8"/>'),help:Bi('<circle cx="10" cy="10" r="7.5"/><path d="M7.8 7.800a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6"/><path d="M10 14v.1"/>'),flip:Bi('<path d="M10 3v14M6.5 6.5 3 10l3.5 3.500M13.5 6.5 17 10l-3.5 3.5"/>'),close:Bi('<path d="m5 5 10 10M15 5 5 15"/>')};function b(r,t={},...e){let i=document.createElement(r);for(let[n,s]of Object.entries(t))n.startsWith("on")?i.addEventListener(n.slice(2),s):s===!0?i.setAttribute(n,""):s!==!1&&s!=null&&i.setAttribute(n,s);return i.append(...e.filter(n=>n!=null)),i}function Ai({icon:r,text:t,name:e,key:i,toggle:n=!1,onclick:s}){let o=b("button",{type:"button",class:"button","aria-label":e,title:i?`${e} (${i})`:e,onclick:s});return i&&o.setAttribute("aria-keyshortcuts",i),n&&o.setAttribute("aria-pressed","false"),o.innerHTML=b0[r],t&&o.append(b("span",{class:"text"},t)),o}var ni=(r,t)=>r.setAttribute("aria-pressed",String(!!t));function Mf({name:r,options:t,onchange:e}){let i=b("select",{"aria-label":r,title:r,onchange:()=>e(i.value)});return i.append(...t.map(([n,s])=>b("option",{value:n},s))),i}function bs({name:r,onvalue:t}){let e=b("input",{type:"range","aria-label":r,min:0,max:1,step:"any"}),i=b("input",{type:"number","aria-label":`${r}, exact`,step:"any",inputmode:"decimal"}),n=b("span",{class:"unit"}),s=b("span",{class:"dial"},e,i,n);return e.addEventListener("input",()=>t(Number(e.value),e)),i.addEventListener("change",()=>{let o=Number(i.value);i.value!==""&&Number.isFinite(o)&&t(o,i)}),{element:s,set({min:o,max:a,step:l,value:c,digits:h,unit:u=""}){let d=l??(a-o)/1e3;Object.assign(e,{min:o,max:a,step:d||"any"}),e.value=c,e.setAttribute("aria-valuetext",`${c.toFixed(h)} ${u}`.trim()),i.getRootNode().activeElement!==i&&(i.value=Number(c.toFixed(h))),n.textContent=u}}}var BS=[["Arrow keys","orbit"],["Shift + arrow keys","move the view"],["+ / \u2212","zoom"],["R","see everything again"],["1 / 2 / 3","side by side / overlay / one at a time (3 again: the other one)"],["C","next colouring"],["S","cut with a plane; [ and ] move it, X Y Z choose its axis"],["M","measure; Enter picks in the middle of the view"],["W / E","triangles / edges"],["O","perspective or parallel"],["P","save a picture"],["Esc","leave help, measuring, the cut"]],kS=[["Drag, or one finger","orbit"],["Right-drag, or two fingers","move the view"],["Wheel, or pinch","zoom to the pointer"],["Click a letter of the axes","look along that axis"]];function w0(r){let t=n=>b("dl",{},...n.flatMap(([s,o])=>[b("dt",{},s),b("dd",{},o)])),e=Ai({icon:"close",name:"Close help",key:"Escape",onclick:r});return{element:b("div",{class:"help",role:"dialog","aria-label":"How to use the 3D view",hidden:!0,tabindex:-1},b("div",{class:"help-head"},b("strong",{},"How to use the 3D view"),e),t(BS),t(kS)),close:e}}var M0={side:"Side by side",overlay:"Overlay",single:"One at a time"},so={plain:"Plain",deviation:"Deviation",thickness:"Wall thickness",surfaces:"Surfaces"},zS="blue: inside the other body, red: outside",VS=640,ch=class extends HTMLElement{static observedAttributes=["data","height","dark","narrow"];#t={items:[]};#i=null;#s=null;#e=null;#r=[];#a=new th;#n=null;#o=new eh;#u=[];#c=1;#d=!1;#h=!1;#l=null;#y=null;connectedCallback(){this.#h||this.#Y(),this.#z(),this.#T()}disconnectedCallback(){setTimeout(()=>{this.isConnected||(this.#l?.disconnect(),this.#s?.abort.abort(),this.#s=null,this.#k())})}attributeChangedCallback(t,e,i){if(t in this.#f)return this.#v(t,this.#f[t]);if(t==="height"&&this.style.setProperty("--height",`${parseFloat(i)||480}px`),t==="data")try{this.value=i?JSON.parse(i):null}catch{this.value=null}}#f={dark:!1,narrow:!1};#v(t,e){this.#f[t]=e,this.hasAttribute(t)!==e&&this.toggleAttribute(t,e)}get value(){return this.#t}set value(t){let e=this.#t,i=Array.isArray(t?.items)?t.items.filter(s=>typeof s?.url=="string"&&s.url):[];this.#t={...t&&typeof t=="object"?t:{},items:i};let n=this.#t;n.layout!==e.layout&&n.layout in M0&&(this.#_=n.layout),n.color!==e.color&&n.color in so&&(this.#g=n.color),n.deviation_limit!==e.deviation_limit&&n.deviation_limit>0&&(this.#c=n.deviation_limit,this.#d=!0),this.isConnected&&this.#h&&this.#T()}#_="side";#g="plain";#p(t){return JSON.stringify([t.items.map(e=>[e.url,e.role,e.version??t.version??0]),t.version])}#x(t){return t.scene??t.items[0]?.url.split("?")[0].replace(/[^/]*$/,"")??""}#T(){let t=this.#t;if(!this.#n&&t.items.length&&!this.#m&&this.#B(),!this.#n)return this.#st();if(this.#s){if(t.items.length&&this.#x(t)===this.#s.scene){this.#i=t;return}this.#s.abort.abort(),this.#s=null}if(this.#i=null,this.#e&&this.#p(t)===this.#p(this.#e))return this.#e=t,this.#w(t,this.#r,!1);this.#A(t)}async#A(t){let e={abort:new AbortController,scene:this.#x(t)};this.#s=e,this.#b??=setTimeout(()=>this.#ot(!0),350);let i=await Promise.allSettled(t.items.map(o=>this.#a.get({url:o.url,version:o.version??t.version??0},e.abort.signal)));if(this.#s!==e||!this.#n)return;this.#s=null,clearTimeout(this.#b),this.#b=null,this.#ot(!1),this.#u=[];let n=[];i.forEach((o,a)=>{let l=t.items[a];if(o.status==="fulfilled")n.push({...o.value,item:l});else{let c=o.reason?.message||"It could not be loaded.";this.#u.push(`${l.label||"Mesh"}: ${c}`);let h=this.#r.find(u=>u.item.role===l.role&&u.url===l.url);h&&n.push({...h,version:null,item:l})}});let s=!this.#e?.items.length||!this.#r.length||this.#x(this.#e)!==e.scene;this.#e=t,this.#w(t,n,s),this.#i&&this.#T()}#b=null;#m=!1;#w(t,e,i){let n=this.#n,s=this.#a.keep(e),o=!this.#r.length;if(this.#r=e,i&&this.#o.clear(),e.length||(this.#o.on=!1),e.length?(this.#_&&(n.layout=this.#_),this.#g&&(n.look.color=this.#g),this.#_=this.#g=null,n.show(e.map(({model:a,item:l})=>({model:a,role:l.role in bc?l.role:"part"})),{refit:i||o}),this.#o.hover=null):n.show([],{refit:!1}),s.forEach(a=>a.dispose()),!this.#d){let a=Math.max(0,...e.map(({model:l})=>l.largestDeviation));a>0&&(this.#c=Number(a.toPrecision(2)))}n.setLimit(this.#c),this.#E=Number((e.find(({model:a})=>a.usualThickness)?.model.usualThickness??0).toPrecision(2)),this.#E&&n.setThickest(this.#E);for(let a of this.colorSelect.options)a.value==="deviation"&&(a.textContent=t.deviation_name??so.deviation);this.#M=Ac(this.#O()),this.#C(),this.#st(),n.draw(),this.dispatchEvent(new CustomEvent("ready",{detail:{version:t.version??null}}))}#M=3;#E=0;#O(){let t=this.#n?.fileBox();return!t||t.isEmpty()?0:t.min.distanceTo(t.max)}#B(){try{this.#n=new no(this.view)}catch{this.#m=!0;return}let t=this.#n;this.view.prepend(t.canvas);for(let e of t.panes)e.layer=Fi("svg",{class:"layer","aria-hidden":"true"}),e.label=b("div",{class:"label"}),e.element.append(e.layer,e.label),this.#Z(e);t.canvas.addEventListener("webglcontextlost",e=>{e.preventDefault(),this.#u=["The graphics card stopped drawing; reload the page if the picture does not come back."],this.#st()}),t.canvas.addEventListener("webglcontextrestored",()=>this.#S()),t.addEventListener("draw",()=>this.#nt()),this.#R(),this.#V()}#S(){let{layout:t,look:e}=this.#n;this.#k(),this.#u=[],this.#_=t,this.#g=e.color,this.#B(),this.#T()}#k(){this.#n?.dispose(),this.#n=null,this.#a.keep([]).forEach(t=>t.dispose()),this.#r=[],this.#e=null}#z(){this.#l?.disconnect(),this.#l=new MutationObserver(()=>this.#R());for(let t of[document.documentElement,document.body])this.#l.observe(t,{attributes:!0,attributeFilter:["class","data-theme"]});this.#R()}#R(){let t=[document.documentElement,document.body].some(e=>e.classList.contains("dark")||e.dataset.theme==="dark");this.#v("dark",t),this.#n&&this.#n.dark!==t&&(this.#n.dark=t,this.#n.dress())}#Y(){this.#h=!0,this.style.getPropertyValue("--height")||this.style.setProperty("--height","480px");let t=this.attachShadow({mode:"open"});t.append(b("style",{},lh));let e=s=>()=>this.#I(s);this.buttons={side:Ai({icon:"side",text:"Side by side",name:"Side by side",key:"1",toggle:!0,onclick:e("side")}),overlay:Ai({icon:"overlay",text:"Overlay",name:"Overlay",key:"2",toggle:!0,onclick:e("overlay")}),single:Ai({icon:"single",text:"Single",name:"One at a time",key:"3",toggle:!0,onclick:e("single")}),section:Ai({icon:"section",text:"Section",name:"Cut with a plane",key:"S",toggle:!0,onclick:()=>this.#K()}),measure:Ai({icon:"measure",text:"Measure",name:"Measure between two points",key:"M",toggle:!0,onclick:()=>this.#X()}),wireframe:Ai({icon:"wireframe",name:"Triangles",key:"W",toggle:!0,onclick:()=>this.#W("wireframe")}),edges:Ai({icon:"edges",name:"Edges",key:"E",toggle:!0,onclick:()=>this.#W("edges")}),orthographic:Ai({icon:"orthographic",name:"Parallel projection",key:"O",toggle:!0,onclick:()=>this.#j()}),reset:Ai({icon:"reset",name:"See everything",key:"R",onclick:()=>this.#n?.reset()}),screenshot:Ai({icon:"screenshot",name:"Save a picture",key:"P",onclick:()=>this.screenshot()}),help:Ai({icon:"help",name:"Help",key:"?",toggle:!0,onclick:()=>this.#G()})};let i=this.buttons;this.colorSelect=Mf({name:"Colours",options:Object.entries(so),onchange:s=>this.#N(s)}),this.viewSelect=Mf({name:"Standard view",options:[["","View\u2026"],...Object.entries(ra).map(([s,{label:o}])=>[s,o])],onchange:s=>{s&&this.view3d(s),this.viewSelect.value=""}}),this.layoutGroup=b("span",{class:"group",role:"group","aria-label":"Layout"},i.side,i.overlay,i.single),this.bar=b("div",{class:"bar",role:"toolbar","aria-label":"3D view"},this.layoutGroup,this.colorSelect,b("span",{class:"group",role:"group","aria-label":"Tools"},i.section,i.measure,i.wireframe,i.edges),b("span",{class:"gap"}),this.viewSelect,b("span",{class:"group",role:"group","aria-label":"View"},i.orthographic,i.reset,i.screenshot,i.help)),this.pick=b("span",{class:"choice",role:"radiogroup","aria-label":"Which mesh"}),this.opacity=bs({name:"Opacity of the scan",onvalue:s=>this.#L(s/100)}),this.axisButtons=fi.map(s=>b("button",{type:"button",class:"button letter","aria-label":`Cut across ${s.toUpperCase()}`,"aria-pressed":"false",onclick:()=>this.#D({axis:s})},s.toUpperCase())),this.offset=bs({name:"Position of the cut",onvalue:s=>this.#D({offset:s})}),this.limitDial=bs({name:"Deviation at which the colours end",onvalue:(s,o)=>this.#tt(o.type==="range"?10**s:s)}),this.rows={pick:b("div",{class:"row"},b("span",{class:"name"},"Shown"),this.pick),opacity:b("div",{class:"row"},b("span",{class:"name"},"Scan"),this.opacity.element),section:b("div",{class:"row wide"},b("span",{class:"name"},"Cut"),b("span",{class:"group",role:"group","aria-label":"Axis of the cut"},...this.axisButtons),Ai({icon:"flip",name:"Keep the other side",onclick:()=>this.#D({flip:!0})}),this.offset.element),limit:b("div",{class:"row wide"},b("span",{class:"name"},"Colours end at \xB1"),this.limitDial.element)},this.options=b("div",{class:"options"},...Object.values(this.rows));let n=w0(()=>this.#G(!1));this.helpPanel=n.element,this.helpClose=n.close,this.triad=new eo(s=>this.view3d(s)),this.legend=b("div",{class:"legend",role:"group","aria-label":"Legend"}),this.readout=b("output",{class:"readout","aria-live":"polite"}),this.notice=b("div",{class:"notice",role:"status"}),this.busyChip=b("div",{class:"busy",hidden:!0},"Loading\u2026"),this.messageText=b("p",{}),this.poster=b("img",{alt:"Picture of the mesh",hidden:!0}),this.message=b("div",{class:"message",role:"status",hidden:!0},this.poster,this.messageText),this.view=b("div",{class:"view",tabindex:0,role:"application","aria-roledescription":"3D view","aria-label":"3D view. Arrow keys orbit, plus and minus zoom, question mark for help."}),this.view.append(this.triad.element,this.readout,this.notice,this.busyChip,this.message,this.helpPanel),this.view.addEventListener("keydown",s=>this.#it(s)),this.frame=b("div",{class:"frame"},this.bar,this.options,b("div",{class:"space"},this.view,this.legend)),t.append(this.frame),this.frame.addEventListener("keydown",s=>{s.key==="Escape"&&!s.defaultPrevented&&this.#et(s)}),new ResizeObserver(()=>this.#V()).observe(this.frame),this.bar.addEventListener("scroll",()=>this.#H(),{passive:!0}),this.#C()}#V(){let t=this.frame.clientWidth;if(!t)return;let e=t<VS;this.#v("narrow",e),this.#H(),this.#n&&this.#n.stacked!==e&&(this.#n.stacked=e,this.#n.arrange(),this.#C())}#H(){let{scrollLeft:t,scrollWidth:e,clientWidth:i}=this.bar;this.bar.classList.toggle("more",t+i<e-4),this.bar.classList.toggle("less",t>4)}#I(t){let e=this.#n;!e||e.bodies.length<2||(t==="single"&&e.layout==="single"&&(e.shown=(e.shown+1)%e.bodies.length),e.layout=t,e.arrange(),this.#C())}#N(t){this.#n?.setLook({color:t}),this.#C()}#U(){let t=this.#n?.bodies??[];return Object.keys(so).filter(e=>e==="plain"||t.some(i=>i.mode(e)===e))}get#F(){let{color:t}=this.#n?.look??{color:"plain"};return this.#U().includes(t)?t:"plain"}#L(t){this.#n?.setLook({opacity:Math.min(1,Math.max(0,t))}),this.#C()}#W(t){this.#n&&(this.#n.setLook({[t]:!this.#n.look[t]}),this.#C())}#K(t=!this.#n?.section.on){this.#D({on:t})}#D(t){this.#n?.bodies.length&&(this.#n.setSection(t),this.#C())}#X(t=!this.#o.on){this.#n?.bodies.length&&(this.#o.on=t,this.#o.clear(),this.#C(),this.#n.invalidate())}#j(){let t=this.#n;t?.setOrthographic(!t.camera.isOrthographicCamera),this.#C()}#tt(t){t>0&&(this.#c=Number(t.toPrecision(3)),this.#d=!0,this.#n?.setLimit(this.#c),this.#C())}#G(t=this.helpPanel.hidden){this.helpPanel.hidden=!t,ni(this.buttons.help,t),t?this.helpClose.focus():this.view.focus({preventScroll:!0})}#et(t){if(!this.helpPanel.hidden)this.#G(!1);else if(this.#o.on)this.#X(!1);else if(this.#n?.section.on)this.#K(!1);else return;t.preventDefault(),t.stopPropagation()}#it(t){let e=this.#n;if(!e||t.ctrlKey||t.metaKey||t.altKey||this.helpPanel.contains(t.composedPath()[0]))return;let i=Math.PI/24,[n,s]={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]}[t.key]??[0,0],o=()=>{let[c,h]=e.range(e.section.axis);return(h-c)/50},a=c=>e.section.on&&this.#D(c),l={"+":()=>e.zoom(1.2),"=":()=>e.zoom(1.2),"-":()=>e.zoom(1/1.2),_:()=>e.zoom(1/1.2),r:()=>e.reset(),w:()=>this.#W("wireframe"),e:()=>this.#W("edges"),s:()=>this.#K(),m:()=>this.#X(),o:()=>this.#j(),p:()=>this.screenshot(),c:()=>{let c=this.#U();this.#N(c[(c.indexOf(this.#F)+1)%c.length])},1:()=>this.#I("side"),2:()=>this.#I("overlay"),3:()=>this.#I("single"),x:()=>a({axis:"x"}),y:()=>a({axis:"y"}),z:()=>a({axis:"z"}),"[":()=>a({offset:e.section.offset-o()}),"]":()=>a({offset:e.section.offset+o()}),"?":()=>this.#G(),Enter:()=>this.#o.on&&this.#P()};if(n||s)t.shiftKey?e.pan(.06*n,.06*s):e.orbit(-i*n,-i*s);else{let c=l[t.key.length===1?t.key.toLowerCase():t.key];if(!c)return;c()}this.#o.on&&(n||s)&&this.#Q(),t.preventDefault(),t.stopPropagation()}#Z(t){let{element:e}=t,i=n=>{let s=e.getBoundingClientRect();return[n.clientX-s.left,n.clientY-s.top]};e.addEventListener("pointerdown",n=>{this.#y=n.isPrimary&&n.button===0?i(n):null}),e.addEventListener("pointerup",n=>{let s=this.#y;if(this.#y=null,!s||!this.#o.on)return;let o=i(n);Math.hypot(o[0]-s[0],o[1]-s[1])<6&&this.#J(t,...o)}),e.addEventListener("pointermove",n=>{if(!this.#o.on||n.buttons||n.pointerType==="touch")return;let[s,o]=i(n);this.#o.hover=this.#n.pick(t,s,o),this.#n.invalidate()}),e.addEventListener("pointerleave",()=>{this.#o.hover&&(this.#o.hover=null,this.#n?.invalidate())})}#J(t,e,i){let n=this.#n.pick(t,e,i);n&&this.#o.add(n),this.#C(),this.#n.invalidate()}#$(){let[t]=this.#n.activePanes;return[t,t.rect[2]/2,t.rect[3]/2]}#Q(){let[t,e,i]=this.#$();this.#o.hover={...this.#n.pick(t,e,i)??{},cross:[e,i]}}#P(){this.#n?.activePanes.length&&(this.#J(...this.#$()),this.#Q())}#nt(){let t=this.#n;this.triad.update(t.camera);for(let e of t.activePanes)this.#o.draw(e.layer,i=>i?t.project(i,e):null,this.#M,this.#t.unit??"")}#C(){let t=this.#n,e=this.buttons,i=t?.bodies.length??0,n=i?t.section:{on:!1,axis:"y"},s=this.#e?.unit??this.#t.unit??"",o=this.#F,a=t?.arranged??"single";this.layoutGroup.hidden=i<2;for(let h of Object.keys(M0))ni(e[h],i&&a===h);for(let h of Object.values(e))h.disabled=!i&&h!==e.help;ni(e.section,n.on),ni(e.measure,this.#o.on),ni(e.wireframe,i&&t.look.wireframe),ni(e.edges,i&&t.look.edges),ni(e.orthographic,i&&t.camera.isOrthographicCamera);let l=this.#U();for(let h of this.colorSelect.options)h.hidden=h.disabled=!l.includes(h.value);this.colorSelect.value=o,this.colorSelect.hidden=l.length<2,this.viewSelect.disabled=!i;let c=a==="overlay"&&i>2;if(this.rows.pick.hidden=!(i>1&&(a==="single"||c)),this.rows.opacity.hidden=!i||a!=="overlay",this.rows.section.hidden=!n.on,this.rows.limit.hidden=o!=="deviation",this.options.hidden=Object.values(this.rows).every(h=>h.hidden),this.rows.pick.hidden||this.pick.replaceChildren(...t.bodies.slice(c?1:0).map(h=>{let u=t.bodies.indexOf(h),d=c?t.overlaid.includes(h):u===t.shown;return b("button",{type:"button",class:"button",role:"radio","aria-checked":String(d),onclick:()=>this.#at(u)},this.#rt(h),this.#q(u))})),!this.rows.opacity.hidden){let h=t.bodies.indexOf(t.veil);this.rows.opacity.firstChild.textContent=this.#q(h),this.opacity.set({min:0,max:100,step:1,value:Math.round(t.look.opacity*100),digits:0,unit:"%"})}if(n.on){let[h,u]=t.range(n.axis);this.offset.set({min:h,max:u,value:n.offset,digits:this.#M,unit:s}),this.axisButtons.forEach((d,f)=>ni(d,fi[f]===n.axis))}if(o==="deviation"){let h=Math.max(this.#c,...t.bodies.map(f=>f.model.largestDeviation),1e-9);this.limitDial.set({min:Math.log10(h)-4,max:Math.log10(h)+.31,value:Math.log10(this.#c),digits:6,unit:s});let u=this.limitDial.element.querySelector("input[type=number]"),d=this.limitDial.element.querySelector("input[type=range]");u.value=this.#c,d.setAttribute("aria-valuetext",`${an(this.#c)} ${s}`.trim())}this.#lt(s),this.#ct(o,s),this.#ht(s),this.view.classList.toggle("measuring",this.#o.on),this.view.classList.toggle("many",a==="side"&&i>2)}#at(t){this.#n.shown=t,this.#n.arrange(),this.#C()}#q(t){return this.#r[t]?.item.label||{scan:"Scan",part:"Part",surfaces:"Surfaces"}[this.#r[t]?.item.role]||"Mesh"}#rt(t){return b("i",{class:"dot",style:`background:${ps(t.role).dot}`})}#lt(t){let e=this.#n;if(e)for(let i of e.panes)i.label.replaceChildren(...i.bodies.map(n=>{let s=_d(n.model.box).map(o=>Di(o,Math.max(0,this.#M-1))).join(" \xD7 ");return b("div",{},this.#rt(n),b("b",{},this.#q(e.bodies.indexOf(n))),b("span",{},`${s} ${t}`.trim()),b("span",{class:"count"},n.model.points?`${Di(n.model.points,0)} points`:`${Di(n.model.triangles,0)} triangles`))}))}#ct(t,e){let{legend:i}=this,n=this.#n;if(i.hidden=!0,!!n?.bodies.length)if(t==="deviation"){let s=this.#c,o=n.bodies.filter(a=>a.model.hasDeviation).map(a=>`${this.#q(n.bodies.indexOf(a))}: ${(100*a.model.shareWithin(s)).toFixed(1)} % of its area within \xB1${an(s)} ${e}`.trim());i.replaceChildren(b("div",{class:"legend-title"},`${this.#e.deviation_name??so.deviation}${e?` (${e})`:""}`),b("div",{class:"ramp"},b("div",{class:"scale",style:`background:${xd("to right")}`}),b("div",{class:"ticks"},...[-1,-.5,0,.5,1].map(a=>b("span",{},(a>0?"+":"")+an(a*s))))),b("div",{class:"legend-note"},b("div",{},this.#e.deviation_note??zS),...o.map(a=>b("div",{},a)))),i.hidden=!1}else t==="thickness"?(i.replaceChildren(b("div",{class:"legend-title"},`Wall thickness${e?` (${e})`:""}`),b("div",{class:"ramp"},b("div",{class:"scale",style:`background:${xd("to right",Sc)}`}),b("div",{class:"ticks"},...[0,.25,.5,.75,1].map(s=>b("span",{},an(s*this.#E))))),b("div",{class:"legend-note"},b("div",{},"grey: no other side near"))),i.hidden=!1):t==="surfaces"&&this.#e?.legend?.length&&(i.replaceChildren(b("div",{class:"legend-title"},"Surfaces"),b("ul",{},...this.#e.legend.map(({label:s,color:o,share:a})=>b("li",{},b("i",{class:"swatch",style:`background:${/^#[0-9a-f]{3,8}$/i.test(o)?o:"#888"}`}),b("span",{},s),b("span",{class:"share"},Number.isFinite(a)?`${(100*a).toFixed(a<.1?1:0)} %`:""))))),i.hidden=!1)}#ht(t){let{readout:e}=this;if(e.hidden=!this.#o.on,e.hidden)return;let i=this.#o.text(this.#M,t);typeof i=="string"?e.replaceChildren(i):e.replaceChildren(b("b",{},i.distance),b("span",{},i.parts));let n=this.#o.points.filter(s=>s.deviation!==null&&Number.isFinite(s.deviation));n.length&&this.#F==="deviation"&&e.append(b("span",{},`deviation there: ${n.map(s=>Di(s.deviation,this.#M)).join(", ")} ${t}`))}#ot(t){this.busyChip.hidden=!t,this.view.setAttribute("aria-busy",String(t))}#st(){let t=this.#m,e=!t&&!this.#r.length,{poster:i,message:n}=this.#t,s="";t?s="This browser can't draw in 3D here (WebGL is missing or switched off). Turn on hardware acceleration, or use another browser; the downloads work all the same.":e&&this.#u.length?s=this.#u.join(" "):e&&!this.#s&&!this.#t.items.length&&(s=n??"Nothing to show yet."),this.message.hidden=!s,this.messageText.textContent=s;let o="";t&&typeof i=="string"&&i&&(o=i.startsWith("data:")?i:hn(i)),this.poster.hidden=!o,o&&this.poster.getAttribute("src")!==o&&(this.poster.src=o),this.notice.hidden=!(this.#u.length&&!s),this.notice.textContent=this.notice.hidden?"":this.#u.join(" "),this.triad.element.toggleAttribute("hidden",t||e)}view3d(t){this.#n?.bodies.length&&(this.#n.touched=!0,this.#n.view(t))}async screenshot(){let t=this.#n;if(!t?.bodies.length)return null;let e=getComputedStyle(this.view),i=this.#e?.unit??"",n=this.#F,s=n0({stage:t,background:[e.getPropertyValue("--ground-top").trim(),e.getPropertyValue("--ground-bottom").trim()],ink:e.color,font:e.fontFamily,labels:t.activePanes.map(o=>o.bodies.map(a=>({text:this.#q(t.bodies.indexOf(a)),color:ps(a.role).dot}))),legend:n==="deviation"?{limit:this.#c,title:`${this.#e.deviation_name??so.deviation}${i?` (${i})`:""}`}:n==="surfaces"&&this.#e.legend?{entries:this.#e.legend}:null,measure:this.#o.delta&&{points:this.#o.points,distance:!0,text:this.#o.text(this.#M,i).distance}});return await s0(s,"showfloor-view.png"),this.dispatchEvent(new CustomEvent("picture")),s}project(t,e=0){let i=this.#n,n=i?.activePanes[e];if(!n)return null;let s=i.project(i.frame.fromFile(t),n),o=n.element.getBoundingClientRect();return s&&[o.left+s[0],o.top+s[1]]}turn(t,e=0){let i=this.#n.pose();return this.#n.orbit(t,e),this.#n.finish(),this.#n.draw(),{...this.#n.last,from:i.theta}}get state(){let t=this.#n;if(!t)return{webgl:!this.#m,ready:!1,message:this.messageText?.textContent??""};let e=t.frame;return{webgl:!0,ready:!this.#s&&!!this.#e,version:this.#e?.version??null,message:this.message.hidden?"":this.messageText.textContent,errors:[...this.#u],items:this.#r.map(({item:i,model:n},s)=>({...i,label:this.#q(s),triangles:n.triangles,serial:n.serial,closed:n.closed,size:_d(n.box)})),layout:t.arranged,stacked:t.stacked,color:this.#F,limit:this.#c,wireframe:t.look.wireframe,edges:t.look.edges,opacity:t.look.opacity,section:{...t.section},orthographic:!!t.camera.isOrthographicCamera,measure:{on:this.#o.on,points:this.#o.points.map(i=>i.file),distance:this.#o.distance,delta:this.#o.delta},camera:{position:e.toFile(t.camera.position),target:e.toFile(t.target),zoom:t.camera.zoom},panes:t.activePanes.map(i=>({rect:i.rect,items:i.bodies.map(n=>t.bodies.indexOf(n))})),dark:t.dark,frames:t.frames,last:{...t.last},memory:{...t.renderer.info.memory}}}};var hh=`/* What the elements that read a record share: the page's colours, their frame, chips. */
:host {
  --panel: #fff; --sunken: #eef0f4; --line: #dde1e7; --strong: #8a93a1; --ink: #14181f; --ink-2: #454d5a; --soft: #5f6876;
  --accent: #1550c4; --accent-ink: #fff; --accent-soft: #e7eefc; --accent-line: #b9cdf5;
  --good: #0d6b47; --good-soft: #e2f3ea; --warn: #7d4c00; --warn-soft: #fbf0d9; --bad: #ab1f17; --bad-soft: #fce9e7;
  display: block; position: relative; box-sizing: border-box; width: 100%; min-width: 0; container-type: inline-size;
  color: var(--ink); font-family: inherit; font-size: 14px; line-height: 1.45; text-align: left;
}
:host([dark]) {
  --panel: #161b22; --sunken: #11151b; --line: #2a313b; --strong: #667182; --ink: #e9ecf1; --ink-2: #b3bcc8; --soft: #a2acb9;
  --accent: #82acff; --accent-ink: #0b1324; --accent-soft: #1a2740; --accent-line: #34507f;
  --good: #5fd3a0; --good-soft: #14291f; --warn: #e8b458; --warn-soft: #2b2213; --bad: #ff9087; --bad-soft: #331a19;
  color-scheme: dark;
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h3, h4, p, dl, dd, ul, ol { margin: 0; padding: 0; }
ul, ol { list-style: none; }
.frame { border: 1px solid var(--line); border-radius: 10px; overflow: clip; background: var(--panel); outline: none; display: flex; flex-direction: column; }
:is(button, select, input, canvas):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
canvas:focus-visible { outline-offset: -2px; }
.message { display: grid; place-content: center; min-height: 220px; padding: 24px; text-align: center; color: var(--soft); font-size: 15px; }
.message p { max-width: 46ch; }
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; font-size: 13px; min-height: 24px; }
.chip { display: inline-flex; align-items: center; gap: 6px; padding: 1px 9px; border-radius: 999px; font-size: 12.5px; font-weight: 500; line-height: 20px; background: var(--sunken); color: var(--ink-2); border: 1px solid var(--line); white-space: nowrap; }
.chip.live { background: var(--bad-soft); border-color: transparent; color: var(--bad); }
.chip.live i { width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
`;var S0=()=>[document.documentElement,document.body],uh=()=>S0().some(r=>r.classList.contains("dark")||r.classList.contains("sf-dark")||r.dataset.theme==="dark"),ro=class{#t;constructor(t){this.#t=new MutationObserver(t)}start(){for(let t of S0())this.#t.observe(t,{attributes:!0,attributeFilter:["class","data-theme"]})}stop(){this.#t.disconnect()}};var GS={panel:"#ffffff",sunken:"#eef0f4",line:"#dde1e7",strong:"#8a93a1",ink:"#14181f",soft:"#5f6876",accent:"#1550c4",accentInk:"#ffffff",good:"#0d6b47",warn:"#7d4c00",bad:"#ab1f17",halo:"rgb(255 255 255 / 85%)",unknown:"#e6e9ee",free:"#fcfcfd",obstacle:"#8d97a5",frontier:"#e0a23a",trail:"#3b4452",certain:"#0f766e",between:"#d3a81f",unsure:"#d8430f",other:"#a3abb6"},WS={panel:"#161b22",sunken:"#11151b",line:"#2a313b",strong:"#667182",ink:"#e9ecf1",soft:"#a2acb9",accent:"#82acff",accentInk:"#0b1324",good:"#5fd3a0",warn:"#e8b458",bad:"#ff9087",halo:"rgb(15 19 25 / 85%)",unknown:"#0f1319",free:"#2b333e",obstacle:"#6d7888",frontier:"#c08a35",trail:"#d3dae3",certain:"#2fb3a6",between:"#e5c454",unsure:"#ff6f3d",other:"#667182"},XS={light:["#b4531a","#1a8a6c","#8e44ad","#a5780b","#2f86b5","#c0392b","#5f8020","#c9587c","#6a5fc1","#86643f","#0e8494","#a13f86"],dark:["#f2935c","#5fd3a0","#c9a6ff","#e9bd55","#6fc3ee","#ff8a7a","#b0d066","#f2a3bd","#a9a5ff","#cfae8a","#55cbdc","#e48fd0"]},Sf=.6,ya=r=>[1,3,5].map(t=>parseInt(r.slice(t,t+2),16));function oo(r,t,e){let[i,n]=[ya(r),ya(t)];return`#${i.map((s,o)=>Math.round(s+(n[o]-s)*e).toString(16).padStart(2,"0")).join("")}`}function ws(r){let[t,e,i]=ya(r).map(s=>s/255<=.04045?s/255/12.92:((s/255+.055)/1.055)**2.4),n=.2126*t+.7152*e+.0722*i;return 1.05/(n+.05)>(n+.05)/.0555?"#ffffff":"#0b0f14"}var dh=class{dark=!1;goals=new Set;#t=new Map;get look(){return this.dark?WS:GS}of(t){let{look:e}=this;if(this.goals.has(t))return e.accent;if(!t||t==="other"||t==="none of them")return e.other;this.#t.has(t)||this.#t.set(t,this.#t.size);let i=XS[this.dark?"dark":"light"];return i[this.#t.get(t)%i.length]}entropy(t){let{certain:e,between:i,unsure:n}=this.look,s=Math.min(1,Math.max(0,t??0)/Sf);return s<.5?oo(e,i,2*s):oo(i,n,2*s-1)}},Ze=r=>`${Math.round(100*(r??0))} %`,bi=r=>Number.isFinite(r)?r.toFixed(2).replace("-","\u2212"):"\u2013",En=r=>Number.isFinite(r)?`${r.toFixed(1)} m`:"\u2013";var un=class{width=0;height=0;ratio=1;#t="sans-serif";constructor({name:t,onresize:e,focusable:i=!1}){this.canvas=b("canvas",{role:i?"application":"img","aria-label":t,tabindex:i?0:null}),this.tip=b("div",{class:"tip",hidden:!0}),this.element=b("div",{class:"surface"},this.canvas,this.tip),this.context=this.canvas.getContext("2d"),this.sizes=new ResizeObserver(([n])=>{let{width:s,height:o}=n.contentRect;s===this.width&&o===this.height||(this.width=s,this.height=o,e())}),this.sizes.observe(this.element)}get empty(){return this.width<20||this.height<20}setFont(t){this.#t=t}font(t,e=400){this.context.font=`${e} ${t}px ${this.#t}`}begin(){let{canvas:t,context:e}=this;this.ratio=Math.min(2,devicePixelRatio||1);let[i,n]=[Math.round(this.width*this.ratio),Math.round(this.height*this.ratio)];return(t.width!==i||t.height!==n)&&Object.assign(t,{width:i,height:n}),e.setTransform(this.ratio,0,0,this.ratio,0,0),e.clearRect(0,0,this.width,this.height),e}text(t,e,i,n,s){let{context:o}=this;o.lineJoin="round",o.lineWidth=3,o.strokeStyle=s,o.strokeText(t,e,i),o.fillStyle=n,o.fillText(t,e,i)}showTip(t,e,...i){let{tip:n}=this;if(n.hidden=!i.length,n.hidden)return;n.replaceChildren(...i);let s=t>this.width/2,o=e>this.height/2;Object.assign(n.style,{left:s?"auto":`${t+12}px`,right:s?`${this.width-t+12}px`:"auto",top:o?"auto":`${e+12}px`,bottom:o?`${this.height-e+12}px`:"auto"})}hideTip(){this.tip.hidden||(this.tip.hidden=!0)}};var fh=class{#t=null;#i=null;#s=0;#e=0;#r=-1;#a=!1;dirty=!0;constructor({palette:t,request:e}){this.palette=t,this.request=e,this.surface=new un({name:"What the robot sees, with the things found in it",onresize:()=>this.redraw()}),this.element=this.surface.element,this.element.classList.add("camera"),this.surface.canvas.addEventListener("click",i=>{let n=this.#n();n&&i.offsetX>n.x&&i.offsetY<n.y+n.height&&(this.swapped=!this.swapped)})}redraw(){this.dirty=!0,this.request()}get swapped(){return this.#a}set swapped(t){this.#a=t,this.onswap?.(t),this.redraw()}get hasDepth(){return!!this.#i}clear(){this.#t=this.#i=null,this.#r=-1,this.#e=this.#s,this.redraw()}show(t,e){let i=t.steps[e],{depth:n}=t.held[e];if(!i)return;let s=++this.#s;i.color&&t.picture(i.color).then(o=>{s<this.#e||(this.#e=s,this.#t={bitmap:o,detections:i.detections??[],camera:t.head?.camera,index:e},this.redraw())},()=>{}),n&&n[0]!==this.#r&&(this.#r=n[0],t.picture(n).then(o=>{if(this.#r!==n[0])return;let a=this.#i;this.#i=o,a||this.onswap?.(this.swapped),this.redraw()},()=>{}))}#n(){if(!this.#i||!this.#t)return null;let{width:t,height:e}=this.surface,i=Math.round(Math.max(66,t*.24)),n=i*e/t;return{x:t-i-8,y:8,width:i,height:n}}draw(){let{surface:t,palette:e}=this;if(!this.dirty||t.empty)return;this.dirty=!1;let i=t.begin(),{look:n}=e,{width:s,height:o}=t;i.fillStyle=n.sunken,i.fillRect(0,0,s,o);let a=this.#t;if(!a)return;i.imageSmoothingQuality="medium";let l=this.swapped&&this.#i?this.#i:a.bitmap;try{i.drawImage(l,0,0,s,o)}catch{return}let{width:c=320,height:h=240}=a.camera??{},[u,d]=[s/c,o/h];t.font(11.5,600),i.textBaseline="middle",i.textAlign="left";let f=this.#n(),m=[...a.detections].sort((p,g)=>Number(this.#o(p))-Number(this.#o(g))),x=[];for(let p of m){let[g,y,w,v]=p.box,M=e.of(p.probs?.[0]?.[0]),T=this.#o(p),_=[g*u,y*d,(w-g)*u,(v-y)*d];i.lineWidth=T?5:3.5,i.strokeStyle="rgb(10 14 20 / 55%)",i.strokeRect(..._),i.lineWidth=T?3:1.75,i.strokeStyle=M,i.strokeRect(..._)}if(f){i.save(),i.beginPath(),i.roundRect(f.x,f.y,f.width,f.height,5),i.fillStyle=n.panel,i.strokeStyle="#ffffffd0",i.lineWidth=3,i.stroke(),i.clip();try{i.drawImage(this.swapped?a.bitmap:this.#i,f.x,f.y,f.width,f.height)}catch{i.fill()}i.fillStyle="rgb(10 14 20 / 65%)";let p=this.swapped?"colour":"depth";t.font(10.5,500),i.fillRect(f.x,f.y,i.measureText(p).width+10,15),i.fillStyle="#fff",i.fillText(p,f.x+5,f.y+8),i.restore()}t.font(11.5,600);for(let p of m.reverse()){let[g,y,w]=p.box,[v,M]=p.probs?.[0]??["?",p.score],T=e.of(v),_=`${v} ${Ze(M)}`,S=Math.ceil(i.measureText(_).width)+10,C=Math.min(Math.max(1,g*u-1),s-S-1),R=y*d-18>0?y*d-18:y*d+1;x.some(I=>C<I.x+I.wide&&C+S>I.x&&Math.abs(R-I.y)<18)&&((w-g)*u<24||(R=Math.min(o-18,R+18),x.some(I=>C<I.x+I.wide&&C+S>I.x&&Math.abs(R-I.y)<18)))||(x.push({x:C,y:R,wide:S}),i.fillStyle=T,i.beginPath(),i.roundRect(C,R,S,17,3),i.fill(),i.fillStyle=ws(T),i.fillText(_,C+5,R+9))}}#o(t){return this.palette.goals.has(t.probs?.[0]?.[0])}};var $S=10,ph=class{#t=new Map;#i=0;#s=0;now=null;constructor({palette:t,onready:e}){this.palette=t,this.onready=e}clear(){this.#t.clear(),this.now=null,this.#s=this.#i}show(t,e){if(!e)return;let i=`${e[0]} ${this.palette.dark}`;if(this.now?.key===i)return;let n=++this.#i,s=this.#t.get(i);if(s)return this.#s=n,this.now=s,this.onready();t.picture(e).then(o=>{n<this.#s||(this.#s=n,this.now=this.#e(o,i),this.#t.set(i,this.now),this.#t.size>$S&&this.#t.delete(this.#t.keys().next().value),this.onready())},()=>{})}#e(t,e){let{width:i,height:n}=t,s=document.createElement("canvas");Object.assign(s,{width:i,height:n});let o=s.getContext("2d",{willReadFrequently:!0});o.drawImage(t,0,0);let a=o.getImageData(0,0,i,n),l=new Uint32Array(a.data.buffer),{look:c}=this.palette,h=y=>{let[w,v,M]=ya(y);return(255<<24|M<<16|v<<8|w)>>>0},[u,d,f]=[c.free,c.obstacle,c.frontier].map(h),[m,x,p,g]=[i,n,-1,-1];for(let y=0,w=0;y<n;y+=1)for(let v=0;v<i;v+=1,w+=1){let M=l[w]&255;if(M<40){l[w]=0;continue}l[w]=M<120?u:M<200?d:f,v<m&&(m=v),v>p&&(p=v),y<x&&(x=y),y>g&&(g=y)}return o.putImageData(a,0,0),{key:e,canvas:s,box:p<0?null:[m,x,p+1,g+1]}}seen(t){let e=this.now?.box;if(!e||!t)return null;let[i,n]=t.origin;return[i+e[0]*t.cell,n+e[1]*t.cell,i+e[2]*t.cell,n+e[3]*t.cell]}};function T0(r){let t=r.map(n=>n.score??0),[e,i]=[Math.min(...t),Math.max(...t)];return t.map(n=>i>e?(n-e)/(i-e):1)}var Zn={width:9,height:34},A0=280,E0={turn:-.5,tilt:.62,zoom:1},mh=class{#t=null;#i={...E0};#s=[];#e=null;#r=!1;#a=null;#n=0;#o=0;dirty=!0;constructor({palette:t,floor:e,request:i,onpick:n}){Object.assign(this,{palette:t,floor:e,request:i}),this.surface=new un({name:"Scene graph in 3D: floor, things, groups, rooms. Arrow keys turn it, + and \u2212 zoom.",onresize:()=>this.redraw(),focusable:!0}),this.element=this.surface.element,this.element.classList.add("tower");let{canvas:s}=this.surface;s.addEventListener("pointerdown",o=>{o.button||(this.#e={x:o.clientX,y:o.clientY,...this.#i},this.#r=!1,s.setPointerCapture(o.pointerId))}),s.addEventListener("pointermove",o=>{if(!this.#e)return this.#d(o);let[a,l]=[o.clientX-this.#e.x,o.clientY-this.#e.y];Math.hypot(a,l)>4&&(this.#r=!0),this.#r&&(this.surface.hideTip(),this.#u(this.#e.turn-a*.008,o.pointerType==="touch"?this.#e.tilt:this.#e.tilt+l*.006))});for(let o of["pointerup","pointercancel"])s.addEventListener(o,a=>{let l=this.#e&&!this.#r&&o==="pointerup";this.#e=null,l&&n(this.#c(a.offsetX,a.offsetY)?.thing.id??null)});s.addEventListener("pointerleave",()=>{this.surface.hideTip(),this.#a!=null&&(this.#a=null,this.redraw())}),s.addEventListener("wheel",o=>{!o.ctrlKey&&!o.shiftKey&&s.getRootNode().activeElement!==s||(o.preventDefault(),this.zoom(Math.exp(-(o.deltaY||o.deltaX)*.0015)))},{passive:!1}),s.addEventListener("keydown",o=>{if(o.ctrlKey||o.metaKey||o.altKey)return;let{turn:a,tilt:l}=this.#i,c={ArrowLeft:()=>this.#u(a-.12,l),ArrowRight:()=>this.#u(a+.12,l),ArrowUp:()=>this.#u(a,l+.08),ArrowDown:()=>this.#u(a,l-.08),"+":()=>this.zoom(1.2),"=":()=>this.zoom(1.2),"-":()=>this.zoom(1/1.2),r:()=>this.reset()};c[o.key]&&(c[o.key](),o.preventDefault(),o.stopPropagation())})}redraw(){this.dirty=!0,this.request()}zoom(t){this.#i.zoom=Math.min(5,Math.max(.7,this.#i.zoom*t)),this.redraw()}reset(){this.#i={...E0},this.redraw()}#u(t,e){Object.assign(this.#i,{turn:t,tilt:Math.min(1.35,Math.max(.2,e))}),this.redraw()}show(t){let e=this.#t;e&&e.recording===t.recording&&e.graph===t.graph&&e.object===t.object&&e.floor===this.floor.now||(this.#t={...t,floor:this.floor.now},this.redraw())}draw(t,e){if(!this.dirty||this.surface.empty)return;if(e&&!this.#e&&t-this.#n<A0){this.#o||=setTimeout(()=>{this.#o=0,this.request()},A0);return}this.#n=t,this.dirty=!1;let{surface:i,palette:n}=this,{look:s}=n,o=i.begin();this.#s=[];let a=this.#t,{graph:l,recording:c}=a??{};if(!l||!c.head)return;let{width:h,height:u}=i,d=(l.objects??[]).filter(G=>G.center),f=(l.groups??[]).filter(G=>G.center),m=(l.rooms??[]).filter(G=>G.center),x=this.floor.seen(c.head.map)?.slice()??[1/0,1/0,-1/0,-1/0];for(let[G,ct]of[...d.map(nt=>[nt.center[0],nt.center[2]]),...m.map(nt=>nt.center)])x[0]=Math.min(x[0],G),x[1]=Math.min(x[1],ct),x[2]=Math.max(x[2],G),x[3]=Math.max(x[3],ct);if(!Number.isFinite(x[0]))return;let[p,g]=[(x[0]+x[2])/2,(x[1]+x[3])/2],y=Math.max(3,Math.hypot(x[2]-x[0],x[3]-x[1])/Math.SQRT2),w={group:Math.max(2.3,.4*y),room:Math.max(3.3,.66*y)},{turn:v,tilt:M,zoom:T}=this.#i,[_,S,C,R]=[Math.cos(v),Math.sin(v),Math.sin(M),Math.cos(M)],I=(G,ct,nt)=>{let[Mt,Ht]=[G-p,nt-g],Ft=Mt*_-Ht*S,fe=Mt*S+Ht*_;return[Ft,fe*C-ct*R,fe]},P=[1/0,1/0,-1/0,-1/0];for(let G of[x[0],x[2]])for(let ct of[x[1],x[3]]){let[nt,Mt]=I(G,0,ct);P[0]=Math.min(P[0],nt),P[2]=Math.max(P[2],nt),P[1]=Math.min(P[1],Mt),P[3]=Math.max(P[3],Mt)}for(let G of m)P[1]=Math.min(P[1],I(G.center[0],w.room,G.center[1])[1]);let U=T*Math.min((h-28)/(P[2]-P[0]),(u-56)/(P[3]-P[1])),[N,B]=[(P[0]+P[2])/2,(P[1]+P[3])/2],z=(G,ct,nt)=>{let[Mt,Ht,Ft]=I(G,ct,nt);return{x:h/2+(Mt-N)*U,y:u/2+6+(Ht-B)*U,depth:Ft}},{now:X}=this.floor,{map:it}=c.head;if(X?.box&&it){let G=z(it.origin[0],0,it.origin[1]),ct=it.cell*U*i.ratio;o.save(),o.setTransform(ct*_,ct*S*C,-ct*S,ct*_*C,G.x*i.ratio,G.y*i.ratio),o.globalAlpha=n.dark?.85:.9;let[nt,Mt,Ht,Ft]=X.box;o.fillStyle=s.unknown,o.fillRect(nt,Mt,Ht-nt,Ft-Mt),o.drawImage(X.canvas,nt,Mt,Ht-nt,Ft-Mt,nt,Mt,Ht-nt,Ft-Mt),o.restore()}let $=new Map;for(let G of d){let ct=z(G.center[0],0,G.center[2]),nt=z(G.center[0],Math.max(0,G.center[1]??0),G.center[2]);$.set(G.id,{thing:G,ground:ct,foot:nt,top:{x:nt.x,y:nt.y-Zn.height}})}let Q=a.object??this.#a,et=new Map(f.map(G=>[G.id,{group:G,...z(G.center[0],w.group,G.center[1])}])),wt=new Map(m.map(G=>[G.id,{room:G,...z(G.center[0],w.room,G.center[1])}])),Tt=d.find(G=>G.id===Q);for(let{thing:G,ground:ct,foot:nt}of $.values()){let Mt=Math.max(9,.34*U);o.globalAlpha=G.rejected?.3:.75,o.beginPath(),o.ellipse(ct.x,ct.y,Mt,Mt*C,0,0,7),o.fillStyle=G.rejected?s.other:n.entropy(G.entropy),o.fill(),o.globalAlpha=1,o.lineWidth=1,o.strokeStyle=s.strong,o.beginPath(),o.moveTo(ct.x,ct.y),o.lineTo(nt.x,nt.y),o.stroke()}let K=(G,ct,nt)=>{o.lineWidth=nt?2:1,o.strokeStyle=nt?s.accent:s.strong,o.globalAlpha=nt?1:Tt?.25:.5,o.beginPath(),o.moveTo(G.x,G.y),o.lineTo(ct.x,ct.y),o.stroke(),o.globalAlpha=1};for(let{thing:G,top:ct}of $.values()){let nt=et.get(G.group)??wt.get(G.room);nt&&K(nt,ct,G===Tt)}for(let G of et.values()){let ct=wt.get(G.group.room);ct&&K(ct,G,Tt&&Tt.group===G.group.id)}for(let G of et.values())o.beginPath(),o.arc(G.x,G.y,5,0,7),o.fillStyle=s.panel,o.fill(),o.lineWidth=2,o.strokeStyle=s.soft,o.stroke();let ot=[],lt=G=>!ot.some(ct=>G[0]<ct[2]&&G[2]>ct[0]&&G[1]<ct[3]&&G[3]>ct[1]);i.font(12.5,600),o.textBaseline="middle",o.textAlign="center";for(let G of wt.values()){let ct=G.room.probs?.[0]?.[1];G.words=`${G.room.name}${ct!=null?` ${Ze(ct)}`:""}`;let nt=o.measureText(G.words).width+18;G.x0=Math.min(Math.max(2,G.x-nt/2),h-nt-2),G.y0=Math.min(Math.max(2,G.y-12),u-26),G.wide=nt;for(let Mt=0;Mt<6&&!lt([G.x0,G.y0,G.x0+nt,G.y0+24]);Mt+=1)G.y0+=26;ot.push([G.x0,G.y0,G.x0+nt,G.y0+24])}let At=[...$.values()].sort((G,ct)=>G.ground.depth-ct.ground.depth);for(let{thing:G,foot:ct,top:nt}of At){let Mt=G===Tt?Zn.width+3:Zn.width;o.globalAlpha=G.rejected?.55:1;let Ht=G.beliefs??[],Ft=Math.max(1,Ht.reduce((he,[,we])=>he+we,0)),fe=ct.y;o.fillStyle=s.other,o.fillRect(ct.x-Mt/2,nt.y,Mt,Zn.height);for(let[he,we]of Ht){let pe=Zn.height*we/Ft;o.fillStyle=G.rejected?oo(n.of(he),s.other,.7):n.of(he),o.fillRect(ct.x-Mt/2,fe-pe,Mt,pe),fe-=pe}o.lineWidth=G===Tt?2:1,o.strokeStyle=G===Tt?s.ink:s.panel,o.strokeRect(ct.x-Mt/2,nt.y,Mt,Zn.height),G.rejected&&(o.lineWidth=2,o.strokeStyle=s.bad,o.beginPath(),o.moveTo(ct.x-6,nt.y+8),o.lineTo(ct.x+6,nt.y+Zn.height-8),o.moveTo(ct.x+6,nt.y+8),o.lineTo(ct.x-6,nt.y+Zn.height-8),o.stroke()),o.globalAlpha=1,ot.push([ct.x-Mt/2,nt.y,ct.x+Mt/2,ct.y]),this.#s.push({thing:G,x:ct.x,y:(ct.y+nt.y)/2})}i.font(11.5,500),o.textAlign="left";let mt=G=>(G===Tt?1e6:0)+(n.goals.has(G.beliefs?.[0]?.[0])?1e4:0)+(G.used===!1?0:100)+(G.votes??0);for(let{thing:G,foot:ct,top:nt}of[...At].sort((Mt,Ht)=>mt(Ht.thing)-mt(Mt.thing))){let Mt=G.beliefs?.[0]?.[0];if(!Mt)continue;let Ht=o.measureText(Mt).width+4,Ft=(ct.y+nt.y)/2;for(let[fe,he]of[[ct.x+8,Ft],[ct.x-8-Ht,Ft],[ct.x+8,ct.y-4],[ct.x+8,nt.y+3]]){let we=[fe,he-7,fe+Ht,he+7];if(!(we[0]<2||we[2]>h-2||we[1]<2||we[3]>u-2||!lt(we))){ot.push(we),i.text(Mt,fe,he,G===Tt?s.ink:s.soft,s.halo);break}}}i.font(12.5,600),o.textAlign="center";for(let G of wt.values())o.beginPath(),o.roundRect(G.x0,G.y0,G.wide,24,12),o.fillStyle=s.panel,o.fill(),o.lineWidth=Tt&&Tt.room===G.room.id?2:1.25,o.strokeStyle=Tt&&Tt.room===G.room.id?s.accent:s.strong,o.stroke(),o.fillStyle=s.ink,o.fillText(G.words,G.x0+G.wide/2,G.y0+12.5)}#c(t,e){let i=null;for(let n of this.#s){let[s,o]=[Math.abs(n.x-t),Math.abs(n.y-e)];s<13&&o<Zn.height/2+8&&(!i||s<i.dx)&&(i={...n,dx:s})}return i}#d({offsetX:t,offsetY:e}){let i=this.#c(t,e);this.surface.canvas.style.cursor=i?"pointer":"grab";let n=i?.thing.id??null;if(n!==this.#a&&(this.#a=n,this.redraw()),!i)return this.surface.hideTip();let{thing:s}=i,o=(s.beliefs??[]).slice(0,6).map(([a,l])=>b("div",{},b("i",{class:"swatch",style:`background:${this.palette.of(a)}`}),`${a} ${Ze(l)}`));this.surface.showTip(i.x,i.y,b("b",{},`Thing ${s.id}`),...o,b("div",{class:"soft"},`seen ${s.votes??"?"} times${s.rejected?", ruled out":""}`))}};var qS=140,R0=.5,C0=matchMedia("(prefers-reduced-motion: reduce)"),gh=class{#t=null;#i=null;#s=null;#e=null;#r=null;#a=null;#n=[];#o=0;dirty=!0;constructor({palette:t,floor:e,request:i,onpick:n}){Object.assign(this,{palette:t,floor:e,request:i}),this.surface=new un({name:"Map of what the robot has seen so far",onresize:()=>this.redraw()}),this.element=this.surface.element,this.element.classList.add("plan");let{canvas:s}=this.surface;s.addEventListener("pointermove",o=>this.#w(o)),s.addEventListener("pointerleave",()=>this.surface.hideTip()),s.addEventListener("click",o=>{let a=this.#m(o.offsetX,o.offsetY);a&&n(a.kind,a.thing.id)})}redraw(){this.dirty=!0,this.request()}show(t){let e=this.#t;this.#t=t;let i=t.recording.steps[t.index]?.pose;if(i){let n=t.glide&&e?.recording===t.recording&&Math.abs(t.index-e.index)<=4&&e.index!==t.index;if(e?.index!==t.index||e?.recording!==t.recording||!this.#a)if(n&&this.#e&&!C0.matches){let s=Math.atan2(Math.sin(i[2]-this.#e[2]),Math.cos(i[2]-this.#e[2]));this.#r={at:performance.now(),pose:this.#e},this.#a=[i[0],i[1],this.#e[2]+s]}else this.#e=this.#a=[...i],this.#r=null}e?.recording!==t.recording&&(this.#i=this.#s=null),this.redraw()}clear(){this.#t=this.#i=this.#e=this.#a=null,this.redraw()}#u(){let{recording:t,index:e,held:i,truth:n}=this.#t,{head:s}=t,o=this.floor.seen(s.map)?.slice()??[1/0,1/0,-1/0,-1/0],a=(c,h)=>{o[0]=Math.min(o[0],c),o[1]=Math.min(o[1],h),o[2]=Math.max(o[2],c),o[3]=Math.max(o[3],h)},l=t.steps[e]?.pose;l&&a(l[0],l[1]);for(let c of i.decision?.landmarks??[])a(...c.at);if(n&&s.truth){for(let c of s.truth.path??[])a(...c);for(let c of s.truth.rooms??[])a(c.box[0],c.box[1]),a(c.box[2],c.box[3])}return Number.isFinite(o[0])?[...o.slice(0,2).map(c=>Math.floor(2*(c-R0))/2),...o.slice(2).map(c=>Math.ceil(2*(c+R0))/2)]:[-3,-3,3,3]}#c(t){let e=this.#u(),{width:i,height:n}=this.surface,s=Math.min((i-12)/(e[2]-e[0]),(n-12)/(e[3]-e[1]),95),o={x:(e[0]+e[2])/2,z:(e[1]+e[3])/2,scale:s},a=`${o.x} ${o.z} ${s} ${i} ${n}`;if(!this.#i||this.#i.size!==`${i} ${n}`||C0.matches?(this.#i={...o,key:a,size:`${i} ${n}`},this.#s=null):this.#i.key!==a&&(this.#s={...this.#i,at:t,target:o},this.#i.key=a),!this.#s)return!1;let l=Math.min(1,(t-this.#s.at)/350),c=l*l*(3-2*l);for(let h of["x","z","scale"])this.#i[h]=this.#s[h]+(this.#s.target[h]-this.#s[h])*c;return l===1&&(this.#s=null),l<1}#d(t){if(!this.#r)return!1;let e=Math.min(1,(t-this.#r.at)/qS),i=this.#r.pose;return this.#e=i.map((n,s)=>n+(this.#a[s]-n)*e),e===1&&(this.#r=null),e<1}#h(t){return this.surface.width/2+(t-this.#i.x)*this.#i.scale}#l(t){return this.surface.height/2+(t-this.#i.z)*this.#i.scale}draw(t){let e=this.#t;if(!this.dirty||this.surface.empty)return!1;let{surface:i,palette:n}=this,{look:s}=n;if(!e?.recording.head){let l=i.begin();return l.fillStyle=s.unknown,l.fillRect(0,0,i.width,i.height),this.dirty=!1,!1}if(t-this.#o<30&&(this.#r||this.#s))return!0;this.#o=t;let o=[this.#c(t),this.#d(t)].some(Boolean);this.dirty=o;let a=i.begin();return a.fillStyle=s.unknown,a.fillRect(0,0,i.width,i.height),this.#n=[],this.#y(a,e),e.truth&&this.#v(a,e),this.#g(a,e),this.#p(a,e),this.#x(a,e),this.#T(a,e),this.#A(a,e),this.#_(e),this.#b(a),o}#y(t,{recording:e}){let{now:i}=this.floor,{map:n}=e.head;if(!i||!n)return;let s=n.cell*this.#i.scale;t.imageSmoothingEnabled=!0,t.imageSmoothingQuality="low";let[o,a,l,c]=i.box??[0,0,0,0];l>o&&t.drawImage(i.canvas,o,a,l-o,c-a,this.#h(n.origin[0]+o*n.cell),this.#l(n.origin[1]+a*n.cell),(l-o)*s,(c-a)*s)}#f(t,e){t.beginPath(),e.forEach(([i,n],s)=>t[s?"lineTo":"moveTo"](this.#h(i),this.#l(n))),t.stroke()}#v(t,{recording:e}){let{truth:i}=e.head;if(!i)return;let{look:n}=this.palette;t.lineWidth=1.25,this.surface.font(11,400),t.textAlign="left",t.textBaseline="top";for(let{name:s,box:o}of i.rooms??[])t.setLineDash([2,3]),t.strokeStyle=n.strong,t.strokeRect(this.#h(o[0]),this.#l(o[1]),(o[2]-o[0])*this.#i.scale,(o[3]-o[1])*this.#i.scale),t.setLineDash([]),this.surface.text(s,this.#h(o[0])+4,this.#l(o[1])+4,n.soft,n.halo);for(let[s,o,a,l]of i.goals??[])t.fillStyle=`${n.good}33`,t.strokeStyle=n.good,t.lineWidth=2,t.fillRect(this.#h(s),this.#l(o),(a-s)*this.#i.scale,(l-o)*this.#i.scale),t.strokeRect(this.#h(s),this.#l(o),(a-s)*this.#i.scale,(l-o)*this.#i.scale);i.path?.length>1&&(t.lineJoin=t.lineCap="round",t.lineWidth=5,t.strokeStyle=n.halo,this.#f(t,i.path),t.lineWidth=2.5,t.strokeStyle=n.good,this.#f(t,i.path))}#_({held:t,truth:e}){if(e)return;let{look:i}=this.palette,{context:n,width:s,height:o}=this.surface,a=[...this.#n,{x:this.#h(this.#e?.[0]??0),y:this.#l(this.#e?.[1]??0),radius:12}],l=[];this.surface.font(12,500),n.textAlign="center",n.textBaseline="middle";for(let c of t.graph?.rooms??[]){if(!c.center)continue;let h=c.probs?.[0]?.[1],u=`${c.name}${h!=null?` ${Ze(h)}`:""}`,d=n.measureText(u).width/2+3,f=Math.min(Math.max(this.#h(c.center[0]),d+4),s-d-4),m=Math.min(Math.max(this.#l(c.center[1]),12),o-26),x=g=>a.every(y=>Math.abs(y.x-f)>d+y.radius-4||Math.abs(y.y-g)>y.radius+4)&&l.every(y=>Math.abs(y.y-g)>16||Math.abs(y.x-f)>d+y.half),p=[0,-20,20,-34,34,-48,48].map(g=>m+g).find(g=>g>10&&g<o-10&&x(g));p!=null&&(l.push({x:f,y:p,half:d}),this.surface.text(u,f,p,i.ink,i.halo))}}#g(t,{recording:e,index:i,held:n}){let{look:s}=this.palette,{steps:o}=e;t.lineJoin=t.lineCap="round",n.path?.length>1&&(t.setLineDash([6,5]),t.lineWidth=2.25,t.strokeStyle=s.accent,this.#f(t,n.path),t.setLineDash([]));let a=[];for(let c=0;c<i;c+=1){let{pose:h}=o[c],u=a.at(-1);h&&(!u||h[0]!==u[0]||h[1]!==u[1])&&a.push(h)}a.push(this.#e??o[i].pose),t.lineWidth=5,t.strokeStyle=s.halo,this.#f(t,a),t.lineWidth=2.25,t.strokeStyle=s.trail,this.#f(t,a);let l=o[0]?.pose;l&&(t.beginPath(),t.arc(this.#h(l[0]),this.#l(l[1]),4,0,7),t.fillStyle=s.panel,t.fill(),t.lineWidth=2,t.stroke())}#p(t,{held:e,landmark:i,past:n}){if(n&&i==null)return;let{decision:s,graph:o}=e,a=s?.landmarks?.find(({id:l})=>l===(i??s.chosen));if(!(!a||!o)){t.setLineDash([1.5,4]),t.lineCap="round",t.lineWidth=1.75,t.strokeStyle=this.palette.look.ink;for(let[,,l]of a.near??[]){let c=l==null?null:o.objects?.find(h=>h.id===l);c?.center&&this.#f(t,[a.at,[c.center[0],c.center[2]]])}t.setLineDash([])}}#x(t,{held:e,object:i}){let{look:n}=this.palette;for(let s of e.graph?.objects??[]){if(!s.center)continue;let[o,a]=[this.#h(s.center[0]),this.#l(s.center[2])],l=this.palette.goals.has(s.beliefs?.[0]?.[0]),c=l?6:4;t.globalAlpha=s.rejected?.5:1,t.beginPath(),t.arc(o,a,c,0,7),t.fillStyle=s.rejected?n.strong:this.palette.entropy(s.entropy),t.fill(),t.lineWidth=l?2:1.25,t.strokeStyle=l?n.accent:n.panel,t.stroke(),t.globalAlpha=1,s.id===i&&(t.beginPath(),t.arc(o,a,c+4,0,7),t.lineWidth=2,t.strokeStyle=n.ink,t.stroke()),this.#n.push({kind:"object",thing:s,x:o,y:a,radius:c+5})}}#T(t,{held:e,landmark:i,past:n}){let{decision:s}=e,[o,a]=n&&e.target||[];if(o!=null&&(t.beginPath(),t.arc(this.#h(o),this.#l(a),11,0,7),t.lineWidth=2.5,t.strokeStyle=this.palette.look.accent,t.stroke()),!s?.landmarks?.length)return;let{look:l}=this.palette,c=T0(s.landmarks);t.textAlign="center",t.textBaseline="middle";let h=s.landmarks.map((u,d)=>[u,c[d]]).sort((u,d)=>+(u[0].id===s.chosen)-+(d[0].id===s.chosen));t.globalAlpha=n?.55:1;for(let[u,d]of h){let[f,m]=[this.#h(u.at[0]),this.#l(u.at[1])],x=u.id===s.chosen&&!n,p=x?13:8+3.5*d,g=x?l.accent:oo(l.panel,l.accent,.06+.4*d);x&&(t.beginPath(),t.arc(f,m,p+5,0,7),t.fillStyle=`${l.accent}38`,t.fill()),t.beginPath(),t.arc(f,m,p,0,7),t.fillStyle=g,t.fill(),t.lineWidth=x?2:1.5,t.strokeStyle=x?l.panel:l.accent,t.stroke(),u.id===i&&(t.beginPath(),t.arc(f,m,p+(x?4:3),0,7),t.lineWidth=2,t.strokeStyle=l.ink,t.stroke()),this.surface.font(x?14:11,700),t.fillStyle=ws(g),t.fillText(u.name,f,m+.5),this.#n.push({kind:"landmark",thing:u,x:f,y:m,radius:p+4})}t.globalAlpha=1}#A(t,{recording:e}){let i=this.#e;if(!i)return;let{look:n}=this.palette,[s,o,a]=[this.#h(i[0]),this.#l(i[1]),i[2]],l=-Math.PI/2-a,c=(e.head.camera?.hfov??79)/2*Math.PI/180,h=Math.min(2.4*this.#i.scale,130),u=t.createRadialGradient(s,o,0,s,o,h);u.addColorStop(0,`${n.accent}55`),u.addColorStop(1,`${n.accent}00`),t.fillStyle=u,t.beginPath(),t.moveTo(s,o),t.arc(s,o,h,l-c,l+c),t.closePath(),t.fill(),t.save(),t.translate(s,o),t.rotate(l),t.beginPath(),t.moveTo(12,0),t.lineTo(-8,8),t.lineTo(-4,0),t.lineTo(-8,-8),t.closePath(),t.lineJoin="round",t.lineWidth=4,t.strokeStyle=n.panel,t.stroke(),t.fillStyle=n.accent,t.fill(),t.restore()}#b(t){let{look:e}=this.palette,{scale:i}=this.#i,n=[1,2,5].find(a=>a*i>44)??5,[s,o]=[10,this.surface.height-11];t.lineCap="butt",t.lineWidth=1.5,t.strokeStyle=e.soft,t.beginPath(),t.moveTo(s,o-4),t.lineTo(s,o),t.lineTo(s+n*i,o),t.lineTo(s+n*i,o-4),t.stroke(),this.surface.font(11,400),t.textAlign="left",t.textBaseline="bottom",this.surface.text(`${n} m`,s+4,o-2,e.soft,e.halo)}#m(t,e){let i=null;for(let n of this.#n){let s=Math.hypot(n.x-t,n.y-e);s<=n.radius&&(!i||s<i.far||n.kind==="landmark"&&i.kind==="object")&&(i={...n,far:s})}return i}#w({offsetX:t,offsetY:e}){let i=this.#m(t,e);if(this.surface.canvas.style.cursor=i?"pointer":"default",!i)return this.surface.hideTip();let{thing:n}=i;if(i.kind==="object"){let o=(n.beliefs??[]).slice(0,3).map(([a,l])=>b("div",{},`${a} ${Ze(l)}`));return this.surface.showTip(i.x,i.y,b("b",{},`Thing ${n.id}${n.rejected?", ruled out":""}`),...o)}let s=n.comparisons?`won ${n.wins} of ${n.comparisons} comparisons`:`score ${bi(n.score)}`;this.surface.showTip(i.x,i.y,b("b",{},`${n.name}${n.room?`: ${n.room}`:""}`),b("div",{},s),n.distance!=null?b("div",{},`${En(n.distance)} away`):"")}};var P0=6,Tf=12,I0=(r,t,e="")=>b("span",{class:`bar ${e}`},b("i",{style:`width:${Math.round(100*Math.min(1,Math.max(0,r)))}%`}),b("b",{},t)),Af=r=>b("p",{class:"note"},r);function Ef(r,t,{most:e=4}={}){let i=r.reduce((a,[,l])=>a+l,0),s=(i<.995?[...r,["",1-i]]:r).map(([a,l])=>{let c=t.of(a||"other"),h=l/Math.max(1,i);return b("i",{style:`width:${100*h}%;background:${a?c:"transparent"};color:${ws(c)}`,title:a?`${a} ${Ze(l)}`:""},h>.17&&a?Ze(l):"")}),o=r.slice(0,e).map(([a,l])=>b("span",{},b("i",{class:"swatch",style:`background:${t.of(a)}`}),`${a} ${Ze(l)}`));return b("div",{class:"stack"},b("div",{class:"segments",role:"img","aria-label":r.map(([a,l])=>`${a} ${Ze(l)}`).join(", ")},...s),b("div",{class:"names"},...o))}var YS=[["spatial","Unseen","How much of what lies round it has not been seen yet"],["semantic","Unsure","How unsure the robot is of the things near it: there it can learn what they are"],["win_rate","Wins","How many of its comparisons with other places it won: which of the two is more likely to lead to the goal?"],["score","Score","Made of the wins and of what there is to learn (unseen, unsure); the robot goes to the highest"]],xh=class{#t=null;constructor({palette:t,onpick:e}){this.palette=t,this.onpick=e,this.table=b("div",{class:"ranking"}),this.why=b("div",{class:"why","aria-live":"polite"}),this.worlds=b("div",{class:"worlds"}),this.lead=b("p",{class:"lead"}),this.heading=b("h3",{},"Why it goes there"),this.element=b("section",{class:"panel decision"},this.heading,this.lead,this.table,this.why,this.worlds)}show({decision:t,graph:e,landmark:i,decided:n,now:s,palette:o,recording:a}){let l=[a,t,i,n,s,o.dark];if(this.#t&&l.every((u,d)=>u===this.#t[d]))return;this.#t=l,this.heading.textContent=s||n<0?"Why it goes there":`Why it went there (choice of step ${n+1})`;let c=[...t?.landmarks??[]].sort((u,d)=>(d.score??0)-(u.score??0)),h=t?.worlds??[];if(!c.length){this.lead.textContent="",this.table.replaceChildren(Af(t||e?"No place to choose from at this step.":"No choice was made yet: first the robot looks round.")),this.why.replaceChildren(),this.worlds.replaceChildren();return}this.lead.textContent=h.length?"The lettered places on the map are compared, two at a time: which leads to the goal? The place with the most wins, and the most to learn, is next.":"The lettered places on the map, by the score that this policy gives them.",this.#i(c,t,i,s),this.#s(c,t,i),this.#e(t,e,h)}#i(t,e,i,n){let s=YS.filter(([u])=>t.some(d=>e.worlds?.length?d[u]!=null:d[u])),o=Object.fromEntries(s.map(([u])=>{let d=t.map(f=>f[u]??0);return[u,[Math.min(0,...d),Math.max(...d)]]})),a=(u,d)=>{let[f,m]=o[u];return m>f?((d??0)-f)/(m-f):0},l=t.map(u=>{let d=u.id===e.chosen,f=b("button",{type:"button",class:"disc","aria-pressed":String(u.id===i),"aria-label":`Place ${u.name}: why it ${d?"was chosen":"was not chosen"}`},u.name),m=s.map(([x])=>b("td",{},I0(a(x,u[x]),x==="win_rate"&&u.comparisons?`${Math.round(u.wins)} of ${u.comparisons}`:bi(u[x]),x==="score"?"strong":"")));return b("tr",{class:`${d?"chosen":""} ${u.id===i?"picked":""}`,onclick:()=>this.onpick(u.id)},b("th",{scope:"row"},f),b("td",{class:"where"},b("span",{},u.room!=="room"&&u.room||(u.kind==="frontier"?"edge of the unseen":u.kind==="voronoi"?"open floor":"\u2013")),b("small",{},d?n?"goes here":"went here":u.distance!=null?`${En(u.distance)} away`:"")),...m)}),c=b("tr",{},b("th",{scope:"col"},""),b("th",{scope:"col"},"Place"),...s.map(([,u,d])=>b("th",{scope:"col",title:d},u))),h=this.table.getRootNode().activeElement?.getAttribute?.("aria-label");this.table.replaceChildren(b("table",{},b("thead",{},c),b("tbody",{},...l))),h?.startsWith("Place ")&&[...this.table.querySelectorAll(".disc")].find(u=>u.getAttribute("aria-label").slice(0,8)===h.slice(0,8))?.focus({preventScroll:!0})}#s(t,e,i){let n=t.find(({id:p})=>p===i)??t.find(({id:p})=>p===e.chosen)??t[0],s=n.id===e.chosen,o=n.reasons??[],a=Math.max(.01,...o.map(([,p])=>Math.abs(p))),l=new Map(t.map(({id:p,name:g})=>[p,g])),c=new Map;for(let[p,g,y]of e.pairs??[]){if(p!==n.id&&g!==n.id)continue;let w=p===n.id?g:p,v=c.get(w)??[0,0];v[y===n.id?0:1]+=1,c.set(w,v)}let h=p=>[...c].filter(([,[g,y]])=>p(g,y)).map(([g,[y,w]])=>`${l.get(g)??"?"} ${y}\u2013${w}`),u=p=>p.slice(0,8).join(", ")+(p.length>8?` and ${p.length-8} more`:""),d=h((p,g)=>p>g),f=h((p,g)=>p===g),m=h((p,g)=>p<g),x=[d.length?b("span",{},b("em",{},"won against "),u(d)):null,f.length?b("span",{},b("em",{},"even with "),u(f)):null,m.length?b("span",{},b("em",{},"lost to "),u(m)):null,n.near?.length?b("span",{},b("em",{},"near it "),n.near.slice(0,5).map(([p,g])=>`${p} ${Ze(g)}`).join(", ")):null].filter(Boolean);this.why.hidden=!o.length&&!x.length,this.why.replaceChildren(b("h4",{},`Place ${n.name} ${s?"was chosen":"was not chosen"}: what speaks for it and against it`),...o.map(([p,g])=>b("div",{class:"reason"},b("span",{},p),b("span",{class:`signed ${g<0?"minus":""}`},b("i",{style:`width:${50*Math.abs(g)/a}%;${g<0?"right:50%":"left:50%"}`})),b("b",{},`${g>0?"+":""}${bi(g)}`))),b("div",{class:"facts"},...x))}#e(t,e,i){if(!i.length){this.worlds.replaceChildren(Af("This policy keeps no scene graph, so it imagines no possible worlds."));return}let n=[...i].sort((l,c)=>c.p-l.p),[s]=n,o=n.length-P0,a=/best/.test(t.method??"")?parseInt(t.method)===1?"the likeliest alone":`the ${parseInt(t.method)} likeliest`:(t.method??"").replace(/(\d+)\s*sampled/,"$1 drawn by chance");this.worlds.replaceChildren(b("h4",{},"Possible worlds",b("span",{},`${a?`${a}, `:""}${t.covered==null?"":`covered mass ${Ze(t.covered)}`}`)),b("p",{class:"lead"},"Nothing is certain, so every comparison is made in several worlds: each is one way that all things could be."),...n.slice(0,P0).map((l,c)=>b("div",{class:"world"},I0(l.p/s.p,Ze(l.p)),b("span",{},c?KS(l,s):`Likeliest: ${ZS(l,e)}`))),o>0?b("p",{class:"more"},`and ${o} more`):"")}};function KS(r,t){let e=[];for(let[i,n]of[["labels","thing"],["rooms","room"]]){let[s,o]=[r[i]??{},t[i]??{}];for(let a of new Set([...Object.keys(s),...Object.keys(o)]))s[a]!==o[a]&&e.push(s[a]==null?`no ${n} ${a}`:`${n} ${a}: ${s[a]}${o[a]?` instead of ${o[a]}`:""}`)}return e.length?e.slice(0,3).join("; ")+(e.length>3?`; ${e.length-3} more`:""):"the same, drawn again"}function ZS(r,t){let e=new Map;for(let o of Object.values(r.labels??{}))e.set(o,(e.get(o)??0)+1);let i=[...e].sort((o,a)=>a[1]-o[1]).slice(0,5).map(([o,a])=>a>1?`${a} \xD7 ${o}`:o),n=Object.values(r.rooms??{}),s=e.size>5?` and ${e.size-5} more`:"";return[i.length?i.join(", ")+s:"",n.length?`in ${[...new Set(n)].slice(0,4).join(", ")}`:""].filter(Boolean).join(" ")||(t?"as the graph stands":"nothing yet")}var yh=class{#t=null;constructor({palette:t}){this.palette=t,this.list=b("div",{class:"detections"}),this.element=b("section",{class:"panel"},b("h3",{},"Found in this picture"),b("p",{class:"lead"},"Each thing may be several; the robot keeps the whole distribution, not only the best name."),this.list)}show({step:t,recording:e,palette:i}){let n=[t,i.dark];if(this.#t&&n.every((o,a)=>o===this.#t[a]))return;this.#t=n;let s=[...t?.detections??[]].sort((o,a)=>L0(a,i)-L0(o,i)||(a.score??0)-(o.score??0));if(!s.length)return this.list.replaceChildren(Af(e.head?"Nothing is found here.":""));this.list.replaceChildren(...s.slice(0,8).map(o=>b("div",{class:"detection"},b("div",{class:"what"},b("span",{},o.object!=null?`thing ${o.object}`:"not kept"),o.verdict?b("small",{},o.verdict):null),Ef(o.probs??[],i))),s.length>8?b("p",{class:"more"},`and ${s.length-8} more`):"")}},L0=(r,t)=>(r.probs??[]).reduce((e,[i,n])=>t.goals.has(i)?e+n:e,0),_h=class{#t=null;constructor({palette:t}){this.palette=t,this.counts=b("div",{class:"counts"}),this.list=b("ol",{class:"checks"}),this.element=b("section",{class:"panel"},b("h3",{},"Is it really the goal?"),b("p",{class:"lead"},"Before the robot believes the detector, it compares with what it has walked up to before: like the right ones or like the wrong ones?"),this.counts,this.list)}show({recording:t,held:e,palette:i}){let n=[t,e?.checks,e?.calibrator,i.dark];if(this.#t&&n.every((a,l)=>a===this.#t[l]))return;this.#t=n;let{calibrator:s}=e??{};if(!s){this.counts.replaceChildren();let a=t.loaded&&!t.held.at(-1)?.calibrator;return this.list.replaceChildren(b("li",{class:"note"},a?"This policy keeps no memory of checks.":"Nothing has been checked yet."))}this.counts.replaceChildren(b("span",{class:"good"},b("b",{},String(s.positive))," confirmed"),b("span",{class:"bad"},b("b",{},String(s.negative))," found to be wrong"));let o=t.checks.slice(0,e.checks).reverse();if(!o.length)return this.list.replaceChildren(b("li",{class:"note"},"Nothing has been checked yet."));this.list.replaceChildren(...o.slice(0,Tf).map(a=>this.#i(t,a)),o.length>Tf?b("li",{class:"more"},`and ${o.length-Tf} earlier ones`):"")}#i(t,e){let i=b("canvas",{width:96,height:96,role:"img","aria-label":`Picture of what was taken for ${e.label}`});e.crop&&t.picture(e.crop).then(l=>{let c=Math.max(96/l.width,96/l.height),[h,u]=[l.width*c,l.height*c];i.getContext("2d").drawImage(l,(96-h)/2,(96-u)/2,h,u)},()=>{});let n=l=>`${100*Math.min(1,Math.max(0,l??0))}%`,[s,o]=[Math.min(e.detector,e.final),Math.max(e.detector,e.final)],a=e.positive!=null&&e.negative!=null?e.positive-e.negative:null;return b("li",{class:e.believed?"check believed":"check rejected"},i,b("div",{},b("div",{class:"verdict"},b("b",{},`${e.label}?`),b("span",{class:"chip"},e.believed?"believed":"rejected"),b("small",{},`step ${e.step+1}`)),b("div",{class:"gauge",role:"img","aria-label":`detector ${bi(e.detector)}, final ${bi(e.final)}, threshold ${bi(e.threshold)}`},b("i",{class:"way",style:`left:${n(s)};width:calc(${n(o)} - ${n(s)})`}),b("i",{class:"needs",style:`left:${n(e.threshold)}`}),b("i",{class:"first",style:`left:${n(e.detector)}`}),b("i",{class:"last",style:`left:${n(e.final)}`})),b("div",{class:"sums"},`detector ${bi(e.detector)}`,a!=null?` \u2192 memory ${a>0?"+":""}${bi(a)}`:"",` \u2192 ${bi(e.final)}, needs ${bi(e.threshold)}`),e.why?b("div",{class:"because"},e.why):null))}};var jS=r=>r&&r!=="stop"?`${r[0].toUpperCase()}${r.slice(1)}`:"",N0=new Set(["approach","check","done"]),JS={"look round":"Looks round",explore:"Explores",approach:"Approaches",check:"Checks",unstick:"Frees itself",done:"Done"},vh=class{recording=null;index=-1;landmark=null;object=null;truth=null;open=!0;hurried=!1;#t=!0;#i={};constructor({palette:t,request:e,compact:i}){this.palette=t,this.compact=i,this.request=()=>{this.#t=!0,e()},this.floor=new ph({palette:t,onready:()=>this.#e()}),this.camera=new fh({palette:t,request:e}),this.map=new gh({palette:t,floor:this.floor,request:e,onpick:(s,o)=>this.pick(s,o)}),this.graph=new mh({palette:t,floor:this.floor,request:e,onpick:s=>this.pick("object",s)}),this.decision=new xh({palette:t,onpick:s=>this.pick("landmark",s)}),this.detections=new yh({palette:t}),this.memory=new _h({palette:t}),this.label=b("span",{class:"chip plain",hidden:!0}),this.mode=b("span",{class:"chip mode"}),this.liveChip=b("span",{class:"chip live",hidden:!0},b("i",{}),"Live"),this.endChip=b("span",{class:"chip end",hidden:!0}),this.goal=b("span",{class:"goal"}),this.say=b("p",{class:"say"}),this.event=b("p",{class:"event"}),this.figures=b("dl",{class:"figures",hidden:!0}),this.headline=b("header",{class:"headline"},b("div",{class:"chips"},this.label,this.mode,this.liveChip,this.endChip,this.goal),b("div",{class:"told"},b("div",{class:"words"},this.say,this.event),this.figures)),this.depthButton=b("button",{type:"button",class:"small","aria-pressed":"false",hidden:!0,onclick:()=>this.camera.swapped=!this.camera.swapped},"Depth"),this.camera.onswap=s=>{ni(this.depthButton,s),this.depthButton.hidden=!this.camera.hasDepth},this.detectorChip=b("span",{class:"chip over",hidden:!0},"simulated detector"),this.seen=b("p",{class:"caption"}),this.camera.element.append(this.detectorChip),this.sight=b("section",{class:"sight"},b("div",{class:"title"},b("h3",{},i?"What it sees":"What the robot sees"),this.depthButton),this.camera.element,this.seen),this.truthButton=b("button",{type:"button",class:"small","aria-pressed":"false",hidden:!0,title:"The shortest path, the goals and the rooms as they really are; the robot does not know them",onclick:()=>this.#s()},"Truth"),this.legend=b("ul",{class:"key"}),this.plan=b("section",{class:"plan-box"},b("div",{class:"title"},b("h3",{},i?"What it knows":"What it knows of the house"),this.truthButton),this.map.element,this.legend),this.top=b("div",{class:"top"},this.sight,this.plan);let n=(s,o,a)=>b("button",{type:"button",class:"small square","aria-label":o,title:o,onclick:a},s);this.noGraph=b("p",{class:"note"}),this.things=b("select",{"aria-label":"Thing in the graph",onchange:()=>this.pick("object",this.things.value===""?null:Number(this.things.value),!0)}),this.thing=b("div",{class:"thing"}),this.ramp=b("div",{class:"ramp"},b("span",{},"certain"),b("i",{}),b("span",{},"unsure")),this.graphBody=b("div",{class:"graph-body"},this.graph.element,b("div",{class:"graph-foot"},this.ramp,this.things),this.thing),this.graphPanel=b("section",{class:"panel graph"},b("div",{class:"title"},b("h3",{},"What it believes: rooms, groups, things"),this.tools=b("span",{class:"tools"},n("\u2212","Zoom out",()=>this.graph.zoom(1/1.25)),n("+","Zoom in",()=>this.graph.zoom(1.25)),n("\u27F2","As at first",()=>this.graph.reset()))),this.graphLead=b("p",{class:"lead"},"Each thing is a bar of what it may be, on a disc that says how sure. Things make groups, groups make rooms. Drag to turn; click, then wheel to zoom."),this.noGraph,this.graphBody),this.detections.element.classList.add("found"),this.memory.element.classList.add("memory"),this.whose=b("p",{class:"whose",hidden:!0}),this.lower=b("div",{class:"lower"},this.whose,b("div",{class:"column"},this.graphPanel,this.memory.element),b("div",{class:"column"},this.decision.element,this.detections.element)),this.more=b("button",{type:"button",class:"small more-button","aria-expanded":"false",onclick:()=>this.setOpen(!this.open)},"Show graph and decision"),this.element=b("article",{class:`episode ${i?"compact":""}`},this.headline,this.top,i?this.more:""),i&&this.setOpen(!1)}setOpen(t){this.open=t,this.lower.hidden=!t,this.more.setAttribute("aria-expanded",String(t)),this.more.textContent=t?"Hide graph and decision":"Show graph and decision",this.request()}load(t,e){this.recording=t,this.index=-1,this.landmark=this.object=this.truth=null,this.#i={},this.floor.clear(),this.camera.clear(),this.map.clear(),this.label.hidden=!e,this.label.textContent=this.whose.textContent=e??"",this.whose.hidden=!e||!this.compact,this.request()}setFont(t){for(let e of[this.camera,this.map,this.graph])e.surface.setFont(t)}dress(){this.#i={},this.ramp.querySelector("i").style.background=`linear-gradient(to right, ${[0,.25,.5,.75,1].map(t=>this.palette.entropy(Sf*t)).join(",")})`;for(let t of[this.camera,this.map,this.graph])t.dirty=!0;this.request()}pick(t,e,i=!1){this[t]=!i&&this[t]===e?null:e,this.request()}#s(){this.truth=!this.truthShown,this.request()}get truthShown(){let{recording:t}=this;return t?.head?.truth?this.truth??!!(t.end&&this.index===t.steps.length-1):!1}#e(){this.map.redraw(),this.request()}show(t,e){let{recording:i,palette:n}=this,s=(i?.steps.length??0)-1,o=Math.min(t,s);o!==this.index&&(this.index=o,this.#t=!0),this.#t&&(this.#t=!1,this.#r(i,o,n)),this.camera.draw();let a=this.map.draw(e);return this.open&&this.graph.draw(e,this.hurried),a}#r(t,e,i){let n=t?.head,s=e>=0?t.steps[e]:null,o=e>=0?t.held[e]:null;if(this.#n(t,n,s,o,e),this.detectorChip.hidden=!n?.simulated,n?.detector&&(this.detectorChip.title=n.detector),this.truthButton.hidden=!n?.truth,ni(this.truthButton,this.truthShown),!s)return;this.label.hidden=!this.label.textContent||!this.compact&&this.label.textContent===n.policy;let{graph:a,decision:l,decided:c}=o;if(this.floor.show(t,o.map),this.camera.show(t,e),this.map.show({recording:t,index:e,held:o,landmark:this.landmark,object:this.object,truth:this.truthShown,glide:!this.hurried,past:N0.has(s.mode)}),this.#o(s),this.#u(t,o),!!this.open){this.graphBody.hidden=!a;for(let h of[this.tools,this.graphLead])h.hidden=!a;this.noGraph.hidden=!!a,a?(this.graph.show({recording:t,graph:a,object:this.object}),this.#c(a)):this.noGraph.textContent=t.held.at(-1).graph?"Nothing is known yet.":e>3||t.loaded?"This policy keeps no scene graph.":"Nothing is known yet.",this.decision.show({recording:t,decision:l,graph:a,landmark:this.landmark,decided:c,now:!N0.has(s.mode),palette:i}),this.detections.show({recording:t,step:s,palette:i}),this.memory.show({recording:t,held:o,palette:i})}}#a(t,e,i){this.#i[t]!==e&&(this.#i[t]=e,i(e))}#n(t,e,i,n,s){let o=t?.end,a=o&&s===t.steps.length-1,l=a&&o.said?o.said:n?.say??"";this.#a("say",l||t?.error||"The robot is getting ready \u2026",h=>this.say.textContent=h),this.#a("event",t?.error&&l?t.error:jS(i?.event),h=>this.event.textContent=h),this.mode.hidden=!i?.mode||!!a,this.#a("mode",i?.mode??"",h=>{this.mode.textContent=JS[h]??h,this.mode.dataset.mode=h.replace(" ","-")}),this.liveChip.hidden=!t?.live||!e,this.endChip.hidden=!o&&!(t?.loaded&&e),this.#a("end",o?`${o.success} ${o.failure} ${a}`:t?.loaded?"stopped":"",()=>{this.endChip.className=`chip end ${o?o.success?"good":"bad":""}`,this.endChip.textContent=o?o.success?a?"Found":`Found at step ${t.steps.length}`:`Not found${o.failure?`: ${o.failure}`:""}`:"Stopped"});let c=e?.goal;this.#a("goal",c?`${c.asked} ${c.label}`:"",()=>{if(!c)return this.goal.replaceChildren();let h=!c.asked||c.asked===c.label;this.goal.replaceChildren("looks for ",b("b",{},h?c.label:`\u201C${c.asked}\u201D`),h?"":b("span",{}," \u2192 ",b("b",{class:"accent"},c.label),c.similarity!=null?` (closest name, ${bi(c.similarity)})`:""),e.house?b("span",{},` \xB7 ${e.house}`):"",this.compact||!e.policy?"":b("span",{},` \xB7 ${e.policy}`))}),this.figures.hidden=!o,this.#a("figures",o,()=>{if(!o)return;let h=(u,d,f)=>b("div",{title:f},b("dt",{},u),b("dd",{},d));this.figures.replaceChildren(h("Steps",String(o.steps??t.steps.length),"Moves and turns that the robot made"),h("Walked",En(o.path_length),"Length of the way it took"),h("Shortest",En(o.shortest),"Length of the shortest way to the nearest goal"),h("SPL",bi(o.spl),"Success weighted by path length: 1 is found by the shortest way, 0 is not found"),h("From the goal",En(o.distance_to_goal),"Distance to the nearest goal at the end"))})}#o(t){let e=(t.detections??[]).flatMap(s=>s.probs??[]).filter(([s])=>this.palette.goals.has(s)).sort((s,o)=>o[1]-s[1])[0],i=this.recording.head?.goal?.label??"goal",n=(t.detections??[]).length;this.#a("seen",e?`In view: ${n} ${n===1?"thing":"things"}. Most like a ${i}: ${Ze(e[1])}.`:n?`In view: ${n} ${n===1?"thing":"things"}, none like a ${i}.`:"Nothing is found in this view.",s=>this.seen.textContent=s)}#u(t,e){let i=this.truthShown,{end:n}=t,s=i&&n,o=`${i} ${!!n} ${!!e.decision?.landmarks?.length} ${!!e.graph?.objects?.length} ${!!e.path} ${s?n.path_length:""}`;this.#a("legend",o,()=>{let a=(l,c)=>b("li",{class:l},c);this.legend.replaceChildren(a("floor","floor"),a("wall","walls, things"),a("frontier","edge of the unseen"),a("trail",s?`walked ${En(n.path_length)}`:"way so far"),...i?[a("shortest",t.head.truth.shortest!=null||n?.shortest!=null?`shortest ${En(n?.shortest??t.head.truth.shortest)}`:"shortest way"),a("goalbox","goal")]:[],...e.path?[a("planned","plan")]:[],...e.decision?.landmarks?.length?[a("place","place to go (stronger: better)")]:[],...e.graph?.objects?.length?[a("sure","thing it is sure of"),a("unsure","unsure of")]:[])})}#c(t){let e=t.objects??[];this.#a("things",`${e.map(s=>`${s.id}${s.beliefs?.[0]?.[0]}`).join()} ${this.object}`,()=>{let s=[...e].sort((o,a)=>o.id-a.id);this.things.replaceChildren(b("option",{value:""},`${e.length} ${e.length===1?"thing":"things"}: choose \u2026`),...s.map(o=>b("option",{value:o.id},`${o.id}: ${o.beliefs?.[0]?.[0]??"?"}`))),this.things.value=e.some(({id:o})=>o===this.object)?String(this.object):""});let i=e.find(({id:s})=>s===this.object),n=i&&t.rooms?.find(({id:s})=>s===i.room);this.#i.thing===(i??null)&&this.#i.thingDark===this.palette.dark||(this.#i.thing=i??null,this.#i.thingDark=this.palette.dark,this.thing.replaceChildren(...i?[b("div",{class:"thing-name"},b("b",{},`Thing ${i.id}`),b("small",{},[`seen ${i.votes} times`,n?`in the ${n.name}`:"",i.rejected?"ruled out as the goal":i.used===!1?"not used for the decision":""].filter(Boolean).join(", "))),Ef(i.beliefs??[],this.palette,{most:8})]:[b("p",{class:"note"},"Choose a thing to see everything that it may be.")]))}};var js=class extends Error{};async function wh(r,t,e,i,n=!1){let s=t>0||e||n?{Range:`bytes=${t}-${e?e-1:""}`}:{},o=await fetch(r,{signal:i,headers:s,cache:"no-store",credentials:"same-origin"});if(o.status===416)return o.body?.cancel(),null;if(o.status===404||o.status===410)throw new js;if(!o.ok)throw Object.assign(new Error,{status:o.status});return o}function Rf(r){return r instanceof js?"The recording is not there any more; run it again.":r.status?`The server answered ${r.status}; trying again \u2026`:"The connection is lost; trying again \u2026"}var _a=class{bytes=0;#t;#i=new Uint8Array(0);constructor(t){this.#t=t}async read(t,e){let i=Math.max(0,this.bytes-1),n=await wh(this.#t,i,0,t,e);if(!n)return null;let s=new Uint8Array(await n.arrayBuffer()),o=this.bytes-(n.status===206?i:0);if(s=s.subarray(Math.min(o,s.length)),!s.length)return null;this.bytes+=s.length;let a=new Uint8Array(this.#i.length+s.length);a.set(this.#i),a.set(s,this.#i.length);let l=a.lastIndexOf(10)+1;if(this.#i=a.slice(l),!l)return null;let c=[];for(let h of new TextDecoder().decode(a.subarray(0,l)).split(`
`))if(h.trim())try{c.push(JSON.parse(h))}catch{}return c}},bh=class extends EventTarget{error="";waiting=!1;finished=!1;#t;#i;#s=null;constructor(t,e){super(),this.#t=new _a(t),this.#i=!!e}get ended(){return!1}get live(){return this.#i&&!this.ended}set live(t){!!t!==this.#i&&(this.#i=!!t,this.ended||(this.finished=!1),this.start(),this.tell())}start(){this.#s||this.finished||(this.#s=new AbortController,this.#e(this.#s.signal))}stop(){this.#s?.abort(),this.#s=null}tell(){this.dispatchEvent(new Event("change"))}async#e(t){for(;!t.aborted;){let e=performance.now(),i=this.#i,n=150;try{let s=await this.#t.read(t,i);for(let a of s??[])try{this.take(a)}catch(l){console.error("A line of the record makes no sense",l)}let o=!!(this.error||this.waiting||s);if(this.error="",this.waiting=!1,!i||this.ended)return this.finished=!0,this.#s=null,this.tell();o&&this.tell()}catch(s){if(t.aborted||s.name==="AbortError")return;let o=s instanceof js;if(this.waiting=o&&i&&!this.#t.bytes,this.error=this.waiting?"":Rf(s),o&&!i)return this.finished=!0,this.#s=null,this.tell();this.tell(),n=this.waiting?300:1e3}await new Promise(s=>setTimeout(s,Math.max(10,n-(performance.now()-e))))}}};var D0=120,Cf=1e3,QS=64,O0=2e3,t1=4e5,Mh=class extends EventTarget{head=null;steps=[];held=[];checks=[];marks=[];end=null;error="";waiting=!1;finished=!1;#t;#i;#s;#e=null;#r=new Uint8Array(0);#a=0;#n=0;#o=0;#u=[];#c=new Map;#d=[];#h=0;constructor({log:t,frames:e,live:i}){super(),this.#t=new _a(hn(t)),this.#i=e?hn(e):"",this.#s=!!i}get live(){return this.#s&&!this.end}set live(t){!!t!==this.#s&&(this.#s=!!t,this.end||(this.finished=!1),this.start(),this.#l())}get loaded(){return this.finished||!!this.end}start(){this.#e||this.finished||(this.#e=new AbortController,this.#y(this.#e))}stop(){this.#e?.abort(),this.#e=null}get rate(){if(this.#d.length<2)return 0;let t=this.live?performance.now():this.#h,e=this.#d[0][0],i=Math.max(e,t-O0),n=this.#d.reduce((s,[o,a])=>o>i&&o<=t?s+a:s,0);return t-i>200?1e3*n/(t-i):0}#l(){this.dispatchEvent(new Event("change"))}async#y(t){let{signal:e}=t,i=0;for(;!e.aborted;){let n=performance.now(),s=this.#s,o=D0;try{if(!s&&!this.#t.bytes&&this.#i){let l=this.#v(e,!0).catch(h=>h);await this.#f(e);let c=await l;if(c instanceof Error)throw c}else if(await this.#f(e),n>=this.#a)try{await this.#v(e,!1)}catch(l){if(e.aborted||l.name==="AbortError")return;if(!s||this.end)throw l;this.#a=n+Cf}let a=this.error||this.waiting;if(this.error="",this.waiting=!1,a&&this.#l(),!s||this.end){if(this.#n>=this.#o||!this.#i||++i>6)return this.finished=!0,this.#e=null,this.#l();o=Cf/2}}catch(a){if(e.aborted||a.name==="AbortError")return;let l=a instanceof js;if(this.waiting=l&&s&&!this.head,this.waiting||(this.error=Rf(a)),this.#l(),l&&!s||this.end&&++i>6){this.finished=!0,this.#e=null;return}o=this.waiting?2*D0:Cf}await new Promise(a=>setTimeout(a,Math.max(10,o-(performance.now()-n))))}}async#f(t){let e=await this.#t.read(t,this.#s);if(e){for(let i of e)try{this.#g(i)}catch{}if(this.#s){let i=performance.now();for(this.#d.push([i,e.length]),this.#h=i;this.#d.length>2&&this.#d[1][0]<i-2*O0;)this.#d.shift()}this.waiting=!1,this.#l()}}async#v(t,e){if(!this.#i||!e&&this.#n>=this.#o)return;let i=await wh(this.#i,e?0:this.#n,e?0:this.#o,t,!1);if(!i)return;i.status!==206&&(this.#n=0);let n=i.body.getReader();for(;;){let{done:s,value:o}=await n.read();if(s)break;this.#_(o)}}#_(t){let e=this.#n+t.length;if(e>this.#r.length){let n=new Uint8Array(Math.max(e,2*this.#r.length,262144));n.set(this.#r.subarray(0,this.#n)),this.#r=n}this.#r.set(t,this.#n),this.#n=e;let i=this.#u.filter(n=>n.end<=e);if(i.length){this.#u=this.#u.filter(n=>n.end>e);for(let n of i)n.go()}}#g(t){t.type==="episode"?this.head=t:t.type==="end"?this.end=t:t.type==="step"&&this.#p(t)}#p(t){let e=this.held.at(-1)??{map:null,graph:null,decision:null,path:null,target:null,depth:null,say:"",checks:0,calibrator:null,decided:-1},i=this.steps.length,n={...e};for(let o of["map","graph","path","target","depth","say"])t[o]!=null&&t[o]!==""&&(n[o]=t[o]);t.decision&&Object.assign(n,{decision:t.decision,decided:i});let s=t.calibrator;if(s){n.calibrator={positive:s.positive??0,negative:s.negative??0};for(let o of s.checks??[])this.checks.push({...o,step:i});n.checks=this.checks.length}t.decision&&(t.decision.landmarks??[]).length&&this.marks.push({step:i,kind:"decision"}),s?.checks?.length&&this.marks.push({step:i,kind:s.checks.some(o=>o.believed)?"believed":"rejected"});for(let o of[t.color,t.depth,t.map,...(s?.checks??[]).map(a=>a.crop)])o&&(this.#o=Math.max(this.#o,o[0]+o[1]));this.steps.push(t),this.held.push(n)}async#x([t,e]){let i=t+e;if(!this.#s&&t>this.#n+t1){let n=await wh(this.#i,t,i,void 0,!1).catch(()=>null);if(n?.status===206)return n.blob();n?.body?.cancel()}return i>this.#n&&await new Promise(n=>this.#u.push({end:i,go:n})),new Blob([this.#r.subarray(t,i)])}picture(t){let e=t[0],i=this.#c.get(e);if(i?this.#c.delete(e):(i=this.#x(t).then(n=>createImageBitmap(n,{colorSpaceConversion:"none"})),i.catch(()=>this.#c.delete(e))),this.#c.set(e,i),this.#c.size>QS){let[n,s]=this.#c.entries().next().value;this.#c.delete(n),s.then(o=>setTimeout(()=>o.close(),2e3),()=>{})}return i}};var U0=`:host {
  --free: #fcfcfd; --wall: #8d97a5; --frontier: #e0a23a; --trail: #3b4452; --sure: #0f766e; --unsure: #d8430f;
}
:host([dark]) {
  --free: #2b333e; --wall: #6d7888; --frontier: #c08a35; --trail: #d3dae3; --sure: #2fb3a6; --unsure: #ff6f3d;
}
.note, .more { color: var(--soft); font-size: 13px; }
.soft { color: var(--soft); }

/* headline */
.headline { padding: 14px 18px 12px; border-bottom: 1px solid var(--line); }
.chip.mode { background: var(--accent-soft); border-color: var(--accent-line); color: var(--accent); }
.chip.mode[data-mode="check"], .chip.mode[data-mode="unstick"] { background: var(--warn-soft); border-color: transparent; color: var(--warn); }
.chip.good { background: var(--good-soft); border-color: transparent; color: var(--good); font-weight: 600; }
.chip.bad { background: var(--bad-soft); border-color: transparent; color: var(--bad); font-weight: 600; }
.chip.end { white-space: normal; border-radius: 11px; }
.chip.over { position: absolute; left: 8px; bottom: 8px; background: rgb(10 14 20 / 72%); border-color: transparent; color: #fff; }
.goal { color: var(--soft); min-width: 0; }
.goal b { color: var(--ink); font-weight: 600; }
.goal b.accent { color: var(--accent); }
.told { display: flex; flex-wrap: wrap; gap: 6px 28px; align-items: flex-start; justify-content: space-between; margin-top: 7px; }
.words { flex: 1 1 380px; min-width: 0; min-height: 54px; }
.say { font-size: 21px; line-height: 1.28; font-weight: 500; letter-spacing: -.01em; text-wrap: pretty; overflow-wrap: anywhere; }
.event { color: var(--warn); font-size: 13.5px; }
.figures { display: flex; flex-wrap: wrap; gap: 4px 22px; }
.figures dt { font-size: 12px; color: var(--soft); }
.figures dd { font-size: 16px; font-weight: 600; font-variant-numeric: tabular-nums; }

/* view and map */
.top { display: grid; grid-template-columns: minmax(0, 0.94fr) minmax(0, 1fr); }
.top > section { padding: 12px 18px 14px; min-width: 0; }
.top > section + section { border-left: 1px solid var(--line); }
.title { display: flex; align-items: center; gap: 8px; min-height: 30px; margin-bottom: 6px; }
.title h3 { flex: 1; min-width: 0; }
h3 { font-size: 14px; font-weight: 600; line-height: 1.3; }
h4 { font-size: 13px; font-weight: 600; display: flex; flex-wrap: wrap; gap: 0 10px; justify-content: space-between; }
h4 span { font-weight: 400; color: var(--soft); font-variant-numeric: tabular-nums; }
.lead { color: var(--soft); font-size: 13px; margin: 2px 0 10px; text-wrap: pretty; }
.surface { position: relative; overflow: hidden; border-radius: 8px; background: var(--sunken); }
.surface canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; border-radius: 8px; }
.camera { aspect-ratio: 4 / 3; }
.plan { height: 352px; }
.tower { height: 380px; background: none; }
.tower canvas { touch-action: pan-y; cursor: grab; }
.caption { margin-top: 8px; font-size: 13px; color: var(--soft); min-height: 1.45em; }
.tip { position: absolute; z-index: 2; pointer-events: none; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 5px 9px; font-size: 12.5px; line-height: 1.4; box-shadow: 0 4px 16px rgb(0 0 0 / 14%); white-space: nowrap; }
.swatch { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin-right: 6px; flex: none; }
.key { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-top: 8px; font-size: 12.5px; color: var(--soft); }
.key li { display: flex; align-items: center; gap: 6px; white-space: nowrap; }
.key li::before { content: ""; width: 11px; height: 11px; border-radius: 2px; flex: none; }
.key .floor::before { background: var(--free); box-shadow: inset 0 0 0 1px var(--strong); }
.key .wall::before { background: var(--wall); }
.key .frontier::before { background: var(--frontier); }
.key .trail::before { width: 16px; height: 3px; background: var(--trail); }
.key .shortest::before { width: 16px; height: 3px; background: var(--good); }
.key .goalbox::before { box-shadow: inset 0 0 0 2px var(--good); }
.key .planned::before { width: 16px; height: 3px; border-radius: 0; background: repeating-linear-gradient(to right, var(--accent) 0 5px, transparent 5px 8px); }
.key .place::before { border-radius: 50%; background: var(--accent-line); box-shadow: inset 0 0 0 1.5px var(--accent); }
.key .sure::before { border-radius: 50%; background: var(--sure); width: 9px; height: 9px; }
.key .unsure::before { border-radius: 50%; background: var(--unsure); width: 9px; height: 9px; }

/* steps */
.transport { display: flex; align-items: center; gap: 12px; padding: 7px 14px; border-top: 1px solid var(--line); box-shadow: 0 1px 0 var(--line); background: var(--panel); position: sticky; top: 0; z-index: 5; }
.buttons, .speeds { display: inline-flex; gap: 4px; flex: none; align-items: center; }
.button { display: inline-flex; align-items: center; justify-content: center; width: 36px; height: 36px; padding: 0; border: 0; border-radius: 8px; background: none; color: var(--ink); cursor: pointer; }
.button:hover:not(:disabled) { background: var(--sunken); }
.button:disabled { opacity: .35; cursor: default; }
.small { height: 28px; padding: 0 10px; border: 1px solid var(--strong); border-radius: 7px; background: var(--panel); color: var(--ink); font: inherit; font-size: 13px; font-weight: 500; cursor: pointer; white-space: nowrap; flex: none; }
.small:hover { border-color: var(--accent); }
.small.square { width: 28px; padding: 0; font-size: 15px; line-height: 1; }
.small[aria-pressed="true"] { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); }
.small.follow[aria-pressed="false"] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.tools { display: inline-flex; gap: 4px; }
.track { position: relative; flex: 1; min-width: 0; display: grid; }
.track input { width: 100%; margin: 0; height: 24px; accent-color: var(--accent); cursor: pointer; }
.ticks { width: 100%; height: 8px; display: block; pointer-events: none; }
.position { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; white-space: nowrap; min-width: 92px; text-align: right; }
.position b { color: var(--ink); font-weight: 600; }

/* lower rows */
.lower { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.column { min-width: 0; }
.column + .column { border-left: 1px solid var(--line); }
.panel { padding: 14px 18px 16px; min-width: 0; }
.panel + .panel { border-top: 1px solid var(--line); }
.panel .title { margin-bottom: 0; }
.graph-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px 12px; margin-top: 8px; }
.ramp { display: flex; align-items: center; gap: 7px; font-size: 12.5px; color: var(--soft); }
.ramp i { width: 84px; height: 9px; border-radius: 3px; }
select { height: 30px; border: 1px solid var(--strong); border-radius: 7px; background: var(--panel); color: var(--ink); font: inherit; font-size: 13px; padding: 0 6px; max-width: 190px; }
.thing { min-height: 74px; margin-top: 10px; }
.thing-name { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; margin-bottom: 4px; }
small { font-size: 12.5px; color: var(--soft); }
.segments { display: flex; height: 18px; border-radius: 4px; overflow: hidden; box-shadow: inset 0 0 0 1px var(--line); }
.segments i { display: block; font-style: normal; font-size: 11.5px; line-height: 18px; text-align: center; overflow: hidden; white-space: nowrap; }
.segments i + i { border-left: 1px solid var(--panel); }
.names { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 12.5px; color: var(--ink-2); margin-top: 3px; }
.names span { white-space: nowrap; }
.names .swatch { margin-right: 5px; }

.ranking { max-height: 330px; overflow: auto; margin: 0 -6px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
tbody th { width: 42px; }
thead th { font-size: 12px; font-weight: 500; color: var(--soft); text-align: left; padding: 2px 6px 4px; white-space: nowrap; }
tbody tr { cursor: pointer; }
tbody tr:hover { background: var(--sunken); }
tbody td, tbody th { padding: 3px 6px; border-top: 1px solid var(--line); text-align: left; }
tr.chosen { background: var(--accent-soft); }
tr.picked > :first-child { box-shadow: inset 3px 0 0 var(--accent); }
.where { min-width: 76px; line-height: 1.2; }
.where span { display: block; font-weight: 500; overflow-wrap: anywhere; }
.where small { white-space: nowrap; font-size: 12px; }
.chosen .where small { color: var(--accent); font-weight: 500; }
.disc { width: 28px; height: 28px; border-radius: 50%; border: 1.5px solid var(--accent); background: var(--panel); color: var(--ink); font: inherit; font-size: 13px; font-weight: 700; cursor: pointer; padding: 0; }
.chosen .disc { background: var(--accent); color: var(--accent-ink); }
.bar { display: grid; min-width: 44px; }
.bar i { height: 5px; border-radius: 2.5px; background: var(--strong); min-width: 2px; }
.bar.strong i { background: var(--accent); }
.bar b { font-weight: 400; font-size: 12.5px; line-height: 1.3; white-space: nowrap; }
.why { margin-top: 12px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 8px; }
.why:empty { display: none; }
.reason { display: grid; grid-template-columns: minmax(0, 1fr) 90px 44px; gap: 8px; align-items: center; font-size: 13px; margin-top: 3px; }
.reason b { font-weight: 500; text-align: right; font-variant-numeric: tabular-nums; }
.signed { position: relative; height: 10px; background: linear-gradient(var(--strong), var(--strong)) 50% 0 / 1px 100% no-repeat; }
.signed i { position: absolute; top: 1px; bottom: 1px; background: var(--good); border-radius: 1.5px; }
.signed.minus i { background: var(--bad); }
.facts { display: grid; gap: 1px; font-size: 13px; margin-top: 5px; }
.facts em { font-style: normal; color: var(--soft); }
.worlds { margin-top: 14px; display: grid; gap: 6px; }
.worlds .lead { margin: -4px 0 2px; }
.world { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 12px; align-items: center; font-size: 13px; border: 1px solid var(--line); border-radius: 7px; padding: 4px 10px; line-height: 1.35; }

.detections { display: grid; gap: 10px; min-height: 140px; align-content: start; }
.detection { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 10px; }
.what { font-size: 13px; line-height: 1.25; }
.what small { display: block; }
.counts { display: flex; gap: 16px; font-size: 13px; margin-bottom: 8px; }
.counts b { font-size: 17px; font-weight: 600; }
.counts .good { color: var(--good); }
.counts .bad { color: var(--bad); }
.checks { display: grid; gap: 10px; max-height: 420px; overflow: auto; }
.check { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 12px; align-items: start; }
.check canvas { width: 64px; height: 64px; border-radius: 6px; background: var(--sunken); }
.verdict { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; }
.verdict b { font-weight: 600; }
.believed .chip { background: var(--good-soft); border-color: transparent; color: var(--good); }
.rejected .chip { background: var(--bad-soft); border-color: transparent; color: var(--bad); }
.gauge { position: relative; height: 14px; margin: 5px 6px 3px; background: linear-gradient(var(--line), var(--line)) 0 50% / 100% 3px no-repeat; }
.gauge i { position: absolute; }
.gauge .way { top: 5.5px; height: 3px; background: var(--soft); }
.gauge .needs { top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--ink); }
.gauge .first, .gauge .last { top: 2px; width: 10px; height: 10px; margin-left: -5px; border-radius: 50%; }
.gauge .first { background: var(--panel); border: 2px solid var(--soft); }
.believed .last { background: var(--good); }
.rejected .last { background: var(--bad); }
.sums, .because { font-size: 12.5px; color: var(--soft); font-variant-numeric: tabular-nums; }
.because { color: var(--ink-2); }

/* two episodes */
.two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.two > * + * { border-left: 1px solid var(--line); }
.compact .top, .two .lower { grid-template-columns: minmax(0, 1fr); }
.compact .top > section + section { border-left: 0; padding-top: 0; }
.compact .key { gap: 1px 10px; font-size: 12px; }
.compact .say { font-size: 17px; }
.compact .headline { flex: none; }
.compact .words { flex-basis: 100%; min-height: 46px; }
.compact .plan { height: 300px; }
.compact .goal { flex-basis: 100%; }
.stage.two { grid-template-rows: auto auto auto; }
.compact { display: grid; grid-template-rows: subgrid; grid-row: span 3; }
.more-button { margin: 0 18px 14px; justify-self: start; align-self: flex-start; }
.two .lower { display: flex; flex-direction: column; }
.two .column { display: contents; }
.two .found { order: 1; }
.two .memory { order: 2; }
.two .panel { border-top: 1px solid var(--line); }
.two .whose + .column .panel:first-child { border-top: 0; }
.whose { padding: 12px 18px 0; font-weight: 600; font-size: 15px; grid-column: 1 / -1; }

@container (min-width: 980px) {
  .compact .top { grid-template-columns: minmax(0, 0.82fr) minmax(0, 1fr); }
  .compact .top > section { padding: 10px 0 12px 18px; }
  .compact .top > section + section { padding: 10px 18px 12px 14px; }
  .compact .plan { height: 270px; }
}
@container (min-width: 1040px) {
  .plan { height: 420px; }
  .compact .plan { height: 270px; }
  .tower { height: 460px; }
  .two .tower { height: 400px; }
}

:host([narrow]) :is(.top, .lower, .two) { grid-template-columns: minmax(0, 1fr); }
:host([narrow]) :is(.top > section + section, .two > * + *, .panel) { border-left: 0; border-top: 1px solid var(--line); }
:host([narrow]) .compact .top > section + section { border-top: 0; }
:host([narrow]) :is(.headline, .top > section, .panel) { padding-left: 14px; padding-right: 14px; }
:host([narrow]) .say { font-size: 18px; }
:host([narrow]) .words { flex-basis: 100%; min-height: 70px; }
:host([narrow]) .column { display: contents; }
:host([narrow]) .lower { display: flex; flex-direction: column; }
:host([narrow]) .found { order: 1; }
:host([narrow]) .memory { order: 2; }
:host([narrow]) .compact .headline { min-height: 0; }
:host([narrow]) .plan { height: 330px; }
:host([narrow]) .tower { height: 340px; }
:host([narrow]) .transport { order: -1; border-top: 0; flex-wrap: wrap; gap: 0 8px; padding: 4px 10px 6px; }
:host([narrow]) .track { order: -1; flex: 1 1 100%; }
:host([narrow]) .track input { height: 36px; }
:host([narrow]) .button { width: 44px; height: 44px; }
:host([narrow]) .position { flex: 1; text-align: left; min-width: 0; }
:host([narrow]) .small, :host([narrow]) select { height: 40px; min-width: 40px; }
:host([narrow]) select { font-size: 16px; max-width: 100%; }
:host([narrow]) .disc { width: 36px; height: 36px; }
:host([narrow]) .ranking { max-height: none; }
:host([narrow]) tbody td, :host([narrow]) tbody th, :host([narrow]) thead th { padding-left: 4px; padding-right: 4px; }
:host([narrow]) .bar { min-width: 38px; }
:host([narrow]) .where { min-width: 62px; }
:host([narrow]) .world { grid-template-columns: 52px minmax(0, 1fr); }
:host([narrow]) .stage.two { grid-template-rows: none; }
:host([narrow]) .compact { grid-template-rows: none; grid-row: auto; }
:host([narrow]) .reason { grid-template-columns: minmax(0, 1fr) 80px 42px; }
`;var i1=700,n1=4,s1=60,F0=[1,4],Th=r=>`<svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">${r}</svg>`,B0=Th('<path d="M6 3.8v12.400c0 .6.7 1 1.200.7l9.800-6.200a.8.8 0 0 0 0-1.400L7.200 3.100c-.5-.3-1.200 0-1.200.7z"/>'),r1=Th('<rect x="4.500" y="3.500" width="4" height="13" rx="1"/><rect x="11.500" y="3.500" width="4" height="13" rx="1"/>'),o1=Th('<path d="M15 4.300v11.400c0 .6-.7 1-1.200.6L6.500 10.600v5.200a.9.9 0 0 1-1.800 0V4.200a.9.9 0 0 1 1.800 0v5.200l7.300-5.700c.5-.4 1.200 0 1.200.6z"/>'),a1=Th('<path d="M5 4.300v11.400c0 .6.7 1 1.200.6l7.300-5.700v5.200a.9.9 0 0 0 1.800 0V4.200a.9.9 0 0 0-1.800 0v5.200L6.200 3.700C5.700 3.300 5 3.700 5 4.300z"/>'),Sh=class extends HTMLElement{static observedAttributes=["data","dark","narrow"];#t={};#i=!1;#s=new dh;#e=[];#r=[];#a=0;#n=!1;#o=!1;#u=1;#c=!1;#d=0;#h=0;#l=0;#y={dark:!1,narrow:!1};#f=null;#v=null;#_="";#g="";#p=0;connectedCallback(){this.#i||this.#z(),this.#f??=new ro(()=>this.#V()),this.#f.start(),this.#v.observe(this),this.#V(),this.#x();for(let{recording:t}of this.#e)t.start()}disconnectedCallback(){setTimeout(()=>{if(!this.isConnected){this.#f?.stop(),this.#v?.disconnect();for(let{recording:t}of this.#e)t.stop()}})}attributeChangedCallback(t,e,i){if(t in this.#y){this.hasAttribute(t)!==this.#y[t]&&this.toggleAttribute(t,this.#y[t]);return}try{this.value=i?JSON.parse(i):{}}catch{this.value={}}}get value(){return this.#t}set value(t){this.#t=t&&typeof t=="object"?t:{},this.isConnected&&this.#i&&this.#x()}#x(){let t=(this.#t.episodes??[]).filter(n=>n?.log).slice(0,2);if(t.length===this.#e.length&&t.every((n,s)=>n.log===this.#e[s].log&&n.frames===this.#e[s].frames))return t.forEach((n,s)=>{this.#e[s].recording.live=n.live,this.#e[s].label=n.label}),this.#S();let i=this.#e;this.#e=t.map(n=>{let s=i.find(({log:a,frames:l})=>a===n.log&&l===n.frames);if(s)return s.recording.live=n.live,{...s,label:n.label};let o=new Mh(n);return o.addEventListener("change",()=>this.#w()),o.start(),{log:n.log,frames:n.frames,label:n.label,recording:o}});for(let{recording:n}of i)this.#e.some(s=>s.recording===n)||n.stop();this.#o=t.some(n=>n.live),this.#n=!1,this.#c=!1,this.#a=0,this.#T()}#T(){let t=this.#e.length>1;this.#r=this.#e.map(({recording:e,label:i})=>{let n=new vh({palette:this.#s,request:()=>this.#S(),compact:t});return n.load(e,i??""),n.setFont(this.#A),n}),this.stage.classList.toggle("two",t),this.below.classList.toggle("two",t),this.stage.replaceChildren(...this.#r.map(e=>e.element)),this.below.replaceChildren(...this.#r.map(e=>e.lower));for(let e of this.#r)e.dress();this.#S()}#A="sans-serif";get#b(){return this.#e.reduce((t,{recording:e})=>Math.max(t,e.steps.length),0)}get#m(){return this.#e.some(({recording:t})=>t.live)}#w(){this.#s.goals=new Set(this.#e.map(({recording:t})=>t.head?.goal?.label).filter(Boolean));for(let t of this.#e){let{steps:e}=t.recording;for(t.named??=0;t.named<e.length;t.named+=1)for(let i of e[t.named].detections??[])for(let[n]of i.probs??[])this.#s.of(n)}for(let t of this.#r)t.request();this.#S()}#M(t,{stay:e=!0}={}){let i=this.#b-1,n=Math.min(Math.max(0,t),Math.max(0,i));e&&(this.#o=this.#m&&n===i&&this.#o),n!==this.#a&&(this.#a=n,this.dispatchEvent(new CustomEvent("step",{detail:{step:n}}))),this.#S()}#E(t){this.#n=!1,this.#o=!1,this.#M(this.#a+t)}#O(){this.#o&&this.#m?this.#o=!1:this.#n?this.#n=!1:(this.#a>=this.#b-1&&(this.#m?this.#o=!0:this.#M(0)),this.#n=!this.#o,this.#h=performance.now()),this.#S()}#B(){this.#o=!0,this.#n=!1,this.#S()}#S(){this.#i&&(this.#d||=requestAnimationFrame(t=>{this.#d=0,this.#k(t)}))}#k(t){if(this.#o&&this.#m&&t-this.#l<s1)return this.#S();this.#l=t;let e=this.#b-1;if(e>=0&&!this.#c){let s=this.#e.every(({recording:o})=>o.loaded||o.live);(this.#o||s)&&(this.#c=!0,this.#a=e,queueMicrotask(()=>this.dispatchEvent(new CustomEvent("ready"))))}if(this.#o&&e>=0&&this.#a!==e&&this.#M(e,{stay:!1}),this.#o&&!this.#m&&this.#e.every(({recording:s})=>s.loaded)&&(this.#o=!1),this.#n){let s=1e3/(n1*this.#u),o=Math.floor((t-this.#h)/s);o>0&&(this.#h+=o*s,this.#M(this.#a+Math.min(o,4),{stay:!1})),this.#a>=e&&(this.#n=!1,this.#m&&(this.#o=!0))}let i=!1,n=this.#o&&this.#m||this.#n&&this.#u>1;for(let s of this.#r)s.hurried=n,i=s.show(this.#a,t)||i;this.#H(),(i||this.#n)&&this.#S()}#z(){this.#i=!0;let t=this.attachShadow({mode:"open"});t.append(b("style",{},hh+U0)),this.messageText=b("p",{}),this.message=b("div",{class:"message",role:"status"},this.messageText),this.stage=b("div",{class:"stage"}),this.below=b("div",{class:"below"});let e=(i,n,s,o)=>{let a=b("button",{type:"button",class:"button","aria-label":i,title:`${i} (${n[0]})`,"aria-keyshortcuts":n[1],onclick:o});return a.innerHTML=s,a};this.backButton=e("Step back",["\u2190","ArrowLeft"],o1,()=>this.#E(-1)),this.playButton=e("Play",["space","Space"],B0,()=>this.#O()),this.forwardButton=e("Step forward",["\u2192","ArrowRight"],a1,()=>this.#E(1)),this.slider=b("input",{type:"range",min:0,max:0,step:1,value:0,"aria-label":"Step"}),this.slider.addEventListener("input",()=>{this.#n=!1,this.#o=!1,this.#M(Number(this.slider.value))}),this.ticks=b("canvas",{class:"ticks","aria-hidden":"true"}),this.position=b("output",{class:"position","aria-live":"off"}),this.speedButtons=F0.map(i=>b("button",{type:"button",class:"small","aria-pressed":"false","aria-label":`Speed ${i} times`,onclick:()=>this.#R(i)},`${i}\xD7`)),this.liveButton=b("button",{type:"button",class:"small follow","aria-pressed":"false",hidden:!0,onclick:()=>this.#B()},"Live"),this.transport=b("div",{class:"transport",role:"group","aria-label":"Steps"},b("span",{class:"buttons"},this.backButton,this.playButton,this.forwardButton),b("span",{class:"track",title:"Marks: blue where it decided, red and green where it checked a thing"},this.slider,this.ticks),this.position,b("span",{class:"speeds",role:"group","aria-label":"Speed"},...this.speedButtons,this.liveButton)),this.frame=b("div",{class:"frame",tabindex:-1},this.message,this.stage,this.transport,this.below),t.append(this.frame),this.addEventListener("keydown",i=>this.#Y(i)),this.#v=new ResizeObserver(([i])=>{this.#p=i.contentRect.width,this.#y.narrow=this.#p<i1,this.hasAttribute("narrow")!==this.#y.narrow&&this.toggleAttribute("narrow",this.#y.narrow),this.#g="",this.#S()}),this.#H()}#R(t){this.#u=t,this.#o&&(this.#o=!1),!this.#n&&this.#a<this.#b-1&&(this.#n=!0),this.#h=performance.now(),this.#S()}#Y(t){if(t.defaultPrevented||t.ctrlKey||t.metaKey||t.altKey||t.shiftKey||!this.#b)return;let e=t.composedPath()[0];if(e.matches?.("select, textarea, input:not([type=range])"))return;let i={ArrowLeft:()=>this.#E(-1),ArrowRight:()=>this.#E(1)};e.matches?.("button")||(i[" "]=()=>this.#O()),i[t.key]&&(i[t.key](),t.preventDefault())}#V(){let t=uh();this.#y.dark=t,this.hasAttribute("dark")!==t&&this.toggleAttribute("dark",t),this.#A=getComputedStyle(this).fontFamily||"sans-serif",this.#s.dark=t,this.#g="";for(let e of this.#r)e.setFont(this.#A),e.dress()}#H(){let t=this.#b,e=this.#e.length>0,i=this.#e.some(({recording:h})=>h.head),n=this.#e.map(({recording:h})=>h.error).find(Boolean)??"",o=e?e&&!i?n||"The robot is getting ready \u2026":"":this.#t.message??"",a=this.#o&&this.#m,l=this.#n||a,c=[t,e,i,o,this.#a,l,a,this.#m,this.#u,this.#c].join("|");if(c===this.#_)return this.#I();this.#_=c,this.message.hidden=i,this.messageText.textContent=o;for(let h of[this.stage,this.transport,this.below])h.hidden=!i;this.slider.max=Math.max(0,t-1),this.slider.value=this.#a,this.slider.setAttribute("aria-valuetext",`step ${this.#a+1} of ${t}`),this.slider.style.setProperty("--done",t>1?this.#a/(t-1):0),this.position.replaceChildren("step ",b("b",{},String(t?this.#a+1:0)),` / ${t}`),this.playButton.innerHTML=l?r1:B0,this.playButton.setAttribute("aria-label",l?"Pause":"Play"),this.playButton.title=l?"Pause (space)":"Play (space)",this.backButton.disabled=this.#a<=0,this.forwardButton.disabled=this.#a>=t-1,this.speedButtons.forEach((h,u)=>ni(h,!a&&this.#u===F0[u])),!this.#m&&this.shadowRoot.activeElement===this.liveButton&&this.slider.focus({preventScroll:!0}),this.liveButton.hidden=!this.#m,ni(this.liveButton,a),this.liveButton.textContent=a?"Live":"Follow live",this.#I()}#I(){let t=Math.max(0,Math.round(this.slider.offsetParent?this.#U():0)),e=this.#b,i=this.#e.flatMap(({recording:c})=>c.marks),n=`${t} ${e} ${i.length} ${this.#s.dark}`;if(n===this.#g||!t||!this.#p)return;this.#g=n;let s=Math.min(2,devicePixelRatio||1),{ticks:o}=this;Object.assign(o,{width:t*s,height:8*s});let a=o.getContext("2d");a.scale(s,s);let{look:l}=this.#s;for(let{step:c,kind:h}of i){let u=8+(e>1?c/(e-1):0)*(t-16);if(a.fillStyle=h==="decision"?l.accent:h==="believed"?l.good:l.bad,h==="decision"){a.globalAlpha=.6,a.fillRect(u-.5,0,1.25,5),a.globalAlpha=1;continue}a.beginPath(),a.arc(u,4,3,0,7),a.fill()}}#N={width:0,measured:0};#U(){return(this.#N.measured!==this.#p||!this.#N.width)&&(this.#N={measured:this.#p,width:this.slider.clientWidth}),this.#N.width}get state(){let t=this.#e.map(({recording:n})=>n),e=this.#b,[i]=this.#r;return{ready:this.#c&&e>0,step:e?this.#a:-1,steps:e,playing:this.#n||this.#o&&this.#m,live:this.#m,following:this.#o&&this.#m,ended:t.length>0&&t.every(n=>!!n.end),rate:t.reduce((n,s)=>Math.max(n,s.rate),0),selected:{landmark:i?.landmark??null,object:i?.object??null},episodes:this.#e.map(({label:n,recording:s},o)=>({label:n??"",policy:s.head?.policy??"",steps:s.steps.length,step:this.#r[o]?.index??-1,live:s.live,loaded:s.loaded,ended:!!s.end,success:s.end?.success??null,checks:s.checks.length,error:s.error,selected:{landmark:this.#r[o]?.landmark??null,object:this.#r[o]?.object??null},say:this.#r[o]?.say.textContent??""})),error:t.map(n=>n.error).find(Boolean)??"",message:this.message&&!this.message.hidden?this.messageText.textContent:""}}};var l1=1.6;function k0(r,t){let{fine:e,side:i,brickNodes:n,cells:s,cell:o,origin:a}=r,l=s.map(S=>S*e),c=new Int32Array(l[0]*l[1]*l[2]).fill(-1),h=[],u=new Float32Array(n),[d,f]=r.scale.r,[m,x]=r.scale.theta,p=[1,i,i*i],g=Array.from({length:8},(S,C)=>(C&1)*p[0]+(C>>1&1)*p[1]+(C>>2&1)*p[2]),y=[];for(let S=0;S<3;S++)for(let C=0;C<8;C++)C>>S&1||y.push([C,C|1<<S]);let w=[];for(let S=0;S<r.bricks;S++){let C=S*n;for(let P=0;P<n;P++)u[P]=r.phi(d+f*r.finer.r[C+P],m+x*r.finer.theta[C+P])-t;let R=r.brickCells[S],I=[R%s[0],Math.floor(R/s[0])%s[1],Math.floor(R/(s[0]*s[1]))].map(P=>P*e);for(let P=0;P<e;P++)for(let U=0;U<e;U++)for(let N=0;N<e;N++){let B=P*p[2]+U*p[1]+N,z=0;for(let lt=0;lt<8;lt++)u[B+g[lt]]<0&&(z|=1<<lt);if(z===0||z===255||d+f*r.finer.r[C+B]>Math.abs(t)+l1*o)continue;let[it,$,Q,et]=[0,0,0,0];for(let[lt,At]of y){if((z>>lt&1)===(z>>At&1))continue;let[mt,G]=[u[B+g[lt]],u[B+g[At]]],ct=mt/(mt-G);it+=(lt&1)+ct*((At&1)-(lt&1)),$+=(lt>>1&1)+ct*((At>>1&1)-(lt>>1&1)),Q+=(lt>>2&1)+ct*((At>>2&1)-(lt>>2&1)),et+=1}let[wt,Tt,K]=[I[0]+N,I[1]+U,I[2]+P],ot=(K*l[1]+Tt)*l[0]+wt;c[ot]=h.length/3,h.push(a[0]+o*(wt+it/et),a[1]+o*(Tt+$/et),a[2]+o*(K+Q/et));for(let lt=0;lt<3;lt++){let At=(z&1)===1;(z&1)!==(z>>(1<<lt)&1)&&w.push(ot,lt,At?1:0)}}}let v=[1,l[0],l[0]*l[1]],M=[];for(let S=0;S<w.length;S+=3){let[C,R,I]=[w[S],w[S+1],w[S+2]],[P,U]=[v[(R+1)%3],v[(R+2)%3]];if(C<P+U)continue;let[N,B,z,X]=[c[C],c[C-P],c[C-P-U],c[C-U]];N<0||B<0||z<0||X<0||(I?M.push(N,B,z,N,z,X):M.push(N,z,B,N,X,z))}if(!M.length)return null;let T=new Float32Array(h.length);for(let S=0;S<h.length;S+=3)T[S]=h[S],T[S+1]=h[S+2],T[S+2]=-h[S+1];let _=new be;return _.setAttribute("position",new ee(T,3)),_.setIndex(new ee(new Uint32Array(M),1)),_.computeVertexNormals(),_.computeBoundingBox(),_.computeBoundingSphere(),_}var c1=["#10264f","#1d5c8f","#3f9aa0","#9cc9a4","#e6e6bf","#fbf6e3"],h1=["#7a1022","#c2404a","#eaa48e","#f7f3ea","#a4c8dd","#4a8cc0","#1b4680"],Ah=.12,z0=r=>{let t=new Uint8Array(1536);for(let e=0;e<512;e++)t.set(r(e/511),3*e);return t},V0={r:z0(r=>Mc(c1,r)),signed:z0(r=>Mc(h1,r))},H0=r=>r==="r"?V0.r:V0.signed;function G0(r){let t=H0(r);return`linear-gradient(to right, ${Array.from({length:17},(i,n)=>{let s=3*Math.round(511*n/16);return`rgb(${t[s]} ${t[s+1]} ${t[s+2]})`}).join(", ")})`}function u1(r,t,e){let i=r==="phase"?t:Math.asinh(t/(e*Ah))/Math.asinh(1/Ah);return r==="r"?i:.5+.5*i}function W0(r,t,e){let i=r==="r"?t:2*t-1;return r==="phase"?i:Math.sinh(i*Math.asinh(1/Ah))*e*Ah}function Pf(r,t){let e=r/t,i=10**Math.floor(Math.log10(e));return i*([1,2,5].find(n=>n*i>=e*.999)??10)}function If(r,t,{limit:e,step:i,level:n=0,sheet:s,fade:o=0,image:a}){let{width:l,height:c}=r,h=r[t],{data:u}=a,d=H0(t),f=t!=="r";for(let m=0,x=0;m<c;m++)for(let p=0;p<l;p++,x++){let g=h[x],y=3*Math.round(511*Math.min(1,Math.max(0,u1(t,g,e)))),w=p+1<l?h[x+1]-g:g-h[x-1],v=m+1<c?h[x+l]-g:g-h[x-l],M=Math.sqrt(w*w+v*v)+1e-12,T=0;if(i>0&&Math.abs(g)<e*1.05){let C=Math.abs(g/i-Math.round(g/i))*i;M<.4*i&&(T=.3*Math.max(0,1-C/M))}let _=0;if(f){let C=Math.abs(g-n)/M;_=Math.min(1,Math.max(0,1.6-C))*(r.r[x]<s+Math.abs(n)?1:.25)}let S=(1-T)*(1-_);u[4*x]=d[y]*S+14*_,u[4*x+1]=d[y+1]*S+18*_,u[4*x+2]=d[y+2]*S+24*_,u[4*x+3]=o>0?255*Math.min(1,Math.max(0,1.6*(1-r.r[x]/o))):255}return a}var X0=`.body { display: grid; grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr); }
.scene { position: relative; min-height: 0; border-right: 1px solid var(--line); }
.scene .view { height: 100%; min-height: 380px; }
.maps { display: grid; grid-template-columns: 1fr 1fr; gap: 1px; background: var(--line); }
.map { position: relative; display: flex; flex-direction: column; background: var(--solid); padding: 8px 10px 9px; min-width: 0; cursor: pointer; }
.map[aria-checked="true"] { box-shadow: inset 0 3px 0 var(--accent); }
.map:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; z-index: 1; }
.map h3 { margin: 0 0 6px; font-size: 13px; font-weight: 400; display: flex; gap: 7px; align-items: baseline; white-space: nowrap; overflow: hidden; }
.map h3 b { font-weight: 700; font-size: 15px; font-style: italic; font-family: Georgia, "Times New Roman", serif; }
.map h3 span { color: var(--soft); overflow: hidden; text-overflow: ellipsis; }
.map canvas { position: static; width: 100%; border-radius: 4px; cursor: crosshair; touch-action: pan-y; }
.plot { position: relative; }
.plot .cross { position: absolute; width: 9px; height: 9px; margin: -5px 0 0 -5px; border: 1.5px solid #fff; outline: 1.5px solid #14191f; border-radius: 50%; pointer-events: none; }
.key { margin-top: 7px; display: grid; gap: 3px; }
.key .scale { height: 8px; }
.key .ticks { font-size: 11px; color: var(--soft); line-height: 1.1; }
.row.main { flex: 1 1 420px; }
.row.main .dial, .row.iso .dial { flex: 1; }
.row.main input[type="range"] { flex: 1 1 300px; width: 300px; }
.row.iso { flex: 1 1 300px; }
.values { display: flex; flex-wrap: wrap; gap: 2px 18px; padding: 7px 12px; border-top: 1px solid var(--line); font-size: 12px; font-variant-numeric: tabular-nums; color: var(--soft); min-height: 34px; align-items: center; }
.values b { color: var(--ink); font-weight: 400; }
.chip { position: absolute; left: 12px; top: 10px; z-index: 2; display: grid; gap: 2px; pointer-events: none; text-shadow: 0 0 4px var(--halo), 0 0 2px var(--halo); }
.chip span { color: var(--soft); }
:host([narrow]) .body { grid-template-columns: minmax(0, 1fr); }
:host([narrow]) .scene { border-right: 0; border-bottom: 1px solid var(--line); }
:host([narrow]) .scene .view { height: 300px; min-height: 0; }
:host([narrow]) .map { padding: 6px 7px 8px; }
:host([narrow]) .map h3 span { display: none; }
`;var f1="SFV1",p1=65535,Eh=["r","theta","phase","phi"];async function $0(r){let t=new DataView(r);if(r.byteLength<8||new TextDecoder().decode(new Uint8Array(r,0,4))!==f1)throw new Zi("The fields can't be read.");let e=t.getUint32(4,!0),i=JSON.parse(new TextDecoder().decode(new Uint8Array(r,8,e))),n=new Blob([new Uint8Array(r,8+e)]).stream().pipeThrough(new DecompressionStream("deflate"));return new Lf(i,await new Response(n).arrayBuffer())}var Lf=class{constructor({origin:t,step:e,cells:i,fine:n,bricks:s,beta:o,ranges:a},l){Object.assign(this,{origin:t,step:e,cells:i,fine:n,beta:o,ranges:a,bricks:s}),this.cell=e/n,this.high=t.map((f,m)=>f+e*i[m]),this.nodes=i.map(f=>f+1);let c=this.nodes[0]*this.nodes[1]*this.nodes[2];this.side=n+1,this.brickNodes=this.side**3;let h=0,u=(f,m)=>{let x=new f(l,h,m);return h+=x.byteLength,x};this.brickCells=u(Uint32Array,s),this.coarse={r:u(Uint16Array,c),theta:u(Uint16Array,c)};let d=s*this.brickNodes;this.finer={r:u(Uint16Array,d),theta:u(Uint16Array,d)},this.brickOf=new Int32Array(i[0]*i[1]*i[2]).fill(-1),this.brickCells.forEach((f,m)=>this.brickOf[f]=m),this.scale=Object.fromEntries(Object.entries(a).map(([f,[m,x]])=>[f,[m,(x-m)/p1]]))}sample(t,e,i,n){let{cells:s,origin:o,step:a,fine:l}=this,c=Math.min(Math.max((t-o[0])/a,0),s[0]-1e-6),h=Math.min(Math.max((e-o[1])/a,0),s[1]-1e-6),u=Math.min(Math.max((i-o[2])/a,0),s[2]-1e-6),[d,f,m]=[c|0,h|0,u|0],x=this.brickOf[(m*s[1]+f)*s[0]+d];if(x<0)return this.#t(this.coarse,0,this.nodes[0],this.nodes[0]*this.nodes[1],d,f,m,c-d,h-f,u-m,n);let[p,g,y]=[(c-d)*l,(h-f)*l,(u-m)*l],[w,v,M]=[Math.min(p|0,l-1),Math.min(g|0,l-1),Math.min(y|0,l-1)];this.#t(this.finer,x*this.brickNodes,this.side,this.side*this.side,w,v,M,p-w,g-v,y-M,n)}#t(t,e,i,n,s,o,a,l,c,h,u){let d=e+a*n+o*i+s,[f,m,x,p]=[(1-c)*(1-h),c*(1-h),(1-c)*h,c*h];for(let g=0;g<2;g++){let y=g?t.theta:t.r,w=f*y[d]+m*y[d+i]+x*y[d+n]+p*y[d+i+n],v=f*y[d+1]+m*y[d+i+1]+x*y[d+n+1]+p*y[d+i+n+1],[M,T]=g?this.scale.theta:this.scale.r;u[g]=M+T*((1-l)*w+l*v)}}phi(t,e){return t*Math.tanh(this.beta*e)+e}at([t,e,i]){let n=[0,0];this.sample(t,e,i,n);let s=Math.tanh(this.beta*n[1]);return{r:n[0],theta:n[1],phase:s,phi:n[0]*s+n[1]}}slice(t,e,i,n,s){let[o,a]=va(t),l={width:n,height:s,rect:i,r:new Float32Array(n*s),theta:new Float32Array(n*s)};l.phase=new Float32Array(n*s),l.phi=new Float32Array(n*s);let c=[0,0,0],h=[0,0];c[t]=e;for(let u=0,d=0;u<s;u++){c[a]=i.v+i.height*(1-(u+.5)/s);for(let f=0;f<n;f++,d++){c[o]=i.u+i.width*(f+.5)/n,this.sample(c[0],c[1],c[2],h);let m=Math.tanh(this.beta*h[1]);l.r[d]=h[0],l.theta[d]=h[1],l.phase[d]=m,l.phi[d]=h[0]*m+h[1]}}return l}};function va(r){return[[1,2],[0,2],[0,1]][r]}var q0={r:{sign:"r",name:"metric: how far",long:"metric field, the distance to the surface"},theta:{sign:"\u03B8",name:"phase: which side",long:"phase field, which side of the surface"},phase:{sign:"P",name:"= tanh(\u03B2 \u03B8), bounded",long:"bounded phase"},phi:{sign:"\u03C6",name:"= r \xB7 P + \u03B8, extracted at 0",long:"signed implicit function"}},m1=760,Y0=340,K0=14,g1=.3,Z0=24,x1=.13,Rh=class extends HTMLElement{static observedAttributes=["data","dark","narrow"];#t={};#i=!1;#s=null;#e=!1;#r=null;#a={delivered:null,level:null};#n="";#o=null;#u="";#c=1;#d=0;#h="phi";#l=0;#y=null;#f=null;#v={};#_=null;#g=document.createElement("canvas");#p=null;#x={scale:1,u:.5,v:.5};#T=null;#A=null;#b=0;#m=0;#w={dark:!1,narrow:!1};connectedCallback(){this.#i||this.#et(),this.#A??=new MutationObserver(()=>this.#$());for(let t of[document.documentElement,document.body])this.#A.observe(t,{attributes:!0,attributeFilter:["class","data-theme"]});this.#$(),this.#M()}disconnectedCallback(){setTimeout(()=>{this.isConnected||(this.#A?.disconnect(),this.#o?.abort(),this.#O())})}attributeChangedCallback(t,e,i){if(t in this.#w){this.hasAttribute(t)!==this.#w[t]&&this.toggleAttribute(t,this.#w[t]);return}try{this.value=i?JSON.parse(i):{}}catch{this.value={}}}get value(){return this.#t}set value(t){this.#t=t&&typeof t=="object"?t:{},this.isConnected&&this.#i&&this.#M()}async#M(){let{volume:t,surface:e}=this.#t,i=t&&e?`${t} ${e}`:"";if(i===this.#n)return this.#P();if(this.#o?.abort(),this.#n=i,!i)return this.#O(),this.#P();let n=this.#o=new AbortController;this.#u="",this.#P();try{let[s,o]=await Promise.all([t,e].map(async l=>{let c=await fetch(hn(l),{signal:n.signal,credentials:"same-origin"});if(!c.ok)throw new Error(c.status===404?"The fields are not there any more; run it again.":`The server answered ${c.status}.`);return c.arrayBuffer()})),a=await Promise.all([$0(s),Qc(o)]);if(this.#o!==n)return;[this.#r,this.#a.delivered]=a}catch(s){return this.#o!==n||s.name==="AbortError"?void 0:(this.#u=s.message||"The fields could not be loaded.",this.#P())}this.#o=null,this.#P(),this.#E(),this.#B(),this.#P(),this.dispatchEvent(new CustomEvent("ready"))}#E(){if(this.#s||this.#e)return;try{this.#s=new no(this.view)}catch{this.#e=!0;return}let t=this.#s;this.view.prepend(t.canvas),t.layout="single",t.look.edges=!1,t.addEventListener("draw",()=>this.triad.update(t.camera)),this.#_=new ue(new nn(1,1),new Qe({side:xe,toneMapped:!1,transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:4})),this.#_.matrixAutoUpdate=!1,t.scene.add(this.#_),this.#$()}#O(){this.#_?.material.map?.dispose(),this.#_?.material.dispose(),this.#_?.geometry.dispose(),this.#_=null,this.#s?.dispose(),this.#s=null;for(let t of Object.values(this.#a))t?.dispose();this.#a={delivered:null,level:null},this.#r=null,this.#f=null}#B(){let t=this.#r,e=fi.map((i,n)=>t.high[n]-t.origin[n]);this.#c=this.#k()??1,this.#l=0,this.#y=null,this.#x={scale:1,u:.5,v:.5},this.#S=Ac(Math.hypot(...e)),this.#d=(t.origin[this.#c]+t.high[this.#c])/2,this.#z(this.#a.delivered,!0),this.#L()}#S=3;#k(){let t=fi.indexOf(this.#t.axis);return t<0?null:t}#z(t,e){let i=this.#s;i&&(i.show([{model:t,role:"sheet"}],{refit:e}),i.setSection({on:!0}))}get#R(){let{origin:t,high:e}=this.#r,i=.5*this.#Y;return[t[this.#c]+i,e[this.#c]-i]}get#Y(){return 3*this.#r.cell}#V(){let[t,e]=va(this.#c),{origin:i,high:n}=this.#r;return{u:i[t],v:i[e],width:n[t]-i[t],height:n[e]-i[e]}}#H(){let t=this.#V(),{scale:e,u:i,v:n}=this.#x,[s,o]=[t.width/e,t.height/e];return{u:t.u+i*t.width-s/2,v:t.v+n*t.height-o/2,width:s,height:o}}#I(t,e=[.5,.5]){let i=this.#x,n=Math.min(Math.max(i.scale*t,1),Z0),[s,o]=[e[0]-.5,.5-e[1]];this.#N(n,i.u+s/i.scale-s/n,i.v+o/i.scale-o/n)}#N(t,e,i){let n=.5/t,s=o=>Math.min(Math.max(o,n),1-n);this.#x={scale:t,u:s(e),v:s(i)},this.#L()}get#U(){let{origin:t,high:e}=this.#r;return Math.max(...fi.map((i,n)=>e[n]-t[n]))}#F(){let t=this.#y??g1*this.#U;return{r:t,theta:t,phase:1,phi:t}}#L(){this.#b||=requestAnimationFrame(()=>{this.#b=0,this.#W()})}#W(){let t=this.#r;if(!t)return;let[e,i]=this.#R;this.#d=Math.min(Math.max(this.#d,e),i);let n=this.#H(),s=this.#V(),o=Math.min(Y0/n.width,Y0/n.height),[a,l]=[n.width,n.height].map(h=>Math.max(8,Math.round(h*o)));this.#f=t.slice(this.#c,this.#d,n,a,l);let c=this.#F();for(let h of Eh){let{canvas:u}=this.#v[h];(u.width!==a||u.height!==l)&&Object.assign(u,{width:a,height:l});let d=u.getContext("2d"),f=c[h],m=h==="phase"?.25:Pf(f/this.#x.scale,K0/2),x={limit:f,step:m,level:h==="phi"?this.#l:0,sheet:1.2*t.cell},p=d.createImageData(a,l);if(d.putImageData(If(this.#f,h,{...x,image:p}),0,0),h===this.#h){(this.#g.width!==a||this.#g.height!==l)&&Object.assign(this.#g,{width:a,height:l});let g=this.#x.scale===1?this.#f:t.slice(this.#c,this.#d,s,a,l),y={...x,step:h==="phase"?m:Pf(f,K0/2),fade:x1*this.#U,image:p};this.#g.getContext("2d").putImageData(If(g,h,y),0,0)}this.#v[h].limit=f}this.#K(s),this.#Q(),this.dispatchEvent(new CustomEvent("slice",{detail:{axis:fi[this.#c],offset:this.#d}}))}#K(t){let e=this.#s;if(!e)return;let[i,n]=va(this.#c),s=(p,g)=>{let y=[0,0,0];return y[this.#c]=this.#d,y[i]=t.u+p*t.width,y[n]=t.v+g*t.height,e.frame.fromFile(y)},[o,a,l]=[s(0,0),s(1,0),s(0,1)],[c,h]=[a.clone().sub(o),l.clone().sub(o)],u=o.clone().addScaledVector(c,.5).addScaledVector(h,.5),d=new D().crossVectors(c,h).normalize();this.#_.matrix.copy(new Pt().makeBasis(c,h,d).setPosition(u));let{material:f}=this.#_,m=this.#g;(!f.map||f.map.image!==m||f.map.userData.size!==`${m.width} ${m.height}`)&&(f.map?.dispose(),f.map=new Lo(m),f.map.colorSpace=Ce,f.map.minFilter=Te,f.map.magFilter=Te,f.map.generateMipmaps=!1,f.map.userData.size=`${m.width} ${m.height}`,f.needsUpdate=!0),f.map.needsUpdate=!0;let x=fi[this.#c];e.setSection(e.section.axis===x?{offset:this.#d}:{axis:x}),e.section.offset!==this.#d&&e.setSection({offset:this.#d}),e.invalidate()}#D(t){if(!this.#r||t===this.#c)return;this.#c=t;let{origin:e,high:i}=this.#r;this.#d=(e[t]+i[t])/2,this.#p=null,this.#x={scale:1,u:.5,v:.5},this.#L()}#X(t){this.#h=t,this.#L()}#j(t){this.#l=t,this.#L(),clearTimeout(this.#m),this.#m=setTimeout(()=>this.#tt(),90)}#tt(){if(!this.#r||!this.#s)return;let t=this.#a.level,e=Math.abs(this.#l)<1e-9?null:k0(this.#r,this.#l);this.#a.level=e?new xa(e,null):null,this.#G=Math.abs(this.#l)>=1e-9&&!e,this.#z(this.#a.level??this.#a.delivered,!1),t?.dispose(),this.#L()}#G=!1;#et(){this.#i=!0;let t=this.attachShadow({mode:"open"});t.append(b("style",{},lh+X0)),this.axisButtons=fi.map((e,i)=>b("button",{type:"button",class:"button letter","aria-label":`Plane across ${e.toUpperCase()}`,"aria-pressed":"false",onclick:()=>this.#D(i)},e.toUpperCase())),this.position=bs({name:"Position of the plane",onvalue:e=>{this.#d=e,this.#L()}}),this.levelDial=bs({name:"Level of \u03C6 that is shown in 3D",onvalue:e=>this.#j(e)}),this.reachDial=bs({name:"Value at which the colours end",onvalue:(e,i)=>{this.#y=i.type==="range"?10**e:Math.max(e,1e-12),this.#L()}}),this.options=b("div",{class:"options"},b("div",{class:"row wide main"},b("span",{class:"name"},"Plane"),b("span",{class:"group",role:"group","aria-label":"Axis of the plane"},...this.axisButtons),this.position.element),b("div",{class:"row wide iso"},b("span",{class:"name"},"Iso level \u03C6 ="),this.levelDial.element),b("div",{class:"row wide iso"},b("span",{class:"name"},"Colours end at"),this.reachDial.element)),this.zoomButtons=[b("button",{type:"button",class:"button letter","aria-label":"Zoom the maps out",title:"Zoom out (Shift + double-click)",onclick:()=>this.#I(1/2)},"\u2212"),b("button",{type:"button",class:"button letter","aria-label":"Zoom the maps in",title:"Zoom in (double-click a place)",onclick:()=>this.#I(2)},"+")],this.zoomText=b("span",{class:"unit"},"1\xD7"),this.options.append(b("div",{class:"row"},b("span",{class:"name"},"Maps"),b("span",{class:"group"},...this.zoomButtons),this.zoomText)),this.view=b("div",{class:"view",tabindex:0,role:"application","aria-roledescription":"3D view","aria-label":"The surface and the plane. Arrow keys orbit, [ and ] move the plane."}),this.view.addEventListener("keydown",e=>this.#J(e)),this.triad=new eo(e=>this.#s?.view(e)),this.chip=b("div",{class:"chip"}),this.view.append(this.triad.element,this.chip),this.mapsPanel=b("div",{class:"maps",role:"radiogroup","aria-label":"Field on the plane in 3D"});for(let e of Eh)this.mapsPanel.append(this.#it(e));this.values=b("output",{class:"values","aria-live":"off"}),this.bodyPanel=b("div",{class:"body"},b("div",{class:"scene"},this.view),this.mapsPanel),this.messageText=b("p",{}),this.message=b("div",{class:"message",role:"status",style:"position: static; min-height: 180px"},this.messageText),this.frame=b("div",{class:"frame"},this.options,this.bodyPanel,this.values,this.message),t.append(this.frame),new ResizeObserver(()=>{let e=this.frame.clientWidth>0&&this.frame.clientWidth<m1;e!==this.#w.narrow&&(this.#w.narrow=e,this.toggleAttribute("narrow",e))}).observe(this.frame),this.#P()}#it(t){let{sign:e,name:i,long:n}=q0[t],s=b("canvas",{width:8,height:8}),o=b("i",{class:"cross",hidden:!0}),a=b("div",{class:"ticks"}),l=b("div",{class:"map",role:"radio",tabindex:0,"aria-checked":"false","aria-label":`${e}: ${n}`,title:`${n}; click to lay it on the plane in 3D`,onclick:()=>this.#X(t)},b("h3",{},b("b",{},e),b("span",{},i)),b("div",{class:"plot"},s,o),b("div",{class:"key"},b("div",{class:"scale",style:`background:${G0(t)}`}),a));l.addEventListener("keydown",c=>{c.key!=="Enter"&&c.key!==" "||(c.preventDefault(),this.#X(t))}),s.addEventListener("pointermove",c=>{let h=s.getBoundingClientRect();if(this.#p=[(c.clientX-h.left)/h.width,(c.clientY-h.top)/h.height],this.#T){let{at:u,zoom:d}=this.#T;this.#N(d.scale,d.u-(this.#p[0]-u[0])/d.scale,d.v+(this.#p[1]-u[1])/d.scale)}this.#P()}),s.addEventListener("pointerdown",c=>{c.button!==0||this.#x.scale===1||!this.#p||(this.#T={at:this.#p,zoom:this.#x},s.setPointerCapture(c.pointerId))});for(let c of["pointerup","pointercancel"])s.addEventListener(c,()=>this.#T=null);return s.addEventListener("dblclick",c=>{c.preventDefault(),this.#p&&this.#I(c.shiftKey?1/2.5:2.5,this.#p)}),s.addEventListener("pointerleave",()=>{this.#p=null,this.#P()}),s.addEventListener("wheel",c=>{c.shiftKey&&(c.preventDefault(),this.#Z(Math.sign(c.deltaY||c.deltaX)))},{passive:!1}),this.#v[t]={element:l,canvas:s,cross:o,ticks:a},l}#Z(t){let[e,i]=this.#R;this.#d+=t*(i-e)/60,this.#L()}#J(t){let e=this.#s;if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let i=Math.PI/24,s={ArrowLeft:()=>e.orbit(i,0),ArrowRight:()=>e.orbit(-i,0),ArrowUp:()=>e.orbit(0,-i),ArrowDown:()=>e.orbit(0,i),"+":()=>e.zoom(1.2),"=":()=>e.zoom(1.2),"-":()=>e.zoom(1/1.2),r:()=>e.reset(),"[":()=>this.#Z(-1),"]":()=>this.#Z(1),x:()=>this.#D(0),y:()=>this.#D(1),z:()=>this.#D(2)}[t.key.length===1?t.key.toLowerCase():t.key];s&&(s(),t.preventDefault())}#$(){let t=[document.documentElement,document.body].some(e=>e.classList.contains("dark")||e.dataset.theme==="dark");this.#w.dark=t,this.hasAttribute("dark")!==t&&this.toggleAttribute("dark",t),this.#s&&this.#s.dark!==t&&(this.#s.dark=t,this.#s.dress())}#Q(){let t=this.#r,e=this.#t.unit??"",[i,n]=this.#R;this.position.set({min:i,max:n,value:this.#d,digits:this.#S,unit:e});let s=.85*t.step;this.levelDial.set({min:-s,max:s,value:this.#l,digits:this.#S+1,unit:e});let o=this.#F(),a=this.#U;this.reachDial.set({min:Math.log10(a/300),max:Math.log10(a),value:Math.log10(o.phi),digits:3,unit:e});let{scale:l}=this.#x;this.zoomText.textContent=`${Di(l,l<10&&l%1?1:0)}\xD7`,this.zoomButtons[0].disabled=l<=1,this.zoomButtons[1].disabled=l>=Z0;let c=this.reachDial.element.querySelector("input[type=number]");c.getRootNode().activeElement!==c&&(c.value=Number(o.phi.toPrecision(3))),this.axisButtons.forEach((h,u)=>ni(h,u===this.#c));for(let[h,u]of Object.entries(this.#v)){u.element.setAttribute("aria-checked",String(h===this.#h));let{limit:d}=u,f=[0,.5,1],m=h==="phase"||!e?"":` ${e}`;u.ticks.replaceChildren(...f.map((x,p)=>b("span",{},(x===1&&h!=="r"?"+":"")+an(W0(h,x,d))+(p===2?m:""))))}this.#P()}#P(){let t=this.#r,e=!!t;for(let c of[this.options,this.bodyPanel,this.values])c.hidden=!e;if(this.message.hidden=e&&!this.#u,this.messageText.textContent=this.#u||(this.#n?"Loading the fields \u2026":this.#t.message??"The fields come with the surface."),!e)return;let i=this.#t.unit??"",n=q0[this.#h];this.chip.replaceChildren(b("b",{},Math.abs(this.#l)<1e-9?"Surface (\u03C6 = 0)":this.#G?`nothing at \u03C6 = ${an(this.#l)}`:`\u03C6 = ${an(this.#l)} ${i}`),b("span",{},`on the plane: ${n.sign}`)),this.#e&&this.chip.replaceChildren(b("span",{},"This browser can't draw in 3D here; the fields on the plane are shown all the same."));for(let{cross:c}of Object.values(this.#v))c.hidden=!this.#p,this.#p&&Object.assign(c.style,{left:`${100*this.#p[0]}%`,top:`${100*this.#p[1]}%`});let s=`\u03B2 = ${Di(t.beta,t.beta<10?3:1)}${i?` / ${i}`:""}`;if(!this.#p){this.values.replaceChildren(b("span",{},"Point at a map to read the fields there; click it to lay it on the plane in 3D; double-click to zoom in, then drag."),b("span",{},s));return}let o=this.#nt(...this.#p),a=t.at(o),l=(c,h,u=this.#S)=>b("span",{},`${c} `,b("b",{},Di(h,u)));this.values.replaceChildren(...fi.map((c,h)=>l(c,o[h])),l("r",a.r),l("\u03B8",a.theta),l("P",a.phase,3),l("\u03C6",a.phi),b("span",{},s))}#nt(t,e){let[i,n]=va(this.#c),s=this.#H(),o=[0,0,0];return o[this.#c]=this.#d,o[i]=s.u+t*s.width,o[n]=s.v+(1-e)*s.height,o}get state(){let t=this.#r;if(!t)return{ready:!1,message:this.messageText?.textContent??"",error:this.#u};let e=Object.fromEntries(Eh.map(i=>[i,this.#f?this.#f[i].reduce((n,s)=>n+s,0):null]));return{ready:!this.#o&&!!this.#f,axis:fi[this.#c],offset:this.#d,range:this.#R,field:this.#h,level:this.#l,reach:this.#F().phi,zoom:{...this.#x},cells:t.cells,bricks:t.bricks,cell:t.cell,beta:t.beta,sums:e,slice:this.#f?[this.#f.width,this.#f.height]:null,triangles:(this.#a.level??this.#a.delivered)?.triangles??0,box:{low:t.origin,high:t.high},webgl:!this.#e}}at(t){return this.#r?.at(t)??null}};var Nf=["anger","happiness","neutral","sadness","disgust","fear","surprise"],Df=Nf.slice(0,4),Ph={pitch:["Pitch","Pitch","#3b32a0","#a79bff"],energy:["Energy","Energy","#a06a00","#e5c766"],rhythm:["Rhythm","Rhythm","#117733","#63c77f"],spectral:["Spectrum","Spectrum","#1f7fb5","#86cbf0"],voice:["Voice quality","Voice","#882255","#e072a8"],formant:["Formants","Formant","#1d8a7a","#45c9b4"],ssl:["Encoder","Encoder","#c4475f","#ff98a6"],text:["Words","Words","#6d6d10","#c7c75c"],navigation:["Survey","Survey","#6b7480","#8d98a7"]},j0=Object.keys(Ph),y1={anger:["#c2412a","#ff8468"],happiness:["#b57a00","#f2c04d"],neutral:["#707b8a","#a3aebb"],sadness:["#2467b8","#6fb0ff"],disgust:["#4f7d1e","#a3cf63"],fear:["#7d47b3","#c49bff"],surprise:["#0f858f","#52d0d8"]},_1=[{panel:"#ffffff",sunken:"#f4f5f8",line:"#dde1e7",strong:"#8a93a1",ink:"#14181f",ink2:"#454d5a",soft:"#5f6876",accent:"#1550c4",wave:"#7d8796",pitch:"#3b32a0",level:"#a06a00",window:"rgb(21 80 196 / 12%)"},{panel:"#161b22",sunken:"#11151b",line:"#2a313b",strong:"#667182",ink:"#e9ecf1",ink2:"#b3bcc8",soft:"#a2acb9",accent:"#82acff",wave:"#7f8b9b",pitch:"#a79bff",level:"#e5c766",window:"rgb(130 172 255 / 18%)"}],Ch=class{dark=!1;get look(){return _1[Number(this.dark)]}emotion(t){return y1[t]?.[Number(this.dark)]??this.look.strong}family(t){return Ph[t]?.[2+Number(this.dark)]??this.look.strong}},Ms=r=>Ph[r]?.[0]??r,J0=r=>Ph[r]?.[1]??r,v1={ssl_probe:"Ask the speech encoder",analyze_acoustic_segment:"Measure the span",compare_acoustic_segments:"Compare spans",find_acoustic_hotspots:"Find hotspots",verify_semantic_evidence:"Look for the words",compare_emotions:"Compare by words",check_semantic_alignment:"Words against tone",replay_audio:"Listen again",structural_prior:"Structural prior",recording_quality:"Recording quality",transcribe:"Transcribe"},Js=r=>v1[r]??String(r??"").replaceAll("_"," ").replace(/^./,t=>t.toUpperCase()),ki=r=>String(r??"").replace(/^./,t=>t.toUpperCase()),fn=r=>`${Math.round(100*(r??0))} %`,Ei=r=>Number.isFinite(r)?r.toFixed(2).replace("-","\u2212"):"\u2013",Of=r=>Number.isFinite(r)?`${r>=0?"+":"\u2212"}${Math.abs(r).toFixed(2)}`:"\u2013";function dn(r,t=1){let e=Math.max(0,r??0);if(e<60)return`${e.toFixed(t)} s`;let i=Math.floor(e/60);return`${i}:${(e-60*i).toFixed(t).padStart(t?t+3:2,"0")}`}var pn=(r,t)=>t<60?`${r.toFixed(1)}\u2013${t.toFixed(1)} s`:`${dn(r)}\u2013${dn(t)}`;function Uf(r){if(!Number.isFinite(r))return"\u2013";let t=Math.abs(r);return r.toFixed(t>=100?0:t>=10?1:2).replace("-","\u2212")}var Ss=r=>[...Nf.filter(t=>t in(r??{})),...Object.keys(r??{}).filter(t=>!Nf.includes(t))];var Ff=8,Ih=4,b1=4,w1={"no speech":"No speech was found",music:"This sounds like music, not speech",noise:"This is noise, not speech"},Ts=(r,t="")=>{let e=b("i",{class:`swatch ${t}`});return r&&(e.style.background=r),e},ix=r=>Object.values(r??{}).reduce((t,e)=>t+e,0);function Q0(r,t,e,{words:i=!1}={}){let n=b("div",{class:"stacked"});for(let s of Ss(t)){if(!(t[s]>.001))continue;let o=r.emotion(s),a=b("i",{title:`${ki(s)} ${fn(t[s])}`},i&&t[s]>.12?b("span",{class:t[s]>.3?"":"lesser"},ki(s)):"");a.style.cssText=`flex-grow:${t[s]};background:${o};color:${ws(o)}`,n.append(a)}if(e>.001){let s=b("i",{class:"hatched",title:`Undetermined ${fn(e)}`},i&&e>.16?b("span",{class:e>.42?"":"lesser"},"undetermined"):"");s.style.flexGrow=e,n.append(s)}return n}var Bf=(r,t,e=null)=>b("ul",{class:"keys"},...Ss(t).map(i=>b("li",{},Ts(r.emotion(i)),ki(i),b("b",{},fn(t[i])))),e==null?null:b("li",{},Ts("","hatched"),"Undetermined",b("b",{},fn(e))));function nx(r,t,e,i){let n=t.byId.get(e);return n?b("button",{type:"button",class:"id",title:`${Ms(n.family)}, ${pn(n.t0,n.t1)}: ${n.said}`,"aria-label":`Play ${e}: ${Ms(n.family)}, ${n.said}`,onclick:()=>i.cited(n)},Ts(r.family(n.family),"dot"),e):b("span",{class:"id"},e)}function sx({palette:r,passage:t,selected:e,onstep:i}){let{steps:n}=t,s=Math.max(2,...n.map(m=>m.entropy??0)),o=Math.ceil(n.length/10),a=b("div",{class:n.length>10?"bars dense":"bars",role:"group","aria-label":"Steps: arrow keys move"});n.forEach((m,x)=>{let p=ix(m.clip)||1,g=Ss(m.clip).map(M=>`${M} ${fn(m.clip[M]/p)}`).join(", "),y=m.after?`After ${m.after}`:"Start",w=b("button",{type:"button",class:"step",tabindex:x===e?0:-1,"aria-pressed":String(x===e),"aria-label":`${y}: ${g}; entropy ${Ei(m.entropy)} bits`,title:`${y}: ${g}`,"data-step":x,onclick:()=>i(x)}),v=b("span",{class:"column"});for(let M of Ss(m.clip).reverse()){let T=b("i",{});T.style.cssText=`flex-grow:${m.clip[M]/p};background:${r.emotion(M)}`,v.append(T)}w.append(v,b("span",{class:`tick${x===e||x%o===0&&Math.abs(x-e)>=o?"":" faint"}`},m.after||"start")),a.append(w)});let l=n.map((m,x)=>[100*(x+.5)/n.length,100*(1-(m.entropy??0)/s)]),c=b("div",{class:"entropy","aria-hidden":"true"});c.innerHTML=`<svg viewBox="0 0 100 100" preserveAspectRatio="none"><polyline class="halo" points="${l.map(m=>m.map(x=>x.toFixed(2)).join(",")).join(" ")}"/><polyline points="${l.map(m=>m.map(x=>x.toFixed(2)).join(",")).join(" ")}"/></svg>`;for(let[m,x]of l){let p=b("i",{});p.style.cssText=`left:${m}%;top:${x}%`,c.append(p)}let h=b("div",{class:"inner"},a,c);h.style.minWidth=`${n.length*23}px`;let u=(m,x,p)=>b("div",{class:`scale ${x}`,"aria-hidden":"true"},b("span",{class:"unit"},p),...m.map(g=>b("span",{},g))),d=n[e],f=b("div",{class:"chart"},u(["100","50","0"],"left","%"),b("div",{class:"scroller"},h),u([Ei(s).replace(/\.?0+$/,""),Ei(s/2).replace(/\.?0+$/,""),"0"],"right","bits"));return f.style.maxWidth=`${n.length*52+72}px`,[f,b("p",{class:"current"},b("b",{},d?.after?`After ${d.after}`:"At the start"),b("span",{class:"bits"},b("i",{class:"line"}),`entropy ${Ei(d?.entropy)} bits`)),d?Bf(r,d.clip):""]}function rx({palette:r,record:t,passage:e,selected:i,compact:n}){let{steps:s,stop:o}=e,a=s[i],l=i===s.length-1,c=a?.plan,h=a?.after?`Why ${a.after}: what each probe was expected to tell`:"";if(c||(c=s[i+1]?.plan??e.pending,h=c?.chosen==null?"Why it stopped":"The next probe: what each is expected to tell"),!c)return[b("p",{class:"lead"},"No probe has been weighed yet.")];let u=[b("p",{class:"lead"},`${h}.`),M1({palette:r,record:t,plan:c,compact:n})];return c.why&&u.push(b("p",{class:"because"},c.why)),l&&o&&o!==c&&u.push(b("p",{class:"because stop"},b("b",{},"Then it stopped. "),o.why??"")),u}function M1({palette:r,record:t,plan:e}){let i=e.options??[],n=Math.max(1e-6,...i.map(c=>c.gain??0)),s=(c,h)=>{let u=e.chosen===h,d=b("i",{});d.style.cssText=`width:${100*Math.max(0,c.gain??0)/n}%;background:${r.family(c.family)}`;let f=t.spanOf.get(c.span);return b("li",{class:u?"chosen":"",title:f?`${Js(c.tool)}, span ${c.span}, ${pn(f.t0,f.t1)}`:Js(c.tool)},b("span",{class:"what"},Ts(r.family(c.family),"dot"),b("span",{},c.family==="navigation"?Js(c.tool):Ms(c.family),c.span?b("small",{},` ${c.span}`):null,u?b("em",{}," chosen"):null)),b("span",{class:"gain"},d),b("b",{},c.gain==null?"\u2013":`${c.gain.toFixed(3)}`),b("small",{class:"cost"},`cost ${Number((c.cost??0).toFixed(2))}`))},o=i.slice(0,Ff).map(s);e.chosen>=Ff&&o.push(s(i[e.chosen],e.chosen));let a=i.map((c,h)=>[c,h]).slice(Ff).filter(([,c])=>c!==e.chosen),l=b("div",{class:"ranked"},b("p",{class:"heads","aria-hidden":"true"},b("span",{},"Probe"),b("span",{},""),b("span",{},"bits"),b("span",{},"")),b("ol",{},...o));return a.length&&l.append(b("details",{},b("summary",{},`${a.length} more`),b("ol",{},...a.map(([c,h])=>s(c,h))))),l}var S1={High:"\u2191",Mid:"\u2192",Low:"\u2193"};function T1(r){let t=(e,i,n)=>e?b("span",{class:`bin ${e.toLowerCase()}`,title:i==null?"":`${Of(i)} standard deviations`},`${S1[e]} ${e}`,b("small",{},` ${n}`)):null;return[t(r.bin,r.z_population,"of people"),t(r.bin_session,r.z_session,"of this voice")]}function tx(r){return b("li",{},b("span",{class:"name"},r.name),b("b",{},Uf(r.value),r.unit?b("small",{},` ${r.unit}`):null),b("span",{class:"bins"},...T1(r)))}function A1(r,{llr:t={},family:e}){let i=[...Df.filter(n=>n in t),...Ss(t).filter(n=>!Df.includes(n))];return i.length?b("ul",{class:"adds"},...i.map(n=>{let s=t[n],o=b("i",{}),a=Math.min(50,50*Math.abs(s)/b1);return o.style.cssText=`background:${r.emotion(n)};width:${a}%;${s>=0?"left:50%":"right:50%"}`,b("li",{},b("span",{},n),b("span",{class:"signed"},o),b("b",{},Of(s)))})):b("p",{class:"steers"},e==="navigation"?"Steers only; supports no claim":"Nothing by itself")}function E1(r){let{trust:t}=r;if(!t)return"\u2013";let e=t.gate??(t.snr??1)*(t.ood??1)*(t.duration??1)*(t.asr??1),i=b("span",{class:"meter"},b("i",{}));i.firstChild.style.width=fn(e).replace(" ","");let n=(s,o,a="")=>b("li",{},b("span",{},s),b("b",{},Ei(o)),a?b("small",{},a):null);return b("details",{class:"trust"},b("summary",{},i,b("b",{},Ei(e))),b("ul",{},n("Noise",t.snr,t.snr_db==null?"":`${Uf(t.snr_db)} dB`),n("In its domain",t.ood),n("Length",t.duration),t.asr==null?null:n("Recogniser",t.asr)))}function ox({palette:r,item:t,actions:e}){let i=(a,...l)=>b("td",{role:"cell",class:a},...l),n=t.measures??[],s=b("button",{type:"button",class:"play","aria-label":`Play ${t.id}, ${pn(t.t0,t.t1)}`},Ts(r.family(t.family),"dot"),b("b",{},t.id)),o=b("tr",{role:"row","data-id":t.id},b("th",{role:"rowheader",scope:"row",class:"ident"},s),i("tool",b("b",{},Ms(t.family)),b("small",{},Js(t.tool)),b("small",{},`${t.span?`${t.span} \xB7 `:""}${pn(t.t0,t.t1)}`)),i("seen",b("p",{},t.said),t.quote?b("q",{},t.quote):null,n.length?b("ul",{class:"measures"},...n.slice(0,Ih).map(tx)):null,n.length>Ih?b("details",{},b("summary",{},`${n.length-Ih} more`),b("ul",{class:"measures"},...n.slice(Ih).map(tx))):null),i("llr",A1(r,t)),i("gate",E1(t)));return o.addEventListener("click",a=>{a.target.closest("details")||getSelection()?.toString()||e.evidence(t)}),o}function ax(){let r=["Evidence","Tool and place","What was observed","What it adds (nats)","Trust"],t=b("tbody",{role:"rowgroup"}),e=b("table",{role:"table","aria-label":"Evidence"},b("thead",{role:"rowgroup"},b("tr",{role:"row"},...r.map(i=>b("th",{role:"columnheader",scope:"col"},i)))),t);return{element:b("div",{class:"tablewrap",tabindex:0,role:"region","aria-label":"Evidence, scrolls"},e),body:t}}function lx({palette:r,record:t,verdict:e,actions:i}){let n=e.scope==="clip",s=t.spans.filter(f=>t.verdicts.has(f.id)),o=[],a=s.length>1?b("select",{"aria-label":"Verdict on",class:"scope"},b("option",{value:"clip"},"Whole clip"),...s.map(f=>b("option",{value:f.id},`${f.id} \xB7 ${pn(f.t0,f.t1)}`))):null;a&&(a.value=e.scope,a.addEventListener("change",()=>i.scope(a.value)));let l=f=>b("div",{class:"verdict-top"},b("h3",{},f),a);if(e.status!=="speech")return o.push(l("Verdict"),b("p",{class:"primary none"},w1[e.status]??"No verdict"),b("p",{class:"soft"},"Nothing is claimed of it.")),o.push(...ex(e)),o;o.push(l(n?"What this clip is heard to express":`What span ${e.scope} is heard to express`));let c=e.primary??[],h=e.claims??[],u=c.length?h.find(f=>f.emotion===c[0])?.claimed??e.mass?.[c[0]]:null;if(o.push(b("p",{class:`primary${c.length?"":" none"}`},...c.length?c.flatMap((f,m)=>[m?" and ":"",Ts(r.emotion(f)),ki(f)]):["No claim: the evidence carries none"],u==null?null:b("small",{},fn(u)))),e.minors?.length&&o.push(b("p",{class:"minors"},"With some ",...e.minors.flatMap((f,m,x)=>[Ts(r.emotion(f)),b("b",{},ki(f)+(m<x.length-1?",":""))]))),o.push(Q0(r,e.mass,e.undetermined,{words:!0}),Bf(r,e.mass,e.undetermined)),e.conflict){let{words:f,voice:m,why:x,evidence:p=[]}=e.conflict;o.push(b("div",{class:"conflict"},b("b",{},`Words and voice disagree: ${ki(f)} in the words, ${ki(m)} in the voice. `),x?`${x} `:"",b("span",{class:"cites"},...p.map(g=>nx(r,t,g,i)))))}h.length&&o.push(b("ul",{class:"claims"},...h.map(f=>R1({palette:r,record:t,claim:f,actions:i}))));let d=e.refused??[];return d.length&&o.push(b("details",{class:"fold"},b("summary",{},`Refused: ${d.length}`),b("ul",{class:"refused"},...d.map(f=>b("li",{},b("b",{},ki(f.emotion??f.claim??"")),f.raw==null?"":` ${Ei(f.raw)}`," ",f.why??f.reason??f.said??""))))),e.expected_votes&&o.push(b("details",{class:"fold"},b("summary",{},"How raters would be expected to vote"),Q0(r,e.expected_votes,Math.max(0,1-ix(e.expected_votes))),Bf(r,e.expected_votes),b("p",{class:"lead"},"From how listeners of CREMA-D voted on clips of each intended emotion: an orientation, not a count."))),o.push(...ex(e)),o}var ex=r=>r.notes?.length?[b("ul",{class:"verdict-notes"},...r.notes.map(t=>b("li",{},t)))]:[];function R1({palette:r,record:t,claim:e,actions:i}){let n=r.emotion(e.emotion),s=b("span",{class:"gauge",title:`Calibrated ${Ei(e.raw)}, claimed ${Ei(e.claimed)}, cap ${Ei(e.cap)}`}),o=(l,c,h)=>{let u=b("i",{class:l});u.style.cssText=h?`width:${100*Math.min(1,c)}%;background:${n}`:l==="raw"?`width:${100*Math.min(1,c)}%;border-color:${n}`:`left:${100*Math.min(1,c)}%`,s.append(u)};o("raw",e.raw,!1),o("claimed",e.claimed,!0),e.cap<1&&o("cap",e.cap,!1);let a=(l,c)=>c?.length?b("span",{class:"cites"},b("small",{},l),...c.map(h=>nx(r,t,h,i))):null;return b("li",{},b("div",{class:"claim-head"},Ts(n),b("b",{},ki(e.emotion)),b("span",{class:"role"},e.role),s,b("span",{class:"numbers"},`${Ei(e.raw)} \u2192 `,b("b",{},Ei(e.claimed)))),e.reason?b("p",{},e.reason,...e.quote?[" ",b("q",{},e.quote)]:[]):e.quote?b("p",{},b("q",{},e.quote)):null,e.cap_why?b("p",{class:"cap-why"},`${e.cap<1?`Cap ${Ei(e.cap)}: `:""}${e.cap_why}`):null,b("div",{class:"cited"},a("Rests on",e.supports),a("Against it",e.against)))}var Lh=class{playing=null;failed=!1;#t=0;constructor({onchange:t,ontime:e}){this.audio=new Audio,this.audio.preload="auto",this.onchange=t,this.ontime=e,this.audio.addEventListener("ended",()=>this.#s()),this.audio.addEventListener("timeupdate",()=>this.#e(!1)),this.audio.addEventListener("seeked",()=>this.ontime(this.time)),this.audio.addEventListener("error",()=>{this.failed=!!this.audio.getAttribute("src"),this.#s()})}get time(){return this.audio.currentTime||0}load(t){this.audio.getAttribute("src")!==t&&(this.pause(),this.failed=!1,t?this.audio.src=t:this.audio.removeAttribute("src"),t||this.audio.load())}seek(t){this.audio.currentTime=t,this.playing&&this.playing.t1<t&&(this.playing={t0:t,t1:1/0,id:""}),this.ontime(t),this.onchange()}play(t,e,i){if(this.playing&&i&&this.playing.id===i)return this.pause();this.playing={t0:t,t1:e,id:i},this.audio.currentTime=t,this.#i()}toggle(t){if(this.playing)return this.pause();let e=this.time>=t-.05?0:this.time;this.playing={t0:e,t1:1/0,id:""},this.audio.currentTime=e,this.#i()}pause(){this.audio.pause(),this.#s()}#i(){let t=this.playing;this.audio.play().catch(e=>{this.playing!==t||e.name==="AbortError"||(this.failed=!0,this.#s())}),this.onchange(),this.#e(!0)}#s(){let t=this.playing;this.playing=null,this.ontime(this.time),t&&this.onchange()}#e(t){if(this.playing){if(!this.audio.seeking&&this.time>=this.playing.t1)return this.audio.pause(),this.audio.currentTime=this.playing.t1,this.#s();this.ontime(this.time),t&&(this.#t||=requestAnimationFrame(()=>{this.#t=0,this.#e(!0)}))}}};var Nh=class extends bh{head=null;spans=[];spanOf=new Map;tracks=new Map;passages=[];evidence=[];byId=new Map;verdicts=new Map;end=null;#t=0;get ended(){return!!this.end}get verdict(){return this.verdicts.get("clip")??null}passageAt(t){let e=this.passages[0]??null;for(let i of this.passages)i.t0<=t&&(e=i);return e}#i(t){let e=this.passages.find(i=>i.index===t);return e||(e={index:t,t0:1/0,t1:0,spans:[],words:[],asr:null,phase:"",said:"",candidates:null,steps:[],pending:null,stop:null,evidence:[]},this.passages.push(e),this.passages.sort((i,n)=>i.index-n.index)),e}take(t){switch(Number.isInteger(t.passage)&&(this.#t=t.passage),t.kind){case"clip":this.head=t;break;case"spans":{let e=this.#i(t.passage);for(let i of t.spans??[]){let n={...i,passage:t.passage};this.spans.push(n),this.spanOf.set(i.id,n),e.spans.push(n),e.t0=Math.min(e.t0,i.t0),e.t1=Math.max(e.t1,i.t1)}break}case"tracks":this.tracks.set(t.span,t);break;case"words":{let e=this.#i(t.passage);e.words.push(...t.words??[]),e.asr=t.asr??e.asr;break}case"phase":Object.assign(this.#i(t.passage),{phase:t.phase,said:t.said??""});break;case"candidates":this.#i(t.passage).candidates=t;break;case"plan":{let e=this.#i(t.passage);e.pending=t,t.chosen==null&&(e.stop=t);break}case"evidence":{let e=this.spanOf.get(t.span)?.passage??this.#t,i=this.#i(e),n={...t,passage:e,order:this.evidence.length};this.evidence.push(n),this.byId.set(n.id,n),i.evidence.push(n);break}case"belief":{let e=this.#i(t.passage);e.steps.push({...t,plan:e.pending,known:e.evidence.length}),e.pending=null;break}case"verdict":this.verdicts.set(t.scope,t);break;case"end":this.end=t;break}}};var cx=`:host { --hatch: repeating-linear-gradient(135deg, var(--strong) 0 1.5px, transparent 1.5px 6px); }
h3 { font-size: 14px; font-weight: 600; line-height: 1.3; }
button { font: inherit; color: inherit; }
.part { padding: 14px 18px 16px; min-width: 0; }
.frame > * + .part, .frame > .pair { border-top: 1px solid var(--line); }
.lead { color: var(--soft); font-size: 13px; margin: 2px 0 10px; text-wrap: pretty; }
.lead:empty { display: none; }
.soft, small { color: var(--soft); }
small { font-size: 12.5px; font-weight: 400; }
b { font-weight: 600; }
q { font-style: italic; }
.hatched { background: var(--hatch); box-shadow: inset 0 0 0 1px var(--strong); }
.swatch { display: inline-block; width: 11px; height: 11px; border-radius: 2.5px; flex: none; }
.swatch.dot { border-radius: 50%; width: 9px; height: 9px; }
.notice { padding: 7px 18px; font-size: 13px; background: var(--warn-soft); color: var(--warn); border-top: 1px solid var(--line); }
.notice:first-child { border-top: 0; }
.error { padding: 7px 10px; margin: 0 0 8px; border-radius: 7px; background: var(--bad-soft); color: var(--bad); font-size: 13px; }
summary { cursor: pointer; color: var(--ink-2); font-size: 13px; width: fit-content; }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }

/* verdict */
.verdict-top { display: flex; align-items: center; gap: 12px; min-height: 30px; }
.verdict-top h3 { flex: 1; color: var(--soft); font-weight: 500; }
select { height: 30px; border: 1px solid var(--strong); border-radius: 7px; background: var(--panel); color: var(--ink); font: inherit; font-size: 13px; padding: 0 6px; max-width: 190px; }
.primary { font-size: 32px; line-height: 1.15; font-weight: 600; letter-spacing: -.015em; display: flex; flex-wrap: wrap; gap: 0 10px; align-items: center; }
.primary .swatch { width: 20px; height: 20px; border-radius: 5px; }
.primary small { font-size: 20px; font-weight: 500; letter-spacing: 0; font-variant-numeric: tabular-nums; }
.primary.none { font-size: 24px; }
.minors { margin-top: 4px; font-size: 15px; color: var(--ink-2); display: flex; flex-wrap: wrap; gap: 0 6px; align-items: center; }
.minors b { color: var(--ink); }
.stacked { display: flex; height: 28px; border-radius: 6px; overflow: hidden; margin: 12px 0 6px; gap: 1px; background: var(--panel); }
.stacked i { flex: 0 1 0; min-width: 0; font-style: normal; font-size: 12.5px; font-weight: 500; line-height: 28px; overflow: hidden; white-space: nowrap; }
.stacked span { padding: 0 7px; }
.stacked .hatched { border-radius: 0 6px 6px 0; }
.stacked .hatched span { background: var(--panel); color: var(--ink); padding: 1px 6px; border-radius: 4px; margin-left: 6px; }
.fold .stacked { height: 18px; }
.keys { display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 13px; color: var(--ink-2); }
.keys li { display: flex; align-items: center; gap: 6px; white-space: nowrap; }
.keys b { color: var(--ink); font-variant-numeric: tabular-nums; }
.conflict { margin-top: 12px; padding: 9px 12px; border-radius: 8px; background: var(--warn-soft); border: 1px solid var(--warn); font-size: 13.5px; text-wrap: pretty; }
.conflict b { color: var(--warn); }
.conflict .id { background: var(--panel); }
.claims { margin-top: 14px; display: grid; gap: 10px; }
.claims > li { border-top: 1px solid var(--line); padding-top: 10px; font-size: 13.5px; display: grid; gap: 3px; }
.claim-head { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; }
.claim-head > b { font-size: 15px; }
.role { font-size: 12.5px; color: var(--soft); border: 1px solid var(--line); border-radius: 999px; padding: 0 8px; line-height: 19px; }
.gauge { position: relative; width: 150px; height: 12px; margin-left: auto; background: var(--sunken); border-radius: 3px; }
.gauge i { position: absolute; top: 0; bottom: 0; left: 0; border-radius: 3px; }
.gauge .raw { border: 1.5px solid; }
.gauge .claimed { top: 0; bottom: 0; }
.gauge .cap { width: 2px; top: -3px; bottom: -3px; background: var(--ink); border-radius: 0; }
.numbers { font-variant-numeric: tabular-nums; min-width: 82px; text-align: right; color: var(--soft); }
.numbers b { color: var(--ink); }
.cap-why { color: var(--soft); font-size: 13px; }
.cited { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 3px; }
.cites { display: inline-flex; flex-wrap: wrap; gap: 4px; align-items: center; }
.cites small { margin-right: 2px; }
.id { display: inline-flex; align-items: center; gap: 5px; border: 1px solid var(--line); border-radius: 999px; background: var(--sunken); padding: 0 9px 0 7px; font-size: 12.5px; font-weight: 500; line-height: 22px; font-variant-numeric: tabular-nums; }
button.id { cursor: pointer; }
button.id:hover { border-color: var(--accent); }
.fold { margin-top: 10px; }
.refused { display: grid; gap: 3px; margin-top: 6px; font-size: 13.5px; color: var(--ink-2); }
.verdict-notes { margin-top: 10px; font-size: 13px; color: var(--soft); display: grid; gap: 2px; }

/* sound */
.transport { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; margin-bottom: 10px; }
.button { display: inline-flex; align-items: center; justify-content: center; width: 38px; height: 38px; padding: 0; border: 0; border-radius: 50%; cursor: pointer; flex: none; }
summary, .play { touch-action: manipulation; }
.primary-button { background: var(--accent); color: var(--accent-ink); }
.primary-button:focus-visible { outline-offset: 2px; }
.clock { font-variant-numeric: tabular-nums; font-weight: 500; white-space: nowrap; }
.gap { flex: 1; }
.small { min-width: 30px; height: 30px; padding: 0 9px; border: 1px solid var(--strong); border-radius: 7px; background: var(--panel); color: var(--ink); font-size: 13px; font-weight: 500; line-height: 1; cursor: pointer; white-space: nowrap; }
.small:hover:not(:disabled) { border-color: var(--accent); }
.small:disabled { opacity: .4; cursor: default; }
.zoom, .passages { display: inline-flex; align-items: center; gap: 4px; }
.passages { gap: 7px; font-size: 13px; font-variant-numeric: tabular-nums; }
.phases { display: flex; align-items: center; gap: 4px 12px; font-size: 13px; color: var(--soft); flex-wrap: wrap; }
.phases li { display: inline-flex; align-items: center; gap: 5px; }
.phases i { width: 18px; height: 18px; border-radius: 50%; display: grid; place-content: center; font-style: normal; font-size: 11px; font-weight: 600; border: 1px solid var(--strong); }
.phases .done i { background: var(--good-soft); border-color: transparent; color: var(--good); }
.phases .now { color: var(--ink); font-weight: 600; }
.phases .now i { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.progress { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; margin: -2px 0 10px; min-height: 22px; }
.said { font-size: 13.5px; color: var(--ink-2); text-wrap: pretty; }
.timeline { display: grid; gap: 8px; }
.plot { position: relative; min-height: 60px; }
.overview { position: relative; height: 44px; }
.surface canvas { display: block; position: absolute; inset: 0; width: 100%; height: 100%; }
.overview canvas { cursor: ew-resize; touch-action: pan-y; border-radius: 4px; }
.plot canvas { cursor: crosshair; touch-action: pan-y; }
.marks { position: absolute; inset: 0; pointer-events: none; overflow: hidden; }
.marks button, .mini { position: absolute; pointer-events: auto; cursor: pointer; padding: 0; }
.mark { border: 0; border-radius: 3px; min-width: 4px; }
.mark:hover { filter: brightness(1.15); box-shadow: 0 0 0 1px var(--panel), 0 0 0 2.5px var(--ink); z-index: 1; }
.marks button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; z-index: 2; }
.mark.playing { box-shadow: 0 0 0 1px var(--panel), 0 0 0 3px var(--accent); z-index: 1; }
.span { border: 1.5px solid var(--strong); border-top: 0; border-radius: 0 0 5px 5px; background: none; font-size: 11.5px; font-weight: 500; line-height: 16px; color: var(--ink-2); overflow: hidden; }
.span:hover, .span.playing { border-color: var(--accent); background: var(--accent-soft); color: var(--accent); }
.mini { display: flex; border-radius: 3px; overflow: hidden; }
.mini i { flex: 0 1 0; min-width: 0; }
.mini .hatched { box-shadow: inset 0 0 0 1px var(--strong); }
.playhead { position: absolute; top: 0; bottom: 0; left: 0; width: 1.5px; margin-left: -.75px; background: var(--accent); pointer-events: none; }
.tip { position: absolute; z-index: 3; pointer-events: none; background: var(--panel); border: 1px solid var(--strong); border-radius: 8px; padding: 5px 9px; font-size: 12.5px; line-height: 1.4; box-shadow: 0 4px 16px rgb(0 0 0 / 16%); max-width: min(360px, 80%); }
.transcript { margin: 10px 0 0; font-size: 14px; color: var(--ink-2); text-wrap: pretty; }
.transcript .unsure { color: var(--soft); text-decoration: underline dotted; text-underline-offset: 3px; }

/* candidates and why */
.pair { display: grid; grid-template-columns: minmax(0, 1fr); }
.pair .part + .part { border-top: 1px solid var(--line); }
.chart { display: grid; grid-template-columns: 30px minmax(0, 1fr) 30px; gap: 6px; margin-top: 8px; }
.scale { display: flex; flex-direction: column; justify-content: space-between; height: 168px; font-size: 11.5px; color: var(--soft); line-height: 1; font-variant-numeric: tabular-nums; position: relative; margin-top: 18px; }
.scale.left { text-align: right; }
.scale .unit { position: absolute; top: -18px; right: 0; }
.scale.right .unit { right: auto; left: 0; }
.scroller { overflow-x: auto; padding-top: 18px; }
.inner { position: relative; }
.bars { display: flex; gap: 2px; }
.step { flex: 1 1 0; min-width: 0; border: 0; padding: 0; background: none; cursor: pointer; display: block; border-radius: 4px; }
.column { display: flex; flex-direction: column; gap: 1px; height: 168px; border-radius: 3px; overflow: hidden; }
.column i { flex: 0 1 0; min-height: 0; }
.tick { display: flex; justify-content: center; font-size: 11px; line-height: 18px; color: var(--soft); white-space: nowrap; }
.dense .step:first-child .tick { justify-content: flex-start; }
.dense .step:last-child .tick { justify-content: flex-end; }
.tick.faint { visibility: hidden; }
.step:is(:hover, :focus-visible) .tick.faint { visibility: visible; }
.step:hover .column { filter: brightness(1.08); }
.step[aria-pressed="true"] .tick { background: var(--accent); color: var(--accent-ink); border-radius: 0 0 4px 4px; font-weight: 600; }
.step[aria-pressed="true"] .column { border-radius: 3px 3px 0 0; }
.step:focus-visible { outline-offset: -2px; }
.entropy { position: absolute; left: 0; right: 0; top: 0; height: 168px; pointer-events: none; }
.entropy svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.entropy polyline { fill: none; stroke: var(--ink); stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
.entropy .halo { stroke: var(--panel); stroke-width: 5; }
.entropy > i { position: absolute; width: 7px; height: 7px; margin: -3.5px; border-radius: 50%; background: var(--ink); box-shadow: 0 0 0 1.5px var(--panel); }
.current { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 10px 0 4px; font-size: 13.5px; }
.bits { display: inline-flex; align-items: center; gap: 7px; color: var(--soft); font-variant-numeric: tabular-nums; }
.bits .line { width: 18px; height: 2px; background: var(--ink); }
.ranked ol { display: grid; gap: 1px; margin: 0; padding: 0; }
.ranked .heads, .ranked li { display: grid; grid-template-columns: minmax(124px, 1.1fr) minmax(0, 1fr) 42px 44px; gap: 8px; align-items: center; font-size: 13px; padding: 2px 6px; border-radius: 5px; margin: 0 -6px; }
.ranked .heads { color: var(--soft); font-size: 12px; }
.ranked .heads span:nth-child(3) { text-align: right; }
.ranked li.chosen { background: var(--accent-soft); }
.what { display: grid; grid-template-columns: 9px minmax(0, 1fr); align-items: baseline; gap: 0 7px; min-width: 0; line-height: 1.3; }
.what em { font-style: normal; font-size: 11.5px; font-weight: 600; color: var(--accent); }
.gain { height: 9px; background: var(--sunken); border-radius: 2px; display: block; }
.gain i { display: block; height: 100%; border-radius: 2px; min-width: 1px; }
.ranked li > b { text-align: right; font-weight: 500; font-variant-numeric: tabular-nums; }
.cost { white-space: nowrap; font-size: 12px; }
.ranked details { margin-top: 6px; }
.because { margin-top: 10px; padding: 8px 11px; border: 1px solid var(--line); border-radius: 8px; font-size: 13.5px; text-wrap: pretty; }
@container (min-width: 740px) {
  .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .pair .part + .part { border-top: 0; border-left: 1px solid var(--line); }
}

/* evidence */
.tablewrap { overflow-x: auto; margin: 0 -18px -16px; padding: 0 18px; }
.tablewrap:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
thead th { font-size: 12px; font-weight: 500; color: var(--soft); text-align: left; padding: 2px 8px 5px; white-space: nowrap; }
tbody td, tbody th { padding: 9px 8px; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
tr > :first-child { padding-left: 18px; }
tr > :last-child { padding-right: 18px; }
.tablewrap { padding: 0; max-height: 620px; overflow: auto; }
thead th { position: sticky; top: 0; z-index: 1; background: var(--panel); box-shadow: 0 1px 0 var(--line); }
tbody tr { cursor: pointer; }
tbody tr:hover { background: var(--sunken); }
tr.newest { background: var(--accent-soft); }
tr.playing > :first-child { box-shadow: inset 3px 0 0 var(--accent); }
tr.playing { background: var(--accent-soft); }
.play { display: inline-flex; align-items: center; gap: 6px; border: 0; background: none; padding: 0 2px; cursor: pointer; border-radius: 4px; }
.tool { min-width: 112px; line-height: 1.35; }
.tool > * { display: block; }
.seen { min-width: 230px; line-height: 1.4; }
.seen p { text-wrap: pretty; }
.measures { display: grid; gap: 3px; margin-top: 4px; }
.measures li { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; }
.measures .name { color: var(--ink-2); }
.bins { display: inline-flex; flex-wrap: wrap; gap: 0 8px; }
.bin { white-space: nowrap; font-size: 12.5px; color: var(--soft); }
.bin.high, .bin.low { color: var(--ink); font-weight: 600; }
.adds { display: grid; gap: 1px; min-width: 168px; }
.adds li { display: grid; grid-template-columns: 62px minmax(52px, 1fr) 38px; gap: 6px; align-items: center; font-size: 12.5px; line-height: 1.25; }
.adds b { font-weight: 500; text-align: right; }
.signed { position: relative; height: 9px; background: linear-gradient(var(--strong), var(--strong)) 50% 0 / 1px 100% no-repeat, var(--sunken); border-radius: 2px; }
.signed i { position: absolute; top: 0; bottom: 0; }
.steers { color: var(--soft); font-size: 12.5px; }
.trust summary { display: flex; align-items: center; gap: 6px; list-style-position: inside; white-space: nowrap; }
.trust ul { margin-top: 5px; display: grid; gap: 1px; font-size: 12.5px; min-width: 128px; }
.trust li { display: grid; grid-template-columns: 1fr auto; gap: 0 8px; }
.trust li small { grid-column: 1 / -1; margin-top: -2px; }
.meter { width: 34px; height: 7px; border-radius: 2px; background: var(--line); display: inline-block; }
.meter i { display: block; height: 100%; border-radius: 2px; background: var(--accent); }

/* a phone */
:host([narrow]) :is(.part, .notice) { padding-left: 14px; padding-right: 14px; }
:host([narrow]) .primary { font-size: 28px; }
:host([narrow]) .claim-head { row-gap: 5px; }
:host([narrow]) .gauge { flex: 1 1 100px; margin-left: 0; }
:host([narrow]) .transport :is(.live, .follow, .passages) { order: 2; }
:host([narrow]) .zoom { order: 1; }
:host([narrow]) .lesser { display: none; }
:host([narrow]) .button { width: 44px; height: 44px; }
:host([narrow]) :is(.small, select, .play) { min-height: 40px; min-width: 40px; }
:host([narrow]) select { font-size: 16px; }
:host([narrow]) .id { line-height: 30px; }
:host([narrow]) .tablewrap { margin: 0 -14px -16px; max-height: 72vh; }
:host([narrow]) thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
:host([narrow]) :is(table, tbody) { display: block; }
:host([narrow]) tbody tr { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 6px 12px; padding: 10px 14px 12px; border-top: 1px solid var(--line); align-items: start; }
:host([narrow]) tbody :is(td, th) { padding: 0; border: 0; min-width: 0; }
:host([narrow]) .ident { align-self: center; }
:host([narrow]) :is(.seen, .llr) { grid-column: 1 / -1; grid-row: auto; }
:host([narrow]) .gate { grid-column: 3; grid-row: 1; }
`;var Ee=72,As=8,kf=11,P1=40,hx=.4,ba=[50,75,100,150,200,300,400,600],I1=[.05,.1,.2,.5,1,2,5,10,15,30,60,120],Dh=class{view=[0,1];#t=null;#i=new Map;#s=new Map;#e={};#r={count:-1,hertz:[75,400],decibels:[-60,0]};#a=0;#n=0;#o=null;constructor({palette:t,actions:e}){this.palette=t,this.actions=e,this.surface=new un({name:"Waveform, words, pitch and intensity over time",onresize:()=>this.draw()}),this.marks=b("div",{class:"marks"}),this.head=b("div",{class:"playhead","aria-hidden":"true"}),this.surface.element.classList.add("plot"),this.surface.element.append(this.marks,this.head),this.spanGroup=b("div",{class:"group",role:"group","aria-label":"Spans of speech: arrow keys move, Enter plays"}),this.evidenceGroup=b("div",{class:"group",role:"group","aria-label":"Evidence: arrow keys move, Enter plays"}),this.marks.append(this.spanGroup,this.evidenceGroup),this.overview=new un({name:"The whole clip",onresize:()=>this.draw(),focusable:!0}),this.overview.element.classList.add("overview"),this.overview.canvas.setAttribute("role","slider"),this.overview.canvas.setAttribute("aria-label","Part of the clip that is shown"),this.element=b("div",{class:"timeline"},this.overview.element,this.surface.element);for(let o of[this.spanGroup,this.evidenceGroup])o.addEventListener("keydown",a=>this.#d(a,o)),o.addEventListener("focusin",a=>this.#h(a.target)),o.addEventListener("focusout",()=>this.surface.hideTip()),o.addEventListener("pointerover",a=>this.#h(a.target)),o.addEventListener("pointerleave",()=>this.surface.hideTip());let{canvas:i}=this.surface;i.addEventListener("pointermove",o=>this.#M(o)),i.addEventListener("pointerleave",()=>this.#M(null)),i.addEventListener("click",o=>{o.offsetX>=Ee&&this.actions.seek(this.#u(this.timeAt(o.offsetX)))}),this.surface.element.addEventListener("wheel",o=>this.#c(o),{passive:!1});let n=this.overview.canvas,s=o=>{if(o.type==="pointerdown")n.setPointerCapture(o.pointerId);else if(!n.hasPointerCapture(o.pointerId))return;let a=this.#u((o.offsetX-Ee)/Math.max(1,this.overview.width-Ee-As)*this.seconds);this.centre(a),this.actions.move(a)};n.addEventListener("pointerdown",s),n.addEventListener("pointermove",s),n.addEventListener("keydown",o=>{let a={ArrowLeft:-1,ArrowRight:1}[o.key];if(!a)return;o.preventDefault(),o.stopPropagation();let l=this.#u((this.view[0]+this.view[1])/2+a*.5*(this.view[1]-this.view[0]));this.centre(l),this.actions.move(l)})}get seconds(){return this.#t?.head?.seconds||1}get long(){return this.seconds>P1}#u(t){return Math.min(this.seconds,Math.max(0,t))}setFont(t){this.surface.setFont(t),this.overview.setFont(t)}load(t){this.#t=t,this.#i.clear(),this.spanGroup.replaceChildren(),this.evidenceGroup.replaceChildren(),this.#r.count=-1,this.#s=new Map,this.view=[0,1],this.placed=!1}show(t,e){let i=Math.min(this.seconds,Math.max(hx,e-t)),n=Math.min(Math.max(0,t),this.seconds-i);this.view=[n,n+i],this.placed=!0,this.draw()}centre(t){let e=(this.view[1]-this.view[0])/2;this.show(t-e,t+e)}zoom(t,e=(this.view[0]+this.view[1])/2){let[i,n]=this.view,s=Math.min(this.seconds,Math.max(hx,(n-i)*t)),o=(e-i)/(n-i);this.show(e-o*s,e+(1-o)*s)}whole(){this.show(0,this.seconds)}reveal(t,e){let[i,n]=this.view;if(t>=i-.01&&e<=n+.01)return;let s=Math.max(n-i,e-t);this.show((t+e-s)/2,(t+e+s)/2)}timeAt(t){let[e,i]=this.view;return e+(t-Ee)/Math.max(1,this.surface.width-Ee-As)*(i-e)}xOf(t){let[e,i]=this.view;return Ee+(t-e)/(i-e)*(this.surface.width-Ee-As)}#c(t){if(t.ctrlKey||t.metaKey)t.preventDefault(),this.zoom(Math.exp(t.deltaY*.004),this.timeAt(t.offsetX));else if(Math.abs(t.deltaX)>Math.abs(t.deltaY)&&this.view[1]-this.view[0]<this.seconds-.01){t.preventDefault();let e=t.deltaX/this.surface.width*(this.view[1]-this.view[0]);this.show(this.view[0]+e,this.view[1]+e)}}#d(t,e){let i={ArrowLeft:-1,ArrowUp:-1,ArrowRight:1,ArrowDown:1,Home:-1/0,End:1/0}[t.key];if(!i)return;t.preventDefault(),t.stopPropagation();let n=[...e.children].sort((o,a)=>o.at-a.at),s=n[Math.min(n.length-1,Math.max(0,n.indexOf(t.target)+i))];if(s){for(let o of n)o.tabIndex=o===s?0:-1;this.reveal(s.item.t0,s.item.t1),this.#g(),s.focus({preventScroll:!0})}}#h(t){let{item:e}=t;if(!e)return;let i=Math.min(this.surface.width-20,Math.max(Ee,this.xOf(e.t0))),n=parseFloat(t.style.top)||0;if(!e.tool){let s=this.#t.passages.flatMap(a=>a.words).filter(a=>a.span===e.id).map(a=>a.text).join(" "),o=this.#t.verdicts.get(e.id);this.surface.showTip(i,n,b("b",{},`Span ${e.id}`),` \xB7 ${pn(e.t0,e.t1)}`,...s?[b("br"),`\u201C${s}\u201D`]:[],...o?[b("br"),o.primary.length?`${o.primary.map(ki).join(", ")}; ${fn(o.undetermined)} undetermined`:"No claim"]:[]);return}this.surface.showTip(i,n,b("b",{},`${e.id} \xB7 ${Ms(e.family)}`),` \xB7 ${pn(e.t0,e.t1)}`,b("br"),e.said)}#l(t,e,i,n){let s=this.#i.get(`${e===this.spanGroup?"s":"e"}${t.id}`);return s||(s=b("button",{type:"button",tabindex:e.children.length?-1:0,"aria-label":i,"data-id":t.id,onclick:n}),s.item=t,s.at=t.t0+1e-6*(t.order??0),e.append(s),this.#i.set(`${e===this.spanGroup?"s":"e"}${t.id}`,s),s)}#y(t){if(this.#s.has(t.id))return this.#s.get(t.id);let e=this.#t.evidence.filter(n=>n.family===t.family&&this.#s.has(n.id)&&n.t0<t.t1-.01&&n.t1>t.t0+.01),i=0;for(;i<3&&e.some(n=>this.#s.get(n.id)===i);)i+=1;return this.#s.set(t.id,i),i}set time(t){this.#a=t,this.#f()}set playingId(t){if(t!==this.#o){this.#o=t;for(let e of this.#i.values())e.classList.toggle("playing",!!t&&e.item.id===t)}}#f(){let t=this.xOf(this.#a);this.head.hidden=!this.#e.height||t<Ee-1||t>this.surface.width-As+1,this.head.style.transform=`translateX(${t.toFixed(1)}px)`}draw(){this.#n||=requestAnimationFrame(()=>{this.#n=0,this.#g()})}#v(){let t=this.#t,e=this.surface.width<560,i=j0.filter(p=>t.evidence.some(g=>g.family===p)),n=Object.fromEntries(i.map(p=>[p,1]));for(let p of t.evidence)p.family in n&&(n[p.family]=Math.max(n[p.family],this.#y(p)+1));let s=4,o=(p,g=6)=>{let y={y:s,height:p};return s+=p+g,y},a=t.passages.some(p=>p.words.length)?o(16,2):null,l=o(e?64:84,3),c=t.spans.length?o(20,8):null,h=t.tracks.size?o(e?70:84,8):null,u=t.tracks.size?o(e?46:54,8):null,d={};for(let p of i)d[p]=o(n[p]*(kf+2)+1,4);let f=t.spans.length>1&&t.verdicts.size>1?o(18,4):null,m=o(18,0);this.#e={words:a,wave:l,spans:c,pitch:h,level:u,lane:d,verdicts:f,axis:m,height:s};let x=`${Math.ceil(s)}px`;this.surface.element.style.height!==x&&(this.surface.element.style.height=x)}#_(){let{tracks:t}=this.#t;if(this.#r.count===t.size)return this.#r;let e=[],i=[];for(let{f0:c,db:h}of t.values()){for(let u of c??[])u>0&&e.push(u);for(let u of h??[])Number.isFinite(u)&&i.push(u)}let n=(c,h)=>c.sort((u,d)=>u-d)[Math.round(h*(c.length-1))],[s,o]=e.length?[n(e,.01),n(e,.99)]:[100,300];s=ba.filter(c=>c<=s*.95).at(-1)??ba[0],o=ba.find(c=>c>=o*1.05)??ba.at(-1);let[a,l]=i.length?[n(i,.05),n(i,1)]:[-60,0];return this.#r={count:t.size,hertz:[s,Math.max(o,s*1.5)],decibels:[10*Math.floor(a/10),10*Math.ceil((l+.1)/10)]},this.#r}#g(){let t=this.#t;if(!t?.head||(this.placed||(this.long&&t.passages.length?this.frame(t.passages[0]):this.view=[0,this.seconds],this.long||(this.placed=!0)),this.overview.element.hidden=!this.long&&this.view[1]-this.view[0]>this.seconds-.01,this.#v(),this.surface.empty))return;let e=this.surface.begin(),{look:i}=this.palette,{width:n}=this.surface,s=this.#e,o=n-As,a=(c,h,u=0)=>{this.surface.font(11.5,500),e.fillStyle=i.soft,e.textAlign="left",e.textBaseline="middle",e.fillText(c,0,h.y+h.height/2+u)},l=c=>{e.fillStyle=i.sunken,e.fillRect(Ee,c.y,o-Ee,c.height)};for(let c of[s.wave,s.pitch,s.level])c&&l(c);for(let c of Object.values(s.lane))l(c);this.#p(e,i,o),e.save(),e.beginPath(),e.rect(Ee,0,o-Ee,s.height),e.clip(),this.#x(e,i,s.wave,t.head),s.words&&this.#T(e,i,s.words),s.pitch&&this.#A(e,i,s),e.restore(),s.words&&a("Words",s.words),a("Sound",s.wave),s.spans&&a("Spans",s.spans),s.pitch&&this.#b(e,i,s);for(let[c,h]of Object.entries(s.lane))e.fillStyle=this.palette.family(c),e.fillRect(0,h.y+h.height/2-4,8,8),this.surface.font(11.5,500),e.fillStyle=i.ink2,e.textBaseline="middle",e.fillText(J0(c),12,h.y+h.height/2);s.verdicts&&a("Verdicts",s.verdicts),this.#m(s),this.#f(),this.#w(i)}frame(t){let e=Math.max(0,t.t0-.6);this.show(e,Math.min(this.seconds,Math.max(t.t1+.6,e+8)))}#p(t,e,i){let{axis:n,wave:s}=this.#e,[o,a]=this.view,l=I1.find(c=>c/(a-o)*(i-Ee)>62)??300;this.surface.font(11.5),t.textAlign="center",t.textBaseline="middle";for(let c=Math.ceil(o/l-1e-6);c*l<=a+1e-6;c+=1){let h=c*l,u=this.xOf(h);t.fillStyle=e.line,t.fillRect(Math.round(u),s.y,1,n.y-s.y),t.fillStyle=e.soft;let d=dn(h,l<.1?2:l<1?1:0),f=t.measureText(d).width/2;t.fillText(d,Math.min(i-f,Math.max(Ee+f,u)),n.y+n.height/2)}}#x(t,e,i,n){let{lo:s,hi:o,seconds:a}=n,l=o.length,c=i.y+i.height/2,h=i.height/2-2;n.peak??=Math.max(.05,...o.map(Math.abs),...s.map(Math.abs)),t.fillStyle=e.wave,t.beginPath();let u=a/l,d=Math.max(0,Math.floor(this.view[0]/u)-1),f=Math.min(l-1,Math.ceil(this.view[1]/u)+1);for(let m=d;m<=f;m+=1)t.lineTo(this.xOf((m+.5)*u),c-o[m]/n.peak*h-.4);for(let m=f;m>=d;m-=1)t.lineTo(this.xOf((m+.5)*u),c-s[m]/n.peak*h+.4);t.fill()}#T(t,e,i){let[n,s]=this.view;t.textBaseline="middle",t.textAlign="left";let o=Ee;this.#t.passages.reduce((l,{words:c})=>l+c.filter(h=>h.t1>n&&h.t0<s).length,0)*8>this.surface.width&&(o=1/0);for(let l of this.#t.passages)if(!(l.t1<n||l.t0>s))for(let c of l.words){if(c.t1<n||c.t0>s)continue;let h=(c.p??1)>=.6;this.surface.font(12,h?500:400);let u=t.measureText(c.text).width,d=Math.max(this.xOf(c.t0),Ee+1);if(d<o){t.fillStyle=e.strong,t.fillRect(d,i.y+i.height-2,Math.max(2,this.xOf(c.t1)-d-1),1.5);continue}t.fillStyle=h?e.ink:e.soft,t.fillText(c.text,d,i.y+i.height/2),o=d+u+4}}#A(t,e,i){let{hertz:n,decibels:s}=this.#_(),[o,a]=this.view,l=h=>i.pitch.y+3+(1-Math.log(h/n[0])/Math.log(n[1]/n[0]))*(i.pitch.height-6),c=h=>i.level.y+2+(1-(Math.max(h,s[0])-s[0])/(s[1]-s[0]))*(i.level.height-4);t.lineJoin="round",t.lineCap="round";for(let h of this.#t.tracks.values()){let{t0:u,hop:d}=h,f=Math.max(h.f0?.length??0,h.db?.length??0);if(u+d*f<o||u>a)continue;let m=(x,p,g,y)=>{t.strokeStyle=g,t.lineWidth=y,t.beginPath();let w=!1;(x??[]).forEach((v,M)=>{if(!Number.isFinite(v)||p===l&&v<=0)return w=!1;let[T,_]=[this.xOf(u+M*d),p(v)];w?t.lineTo(T,_):(t.moveTo(T,_),t.lineTo(T+.01,_)),w=!0}),t.stroke()};m(h.f0,l,e.pitch,2.25),m(h.db,c,e.level,1.5)}}#b(t,e,i){let{hertz:n,decibels:s}=this.#_();this.surface.font(11),t.textBaseline="middle",t.fillStyle=e.soft;let o=(c,h,u,d)=>{t.textAlign="right",t.fillText(d,Ee-5,Math.min(c.y+c.height-5,Math.max(c.y+5,c.y+h+(1-u)*(c.height-2*h))))},a=ba.filter(c=>c>=n[0]&&c<=n[1]),l=a.length>4?a.filter((c,h)=>h%2===0||h===a.length-1):a;for(let c of l)o(i.pitch,3,Math.log(c/n[0])/Math.log(n[1]/n[0]),String(c));for(let c of[s[0],s[1]])o(i.level,2,(c-s[0])/(s[1]-s[0]),String(c).replace("-","\u2212"));t.textAlign="left",this.surface.font(11.5,500);for(let[c,h,u]of[[i.pitch,"F0","Hz"],[i.level,"Level","dB"]]){let d=c.y+c.height/2;t.fillText(h,0,d-7),t.fillText(u,0,d+7)}}#m(t){let e=this.#t,[i,n]=this.view,{width:s}=this.surface,o=(l,c,h,u,d)=>{let f=c.t1<i||c.t0>n;if(l.hidden!==f&&(l.hidden=f),f)return;let m=Math.max(Ee,this.xOf(c.t0)),x=Math.min(s-As,this.xOf(c.t1));Object.assign(l.style,{left:`${m.toFixed(1)}px`,width:`${Math.max(4,x-m-1).toFixed(1)}px`,top:`${u.toFixed(1)}px`,height:`${d}px`})};for(let l of e.spans){let c=this.#l(l,this.spanGroup,`Span ${l.id}, ${pn(l.t0,l.t1)}`,()=>this.actions.span(l));c.className=`span${this.#o===l.id?" playing":""}`,o(c,l,null,t.spans.y,t.spans.height);let u=parseFloat(c.style.width)>24?l.id:"";c.dataset.text!==u&&(c.dataset.text=u,c.replaceChildren(b("span",{},u)))}for(let l of e.evidence){let c=t.lane[l.family];if(!c)continue;let h=this.#l(l,this.evidenceGroup,`Evidence ${l.id}, ${Ms(l.family)}, ${Js(l.tool)}, ${pn(l.t0,l.t1)}. ${l.said??""}`,()=>this.actions.evidence(l));h.className||(h.className="mark"),h.style.background=this.palette.family(l.family),h.style.opacity=l.family==="navigation"?.75:"",o(h,l,c,c.y+1+(this.#s.get(l.id)??0)*(kf+2),kf)}this.verdictBars??=b("div",{class:"group","aria-hidden":"true"}),this.verdictBars.isConnected||this.marks.append(this.verdictBars);let a=[];if(t.verdicts)for(let l of e.spans){let c=e.verdicts.get(l.id);if(!c||l.t1<i||l.t0>n)continue;let h=Math.max(Ee,this.xOf(l.t0)),u=Math.min(s-As,this.xOf(l.t1)),d=b("div",{class:"mini",title:`${l.id}: ${c.primary.map(ki).join(", ")||"no claim"}`,onclick:()=>this.actions.verdict(l)});d.style.cssText=`left:${h.toFixed(1)}px;width:${Math.max(4,u-h-1).toFixed(1)}px;top:${t.verdicts.y}px;height:${t.verdicts.height}px`;let f=u-h>14?c.mass:c.primary.length?{[c.primary[0]]:1}:{};for(let x of Ss(f)){let p=b("i",{});p.style.cssText=`flex-grow:${f[x]};background:${this.palette.emotion(x)}`,d.append(p)}let m=b("i",{class:"hatched"});m.style.flexGrow=c.undetermined,(f===c.mass||!c.primary.length)&&d.append(m),a.push(d)}this.verdictBars.replaceChildren(...a)}#w(t){let{overview:e}=this;if(e.element.hidden||e.empty)return;let i=this.#t,n=e.begin(),{width:s,height:o}=e,a=s-Ee-As,l=p=>Ee+p/this.seconds*a,{lo:c,hi:h,peak:u=1}=i.head;e.font(11.5,500),n.fillStyle=t.soft,n.textBaseline="middle",n.fillText("Clip",0,(o-8)/2),n.fillStyle=t.sunken,n.fillRect(Ee,0,a,o-8),n.fillStyle=t.wave;let d=(o-8)/2;for(let p=0;p<h.length;p+=1){let g=d-h[p]/u*(d-2);n.fillRect(l(p*this.seconds/h.length),g,Math.max(.6,a/h.length),Math.max(.6,d-c[p]/u*(d-2)-g))}for(let p of i.spans){let g=i.verdicts.get(p.id);n.fillStyle=g?.primary?.length?this.palette.emotion(g.primary[0]):t.line,n.fillRect(l(p.t0),o-6,Math.max(1.5,l(p.t1)-l(p.t0)-.5),5)}let[f,m]=this.view;n.fillStyle=t.window,n.fillRect(l(f),0,l(m)-l(f),o-8),n.strokeStyle=t.accent,n.lineWidth=1.5,n.strokeRect(l(f)+.75,.75,Math.max(2,l(m)-l(f)-1.5),o-9.5);let{canvas:x}=e;x.setAttribute("aria-valuemin","0"),x.setAttribute("aria-valuemax",String(Math.round(this.seconds))),x.setAttribute("aria-valuenow",String(Math.round((f+m)/2))),x.setAttribute("aria-valuetext",`${dn(f,0)} to ${dn(m,0)} of ${dn(this.seconds,0)}`)}#M(t){let e=this.#t;if(!t||!e?.head||t.offsetX<Ee)return this.surface.hideTip();let i=this.#u(this.timeAt(t.offsetX)),n=[b("b",{},dn(i,2))];for(let s of e.tracks.values()){let o=Math.round((i-s.t0)/s.hop);if(!(o<0||o>=(s.db?.length??0))){s.f0?.[o]>0&&n.push(` \xB7 F0 ${Math.round(s.f0[o])} Hz`),n.push(` \xB7 ${s.db[o].toFixed(0).replace("-","\u2212")} dB`);break}}for(let s of e.passages){let o=i>=s.t0&&i<=s.t1&&s.words.find(a=>a.t0<=i&&a.t1>=i);o&&n.push(` \xB7 \u201C${o.text}\u201D ${fn(o.p)}`)}this.surface.showTip(t.offsetX,t.offsetY,...n)}};var L1=640,N1="Perceived expression of one clip, not a person\u2019s inner state. Not for hiring, clinical or school use.",ux=[["candidates","Candidates"],["evidence","Evidence"],["verdict","Verdict"]],dx=r=>`<svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">${r}</svg>`,D1=dx('<path d="M6 3.8v12.400c0 .6.7 1 1.200.7l9.800-6.200a.8.8 0 0 0 0-1.400L7.200 3.100c-.5-.3-1.200 0-1.200.7z"/>'),O1=dx('<rect x="4.500" y="3.500" width="4" height="13" rx="1"/><rect x="11.500" y="3.500" width="4" height="13" rx="1"/>'),Oh=class extends HTMLElement{static observedAttributes=["data","dark","narrow"];#t={};#i=!1;#s={dark:!1,narrow:!1};#e=new Ch;#r=null;#a="";#n=null;#o=null;#u=0;#c={};#d=new Map;#h=0;#l=0;#y="clip";#f=!1;#v=!1;connectedCallback(){this.#i||this.#k(),this.#n??=new ro(()=>this.#R()),this.#n.start(),this.#o.observe(this),this.#R(),this.#_(),this.#r?.start()}disconnectedCallback(){setTimeout(()=>{this.isConnected||(this.#n?.stop(),this.#o?.disconnect(),this.#r?.stop(),this.player.pause())})}attributeChangedCallback(t,e,i){if(t in this.#s){this.hasAttribute(t)!==this.#s[t]&&this.toggleAttribute(t,this.#s[t]);return}try{this.value=i?JSON.parse(i):{}}catch{this.value={}}}get value(){return this.#t}set value(t){this.#t=t&&typeof t=="object"?t:{},this.isConnected&&this.#i&&this.#_()}get audio(){return this.player?.audio??null}#_(){let{record:t,live:e}=this.#t,i=t?hn(t):"";if(i===this.#a)return this.#r&&(this.#r.live=e),this.#m();this.#a=i,this.#r?.stop(),this.player.load(""),this.#c={},this.#d.clear(),this.#h=this.#l=0,this.#y="clip",this.verdictPart.style.minHeight="",this.#v=!1,this.#f=!!e,this.#r=i?new Nh(i,e):null,this.timeline.load(this.#r),this.#r?.addEventListener("change",()=>this.#m()),this.#r?.start(),this.#m()}get#g(){return this.#r?.passages[this.#h]??null}get#p(){return!!this.#r?.live}#x(t,{frame:e=!0}={}){let i=Math.min(Math.max(0,t),this.#r.passages.length-1);this.#f=!1,i!==this.#h&&(this.#h=i,this.#l=Math.max(0,this.#r.passages[i].steps.length-1)),e&&this.timeline.long&&this.timeline.frame(this.#r.passages[i]),this.#m()}#T(t){let e=this.#g?.steps??[],i=Math.min(Math.max(0,t),Math.max(0,e.length-1));this.#f=this.#p&&this.#f&&i===e.length-1,i!==this.#l&&(this.#l=i,this.dispatchEvent(new CustomEvent("step",{detail:{step:i}}))),this.#m()}#A(t){let e=this.#r.passages.findIndex(i=>i.index===t.passage);e>=0&&e!==this.#h&&this.#x(e,{frame:!1})}#b={evidence:t=>{this.#A(t),this.timeline.reveal(t.t0,t.t1),this.player.play(t.t0,t.t1,t.id)},span:t=>{this.#A(t),this.player.play(t.t0,t.t1,t.id)},verdict:t=>{this.#A(t),this.#b.scope(t.id)},cited:t=>{this.#b.evidence(t);let e=this.#g?.steps??[];(this.#g?.evidence.indexOf(t)??-1)>=(e[this.#l]?.known??1/0)?this.#T(e.length-1):this.#m()},scope:t=>{this.#y==="clip"&&(this.verdictPart.style.minHeight=`${this.verdictPart.offsetHeight}px`),t==="clip"&&(this.verdictPart.style.minHeight=""),this.#y=t,this.#m()},seek:t=>this.player.seek(t),move:t=>{let e=this.#r.passageAt(t),i=this.#r.passages.indexOf(e);i>=0&&this.#x(i,{frame:!1})}};#m(){this.#i&&(this.#u||=requestAnimationFrame(()=>{this.#u=0,this.#M()}))}#w(t,e,i){if(this.#c[t]===e)return!1;this.#c[t]=e;let n=this.shadowRoot.activeElement,s=n?.dataset?.step!=null?`[data-step="${this.#l}"]`:n?.matches?.("select.scope")?"select.scope":"";return i(),s&&!n.isConnected&&this.shadowRoot.querySelector(s)?.focus({preventScroll:!0}),!0}#M(){let t=this.#r,e=t?.head,i=t?e?"":t.error||this.#t.message||"The recording is being read \u2026":this.#t.message??"";this.messageText.textContent=i,this.message.hidden=!!e;for(let l of[this.soundPart,this.stepsPart,this.evidencePart])l.hidden=!e;if(this.verdictPart.hidden=!t?.verdict,this.notice.hidden=!e,this.errorText.hidden=!e||!(t.error||this.player.failed),this.errorText.textContent=t?.error||"The sound can\u2019t be played here.",!e)return;this.#f?(t.passages.length&&this.#h!==t.passages.length-1&&(this.#h=t.passages.length-1,this.timeline.long&&this.timeline.frame(this.#g)),this.#l=Math.max(0,(this.#g?.steps.length??1)-1),t.finished&&(this.#f=!1)):!this.#v&&(t.finished||!this.#p)&&(this.#l=Math.max(0,(this.#g?.steps.length??1)-1)),this.player.load(this.#t.folder?hn(`${this.#t.folder}${e.audio}`):""),this.#E(!!t.verdict),this.#B(),this.timeline.draw();let n=this.#e.dark,s=this.#g,o=s?`${s.steps.length} ${s.evidence.length} ${!!s.stop} ${!!s.pending}`:"";if(this.stepsPart.hidden=!s?.steps.length,this.evidencePart.hidden=!t.evidence.length,s?.steps.length){this.#w("steps",`${n} ${s.index} ${o} ${this.#l}`,()=>{let c=this.candidatesBody.querySelector(".scroller")?.scrollLeft??0;this.candidatesBody.replaceChildren(...sx({palette:this.#e,passage:s,selected:this.#l,onstep:d=>this.#T(d)}));let h=this.candidatesBody.querySelector(".scroller");h.scrollLeft=c;let u=h.querySelector(`[data-step="${this.#l}"]`);u.offsetLeft<c?h.scrollLeft=u.offsetLeft:u.offsetLeft+u.offsetWidth>c+h.clientWidth&&(h.scrollLeft=u.offsetLeft+u.offsetWidth-h.clientWidth),this.whyBody.replaceChildren(...rx({palette:this.#e,record:t,passage:s,selected:this.#l}))});let l=s.candidates;this.candidatesLead.textContent=l?l.said||`Kept in mind: ${(l.emotions??[]).join(", ")}.`:""}s&&this.#O(t,s,n);let a=t.verdicts.get(this.#y)??t.verdict;t.verdict&&this.#w("verdict",`${n} ${a.scope} ${t.verdicts.size} ${t.evidence.length}`,()=>{let l=[...this.verdictPart.querySelectorAll("details")].map(c=>c.open);this.verdictPart.replaceChildren(...lx({palette:this.#e,record:t,verdict:a,actions:this.#b})),this.verdictPart.querySelectorAll("details").forEach((c,h)=>c.open=l[h]??!1)}),!this.#v&&(t.finished||this.#p)&&(this.#v=!0,queueMicrotask(()=>this.dispatchEvent(new CustomEvent("ready"))))}#E(t){this.#w("order",String(t),()=>{let e=t?[this.verdictPart,this.notice,this.soundPart]:[this.notice,this.soundPart];this.frame.prepend(...e)})}#O(t,e,i){let n=e.steps,s=this.#l>=n.length-1?e.evidence.length:n[this.#l]?.known??e.evidence.length,o=n[this.#l]?.after??"";this.#w("look",String(i),()=>this.#d.clear()),this.#w("evidence",`${i} ${e.index} ${e.evidence.length} ${s} ${o}`,()=>{let l=e.evidence.slice(0,s).map(u=>{this.#d.has(u.id)||this.#d.set(u.id,ox({palette:this.#e,item:u,actions:this.#b}));let d=this.#d.get(u.id);return d.classList.toggle("newest",u.id===o&&this.#l<n.length-1),d}),{body:c}=this.table;for(l.forEach((u,d)=>{c.children[d]!==u&&c.insertBefore(u,c.children[d]??null)});c.children.length>l.length;)c.lastChild.remove();let h=e.evidence.length-s;this.evidenceLead.textContent=h?`${s} pieces up to this step; ${h} came later. Click a row to hear it.`:`${s} pieces${t.passages.length>1?" in this passage":""}. Click a row to hear it.`});let a=this.player.playing?.id??"";for(let[l,c]of this.#d)c.classList.toggle("playing",l===a)}#B(){let t=this.#r,e=this.#g,{playing:i}=this.player,n=t.passages.length>1;this.#w("transport",[i?.id,!!i,this.#p,this.#f,e?.phase,e?.said,this.#h,t.passages.length,t.head.seconds].join("|"),()=>{this.playButton.innerHTML=i?O1:D1,this.playButton.setAttribute("aria-label",i?"Pause":"Play the clip"),this.playButton.title=i?"Pause":"Play the clip",this.playing.textContent=i?.id?`playing ${i.id}`:"",this.liveChip.hidden=!this.#p,this.followButton.hidden=!this.#p||this.#f,this.passages.hidden=!n,this.passageText.textContent=n?`Passage ${this.#h+1} of ${t.passages.length}`:"",this.backButton.disabled=this.#h===0,this.forwardButton.disabled=this.#h>=t.passages.length-1;let s=ux.findIndex(([o])=>o===e?.phase);this.phases.replaceChildren(...ux.map(([,o],a)=>{let l=a<s||a===s&&!this.#p?"done":a===s?"now":"";return b("li",{class:l,"aria-current":l==="now"?"step":null},b("i",{},l==="done"?"\u2713":String(a+1)),o)})),this.phases.hidden=s<0||!this.#p,this.progress.hidden=this.phases.hidden,this.said.textContent=e?.said??"",this.said.hidden=!this.#p||!e?.said}),this.timeline.playingId=i?.id??null,this.#S(t,e)}#S(t,e){let i=e?.words??[];this.#w("words",`${e?.index} ${i.length}`,()=>{this.words.hidden=!i.length;let n=e?.asr;this.words.replaceChildren("\u201C",...i.flatMap((s,o)=>[o?" ":"",(s.p??1)<.6?b("span",{class:"unsure",title:`The recogniser is ${Math.round(100*s.p)} % sure`},s.text):s.text]),"\u201D",...n==null?[]:[b("small",{},` recogniser ${Math.round(100*n)} % sure`)])})}#k(){this.#i=!0;let t=this.attachShadow({mode:"open"});t.append(b("style",{},hh+cx)),this.player=new Lh({onchange:()=>this.#m(),ontime:n=>{this.timeline.time=n;let s=`${dn(n)} / ${dn(this.timeline.seconds)}`;this.clock.textContent!==s&&(this.clock.textContent=s)}}),this.timeline=new Dh({palette:this.#e,actions:this.#b}),this.messageText=b("p",{}),this.message=b("div",{class:"message",role:"status"},this.messageText),this.notice=b("p",{class:"notice",role:"note"},N1),this.verdictPart=b("section",{class:"part verdict","aria-label":"Verdict",hidden:!0}),this.playButton=b("button",{type:"button",class:"button primary-button",onclick:()=>this.player.toggle(this.timeline.seconds)}),this.clock=b("output",{class:"clock","aria-live":"off"}),this.playing=b("span",{class:"soft"});let e=(n,s,o)=>b("button",{type:"button",class:"small","aria-label":s,title:s,onclick:o},n);this.backButton=e("\u2039","Earlier passage",()=>this.#x(this.#h-1)),this.forwardButton=e("\u203A","Later passage",()=>this.#x(this.#h+1)),this.passageText=b("span",{}),this.passages=b("span",{class:"passages",role:"group","aria-label":"Passages"},this.backButton,this.passageText,this.forwardButton);let i=b("span",{class:"zoom",role:"group","aria-label":"Zoom"},e("\u2212","Show more of the clip",()=>this.timeline.zoom(1.6)),e("+","Come closer",()=>this.timeline.zoom(.625)),e("All","Show the whole clip",()=>this.timeline.whole()));this.liveChip=b("span",{class:"chip live"},b("i",{}),"Live"),this.followButton=b("button",{type:"button",class:"small follow",onclick:()=>this.#z()},"Follow live"),this.phases=b("ol",{class:"phases","aria-label":"Phases"}),this.said=b("p",{class:"said",role:"status"}),this.progress=b("div",{class:"progress"},this.phases,this.said),this.errorText=b("p",{class:"error",role:"alert",hidden:!0}),this.words=b("p",{class:"transcript"}),this.soundPart=b("section",{class:"part sound","aria-label":"The clip and its evidence"},b("div",{class:"transport"},this.playButton,this.clock,this.playing,b("span",{class:"gap"}),this.liveChip,this.followButton,this.passages,i),this.progress,this.errorText,this.timeline.element,this.words),this.candidatesLead=b("p",{class:"lead"}),this.candidatesBody=b("div",{}),this.candidatesBody.addEventListener("keydown",n=>{let s={ArrowLeft:-1,ArrowRight:1,Home:-1e6,End:1e6}[n.key];!s||n.composedPath()[0].dataset?.step==null||(n.preventDefault(),this.#T(this.#l+s))}),this.whyBody=b("div",{}),this.stepsPart=b("div",{class:"pair"},b("section",{class:"part","aria-label":"Candidates"},b("h3",{},"Candidates, call by call"),this.candidatesLead,this.candidatesBody),b("section",{class:"part","aria-label":"Why this tool"},b("h3",{},"Why this tool"),this.whyBody)),this.table=ax(),this.evidenceLead=b("p",{class:"lead"}),this.evidencePart=b("section",{class:"part evidence","aria-label":"Evidence"},b("h3",{},"Evidence"),this.evidenceLead,this.table.element),this.frame=b("div",{class:"frame",tabindex:-1},this.verdictPart,this.notice,this.soundPart,this.stepsPart,this.evidencePart,this.message),t.append(this.frame),this.#o=new ResizeObserver(([n])=>{this.#s.narrow=n.contentRect.width<L1,this.hasAttribute("narrow")!==this.#s.narrow&&this.toggleAttribute("narrow",this.#s.narrow),this.#m()}),this.player.ontime(0),this.#M()}#z(){this.#f=!0,this.#m()}#R(){let t=uh();this.#s.dark=t,this.hasAttribute("dark")!==t&&this.toggleAttribute("dark",t),this.#e.dark=t,this.timeline.setFont(getComputedStyle(this).fontFamily||"sans-serif"),this.#m()}get state(){let t=this.#r,e=this.#g,{playing:i}=this.player??{},n=t?.verdict;return{ready:this.#v&&!!t?.head,live:this.#p,ended:!!t?.end,following:this.#f&&this.#p,seconds:t?.head?.seconds??0,spans:t?.spans.map(({id:s,t0:o,t1:a})=>({id:s,t0:o,t1:a}))??[],evidence:t?.evidence.map(({id:s,family:o,span:a,t0:l,t1:c})=>({id:s,family:o,span:a,t0:l,t1:c}))??[],words:t?.passages.flatMap(s=>s.words.map(o=>o.text))??[],passage:this.#h,passages:t?.passages.length??0,step:e?.steps.length?this.#l:-1,steps:e?.steps.length??0,entropy:e?.steps[this.#l]?.entropy??null,view:[...this.timeline?.view??[]],playing:i?{t0:i.t0,t1:Math.min(i.t1,t?.head?.seconds??i.t1),id:i.id}:null,time:this.player?.time??0,scope:this.#y,status:n?.status??"",primary:n?.primary??[],minors:n?.minors??[],undetermined:n?.undetermined??null,error:t?.error??"",message:this.message&&!this.message.hidden?this.messageText.textContent:""}}};customElements.get("showfloor-viewer")||customElements.define("showfloor-viewer",ch);customElements.get("showfloor-fields")||customElements.define("showfloor-fields",Rh);customElements.get("showfloor-episode")||customElements.define("showfloor-episode",Sh);customElements.get("showfloor-inquiry")||customElements.define("showfloor-inquiry",Oh);export{Sh as ShowfloorEpisode,Rh as ShowfloorFields,Oh as ShowfloorInquiry,ch as ShowfloorViewer};
