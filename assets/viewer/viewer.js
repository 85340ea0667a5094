/* Showfloor viewer. Inside: three 0.187.0 (MIT), three-mesh-bvh 0.9.17 (MIT); see LICENSES.txt */
var ns={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},ss={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},rp=0,jh=1,op=2;var Lo=1,ap=2,yr=3,Qe=0,ze=1,xe=2,Cs=0,vr=1,Jh=2,Qh=3,tu=4,lp=5;var Ps=100,cp=101,hp=102,up=103,dp=104,fp=200,pp=201,mp=202,gp=203,eu=204,iu=205,xp=206,_p=207,yp=208,vp=209,bp=210,Sp=211,Mp=212,wp=213,Tp=214,za=0,Va=1,Ha=2,sr=3,Ga=4,Wa=5,Xa=6,qa=7,nu=0,Ap=1,Ep=2,dn=0,su=1,ru=2,ou=3,au=4,lu=5,cu=6,No=7,kh="attached",Rp="detached",hu=300,Is=301,br=302,hl=303,ul=304,jn=1e3,Hi=1001,rr=1002,Ie=1003,dl=1004;var Ls=1005;var Te=1006,Sr=1007;var Wi=1008;var ci=1009,uu=1010,du=1011,Mr=1012,fl=1013,en=1014,Ii=1015,nn=1016,pl=1017,ml=1018,Ns=1020,fu=35902,pu=35899,mu=1021,gu=1022,ti=1023,Rn=1026,kn=1027,gl=1028,xl=1029,rs=1030,_l=1031;var yl=1033,Do=33776,Oo=33777,Uo=33778,Fo=33779,vl=35840,bl=35841,Sl=35842,Ml=35843,wl=36196,Tl=37492,Al=37496,El=37488,Rl=37489,Bo=37490,Cl=37491,Pl=37808,Il=37809,Ll=37810,Nl=37811,Dl=37812,Ol=37813,Ul=37814,Fl=37815,Bl=37816,kl=37817,zl=37818,Vl=37819,Hl=37820,Gl=37821,Wl=36492,Xl=36494,ql=36495,$l=36283,Yl=36284,ko=36285,Kl=36286;var ws=2300,Ts=2301,Ba=2302,zh=2303,Vh=2400,Hh=2401,Gh=2402,Cp=2500;var xu=0,zo=1,wr=2,Pp=3200;var Zl=0,Ip=1,zn="",Re="srgb",gi="srgb-linear",ro="linear",oe="srgb";var ka=7680,Vo=7681;var _u=34055,yu=34056;var vu=517;var jl=519,Lp=512,Np=513,Dp=514,bu=515,Op=516,Up=517,Su=518,Mu=519,wu=35044;var Tu="300 es",Gi=2e3,or=2001;function S0(r){for(let t=r.length-1;t>=0;--t)if(r[t]>=65535)return!0;return!1}function M0(r){return ArrayBuffer.isView(r)&&!(r instanceof DataView)}function ar(r){return document.createElementNS("http://www.w3.org/1999/xhtml",r)}function Fp(){let r=ar("canvas");return r.style.display="block",r}var _f={},lr=null;function oo(...r){let t="THREE."+r.shift();lr?lr("log",t,...r):console.log(t,...r)}function Bp(r){let t=r[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=r[1];e&&e.isStackTrace?r[0]+=" "+e.getLocation():r[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return r}function Lt(...r){r=Bp(r);let t="THREE."+r.shift();if(lr)lr("warn",t,...r);else{let e=r[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...r)}}function Bt(...r){r=Bp(r);let t="THREE."+r.shift();if(lr)lr("error",t,...r);else{let e=r[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...r)}}function Ms(...r){let t=r.join(" ");t in _f||(_f[t]=!0,Lt(...r))}function kp(r,t,e){return new Promise(function(i,n){function s(){switch(r.clientWaitSync(t,r.SYNC_FLUSH_COMMANDS_BIT,0)){case r.WAIT_FAILED:n();break;case r.TIMEOUT_EXPIRED:setTimeout(s,e);break;default:i()}}setTimeout(s,e)})}var zp={[za]:za,[Ha]:Xa,[Ga]:Ga,[sr]:Wa,[Va]:Va,[Xa]:Ha,[qa]:qa,[Wa]:sr},Ji=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[t]===void 0&&(i[t]=[]),i[t].indexOf(e)===-1&&i[t].push(e)}hasEventListener(t,e){let i=this._listeners;return i===void 0?!1:i[t]!==void 0&&i[t].indexOf(e)!==-1}removeEventListener(t,e){let i=this._listeners;if(i===void 0)return;let n=i[t];if(n!==void 0){let s=n.indexOf(e);s!==-1&&n.splice(s,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let i=e[t.type];if(i!==void 0){t.target=this;let n=i.slice(0);for(let s=0,o=n.length;s<o;s++)n[s].call(this,t);t.target=null}}},ri=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],yf=1234567,ir=Math.PI/180,As=180/Math.PI;function fn(){let r=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(ri[r&255]+ri[r>>8&255]+ri[r>>16&255]+ri[r>>24&255]+"-"+ri[t&255]+ri[t>>8&255]+"-"+ri[t>>16&15|64]+ri[t>>24&255]+"-"+ri[e&63|128]+ri[e>>8&255]+"-"+ri[e>>16&255]+ri[e>>24&255]+ri[i&255]+ri[i>>8&255]+ri[i>>16&255]+ri[i>>24&255]).toLowerCase()}function Vt(r,t,e){return Math.max(t,Math.min(e,r))}function Au(r,t){return(r%t+t)%t}function w0(r,t,e,i,n){return i+(r-t)*(n-i)/(e-t)}function T0(r,t,e){return r!==t?(e-r)/(t-r):0}function so(r,t,e){return(1-e)*r+e*t}function A0(r,t,e,i){return so(r,t,1-Math.exp(-e*i))}function E0(r,t=1){return t-Math.abs(Au(r,t*2)-t)}function R0(r,t,e){return r<=t?0:r>=e?1:(r=(r-t)/(e-t),r*r*(3-2*r))}function C0(r,t,e){return r<=t?0:r>=e?1:(r=(r-t)/(e-t),r*r*r*(r*(r*6-15)+10))}function P0(r,t){return r+Math.floor(Math.random()*(t-r+1))}function I0(r,t){return r+Math.random()*(t-r)}function L0(r){return r*(.5-Math.random())}function N0(r){r!==void 0&&(yf=r);let t=yf+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function D0(r){return r*ir}function O0(r){return r*As}function U0(r){return r>0&&Number.isInteger(r)&&2**Math.round(Math.log2(r))===r}function F0(r){return Math.pow(2,Math.ceil(Math.log(r)/Math.LN2))}function Eu(r){return Math.pow(2,Math.floor(Math.log(r)/Math.LN2))}function B0(r,t,e,i,n){let s=Math.cos,o=Math.sin,a=s(e/2),l=o(e/2),c=s((t+i)/2),h=o((t+i)/2),u=s((t-i)/2),d=o((t-i)/2),f=s((i-t)/2),g=o((i-t)/2);switch(n){case"XYX":r.set(a*h,l*u,l*d,a*c);break;case"YZY":r.set(l*d,a*h,l*u,a*c);break;case"ZXZ":r.set(l*u,l*d,a*h,a*c);break;case"XZX":r.set(a*h,l*g,l*f,a*c);break;case"YXY":r.set(l*f,a*h,l*g,a*c);break;case"ZYZ":r.set(l*g,l*f,a*h,a*c);break;default:Lt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+n)}}function Jl(r){switch(r.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Ru(r,t){if(t.constructor===Float32Array)return r;let e=Jl(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(r/e,-1)}function Cu(r,t){if(t.constructor===Float32Array)return r;let e=Jl(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(r*e)}var hi={DEG2RAD:ir,RAD2DEG:As,generateUUID:fn,clamp:Vt,euclideanModulo:Au,mapLinear:w0,inverseLerp:T0,lerp:so,damp:A0,pingpong:E0,smoothstep:R0,smootherstep:C0,randInt:P0,randFloat:I0,randFloatSpread:L0,seededRandom:N0,degToRad:D0,radToDeg:O0,isPowerOfTwo:U0,ceilPowerOfTwo:F0,floorPowerOfTwo:Eu,setQuaternionFromProperEuler:B0,normalize:Cu,denormalize:Ru},wt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,i=this.y,n=t.elements;return this.x=n[0]*e+n[3]*i+n[6],this.y=n[1]*e+n[4]*i+n[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=Vt(this.x,t.x,e.x),this.y=Vt(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=Vt(this.x,t,e),this.y=Vt(this.y,t,e),this}clampLength(t,e){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Vt(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let i=this.dot(t)/e;return Math.acos(Vt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,i=this.y-t.y;return e*e+i*i}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let i=Math.cos(e),n=Math.sin(e),s=this.x-t.x,o=this.y-t.y;return this.x=s*i-o*n+t.x,this.y=s*n+o*i+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Ye=class{constructor(t=0,e=0,i=0,n=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=i,this._w=n}static slerpFlat(t,e,i,n,s,o,a){let l=i[n+0],c=i[n+1],h=i[n+2],u=i[n+3],d=s[o+0],f=s[o+1],g=s[o+2],x=s[o+3];if(u!==x||l!==d||c!==f||h!==g){let p=l*d+c*f+h*g+u*x;p<0&&(d=-d,f=-f,g=-g,x=-x,p=-p);let m=1-a;if(p<.9995){let _=Math.acos(p),b=Math.sin(_);m=Math.sin(m*_)/b,a=Math.sin(a*_)/b,l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+x*a}else{l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+x*a;let _=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=_,c*=_,h*=_,u*=_}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,i,n,s,o){let a=i[n],l=i[n+1],c=i[n+2],h=i[n+3],u=s[o],d=s[o+1],f=s[o+2],g=s[o+3];return t[e]=a*g+h*u+l*f-c*d,t[e+1]=l*g+h*d+c*u-a*f,t[e+2]=c*g+h*f+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,i,n){return this._x=t,this._y=e,this._z=i,this._w=n,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let i=t._x,n=t._y,s=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(i/2),h=a(n/2),u=a(s/2),d=l(i/2),f=l(n/2),g=l(s/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:Lt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let i=e/2,n=Math.sin(i);return this._x=t.x*n,this._y=t.y*n,this._z=t.z*n,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,i=e[0],n=e[4],s=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=i+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(s-c)*f,this._z=(o-n)*f}else if(i>a&&i>u){let f=2*Math.sqrt(1+i-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(n+o)/f,this._z=(s+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-i-u);this._w=(s-c)/f,this._x=(n+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-i-a);this._w=(o-n)/f,this._x=(s+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let i=t.dot(e)+1;return i<1e-8?(i=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=i):(this._x=0,this._y=-t.z,this._z=t.y,this._w=i)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=i),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(Vt(this.dot(t),-1,1)))}rotateTowards(t,e){let i=this.angleTo(t);if(i===0)return this;let n=Math.min(1,e/i);return this.slerp(t,n),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let i=t._x,n=t._y,s=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=i*h+o*a+n*c-s*l,this._y=n*h+o*l+s*a-i*c,this._z=s*h+o*c+i*l-n*a,this._w=o*h-i*a-n*l-s*c,this._onChangeCallback(),this}slerp(t,e){let i=t._x,n=t._y,s=t._z,o=t._w,a=this.dot(t);a<0&&(i=-i,n=-n,s=-s,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+i*e,this._y=this._y*l+n*e,this._z=this._z*l+s*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+i*e,this._y=this._y*l+n*e,this._z=this._z*l+s*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,i){return this.copy(t).slerp(e,i)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),i=Math.random(),n=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(n*Math.sin(t),n*Math.cos(t),s*Math.sin(e),s*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},D=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,i=0){this.x=t,this.y=e,this.z=i}set(t,e,i){return i===void 0&&(i=this.z),this.x=t,this.y=e,this.z=i,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(vf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(vf.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,i=this.y,n=this.z,s=t.elements;return this.x=s[0]*e+s[3]*i+s[6]*n,this.y=s[1]*e+s[4]*i+s[7]*n,this.z=s[2]*e+s[5]*i+s[8]*n,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,i=this.y,n=this.z,s=t.elements,o=1/(s[3]*e+s[7]*i+s[11]*n+s[15]);return this.x=(s[0]*e+s[4]*i+s[8]*n+s[12])*o,this.y=(s[1]*e+s[5]*i+s[9]*n+s[13])*o,this.z=(s[2]*e+s[6]*i+s[10]*n+s[14])*o,this}applyQuaternion(t){let e=this.x,i=this.y,n=this.z,s=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*n-a*i),h=2*(a*e-s*n),u=2*(s*i-o*e);return this.x=e+l*c+o*u-a*h,this.y=i+l*h+a*c-s*u,this.z=n+l*u+s*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,i=this.y,n=this.z,s=t.elements;return this.x=s[0]*e+s[4]*i+s[8]*n,this.y=s[1]*e+s[5]*i+s[9]*n,this.z=s[2]*e+s[6]*i+s[10]*n,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=Vt(this.x,t.x,e.x),this.y=Vt(this.y,t.y,e.y),this.z=Vt(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=Vt(this.x,t,e),this.y=Vt(this.y,t,e),this.z=Vt(this.z,t,e),this}clampLength(t,e){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Vt(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this.z=t.z+(e.z-t.z)*i,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let i=t.x,n=t.y,s=t.z,o=e.x,a=e.y,l=e.z;return this.x=n*l-s*a,this.y=s*o-i*l,this.z=i*a-n*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let i=t.dot(this)/e;return this.copy(t).multiplyScalar(i)}projectOnPlane(t){return fh.copy(this).projectOnVector(t),this.sub(fh)}reflect(t){return this.sub(fh.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let i=this.dot(t)/e;return Math.acos(Vt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,i=this.y-t.y,n=this.z-t.z;return e*e+i*i+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,i){let n=Math.sin(e)*t;return this.x=n*Math.sin(i),this.y=Math.cos(e)*t,this.z=n*Math.cos(i),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,i){return this.x=t*Math.sin(e),this.y=i,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),i=this.setFromMatrixColumn(t,1).length(),n=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=i,this.z=n,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,i=Math.sqrt(1-e*e);return this.x=i*Math.cos(t),this.y=e,this.z=i*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},fh=new D,vf=new Ye,kt=class{static{this.prototype.isMatrix3=!0}constructor(t,e,i,n,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,i,n,s,o,a,l,c)}set(t,e,i,n,s,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=n,h[2]=a,h[3]=e,h[4]=s,h[5]=l,h[6]=i,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,i=t.elements;return e[0]=i[0],e[1]=i[1],e[2]=i[2],e[3]=i[3],e[4]=i[4],e[5]=i[5],e[6]=i[6],e[7]=i[7],e[8]=i[8],this}extractBasis(t,e,i){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let i=t.elements,n=e.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],h=i[4],u=i[7],d=i[2],f=i[5],g=i[8],x=n[0],p=n[3],m=n[6],_=n[1],b=n[4],v=n[7],M=n[2],w=n[5],y=n[8];return s[0]=o*x+a*_+l*M,s[3]=o*p+a*b+l*w,s[6]=o*m+a*v+l*y,s[1]=c*x+h*_+u*M,s[4]=c*p+h*b+u*w,s[7]=c*m+h*v+u*y,s[2]=d*x+f*_+g*M,s[5]=d*p+f*b+g*w,s[8]=d*m+f*v+g*y,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],i=t[1],n=t[2],s=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-i*s*h+i*a*l+n*s*c-n*o*l}invert(){let t=this.elements,e=t[0],i=t[1],n=t[2],s=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*s,f=c*s-o*l,g=e*u+i*d+n*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/g;return t[0]=u*x,t[1]=(n*c-h*i)*x,t[2]=(a*i-n*o)*x,t[3]=d*x,t[4]=(h*e-n*l)*x,t[5]=(n*s-a*e)*x,t[6]=f*x,t[7]=(i*l-c*e)*x,t[8]=(o*e-i*s)*x,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,i,n,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+t,-n*c,n*l,-n*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return Ms("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(ph.makeScale(t,e)),this}rotate(t){return Ms("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(ph.makeRotation(-t)),this}translate(t,e){return Ms("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(ph.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),i=Math.sin(t);return this.set(e,-i,0,i,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,i=t.elements;for(let n=0;n<9;n++)if(e[n]!==i[n])return!1;return!0}fromArray(t,e=0){for(let i=0;i<9;i++)this.elements[i]=t[i+e];return this}toArray(t=[],e=0){let i=this.elements;return t[e]=i[0],t[e+1]=i[1],t[e+2]=i[2],t[e+3]=i[3],t[e+4]=i[4],t[e+5]=i[5],t[e+6]=i[6],t[e+7]=i[7],t[e+8]=i[8],t}clone(){return new this.constructor().fromArray(this.elements)}},ph=new kt,bf=new kt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Sf=new kt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function k0(){let r={enabled:!0,workingColorSpace:gi,spaces:{},convert:function(n,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===oe&&(n.r=En(n.r),n.g=En(n.g),n.b=En(n.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(n.applyMatrix3(this.spaces[s].toXYZ),n.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===oe&&(n.r=nr(n.r),n.g=nr(n.g),n.b=nr(n.b))),n},workingToColorSpace:function(n,s){return this.convert(n,this.workingColorSpace,s)},colorSpaceToWorking:function(n,s){return this.convert(n,s,this.workingColorSpace)},getPrimaries:function(n){return this.spaces[n].primaries},getTransfer:function(n){return n===zn?ro:this.spaces[n].transfer},getToneMappingMode:function(n){return this.spaces[n].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(n,s=this.workingColorSpace){return n.fromArray(this.spaces[s].luminanceCoefficients)},define:function(n){Object.assign(this.spaces,n)},_getMatrix:function(n,s,o){return n.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(n){return this.spaces[n].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(n=this.workingColorSpace){return this.spaces[n].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],i=[.3127,.329];return r.define({[gi]:{primaries:t,whitePoint:i,transfer:ro,toXYZ:bf,fromXYZ:Sf,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Re},outputColorSpaceConfig:{drawingBufferColorSpace:Re}},[Re]:{primaries:t,whitePoint:i,transfer:oe,toXYZ:bf,fromXYZ:Sf,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Re}}}),r}var $t=k0();function En(r){return r<.04045?r*.0773993808:Math.pow(r*.9478672986+.0521327014,2.4)}function nr(r){return r<.0031308?r*12.92:1.055*Math.pow(r,.41666)-.055}var zs,$a=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let i;if(t instanceof HTMLCanvasElement)i=t;else{zs===void 0&&(zs=ar("canvas")),zs.width=t.width,zs.height=t.height;let n=zs.getContext("2d");t instanceof ImageData?n.putImageData(t,0,0):n.drawImage(t,0,0,t.width,t.height),i=zs}return i.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=ar("canvas");e.width=t.width,e.height=t.height;let i=e.getContext("2d");i.drawImage(t,0,0,t.width,t.height);let n=i.getImageData(0,0,t.width,t.height),s=n.data;for(let o=0;o<s.length;o++)s[o]=En(s[o]/255)*255;return i.putImageData(n,0,0),e}else if(t.data){let e=t.data.slice(0);for(let i=0;i<e.length;i++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[i]=Math.floor(En(e[i]/255)*255):e[i]=En(e[i]);return{data:e,width:t.width,height:t.height}}else return Lt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},z0=0,cr=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:z0++}),this.uuid=fn(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let i={uuid:this.uuid,url:""},n=this.data;if(n!==null){let s;if(Array.isArray(n)){s=[];for(let o=0,a=n.length;o<a;o++)n[o].isDataTexture?s.push(mh(n[o].image)):s.push(mh(n[o]))}else s=mh(n);i.url=s}return e||(t.images[this.uuid]=i),i}};function mh(r){return typeof HTMLImageElement<"u"&&r instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&r instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&r instanceof ImageBitmap?$a.getDataURL(r):r.data?{data:Array.from(r.data),width:r.width,height:r.height,type:r.data.constructor.name}:(Lt("Texture: Unable to serialize Texture."),{})}var V0=0,gh=new D,ke=class r extends Ji{constructor(t=r.DEFAULT_IMAGE,e=r.DEFAULT_MAPPING,i=Hi,n=Hi,s=Te,o=Wi,a=ti,l=ci,c=r.DEFAULT_ANISOTROPY,h=zn){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:V0++}),this.uuid=fn(),this.name="",this.source=new cr(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=i,this.wrapT=n,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new wt(0,0),this.repeat=new wt(1,1),this.center=new wt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new kt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(gh).x}get height(){return this.source.getSize(gh).y}get depth(){return this.source.getSize(gh).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let i=t[e];if(i===void 0){Lt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let n=this[e];if(n===void 0){Lt(`Texture.setValues(): property '${e}' does not exist.`);continue}n&&i&&n.isVector2&&i.isVector2||n&&i&&n.isVector3&&i.isVector3||n&&i&&n.isMatrix3&&i.isMatrix3?n.copy(i):this[e]=i}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),e||(t.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==hu)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case jn:t.x=t.x-Math.floor(t.x);break;case Hi:t.x=t.x<0?0:1;break;case rr:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case jn:t.y=t.y-Math.floor(t.y);break;case Hi:t.y=t.y<0?0:1;break;case rr:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};ke.DEFAULT_IMAGE=null;ke.DEFAULT_MAPPING=hu;ke.DEFAULT_ANISOTROPY=1;var ce=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,i=0,n=1){this.x=t,this.y=e,this.z=i,this.w=n}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,i,n){return this.x=t,this.y=e,this.z=i,this.w=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,i=this.y,n=this.z,s=this.w,o=t.elements;return this.x=o[0]*e+o[4]*i+o[8]*n+o[12]*s,this.y=o[1]*e+o[5]*i+o[9]*n+o[13]*s,this.z=o[2]*e+o[6]*i+o[10]*n+o[14]*s,this.w=o[3]*e+o[7]*i+o[11]*n+o[15]*s,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,i,n,s,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],x=l[2],p=l[6],m=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(g-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let b=(c+1)/2,v=(f+1)/2,M=(m+1)/2,w=(h+d)/4,y=(u+x)/4,S=(g+p)/4;return b>v&&b>M?b<.01?(i=0,n=.707106781,s=.707106781):(i=Math.sqrt(b),n=w/i,s=y/i):v>M?v<.01?(i=.707106781,n=0,s=.707106781):(n=Math.sqrt(v),i=w/n,s=S/n):M<.01?(i=.707106781,n=.707106781,s=0):(s=Math.sqrt(M),i=y/s,n=S/s),this.set(i,n,s,e),this}let _=Math.sqrt((p-g)*(p-g)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(_)<.001&&(_=1),this.x=(p-g)/_,this.y=(u-x)/_,this.z=(d-h)/_,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=Vt(this.x,t.x,e.x),this.y=Vt(this.y,t.y,e.y),this.z=Vt(this.z,t.z,e.z),this.w=Vt(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=Vt(this.x,t,e),this.y=Vt(this.y,t,e),this.z=Vt(this.z,t,e),this.w=Vt(this.w,t,e),this}clampLength(t,e){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Vt(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this.z=t.z+(e.z-t.z)*i,this.w=t.w+(e.w-t.w)*i,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Ya=class extends Ji{constructor(t=1,e=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Te,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=i.depth,this.scissor=new ce(0,0,t,e),this.scissorTest=!1,this.viewport=new ce(0,0,t,e),this.textures=[];let n=i.count;for(let s=0;s<n;s++)this.textures[s]=new ke({width:t,height:e,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Te,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,i=1){if(this.width!==t||this.height!==e||this.depth!==i){this.width=t,this.height=e,this.depth=i;for(let n=0,s=this.textures.length;n<s;n++)this.textures[n].image.width=t,this.textures[n].image.height=e,this.textures[n].image.depth=i,this.textures[n].isData3DTexture!==!0&&(this.textures[n].isArrayTexture=this.textures[n].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,i=t.textures.length;e<i;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let n=Object.assign({},t.textures[e].image);this.textures[e].source=new cr(n)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ai=class extends Ya{constructor(t=1,e=1,i={}){super(t,e,i),this.isWebGLRenderTarget=!0}},ao=class extends ke{constructor(t=null,e=1,i=1,n=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:i,depth:n},this.magFilter=Ie,this.minFilter=Ie,this.wrapR=Hi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Ka=class extends ke{constructor(t=null,e=1,i=1,n=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:i,depth:n},this.magFilter=Ie,this.minFilter=Ie,this.wrapR=Hi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Pt=class r{static{this.prototype.isMatrix4=!0}constructor(t,e,i,n,s,o,a,l,c,h,u,d,f,g,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,i,n,s,o,a,l,c,h,u,d,f,g,x,p)}set(t,e,i,n,s,o,a,l,c,h,u,d,f,g,x,p){let m=this.elements;return m[0]=t,m[4]=e,m[8]=i,m[12]=n,m[1]=s,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=g,m[11]=x,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new r().fromArray(this.elements)}copy(t){let e=this.elements,i=t.elements;return e[0]=i[0],e[1]=i[1],e[2]=i[2],e[3]=i[3],e[4]=i[4],e[5]=i[5],e[6]=i[6],e[7]=i[7],e[8]=i[8],e[9]=i[9],e[10]=i[10],e[11]=i[11],e[12]=i[12],e[13]=i[13],e[14]=i[14],e[15]=i[15],this}copyPosition(t){let e=this.elements,i=t.elements;return e[12]=i[12],e[13]=i[13],e[14]=i[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,i){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),i.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(t,e,i){return this.set(t.x,e.x,i.x,0,t.y,e.y,i.y,0,t.z,e.z,i.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,i=t.elements,n=1/Vs.setFromMatrixColumn(t,0).length(),s=1/Vs.setFromMatrixColumn(t,1).length(),o=1/Vs.setFromMatrixColumn(t,2).length();return e[0]=i[0]*n,e[1]=i[1]*n,e[2]=i[2]*n,e[3]=0,e[4]=i[4]*s,e[5]=i[5]*s,e[6]=i[6]*s,e[7]=0,e[8]=i[8]*o,e[9]=i[9]*o,e[10]=i[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,i=t.x,n=t.y,s=t.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(n),c=Math.sin(n),h=Math.cos(s),u=Math.sin(s);if(t.order==="XYZ"){let d=o*h,f=o*u,g=a*h,x=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+g*c,e[5]=d-x*c,e[9]=-a*l,e[2]=x-d*c,e[6]=g+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,g=c*h,x=c*u;e[0]=d+x*a,e[4]=g*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-g,e[6]=x+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,g=c*h,x=c*u;e[0]=d-x*a,e[4]=-o*u,e[8]=g+f*a,e[1]=f+g*a,e[5]=o*h,e[9]=x-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,g=a*h,x=a*u;e[0]=l*h,e[4]=g*c-f,e[8]=d*c+x,e[1]=l*u,e[5]=x*c+d,e[9]=f*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,g=a*l,x=a*c;e[0]=l*h,e[4]=x-d*u,e[8]=g*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+g,e[10]=d-x*u}else if(t.order==="XZY"){let d=o*l,f=o*c,g=a*l,x=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+x,e[5]=o*h,e[9]=f*u-g,e[2]=g*u-f,e[6]=a*h,e[10]=x*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(H0,t,G0)}lookAt(t,e,i){let n=this.elements;return Ai.subVectors(t,e),Ai.lengthSq()===0&&(Ai.z=1),Ai.normalize(),Xn.crossVectors(i,Ai),Xn.lengthSq()===0&&(Math.abs(i.z)===1?Ai.x+=1e-4:Ai.z+=1e-4,Ai.normalize(),Xn.crossVectors(i,Ai)),Xn.normalize(),ca.crossVectors(Ai,Xn),n[0]=Xn.x,n[4]=ca.x,n[8]=Ai.x,n[1]=Xn.y,n[5]=ca.y,n[9]=Ai.y,n[2]=Xn.z,n[6]=ca.z,n[10]=Ai.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let i=t.elements,n=e.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],h=i[1],u=i[5],d=i[9],f=i[13],g=i[2],x=i[6],p=i[10],m=i[14],_=i[3],b=i[7],v=i[11],M=i[15],w=n[0],y=n[4],S=n[8],C=n[12],E=n[1],I=n[5],P=n[9],U=n[13],N=n[2],B=n[6],z=n[10],X=n[14],it=n[3],q=n[7],Q=n[11],et=n[15];return s[0]=o*w+a*E+l*N+c*it,s[4]=o*y+a*I+l*B+c*q,s[8]=o*S+a*P+l*z+c*Q,s[12]=o*C+a*U+l*X+c*et,s[1]=h*w+u*E+d*N+f*it,s[5]=h*y+u*I+d*B+f*q,s[9]=h*S+u*P+d*z+f*Q,s[13]=h*C+u*U+d*X+f*et,s[2]=g*w+x*E+p*N+m*it,s[6]=g*y+x*I+p*B+m*q,s[10]=g*S+x*P+p*z+m*Q,s[14]=g*C+x*U+p*X+m*et,s[3]=_*w+b*E+v*N+M*it,s[7]=_*y+b*I+v*B+M*q,s[11]=_*S+b*P+v*z+M*Q,s[15]=_*C+b*U+v*X+M*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],i=t[4],n=t[8],s=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],g=t[3],x=t[7],p=t[11],m=t[15],_=l*f-c*d,b=a*f-c*u,v=a*d-l*u,M=o*f-c*h,w=o*d-l*h,y=o*u-a*h;return e*(x*_-p*b+m*v)-i*(g*_-p*M+m*w)+n*(g*b-x*M+m*y)-s*(g*v-x*w+p*y)}determinantAffine(){let t=this.elements,e=t[0],i=t[4],n=t[8],s=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-i*(s*h-a*l)+n*(s*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,i){let n=this.elements;return t.isVector3?(n[12]=t.x,n[13]=t.y,n[14]=t.z):(n[12]=t,n[13]=e,n[14]=i),this}invert(){let t=this.elements,e=t[0],i=t[1],n=t[2],s=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],g=t[12],x=t[13],p=t[14],m=t[15],_=e*a-i*o,b=e*l-n*o,v=e*c-s*o,M=i*l-n*a,w=i*c-s*a,y=n*c-s*l,S=h*x-u*g,C=h*p-d*g,E=h*m-f*g,I=u*p-d*x,P=u*m-f*x,U=d*m-f*p,N=_*U-b*P+v*I+M*E-w*C+y*S;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let B=1/N;return t[0]=(a*U-l*P+c*I)*B,t[1]=(n*P-i*U-s*I)*B,t[2]=(x*y-p*w+m*M)*B,t[3]=(d*w-u*y-f*M)*B,t[4]=(l*E-o*U-c*C)*B,t[5]=(e*U-n*E+s*C)*B,t[6]=(p*v-g*y-m*b)*B,t[7]=(h*y-d*v+f*b)*B,t[8]=(o*P-a*E+c*S)*B,t[9]=(i*E-e*P-s*S)*B,t[10]=(g*w-x*v+m*_)*B,t[11]=(u*v-h*w-f*_)*B,t[12]=(a*C-o*I-l*S)*B,t[13]=(e*I-i*C+n*S)*B,t[14]=(x*b-g*M-p*_)*B,t[15]=(h*M-u*b+d*_)*B,this}scale(t){let e=this.elements,i=t.x,n=t.y,s=t.z;return e[0]*=i,e[4]*=n,e[8]*=s,e[1]*=i,e[5]*=n,e[9]*=s,e[2]*=i,e[6]*=n,e[10]*=s,e[3]*=i,e[7]*=n,e[11]*=s,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],i=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],n=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,i,n))}makeTranslation(t,e,i){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,i,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),i=Math.sin(t);return this.set(1,0,0,0,0,e,-i,0,0,i,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),i=Math.sin(t);return this.set(e,0,i,0,0,1,0,0,-i,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),i=Math.sin(t);return this.set(e,-i,0,0,i,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let i=Math.cos(e),n=Math.sin(e),s=1-i,o=t.x,a=t.y,l=t.z,c=s*o,h=s*a;return this.set(c*o+i,c*a-n*l,c*l+n*a,0,c*a+n*l,h*a+i,h*l-n*o,0,c*l-n*a,h*l+n*o,s*l*l+i,0,0,0,0,1),this}makeScale(t,e,i){return this.set(t,0,0,0,0,e,0,0,0,0,i,0,0,0,0,1),this}makeShear(t,e,i,n,s,o){return this.set(1,i,s,0,t,1,o,0,e,n,1,0,0,0,0,1),this}compose(t,e,i){let n=this.elements,s=e._x,o=e._y,a=e._z,l=e._w,c=s+s,h=o+o,u=a+a,d=s*c,f=s*h,g=s*u,x=o*h,p=o*u,m=a*u,_=l*c,b=l*h,v=l*u,M=i.x,w=i.y,y=i.z;return n[0]=(1-(x+m))*M,n[1]=(f+v)*M,n[2]=(g-b)*M,n[3]=0,n[4]=(f-v)*w,n[5]=(1-(d+m))*w,n[6]=(p+_)*w,n[7]=0,n[8]=(g+b)*y,n[9]=(p-_)*y,n[10]=(1-(d+x))*y,n[11]=0,n[12]=t.x,n[13]=t.y,n[14]=t.z,n[15]=1,this}decompose(t,e,i){let n=this.elements;t.x=n[12],t.y=n[13],t.z=n[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),e.identity(),this;let o=Vs.set(n[0],n[1],n[2]).length(),a=Vs.set(n[4],n[5],n[6]).length(),l=Vs.set(n[8],n[9],n[10]).length();s<0&&(o=-o),Ki.copy(this);let c=1/o,h=1/a,u=1/l;return Ki.elements[0]*=c,Ki.elements[1]*=c,Ki.elements[2]*=c,Ki.elements[4]*=h,Ki.elements[5]*=h,Ki.elements[6]*=h,Ki.elements[8]*=u,Ki.elements[9]*=u,Ki.elements[10]*=u,e.setFromRotationMatrix(Ki),i.x=o,i.y=a,i.z=l,this}makePerspective(t,e,i,n,s,o,a=Gi,l=!1){let c=this.elements,h=2*s/(e-t),u=2*s/(i-n),d=(e+t)/(e-t),f=(i+n)/(i-n),g,x;if(l)g=s/(o-s),x=o*s/(o-s);else if(a===Gi)g=-(o+s)/(o-s),x=-2*o*s/(o-s);else if(a===or)g=-o/(o-s),x=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,i,n,s,o,a=Gi,l=!1){let c=this.elements,h=2/(e-t),u=2/(i-n),d=-(e+t)/(e-t),f=-(i+n)/(i-n),g,x;if(l)g=1/(o-s),x=o/(o-s);else if(a===Gi)g=-2/(o-s),x=-(o+s)/(o-s);else if(a===or)g=-1/(o-s),x=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,i=t.elements;for(let n=0;n<16;n++)if(e[n]!==i[n])return!1;return!0}fromArray(t,e=0){for(let i=0;i<16;i++)this.elements[i]=t[i+e];return this}toArray(t=[],e=0){let i=this.elements;return t[e]=i[0],t[e+1]=i[1],t[e+2]=i[2],t[e+3]=i[3],t[e+4]=i[4],t[e+5]=i[5],t[e+6]=i[6],t[e+7]=i[7],t[e+8]=i[8],t[e+9]=i[9],t[e+10]=i[10],t[e+11]=i[11],t[e+12]=i[12],t[e+13]=i[13],t[e+14]=i[14],t[e+15]=i[15],t}},Vs=new D,Ki=new Pt,H0=new D(0,0,0),G0=new D(1,1,1),Xn=new D,ca=new D,Ai=new D,Mf=new Pt,wf=new Ye,Cn=class r{constructor(t=0,e=0,i=0,n=r.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=i,this._order=n}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,i,n=this._order){return this._x=t,this._y=e,this._z=i,this._order=n,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,i=!0){let n=t.elements,s=n[0],o=n[4],a=n[8],l=n[1],c=n[5],h=n[9],u=n[2],d=n[6],f=n[10];switch(e){case"XYZ":this._y=Math.asin(Vt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Vt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,s),this._z=0);break;case"ZXY":this._x=Math.asin(Vt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-Vt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Vt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,s)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Vt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Lt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,i===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,i){return Mf.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Mf,e,i)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return wf.setFromEuler(this),this.setFromQuaternion(wf,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Cn.DEFAULT_ORDER="XYZ";var lo=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},W0=0,Tf=new D,Hs=new Ye,bn=new Pt,ha=new D,Kr=new D,X0=new D,q0=new Ye,Af=new D(1,0,0),Ef=new D(0,1,0),Rf=new D(0,0,1),Cf={type:"added"},$0={type:"removed"},Gs={type:"childadded",child:null},xh={type:"childremoved",child:null},Ae=class r extends Ji{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:W0++}),this.uuid=fn(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=r.DEFAULT_UP.clone();let t=new D,e=new Cn,i=new Ye,n=new D(1,1,1);function s(){i.setFromEuler(e,!1)}function o(){e.setFromQuaternion(i,void 0,!1)}e._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:n},modelViewMatrix:{value:new Pt},normalMatrix:{value:new kt}}),this.matrix=new Pt,this.matrixWorld=new Pt,this.matrixAutoUpdate=r.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=r.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new lo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Hs.setFromAxisAngle(t,e),this.quaternion.multiply(Hs),this}rotateOnWorldAxis(t,e){return Hs.setFromAxisAngle(t,e),this.quaternion.premultiply(Hs),this}rotateX(t){return this.rotateOnAxis(Af,t)}rotateY(t){return this.rotateOnAxis(Ef,t)}rotateZ(t){return this.rotateOnAxis(Rf,t)}translateOnAxis(t,e){return Tf.copy(t).applyQuaternion(this.quaternion),this.position.add(Tf.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(Af,t)}translateY(t){return this.translateOnAxis(Ef,t)}translateZ(t){return this.translateOnAxis(Rf,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(bn.copy(this.matrixWorld).invert())}lookAt(t,e,i){t.isVector3?ha.copy(t):ha.set(t,e,i);let n=this.parent;this.updateWorldMatrix(!0,!1),Kr.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?bn.lookAt(Kr,ha,this.up):bn.lookAt(ha,Kr,this.up),this.quaternion.setFromRotationMatrix(bn),n&&(bn.extractRotation(n.matrixWorld),Hs.setFromRotationMatrix(bn),this.quaternion.premultiply(Hs.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(Bt("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Cf),Gs.child=t,this.dispatchEvent(Gs),Gs.child=null):Bt("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent($0),xh.child=t,this.dispatchEvent(xh),xh.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),bn.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),bn.multiply(t.parent.matrixWorld)),t.applyMatrix4(bn),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Cf),Gs.child=t,this.dispatchEvent(Gs),Gs.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let i=0,n=this.children.length;i<n;i++){let o=this.children[i].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,i=[]){this[t]===e&&i.push(this);let n=this.children;for(let s=0,o=n.length;s<o;s++)n[s].getObjectsByProperty(t,e,i);return i}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Kr,t,X0),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Kr,q0,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let i=0,n=e.length;i<n;i++)e[i].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let i=0,n=e.length;i<n;i++)e[i].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,i=t.y,n=t.z,s=this.matrix.elements;s[12]+=e-s[0]*e-s[4]*i-s[8]*n,s[13]+=i-s[1]*e-s[5]*i-s[9]*n,s[14]+=n-s[2]*e-s[6]*i-s[10]*n}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let i=0,n=e.length;i<n;i++)e[i].updateMatrixWorld(t)}updateWorldMatrix(t,e,i=!1){let n=this.parent;if(t===!0&&n!==null&&n.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),e===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(t){let e=t===void 0||typeof t=="string",i={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let n={};n.uuid=this.uuid,n.type=this.type,n.name=this.name,n.castShadow=this.castShadow,n.receiveShadow=this.receiveShadow,n.visible=this.visible,n.frustumCulled=this.frustumCulled,n.renderOrder=this.renderOrder,n.static=this.static,n.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(n.userData=this.userData),n.layers=this.layers.mask,n.matrix=this.matrix.toArray(),n.up=this.up.toArray(),this.pivot!==null&&(n.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(n.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(n.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(n.type="InstancedMesh",n.count=this.count,n.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(n.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(n.type="BatchedMesh",n.perObjectFrustumCulled=this.perObjectFrustumCulled,n.sortObjects=this.sortObjects,n.drawRanges=this._drawRanges,n.reservedRanges=this._reservedRanges,n.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),n.instanceInfo=this._instanceInfo.map(a=>({...a})),n.availableInstanceIds=this._availableInstanceIds.slice(),n.availableGeometryIds=this._availableGeometryIds.slice(),n.nextIndexStart=this._nextIndexStart,n.nextVertexStart=this._nextVertexStart,n.geometryCount=this._geometryCount,n.maxInstanceCount=this._maxInstanceCount,n.maxVertexCount=this._maxVertexCount,n.maxIndexCount=this._maxIndexCount,n.geometryInitialized=this._geometryInitialized,n.matricesTexture=this._matricesTexture.toJSON(t),n.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(n.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(n.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(n.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?n.background=this.background.toJSON():this.background.isTexture&&(n.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(n.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){n.geometry=s(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];s(t.shapes,u)}else s(t.shapes,l)}}if(this.isSkinnedMesh&&(n.bindMode=this.bindMode,n.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(t.skeletons,this.skeleton),n.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(t.materials,this.material[l]));n.material=a}else n.material=s(t.materials,this.material);if(this.children.length>0){n.children=[];for(let a=0;a<this.children.length;a++)n.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){n.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];n.animations.push(s(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),g=o(t.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),h.length>0&&(i.images=h),u.length>0&&(i.shapes=u),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=n,i;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let i=0;i<t.children.length;i++){let n=t.children[i];this.add(n.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ae.DEFAULT_UP=new D(0,1,0);Ae.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ae.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ri=class extends Ae{constructor(){super(),this.isGroup=!0,this.type="Group"}},Y0={type:"move"},hr=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ri,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ri,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new D,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new D),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ri,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new D,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new D,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let i of t.hand.values())this._getHandJoint(e,i)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,i){let n=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let x of t.hand.values()){let p=e.getJointPose(x,i),m=this._getHandJoint(c,x);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(s=e.getPose(t.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(n=e.getPose(t.targetRaySpace,i),n===null&&s!==null&&(n=s),n!==null&&(a.matrix.fromArray(n.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,n.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(n.linearVelocity)):a.hasLinearVelocity=!1,n.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(n.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Y0)))}return a!==null&&(a.visible=n!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let i=new Ri;i.matrixAutoUpdate=!1,i.visible=!1,t.joints[e.jointName]=i,t.add(i)}return t.joints[e.jointName]}},Vp={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},qn={h:0,s:0,l:0},ua={h:0,s:0,l:0};function _h(r,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?r+(t-r)*6*e:e<1/2?t:e<2/3?r+(t-r)*6*(2/3-e):r}var Ot=class{constructor(t,e,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,i)}set(t,e,i){if(e===void 0&&i===void 0){let n=t;n&&n.isColor?this.copy(n):typeof n=="number"?this.setHex(n):typeof n=="string"&&this.setStyle(n)}else this.setRGB(t,e,i);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Re){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,$t.colorSpaceToWorking(this,e),this}setRGB(t,e,i,n=$t.workingColorSpace){return this.r=t,this.g=e,this.b=i,$t.colorSpaceToWorking(this,n),this}setHSL(t,e,i,n=$t.workingColorSpace){if(t=Au(t,1),e=Vt(e,0,1),i=Vt(i,0,1),e===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+e):i+e-i*e,o=2*i-s;this.r=_h(o,s,t+1/3),this.g=_h(o,s,t),this.b=_h(o,s,t-1/3)}return $t.colorSpaceToWorking(this,n),this}setStyle(t,e=Re){function i(s){s!==void 0&&parseFloat(s)<1&&Lt("Color: Alpha component of "+t+" will be ignored.")}let n;if(n=/^(\w+)\(([^\)]*)\)/.exec(t)){let s,o=n[1],a=n[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,e);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,e);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,e);break;default:Lt("Color: Unknown color model "+t)}}else if(n=/^\#([A-Fa-f\d]+)$/.exec(t)){let s=n[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(s,16),e);Lt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Re){let i=Vp[t.toLowerCase()];return i!==void 0?this.setHex(i,e):Lt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=En(t.r),this.g=En(t.g),this.b=En(t.b),this}copyLinearToSRGB(t){return this.r=nr(t.r),this.g=nr(t.g),this.b=nr(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Re){return $t.workingToColorSpace(oi.copy(this),t),Math.round(Vt(oi.r*255,0,255))*65536+Math.round(Vt(oi.g*255,0,255))*256+Math.round(Vt(oi.b*255,0,255))}getHexString(t=Re){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=$t.workingColorSpace){$t.workingToColorSpace(oi.copy(this),e);let i=oi.r,n=oi.g,s=oi.b,o=Math.max(i,n,s),a=Math.min(i,n,s),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case i:l=(n-s)/u+(n<s?6:0);break;case n:l=(s-i)/u+2;break;case s:l=(i-n)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=$t.workingColorSpace){return $t.workingToColorSpace(oi.copy(this),e),t.r=oi.r,t.g=oi.g,t.b=oi.b,t}getStyle(t=Re){$t.workingToColorSpace(oi.copy(this),t);let e=oi.r,i=oi.g,n=oi.b;return t!==Re?`color(${t} ${e.toFixed(3)} ${i.toFixed(3)} ${n.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(i*255)},${Math.round(n*255)})`}offsetHSL(t,e,i){return this.getHSL(qn),this.setHSL(qn.h+t,qn.s+e,qn.l+i)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,i){return this.r=t.r+(e.r-t.r)*i,this.g=t.g+(e.g-t.g)*i,this.b=t.b+(e.b-t.b)*i,this}lerpHSL(t,e){this.getHSL(qn),t.getHSL(ua);let i=so(qn.h,ua.h,e),n=so(qn.s,ua.s,e),s=so(qn.l,ua.l,e);return this.setHSL(i,n,s),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,i=this.g,n=this.b,s=t.elements;return this.r=s[0]*e+s[3]*i+s[6]*n,this.g=s[1]*e+s[4]*i+s[7]*n,this.b=s[2]*e+s[5]*i+s[8]*n,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},oi=new Ot;Ot.NAMES=Vp;var co=class extends Ae{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Cn,this.environmentIntensity=1,this.environmentRotation=new Cn,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Zi=new D,Sn=new D,yh=new D,Mn=new D,Ws=new D,Xs=new D,Pf=new D,vh=new D,bh=new D,Sh=new D,Mh=new ce,wh=new ce,Th=new ce,je=class r{constructor(t=new D,e=new D,i=new D){this.a=t,this.b=e,this.c=i}static getNormal(t,e,i,n){n.subVectors(i,e),Zi.subVectors(t,e),n.cross(Zi);let s=n.lengthSq();return s>0?n.multiplyScalar(1/Math.sqrt(s)):n.set(0,0,0)}static getBarycoord(t,e,i,n,s){Zi.subVectors(n,e),Sn.subVectors(i,e),yh.subVectors(t,e);let o=Zi.dot(Zi),a=Zi.dot(Sn),l=Zi.dot(yh),c=Sn.dot(Sn),h=Sn.dot(yh),u=o*c-a*a;if(u===0)return s.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return s.set(1-f-g,g,f)}static containsPoint(t,e,i,n){return this.getBarycoord(t,e,i,n,Mn)===null?!1:Mn.x>=0&&Mn.y>=0&&Mn.x+Mn.y<=1}static getInterpolation(t,e,i,n,s,o,a,l){return this.getBarycoord(t,e,i,n,Mn)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,Mn.x),l.addScaledVector(o,Mn.y),l.addScaledVector(a,Mn.z),l)}static getInterpolatedAttribute(t,e,i,n,s,o){return Mh.setScalar(0),wh.setScalar(0),Th.setScalar(0),Mh.fromBufferAttribute(t,e),wh.fromBufferAttribute(t,i),Th.fromBufferAttribute(t,n),o.setScalar(0),o.addScaledVector(Mh,s.x),o.addScaledVector(wh,s.y),o.addScaledVector(Th,s.z),o}static isFrontFacing(t,e,i,n){return Zi.subVectors(i,e),Sn.subVectors(t,e),Zi.cross(Sn).dot(n)<0}set(t,e,i){return this.a.copy(t),this.b.copy(e),this.c.copy(i),this}setFromPointsAndIndices(t,e,i,n){return this.a.copy(t[e]),this.b.copy(t[i]),this.c.copy(t[n]),this}setFromAttributeAndIndices(t,e,i,n){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,i),this.c.fromBufferAttribute(t,n),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Zi.subVectors(this.c,this.b),Sn.subVectors(this.a,this.b),Zi.cross(Sn).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return r.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return r.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,i,n,s){return r.getInterpolation(t,this.a,this.b,this.c,e,i,n,s)}containsPoint(t){return r.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return r.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let i=this.a,n=this.b,s=this.c,o,a;Ws.subVectors(n,i),Xs.subVectors(s,i),vh.subVectors(t,i);let l=Ws.dot(vh),c=Xs.dot(vh);if(l<=0&&c<=0)return e.copy(i);bh.subVectors(t,n);let h=Ws.dot(bh),u=Xs.dot(bh);if(h>=0&&u<=h)return e.copy(n);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(i).addScaledVector(Ws,o);Sh.subVectors(t,s);let f=Ws.dot(Sh),g=Xs.dot(Sh);if(g>=0&&f<=g)return e.copy(s);let x=f*c-l*g;if(x<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(i).addScaledVector(Xs,a);let p=h*g-f*u;if(p<=0&&u-h>=0&&f-g>=0)return Pf.subVectors(s,n),a=(u-h)/(u-h+(f-g)),e.copy(n).addScaledVector(Pf,a);let m=1/(p+x+d);return o=x*m,a=d*m,e.copy(i).addScaledVector(Ws,o).addScaledVector(Xs,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Jt=class{constructor(t=new D(1/0,1/0,1/0),e=new D(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,i=t.length;e<i;e+=3)this.expandByPoint(ji.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,i=t.count;e<i;e++)this.expandByPoint(ji.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,i=t.length;e<i;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let i=ji.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(i),this.max.copy(t).add(i),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let i=t.geometry;if(i!==void 0){let s=i.getAttribute("position");if(e===!0&&s!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,ji):ji.fromBufferAttribute(s,o),ji.applyMatrix4(t.matrixWorld),this.expandByPoint(ji);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),da.copy(t.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),da.copy(i.boundingBox)),da.applyMatrix4(t.matrixWorld),this.union(da)}let n=t.children;for(let s=0,o=n.length;s<o;s++)this.expandByObject(n[s],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,ji),ji.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,i;return t.normal.x>0?(e=t.normal.x*this.min.x,i=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,i=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,i+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,i+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,i+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,i+=t.normal.z*this.min.z),e<=-t.constant&&i>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Zr),fa.subVectors(this.max,Zr),qs.subVectors(t.a,Zr),$s.subVectors(t.b,Zr),Ys.subVectors(t.c,Zr),$n.subVectors($s,qs),Yn.subVectors(Ys,$s),ys.subVectors(qs,Ys);let e=[0,-$n.z,$n.y,0,-Yn.z,Yn.y,0,-ys.z,ys.y,$n.z,0,-$n.x,Yn.z,0,-Yn.x,ys.z,0,-ys.x,-$n.y,$n.x,0,-Yn.y,Yn.x,0,-ys.y,ys.x,0];return!Ah(e,qs,$s,Ys,fa)||(e=[1,0,0,0,1,0,0,0,1],!Ah(e,qs,$s,Ys,fa))?!1:(pa.crossVectors($n,Yn),e=[pa.x,pa.y,pa.z],Ah(e,qs,$s,Ys,fa))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,ji).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(ji).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(wn[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),wn[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),wn[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),wn[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),wn[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),wn[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),wn[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),wn[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(wn),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},wn=[new D,new D,new D,new D,new D,new D,new D,new D],ji=new D,da=new Jt,qs=new D,$s=new D,Ys=new D,$n=new D,Yn=new D,ys=new D,Zr=new D,fa=new D,pa=new D,vs=new D;function Ah(r,t,e,i,n){for(let s=0,o=r.length-3;s<=o;s+=3){vs.fromArray(r,s);let a=n.x*Math.abs(vs.x)+n.y*Math.abs(vs.y)+n.z*Math.abs(vs.z),l=t.dot(vs),c=e.dot(vs),h=i.dot(vs);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var De=new D,ma=new wt,K0=0,ee=class extends Ji{constructor(t,e,i=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:K0++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=i,this.usage=wu,this.updateRanges=[],this.gpuType=Ii,this.version=0,this._normalizationScale=t!==void 0?Jl(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,i){t*=this.itemSize,i*=e.itemSize;for(let n=0,s=this.itemSize;n<s;n++)this.array[t+n]=e.array[i+n];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,i=this.count;e<i;e++)ma.fromBufferAttribute(this,e),ma.applyMatrix3(t),this.setXY(e,ma.x,ma.y);else if(this.itemSize===3)for(let e=0,i=this.count;e<i;e++)De.fromBufferAttribute(this,e),De.applyMatrix3(t),this.setXYZ(e,De.x,De.y,De.z);return this}applyMatrix4(t){for(let e=0,i=this.count;e<i;e++)De.fromBufferAttribute(this,e),De.applyMatrix4(t),this.setXYZ(e,De.x,De.y,De.z);return this}applyNormalMatrix(t){for(let e=0,i=this.count;e<i;e++)De.fromBufferAttribute(this,e),De.applyNormalMatrix(t),this.setXYZ(e,De.x,De.y,De.z);return this}transformDirection(t){for(let e=0,i=this.count;e<i;e++)De.fromBufferAttribute(this,e),De.transformDirection(t),this.setXYZ(e,De.x,De.y,De.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let i=this.array[t*this.itemSize+e];return this.normalized&&(i=this._denormalize(i)),i}setComponent(t,e,i){return this.normalized&&(i=this._normalize(i)),this.array[t*this.itemSize+e]=i,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,i){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),i=this._normalize(i)),this.array[t+0]=e,this.array[t+1]=i,this}setXYZ(t,e,i,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=i,this.array[t+2]=n,this}setXYZW(t,e,i,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=i,this.array[t+2]=n,this.array[t+3]=s,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Ru(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Cu(t,this.array)}};var ho=class extends ee{constructor(t,e,i){super(new Uint16Array(t),e,i)}};var uo=class extends ee{constructor(t,e,i){super(new Uint32Array(t),e,i)}};var Be=class extends ee{constructor(t,e,i){super(new Float32Array(t),e,i)}},Z0=new Jt,jr=new D,Eh=new D,bi=class{constructor(t=new D,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let i=this.center;e!==void 0?i.copy(e):Z0.setFromPoints(t).getCenter(i);let n=0;for(let s=0,o=t.length;s<o;s++)n=Math.max(n,i.distanceToSquared(t[s]));return this.radius=Math.sqrt(n),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let i=this.center.distanceToSquared(t);return e.copy(t),i>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;jr.subVectors(t,this.center);let e=jr.lengthSq();if(e>this.radius*this.radius){let i=Math.sqrt(e),n=(i-this.radius)*.5;this.center.addScaledVector(jr,n/i),this.radius+=n}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Eh.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(jr.copy(t.center).add(Eh)),this.expandByPoint(jr.copy(t.center).sub(Eh))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},j0=0,Vi=new Pt,Rh=new Ae,Ks=new D,Ei=new Jt,Jr=new Jt,$e=new D,be=class r extends Ji{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:j0++}),this.uuid=fn(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(S0(t)?uo:ho)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,i=0){this.groups.push({start:t,count:e,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new kt().getNormalMatrix(t);i.applyNormalMatrix(s),i.needsUpdate=!0}let n=this.attributes.tangent;return n!==void 0&&(n.transformDirection(t),n.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Vi.makeRotationFromQuaternion(t),this.applyMatrix4(Vi),this}rotateX(t){return Vi.makeRotationX(t),this.applyMatrix4(Vi),this}rotateY(t){return Vi.makeRotationY(t),this.applyMatrix4(Vi),this}rotateZ(t){return Vi.makeRotationZ(t),this.applyMatrix4(Vi),this}translate(t,e,i){return Vi.makeTranslation(t,e,i),this.applyMatrix4(Vi),this}scale(t,e,i){return Vi.makeScale(t,e,i),this.applyMatrix4(Vi),this}lookAt(t){return Rh.lookAt(t),Rh.updateMatrix(),this.applyMatrix4(Rh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Ks).negate(),this.translate(Ks.x,Ks.y,Ks.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let i=[];for(let n=0,s=t.length;n<s;n++){let o=t[n];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Be(i,3))}else{let i=Math.min(t.length,e.count);for(let n=0;n<i;n++){let s=t[n];e.setXYZ(n,s.x,s.y,s.z||0)}t.length>e.count&&Lt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Jt);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Bt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new D(-1/0,-1/0,-1/0),new D(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let i=0,n=e.length;i<n;i++){let s=e[i];Ei.setFromBufferAttribute(s),this.morphTargetsRelative?($e.addVectors(this.boundingBox.min,Ei.min),this.boundingBox.expandByPoint($e),$e.addVectors(this.boundingBox.max,Ei.max),this.boundingBox.expandByPoint($e)):(this.boundingBox.expandByPoint(Ei.min),this.boundingBox.expandByPoint(Ei.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Bt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new bi);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Bt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new D,1/0);return}if(t){let i=this.boundingSphere.center;if(Ei.setFromBufferAttribute(t),e)for(let s=0,o=e.length;s<o;s++){let a=e[s];Jr.setFromBufferAttribute(a),this.morphTargetsRelative?($e.addVectors(Ei.min,Jr.min),Ei.expandByPoint($e),$e.addVectors(Ei.max,Jr.max),Ei.expandByPoint($e)):(Ei.expandByPoint(Jr.min),Ei.expandByPoint(Jr.max))}Ei.getCenter(i);let n=0;for(let s=0,o=t.count;s<o;s++)$e.fromBufferAttribute(t,s),n=Math.max(n,i.distanceToSquared($e));if(e)for(let s=0,o=e.length;s<o;s++){let a=e[s],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)$e.fromBufferAttribute(a,c),l&&(Ks.fromBufferAttribute(t,c),$e.add(Ks)),n=Math.max(n,i.distanceToSquared($e))}this.boundingSphere.radius=Math.sqrt(n),isNaN(this.boundingSphere.radius)&&Bt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){Bt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=e.position,n=e.normal,s=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new ee(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let C=0;C<i.count;C++)a[C]=new D,l[C]=new D;let h=new D,u=new D,d=new D,f=new wt,g=new wt,x=new wt,p=new D,m=new D;function _(C,E,I){c[C]=c[E]=c[I]=1,h.fromBufferAttribute(i,C),u.fromBufferAttribute(i,E),d.fromBufferAttribute(i,I),f.fromBufferAttribute(s,C),g.fromBufferAttribute(s,E),x.fromBufferAttribute(s,I),u.sub(h),d.sub(h),g.sub(f),x.sub(f);let P=1/(g.x*x.y-x.x*g.y);isFinite(P)&&(p.copy(u).multiplyScalar(x.y).addScaledVector(d,-g.y).multiplyScalar(P),m.copy(d).multiplyScalar(g.x).addScaledVector(u,-x.x).multiplyScalar(P),a[C].add(p),a[E].add(p),a[I].add(p),l[C].add(m),l[E].add(m),l[I].add(m))}let b=this.groups;b.length===0&&(b=[{start:0,count:t.count}]);for(let C=0,E=b.length;C<E;++C){let I=b[C],P=I.start,U=I.count;for(let N=P,B=P+U;N<B;N+=3)_(t.getX(N+0),t.getX(N+1),t.getX(N+2))}let v=new D,M=new D,w=new D,y=new D;function S(C){w.fromBufferAttribute(n,C),y.copy(w);let E=a[C];v.copy(E),v.sub(w.multiplyScalar(w.dot(E))).normalize(),M.crossVectors(y,E);let P=M.dot(l[C])<0?-1:1;o.setXYZW(C,v.x,v.y,v.z,P)}for(let C=0,E=i.count;C<E;++C)c[C]&&S(C);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==e.count)i=new ee(new Float32Array(e.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let n=new D,s=new D,o=new D,a=new D,l=new D,c=new D,h=new D,u=new D;if(t)for(let d=0,f=t.count;d<f;d+=3){let g=t.getX(d+0),x=t.getX(d+1),p=t.getX(d+2);n.fromBufferAttribute(e,g),s.fromBufferAttribute(e,x),o.fromBufferAttribute(e,p),h.subVectors(o,s),u.subVectors(n,s),h.cross(u),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,x),c.fromBufferAttribute(i,p),a.add(h),l.add(h),c.add(h),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(x,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)n.fromBufferAttribute(e,d+0),s.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,s),u.subVectors(n,s),h.cross(u),i.setXYZ(d+0,h.x,h.y,h.z),i.setXYZ(d+1,h.x,h.y,h.z),i.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,i=t.count;e<i;e++)$e.fromBufferAttribute(t,e),$e.normalize(),t.setXYZ(e,$e.x,$e.y,$e.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let m=0;m<h;m++)d[g++]=c[f++]}return new ee(d,h,u)}if(this.index===null)return Lt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new r,i=this.index.array,n=this.attributes;for(let a in n){let l=n[a],c=t(l,i);e.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,i);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let i=this.attributes;for(let l in i){let c=i[l];t.data.attributes[l]=c.toJSON(t.data)}let n={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(n[l]=h,s=!0)}s&&(t.data.morphAttributes=n,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let i=t.index;i!==null&&this.setIndex(i.clone());let n=t.attributes;for(let c in n){let h=n[c];this.setAttribute(c,h.clone(e))}let s=t.morphAttributes;for(let c in s){let h=[],u=s[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},ur=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=wu,this.updateRanges=[],this.version=0,this.uuid=fn()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,i){t*=this.stride,i*=e.stride;for(let n=0,s=this.stride;n<s;n++)this.array[t+n]=e.array[i+n];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=If(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let i=new this.array.constructor(t.arrayBuffers[e]),n=new this.constructor(i,this.stride);return n.setUsage(this.usage),n}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=If(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let i={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return i.usage=this.usage,i}};function If(r){return r.buffer._uuid===void 0&&(r.buffer._uuid=fn()),r.byteOffset===0&&r.byteLength===r.buffer.byteLength?r.buffer._uuid:r.buffer._uuid+":"+r.byteOffset+":"+r.byteLength}var mi=new D,dr=class r{constructor(t,e,i,n=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=i,this.normalized=n,this._normalizationScale=t!==void 0?Jl(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,i=this.data.count;e<i;e++)mi.fromBufferAttribute(this,e),mi.applyMatrix4(t),this.setXYZ(e,mi.x,mi.y,mi.z);return this}applyNormalMatrix(t){for(let e=0,i=this.count;e<i;e++)mi.fromBufferAttribute(this,e),mi.applyNormalMatrix(t),this.setXYZ(e,mi.x,mi.y,mi.z);return this}transformDirection(t){for(let e=0,i=this.count;e<i;e++)mi.fromBufferAttribute(this,e),mi.transformDirection(t),this.setXYZ(e,mi.x,mi.y,mi.z);return this}getComponent(t,e){let i=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(i=this._denormalize(i)),i}setComponent(t,e,i){return this.normalized&&(i=this._normalize(i)),this.data.array[t*this.data.stride+this.offset+e]=i,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,i){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),i=this._normalize(i)),this.data.array[t+0]=e,this.data.array[t+1]=i,this}setXYZ(t,e,i,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=i,this.data.array[t+2]=n,this}setXYZW(t,e,i,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),i=this._normalize(i),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=i,this.data.array[t+2]=n,this.data.array[t+3]=s,this}clone(t){if(t===void 0){oo("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let i=0;i<this.count;i++){let n=i*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)e.push(this.data.array[n+s])}return new ee(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new r(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){oo("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let i=0;i<this.count;i++){let n=i*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)e.push(this.data.array[n+s])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Ru(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Cu(t,this.data.array)}},Ch=new D,J0=new D,Q0=new kt,Fe=class{constructor(t=new D(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,i,n){return this.normal.set(t,e,i),this.constant=n,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,i){let n=Ch.subVectors(i,e).cross(J0.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(n,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,i=!0){let n=t.delta(Ch),s=this.normal.dot(n);if(s===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(n,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),i=this.distanceToPoint(t.end);return e<0&&i>0||i<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let i=e||Q0.getNormalMatrix(t),n=this.coplanarPoint(Ch).applyMatrix4(t),s=this.normal.applyMatrix3(i).normalize();return this.constant=-n.dot(s),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},tx=0,Si=class extends Ji{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:tx++}),this.uuid=fn(),this.name="",this.type="Material",this.blending=vr,this.side=Qe,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=eu,this.blendDst=iu,this.blendEquation=Ps,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Ot(0,0,0),this.blendAlpha=0,this.depthFunc=sr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=jl,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ka,this.stencilZFail=ka,this.stencilZPass=ka,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let i=t[e];if(i===void 0){Lt(`Material: parameter '${e}' has value of undefined.`);continue}let n=this[e];if(n===void 0){Lt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}n&&n.isColor?n.set(i):n&&n.isVector2&&i&&i.isVector2||n&&n.isEuler&&i&&i.isEuler||n&&n.isVector3&&i&&i.isVector3?n.copy(i):this[e]=i}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(t).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(t).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(t).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(t).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(t).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function n(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(e){let s=n(t.textures),o=n(t.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new Ot().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(i=>new Fe().fromJSON(i))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let i=t.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new wt().fromArray(i)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new wt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,i=null;if(e!==null){let n=e.length;i=new Array(n);for(let s=0;s!==n;++s)i[s]=e[s].clone()}return this.clippingPlanes=i,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Tn=new D,Ph=new D,ga=new D,xa=new D,Ci=class{constructor(t=new D,e=new D(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Tn)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let i=e.dot(this.direction);return i<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Tn.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Tn.copy(this.origin).addScaledVector(this.direction,e),Tn.distanceToSquared(t))}distanceSqToSegment(t,e,i,n){Ph.copy(t).add(e).multiplyScalar(.5),ga.copy(e).sub(t).normalize(),xa.copy(this.origin).sub(Ph);let s=t.distanceTo(e)*.5,o=-this.direction.dot(ga),a=xa.dot(this.direction),l=-xa.dot(ga),c=xa.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=s*h,u>=0)if(d>=-g)if(d<=g){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=s,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-s,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*s+a)),d=u>0?-s:Math.min(Math.max(-s,-l),s),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-s,-l),s),f=d*(d+2*l)+c):(u=Math.max(0,-(o*s+a)),d=u>0?s:Math.min(Math.max(-s,-l),s),f=-u*u+d*(d+2*l)+c);else d=o>0?-s:s,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,u),n&&n.copy(Ph).addScaledVector(ga,d),f}intersectSphere(t,e){if(t.radius<0)return null;Tn.subVectors(t.center,this.origin);let i=Tn.dot(this.direction),n=Tn.dot(Tn)-i*i,s=t.radius*t.radius;if(n>s)return null;let o=Math.sqrt(s-n),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(t.normal)+t.constant)/e;return i>=0?i:null}intersectPlane(t,e){let i=this.distanceToPlane(t);return i===null?null:this.at(i,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let i,n,s,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(i=(t.min.x-d.x)*c,n=(t.max.x-d.x)*c):(i=(t.max.x-d.x)*c,n=(t.min.x-d.x)*c),h>=0?(s=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(s=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),i>o||s>n||((s>i||isNaN(i))&&(i=s),(o<n||isNaN(n))&&(n=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),i>l||a>n)||((a>i||i!==i)&&(i=a),(l<n||n!==n)&&(n=l),n<0)?null:this.at(i>=0?i:n,e)}intersectsBox(t){return this.intersectBox(t,Tn)!==null}intersectTriangle(t,e,i,n,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,g=e.x-o.x,x=e.y-o.y,p=e.z-o.z,m=i.x-o.x,_=i.y-o.y,b=i.z-o.z,v=Math.abs(l),M=Math.abs(c),w=Math.abs(h),y,S,C,E,I,P,U,N,B,z,X,it;if(v>=M&&v>=w?(C=l,P=u,B=g,it=m,l>=0?(y=c,S=h,E=d,I=f,U=x,N=p,z=_,X=b):(y=h,S=c,E=f,I=d,U=p,N=x,z=b,X=_)):M>=w?(C=c,P=d,B=x,it=_,c>=0?(y=h,S=l,E=f,I=u,U=p,N=g,z=b,X=m):(y=l,S=h,E=u,I=f,U=g,N=p,z=m,X=b)):(C=h,P=f,B=p,it=b,h>=0?(y=l,S=c,E=u,I=d,U=g,N=x,z=m,X=_):(y=c,S=l,E=d,I=u,U=x,N=g,z=_,X=m)),C===0)return null;let q=y/C,Q=S/C,et=1/C,St=E-q*P,Tt=I-Q*P,K=U-q*B,ot=N-Q*B,lt=z-q*it,At=X-Q*it,mt=lt*ot-At*K,G=St*At-Tt*lt,ct=K*Tt-ot*St;if(n){if(mt<0||G<0||ct<0)return null}else if((mt<0||G<0||ct<0)&&(mt>0||G>0||ct>0))return null;let nt=mt+G+ct;if(nt===0)return null;let Mt=et*(mt*P+G*B+ct*it);return(nt>0?Mt<0:Mt>0)?null:this.at(Mt/nt,s)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Je=class extends Si{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Ot(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Cn,this.combine=nu,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Lf=new Pt,bs=new Ci,_a=new bi,Nf=new D,ya=new D,va=new D,ba=new D,Ih=new D,Sa=new D,Df=new D,Ma=new D,ue=class extends Ae{constructor(t=new be,e=new Je){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){let n=e[i[0]];if(n!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=n.length;s<o;s++){let a=n[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(t,e){let i=this.geometry,n=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;e.fromBufferAttribute(n,t);let a=this.morphTargetInfluences;if(s&&a){Sa.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let h=a[l],u=s[l];h!==0&&(Ih.fromBufferAttribute(u,t),o?Sa.addScaledVector(Ih,h):Sa.addScaledVector(Ih.sub(e),h))}e.add(Sa)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let i=this.geometry,n=this.material,s=this.matrixWorld;n!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),_a.copy(i.boundingSphere),_a.applyMatrix4(s),bs.copy(t.ray).recast(t.near),!(_a.containsPoint(bs.origin)===!1&&(bs.intersectSphere(_a,Nf)===null||bs.origin.distanceToSquared(Nf)>(t.far-t.near)**2))&&(Lf.copy(s).invert(),bs.copy(t.ray).applyMatrix4(Lf),!(i.boundingBox!==null&&bs.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(t,e,bs)))}_computeIntersections(t,e,i){let n,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,h=s.attributes.uv1,u=s.attributes.normal,d=s.groups,f=s.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),b=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let v=_,M=b;v<M;v+=3){let w=a.getX(v),y=a.getX(v+1),S=a.getX(v+2);n=wa(this,m,t,i,c,h,u,w,y,S),n&&(n.faceIndex=Math.floor(v/3),n.face.materialIndex=p.materialIndex,e.push(n))}}else{let g=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let p=g,m=x;p<m;p+=3){let _=a.getX(p),b=a.getX(p+1),v=a.getX(p+2);n=wa(this,o,t,i,c,h,u,_,b,v),n&&(n.faceIndex=Math.floor(p/3),e.push(n))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),b=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let v=_,M=b;v<M;v+=3){let w=v,y=v+1,S=v+2;n=wa(this,m,t,i,c,h,u,w,y,S),n&&(n.faceIndex=Math.floor(v/3),n.face.materialIndex=p.materialIndex,e.push(n))}}else{let g=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let p=g,m=x;p<m;p+=3){let _=p,b=p+1,v=p+2;n=wa(this,o,t,i,c,h,u,_,b,v),n&&(n.faceIndex=Math.floor(p/3),e.push(n))}}}};function ex(r,t,e,i,n,s,o,a){let l;if(t.side===ze?l=i.intersectTriangle(o,s,n,!0,a):l=i.intersectTriangle(n,s,o,t.side===Qe,a),l===null)return null;Ma.copy(a),Ma.applyMatrix4(r.matrixWorld);let c=e.ray.origin.distanceTo(Ma);return c<e.near||c>e.far?null:{distance:c,point:Ma.clone(),object:r}}function wa(r,t,e,i,n,s,o,a,l,c){r.getVertexPosition(a,ya),r.getVertexPosition(l,va),r.getVertexPosition(c,ba);let h=ex(r,t,e,i,ya,va,ba,Df);if(h){let u=new D;je.getBarycoord(Df,ya,va,ba,u),n&&(h.uv=je.getInterpolatedAttribute(n,a,l,c,u,new wt)),s&&(h.uv1=je.getInterpolatedAttribute(s,a,l,c,u,new wt)),o&&(h.normal=je.getInterpolatedAttribute(o,a,l,c,u,new D),h.normal.dot(i.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new D,materialIndex:0};je.getNormal(ya,va,ba,d.normal),h.face=d,h.barycoord=u}return h}var Qr=new ce,Of=new ce,Uf=new ce,ix=new ce,Ff=new Pt,Ta=new D,Lh=new bi,Bf=new Pt,Nh=new Ci,fo=class extends ue{constructor(t,e){super(t,e),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=kh,this.bindMatrix=new Pt,this.bindMatrixInverse=new Pt,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){let t=this.geometry;this.boundingBox===null&&(this.boundingBox=new Jt),this.boundingBox.makeEmpty();let e=t.getAttribute("position");for(let i=0;i<e.count;i++)this.getVertexPosition(i,Ta),this.boundingBox.expandByPoint(Ta)}computeBoundingSphere(){let t=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new bi),this.boundingSphere.makeEmpty();let e=t.getAttribute("position");for(let i=0;i<e.count;i++)this.getVertexPosition(i,Ta),this.boundingSphere.expandByPoint(Ta)}copy(t,e){return super.copy(t,e),this.bindMode=t.bindMode,this.bindMatrix.copy(t.bindMatrix),this.bindMatrixInverse.copy(t.bindMatrixInverse),this.skeleton=t.skeleton,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}raycast(t,e){let i=this.material,n=this.matrixWorld;i!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Lh.copy(this.boundingSphere),Lh.applyMatrix4(n),t.ray.intersectsSphere(Lh)!==!1&&(Bf.copy(n).invert(),Nh.copy(t.ray).applyMatrix4(Bf),!(this.boundingBox!==null&&Nh.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(t,e,Nh)))}getVertexPosition(t,e){return super.getVertexPosition(t,e),this.applyBoneTransform(t,e),e}bind(t,e){this.skeleton=t,e===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),e=this.matrixWorld),this.bindMatrix.copy(e),this.bindMatrixInverse.copy(e).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){let t=new ce,e=this.geometry.attributes.skinWeight;for(let i=0,n=e.count;i<n;i++){t.fromBufferAttribute(e,i);let s=1/t.manhattanLength();s!==1/0?t.multiplyScalar(s):t.set(1,0,0,0),e.setXYZW(i,t.x,t.y,t.z,t.w)}}updateMatrixWorld(t){super.updateMatrixWorld(t),this.bindMode===kh?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===Rp?this.bindMatrixInverse.copy(this.bindMatrix).invert():Lt("SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(t,e){let i=this.skeleton,n=this.geometry;Of.fromBufferAttribute(n.attributes.skinIndex,t),Uf.fromBufferAttribute(n.attributes.skinWeight,t),e.isVector4?(Qr.copy(e),e.set(0,0,0,0)):(Qr.set(e.x,e.y,e.z,1),e.set(0,0,0)),Qr.applyMatrix4(this.bindMatrix);for(let s=0;s<4;s++){let o=Uf.getComponent(s);if(o!==0){let a=Of.getComponent(s);Ff.multiplyMatrices(i.bones[a].matrixWorld,i.boneInverses[a]),e.addScaledVector(ix.copy(Qr).applyMatrix4(Ff),o)}}return e.isVector4&&(e.w=Qr.w),e.applyMatrix4(this.bindMatrixInverse)}},fr=class extends Ae{constructor(){super(),this.isBone=!0,this.type="Bone"}},Jn=class extends ke{constructor(t=null,e=1,i=1,n,s,o,a,l,c=Ie,h=Ie,u,d){super(null,o,a,l,c,h,n,s,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},kf=new Pt,nx=new Pt,po=class r{constructor(t=[],e=[]){this.uuid=fn(),this.bones=t.slice(0),this.boneInverses=e,this.boneMatrices=null,this.previousBoneMatrices=null,this.boneTexture=null,this.previousBoneTexture=null,this.init()}init(){let t=this.bones,e=this.boneInverses;if(this.boneMatrices=new Float32Array(t.length*16),e.length===0)this.calculateInverses();else if(t.length!==e.length){Lt("Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let i=0,n=this.bones.length;i<n;i++)this.boneInverses.push(new Pt)}}calculateInverses(){this.boneInverses.length=0;for(let t=0,e=this.bones.length;t<e;t++){let i=new Pt;this.bones[t]&&i.copy(this.bones[t].matrixWorld).invert(),this.boneInverses.push(i)}}pose(){for(let t=0,e=this.bones.length;t<e;t++){let i=this.bones[t];i&&i.matrixWorld.copy(this.boneInverses[t]).invert()}for(let t=0,e=this.bones.length;t<e;t++){let i=this.bones[t];i&&(i.parent&&i.parent.isBone?(i.matrix.copy(i.parent.matrixWorld).invert(),i.matrix.multiply(i.matrixWorld)):i.matrix.copy(i.matrixWorld),i.matrix.decompose(i.position,i.quaternion,i.scale))}}update(){let t=this.bones,e=this.boneInverses,i=this.boneMatrices,n=this.boneTexture;for(let s=0,o=t.length;s<o;s++){let a=t[s]?t[s].matrixWorld:nx;kf.multiplyMatrices(a,e[s]),kf.toArray(i,s*16)}n!==null&&(n.needsUpdate=!0)}clone(){return new r(this.bones,this.boneInverses)}computeBoneTexture(){let t=Math.sqrt(this.bones.length*4);t=Math.ceil(t/4)*4,t=Math.max(t,4);let e=new Float32Array(t*t*4);e.set(this.boneMatrices);let i=new Jn(e,t,t,ti,Ii);return i.needsUpdate=!0,this.boneMatrices=e,this.boneTexture=i,this}getBoneByName(t){for(let e=0,i=this.bones.length;e<i;e++){let n=this.bones[e];if(n.name===t)return n}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null),this.previousBoneTexture!==null&&(this.previousBoneTexture.dispose(),this.previousBoneTexture=null)}fromJSON(t,e){this.uuid=t.uuid;for(let i=0,n=t.bones.length;i<n;i++){let s=t.bones[i],o=e[s];o===void 0&&(Lt("Skeleton: No bone found with UUID:",s),o=new fr),this.bones.push(o),this.boneInverses.push(new Pt().fromArray(t.boneInverses[i]))}return this.init(),this}toJSON(){let t={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};t.uuid=this.uuid;let e=this.bones,i=this.boneInverses;for(let n=0,s=e.length;n<s;n++){let o=e[n];t.bones.push(o.uuid);let a=i[n];t.boneInverses.push(a.toArray())}return t}},Pn=class extends ee{constructor(t,e,i,n=1){super(t,e,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},Zs=new Pt,zf=new Pt,Aa=[],Vf=new Jt,sx=new Pt,to=new ue,eo=new bi,mo=class extends ue{constructor(t,e,i){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new Pn(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let n=0;n<i;n++)this.setMatrixAt(n,sx)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Jt),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<e;i++)this.getMatrixAt(i,Zs),Vf.copy(t.boundingBox).applyMatrix4(Zs),this.boundingBox.union(Vf)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new bi),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<e;i++)this.getMatrixAt(i,Zs),eo.copy(t.boundingSphere).applyMatrix4(Zs),this.boundingSphere.union(eo)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let i=e.morphTargetInfluences,n=this.morphTexture.source.data.data,s=i.length+1,o=t*s+1;for(let a=0;a<i.length;a++)i[a]=n[o+a]}raycast(t,e){let i=this.matrixWorld,n=this.count;if(to.geometry=this.geometry,to.material=this.material,to.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),eo.copy(this.boundingSphere),eo.applyMatrix4(i),t.ray.intersectsSphere(eo)!==!1))for(let s=0;s<n;s++){this.getMatrixAt(s,Zs),zf.multiplyMatrices(i,Zs),to.matrixWorld=zf,to.raycast(t,Aa);for(let o=0,a=Aa.length;o<a;o++){let l=Aa[o];l.instanceId=s,l.object=this,e.push(l)}Aa.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new Pn(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let i=e.morphTargetInfluences,n=i.length+1;this.morphTexture===null&&(this.morphTexture=new Jn(new Float32Array(n*this.count),n,this.count,gl,Ii));let s=this.morphTexture.source.data.data,o=0;for(let c=0;c<i.length;c++)o+=i[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=n*t;return s[l]=a,s.set(i,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Ss=new bi,rx=new wt(.5,.5),Ea=new D,Qn=class{constructor(t=new Fe,e=new Fe,i=new Fe,n=new Fe,s=new Fe,o=new Fe){this.planes=[t,e,i,n,s,o]}set(t,e,i,n,s,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(i),a[3].copy(n),a[4].copy(s),a[5].copy(o),this}copy(t){let e=this.planes;for(let i=0;i<6;i++)e[i].copy(t.planes[i]);return this}setFromProjectionMatrix(t,e=Gi,i=!1){let n=this.planes,s=t.elements,o=s[0],a=s[1],l=s[2],c=s[3],h=s[4],u=s[5],d=s[6],f=s[7],g=s[8],x=s[9],p=s[10],m=s[11],_=s[12],b=s[13],v=s[14],M=s[15];if(n[0].setComponents(c-o,f-h,m-g,M-_).normalize(),n[1].setComponents(c+o,f+h,m+g,M+_).normalize(),n[2].setComponents(c+a,f+u,m+x,M+b).normalize(),n[3].setComponents(c-a,f-u,m-x,M-b).normalize(),i)n[4].setComponents(l,d,p,v).normalize(),n[5].setComponents(c-l,f-d,m-p,M-v).normalize();else if(n[4].setComponents(c-l,f-d,m-p,M-v).normalize(),e===Gi)n[5].setComponents(c+l,f+d,m+p,M+v).normalize();else if(e===or)n[5].setComponents(l,d,p,v).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Ss.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Ss.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Ss)}intersectsSprite(t){Ss.center.set(0,0,0);let e=rx.distanceTo(t.center);return Ss.radius=.7071067811865476+e,Ss.applyMatrix4(t.matrixWorld),this.intersectsSphere(Ss)}intersectsSphere(t){let e=this.planes,i=t.center,n=-t.radius;for(let s=0;s<6;s++)if(e[s].distanceToPoint(i)<n)return!1;return!0}intersectsBox(t){let e=this.planes;for(let i=0;i<6;i++){let n=e[i];if(Ea.x=n.normal.x>0?t.max.x:t.min.x,Ea.y=n.normal.y>0?t.max.y:t.min.y,Ea.z=n.normal.z>0?t.max.z:t.min.z,n.distanceToPoint(Ea)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let i=0;i<6;i++)if(e[i].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Hf=new Pt,Za=class r{constructor(){this.coordinateSystem=Gi,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,i=this._frustums;for(let n=0;n<e.length;n++){let s=e[n];Hf.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[n]===void 0&&(i[n]=new Qn),i[n].setFromProjectionMatrix(Hf,s.coordinateSystem,s.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let i=0;i<this._count;i++)if(e[i].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,i=t._frustums;for(let n=0;n<t._count;n++)e[n]===void 0&&(e[n]=new Qn),e[n].copy(i[n]);return this._count=t._count,this}clone(){return new r().copy(this)}};var In=class extends Si{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Ot(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},ja=new D,Ja=new D,Gf=new Pt,io=new Ci,Ra=new bi,Dh=new D,Wf=new D,Es=class extends Ae{constructor(t=new be,e=new In){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,i=[0];for(let n=1,s=e.count;n<s;n++)ja.fromBufferAttribute(e,n-1),Ja.fromBufferAttribute(e,n),i[n]=i[n-1],i[n]+=ja.distanceTo(Ja);t.setAttribute("lineDistance",new Be(i,1))}else Lt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let i=this.geometry,n=this.matrixWorld,s=t.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Ra.copy(i.boundingSphere),Ra.applyMatrix4(n),Ra.radius+=s,t.ray.intersectsSphere(Ra)===!1)return;Gf.copy(n).invert(),io.copy(t.ray).applyMatrix4(Gf);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=i.index,d=i.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let x=f,p=g-1;x<p;x+=c){let m=h.getX(x),_=h.getX(x+1),b=Ca(this,t,io,l,m,_,x);b&&e.push(b)}if(this.isLineLoop){let x=h.getX(g-1),p=h.getX(f),m=Ca(this,t,io,l,x,p,g-1);m&&e.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let x=f,p=g-1;x<p;x+=c){let m=Ca(this,t,io,l,x,x+1,x);m&&e.push(m)}if(this.isLineLoop){let x=Ca(this,t,io,l,g-1,f,g-1);x&&e.push(x)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){let n=e[i[0]];if(n!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=n.length;s<o;s++){let a=n[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function Ca(r,t,e,i,n,s,o){let a=r.geometry.attributes.position;if(ja.fromBufferAttribute(a,n),Ja.fromBufferAttribute(a,s),e.distanceSqToSegment(ja,Ja,Dh,Wf)>i)return;Dh.applyMatrix4(r.matrixWorld);let c=t.ray.origin.distanceTo(Dh);if(!(c<t.near||c>t.far))return{distance:c,point:Wf.clone().applyMatrix4(r.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:r}}var Xf=new D,qf=new D,ts=class extends Es{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,i=[];for(let n=0,s=e.count;n<s;n+=2)Xf.fromBufferAttribute(e,n),qf.fromBufferAttribute(e,n+1),i[n]=n===0?0:i[n-1],i[n+1]=i[n]+Xf.distanceTo(qf);t.setAttribute("lineDistance",new Be(i,1))}else Lt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},go=class extends Es{constructor(t,e){super(t,e),this.isLineLoop=!0,this.type="LineLoop"}},pr=class extends Si{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Ot(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}},$f=new Pt,Wh=new Ci,Pa=new bi,Ia=new D,xo=class extends Ae{constructor(t=new be,e=new pr){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let i=this.geometry,n=this.matrixWorld,s=t.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Pa.copy(i.boundingSphere),Pa.applyMatrix4(n),Pa.radius+=s,t.ray.intersectsSphere(Pa)===!1)return;$f.copy(n).invert(),Wh.copy(t.ray).applyMatrix4($f);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=i.index,u=i.attributes.position;if(c!==null){let d=Math.max(0,o.start),f=Math.min(c.count,o.start+o.count);for(let g=d,x=f;g<x;g++){let p=c.getX(g);Ia.fromBufferAttribute(u,p),Yf(Ia,p,l,n,t,e,this)}}else{let d=Math.max(0,o.start),f=Math.min(u.count,o.start+o.count);for(let g=d,x=f;g<x;g++)Ia.fromBufferAttribute(u,g),Yf(Ia,g,l,n,t,e,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){let n=e[i[0]];if(n!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=n.length;s<o;s++){let a=n[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function Yf(r,t,e,i,n,s,o){let a=Wh.distanceSqToPoint(r);if(a<e){let l=new D;Wh.closestPointToPoint(r,l),l.applyMatrix4(i);let c=n.ray.origin.distanceTo(l);if(c<n.near||c>n.far)return;s.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}var _o=class extends ke{constructor(t=[],e=Is,i,n,s,o,a,l,c,h){super(t,e,i,n,s,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}},yo=class extends ke{constructor(t,e,i,n,s,o,a,l,c){super(t,e,i,n,s,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Ln=class extends ke{constructor(t,e,i=en,n,s,o,a=Ie,l=Ie,c,h=Rn,u=1){if(h!==Rn&&h!==kn)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,n,s,o,a,l,h,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new cr(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},vo=class extends Ln{constructor(t,e=en,i=Is,n,s,o=Ie,a=Ie,l,c=Rn){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,i,n,s,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},bo=class extends ke{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},mr=class r extends be{constructor(t=1,e=1,i=1,n=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:i,widthSegments:n,heightSegments:s,depthSegments:o};let a=this;n=Math.floor(n),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,i,e,t,o,s,0),g("z","y","x",1,-1,i,e,-t,o,s,1),g("x","z","y",1,1,t,i,e,n,o,2),g("x","z","y",1,-1,t,i,-e,n,o,3),g("x","y","z",1,-1,t,e,i,n,s,4),g("x","y","z",-1,-1,t,e,-i,n,s,5),this.setIndex(l),this.setAttribute("position",new Be(c,3)),this.setAttribute("normal",new Be(h,3)),this.setAttribute("uv",new Be(u,2));function g(x,p,m,_,b,v,M,w,y,S,C){let E=v/y,I=M/S,P=v/2,U=M/2,N=w/2,B=y+1,z=S+1,X=0,it=0,q=new D;for(let Q=0;Q<z;Q++){let et=Q*I-U;for(let St=0;St<B;St++){let Tt=St*E-P;q[x]=Tt*_,q[p]=et*b,q[m]=N,c.push(q.x,q.y,q.z),q[x]=0,q[p]=0,q[m]=w>0?1:-1,h.push(q.x,q.y,q.z),u.push(St/y),u.push(1-Q/S),X+=1}}for(let Q=0;Q<S;Q++)for(let et=0;et<y;et++){let St=d+et+B*Q,Tt=d+et+B*(Q+1),K=d+(et+1)+B*(Q+1),ot=d+(et+1)+B*Q;l.push(St,Tt,ot),l.push(Tt,K,ot),it+=6}a.addGroup(f,it,C),f+=it,d+=X}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new r(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var La=new D,Na=new D,Oh=new D,Da=new je,So=class extends be{constructor(t=null,e=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:t,thresholdAngle:e},t!==null){let n=Math.pow(10,4),s=Math.cos(ir*e),o=t.getIndex(),a=t.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:x,b:p,c:m}=Da;if(x.fromBufferAttribute(a,c[0]),p.fromBufferAttribute(a,c[1]),m.fromBufferAttribute(a,c[2]),Da.getNormal(Oh),u[0]=`${Math.round(x.x*n)},${Math.round(x.y*n)},${Math.round(x.z*n)}`,u[1]=`${Math.round(p.x*n)},${Math.round(p.y*n)},${Math.round(p.z*n)}`,u[2]=`${Math.round(m.x*n)},${Math.round(m.y*n)},${Math.round(m.z*n)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let _=0;_<3;_++){let b=(_+1)%3,v=u[_],M=u[b],w=Da[h[_]],y=Da[h[b]],S=`${v}_${M}`,C=`${M}_${v}`,E=d.get(C);E?(Oh.dot(E.normal)<=s&&(f.push(w.x,w.y,w.z),f.push(y.x,y.y,y.z)),d.set(C,null)):d.has(S)||d.set(S,{index0:c[_],index1:c[b],normal:Oh.clone()})}}for(let g of d.values())if(g){let{index0:x,index1:p}=g;La.fromBufferAttribute(a,x),Na.fromBufferAttribute(a,p),f.push(La.x,La.y,La.z),f.push(Na.x,Na.y,Na.z)}this.setAttribute("position",new Be(f,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};var Qi=class r extends be{constructor(t=1,e=1,i=1,n=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:i,heightSegments:n};let s=t/2,o=e/2,a=Math.floor(i),l=Math.floor(n),c=a+1,h=l+1,u=t/a,d=e/l,f=[],g=[],x=[],p=[];for(let m=0;m<h;m++){let _=m*d-o;for(let b=0;b<c;b++){let v=b*u-s;g.push(v,-_,0),x.push(0,0,1),p.push(b/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let _=0;_<a;_++){let b=_+c*m,v=_+c*(m+1),M=_+1+c*(m+1),w=_+1+c*m;f.push(b,v,w),f.push(v,M,w)}this.setIndex(f),this.setAttribute("position",new Be(g,3)),this.setAttribute("normal",new Be(x,3)),this.setAttribute("uv",new Be(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new r(t.width,t.height,t.widthSegments,t.heightSegments)}};function Ds(r){let t={};for(let e in r){t[e]={};for(let i in r[e]){let n=r[e][i];if(Kf(n))n.isRenderTargetTexture?(Lt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][i]=null):t[e][i]=n.clone();else if(Array.isArray(n))if(Kf(n[0])){let s=[];for(let o=0,a=n.length;o<a;o++)s[o]=n[o].clone();t[e][i]=s}else t[e][i]=n.slice();else t[e][i]=n}}return t}function ui(r){let t={};for(let e=0;e<r.length;e++){let i=Ds(r[e]);for(let n in i)t[n]=i[n]}return t}function Kf(r){return r&&(r.isColor||r.isMatrix3||r.isMatrix4||r.isVector2||r.isVector3||r.isVector4||r.isTexture||r.isQuaternion)}function ox(r){let t=[];for(let e=0;e<r.length;e++)t.push(r[e].clone());return t}function Pu(r){let t=r.getRenderTarget();return t===null?r.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:$t.workingColorSpace}var Hp={clone:Ds,merge:ui},ax=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,lx=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,li=class extends Si{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=ax,this.fragmentShader=lx,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Ds(t.uniforms),this.uniformsGroups=ox(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let n in this.uniforms){let o=this.uniforms[n].value;o&&o.isTexture?e.uniforms[n]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[n]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[n]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[n]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[n]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[n]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[n]={type:"m4",value:o.toArray()}:e.uniforms[n]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let i={};for(let n in this.extensions)this.extensions[n]===!0&&(i[n]=!0);return Object.keys(i).length>0&&(e.extensions=i),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let i in t.uniforms){let n=t.uniforms[i];switch(this.uniforms[i]={},n.type){case"t":this.uniforms[i].value=e[n.value]||null;break;case"c":this.uniforms[i].value=new Ot().setHex(n.value);break;case"v2":this.uniforms[i].value=new wt().fromArray(n.value);break;case"v3":this.uniforms[i].value=new D().fromArray(n.value);break;case"v4":this.uniforms[i].value=new ce().fromArray(n.value);break;case"m3":this.uniforms[i].value=new kt().fromArray(n.value);break;case"m4":this.uniforms[i].value=new Pt().fromArray(n.value);break;default:this.uniforms[i].value=n.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let i in t.extensions)this.extensions[i]=t.extensions[i];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Qa=class extends li{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Nn=class extends Si{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Ot(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ot(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Zl,this.normalScale=new wt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Cn,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},xi=class extends Nn{constructor(t){super(),this.isMeshPhysicalMaterial=!0,this.defines={STANDARD:"",PHYSICAL:""},this.type="MeshPhysicalMaterial",this.anisotropyRotation=0,this.anisotropyMap=null,this.clearcoatMap=null,this.clearcoatRoughness=0,this.clearcoatRoughnessMap=null,this.clearcoatNormalScale=new wt(1,1),this.clearcoatNormalMap=null,this.diffuseRoughnessMap=null,this.ior=1.5,Object.defineProperty(this,"reflectivity",{get:function(){return Vt(2.5*(this.ior-1)/(this.ior+1),0,1)},set:function(e){this.ior=(1+.4*e)/(1-.4*e)}}),this.iridescenceMap=null,this.iridescenceIOR=1.3,this.iridescenceThicknessMinimum=100,this.iridescenceThicknessMaximum=400,this.iridescenceThicknessMap=null,this.sheenColor=new Ot(0),this.sheenColorMap=null,this.sheenRoughness=1,this.sheenRoughnessMap=null,this.transmissionMap=null,this.thickness=0,this.thicknessMap=null,this.attenuationDistance=1/0,this.attenuationColor=new Ot(1,1,1),this.specularIntensity=1,this.specularIntensityMap=null,this.specularColor=new Ot(1,1,1),this.specularColorMap=null,this._anisotropy=0,this._clearcoat=0,this._diffuseRoughness=0,this._dispersion=0,this._iridescence=0,this._retroreflectivity=0,this._sheen=0,this._transmission=0,this.setValues(t)}get anisotropy(){return this._anisotropy}set anisotropy(t){this._anisotropy>0!=t>0&&this.version++,this._anisotropy=t}get clearcoat(){return this._clearcoat}set clearcoat(t){this._clearcoat>0!=t>0&&this.version++,this._clearcoat=t}get diffuseRoughness(){return this._diffuseRoughness}set diffuseRoughness(t){this._diffuseRoughness>0!=t>0&&this.version++,this._diffuseRoughness=t}get iridescence(){return this._iridescence}set iridescence(t){this._iridescence>0!=t>0&&this.version++,this._iridescence=t}get dispersion(){return this._dispersion}set dispersion(t){this._dispersion>0!=t>0&&this.version++,this._dispersion=t}get retroreflectivity(){return this._retroreflectivity}set retroreflectivity(t){this._retroreflectivity>0!=t>0&&this.version++,this._retroreflectivity=t}get sheen(){return this._sheen}set sheen(t){this._sheen>0!=t>0&&this.version++,this._sheen=t}get transmission(){return this._transmission}set transmission(t){this._transmission>0!=t>0&&this.version++,this._transmission=t}get iridescenceThicknessRange(){return Ms('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),[this.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum]}set iridescenceThicknessRange(t){Ms('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),this.iridescenceThicknessMinimum=t[0],this.iridescenceThicknessMaximum=t[1]}copy(t){return super.copy(t),this.defines={STANDARD:"",PHYSICAL:""},this.anisotropy=t.anisotropy,this.anisotropyRotation=t.anisotropyRotation,this.anisotropyMap=t.anisotropyMap,this.clearcoat=t.clearcoat,this.clearcoatMap=t.clearcoatMap,this.clearcoatRoughness=t.clearcoatRoughness,this.clearcoatRoughnessMap=t.clearcoatRoughnessMap,this.clearcoatNormalMap=t.clearcoatNormalMap,this.clearcoatNormalScale.copy(t.clearcoatNormalScale),this.diffuseRoughness=t.diffuseRoughness,this.diffuseRoughnessMap=t.diffuseRoughnessMap,this.dispersion=t.dispersion,this.ior=t.ior,this.iridescence=t.iridescence,this.iridescenceMap=t.iridescenceMap,this.iridescenceIOR=t.iridescenceIOR,this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum,this.iridescenceThicknessMap=t.iridescenceThicknessMap,this.retroreflectivity=t.retroreflectivity,this.sheen=t.sheen,this.sheenColor.copy(t.sheenColor),this.sheenColorMap=t.sheenColorMap,this.sheenRoughness=t.sheenRoughness,this.sheenRoughnessMap=t.sheenRoughnessMap,this.transmission=t.transmission,this.transmissionMap=t.transmissionMap,this.thickness=t.thickness,this.thicknessMap=t.thicknessMap,this.attenuationDistance=t.attenuationDistance,this.attenuationColor.copy(t.attenuationColor),this.specularIntensity=t.specularIntensity,this.specularIntensityMap=t.specularIntensityMap,this.specularColor.copy(t.specularColor),this.specularColorMap=t.specularColorMap,this}};var tl=class extends Si{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Pp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},el=class extends Si{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Zn(r,t){return!r||r.constructor===t?r:typeof t.BYTES_PER_ELEMENT=="number"?new t(r):Array.prototype.slice.call(r)}function no(r){return r!==void 0&&r.inTangents!==void 0&&r.outTangents!==void 0}function cx(r){function t(n,s){return r[n]-r[s]}let e=r.length,i=new Array(e);for(let n=0;n!==e;++n)i[n]=n;return i.sort(t),i}function Zf(r,t,e){let i=r.length,n=new r.constructor(i);for(let s=0,o=0;o!==i;++s){let a=e[s]*t;for(let l=0;l!==t;++l)n[o++]=r[a+l]}return n}function hx(r,t,e,i){let n=1,s=r[0];for(;s!==void 0&&s[i]===void 0;)s=r[n++];if(s===void 0)return;let o=s[i];if(o!==void 0)if(Array.isArray(o))do o=s[i],o!==void 0&&(t.push(s.time),e.push(...o)),s=r[n++];while(s!==void 0);else if(o.toArray!==void 0)do o=s[i],o!==void 0&&(t.push(s.time),o.toArray(e,e.length)),s=r[n++];while(s!==void 0);else do o=s[i],o!==void 0&&(t.push(s.time),e.push(o)),s=r[n++];while(s!==void 0)}var hn=class{constructor(t,e,i,n){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=n!==void 0?n:new e.constructor(i),this.sampleValues=e,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,i=this._cachedIndex,n=e[i],s=e[i-1];i:{t:{let o;e:{n:if(!(t<n)){for(let a=i+2;;){if(n===void 0){if(t<s)break n;return i=e.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=n,n=e[++i],t<n)break t}o=e.length;break e}if(!(t>=s)){let a=e[1];t<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(n=s,s=e[--i-1],t>=s)break t}o=i,i=0;break e}break i}for(;i<o;){let a=i+o>>>1;t<e[a]?o=a:i=a+1}if(n=e[i],s=e[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===void 0)return i=e.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,n)}return this.interpolate_(i,s,t,n)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,i=this.sampleValues,n=this.valueSize,s=t*n;for(let o=0;o!==n;++o)e[o]=i[s+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},il=class extends hn{constructor(t,e,i,n){super(t,e,i,n),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Vh,endingEnd:Vh}}intervalChanged_(t,e,i){let n=this.parameterPositions,s=t-2,o=t+1,a=n[s],l=n[o];if(a===void 0)switch(this.getSettings_().endingStart){case Hh:s=t,a=2*e-i;break;case Gh:s=n.length-2,a=e+n[s]-n[s+1];break;default:s=t,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Hh:o=t,l=2*i-e;break;case Gh:o=1,l=i+n[1]-n[0];break;default:o=t-1,l=e}let c=(i-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-i),this._offsetPrev=s*h,this._offsetNext=o*h}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(i-e)/(n-e),x=g*g,p=x*g,m=-d*p+2*d*x-d*g,_=(1+d)*p+(-1.5-2*d)*x+(-.5+d)*g+1,b=(-1-f)*p+(1.5+f)*x+.5*g,v=f*p-f*x;for(let M=0;M!==a;++M)s[M]=m*o[h+M]+_*o[c+M]+b*o[l+M]+v*o[u+M];return s}},nl=class extends hn{constructor(t,e,i,n){super(t,e,i,n)}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(i-e)/(n-e),u=1-h;for(let d=0;d!==a;++d)s[d]=o[c+d]*u+o[l+d]*h;return s}},sl=class extends hn{constructor(t,e,i,n){super(t,e,i,n)}interpolate_(t){return this.copySampleValue_(t-1)}},rl=class extends hn{interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(i-e)/(n-e),x=1-g;for(let p=0;p!==a;++p)s[p]=o[c+p]*x+o[l+p]*g;return s}let d=a*2,f=t-1;for(let g=0;g!==a;++g){let x=o[c+g],p=o[l+g],m=f*d+g*2,_=u[m],b=u[m+1],v=t*d+g*2,M=h[v],w=h[v+1],y=dx(i,e,_,M,n);s[g]=Gp(y,x,b,w,p)}return s}};function Gp(r,t,e,i,n){let s=1-r;return s*s*s*t+3*s*s*r*e+3*s*r*r*i+r*r*r*n}function ux(r,t,e,i,n){let s=1-r;return 3*s*s*(e-t)+6*s*r*(i-e)+3*r*r*(n-i)}function dx(r,t,e,i,n){let s=(r-t)/(n-t);for(let o=0;o<8;o++){let a=Gp(s,t,e,i,n)-r;if(Math.abs(a)<1e-10)break;let l=ux(s,t,e,i,n);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var Mi=class{constructor(t,e,i,n){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Zn(e,this.TimeBufferType),this.values=Zn(i,this.ValueBufferType),this.setInterpolation(n||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,i;if(e.toJSON!==this.toJSON)i=e.toJSON(t);else{i={name:t.name,times:Zn(t.times,Array),values:Zn(t.values,Array)};let n=t.getInterpolation();n!==t.DefaultInterpolation&&(i.interpolation=n),no(t.settings)&&(i.settings={inTangents:Zn(t.settings.inTangents,Array),outTangents:Zn(t.settings.outTangents,Array)})}return i.type=t.ValueTypeName,i}InterpolantFactoryMethodDiscrete(t){return new sl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new nl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new il(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new rl(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case ws:e=this.InterpolantFactoryMethodDiscrete;break;case Ts:e=this.InterpolantFactoryMethodLinear;break;case Ba:e=this.InterpolantFactoryMethodSmooth;break;case zh:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Lt("KeyframeTrack:",i),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ws;case this.InterpolantFactoryMethodLinear:return Ts;case this.InterpolantFactoryMethodSmooth:return Ba;case this.InterpolantFactoryMethodBezier:return zh}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let i=0,n=e.length;i!==n;++i)e[i]+=t;no(this.settings)&&(jf(this.settings.inTangents,t),jf(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let i=0,n=e.length;i!==n;++i)e[i]*=t;no(this.settings)&&(Jf(this.settings.inTangents,t),Jf(this.settings.outTangents,t))}return this}trim(t,e){let i=this.times,n=i.length,s=0,o=n-1;for(;s!==n&&i[s]<t;)++s;for(;o!==-1&&i[o]>e;)--o;if(++o,s!==0||o!==n){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(Bt("KeyframeTrack: Invalid value size in track.",this),t=!1);let i=this.times,n=this.values,s=i.length;s===0&&(Bt("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){Bt("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){Bt("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(n!==void 0&&M0(n))for(let a=0,l=n.length;a!==l;++a){let c=n[a];if(isNaN(c)){Bt("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),i=this.getValueSize(),n=this.getInterpolation()===Ba,s=t.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(n)l=!0;else{let u=a*i,d=u-i,f=u+i;for(let g=0;g!==i;++g){let x=e[u+g];if(x!==e[d+g]||x!==e[f+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*i,d=o*i;for(let f=0;f!==i;++f)e[d+f]=e[u+f]}++o}}if(s>0){t[o]=t[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*i)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),i=this.constructor,n=new i(this.name,t,e);return n.createInterpolant=this.createInterpolant,no(this.settings)&&(n.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),n}};function jf(r,t){for(let e=0,i=r.length;e!==i;e+=2)r[e]+=t}function Jf(r,t){for(let e=0,i=r.length;e!==i;e+=2)r[e]*=t}Mi.prototype.ValueTypeName="";Mi.prototype.TimeBufferType=Float32Array;Mi.prototype.ValueBufferType=Float32Array;Mi.prototype.DefaultInterpolation=Ts;var Dn=class extends Mi{constructor(t,e,i){super(t,e,i)}};Dn.prototype.ValueTypeName="bool";Dn.prototype.ValueBufferType=Array;Dn.prototype.DefaultInterpolation=ws;Dn.prototype.InterpolantFactoryMethodLinear=void 0;Dn.prototype.InterpolantFactoryMethodSmooth=void 0;var Mo=class extends Mi{constructor(t,e,i,n){super(t,e,i,n)}};Mo.prototype.ValueTypeName="color";var On=class extends Mi{constructor(t,e,i,n){super(t,e,i,n)}};On.prototype.ValueTypeName="number";var ol=class extends hn{constructor(t,e,i,n){super(t,e,i,n)}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-e)/(n-e),c=t*a;for(let h=c+a;c!==h;c+=4)Ye.slerpFlat(s,0,o,c-a,o,c,l);return s}},Un=class extends Mi{constructor(t,e,i,n){super(t,e,i,n)}InterpolantFactoryMethodLinear(t){return new ol(this.times,this.values,this.getValueSize(),t)}};Un.prototype.ValueTypeName="quaternion";Un.prototype.InterpolantFactoryMethodSmooth=void 0;var Fn=class extends Mi{constructor(t,e,i){super(t,e,i)}};Fn.prototype.ValueTypeName="string";Fn.prototype.ValueBufferType=Array;Fn.prototype.DefaultInterpolation=ws;Fn.prototype.InterpolantFactoryMethodLinear=void 0;Fn.prototype.InterpolantFactoryMethodSmooth=void 0;var es=class extends Mi{constructor(t,e,i,n){super(t,e,i,n)}};es.prototype.ValueTypeName="vector";var wo=class{constructor(t="",e=-1,i=[],n=Cp){this.name=t,this.tracks=i,this.duration=e,this.blendMode=n,this.uuid=fn(),this.userData={},this.duration<0&&this.resetDuration()}static parse(t){let e=[],i=t.tracks,n=1/(t.fps||1);for(let o=0,a=i.length;o!==a;++o)e.push(px(i[o]).scale(n));let s=new this(t.name,t.duration,e,t.blendMode);return s.uuid=t.uuid,s.userData=JSON.parse(t.userData||"{}"),s}static toJSON(t){let e=[],i=t.tracks,n={name:t.name,duration:t.duration,tracks:e,uuid:t.uuid,blendMode:t.blendMode,userData:JSON.stringify(t.userData)};for(let s=0,o=i.length;s!==o;++s)e.push(Mi.toJSON(i[s]));return n}static CreateFromMorphTargetSequence(t,e,i,n){let s=e.length,o=[];for(let a=0;a<s;a++){let l=[],c=[];l.push((a+s-1)%s,a,(a+1)%s),c.push(0,1,0);let h=cx(l);l=Zf(l,1,h),c=Zf(c,1,h),!n&&l[0]===0&&(l.push(s),c.push(c[0])),o.push(new On(".morphTargetInfluences["+e[a].name+"]",l,c).scale(1/i))}return new this(t,-1,o)}static findByName(t,e){let i=t;if(!Array.isArray(t)){let n=t;i=n.geometry&&n.geometry.animations||n.animations}for(let n=0;n<i.length;n++)if(i[n].name===e)return i[n];return null}static CreateClipsFromMorphTargetSequences(t,e,i){let n={},s=/^([\w-]*?)([\d]+)$/;for(let a=0,l=t.length;a<l;a++){let c=t[a],h=c.name.match(s);if(h&&h.length>1){let u=h[1],d=n[u];d||(n[u]=d=[]),d.push(c)}}let o=[];for(let a in n)o.push(this.CreateFromMorphTargetSequence(a,n[a],e,i));return o}resetDuration(){let t=this.tracks,e=0;for(let i=0,n=t.length;i!==n;++i){let s=this.tracks[i];e=Math.max(e,s.times[s.times.length-1])}return this.duration=e,this}trim(){for(let t=0;t<this.tracks.length;t++)this.tracks[t].trim(0,this.duration);return this}validate(){let t=!0;for(let e=0;e<this.tracks.length;e++)t=t&&this.tracks[e].validate();return t}optimize(){for(let t=0;t<this.tracks.length;t++)this.tracks[t].optimize();return this}clone(){let t=[];for(let i=0;i<this.tracks.length;i++)t.push(this.tracks[i].clone());let e=new this.constructor(this.name,this.duration,t,this.blendMode);return e.userData=JSON.parse(JSON.stringify(this.userData)),e}toJSON(){return this.constructor.toJSON(this)}};function fx(r){switch(r.toLowerCase()){case"scalar":case"double":case"float":case"number":case"integer":return On;case"vector":case"vector2":case"vector3":case"vector4":return es;case"color":return Mo;case"quaternion":return Un;case"bool":case"boolean":return Dn;case"string":return Fn}throw new Error("THREE.KeyframeTrack: Unsupported typeName: "+r)}function px(r){if(r.type===void 0)throw new Error("THREE.KeyframeTrack: track type undefined, can not parse");let t=fx(r.type);if(r.times===void 0){let i=[],n=[];hx(r.keys,i,n,"value"),r.times=i,r.values=n}let e;return t.parse!==void 0?e=t.parse(r):e=new t(r.name,r.times,r.values,r.interpolation),no(r.settings)&&(e.settings={inTangents:Zn(r.settings.inTangents,Float32Array),outTangents:Zn(r.settings.outTangents,Float32Array)}),e}var cn={enabled:!1,files:{},add:function(r,t){this.enabled!==!1&&(Qf(r)||(this.files[r]=t))},get:function(r){if(this.enabled!==!1&&!Qf(r))return this.files[r]},remove:function(r){delete this.files[r]},clear:function(){this.files={}}};function Qf(r){try{let t=r.slice(r.indexOf(":")+1);return new URL(t).protocol==="blob:"}catch{return!1}}var al=class{constructor(t,e,i){let n=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=i,this._abortController=null,this.itemStart=function(h){a++,s===!1&&n.onStart!==void 0&&n.onStart(h,o,a),s=!0},this.itemEnd=function(h){o++,n.onProgress!==void 0&&n.onProgress(h,o,a),o===a&&(s=!1,n.onLoad!==void 0&&n.onLoad())},this.itemError=function(h){n.onError!==void 0&&n.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Wp=new al,un=class{constructor(t){this.manager=t!==void 0?t:Wp,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let i=this;return new Promise(function(n,s){i.load(t,n,e,s)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};un.DEFAULT_MATERIAL_NAME="__DEFAULT";var An={},Xh=class extends Error{constructor(t,e){super(t),this.response=e}},gr=class extends un{constructor(t){super(t),this.mimeType="",this.responseType="",this._abortController=new AbortController}load(t,e,i,n){t===void 0&&(t=""),this.path!==void 0&&(t=this.path+t),t=this.manager.resolveURL(t);let s=cn.get(`file:${t}`);if(s!==void 0){this.manager.itemStart(t),setTimeout(()=>{e&&e(s),this.manager.itemEnd(t)},0);return}if(An[t]!==void 0){An[t].push({onLoad:e,onProgress:i,onError:n});return}An[t]=[],An[t].push({onLoad:e,onProgress:i,onError:n});let o=new Request(t,{headers:new Headers(this.requestHeader),credentials:this.withCredentials?"include":"same-origin",priority:this.priority,cache:this.cache,signal:typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal}),a=this.mimeType,l=this.responseType;fetch(o).then(c=>{if(c.status===200||c.status===0){if(c.status===0&&Lt("FileLoader: HTTP Status 0 received."),typeof ReadableStream>"u"||c.body===void 0||c.body.getReader===void 0)return c;let h=An[t],u=c.body.getReader(),d=c.headers.get("X-File-Size")||c.headers.get("Content-Length"),f=d?parseInt(d):0,g=f!==0,x=0,p=new ReadableStream({start(m){_();function _(){u.read().then(({done:b,value:v})=>{if(b)m.close();else{x+=v.byteLength;let M=new ProgressEvent("progress",{lengthComputable:g,loaded:x,total:f});for(let w=0,y=h.length;w<y;w++){let S=h[w];S.onProgress&&S.onProgress(M)}m.enqueue(v),_()}},b=>{m.error(b)})}}});return new Response(p)}else throw new Xh(`fetch for "${c.url}" responded with ${c.status}: ${c.statusText}`,c)}).then(c=>{switch(l){case"arraybuffer":return c.arrayBuffer();case"blob":return c.blob();case"document":return c.text().then(h=>new DOMParser().parseFromString(h,a));case"json":return c.json();default:if(a==="")return c.text();{let u=/charset="?([^;"\s]*)"?/i.exec(a),d=u&&u[1]?u[1].toLowerCase():void 0,f=new TextDecoder(d);return c.arrayBuffer().then(g=>f.decode(g))}}}).then(c=>{cn.add(`file:${t}`,c);let h=An[t];delete An[t];for(let u=0,d=h.length;u<d;u++){let f=h[u];f.onLoad&&f.onLoad(c)}}).catch(c=>{let h=An[t];if(h===void 0)throw this.manager.itemError(t),c;delete An[t];for(let u=0,d=h.length;u<d;u++){let f=h[u];f.onError&&f.onError(c)}this.manager.itemError(t)}).finally(()=>{this.manager.itemEnd(t)}),this.manager.itemStart(t)}setResponseType(t){return this.responseType=t,this}setMimeType(t){return this.mimeType=t,this}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}};var js=new WeakMap,ll=class extends un{constructor(t){super(t)}load(t,e,i,n){this.path!==void 0&&(t=this.path+t),t=this.manager.resolveURL(t);let s=this,o=cn.get(`image:${t}`);if(o!==void 0){if(o.complete===!0)s.manager.itemStart(t),setTimeout(function(){e&&e(o),s.manager.itemEnd(t)},0);else{let u=js.get(o);u===void 0&&(u=[],js.set(o,u)),u.push({onLoad:e,onError:n})}return o}let a=ar("img");function l(){h(),e&&e(this);let u=js.get(this)||[];for(let d=0;d<u.length;d++){let f=u[d];f.onLoad&&f.onLoad(this)}js.delete(this),s.manager.itemEnd(t)}function c(u){h(),n&&n(u),cn.remove(`image:${t}`);let d=js.get(this)||[];for(let f=0;f<d.length;f++){let g=d[f];g.onError&&g.onError(u)}js.delete(this),s.manager.itemError(t),s.manager.itemEnd(t)}function h(){a.removeEventListener("load",l,!1),a.removeEventListener("error",c,!1)}return a.addEventListener("load",l,!1),a.addEventListener("error",c,!1),t.slice(0,5)!=="data:"&&this.crossOrigin!==void 0&&(a.crossOrigin=this.crossOrigin),cn.add(`image:${t}`,a),s.manager.itemStart(t),a.fetchPriority=this.priority,a.src=t,a}};var To=class extends un{constructor(t){super(t)}load(t,e,i,n){let s=new ke,o=new ll(this.manager);return o.setPriority(this.priority),o.setCache(this.cache),o.setCrossOrigin(this.crossOrigin),o.setPath(this.path),o.load(t,function(a){s.image=a,s.needsUpdate=!0,e!==void 0&&e(s)},i,n),s}},Rs=class extends Ae{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new Ot(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Ao=class extends Rs{constructor(t,e,i){super(t,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Ae.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Ot(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Uh=new Pt,tp=new D,ep=new D,xr=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new wt(512,512),this.mapType=ci,this.map=null,this.mapPass=null,this.matrix=new Pt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Qn,this._frameExtents=new wt(1,1),this._viewportCount=1,this._viewports=[new ce(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;tp.setFromMatrixPosition(t.matrixWorld),e.position.copy(tp),ep.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(ep),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,i,n){Uh.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),i.setFromProjectionMatrix(Uh,t.coordinateSystem,t.reversedDepth);let s=this._frameExtents,o=n?n.z/s.x:1,a=n?n.w/s.y:1,l=n?n.x/s.x:0,c=n?n.y/s.y:0;t.coordinateSystem===or||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(Uh)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Oa=new D,Ua=new Ye,ln=new D,Eo=class extends Ae{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Pt,this.projectionMatrix=new Pt,this.projectionMatrixInverse=new Pt,this.coordinateSystem=Gi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Oa,Ua,ln),ln.x===1&&ln.y===1&&ln.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Oa,Ua,ln.set(1,1,1)).invert()}updateWorldMatrix(t,e,i=!1){super.updateWorldMatrix(t,e,i),this.matrixWorld.decompose(Oa,Ua,ln),ln.x===1&&ln.y===1&&ln.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Oa,Ua,ln.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Kn=new D,ip=new wt,np=new wt,Oe=class extends Eo{constructor(t=50,e=1,i=.1,n=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=i,this.far=n,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=As*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(ir*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return As*2*Math.atan(Math.tan(ir*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,i){Kn.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Kn.x,Kn.y).multiplyScalar(-t/Kn.z),Kn.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Kn.x,Kn.y).multiplyScalar(-t/Kn.z)}getViewSize(t,e){return this.getViewBounds(t,ip,np),e.subVectors(np,ip)}setViewOffset(t,e,i,n,s,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=i,this.view.offsetY=n,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(ir*.5*this.fov)/this.zoom,i=2*e,n=this.aspect*i,s=-.5*n,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*n/l,e-=o.offsetY*i/c,n*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+n,e,e-i,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}},qh=class extends xr{constructor(){super(new Oe(50,1,.5,500)),this.isSpotLightShadow=!0,this.focus=1,this.aspect=1}updateMatrices(t){let e=this.camera,i=As*2*t.angle*this.focus,n=this.mapSize.width/this.mapSize.height*this.aspect,s=t.distance||e.far;(i!==e.fov||n!==e.aspect||s!==e.far)&&(e.fov=i,e.aspect=n,e.far=s,e.updateProjectionMatrix()),super.updateMatrices(t)}copy(t){return super.copy(t),this.focus=t.focus,this.aspect=t.aspect,this}toJSON(){let t=super.toJSON();return t.focus=this.focus,t.aspect=this.aspect,t}},Ro=class extends Rs{constructor(t,e,i=0,n=Math.PI/3,s=0,o=2){super(t,e),this.isSpotLight=!0,this.type="SpotLight",this.position.copy(Ae.DEFAULT_UP),this.updateMatrix(),this.target=new Ae,this.distance=i,this.angle=n,this.penumbra=s,this.decay=o,this.map=null,this.shadow=new qh}get power(){return this.intensity*Math.PI}set power(t){this.intensity=t/Math.PI}dispose(){super.dispose(),this.shadow.dispose()}copy(t,e){return super.copy(t,e),this.distance=t.distance,this.angle=t.angle,this.penumbra=t.penumbra,this.decay=t.decay,this.target=t.target.clone(),this.map=t.map,this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.distance=this.distance,e.object.angle=this.angle,e.object.decay=this.decay,e.object.penumbra=this.penumbra,e.object.target=this.target.uuid,this.map&&this.map.isTexture&&(e.object.map=this.map.toJSON(t).uuid),e.object.shadow=this.shadow.toJSON(),e}},$h=class extends xr{constructor(){super(new Oe(90,1,.5,500)),this.isPointLightShadow=!0}},Co=class extends Rs{constructor(t,e,i=0,n=2){super(t,e),this.isPointLight=!0,this.type="PointLight",this.distance=i,this.decay=n,this.shadow=new $h}get power(){return this.intensity*4*Math.PI}set power(t){this.intensity=t/(4*Math.PI)}dispose(){super.dispose(),this.shadow.dispose()}copy(t,e){return super.copy(t,e),this.distance=t.distance,this.decay=t.decay,this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.distance=this.distance,e.object.decay=this.decay,e.object.shadow=this.shadow.toJSON(),e}},Pi=class extends Eo{constructor(t=-1,e=1,i=1,n=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=i,this.bottom=n,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,i,n,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=i,this.view.offsetY=n,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,n=(this.top+this.bottom)/2,s=i-t,o=i+t,a=n+e,l=n-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Yh=class extends xr{constructor(){super(new Pi(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},is=class extends Rs{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ae.DEFAULT_UP),this.updateMatrix(),this.target=new Ae,this.shadow=new Yh}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var Bn=class{static extractUrlBase(t){let e=t.lastIndexOf("/");return e===-1?"./":t.slice(0,e+1)}static resolveURL(t,e){return typeof t!="string"||t===""?"":(/^https?:\/\//i.test(e)&&/^\//.test(t)&&(e=e.replace(/(^https?:\/\/[^\/]+).*/i,"$1")),/^(https?:)?\/\//i.test(t)||/^data:.*,.*$/i.test(t)||/^blob:.*$/i.test(t)?t:e+t)}};var Fh=new WeakMap,Po=class extends un{constructor(t){super(t),this.isImageBitmapLoader=!0,typeof createImageBitmap>"u"&&Lt("ImageBitmapLoader: createImageBitmap() not supported."),typeof fetch>"u"&&Lt("ImageBitmapLoader: fetch() not supported."),this.options={premultiplyAlpha:"none"},this._abortController=new AbortController}setOptions(t){return this.options=t,this}load(t,e,i,n){t===void 0&&(t=""),this.path!==void 0&&(t=this.path+t),t=this.manager.resolveURL(t);let s=this,o=cn.get(`image-bitmap:${t}`);if(o!==void 0){if(s.manager.itemStart(t),o.then){o.then(c=>{Fh.has(o)===!0?(n&&n(Fh.get(o)),s.manager.itemError(t),s.manager.itemEnd(t)):(e&&e(c),s.manager.itemEnd(t))});return}setTimeout(function(){e&&e(o),s.manager.itemEnd(t)},0);return}let a={};a.credentials=this.withCredentials||this.crossOrigin!=="anonymous"?"include":"same-origin",a.headers=this.requestHeader,a.priority=this.priority,a.cache=this.cache,a.signal=typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal;let l=fetch(t,a).then(function(c){return c.blob()}).then(function(c){return createImageBitmap(c,Object.assign({},s.options,{colorSpaceConversion:"none"}))}).then(function(c){return cn.add(`image-bitmap:${t}`,c),e&&e(c),s.manager.itemEnd(t),c}).catch(function(c){n&&n(c),Fh.set(l,c),cn.remove(`image-bitmap:${t}`),s.manager.itemError(t),s.manager.itemEnd(t)});cn.add(`image-bitmap:${t}`,l),s.manager.itemStart(t)}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}};var Js=-90,Qs=1,_r=class extends Ae{constructor(t,e,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let n=new Oe(Js,Qs,t,e);n.layers=this.layers,this.add(n);let s=new Oe(Js,Qs,t,e);s.layers=this.layers,this.add(s);let o=new Oe(Js,Qs,t,e);o.layers=this.layers,this.add(o);let a=new Oe(Js,Qs,t,e);a.layers=this.layers,this.add(a);let l=new Oe(Js,Qs,t,e);l.layers=this.layers,this.add(l);let c=new Oe(Js,Qs,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[i,n,s,o,a,l]=e;for(let c of e)this.remove(c);if(t===Gi)i.up.set(0,1,0),i.lookAt(1,0,0),n.up.set(0,1,0),n.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===or)i.up.set(0,-1,0),i.lookAt(-1,0,0),n.up.set(0,-1,0),n.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:n}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let x=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(i,0,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,s),t.setRenderTarget(i,1,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(i,2,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(i,3,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(i,4,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),i.texture.mipmapsAutoUpdate=x,t.setRenderTarget(i,5,n),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},cl=class extends Oe{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Iu="\\[\\]\\.:\\/",mx=new RegExp("["+Iu+"]","g"),Lu="[^"+Iu+"]",gx="[^"+Iu.replace("\\.","")+"]",xx=/((?:WC+[\/:])*)/.source.replace("WC",Lu),_x=/(WCOD+)?/.source.replace("WCOD",gx),yx=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Lu),vx=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Lu),bx=new RegExp("^"+xx+_x+yx+vx+"$"),Sx=["material","materials","bones","map"],Kh=class{constructor(t,e,i){let n=i||ge.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,n)}getValue(t,e){this.bind();let i=this._targetGroup.nCachedObjects_,n=this._bindings[i];n!==void 0&&n.getValue(t,e)}setValue(t,e){let i=this._bindings;for(let n=this._targetGroup.nCachedObjects_,s=i.length;n!==s;++n)i[n].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,i=t.length;e!==i;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,i=t.length;e!==i;++e)t[e].unbind()}},ge=class r{constructor(t,e,i){this.path=e,this.parsedPath=i||r.parseTrackName(e),this.node=r.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,i){return t&&t.isAnimationObjectGroup?new r.Composite(t,e,i):new r(t,e,i)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(mx,"")}static parseTrackName(t){let e=bx.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let i={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},n=i.nodeName&&i.nodeName.lastIndexOf(".");if(n!==void 0&&n!==-1){let s=i.nodeName.substring(n+1);Sx.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,n),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return i}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let i=t.skeleton.getBoneByName(e);if(i!==void 0)return i}if(t.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===e||a.uuid===e)return a;let l=i(a.children);if(l)return l}return null},n=i(t.children);if(n)return n}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)t[e++]=i[n]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)i[n]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)i[n]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let i=this.resolvedProperty;for(let n=0,s=i.length;n!==s;++n)i[n]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,i=e.objectName,n=e.propertyName,s=e.propertyIndex;if(t||(t=r.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Lt("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=e.objectIndex;switch(i){case"materials":if(!t.material){Bt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Bt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Bt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Bt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Bt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[i]===void 0){Bt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[i]}if(c!==void 0){if(t[c]===void 0){Bt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[n];if(o===void 0){let c=e.nodeName;Bt("PropertyBinding: Trying to update property for track: "+c+"."+n+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(n==="morphTargetInfluences"){if(!t.geometry){Bt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Bt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[s]!==void 0&&(s=t.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=n;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};ge.Composite=Kh;ge.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};ge.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};ge.prototype.GetterByBindingType=[ge.prototype._getValue_direct,ge.prototype._getValue_array,ge.prototype._getValue_arrayElement,ge.prototype._getValue_toArray];ge.prototype.SetterByBindingTypeAndVersioning=[[ge.prototype._setValue_direct,ge.prototype._setValue_direct_setNeedsUpdate,ge.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[ge.prototype._setValue_array,ge.prototype._setValue_array_setNeedsUpdate,ge.prototype._setValue_array_setMatrixWorldNeedsUpdate],[ge.prototype._setValue_arrayElement,ge.prototype._setValue_arrayElement_setNeedsUpdate,ge.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[ge.prototype._setValue_fromArray,ge.prototype._setValue_fromArray_setNeedsUpdate,ge.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var bw=new Float32Array(1);var tn=class{constructor(t=1,e=0,i=0){this.radius=t,this.phi=e,this.theta=i}set(t,e,i){return this.radius=t,this.phi=e,this.theta=i,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=Vt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,i){return this.radius=Math.sqrt(t*t+e*e+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,i),this.phi=Math.acos(Vt(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Zh=class{static{this.prototype.isMatrix2=!0}constructor(t,e,i,n){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,i,n)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let i=0;i<4;i++)this.elements[i]=t[i+e];return this}set(t,e,i,n){let s=this.elements;return s[0]=t,s[2]=e,s[1]=i,s[3]=n,this}};var sp=new D,Fa=new D,tr=new D,er=new D,Bh=new D,Mx=new D,wx=new D,_i=class{constructor(t=new D,e=new D){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){sp.subVectors(t,this.start),Fa.subVectors(this.end,this.start);let i=Fa.dot(Fa);if(i===0)return 0;let s=Fa.dot(sp)/i;return e&&(s=Vt(s,0,1)),s}closestPointToPoint(t,e,i){let n=this.closestPointToPointParameter(t,e);return this.delta(i).multiplyScalar(n).add(this.start)}distanceSqToLine3(t,e=Mx,i=wx){let n=10000000000000001e-32,s,o,a=this.start,l=t.start,c=this.end,h=t.end;tr.subVectors(c,a),er.subVectors(h,l),Bh.subVectors(a,l);let u=tr.dot(tr),d=er.dot(er),f=er.dot(Bh);if(u<=n&&d<=n)return e.copy(a),i.copy(l),e.distanceToSquared(i);if(u<=n)s=0,o=f/d,o=Vt(o,0,1);else{let g=tr.dot(Bh);if(d<=n)o=0,s=Vt(-g/u,0,1);else{let x=tr.dot(er),p=u*d-x*x;p!==0?s=Vt((x*f-g*d)/p,0,1):s=0,o=(x*s+f)/d,o<0?(o=0,s=Vt(-g/u,0,1)):o>1&&(o=1,s=Vt((x-g)/u,0,1))}}return e.copy(a).addScaledVector(tr,s),i.copy(l).addScaledVector(er,o),e.distanceToSquared(i)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var Io=class extends Ji{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function Nu(r,t,e,i){let n=Tx(i);switch(e){case mu:return r*t;case gl:return r*t/n.components*n.byteLength;case xl:return r*t/n.components*n.byteLength;case rs:return r*t*2/n.components*n.byteLength;case _l:return r*t*2/n.components*n.byteLength;case gu:return r*t*3/n.components*n.byteLength;case ti:return r*t*4/n.components*n.byteLength;case yl:return r*t*4/n.components*n.byteLength;case Do:case Oo:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*8;case Uo:case Fo:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*16;case bl:case Ml:return Math.max(r,16)*Math.max(t,8)/4;case vl:case Sl:return Math.max(r,8)*Math.max(t,8)/2;case wl:case Tl:case El:case Rl:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*8;case Al:case Bo:case Cl:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*16;case Pl:return Math.floor((r+3)/4)*Math.floor((t+3)/4)*16;case Il:return Math.floor((r+4)/5)*Math.floor((t+3)/4)*16;case Ll:return Math.floor((r+4)/5)*Math.floor((t+4)/5)*16;case Nl:return Math.floor((r+5)/6)*Math.floor((t+4)/5)*16;case Dl:return Math.floor((r+5)/6)*Math.floor((t+5)/6)*16;case Ol:return Math.floor((r+7)/8)*Math.floor((t+4)/5)*16;case Ul:return Math.floor((r+7)/8)*Math.floor((t+5)/6)*16;case Fl:return Math.floor((r+7)/8)*Math.floor((t+7)/8)*16;case Bl:return Math.floor((r+9)/10)*Math.floor((t+4)/5)*16;case kl:return Math.floor((r+9)/10)*Math.floor((t+5)/6)*16;case zl:return Math.floor((r+9)/10)*Math.floor((t+7)/8)*16;case Vl:return Math.floor((r+9)/10)*Math.floor((t+9)/10)*16;case Hl:return Math.floor((r+11)/12)*Math.floor((t+9)/10)*16;case Gl:return Math.floor((r+11)/12)*Math.floor((t+11)/12)*16;case Wl:case Xl:case ql:return Math.ceil(r/4)*Math.ceil(t/4)*16;case $l:case Yl:return Math.ceil(r/4)*Math.ceil(t/4)*8;case ko:case Kl:return Math.ceil(r/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function Tx(r){switch(r){case ci:case uu:return{byteLength:1,components:1};case Mr:case du:case nn:return{byteLength:2,components:1};case pl:case ml:return{byteLength:2,components:4};case en:case fl:case Ii:return{byteLength:4,components:1};case fu:case pu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${r}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Lt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function dm(){let r=null,t=!1,e=null,i=null;function n(s,o){i=r.requestAnimationFrame(n),e(s,o)}return{start:function(){t!==!0&&e!==null&&r!==null&&(i=r.requestAnimationFrame(n),t=!0)},stop:function(){r!==null&&r.cancelAnimationFrame(i),t=!1},setAnimationLoop:function(s){e=s},setContext:function(s){r=s}}}function Ax(r){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=r.createBuffer();r.bindBuffer(l,d),r.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=r.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=r.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=r.HALF_FLOAT:f=r.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=r.SHORT;else if(c instanceof Uint32Array)f=r.UNSIGNED_INT;else if(c instanceof Int32Array)f=r.INT;else if(c instanceof Int8Array)f=r.BYTE;else if(c instanceof Uint8Array)f=r.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=r.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function i(a,l,c){let h=l.array,u=l.updateRanges;if(r.bindBuffer(c,a),u.length===0)r.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],x=u[f];x.start<=g.start+g.count+1?g.count=Math.max(g.count,x.start+x.count-g.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let x=u[f];r.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function n(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(r.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:n,remove:s,update:o}}var Ex=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Rx=`#ifdef USE_ALPHAHASH
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
#endif`,Cx=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Px=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Ix=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Lx=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Nx=`#ifdef USE_AOMAP
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
#endif`,Dx=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Ox=`#ifdef USE_BATCHING
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
#endif`,Ux=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Fx=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Bx=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,kx=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,zx=`#ifdef USE_IRIDESCENCE
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
#endif`,Vx=`#ifdef USE_BUMPMAP
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
#endif`,Hx=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Gx=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Wx=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Xx=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,qx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,$x=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Yx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Kx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Zx=`#define PI 3.141592653589793
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
} // validated`,jx=`vec3 transformedNormal = objectNormal;
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
#endif`,Jx=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Qx=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,t_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,e_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,i_="gl_FragColor = linearToOutputTexel( gl_FragColor );",n_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,s_=`#ifdef USE_ENVMAP
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
#endif`,r_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,o_=`#ifdef USE_ENVMAP
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
#endif`,a_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,l_=`#ifdef USE_ENVMAP
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
#endif`,c_=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,h_=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,u_=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,d_=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,f_=`#ifdef USE_GRADIENTMAP
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
}`,p_=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,m_=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,g_=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,x_=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,__=`#ifdef USE_ENVMAP
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
#endif`,y_=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,v_=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,b_=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,S_=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,M_=`PhysicalMaterial material;
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
#endif`,w_=`uniform sampler2D dfgLUT;
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
}`,T_=`
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
#endif`,A_=`#if defined( RE_IndirectDiffuse )
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
#endif`,E_=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,R_=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,C_=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,P_=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,I_=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,L_=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,N_=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,D_=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,O_=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,U_=`#if defined( USE_POINTS_UV )
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
#endif`,F_=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,B_=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,k_=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,z_=`#if defined( USE_MORPHCOLORS )
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
#endif`,V_=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,H_=`#ifdef USE_MORPHTARGETS
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
#endif`,G_=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,W_=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,X_=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,q_=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,$_=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Y_=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,K_=`#ifdef USE_NORMALMAP
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
#endif`,Z_=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,j_=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,J_=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Q_=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,ty=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,ey=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,iy=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,ny=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,sy=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,ry=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,oy=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,ay=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,ly=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,cy=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,hy=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,uy=`float getShadowMask() {
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
}`,dy=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,fy=`#ifdef USE_SKINNING
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
#endif`,py=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,my=`#ifdef USE_SKINNING
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
#endif`,gy=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,xy=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,_y=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,yy=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,vy=`#ifdef USE_TRANSMISSION
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
#endif`,by=`#ifdef USE_TRANSMISSION
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
#endif`,Sy=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,My=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,wy=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Ty=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Ay=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Ey=`uniform sampler2D t2D;
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
}`,Ry=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Cy=`uniform float backgroundBlurriness;
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
}`,Py=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Iy=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Ly=`#include <common>
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
}`,Ny=`#if DEPTH_PACKING == 3200
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
}`,Dy=`#define DISTANCE
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
}`,Oy=`#define DISTANCE
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
}`,Uy=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Fy=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,By=`uniform float scale;
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
}`,ky=`uniform vec3 diffuse;
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
}`,zy=`#include <common>
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
}`,Vy=`uniform vec3 diffuse;
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
}`,Hy=`#define LAMBERT
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
}`,Gy=`#define LAMBERT
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
}`,Wy=`#define MATCAP
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
}`,Xy=`#define MATCAP
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
}`,qy=`#define NORMAL
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
}`,$y=`#define NORMAL
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
}`,Yy=`#define PHONG
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
}`,Ky=`#define PHONG
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
}`,Zy=`#define STANDARD
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
}`,jy=`#define STANDARD
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
}`,Jy=`#define TOON
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
}`,Qy=`#define TOON
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
}`,tv=`uniform float size;
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
}`,ev=`uniform vec3 diffuse;
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
}`,iv=`#include <common>
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
}`,nv=`uniform vec3 color;
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
}`,sv=`uniform float rotation;
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
}`,rv=`uniform vec3 diffuse;
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
}`,qt={alphahash_fragment:Ex,alphahash_pars_fragment:Rx,alphamap_fragment:Cx,alphamap_pars_fragment:Px,alphatest_fragment:Ix,alphatest_pars_fragment:Lx,aomap_fragment:Nx,aomap_pars_fragment:Dx,batching_pars_vertex:Ox,batching_vertex:Ux,begin_vertex:Fx,beginnormal_vertex:Bx,bsdfs:kx,iridescence_fragment:zx,bumpmap_pars_fragment:Vx,clipping_planes_fragment:Hx,clipping_planes_pars_fragment:Gx,clipping_planes_pars_vertex:Wx,clipping_planes_vertex:Xx,color_fragment:qx,color_pars_fragment:$x,color_pars_vertex:Yx,color_vertex:Kx,common:Zx,defaultnormal_vertex:jx,displacementmap_pars_vertex:Jx,displacementmap_vertex:Qx,emissivemap_fragment:t_,emissivemap_pars_fragment:e_,colorspace_fragment:i_,colorspace_pars_fragment:n_,envmap_fragment:s_,envmap_common_pars_fragment:r_,envmap_pars_fragment:o_,envmap_pars_vertex:a_,envmap_physical_pars_fragment:__,envmap_vertex:l_,fog_vertex:c_,fog_pars_vertex:h_,fog_fragment:u_,fog_pars_fragment:d_,gradientmap_pars_fragment:f_,lightmap_pars_fragment:p_,lights_lambert_fragment:m_,lights_lambert_pars_fragment:g_,lights_pars_begin:x_,lights_toon_fragment:y_,lights_toon_pars_fragment:v_,lights_phong_fragment:b_,lights_phong_pars_fragment:S_,lights_physical_fragment:M_,lights_physical_pars_fragment:w_,lights_fragment_begin:T_,lights_fragment_maps:A_,lights_fragment_end:E_,lightprobes_pars_fragment:R_,logdepthbuf_fragment:C_,logdepthbuf_pars_fragment:P_,logdepthbuf_pars_vertex:I_,logdepthbuf_vertex:L_,map_fragment:N_,map_pars_fragment:D_,map_particle_fragment:O_,map_particle_pars_fragment:U_,metalnessmap_fragment:F_,metalnessmap_pars_fragment:B_,morphinstance_vertex:k_,morphcolor_vertex:z_,morphnormal_vertex:V_,morphtarget_pars_vertex:H_,morphtarget_vertex:G_,normal_fragment_begin:W_,normal_fragment_maps:X_,normal_pars_fragment:q_,normal_pars_vertex:$_,normal_vertex:Y_,normalmap_pars_fragment:K_,clearcoat_normal_fragment_begin:Z_,clearcoat_normal_fragment_maps:j_,clearcoat_pars_fragment:J_,iridescence_pars_fragment:Q_,opaque_fragment:ty,packing:ey,premultiplied_alpha_fragment:iy,project_vertex:ny,dithering_fragment:sy,dithering_pars_fragment:ry,roughnessmap_fragment:oy,roughnessmap_pars_fragment:ay,shadowmap_pars_fragment:ly,shadowmap_pars_vertex:cy,shadowmap_vertex:hy,shadowmask_pars_fragment:uy,skinbase_vertex:dy,skinning_pars_vertex:fy,skinning_vertex:py,skinnormal_vertex:my,specularmap_fragment:gy,specularmap_pars_fragment:xy,tonemapping_fragment:_y,tonemapping_pars_fragment:yy,transmission_fragment:vy,transmission_pars_fragment:by,uv_pars_fragment:Sy,uv_pars_vertex:My,uv_vertex:wy,worldpos_vertex:Ty,background_vert:Ay,background_frag:Ey,backgroundCube_vert:Ry,backgroundCube_frag:Cy,cube_vert:Py,cube_frag:Iy,depth_vert:Ly,depth_frag:Ny,distance_vert:Dy,distance_frag:Oy,equirect_vert:Uy,equirect_frag:Fy,linedashed_vert:By,linedashed_frag:ky,meshbasic_vert:zy,meshbasic_frag:Vy,meshlambert_vert:Hy,meshlambert_frag:Gy,meshmatcap_vert:Wy,meshmatcap_frag:Xy,meshnormal_vert:qy,meshnormal_frag:$y,meshphong_vert:Yy,meshphong_frag:Ky,meshphysical_vert:Zy,meshphysical_frag:jy,meshtoon_vert:Jy,meshtoon_frag:Qy,points_vert:tv,points_frag:ev,shadow_vert:iv,shadow_frag:nv,sprite_vert:sv,sprite_frag:rv},vt={common:{diffuse:{value:new Ot(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new kt},alphaMap:{value:null},alphaMapTransform:{value:new kt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new kt}},envmap:{envMap:{value:null},envMapRotation:{value:new kt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new kt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new kt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new kt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new kt},normalScale:{value:new wt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new kt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new kt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new kt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new kt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Ot(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Ot(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new kt},alphaTest:{value:0},uvTransform:{value:new kt}},sprite:{diffuse:{value:new Ot(16777215)},opacity:{value:1},center:{value:new wt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new kt},alphaMap:{value:null},alphaMapTransform:{value:new kt},alphaTest:{value:0}}},mn={basic:{uniforms:ui([vt.common,vt.specularmap,vt.envmap,vt.aomap,vt.lightmap,vt.fog]),vertexShader:qt.meshbasic_vert,fragmentShader:qt.meshbasic_frag},lambert:{uniforms:ui([vt.common,vt.specularmap,vt.envmap,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)},envMapIntensity:{value:1}}]),vertexShader:qt.meshlambert_vert,fragmentShader:qt.meshlambert_frag},phong:{uniforms:ui([vt.common,vt.specularmap,vt.envmap,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)},specular:{value:new Ot(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:qt.meshphong_vert,fragmentShader:qt.meshphong_frag},standard:{uniforms:ui([vt.common,vt.envmap,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.roughnessmap,vt.metalnessmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:qt.meshphysical_vert,fragmentShader:qt.meshphysical_frag},toon:{uniforms:ui([vt.common,vt.aomap,vt.lightmap,vt.emissivemap,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.gradientmap,vt.fog,vt.lights,{emissive:{value:new Ot(0)}}]),vertexShader:qt.meshtoon_vert,fragmentShader:qt.meshtoon_frag},matcap:{uniforms:ui([vt.common,vt.bumpmap,vt.normalmap,vt.displacementmap,vt.fog,{matcap:{value:null}}]),vertexShader:qt.meshmatcap_vert,fragmentShader:qt.meshmatcap_frag},points:{uniforms:ui([vt.points,vt.fog]),vertexShader:qt.points_vert,fragmentShader:qt.points_frag},dashed:{uniforms:ui([vt.common,vt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:qt.linedashed_vert,fragmentShader:qt.linedashed_frag},depth:{uniforms:ui([vt.common,vt.displacementmap]),vertexShader:qt.depth_vert,fragmentShader:qt.depth_frag},normal:{uniforms:ui([vt.common,vt.bumpmap,vt.normalmap,vt.displacementmap,{opacity:{value:1}}]),vertexShader:qt.meshnormal_vert,fragmentShader:qt.meshnormal_frag},sprite:{uniforms:ui([vt.sprite,vt.fog]),vertexShader:qt.sprite_vert,fragmentShader:qt.sprite_frag},background:{uniforms:{uvTransform:{value:new kt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:qt.background_vert,fragmentShader:qt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new kt}},vertexShader:qt.backgroundCube_vert,fragmentShader:qt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:qt.cube_vert,fragmentShader:qt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:qt.equirect_vert,fragmentShader:qt.equirect_frag},distance:{uniforms:ui([vt.common,vt.displacementmap,{referencePosition:{value:new D},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:qt.distance_vert,fragmentShader:qt.distance_frag},shadow:{uniforms:ui([vt.lights,vt.fog,{color:{value:new Ot(0)},opacity:{value:1}}]),vertexShader:qt.shadow_vert,fragmentShader:qt.shadow_frag}};mn.physical={uniforms:ui([mn.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new kt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new kt},clearcoatNormalScale:{value:new wt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new kt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new kt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new kt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new kt},sheen:{value:0},sheenColor:{value:new Ot(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new kt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new kt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new kt},transmissionSamplerSize:{value:new wt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new kt},attenuationDistance:{value:0},attenuationColor:{value:new Ot(0)},specularColor:{value:new Ot(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new kt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new kt},anisotropyVector:{value:new wt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new kt}}]),vertexShader:qt.meshphysical_vert,fragmentShader:qt.meshphysical_frag};var Ql={r:0,b:0,g:0},ov=new Pt,fm=new kt;fm.set(-1,0,0,0,1,0,0,0,1);function av(r,t,e,i,n,s){let o=new Ot(0),a=n===!0?0:1,l,c,h=null,u=0,d=null;function f(_){let b=_.isScene===!0?_.background:null;if(b&&b.isTexture){let v=_.backgroundBlurriness>0;b=t.get(b,v)}return b}function g(_){let b=!1,v=f(_);v===null?p(o,a):v&&v.isColor&&(p(v,1),b=!0);let M=r.xr.getEnvironmentBlendMode();M==="additive"?e.buffers.color.setClear(0,0,0,1,s):M==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,s),(r.autoClear||b)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),r.clear(r.autoClearColor,r.autoClearDepth,r.autoClearStencil))}function x(_,b){let v=f(b);v&&v.isCubeTexture?(c===void 0&&(c=new ue(new mr(1,1,1),new li({name:"BackgroundCubeMaterial",uniforms:Ds(mn.backgroundCube.uniforms),vertexShader:mn.backgroundCube.vertexShader,fragmentShader:mn.backgroundCube.fragmentShader,side:ze,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(M,w,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=v,c.material.uniforms.backgroundBlurriness.value=b.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=b.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(ov.makeRotationFromEuler(b.backgroundRotation)).transpose(),v.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(fm),c.material.toneMapped=$t.getTransfer(v.colorSpace)!==oe,(h!==v||u!==v.version||d!==r.toneMapping)&&(c.material.needsUpdate=!0,h=v,u=v.version,d=r.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):v&&v.isTexture&&(l===void 0&&(l=new ue(new Qi(2,2),new li({name:"BackgroundMaterial",uniforms:Ds(mn.background.uniforms),vertexShader:mn.background.vertexShader,fragmentShader:mn.background.fragmentShader,side:Qe,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=v,l.material.uniforms.backgroundIntensity.value=b.backgroundIntensity,l.material.toneMapped=$t.getTransfer(v.colorSpace)!==oe,v.matrixAutoUpdate===!0&&v.updateMatrix(),l.material.uniforms.uvTransform.value.copy(v.matrix),(h!==v||u!==v.version||d!==r.toneMapping)&&(l.material.needsUpdate=!0,h=v,u=v.version,d=r.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,b){_.getRGB(Ql,Pu(r)),e.buffers.color.setClear(Ql.r,Ql.g,Ql.b,b,s)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,b=1){o.set(_),a=b,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:g,addToRenderList:x,dispose:m}}function lv(r,t){let e=r.getParameter(r.MAX_VERTEX_ATTRIBS),i={},n=d(null),s=n,o=!1;function a(I,P,U,N,B){let z=!1,X=u(I,N,U,P);s!==X&&(s=X,c(s.object)),z=f(I,N,U,B),z&&g(I,N,U,B),B!==null&&t.update(B,r.ELEMENT_ARRAY_BUFFER),(z||o)&&(o=!1,v(I,P,U,N),B!==null&&r.bindBuffer(r.ELEMENT_ARRAY_BUFFER,t.get(B).buffer))}function l(){return r.createVertexArray()}function c(I){return r.bindVertexArray(I)}function h(I){return r.deleteVertexArray(I)}function u(I,P,U,N){let B=N.wireframe===!0,z=i[P.id];z===void 0&&(z={},i[P.id]=z);let X=I.isInstancedMesh===!0?I.id:0,it=z[X];it===void 0&&(it={},z[X]=it);let q=it[U.id];q===void 0&&(q={},it[U.id]=q);let Q=q[B];return Q===void 0&&(Q=d(l()),q[B]=Q),Q}function d(I){let P=[],U=[],N=[];for(let B=0;B<e;B++)P[B]=0,U[B]=0,N[B]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:P,enabledAttributes:U,attributeDivisors:N,object:I,attributes:{},index:null}}function f(I,P,U,N){let B=s.attributes,z=P.attributes,X=0,it=U.getAttributes();for(let q in it)if(it[q].location>=0){let et=B[q],St=z[q];if(St===void 0&&(q==="instanceMatrix"&&I.instanceMatrix&&(St=I.instanceMatrix),q==="instanceColor"&&I.instanceColor&&(St=I.instanceColor)),et===void 0||et.attribute!==St||St&&et.data!==St.data)return!0;X++}return s.attributesNum!==X||s.index!==N}function g(I,P,U,N){let B={},z=P.attributes,X=0,it=U.getAttributes();for(let q in it)if(it[q].location>=0){let et=z[q];et===void 0&&(q==="instanceMatrix"&&I.instanceMatrix&&(et=I.instanceMatrix),q==="instanceColor"&&I.instanceColor&&(et=I.instanceColor));let St={};St.attribute=et,et&&et.data&&(St.data=et.data),B[q]=St,X++}s.attributes=B,s.attributesNum=X,s.index=N}function x(){let I=s.newAttributes;for(let P=0,U=I.length;P<U;P++)I[P]=0}function p(I){m(I,0)}function m(I,P){let U=s.newAttributes,N=s.enabledAttributes,B=s.attributeDivisors;U[I]=1,N[I]===0&&(r.enableVertexAttribArray(I),N[I]=1),B[I]!==P&&(r.vertexAttribDivisor(I,P),B[I]=P)}function _(){let I=s.newAttributes,P=s.enabledAttributes;for(let U=0,N=P.length;U<N;U++)P[U]!==I[U]&&(r.disableVertexAttribArray(U),P[U]=0)}function b(I,P,U,N,B,z,X){X===!0?r.vertexAttribIPointer(I,P,U,B,z):r.vertexAttribPointer(I,P,U,N,B,z)}function v(I,P,U,N){x();let B=N.attributes,z=U.getAttributes(),X=P.defaultAttributeValues;for(let it in z){let q=z[it];if(q.location>=0){let Q=B[it];if(Q===void 0&&(it==="instanceMatrix"&&I.instanceMatrix&&(Q=I.instanceMatrix),it==="instanceColor"&&I.instanceColor&&(Q=I.instanceColor)),Q!==void 0){let et=Q.normalized,St=Q.itemSize,Tt=t.get(Q);if(Tt===void 0)continue;let K=Tt.buffer,ot=Tt.type,lt=Tt.bytesPerElement,At=ot===r.INT||ot===r.UNSIGNED_INT||Q.gpuType===fl;if(Q.isInterleavedBufferAttribute){let mt=Q.data,G=mt.isInterleavedBuffer===!0?mt.stride:mt.itemSize,ct=Q.offset;if(mt.isInstancedInterleavedBuffer||mt.isInstancedBufferAttribute){for(let nt=0;nt<q.locationSize;nt++)m(q.location+nt,mt.meshPerAttribute);I.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=mt.meshPerAttribute*mt.count)}else for(let nt=0;nt<q.locationSize;nt++)p(q.location+nt);r.bindBuffer(r.ARRAY_BUFFER,K);for(let nt=0;nt<q.locationSize;nt++)b(q.location+nt,St/q.locationSize,ot,et,G*lt,(ct+St/q.locationSize*nt)*lt,At)}else{if(Q.isInstancedBufferAttribute){for(let mt=0;mt<q.locationSize;mt++)m(q.location+mt,Q.meshPerAttribute);I.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let mt=0;mt<q.locationSize;mt++)p(q.location+mt);r.bindBuffer(r.ARRAY_BUFFER,K);for(let mt=0;mt<q.locationSize;mt++)b(q.location+mt,St/q.locationSize,ot,et,St*lt,St/q.locationSize*mt*lt,At)}}else if(X!==void 0){let et=X[it];if(et!==void 0)switch(et.length){case 2:r.vertexAttrib2fv(q.location,et);break;case 3:r.vertexAttrib3fv(q.location,et);break;case 4:r.vertexAttrib4fv(q.location,et);break;default:r.vertexAttrib1fv(q.location,et)}}}}_()}function M(){C();for(let I in i){let P=i[I];for(let U in P){let N=P[U];for(let B in N){let z=N[B];for(let X in z)h(z[X].object),delete z[X];delete N[B]}}delete i[I]}}function w(I){if(i[I.id]===void 0)return;let P=i[I.id];for(let U in P){let N=P[U];for(let B in N){let z=N[B];for(let X in z)h(z[X].object),delete z[X];delete N[B]}}delete i[I.id]}function y(I){for(let P in i){let U=i[P];for(let N in U){let B=U[N];if(B[I.id]===void 0)continue;let z=B[I.id];for(let X in z)h(z[X].object),delete z[X];delete B[I.id]}}}function S(I){for(let P in i){let U=i[P],N=I.isInstancedMesh===!0?I.id:0,B=U[N];if(B!==void 0){for(let z in B){let X=B[z];for(let it in X)h(X[it].object),delete X[it];delete B[z]}delete U[N],Object.keys(U).length===0&&delete i[P]}}}function C(){E(),o=!0,s!==n&&(s=n,c(s.object))}function E(){n.geometry=null,n.program=null,n.wireframe=!1}return{setup:a,reset:C,resetDefaultState:E,dispose:M,releaseStatesOfGeometry:w,releaseStatesOfObject:S,releaseStatesOfProgram:y,initAttributes:x,enableAttribute:p,disableUnusedAttributes:_}}function cv(r,t,e){let i;function n(l){i=l}function s(l,c){r.drawArrays(i,l,c),e.update(c,i,1)}function o(l,c,h){h!==0&&(r.drawArraysInstanced(i,l,c,h),e.update(c,i,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,i,1)}this.setMode=n,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function hv(r,t,e,i){let n;function s(){if(n!==void 0)return n;if(t.has("EXT_texture_filter_anisotropic")===!0){let y=t.get("EXT_texture_filter_anisotropic");n=r.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else n=0;return n}function o(y){return!(y!==ti&&i.convert(y)!==r.getParameter(r.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let S=y===nn&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(y!==ci&&y!==Ii&&!S&&i.convert(y)!==r.getParameter(r.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(r.getShaderPrecisionFormat(r.VERTEX_SHADER,r.HIGH_FLOAT).precision>0&&r.getShaderPrecisionFormat(r.FRAGMENT_SHADER,r.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&r.getShaderPrecisionFormat(r.VERTEX_SHADER,r.MEDIUM_FLOAT).precision>0&&r.getShaderPrecisionFormat(r.FRAGMENT_SHADER,r.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(Lt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&Lt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&Lt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=r.getParameter(r.MAX_TEXTURE_IMAGE_UNITS),g=r.getParameter(r.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=r.getParameter(r.MAX_TEXTURE_SIZE),p=r.getParameter(r.MAX_CUBE_MAP_TEXTURE_SIZE),m=r.getParameter(r.MAX_VERTEX_ATTRIBS),_=r.getParameter(r.MAX_VERTEX_UNIFORM_VECTORS),b=r.getParameter(r.MAX_VARYING_VECTORS),v=r.getParameter(r.MAX_FRAGMENT_UNIFORM_VECTORS),M=r.getParameter(r.MAX_SAMPLES),w=r.getParameter(r.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:x,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:_,maxVaryings:b,maxFragmentUniforms:v,maxSamples:M,samples:w}}function uv(r){let t=this,e=null,i=0,n=!1,s=!1,o=new Fe,a=new kt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||i!==0||n;return n=d,i=u.length,f},this.beginShadows=function(){s=!0,h(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,x=u.clipIntersection,p=u.clipShadows,m=r.get(u);if(!n||g===null||g.length===0||s&&!p)s?h(null):c();else{let _=s?0:i,b=_*4,v=m.clippingState||null;l.value=v,v=h(g,d,b,f);for(let M=0;M!==b;++M)v[M]=e[M];m.clippingState=v,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=i>0),t.numPlanes=i,t.numIntersection=0}function h(u,d,f,g){let x=u!==null?u.length:0,p=null;if(x!==0){if(p=l.value,g!==!0||p===null){let m=f+x*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<m)&&(p=new Float32Array(m));for(let b=0,v=f;b!==x;++b,v+=4)o.copy(u[b]).applyMatrix4(_,a),o.normal.toArray(p,v),p[v+3]=o.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=x,t.numIntersection=0,p}}var Wo=class extends ai{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let i={width:t,height:t,depth:1},n=[i,i,i,i,i,i];this.texture=new _o(n),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},n=new mr(5,5,5),s=new li({name:"CubemapFromEquirect",uniforms:Ds(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:ze,blending:Cs});s.uniforms.tEquirect.value=e;let o=new ue(n,s),a=e.minFilter;return e.minFilter===Wi&&(e.minFilter=Te),new _r(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,i=!0,n=!0){let s=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,i,n);t.setRenderTarget(s)}},Xp=256,dv=3,fv=20,pm=256,mm=16,pv=3,mv=new D,gv=new Ot,ec=class r{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new _r(1,10,null),this._boxMesh=new ue(new mr(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,i=.1,n=100,s={}){let{size:o=256,position:a=mv}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,x=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(t.background=l.getClearColor(gv));let p=new _r(i,n,h);return p.position.copy(a),p.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,t.background=x,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Yp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=$p(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Xp,Eu(t))}_fromTexture(t,e){t.mapping===Is||t.mapping===br?this._setSize(t.image.length===0?Xp:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let i=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(i),i}_allocateTarget(){let t=this._cubeSize,e=qp(t,!1,!1),i=Math.log2(t)-dv;for(let n=0;n<=i;n++)e.texture.mipmaps.push({width:t>>n,height:t>>n});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==e||t&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=qp(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,i){let n=this._boxMesh,s=this._cubeCamera;n.material=i,s.renderTarget=t,s.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),s.update(this._renderer,n),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Is||t.mapping===br?(this._cubemapMaterial===null&&(this._cubemapMaterial=Yp()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=$p()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=xv(),this._integrationMaterial=_v());let e=this._cubeSize,i=t.texture.mipmaps.length-1,n=this._ggxMaterial.uniforms;n.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(e/mm);for(let o=0;o<=i;o++){let a=r.lodToRoughness(o,i);if(o>i-pv)s.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(pm*Math.pow(a,4)))+.5:0;n.roughness.value=a,n.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=yv());let i=this._blurMaterial,n=i.uniforms,s=this._sourceTarget;n.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,n.envMap.value=s.texture,this._renderCube(t,0,i),n.envMap.value=t.texture,this._renderCube(s,0,i)}};function qp(r,t,e){return new Wo(r,{minFilter:Wi,generateMipmaps:t,type:nn,colorSpace:gi,depthBuffer:e})}function Xo(r,t,e){return new li({name:r,uniforms:t,vertexShader:qt.cube_vert,fragmentShader:e,side:ze,blending:Cs,depthTest:!1,depthWrite:!1})}function xv(){return Xo("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${pm}u

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
	`)}function _v(){return Xo("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:mm}},`

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
	`)}function yv(){return Xo("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${fv}
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
	`)}function $p(){return Xo("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Yp(){return Xo("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function vv(r){let t=new WeakMap,e=new WeakMap,i=null;function n(d,f=!1){return d==null?null:f?o(d):s(d)}function s(d){if(d&&d.isTexture){let f=d.mapping;if(f===hl||f===ul)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let x=new Wo(g.height);return x.fromEquirectangularTexture(r,d),t.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===hl||f===ul,x=f===Is||f===br;if(g||x){let p=e.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return i===null&&(i=new ec(r)),p=g?i.fromEquirectangular(d,p):i.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),p.texture;if(p!==void 0)return p.texture;{let _=d.image;return g&&_&&_.height>0||x&&_&&l(_)?(i===null&&(i=new ec(r)),p=g?i.fromEquirectangular(d):i.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===hl?d.mapping=Is:f===ul&&(d.mapping=br),d}function l(d){let f=0,g=6;for(let x=0;x<g;x++)d[x]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:n,dispose:u}}function bv(r){let t={};function e(i){if(t[i]!==void 0)return t[i];let n=r.getExtension(i);return t[i]=n,n}return{has:function(i){return e(i)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(i){let n=e(i);return n===null&&Ms("WebGLRenderer: "+i+" extension not supported."),n}}}function Sv(r,t,e,i){let n={},s=new WeakMap,o=new FinalizationRegistry(g=>delete n[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let p in g.attributes)t.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete n[g.id],o.unregister(g);let x=s.get(g);x&&(t.remove(x),s.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,x){return n[x.id]!==void 0||(x.addEventListener("dispose",a),n[x.id]=new WeakRef(x),o.register(x,x.id,x),e.memory.geometries++),x}function h(g){let x=g.attributes;for(let p in x)t.update(x[p],r.ARRAY_BUFFER)}function u(g){let x=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let _=x!==null?x.array.length:p.array.length/3-1,b=p.count>=65535?uo:ho,v=new b(Math.ceil(_/3)*6,1),M=v.array;if(x!==null){let y=x.array;m=x.version;for(let S=0,C=0;S<_;S+=3){let E=y[S+0],I=y[S+1],P=y[S+2];M[C++]=E,M[C++]=I,M[C++]=I,M[C++]=P,M[C++]=P,M[C++]=E}}else{m=p.version;for(let y=0,S=0;y<_;y+=3){let C=y+0,E=y+1,I=y+2;M[S++]=C,M[S++]=E,M[S++]=E,M[S++]=I,M[S++]=I,M[S++]=C}}v.version=m;let w=s.get(g);w&&t.remove(w),s.set(g,v)}function d(g){let x=s.get(g);if(x){let p=g.index;p!==null&&x.version<p.version&&u(g)}else u(g);return s.get(g)}function f(){for(let g in n){let x=n[g].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function Mv(r,t,e){let i;function n(u){i=u}let s,o;function a(u){s=u.type,o=u.bytesPerElement}function l(u,d){r.drawElements(i,d,s,u*o),e.update(d,i,1)}function c(u,d,f){f!==0&&(r.drawElementsInstanced(i,d,s,u*o,f),e.update(d,i,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,s,u,0,f);let x=0;for(let p=0;p<f;p++)x+=d[p];e.update(x,i,1)}this.setMode=n,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function wv(r){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(e.calls++,o){case r.TRIANGLES:e.triangles+=a*(s/3);break;case r.LINES:e.lines+=a*(s/2);break;case r.LINE_STRIP:e.lines+=a*(s-1);break;case r.LINE_LOOP:e.lines+=a*s;break;case r.POINTS:e.points+=a*s;break;default:Bt("WebGLInfo: Unknown draw mode:",o);break}}function n(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:n,update:i}}function Tv(r,t,e){let i=new WeakMap,n=new ce;function s(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=i.get(a);if(d===void 0||d.count!==u){let C=function(){y.dispose(),i.delete(a),a.removeEventListener("dispose",C)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],b=0;f===!0&&(b=1),g===!0&&(b=2),x===!0&&(b=3);let v=a.attributes.position.count*b,M=1;v>t.maxTextureSize&&(M=Math.ceil(v/t.maxTextureSize),v=t.maxTextureSize);let w=new Float32Array(v*M*4*u),y=new ao(w,v,M,u);y.type=Ii,y.needsUpdate=!0;let S=b*4;for(let E=0;E<u;E++){let I=p[E],P=m[E],U=_[E],N=v*M*4*E;for(let B=0;B<I.count;B++){let z=B*S;f===!0&&(n.fromBufferAttribute(I,B),w[N+z+0]=n.x,w[N+z+1]=n.y,w[N+z+2]=n.z,w[N+z+3]=0),g===!0&&(n.fromBufferAttribute(P,B),w[N+z+4]=n.x,w[N+z+5]=n.y,w[N+z+6]=n.z,w[N+z+7]=0),x===!0&&(n.fromBufferAttribute(U,B),w[N+z+8]=n.x,w[N+z+9]=n.y,w[N+z+10]=n.z,w[N+z+11]=U.itemSize===4?n.w:1)}}d={count:u,texture:y,size:new wt(v,M)},i.set(a,d),a.addEventListener("dispose",C)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(r,"morphTexture",o.morphTexture,e);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(r,"morphTargetBaseInfluence",g),l.getUniforms().setValue(r,"morphTargetInfluences",c)}l.getUniforms().setValue(r,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(r,"morphTargetsTextureSize",d.size)}return{update:s}}function Av(r,t,e,i,n){let s=new WeakMap;function o(c){let h=n.render.frame,u=c.geometry,d=t.get(c,u);if(s.get(d)!==h&&(t.update(d),s.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==h&&(e.update(c.instanceMatrix,r.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,r.ARRAY_BUFFER),s.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==h&&(f.update(),s.set(f,h))}return d}function a(){s=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),i.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var Ev={[su]:"LINEAR_TONE_MAPPING",[ru]:"REINHARD_TONE_MAPPING",[ou]:"CINEON_TONE_MAPPING",[au]:"ACES_FILMIC_TONE_MAPPING",[cu]:"AGX_TONE_MAPPING",[No]:"NEUTRAL_TONE_MAPPING",[lu]:"CUSTOM_TONE_MAPPING"};function Rv(r,t,e,i,n,s){let o=new ai(t,e,{type:r,depthBuffer:n,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new be;h.setAttribute("position",new Be([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Be([0,2,0,0,2,0],2));let u=new Qa({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new ue(h,u),f=new Pi(-1,1,1,-1,0,1),g=null,x=null,p=!1,m,_=null,b=[],v=!1;this.setSize=function(M,w){o.setSize(M,w),a!==null&&a.setSize(M,w),l!==null&&l.setSize(M,w);for(let y=0;y<b.length;y++){let S=b[y];S.setSize&&S.setSize(M,w)}},this.setEffects=function(M){b=M,v=b.length>0&&b[0].isRenderPass===!0;let w=o.width,y=o.height;b.length>0&&a===null&&(a=new ai(w,y,{type:nn,depthBuffer:!1,stencilBuffer:!1}),l=new ai(w,y,{type:nn,depthBuffer:!1,stencilBuffer:!1}));let S=n===!0&&b.some(C=>C.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new Ln(w,y),s===!0&&(c.format=kn,c.type=Ns)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let C=0;C<b.length;C++){let E=b[C];E.setSize&&E.setSize(w,y),S&&E.needsDepthTexture===!0&&E.setDepthTexture&&E.setDepthTexture(c)}},this.begin=function(M,w){if(p||M.toneMapping===dn&&b.length===0)return!1;if(_=w,w!==null){let y=w.width,S=w.height;(o.width!==y||o.height!==S)&&this.setSize(y,S)}return v===!1&&M.setRenderTarget(o),m=M.toneMapping,M.toneMapping=dn,!0},this.hasRenderPass=function(){return v},this.end=function(M,w){M.toneMapping=m,p=!0;let y=o,S=a;for(let C=0;C<b.length;C++){let E=b[C];E.enabled!==!1&&(E.render(M,S,y,w),E.needsSwap!==!1&&(y=S,S=S===a?l:a))}if(g!==M.outputColorSpace||x!==M.toneMapping){g=M.outputColorSpace,x=M.toneMapping,u.defines={},$t.getTransfer(g)===oe&&(u.defines.SRGB_TRANSFER="");let C=Ev[x];C&&(u.defines[C]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,M.setRenderTarget(_),M.render(d,f),_=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var gm=new ke,xm=new Ln(1,1),_m=new vo(1),ym=new ao,vm=new Ka,bm=new _o,Kp=[],Zp=[],jp=new Float32Array(16),Jp=new Float32Array(9),Qp=new Float32Array(4);function Ar(r,t,e){let i=r[0];if(i<=0||i>0)return r;let n=t*e,s=Kp[n];if(s===void 0&&(s=new Float32Array(n),Kp[n]=s),t!==0){i.toArray(s,0);for(let o=1,a=0;o!==t;++o)a+=e,r[o].toArray(s,a)}return s}function Ve(r,t){if(r.length!==t.length)return!1;for(let e=0,i=r.length;e<i;e++)if(r[e]!==t[e])return!1;return!0}function He(r,t){for(let e=0,i=t.length;e<i;e++)r[e]=t[e]}function sc(r,t){let e=Zp[t];e===void 0&&(e=new Int32Array(t),Zp[t]=e);for(let i=0;i!==t;++i)e[i]=r.allocateTextureUnit();return e}function Cv(r,t){let e=this.cache;e[0]!==t&&(r.uniform1f(this.addr,t),e[0]=t)}function Pv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(r.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Ve(e,t))return;r.uniform2fv(this.addr,t),He(e,t)}}function Iv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(r.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(r.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(Ve(e,t))return;r.uniform3fv(this.addr,t),He(e,t)}}function Lv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(r.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Ve(e,t))return;r.uniform4fv(this.addr,t),He(e,t)}}function Nv(r,t){let e=this.cache,i=t.elements;if(i===void 0){if(Ve(e,t))return;r.uniformMatrix2fv(this.addr,!1,t),He(e,t)}else{if(Ve(e,i))return;Qp.set(i),r.uniformMatrix2fv(this.addr,!1,Qp),He(e,i)}}function Dv(r,t){let e=this.cache,i=t.elements;if(i===void 0){if(Ve(e,t))return;r.uniformMatrix3fv(this.addr,!1,t),He(e,t)}else{if(Ve(e,i))return;Jp.set(i),r.uniformMatrix3fv(this.addr,!1,Jp),He(e,i)}}function Ov(r,t){let e=this.cache,i=t.elements;if(i===void 0){if(Ve(e,t))return;r.uniformMatrix4fv(this.addr,!1,t),He(e,t)}else{if(Ve(e,i))return;jp.set(i),r.uniformMatrix4fv(this.addr,!1,jp),He(e,i)}}function Uv(r,t){let e=this.cache;e[0]!==t&&(r.uniform1i(this.addr,t),e[0]=t)}function Fv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(r.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Ve(e,t))return;r.uniform2iv(this.addr,t),He(e,t)}}function Bv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(r.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Ve(e,t))return;r.uniform3iv(this.addr,t),He(e,t)}}function kv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(r.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Ve(e,t))return;r.uniform4iv(this.addr,t),He(e,t)}}function zv(r,t){let e=this.cache;e[0]!==t&&(r.uniform1ui(this.addr,t),e[0]=t)}function Vv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(r.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Ve(e,t))return;r.uniform2uiv(this.addr,t),He(e,t)}}function Hv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(r.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Ve(e,t))return;r.uniform3uiv(this.addr,t),He(e,t)}}function Gv(r,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(r.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Ve(e,t))return;r.uniform4uiv(this.addr,t),He(e,t)}}function rc(r){return r.version===0&&(r.compareFunction=Mu,r.needsUpdate=!0),r}function Wv(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n);let s;this.type===r.SAMPLER_2D_SHADOW?s=rc(xm):s=gm,e.setTexture2D(t||s,n)}function Xv(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n),e.setTexture3D(t||vm,n)}function qv(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n);let s;this.type===r.SAMPLER_CUBE_SHADOW?s=rc(_m):s=bm,e.setTextureCube(t||s,n)}function $v(r,t,e){let i=this.cache,n=e.allocateTextureUnit();i[0]!==n&&(r.uniform1i(this.addr,n),i[0]=n),e.setTexture2DArray(t||ym,n)}function Yv(r){switch(r){case 5126:return Cv;case 35664:return Pv;case 35665:return Iv;case 35666:return Lv;case 35674:return Nv;case 35675:return Dv;case 35676:return Ov;case 5124:case 35670:return Uv;case 35667:case 35671:return Fv;case 35668:case 35672:return Bv;case 35669:case 35673:return kv;case 5125:return zv;case 36294:return Vv;case 36295:return Hv;case 36296:return Gv;case 35678:case 36198:case 36298:case 36306:case 35682:return Wv;case 35679:case 36299:case 36307:return Xv;case 35680:case 36300:case 36308:case 36293:return qv;case 36289:case 36303:case 36311:case 36292:return $v}}function Kv(r,t){r.uniform1fv(this.addr,t)}function Zv(r,t){let e=Ar(t,this.size,2);r.uniform2fv(this.addr,e)}function jv(r,t){let e=Ar(t,this.size,3);r.uniform3fv(this.addr,e)}function Jv(r,t){let e=Ar(t,this.size,4);r.uniform4fv(this.addr,e)}function Qv(r,t){let e=Ar(t,this.size,4);r.uniformMatrix2fv(this.addr,!1,e)}function tb(r,t){let e=Ar(t,this.size,9);r.uniformMatrix3fv(this.addr,!1,e)}function eb(r,t){let e=Ar(t,this.size,16);r.uniformMatrix4fv(this.addr,!1,e)}function ib(r,t){r.uniform1iv(this.addr,t)}function nb(r,t){r.uniform2iv(this.addr,t)}function sb(r,t){r.uniform3iv(this.addr,t)}function rb(r,t){r.uniform4iv(this.addr,t)}function ob(r,t){r.uniform1uiv(this.addr,t)}function ab(r,t){r.uniform2uiv(this.addr,t)}function lb(r,t){r.uniform3uiv(this.addr,t)}function cb(r,t){r.uniform4uiv(this.addr,t)}function hb(r,t,e){let i=this.cache,n=t.length,s=sc(e,n);Ve(i,s)||(r.uniform1iv(this.addr,s),He(i,s));let o;this.type===r.SAMPLER_2D_SHADOW?o=rc(xm):o=gm;for(let a=0;a!==n;++a)e.setTexture2D(t[a]||o,s[a])}function ub(r,t,e){let i=this.cache,n=t.length,s=sc(e,n);Ve(i,s)||(r.uniform1iv(this.addr,s),He(i,s));for(let o=0;o!==n;++o)e.setTexture3D(t[o]||vm,s[o])}function db(r,t,e){let i=this.cache,n=t.length,s=sc(e,n);Ve(i,s)||(r.uniform1iv(this.addr,s),He(i,s));let o;this.type===r.SAMPLER_CUBE_SHADOW?o=rc(_m):o=bm;for(let a=0;a!==n;++a)e.setTextureCube(t[a]||o,s[a])}function fb(r,t,e){let i=this.cache,n=t.length,s=sc(e,n);Ve(i,s)||(r.uniform1iv(this.addr,s),He(i,s));for(let o=0;o!==n;++o)e.setTexture2DArray(t[o]||ym,s[o])}function pb(r){switch(r){case 5126:return Kv;case 35664:return Zv;case 35665:return jv;case 35666:return Jv;case 35674:return Qv;case 35675:return tb;case 35676:return eb;case 5124:case 35670:return ib;case 35667:case 35671:return nb;case 35668:case 35672:return sb;case 35669:case 35673:return rb;case 5125:return ob;case 36294:return ab;case 36295:return lb;case 36296:return cb;case 35678:case 36198:case 36298:case 36306:case 35682:return hb;case 35679:case 36299:case 36307:return ub;case 35680:case 36300:case 36308:case 36293:return db;case 36289:case 36303:case 36311:case 36292:return fb}}var Uu=class{constructor(t,e,i){this.id=t,this.addr=i,this.cache=[],this.type=e.type,this.setValue=Yv(e.type)}},Fu=class{constructor(t,e,i){this.id=t,this.addr=i,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=pb(e.type)}},Bu=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,i){let n=this.seq;for(let s=0,o=n.length;s!==o;++s){let a=n[s];a.setValue(t,e[a.id],i)}}},Du=/(\w+)(\])?(\[|\.)?/g;function tm(r,t){r.seq.push(t),r.map[t.id]=t}function mb(r,t,e){let i=r.name,n=i.length;for(Du.lastIndex=0;;){let s=Du.exec(i),o=Du.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===n){tm(e,c===void 0?new Uu(a,r,t):new Fu(a,r,t));break}else{let u=e.map[a];u===void 0&&(u=new Bu(a),tm(e,u)),e=u}}}var Tr=class{constructor(t,e){this.seq=[],this.map={};let i=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);mb(a,l,this)}let n=[],s=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?n.push(o):s.push(o);n.length>0&&(this.seq=n.concat(s))}setValue(t,e,i,n){let s=this.map[e];s!==void 0&&s.setValue(t,i,n)}setOptional(t,e,i){let n=e[i];n!==void 0&&this.setValue(t,i,n)}static upload(t,e,i,n){for(let s=0,o=e.length;s!==o;++s){let a=e[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,n)}}static seqWithValue(t,e){let i=[];for(let n=0,s=t.length;n!==s;++n){let o=t[n];o.id in e&&i.push(o)}return i}};function em(r,t,e){let i=r.createShader(t);return r.shaderSource(i,e),r.compileShader(i),i}var gb=37297,xb=0;function _b(r,t){let e=r.split(`
`),i=[],n=Math.max(t-6,0),s=Math.min(t+6,e.length);for(let o=n;o<s;o++){let a=o+1;i.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return i.join(`
`)}var im=new kt;function yb(r){$t._getMatrix(im,$t.workingColorSpace,r);let t=`mat3( ${im.elements.map(e=>e.toFixed(4))} )`;switch($t.getTransfer(r)){case ro:return[t,"LinearTransferOETF"];case oe:return[t,"sRGBTransferOETF"];default:return Lt("WebGLProgram: Unsupported color space: ",r),[t,"LinearTransferOETF"]}}function nm(r,t,e){let i=r.getShaderParameter(t,r.COMPILE_STATUS),s=(r.getShaderInfoLog(t)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+s+`

`+_b(r.getShaderSource(t),a)}else return s}function vb(r,t){let e=yb(t);return[`vec4 ${r}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var bb={[su]:"Linear",[ru]:"Reinhard",[ou]:"Cineon",[au]:"ACESFilmic",[cu]:"AgX",[No]:"Neutral",[lu]:"Custom"};function Sb(r,t){let e=bb[t];return e===void 0?(Lt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+r+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+r+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var tc=new D;function Mb(){$t.getLuminanceCoefficients(tc);let r=tc.x.toFixed(4),t=tc.y.toFixed(4),e=tc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${r}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function wb(r){return[r.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",r.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Go).join(`
`)}function Tb(r){let t=[];for(let e in r){let i=r[e];i!==!1&&t.push("#define "+e+" "+i)}return t.join(`
`)}function Ab(r,t){let e={},i=r.getProgramParameter(t,r.ACTIVE_ATTRIBUTES);for(let n=0;n<i;n++){let s=r.getActiveAttrib(t,n),o=s.name,a=1;s.type===r.FLOAT_MAT2&&(a=2),s.type===r.FLOAT_MAT3&&(a=3),s.type===r.FLOAT_MAT4&&(a=4),e[o]={type:s.type,location:r.getAttribLocation(t,o),locationSize:a}}return e}function Go(r){return r!==""}function sm(r,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return r.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function rm(r,t){return r.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var Eb=/^[ \t]*#include +<([\w\d./]+)>/gm;function ku(r){return r.replace(Eb,Rb)}function Rb(r,t){let e=qt[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return ku(e)}var Cb=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function om(r){return r.replace(Cb,Pb)}function Pb(r,t,e,i){let n="";for(let s=parseInt(t);s<parseInt(e);s++)n+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return n}function am(r){let t=`precision ${r.precision} float;
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
#define LOW_PRECISION`),t}var Ib={[Lo]:"SHADOWMAP_TYPE_PCF",[yr]:"SHADOWMAP_TYPE_VSM"};function Lb(r){return Ib[r.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Nb={[br]:"ENVMAP_MODE_REFRACTION"};function Db(r){return r.envMap===!1?"ENVMAP_MODE_REFLECTION":Nb[r.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Ob={[nu]:"ENVMAP_BLENDING_MULTIPLY",[Ap]:"ENVMAP_BLENDING_MIX",[Ep]:"ENVMAP_BLENDING_ADD"};function Ub(r){return r.envMap===!1?"ENVMAP_BLENDING_NONE":Ob[r.combine]||"ENVMAP_BLENDING_NONE"}function Fb(r,t,e,i){let n=r.getContext(),s=e.defines,o=e.vertexShader,a=e.fragmentShader,l=Lb(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=Db(e),u=Ub(e),d=wb(e),f=Tb(s),g=n.createProgram(),x,p,m=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(x=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Go).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Go).join(`
`),p.length>0&&(p+=`
`)):(x=[am(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Go).join(`
`),p=[am(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==dn?"#define TONE_MAPPING":"",e.toneMapping!==dn?qt.tonemapping_pars_fragment:"",e.toneMapping!==dn?Sb("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",qt.colorspace_pars_fragment,vb("linearToOutputTexel",e.outputColorSpace),Mb(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Go).join(`
`)),o=ku(o),o=sm(o,e),o=rm(o,e),a=ku(a),a=sm(a,e),a=rm(a,e),o=om(o),a=om(a),e.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",e.glslVersion===Tu?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Tu?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let _=m+x+o,b=m+p+a,v=em(n,n.VERTEX_SHADER,_),M=em(n,n.FRAGMENT_SHADER,b);n.attachShader(g,v),n.attachShader(g,M),e.index0AttributeName!==void 0?n.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&n.bindAttribLocation(g,0,"position"),n.linkProgram(g);function w(E){if(r.debug.checkShaderErrors){let I=n.getProgramInfoLog(g)||"",P=n.getShaderInfoLog(v)||"",U=n.getShaderInfoLog(M)||"",N=I.trim(),B=P.trim(),z=U.trim(),X=!0,it=!0;if(n.getProgramParameter(g,n.LINK_STATUS)===!1)if(X=!1,typeof r.debug.onShaderError=="function")r.debug.onShaderError(n,g,v,M);else{let q=nm(n,v,"vertex"),Q=nm(n,M,"fragment");Bt("WebGLProgram: Shader Error "+n.getError()+" - VALIDATE_STATUS "+n.getProgramParameter(g,n.VALIDATE_STATUS)+`

Material Name: `+E.name+`
Material Type: `+E.type+`

Program Info Log: `+N+`
`+q+`
`+Q)}else N!==""?Lt("WebGLProgram: Program Info Log:",N):(B===""||z==="")&&(it=!1);it&&(E.diagnostics={runnable:X,programLog:N,vertexShader:{log:B,prefix:x},fragmentShader:{log:z,prefix:p}})}n.deleteShader(v),n.deleteShader(M),y=new Tr(n,g),S=Ab(n,g)}let y;this.getUniforms=function(){return y===void 0&&w(this),y};let S;this.getAttributes=function(){return S===void 0&&w(this),S};let C=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return C===!1&&(C=n.getProgramParameter(g,gb)),C},this.destroy=function(){i.releaseStatesOfProgram(this),n.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=xb++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=v,this.fragmentShader=M,this}var Bb=0,zu=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,i){let n=this._getShaderCacheForMaterial(t);return n.has(e)===!1&&(n.add(e),e.usedTimes++),n.has(i)===!1&&(n.add(i),i.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let i of e)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,i=e.get(t);return i===void 0&&(i=new Set,e.set(t,i)),i}_getShaderStage(t){let e=this.shaderCache,i=e.get(t);return i===void 0&&(i=new Vu(t),e.set(t,i)),i}},Vu=class{constructor(t){this.id=Bb++,this.code=t,this.usedTimes=0}};function kb(r){return r===rs||r===Bo||r===ko}function zb(r,t,e,i,n,s){let o=new lo,a=new zu,l=new Set,c=[],h=new Map,u=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function g(y,S,C,E,I,P){let U=E.fog,N=I.geometry,B=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?E.environment:null,z=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,X=t.get(y.envMap||B,z),it=d[y.type],q=i.precision;y.precision!==null&&(q=i.getMaxPrecision(y.precision),q!==y.precision&&Lt("WebGLProgram.getParameters:",y.precision,"not supported, using",q,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,et=Q!==void 0?Q.length:0,St=0;N.morphAttributes.position!==void 0&&(St=1),N.morphAttributes.normal!==void 0&&(St=2),N.morphAttributes.color!==void 0&&(St=3);let Tt,K,ot,lt;if(it){let yt=mn[it];Tt=yt.vertexShader,K=yt.fragmentShader}else{Tt=y.vertexShader,K=y.fragmentShader;let yt=a.getVertexShaderStage(y),le=a.getFragmentShaderStage(y);a.update(y,yt,le),ot=yt.id,lt=le.id}let At=r.getRenderTarget(),mt=r.state.buffers.depth.getReversed(),G=I.isInstancedMesh===!0,ct=I.isBatchedMesh===!0,nt=!!y.map,Mt=!!y.matcap,Ht=!!X,Ft=Ht&&X.isPMREMTexture===!0,fe=!!y.aoMap,he=!!y.lightMap,Se=!!y.bumpMap&&y.wireframe===!1,pe=!!y.normalMap,an=!!y.displacementMap,We=!!y.emissiveMap,Fi=!!y.metalnessMap,Bi=!!y.roughnessMap,ki=y.anisotropy>0,k=y.clearcoat>0,zi=y.diffuseRoughness>0,Me=y.dispersion>0,we=y.retroreflectivity>0,_t=y.iridescence>0,Ue=y.sheen>0,Ut=y.transmission>0,zt=ki&&!!y.anisotropyMap,L=k&&!!y.clearcoatMap,T=k&&!!y.clearcoatNormalMap,H=k&&!!y.clearcoatRoughnessMap,st=zi&&!!y.diffuseRoughnessMap,tt=_t&&!!y.iridescenceMap,ht=_t&&!!y.iridescenceThicknessMap,gt=Ue&&!!y.sheenColorMap,Z=Ue&&!!y.sheenRoughnessMap,j=!!y.specularMap,dt=!!y.specularColorMap,O=!!y.specularIntensityMap,J=Ut&&!!y.transmissionMap,Y=Ut&&!!y.thicknessMap,ft=!!y.gradientMap,at=!!y.alphaMap,ut=y.alphaTest>0,Nt=!!y.alphaHash,Xt=!!y.extensions,rt=dn;y.toneMapped&&(At===null||At.isXRRenderTarget===!0)&&(rt=r.toneMapping);let Dt=Ft?X.isCompressedCubeTexture?X.image[0].mipmaps:X.mipmaps:null,Wt={shaderID:it,shaderType:y.type,shaderName:y.name,vertexShader:Tt,fragmentShader:K,defines:y.defines,customVertexShaderID:ot,customFragmentShaderID:lt,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:q,batching:ct,batchingColor:ct&&I._colorsTexture!==null,instancing:G,instancingColor:G&&I.instanceColor!==null,instancingMorph:G&&I.morphTexture!==null,outputColorSpace:At===null?r.outputColorSpace:At.isXRRenderTarget===!0?At.texture.colorSpace:$t.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:nt,matcap:Mt,envMap:Ht,envMapMode:Ht&&X.mapping,envMapPMREM:Ft,envMapMaxLod:Ft?Dt.length-1:null,envMapSize:Ft?Dt[0].width:null,aoMap:fe,lightMap:he,bumpMap:Se,normalMap:pe,displacementMap:an,emissiveMap:We,normalMapObjectSpace:pe&&y.normalMapType===Ip,normalMapTangentSpace:pe&&y.normalMapType===Zl,packedNormalMap:pe&&y.normalMapType===Zl&&kb(y.normalMap.format),metalnessMap:Fi,roughnessMap:Bi,anisotropy:ki,anisotropyMap:zt,clearcoat:k,clearcoatMap:L,clearcoatNormalMap:T,clearcoatRoughnessMap:H,diffuseRoughness:zi,diffuseRoughnessMap:st,dispersion:Me,retroreflection:we,iridescence:_t,iridescenceMap:tt,iridescenceThicknessMap:ht,sheen:Ue,sheenColorMap:gt,sheenRoughnessMap:Z,specularMap:j,specularColorMap:dt,specularIntensityMap:O,transmission:Ut,transmissionMap:J,thicknessMap:Y,gradientMap:ft,opaque:y.transparent===!1&&y.blending===vr&&y.alphaToCoverage===!1,alphaMap:at,alphaTest:ut,alphaHash:Nt,combine:y.combine,mapUv:nt&&f(y.map.channel),aoMapUv:fe&&f(y.aoMap.channel),lightMapUv:he&&f(y.lightMap.channel),bumpMapUv:Se&&f(y.bumpMap.channel),normalMapUv:pe&&f(y.normalMap.channel),displacementMapUv:an&&f(y.displacementMap.channel),emissiveMapUv:We&&f(y.emissiveMap.channel),metalnessMapUv:Fi&&f(y.metalnessMap.channel),roughnessMapUv:Bi&&f(y.roughnessMap.channel),anisotropyMapUv:zt&&f(y.anisotropyMap.channel),clearcoatMapUv:L&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:T&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:H&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:st&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:tt&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:ht&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:gt&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:Z&&f(y.sheenRoughnessMap.channel),specularMapUv:j&&f(y.specularMap.channel),specularColorMapUv:dt&&f(y.specularColorMap.channel),specularIntensityMapUv:O&&f(y.specularIntensityMap.channel),transmissionMapUv:J&&f(y.transmissionMap.channel),thicknessMapUv:Y&&f(y.thicknessMap.channel),alphaMapUv:at&&f(y.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(pe||ki),vertexNormals:!!N.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!N.attributes.uv&&(nt||at),fog:!!U,useFog:y.fog===!0,fogExp2:!!U&&U.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||N.attributes.normal===void 0&&pe===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:mt,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:St,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:P.filter(yt=>yt.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:y.dithering,shadowMapEnabled:r.shadowMap.enabled&&C.length>0,shadowMapType:r.shadowMap.type,toneMapping:rt,decodeVideoTexture:nt&&y.map.isVideoTexture===!0&&$t.getTransfer(y.map.colorSpace)===oe,decodeVideoTextureEmissive:We&&y.emissiveMap.isVideoTexture===!0&&$t.getTransfer(y.emissiveMap.colorSpace)===oe,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===xe,flipSided:y.side===ze,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Xt&&y.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Xt&&y.extensions.multiDraw===!0||ct)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return Wt.vertexUv1s=l.has(1),Wt.vertexUv2s=l.has(2),Wt.vertexUv3s=l.has(3),l.clear(),Wt}function x(y){let S=[];if(y.shaderID?S.push(y.shaderID):(S.push(y.customVertexShaderID),S.push(y.customFragmentShaderID)),y.defines!==void 0)for(let C in y.defines)S.push(C),S.push(y.defines[C]);return y.isRawShaderMaterial===!1&&(p(S,y),m(S,y),S.push(r.outputColorSpace)),S.push(y.customProgramCacheKey),S.join()}function p(y,S){y.push(S.precision),y.push(S.outputColorSpace),y.push(S.envMapMode),y.push(S.envMapPMREM),y.push(S.envMapMaxLod),y.push(S.envMapSize),y.push(S.mapUv),y.push(S.alphaMapUv),y.push(S.lightMapUv),y.push(S.aoMapUv),y.push(S.bumpMapUv),y.push(S.normalMapUv),y.push(S.displacementMapUv),y.push(S.emissiveMapUv),y.push(S.metalnessMapUv),y.push(S.roughnessMapUv),y.push(S.anisotropyMapUv),y.push(S.clearcoatMapUv),y.push(S.clearcoatNormalMapUv),y.push(S.clearcoatRoughnessMapUv),y.push(S.diffuseRoughnessMapUv),y.push(S.iridescenceMapUv),y.push(S.iridescenceThicknessMapUv),y.push(S.sheenColorMapUv),y.push(S.sheenRoughnessMapUv),y.push(S.specularMapUv),y.push(S.specularColorMapUv),y.push(S.specularIntensityMapUv),y.push(S.transmissionMapUv),y.push(S.thicknessMapUv),y.push(S.combine),y.push(S.fogExp2),y.push(S.sizeAttenuation),y.push(S.morphTargetsCount),y.push(S.numSunLights),y.push(S.numDirLights),y.push(S.numPointLights),y.push(S.numSpotLights),y.push(S.numSpotLightMaps),y.push(S.numHemiLights),y.push(S.numRectAreaLights),y.push(S.numSunLightShadows),y.push(S.numDirLightShadows),y.push(S.numPointLightShadows),y.push(S.numSpotLightShadows),y.push(S.numSpotLightShadowsWithMaps),y.push(S.numLightProbes),y.push(S.numLightProbeGrids),y.push(S.shadowMapType),y.push(S.toneMapping),y.push(S.numClippingPlanes),y.push(S.numClipIntersection),y.push(S.depthPacking)}function m(y,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function _(y){let S=d[y.type],C;if(S){let E=mn[S];C=Hp.clone(E.uniforms)}else C=y.uniforms;return C}function b(y,S){let C=h.get(S);return C!==void 0?++C.usedTimes:(C=new Fb(r,S,y,n),c.push(C),h.set(S,C)),C}function v(y){if(--y.usedTimes===0){let S=c.indexOf(y);c[S]=c[c.length-1],c.pop(),h.delete(y.cacheKey),y.destroy()}}function M(y){a.remove(y)}function w(){a.dispose()}return{getParameters:g,getProgramCacheKey:x,getUniforms:_,acquireProgram:b,releaseProgram:v,releaseShaderCache:M,programs:c,dispose:w}}function Vb(){let r=new WeakMap;function t(o){return r.has(o)}function e(o){let a=r.get(o);return a===void 0&&(a={},r.set(o,a)),a}function i(o){r.delete(o)}function n(o,a,l){r.get(o)[a]=l}function s(){r=new WeakMap}return{has:t,get:e,remove:i,update:n,dispose:s}}function Hb(r,t){return r.groupOrder!==t.groupOrder?r.groupOrder-t.groupOrder:r.renderOrder!==t.renderOrder?r.renderOrder-t.renderOrder:r.material.id!==t.material.id?r.material.id-t.material.id:r.materialVariant!==t.materialVariant?r.materialVariant-t.materialVariant:r.z!==t.z?r.z-t.z:r.id-t.id}function lm(r,t){return r.groupOrder!==t.groupOrder?r.groupOrder-t.groupOrder:r.renderOrder!==t.renderOrder?r.renderOrder-t.renderOrder:r.z!==t.z?t.z-r.z:r.id-t.id}function cm(){let r=[],t=0,e=[],i=[],n=[];function s(){t=0,e.length=0,i.length=0,n.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,x,p,m){let _=r[t];return _===void 0?(_={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:p,group:m},r[t]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=g,_.materialVariant=o(d),_.groupOrder=x,_.renderOrder=d.renderOrder,_.z=p,_.group=m),t++,_}function l(d,f,g,x,p,m,_){_.reversedDepth===!0&&(p=-p);let b=a(d,f,g,x,p,m);g.transmission>0?i.push(b):g.transparent===!0?n.push(b):e.push(b)}function c(d,f,g,x,p,m){let _=a(d,f,g,x,p,m);g.transmission>0?i.unshift(_):g.transparent===!0?n.unshift(_):e.unshift(_)}function h(d,f){e.length>1&&e.sort(d||Hb),i.length>1&&i.sort(f||lm),n.length>1&&n.sort(f||lm)}function u(){for(let d=t,f=r.length;d<f;d++){let g=r[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:i,transparent:n,init:s,push:l,unshift:c,finish:u,sort:h}}function Gb(){let r=new WeakMap;function t(i,n){let s=r.get(i),o;return s===void 0?(o=new cm,r.set(i,[o])):n>=s.length?(o=new cm,s.push(o)):o=s[n],o}function e(){r=new WeakMap}return{get:t,dispose:e}}function Wb(){let r={};return{get:function(t){if(r[t.id]!==void 0)return r[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new D,color:new Ot};break;case"SpotLight":e={position:new D,direction:new D,color:new Ot,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new D,color:new Ot,distance:0,decay:0};break;case"HemisphereLight":e={direction:new D,skyColor:new Ot,groundColor:new Ot};break;case"RectAreaLight":e={color:new Ot,position:new D,halfWidth:new D,halfHeight:new D};break}return r[t.id]=e,e}}}function Xb(){let r={};return{get:function(t){if(r[t.id]!==void 0)return r[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new wt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new wt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new wt,shadowCameraNear:1,shadowCameraFar:1e3};break}return r[t.id]=e,e}}}var qb=0;function $b(r,t){return(t.castShadow?2:0)-(r.castShadow?2:0)+(t.map?1:0)-(r.map?1:0)}function Yb(r){let t=new Wb,e=Xb(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new D);let n=new D,s=new Pt,o=new Pt;function a(c){let h=0,u=0,d=0;for(let P=0;P<9;P++)i.probe[P].set(0,0,0);let f=0,g=0,x=0,p=0,m=0,_=0,b=0,v=0,M=0,w=0,y=0,S=0,C=0,E=0;c.sort($b);for(let P=0,U=c.length;P<U;P++){let N=c[P],B=N.color,z=N.intensity,X=N.distance,it=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===rs?it=N.shadow.map.texture:it=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=B.r*z,u+=B.g*z,d+=B.b*z;else if(N.isLightProbe){for(let q=0;q<9;q++)i.probe[q].addScaledVector(N.sh.coefficients[q],z);E++}else if(N.isSunLight){let q=t.get(N);if(q.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[g]=et,i.sunShadowMap[g]=it;let St=Q.getViewportCount();for(let Tt=0;Tt<St;Tt++)i.sunShadowMatrix[x+Tt]=Q.getMatrix(Tt),i.sunShadowCascade[x+Tt]=Q._cascadeData[Tt];x+=St,g++}i.sun[f]=q,f++}else if(N.isDirectionalLight){let q=t.get(N);if(q.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize=Q.mapSize,i.directionalShadow[p]=et,i.directionalShadowMap[p]=it,i.directionalShadowMatrix[p]=N.shadow.matrix,M++}i.directional[p]=q,p++}else if(N.isSpotLight){let q=t.get(N);q.position.setFromMatrixPosition(N.matrixWorld),q.color.copy(B).multiplyScalar(z),q.distance=X,q.coneCos=Math.cos(N.angle),q.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),q.decay=N.decay,i.spot[_]=q;let Q=N.shadow;if(N.map&&(i.spotLightMap[S]=N.map,S++,Q.updateMatrices(N),N.castShadow&&C++),i.spotLightMatrix[_]=Q.matrix,N.castShadow){let et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize=Q.mapSize,i.spotShadow[_]=et,i.spotShadowMap[_]=it,y++}_++}else if(N.isRectAreaLight){let q=t.get(N);q.color.copy(B).multiplyScalar(z),q.halfWidth.set(N.width*.5,0,0),q.halfHeight.set(0,N.height*.5,0),i.rectArea[b]=q,b++}else if(N.isPointLight){let q=t.get(N);if(q.color.copy(N.color).multiplyScalar(N.intensity),q.distance=N.distance,q.decay=N.decay,N.castShadow){let Q=N.shadow,et=e.get(N);et.shadowIntensity=Q.intensity,et.shadowBias=Q.bias,et.shadowNormalBias=Q.normalBias,et.shadowRadius=Q.radius,et.shadowMapSize=Q.mapSize,et.shadowCameraNear=Q.camera.near,et.shadowCameraFar=Q.camera.far,i.pointShadow[m]=et,i.pointShadowMap[m]=it,i.pointShadowMatrix[m]=N.shadow.matrix,w++}i.point[m]=q,m++}else if(N.isHemisphereLight){let q=t.get(N);q.skyColor.copy(N.color).multiplyScalar(z),q.groundColor.copy(N.groundColor).multiplyScalar(z),i.hemi[v]=q,v++}}b>0&&(r.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=vt.LTC_FLOAT_1,i.rectAreaLTC2=vt.LTC_FLOAT_2):(i.rectAreaLTC1=vt.LTC_HALF_1,i.rectAreaLTC2=vt.LTC_HALF_2)),i.ambient[0]=h,i.ambient[1]=u,i.ambient[2]=d;let I=i.hash;(I.sunLength!==f||I.directionalLength!==p||I.pointLength!==m||I.spotLength!==_||I.rectAreaLength!==b||I.hemiLength!==v||I.numSunShadows!==g||I.numDirectionalShadows!==M||I.numPointShadows!==w||I.numSpotShadows!==y||I.numSpotMaps!==S||I.numLightProbes!==E)&&(i.sun.length=f,i.directional.length=p,i.spot.length=_,i.rectArea.length=b,i.point.length=m,i.hemi.length=v,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=x,i.sunShadowCascade.length=x,i.directionalShadow.length=M,i.directionalShadowMap.length=M,i.directionalShadowMatrix.length=M,i.pointShadow.length=w,i.pointShadowMap.length=w,i.pointShadowMatrix.length=w,i.spotShadow.length=y,i.spotShadowMap.length=y,i.spotLightMatrix.length=y+S-C,i.spotLightMap.length=S,i.numSpotLightShadowsWithMaps=C,i.numLightProbes=E,I.sunLength=f,I.directionalLength=p,I.pointLength=m,I.spotLength=_,I.rectAreaLength=b,I.hemiLength=v,I.numSunShadows=g,I.numDirectionalShadows=M,I.numPointShadows=w,I.numSpotShadows=y,I.numSpotMaps=S,I.numLightProbes=E,i.version=qb++)}function l(c,h){let u=0,d=0,f=0,g=0,x=0,p=0,m=h.matrixWorldInverse;for(let _=0,b=c.length;_<b;_++){let v=c[_];if(v.isSunLight){let M=i.sun[u];M.direction.setFromMatrixPosition(v.matrixWorld),M.direction.transformDirection(m),u++}else if(v.isDirectionalLight){let M=i.directional[d];M.direction.setFromMatrixPosition(v.matrixWorld),n.setFromMatrixPosition(v.target.matrixWorld),M.direction.sub(n),M.direction.transformDirection(m),d++}else if(v.isSpotLight){let M=i.spot[g];M.position.setFromMatrixPosition(v.matrixWorld),M.position.applyMatrix4(m),M.direction.setFromMatrixPosition(v.matrixWorld),n.setFromMatrixPosition(v.target.matrixWorld),M.direction.sub(n),M.direction.transformDirection(m),g++}else if(v.isRectAreaLight){let M=i.rectArea[x];M.position.setFromMatrixPosition(v.matrixWorld),M.position.applyMatrix4(m),o.identity(),s.copy(v.matrixWorld),s.premultiply(m),o.extractRotation(s),M.halfWidth.set(v.width*.5,0,0),M.halfHeight.set(0,v.height*.5,0),M.halfWidth.applyMatrix4(o),M.halfHeight.applyMatrix4(o),x++}else if(v.isPointLight){let M=i.point[f];M.position.setFromMatrixPosition(v.matrixWorld),M.position.applyMatrix4(m),f++}else if(v.isHemisphereLight){let M=i.hemi[p];M.direction.setFromMatrixPosition(v.matrixWorld),M.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:i}}function hm(r){let t=new Yb(r),e=[],i=[],n=[];function s(u){h.camera=u,e.length=0,i.length=0,n.length=0}function o(u){u.isLightProbeGrid?n.push(u):e.push(u)}function a(u){i.push(u)}function l(){t.setup(e),n.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:i,lightProbeGridArray:n,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function Kb(r){let t=new WeakMap;function e(n,s=0){let o=t.get(n),a;return o===void 0?(a=new hm(r),t.set(n,[a])):s>=o.length?(a=new hm(r),o.push(a)):a=o[s],a}function i(){t=new WeakMap}return{get:e,dispose:i}}var Zb=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,jb=`uniform sampler2D shadow_pass;
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
}`,Jb=[new D(1,0,0),new D(-1,0,0),new D(0,1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1)],Qb=[new D(0,-1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1),new D(0,-1,0),new D(0,-1,0)],um=new Pt,Ho=new D,Ou=new D;function tS(r,t,e){let i=new Qn,n=new wt,s=new wt,o=new ce,a=new tl,l=new el,c={},h=e.maxTextureSize,u={[Qe]:ze,[ze]:Qe,[xe]:xe},d=new li({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new wt},radius:{value:4}},vertexShader:Zb,fragmentShader:jb}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new be;g.setAttribute("position",new ee(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new ue(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Lo;let m=this.type;this.render=function(w,y,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||w.length===0)return;this.type===ap&&(Lt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Lo);let C=r.getRenderTarget(),E=r.getActiveCubeFace(),I=r.getActiveMipmapLevel(),P=r.state;P.setBlending(Cs),P.buffers.depth.getReversed()===!0?P.buffers.color.setClear(0,0,0,0):P.buffers.color.setClear(1,1,1,1),P.buffers.depth.setTest(!0),P.setScissorTest(!1);let U=m!==this.type;U&&y.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(B=>B.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,B=w.length;N<B;N++){let z=w[N],X=z.shadow;if(X===void 0){Lt("WebGLShadowMap:",z,"has no shadow.");continue}if(X.autoUpdate===!1&&X.needsUpdate===!1)continue;n.copy(X.mapSize);let it=X.getFrameExtents();n.multiply(it),s.copy(X.mapSize),(n.x>h||n.y>h)&&(n.x>h&&(s.x=Math.floor(h/it.x),n.x=s.x*it.x,X.mapSize.x=s.x),n.y>h&&(s.y=Math.floor(h/it.y),n.y=s.y*it.y,X.mapSize.y=s.y));let q=r.state.buffers.depth.getReversed();if(X.camera._reversedDepth=q,X.map===null||U===!0){if(X.map!==null&&(X.map.depthTexture!==null&&(X.map.depthTexture.dispose(),X.map.depthTexture=null),X.map.dispose()),this.type===yr){if(z.isPointLight){Lt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}X.map=new ai(n.x,n.y,{format:rs,type:nn,minFilter:Te,magFilter:Te,generateMipmaps:!1}),X.map.texture.name=z.name+".shadowMap",X.map.depthTexture=new Ln(n.x,n.y,Ii),X.map.depthTexture.name=z.name+".shadowMapDepth",X.map.depthTexture.format=Rn,X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Ie,X.map.depthTexture.magFilter=Ie}else z.isPointLight?(X.map=new Wo(n.x),X.map.depthTexture=new vo(n.x,en)):(X.map=new ai(n.x,n.y),X.map.depthTexture=new Ln(n.x,n.y,en)),X.map.depthTexture.name=z.name+".shadowMap",X.map.depthTexture.format=Rn,this.type===Lo?(X.map.depthTexture.compareFunction=q?Su:bu,X.map.depthTexture.minFilter=Te,X.map.depthTexture.magFilter=Te):(X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Ie,X.map.depthTexture.magFilter=Ie);X.camera.updateProjectionMatrix()}X.map.isWebGLCubeRenderTarget!==!0&&(X.map.width!==n.x||X.map.height!==n.y)&&X.map.setSize(n.x,n.y);let Q=X.map.isWebGLCubeRenderTarget?6:X.getViewportCount();z.isPointLight!==!0&&X.updateMatrices(z,S);let et=(X.camera.layers.mask&4294967294)!==0?X.camera.layers:S.layers;for(let St=0;St<Q;St++){let Tt=X.getCamera(St);if(z.isPointLight){let K=X.camera,ot=X.matrix,lt=z.distance||K.far;lt!==K.far&&(K.far=lt,K.updateProjectionMatrix()),Ho.setFromMatrixPosition(z.matrixWorld),K.position.copy(Ho),Ou.copy(K.position),Ou.add(Jb[St]),K.up.copy(Qb[St]),K.lookAt(Ou),K.updateMatrixWorld(),ot.makeTranslation(-Ho.x,-Ho.y,-Ho.z),um.multiplyMatrices(K.projectionMatrix,K.matrixWorldInverse),X._frustum.setFromProjectionMatrix(um,K.coordinateSystem,K.reversedDepth)}if(X.map.isWebGLCubeRenderTarget)r.setRenderTarget(X.map,St),r.clear();else{St===0&&(r.setRenderTarget(X.map),r.clear());let K=X.getViewport(St);o.set(s.x*K.x,s.y*K.y,s.x*K.z,s.y*K.w),P.viewport(o)}i=X.getFrustum(St),v(y,S,Tt,z,et,this.type)}X.isPointLightShadow!==!0&&this.type===yr&&_(X,S),X.needsUpdate=!1}m=this.type,p.needsUpdate=!1,r.setRenderTarget(C,E,I)};function _(w,y){let S=t.update(x);d.defines.VSM_SAMPLES!==w.blurSamples&&(d.defines.VSM_SAMPLES=w.blurSamples,f.defines.VSM_SAMPLES=w.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),w.mapPass===null?w.mapPass=new ai(n.x,n.y,{format:rs,type:nn}):(w.mapPass.width!==w.map.width||w.mapPass.height!==w.map.height)&&w.mapPass.setSize(w.map.width,w.map.height),d.uniforms.shadow_pass.value=w.map.depthTexture,d.uniforms.resolution.value.set(w.map.width,w.map.height),d.uniforms.radius.value=w.radius,r.setRenderTarget(w.mapPass),r.clear(),r.renderBufferDirect(y,null,S,d,x,null),f.uniforms.shadow_pass.value=w.mapPass.texture,f.uniforms.resolution.value.set(w.map.width,w.map.height),f.uniforms.radius.value=w.radius,r.setRenderTarget(w.map),r.clear(),r.renderBufferDirect(y,null,S,f,x,null)}function b(w,y,S,C){let E=null,I=S.isPointLight===!0?w.customDistanceMaterial:w.customDepthMaterial;if(I!==void 0)E=I;else if(E=S.isPointLight===!0?l:a,r.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let P=E.uuid,U=y.uuid,N=c[P];N===void 0&&(N={},c[P]=N);let B=N[U];B===void 0&&(B=E.clone(),N[U]=B,y.addEventListener("dispose",M)),E=B}if(E.visible=y.visible,E.wireframe=y.wireframe,C===yr?E.side=y.shadowSide!==null?y.shadowSide:y.side:E.side=y.shadowSide!==null?y.shadowSide:u[y.side],E.alphaMap=y.alphaMap,E.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,E.map=y.map,E.clipShadows=y.clipShadows,E.clippingPlanes=y.clippingPlanes,E.clipIntersection=y.clipIntersection,E.displacementMap=y.displacementMap,E.displacementScale=y.displacementScale,E.displacementBias=y.displacementBias,E.wireframeLinewidth=y.wireframeLinewidth,E.linewidth=y.linewidth,S.isPointLight===!0&&E.isMeshDistanceMaterial===!0){let P=r.properties.get(E);P.light=S}return E}function v(w,y,S,C,E,I){if(w.visible===!1)return;if(w.layers.test(E)&&(w.isMesh||w.isLine||w.isPoints)&&(w.castShadow||w.receiveShadow&&I===yr)&&(!w.frustumCulled||w.intersectsFrustum(i))){w.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,w.matrixWorld);let N=t.update(w),B=w.material;if(Array.isArray(B)){let z=N.groups;for(let X=0,it=z.length;X<it;X++){let q=z[X],Q=B[q.materialIndex];if(Q&&Q.visible){let et=b(w,Q,C,I);w.onBeforeShadow(r,w,y,S,N,et,q),r.renderBufferDirect(S,null,N,et,w,q),w.onAfterShadow(r,w,y,S,N,et,q)}}}else if(B.visible){let z=b(w,B,C,I);w.onBeforeShadow(r,w,y,S,N,z,null),r.renderBufferDirect(S,null,N,z,w,null),w.onAfterShadow(r,w,y,S,N,z,null)}}let U=w.children;for(let N=0,B=U.length;N<B;N++)v(U[N],y,S,C,E,I)}function M(w){w.target.removeEventListener("dispose",M);for(let S in c){let C=c[S],E=w.target.uuid;E in C&&(C[E].dispose(),delete C[E])}}}function eS(r,t){function e(){let O=!1,J=new ce,Y=null,ft=new ce(0,0,0,0);return{setMask:function(at){Y!==at&&!O&&(r.colorMask(at,at,at,at),Y=at)},setLocked:function(at){O=at},setClear:function(at,ut,Nt,Xt,rt){rt===!0&&(at*=Xt,ut*=Xt,Nt*=Xt),J.set(at,ut,Nt,Xt),ft.equals(J)===!1&&(r.clearColor(at,ut,Nt,Xt),ft.copy(J))},reset:function(){O=!1,Y=null,ft.set(-1,0,0,0)}}}function i(){let O=!1,J=!1,Y=null,ft=null,at=null;return{setReversed:function(ut){if(J!==ut){let Nt=t.get("EXT_clip_control");ut?Nt.clipControlEXT(Nt.LOWER_LEFT_EXT,Nt.ZERO_TO_ONE_EXT):Nt.clipControlEXT(Nt.LOWER_LEFT_EXT,Nt.NEGATIVE_ONE_TO_ONE_EXT),J=ut;let Xt=at;at=null,this.setClear(Xt)}},getReversed:function(){return J},setTest:function(ut){ut?mt(r.DEPTH_TEST):G(r.DEPTH_TEST)},setMask:function(ut){Y!==ut&&!O&&(r.depthMask(ut),Y=ut)},setFunc:function(ut){if(J&&(ut=zp[ut]),ft!==ut){switch(ut){case za:r.depthFunc(r.NEVER);break;case Va:r.depthFunc(r.ALWAYS);break;case Ha:r.depthFunc(r.LESS);break;case sr:r.depthFunc(r.LEQUAL);break;case Ga:r.depthFunc(r.EQUAL);break;case Wa:r.depthFunc(r.GEQUAL);break;case Xa:r.depthFunc(r.GREATER);break;case qa:r.depthFunc(r.NOTEQUAL);break;default:r.depthFunc(r.LEQUAL)}ft=ut}},setLocked:function(ut){O=ut},setClear:function(ut){at!==ut&&(at=ut,J&&(ut=1-ut),r.clearDepth(ut))},reset:function(){O=!1,Y=null,ft=null,at=null,J=!1}}}function n(){let O=!1,J=null,Y=null,ft=null,at=null,ut=null,Nt=null,Xt=null,rt=null;return{setTest:function(Dt){O||(Dt?mt(r.STENCIL_TEST):G(r.STENCIL_TEST))},setMask:function(Dt){J!==Dt&&!O&&(r.stencilMask(Dt),J=Dt)},setFunc:function(Dt,Wt,yt){(Y!==Dt||ft!==Wt||at!==yt)&&(r.stencilFunc(Dt,Wt,yt),Y=Dt,ft=Wt,at=yt)},setOp:function(Dt,Wt,yt){(ut!==Dt||Nt!==Wt||Xt!==yt)&&(r.stencilOp(Dt,Wt,yt),ut=Dt,Nt=Wt,Xt=yt)},setLocked:function(Dt){O=Dt},setClear:function(Dt){rt!==Dt&&(r.clearStencil(Dt),rt=Dt)},reset:function(){O=!1,J=null,Y=null,ft=null,at=null,ut=null,Nt=null,Xt=null,rt=null}}}let s=new e,o=new i,a=new n,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],x=null,p=!1,m=null,_=null,b=null,v=null,M=null,w=null,y=null,S=new Ot(0,0,0),C=0,E=!1,I=null,P=null,U=null,N=null,B=null,z=r.getParameter(r.MAX_COMBINED_TEXTURE_IMAGE_UNITS),X=!1,it=0,q=r.getParameter(r.VERSION);q.indexOf("WebGL")!==-1?(it=parseFloat(/^WebGL (\d)/.exec(q)[1]),X=it>=1):q.indexOf("OpenGL ES")!==-1&&(it=parseFloat(/^OpenGL ES (\d)/.exec(q)[1]),X=it>=2);let Q=null,et={},St=r.getParameter(r.SCISSOR_BOX),Tt=r.getParameter(r.VIEWPORT),K=new ce().fromArray(St),ot=new ce().fromArray(Tt);function lt(O,J,Y,ft){let at=new Uint8Array(4),ut=r.createTexture();r.bindTexture(O,ut),r.texParameteri(O,r.TEXTURE_MIN_FILTER,r.NEAREST),r.texParameteri(O,r.TEXTURE_MAG_FILTER,r.NEAREST);for(let Nt=0;Nt<Y;Nt++)O===r.TEXTURE_3D||O===r.TEXTURE_2D_ARRAY?r.texImage3D(J,0,r.RGBA,1,1,ft,0,r.RGBA,r.UNSIGNED_BYTE,at):r.texImage2D(J+Nt,0,r.RGBA,1,1,0,r.RGBA,r.UNSIGNED_BYTE,at);return ut}let At={};At[r.TEXTURE_2D]=lt(r.TEXTURE_2D,r.TEXTURE_2D,1),At[r.TEXTURE_CUBE_MAP]=lt(r.TEXTURE_CUBE_MAP,r.TEXTURE_CUBE_MAP_POSITIVE_X,6),At[r.TEXTURE_2D_ARRAY]=lt(r.TEXTURE_2D_ARRAY,r.TEXTURE_2D_ARRAY,1,1),At[r.TEXTURE_3D]=lt(r.TEXTURE_3D,r.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),mt(r.DEPTH_TEST),o.setFunc(sr),Se(!1),pe(jh),mt(r.CULL_FACE),fe(Cs);function mt(O){h[O]!==!0&&(r.enable(O),h[O]=!0)}function G(O){h[O]!==!1&&(r.disable(O),h[O]=!1)}function ct(O,J){return d[O]!==J?(r.bindFramebuffer(O,J),d[O]=J,O===r.DRAW_FRAMEBUFFER&&(d[r.FRAMEBUFFER]=J),O===r.FRAMEBUFFER&&(d[r.DRAW_FRAMEBUFFER]=J),!0):!1}function nt(O,J){let Y=g,ft=!1;if(O){Y=f.get(J),Y===void 0&&(Y=[],f.set(J,Y));let at=O.textures;if(Y.length!==at.length||Y[0]!==r.COLOR_ATTACHMENT0){for(let ut=0,Nt=at.length;ut<Nt;ut++)Y[ut]=r.COLOR_ATTACHMENT0+ut;Y.length=at.length,ft=!0}}else Y[0]!==r.BACK&&(Y[0]=r.BACK,ft=!0);ft&&r.drawBuffers(Y)}function Mt(O){return x!==O?(r.useProgram(O),x=O,!0):!1}let Ht={[Ps]:r.FUNC_ADD,[cp]:r.FUNC_SUBTRACT,[hp]:r.FUNC_REVERSE_SUBTRACT};Ht[up]=r.MIN,Ht[dp]=r.MAX;let Ft={[fp]:r.ZERO,[pp]:r.ONE,[mp]:r.SRC_COLOR,[eu]:r.SRC_ALPHA,[bp]:r.SRC_ALPHA_SATURATE,[yp]:r.DST_COLOR,[xp]:r.DST_ALPHA,[gp]:r.ONE_MINUS_SRC_COLOR,[iu]:r.ONE_MINUS_SRC_ALPHA,[vp]:r.ONE_MINUS_DST_COLOR,[_p]:r.ONE_MINUS_DST_ALPHA,[Sp]:r.CONSTANT_COLOR,[Mp]:r.ONE_MINUS_CONSTANT_COLOR,[wp]:r.CONSTANT_ALPHA,[Tp]:r.ONE_MINUS_CONSTANT_ALPHA};function fe(O,J,Y,ft,at,ut,Nt,Xt,rt,Dt){if(O===Cs){p===!0&&(G(r.BLEND),p=!1);return}if(p===!1&&(mt(r.BLEND),p=!0),O!==lp){if(O!==m||Dt!==E){if((_!==Ps||M!==Ps)&&(r.blendEquation(r.FUNC_ADD),_=Ps,M=Ps),Dt)switch(O){case vr:r.blendFuncSeparate(r.ONE,r.ONE_MINUS_SRC_ALPHA,r.ONE,r.ONE_MINUS_SRC_ALPHA);break;case Jh:r.blendFunc(r.ONE,r.ONE);break;case Qh:r.blendFuncSeparate(r.ZERO,r.ONE_MINUS_SRC_COLOR,r.ZERO,r.ONE);break;case tu:r.blendFuncSeparate(r.DST_COLOR,r.ONE_MINUS_SRC_ALPHA,r.ZERO,r.ONE);break;default:Bt("WebGLState: Invalid blending: ",O);break}else switch(O){case vr:r.blendFuncSeparate(r.SRC_ALPHA,r.ONE_MINUS_SRC_ALPHA,r.ONE,r.ONE_MINUS_SRC_ALPHA);break;case Jh:r.blendFuncSeparate(r.SRC_ALPHA,r.ONE,r.ONE,r.ONE);break;case Qh:Bt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case tu:Bt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Bt("WebGLState: Invalid blending: ",O);break}b=null,v=null,w=null,y=null,S.set(0,0,0),C=0,m=O,E=Dt}return}at=at||J,ut=ut||Y,Nt=Nt||ft,(J!==_||at!==M)&&(r.blendEquationSeparate(Ht[J],Ht[at]),_=J,M=at),(Y!==b||ft!==v||ut!==w||Nt!==y)&&(r.blendFuncSeparate(Ft[Y],Ft[ft],Ft[ut],Ft[Nt]),b=Y,v=ft,w=ut,y=Nt),(Xt.equals(S)===!1||rt!==C)&&(r.blendColor(Xt.r,Xt.g,Xt.b,rt),S.copy(Xt),C=rt),m=O,E=!1}function he(O,J){O.side===xe?G(r.CULL_FACE):mt(r.CULL_FACE);let Y=O.side===ze;J&&(Y=!Y),Se(Y),O.blending===vr&&O.transparent===!1?fe(Cs):fe(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),s.setMask(O.colorWrite);let ft=O.stencilWrite;a.setTest(ft),ft&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),We(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?mt(r.SAMPLE_ALPHA_TO_COVERAGE):G(r.SAMPLE_ALPHA_TO_COVERAGE)}function Se(O){I!==O&&(O?r.frontFace(r.CW):r.frontFace(r.CCW),I=O)}function pe(O){O!==rp?(mt(r.CULL_FACE),O!==P&&(O===jh?r.cullFace(r.BACK):O===op?r.cullFace(r.FRONT):r.cullFace(r.FRONT_AND_BACK))):G(r.CULL_FACE),P=O}function an(O){O!==U&&(X&&r.lineWidth(O),U=O)}function We(O,J,Y){O?(mt(r.POLYGON_OFFSET_FILL),(N!==J||B!==Y)&&(N=J,B=Y,o.getReversed()&&(J=-J,Y=-Y),r.polygonOffset(J,Y))):G(r.POLYGON_OFFSET_FILL)}function Fi(O){O?mt(r.SCISSOR_TEST):G(r.SCISSOR_TEST)}function Bi(O){O===void 0&&(O=r.TEXTURE0+z-1),Q!==O&&(r.activeTexture(O),Q=O)}function ki(O,J,Y){Y===void 0&&(Q===null?Y=r.TEXTURE0+z-1:Y=Q);let ft=et[Y];ft===void 0&&(ft={type:void 0,texture:void 0},et[Y]=ft),(ft.type!==O||ft.texture!==J)&&(Q!==Y&&(r.activeTexture(Y),Q=Y),r.bindTexture(O,J||At[O]),ft.type=O,ft.texture=J)}function k(){let O=et[Q];O!==void 0&&O.type!==void 0&&(r.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function zi(){try{r.compressedTexImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function Me(){try{r.compressedTexImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function we(){try{r.texSubImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function _t(){try{r.texSubImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function Ue(){try{r.compressedTexSubImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function Ut(){try{r.compressedTexSubImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function zt(){try{r.texStorage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function L(){try{r.texStorage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function T(){try{r.texImage2D(...arguments)}catch(O){Bt("WebGLState:",O)}}function H(){try{r.texImage3D(...arguments)}catch(O){Bt("WebGLState:",O)}}function st(O){return u[O]!==void 0?u[O]:r.getParameter(O)}function tt(O,J){u[O]!==J&&(r.pixelStorei(O,J),u[O]=J)}function ht(O){K.equals(O)===!1&&(r.scissor(O.x,O.y,O.z,O.w),K.copy(O))}function gt(O){ot.equals(O)===!1&&(r.viewport(O.x,O.y,O.z,O.w),ot.copy(O))}function Z(O,J){let Y=c.get(J);Y===void 0&&(Y=new WeakMap,c.set(J,Y));let ft=Y.get(O);ft===void 0&&(ft=r.getUniformBlockIndex(J,O.name),r.uniformBlockBinding(J,ft,ft),Y.set(O,ft))}function j(O,J,Y){let at=c.get(J).get(O);l[at]!==Y&&(r.bindBufferBase(r.UNIFORM_BUFFER,at,Y),l[at]=Y)}function dt(){r.disable(r.BLEND),r.disable(r.CULL_FACE),r.disable(r.DEPTH_TEST),r.disable(r.POLYGON_OFFSET_FILL),r.disable(r.SCISSOR_TEST),r.disable(r.STENCIL_TEST),r.disable(r.SAMPLE_ALPHA_TO_COVERAGE),r.blendEquation(r.FUNC_ADD),r.blendFunc(r.ONE,r.ZERO),r.blendFuncSeparate(r.ONE,r.ZERO,r.ONE,r.ZERO),r.blendColor(0,0,0,0),r.colorMask(!0,!0,!0,!0),r.clearColor(0,0,0,0),r.depthMask(!0),r.depthFunc(r.LESS),o.setReversed(!1),r.clearDepth(1),r.stencilMask(4294967295),r.stencilFunc(r.ALWAYS,0,4294967295),r.stencilOp(r.KEEP,r.KEEP,r.KEEP),r.clearStencil(0),r.cullFace(r.BACK),r.frontFace(r.CCW),r.polygonOffset(0,0),r.activeTexture(r.TEXTURE0),r.bindFramebuffer(r.FRAMEBUFFER,null),r.bindFramebuffer(r.DRAW_FRAMEBUFFER,null),r.bindFramebuffer(r.READ_FRAMEBUFFER,null),r.useProgram(null),r.lineWidth(1),r.scissor(0,0,r.canvas.width,r.canvas.height),r.viewport(0,0,r.canvas.width,r.canvas.height),r.pixelStorei(r.PACK_ALIGNMENT,4),r.pixelStorei(r.UNPACK_ALIGNMENT,4),r.pixelStorei(r.UNPACK_FLIP_Y_WEBGL,!1),r.pixelStorei(r.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),r.pixelStorei(r.UNPACK_COLORSPACE_CONVERSION_WEBGL,r.BROWSER_DEFAULT_WEBGL),r.pixelStorei(r.PACK_ROW_LENGTH,0),r.pixelStorei(r.PACK_SKIP_PIXELS,0),r.pixelStorei(r.PACK_SKIP_ROWS,0),r.pixelStorei(r.UNPACK_ROW_LENGTH,0),r.pixelStorei(r.UNPACK_IMAGE_HEIGHT,0),r.pixelStorei(r.UNPACK_SKIP_PIXELS,0),r.pixelStorei(r.UNPACK_SKIP_ROWS,0),r.pixelStorei(r.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,et={},d={},l={},f=new WeakMap,g=[],x=null,p=!1,m=null,_=null,b=null,v=null,M=null,w=null,y=null,S=new Ot(0,0,0),C=0,E=!1,I=null,P=null,U=null,N=null,B=null,K.set(0,0,r.canvas.width,r.canvas.height),ot.set(0,0,r.canvas.width,r.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:mt,disable:G,bindFramebuffer:ct,drawBuffers:nt,useProgram:Mt,setBlending:fe,setMaterial:he,setFlipSided:Se,setCullFace:pe,setLineWidth:an,setPolygonOffset:We,setScissorTest:Fi,activeTexture:Bi,bindTexture:ki,unbindTexture:k,compressedTexImage2D:zi,compressedTexImage3D:Me,texImage2D:T,texImage3D:H,pixelStorei:tt,getParameter:st,updateUBOMapping:Z,uniformBlockBinding:j,texStorage2D:zt,texStorage3D:L,texSubImage2D:we,texSubImage3D:_t,compressedTexSubImage2D:Ue,compressedTexSubImage3D:Ut,scissor:ht,viewport:gt,reset:dt}}function iS(r,t,e,i,n,s,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new wt,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,x=new FinalizationRegistry(L=>g.delete(L)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(L,T){return p?new OffscreenCanvas(L,T):ar("canvas")}function _(L,T,H){let st=1,tt=zt(L);if((tt.width>H||tt.height>H)&&(st=H/Math.max(tt.width,tt.height)),st<1)if(typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&L instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&L instanceof ImageBitmap||typeof VideoFrame<"u"&&L instanceof VideoFrame){let ht=Math.floor(st*tt.width),gt=Math.floor(st*tt.height);d===void 0&&(d=m(ht,gt));let Z=T?m(ht,gt):d;return Z.width=ht,Z.height=gt,Z.getContext("2d").drawImage(L,0,0,ht,gt),Lt("WebGLRenderer: Texture has been resized from ("+tt.width+"x"+tt.height+") to ("+ht+"x"+gt+")."),Z}else return"data"in L&&Lt("WebGLRenderer: Image in DataTexture is too big ("+tt.width+"x"+tt.height+")."),L;return L}function b(L){return L.generateMipmaps}function v(L){r.generateMipmap(L)}function M(L){return L.isWebGLCubeRenderTarget?r.TEXTURE_CUBE_MAP:L.isWebGL3DRenderTarget?r.TEXTURE_3D:L.isWebGLArrayRenderTarget||L.isCompressedArrayTexture?r.TEXTURE_2D_ARRAY:r.TEXTURE_2D}function w(L,T,H,st,tt,ht=!1){if(L!==null){if(r[L]!==void 0)return r[L];Lt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+L+"'")}let gt;st&&(gt=t.get("EXT_texture_norm16"),gt||Lt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Z=T;if(T===r.RED&&(H===r.FLOAT&&(Z=r.R32F),H===r.HALF_FLOAT&&(Z=r.R16F),H===r.UNSIGNED_BYTE&&(Z=r.R8),H===r.UNSIGNED_SHORT&&gt&&(Z=gt.R16_EXT),H===r.SHORT&&gt&&(Z=gt.R16_SNORM_EXT)),T===r.RED_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.R8UI),H===r.UNSIGNED_SHORT&&(Z=r.R16UI),H===r.UNSIGNED_INT&&(Z=r.R32UI),H===r.BYTE&&(Z=r.R8I),H===r.SHORT&&(Z=r.R16I),H===r.INT&&(Z=r.R32I)),T===r.RG&&(H===r.FLOAT&&(Z=r.RG32F),H===r.HALF_FLOAT&&(Z=r.RG16F),H===r.UNSIGNED_BYTE&&(Z=r.RG8),H===r.UNSIGNED_SHORT&&gt&&(Z=gt.RG16_EXT),H===r.SHORT&&gt&&(Z=gt.RG16_SNORM_EXT)),T===r.RG_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.RG8UI),H===r.UNSIGNED_SHORT&&(Z=r.RG16UI),H===r.UNSIGNED_INT&&(Z=r.RG32UI),H===r.BYTE&&(Z=r.RG8I),H===r.SHORT&&(Z=r.RG16I),H===r.INT&&(Z=r.RG32I)),T===r.RGB_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.RGB8UI),H===r.UNSIGNED_SHORT&&(Z=r.RGB16UI),H===r.UNSIGNED_INT&&(Z=r.RGB32UI),H===r.BYTE&&(Z=r.RGB8I),H===r.SHORT&&(Z=r.RGB16I),H===r.INT&&(Z=r.RGB32I)),T===r.RGBA_INTEGER&&(H===r.UNSIGNED_BYTE&&(Z=r.RGBA8UI),H===r.UNSIGNED_SHORT&&(Z=r.RGBA16UI),H===r.UNSIGNED_INT&&(Z=r.RGBA32UI),H===r.BYTE&&(Z=r.RGBA8I),H===r.SHORT&&(Z=r.RGBA16I),H===r.INT&&(Z=r.RGBA32I)),T===r.RGB&&(H===r.UNSIGNED_SHORT&&gt&&(Z=gt.RGB16_EXT),H===r.SHORT&&gt&&(Z=gt.RGB16_SNORM_EXT),H===r.UNSIGNED_INT_5_9_9_9_REV&&(Z=r.RGB9_E5),H===r.UNSIGNED_INT_10F_11F_11F_REV&&(Z=r.R11F_G11F_B10F)),T===r.RGBA){let j=ht?ro:$t.getTransfer(tt);H===r.FLOAT&&(Z=r.RGBA32F),H===r.HALF_FLOAT&&(Z=r.RGBA16F),H===r.UNSIGNED_BYTE&&(Z=j===oe?r.SRGB8_ALPHA8:r.RGBA8),H===r.UNSIGNED_SHORT&&gt&&(Z=gt.RGBA16_EXT),H===r.SHORT&&gt&&(Z=gt.RGBA16_SNORM_EXT),H===r.UNSIGNED_SHORT_4_4_4_4&&(Z=r.RGBA4),H===r.UNSIGNED_SHORT_5_5_5_1&&(Z=r.RGB5_A1)}return(Z===r.R16F||Z===r.R32F||Z===r.RG16F||Z===r.RG32F||Z===r.RGBA16F||Z===r.RGBA32F)&&t.get("EXT_color_buffer_float"),Z}function y(L,T){let H;return L?T===null||T===en||T===Ns?H=r.DEPTH24_STENCIL8:T===Ii?H=r.DEPTH32F_STENCIL8:T===Mr&&(H=r.DEPTH24_STENCIL8,Lt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):T===null||T===en||T===Ns?H=r.DEPTH_COMPONENT24:T===Ii?H=r.DEPTH_COMPONENT32F:T===Mr&&(H=r.DEPTH_COMPONENT16),H}function S(L,T){return b(L)===!0||L.isFramebufferTexture&&L.minFilter!==Ie&&L.minFilter!==Te?Math.log2(Math.max(T.width,T.height))+1:L.mipmaps.length>0?L.mipmaps.length:L.isCompressedTexture&&Array.isArray(L.image)?T.mipmaps.length:1}function C(L){let T=new WeakRef(L);i.get(L).__ref=T,g.add(T),x.register(L,T,T)}function E(L){let T=i.get(L).__ref;T!==void 0&&(g.delete(T),x.unregister(T))}function I(L){U(L.target)}function P(L){N(L.target)}function U(L){L.removeEventListener("dispose",I),E(L),z(L),L.isVideoTexture&&h.delete(L),L.isHTMLTexture&&u.delete(L)}function N(L){L.removeEventListener("dispose",P),E(L),it(L)}function B(){for(let L of g){let T=L.deref();T!==void 0&&(T.isRenderTarget===!0?N(T):U(T))}g.clear(),u.clear()}function z(L){let T=i.get(L);if(T.__webglInit===void 0)return;let H=L.source,st=f.get(H);if(st){let tt=st[T.__cacheKey];tt.usedTimes--,tt.usedTimes===0&&X(L),Object.keys(st).length===0&&f.delete(H)}i.remove(L)}function X(L){let T=i.get(L);r.deleteTexture(T.__webglTexture);let H=L.source,st=f.get(H);delete st[T.__cacheKey],o.memory.textures--}function it(L){let T=i.get(L);T.__depthDisposeCallback&&T.__depthDisposeCallback();let H=L.depthTexture;if(H&&H.renderTarget===L&&U(H),L.isWebGLCubeRenderTarget)for(let tt=0;tt<6;tt++){if(Array.isArray(T.__webglFramebuffer[tt]))for(let ht=0;ht<T.__webglFramebuffer[tt].length;ht++)r.deleteFramebuffer(T.__webglFramebuffer[tt][ht]);else r.deleteFramebuffer(T.__webglFramebuffer[tt]);T.__webglDepthbuffer&&r.deleteRenderbuffer(T.__webglDepthbuffer[tt])}else{if(Array.isArray(T.__webglFramebuffer))for(let tt=0;tt<T.__webglFramebuffer.length;tt++)r.deleteFramebuffer(T.__webglFramebuffer[tt]);else r.deleteFramebuffer(T.__webglFramebuffer);if(T.__webglDepthbuffer&&r.deleteRenderbuffer(T.__webglDepthbuffer),T.__webglMultisampledFramebuffer&&r.deleteFramebuffer(T.__webglMultisampledFramebuffer),T.__webglColorRenderbuffer)for(let tt=0;tt<T.__webglColorRenderbuffer.length;tt++)T.__webglColorRenderbuffer[tt]&&r.deleteRenderbuffer(T.__webglColorRenderbuffer[tt]);T.__webglDepthRenderbuffer&&r.deleteRenderbuffer(T.__webglDepthRenderbuffer)}let st=L.textures;for(let tt=0,ht=st.length;tt<ht;tt++){let gt=i.get(st[tt]);gt.__webglTexture&&(r.deleteTexture(gt.__webglTexture),o.memory.textures--),i.remove(st[tt])}i.remove(L)}let q=0;function Q(){q=0}function et(){return q}function St(L){q=L}function Tt(){let L=q;return L>=n.maxTextures&&Lt("WebGLTextures: Trying to use "+(L+1)+" texture units while this GPU supports only "+n.maxTextures),q+=1,L}function K(L){let T=[];return T.push(L.wrapS),T.push(L.wrapT),T.push(L.wrapR||0),T.push(L.magFilter),T.push(L.minFilter),T.push(L.anisotropy),T.push(L.internalFormat),T.push(L.format),T.push(L.type),T.push(L.generateMipmaps),T.push(L.mipmapsAutoUpdate),T.push(L.premultiplyAlpha),T.push(L.flipY),T.push(L.unpackAlignment),T.push(L.colorSpace),T.join()}function ot(L,T){let H=i.get(L);if(L.isVideoTexture&&Ue(L),L.isRenderTargetTexture===!1&&L.isExternalTexture!==!0&&L.version>0&&H.__version!==L.version){let st=L.image;if(st===null)Lt("WebGLRenderer: Texture marked for update but no image data found.");else if(st.complete===!1)Lt("WebGLRenderer: Texture marked for update but image is incomplete");else{he(H,L,T);return}}else L.isExternalTexture&&(H.__webglTexture=L.sourceTexture?L.sourceTexture:null);e.bindTexture(r.TEXTURE_2D,H.__webglTexture,r.TEXTURE0+T)}function lt(L,T){let H=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&H.__version!==L.version){he(H,L,T);return}else L.isExternalTexture&&(H.__webglTexture=L.sourceTexture?L.sourceTexture:null);e.bindTexture(r.TEXTURE_2D_ARRAY,H.__webglTexture,r.TEXTURE0+T)}function At(L,T){let H=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&H.__version!==L.version){he(H,L,T);return}e.bindTexture(r.TEXTURE_3D,H.__webglTexture,r.TEXTURE0+T)}function mt(L,T){let H=i.get(L);if(L.version>0&&H.__version!==L.version){Se(H,L,T);return}e.bindTexture(r.TEXTURE_CUBE_MAP,H.__webglTexture,r.TEXTURE0+T)}let G={[jn]:r.REPEAT,[Hi]:r.CLAMP_TO_EDGE,[rr]:r.MIRRORED_REPEAT},ct={[Ie]:r.NEAREST,[dl]:r.NEAREST_MIPMAP_NEAREST,[Ls]:r.NEAREST_MIPMAP_LINEAR,[Te]:r.LINEAR,[Sr]:r.LINEAR_MIPMAP_NEAREST,[Wi]:r.LINEAR_MIPMAP_LINEAR},nt={[Lp]:r.NEVER,[Mu]:r.ALWAYS,[Np]:r.LESS,[bu]:r.LEQUAL,[Dp]:r.EQUAL,[Su]:r.GEQUAL,[Op]:r.GREATER,[Up]:r.NOTEQUAL};function Mt(L,T){if(T.type===Ii&&t.has("OES_texture_float_linear")===!1&&(T.magFilter===Te||T.magFilter===Sr||T.magFilter===Ls||T.magFilter===Wi||T.minFilter===Te||T.minFilter===Sr||T.minFilter===Ls||T.minFilter===Wi)&&Lt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),r.texParameteri(L,r.TEXTURE_WRAP_S,G[T.wrapS]),r.texParameteri(L,r.TEXTURE_WRAP_T,G[T.wrapT]),(L===r.TEXTURE_3D||L===r.TEXTURE_2D_ARRAY)&&r.texParameteri(L,r.TEXTURE_WRAP_R,G[T.wrapR]),r.texParameteri(L,r.TEXTURE_MAG_FILTER,ct[T.magFilter]),r.texParameteri(L,r.TEXTURE_MIN_FILTER,ct[T.minFilter]),T.compareFunction&&(r.texParameteri(L,r.TEXTURE_COMPARE_MODE,r.COMPARE_REF_TO_TEXTURE),r.texParameteri(L,r.TEXTURE_COMPARE_FUNC,nt[T.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(T.magFilter===Ie||T.minFilter!==Ls&&T.minFilter!==Wi||T.type===Ii&&t.has("OES_texture_float_linear")===!1)return;if(T.anisotropy>1||i.get(T).__currentAnisotropy){let H=t.get("EXT_texture_filter_anisotropic");r.texParameterf(L,H.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(T.anisotropy,n.getMaxAnisotropy())),i.get(T).__currentAnisotropy=T.anisotropy}}}function Ht(L,T){let H=!1;L.__webglInit===void 0&&(L.__webglInit=!0,T.addEventListener("dispose",I),C(T));let st=T.source,tt=f.get(st);tt===void 0&&(tt={},f.set(st,tt));let ht=K(T);if(ht!==L.__cacheKey){tt[ht]===void 0&&(tt[ht]={texture:r.createTexture(),usedTimes:0},o.memory.textures++,H=!0),tt[ht].usedTimes++;let gt=tt[L.__cacheKey];gt!==void 0&&(tt[L.__cacheKey].usedTimes--,gt.usedTimes===0&&X(T)),L.__cacheKey=ht,L.__webglTexture=tt[ht].texture}return H}function Ft(L,T,H){return Math.floor(Math.floor(L/H)/T)}function fe(L,T,H,st){let ht=L.updateRanges;if(ht.length===0)e.texSubImage2D(r.TEXTURE_2D,0,0,0,T.width,T.height,H,st,T.data);else{ht.sort((O,J)=>O.start-J.start);let gt=0;for(let O=1;O<ht.length;O++){let J=ht[gt],Y=ht[O],ft=J.start+J.count,at=Ft(Y.start,T.width,4),ut=Ft(J.start,T.width,4);Y.start<=ft+1&&at===ut&&Ft(Y.start+Y.count-1,T.width,4)===at?J.count=Math.max(J.count,Y.start+Y.count-J.start):(++gt,ht[gt]=Y)}ht.length=gt+1;let Z=e.getParameter(r.UNPACK_ROW_LENGTH),j=e.getParameter(r.UNPACK_SKIP_PIXELS),dt=e.getParameter(r.UNPACK_SKIP_ROWS);e.pixelStorei(r.UNPACK_ROW_LENGTH,T.width);for(let O=0,J=ht.length;O<J;O++){let Y=ht[O],ft=Math.floor(Y.start/4),at=Math.ceil(Y.count/4),ut=ft%T.width,Nt=Math.floor(ft/T.width),Xt=at,rt=1;e.pixelStorei(r.UNPACK_SKIP_PIXELS,ut),e.pixelStorei(r.UNPACK_SKIP_ROWS,Nt),e.texSubImage2D(r.TEXTURE_2D,0,ut,Nt,Xt,rt,H,st,T.data)}L.clearUpdateRanges(),e.pixelStorei(r.UNPACK_ROW_LENGTH,Z),e.pixelStorei(r.UNPACK_SKIP_PIXELS,j),e.pixelStorei(r.UNPACK_SKIP_ROWS,dt)}}function he(L,T,H){let st=r.TEXTURE_2D;(T.isDataArrayTexture||T.isCompressedArrayTexture)&&(st=r.TEXTURE_2D_ARRAY),T.isData3DTexture&&(st=r.TEXTURE_3D);let tt=Ht(L,T),ht=T.source;e.bindTexture(st,L.__webglTexture,r.TEXTURE0+H);let gt=i.get(ht);if(ht.version!==gt.__version||tt===!0){if(e.activeTexture(r.TEXTURE0+H),(typeof ImageBitmap<"u"&&T.image instanceof ImageBitmap)===!1){let rt=$t.getPrimaries($t.workingColorSpace),Dt=T.colorSpace===zn?null:$t.getPrimaries(T.colorSpace),Wt=T.colorSpace===zn||rt===Dt?r.NONE:r.BROWSER_DEFAULT_WEBGL;e.pixelStorei(r.UNPACK_FLIP_Y_WEBGL,T.flipY),e.pixelStorei(r.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),e.pixelStorei(r.UNPACK_COLORSPACE_CONVERSION_WEBGL,Wt)}e.pixelStorei(r.UNPACK_ALIGNMENT,T.unpackAlignment);let j=_(T.image,!1,n.maxTextureSize);j=Ut(T,j);let dt=s.convert(T.format,T.colorSpace),O=s.convert(T.type),J=w(T.internalFormat,dt,O,T.normalized,T.colorSpace,T.isVideoTexture);Mt(st,T);let Y,ft=T.mipmaps,at=T.isVideoTexture!==!0,ut=gt.__version===void 0||tt===!0,Nt=ht.dataReady,Xt=S(T,j);if(T.isDepthTexture)J=y(T.format===kn,T.type),ut&&(at?e.texStorage2D(r.TEXTURE_2D,1,J,j.width,j.height):e.texImage2D(r.TEXTURE_2D,0,J,j.width,j.height,0,dt,O,null));else if(T.isDataTexture)if(ft.length>0){at&&ut&&e.texStorage2D(r.TEXTURE_2D,Xt,J,ft[0].width,ft[0].height);for(let rt=0,Dt=ft.length;rt<Dt;rt++)Y=ft[rt],at?Nt&&e.texSubImage2D(r.TEXTURE_2D,rt,0,0,Y.width,Y.height,dt,O,Y.data):e.texImage2D(r.TEXTURE_2D,rt,J,Y.width,Y.height,0,dt,O,Y.data);T.generateMipmaps=!1}else at?(ut&&e.texStorage2D(r.TEXTURE_2D,Xt,J,j.width,j.height),Nt&&fe(T,j,dt,O)):e.texImage2D(r.TEXTURE_2D,0,J,j.width,j.height,0,dt,O,j.data);else if(T.isCompressedTexture)if(T.isCompressedArrayTexture){at&&ut&&e.texStorage3D(r.TEXTURE_2D_ARRAY,Xt,J,ft[0].width,ft[0].height,j.depth);for(let rt=0,Dt=ft.length;rt<Dt;rt++)if(Y=ft[rt],T.format!==ti)if(dt!==null)if(at){if(Nt)if(T.layerUpdates.size>0){let Wt=Nu(Y.width,Y.height,T.format,T.type);for(let yt of T.layerUpdates){let le=Y.data.subarray(yt*Wt/Y.data.BYTES_PER_ELEMENT,(yt+1)*Wt/Y.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(r.TEXTURE_2D_ARRAY,rt,0,0,yt,Y.width,Y.height,1,dt,le)}}else e.compressedTexSubImage3D(r.TEXTURE_2D_ARRAY,rt,0,0,0,Y.width,Y.height,j.depth,dt,Y.data)}else e.compressedTexImage3D(r.TEXTURE_2D_ARRAY,rt,J,Y.width,Y.height,j.depth,0,Y.data,0,0);else Lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else at?Nt&&e.texSubImage3D(r.TEXTURE_2D_ARRAY,rt,0,0,0,Y.width,Y.height,j.depth,dt,O,Y.data):e.texImage3D(r.TEXTURE_2D_ARRAY,rt,J,Y.width,Y.height,j.depth,0,dt,O,Y.data);T.layerUpdates.size>0&&T.clearLayerUpdates()}else{at&&ut&&e.texStorage2D(r.TEXTURE_2D,Xt,J,ft[0].width,ft[0].height);for(let rt=0,Dt=ft.length;rt<Dt;rt++)Y=ft[rt],T.format!==ti?dt!==null?at?Nt&&e.compressedTexSubImage2D(r.TEXTURE_2D,rt,0,0,Y.width,Y.height,dt,Y.data):e.compressedTexImage2D(r.TEXTURE_2D,rt,J,Y.width,Y.height,0,Y.data):Lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):at?Nt&&e.texSubImage2D(r.TEXTURE_2D,rt,0,0,Y.width,Y.height,dt,O,Y.data):e.texImage2D(r.TEXTURE_2D,rt,J,Y.width,Y.height,0,dt,O,Y.data)}else if(T.isDataArrayTexture)if(at){if(ut&&e.texStorage3D(r.TEXTURE_2D_ARRAY,Xt,J,j.width,j.height,j.depth),Nt)if(T.layerUpdates.size>0){let rt=Nu(j.width,j.height,T.format,T.type);for(let Dt of T.layerUpdates){let Wt=j.data.subarray(Dt*rt/j.data.BYTES_PER_ELEMENT,(Dt+1)*rt/j.data.BYTES_PER_ELEMENT);e.texSubImage3D(r.TEXTURE_2D_ARRAY,0,0,0,Dt,j.width,j.height,1,dt,O,Wt)}T.clearLayerUpdates()}else e.texSubImage3D(r.TEXTURE_2D_ARRAY,0,0,0,0,j.width,j.height,j.depth,dt,O,j.data)}else e.texImage3D(r.TEXTURE_2D_ARRAY,0,J,j.width,j.height,j.depth,0,dt,O,j.data);else if(T.isData3DTexture)at?(ut&&e.texStorage3D(r.TEXTURE_3D,Xt,J,j.width,j.height,j.depth),Nt&&e.texSubImage3D(r.TEXTURE_3D,0,0,0,0,j.width,j.height,j.depth,dt,O,j.data)):e.texImage3D(r.TEXTURE_3D,0,J,j.width,j.height,j.depth,0,dt,O,j.data);else if(T.isFramebufferTexture){if(ut)if(at)e.texStorage2D(r.TEXTURE_2D,Xt,J,j.width,j.height);else{let rt=j.width,Dt=j.height;for(let Wt=0;Wt<Xt;Wt++)e.texImage2D(r.TEXTURE_2D,Wt,J,rt,Dt,0,dt,O,null),rt>>=1,Dt>>=1}}else if(T.isHTMLTexture){if("texElementImage2D"in r){let rt=r.canvas;if(rt.hasAttribute("layoutsubtree")||rt.setAttribute("layoutsubtree","true"),j.parentNode!==rt){rt.appendChild(j),u.add(T),rt.onpaint=Dt=>{let Wt=Dt.changedElements;for(let yt of u)Wt.includes(yt.image)&&(yt.needsUpdate=!0)},rt.requestPaint();return}if(r.texElementImage2D.length===3)r.texElementImage2D(r.TEXTURE_2D,r.RGBA8,j);else{let Wt=r.RGBA,yt=r.RGBA,le=r.UNSIGNED_BYTE;r.texElementImage2D(r.TEXTURE_2D,0,Wt,yt,le,j)}r.texParameteri(r.TEXTURE_2D,r.TEXTURE_MIN_FILTER,r.LINEAR),r.texParameteri(r.TEXTURE_2D,r.TEXTURE_WRAP_S,r.CLAMP_TO_EDGE),r.texParameteri(r.TEXTURE_2D,r.TEXTURE_WRAP_T,r.CLAMP_TO_EDGE)}}else if(ft.length>0){if(at&&ut){let rt=zt(ft[0]);e.texStorage2D(r.TEXTURE_2D,Xt,J,rt.width,rt.height)}for(let rt=0,Dt=ft.length;rt<Dt;rt++)Y=ft[rt],at?Nt&&e.texSubImage2D(r.TEXTURE_2D,rt,0,0,dt,O,Y):e.texImage2D(r.TEXTURE_2D,rt,J,dt,O,Y);T.generateMipmaps=!1}else if(at){if(ut){let rt=zt(j);e.texStorage2D(r.TEXTURE_2D,Xt,J,rt.width,rt.height)}Nt&&e.texSubImage2D(r.TEXTURE_2D,0,0,0,dt,O,j)}else e.texImage2D(r.TEXTURE_2D,0,J,dt,O,j);b(T)&&T.mipmapsAutoUpdate===!0&&v(st),gt.__version=ht.version,T.onUpdate&&T.onUpdate(T)}L.__version=T.version}function Se(L,T,H){if(T.image.length!==6)return;let st=Ht(L,T),tt=T.source;e.bindTexture(r.TEXTURE_CUBE_MAP,L.__webglTexture,r.TEXTURE0+H);let ht=i.get(tt);if(tt.version!==ht.__version||st===!0){e.activeTexture(r.TEXTURE0+H);let gt=$t.getPrimaries($t.workingColorSpace),Z=T.colorSpace===zn?null:$t.getPrimaries(T.colorSpace),j=T.colorSpace===zn||gt===Z?r.NONE:r.BROWSER_DEFAULT_WEBGL;e.pixelStorei(r.UNPACK_FLIP_Y_WEBGL,T.flipY),e.pixelStorei(r.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),e.pixelStorei(r.UNPACK_ALIGNMENT,T.unpackAlignment),e.pixelStorei(r.UNPACK_COLORSPACE_CONVERSION_WEBGL,j);let dt=T.isCompressedTexture||T.image[0].isCompressedTexture,O=T.image[0]&&T.image[0].isDataTexture,J=[];for(let yt=0;yt<6;yt++)!dt&&!O?J[yt]=_(T.image[yt],!0,n.maxCubemapSize):J[yt]=O?T.image[yt].image:T.image[yt],J[yt]=Ut(T,J[yt]);let Y=J[0],ft=s.convert(T.format,T.colorSpace),at=s.convert(T.type),ut=w(T.internalFormat,ft,at,T.normalized,T.colorSpace),Nt=T.isVideoTexture!==!0,Xt=ht.__version===void 0||st===!0,rt=tt.dataReady,Dt=S(T,Y);Mt(r.TEXTURE_CUBE_MAP,T);let Wt;if(T.isDepthTexture){if(ut=y(T.format===kn,T.type),Xt)if(Nt)e.texStorage2D(r.TEXTURE_CUBE_MAP,1,ut,Y.width,Y.height);else for(let yt=0;yt<6;yt++)e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,0,ut,Y.width,Y.height,0,ft,at,null)}else if(dt){Nt&&Xt&&e.texStorage2D(r.TEXTURE_CUBE_MAP,Dt,ut,Y.width,Y.height);for(let yt=0;yt<6;yt++){Wt=J[yt].mipmaps;for(let le=0;le<Wt.length;le++){let Xe=Wt[le];T.format!==ti?ft!==null?Nt?rt&&e.compressedTexSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le,0,0,Xe.width,Xe.height,ft,Xe.data):e.compressedTexImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le,ut,Xe.width,Xe.height,0,Xe.data):Lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le,0,0,Xe.width,Xe.height,ft,at,Xe.data):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le,ut,Xe.width,Xe.height,0,ft,at,Xe.data)}}}else{if(Wt=T.mipmaps,Nt&&Xt){Wt.length>0&&Dt++;let yt=zt(J[0]);e.texStorage2D(r.TEXTURE_CUBE_MAP,Dt,ut,yt.width,yt.height)}for(let yt=0;yt<6;yt++)if(O){Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,0,0,0,J[yt].width,J[yt].height,ft,at,J[yt].data):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,0,ut,J[yt].width,J[yt].height,0,ft,at,J[yt].data);for(let le=0;le<Wt.length;le++){let Gn=Wt[le].image[yt].image;Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le+1,0,0,Gn.width,Gn.height,ft,at,Gn.data):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le+1,ut,Gn.width,Gn.height,0,ft,at,Gn.data)}}else{Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,0,0,0,ft,at,J[yt]):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,0,ut,ft,at,J[yt]);for(let le=0;le<Wt.length;le++){let Xe=Wt[le];Nt?rt&&e.texSubImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le+1,0,0,ft,at,Xe.image[yt]):e.texImage2D(r.TEXTURE_CUBE_MAP_POSITIVE_X+yt,le+1,ut,ft,at,Xe.image[yt])}}}b(T)&&T.mipmapsAutoUpdate===!0&&v(r.TEXTURE_CUBE_MAP),ht.__version=tt.version,T.onUpdate&&T.onUpdate(T)}L.__version=T.version}function pe(L,T,H,st,tt,ht){let gt=s.convert(H.format,H.colorSpace),Z=s.convert(H.type),j=w(H.internalFormat,gt,Z,H.normalized,H.colorSpace),dt=i.get(T),O=i.get(H);if(O.__renderTarget=T,!dt.__hasExternalTextures){let J=Math.max(1,T.width>>ht),Y=Math.max(1,T.height>>ht);tt===r.TEXTURE_3D||tt===r.TEXTURE_2D_ARRAY?e.texImage3D(tt,ht,j,J,Y,T.depth,0,gt,Z,null):e.texImage2D(tt,ht,j,J,Y,0,gt,Z,null)}e.bindFramebuffer(r.FRAMEBUFFER,L),_t(T)?a.framebufferTexture2DMultisampleEXT(r.FRAMEBUFFER,st,tt,O.__webglTexture,0,we(T)):(tt===r.TEXTURE_2D||tt>=r.TEXTURE_CUBE_MAP_POSITIVE_X&&tt<=r.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&r.framebufferTexture2D(r.FRAMEBUFFER,st,tt,O.__webglTexture,ht),e.bindFramebuffer(r.FRAMEBUFFER,null)}function an(L,T,H){if(r.bindRenderbuffer(r.RENDERBUFFER,L),T.depthBuffer){let st=T.depthTexture,tt=st&&st.isDepthTexture?st.type:null,ht=y(T.stencilBuffer,tt),gt=T.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT;_t(T)?a.renderbufferStorageMultisampleEXT(r.RENDERBUFFER,we(T),ht,T.width,T.height):H?r.renderbufferStorageMultisample(r.RENDERBUFFER,we(T),ht,T.width,T.height):r.renderbufferStorage(r.RENDERBUFFER,ht,T.width,T.height),r.framebufferRenderbuffer(r.FRAMEBUFFER,gt,r.RENDERBUFFER,L)}else{let st=T.textures;for(let tt=0;tt<st.length;tt++){let ht=st[tt],gt=s.convert(ht.format,ht.colorSpace),Z=s.convert(ht.type),j=w(ht.internalFormat,gt,Z,ht.normalized,ht.colorSpace);_t(T)?a.renderbufferStorageMultisampleEXT(r.RENDERBUFFER,we(T),j,T.width,T.height):H?r.renderbufferStorageMultisample(r.RENDERBUFFER,we(T),j,T.width,T.height):r.renderbufferStorage(r.RENDERBUFFER,j,T.width,T.height)}}r.bindRenderbuffer(r.RENDERBUFFER,null)}function We(L,T,H){let st=T.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(r.FRAMEBUFFER,L),!(T.depthTexture&&T.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let tt=i.get(T.depthTexture);tt.__renderTarget=T;let ht=st?T.depthTexture.image[0]:T.depthTexture.image;(!tt.__webglTexture||ht.width!==T.width||ht.height!==T.height)&&(ht.width=T.width,ht.height=T.height,T.depthTexture.needsUpdate=!0),st?mt(T.depthTexture,0):ot(T.depthTexture,0);let gt=tt.__webglTexture,Z=we(T),j=st?r.TEXTURE_CUBE_MAP_POSITIVE_X+H:r.TEXTURE_2D,dt=T.depthTexture.format===kn?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT;if(T.depthTexture.format===Rn)_t(T)?a.framebufferTexture2DMultisampleEXT(r.FRAMEBUFFER,dt,j,gt,0,Z):r.framebufferTexture2D(r.FRAMEBUFFER,dt,j,gt,0);else if(T.depthTexture.format===kn)_t(T)?a.framebufferTexture2DMultisampleEXT(r.FRAMEBUFFER,dt,j,gt,0,Z):r.framebufferTexture2D(r.FRAMEBUFFER,dt,j,gt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Fi(L){let T=i.get(L),H=L.isWebGLCubeRenderTarget===!0;if(T.__boundDepthTexture!==L.depthTexture){let st=L.depthTexture;if(T.__depthDisposeCallback&&T.__depthDisposeCallback(),st){let tt=()=>{delete T.__boundDepthTexture,delete T.__depthDisposeCallback,st.removeEventListener("dispose",tt)};st.addEventListener("dispose",tt),T.__depthDisposeCallback=tt}T.__boundDepthTexture=st}if(L.depthTexture&&!T.__autoAllocateDepthBuffer)if(H)for(let st=0;st<6;st++)We(T.__webglFramebuffer[st],L,st);else L.texture.mipmaps.length>0?We(T.__webglFramebuffer[0],L,0):We(T.__webglFramebuffer,L,0);else if(H){T.__webglDepthbuffer=[];for(let st=0;st<6;st++)if(e.bindFramebuffer(r.FRAMEBUFFER,T.__webglFramebuffer[st]),T.__webglDepthbuffer[st]===void 0)T.__webglDepthbuffer[st]=r.createRenderbuffer(),an(T.__webglDepthbuffer[st],L,!1);else{let tt=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT,ht=T.__webglDepthbuffer[st];r.bindRenderbuffer(r.RENDERBUFFER,ht),r.framebufferRenderbuffer(r.FRAMEBUFFER,tt,r.RENDERBUFFER,ht)}}else if(L.texture.mipmaps.length>0?e.bindFramebuffer(r.FRAMEBUFFER,T.__webglFramebuffer[0]):e.bindFramebuffer(r.FRAMEBUFFER,T.__webglFramebuffer),T.__webglDepthbuffer===void 0)T.__webglDepthbuffer=r.createRenderbuffer(),an(T.__webglDepthbuffer,L,!1);else{let tt=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT,ht=T.__webglDepthbuffer;r.bindRenderbuffer(r.RENDERBUFFER,ht),r.framebufferRenderbuffer(r.FRAMEBUFFER,tt,r.RENDERBUFFER,ht)}e.bindFramebuffer(r.FRAMEBUFFER,null)}function Bi(L,T,H){let st=i.get(L);T!==void 0&&pe(st.__webglFramebuffer,L,L.texture,r.COLOR_ATTACHMENT0,r.TEXTURE_2D,0),H!==void 0&&Fi(L)}function ki(L){let T=L.texture,H=i.get(L),st=i.get(T);L.addEventListener("dispose",P),C(L);let tt=L.textures,ht=L.isWebGLCubeRenderTarget===!0,gt=tt.length>1;if(gt||(st.__webglTexture===void 0&&(st.__webglTexture=r.createTexture()),st.__version=T.version,o.memory.textures++),ht){H.__webglFramebuffer=[];for(let Z=0;Z<6;Z++)if(T.mipmaps.length>0){H.__webglFramebuffer[Z]=[];for(let j=0;j<T.mipmaps.length;j++)H.__webglFramebuffer[Z][j]=r.createFramebuffer()}else H.__webglFramebuffer[Z]=r.createFramebuffer()}else{if(T.mipmaps.length>0){H.__webglFramebuffer=[];for(let Z=0;Z<T.mipmaps.length;Z++)H.__webglFramebuffer[Z]=r.createFramebuffer()}else H.__webglFramebuffer=r.createFramebuffer();if(gt)for(let Z=0,j=tt.length;Z<j;Z++){let dt=i.get(tt[Z]);dt.__webglTexture===void 0&&(dt.__webglTexture=r.createTexture(),o.memory.textures++)}if(L.samples>0&&_t(L)===!1){H.__webglMultisampledFramebuffer=r.createFramebuffer(),H.__webglColorRenderbuffer=[],e.bindFramebuffer(r.FRAMEBUFFER,H.__webglMultisampledFramebuffer);for(let Z=0;Z<tt.length;Z++){let j=tt[Z];H.__webglColorRenderbuffer[Z]=r.createRenderbuffer(),r.bindRenderbuffer(r.RENDERBUFFER,H.__webglColorRenderbuffer[Z]);let dt=s.convert(j.format,j.colorSpace),O=s.convert(j.type),J=w(j.internalFormat,dt,O,j.normalized,j.colorSpace,L.isXRRenderTarget===!0),Y=we(L);r.renderbufferStorageMultisample(r.RENDERBUFFER,Y,J,L.width,L.height),r.framebufferRenderbuffer(r.FRAMEBUFFER,r.COLOR_ATTACHMENT0+Z,r.RENDERBUFFER,H.__webglColorRenderbuffer[Z])}r.bindRenderbuffer(r.RENDERBUFFER,null),L.depthBuffer&&(H.__webglDepthRenderbuffer=r.createRenderbuffer(),an(H.__webglDepthRenderbuffer,L,!0)),e.bindFramebuffer(r.FRAMEBUFFER,null)}}if(ht){e.bindTexture(r.TEXTURE_CUBE_MAP,st.__webglTexture),Mt(r.TEXTURE_CUBE_MAP,T);for(let Z=0;Z<6;Z++)if(T.mipmaps.length>0)for(let j=0;j<T.mipmaps.length;j++)pe(H.__webglFramebuffer[Z][j],L,T,r.COLOR_ATTACHMENT0,r.TEXTURE_CUBE_MAP_POSITIVE_X+Z,j);else pe(H.__webglFramebuffer[Z],L,T,r.COLOR_ATTACHMENT0,r.TEXTURE_CUBE_MAP_POSITIVE_X+Z,0);b(T)?v(r.TEXTURE_CUBE_MAP):T.mipmaps.length>0&&r.texParameteri(r.TEXTURE_CUBE_MAP,r.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),e.unbindTexture()}else if(gt){for(let Z=0,j=tt.length;Z<j;Z++){let dt=tt[Z],O=i.get(dt),J=r.TEXTURE_2D;(L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(J=L.isWebGL3DRenderTarget?r.TEXTURE_3D:r.TEXTURE_2D_ARRAY),e.bindTexture(J,O.__webglTexture),Mt(J,dt),pe(H.__webglFramebuffer,L,dt,r.COLOR_ATTACHMENT0+Z,J,0),b(dt)&&v(J)}e.unbindTexture()}else{let Z=r.TEXTURE_2D;if((L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(Z=L.isWebGL3DRenderTarget?r.TEXTURE_3D:r.TEXTURE_2D_ARRAY),e.bindTexture(Z,st.__webglTexture),Mt(Z,T),T.mipmaps.length>0)for(let j=0;j<T.mipmaps.length;j++)pe(H.__webglFramebuffer[j],L,T,r.COLOR_ATTACHMENT0,Z,j);else pe(H.__webglFramebuffer,L,T,r.COLOR_ATTACHMENT0,Z,0);b(T)?v(Z):T.mipmaps.length>0&&r.texParameteri(Z,r.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),e.unbindTexture()}L.depthBuffer&&Fi(L)}function k(L){let T=L.textures;for(let H=0,st=T.length;H<st;H++){let tt=T[H];if(b(tt)&&tt.mipmapsAutoUpdate===!0){let ht=M(L),gt=i.get(tt).__webglTexture;e.bindTexture(ht,gt),v(ht),e.unbindTexture()}}}let zi=[];function Me(L){if(L.samples>0){if(_t(L)===!1){let T=L.textures,H=L.width,st=L.height,tt=r.COLOR_BUFFER_BIT,ht=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT,gt=i.get(L),Z=T.length>1;if(Z)for(let dt=0;dt<T.length;dt++)e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglMultisampledFramebuffer),r.framebufferRenderbuffer(r.FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.RENDERBUFFER,null),e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglFramebuffer),r.framebufferTexture2D(r.DRAW_FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.TEXTURE_2D,null,0);e.bindFramebuffer(r.READ_FRAMEBUFFER,gt.__webglMultisampledFramebuffer),L.texture.mipmaps.length>0?e.bindFramebuffer(r.DRAW_FRAMEBUFFER,gt.__webglFramebuffer[0]):e.bindFramebuffer(r.DRAW_FRAMEBUFFER,gt.__webglFramebuffer);for(let dt=0;dt<T.length;dt++){if(L.resolveDepthBuffer&&(L.depthBuffer&&(tt|=r.DEPTH_BUFFER_BIT),L.stencilBuffer&&L.resolveStencilBuffer&&(tt|=r.STENCIL_BUFFER_BIT)),Z){r.framebufferRenderbuffer(r.READ_FRAMEBUFFER,r.COLOR_ATTACHMENT0,r.RENDERBUFFER,gt.__webglColorRenderbuffer[dt]);let O=i.get(T[dt]).__webglTexture;r.framebufferTexture2D(r.DRAW_FRAMEBUFFER,r.COLOR_ATTACHMENT0,r.TEXTURE_2D,O,0)}r.blitFramebuffer(0,0,H,st,0,0,H,st,tt,r.NEAREST),l===!0&&(zi.length=0,zi.push(r.COLOR_ATTACHMENT0+dt),L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&zi.push(ht),r.invalidateFramebuffer(r.READ_FRAMEBUFFER,zi))}if(e.bindFramebuffer(r.READ_FRAMEBUFFER,null),e.bindFramebuffer(r.DRAW_FRAMEBUFFER,null),Z)for(let dt=0;dt<T.length;dt++){e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglMultisampledFramebuffer),r.framebufferRenderbuffer(r.FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.RENDERBUFFER,gt.__webglColorRenderbuffer[dt]);let O=i.get(T[dt]).__webglTexture;e.bindFramebuffer(r.FRAMEBUFFER,gt.__webglFramebuffer),r.framebufferTexture2D(r.DRAW_FRAMEBUFFER,r.COLOR_ATTACHMENT0+dt,r.TEXTURE_2D,O,0)}e.bindFramebuffer(r.DRAW_FRAMEBUFFER,gt.__webglMultisampledFramebuffer)}else if(L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&l){let T=L.stencilBuffer?r.DEPTH_STENCIL_ATTACHMENT:r.DEPTH_ATTACHMENT;r.invalidateFramebuffer(r.DRAW_FRAMEBUFFER,[T])}}}function we(L){return Math.min(n.maxSamples,L.samples)}function _t(L){let T=i.get(L);return L.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&T.__useRenderToTexture!==!1}function Ue(L){let T=o.render.frame;h.get(L)!==T&&(h.set(L,T),L.update())}function Ut(L,T){let H=L.colorSpace,st=L.format,tt=L.type;return L.isCompressedTexture===!0||L.isVideoTexture===!0||H!==gi&&H!==zn&&($t.getTransfer(H)===oe?(st!==ti||tt!==ci)&&Lt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Bt("WebGLTextures: Unsupported texture color space:",H)),T}function zt(L){return typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement?(c.width=L.naturalWidth||L.width,c.height=L.naturalHeight||L.height):typeof VideoFrame<"u"&&L instanceof VideoFrame?(c.width=L.displayWidth,c.height=L.displayHeight):(c.width=L.width,c.height=L.height),c}this.allocateTextureUnit=Tt,this.resetTextureUnits=Q,this.getTextureUnits=et,this.setTextureUnits=St,this.setTexture2D=ot,this.setTexture2DArray=lt,this.setTexture3D=At,this.setTextureCube=mt,this.rebindTextures=Bi,this.setupRenderTarget=ki,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=Me,this.setupDepthRenderbuffer=Fi,this.setupFrameBufferTexture=pe,this.useMultisampledRTT=_t,this.dispose=B}function nS(r,t){function e(i,n=zn){let s,o=$t.getTransfer(n);if(i===ci)return r.UNSIGNED_BYTE;if(i===pl)return r.UNSIGNED_SHORT_4_4_4_4;if(i===ml)return r.UNSIGNED_SHORT_5_5_5_1;if(i===fu)return r.UNSIGNED_INT_5_9_9_9_REV;if(i===pu)return r.UNSIGNED_INT_10F_11F_11F_REV;if(i===uu)return r.BYTE;if(i===du)return r.SHORT;if(i===Mr)return r.UNSIGNED_SHORT;if(i===fl)return r.INT;if(i===en)return r.UNSIGNED_INT;if(i===Ii)return r.FLOAT;if(i===nn)return r.HALF_FLOAT;if(i===mu)return r.ALPHA;if(i===gu)return r.RGB;if(i===ti)return r.RGBA;if(i===Rn)return r.DEPTH_COMPONENT;if(i===kn)return r.DEPTH_STENCIL;if(i===gl)return r.RED;if(i===xl)return r.RED_INTEGER;if(i===rs)return r.RG;if(i===_l)return r.RG_INTEGER;if(i===yl)return r.RGBA_INTEGER;if(i===Do||i===Oo||i===Uo||i===Fo)if(o===oe)if(s=t.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===Do)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Oo)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Uo)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Fo)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=t.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===Do)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Oo)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Uo)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Fo)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===vl||i===bl||i===Sl||i===Ml)if(s=t.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===vl)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===bl)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Sl)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Ml)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===wl||i===Tl||i===Al||i===El||i===Rl||i===Bo||i===Cl)if(s=t.get("WEBGL_compressed_texture_etc"),s!==null){if(i===wl||i===Tl)return o===oe?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===Al)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===El)return s.COMPRESSED_R11_EAC;if(i===Rl)return s.COMPRESSED_SIGNED_R11_EAC;if(i===Bo)return s.COMPRESSED_RG11_EAC;if(i===Cl)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Pl||i===Il||i===Ll||i===Nl||i===Dl||i===Ol||i===Ul||i===Fl||i===Bl||i===kl||i===zl||i===Vl||i===Hl||i===Gl)if(s=t.get("WEBGL_compressed_texture_astc"),s!==null){if(i===Pl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Il)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Ll)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Nl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Dl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Ol)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Ul)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Fl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Bl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===kl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===zl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Vl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Hl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Gl)return o===oe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Wl||i===Xl||i===ql)if(s=t.get("EXT_texture_compression_bptc"),s!==null){if(i===Wl)return o===oe?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Xl)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===ql)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===$l||i===Yl||i===ko||i===Kl)if(s=t.get("EXT_texture_compression_rgtc"),s!==null){if(i===$l)return s.COMPRESSED_RED_RGTC1_EXT;if(i===Yl)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===ko)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Kl)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Ns?r.UNSIGNED_INT_24_8:r[i]!==void 0?r[i]:null}return{convert:e}}var sS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,rS=`
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

}`,Hu=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let i=new bo(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=i}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,i=new li({vertexShader:sS,fragmentShader:rS,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new ue(new Qi(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Gu=class extends Ji{constructor(t,e){super();let i=this,n=null,s=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,x=typeof XRWebGLBinding<"u",p=new Hu,m={},_=e.getContextAttributes(),b=null,v=null,M=[],w=[],y=new wt,S=null,C=null,E=new Oe;E.viewport=new ce;let I=new Oe;I.viewport=new ce;let P=[E,I],U=new cl,N=null,B=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(K){let ot=M[K];return ot===void 0&&(ot=new hr,M[K]=ot),ot.getTargetRaySpace()},this.getControllerGrip=function(K){let ot=M[K];return ot===void 0&&(ot=new hr,M[K]=ot),ot.getGripSpace()},this.getHand=function(K){let ot=M[K];return ot===void 0&&(ot=new hr,M[K]=ot),ot.getHandSpace()};function z(K){let ot=w.indexOf(K.inputSource);if(ot===-1)return;let lt=M[ot];lt!==void 0&&(lt.update(K.inputSource,K.frame,c||o),lt.dispatchEvent({type:K.type,data:K.inputSource}))}function X(){n.removeEventListener("select",z),n.removeEventListener("selectstart",z),n.removeEventListener("selectend",z),n.removeEventListener("squeeze",z),n.removeEventListener("squeezestart",z),n.removeEventListener("squeezeend",z),n.removeEventListener("end",X),n.removeEventListener("inputsourceschange",it);for(let K=0;K<M.length;K++){let ot=w[K];ot!==null&&(w[K]=null,M[K].disconnect(ot))}N=null,B=null,p.reset();for(let K in m)delete m[K];if(t.setRenderTarget(b),f=null,d=null,u=null,n=null,v=null,Tt.stop(),i.isPresenting=!1,t.setPixelRatio(S),t.setSize(y.width,y.height,!1),C!==null){let K=C.camera;K.fov=C.fov,K.zoom=C.zoom,K.updateProjectionMatrix(),C=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(K){s=K,i.isPresenting===!0&&Lt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(K){a=K,i.isPresenting===!0&&Lt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(K){c=K},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(n,e)),u},this.getFrame=function(){return g},this.getSession=function(){return n},this.setSession=async function(K){if(n=K,n!==null){if(b=t.getRenderTarget(),n.addEventListener("select",z),n.addEventListener("selectstart",z),n.addEventListener("selectend",z),n.addEventListener("squeeze",z),n.addEventListener("squeezestart",z),n.addEventListener("squeezeend",z),n.addEventListener("end",X),n.addEventListener("inputsourceschange",it),_.xrCompatible!==!0&&await e.makeXRCompatible(),S=t.getPixelRatio(),t.getSize(y),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let lt=null,At=null,mt=null;_.depth&&(mt=_.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,lt=_.stencil?kn:Rn,At=_.stencil?Ns:en);let G={colorFormat:e.RGBA8,depthFormat:mt,scaleFactor:s};u=this.getBinding(),d=u.createProjectionLayer(G),n.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),v=new ai(d.textureWidth,d.textureHeight,{format:ti,type:ci,depthTexture:new Ln(d.textureWidth,d.textureHeight,At,void 0,void 0,void 0,void 0,void 0,void 0,lt),stencilBuffer:_.stencil,colorSpace:t.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let lt={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(n,e,lt),n.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),v=new ai(f.framebufferWidth,f.framebufferHeight,{format:ti,type:ci,colorSpace:t.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}v.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await n.requestReferenceSpace(a),Tt.setContext(n),Tt.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(n!==null)return n.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function it(K){for(let ot=0;ot<K.removed.length;ot++){let lt=K.removed[ot],At=w.indexOf(lt);At>=0&&(w[At]=null,M[At].disconnect(lt))}for(let ot=0;ot<K.added.length;ot++){let lt=K.added[ot],At=w.indexOf(lt);if(At===-1){for(let G=0;G<M.length;G++)if(G>=w.length){w.push(lt),At=G;break}else if(w[G]===null){w[G]=lt,At=G;break}if(At===-1)break}let mt=M[At];mt&&mt.connect(lt)}}function q(K,ot){ot===null?K.matrixWorld.copy(K.matrix):K.matrixWorld.multiplyMatrices(ot.matrixWorld,K.matrix),K.matrixWorldInverse.copy(K.matrixWorld).invert()}this.updateCamera=function(K){if(n===null)return;let ot=K.near,lt=K.far;p.texture!==null&&(p.depthNear>0&&(ot=p.depthNear),p.depthFar>0&&(lt=p.depthFar)),U.near=I.near=E.near=ot,U.far=I.far=E.far=lt,(N!==U.near||B!==U.far)&&(n.updateRenderState({depthNear:U.near,depthFar:U.far}),N=U.near,B=U.far),U.layers.mask=K.layers.mask|6,E.layers.mask=U.layers.mask&-5,I.layers.mask=U.layers.mask&-3;let At=K.parent,mt=U.cameras;q(U,At);for(let G=0;G<mt.length;G++)q(mt[G],At);U.projectionMatrix.copy(E.projectionMatrix),U.projectionMatrixInverse.copy(E.projectionMatrixInverse),C===null&&K.isPerspectiveCamera&&(C={camera:K,fov:K.fov,zoom:K.zoom}),Q(K,U,At)};function Q(K,ot,lt){lt===null?K.matrix.copy(ot.matrixWorld):(K.matrix.copy(lt.matrixWorld),K.matrix.invert(),K.matrix.multiply(ot.matrixWorld)),K.matrix.decompose(K.position,K.quaternion,K.scale),K.updateMatrixWorld(!0),K.projectionMatrix.copy(ot.projectionMatrix),K.projectionMatrixInverse.copy(ot.projectionMatrixInverse),K.isPerspectiveCamera&&(K.fov=As*2*Math.atan(1/K.projectionMatrix.elements[5]),K.zoom=1)}this.getCamera=function(){return U},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(K){l=K,d!==null&&(d.fixedFoveation=K),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=K)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(U)},this.getCameraTexture=function(K){return m[K]};let et=null;function St(K,ot){if(h=ot.getViewerPose(c||o),g=ot,h!==null){let lt=h.views;f!==null&&(t.setRenderTargetFramebuffer(v,f.framebuffer),t.setRenderTarget(v));let At=!1;lt.length!==U.cameras.length&&(U.cameras.length=0,At=!0);for(let nt=0;nt<lt.length;nt++){let Mt=lt[nt],Ht=null;if(f!==null)Ht=f.getViewport(Mt);else{let fe=u.getViewSubImage(d,Mt);Ht=fe.viewport,nt===0&&(t.setRenderTargetTextures(v,fe.colorTexture,fe.depthStencilTexture),t.setRenderTarget(v))}let Ft=P[nt];Ft===void 0&&(Ft=new Oe,Ft.layers.enable(nt),Ft.viewport=new ce,P[nt]=Ft),Ft.matrix.fromArray(Mt.transform.matrix),Ft.matrix.decompose(Ft.position,Ft.quaternion,Ft.scale),Ft.projectionMatrix.fromArray(Mt.projectionMatrix),Ft.projectionMatrixInverse.copy(Ft.projectionMatrix).invert(),Ft.viewport.set(Ht.x,Ht.y,Ht.width,Ht.height),nt===0&&(U.matrix.copy(Ft.matrix),U.matrix.decompose(U.position,U.quaternion,U.scale)),At===!0&&U.cameras.push(Ft)}let mt=n.enabledFeatures;if(mt&&mt.includes("depth-sensing")&&n.depthUsage=="gpu-optimized"&&x){u=i.getBinding();let nt=u.getDepthInformation(lt[0]);nt&&nt.isValid&&nt.texture&&p.init(nt,n.renderState)}if(mt&&mt.includes("camera-access")&&x){t.state.unbindTexture(),u=i.getBinding();for(let nt=0;nt<lt.length;nt++){let Mt=lt[nt].camera;if(Mt){let Ht=m[Mt];Ht||(Ht=new bo,m[Mt]=Ht);let Ft=u.getCameraImage(Mt);Ht.sourceTexture=Ft}}}}for(let lt=0;lt<M.length;lt++){let At=w[lt],mt=M[lt];At!==null&&mt!==void 0&&mt.update(At,ot,c||o)}et&&et(K,ot),ot.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ot}),g=null}let Tt=new dm;Tt.setAnimationLoop(St),this.setAnimationLoop=function(K){et=K},this.dispose=function(){}}},oS=new Pt,Sm=new kt;Sm.set(-1,0,0,0,1,0,0,0,1);function aS(r,t){function e(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function i(p,m){m.color.getRGB(p.fogColor.value,Pu(r)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function n(p,m,_,b,v){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?s(p,m):m.isMeshLambertMaterial?(s(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(s(p,m),u(p,m)):m.isMeshPhongMaterial?(s(p,m),h(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(s(p,m),d(p,m),m.isMeshPhysicalMaterial&&f(p,m,v)):m.isMeshMatcapMaterial?(s(p,m),g(p,m)):m.isMeshDepthMaterial?s(p,m):m.isMeshDistanceMaterial?(s(p,m),x(p,m)):m.isMeshNormalMaterial?s(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,_,b):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function s(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,e(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===ze&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,e(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===ze&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,e(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,e(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,e(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let _=t.get(m),b=_.envMap,v=_.envMapRotation;b&&(p.envMap.value=b,p.envMapRotation.value.setFromMatrix4(oS.makeRotationFromEuler(v)).transpose(),b.isCubeTexture&&b.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Sm),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,e(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,e(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,_,b){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*_,p.scale.value=b*.5,m.map&&(p.map.value=m.map,e(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function u(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,e(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,e(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,_){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,e(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,e(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,e(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,e(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,e(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,e(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===ze&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,e(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,e(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,e(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,e(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,e(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,e(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,e(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function x(p,m){let _=t.get(m).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:n}}function lS(r,t,e,i){let n={},s={};function o(_,b){let v=b.program;i.uniformBlockBinding(_,v,n[_.id])}function a(_,b){let v=n[_.id];v===void 0&&(g(_),v=l(_),n[_.id]=v,_.addEventListener("dispose",p));let M=b.program;i.updateUBOMapping(_,M);let w=t.render.frame;s[_.id]!==w&&(c(_),s[_.id]=w)}function l(_){let b=r.createBuffer(),v=_.__size,M=_.usage;return r.bindBuffer(r.UNIFORM_BUFFER,b),r.bufferData(r.UNIFORM_BUFFER,v,M),r.bindBuffer(r.UNIFORM_BUFFER,null),b}function c(_){let b=n[_.id],v=_.uniforms,M=_.__cache;r.bindBuffer(r.UNIFORM_BUFFER,b);for(let w=0,y=v.length;w<y;w++){let S=v[w];if(Array.isArray(S))for(let C=0,E=S.length;C<E;C++)h(S[C],w,C,M);else h(S,w,0,M)}r.bindBuffer(r.UNIFORM_BUFFER,null)}function h(_,b,v,M){if(d(_,b,v,M)===!0){let w=_.__offset,y=_.value;if(Array.isArray(y)){let S=0;for(let C=0;C<y.length;C++){let E=y[C],I=x(E,!0);u(E,_.__data,S),S+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,_.__data,0);r.bufferSubData(r.UNIFORM_BUFFER,w,_.__data)}}function u(_,b,v){typeof _=="number"||typeof _=="boolean"?b[v]=_:_.isMatrix3?(b[v]=_.elements[0],b[v+1]=_.elements[1],b[v+2]=_.elements[2],b[v+3]=0,b[v+4]=_.elements[3],b[v+5]=_.elements[4],b[v+6]=_.elements[5],b[v+7]=0,b[v+8]=_.elements[6],b[v+9]=_.elements[7],b[v+10]=_.elements[8],b[v+11]=0):ArrayBuffer.isView(_)?b.set(_.subarray(0,b.length-v),v):_.toArray(b,v)}function d(_,b,v,M){let w=_.value,y=b+"_"+v;if(Array.isArray(w)){M[y]===void 0&&(M[y]=[]);let S=M[y],C=!1;for(let E=0;E<w.length;E++)f(w[E],S,E)===!0&&(C=!0);return C}return f(w,M,y)}function f(_,b,v){if(b[v]===void 0)return typeof _=="number"||typeof _=="boolean"?b[v]=_:ArrayBuffer.isView(_)?b[v]=_.slice():b[v]=_.clone(),!0;{let M=b[v];if(typeof _=="number"||typeof _=="boolean"){if(M!==_)return b[v]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(M.equals(_)===!1)return M.copy(_),!0}}return!1}function g(_){let b=_.uniforms,v=0,M=16;for(let y=0,S=b.length;y<S;y++){let C=Array.isArray(b[y])?b[y]:[b[y]];for(let E=0,I=C.length;E<I;E++){let P=C[E],U=Array.isArray(P.value)?P.value:[P.value],N=Array.isArray(b[y])||Array.isArray(P.value),B=v;for(let X=0,it=U.length;X<it;X++){let q=U[X],Q=x(q,N),et=v%M,St=et%Q.boundary,Tt=et+St;v+=St,Tt!==0&&M-Tt<Q.storage&&(v+=M-Tt),X===0&&(B=v),v+=Q.storage}let z=P.type==="int"?Int32Array:P.type==="uint"?Uint32Array:Float32Array;P.__data=new z((v-B)/Float32Array.BYTES_PER_ELEMENT),P.__offset=B}}let w=v%M;return w>0&&(v+=M-w),_.__size=v,_.__cache={},this}function x(_,b){let v={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(v.boundary=4,v.storage=4):_.isVector2?(v.boundary=8,v.storage=8):_.isVector3||_.isColor?(v.boundary=16,v.storage=12):_.isVector4?(v.boundary=16,v.storage=16):_.isMatrix3?(v.boundary=16,v.storage=48):_.isMatrix4?(v.boundary=16,v.storage=64):_.isTexture?Lt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(v.boundary=16,v.storage=_.byteLength):Lt("WebGLRenderer: Unsupported uniform value type.",_),b===!0&&(v.boundary=16,v.storage=Math.ceil(v.storage/16)*16),v}function p(_){let b=_.target;b.removeEventListener("dispose",p),r.deleteBuffer(n[b.id]),delete n[b.id],delete s[b.id]}function m(){for(let _ in n)r.deleteBuffer(n[_]);n={},s={}}return{bind:o,update:a,dispose:m}}var cS=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),pn=null;function hS(){return pn===null&&(pn=new Jn(cS,16,16,rs,nn),pn.name="DFG_LUT",pn.minFilter=Te,pn.magFilter=Te,pn.wrapS=Hi,pn.wrapT=Hi,pn.generateMipmaps=!1,pn.needsUpdate=!0),pn}var ic=class{constructor(t={}){let{canvas:e=Fp(),context:i=null,depth:n=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ci}=t;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let x=f,p=new Set([yl,_l,xl]),m=new Set([ci,en,Mr,Ns,pl,ml]),_=new Uint32Array(4),b=new Int32Array(4),v={textures:[],min:[],max:[],resolution:[]},M=null,w=null,y=[],S=[],C=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=dn,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let E=this,I=!1,P=null,U=null,N=null,B=null;this._outputColorSpace=Re;let z=0,X=0,it=null,q=-1,Q=null,et=new ce,St=new ce,Tt=null,K=new Ot(0),ot=0,lt=e.width,At=e.height,mt=1,G=null,ct=null,nt=new ce(0,0,lt,At),Mt=new ce(0,0,lt,At),Ht=!1,Ft=new Qn,fe=new Za,he=!1,Se=!1,pe=new Pt,an=new D,We=new ce,Fi={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Bi=!1;function ki(){return it===null?mt:1}let k=i;function zi(A,F){return e.getContext(A,F)}let Me,we,_t,Ue,Ut,zt,L,T,H,st,tt,ht,gt,Z,j,dt,O,J,Y,ft,at,ut,Nt;try{let A={alpha:!0,depth:n,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Dt,!1),e.addEventListener("webglcontextrestored",Wt,!1),e.addEventListener("webglcontextcreationerror",yt,!1),k===null){let F="webgl2";if(k=zi(F,A),k===null)throw zi(F)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Xt()}catch(A){throw e.removeEventListener("webglcontextlost",Dt,!1),e.removeEventListener("webglcontextrestored",Wt,!1),e.removeEventListener("webglcontextcreationerror",yt,!1),Bt("WebGLRenderer: "+A.message),A}function Xt(){Me=new bv(k),Me.init(),at=new nS(k,Me),we=new hv(k,Me,t,at),_t=new eS(k,Me),we.reversedDepthBuffer&&d&&_t.buffers.depth.setReversed(!0),U=k.createFramebuffer(),N=k.createFramebuffer(),B=k.createFramebuffer(),Ue=new wv(k),Ut=new Vb,zt=new iS(k,Me,_t,Ut,we,at,Ue),L=new vv(E),T=new Ax(k),ut=new lv(k,T),H=new Sv(k,T,Ue,ut),st=new Av(k,H,T,ut,Ue),J=new Tv(k,we,zt),j=new uv(Ut),tt=new zb(E,L,Me,we,ut,j),ht=new aS(E,Ut),gt=new Gb,Z=new Kb(Me),O=new av(E,L,_t,st,g,l),dt=new tS(E,st,we),Nt=new lS(k,Ue,we,_t),Y=new cv(k,Me,Ue),ft=new Mv(k,Me,Ue),Ue.programs=tt.programs,E.capabilities=we,E.extensions=Me,E.properties=Ut,E.renderLists=gt,E.shadowMap=dt,E.state=_t,E.info=Ue}x!==ci&&(C=new Rv(x,e.width,e.height,a,n,s));let rt=new Gu(E,k);this.xr=rt,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let A=Me.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Me.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return mt},this.setPixelRatio=function(A){A!==void 0&&(mt=A,this.setSize(lt,At,!1))},this.getSize=function(A){return A.set(lt,At)},this.setSize=function(A,F,$=!0){if(rt.isPresenting){Lt("WebGLRenderer: Can't change size while VR device is presenting.");return}lt=A,At=F,e.width=Math.floor(A*mt),e.height=Math.floor(F*mt),$===!0&&(e.style.width=A+"px",e.style.height=F+"px"),C!==null&&C.setSize(e.width,e.height),this.setViewport(0,0,A,F)},this.getDrawingBufferSize=function(A){return A.set(lt*mt,At*mt).floor()},this.setDrawingBufferSize=function(A,F,$){lt=A,At=F,mt=$,e.width=Math.floor(A*$),e.height=Math.floor(F*$),this.setViewport(0,0,A,F)},this.setEffects=function(A){if(x===ci){Bt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let F=0;F<A.length;F++)if(A[F].isOutputPass===!0){Lt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}C.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(et)},this.getViewport=function(A){return A.copy(nt)},this.setViewport=function(A,F,$,V){A.isVector4?nt.set(A.x,A.y,A.z,A.w):nt.set(A,F,$,V),_t.viewport(et.copy(nt).multiplyScalar(ki()).round())},this.getScissor=function(A){return A.copy(Mt)},this.setScissor=function(A,F,$,V){A.isVector4?Mt.set(A.x,A.y,A.z,A.w):Mt.set(A,F,$,V),_t.scissor(St.copy(Mt).multiplyScalar(ki()).round())},this.getScissorTest=function(){return Ht},this.setScissorTest=function(A){_t.setScissorTest(Ht=A)},this.setOpaqueSort=function(A){G=A},this.setTransparentSort=function(A){ct=A},this.getClearColor=function(A){return A.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(A=!0,F=!0,$=!0){let V=0;if(A){let W=!1;if(it!==null){let xt=it.texture.format;W=p.has(xt)}if(W){let xt=it.texture.type,Et=m.has(xt),pt=O.getClearColor(),bt=O.getClearAlpha(),It=pt.r,Gt=pt.g,Zt=pt.b;Et?(_[0]=It,_[1]=Gt,_[2]=Zt,_[3]=bt,k.clearBufferuiv(k.COLOR,0,_)):(b[0]=It,b[1]=Gt,b[2]=Zt,b[3]=bt,k.clearBufferiv(k.COLOR,0,b))}else V|=k.COLOR_BUFFER_BIT}F&&(V|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),$&&(V|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),V!==0&&k.clear(V)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),P=A},this.dispose=function(){e.removeEventListener("webglcontextlost",Dt,!1),e.removeEventListener("webglcontextrestored",Wt,!1),e.removeEventListener("webglcontextcreationerror",yt,!1),O.dispose(),gt.dispose(),Z.dispose(),zt.dispose(),Ut.dispose(),L.dispose(),st.dispose(),H.dispose(),ut.dispose(),Nt.dispose(),tt.dispose(),rt.dispose(),rt.removeEventListener("sessionstart",lf),rt.removeEventListener("sessionend",cf),gs.stop()};function Dt(A){A.preventDefault(),oo("WebGLRenderer: Context Lost."),I=!0}function Wt(){oo("WebGLRenderer: Context Restored."),I=!1;let A=Ue.autoReset,F=dt.enabled,$=dt.autoUpdate,V=dt.needsUpdate,W=dt.type;Xt(),Ue.autoReset=A,dt.enabled=F,dt.autoUpdate=$,dt.needsUpdate=V,dt.type=W}function yt(A){Bt("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function le(A){let F=A.target;F.removeEventListener("dispose",le),Xe(F)}function Xe(A){Gn(A),Ut.remove(A)}function Gn(A){let F=Ut.get(A).programs;F!==void 0&&(F.forEach(function($){tt.releaseProgram($)}),A.isShaderMaterial&&tt.releaseShaderCache(A))}this.renderBufferDirect=function(A,F,$,V,W,xt){F===null&&(F=Fi);let Et=W.isMesh&&W.matrixWorld.determinantAffine()<0,pt=y0(A,F,$,V,W);_t.setMaterial(V,Et);let bt=$.index,It=1;if(V.wireframe===!0){if(bt=H.getWireframeAttribute($),bt===void 0)return;It=2}let Gt=$.drawRange,Zt=$.attributes.position,Rt=Gt.start*It,jt=(Gt.start+Gt.count)*It;xt!==null&&(Rt=Math.max(Rt,xt.start*It),jt=Math.min(jt,(xt.start+xt.count)*It)),bt!==null?(Rt=Math.max(Rt,0),jt=Math.min(jt,bt.count)):Zt!=null&&(Rt=Math.max(Rt,0),jt=Math.min(jt,Zt.count));let Ne=jt-Rt;if(Ne<0||Ne===1/0)return;ut.setup(W,V,pt,$,bt);let ve,me=Y;if(bt!==null&&(ve=T.get(bt),me=ft,me.setIndex(ve)),W.isMesh)V.wireframe===!0?(_t.setLineWidth(V.wireframeLinewidth*ki()),me.setMode(k.LINES)):me.setMode(k.TRIANGLES);else if(W.isLine){let ni=V.linewidth;ni===void 0&&(ni=1),_t.setLineWidth(ni*ki()),W.isLineSegments?me.setMode(k.LINES):W.isLineLoop?me.setMode(k.LINE_LOOP):me.setMode(k.LINE_STRIP)}else W.isPoints?me.setMode(k.POINTS):W.isSprite&&me.setMode(k.TRIANGLES);if(W.isBatchedMesh)if(Me.get("WEBGL_multi_draw"))me.renderMultiDraw(W._multiDrawStarts,W._multiDrawCounts,W._multiDrawCount);else{let ni=W._multiDrawStarts,Ct=W._multiDrawCounts,pi=W._multiDrawCount,ie=bt?T.get(bt).bytesPerElement:1,xs=Ut.get(V).currentProgram.getUniforms();for(let si=0;si<pi;si++)xs.setValue(k,"_gl_DrawID",si),me.render(ni[si]/ie,Ct[si])}else if(W.isInstancedMesh)me.renderInstances(Rt,Ne,W.count);else if($.isInstancedBufferGeometry){let ni=$._maxInstanceCount!==void 0?$._maxInstanceCount:1/0,Ct=Math.min($.instanceCount,ni);me.renderInstances(Rt,Ne,Ct)}else me.render(Rt,Ne)};function af(A,F,$,V){P!==null&&A.isNodeMaterial&&P.setObject(V,A),he===!0&&j.setState(A,$,!1),A.transparent===!0&&A.side===xe&&A.forceSinglePass===!1?(A.side=ze,A.needsUpdate=!0,Yr(A,F,V),A.side=Qe,A.needsUpdate=!0,Yr(A,F,V),A.side=xe):Yr(A,F,V)}this.compile=function(A,F,$=null){$===null&&($=A),P!==null&&P.renderStart(A,F,$),w=Z.get($),w.init(F),S.push(w),$.traverseVisible(function(W){W.isLight&&W.layers.test(F.layers)&&(w.pushLight(W),W.castShadow&&w.pushShadow(W))}),A!==$&&A.traverseVisible(function(W){W.isLight&&W.layers.test(F.layers)&&(w.pushLight(W),W.castShadow&&w.pushShadow(W))}),w.setupLights(),P!==null&&P.updateLights(w.state.lightsArray),Se=this.localClippingEnabled,he=j.init(this.clippingPlanes,Se),he===!0&&j.setGlobalState(this.clippingPlanes,F),P!==null&&dt.render(w.state.shadowsArray,$,F);let V=new Set;return A.traverse(function(W){if(!(W.isMesh||W.isPoints||W.isLine||W.isSprite))return;let xt=W.material;if(xt)if(Array.isArray(xt))for(let Et=0;Et<xt.length;Et++){let pt=xt[Et];af(pt,$,F,W),V.add(pt)}else af(xt,$,F,W),V.add(xt)}),w=S.pop(),P!==null&&P.renderEnd(),V},this.compileAsync=function(A,F,$=null){let V=this.compile(A,F,$);return new Promise(W=>{function xt(){if(V.forEach(function(Et){let bt=Ut.get(Et).currentProgram;(bt===void 0||bt.isReady())&&V.delete(Et)}),V.size===0){W(A);return}setTimeout(xt,10)}Me.get("KHR_parallel_shader_compile")!==null?xt():setTimeout(xt,10)})};let uh=null;function x0(A){uh&&uh(A)}function lf(){gs.stop()}function cf(){gs.start()}let gs=new dm;gs.setAnimationLoop(x0),typeof self<"u"&&gs.setContext(self),this.setAnimationLoop=function(A){uh=A,rt.setAnimationLoop(A),A===null?gs.stop():gs.start()},rt.addEventListener("sessionstart",lf),rt.addEventListener("sessionend",cf),this.render=function(A,F){if(F!==void 0&&F.isCamera!==!0){Bt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;P!==null&&P.renderStart(A,F);let $=rt.enabled===!0&&rt.isPresenting===!0,V=C!==null&&(it===null||$)&&C.begin(E,it);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),F.parent===null&&F.matrixWorldAutoUpdate===!0&&F.updateMatrixWorld(),rt.enabled===!0&&rt.isPresenting===!0&&(C===null||C.isCompositing()===!1)&&(rt.cameraAutoUpdate===!0&&rt.updateCamera(F),F=rt.getCamera()),A.isScene===!0&&A.onBeforeRender(E,A,F,it),w=Z.get(A,S.length),w.init(F),w.state.textureUnits=zt.getTextureUnits(),S.push(w),pe.multiplyMatrices(F.projectionMatrix,F.matrixWorldInverse),F.isArrayCamera?fe.setFromArrayCamera(F):Ft.setFromProjectionMatrix(pe,Gi,F.reversedDepth),Se=this.localClippingEnabled,he=j.init(this.clippingPlanes,Se),M=gt.get(A,y.length),M.init(),y.push(M),this.info.render.frame++,rt.enabled===!0&&rt.isPresenting===!0){let Et=E.xr.getDepthSensingMesh();Et!==null&&dh(Et,F,-1/0,E.sortObjects)}dh(A,F,0,E.sortObjects),M.finish(),P!==null&&P.updateLights(w.state.lightsArray),E.sortObjects===!0&&M.sort(G,ct),Bi=rt.enabled===!1||rt.isPresenting===!1||rt.hasDepthSensing()===!1,Bi&&O.addToRenderList(M,A),this.info.autoReset===!0&&this.info.reset(),he===!0&&j.beginShadows();let W=w.state.shadowsArray;if(dt.render(W,A,F),he===!0&&j.endShadows(),(V&&C.hasRenderPass())===!1){let Et=M.opaque,pt=M.transmissive;if(w.setupLights(),F.isArrayCamera){let bt=F.cameras;if(pt.length>0)for(let It=0,Gt=bt.length;It<Gt;It++){let Zt=bt[It];uf(Et,pt,A,Zt)}Bi&&O.render(A);for(let It=0,Gt=bt.length;It<Gt;It++){let Zt=bt[It];hf(M,A,Zt,Zt.viewport)}}else pt.length>0&&uf(Et,pt,A,F),Bi&&O.render(A),hf(M,A,F)}it!==null&&X===0&&(zt.updateMultisampleRenderTarget(it),zt.updateRenderTargetMipmap(it)),V&&C.end(E),A.isScene===!0&&A.onAfterRender(E,A,F),ut.resetDefaultState(),q=-1,Q=null,S.pop(),S.length>0?(w=S[S.length-1],zt.setTextureUnits(w.state.textureUnits),he===!0&&j.setGlobalState(E.clippingPlanes,w.state.camera)):w=null,y.pop(),y.length>0?M=y[y.length-1]:M=null,P!==null&&P.renderEnd()};function dh(A,F,$,V){if(A.visible===!1)return;if(A.layers.test(F.layers)){if(A.isGroup)$=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(F);else if(A.isLight)w.pushLight(A),A.castShadow&&w.pushShadow(A);else if(A.isSprite){let Et=F.isArrayCamera?fe:Ft;if(!A.frustumCulled||A.intersectsFrustum(Et)){V&&We.setFromMatrixPosition(A.matrixWorld).applyMatrix4(pe);let pt=st.update(A),bt=A.material;bt.visible&&M.push(A,pt,bt,$,We.z,null,F)}}else if(A.isMesh||A.isLine||A.isPoints){let Et=F.isArrayCamera?fe:Ft;if(!A.frustumCulled||A.intersectsFrustum(Et)){let pt=st.update(A),bt=A.material;if(V&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),We.copy(A.boundingSphere.center)):(pt.boundingSphere===null&&pt.computeBoundingSphere(),We.copy(pt.boundingSphere.center)),We.applyMatrix4(A.matrixWorld).applyMatrix4(pe)),Array.isArray(bt)){let It=pt.groups;for(let Gt=0,Zt=It.length;Gt<Zt;Gt++){let Rt=It[Gt],jt=bt[Rt.materialIndex];jt&&jt.visible&&M.push(A,pt,jt,$,We.z,Rt,F)}}else bt.visible&&M.push(A,pt,bt,$,We.z,null,F)}}}let xt=A.children;for(let Et=0,pt=xt.length;Et<pt;Et++)dh(xt[Et],F,$,V)}function hf(A,F,$,V){let{opaque:W,transmissive:xt,transparent:Et}=A;w.setupLightsView($),he===!0&&j.setGlobalState(E.clippingPlanes,$),V&&_t.viewport(et.copy(V)),W.length>0&&aa(W,F,$),xt.length>0&&aa(xt,F,$),Et.length>0&&aa(Et,F,$),_t.buffers.depth.setTest(!0),_t.buffers.depth.setMask(!0),_t.buffers.color.setMask(!0),_t.setPolygonOffset(!1)}function uf(A,F,$,V){if(($.isScene===!0?$.overrideMaterial:null)!==null)return;if(w.state.transmissionRenderTarget[V.id]===void 0){let Rt=Me.has("EXT_color_buffer_half_float")||Me.has("EXT_color_buffer_float");w.state.transmissionRenderTarget[V.id]=new ai(1,1,{generateMipmaps:!0,type:Rt?nn:ci,minFilter:Wi,samples:Math.max(4,we.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:$t.workingColorSpace})}let xt=w.state.transmissionRenderTarget[V.id],Et=V.viewport||et;xt.setSize(Et.z*E.transmissionResolutionScale,Et.w*E.transmissionResolutionScale);let pt=E.getRenderTarget(),bt=E.getActiveCubeFace(),It=E.getActiveMipmapLevel();E.setRenderTarget(xt),E.getClearColor(K),ot=E.getClearAlpha(),ot<1&&E.setClearColor(16777215,.5),E.clear(),Bi&&O.render($);let Gt=E.toneMapping;E.toneMapping=dn;let Zt=V.viewport;if(V.viewport!==void 0&&(V.viewport=void 0),w.setupLightsView(V),he===!0&&j.setGlobalState(E.clippingPlanes,V),aa(A,$,V),zt.updateMultisampleRenderTarget(xt),zt.updateRenderTargetMipmap(xt),Me.has("WEBGL_multisampled_render_to_texture")===!1){let Rt=!1;for(let jt=0,Ne=F.length;jt<Ne;jt++){let ve=F[jt],{object:me,geometry:ni,material:Ct,group:pi}=ve;if(Ct.side===xe&&me.layers.test(V.layers)){let ie=Ct.side;Ct.side=ze,Ct.needsUpdate=!0,df(me,$,V,ni,Ct,pi),Ct.side=ie,Ct.needsUpdate=!0,Rt=!0}}Rt===!0&&(zt.updateMultisampleRenderTarget(xt),zt.updateRenderTargetMipmap(xt))}E.setRenderTarget(pt,bt,It),E.setClearColor(K,ot),Zt!==void 0&&(V.viewport=Zt),E.toneMapping=Gt}function aa(A,F,$){let V=F.isScene===!0?F.overrideMaterial:null;for(let W=0,xt=A.length;W<xt;W++){let Et=A[W],{object:pt,geometry:bt,group:It}=Et,Gt=Et.material;Gt.allowOverride===!0&&V!==null&&(Gt=V),pt.layers.test($.layers)&&df(pt,F,$,bt,Gt,It)}}function df(A,F,$,V,W,xt){P!==null&&W.isNodeMaterial&&P.setObject(A,W),A.onBeforeRender(E,F,$,V,W,xt),A.modelViewMatrix.multiplyMatrices($.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),W.onBeforeRender(E,F,$,V,A,xt),W.transparent===!0&&W.side===xe&&W.forceSinglePass===!1?(W.side=ze,W.needsUpdate=!0,E.renderBufferDirect($,F,V,W,A,xt),W.side=Qe,W.needsUpdate=!0,E.renderBufferDirect($,F,V,W,A,xt),W.side=xe):E.renderBufferDirect($,F,V,W,A,xt),A.onAfterRender(E,F,$,V,W,xt)}function ff(A){let F=0;for(let $ of A)$.texture!==null&&F++;return F}function Yr(A,F,$){F.isScene!==!0&&(F=Fi);let V=Ut.get(A),W=w.state.lights,xt=w.state.shadowsArray,Et=W.state.version,pt=tt.getParameters(A,W.state,xt,F,$,w.state.lightProbeGridArray),bt=tt.getProgramCacheKey(pt),It=V.programs;V.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?F.environment:null,V.fog=F.fog;let Gt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;V.envMap=L.get(A.envMap||V.environment,Gt),V.envMapRotation=V.environment!==null&&A.envMap===null?F.environmentRotation:A.envMapRotation,It===void 0&&(A.addEventListener("dispose",le),It=new Map,V.programs=It,V.programVariants=new Map);let Zt=It.get(bt);if(Zt!==void 0){if(V.currentProgram===Zt&&V.lightsStateVersion===Et)return mf(A,pt),Zt}else pt.uniforms=tt.getUniforms(A),P!==null&&A.isNodeMaterial&&P.build(A,$,pt),A.onBeforeCompile(pt,E),Zt=tt.acquireProgram(pt,bt),It.set(bt,Zt),V.uniforms=pt.uniforms;let Rt=V.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Rt.clippingPlanes=j.uniform),mf(A,pt),V.needsLights=b0(A),V.lightsStateVersion=Et,V.needsLights&&(Rt.ambientLightColor.value=W.state.ambient,Rt.lightProbe.value=W.state.probe,Rt.sunLights.value=W.state.sun,Rt.sunLightShadows.value=W.state.sunShadow,Rt.directionalLights.value=W.state.directional,Rt.directionalLightShadows.value=W.state.directionalShadow,Rt.spotLights.value=W.state.spot,Rt.spotLightShadows.value=W.state.spotShadow,Rt.rectAreaLights.value=W.state.rectArea,Rt.ltc_1.value=W.state.rectAreaLTC1,Rt.ltc_2.value=W.state.rectAreaLTC2,Rt.pointLights.value=W.state.point,Rt.pointLightShadows.value=W.state.pointShadow,Rt.hemisphereLights.value=W.state.hemi,Rt.sunShadowMatrix.value=W.state.sunShadowMatrix,Rt.sunShadowCascade.value=W.state.sunShadowCascade,Rt.directionalShadowMatrix.value=W.state.directionalShadowMatrix,Rt.spotLightMatrix.value=W.state.spotLightMatrix,Rt.spotLightMap.value=W.state.spotLightMap,Rt.pointShadowMatrix.value=W.state.pointShadowMatrix),V.numLightProbeGrids=ff(w.state.lightProbeGridArray),V.currentProgram=Zt,V.uniformsList=null,Zt}function _0(A,F,$,V,W){let xt=Ut.get(A),Et=xt.currentProgram.id+","+V+","+W,pt=xt.programVariants.get(Et);return pt===void 0?(pt=Yr(A,F,$),xt.programVariants.set(Et,pt)):(xt.currentProgram=pt,xt.uniformsList=null,xt.outputColorSpace=V,xt.toneMapping=W),pt}function pf(A){if(A.uniformsList===null){let F=A.currentProgram.getUniforms();A.uniformsList=Tr.seqWithValue(F.seq,A.uniforms)}return A.uniformsList}function mf(A,F){let $=Ut.get(A);$.outputColorSpace=F.outputColorSpace,$.batching=F.batching,$.batchingColor=F.batchingColor,$.instancing=F.instancing,$.instancingColor=F.instancingColor,$.instancingMorph=F.instancingMorph,$.skinning=F.skinning,$.morphTargets=F.morphTargets,$.morphNormals=F.morphNormals,$.morphColors=F.morphColors,$.morphTargetsCount=F.morphTargetsCount,$.numClippingPlanes=F.numClippingPlanes,$.numIntersection=F.numClipIntersection,$.vertexAlphas=F.vertexAlphas,$.vertexTangents=F.vertexTangents,$.toneMapping=F.toneMapping}function y0(A,F,$,V,W){F.isScene!==!0&&(F=Fi),zt.resetTextureUnits();let xt=F.fog,Et=V.isMeshStandardMaterial||V.isMeshLambertMaterial||V.isMeshPhongMaterial?F.environment:null,pt=it===null?E.outputColorSpace:it.isXRRenderTarget===!0?it.texture.colorSpace:$t.workingColorSpace,bt=V.isMeshStandardMaterial||V.isMeshLambertMaterial&&!V.envMap||V.isMeshPhongMaterial&&!V.envMap,It=L.get(V.envMap||Et,bt),Gt=V.vertexColors===!0&&!!$.attributes.color&&$.attributes.color.itemSize===4,Zt=!!$.attributes.tangent&&(!!V.normalMap||V.anisotropy>0),Rt=!!$.morphAttributes.position,jt=!!$.morphAttributes.normal,Ne=!!$.morphAttributes.color,ve=dn;V.toneMapped&&(it===null||it.isXRRenderTarget===!0)&&(ve=E.toneMapping);let me=$.morphAttributes.position||$.morphAttributes.normal||$.morphAttributes.color,ni=me!==void 0?me.length:0,Ct=Ut.get(V),pi=w.state.lights;if(he===!0&&(Se===!0||A!==Q)){let Ee=A===Q&&V.id===q;j.setState(V,A,Ee)}let ie=!1,xs=!1;V.version===Ct.__version?Ct.needsLights&&Ct.lightsStateVersion!==pi.state.version||W.isBatchedMesh&&Ct.batching===!1||!W.isBatchedMesh&&Ct.batching===!0||W.isBatchedMesh&&Ct.batchingColor===!0&&W._colorsTexture===null||W.isBatchedMesh&&Ct.batchingColor===!1&&W._colorsTexture!==null||W.isInstancedMesh&&Ct.instancing===!1||!W.isInstancedMesh&&Ct.instancing===!0||W.isSkinnedMesh&&Ct.skinning===!1||!W.isSkinnedMesh&&Ct.skinning===!0||W.isInstancedMesh&&Ct.instancingColor===!0&&W.instanceColor===null||W.isInstancedMesh&&Ct.instancingColor===!1&&W.instanceColor!==null||W.isInstancedMesh&&Ct.instancingMorph===!0&&W.morphTexture===null||W.isInstancedMesh&&Ct.instancingMorph===!1&&W.morphTexture!==null||Ct.envMap!==It||V.fog===!0&&Ct.fog!==xt||Ct.numClippingPlanes!==void 0&&(Ct.numClippingPlanes!==j.numPlanes||Ct.numIntersection!==j.numIntersection)||Ct.vertexAlphas!==Gt||Ct.vertexTangents!==Zt||Ct.morphTargets!==Rt||Ct.morphNormals!==jt||Ct.morphColors!==Ne||Ct.morphTargetsCount!==ni||Ct.numLightProbeGrids!==ff(w.state.lightProbeGridArray)?ie=!0:(Ct.outputColorSpace!==pt||Ct.toneMapping!==ve)&&(xs=!0):(ie=!0,Ct.__version=V.version);let si=Ct.currentProgram;(ie===!0||xs===!0)&&(si=xs===!0?_0(V,F,W,pt,ve):Yr(V,F,W),P&&V.isNodeMaterial&&P.onUpdateProgram(V,si,Ct));let la=!1,Wn=!1,_s=!1,te=si.getUniforms(),Ze=Ct.uniforms;if(_t.useProgram(si.program)&&(la=!0,Wn=!0,_s=!0),V.id!==q&&(q=V.id,Wn=!0),la||Q!==A){_t.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),te.setValue(k,"projectionMatrix",A.projectionMatrix),te.setValue(k,"viewMatrix",A.matrixWorldInverse);let qe=te.map.cameraPosition;qe!==void 0&&qe.setValue(k,an.setFromMatrixPosition(A.matrixWorld)),we.logarithmicDepthBuffer&&te.setValue(k,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(V.isMeshPhongMaterial||V.isMeshToonMaterial||V.isMeshLambertMaterial||V.isMeshBasicMaterial||V.isMeshStandardMaterial||V.isShaderMaterial)&&te.setValue(k,"isOrthographic",A.isOrthographicCamera===!0),Q!==A&&(Q=A,Wn=!0,_s=!0)}if(Ct.needsLights&&(pi.state.sunShadowMap.length>0&&te.setValue(k,"sunShadowMap",pi.state.sunShadowMap,zt),pi.state.directionalShadowMap.length>0&&te.setValue(k,"directionalShadowMap",pi.state.directionalShadowMap,zt),pi.state.spotShadowMap.length>0&&te.setValue(k,"spotShadowMap",pi.state.spotShadowMap,zt),pi.state.pointShadowMap.length>0&&te.setValue(k,"pointShadowMap",pi.state.pointShadowMap,zt)),W.isSkinnedMesh){te.setOptional(k,W,"bindMatrix"),te.setOptional(k,W,"bindMatrixInverse");let Ee=W.skeleton;Ee&&(Ee.boneTexture===null&&Ee.computeBoneTexture(),te.setValue(k,"boneTexture",Ee.boneTexture,zt))}W.isBatchedMesh&&(te.setOptional(k,W,"batchingTexture"),te.setValue(k,"batchingTexture",W._matricesTexture,zt),te.setOptional(k,W,"batchingIdTexture"),te.setValue(k,"batchingIdTexture",W._indirectTexture,zt),te.setOptional(k,W,"batchingColorTexture"),W._colorsTexture!==null&&te.setValue(k,"batchingColorTexture",W._colorsTexture,zt));let Yi=$.morphAttributes;if((Yi.position!==void 0||Yi.normal!==void 0||Yi.color!==void 0)&&J.update(W,$,si),(Wn||Ct.receiveShadow!==W.receiveShadow)&&(Ct.receiveShadow=W.receiveShadow,te.setValue(k,"receiveShadow",W.receiveShadow)),(V.isMeshStandardMaterial||V.isMeshLambertMaterial||V.isMeshPhongMaterial)&&V.envMap===null&&F.environment!==null&&(Ze.envMapIntensity.value=F.environmentIntensity),Ze.dfgLUT!==void 0&&(Ze.dfgLUT.value=hS()),Wn){if(te.setValue(k,"toneMappingExposure",E.toneMappingExposure),Ct.needsLights&&v0(Ze,_s),xt&&V.fog===!0&&ht.refreshFogUniforms(Ze,xt),ht.refreshMaterialUniforms(Ze,V,mt,At,w.state.transmissionRenderTarget[A.id]),Ct.needsLights&&Ct.numLightProbeGrids>0){let Ee=v,qe=0;for(let vn of w.state.lightProbeGridArray)vn.texture!==null&&(Ee.textures[qe]=vn.texture,Ee.min[qe]=vn.boundingBox.min,Ee.max[qe]=vn.boundingBox.max,Ee.resolution[qe]=vn.resolution,qe++);for(let vn in Ee)Ee[vn].length=qe;Ze.probesSH.value=Ee.textures,Ze.probesMin.value=Ee.min,Ze.probesMax.value=Ee.max,Ze.probesResolution.value=Ee.resolution}Tr.upload(k,pf(Ct),Ze,zt)}if(V.isShaderMaterial&&V.uniformsNeedUpdate===!0&&(Tr.upload(k,pf(Ct),Ze,zt),V.uniformsNeedUpdate=!1),V.isSpriteMaterial&&te.setValue(k,"center",W.center),te.setValue(k,"modelViewMatrix",W.modelViewMatrix),te.setValue(k,"normalMatrix",W.normalMatrix),te.setValue(k,"modelMatrix",W.matrixWorld),V.uniformsGroups!==void 0){let Ee=V.uniformsGroups;for(let qe=0,vn=Ee.length;qe<vn;qe++){let xf=Ee[qe];Nt.update(xf,si),Nt.bind(xf,si)}}return si}function v0(A,F){A.ambientLightColor.needsUpdate=F,A.lightProbe.needsUpdate=F,A.sunLights.needsUpdate=F,A.sunLightShadows.needsUpdate=F,A.directionalLights.needsUpdate=F,A.directionalLightShadows.needsUpdate=F,A.pointLights.needsUpdate=F,A.pointLightShadows.needsUpdate=F,A.spotLights.needsUpdate=F,A.spotLightShadows.needsUpdate=F,A.rectAreaLights.needsUpdate=F,A.hemisphereLights.needsUpdate=F}function b0(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return z},this.getActiveMipmapLevel=function(){return X},this.getRenderTarget=function(){return it},this.setRenderTargetTextures=function(A,F,$){let V=Ut.get(A);V.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,V.__autoAllocateDepthBuffer===!1&&(V.__useRenderToTexture=!1),Ut.get(A.texture).__webglTexture=F,Ut.get(A.depthTexture).__webglTexture=V.__autoAllocateDepthBuffer?void 0:$,V.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,F){let $=Ut.get(A);$.__webglFramebuffer=F,$.__useDefaultFramebuffer=F===void 0},this.setRenderTarget=function(A,F=0,$=0){it=A,z=F,X=$;let V=null,W=!1,xt=!1;if(A){let pt=Ut.get(A);if(pt.__useDefaultFramebuffer!==void 0){_t.bindFramebuffer(k.FRAMEBUFFER,pt.__webglFramebuffer),et.copy(A.viewport),St.copy(A.scissor),Tt=A.scissorTest,_t.viewport(et),_t.scissor(St),_t.setScissorTest(Tt),q=-1;return}else if(pt.__webglFramebuffer===void 0)zt.setupRenderTarget(A);else if(pt.__hasExternalTextures)zt.rebindTextures(A,Ut.get(A.texture).__webglTexture,Ut.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let Gt=A.depthTexture;if(pt.__boundDepthTexture!==Gt){if(Gt!==null&&Ut.has(Gt)&&(A.width!==Gt.image.width||A.height!==Gt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");zt.setupDepthRenderbuffer(A)}}let bt=A.texture;(bt.isData3DTexture||bt.isDataArrayTexture||bt.isCompressedArrayTexture)&&(xt=!0);let It=Ut.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(It[F])?V=It[F][$]:V=It[F],W=!0):A.samples>0&&zt.useMultisampledRTT(A)===!1?V=Ut.get(A).__webglMultisampledFramebuffer:Array.isArray(It)?V=It[$]:V=It,et.copy(A.viewport),St.copy(A.scissor),Tt=A.scissorTest}else et.copy(nt).multiplyScalar(mt).floor(),St.copy(Mt).multiplyScalar(mt).floor(),Tt=Ht;if($!==0&&(V=U),_t.bindFramebuffer(k.FRAMEBUFFER,V)&&_t.drawBuffers(A,V),_t.viewport(et),_t.scissor(St),_t.setScissorTest(Tt),W){let pt=Ut.get(A.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+F,pt.__webglTexture,$)}else if(xt){let pt=F;for(let bt=0;bt<A.textures.length;bt++){let It=Ut.get(A.textures[bt]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+bt,It.__webglTexture,$,pt)}}else if(A!==null&&$!==0){let pt=Ut.get(A.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,pt.__webglTexture,$)}q=-1};function gf(A){let F=Ut.get(A);return(F.__readFormat!==A.format||F.__readType!==A.type)&&(F.__readFormat=A.format,F.__readType=A.type,F.__formatReadable=we.textureFormatReadable(A.format),F.__typeReadable=we.textureTypeReadable(A.type)),F}this.readRenderTargetPixels=function(A,F,$,V,W,xt,Et,pt=0){if(!(A&&A.isWebGLRenderTarget)){Bt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let bt=Ut.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Et!==void 0&&(bt=bt[Et],Array.isArray(bt)&&(bt=bt[0])),bt){_t.bindFramebuffer(k.FRAMEBUFFER,bt);try{let It=A.textures[pt],Gt=It.format,Zt=It.type;A.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+pt);let Rt=gf(It);if(Rt.__formatReadable===!1){Bt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Rt.__typeReadable===!1){Bt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}F>=0&&F<=A.width-V&&$>=0&&$<=A.height-W&&k.readPixels(F,$,V,W,at.convert(Gt),at.convert(Zt),xt)}finally{let It=it!==null?Ut.get(it).__webglFramebuffer:null;_t.bindFramebuffer(k.FRAMEBUFFER,It)}}},this.readRenderTargetPixelsAsync=async function(A,F,$,V,W,xt,Et,pt=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let bt=Ut.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Et!==void 0&&(bt=bt[Et],Array.isArray(bt)&&(bt=bt[0])),bt)if(F>=0&&F<=A.width-V&&$>=0&&$<=A.height-W){_t.bindFramebuffer(k.FRAMEBUFFER,bt);let It=A.textures[pt],Gt=It.format,Zt=It.type;A.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+pt);let Rt=gf(It);if(Rt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Rt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let jt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,jt),k.bufferData(k.PIXEL_PACK_BUFFER,xt.byteLength,k.STREAM_READ),k.readPixels(F,$,V,W,at.convert(Gt),at.convert(Zt),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let Ne=it!==null?Ut.get(it).__webglFramebuffer:null;_t.bindFramebuffer(k.FRAMEBUFFER,Ne);let ve=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await kp(k,ve,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,jt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,xt),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(jt),k.deleteSync(ve),xt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,F=null,$=0){let V=Math.pow(2,-$),W=Math.floor(A.image.width*V),xt=Math.floor(A.image.height*V),Et=F!==null?F.x:0,pt=F!==null?F.y:0;zt.setTexture2D(A,0),k.copyTexSubImage2D(k.TEXTURE_2D,$,0,0,Et,pt,W,xt),_t.unbindTexture()},this.copyTextureToTexture=function(A,F,$=null,V=null,W=0,xt=0){let Et,pt,bt,It,Gt,Zt,Rt,jt,Ne,ve=A.isCompressedTexture?A.mipmaps[xt]:A.image;if($!==null)Et=$.max.x-$.min.x,pt=$.max.y-$.min.y,bt=$.isBox3?$.max.z-$.min.z:1,It=$.min.x,Gt=$.min.y,Zt=$.isBox3?$.min.z:0;else{let te=Math.pow(2,-W);Et=Math.floor(ve.width*te),pt=Math.floor(ve.height*te),A.isDataArrayTexture?bt=ve.depth:A.isData3DTexture?bt=Math.floor(ve.depth*te):bt=1,It=0,Gt=0,Zt=0}V!==null?(Rt=V.x,jt=V.y,Ne=V.z):(Rt=0,jt=0,Ne=0);let me=at.convert(F.format),ni=at.convert(F.type),Ct;F.isData3DTexture?(zt.setTexture3D(F,0),Ct=k.TEXTURE_3D):F.isDataArrayTexture||F.isCompressedArrayTexture?(zt.setTexture2DArray(F,0),Ct=k.TEXTURE_2D_ARRAY):(zt.setTexture2D(F,0),Ct=k.TEXTURE_2D),_t.activeTexture(k.TEXTURE0),_t.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,F.flipY),_t.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,F.premultiplyAlpha),_t.pixelStorei(k.UNPACK_ALIGNMENT,F.unpackAlignment);let pi=_t.getParameter(k.UNPACK_ROW_LENGTH),ie=_t.getParameter(k.UNPACK_IMAGE_HEIGHT),xs=_t.getParameter(k.UNPACK_SKIP_PIXELS),si=_t.getParameter(k.UNPACK_SKIP_ROWS),la=_t.getParameter(k.UNPACK_SKIP_IMAGES);_t.pixelStorei(k.UNPACK_ROW_LENGTH,ve.width),_t.pixelStorei(k.UNPACK_IMAGE_HEIGHT,ve.height),_t.pixelStorei(k.UNPACK_SKIP_PIXELS,It),_t.pixelStorei(k.UNPACK_SKIP_ROWS,Gt),_t.pixelStorei(k.UNPACK_SKIP_IMAGES,Zt);let Wn=A.isDataArrayTexture||A.isData3DTexture,_s=F.isDataArrayTexture||F.isData3DTexture;if(A.isDepthTexture){let te=Ut.get(A),Ze=Ut.get(F),Yi=Ut.get(te.__renderTarget),Ee=Ut.get(Ze.__renderTarget);_t.bindFramebuffer(k.READ_FRAMEBUFFER,Yi.__webglFramebuffer),_t.bindFramebuffer(k.DRAW_FRAMEBUFFER,Ee.__webglFramebuffer);for(let qe=0;qe<bt;qe++)Wn&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ut.get(A).__webglTexture,W,Zt+qe),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ut.get(F).__webglTexture,xt,Ne+qe)),k.blitFramebuffer(It,Gt,It+Et,Gt+pt,Rt,jt,Rt+Et,jt+pt,k.DEPTH_BUFFER_BIT,k.NEAREST);_t.bindFramebuffer(k.READ_FRAMEBUFFER,null),_t.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(W!==0||A.isRenderTargetTexture||Ut.has(A)){let te=Ut.get(A),Ze=Ut.get(F);_t.bindFramebuffer(k.READ_FRAMEBUFFER,N),_t.bindFramebuffer(k.DRAW_FRAMEBUFFER,B);for(let Yi=0;Yi<bt;Yi++)Wn?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,te.__webglTexture,W,Zt+Yi):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,te.__webglTexture,W),_s?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ze.__webglTexture,xt,Ne+Yi):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Ze.__webglTexture,xt),W!==0?k.blitFramebuffer(It,Gt,It+Et,Gt+pt,Rt,jt,Rt+Et,jt+pt,k.COLOR_BUFFER_BIT,k.NEAREST):_s?k.copyTexSubImage3D(Ct,xt,Rt,jt,Ne+Yi,It,Gt,Et,pt):k.copyTexSubImage2D(Ct,xt,Rt,jt,It,Gt,Et,pt);_t.bindFramebuffer(k.READ_FRAMEBUFFER,null),_t.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else _s?A.isDataTexture||A.isData3DTexture?k.texSubImage3D(Ct,xt,Rt,jt,Ne,Et,pt,bt,me,ni,ve.data):F.isCompressedArrayTexture?k.compressedTexSubImage3D(Ct,xt,Rt,jt,Ne,Et,pt,bt,me,ve.data):k.texSubImage3D(Ct,xt,Rt,jt,Ne,Et,pt,bt,me,ni,ve):A.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,xt,Rt,jt,Et,pt,me,ni,ve.data):A.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,xt,Rt,jt,ve.width,ve.height,me,ve.data):k.texSubImage2D(k.TEXTURE_2D,xt,Rt,jt,Et,pt,me,ni,ve);_t.pixelStorei(k.UNPACK_ROW_LENGTH,pi),_t.pixelStorei(k.UNPACK_IMAGE_HEIGHT,ie),_t.pixelStorei(k.UNPACK_SKIP_PIXELS,xs),_t.pixelStorei(k.UNPACK_SKIP_ROWS,si),_t.pixelStorei(k.UNPACK_SKIP_IMAGES,la),xt===0&&F.generateMipmaps===!0&&F.mipmapsAutoUpdate===!0&&k.generateMipmap(Ct),_t.unbindTexture()},this.initRenderTarget=function(A){Ut.get(A).__webglFramebuffer===void 0&&zt.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?zt.setTextureCube(A,0):A.isData3DTexture?zt.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?zt.setTexture2DArray(A,0):zt.setTexture2D(A,0),_t.unbindTexture()},this.resetState=function(){z=0,X=0,it=null,_t.reset(),ut.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Gi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=$t._getDrawingBufferColorSpace(t),e.unpackColorSpace=$t._getUnpackColorSpace()}};var oc={scan:{surface:"#a7b3bf",line:"#3f4c59",dot:"#8493a1"},part:{surface:"#dc9a56",line:"#6b3c0c",dot:"#cf7f2a"},surfaces:{surface:"#a7b3bf",line:"#3f4c59",dot:"#8493a1"},points:{surface:"#5f7d9c",line:"#2c3e52",dot:"#5f7d9c"},sheet:{surface:"#2f9e8f",line:"#0c4f47",dot:"#1f8a7c"},beside:{surface:"#a795c4",line:"#47366a",dot:"#8d78b3"}},Mm=["points","sheet","beside"],os=r=>oc[r]??oc.part,uS="#1f5fa8",dS="#e9e7e2",fS="#b3242f",wm="#8a8f96",pS=r=>[1,3,5].map(t=>parseInt(r.slice(t,t+2),16)/255),mS=r=>r<=.04045?r/12.92:((r+.055)/1.055)**2.4,gS=r=>r<=.0031308?12.92*r:1.055*r**(1/2.4)-.055;function Wu(r){let[t,e,i]=pS(r).map(mS),n=Math.cbrt(.4122214708*t+.5363325363*e+.0514459929*i),s=Math.cbrt(.2119034982*t+.6806995451*e+.1073969566*i),o=Math.cbrt(.0883024619*t+.2817188376*e+.6299787005*i);return[.2104542553*n+.793617785*s-.0040720468*o,1.9779984951*n-2.428592205*s+.4505937099*o,.0259040371*n+.7827717662*s-.808675766*o]}function Tm([r,t,e]){let i=(r+.3963377774*t+.2158037573*e)**3,n=(r-.1055613458*t-.0638541728*e)**3,s=(r-.0894841775*t-1.291485548*e)**3;return[4.0767416621*i-3.3077115913*n+.2309699292*s,-1.2684380046*i+2.6097574011*n-.3413193965*s,-.0041960863*i-.7034186147*n+1.707614701*s].map(o=>Math.round(255*Math.min(1,Math.max(0,gS(o)))))}var[xS,_S,yS]=[uS,dS,fS].map(Wu);function ac(r){let t=r<.5?xS:yS,e=Math.abs(r-.5)*2;return Tm(_S.map((i,n)=>i+(t[n]-i)*e))}function lc(r,t){let e=Math.min(Math.max(t,0),1)*(r.length-1),i=Math.min(Math.floor(e),r.length-2),[n,s]=[Wu(r[i]),Wu(r[i+1])];return Tm(n.map((o,a)=>o+(s[a]-o)*(e-i)))}var vS=["#3a1a63","#8a2b6f","#d1495b","#f08a4b","#fbd87f"],cc=r=>lc(vS,r);function Xu(r=ac){let e=new Uint8Array(1024);for(let n=0;n<256;n++)e.set([...r(n/255),255],4*n);let i=new Jn(e,256,1,ti,ci);return i.colorSpace=Re,i.minFilter=i.magFilter=Te,i.needsUpdate=!0,i}function qu(r="to top",t=ac){let e=Array.from({length:17},(i,n)=>`rgb(${t(n/16).join(" ")})`);return`linear-gradient(${r}, ${e.join(", ")})`}var di=["x","y","z"],Os={x:new D(1,0,0),y:new D(0,0,-1),z:new D(0,1,0)},qo={iso:{label:"Isometric",from:[1,-1.25,.85]},front:{label:"Front",from:[0,-1,0]},back:{label:"Back",from:[0,1,0]},left:{label:"Left",from:[-1,0,0]},right:{label:"Right",from:[1,0,0]},top:{label:"Top",from:[0,0,1]},bottom:{label:"Bottom",from:[0,0,-1]}},hc=class{constructor(){this.centre=new D,this.scale=1}fit(t){t.getCenter(this.centre);let e=t.max.distanceTo(t.min);this.scale=e>0?2/e:1}matrix(){let{scale:t,centre:e}=this;return new Pt().makeScale(t,t,t).setPosition(-e.x*t,-e.y*t,-e.z*t)}toFile(t){let{scale:e,centre:i}=this;return[t.x/e+i.x,-(t.z/e+i.z),t.y/e+i.y]}fromFile([t,e,i]){return new D(t,i,-e).sub(this.centre).multiplyScalar(this.scale)}};function $u(r,t){return t==="x"?[r.min.x,r.max.x]:t==="y"?[-r.max.z,-r.min.z]:[r.min.y,r.max.y]}function Yu(r){return di.map(t=>{let[e,i]=$u(r,t);return i-e})}function uc(r){return r>0?Math.max(0,Math.min(6,5-Math.ceil(Math.log10(r)))):3}var Am="\u2212",bS="\u202F";function Li(r,t){if(!Number.isFinite(r))return"\u2013";let e=Math.abs(r).toFixed(t),i=Number(e)===0,[n,s]=e.split(".");return e=n.length>4?n.replace(/\B(?=(\d{3})+$)/g,bS):n,(r<0&&!i?Am:"")+e+(s?`.${s}`:"")}function sn(r){return(r<0?Am:"")+String(Number(Math.abs(r).toPrecision(3)))}function Rm(r,t=!1){let e=r[0].index!==null,i=new Set(Object.keys(r[0].attributes)),n=new Set(Object.keys(r[0].morphAttributes)),s={},o={},a=r[0].morphTargetsRelative,l=new be;l.morphTargetsRelative=a;let c=0;for(let h=0;h<r.length;++h){let u=r[h],d=0,f=0;if(e!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let g in u.attributes){if(!i.has(g))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+g+'" attribute exists among all geometries, or in none of them.'),null;s[g]===void 0&&(s[g]=[]),s[g].push(u.attributes[g]),d++}if(d!==i.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let g in u.morphAttributes){if(!n.has(g))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[g].length!==r[0].morphAttributes[g].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+g+'" morph attribute.'),null;o[g]===void 0&&(o[g]=[]),o[g].push(u.morphAttributes[g]),f++}if(f!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(t){let g;if(e)g=u.index.count;else if(u.attributes.position!==void 0)g=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;l.addGroup(c,g,h),c+=g}}if(e){let h=0,u=[];for(let d=0;d<r.length;++d){let f=r[d].index;for(let g=0;g<f.count;++g)u.push(f.getX(g)+h);h+=r[d].attributes.position.count}l.setIndex(u)}for(let h in s){let u=Em(s[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;l.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){l.morphAttributes=l.morphAttributes||{},l.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let x=0;x<o[h].length;++x)f.push(o[h][x][d]);let g=Em(f);if(!g)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;l.morphAttributes[h].push(g)}}}return l}function Em(r){let t,e,i,n=-1,s=0;for(let c=0;c<r.length;++c){let h=r[c];if(t===void 0&&(t=h.array.constructor),t!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(e===void 0&&(e=h.itemSize),e!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(i===void 0&&(i=h.normalized),i!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(n===-1&&(n=h.gpuType),n!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;s+=h.count*e}let o=new t(s),a=new ee(o,e,i),l=0;for(let c=0;c<r.length;++c){let h=r[c];if(h.isInterleavedBufferAttribute){let u=l/e;for(let d=0,f=h.count;d<f;d++)for(let g=0;g<e;g++){let x=h.getComponent(d,g);a.setComponent(d+u,g,x)}}else o.set(h.array,l);l+=h.count*e}return n!==void 0&&(a.gpuType=n),a}function Ku(r,t){if(t===xu)return console.warn("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Geometry already defined as triangles."),r;if(t===wr||t===zo){let e=r.getIndex();if(e===null){let s=[],o=r.getAttribute("position");if(o!==void 0){for(let a=0;a<o.count;a++)s.push(a);r.setIndex(s),e=r.getIndex()}else return console.error("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Undefined position attribute. Processing not possible."),r}let i=e.count-2,n=[];if(t===wr)for(let s=1;s<=i;s++)n.push(e.getX(0)),n.push(e.getX(s)),n.push(e.getX(s+1));else for(let s=0;s<i;s++)s%2===0?(n.push(e.getX(s)),n.push(e.getX(s+1)),n.push(e.getX(s+2))):(n.push(e.getX(s+2)),n.push(e.getX(s+1)),n.push(e.getX(s)));return n.length/3!==i&&console.error("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Unable to generate correct amount of triangles."),r.setIndex(n),r.clearGroups(),r}else return console.error("THREE.BufferGeometryUtils.toTrianglesDrawMode(): Unknown draw mode:",t),r}function Cm(r){let t=new Map,e=new Map,i=r.clone();return Pm(r,i,function(n,s){t.set(s,n),e.set(n,s)}),i.traverse(function(n){if(!n.isSkinnedMesh)return;let s=n,o=t.get(n),a=o.skeleton.bones;s.skeleton=o.skeleton.clone(),s.bindMatrix.copy(o.bindMatrix),s.skeleton.bones=a.map(function(l){return e.get(l)}),s.bind(s.skeleton,s.bindMatrix)}),i}function Pm(r,t,e){e(r,t);for(let i=0;i<r.children.length;i++)Pm(r.children[i],t.children[i],e)}var dc=class extends un{constructor(t){super(t),this.dracoLoader=null,this.ktx2Loader=null,this.meshoptDecoder=null,this.pluginCallbacks=[],this.register(function(e){return new id(e)}),this.register(function(e){return new nd(e)}),this.register(function(e){return new sd(e)}),this.register(function(e){return new fd(e)}),this.register(function(e){return new pd(e)}),this.register(function(e){return new md(e)}),this.register(function(e){return new od(e)}),this.register(function(e){return new ad(e)}),this.register(function(e){return new ld(e)}),this.register(function(e){return new cd(e)}),this.register(function(e){return new ed(e)}),this.register(function(e){return new hd(e)}),this.register(function(e){return new rd(e)}),this.register(function(e){return new dd(e)}),this.register(function(e){return new ud(e)}),this.register(function(e){return new Qu(e)}),this.register(function(e){return new fc(e,Yt.EXT_MESHOPT_COMPRESSION)}),this.register(function(e){return new fc(e,Yt.KHR_MESHOPT_COMPRESSION)}),this.register(function(e){return new gd(e)})}load(t,e,i,n){let s=this,o;if(this.resourcePath!=="")o=this.resourcePath;else if(this.path!==""){let c=Bn.extractUrlBase(t);o=Bn.resolveURL(c,this.path)}else o=Bn.extractUrlBase(t);this.manager.itemStart(t);let a=function(c){n?n(c):console.error(c),s.manager.itemError(t),s.manager.itemEnd(t)},l=new gr(this.manager);l.setPriority(this.priority),l.setCache(this.cache),l.setPath(this.path),l.setResponseType("arraybuffer"),l.setRequestHeader(this.requestHeader),l.setWithCredentials(this.withCredentials),l.load(t,function(c){try{s.parse(c,o,function(h){e(h),s.manager.itemEnd(t)},a)}catch(h){a(h)}},i,a)}setDRACOLoader(t){return this.dracoLoader=t,this}setKTX2Loader(t){return this.ktx2Loader=t,this}setMeshoptDecoder(t){return this.meshoptDecoder=t,this}register(t){return this.pluginCallbacks.indexOf(t)===-1&&this.pluginCallbacks.push(t),this}unregister(t){return this.pluginCallbacks.indexOf(t)!==-1&&this.pluginCallbacks.splice(this.pluginCallbacks.indexOf(t),1),this}parse(t,e,i,n){let s,o={},a={},l=new TextDecoder;if(typeof t=="string")s=JSON.parse(t);else if(t instanceof ArrayBuffer)if(l.decode(new Uint8Array(t,0,4))===Om){try{o[Yt.KHR_BINARY_GLTF]=new xd(t)}catch(u){n&&n(u);return}s=JSON.parse(o[Yt.KHR_BINARY_GLTF].content)}else s=JSON.parse(l.decode(t));else s=t;if(s.asset===void 0||s.asset.version[0]<2){n&&n(new Error("THREE.GLTFLoader: Unsupported asset. glTF versions >=2.0 are supported."));return}let c=new wd(s,{path:e||this.resourcePath||"",crossOrigin:this.crossOrigin,priority:this.priority,cache:this.cache,withCredentials:this.withCredentials,requestHeader:this.requestHeader,manager:this.manager,ktx2Loader:this.ktx2Loader,meshoptDecoder:this.meshoptDecoder});c.fileLoader.setRequestHeader(this.requestHeader);for(let h=0;h<this.pluginCallbacks.length;h++){let u=this.pluginCallbacks[h](c);u.name||console.error("THREE.GLTFLoader: Invalid plugin found: missing name"),a[u.name]=u,o[u.name]=!0}if(s.extensionsUsed)for(let h=0;h<s.extensionsUsed.length;++h){let u=s.extensionsUsed[h],d=s.extensionsRequired||[];switch(u){case Yt.KHR_MATERIALS_UNLIT:o[u]=new td;break;case Yt.KHR_DRACO_MESH_COMPRESSION:o[u]=new _d(s,this.dracoLoader);break;case Yt.KHR_TEXTURE_TRANSFORM:o[u]=new yd;break;case Yt.KHR_MESH_QUANTIZATION:o[u]=new vd;break;default:d.indexOf(u)>=0&&a[u]===void 0&&console.warn('THREE.GLTFLoader: Unknown extension "'+u+'".')}}c.setExtensions(o),c.setPlugins(a),c.parse(i,n)}parseAsync(t,e){let i=this;return new Promise(function(n,s){i.parse(t,e,n,s)})}};function SS(){let r={};return{get:function(t){return r[t]},add:function(t,e){r[t]=e},remove:function(t){delete r[t]},removeAll:function(){r={}}}}function Ce(r,t,e){let i=r.json.materials[t];return i.extensions&&i.extensions[e]?i.extensions[e]:null}var Yt={KHR_BINARY_GLTF:"KHR_binary_glTF",KHR_DRACO_MESH_COMPRESSION:"KHR_draco_mesh_compression",KHR_LIGHTS_PUNCTUAL:"KHR_lights_punctual",KHR_MATERIALS_CLEARCOAT:"KHR_materials_clearcoat",KHR_MATERIALS_DIFFUSE_ROUGHNESS:"KHR_materials_diffuse_roughness",KHR_MATERIALS_DISPERSION:"KHR_materials_dispersion",KHR_MATERIALS_IOR:"KHR_materials_ior",KHR_MATERIALS_SHEEN:"KHR_materials_sheen",KHR_MATERIALS_SPECULAR:"KHR_materials_specular",KHR_MATERIALS_TRANSMISSION:"KHR_materials_transmission",KHR_MATERIALS_IRIDESCENCE:"KHR_materials_iridescence",KHR_MATERIALS_ANISOTROPY:"KHR_materials_anisotropy",KHR_MATERIALS_UNLIT:"KHR_materials_unlit",KHR_MATERIALS_VOLUME:"KHR_materials_volume",KHR_TEXTURE_BASISU:"KHR_texture_basisu",KHR_TEXTURE_TRANSFORM:"KHR_texture_transform",KHR_MESH_QUANTIZATION:"KHR_mesh_quantization",KHR_MATERIALS_EMISSIVE_STRENGTH:"KHR_materials_emissive_strength",EXT_MATERIALS_BUMP:"EXT_materials_bump",EXT_TEXTURE_WEBP:"EXT_texture_webp",EXT_TEXTURE_AVIF:"EXT_texture_avif",EXT_MESHOPT_COMPRESSION:"EXT_meshopt_compression",KHR_MESHOPT_COMPRESSION:"KHR_meshopt_compression",EXT_MESH_GPU_INSTANCING:"EXT_mesh_gpu_instancing"},Qu=class{constructor(t){this.parser=t,this.name=Yt.KHR_LIGHTS_PUNCTUAL,this.cache={refs:{},uses:{}}}_markDefs(){let t=this.parser,e=this.parser.json.nodes||[];for(let i=0,n=e.length;i<n;i++){let s=e[i];s.extensions&&s.extensions[this.name]&&s.extensions[this.name].light!==void 0&&t._addNodeRef(this.cache,s.extensions[this.name].light)}}_loadLight(t){let e=this.parser,i="light:"+t,n=e.cache.get(i);if(n)return n;let s=e.json,l=((s.extensions&&s.extensions[this.name]||{}).lights||[])[t],c,h=new Ot(16777215);l.color!==void 0&&h.setRGB(l.color[0],l.color[1],l.color[2],gi);let u=l.range!==void 0?l.range:0;switch(l.type){case"directional":c=new is(h),c.target.position.set(0,0,-1),c.add(c.target);break;case"point":c=new Co(h),c.distance=u;break;case"spot":c=new Ro(h),c.distance=u,l.spot=l.spot||{},l.spot.innerConeAngle=l.spot.innerConeAngle!==void 0?l.spot.innerConeAngle:0,l.spot.outerConeAngle=l.spot.outerConeAngle!==void 0?l.spot.outerConeAngle:Math.PI/4,c.angle=l.spot.outerConeAngle,c.penumbra=1-l.spot.innerConeAngle/l.spot.outerConeAngle,c.target.position.set(0,0,-1),c.add(c.target);break;default:throw new Error("THREE.GLTFLoader: Unexpected light type: "+l.type)}return c.position.set(0,0,0),gn(c,l),l.intensity!==void 0&&(c.intensity=l.intensity),c.name=e.createUniqueName(l.name||"light_"+t),n=Promise.resolve(c),e.cache.add(i,n),n}getDependency(t,e){if(t==="light")return this._loadLight(e)}createNodeAttachment(t){let e=this,i=this.parser,s=i.json.nodes[t],a=(s.extensions&&s.extensions[this.name]||{}).light;return a===void 0?null:this._loadLight(a).then(function(l){return i._getNodeRef(e.cache,a,l)})}},td=class{constructor(){this.name=Yt.KHR_MATERIALS_UNLIT}getMaterialType(){return Je}extendParams(t,e,i){let n=[];t.color=new Ot(1,1,1),t.opacity=1;let s=e.pbrMetallicRoughness;if(s){if(Array.isArray(s.baseColorFactor)){let o=s.baseColorFactor;t.color.setRGB(o[0],o[1],o[2],gi),t.opacity=o[3]}s.baseColorTexture!==void 0&&n.push(i.assignTexture(t,"map",s.baseColorTexture,Re))}return Promise.all(n)}},ed=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_EMISSIVE_STRENGTH}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);return i===null||i.emissiveStrength!==void 0&&(e.emissiveIntensity=i.emissiveStrength),Promise.resolve()}},id=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_CLEARCOAT}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];if(i.clearcoatFactor!==void 0&&(e.clearcoat=i.clearcoatFactor),i.clearcoatTexture!==void 0&&n.push(this.parser.assignTexture(e,"clearcoatMap",i.clearcoatTexture)),i.clearcoatRoughnessFactor!==void 0&&(e.clearcoatRoughness=i.clearcoatRoughnessFactor),i.clearcoatRoughnessTexture!==void 0&&n.push(this.parser.assignTexture(e,"clearcoatRoughnessMap",i.clearcoatRoughnessTexture)),i.clearcoatNormalTexture!==void 0&&(n.push(this.parser.assignTexture(e,"clearcoatNormalMap",i.clearcoatNormalTexture)),i.clearcoatNormalTexture.scale!==void 0)){let s=i.clearcoatNormalTexture.scale;e.clearcoatNormalScale=new wt(s,s)}return Promise.all(n)}},nd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_DIFFUSE_ROUGHNESS}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return e.diffuseRoughness=i.diffuseRoughnessFactor!==void 0?i.diffuseRoughnessFactor:0,i.diffuseRoughnessTexture!==void 0&&n.push(this.parser.assignTexture(e,"diffuseRoughnessMap",i.diffuseRoughnessTexture)),Promise.all(n)}},sd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_DISPERSION}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);return i===null||(e.dispersion=i.dispersion!==void 0?i.dispersion:0),Promise.resolve()}},rd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_IRIDESCENCE}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return i.iridescenceFactor!==void 0&&(e.iridescence=i.iridescenceFactor),i.iridescenceTexture!==void 0&&n.push(this.parser.assignTexture(e,"iridescenceMap",i.iridescenceTexture)),i.iridescenceIor!==void 0&&(e.iridescenceIOR=i.iridescenceIor),i.iridescenceThicknessMinimum!==void 0&&(e.iridescenceThicknessMinimum=i.iridescenceThicknessMinimum),i.iridescenceThicknessMaximum!==void 0&&(e.iridescenceThicknessMaximum=i.iridescenceThicknessMaximum),i.iridescenceThicknessTexture!==void 0&&n.push(this.parser.assignTexture(e,"iridescenceThicknessMap",i.iridescenceThicknessTexture)),Promise.all(n)}},od=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_SHEEN}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];if(e.sheenColor=new Ot(0,0,0),e.sheenRoughness=0,e.sheen=1,i.sheenColorFactor!==void 0){let s=i.sheenColorFactor;e.sheenColor.setRGB(s[0],s[1],s[2],gi)}return i.sheenRoughnessFactor!==void 0&&(e.sheenRoughness=i.sheenRoughnessFactor),i.sheenColorTexture!==void 0&&n.push(this.parser.assignTexture(e,"sheenColorMap",i.sheenColorTexture,Re)),i.sheenRoughnessTexture!==void 0&&n.push(this.parser.assignTexture(e,"sheenRoughnessMap",i.sheenRoughnessTexture)),Promise.all(n)}},ad=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_TRANSMISSION}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return i.transmissionFactor!==void 0&&(e.transmission=i.transmissionFactor),i.transmissionTexture!==void 0&&n.push(this.parser.assignTexture(e,"transmissionMap",i.transmissionTexture)),Promise.all(n)}},ld=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_VOLUME}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];e.thickness=i.thicknessFactor!==void 0?i.thicknessFactor:0,i.thicknessTexture!==void 0&&n.push(this.parser.assignTexture(e,"thicknessMap",i.thicknessTexture)),e.attenuationDistance=i.attenuationDistance||1/0;let s=i.attenuationColor||[1,1,1];return e.attenuationColor=new Ot().setRGB(s[0],s[1],s[2],gi),Promise.all(n)}},cd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_IOR}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);return i===null||(e.ior=i.ior!==void 0?i.ior:1.5,e.ior===0&&(e.ior=1e3)),Promise.resolve()}},hd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_SPECULAR}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];e.specularIntensity=i.specularFactor!==void 0?i.specularFactor:1,i.specularTexture!==void 0&&n.push(this.parser.assignTexture(e,"specularIntensityMap",i.specularTexture));let s=i.specularColorFactor||[1,1,1];return e.specularColor=new Ot().setRGB(s[0],s[1],s[2],gi),i.specularColorTexture!==void 0&&n.push(this.parser.assignTexture(e,"specularColorMap",i.specularColorTexture,Re)),Promise.all(n)}},ud=class{constructor(t){this.parser=t,this.name=Yt.EXT_MATERIALS_BUMP}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return e.bumpScale=i.bumpFactor!==void 0?i.bumpFactor:1,i.bumpTexture!==void 0&&n.push(this.parser.assignTexture(e,"bumpMap",i.bumpTexture)),Promise.all(n)}},dd=class{constructor(t){this.parser=t,this.name=Yt.KHR_MATERIALS_ANISOTROPY}getMaterialType(t){return Ce(this.parser,t,this.name)!==null?xi:null}extendMaterialParams(t,e){let i=Ce(this.parser,t,this.name);if(i===null)return Promise.resolve();let n=[];return i.anisotropyStrength!==void 0&&(e.anisotropy=i.anisotropyStrength),i.anisotropyRotation!==void 0&&(e.anisotropyRotation=i.anisotropyRotation),i.anisotropyTexture!==void 0&&n.push(this.parser.assignTexture(e,"anisotropyMap",i.anisotropyTexture)),Promise.all(n)}},fd=class{constructor(t){this.parser=t,this.name=Yt.KHR_TEXTURE_BASISU}loadTexture(t){let e=this.parser,i=e.json,n=i.textures[t];if(!n.extensions||!n.extensions[this.name])return null;let s=n.extensions[this.name],o=e.options.ktx2Loader;if(!o){if(i.extensionsRequired&&i.extensionsRequired.indexOf(this.name)>=0)throw new Error("THREE.GLTFLoader: setKTX2Loader must be called before loading KTX2 textures");return null}return e.loadTextureImage(t,s.source,o)}},pd=class{constructor(t){this.parser=t,this.name=Yt.EXT_TEXTURE_WEBP}loadTexture(t){let e=this.name,i=this.parser,n=i.json,s=n.textures[t];if(!s.extensions||!s.extensions[e])return null;let o=s.extensions[e],a=n.images[o.source],l=i.textureLoader;if(a.uri){let c=i.options.manager.getHandler(a.uri);c!==null&&(l=c)}return i.loadTextureImage(t,o.source,l)}},md=class{constructor(t){this.parser=t,this.name=Yt.EXT_TEXTURE_AVIF}loadTexture(t){let e=this.name,i=this.parser,n=i.json,s=n.textures[t];if(!s.extensions||!s.extensions[e])return null;let o=s.extensions[e],a=n.images[o.source],l=i.textureLoader;if(a.uri){let c=i.options.manager.getHandler(a.uri);c!==null&&(l=c)}return i.loadTextureImage(t,o.source,l)}},fc=class{constructor(t,e){this.name=e,this.parser=t}loadBufferView(t){let e=this.parser.json,i=e.bufferViews[t];if(i.extensions&&i.extensions[this.name]){let n=i.extensions[this.name],s=this.parser.getDependency("buffer",n.buffer),o=this.parser.options.meshoptDecoder;if(!o||!o.supported){if(e.extensionsRequired&&e.extensionsRequired.indexOf(this.name)>=0)throw new Error("THREE.GLTFLoader: setMeshoptDecoder must be called before loading compressed files");return null}return s.then(function(a){let l=n.byteOffset||0,c=n.byteLength||0,h=n.count,u=n.byteStride,d=new Uint8Array(a,l,c);return o.decodeGltfBufferAsync?o.decodeGltfBufferAsync(h,u,d,n.mode,n.filter).then(function(f){return f.buffer}):o.ready.then(function(){let f=new ArrayBuffer(h*u);return o.decodeGltfBuffer(new Uint8Array(f),h,u,d,n.mode,n.filter),f})})}else return null}},gd=class{constructor(t){this.name=Yt.EXT_MESH_GPU_INSTANCING,this.parser=t}createNodeMesh(t){let e=this.parser.json,i=e.nodes[t];if(!i.extensions||!i.extensions[this.name]||i.mesh===void 0)return null;let n=e.meshes[i.mesh];for(let c of n.primitives)if(c.mode!==Xi.TRIANGLES&&c.mode!==Xi.TRIANGLE_STRIP&&c.mode!==Xi.TRIANGLE_FAN&&c.mode!==void 0)return null;let o=i.extensions[this.name].attributes,a=[],l={};for(let c in o)a.push(this.parser.getDependency("accessor",o[c]).then(h=>(l[c]=h,l[c])));return a.length<1?null:(a.push(this.parser.createNodeMesh(t)),Promise.all(a).then(c=>{let h=c.pop(),u=h.isGroup?h.children:[h],d=c[0].count,f=[];for(let g of u){let x=new Pt,p=new D,m=new Ye,_=new D(1,1,1),b=new mo(g.geometry,g.material,d);for(let M=0;M<d;M++)l.TRANSLATION&&p.fromBufferAttribute(l.TRANSLATION,M),l.ROTATION&&m.fromBufferAttribute(l.ROTATION,M),l.SCALE&&_.fromBufferAttribute(l.SCALE,M),b.setMatrixAt(M,x.compose(p,m,_));let v=null;for(let M in l)if(M==="_COLOR_0"){let w=l[M];b.instanceColor=new Pn(w.array,w.itemSize,w.normalized)}else if(M!=="TRANSLATION"&&M!=="ROTATION"&&M!=="SCALE"){if(v===null){let y=b.geometry;v=new be,v.name=y.name;for(let S in y.attributes)v.setAttribute(S,y.attributes[S]);for(let S in y.morphAttributes)v.morphAttributes[S]=y.morphAttributes[S];y.index!==null&&v.setIndex(y.index),v.morphTargetsRelative=y.morphTargetsRelative;for(let S of y.groups)v.addGroup(S.start,S.count,S.materialIndex);y.boundingBox!==null&&(v.boundingBox=y.boundingBox.clone()),y.boundingSphere!==null&&(v.boundingSphere=y.boundingSphere.clone()),v.drawRange.start=y.drawRange.start,v.drawRange.count=y.drawRange.count,v.userData=Object.assign({},y.userData),b.geometry=v}let w=l[M];v.setAttribute(M,new Pn(w.array,w.itemSize,w.normalized))}Ae.prototype.copy.call(b,g),this.parser.assignFinalMaterial(b),f.push(b)}return h.isGroup?(h.clear(),h.add(...f),h):f[0]}))}},Om="glTF",$o=12,Im={JSON:1313821514,BIN:5130562},xd=class{constructor(t){this.name=Yt.KHR_BINARY_GLTF,this.content=null,this.body=null;let e=new DataView(t,0,$o),i=new TextDecoder;if(this.header={magic:i.decode(new Uint8Array(t.slice(0,4))),version:e.getUint32(4,!0),length:e.getUint32(8,!0)},this.header.magic!==Om)throw new Error("THREE.GLTFLoader: Unsupported glTF-Binary header.");if(this.header.version<2)throw new Error("THREE.GLTFLoader: Legacy binary file detected.");let n=this.header.length-$o,s=new DataView(t,$o),o=0;for(;o<n;){let a=s.getUint32(o,!0);o+=4;let l=s.getUint32(o,!0);if(o+=4,l===Im.JSON){let c=new Uint8Array(t,$o+o,a);this.content=i.decode(c)}else if(l===Im.BIN){let c=$o+o;this.body=t.slice(c,c+a)}o+=a}if(this.content===null)throw new Error("THREE.GLTFLoader: JSON content not found.")}},_d=class{constructor(t,e){if(!e)throw new Error("THREE.GLTFLoader: No DRACOLoader instance provided.");this.name=Yt.KHR_DRACO_MESH_COMPRESSION,this.json=t,this.dracoLoader=e,this.dracoLoader.preload()}decodePrimitive(t,e){let i=this.json,n=this.dracoLoader,s=t.extensions[this.name].bufferView,o=t.extensions[this.name].attributes,a={},l={},c={};for(let h in o){let u=Sd[h]||h.toLowerCase();a[u]=o[h]}for(let h in t.attributes){let u=Sd[h]||h.toLowerCase();if(o[h]!==void 0){let d=i.accessors[t.attributes[h]],f=Er[d.componentType];c[u]=f.name,l[u]=d.normalized===!0}}return e.getDependency("bufferView",s).then(function(h){return new Promise(function(u,d){n.decodeDracoFile(h,function(f){for(let g in f.attributes){let x=f.attributes[g],p=l[g];p!==void 0&&(x.normalized=p)}u(f)},a,c,gi,d)})})}},yd=class{constructor(){this.name=Yt.KHR_TEXTURE_TRANSFORM}extendTexture(t,e){if((e.texCoord===void 0||e.texCoord===t.channel)&&e.offset===void 0&&e.rotation===void 0&&e.scale===void 0)return t;if(t=t.clone(),e.texCoord!==void 0&&(t.channel=e.texCoord),e.offset!==void 0&&t.offset.fromArray(e.offset),e.rotation!==void 0&&(t.rotation=e.rotation),e.scale!==void 0&&t.repeat.fromArray(e.scale),e.rotation!==void 0){let i=Math.cos(t.rotation),n=Math.sin(t.rotation);t.matrix.set(t.repeat.x*i,t.repeat.y*n,t.offset.x,-t.repeat.x*n,t.repeat.y*i,t.offset.y,0,0,1),t.matrixAutoUpdate=!1}return t.needsUpdate=!0,t}},vd=class{constructor(){this.name=Yt.KHR_MESH_QUANTIZATION}},pc=class extends hn{constructor(t,e,i,n){super(t,e,i,n)}copySampleValue_(t){let e=this.resultBuffer,i=this.sampleValues,n=this.valueSize,s=t*n*3+n;for(let o=0;o!==n;o++)e[o]=i[s+o];return e}interpolate_(t,e,i,n){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=a*2,c=a*3,h=n-e,u=(i-e)/h,d=u*u,f=d*u,g=t*c,x=g-c,p=-2*f+3*d,m=f-d,_=1-p,b=m-d+u;for(let v=0;v!==a;v++){let M=o[x+v+a],w=o[x+v+l]*h,y=o[g+v+a],S=o[g+v]*h;s[v]=_*M+b*w+p*y+m*S}return s}},MS=new Ye,bd=class extends pc{interpolate_(t,e,i,n){let s=super.interpolate_(t,e,i,n);return MS.fromArray(s).normalize().toArray(s),s}},Xi={FLOAT:5126,FLOAT_MAT3:35675,FLOAT_MAT4:35676,FLOAT_VEC2:35664,FLOAT_VEC3:35665,FLOAT_VEC4:35666,LINEAR:9729,REPEAT:10497,SAMPLER_2D:35678,POINTS:0,LINES:1,LINE_LOOP:2,LINE_STRIP:3,TRIANGLES:4,TRIANGLE_STRIP:5,TRIANGLE_FAN:6,UNSIGNED_BYTE:5121,UNSIGNED_SHORT:5123},Er={5120:Int8Array,5121:Uint8Array,5122:Int16Array,5123:Uint16Array,5125:Uint32Array,5126:Float32Array},Lm={9728:Ie,9729:Te,9984:dl,9985:Sr,9986:Ls,9987:Wi},Nm={33071:Hi,33648:rr,10497:jn},Zu={SCALAR:1,VEC2:2,VEC3:3,VEC4:4,MAT2:4,MAT3:9,MAT4:16},Sd={POSITION:"position",NORMAL:"normal",TANGENT:"tangent",TEXCOORD_0:"uv",TEXCOORD_1:"uv1",TEXCOORD_2:"uv2",TEXCOORD_3:"uv3",COLOR_0:"color",WEIGHTS_0:"skinWeight",JOINTS_0:"skinIndex"},as={scale:"scale",translation:"position",rotation:"quaternion",weights:"morphTargetInfluences"},wS={CUBICSPLINE:void 0,LINEAR:Ts,STEP:ws},ju={OPAQUE:"OPAQUE",MASK:"MASK",BLEND:"BLEND"};function TS(r){return r.DefaultMaterial===void 0&&(r.DefaultMaterial=new Nn({color:16777215,emissive:0,metalness:1,roughness:1,transparent:!1,depthTest:!0,side:Qe})),r.DefaultMaterial}function Us(r,t,e){for(let i in e.extensions)r[i]===void 0&&(t.userData.gltfExtensions=t.userData.gltfExtensions||{},t.userData.gltfExtensions[i]=e.extensions[i])}function gn(r,t){t.extras!==void 0&&(typeof t.extras=="object"?Object.assign(r.userData,t.extras):console.warn("THREE.GLTFLoader: Ignoring primitive type .extras, "+t.extras))}function AS(r,t,e){let i=!1,n=!1,s=!1;for(let c=0,h=t.length;c<h;c++){let u=t[c];if(u.POSITION!==void 0&&(i=!0),u.NORMAL!==void 0&&(n=!0),u.COLOR_0!==void 0&&(s=!0),i&&n&&s)break}if(!i&&!n&&!s)return Promise.resolve(r);let o=[],a=[],l=[];for(let c=0,h=t.length;c<h;c++){let u=t[c];if(i){let d=u.POSITION!==void 0?e.getDependency("accessor",u.POSITION):r.attributes.position;o.push(d)}if(n){let d=u.NORMAL!==void 0?e.getDependency("accessor",u.NORMAL):r.attributes.normal;a.push(d)}if(s){let d=u.COLOR_0!==void 0?e.getDependency("accessor",u.COLOR_0):r.attributes.color;l.push(d)}}return Promise.all([Promise.all(o),Promise.all(a),Promise.all(l)]).then(function(c){let h=c[0],u=c[1],d=c[2];return i&&(r.morphAttributes.position=h),n&&(r.morphAttributes.normal=u),s&&(r.morphAttributes.color=d),r.morphTargetsRelative=!0,r})}function ES(r,t){if(r.updateMorphTargets(),t.weights!==void 0)for(let e=0,i=t.weights.length;e<i;e++)r.morphTargetInfluences[e]=t.weights[e];if(t.extras&&Array.isArray(t.extras.targetNames)){let e=t.extras.targetNames;if(r.morphTargetInfluences.length===e.length){r.morphTargetDictionary={};for(let i=0,n=e.length;i<n;i++)r.morphTargetDictionary[e[i]]=i}else console.warn("THREE.GLTFLoader: Invalid extras.targetNames length. Ignoring names.")}}function RS(r){let t,e=r.extensions&&r.extensions[Yt.KHR_DRACO_MESH_COMPRESSION];if(e?t="draco:"+e.bufferView+":"+e.indices+":"+Ju(e.attributes):t=r.indices+":"+Ju(r.attributes)+":"+r.mode,r.targets!==void 0)for(let i=0,n=r.targets.length;i<n;i++)t+=":"+Ju(r.targets[i]);return t}function Ju(r){let t="",e=Object.keys(r).sort();for(let i=0,n=e.length;i<n;i++)t+=e[i]+":"+r[e[i]]+";";return t}function Md(r){switch(r){case Int8Array:return 1/127;case Uint8Array:return 1/255;case Int16Array:return 1/32767;case Uint16Array:return 1/65535;default:throw new Error("THREE.GLTFLoader: Unsupported normalized accessor component type.")}}function CS(r){return r.search(/\.jpe?g($|\?)/i)>0||r.search(/^data\:image\/jpeg/)===0?"image/jpeg":r.search(/\.webp($|\?)/i)>0||r.search(/^data\:image\/webp/)===0?"image/webp":r.search(/\.ktx2($|\?)/i)>0||r.search(/^data\:image\/ktx2/)===0?"image/ktx2":"image/png"}var PS=new Pt,wd=class{constructor(t={},e={}){this.json=t,this.extensions={},this.plugins={},this.options=e,this.cache=new SS,this.associations=new Map,this.primitiveCache={},this.nodeCache={},this.meshCache={refs:{},uses:{}},this.cameraCache={refs:{},uses:{}},this.lightCache={refs:{},uses:{}},this.sourceCache={},this.textureCache={},this.nodeNamesUsed={};let i=!1,n=-1,s=!1,o=-1;if(typeof navigator<"u"&&typeof navigator.userAgent<"u"){let a=navigator.userAgent;i=/^((?!chrome|android).)*safari/i.test(a)===!0;let l=a.match(/Version\/(\d+)/);n=i&&l?parseInt(l[1],10):-1,s=a.indexOf("Firefox")>-1,o=s?a.match(/Firefox\/([0-9]+)\./)[1]:-1}typeof createImageBitmap>"u"||i&&n<17||s&&o<98?(this.textureLoader=new To(this.options.manager),this.textureLoader.setPriority(this.options.priority),this.textureLoader.setCache(this.options.cache)):(this.textureLoader=new Po(this.options.manager),this.textureLoader.setPriority(this.options.priority),this.textureLoader.setCache(this.options.cache)),this.textureLoader.setCrossOrigin(this.options.crossOrigin),this.textureLoader.setWithCredentials(this.options.withCredentials),this.textureLoader.setRequestHeader(this.options.requestHeader),this.fileLoader=new gr(this.options.manager),this.fileLoader.setPriority(this.options.priority),this.fileLoader.setCache(this.options.cache),this.fileLoader.setResponseType("arraybuffer"),(this.options.withCredentials||this.options.crossOrigin==="use-credentials")&&this.fileLoader.setWithCredentials(!0)}setExtensions(t){this.extensions=t}setPlugins(t){this.plugins=t}parse(t,e){let i=this,n=this.json,s=this.extensions;this.cache.removeAll(),this.nodeCache={},this._invokeAll(function(o){return o._markDefs&&o._markDefs()}),Promise.all(this._invokeAll(function(o){return o.beforeRoot&&o.beforeRoot()})).then(function(){return Promise.all([i.getDependencies("scene"),i.getDependencies("animation"),i.getDependencies("camera")])}).then(function(o){let a={scene:o[0][n.scene||0],scenes:o[0],animations:o[1],cameras:o[2],asset:n.asset,parser:i,userData:{}};return Us(s,a,n),gn(a,n),Promise.all(i._invokeAll(function(l){return l.afterRoot&&l.afterRoot(a)})).then(function(){for(let l of a.scenes)l.updateMatrixWorld();t(a)})}).catch(e)}_markDefs(){let t=this.json.nodes||[],e=this.json.skins||[],i=this.json.meshes||[];for(let n=0,s=e.length;n<s;n++){let o=e[n].joints;for(let a=0,l=o.length;a<l;a++)t[o[a]].isBone=!0}for(let n=0,s=t.length;n<s;n++){let o=t[n];o.mesh!==void 0&&(this._addNodeRef(this.meshCache,o.mesh),o.skin!==void 0&&(i[o.mesh].isSkinnedMesh=!0)),o.camera!==void 0&&this._addNodeRef(this.cameraCache,o.camera)}}_addNodeRef(t,e){e!==void 0&&(t.refs[e]===void 0&&(t.refs[e]=t.uses[e]=0),t.refs[e]++)}_getNodeRef(t,e,i){if(t.refs[e]<=1)return i;let n=i.clone(),s=(o,a)=>{let l=this.associations.get(o);l!=null&&this.associations.set(a,l);for(let[c,h]of o.children.entries())s(h,a.children[c])};return s(i,n),n.name+="_instance_"+t.uses[e]++,n}_invokeOne(t){let e=Object.values(this.plugins);e.push(this);for(let i=0;i<e.length;i++){let n=t(e[i]);if(n)return n}return null}_invokeAll(t){let e=Object.values(this.plugins);e.unshift(this);let i=[];for(let n=0;n<e.length;n++){let s=t(e[n]);s&&i.push(s)}return i}getDependency(t,e){let i=t+":"+e,n=this.cache.get(i);if(!n){switch(t){case"scene":n=this.loadScene(e);break;case"node":n=this._invokeOne(function(s){return s.loadNode&&s.loadNode(e)});break;case"mesh":n=this._invokeOne(function(s){return s.loadMesh&&s.loadMesh(e)});break;case"accessor":n=this.loadAccessor(e);break;case"bufferView":n=this._invokeOne(function(s){return s.loadBufferView&&s.loadBufferView(e)});break;case"buffer":n=this.loadBuffer(e);break;case"material":n=this._invokeOne(function(s){return s.loadMaterial&&s.loadMaterial(e)});break;case"texture":n=this._invokeOne(function(s){return s.loadTexture&&s.loadTexture(e)});break;case"skin":n=this.loadSkin(e);break;case"animation":n=this._invokeOne(function(s){return s.loadAnimation&&s.loadAnimation(e)});break;case"camera":n=this.loadCamera(e);break;default:if(n=this._invokeOne(function(s){return s!=this&&s.getDependency&&s.getDependency(t,e)}),!n)throw new Error("Unknown type: "+t);break}this.cache.add(i,n)}return n}getDependencies(t){let e=this.cache.get(t);if(!e){let i=this,n=this.json[t+(t==="mesh"?"es":"s")]||[];e=Promise.all(n.map(function(s,o){return i.getDependency(t,o)})),this.cache.add(t,e)}return e}loadBuffer(t){let e=this.json.buffers[t],i=this.fileLoader;if(e.type&&e.type!=="arraybuffer")throw new Error("THREE.GLTFLoader: "+e.type+" buffer type is not supported.");if(e.uri===void 0&&t===0)return Promise.resolve(this.extensions[Yt.KHR_BINARY_GLTF].body);let n=this.options;return new Promise(function(s,o){i.load(Bn.resolveURL(e.uri,n.path),s,void 0,function(){o(new Error('THREE.GLTFLoader: Failed to load buffer "'+e.uri+'".'))})})}loadBufferView(t){let e=this.json.bufferViews[t];return this.getDependency("buffer",e.buffer).then(function(i){let n=e.byteLength||0,s=e.byteOffset||0;return i.slice(s,s+n)})}loadAccessor(t){let e=this,i=this.json,n=this.json.accessors[t];if(n.bufferView===void 0&&n.sparse===void 0){let o=Zu[n.type],a=Er[n.componentType],l=n.normalized===!0,c=new a(n.count*o);return Promise.resolve(new ee(c,o,l))}let s=[];return n.bufferView!==void 0?s.push(this.getDependency("bufferView",n.bufferView)):s.push(null),n.sparse!==void 0&&(s.push(this.getDependency("bufferView",n.sparse.indices.bufferView)),s.push(this.getDependency("bufferView",n.sparse.values.bufferView))),Promise.all(s).then(function(o){let a=o[0],l=Zu[n.type],c=Er[n.componentType],h=c.BYTES_PER_ELEMENT,u=h*l,d=n.byteOffset||0,f=n.bufferView!==void 0?i.bufferViews[n.bufferView].byteStride:void 0,g=n.normalized===!0,x,p;if(f&&f!==u){let m=Math.floor(d/f),_="InterleavedBuffer:"+n.bufferView+":"+n.componentType+":"+m+":"+n.count,b=e.cache.get(_);b||(x=new c(a,m*f,n.count*f/h),b=new ur(x,f/h),e.cache.add(_,b)),p=new dr(b,l,d%f/h,g)}else a===null?x=new c(n.count*l):x=new c(a,d,n.count*l),p=new ee(x,l,g);if(n.sparse!==void 0){let m=Zu.SCALAR,_=Er[n.sparse.indices.componentType],b=n.sparse.indices.byteOffset||0,v=n.sparse.values.byteOffset||0,M=new _(o[1],b,n.sparse.count*m),w=new c(o[2],v,n.sparse.count*l);a!==null&&(p=new ee(p.array.slice(),p.itemSize,p.normalized)),p.normalized=!1;for(let y=0,S=M.length;y<S;y++){let C=M[y];if(p.setX(C,w[y*l]),l>=2&&p.setY(C,w[y*l+1]),l>=3&&p.setZ(C,w[y*l+2]),l>=4&&p.setW(C,w[y*l+3]),l>=5)throw new Error("THREE.GLTFLoader: Unsupported itemSize in sparse BufferAttribute.")}p.normalized=g}return p})}loadTexture(t){let e=this.json,i=this.options,s=e.textures[t].source,o=e.images[s],a=this.textureLoader;if(o.uri){let l=i.manager.getHandler(o.uri);l!==null&&(a=l)}return this.loadTextureImage(t,s,a)}loadTextureImage(t,e,i){let n=this,s=this.json,o=s.textures[t],a=s.images[e],l=(a.uri||a.bufferView)+":"+o.sampler;if(this.textureCache[l])return this.textureCache[l];let c=this.loadImageSource(e,i).then(function(h){h.flipY=!1,h.name=o.name||a.name||"",h.name===""&&typeof a.uri=="string"&&a.uri.startsWith("data:image/")===!1&&(h.name=a.uri);let d=(s.samplers||{})[o.sampler]||{};return h.magFilter=Lm[d.magFilter]||Te,h.minFilter=Lm[d.minFilter]||Wi,h.wrapS=Nm[d.wrapS]||jn,h.wrapT=Nm[d.wrapT]||jn,h.generateMipmaps=!h.isCompressedTexture&&h.minFilter!==Ie&&h.minFilter!==Te,n.associations.set(h,{textures:t}),h}).catch(function(){return null});return this.textureCache[l]=c,c}loadImageSource(t,e){let i=this,n=this.json,s=this.options;if(this.sourceCache[t]!==void 0)return this.sourceCache[t].then(d=>d.clone());let o=n.images[t],a=self.URL||self.webkitURL,l=o.uri||"",c=!1,h;if(e.isKTX2Loader===!0&&o.bufferView!==void 0)h=i.getDependency("bufferView",o.bufferView).then(function(d){return new Promise(function(f,g){e.parse(d,f,g)})});else{if(o.bufferView!==void 0)l=i.getDependency("bufferView",o.bufferView).then(function(d){c=!0;let f=new Blob([d],{type:o.mimeType});return l=a.createObjectURL(f),l});else if(o.uri===void 0)throw new Error("THREE.GLTFLoader: Image "+t+" is missing URI and bufferView");h=Promise.resolve(l).then(function(d){return new Promise(function(f,g){let x=f;e.isImageBitmapLoader===!0&&(x=function(p){let m=new ke(p);m.needsUpdate=!0,f(m)}),e.load(Bn.resolveURL(d,s.path),x,void 0,g)})})}let u=h.then(function(d){return c===!0&&a.revokeObjectURL(l),gn(d,o),d.userData.mimeType=o.mimeType||CS(o.uri),d}).catch(function(d){throw console.error("THREE.GLTFLoader: Couldn't load texture",l),d});return this.sourceCache[t]=u,u}assignTexture(t,e,i,n){let s=this;return this.getDependency("texture",i.index).then(function(o){if(!o)return null;if(i.texCoord!==void 0&&i.texCoord>0&&(o=o.clone(),o.channel=i.texCoord),s.extensions[Yt.KHR_TEXTURE_TRANSFORM]){let a=i.extensions!==void 0?i.extensions[Yt.KHR_TEXTURE_TRANSFORM]:void 0;if(a){let l=s.associations.get(o);o=s.extensions[Yt.KHR_TEXTURE_TRANSFORM].extendTexture(o,a),s.associations.set(o,l)}}return n!==void 0&&(o.colorSpace=n),t[e]=o,o})}assignFinalMaterial(t){let e=t.geometry,i=t.material,n=e.attributes.tangent===void 0,s=e.attributes.color!==void 0,o=e.attributes.normal===void 0;if(t.isPoints){let a="PointsMaterial:"+i.uuid,l=this.cache.get(a);l||(l=new pr,Si.prototype.copy.call(l,i),l.color.copy(i.color),l.map=i.map,l.sizeAttenuation=!1,this.cache.add(a,l)),i=l}else if(t.isLine){let a="LineBasicMaterial:"+i.uuid,l=this.cache.get(a);l||(l=new In,Si.prototype.copy.call(l,i),l.color.copy(i.color),l.map=i.map,this.cache.add(a,l)),i=l}if(n||s||o){let a="ClonedMaterial:"+i.uuid+":";n&&(a+="derivative-tangents:"),s&&(a+="vertex-colors:"),o&&(a+="flat-shading:");let l=this.cache.get(a);l||(l=i.clone(),s&&(l.vertexColors=!0),o&&(l.flatShading=!0),n&&(l.normalScale&&(l.normalScale.y*=-1),l.clearcoatNormalScale&&(l.clearcoatNormalScale.y*=-1)),this.cache.add(a,l),this.associations.set(l,this.associations.get(i))),i=l}t.material=i}getMaterialType(){return Nn}loadMaterial(t){let e=this,i=this.json,n=this.extensions,s=i.materials[t],o,a={},l=s.extensions||{},c=[];if(l[Yt.KHR_MATERIALS_UNLIT]){let u=n[Yt.KHR_MATERIALS_UNLIT];o=u.getMaterialType(),c.push(u.extendParams(a,s,e))}else{let u=s.pbrMetallicRoughness||{};if(a.color=new Ot(1,1,1),a.opacity=1,Array.isArray(u.baseColorFactor)){let d=u.baseColorFactor;a.color.setRGB(d[0],d[1],d[2],gi),a.opacity=d[3]}u.baseColorTexture!==void 0&&c.push(e.assignTexture(a,"map",u.baseColorTexture,Re)),a.metalness=u.metallicFactor!==void 0?u.metallicFactor:1,a.roughness=u.roughnessFactor!==void 0?u.roughnessFactor:1,u.metallicRoughnessTexture!==void 0&&(c.push(e.assignTexture(a,"metalnessMap",u.metallicRoughnessTexture)),c.push(e.assignTexture(a,"roughnessMap",u.metallicRoughnessTexture))),o=this._invokeOne(function(d){return d.getMaterialType&&d.getMaterialType(t)}),c.push(Promise.all(this._invokeAll(function(d){return d.extendMaterialParams&&d.extendMaterialParams(t,a)})))}s.doubleSided===!0&&(a.side=xe);let h=s.alphaMode||ju.OPAQUE;if(h===ju.BLEND?(a.transparent=!0,a.depthWrite=!1):(a.transparent=!1,h===ju.MASK&&(a.alphaTest=s.alphaCutoff!==void 0?s.alphaCutoff:.5)),s.normalTexture!==void 0&&o!==Je&&(c.push(e.assignTexture(a,"normalMap",s.normalTexture)),a.normalScale=new wt(1,1),s.normalTexture.scale!==void 0)){let u=s.normalTexture.scale;a.normalScale.set(u,u)}if(s.occlusionTexture!==void 0&&o!==Je&&(c.push(e.assignTexture(a,"aoMap",s.occlusionTexture)),s.occlusionTexture.strength!==void 0&&(a.aoMapIntensity=s.occlusionTexture.strength)),s.emissiveFactor!==void 0&&o!==Je){let u=s.emissiveFactor;a.emissive=new Ot().setRGB(u[0],u[1],u[2],gi)}return s.emissiveTexture!==void 0&&o!==Je&&c.push(e.assignTexture(a,"emissiveMap",s.emissiveTexture,Re)),Promise.all(c).then(function(){let u=new o(a);return s.name&&(u.name=s.name),gn(u,s),e.associations.set(u,{materials:t}),s.extensions&&Us(n,u,s),u})}createUniqueName(t){let e=ge.sanitizeNodeName(t||"");return e in this.nodeNamesUsed?e+"_"+ ++this.nodeNamesUsed[e]:(this.nodeNamesUsed[e]=0,e)}loadGeometries(t){let e=this,i=this.extensions,n=this.primitiveCache;function s(a){return i[Yt.KHR_DRACO_MESH_COMPRESSION].decodePrimitive(a,e).then(function(l){return Dm(l,a,e)})}let o=[];for(let a=0,l=t.length;a<l;a++){let c=t[a],h=RS(c),u=n[h];if(u)o.push(u.promise);else{let d;c.extensions&&c.extensions[Yt.KHR_DRACO_MESH_COMPRESSION]?d=s(c):d=Dm(new be,c,e),c.mode===Xi.TRIANGLE_STRIP?d=d.then(f=>Ku(f,zo)):c.mode===Xi.TRIANGLE_FAN&&(d=d.then(f=>Ku(f,wr))),n[h]={primitive:c,promise:d},o.push(d)}}return Promise.all(o)}loadMesh(t){let e=this,i=this.json,n=this.extensions,s=i.meshes[t],o=s.primitives,a=[];for(let l=0,c=o.length;l<c;l++){let h=o[l].material===void 0?TS(this.cache):this.getDependency("material",o[l].material);a.push(h)}return a.push(e.loadGeometries(o)),Promise.all(a).then(async function(l){let c=l.slice(0,l.length-1),h=l[l.length-1],u=[];for(let f=0,g=h.length;f<g;f++){let x=h[f],p=o[f],m,_=c[f];if(p.mode===Xi.TRIANGLES||p.mode===Xi.TRIANGLE_STRIP||p.mode===Xi.TRIANGLE_FAN||p.mode===void 0){let b=s.isSkinnedMesh===!0,v=x.hasAttribute("skinIndex")&&x.hasAttribute("skinWeight");b&&v===!1&&console.warn("THREE.GLTFLoader: Missing skinIndex or skinWeight attributes. Skinning disabled."),m=b&&v?new fo(x,_):new ue(x,_),m.isSkinnedMesh===!0&&m.normalizeSkinWeights()}else if(p.mode===Xi.LINES)m=new ts(x,_);else if(p.mode===Xi.LINE_STRIP)m=new Es(x,_);else if(p.mode===Xi.LINE_LOOP)m=new go(x,_);else if(p.mode===Xi.POINTS)m=new xo(x,_);else throw new Error("THREE.GLTFLoader: Primitive mode unsupported: "+p.mode);Object.keys(m.geometry.morphAttributes).length>0&&ES(m,s),m.name=e.createUniqueName(s.name||"mesh_"+t),gn(m,s),p.extensions&&Us(n,m,p),e.assignFinalMaterial(m),u.push(m)}for(let f=0,g=u.length;f<g;f++)e.associations.set(u[f],{meshes:t,primitives:f});if(u.length===1)return s.extensions&&Us(n,u[0],s),u[0];let d=new Ri;s.extensions&&Us(n,d,s),e.associations.set(d,{meshes:t});for(let f=0,g=u.length;f<g;f++)d.add(u[f]);return d})}loadCamera(t){let e,i=this.json.cameras[t],n=i[i.type];if(!n){console.warn("THREE.GLTFLoader: Missing camera parameters.");return}return i.type==="perspective"?e=new Oe(hi.radToDeg(n.yfov),n.aspectRatio||1,n.znear||1,n.zfar||2e6):i.type==="orthographic"&&(e=new Pi(-n.xmag,n.xmag,n.ymag,-n.ymag,n.znear,n.zfar)),i.name&&(e.name=this.createUniqueName(i.name)),gn(e,i),Promise.resolve(e)}loadSkin(t){let e=this.json.skins[t],i=[];for(let n=0,s=e.joints.length;n<s;n++)i.push(this._loadNodeShallow(e.joints[n]));return e.inverseBindMatrices!==void 0?i.push(this.getDependency("accessor",e.inverseBindMatrices)):i.push(null),Promise.all(i).then(function(n){let s=n.pop(),o=n,a=[],l=[];for(let c=0,h=o.length;c<h;c++){let u=o[c];if(u){a.push(u);let d=new Pt;s!==null&&d.fromArray(s.array,c*16),l.push(d)}else console.warn('THREE.GLTFLoader: Joint "%s" could not be found.',e.joints[c])}return new po(a,l)})}loadAnimation(t){let e=this.json,i=this,n=e.animations[t],s=n.name?n.name:"animation_"+t,o=[],a=[],l=[],c=[],h=[];for(let u=0,d=n.channels.length;u<d;u++){let f=n.channels[u],g=n.samplers[f.sampler],x=f.target,p=x.node,m=n.parameters!==void 0?n.parameters[g.input]:g.input,_=n.parameters!==void 0?n.parameters[g.output]:g.output;x.node!==void 0&&(o.push(this.getDependency("node",p)),a.push(this.getDependency("accessor",m)),l.push(this.getDependency("accessor",_)),c.push(g),h.push(x))}return Promise.all([Promise.all(o),Promise.all(a),Promise.all(l),Promise.all(c),Promise.all(h)]).then(function(u){let d=u[0],f=u[1],g=u[2],x=u[3],p=u[4],m=[];for(let b=0,v=d.length;b<v;b++){let M=d[b],w=f[b],y=g[b],S=x[b],C=p[b];if(M===void 0)continue;M.updateMatrix&&M.updateMatrix();let E=i._createAnimationTracks(M,w,y,S,C);if(E)for(let I=0;I<E.length;I++)m.push(E[I])}let _=new wo(s,void 0,m);return gn(_,n),_})}createNodeMesh(t){let e=this.json,i=this,n=e.nodes[t];return n.mesh===void 0?null:i.getDependency("mesh",n.mesh).then(function(s){let o=i._getNodeRef(i.meshCache,n.mesh,s);return n.weights!==void 0&&o.traverse(function(a){if(a.isMesh)for(let l=0,c=n.weights.length;l<c;l++)a.morphTargetInfluences[l]=n.weights[l]}),o})}loadNode(t){let e=this.json,i=this,n=e.nodes[t],s=i._loadNodeShallow(t),o=[],a=n.children||[];for(let c=0,h=a.length;c<h;c++)o.push(i.getDependency("node",a[c]));let l=n.skin===void 0?Promise.resolve(null):i.getDependency("skin",n.skin);return Promise.all([s,Promise.all(o),l]).then(function(c){let h=c[0],u=c[1],d=c[2];d!==null&&h.traverse(function(f){f.isSkinnedMesh&&f.bind(d,PS)});for(let f=0,g=u.length;f<g;f++)h.add(u[f]);if(h.userData.pivot!==void 0&&u.length>0){let f=h.userData.pivot,g=u[0];h.pivot=new D().fromArray(f),h.position.x-=f[0],h.position.y-=f[1],h.position.z-=f[2],g.position.set(0,0,0),delete h.userData.pivot}return h})}_loadNodeShallow(t){let e=this.json,i=this.extensions,n=this;if(this.nodeCache[t]!==void 0)return this.nodeCache[t];let s=e.nodes[t],o=s.name?n.createUniqueName(s.name):"",a=[],l=n._invokeOne(function(c){return c.createNodeMesh&&c.createNodeMesh(t)});return l&&a.push(l),s.camera!==void 0&&a.push(n.getDependency("camera",s.camera).then(function(c){return n._getNodeRef(n.cameraCache,s.camera,c)})),n._invokeAll(function(c){return c.createNodeAttachment&&c.createNodeAttachment(t)}).forEach(function(c){a.push(c)}),this.nodeCache[t]=Promise.all(a).then(function(c){let h;if(s.isBone===!0?h=new fr:c.length>1?h=new Ri:c.length===1?h=c[0]:h=new Ae,h!==c[0])for(let u=0,d=c.length;u<d;u++)h.add(c[u]);if(s.name&&(h.userData.name=s.name,h.name=o),gn(h,s),s.extensions&&Us(i,h,s),s.matrix!==void 0){let u=new Pt;u.fromArray(s.matrix),h.applyMatrix4(u)}else s.translation!==void 0&&h.position.fromArray(s.translation),s.rotation!==void 0&&h.quaternion.fromArray(s.rotation),s.scale!==void 0&&h.scale.fromArray(s.scale);if(!n.associations.has(h))n.associations.set(h,{});else if(s.mesh!==void 0&&n.meshCache.refs[s.mesh]>1){let u=n.associations.get(h);n.associations.set(h,{...u})}return n.associations.get(h).nodes=t,h}),this.nodeCache[t]}loadScene(t){let e=this.extensions,i=this.json.scenes[t],n=this,s=new Ri;i.name&&(s.name=n.createUniqueName(i.name)),gn(s,i),i.extensions&&Us(e,s,i);let o=i.nodes||[],a=[];for(let l=0,c=o.length;l<c;l++)a.push(n.getDependency("node",o[l]));return Promise.all(a).then(function(l){for(let h=0,u=l.length;h<u;h++){let d=l[h];d.parent!==null?s.add(Cm(d)):s.add(d)}let c=h=>{let u=new Map;for(let[d,f]of n.associations)(d instanceof Si||d instanceof ke)&&u.set(d,f);return h.traverse(d=>{let f=n.associations.get(d);f!=null&&u.set(d,f)}),u};return n.associations=c(s),s})}_createAnimationTracks(t,e,i,n,s){let o=[],a=t.name?t.name:t.uuid,l=[];function c(f){f.morphTargetInfluences&&l.push(f.name?f.name:f.uuid)}as[s.path]===as.weights?(c(t),t.isGroup&&t.children.forEach(c)):l.push(a);let h;switch(as[s.path]){case as.weights:h=On;break;case as.rotation:h=Un;break;case as.translation:case as.scale:h=es;break;default:i.itemSize===1?h=On:h=es;break}let u=n.interpolation!==void 0?wS[n.interpolation]:Ts,d=this._getArrayFromAccessor(i);for(let f=0,g=l.length;f<g;f++){let x=new h(l[f]+"."+as[s.path],e.array,d,u);n.interpolation==="CUBICSPLINE"&&this._createCubicSplineTrackInterpolant(x),o.push(x)}return o}_getArrayFromAccessor(t){let e=t.array;if(t.normalized){let i=Md(e.constructor),n=new Float32Array(e.length);for(let s=0,o=e.length;s<o;s++)n[s]=e[s]*i;e=n}return e}_createCubicSplineTrackInterpolant(t){t.createInterpolant=function(i){let n=this instanceof Un?bd:pc;return new n(this.times,this.values,this.getValueSize()/3,i)},t.createInterpolant.isInterpolantFactoryMethodGLTFCubicSpline=!0}};function IS(r,t,e){let i=t.attributes,n=new Jt;if(i.POSITION!==void 0){let a=e.json.accessors[i.POSITION],l=a.min,c=a.max;if(l!==void 0&&c!==void 0){if(n.set(new D(l[0],l[1],l[2]),new D(c[0],c[1],c[2])),a.normalized){let h=Md(Er[a.componentType]);n.min.multiplyScalar(h),n.max.multiplyScalar(h)}}else{console.warn("THREE.GLTFLoader: Missing min/max properties for accessor POSITION.");return}}else return;let s=t.targets;if(s!==void 0){let a=new D,l=new D;for(let c=0,h=s.length;c<h;c++){let u=s[c];if(u.POSITION!==void 0){let d=e.json.accessors[u.POSITION],f=d.min,g=d.max;if(f!==void 0&&g!==void 0){if(l.setX(Math.max(Math.abs(f[0]),Math.abs(g[0]))),l.setY(Math.max(Math.abs(f[1]),Math.abs(g[1]))),l.setZ(Math.max(Math.abs(f[2]),Math.abs(g[2]))),d.normalized){let x=Md(Er[d.componentType]);l.multiplyScalar(x)}a.max(l)}else console.warn("THREE.GLTFLoader: Missing min/max properties for accessor POSITION.")}}n.expandByVector(a)}r.boundingBox=n;let o=new bi;n.getCenter(o.center),o.radius=n.min.distanceTo(n.max)/2,r.boundingSphere=o}function Dm(r,t,e){let i=t.attributes,n=[];function s(o,a){return e.getDependency("accessor",o).then(function(l){r.setAttribute(a,l)})}for(let o in i){let a=Sd[o]||o.toLowerCase();a in r.attributes||n.push(s(i[o],a))}if(t.indices!==void 0&&!r.index){let o=e.getDependency("accessor",t.indices).then(function(a){r.setIndex(a)});n.push(o)}return $t.workingColorSpace!==gi&&"COLOR_0"in i&&console.warn(`THREE.GLTFLoader: Converting vertex colors from "srgb-linear" to "${$t.workingColorSpace}" not supported.`),gn(r,t),IS(r,t,e),Promise.all(n).then(function(){return t.targets!==void 0?AS(r,t.targets,e):r})}var Rr=Math.pow(2,-24),Yo=Symbol("SKIP_GENERATION"),mc={strategy:0,maxDepth:40,targetLeafSize:10,useSharedArrayBuffer:!1,setBoundingBox:!0,onProgress:null,indirect:!1,verbose:!0,range:null,[Yo]:!1};function _e(r,t,e){return e.min.x=t[r],e.min.y=t[r+1],e.min.z=t[r+2],e.max.x=t[r+3],e.max.y=t[r+4],e.max.z=t[r+5],e}function Ko(r){let t=-1,e=-1/0;for(let i=0;i<3;i++){let n=r[i+3]-r[i];n>e&&(e=n,t=i)}return t}function Td(r,t,e){for(let i=0;i<3;i++){let n=t[r+2*i],s=t[r+2*i+1],o=n-s,a=n+s;o<e[i]&&(e[i]=o),a>e[i+3]&&(e[i+3]=a)}}function gc(r){let t=r[3]-r[0],e=r[4]-r[1],i=r[5]-r[2];return 2*(t*e+e*i+i*t)}function Qt(r,t){return t[r+15]===65535}function ae(r,t){return t[r+6]}function de(r,t){return t[r+14]}function ne(r){return r+8}function se(r,t){let e=t[r+6];return r+e*8}function Cr(r,t){return t[r+7]}function xc(r,t,e,i,n){let s=1/0,o=1/0,a=1/0,l=-1/0,c=-1/0,h=-1/0,u=1/0,d=1/0,f=1/0,g=-1/0,x=-1/0,p=-1/0,m=r.offset||0;for(let _=(t-m)*6,b=(t+e-m)*6;_<b;_+=6){let v=r[_+0],M=r[_+1],w=v-M,y=v+M;w<s&&(s=w),y>l&&(l=y),v<u&&(u=v),v>g&&(g=v);let S=r[_+2],C=r[_+3],E=S-C,I=S+C;E<o&&(o=E),I>c&&(c=I),S<d&&(d=S),S>x&&(x=S);let P=r[_+4],U=r[_+5],N=P-U,B=P+U;N<a&&(a=N),B>h&&(h=B),P<f&&(f=P),P>p&&(p=P)}i[0]=s,i[1]=o,i[2]=a,i[3]=l,i[4]=c,i[5]=h,n[0]=u,n[1]=d,n[2]=f,n[3]=g,n[4]=x,n[5]=p}var _n=8,Ed=8,Ad=new Int32Array(_n),xn=new Float32Array(_n*6),Pr=new Float32Array(_n*6),rn=new Float32Array(6),_c=new Float32Array(6),ls=new Int32Array(Ed),Fm=new Float32Array(Ed*6);function DS(r,t,e,i){for(let n=0;n<3;n++){let s=t[r+2*n],o=t[r+2*n+1],a=s-o,l=s+o;a<e[i+n]&&(e[i+n]=a),l>e[i+n+3]&&(e[i+n+3]=l)}}function Bm(r,t){let e=r[t+3]-r[t],i=r[t+4]-r[t+1],n=r[t+5]-r[t+2];return 2*(e*i+i*n+n*e)}function km(r,t,e,i,n,s){let o=-1,a=0;if(s===0)o=Ko(t),o!==-1&&(a=(t[o]+t[o+3])/2);else if(s===1)o=Ko(r),o!==-1&&(a=OS(e,i,n,o));else if(s===2){let l=gc(r),c=1.25*n,h=e.offset||0,u=(i-h)*6,d=(i+n-h)*6;for(let f=0;f<3;f++){let g=t[f],m=(t[f+3]-g)/_n;if(n<Ed){for(let _=0;_<n;_++){let b=u+_*6,v=e[b+2*f],M=_;for(;M>0&&e[ls[M-1]+2*f]>v;)ls[M]=ls[M-1],M--;ls[M]=b}for(let _=0;_<3;_++)rn[_]=1/0,rn[_+3]=-1/0,_c[_]=1/0,_c[_+3]=-1/0;for(let _=n-1;_>=0;_--)Td(ls[_],e,_c),Fm.set(_c,_*6);for(let _=0;_<n-1;_++){Td(ls[_],e,rn);let b=e[ls[_+1]+2*f];if(e[ls[_]+2*f]===b)continue;let v=_+1,M=n-v,w=gc(rn)/l,y=Bm(Fm,v*6)/l,S=1+1.25*(w*v+y*M);S<c&&(o=f,c=S,a=b)}}else{for(let v=0;v<_n;v++){Ad[v]=0;for(let M=0;M<3;M++)xn[v*6+M]=1/0,xn[v*6+M+3]=-1/0}for(let v=u;v<d;v+=6){let y=~~((e[v+2*f]-g)/m);y>=_n&&(y=_n-1),Ad[y]++,DS(v,e,xn,y*6)}let _=(_n-1)*6;for(let v=0;v<6;v++)Pr[_+v]=xn[_+v];for(let v=_n-2;v>=0;v--){let M=v*6,w=M+6;for(let y=0;y<3;y++)Pr[M+y]=Math.min(xn[M+y],Pr[w+y]),Pr[M+y+3]=Math.max(xn[M+y+3],Pr[w+y+3])}let b=0;for(let v=0;v<_n-1;v++){let M=v*6,w=Ad[v];if(w!==0)for(let I=0;I<3;I++)b===0?(rn[I]=xn[M+I],rn[I+3]=xn[M+I+3]):(rn[I]=Math.min(rn[I],xn[M+I]),rn[I+3]=Math.max(rn[I+3],xn[M+I+3]));b+=w;let y=0,S=0;b!==0&&(y=gc(rn)/l);let C=n-b;C!==0&&(S=Bm(Pr,M+6)/l);let E=1+1.25*(y*b+S*C);E<c&&(o=f,c=E,a=g+m+v*m)}}}}else console.warn(`BVH: Invalid build strategy value ${s} used.`);return{axis:o,pos:a}}function OS(r,t,e,i){let n=0,s=r.offset;for(let o=t,a=t+e;o<a;o++)n+=r[(o-s)*6+i*2];return n/e}function zm(r,t,e,i,n,s){let o=i,a=i+n-1,l=s.pos,c=s.axis*2,h=e.offset||0;for(;;){for(;o<=a&&e[(o-h)*6+c]<l;)o++;for(;o<=a&&e[(a-h)*6+c]>=l;)a--;if(o<a){for(let u=0;u<t;u++){let d=r[o*t+u];r[o*t+u]=r[a*t+u],r[a*t+u]=d}for(let u=0;u<6;u++){let d=o-h,f=a-h,g=e[d*6+u];e[d*6+u]=e[f*6+u],e[f*6+u]=g}o++,a--}else return o}}var US=Math.pow(2,32),Ir=new Float32Array(6),yc=new Float32Array(6);function FS(r,t,e,i,n,s){let{maxDepth:o,verbose:a,targetLeafSize:l,_strictLeafSize:c=1/0,strategy:h,onProgress:u,useSharedArrayBuffer:d=!1}=n,f=r.primitiveBuffer,g=r.primitiveBufferStride,x=d?SharedArrayBuffer:ArrayBuffer,p=new x(32*Math.max(1,2*Math.ceil(i)-1)),m=new Float32Array(p),_=new Uint32Array(p),b=new Uint16Array(p),v=0,M=!1;return xc(t,e,i,Ir,yc),S(e,i,0),p.slice(0,v*32);function w(C){u&&u((C-s.offset)/s.count)}function y(C,E,I){let P=C*2;_[C+6]=E,b[P+14]=I,b[P+15]=65535,w(E+I)}function S(C,E,I){let P=v++,U=P*8;m.set(Ir,U),!M&&I>=o&&(M=!0,a&&console.warn(`BVH: Max depth of ${o} reached when generating BVH. Consider increasing maxDepth.`));let N=E>c;if(E<=l&&!N||I>=o){y(U,C,E);return}let B=km(Ir,yc,t,C,E,h),z=B.axis===-1?-1:zm(f,g,t,C,E,B);if(B.axis===-1||z===C||z===C+E){if(!N){y(U,C,E);return}B.axis=Math.max(0,Ko(Ir)),z=C+Math.max(1,Math.floor(E/2))}_[U+7]=B.axis;let X=z-C;xc(t,C,X,Ir,yc),S(C,X,I+1);let it=v-P;if(it>US)throw new Error("MeshBVH: Cannot store relative child node offset greater than 32 bits.");_[U+6]=it;let q=E-X;xc(t,z,q,Ir,yc),S(z,q,I+1)}}function Vm(r,t){let e=r.getRootRanges(t.range),i=e[0],n=e[e.length-1],s={offset:i.offset,count:n.offset+n.count-i.offset},o=new Float32Array(6*s.count);o.offset=s.offset,r.computePrimitiveBounds(s.offset,s.count,o),r._roots=e.map(a=>FS(r,o,a.offset,a.count,t,s))}var cs=class{constructor(t){this._getNewPrimitive=t,this._primitives=[]}getPrimitive(){let t=this._primitives;return t.length===0?this._getNewPrimitive():t.pop()}releasePrimitive(t){this._primitives.push(t)}};var Rd=class{constructor(){this.float32Array=null,this.uint16Array=null,this.uint32Array=null;let t=[],e=null;this.setBuffer=i=>{e&&t.push(e),e=i,this.float32Array=new Float32Array(i),this.uint16Array=new Uint16Array(i),this.uint32Array=new Uint32Array(i)},this.clearBuffer=()=>{e=null,this.float32Array=null,this.uint16Array=null,this.uint32Array=null,t.length!==0&&this.setBuffer(t.pop())}}},Kt=new Rd;var hs,Nr,Lr=[],vc=new cs(()=>new Jt);function Hm(r,t,e,i,n,s){hs=vc.getPrimitive(),Nr=vc.getPrimitive(),Lr.push(hs,Nr),Kt.setBuffer(r._roots[t]);let o=Cd(0,r.geometry,e,i,n,s);Kt.clearBuffer(),vc.releasePrimitive(hs),vc.releasePrimitive(Nr),Lr.pop(),Lr.pop();let a=Lr.length;return a>0&&(Nr=Lr[a-1],hs=Lr[a-2]),o}function Cd(r,t,e,i,n=null,s=0,o=0){let{float32Array:a,uint16Array:l,uint32Array:c}=Kt,h=r*2;if(Qt(h,l)){let d=ae(r,c),f=de(h,l);return _e(r,a,hs),i(d,f,!1,o,s+r/8,hs)}else{let E=function(P){let{uint16Array:U,uint32Array:N}=Kt,B=P*2;for(;!Qt(B,U);)P=ne(P),B=P*2;return ae(P,N)},I=function(P){let{uint16Array:U,uint32Array:N}=Kt,B=P*2;for(;!Qt(B,U);)P=se(P,N),B=P*2;return ae(P,N)+de(B,U)},d=ne(r),f=se(r,c),g=d,x=f,p,m,_,b;if(n&&(_=hs,b=Nr,_e(g,a,_),_e(x,a,b),p=n(_),m=n(b),m<p)){g=f,x=d;let P=p;p=m,m=P,_=b}_||(_=hs,_e(g,a,_));let v=Qt(g*2,l),M=e(_,v,p,o+1,s+g/8),w;if(M===2){let P=E(g),N=I(g)-P;w=i(P,N,!0,o+1,s+g/8,_)}else w=M&&Cd(g,t,e,i,n,s,o+1);if(w)return!0;b=Nr,_e(x,a,b);let y=Qt(x*2,l),S=e(b,y,m,o+1,s+x/8),C;if(S===2){let P=E(x),N=I(x)-P;C=i(P,N,!0,o+1,s+x/8,b)}else C=S&&Cd(x,t,e,i,n,s,o+1);return!!C}}var Zo=new Kt.constructor,bc=new Kt.constructor,us=new cs(()=>new Jt),Dr=new Jt,Or=new Jt,Id=new Jt,Ld=new Jt,Nd=!1;function Gm(r,t,e,i){if(Nd)throw new Error("MeshBVH: Recursive calls to bvhcast not supported.");Nd=!0;let n=r._roots,s=t._roots,o,a=0,l=0,c=new Pt().copy(e).invert();for(let h=0,u=n.length;h<u;h++){Zo.setBuffer(n[h]),l=0;let d=us.getPrimitive();_e(0,Zo.float32Array,d),d.applyMatrix4(c);for(let f=0,g=s.length;f<g&&(bc.setBuffer(s[f]),o=on(0,0,e,c,i,a,l,0,0,d),bc.clearBuffer(),l+=s[f].byteLength/32,!o);f++);if(us.releasePrimitive(d),Zo.clearBuffer(),a+=n[h].byteLength/32,o)break}return Nd=!1,o}function on(r,t,e,i,n,s=0,o=0,a=0,l=0,c=null,h=!1){let u,d;h?(u=bc,d=Zo):(u=Zo,d=bc);let f=u.float32Array,g=u.uint32Array,x=u.uint16Array,p=d.float32Array,m=d.uint32Array,_=d.uint16Array,b=r*2,v=t*2,M=Qt(b,x),w=Qt(v,_),y=!1;if(w&&M)h?y=n(ae(t,m),de(t*2,_),ae(r,g),de(r*2,x),l,o+t/8,a,s+r/8):y=n(ae(r,g),de(r*2,x),ae(t,m),de(t*2,_),a,s+r/8,l,o+t/8);else if(w){let S=us.getPrimitive();_e(t,p,S),S.applyMatrix4(e);let C=ne(r),E=se(r,g);_e(C,f,Dr),_e(E,f,Or);let I=S.intersectsBox(Dr),P=S.intersectsBox(Or);y=I&&on(t,C,i,e,n,o,s,l,a+1,S,!h)||P&&on(t,E,i,e,n,o,s,l,a+1,S,!h),us.releasePrimitive(S)}else{let S=ne(t),C=se(t,m);_e(S,p,Id),_e(C,p,Ld);let E=c.intersectsBox(Id),I=c.intersectsBox(Ld);if(E&&I)y=on(r,S,e,i,n,s,o,a,l+1,c,h)||on(r,C,e,i,n,s,o,a,l+1,c,h);else if(E)if(M)y=on(r,S,e,i,n,s,o,a,l+1,c,h);else{let P=us.getPrimitive();P.copy(Id).applyMatrix4(e);let U=ne(r),N=se(r,g);_e(U,f,Dr),_e(N,f,Or);let B=P.intersectsBox(Dr),z=P.intersectsBox(Or);y=B&&on(S,U,i,e,n,o,s,l,a+1,P,!h)||z&&on(S,N,i,e,n,o,s,l,a+1,P,!h),us.releasePrimitive(P)}else if(I)if(M)y=on(r,C,e,i,n,s,o,a,l+1,c,h);else{let P=us.getPrimitive();P.copy(Ld).applyMatrix4(e);let U=ne(r),N=se(r,g);_e(U,f,Dr),_e(N,f,Or);let B=P.intersectsBox(Dr),z=P.intersectsBox(Or);y=B&&on(C,U,i,e,n,o,s,l,a+1,P,!h)||z&&on(C,N,i,e,n,o,s,l,a+1,P,!h),us.releasePrimitive(P)}}return y}var Sc=new class{constructor(){let r=null,t=null,e=null,i=!1;this.root=null,this.buffer=null,this.uint32Array=null,this.uint16Array=null,this.setBVH=(s,o)=>{if(i)throw new Error("BVHTraversalHelper: cannot call setBVH during an active traversal.");this.root=o,this.buffer=r=s._roots[o],this.uint16Array=e=new Uint16Array(r),this.uint32Array=t=new Uint32Array(r)},this.reset=()=>{this.root=null,this.buffer=r=null,this.uint16Array=e=null,this.uint32Array=t=null},this.getRangeStart=s=>{let o=s*2;for(;!Qt(o,e);)s=ne(s),o=s*2;return ae(s,t)},this.getRangeEnd=s=>{let o=s*2;for(;!Qt(o,e);)s=se(s,t),o=s*2;return ae(s,t)+de(o,e)};let n=(s,o,a)=>{let l=o*2,c=Qt(l,e);if(!s(a,c,o)&&!c){let u=ne(o),d=se(o,t);n(s,u,a+1),n(s,d,a+1)}};this.traverseBuffer=s=>{if(i)throw new Error("BVHTraversalHelper: cannot start a traversal during an active traversal.");i=!0;try{n(s,0,0)}finally{i=!1}},this.traverse=s=>{this.traverseBuffer((o,a,l)=>{if(a){let c=l*2,h=t[l+6],u=e[c+14];return s(o,a,new Float32Array(r,l*4,6),h,u)}else{let c=Cr(l,t);return s(o,a,new Float32Array(r,l*4,6),c)}})}}};var Wm=new Jt,Ur=new Float32Array(6),Mc=class{constructor(){this._roots=null,this.primitiveBuffer=null,this.primitiveBufferStride=null}init(t){t={...mc,...t},"maxLeafSize"in t&&(console.warn('BVH: "maxLeafSize" option has been deprecated. Use "targetLeafSize", instead.'),t={...t,targetLeafSize:t.maxLeafSize}),Vm(this,t)}getRootRanges(){throw new Error("BVH: getRootRanges() not implemented")}writePrimitiveBounds(){throw new Error("BVH: writePrimitiveBounds() not implemented")}writePrimitiveRangeBounds(t,e,i,n){let s=1/0,o=1/0,a=1/0,l=-1/0,c=-1/0,h=-1/0;for(let u=t,d=t+e;u<d;u++){this.writePrimitiveBounds(u,Ur,0);let[f,g,x,p,m,_]=Ur;f<s&&(s=f),p>l&&(l=p),g<o&&(o=g),m>c&&(c=m),x<a&&(a=x),_>h&&(h=_)}return i[n+0]=s,i[n+1]=o,i[n+2]=a,i[n+3]=l,i[n+4]=c,i[n+5]=h,i}computePrimitiveBounds(t,e,i){let n=i.offset||0;for(let s=t,o=t+e;s<o;s++){this.writePrimitiveBounds(s,Ur,0);let[a,l,c,h,u,d]=Ur,f=(a+h)/2,g=(l+u)/2,x=(c+d)/2,p=(h-a)/2,m=(u-l)/2,_=(d-c)/2,b=(s-n)*6;i[b+0]=f,i[b+1]=p+(Math.abs(f)+p)*Rr,i[b+2]=g,i[b+3]=m+(Math.abs(g)+m)*Rr,i[b+4]=x,i[b+5]=_+(Math.abs(x)+_)*Rr}return i}shiftPrimitiveOffsets(t){let e=this._indirectBuffer;if(e)for(let i=0,n=e.length;i<n;i++)e[i]+=t;else{let i=this._roots;for(let n=0;n<i.length;n++){let s=i[n],o=new Uint32Array(s),a=new Uint16Array(s),l=s.byteLength/32;for(let c=0;c<l;c++){let h=8*c,u=2*h;Qt(u,a)&&(o[h+6]+=t)}}}}traverse(t,e=0){Sc.setBVH(this,e),Sc.traverse(t),Sc.reset()}refit(){let t=this._roots;for(let e=0,i=t.length;e<i;e++){let n=t[e],s=new Uint32Array(n),o=new Uint16Array(n),a=new Float32Array(n),l=n.byteLength/32;for(let c=l-1;c>=0;c--){let h=c*8,u=h*2;if(Qt(u,o)){let f=ae(h,s),g=de(u,o);this.writePrimitiveRangeBounds(f,g,Ur,0),a.set(Ur,h)}else{let f=ne(h),g=se(h,s);for(let x=0;x<3;x++){let p=a[f+x],m=a[f+x+3],_=a[g+x],b=a[g+x+3];a[h+x]=p<_?p:_,a[h+x+3]=m>b?m:b}}}}}getBoundingBox(t){return t.makeEmpty(),this._roots.forEach(i=>{_e(0,new Float32Array(i),Wm),t.union(Wm)}),t}shapecast(t){let{boundsTraverseOrder:e,intersectsBounds:i,intersectsRange:n,intersectsPrimitive:s,scratchPrimitive:o,iterate:a}=t;if(n&&s){let u=n;n=(d,f,g,x,p)=>u(d,f,g,x,p)?!0:a(d,f,this,s,g,x,o)}else n||(s?n=(u,d,f,g)=>a(u,d,this,s,f,g,o):n=(u,d,f)=>f);let l=!1,c=0,h=this._roots;for(let u=0,d=h.length;u<d;u++){let f=h[u];if(l=Hm(this,u,i,n,e,c),l)break;c+=f.byteLength/32}return l}bvhcast(t,e,i){let{intersectsRanges:n}=i;return Gm(this,t,e,n)}};function Xm(){return typeof SharedArrayBuffer<"u"}function Dd(r){return r.index?r.index.count:r.attributes.position.count}function ds(r){return Dd(r)/3}function kS(r,t=ArrayBuffer){return r>65535?new Uint32Array(new t(4*r)):new Uint16Array(new t(2*r))}function qm(r,t){if(!r.index){let e=r.attributes.position.count,i=t.useSharedArrayBuffer?SharedArrayBuffer:ArrayBuffer,n=kS(e,i);r.setIndex(new ee(n,1));for(let s=0;s<e;s++)n[s]=s}}function zS(r,t,e){let i=Dd(r)/e,n=t||r.drawRange,s=n.start/e,o=(n.start+n.count)/e,a=Math.max(0,s),l=Math.min(i,o)-a;return{offset:Math.floor(a),count:Math.floor(l)}}function VS(r,t){return r.groups.map(e=>({offset:e.start/t,count:e.count/t}))}function Od(r,t,e){let i=zS(r,t,e),n=VS(r,e);if(!n.length)return[i];let s=[],o=i.offset,a=i.offset+i.count,l=Dd(r)/e,c=[];for(let d of n){let{offset:f,count:g}=d,x=f,p=isFinite(g)?g:l-f,m=f+p;x<a&&m>o&&(c.push({pos:Math.max(o,x),isStart:!0}),c.push({pos:Math.min(a,m),isStart:!1}))}c.sort((d,f)=>d.pos!==f.pos?d.pos-f.pos:d.type==="end"?-1:1);let h=0,u=null;for(let d of c){let f=d.pos;h!==0&&f!==u&&s.push({offset:u,count:f-u}),h+=d.isStart?1:-1,u=f}return s}function HS(r,t){let e=r[r.length-1],i=e.offset+e.count>2**16,n=r.reduce((c,h)=>c+h.count,0),s=i?4:2,o=t?new SharedArrayBuffer(n*s):new ArrayBuffer(n*s),a=i?new Uint32Array(o):new Uint16Array(o),l=0;for(let c=0;c<r.length;c++){let{offset:h,count:u}=r[c];for(let d=0;d<u;d++)a[l+d]=h+d;l+=u}return a}var wc=class extends Mc{get indirect(){return!!this._indirectBuffer}get primitiveStride(){return null}get primitiveBufferStride(){return this.indirect?1:this.primitiveStride}set primitiveBufferStride(t){}get primitiveBuffer(){return this.indirect?this._indirectBuffer:this.geometry.index.array}set primitiveBuffer(t){}constructor(t,e={}){if(t.isBufferGeometry){if(t.index&&t.index.isInterleavedBufferAttribute)throw new Error("BVH: InterleavedBufferAttribute is not supported for the index attribute.")}else throw new Error("BVH: Only BufferGeometries are supported.");if(e.useSharedArrayBuffer&&!Xm())throw new Error("BVH: SharedArrayBuffer is not available.");super(),this.geometry=t,this.resolvePrimitiveIndex=e.indirect?i=>this._indirectBuffer[i]:i=>i,this.primitiveBuffer=null,this.primitiveBufferStride=null,this._indirectBuffer=null,e={...mc,...e},e[Yo]||this.init(e)}init(t){let{geometry:e,primitiveStride:i}=this;if(t.indirect){let n=Od(e,t.range,i),s=HS(n,t.useSharedArrayBuffer);this._indirectBuffer=s}else qm(e,t);super.init(t),!e.boundingBox&&t.setBoundingBox&&(e.boundingBox=this.getBoundingBox(new Jt))}getRootRanges(t){return this.indirect?[{offset:0,count:this._indirectBuffer.length}]:Od(this.geometry,t,this.primitiveStride)}raycastObject3D(){throw new Error("BVH: raycastObject3D() not implemented")}};var Di=class{constructor(){this.min=1/0,this.max=-1/0}setFromPointsField(t,e){let i=1/0,n=-1/0;for(let s=0,o=t.length;s<o;s++){let l=t[s][e];i=l<i?l:i,n=l>n?l:n}this.min=i,this.max=n}setFromPoints(t,e){let i=1/0,n=-1/0;for(let s=0,o=e.length;s<o;s++){let a=e[s],l=t.dot(a);i=l<i?l:i,n=l>n?l:n}this.min=i,this.max=n}isSeparated(t){return this.min>t.max||t.min>this.max}};Di.prototype.setFromBox=(function(){let r=new D;return function(e,i){let n=i.min,s=i.max,o=1/0,a=-1/0;for(let l=0;l<=1;l++)for(let c=0;c<=1;c++)for(let h=0;h<=1;h++){r.x=n.x*l+s.x*(1-l),r.y=n.y*c+s.y*(1-c),r.z=n.z*h+s.z*(1-h);let u=e.dot(r);o=Math.min(u,o),a=Math.max(u,a)}this.min=o,this.max=a}})();var GS=(function(){let r=new D,t=new D,e=new D;return function(n,s,o){let a=n.start,l=r,c=s.start,h=t;e.subVectors(a,c),r.subVectors(n.end,n.start),t.subVectors(s.end,s.start);let u=e.dot(h),d=h.dot(l),f=h.dot(h),g=e.dot(l),p=l.dot(l)*f-d*d,m,_;p!==0?m=(u*d-g*f)/p:m=0,_=(u+m*d)/f,o.x=m,o.y=_}})(),jo=(function(){let r=new wt,t=new D,e=new D;return function(n,s,o,a){GS(n,s,r);let l=r.x,c=r.y;if(l>=0&&l<=1&&c>=0&&c<=1){n.at(l,o),s.at(c,a);return}else if(l>=0&&l<=1){c<0?s.at(0,a):s.at(1,a),n.closestPointToPoint(a,!0,o);return}else if(c>=0&&c<=1){l<0?n.at(0,o):n.at(1,o),s.closestPointToPoint(o,!0,a);return}else{let h;l<0?h=n.start:h=n.end;let u;c<0?u=s.start:u=s.end;let d=t,f=e;if(n.closestPointToPoint(u,!0,t),s.closestPointToPoint(h,!0,e),d.distanceToSquared(u)<=f.distanceToSquared(h)){o.copy(d),a.copy(u);return}else{o.copy(h),a.copy(f);return}}}})(),$m=(function(){let r=new D,t=new D,e=new Fe,i=new _i;return function(s,o){let{radius:a,center:l}=s,{a:c,b:h,c:u}=o;if(i.start=c,i.end=h,i.closestPointToPoint(l,!0,r).distanceTo(l)<=a||(i.start=c,i.end=u,i.closestPointToPoint(l,!0,r).distanceTo(l)<=a)||(i.start=h,i.end=u,i.closestPointToPoint(l,!0,r).distanceTo(l)<=a))return!0;let x=o.getPlane(e);if(Math.abs(x.distanceToPoint(l))<=a){let m=x.projectPoint(l,t);if(o.containsPoint(m))return!0}return!1}})();var WS=["x","y","z"],Vn=1e-15,Ym=Vn*Vn;function qi(r){return Math.abs(r)<Vn}var ei=class extends je{constructor(...t){super(...t),this.isExtendedTriangle=!0,this.satAxes=new Array(4).fill().map(()=>new D),this.satBounds=new Array(4).fill().map(()=>new Di),this.points=[this.a,this.b,this.c],this.plane=new Fe,this.isDegenerateIntoSegment=!1,this.isDegenerateIntoPoint=!1,this.degenerateSegment=new _i,this.needsUpdate=!0}intersectsSphere(t){return $m(t,this)}update(){let t=this.a,e=this.b,i=this.c,n=this.points,s=this.satAxes,o=this.satBounds,a=s[0],l=o[0];this.getNormal(a),l.setFromPoints(a,n);let c=s[1],h=o[1];c.subVectors(t,e),h.setFromPoints(c,n);let u=s[2],d=o[2];u.subVectors(e,i),d.setFromPoints(u,n);let f=s[3],g=o[3];f.subVectors(i,t),g.setFromPoints(f,n);let x=c.length(),p=u.length(),m=f.length();this.isDegenerateIntoPoint=!1,this.isDegenerateIntoSegment=!1,x<Vn?p<Vn||m<Vn?this.isDegenerateIntoPoint=!0:(this.isDegenerateIntoSegment=!0,this.degenerateSegment.start.copy(t),this.degenerateSegment.end.copy(i)):p<Vn?m<Vn?this.isDegenerateIntoPoint=!0:(this.isDegenerateIntoSegment=!0,this.degenerateSegment.start.copy(e),this.degenerateSegment.end.copy(t)):m<Vn&&(this.isDegenerateIntoSegment=!0,this.degenerateSegment.start.copy(i),this.degenerateSegment.end.copy(e)),this.plane.setFromNormalAndCoplanarPoint(a,t),this.needsUpdate=!1}};ei.prototype.closestPointToSegment=(function(){let r=new D,t=new D,e=new _i;return function(n,s=null,o=null){this.needsUpdate&&this.update();let{start:a,end:l}=n,c=this.points,h,u=1/0,d=this.plane.distanceToPoint(a),f=this.plane.distanceToPoint(l);if(d*f<0&&this.plane.intersectLine(n,r)!==null&&this.containsPoint(r))return s&&s.copy(r),o&&o.copy(r),0;for(let g=0;g<3;g++){let x=(g+1)%3;e.start.copy(c[g]),e.end.copy(c[x]),jo(e,n,r,t),h=r.distanceToSquared(t),h<u&&(u=h,s&&s.copy(r),o&&o.copy(t))}return this.closestPointToPoint(a,r),h=a.distanceToSquared(r),h<u&&(u=h,s&&s.copy(r),o&&o.copy(a)),this.closestPointToPoint(l,r),h=l.distanceToSquared(r),h<u&&(u=h,s&&s.copy(r),o&&o.copy(l)),Math.sqrt(u)}})();ei.prototype.intersectsTriangle=(function(){let r=new ei,t=new Di,e=new Di,i=new D,n=new D,s=new D,o=new D,a=new _i,l=new _i,c=new D,h=new wt,u=new wt;function d(b,v,M,w){let y=i;!b.isDegenerateIntoPoint&&!b.isDegenerateIntoSegment?y.copy(b.plane.normal):y.copy(v.plane.normal);let S=b.satBounds,C=b.satAxes;for(let P=1;P<4;P++){let U=S[P],N=C[P];if(t.setFromPoints(N,v.points),U.isSeparated(t)||(o.copy(y).cross(N),t.setFromPoints(o,b.points),e.setFromPoints(o,v.points),t.isSeparated(e)))return!1}let E=v.satBounds,I=v.satAxes;for(let P=1;P<4;P++){let U=E[P],N=I[P];if(t.setFromPoints(N,b.points),U.isSeparated(t)||(o.crossVectors(y,N),t.setFromPoints(o,b.points),e.setFromPoints(o,v.points),t.isSeparated(e)))return!1}return M&&(w||console.warn("ExtendedTriangle.intersectsTriangle: Triangles are coplanar which does not support an output edge. Setting edge to 0, 0, 0."),M.start.set(0,0,0),M.end.set(0,0,0)),!0}function f(b,v,M,w,y,S,C,E,I,P,U){let N=C/(C-E);P.x=w+(y-w)*N,U.start.subVectors(v,b).multiplyScalar(N).add(b),N=C/(C-I),P.y=w+(S-w)*N,U.end.subVectors(M,b).multiplyScalar(N).add(b)}function g(b,v,M,w,y,S,C,E,I,P,U){if(y>0)f(b.c,b.a,b.b,w,v,M,I,C,E,P,U);else if(S>0)f(b.b,b.a,b.c,M,v,w,E,C,I,P,U);else if(E*I>0||C!=0)f(b.a,b.b,b.c,v,M,w,C,E,I,P,U);else if(E!=0)f(b.b,b.a,b.c,M,v,w,E,C,I,P,U);else if(I!=0)f(b.c,b.a,b.b,w,v,M,I,C,E,P,U);else return!0;return!1}function x(b,v,M,w){let y=v.degenerateSegment,S=b.plane.distanceToPoint(y.start),C=b.plane.distanceToPoint(y.end);return qi(S)?qi(C)?d(b,v,M,w):(M&&(M.start.copy(y.start),M.end.copy(y.start)),b.containsPoint(y.start)):qi(C)?(M&&(M.start.copy(y.end),M.end.copy(y.end)),b.containsPoint(y.end)):b.plane.intersectLine(y,i)!=null?(M&&(M.start.copy(i),M.end.copy(i)),b.containsPoint(i)):!1}function p(b,v,M){let w=v.a;return qi(b.plane.distanceToPoint(w))&&b.containsPoint(w)?(M&&(M.start.copy(w),M.end.copy(w)),!0):!1}function m(b,v,M){let w=b.degenerateSegment,y=v.a;return w.closestPointToPoint(y,!0,i),y.distanceToSquared(i)<Ym?(M&&(M.start.copy(y),M.end.copy(y)),!0):!1}function _(b,v,M,w){if(b.isDegenerateIntoSegment)if(v.isDegenerateIntoSegment){let y=b.degenerateSegment,S=v.degenerateSegment,C=n,E=s;y.delta(C),S.delta(E);let I=i.subVectors(S.start,y.start),P=C.x*E.y-C.y*E.x;if(qi(P))return!1;let U=(I.x*E.y-I.y*E.x)/P,N=-(C.x*I.y-C.y*I.x)/P;if(U<0||U>1||N<0||N>1)return!1;let B=y.start.z+C.z*U,z=S.start.z+E.z*N;return qi(B-z)?(M&&(M.start.copy(y.start).addScaledVector(C,U),M.end.copy(y.start).addScaledVector(C,U)),!0):!1}else return v.isDegenerateIntoPoint?m(b,v,M):x(v,b,M,w);else{if(b.isDegenerateIntoPoint)return v.isDegenerateIntoPoint?v.a.distanceToSquared(b.a)<Ym?(M&&(M.start.copy(b.a),M.end.copy(b.a)),!0):!1:v.isDegenerateIntoSegment?m(v,b,M):p(v,b,M);if(v.isDegenerateIntoPoint)return p(b,v,M);if(v.isDegenerateIntoSegment)return x(b,v,M,w)}}return function(v,M=null,w=!1){this.needsUpdate&&this.update(),v.isExtendedTriangle?v.needsUpdate&&v.update():(r.copy(v),r.update(),v=r);let y=_(this,v,M,w);if(y!==void 0)return y;let S=this.plane,C=v.plane,E=C.distanceToPoint(this.a),I=C.distanceToPoint(this.b),P=C.distanceToPoint(this.c);qi(E)&&(E=0),qi(I)&&(I=0),qi(P)&&(P=0);let U=E*I,N=E*P;if(U>0&&N>0)return!1;let B=S.distanceToPoint(v.a),z=S.distanceToPoint(v.b),X=S.distanceToPoint(v.c);qi(B)&&(B=0),qi(z)&&(z=0),qi(X)&&(X=0);let it=B*z,q=B*X;if(it>0&&q>0)return!1;n.copy(S.normal),s.copy(C.normal);let Q=n.cross(s),et=0,St=Math.abs(Q.x),Tt=Math.abs(Q.y);Tt>St&&(St=Tt,et=1),Math.abs(Q.z)>St&&(et=2);let ot=WS[et],lt=this.a[ot],At=this.b[ot],mt=this.c[ot],G=v.a[ot],ct=v.b[ot],nt=v.c[ot];if(g(this,lt,At,mt,U,N,E,I,P,h,a))return d(this,v,M,w);if(g(v,G,ct,nt,it,q,B,z,X,u,l))return d(this,v,M,w);if(h.y<h.x){let Mt=h.y;h.y=h.x,h.x=Mt,c.copy(a.start),a.start.copy(a.end),a.end.copy(c)}if(u.y<u.x){let Mt=u.y;u.y=u.x,u.x=Mt,c.copy(l.start),l.start.copy(l.end),l.end.copy(c)}return h.y<u.x||u.y<h.x?!1:(M&&(u.x>h.x?M.start.copy(l.start):M.start.copy(a.start),u.y<h.y?M.end.copy(l.end):M.end.copy(a.end)),!0)}})();ei.prototype.distanceToPoint=(function(){let r=new D;return function(e){return this.closestPointToPoint(e,r),e.distanceTo(r)}})();ei.prototype.distanceToTriangle=(function(){let r=new D,t=new D,e=["a","b","c"],i=new _i,n=new _i;return function(o,a=null,l=null){let c=a||l?i:null;if(this.intersectsTriangle(o,c,!0))return(a||l)&&(a&&c.getCenter(a),l&&c.getCenter(l)),0;let h=1/0;for(let u=0;u<3;u++){let d,f=e[u],g=o[f];this.closestPointToPoint(g,r),d=g.distanceToSquared(r),d<h&&(h=d,a&&a.copy(r),l&&l.copy(g));let x=this[f];o.closestPointToPoint(x,r),d=x.distanceToSquared(r),d<h&&(h=d,a&&a.copy(x),l&&l.copy(r))}for(let u=0;u<3;u++){let d=e[u],f=e[(u+1)%3];i.set(this[d],this[f]);for(let g=0;g<3;g++){let x=e[g],p=e[(g+1)%3];n.set(o[x],o[p]),jo(i,n,r,t);let m=r.distanceToSquared(t);m<h&&(h=m,a&&a.copy(r),l&&l.copy(t))}}return Math.sqrt(h)}})();var Pe=class{constructor(t,e,i){this.isOrientedBox=!0,this.min=new D,this.max=new D,this.matrix=new Pt,this.invMatrix=new Pt,this.points=new Array(8).fill().map(()=>new D),this.satAxes=new Array(3).fill().map(()=>new D),this.satBounds=new Array(3).fill().map(()=>new Di),this.alignedSatBounds=new Array(3).fill().map(()=>new Di),this.needsUpdate=!1,t&&this.min.copy(t),e&&this.max.copy(e),i&&this.matrix.copy(i)}set(t,e,i){this.min.copy(t),this.max.copy(e),this.matrix.copy(i),this.needsUpdate=!0}copy(t){this.min.copy(t.min),this.max.copy(t.max),this.matrix.copy(t.matrix),this.needsUpdate=!0}};Pe.prototype.update=(function(){return function(){let t=this.matrix,e=this.min,i=this.max,n=this.points;for(let c=0;c<=1;c++)for(let h=0;h<=1;h++)for(let u=0;u<=1;u++){let d=1*c|2*h|4*u,f=n[d];f.x=c?i.x:e.x,f.y=h?i.y:e.y,f.z=u?i.z:e.z,f.applyMatrix4(t)}let s=this.satBounds,o=this.satAxes,a=n[0];for(let c=0;c<3;c++){let h=o[c],u=s[c],d=1<<c,f=n[d];h.subVectors(a,f),u.setFromPoints(h,n)}let l=this.alignedSatBounds;l[0].setFromPointsField(n,"x"),l[1].setFromPointsField(n,"y"),l[2].setFromPointsField(n,"z"),this.invMatrix.copy(this.matrix).invert(),this.needsUpdate=!1}})();Pe.prototype.intersectsBox=(function(){let r=new Di;return function(e){this.needsUpdate&&this.update();let i=e.min,n=e.max,s=this.satBounds,o=this.satAxes,a=this.alignedSatBounds;if(r.min=i.x,r.max=n.x,a[0].isSeparated(r)||(r.min=i.y,r.max=n.y,a[1].isSeparated(r))||(r.min=i.z,r.max=n.z,a[2].isSeparated(r)))return!1;for(let l=0;l<3;l++){let c=o[l],h=s[l];if(r.setFromBox(c,e),h.isSeparated(r))return!1}return!0}})();Pe.prototype.intersectsTriangle=(function(){let r=new ei,t=new Array(3),e=new Di,i=new Di,n=new D;return function(o){this.needsUpdate&&this.update(),o.isExtendedTriangle?o.needsUpdate&&o.update():(r.copy(o),r.update(),o=r);let a=this.satBounds,l=this.satAxes;t[0]=o.a,t[1]=o.b,t[2]=o.c;for(let d=0;d<3;d++){let f=a[d],g=l[d];if(e.setFromPoints(g,t),f.isSeparated(e))return!1}let c=o.satBounds,h=o.satAxes,u=this.points;for(let d=0;d<3;d++){let f=c[d],g=h[d];if(e.setFromPoints(g,u),f.isSeparated(e))return!1}for(let d=0;d<3;d++){let f=l[d];for(let g=0;g<4;g++){let x=h[g];if(n.crossVectors(f,x),e.setFromPoints(n,t),i.setFromPoints(n,u),e.isSeparated(i))return!1}}return!0}})();Pe.prototype.closestPointToPoint=(function(){return function(t,e){return this.needsUpdate&&this.update(),e.copy(t).applyMatrix4(this.invMatrix).clamp(this.min,this.max).applyMatrix4(this.matrix),e}})();Pe.prototype.distanceToPoint=(function(){let r=new D;return function(e){return this.closestPointToPoint(e,r),e.distanceTo(r)}})();Pe.prototype.distanceToBox=(function(){let r=["x","y","z"],t=new Array(12).fill().map(()=>new _i),e=new Array(12).fill().map(()=>new _i),i=new D,n=new D;return function(o,a=0,l=null,c=null){if(this.needsUpdate&&this.update(),this.intersectsBox(o))return(l||c)&&(o.getCenter(n),this.closestPointToPoint(n,i),o.closestPointToPoint(i,n),l&&l.copy(i),c&&c.copy(n)),0;let h=a*a,u=o.min,d=o.max,f=this.points,g=1/0;for(let p=0;p<8;p++){let m=f[p];n.copy(m).clamp(u,d);let _=m.distanceToSquared(n);if(_<g&&(g=_,l&&l.copy(m),c&&c.copy(n),_<h))return Math.sqrt(_)}let x=0;for(let p=0;p<3;p++)for(let m=0;m<=1;m++)for(let _=0;_<=1;_++){let b=(p+1)%3,v=(p+2)%3,M=m<<b|_<<v,w=1<<p|m<<b|_<<v,y=f[M],S=f[w];t[x].set(y,S);let E=r[p],I=r[b],P=r[v],U=e[x],N=U.start,B=U.end;N[E]=u[E],N[I]=m?u[I]:d[I],N[P]=_?u[P]:d[P],B[E]=d[E],B[I]=m?u[I]:d[I],B[P]=_?u[P]:d[P],x++}for(let p=0;p<=1;p++)for(let m=0;m<=1;m++)for(let _=0;_<=1;_++){n.x=p?d.x:u.x,n.y=m?d.y:u.y,n.z=_?d.z:u.z,this.closestPointToPoint(n,i);let b=n.distanceToSquared(i);if(b<g&&(g=b,l&&l.copy(i),c&&c.copy(n),b<h))return Math.sqrt(b)}for(let p=0;p<12;p++){let m=t[p];for(let _=0;_<12;_++){let b=e[_];jo(m,b,i,n);let v=i.distanceToSquared(n);if(v<g&&(g=v,l&&l.copy(i),c&&c.copy(n),v<h))return Math.sqrt(v)}}return Math.sqrt(g)}})();var Ud=class extends cs{constructor(){super(()=>new ei)}},yi=new Ud;var Jo=new D,Fd=new D;function Km(r,t,e={},i=0,n=1/0){let s=i*i,o=n*n,a=1/0,l=null;if(r.shapecast({boundsTraverseOrder:h=>(Jo.copy(t).clamp(h.min,h.max),Jo.distanceToSquared(t)),intersectsBounds:(h,u,d)=>d<a&&d<o,intersectsTriangle:(h,u)=>{h.closestPointToPoint(t,Jo);let d=t.distanceToSquared(Jo);return d<a&&(Fd.copy(Jo),a=d,l=u),d<s}}),a===1/0)return null;let c=Math.sqrt(a);return e.point?e.point.copy(Fd):e.point=Fd.clone(),e.distance=c,e.faceIndex=l,e}var Tc=parseInt("187")>=169,XS=parseInt("187")<=161,Fs=new D,Bs=new D,ks=new D,Ac=new wt,Ec=new wt,Rc=new wt,Zm=new D,jm=new D,Jm=new D,Qo=new D;function qS(r,t,e,i,n,s,o,a){let l;if(s===ze?l=r.intersectTriangle(i,e,t,!0,n):l=r.intersectTriangle(t,e,i,s!==xe,n),l===null)return null;let c=r.origin.distanceTo(n);return c<o||c>a?null:{distance:c,point:n.clone()}}function Qm(r,t,e,i,n,s,o,a,l,c,h){Fs.fromBufferAttribute(t,s),Bs.fromBufferAttribute(t,o),ks.fromBufferAttribute(t,a);let u=qS(r,Fs,Bs,ks,Qo,l,c,h);if(u){if(i){Ac.fromBufferAttribute(i,s),Ec.fromBufferAttribute(i,o),Rc.fromBufferAttribute(i,a),u.uv=new wt;let f=je.getInterpolation(Qo,Fs,Bs,ks,Ac,Ec,Rc,u.uv);Tc||(u.uv=f)}if(n){Ac.fromBufferAttribute(n,s),Ec.fromBufferAttribute(n,o),Rc.fromBufferAttribute(n,a),u.uv1=new wt;let f=je.getInterpolation(Qo,Fs,Bs,ks,Ac,Ec,Rc,u.uv1);Tc||(u.uv1=f),XS&&(u.uv2=u.uv1)}if(e){Zm.fromBufferAttribute(e,s),jm.fromBufferAttribute(e,o),Jm.fromBufferAttribute(e,a),u.normal=new D;let f=je.getInterpolation(Qo,Fs,Bs,ks,Zm,jm,Jm,u.normal);u.normal.dot(r.direction)>0&&u.normal.multiplyScalar(-1),Tc||(u.normal=f)}let d={a:s,b:o,c:a,normal:new D,materialIndex:0};if(je.getNormal(Fs,Bs,ks,d.normal),u.face=d,u.faceIndex=s,Tc){let f=new D;je.getBarycoord(Qo,Fs,Bs,ks,f),u.barycoord=f}}return u}function tg(r){return r&&r.isMaterial?r.side:r}function Fr(r,t,e,i,n,s,o){let a=i*3,l=a+0,c=a+1,h=a+2,{index:u,groups:d}=r;r.index&&(l=u.getX(l),c=u.getX(c),h=u.getX(h));let{position:f,normal:g,uv:x,uv1:p}=r.attributes;if(Array.isArray(t)){let m=i*3;for(let _=0,b=d.length;_<b;_++){let{start:v,count:M,materialIndex:w}=d[_];if(m>=v&&m<v+M){let y=tg(t[w]),S=Qm(e,f,g,x,p,l,c,h,y,s,o);if(S)if(S.faceIndex=i,S.face.materialIndex=w,n)n.push(S);else return S}}}else{let m=tg(t),_=Qm(e,f,g,x,p,l,c,h,m,s,o);if(_)if(_.faceIndex=i,_.face.materialIndex=0,n)n.push(_);else return _}return null}function ye(r,t,e,i){let n=r.a,s=r.b,o=r.c,a=t,l=t+1,c=t+2;e&&(a=e.getX(a),l=e.getX(l),c=e.getX(c)),n.x=i.getX(a),n.y=i.getY(a),n.z=i.getZ(a),s.x=i.getX(l),s.y=i.getY(l),s.z=i.getZ(l),o.x=i.getX(c),o.y=i.getY(c),o.z=i.getZ(c)}function eg(r,t,e,i,n,s,o,a){let{geometry:l,_indirectBuffer:c}=r;for(let h=i,u=i+n;h<u;h++)Fr(l,t,e,h,s,o,a)}function ig(r,t,e,i,n,s,o){let{geometry:a,_indirectBuffer:l}=r,c=1/0,h=null;for(let u=i,d=i+n;u<d;u++){let f;f=Fr(a,t,e,u,null,s,o),f&&f.distance<c&&(h=f,c=f.distance)}return h}function ng(r,t,e,i,n,s,o){let{geometry:a}=e,{index:l}=a,c=a.attributes.position;for(let h=r,u=t+r;h<u;h++){let d;if(d=h,ye(o,d*3,l,c),o.needsUpdate=!0,i(o,d,n,s))return!0}return!1}function sg(r,t=null){t&&Array.isArray(t)&&(t=new Set(t));let e=r.geometry,i=e.index?e.index.array:null,n=e.attributes.position,s,o,a,l,c=0,h=r._roots;for(let d=0,f=h.length;d<f;d++)s=h[d],o=new Uint32Array(s),a=new Uint16Array(s),l=new Float32Array(s),u(0,c),c+=s.byteLength;function u(d,f,g=!1){let x=d*2;if(Qt(x,a)){let p=ae(d,o),m=de(x,a),_=1/0,b=1/0,v=1/0,M=-1/0,w=-1/0,y=-1/0;for(let S=3*p,C=3*(p+m);S<C;S++){let E=i[S],I=n.getX(E),P=n.getY(E),U=n.getZ(E);I<_&&(_=I),I>M&&(M=I),P<b&&(b=P),P>w&&(w=P),U<v&&(v=U),U>y&&(y=U)}return l[d+0]!==_||l[d+1]!==b||l[d+2]!==v||l[d+3]!==M||l[d+4]!==w||l[d+5]!==y?(l[d+0]=_,l[d+1]=b,l[d+2]=v,l[d+3]=M,l[d+4]=w,l[d+5]=y,!0):!1}else{let p=ne(d),m=se(d,o),_=g,b=!1,v=!1;if(t){if(!_){let E=p/8+f/32,I=m/8+f/32;b=t.has(E),v=t.has(I),_=!b&&!v}}else b=!0,v=!0;let M=_||b,w=_||v,y=!1;M&&(y=u(p,f,_));let S=!1;w&&(S=u(m,f,_));let C=y||S;if(C)for(let E=0;E<3;E++){let I=p+E,P=m+E,U=l[I],N=l[I+3],B=l[P],z=l[P+3];l[d+E]=U<B?U:B,l[d+E+3]=N>z?N:z}return C}}}function fi(r,t,e,i,n){let s,o,a,l,c,h,u=1/e.direction.x,d=1/e.direction.y,f=1/e.direction.z,g=e.origin.x,x=e.origin.y,p=e.origin.z,m=t[r],_=t[r+3],b=t[r+1],v=t[r+3+1],M=t[r+2],w=t[r+3+2];return u>=0?(s=(m-g)*u,o=(_-g)*u):(s=(_-g)*u,o=(m-g)*u),d>=0?(a=(b-x)*d,l=(v-x)*d):(a=(v-x)*d,l=(b-x)*d),s>l||a>o||((a>s||isNaN(s))&&(s=a),(l<o||isNaN(o))&&(o=l),f>=0?(c=(M-p)*f,h=(w-p)*f):(c=(w-p)*f,h=(M-p)*f),s>h||c>o)?!1:((c>s||s!==s)&&(s=c),(h<o||o!==o)&&(o=h),s<=n&&o>=i)}function rg(r,t,e,i,n,s,o,a){let{geometry:l,_indirectBuffer:c}=r;for(let h=i,u=i+n;h<u;h++){let d=c?c[h]:h;Fr(l,t,e,d,s,o,a)}}function og(r,t,e,i,n,s,o){let{geometry:a,_indirectBuffer:l}=r,c=1/0,h=null;for(let u=i,d=i+n;u<d;u++){let f;f=Fr(a,t,e,l?l[u]:u,null,s,o),f&&f.distance<c&&(h=f,c=f.distance)}return h}function ag(r,t,e,i,n,s,o){let{geometry:a}=e,{index:l}=a,c=a.attributes.position;for(let h=r,u=t+r;h<u;h++){let d;if(d=e.resolveTriangleIndex(h),ye(o,d*3,l,c),o.needsUpdate=!0,i(o,d,n,s))return!0}return!1}function lg(r,t,e,i,n,s,o){Kt.setBuffer(r._roots[t]),fi(0,Kt.float32Array,i,s,o)&&Bd(0,r,e,i,n,s,o),Kt.clearBuffer()}function Bd(r,t,e,i,n,s,o){let{float32Array:a,uint16Array:l,uint32Array:c}=Kt,h=r*2;if(Qt(h,l)){let d=ae(r,c),f=de(h,l);eg(t,e,i,d,f,n,s,o)}else{let d=ne(r);fi(d,a,i,s,o)&&Bd(d,t,e,i,n,s,o);let f=se(r,c);fi(f,a,i,s,o)&&Bd(f,t,e,i,n,s,o)}}var $S=["x","y","z"];function cg(r,t,e,i,n,s){Kt.setBuffer(r._roots[t]);let o=null;return fi(0,Kt.float32Array,i,n,s)&&(o=kd(0,r,e,i,n,s)),Kt.clearBuffer(),o}function kd(r,t,e,i,n,s){let{float32Array:o,uint16Array:a,uint32Array:l}=Kt,c=r*2;if(Qt(c,a)){let u=ae(r,l),d=de(c,a);return ig(t,e,i,u,d,n,s)}else{let u=Cr(r,l),d=$S[u],g=i.direction[d]>=0,x,p;g?(x=ne(r),p=se(r,l)):(x=se(r,l),p=ne(r));let _=fi(x,o,i,n,s)?kd(x,t,e,i,n,s):null;if(_){let M=_.point[d];if(g?M<=o[p+u]:M>=o[p+u+3])return _}let v=fi(p,o,i,n,s)?kd(p,t,e,i,n,s):null;return _&&v?_.distance<=v.distance?_:v:_||v||null}}var Cc=new Jt,Br=new ei,kr=new ei,ta=new Pt,hg=new Pe,Pc=new Pe;function ug(r,t,e,i){Kt.setBuffer(r._roots[t]);let n=zd(0,r,e,i);return Kt.clearBuffer(),n}function zd(r,t,e,i,n=null){let{float32Array:s,uint16Array:o,uint32Array:a}=Kt,l=r*2;if(n===null&&(e.boundingBox||e.computeBoundingBox(),hg.set(e.boundingBox.min,e.boundingBox.max,i),n=hg),Qt(l,o)){let h=t.geometry,u=h.index,d=h.attributes.position,f=e.index,g=e.attributes.position,x=ae(r,a),p=de(l,o);if(ta.copy(i).invert(),e.boundsTree)return _e(r,s,Pc),Pc.matrix.copy(ta),Pc.needsUpdate=!0,e.boundsTree.shapecast({intersectsBounds:_=>Pc.intersectsBox(_),intersectsTriangle:_=>{_.a.applyMatrix4(i),_.b.applyMatrix4(i),_.c.applyMatrix4(i),_.needsUpdate=!0;for(let b=x*3,v=(p+x)*3;b<v;b+=3)if(ye(kr,b,u,d),kr.needsUpdate=!0,_.intersectsTriangle(kr))return!0;return!1}});{let m=ds(e);for(let _=x*3,b=(p+x)*3;_<b;_+=3){ye(Br,_,u,d),Br.a.applyMatrix4(ta),Br.b.applyMatrix4(ta),Br.c.applyMatrix4(ta),Br.needsUpdate=!0;for(let v=0,M=m*3;v<M;v+=3)if(ye(kr,v,f,g),kr.needsUpdate=!0,Br.intersectsTriangle(kr))return!0}}}else{let h=ne(r),u=se(r,a);return _e(h,s,Cc),!!(n.intersectsBox(Cc)&&zd(h,t,e,i,n)||(_e(u,s,Cc),n.intersectsBox(Cc)&&zd(u,t,e,i,n)))}}var Ic=new Pt,Vd=new Pe,ea=new Pe,YS=new D,KS=new D,ZS=new D,jS=new D;function dg(r,t,e,i={},n={},s=0,o=1/0){t.boundingBox||t.computeBoundingBox(),Vd.set(t.boundingBox.min,t.boundingBox.max,e),Vd.needsUpdate=!0;let a=r.geometry,l=a.attributes.position,c=a.index,h=t.attributes.position,u=t.index,d=yi.getPrimitive(),f=yi.getPrimitive(),g=YS,x=KS,p=null,m=null;n&&(p=ZS,m=jS);let _=1/0,b=null,v=null;return Ic.copy(e).invert(),ea.matrix.copy(Ic),r.shapecast({boundsTraverseOrder:M=>Vd.distanceToBox(M),intersectsBounds:(M,w,y)=>y<_&&y<o?(w&&(ea.min.copy(M.min),ea.max.copy(M.max),ea.needsUpdate=!0),!0):!1,intersectsRange:(M,w)=>{if(t.boundsTree)return t.boundsTree.shapecast({boundsTraverseOrder:S=>ea.distanceToBox(S),intersectsBounds:(S,C,E)=>E<_&&E<o,intersectsRange:(S,C)=>{for(let E=S,I=S+C;E<I;E++){ye(f,3*E,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let P=M,U=M+w;P<U;P++){ye(d,3*P,c,l),d.needsUpdate=!0;let N=d.distanceToTriangle(f,g,p);if(N<_&&(x.copy(g),m&&m.copy(p),_=N,b=P,v=E),N<s)return!0}}}});{let y=ds(t);for(let S=0,C=y;S<C;S++){ye(f,3*S,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let E=M,I=M+w;E<I;E++){ye(d,3*E,c,l),d.needsUpdate=!0;let P=d.distanceToTriangle(f,g,p);if(P<_&&(x.copy(g),m&&m.copy(p),_=P,b=E,v=S),P<s)return!0}}}}}),yi.releasePrimitive(d),yi.releasePrimitive(f),_===1/0?null:(i.point?i.point.copy(x):i.point=x.clone(),i.distance=_,i.faceIndex=b,n&&(n.point?n.point.copy(m):n.point=m.clone(),n.point.applyMatrix4(Ic),x.applyMatrix4(Ic),n.distance=x.sub(n.point).length(),n.faceIndex=v),i)}function fg(r,t=null){t&&Array.isArray(t)&&(t=new Set(t));let e=r.geometry,i=e.index?e.index.array:null,n=e.attributes.position,s,o,a,l,c=0,h=r._roots;for(let d=0,f=h.length;d<f;d++)s=h[d],o=new Uint32Array(s),a=new Uint16Array(s),l=new Float32Array(s),u(0,c),c+=s.byteLength;function u(d,f,g=!1){let x=d*2;if(Qt(x,a)){let p=ae(d,o),m=de(x,a),_=1/0,b=1/0,v=1/0,M=-1/0,w=-1/0,y=-1/0;for(let S=p,C=p+m;S<C;S++){let E=3*r.resolveTriangleIndex(S);for(let I=0;I<3;I++){let P=E+I;P=i?i[P]:P;let U=n.getX(P),N=n.getY(P),B=n.getZ(P);U<_&&(_=U),U>M&&(M=U),N<b&&(b=N),N>w&&(w=N),B<v&&(v=B),B>y&&(y=B)}}return l[d+0]!==_||l[d+1]!==b||l[d+2]!==v||l[d+3]!==M||l[d+4]!==w||l[d+5]!==y?(l[d+0]=_,l[d+1]=b,l[d+2]=v,l[d+3]=M,l[d+4]=w,l[d+5]=y,!0):!1}else{let p=ne(d),m=se(d,o),_=g,b=!1,v=!1;if(t){if(!_){let E=p/8+f/32,I=m/8+f/32;b=t.has(E),v=t.has(I),_=!b&&!v}}else b=!0,v=!0;let M=_||b,w=_||v,y=!1;M&&(y=u(p,f,_));let S=!1;w&&(S=u(m,f,_));let C=y||S;if(C)for(let E=0;E<3;E++){let I=p+E,P=m+E,U=l[I],N=l[I+3],B=l[P],z=l[P+3];l[d+E]=U<B?U:B,l[d+E+3]=N>z?N:z}return C}}}function pg(r,t,e,i,n,s,o){Kt.setBuffer(r._roots[t]),fi(0,Kt.float32Array,i,s,o)&&Hd(0,r,e,i,n,s,o),Kt.clearBuffer()}function Hd(r,t,e,i,n,s,o){let{float32Array:a,uint16Array:l,uint32Array:c}=Kt,h=r*2;if(Qt(h,l)){let d=ae(r,c),f=de(h,l);rg(t,e,i,d,f,n,s,o)}else{let d=ne(r);fi(d,a,i,s,o)&&Hd(d,t,e,i,n,s,o);let f=se(r,c);fi(f,a,i,s,o)&&Hd(f,t,e,i,n,s,o)}}var JS=["x","y","z"];function mg(r,t,e,i,n,s){Kt.setBuffer(r._roots[t]);let o=null;return fi(0,Kt.float32Array,i,n,s)&&(o=Gd(0,r,e,i,n,s)),Kt.clearBuffer(),o}function Gd(r,t,e,i,n,s){let{float32Array:o,uint16Array:a,uint32Array:l}=Kt,c=r*2;if(Qt(c,a)){let u=ae(r,l),d=de(c,a);return og(t,e,i,u,d,n,s)}else{let u=Cr(r,l),d=JS[u],g=i.direction[d]>=0,x,p;g?(x=ne(r),p=se(r,l)):(x=se(r,l),p=ne(r));let _=fi(x,o,i,n,s)?Gd(x,t,e,i,n,s):null;if(_){let M=_.point[d];if(g?M<=o[p+u]:M>=o[p+u+3])return _}let v=fi(p,o,i,n,s)?Gd(p,t,e,i,n,s):null;return _&&v?_.distance<=v.distance?_:v:_||v||null}}var Lc=new Jt,zr=new ei,Vr=new ei,ia=new Pt,gg=new Pe,Nc=new Pe;function xg(r,t,e,i){Kt.setBuffer(r._roots[t]);let n=Wd(0,r,e,i);return Kt.clearBuffer(),n}function Wd(r,t,e,i,n=null){let{float32Array:s,uint16Array:o,uint32Array:a}=Kt,l=r*2;if(n===null&&(e.boundingBox||e.computeBoundingBox(),gg.set(e.boundingBox.min,e.boundingBox.max,i),n=gg),Qt(l,o)){let h=t.geometry,u=h.index,d=h.attributes.position,f=e.index,g=e.attributes.position,x=ae(r,a),p=de(l,o);if(ia.copy(i).invert(),e.boundsTree)return _e(r,s,Nc),Nc.matrix.copy(ia),Nc.needsUpdate=!0,e.boundsTree.shapecast({intersectsBounds:_=>Nc.intersectsBox(_),intersectsTriangle:_=>{_.a.applyMatrix4(i),_.b.applyMatrix4(i),_.c.applyMatrix4(i),_.needsUpdate=!0;for(let b=x,v=p+x;b<v;b++)if(ye(Vr,3*t.resolveTriangleIndex(b),u,d),Vr.needsUpdate=!0,_.intersectsTriangle(Vr))return!0;return!1}});{let m=ds(e);for(let _=x,b=p+x;_<b;_++){let v=t.resolveTriangleIndex(_);ye(zr,3*v,u,d),zr.a.applyMatrix4(ia),zr.b.applyMatrix4(ia),zr.c.applyMatrix4(ia),zr.needsUpdate=!0;for(let M=0,w=m*3;M<w;M+=3)if(ye(Vr,M,f,g),Vr.needsUpdate=!0,zr.intersectsTriangle(Vr))return!0}}}else{let h=ne(r),u=se(r,a);return _e(h,s,Lc),!!(n.intersectsBox(Lc)&&Wd(h,t,e,i,n)||(_e(u,s,Lc),n.intersectsBox(Lc)&&Wd(u,t,e,i,n)))}}var Dc=new Pt,Xd=new Pe,na=new Pe,QS=new D,tM=new D,eM=new D,iM=new D;function _g(r,t,e,i={},n={},s=0,o=1/0){t.boundingBox||t.computeBoundingBox(),Xd.set(t.boundingBox.min,t.boundingBox.max,e),Xd.needsUpdate=!0;let a=r.geometry,l=a.attributes.position,c=a.index,h=t.attributes.position,u=t.index,d=yi.getPrimitive(),f=yi.getPrimitive(),g=QS,x=tM,p=null,m=null;n&&(p=eM,m=iM);let _=1/0,b=null,v=null;return Dc.copy(e).invert(),na.matrix.copy(Dc),r.shapecast({boundsTraverseOrder:M=>Xd.distanceToBox(M),intersectsBounds:(M,w,y)=>y<_&&y<o?(w&&(na.min.copy(M.min),na.max.copy(M.max),na.needsUpdate=!0),!0):!1,intersectsRange:(M,w)=>{if(t.boundsTree){let y=t.boundsTree;return y.shapecast({boundsTraverseOrder:S=>na.distanceToBox(S),intersectsBounds:(S,C,E)=>E<_&&E<o,intersectsRange:(S,C)=>{for(let E=S,I=S+C;E<I;E++){let P=y.resolveTriangleIndex(E);ye(f,3*P,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let U=M,N=M+w;U<N;U++){let B=r.resolveTriangleIndex(U);ye(d,3*B,c,l),d.needsUpdate=!0;let z=d.distanceToTriangle(f,g,p);if(z<_&&(x.copy(g),m&&m.copy(p),_=z,b=U,v=E),z<s)return!0}}}})}else{let y=ds(t);for(let S=0,C=y;S<C;S++){ye(f,3*S,u,h),f.a.applyMatrix4(e),f.b.applyMatrix4(e),f.c.applyMatrix4(e),f.needsUpdate=!0;for(let E=M,I=M+w;E<I;E++){let P=r.resolveTriangleIndex(E);ye(d,3*P,c,l),d.needsUpdate=!0;let U=d.distanceToTriangle(f,g,p);if(U<_&&(x.copy(g),m&&m.copy(p),_=U,b=E,v=S),U<s)return!0}}}}}),yi.releasePrimitive(d),yi.releasePrimitive(f),_===1/0?null:(i.point?i.point.copy(x):i.point=x.clone(),i.distance=_,i.faceIndex=b,n&&(n.point?n.point.copy(m):n.point=m.clone(),n.point.applyMatrix4(Dc),x.applyMatrix4(Dc),n.distance=x.sub(n.point).length(),n.faceIndex=v),i)}function qd(r,t,e){return r===null?null:(r.point.applyMatrix4(t.matrixWorld),r.distance=r.point.distanceTo(e.ray.origin),r.object=t,r)}var Oc=new Pe,Uc=new Ci,yg=new D,vg=new Pt,bg=new D,$d=["getX","getY","getZ"],Fc=class r extends wc{static serialize(t,e={}){e={cloneBuffers:!0,...e};let i=t.geometry,n=t._roots,s=t._indirectBuffer,o=i.getIndex(),a={version:1,roots:null,index:null,indirectBuffer:null};return e.cloneBuffers?(a.roots=n.map(l=>l.slice()),a.index=o?o.array.slice():null,a.indirectBuffer=s?s.slice():null):(a.roots=n,a.index=o?o.array:null,a.indirectBuffer=s),a}static deserialize(t,e,i={}){i={setIndex:!0,indirect:!!t.indirectBuffer,...i};let{index:n,roots:s,indirectBuffer:o}=t;t.version||(console.warn("MeshBVH.deserialize: Serialization format has been changed and will be fixed up. It is recommended to regenerate any stored serialized data."),l(s));let a=new r(e,{...i,[Yo]:!0});if(a._roots=s,a._indirectBuffer=o||null,i.setIndex){let c=e.getIndex();if(c===null){let h=new ee(t.index,1,!1);e.setIndex(h)}else c.array!==n&&(c.array.set(n),c.needsUpdate=!0)}return a;function l(c){for(let h=0;h<c.length;h++){let u=c[h],d=new Uint32Array(u),f=new Uint16Array(u);for(let g=0,x=u.byteLength/32;g<x;g++){let p=8*g,m=2*p;Qt(m,f)||(d[p+6]=d[p+6]/8-g)}}}}get primitiveStride(){return 3}get resolveTriangleIndex(){return this.resolvePrimitiveIndex}constructor(t,e={}){e.maxLeafTris&&(console.warn('MeshBVH: "maxLeafTris" option has been deprecated. Use "targetLeafSize", instead.'),e={...e,targetLeafSize:e.maxLeafTris}),super(t,e)}shiftTriangleOffsets(t){return super.shiftPrimitiveOffsets(t)}writePrimitiveBounds(t,e,i){let n=this.geometry,s=this._indirectBuffer,o=n.attributes.position,a=n.index?n.index.array:null,c=(s?s[t]:t)*3,h=c+0,u=c+1,d=c+2;a&&(h=a[h],u=a[u],d=a[d]);for(let f=0;f<3;f++){let g=o[$d[f]](h),x=o[$d[f]](u),p=o[$d[f]](d),m=g;x<m&&(m=x),p<m&&(m=p);let _=g;x>_&&(_=x),p>_&&(_=p),e[i+f]=m,e[i+f+3]=_}return e}computePrimitiveBounds(t,e,i){let n=this.geometry,s=this._indirectBuffer,o=n.attributes.position,a=n.index?n.index.array:null,l=o.normalized;if(t<0||e+t-i.offset>i.length/6)throw new Error("MeshBVH: compute triangle bounds range is invalid.");let c=o.array,h=o.offset||0,u=3;o.isInterleavedBufferAttribute&&(u=o.data.stride);let d=["getX","getY","getZ"],f=i.offset;for(let g=t,x=t+e;g<x;g++){let m=(s?s[g]:g)*3,_=(g-f)*6,b=m+0,v=m+1,M=m+2;a&&(b=a[b],v=a[v],M=a[M]),l||(b=b*u+h,v=v*u+h,M=M*u+h);for(let w=0;w<3;w++){let y,S,C;l?(y=o[d[w]](b),S=o[d[w]](v),C=o[d[w]](M)):(y=c[b+w],S=c[v+w],C=c[M+w]);let E=y;S<E&&(E=S),C<E&&(E=C);let I=y;S>I&&(I=S),C>I&&(I=C);let P=(I-E)/2,U=w*2;i[_+U+0]=E+P,i[_+U+1]=P+(Math.abs(E)+P)*Rr}}return i}raycastObject3D(t,e,i=[]){let{material:n}=t;if(n===void 0)return;vg.copy(t.matrixWorld).invert(),Uc.copy(e.ray).applyMatrix4(vg),bg.setFromMatrixScale(t.matrixWorld),yg.copy(Uc.direction).multiply(bg);let s=yg.length(),o=e.near/s,a=e.far/s;if(e.firstHitOnly===!0){let l=this.raycastFirst(Uc,n,o,a);l=qd(l,t,e),l&&i.push(l)}else{let l=this.raycast(Uc,n,o,a);for(let c=0,h=l.length;c<h;c++){let u=qd(l[c],t,e);u&&i.push(u)}}return i}refit(t=null){return(this.indirect?fg:sg)(this,t)}raycast(t,e=Qe,i=0,n=1/0){let s=this._roots,o=[],a=this.indirect?pg:lg;for(let l=0,c=s.length;l<c;l++)a(this,l,e,t,o,i,n);return o}raycastFirst(t,e=Qe,i=0,n=1/0){let s=this._roots,o=null,a=this.indirect?mg:cg;for(let l=0,c=s.length;l<c;l++){let h=a(this,l,e,t,i,n);h!=null&&(o==null||h.distance<o.distance)&&(o=h)}return o}intersectsGeometry(t,e){let i=!1,n=this._roots,s=this.indirect?xg:ug;for(let o=0,a=n.length;o<a&&(i=s(this,o,t,e),!i);o++);return i}shapecast(t){let e=yi.getPrimitive(),i=super.shapecast({...t,intersectsPrimitive:t.intersectsTriangle,scratchPrimitive:e,iterate:this.indirect?ag:ng});return yi.releasePrimitive(e),i}bvhcast(t,e,i){let{intersectsRanges:n,intersectsTriangles:s}=i,o=yi.getPrimitive(),a=this.geometry.index,l=this.geometry.attributes.position,c=this.indirect?g=>{let x=this.resolveTriangleIndex(g);ye(o,x*3,a,l)}:g=>{ye(o,g*3,a,l)},h=yi.getPrimitive(),u=t.geometry.index,d=t.geometry.attributes.position,f=t.indirect?g=>{let x=t.resolveTriangleIndex(g);ye(h,x*3,u,d)}:g=>{ye(h,g*3,u,d)};if(s){if(!(t instanceof r))throw new Error('MeshBVH: "intersectsTriangles" callback can only be used with another MeshBVH.');let g=(x,p,m,_,b,v,M,w)=>{for(let y=m,S=m+_;y<S;y++){f(y),h.a.applyMatrix4(e),h.b.applyMatrix4(e),h.c.applyMatrix4(e),h.needsUpdate=!0;for(let C=x,E=x+p;C<E;C++)if(c(C),o.needsUpdate=!0,s(o,h,C,y,b,v,M,w))return!0}return!1};if(n){let x=n;n=function(p,m,_,b,v,M,w,y){return x(p,m,_,b,v,M,w,y)?!0:g(p,m,_,b,v,M,w,y)}}else n=g}return super.bvhcast(t,e,{intersectsRanges:n})}intersectsBox(t,e){return Oc.set(t.min,t.max,e),Oc.needsUpdate=!0,this.shapecast({intersectsBounds:i=>Oc.intersectsBox(i),intersectsTriangle:i=>Oc.intersectsTriangle(i)})}intersectsSphere(t){return this.shapecast({intersectsBounds:e=>t.intersectsBox(e),intersectsTriangle:e=>e.intersectsSphere(t)})}closestPointToGeometry(t,e,i={},n={},s=0,o=1/0){return(this.indirect?_g:dg)(this,t,e,i,n,s,o)}closestPointToPoint(t,e={},i=0,n=1/0){return Km(this,t,e,i,n)}};var nM=6e4,sM=28,$i=class extends Error{};async function Bc(r){let t;try{t=await new dc().parseAsync(r,"")}catch(c){throw new $i(`The file is not a GLB that can be read (${c.message??c}).`)}t.scene.updateMatrixWorld(!0);let e=[],i=[],n=[];t.scene.traverse(c=>{c.isMesh?e.push(aM(c)):c.isPoints?i.push(oM(c)):c.isLine&&n.push(cM(c))});let s=lM(e.length?e:i);if(!s?.attributes.position?.count)throw new $i("The file holds no triangles.");s.computeBoundingBox();let{min:o,max:a}=s.boundingBox;if(![...o,...a].every(Number.isFinite))throw new $i("The file holds coordinates that are not numbers.");s.computeBoundingSphere();let l=e.length?0:s.attributes.position.count/Sg.length;return new sa(s,hM(n),{points:l})}var Sg=[[1,0,0],[-1,0,0],[0,1,0],[0,-1,0],[0,0,1],[0,0,-1]],rM=[0,2,4,2,1,4,1,3,4,3,0,4,2,0,5,1,2,5,3,1,5,0,3,5];function oM(r){let{position:t}=r.geometry.applyMatrix4(r.matrixWorld).attributes,e=r.userData.radius||.01,i=t.count,n=new Float32Array(18*i),s=new Float32Array(18*i),o=new Uint32Array(24*i);for(let l=0;l<i;l++){let c=[t.getX(l),t.getY(l),t.getZ(l)];Sg.forEach((h,u)=>{for(let d=0;d<3;d++)n[18*l+3*u+d]=c[d]+e*h[d],s[18*l+3*u+d]=h[d]});for(let h=0;h<24;h++)o[24*l+h]=6*l+rM[h]}let a=new be;return a.setAttribute("position",new ee(n,3)),a.setAttribute("normal",new ee(s,3)),a.setIndex(new ee(o,1))}function aM(r){return r.geometry.applyMatrix4(r.matrixWorld)}function lM(r){if(r.length<2)return r[0];let t=["position","normal","color","_deviation","_thickness"].filter(i=>r.every(n=>n.attributes[i]));for(let i of r)for(let n of Object.keys(i.attributes))t.includes(n)||i.deleteAttribute(n);let e=r.every(i=>i.index)?r:r.map(i=>i.index?i.toNonIndexed():i);return Rm(e)??r[0]}function cM(r){let{geometry:t}=r;t.applyMatrix4(r.matrixWorld);let e=t.attributes.position,i=t.index?a=>t.index.getX(a):a=>a,n=t.index?.count??e.count,s=[];if(r.isLineSegments)for(let a=0;a+1<n;a+=2)s.push(i(a),i(a+1));else{for(let a=0;a+1<n;a++)s.push(i(a),i(a+1));r.isLineLoop&&n>2&&s.push(i(n-1),i(0))}let o=new Float32Array(3*s.length);return s.forEach((a,l)=>o.set([e.getX(a),e.getY(a),e.getZ(a)],3*l)),o}function hM(r){let t=r.reduce((n,s)=>n+s.length,0);if(!t)return null;let e=new Float32Array(t),i=0;for(let n of r)e.set(n,i),i+=n.length;return uM(e)}function uM(r){return new be().setAttribute("position",new ee(r,3))}var dM=0,sa=class{serial=++dM;#i=null;#n;constructor(t,e,{points:i=0}={}){this.surface=t,this.points=i,this.#n=e,this.box=new Jt().copy(t.boundingBox),this.triangles=(t.index?.count??t.attributes.position.count)/3,this.flat=!t.attributes.normal,this.hasDeviation=!!t.attributes._deviation,this.hasThickness=!!t.attributes._thickness,this.hasColors=!!t.attributes.color,this.closed=i>0||fM(t,this.triangles)}get edges(){if(!this.#n&&!this.points&&this.triangles<=nM){let t=new So(this.surface,sM);this.#n=t}return this.#n}get bvh(){return this.#i??=new Fc(this.surface,{indirect:!0}),this.#i}get largestDeviation(){let t=this.surface.attributes._deviation;if(!t)return 0;let e=0;for(let i=0;i<t.count;i++){let n=Math.abs(t.getX(i));n>e&&n<1/0&&(e=n)}return e}get usualThickness(){let t=this.surface.attributes._thickness;if(!t)return 0;let e=Float32Array.from(t.array).filter(i=>i>0).sort();return e.length?e[Math.floor(.95*(e.length-1))]:0}#r=null;shareWithin(t){let{position:e,_deviation:i}=this.surface.attributes,{index:n}=this.surface;this.#r??=pM(e,n,this.triangles);let s=t*(1+1e-6),o=0,a=0;for(let l=0;l<this.triangles;l++){let c=0;for(let h=0;h<3;h++)c+=i.getX(n?n.getX(3*l+h):3*l+h)/3;Number.isNaN(c)||(a+=this.#r[l],Math.abs(c)<=s&&(o+=this.#r[l]))}return a>0?o/a:0}dispose(){this.surface.dispose(),this.#n?.dispose(),this.#i=null}};function fM(r,t){let{position:e}=r.attributes,{index:i,boundingBox:n}=r,s=n.getCenter(new D),o=n.max.distanceTo(n.min),a=[new D(.83,.47,.61),new D(-.39,.71,-.92)].map(m=>m.multiplyScalar(o).add(s)),l=[0,0],c=0,[h,u,d,f,g,x]=Array.from({length:6},()=>new D),p=new D;for(let m=0;m<t;m++){let _=i?[i.getX(3*m),i.getX(3*m+1),i.getX(3*m+2)]:[3*m,3*m+1,3*m+2];f.fromBufferAttribute(e,_[0]),g.fromBufferAttribute(e,_[1]),x.fromBufferAttribute(e,_[2]),a.forEach((b,v)=>{h.subVectors(f,b),u.subVectors(g,b),d.subVectors(x,b);let[M,w,y]=[h.length(),u.length(),d.length()],S=h.dot(p.crossVectors(u,d));l[v]+=Math.atan2(S,M*w*y+h.dot(u)*y+u.dot(d)*M+d.dot(h)*w),v===0&&(c+=S)})}return c>0&&l.every(m=>Math.abs(m)<.001)}function pM(r,t,e){let i=new Float32Array(e),n=[0,0,0].map(()=>[0,0,0]);for(let s=0;s<e;s++){for(let l=0;l<3;l++){let c=t?t.getX(3*s+l):3*s+l;n[l]=[r.getX(c),r.getY(c),r.getZ(c)]}let[o,a]=[1,2].map(l=>n[l].map((c,h)=>c-n[0][h]));i[s]=.5*Math.hypot(o[1]*a[2]-o[2]*a[1],o[2]*a[0]-o[0]*a[2],o[0]*a[1]-o[1]*a[0])}return i}function mM(){try{return new URL(globalThis.gradio_config?.root??"/",location.href).pathname.replace(/\/+$/,"")}catch{return""}}function fs(r){let t=mM(),e=r.startsWith("/")&&!r.startsWith("//")&&t&&!r.startsWith(`${t}/`)?t+r:r,i;try{i=new URL(e,document.baseURI)}catch{throw new $i(`The address \u201C${r}\u201D can't be read.`)}if(i.protocol!=="blob:"&&i.protocol!=="data:"&&i.origin!==location.origin)throw new $i("The viewer loads meshes from this site only.");return i.href}var kc=class{#i=new Map;async get({url:t,version:e},i){let n=this.#i.get(t);if(n&&n.version===e)return n;let s=fs(t),o;try{o=await fetch(s,{signal:i,cache:"no-cache",credentials:"same-origin"})}catch(l){throw l.name==="AbortError"?l:new $i("The server did not answer; check the connection and try again.")}if(!o.ok){let l=o.status===404||o.status===410;throw new $i(l?"The file is not there any more; run it again to make a new one.":`The server answered ${o.status}.`)}let a=o.headers.get("etag");return n&&a&&n.tag===a?(o.body?.cancel(),{...n,version:e}):{url:t,version:e,tag:a,model:await Bc(await o.arrayBuffer())}}keep(t){let e=new Set(t.map(n=>n.model)),i=[...this.#i.values()].map(n=>n.model).filter(n=>!e.has(n));return this.#i=new Map(t.map(n=>[n.url,n])),i}};var gM="http://www.w3.org/2000/svg";function Oi(r,t={},...e){let i=document.createElementNS(gM,r);for(let[n,s]of Object.entries(t))i.setAttribute(n,s);return i.append(...e),i}var Mg={x:"var(--x)",y:"var(--y)",z:"var(--z)"},xM={x:"right",y:"back",z:"top"},_M={x:"left",y:"front",z:"bottom"},Hr=class{constructor(t){this.element=Oi("svg",{class:"triad",viewBox:"-40 -40 80 80","aria-hidden":"true"}),this.arms=di.map(e=>{let i=Oi("line",{x1:0,y1:0,stroke:Mg[e]}),n=Oi("circle",{r:8.5,fill:Mg[e]}),s=Oi("text",{},e.toUpperCase()),o=Oi("g",{class:"arm"},i,n,s);return o.append(Oi("title",{},`Look along ${e.toUpperCase()}`)),o.addEventListener("click",()=>{let a=this.toward[e];t(a>.99?_M[e]:xM[e])}),{axis:e,line:i,ball:n,letter:s,group:o}}),this.toward={},this.element.append(...this.arms.map(e=>e.group))}update(t){let e=new Ye().copy(t.quaternion).invert();for(let n of this.arms){let s=Os[n.axis].clone().applyQuaternion(e);this.toward[n.axis]=s.z;let[o,a]=[s.x*28,-s.y*28];n.depth=s.z,n.line.setAttribute("x2",o),n.line.setAttribute("y2",a),n.ball.setAttribute("cx",o),n.ball.setAttribute("cy",a),n.letter.setAttribute("x",o),n.letter.setAttribute("y",a)}let i=[...this.arms].sort((n,s)=>n.depth-s.depth);i.some((n,s)=>this.element.children[s]!==n.group)&&this.element.append(...i.map(n=>n.group))}},zc=class{points=[];hover=null;on=!1;get delta(){if(this.points.length<2)return null;let[t,e]=this.points;return t.file.map((i,n)=>e.file[n]-i)}get distance(){return this.delta&&Math.hypot(...this.delta)}add(t){this.points.length===2&&(this.points=[]),this.points.push(t)}clear(){this.points=[],this.hover=null}text(t,e){let{delta:i}=this;if(!i)return this.points.length?"Pick the second point.":"Pick two points on the surface.";let n=di.map((s,o)=>`\u0394${s} ${Li(i[o],t)}`);return{distance:`${Li(this.distance,t)} ${e}`.trim(),parts:n.join("   ")}}draw(t,e,i,n){t.replaceChildren();let s=[...this.points];this.on&&this.hover&&s.length<2&&s.push({...this.hover,ghost:!0});let o=s.map(a=>e(a.world));if(o.length===2&&o[0]&&o[1]){let a={x1:o[0][0],y1:o[0][1],x2:o[1][0],y2:o[1][1]};t.append(Oi("line",{...a,class:"halo"}),Oi("line",{...a,class:s[1].ghost?"rule ghost":"rule"}))}if(s.forEach((a,l)=>{if(!o[l])return;let[c,h]=o[l];t.append(Oi("circle",{cx:c,cy:h,r:a.snapped?5.5:4.5,class:`mark${a.ghost?" ghost":""}${a.snapped?" snapped":""}`}))}),this.distance!==null&&this.delta&&o[0]&&o[1]){let[a,l]=[(o[0][0]+o[1][0])/2,(o[0][1]+o[1][1])/2-10];t.append(Oi("text",{x:a,y:l,class:"length"},`${Li(this.distance,i)} ${n}`.trim()))}if(this.on&&this.hover&&this.hover.cross){let[a,l]=this.hover.cross;t.append(Oi("path",{class:"cross",d:`M${a-12} ${l}h24M${a} ${l-12}v24`}))}}};function wg({stage:r,background:t,ink:e,labels:i,legend:n,measure:s,font:o}){let a=r.renderer.getPixelRatio(),{width:l,height:c}=r.canvas,h=document.createElement("canvas"),u=n?Math.round(56*a):0;Object.assign(h,{width:l,height:c+u});let d=h.getContext("2d"),f=d.createLinearGradient(0,0,0,c);t.forEach((x,p)=>f.addColorStop(p,x)),d.fillStyle=f,d.fillRect(0,0,l,c),d.fillStyle=t.at(-1),d.fillRect(0,c,l,u),r.draw(),d.drawImage(r.canvas,0,0),d.scale(a,a),d.font=`13px ${o}`,d.textBaseline="middle",d.fillStyle=e,r.activePanes.forEach((x,p)=>{let[m,_,b,v]=x.rect;if(d.globalAlpha=.15,m>0&&d.fillRect(m-.5,_,1,v),_>0&&d.fillRect(m,_-.5,b,1),d.globalAlpha=1,i[p].forEach(({text:M,color:w},y)=>{d.fillStyle=w,d.beginPath(),d.arc(m+18,_+20+20*y,5,0,7),d.fill(),d.fillStyle=e,d.fillText(M,m+30,_+20+20*y)}),s?.distance){let[M,w]=s.points.map(y=>r.project(y.world,x));if(!M||!w)return;d.strokeStyle=d.fillStyle=e,d.lineWidth=1.5,d.beginPath(),d.moveTo(m+M[0],_+M[1]),d.lineTo(m+w[0],_+w[1]),d.stroke();for(let[y,S]of[M,w])d.beginPath(),d.arc(m+y,_+S,4,0,7),d.fill();d.fillText(s.text,m+(M[0]+w[0])/2+8,_+(M[1]+w[1])/2-12)}});let g=c/a;if(d.fillStyle=e,n?.limit){d.fillText(n.title,16,g+20);let x={x:150,y:g+14,w:Math.min(340,l/a-180),h:12};for(let p=0;p<x.w;p++)d.fillStyle=`rgb(${ac(p/(x.w-1)).join(" ")})`,d.fillRect(x.x+p,x.y,1.5,x.h);d.fillStyle=e,d.textAlign="center",[-1,-.5,0,.5,1].forEach(p=>{d.fillText((p>0?"+":"")+sn(p*n.limit),x.x+(p+1)/2*x.w,x.y+25)}),d.textAlign="left"}else if(n?.entries){let x=16;for(let{label:p,color:m}of n.entries)d.fillStyle=m,d.fillRect(x,g+22,12,12),d.fillStyle=e,d.fillText(p,x+19,g+28),x+=19+d.measureText(p).width+18}return h}function Tg(r,t){return new Promise((e,i)=>{r.toBlob(n=>{if(!n)return i(new Error("The picture could not be made."));let s=document.createElement("a");s.href=URL.createObjectURL(n),s.download=t,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e4),e()},"image/png")})}var Ag={type:"change"},Kd={type:"start"},Rg={type:"end"},Vc=new Ci,Eg=new Fe,yM=Math.cos(70*hi.DEG2RAD),Ge=new D,wi=2*Math.PI,re={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Yd=1e-6,Hc=class extends Io{constructor(t,e=null){super(t,e),this.state=re.NONE,this.target=new D,this.cursor=new D,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:ns.ROTATE,MIDDLE:ns.DOLLY,RIGHT:ns.PAN},this.touches={ONE:ss.ROTATE,TWO:ss.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new D,this._lastQuaternion=new Ye,this._lastTargetPosition=new D,this._quat=new Ye().setFromUnitVectors(t.up,new D(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new tn,this._sphericalDelta=new tn,this._scale=1,this._panOffset=new D,this._rotateStart=new wt,this._rotateEnd=new wt,this._rotateDelta=new wt,this._panStart=new wt,this._panEnd=new wt,this._panDelta=new wt,this._dollyStart=new wt,this._dollyEnd=new wt,this._dollyDelta=new wt,this._dollyDirection=new D,this._mouse=new wt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=bM.bind(this),this._onPointerDown=vM.bind(this),this._onPointerUp=SM.bind(this),this._onContextMenu=CM.bind(this),this._onMouseWheel=TM.bind(this),this._onKeyDown=AM.bind(this),this._onTouchStart=EM.bind(this),this._onTouchMove=RM.bind(this),this._onMouseDown=MM.bind(this),this._onMouseMove=wM.bind(this),this._interceptControlDown=PM.bind(this),this._interceptControlUp=IM.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=re.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Ag),this.update(),this.state=re.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Ge.copy(e).sub(this.target),Ge.applyQuaternion(this._quat),this._spherical.setFromVector3(Ge),this.autoRotate&&this.state===re.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,n=this.maxAzimuthAngle;isFinite(i)&&isFinite(n)&&(i<-Math.PI?i+=wi:i>Math.PI&&(i-=wi),n<-Math.PI?n+=wi:n>Math.PI&&(n-=wi),i<=n?this._spherical.theta=Math.max(i,Math.min(n,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+n)/2?Math.max(i,this._spherical.theta):Math.min(n,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let s=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),s=o!=this._spherical.radius}if(Ge.setFromSpherical(this._spherical),Ge.applyQuaternion(this._quatInverse),e.copy(this.target).add(Ge),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Ge.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),s=!!l}else if(this.object.isOrthographicCamera){let a=new D(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),s=l!==this.object.zoom;let c=new D(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Ge.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Vc.origin.copy(this.object.position),Vc.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Vc.direction))<yM?this.object.lookAt(this.target):(Eg.setFromNormalAndCoplanarPoint(this.object.up,this.target),Vc.intersectPlane(Eg,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),s=!0)}return this._scale=1,this._performCursorZoom=!1,s||this._lastPosition.distanceToSquared(this.object.position)>Yd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Yd||this._lastTargetPosition.distanceToSquared(this.target)>Yd?(this.dispatchEvent(Ag),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?wi/60*this.autoRotateSpeed*t:wi/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Ge.setFromMatrixColumn(e,0),Ge.multiplyScalar(-t),this._panOffset.add(Ge)}_panUp(t,e){this.screenSpacePanning===!0?Ge.setFromMatrixColumn(e,1):(Ge.setFromMatrixColumn(e,0),Ge.crossVectors(this.object.up,Ge)),Ge.multiplyScalar(t),this._panOffset.add(Ge)}_pan(t,e){let i=this.domElement;if(this.object.isPerspectiveCamera){let n=this.object.position;Ge.copy(n).sub(this.target);let s=Ge.length();s*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*s/i.clientHeight,this.object.matrix),this._panUp(2*e*s/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let i=this.domElement.getBoundingClientRect(),n=t-i.left,s=e-i.top,o=i.width,a=i.height;this._mouse.x=n/o*2-1,this._mouse.y=-(s/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(wi*this._rotateDelta.x/e.clientHeight),this._rotateUp(wi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(wi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-wi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(wi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-wi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),n=.5*(t.pageY+e.y);this._rotateStart.set(i,n)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),n=.5*(t.pageY+e.y);this._panStart.set(i,n)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),i=t.pageX-e.x,n=t.pageY-e.y,s=Math.sqrt(i*i+n*n);this._dollyStart.set(0,s)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let i=this._getSecondPointerPosition(t),n=.5*(t.pageX+i.x),s=.5*(t.pageY+i.y);this._rotateEnd.set(n,s)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(wi*this._rotateDelta.x/e.clientHeight),this._rotateUp(wi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),n=.5*(t.pageY+e.y);this._panEnd.set(i,n)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),i=t.pageX-e.x,n=t.pageY-e.y,s=Math.sqrt(i*i+n*n);this._dollyEnd.set(0,s),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new wt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,i={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}};function vM(r){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(r.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(r)&&(this._addPointer(r),r.pointerType==="touch"?this._onTouchStart(r):this._onMouseDown(r),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function bM(r){this.enabled!==!1&&(r.pointerType==="touch"?this._onTouchMove(r):this._onMouseMove(r))}function SM(r){switch(this._removePointer(r),this._pointers.length){case 0:this.domElement.releasePointerCapture(r.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Rg),this.state=re.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function MM(r){let t;switch(r.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case ns.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(r),this.state=re.DOLLY;break;case ns.ROTATE:if(r.ctrlKey||r.metaKey||r.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(r),this.state=re.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(r),this.state=re.ROTATE}break;case ns.PAN:if(r.ctrlKey||r.metaKey||r.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(r),this.state=re.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(r),this.state=re.PAN}break;default:this.state=re.NONE}this.state!==re.NONE&&this.dispatchEvent(Kd)}function wM(r){switch(this.state){case re.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(r);break;case re.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(r);break;case re.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(r);break}}function TM(r){this.enabled===!1||this.enableZoom===!1||this.state!==re.NONE||(r.preventDefault(),this.dispatchEvent(Kd),this._handleMouseWheel(this._customWheelEvent(r)),this.dispatchEvent(Rg))}function AM(r){this.enabled!==!1&&this._handleKeyDown(r)}function EM(r){switch(this._trackPointer(r),this._pointers.length){case 1:switch(this.touches.ONE){case ss.ROTATE:if(this.enableRotate===!1){this.state=re.NONE;break}this._handleTouchStartRotate(r),this.state=re.TOUCH_ROTATE;break;case ss.PAN:if(this.enablePan===!1){this.state=re.NONE;break}this._handleTouchStartPan(r),this.state=re.TOUCH_PAN;break;default:this.state=re.NONE}break;case 2:switch(this.touches.TWO){case ss.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(r),this.state=re.TOUCH_DOLLY_PAN;break;case ss.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(r),this.state=re.TOUCH_DOLLY_ROTATE;break;default:this.state=re.NONE}break;default:this.state=re.NONE}this.state!==re.NONE&&this.dispatchEvent(Kd)}function RM(r){switch(this._trackPointer(r),this.state){case re.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(r),this.update();break;case re.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(r),this.update();break;case re.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(r),this.update();break;case re.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(r),this.update();break;default:this.state=re.NONE}}function CM(r){this.enabled!==!1&&r.preventDefault()}function PM(r){r.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function IM(r){r.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var LM=new Pi(-1,1,1,-1,0,1),Zd=class extends be{constructor(){super(),this.setAttribute("position",new Be([-1,3,0,-1,-1,0,3,-1,0],3)),this.setAttribute("uv",new Be([0,2,0,0,2,0],2))}},NM=new Zd,Gc=class{constructor(t){this._mesh=new ue(NM,t)}dispose(){this._mesh.geometry.dispose()}render(t){t.render(this._mesh,LM)}get material(){return this._mesh.material}set material(t){this._mesh.material=t}};var Gr=256,DM=.45,Cg=`
  varying float vHeight; uniform float uFloor; uniform float uReach;
  #ifdef VERTEX
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    vHeight = (world.y - uFloor) / uReach;
    gl_Position = projectionMatrix * viewMatrix * world;
  }
  #else
  void main() { float k = clamp(1.0 - vHeight, 0.0, 1.0); gl_FragColor = vec4(0.0, 0.0, 0.0, 0.25 + 0.75 * k * k); }
  #endif`,OM=`
  varying vec2 vUv; uniform sampler2D uFrom; uniform vec2 uStep;
  void main() {
    float sum = 0.0; float weight = 0.0;
    for (int i = -8; i <= 8; i++) {
      float w = exp(-float(i * i) / 24.0);
      sum += w * texture2D(uFrom, vUv + float(i) * uStep).a; weight += w;
    }
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weight);
  }`,Wc=class{constructor(){let t={format:ti,depthBuffer:!0,stencilBuffer:!1};this.target=new ai(Gr,Gr,t),this.material=new li({uniforms:{uMap:{value:this.target.texture},uStrength:{value:.4}},vertexShader:"varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`varying vec2 vUv; uniform sampler2D uMap; uniform float uStrength;
        void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, uStrength * texture2D(uMap, vec2(1.0 - vUv.x, vUv.y)).a); }`,transparent:!0,depthWrite:!1}),this.mesh=new ue(new Qi(1,1),this.material),this.mesh.rotation.x=-Math.PI/2,this.mesh.renderOrder=-1}bake(t,e,i){let n=i.getSize(new D),s=i.getCenter(new D),o=.5*Math.max(n.x,n.z)+DM*Math.max(.25*n.length(),.5*n.y),a=i.min.y,l=new Pi(-o,o,o,-o,0,n.y+.002);l.position.set(s.x,a-.001,s.z),l.up.set(0,0,-1),l.lookAt(s.x,a+1,s.z),l.updateMatrixWorld(!0);let c=new li({uniforms:{uFloor:{value:a},uReach:{value:Math.max(.6*n.y,1e-4)}},vertexShader:`#define VERTEX
${Cg}`,fragmentShader:Cg,side:xe}),h=new ue(e.geometry,c);h.matrixAutoUpdate=!1,h.matrixWorldAutoUpdate=!1,h.matrixWorld.copy(e.matrixWorld),h.frustumCulled=!1;let u=new li({uniforms:{uFrom:{value:null},uStep:{value:new wt}},vertexShader:"varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 1.0, 1.0); }",fragmentShader:OM,depthTest:!1,depthWrite:!1}),d=new Gc(u),f=new ai(Gr,Gr,{format:ti,depthBuffer:!1}),g=t.getClearAlpha();t.setClearAlpha(0),t.setRenderTarget(this.target),t.clear(),t.render(h,l);for(let x of[.6,1.4])for(let[p,m,_,b]of[[this.target,f,x,0],[f,this.target,0,x]])u.uniforms.uFrom.value=p.texture,u.uniforms.uStep.value.set(_/Gr,b/Gr),t.setRenderTarget(m),d.render(t);t.setRenderTarget(null),t.setClearAlpha(g),c.dispose(),u.dispose(),d.dispose(),f.dispose(),this.mesh.scale.set(2*o,2*o,1),this.mesh.position.set(s.x,a-.004,s.z)}dispose(){this.target.dispose(),this.material.dispose(),this.mesh.geometry.dispose()}};function Ig(){return{uRamp:{value:Xu()},uLimit:{value:1},uUnknown:{value:new Ot(wm)},uThicknessRamp:{value:Xu(cc)},uThickest:{value:1}}}var Pg={deviation:{attribute:"_deviation",code:`float at = clamp(0.5 + 0.5 * vValue / uLimit, 0.0, 1.0);
          diffuseColor.rgb = vValue == vValue ? texture2D(uRamp, vec2(at * 255.0 / 256.0 + 0.5 / 256.0, 0.5)).rgb : uUnknown;`},thickness:{attribute:"_thickness",code:`float at = clamp(vValue / uThickest, 0.0, 1.0);
          diffuseColor.rgb = vValue > 0.0 ? texture2D(uThicknessRamp, vec2(at * 255.0 / 256.0 + 0.5 / 256.0, 0.5)).rgb : uUnknown;`}};function Lg(r,t,{flat:e,planes:i,deviation:n}){let s=new Nn({color:t==="plain"?os(r).surface:"#ffffff",vertexColors:t==="surfaces",roughness:t==="plain"?.52:.72,metalness:0,flatShading:e,side:xe,forceSinglePass:!0,clippingPlanes:i,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1});return s.onBeforeCompile=o=>{let a=o.fragmentShader;if(t in Pg){let{attribute:l,code:c}=Pg[t];Object.assign(o.uniforms,n),o.vertexShader=o.vertexShader.replace("#include <common>",`#include <common>
attribute float ${l};
varying float vValue;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vValue = ${l};`),a=a.replace("#include <common>",`#include <common>
uniform sampler2D uRamp, uThicknessRamp;
uniform float uLimit, uThickest;
uniform vec3 uUnknown;
varying float vValue;`).replace("#include <color_fragment>",`#include <color_fragment>
          ${c}`)}o.fragmentShader=a.replace("#include <roughnessmap_fragment>",`if (!gl_FrontFacing) diffuseColor.rgb *= 0.6;
#include <roughnessmap_fragment>`)},s.customProgramCacheKey=()=>`showfloor-${t}`,s}function Ng(r){return new Je({colorWrite:!1,side:xe,forceSinglePass:!0,clippingPlanes:r,transparent:!0,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1})}function Dg(r){return new Je({wireframe:!0,color:"#10151b",transparent:!0,opacity:.22,depthWrite:!1,clippingPlanes:r})}function Og(r){return new In({color:"#14191f",transparent:!0,opacity:.78,depthWrite:!1,clippingPlanes:r})}function Ug(r){return new In({color:os(r).line})}function Fg(r){let t={depthWrite:!1,depthTest:!1,colorWrite:!1,stencilWrite:!0,stencilFunc:jl,clippingPlanes:r},e=i=>({stencilFail:i,stencilZFail:i,stencilZPass:i});return[new Je({...t,side:ze,...e(_u)}),new Je({...t,side:Qe,...e(yu)})]}function Bg(r,t){return new li({uniforms:{uColor:{value:new Ot(os(r).surface)},uLine:{value:new Ot(os(r).line)},uOpacity:{value:1},uPixel:{value:1},uSlope:{value:t?-1:1}},vertexShader:"void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform vec3 uColor; uniform vec3 uLine; uniform float uOpacity; uniform float uPixel; uniform float uSlope;
      void main() {
        float at = mod((gl_FragCoord.x + uSlope * gl_FragCoord.y) / (uPixel * 9.0), 1.0) * 9.0;
        float ink = 1.0 - smoothstep(0.5, 1.4, abs(at - 4.5));
        gl_FragColor = vec4(mix(uColor * 0.82, uLine, 0.5 * ink), uOpacity);
        #include <colorspace_fragment>
      }`,side:xe,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1,stencilWrite:!0,stencilRef:0,stencilFunc:vu,stencilFail:Vo,stencilZFail:Vo,stencilZPass:Vo})}var Xc=class{#i=new Map;#n="";constructor(t,e,i,n){let{planes:s}=i;this.model=t,this.role=e,this.shared=i,this.group=new Ri,this.group.matrixAutoUpdate=!1,this.surface=new ue(t.surface,this.#r("plain")),this.depth=new ue(t.surface,Ng(s)),this.wires=new ue(t.surface,Dg(s)),this.stencils=Fg(s).map(o=>new ue(t.surface,o)),this.contour=new ts(new be,Ug(e)),this.contour.frustumCulled=!1,this.cap=new ue(new Qi(1,1),Bg(e,n)),this.cap.onAfterRender=o=>o.clearStencil(),this.edges=null,this.shadow=new Wc,this.group.add(this.surface,this.depth,this.wires,...this.stencils,this.contour)}get objects(){return[this.group,this.cap,this.shadow.mesh]}#r(t){return this.#i.has(t)||this.#i.set(t,Lg(this.role,t,{flat:this.model.flat,...this.shared})),this.#i.get(t)}place(t){this.group.matrix.copy(t.matrix()),this.group.updateMatrixWorld(!0),this.frame=t}worldBox(){return this.model.box.clone().applyMatrix4(this.group.matrix)}bakeShadow(t){this.shadow.bake(t,this.surface,this.worldBox())}mode(t){return t==="deviation"&&this.model.hasDeviation?"deviation":t==="thickness"&&this.model.hasThickness?"thickness":t==="surfaces"&&this.model.hasColors?"surfaces":"plain"}style(t){let e=t.opacity!==null,i=this.#r(this.mode(t.color)),n=this.model.closed&&!t.section?Qe:xe;(i.transparent!==e||i.side!==n)&&(i.transparent=e,i.side=n,i.needsUpdate=!0),i.opacity=e?t.opacity:1;for(let s of[i,this.depth.material])s.polygonOffsetFactor=e?0:1,s.polygonOffsetUnits=e?-4:1;this.surface.material=i,this.depth.visible=e,this.wires.visible=t.wireframe,t.edges&&!this.edges&&this.model.edges&&(this.edges=new ts(this.model.edges,Og(this.shared.planes)),this.group.add(this.edges),this.group.updateMatrixWorld(!0)),this.edges&&(this.edges.visible=t.edges,this.edges.material.opacity=e?.3+.4*t.opacity:.78);for(let s of[...this.stencils,this.cap])s.visible=t.section&&this.filled;this.contour.visible=t.section&&!this.model.points;for(let s of this.stencils)s.material.transparent=e;this.cap.material.transparent=e,this.cap.material.uniforms.uOpacity.value=e?t.opacity:1,this.cap.material.uniforms.uPixel.value=t.pixel,this.contour.material.color.set(t.dark&&e?"#e8edf2":this.contourColor),this.shadow.material.uniforms.uStrength.value=t.dark?.62:.34,this.#t(e?20:0)}get filled(){return!Mm.includes(this.role)}get contourColor(){return{scan:"#2c3742",part:"#7a3f06",sheet:"#0a3f39"}[this.role]??"#2c3742"}#t(t){this.stencils[0].renderOrder=t+1,this.stencils[1].renderOrder=t+1,this.cap.renderOrder=t+2,this.depth.renderOrder=t+3,this.surface.renderOrder=t+4,this.wires.renderOrder=t+5,this.contour.renderOrder=t+6,this.edges&&(this.edges.renderOrder=t+7)}cut(t,e){let i=Os[t.axis],{centre:n,scale:s}=this.frame;this.cap.position.copy(i).multiplyScalar((t.offset-i.dot(n))*s),this.cap.lookAt(this.cap.position.clone().add(i)),this.cap.scale.set(e,e,1);let o=`${t.axis} ${t.offset}`;if(o===this.#n)return;this.#n=o;let a=UM(this.model.bvh,i,t.offset);this.contour.geometry.dispose(),this.contour.geometry=new be().setAttribute("position",new ee(new Float32Array(a),3))}setVisible(t,e=t){this.group.visible=t,t||(this.cap.visible=!1),this.shadow.mesh.visible=e}dispose(){for(let t of this.objects)t.removeFromParent();this.#i.forEach(t=>t.dispose());for(let t of[this.depth,this.wires,...this.stencils,this.contour,this.cap,this.edges])t?.material.dispose();this.contour.geometry.dispose(),this.cap.geometry.dispose(),this.shadow.dispose()}};function UM(r,t,e){let i=[],n=new D;return r.shapecast({intersectsBounds:s=>{let o=a=>(n.set(t.x*a>0?s.max.x:s.min.x,t.y*a>0?s.max.y:s.min.y,t.z*a>0?s.max.z:s.min.z),t.dot(n));return o(1)>=e&&o(-1)<=e},intersectsTriangle:({a:s,b:o,c:a})=>{let l=[s,o,a].map(h=>t.dot(h)-e),c=[];return[[s,o,l[0],l[1]],[o,a,l[1],l[2]],[a,s,l[2],l[0]]].forEach(([h,u,d,f])=>{if(d>=0==f>=0)return;let g=d/(d-f);c.push(h.x+(u.x-h.x)*g,h.y+(u.y-h.y)*g,h.z+(u.z-h.z)*g)}),c.length===6&&i.push(...c),!1}}),i}var qc=28,FM=1.1,kg=2,BM=10,zg=6,Vg=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,kM=r=>1-(1-r)**3,Wr=class extends EventTarget{bodies=[];panes=[];frame=new hc;layout="single";shown=0;stacked=!1;dark=!1;touched=!1;look={color:"plain",wireframe:!1,edges:!0,opacity:.45};section={on:!1,axis:"y",offset:0,keep:1};frames=0;last={ms:0,calls:0,triangles:0};#i=[];#n=new Fe;#r=0;#t=null;#a=new wt;#s=new Jt;constructor(t){super(),this.host=t,this.canvas=document.createElement("canvas"),this.renderer=new ic({canvas:this.canvas,antialias:!0,alpha:!0,stencil:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(Math.min(devicePixelRatio||1,kg)),this.renderer.setClearColor(0,0),this.renderer.autoClear=!1,this.renderer.info.autoReset=!1,this.renderer.localClippingEnabled=!0,this.renderer.toneMapping=No,this.deviation=Ig(),t.append(this.canvas),this.scene=new co,this.scene.add(new Ao("#f6f8fb","#aaa6a0",2.1)),this.lamps=[[new is("#fffdf9",1.7),[-.55,.85,1]],[new is("#e6eefa",.75),[1,.15,.7]]];for(let[e]of this.lamps)this.scene.add(e,e.target);this.perspective=new Oe(qc,1,.01,100),this.orthographic=new Pi(-1,1,1,-1,.01,100),this.camera=this.perspective,this.target=new D,this.#l(this.#d(qo.iso.from));for(let e=0;e<zg;e++)this.panes.push(this.#e(e));this.observer=new ResizeObserver(()=>this.resize()),this.observer.observe(t),this.resize()}#e(t){let e=document.createElement("div");e.className="pane",this.host.append(e);let i=new Hc(this.camera,e);return i.target=this.target,i.enableDamping=!0,i.dampingFactor=Vg()?1:.16,i.zoomToCursor=!0,i.zoomSpeed=1.2,i.rotateSpeed=.9,i.minDistance=.02,i.maxDistance=60,i.minZoom=.05,i.maxZoom=200,i.addEventListener("start",()=>{this.#t=null,this.touched=!0,this.invalidate()}),i.addEventListener("change",()=>this.invalidate()),{index:t,element:e,controls:i,bodies:[],rect:null}}show(t,{refit:e}){let i=new Map(this.bodies.map(a=>[a.model,a])),n=t.map(({model:a,role:l},c)=>{let h=i.get(a);if(h&&h.role===l)return i.delete(a),h;let u=new Xc(a,l,{planes:this.#i,deviation:this.deviation},c%2===1);return this.scene.add(...u.objects),u});i.forEach(a=>a.dispose());let s=n.filter(a=>!this.bodies.includes(a));this.bodies=n;let o=this.fileBox();e&&this.frame.fit(o);for(let a of e?n:s)a.place(this.frame),a.bakeShadow(this.renderer);this.#s=this.worldBox(),e&&(this.touched=!1,this.section.offset=this.#h(this.section.axis)),this.shown=Math.min(this.shown,Math.max(0,n.length-1)),this.arrange(),e&&this.view("iso",0)}fileBox(){return this.bodies.reduce((t,e)=>t.union(e.model.box),new Jt)}worldBox(){return this.bodies.reduce((t,e)=>t.union(e.worldBox()),new Jt)}arrange(){let t=this.bodies.length<2&&this.layout!=="single"?"single":this.layout;this.arranged=t;let e=t==="side"?this.bodies.slice(0,zg).map(l=>[l]):t==="overlay"?[this.overlaid]:[this.bodies.slice(this.shown,this.shown+1)],{clientWidth:i,clientHeight:n}=this.host,s=e.length,o=this.stacked?s>2?2:1:s<4?s:Math.ceil(s/2),a=Math.ceil(s/o);this.panes.forEach((l,c)=>{l.bodies=e[c]??[];let[h,u]=[c%o,Math.floor(c/o)],d=Math.min(o,s-o*u),f=v=>Math.floor(i*v/d),[g,x,p,m]=[f(h),Math.floor(n*u/a),f(h+1),Math.floor(n*(u+1)/a)];l.rect=c<s?[g,x,p-g,m-x]:null;let{element:_,rect:b}=l;_.hidden=!b,b&&(Object.assign(_.style,{left:`${b[0]}px`,top:`${b[1]}px`,width:`${b[2]}px`,height:`${b[3]}px`}),_.classList.toggle("beside",g>0),_.classList.toggle("below",x>0))}),this.dress(),!this.touched&&this.bodies.length&&this.view("iso",0),this.invalidate()}get activePanes(){return this.panes.filter(t=>t.rect&&t.bodies.length)}get overlaid(){return[this.bodies[0],this.bodies[Math.max(1,this.shown)]].filter(Boolean)}get veil(){return this.overlaid.find(t=>t.role==="scan")??this.bodies[0]}dress(){let{section:t}=this,e=3*(this.#s.isEmpty()?1:this.#s.max.distanceTo(this.#s.min)),i=Os[t.axis];this.#n.normal.copy(i).multiplyScalar(t.keep),this.#n.constant=-t.keep*(t.offset-i.dot(this.frame.centre))*this.frame.scale,this.#i.length=0,t.on&&this.#i.push(this.#n);for(let n of this.bodies){let s=this.arranged==="overlay"&&n===this.veil?this.look.opacity:null;n.style({...this.look,opacity:s,section:t.on,pixel:this.renderer.getPixelRatio(),dark:this.dark}),t.on&&n.cut(t,e)}this.invalidate()}setLook(t){Object.assign(this.look,t),this.dress()}setLimit(t){this.deviation.uLimit.value=t,this.limit=t,this.invalidate()}setThickest(t){this.deviation.uThickest.value=t,this.invalidate()}setSection(t){let e=this.section.axis,i=t.on&&!this.section.on;Object.assign(this.section,t);let[n,s]=this.range(this.section.axis);(this.section.axis!==e||i&&!(this.section.offset>n&&this.section.offset<s))&&(this.section.offset=this.#h(this.section.axis)),(t.axis||i&&!this.#o)&&(this.section.keep=this.section.axis==="y"?1:-1),i&&(this.#o=!0),t.flip&&(this.section.keep*=-1),delete this.section.flip,this.section.offset=hi.clamp(this.section.offset,n,s),this.dress()}#o=!1;range(t){let e=this.fileBox();return e.isEmpty()?[0,1]:$u(e,t)}#h(t){let[e,i]=this.range(t);return(e+i)/2}pose(){let t=this.camera.position.clone().sub(this.target),e=new tn().setFromVector3(t);return{target:this.target.clone(),theta:e.theta,phi:e.phi,radius:e.radius,zoom:this.camera.zoom}}#l({target:t,theta:e,phi:i,radius:n,zoom:s}){this.target.copy(t);let o=new tn(n,hi.clamp(i,1e-6,Math.PI-1e-6),e);this.camera.position.setFromSpherical(o).add(this.target),this.camera.zoom=s,this.camera.lookAt(this.target),this.camera.updateMatrixWorld(!0)}#d([t,e,i]){let n=new D(t,i,-e).normalize(),s=new tn().setFromVector3(n),o=new D,a={target:o,theta:s.theta,phi:s.phi,radius:4.5,zoom:1};if(this.#s.isEmpty())return a;this.#s.getCenter(o);let l=new Oe;l.position.setFromSpherical(new tn(1,hi.clamp(s.phi,1e-6,Math.PI-1e-6),s.theta)),l.lookAt(0,0,0),l.updateMatrixWorld(!0);let[c,h,u]=[0,1,2].map(p=>new D().setFromMatrixColumn(l.matrixWorld,p)),d=this.activePanes.map(({rect:p})=>p[2]/Math.max(1,p[3])).filter(p=>p>0),f=Math.min(...d.length?d:[1.4]),g=Math.tan(hi.degToRad(qc/2)),x=0;for(let p=0;p<8;p++){let m=new D(p&1?this.#s.max.x:this.#s.min.x,p&2?this.#s.max.y:this.#s.min.y,p&4?this.#s.max.z:this.#s.min.z).sub(o),[_,b,v]=[Math.abs(m.dot(c)),Math.abs(m.dot(h)),m.dot(u)];x=Math.max(x,v+b/g,v+_/(g*f))}return{...a,radius:Math.max(x*FM,.05)}}view(t,e=320){this.#y(this.#d(qo[t].from),e)}reset(){this.touched=!1,this.view("iso")}orbit(t,e){let i=this.#u();this.#c({...i,theta:i.theta+t,phi:hi.clamp(i.phi+e,0,Math.PI)})}pan(t,e){let i=this.#u(),n=2*i.radius*Math.tan(hi.degToRad(qc/2))/i.zoom,s=new D().setFromMatrixColumn(this.camera.matrixWorld,0),o=new D().setFromMatrixColumn(this.camera.matrixWorld,1),a=i.target.clone().addScaledVector(s,t*n).addScaledVector(o,e*n);this.#c({...i,target:a})}zoom(t){let e=this.#u();this.camera.isOrthographicCamera?this.#c({...e,zoom:hi.clamp(e.zoom*t,.05,200)}):this.#c({...e,radius:hi.clamp(e.radius/t,.02,60)})}#u(){return this.#t?.to??this.pose()}#c(t){this.touched=!0,this.#y(t,130)}#y(t,e){let i=this.pose(),n=(t.theta-i.theta)%(2*Math.PI);n>Math.PI&&(n-=2*Math.PI),n<-Math.PI&&(n+=2*Math.PI);let s={...t,theta:i.theta+n};e===0||Vg()?(this.#t=null,this.#l(s)):this.#t={from:i,to:s,start:performance.now(),ms:e},this.invalidate()}finish(){this.#t&&this.#l(this.#t.to),this.#t=null}setOrthographic(t){let e=t?this.orthographic:this.perspective;if(e===this.camera)return;let i=this.#u();this.#t=null,this.camera=e,this.#l(t?i:{...i,radius:i.radius/i.zoom,zoom:1});for(let{controls:n}of this.panes)n.object=e;this.invalidate()}resize(){let{clientWidth:t,clientHeight:e}=this.host;!t||!e||(this.#a.x!==t||this.#a.y!==e)&&(this.#a.set(t,e),this.renderer.setPixelRatio(Math.min(devicePixelRatio||1,kg)),this.renderer.setSize(t,e),this.arrange(),this.draw())}invalidate(){this.#r||=requestAnimationFrame(()=>{this.#r=0,this.#f()})}#f(){if(this.#t){let{from:t,to:e,start:i,ms:n}=this.#t,s=Math.min(1,(performance.now()-i)/n),o=kM(s),a=(l,c)=>l+(c-l)*o;this.#l({target:t.target.clone().lerp(e.target,o),theta:a(t.theta,e.theta),phi:a(t.phi,e.phi),radius:t.radius*(e.radius/t.radius)**o,zoom:t.zoom*(e.zoom/t.zoom)**o}),s<1?this.invalidate():this.#t=null}for(let{controls:t,rect:e}of this.panes)e&&t.update();this.draw()}draw(){let t=performance.now(),{renderer:e,scene:i}=this;this.#m(),e.info.reset(),e.setScissorTest(!0);for(let n of this.activePanes){let[s,o,a,l]=n.rect;if(a<1||l<1)continue;let c=this.#a.y-o-l;e.setViewport(s,c,a,l),e.setScissor(s,c,a,l),e.clear(),this.#g(a/l);let h=n.bodies.find(u=>u!==this.veil)??n.bodies[0];for(let u of this.bodies){let d=n.bodies.includes(u);u.setVisible(d,d&&u===h&&!this.section.on&&!this.#v()),d&&(u.cap.visible=this.section.on&&u.filled)}e.render(i,this.camera)}this.activePanes.length||(e.setScissorTest(!1),e.clear()),this.frames+=1,this.last={ms:performance.now()-t,calls:e.info.render.calls,triangles:e.info.render.triangles},this.dispatchEvent(new Event("draw"))}#v(){return this.camera.position.y<this.#s.min.y}#m(){for(let[t,e]of this.lamps)t.position.set(...e).applyQuaternion(this.camera.quaternion)}#g(t){let{camera:e}=this,i=this.#s.isEmpty()?new D:this.#s.getCenter(new D),n=this.#s.isEmpty()?1:.75*this.#s.max.distanceTo(this.#s.min)+.3,s=new D(0,0,-1).applyQuaternion(e.quaternion),o=i.sub(e.position).dot(s);if(e.isPerspectiveCamera)e.aspect=t,e.near=Math.max(o-n,.002),e.far=Math.max(o+n,e.near*2);else{let a=e.position.distanceTo(this.target)*Math.tan(hi.degToRad(qc/2));Object.assign(e,{top:a,bottom:-a,left:-a*t,right:a*t,near:o-n,far:o+n})}e.updateProjectionMatrix()}paneAt(t,e){let i=this.canvas.getBoundingClientRect();return this.activePanes.find(({rect:[n,s,o,a]})=>{let[l,c]=[t-i.left-n,e-i.top-s];return l>=0&&c>=0&&l<o&&c<a})}project(t,e){let[,,i,n]=e.rect;this.#g(i/n),this.camera.updateMatrixWorld();let s=t.clone().project(this.camera);return s.z>1?null:[(s.x+1)/2*i,(1-s.y)/2*n]}pick(t,e,i){let[,,n,s]=t.rect;this.#g(n/s),this.camera.updateMatrixWorld();let o=new wt(e/n*2-1,1-i/s*2),a=new Ci;this.camera.isPerspectiveCamera?(a.origin.copy(this.camera.position),a.direction.set(o.x,o.y,.5).unproject(this.camera).sub(a.origin).normalize()):(a.origin.set(o.x,o.y,-1).unproject(this.camera),a.direction.set(0,0,-1).transformDirection(this.camera.matrixWorld));let l=null;for(let c of t.bodies){let h=a.clone().applyMatrix4(c.group.matrix.clone().invert()),u=this.#p(c,h);if(!u)continue;let d=u.point.clone().applyMatrix4(c.group.matrix),f=d.distanceTo(a.origin);(!l||f<l.distance)&&(l={body:c,hit:u,world:d,distance:f})}return l?this.#_(l,t,e,i):null}#p(t,e){let{section:i}=this;if(!i.on)return t.model.bvh.raycastFirst(e,xe);let n=Os[i.axis],s=a=>i.keep*(n.dot(a)-i.offset),o=t.model.bvh.raycast(e,xe).filter(({point:a})=>s(a)>=0);return o.sort((a,l)=>a.distance-l.distance),o[0]??null}#_({body:t,hit:e,world:i},n,s,o){let{position:a,_deviation:l}=t.model.surface.attributes,c=["a","b","c"].map(p=>e.face[p]),[h,u,d,f]=[e.point,i,!1,BM],g=c.map(p=>new D().fromBufferAttribute(a,p));for(let p of g){let m=p.clone().applyMatrix4(t.group.matrix),_=this.project(m,n),b=_?Math.hypot(_[0]-s,_[1]-o):1/0;b<f&&([h,u,d,f]=[p,m,!0,b])}let x=l?zM(h,g,c.map(p=>l.getX(p))):null;return{body:t,world:u,glb:h,file:[h.x,-h.z,h.y],snapped:d,deviation:x}}dispose(){cancelAnimationFrame(this.#r),this.#r=-1,this.observer.disconnect();for(let{controls:t,element:e}of this.panes)t.dispose(),e.remove();for(let t of this.bodies)t.dispose();this.deviation.uRamp.value.dispose(),this.deviation.uThicknessRamp.value.dispose(),this.renderer.dispose(),this.renderer.forceContextLoss(),this.canvas.remove()}};function zM(r,[t,e,i],n){let[s,o,a]=[e.clone().sub(t),i.clone().sub(t),r.clone().sub(t)],[l,c,h,u,d]=[s.dot(s),s.dot(o),o.dot(o),a.dot(s),a.dot(o)],f=l*h-c*c;if(!f)return n[0];let g=(h*u-c*d)/f,x=(l*d-c*u)/f;return(1-g-x)*n[0]+g*n[1]+x*n[2]}var $c=`:host {
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
`;var Ui=r=>`<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${r}</svg>`,Hg={side:Ui('<rect x="2.5" y="4" width="6.5" height="12" rx="1"/><rect x="11" y="4" width="6.5" height="12" rx="1"/>'),overlay:Ui('<rect x="2.5" y="3.5" width="10" height="10" rx="1"/><rect x="7.5" y="7" width="10" height="10" rx="1" fill="currentColor" fill-opacity=".22"/>'),single:Ui('<rect x="3" y="4" width="14" height="12" rx="1"/>'),section:Ui('<path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6z"/><path d="M10 2.5v15L3.5 14V6z" fill="currentColor" fill-opacity=".28"/>'),wireframe:Ui('<path d="M10 2.5 17 15.5H3z"/><path d="M6.5 9h7L10 15.5z"/>'),edges:Ui('<path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8"/>'),measure:Ui('<path d="M2.5 13 13 2.5l4.5 4.5L7 17.5z"/><path d="m5.5 10 2 2M8 7.5l2.5 2.500M10.5 5l2 2"/>'),orthographic:Ui('<path d="M3 6.5 7 3h10v10.500L13 17H3zM3 6.500h10V17M13 6.5 17 3"/>'),reset:Ui('<path d="M3 7.500V3.500h4M13 3.500h4v4M17 12.500v4h-4M7 16.500H3v-4"/><circle cx="10" cy="10" r="2.2"/>'),screenshot:Ui('<path d="M3 6.500h3l1.5-2h5l1.5 2h3v9.500H3z"/><circle cx="10" cy="11" r="2.8"/>'),help:Ui('<circle cx="10" cy="10" r="7.5"/><path d="M7.8 7.800a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6"/><path d="M10 14v.1"/>'),flip:Ui('<path d="M10 3v14M6.5 6.5 3 10l3.5 3.500M13.5 6.5 17 10l-3.5 3.5"/>'),close:Ui('<path d="m5 5 10 10M15 5 5 15"/>')};function R(r,t={},...e){let i=document.createElement(r);for(let[n,s]of Object.entries(t))n.startsWith("on")?i.addEventListener(n.slice(2),s):s===!0?i.setAttribute(n,""):s!==!1&&s!=null&&i.setAttribute(n,s);return i.append(...e.filter(n=>n!=null)),i}function Ti({icon:r,text:t,name:e,key:i,toggle:n=!1,onclick:s}){let o=R("button",{type:"button",class:"button","aria-label":e,title:i?`${e} (${i})`:e,onclick:s});return i&&o.setAttribute("aria-keyshortcuts",i),n&&o.setAttribute("aria-pressed","false"),o.innerHTML=Hg[r],t&&o.append(R("span",{class:"text"},t)),o}var ii=(r,t)=>r.setAttribute("aria-pressed",String(!!t));function jd({name:r,options:t,onchange:e}){let i=R("select",{"aria-label":r,title:r,onchange:()=>e(i.value)});return i.append(...t.map(([n,s])=>R("option",{value:n},s))),i}function ps({name:r,onvalue:t}){let e=R("input",{type:"range","aria-label":r,min:0,max:1,step:"any"}),i=R("input",{type:"number","aria-label":`${r}, exact`,step:"any",inputmode:"decimal"}),n=R("span",{class:"unit"}),s=R("span",{class:"dial"},e,i,n);return e.addEventListener("input",()=>t(Number(e.value),e)),i.addEventListener("change",()=>{let o=Number(i.value);i.value!==""&&Number.isFinite(o)&&t(o,i)}),{element:s,set({min:o,max:a,step:l,value:c,digits:h,unit:u=""}){let d=l??(a-o)/1e3;Object.assign(e,{min:o,max:a,step:d||"any"}),e.value=c,e.setAttribute("aria-valuetext",`${c.toFixed(h)} ${u}`.trim()),i.getRootNode().activeElement!==i&&(i.value=Number(c.toFixed(h))),n.textContent=u}}}var HM=[["Arrow keys","orbit"],["Shift + arrow keys","move the view"],["+ / \u2212","zoom"],["R","see everything again"],["1 / 2 / 3","side by side / overlay / one at a time (3 again: the other one)"],["C","next colouring"],["S","cut with a plane; [ and ] move it, X Y Z choose its axis"],["M","measure; Enter picks in the middle of the view"],["W / E","triangles / edges"],["O","perspective or parallel"],["P","save a picture"],["Esc","leave help, measuring, the cut"]],GM=[["Drag, or one finger","orbit"],["Right-drag, or two fingers","move the view"],["Wheel, or pinch","zoom to the pointer"],["Click a letter of the axes","look along that axis"]];function Gg(r){let t=n=>R("dl",{},...n.flatMap(([s,o])=>[R("dt",{},s),R("dd",{},o)])),e=Ti({icon:"close",name:"Close help",key:"Escape",onclick:r});return{element:R("div",{class:"help",role:"dialog","aria-label":"How to use the 3D view",hidden:!0,tabindex:-1},R("div",{class:"help-head"},R("strong",{},"How to use the 3D view"),e),t(HM),t(GM)),close:e}}var Wg={side:"Side by side",overlay:"Overlay",single:"One at a time"},Xr={plain:"Plain",deviation:"Deviation",thickness:"Wall thickness",surfaces:"Surfaces"},WM="blue: inside the other body, red: outside",XM=640,Yc=class extends HTMLElement{static observedAttributes=["data","height","dark","narrow"];#i={items:[]};#n=null;#r=null;#t=null;#a=[];#s=new kc;#e=null;#o=new zc;#h=[];#l=1;#d=!1;#u=!1;#c=null;#y=null;connectedCallback(){this.#u||this.#Y(),this.#G(),this.#w()}disconnectedCallback(){setTimeout(()=>{this.isConnected||(this.#c?.disconnect(),this.#r?.abort.abort(),this.#r=null,this.#H())})}attributeChangedCallback(t,e,i){if(t in this.#f)return this.#v(t,this.#f[t]);if(t==="height"&&this.style.setProperty("--height",`${parseFloat(i)||480}px`),t==="data")try{this.value=i?JSON.parse(i):null}catch{this.value=null}}#f={dark:!1,narrow:!1};#v(t,e){this.#f[t]=e,this.hasAttribute(t)!==e&&this.toggleAttribute(t,e)}get value(){return this.#i}set value(t){let e=this.#i,i=Array.isArray(t?.items)?t.items.filter(s=>typeof s?.url=="string"&&s.url):[];this.#i={...t&&typeof t=="object"?t:{},items:i};let n=this.#i;n.layout!==e.layout&&n.layout in Wg&&(this.#m=n.layout),n.color!==e.color&&n.color in Xr&&(this.#g=n.color),n.deviation_limit!==e.deviation_limit&&n.deviation_limit>0&&(this.#l=n.deviation_limit,this.#d=!0),this.isConnected&&this.#u&&this.#w()}#m="side";#g="plain";#p(t){return JSON.stringify([t.items.map(e=>[e.url,e.role,e.version??t.version??0]),t.version])}#_(t){return t.scene??t.items[0]?.url.split("?")[0].replace(/[^/]*$/,"")??""}#w(){let t=this.#i;if(!this.#e&&t.items.length&&!this.#x&&this.#V(),!this.#e)return this.#st();if(this.#r){if(t.items.length&&this.#_(t)===this.#r.scene){this.#n=t;return}this.#r.abort.abort(),this.#r=null}if(this.#n=null,this.#t&&this.#p(t)===this.#p(this.#t))return this.#t=t,this.#A(t,this.#a,!1);this.#T(t)}async#T(t){let e={abort:new AbortController,scene:this.#_(t)};this.#r=e,this.#b??=setTimeout(()=>this.#ot(!0),350);let i=await Promise.allSettled(t.items.map(o=>this.#s.get({url:o.url,version:o.version??t.version??0},e.abort.signal)));if(this.#r!==e||!this.#e)return;this.#r=null,clearTimeout(this.#b),this.#b=null,this.#ot(!1),this.#h=[];let n=[];i.forEach((o,a)=>{let l=t.items[a];if(o.status==="fulfilled")n.push({...o.value,item:l});else{let c=o.reason?.message||"It could not be loaded.";this.#h.push(`${l.label||"Mesh"}: ${c}`);let h=this.#a.find(u=>u.item.role===l.role&&u.url===l.url);h&&n.push({...h,version:null,item:l})}});let s=!this.#t?.items.length||!this.#a.length||this.#_(this.#t)!==e.scene;this.#t=t,this.#A(t,n,s),this.#n&&this.#w()}#b=null;#x=!1;#A(t,e,i){let n=this.#e,s=this.#s.keep(e),o=!this.#a.length;if(this.#a=e,i&&this.#o.clear(),e.length||(this.#o.on=!1),e.length?(this.#m&&(n.layout=this.#m),this.#g&&(n.look.color=this.#g),this.#m=this.#g=null,n.show(e.map(({model:a,item:l})=>({model:a,role:l.role in oc?l.role:"part"})),{refit:i||o}),this.#o.hover=null):n.show([],{refit:!1}),s.forEach(a=>a.dispose()),!this.#d){let a=Math.max(0,...e.map(({model:l})=>l.largestDeviation));a>0&&(this.#l=Number(a.toPrecision(2)))}n.setLimit(this.#l),this.#C=Number((e.find(({model:a})=>a.usualThickness)?.model.usualThickness??0).toPrecision(2)),this.#C&&n.setThickest(this.#C);for(let a of this.colorSelect.options)a.value==="deviation"&&(a.textContent=t.deviation_name??Xr.deviation);this.#M=uc(this.#k()),this.#E(),this.#st(),n.draw(),this.dispatchEvent(new CustomEvent("ready",{detail:{version:t.version??null}}))}#M=3;#C=0;#k(){let t=this.#e?.fileBox();return!t||t.isEmpty()?0:t.min.distanceTo(t.max)}#V(){try{this.#e=new Wr(this.view)}catch{this.#x=!0;return}let t=this.#e;this.view.prepend(t.canvas);for(let e of t.panes)e.layer=Oi("svg",{class:"layer","aria-hidden":"true"}),e.label=R("div",{class:"label"}),e.element.append(e.layer,e.label),this.#Z(e);t.canvas.addEventListener("webglcontextlost",e=>{e.preventDefault(),this.#h=["The graphics card stopped drawing; reload the page if the picture does not come back."],this.#st()}),t.canvas.addEventListener("webglcontextrestored",()=>this.#S()),t.addEventListener("draw",()=>this.#nt()),this.#L(),this.#F()}#S(){let{layout:t,look:e}=this.#e;this.#H(),this.#h=[],this.#m=t,this.#g=e.color,this.#V(),this.#w()}#H(){this.#e?.dispose(),this.#e=null,this.#s.keep([]).forEach(t=>t.dispose()),this.#a=[],this.#t=null}#G(){this.#c?.disconnect(),this.#c=new MutationObserver(()=>this.#L());for(let t of[document.documentElement,document.body])this.#c.observe(t,{attributes:!0,attributeFilter:["class","data-theme"]});this.#L()}#L(){let t=[document.documentElement,document.body].some(e=>e.classList.contains("dark")||e.dataset.theme==="dark");this.#v("dark",t),this.#e&&this.#e.dark!==t&&(this.#e.dark=t,this.#e.dress())}#Y(){this.#u=!0,this.style.getPropertyValue("--height")||this.style.setProperty("--height","480px");let t=this.attachShadow({mode:"open"});t.append(R("style",{},$c));let e=s=>()=>this.#P(s);this.buttons={side:Ti({icon:"side",text:"Side by side",name:"Side by side",key:"1",toggle:!0,onclick:e("side")}),overlay:Ti({icon:"overlay",text:"Overlay",name:"Overlay",key:"2",toggle:!0,onclick:e("overlay")}),single:Ti({icon:"single",text:"Single",name:"One at a time",key:"3",toggle:!0,onclick:e("single")}),section:Ti({icon:"section",text:"Section",name:"Cut with a plane",key:"S",toggle:!0,onclick:()=>this.#K()}),measure:Ti({icon:"measure",text:"Measure",name:"Measure between two points",key:"M",toggle:!0,onclick:()=>this.#X()}),wireframe:Ti({icon:"wireframe",name:"Triangles",key:"W",toggle:!0,onclick:()=>this.#W("wireframe")}),edges:Ti({icon:"edges",name:"Edges",key:"E",toggle:!0,onclick:()=>this.#W("edges")}),orthographic:Ti({icon:"orthographic",name:"Parallel projection",key:"O",toggle:!0,onclick:()=>this.#j()}),reset:Ti({icon:"reset",name:"See everything",key:"R",onclick:()=>this.#e?.reset()}),screenshot:Ti({icon:"screenshot",name:"Save a picture",key:"P",onclick:()=>this.screenshot()}),help:Ti({icon:"help",name:"Help",key:"?",toggle:!0,onclick:()=>this.#z()})};let i=this.buttons;this.colorSelect=jd({name:"Colours",options:Object.entries(Xr),onchange:s=>this.#N(s)}),this.viewSelect=jd({name:"Standard view",options:[["","View\u2026"],...Object.entries(qo).map(([s,{label:o}])=>[s,o])],onchange:s=>{s&&this.view3d(s),this.viewSelect.value=""}}),this.layoutGroup=R("span",{class:"group",role:"group","aria-label":"Layout"},i.side,i.overlay,i.single),this.bar=R("div",{class:"bar",role:"toolbar","aria-label":"3D view"},this.layoutGroup,this.colorSelect,R("span",{class:"group",role:"group","aria-label":"Tools"},i.section,i.measure,i.wireframe,i.edges),R("span",{class:"gap"}),this.viewSelect,R("span",{class:"group",role:"group","aria-label":"View"},i.orthographic,i.reset,i.screenshot,i.help)),this.pick=R("span",{class:"choice",role:"radiogroup","aria-label":"Which mesh"}),this.opacity=ps({name:"Opacity of the scan",onvalue:s=>this.#I(s/100)}),this.axisButtons=di.map(s=>R("button",{type:"button",class:"button letter","aria-label":`Cut across ${s.toUpperCase()}`,"aria-pressed":"false",onclick:()=>this.#D({axis:s})},s.toUpperCase())),this.offset=ps({name:"Position of the cut",onvalue:s=>this.#D({offset:s})}),this.limitDial=ps({name:"Deviation at which the colours end",onvalue:(s,o)=>this.#tt(o.type==="range"?10**s:s)}),this.rows={pick:R("div",{class:"row"},R("span",{class:"name"},"Shown"),this.pick),opacity:R("div",{class:"row"},R("span",{class:"name"},"Scan"),this.opacity.element),section:R("div",{class:"row wide"},R("span",{class:"name"},"Cut"),R("span",{class:"group",role:"group","aria-label":"Axis of the cut"},...this.axisButtons),Ti({icon:"flip",name:"Keep the other side",onclick:()=>this.#D({flip:!0})}),this.offset.element),limit:R("div",{class:"row wide"},R("span",{class:"name"},"Colours end at \xB1"),this.limitDial.element)},this.options=R("div",{class:"options"},...Object.values(this.rows));let n=Gg(()=>this.#z(!1));this.helpPanel=n.element,this.helpClose=n.close,this.triad=new Hr(s=>this.view3d(s)),this.legend=R("div",{class:"legend",role:"group","aria-label":"Legend"}),this.readout=R("output",{class:"readout","aria-live":"polite"}),this.notice=R("div",{class:"notice",role:"status"}),this.busyChip=R("div",{class:"busy",hidden:!0},"Loading\u2026"),this.messageText=R("p",{}),this.poster=R("img",{alt:"Picture of the mesh",hidden:!0}),this.message=R("div",{class:"message",role:"status",hidden:!0},this.poster,this.messageText),this.view=R("div",{class:"view",tabindex:0,role:"application","aria-roledescription":"3D view","aria-label":"3D view. Arrow keys orbit, plus and minus zoom, question mark for help."}),this.view.append(this.triad.element,this.readout,this.notice,this.busyChip,this.message,this.helpPanel),this.view.addEventListener("keydown",s=>this.#it(s)),this.frame=R("div",{class:"frame"},this.bar,this.options,R("div",{class:"space"},this.view,this.legend)),t.append(this.frame),this.frame.addEventListener("keydown",s=>{s.key==="Escape"&&!s.defaultPrevented&&this.#et(s)}),new ResizeObserver(()=>this.#F()).observe(this.frame),this.bar.addEventListener("scroll",()=>this.#B(),{passive:!0}),this.#E()}#F(){let t=this.frame.clientWidth;if(!t)return;let e=t<XM;this.#v("narrow",e),this.#B(),this.#e&&this.#e.stacked!==e&&(this.#e.stacked=e,this.#e.arrange(),this.#E())}#B(){let{scrollLeft:t,scrollWidth:e,clientWidth:i}=this.bar;this.bar.classList.toggle("more",t+i<e-4),this.bar.classList.toggle("less",t>4)}#P(t){let e=this.#e;!e||e.bodies.length<2||(t==="single"&&e.layout==="single"&&(e.shown=(e.shown+1)%e.bodies.length),e.layout=t,e.arrange(),this.#E())}#N(t){this.#e?.setLook({color:t}),this.#E()}#O(){let t=this.#e?.bodies??[];return Object.keys(Xr).filter(e=>e==="plain"||t.some(i=>i.mode(e)===e))}get#U(){let{color:t}=this.#e?.look??{color:"plain"};return this.#O().includes(t)?t:"plain"}#I(t){this.#e?.setLook({opacity:Math.min(1,Math.max(0,t))}),this.#E()}#W(t){this.#e&&(this.#e.setLook({[t]:!this.#e.look[t]}),this.#E())}#K(t=!this.#e?.section.on){this.#D({on:t})}#D(t){this.#e?.bodies.length&&(this.#e.setSection(t),this.#E())}#X(t=!this.#o.on){this.#e?.bodies.length&&(this.#o.on=t,this.#o.clear(),this.#E(),this.#e.invalidate())}#j(){let t=this.#e;t?.setOrthographic(!t.camera.isOrthographicCamera),this.#E()}#tt(t){t>0&&(this.#l=Number(t.toPrecision(3)),this.#d=!0,this.#e?.setLimit(this.#l),this.#E())}#z(t=this.helpPanel.hidden){this.helpPanel.hidden=!t,ii(this.buttons.help,t),t?this.helpClose.focus():this.view.focus({preventScroll:!0})}#et(t){if(!this.helpPanel.hidden)this.#z(!1);else if(this.#o.on)this.#X(!1);else if(this.#e?.section.on)this.#K(!1);else return;t.preventDefault(),t.stopPropagation()}#it(t){let e=this.#e;if(!e||t.ctrlKey||t.metaKey||t.altKey||this.helpPanel.contains(t.composedPath()[0]))return;let i=Math.PI/24,[n,s]={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]}[t.key]??[0,0],o=()=>{let[c,h]=e.range(e.section.axis);return(h-c)/50},a=c=>e.section.on&&this.#D(c),l={"+":()=>e.zoom(1.2),"=":()=>e.zoom(1.2),"-":()=>e.zoom(1/1.2),_:()=>e.zoom(1/1.2),r:()=>e.reset(),w:()=>this.#W("wireframe"),e:()=>this.#W("edges"),s:()=>this.#K(),m:()=>this.#X(),o:()=>this.#j(),p:()=>this.screenshot(),c:()=>{let c=this.#O();this.#N(c[(c.indexOf(this.#U)+1)%c.length])},1:()=>this.#P("side"),2:()=>this.#P("overlay"),3:()=>this.#P("single"),x:()=>a({axis:"x"}),y:()=>a({axis:"y"}),z:()=>a({axis:"z"}),"[":()=>a({offset:e.section.offset-o()}),"]":()=>a({offset:e.section.offset+o()}),"?":()=>this.#z(),Enter:()=>this.#o.on&&this.#R()};if(n||s)t.shiftKey?e.pan(.06*n,.06*s):e.orbit(-i*n,-i*s);else{let c=l[t.key.length===1?t.key.toLowerCase():t.key];if(!c)return;c()}this.#o.on&&(n||s)&&this.#Q(),t.preventDefault(),t.stopPropagation()}#Z(t){let{element:e}=t,i=n=>{let s=e.getBoundingClientRect();return[n.clientX-s.left,n.clientY-s.top]};e.addEventListener("pointerdown",n=>{this.#y=n.isPrimary&&n.button===0?i(n):null}),e.addEventListener("pointerup",n=>{let s=this.#y;if(this.#y=null,!s||!this.#o.on)return;let o=i(n);Math.hypot(o[0]-s[0],o[1]-s[1])<6&&this.#J(t,...o)}),e.addEventListener("pointermove",n=>{if(!this.#o.on||n.buttons||n.pointerType==="touch")return;let[s,o]=i(n);this.#o.hover=this.#e.pick(t,s,o),this.#e.invalidate()}),e.addEventListener("pointerleave",()=>{this.#o.hover&&(this.#o.hover=null,this.#e?.invalidate())})}#J(t,e,i){let n=this.#e.pick(t,e,i);n&&this.#o.add(n),this.#E(),this.#e.invalidate()}#q(){let[t]=this.#e.activePanes;return[t,t.rect[2]/2,t.rect[3]/2]}#Q(){let[t,e,i]=this.#q();this.#o.hover={...this.#e.pick(t,e,i)??{},cross:[e,i]}}#R(){this.#e?.activePanes.length&&(this.#J(...this.#q()),this.#Q())}#nt(){let t=this.#e;this.triad.update(t.camera);for(let e of t.activePanes)this.#o.draw(e.layer,i=>i?t.project(i,e):null,this.#M,this.#i.unit??"")}#E(){let t=this.#e,e=this.buttons,i=t?.bodies.length??0,n=i?t.section:{on:!1,axis:"y"},s=this.#t?.unit??this.#i.unit??"",o=this.#U,a=t?.arranged??"single";this.layoutGroup.hidden=i<2;for(let h of Object.keys(Wg))ii(e[h],i&&a===h);for(let h of Object.values(e))h.disabled=!i&&h!==e.help;ii(e.section,n.on),ii(e.measure,this.#o.on),ii(e.wireframe,i&&t.look.wireframe),ii(e.edges,i&&t.look.edges),ii(e.orthographic,i&&t.camera.isOrthographicCamera);let l=this.#O();for(let h of this.colorSelect.options)h.hidden=h.disabled=!l.includes(h.value);this.colorSelect.value=o,this.colorSelect.hidden=l.length<2,this.viewSelect.disabled=!i;let c=a==="overlay"&&i>2;if(this.rows.pick.hidden=!(i>1&&(a==="single"||c)),this.rows.opacity.hidden=!i||a!=="overlay",this.rows.section.hidden=!n.on,this.rows.limit.hidden=o!=="deviation",this.options.hidden=Object.values(this.rows).every(h=>h.hidden),this.rows.pick.hidden||this.pick.replaceChildren(...t.bodies.slice(c?1:0).map(h=>{let u=t.bodies.indexOf(h),d=c?t.overlaid.includes(h):u===t.shown;return R("button",{type:"button",class:"button",role:"radio","aria-checked":String(d),onclick:()=>this.#at(u)},this.#rt(h),this.#$(u))})),!this.rows.opacity.hidden){let h=t.bodies.indexOf(t.veil);this.rows.opacity.firstChild.textContent=this.#$(h),this.opacity.set({min:0,max:100,step:1,value:Math.round(t.look.opacity*100),digits:0,unit:"%"})}if(n.on){let[h,u]=t.range(n.axis);this.offset.set({min:h,max:u,value:n.offset,digits:this.#M,unit:s}),this.axisButtons.forEach((d,f)=>ii(d,di[f]===n.axis))}if(o==="deviation"){let h=Math.max(this.#l,...t.bodies.map(f=>f.model.largestDeviation),1e-9);this.limitDial.set({min:Math.log10(h)-4,max:Math.log10(h)+.31,value:Math.log10(this.#l),digits:6,unit:s});let u=this.limitDial.element.querySelector("input[type=number]"),d=this.limitDial.element.querySelector("input[type=range]");u.value=this.#l,d.setAttribute("aria-valuetext",`${sn(this.#l)} ${s}`.trim())}this.#lt(s),this.#ct(o,s),this.#ht(s),this.view.classList.toggle("measuring",this.#o.on),this.view.classList.toggle("many",a==="side"&&i>2)}#at(t){this.#e.shown=t,this.#e.arrange(),this.#E()}#$(t){return this.#a[t]?.item.label||{scan:"Scan",part:"Part",surfaces:"Surfaces"}[this.#a[t]?.item.role]||"Mesh"}#rt(t){return R("i",{class:"dot",style:`background:${os(t.role).dot}`})}#lt(t){let e=this.#e;if(e)for(let i of e.panes)i.label.replaceChildren(...i.bodies.map(n=>{let s=Yu(n.model.box).map(o=>Li(o,Math.max(0,this.#M-1))).join(" \xD7 ");return R("div",{},this.#rt(n),R("b",{},this.#$(e.bodies.indexOf(n))),R("span",{},`${s} ${t}`.trim()),R("span",{class:"count"},n.model.points?`${Li(n.model.points,0)} points`:`${Li(n.model.triangles,0)} triangles`))}))}#ct(t,e){let{legend:i}=this,n=this.#e;if(i.hidden=!0,!!n?.bodies.length)if(t==="deviation"){let s=this.#l,o=n.bodies.filter(a=>a.model.hasDeviation).map(a=>`${this.#$(n.bodies.indexOf(a))}: ${(100*a.model.shareWithin(s)).toFixed(1)} % of its area within \xB1${sn(s)} ${e}`.trim());i.replaceChildren(R("div",{class:"legend-title"},`${this.#t.deviation_name??Xr.deviation}${e?` (${e})`:""}`),R("div",{class:"ramp"},R("div",{class:"scale",style:`background:${qu("to right")}`}),R("div",{class:"ticks"},...[-1,-.5,0,.5,1].map(a=>R("span",{},(a>0?"+":"")+sn(a*s))))),R("div",{class:"legend-note"},R("div",{},this.#t.deviation_note??WM),...o.map(a=>R("div",{},a)))),i.hidden=!1}else t==="thickness"?(i.replaceChildren(R("div",{class:"legend-title"},`Wall thickness${e?` (${e})`:""}`),R("div",{class:"ramp"},R("div",{class:"scale",style:`background:${qu("to right",cc)}`}),R("div",{class:"ticks"},...[0,.25,.5,.75,1].map(s=>R("span",{},sn(s*this.#C))))),R("div",{class:"legend-note"},R("div",{},"grey: no other side near"))),i.hidden=!1):t==="surfaces"&&this.#t?.legend?.length&&(i.replaceChildren(R("div",{class:"legend-title"},"Surfaces"),R("ul",{},...this.#t.legend.map(({label:s,color:o,share:a})=>R("li",{},R("i",{class:"swatch",style:`background:${/^#[0-9a-f]{3,8}$/i.test(o)?o:"#888"}`}),R("span",{},s),R("span",{class:"share"},Number.isFinite(a)?`${(100*a).toFixed(a<.1?1:0)} %`:""))))),i.hidden=!1)}#ht(t){let{readout:e}=this;if(e.hidden=!this.#o.on,e.hidden)return;let i=this.#o.text(this.#M,t);typeof i=="string"?e.replaceChildren(i):e.replaceChildren(R("b",{},i.distance),R("span",{},i.parts));let n=this.#o.points.filter(s=>s.deviation!==null&&Number.isFinite(s.deviation));n.length&&this.#U==="deviation"&&e.append(R("span",{},`deviation there: ${n.map(s=>Li(s.deviation,this.#M)).join(", ")} ${t}`))}#ot(t){this.busyChip.hidden=!t,this.view.setAttribute("aria-busy",String(t))}#st(){let t=this.#x,e=!t&&!this.#a.length,{poster:i,message:n}=this.#i,s="";t?s="This browser can't draw in 3D here (WebGL is missing or switched off). Turn on hardware acceleration, or use another browser; the downloads work all the same.":e&&this.#h.length?s=this.#h.join(" "):e&&!this.#r&&!this.#i.items.length&&(s=n??"Nothing to show yet."),this.message.hidden=!s,this.messageText.textContent=s;let o="";t&&typeof i=="string"&&i&&(o=i.startsWith("data:")?i:fs(i)),this.poster.hidden=!o,o&&this.poster.getAttribute("src")!==o&&(this.poster.src=o),this.notice.hidden=!(this.#h.length&&!s),this.notice.textContent=this.notice.hidden?"":this.#h.join(" "),this.triad.element.toggleAttribute("hidden",t||e)}view3d(t){this.#e?.bodies.length&&(this.#e.touched=!0,this.#e.view(t))}async screenshot(){let t=this.#e;if(!t?.bodies.length)return null;let e=getComputedStyle(this.view),i=this.#t?.unit??"",n=this.#U,s=wg({stage:t,background:[e.getPropertyValue("--ground-top").trim(),e.getPropertyValue("--ground-bottom").trim()],ink:e.color,font:e.fontFamily,labels:t.activePanes.map(o=>o.bodies.map(a=>({text:this.#$(t.bodies.indexOf(a)),color:os(a.role).dot}))),legend:n==="deviation"?{limit:this.#l,title:`${this.#t.deviation_name??Xr.deviation}${i?` (${i})`:""}`}:n==="surfaces"&&this.#t.legend?{entries:this.#t.legend}:null,measure:this.#o.delta&&{points:this.#o.points,distance:!0,text:this.#o.text(this.#M,i).distance}});return await Tg(s,"showfloor-view.png"),this.dispatchEvent(new CustomEvent("picture")),s}project(t,e=0){let i=this.#e,n=i?.activePanes[e];if(!n)return null;let s=i.project(i.frame.fromFile(t),n),o=n.element.getBoundingClientRect();return s&&[o.left+s[0],o.top+s[1]]}turn(t,e=0){let i=this.#e.pose();return this.#e.orbit(t,e),this.#e.finish(),this.#e.draw(),{...this.#e.last,from:i.theta}}get state(){let t=this.#e;if(!t)return{webgl:!this.#x,ready:!1,message:this.messageText?.textContent??""};let e=t.frame;return{webgl:!0,ready:!this.#r&&!!this.#t,version:this.#t?.version??null,message:this.message.hidden?"":this.messageText.textContent,errors:[...this.#h],items:this.#a.map(({item:i,model:n},s)=>({...i,label:this.#$(s),triangles:n.triangles,serial:n.serial,closed:n.closed,size:Yu(n.box)})),layout:t.arranged,stacked:t.stacked,color:this.#U,limit:this.#l,wireframe:t.look.wireframe,edges:t.look.edges,opacity:t.look.opacity,section:{...t.section},orthographic:!!t.camera.isOrthographicCamera,measure:{on:this.#o.on,points:this.#o.points.map(i=>i.file),distance:this.#o.distance,delta:this.#o.delta},camera:{position:e.toFile(t.camera.position),target:e.toFile(t.target),zoom:t.camera.zoom},panes:t.activePanes.map(i=>({rect:i.rect,items:i.bodies.map(n=>t.bodies.indexOf(n))})),dark:t.dark,frames:t.frames,last:{...t.last},memory:{...t.renderer.info.memory}}}};var qM={panel:"#ffffff",sunken:"#eef0f4",line:"#dde1e7",strong:"#8a93a1",ink:"#14181f",soft:"#5f6876",accent:"#1550c4",accentInk:"#ffffff",good:"#0d6b47",warn:"#7d4c00",bad:"#ab1f17",halo:"rgb(255 255 255 / 85%)",unknown:"#e6e9ee",free:"#fcfcfd",obstacle:"#8d97a5",frontier:"#e0a23a",trail:"#3b4452",certain:"#0f766e",between:"#d3a81f",unsure:"#d8430f",other:"#a3abb6"},$M={panel:"#161b22",sunken:"#11151b",line:"#2a313b",strong:"#667182",ink:"#e9ecf1",soft:"#a2acb9",accent:"#82acff",accentInk:"#0b1324",good:"#5fd3a0",warn:"#e8b458",bad:"#ff9087",halo:"rgb(15 19 25 / 85%)",unknown:"#0f1319",free:"#2b333e",obstacle:"#6d7888",frontier:"#c08a35",trail:"#d3dae3",certain:"#2fb3a6",between:"#e5c454",unsure:"#ff6f3d",other:"#667182"},YM={light:["#b4531a","#1a8a6c","#8e44ad","#a5780b","#2f86b5","#c0392b","#5f8020","#c9587c","#6a5fc1","#86643f","#0e8494","#a13f86"],dark:["#f2935c","#5fd3a0","#c9a6ff","#e9bd55","#6fc3ee","#ff8a7a","#b0d066","#f2a3bd","#a9a5ff","#cfae8a","#55cbdc","#e48fd0"]},Jd=.6,ra=r=>[1,3,5].map(t=>parseInt(r.slice(t,t+2),16));function qr(r,t,e){let[i,n]=[ra(r),ra(t)];return`#${i.map((s,o)=>Math.round(s+(n[o]-s)*e).toString(16).padStart(2,"0")).join("")}`}function $r(r){let[t,e,i]=ra(r).map(s=>s/255<=.04045?s/255/12.92:((s/255+.055)/1.055)**2.4),n=.2126*t+.7152*e+.0722*i;return 1.05/(n+.05)>(n+.05)/.0555?"#ffffff":"#0b0f14"}var Kc=class{dark=!1;goals=new Set;#i=new Map;get look(){return this.dark?$M:qM}of(t){let{look:e}=this;if(this.goals.has(t))return e.accent;if(!t||t==="other"||t==="none of them")return e.other;this.#i.has(t)||this.#i.set(t,this.#i.size);let i=YM[this.dark?"dark":"light"];return i[this.#i.get(t)%i.length]}entropy(t){let{certain:e,between:i,unsure:n}=this.look,s=Math.min(1,Math.max(0,t??0)/Jd);return s<.5?qr(e,i,2*s):qr(i,n,2*s-1)}},Ke=r=>`${Math.round(100*(r??0))} %`,vi=r=>Number.isFinite(r)?r.toFixed(2).replace("-","\u2212"):"\u2013",yn=r=>Number.isFinite(r)?`${r.toFixed(1)} m`:"\u2013";var ms=class{width=0;height=0;ratio=1;#i="sans-serif";constructor({name:t,onresize:e,focusable:i=!1}){this.canvas=R("canvas",{role:i?"application":"img","aria-label":t,tabindex:i?0:null}),this.tip=R("div",{class:"tip",hidden:!0}),this.element=R("div",{class:"surface"},this.canvas,this.tip),this.context=this.canvas.getContext("2d"),this.sizes=new ResizeObserver(([n])=>{let{width:s,height:o}=n.contentRect;s===this.width&&o===this.height||(this.width=s,this.height=o,e())}),this.sizes.observe(this.element)}get empty(){return this.width<20||this.height<20}setFont(t){this.#i=t}font(t,e=400){this.context.font=`${e} ${t}px ${this.#i}`}begin(){let{canvas:t,context:e}=this;this.ratio=Math.min(2,devicePixelRatio||1);let[i,n]=[Math.round(this.width*this.ratio),Math.round(this.height*this.ratio)];return(t.width!==i||t.height!==n)&&Object.assign(t,{width:i,height:n}),e.setTransform(this.ratio,0,0,this.ratio,0,0),e.clearRect(0,0,this.width,this.height),e}text(t,e,i,n,s){let{context:o}=this;o.lineJoin="round",o.lineWidth=3,o.strokeStyle=s,o.strokeText(t,e,i),o.fillStyle=n,o.fillText(t,e,i)}showTip(t,e,...i){let{tip:n}=this;if(n.hidden=!i.length,n.hidden)return;n.replaceChildren(...i);let s=t>this.width/2,o=e>this.height/2;Object.assign(n.style,{left:s?"auto":`${t+12}px`,right:s?`${this.width-t+12}px`:"auto",top:o?"auto":`${e+12}px`,bottom:o?`${this.height-e+12}px`:"auto"})}hideTip(){this.tip.hidden||(this.tip.hidden=!0)}};var Zc=class{#i=null;#n=null;#r=0;#t=0;#a=-1;#s=!1;dirty=!0;constructor({palette:t,request:e}){this.palette=t,this.request=e,this.surface=new ms({name:"What the robot sees, with the things found in it",onresize:()=>this.redraw()}),this.element=this.surface.element,this.element.classList.add("camera"),this.surface.canvas.addEventListener("click",i=>{let n=this.#e();n&&i.offsetX>n.x&&i.offsetY<n.y+n.height&&(this.swapped=!this.swapped)})}redraw(){this.dirty=!0,this.request()}get swapped(){return this.#s}set swapped(t){this.#s=t,this.onswap?.(t),this.redraw()}get hasDepth(){return!!this.#n}clear(){this.#i=this.#n=null,this.#a=-1,this.#t=this.#r,this.redraw()}show(t,e){let i=t.steps[e],{depth:n}=t.held[e];if(!i)return;let s=++this.#r;i.color&&t.picture(i.color).then(o=>{s<this.#t||(this.#t=s,this.#i={bitmap:o,detections:i.detections??[],camera:t.head?.camera,index:e},this.redraw())},()=>{}),n&&n[0]!==this.#a&&(this.#a=n[0],t.picture(n).then(o=>{if(this.#a!==n[0])return;let a=this.#n;this.#n=o,a||this.onswap?.(this.swapped),this.redraw()},()=>{}))}#e(){if(!this.#n||!this.#i)return null;let{width:t,height:e}=this.surface,i=Math.round(Math.max(66,t*.24)),n=i*e/t;return{x:t-i-8,y:8,width:i,height:n}}draw(){let{surface:t,palette:e}=this;if(!this.dirty||t.empty)return;this.dirty=!1;let i=t.begin(),{look:n}=e,{width:s,height:o}=t;i.fillStyle=n.sunken,i.fillRect(0,0,s,o);let a=this.#i;if(!a)return;i.imageSmoothingQuality="medium";let l=this.swapped&&this.#n?this.#n:a.bitmap;try{i.drawImage(l,0,0,s,o)}catch{return}let{width:c=320,height:h=240}=a.camera??{},[u,d]=[s/c,o/h];t.font(11.5,600),i.textBaseline="middle",i.textAlign="left";let f=this.#e(),g=[...a.detections].sort((p,m)=>Number(this.#o(p))-Number(this.#o(m))),x=[];for(let p of g){let[m,_,b,v]=p.box,M=e.of(p.probs?.[0]?.[0]),w=this.#o(p),y=[m*u,_*d,(b-m)*u,(v-_)*d];i.lineWidth=w?5:3.5,i.strokeStyle="rgb(10 14 20 / 55%)",i.strokeRect(...y),i.lineWidth=w?3:1.75,i.strokeStyle=M,i.strokeRect(...y)}if(f){i.save(),i.beginPath(),i.roundRect(f.x,f.y,f.width,f.height,5),i.fillStyle=n.panel,i.strokeStyle="#ffffffd0",i.lineWidth=3,i.stroke(),i.clip();try{i.drawImage(this.swapped?a.bitmap:this.#n,f.x,f.y,f.width,f.height)}catch{i.fill()}i.fillStyle="rgb(10 14 20 / 65%)";let p=this.swapped?"colour":"depth";t.font(10.5,500),i.fillRect(f.x,f.y,i.measureText(p).width+10,15),i.fillStyle="#fff",i.fillText(p,f.x+5,f.y+8),i.restore()}t.font(11.5,600);for(let p of g.reverse()){let[m,_,b]=p.box,[v,M]=p.probs?.[0]??["?",p.score],w=e.of(v),y=`${v} ${Ke(M)}`,S=Math.ceil(i.measureText(y).width)+10,C=Math.min(Math.max(1,m*u-1),s-S-1),E=_*d-18>0?_*d-18:_*d+1;x.some(I=>C<I.x+I.wide&&C+S>I.x&&Math.abs(E-I.y)<18)&&((b-m)*u<24||(E=Math.min(o-18,E+18),x.some(I=>C<I.x+I.wide&&C+S>I.x&&Math.abs(E-I.y)<18)))||(x.push({x:C,y:E,wide:S}),i.fillStyle=w,i.beginPath(),i.roundRect(C,E,S,17,3),i.fill(),i.fillStyle=$r(w),i.fillText(y,C+5,E+9))}}#o(t){return this.palette.goals.has(t.probs?.[0]?.[0])}};var KM=10,jc=class{#i=new Map;#n=0;#r=0;now=null;constructor({palette:t,onready:e}){this.palette=t,this.onready=e}clear(){this.#i.clear(),this.now=null,this.#r=this.#n}show(t,e){if(!e)return;let i=`${e[0]} ${this.palette.dark}`;if(this.now?.key===i)return;let n=++this.#n,s=this.#i.get(i);if(s)return this.#r=n,this.now=s,this.onready();t.picture(e).then(o=>{n<this.#r||(this.#r=n,this.now=this.#t(o,i),this.#i.set(i,this.now),this.#i.size>KM&&this.#i.delete(this.#i.keys().next().value),this.onready())},()=>{})}#t(t,e){let{width:i,height:n}=t,s=document.createElement("canvas");Object.assign(s,{width:i,height:n});let o=s.getContext("2d",{willReadFrequently:!0});o.drawImage(t,0,0);let a=o.getImageData(0,0,i,n),l=new Uint32Array(a.data.buffer),{look:c}=this.palette,h=_=>{let[b,v,M]=ra(_);return(255<<24|M<<16|v<<8|b)>>>0},[u,d,f]=[c.free,c.obstacle,c.frontier].map(h),[g,x,p,m]=[i,n,-1,-1];for(let _=0,b=0;_<n;_+=1)for(let v=0;v<i;v+=1,b+=1){let M=l[b]&255;if(M<40){l[b]=0;continue}l[b]=M<120?u:M<200?d:f,v<g&&(g=v),v>p&&(p=v),_<x&&(x=_),_>m&&(m=_)}return o.putImageData(a,0,0),{key:e,canvas:s,box:p<0?null:[g,x,p+1,m+1]}}seen(t){let e=this.now?.box;if(!e||!t)return null;let[i,n]=t.origin;return[i+e[0]*t.cell,n+e[1]*t.cell,i+e[2]*t.cell,n+e[3]*t.cell]}};function Xg(r){let t=r.map(n=>n.score??0),[e,i]=[Math.min(...t),Math.max(...t)];return t.map(n=>i>e?(n-e)/(i-e):1)}var Hn={width:9,height:34},qg=280,$g={turn:-.5,tilt:.62,zoom:1},Jc=class{#i=null;#n={...$g};#r=[];#t=null;#a=!1;#s=null;#e=0;#o=0;dirty=!0;constructor({palette:t,floor:e,request:i,onpick:n}){Object.assign(this,{palette:t,floor:e,request:i}),this.surface=new ms({name:"Scene graph in 3D: floor, things, groups, rooms. Arrow keys turn it, + and \u2212 zoom.",onresize:()=>this.redraw(),focusable:!0}),this.element=this.surface.element,this.element.classList.add("tower");let{canvas:s}=this.surface;s.addEventListener("pointerdown",o=>{o.button||(this.#t={x:o.clientX,y:o.clientY,...this.#n},this.#a=!1,s.setPointerCapture(o.pointerId))}),s.addEventListener("pointermove",o=>{if(!this.#t)return this.#d(o);let[a,l]=[o.clientX-this.#t.x,o.clientY-this.#t.y];Math.hypot(a,l)>4&&(this.#a=!0),this.#a&&(this.surface.hideTip(),this.#h(this.#t.turn-a*.008,o.pointerType==="touch"?this.#t.tilt:this.#t.tilt+l*.006))});for(let o of["pointerup","pointercancel"])s.addEventListener(o,a=>{let l=this.#t&&!this.#a&&o==="pointerup";this.#t=null,l&&n(this.#l(a.offsetX,a.offsetY)?.thing.id??null)});s.addEventListener("pointerleave",()=>{this.surface.hideTip(),this.#s!=null&&(this.#s=null,this.redraw())}),s.addEventListener("wheel",o=>{!o.ctrlKey&&!o.shiftKey&&s.getRootNode().activeElement!==s||(o.preventDefault(),this.zoom(Math.exp(-(o.deltaY||o.deltaX)*.0015)))},{passive:!1}),s.addEventListener("keydown",o=>{if(o.ctrlKey||o.metaKey||o.altKey)return;let{turn:a,tilt:l}=this.#n,c={ArrowLeft:()=>this.#h(a-.12,l),ArrowRight:()=>this.#h(a+.12,l),ArrowUp:()=>this.#h(a,l+.08),ArrowDown:()=>this.#h(a,l-.08),"+":()=>this.zoom(1.2),"=":()=>this.zoom(1.2),"-":()=>this.zoom(1/1.2),r:()=>this.reset()};c[o.key]&&(c[o.key](),o.preventDefault(),o.stopPropagation())})}redraw(){this.dirty=!0,this.request()}zoom(t){this.#n.zoom=Math.min(5,Math.max(.7,this.#n.zoom*t)),this.redraw()}reset(){this.#n={...$g},this.redraw()}#h(t,e){Object.assign(this.#n,{turn:t,tilt:Math.min(1.35,Math.max(.2,e))}),this.redraw()}show(t){let e=this.#i;e&&e.recording===t.recording&&e.graph===t.graph&&e.object===t.object&&e.floor===this.floor.now||(this.#i={...t,floor:this.floor.now},this.redraw())}draw(t,e){if(!this.dirty||this.surface.empty)return;if(e&&!this.#t&&t-this.#e<qg){this.#o||=setTimeout(()=>{this.#o=0,this.request()},qg);return}this.#e=t,this.dirty=!1;let{surface:i,palette:n}=this,{look:s}=n,o=i.begin();this.#r=[];let a=this.#i,{graph:l,recording:c}=a??{};if(!l||!c.head)return;let{width:h,height:u}=i,d=(l.objects??[]).filter(G=>G.center),f=(l.groups??[]).filter(G=>G.center),g=(l.rooms??[]).filter(G=>G.center),x=this.floor.seen(c.head.map)?.slice()??[1/0,1/0,-1/0,-1/0];for(let[G,ct]of[...d.map(nt=>[nt.center[0],nt.center[2]]),...g.map(nt=>nt.center)])x[0]=Math.min(x[0],G),x[1]=Math.min(x[1],ct),x[2]=Math.max(x[2],G),x[3]=Math.max(x[3],ct);if(!Number.isFinite(x[0]))return;let[p,m]=[(x[0]+x[2])/2,(x[1]+x[3])/2],_=Math.max(3,Math.hypot(x[2]-x[0],x[3]-x[1])/Math.SQRT2),b={group:Math.max(2.3,.4*_),room:Math.max(3.3,.66*_)},{turn:v,tilt:M,zoom:w}=this.#n,[y,S,C,E]=[Math.cos(v),Math.sin(v),Math.sin(M),Math.cos(M)],I=(G,ct,nt)=>{let[Mt,Ht]=[G-p,nt-m],Ft=Mt*y-Ht*S,fe=Mt*S+Ht*y;return[Ft,fe*C-ct*E,fe]},P=[1/0,1/0,-1/0,-1/0];for(let G of[x[0],x[2]])for(let ct of[x[1],x[3]]){let[nt,Mt]=I(G,0,ct);P[0]=Math.min(P[0],nt),P[2]=Math.max(P[2],nt),P[1]=Math.min(P[1],Mt),P[3]=Math.max(P[3],Mt)}for(let G of g)P[1]=Math.min(P[1],I(G.center[0],b.room,G.center[1])[1]);let U=w*Math.min((h-28)/(P[2]-P[0]),(u-56)/(P[3]-P[1])),[N,B]=[(P[0]+P[2])/2,(P[1]+P[3])/2],z=(G,ct,nt)=>{let[Mt,Ht,Ft]=I(G,ct,nt);return{x:h/2+(Mt-N)*U,y:u/2+6+(Ht-B)*U,depth:Ft}},{now:X}=this.floor,{map:it}=c.head;if(X?.box&&it){let G=z(it.origin[0],0,it.origin[1]),ct=it.cell*U*i.ratio;o.save(),o.setTransform(ct*y,ct*S*C,-ct*S,ct*y*C,G.x*i.ratio,G.y*i.ratio),o.globalAlpha=n.dark?.85:.9;let[nt,Mt,Ht,Ft]=X.box;o.fillStyle=s.unknown,o.fillRect(nt,Mt,Ht-nt,Ft-Mt),o.drawImage(X.canvas,nt,Mt,Ht-nt,Ft-Mt,nt,Mt,Ht-nt,Ft-Mt),o.restore()}let q=new Map;for(let G of d){let ct=z(G.center[0],0,G.center[2]),nt=z(G.center[0],Math.max(0,G.center[1]??0),G.center[2]);q.set(G.id,{thing:G,ground:ct,foot:nt,top:{x:nt.x,y:nt.y-Hn.height}})}let Q=a.object??this.#s,et=new Map(f.map(G=>[G.id,{group:G,...z(G.center[0],b.group,G.center[1])}])),St=new Map(g.map(G=>[G.id,{room:G,...z(G.center[0],b.room,G.center[1])}])),Tt=d.find(G=>G.id===Q);for(let{thing:G,ground:ct,foot:nt}of q.values()){let Mt=Math.max(9,.34*U);o.globalAlpha=G.rejected?.3:.75,o.beginPath(),o.ellipse(ct.x,ct.y,Mt,Mt*C,0,0,7),o.fillStyle=G.rejected?s.other:n.entropy(G.entropy),o.fill(),o.globalAlpha=1,o.lineWidth=1,o.strokeStyle=s.strong,o.beginPath(),o.moveTo(ct.x,ct.y),o.lineTo(nt.x,nt.y),o.stroke()}let K=(G,ct,nt)=>{o.lineWidth=nt?2:1,o.strokeStyle=nt?s.accent:s.strong,o.globalAlpha=nt?1:Tt?.25:.5,o.beginPath(),o.moveTo(G.x,G.y),o.lineTo(ct.x,ct.y),o.stroke(),o.globalAlpha=1};for(let{thing:G,top:ct}of q.values()){let nt=et.get(G.group)??St.get(G.room);nt&&K(nt,ct,G===Tt)}for(let G of et.values()){let ct=St.get(G.group.room);ct&&K(ct,G,Tt&&Tt.group===G.group.id)}for(let G of et.values())o.beginPath(),o.arc(G.x,G.y,5,0,7),o.fillStyle=s.panel,o.fill(),o.lineWidth=2,o.strokeStyle=s.soft,o.stroke();let ot=[],lt=G=>!ot.some(ct=>G[0]<ct[2]&&G[2]>ct[0]&&G[1]<ct[3]&&G[3]>ct[1]);i.font(12.5,600),o.textBaseline="middle",o.textAlign="center";for(let G of St.values()){let ct=G.room.probs?.[0]?.[1];G.words=`${G.room.name}${ct!=null?` ${Ke(ct)}`:""}`;let nt=o.measureText(G.words).width+18;G.x0=Math.min(Math.max(2,G.x-nt/2),h-nt-2),G.y0=Math.min(Math.max(2,G.y-12),u-26),G.wide=nt;for(let Mt=0;Mt<6&&!lt([G.x0,G.y0,G.x0+nt,G.y0+24]);Mt+=1)G.y0+=26;ot.push([G.x0,G.y0,G.x0+nt,G.y0+24])}let At=[...q.values()].sort((G,ct)=>G.ground.depth-ct.ground.depth);for(let{thing:G,foot:ct,top:nt}of At){let Mt=G===Tt?Hn.width+3:Hn.width;o.globalAlpha=G.rejected?.55:1;let Ht=G.beliefs??[],Ft=Math.max(1,Ht.reduce((he,[,Se])=>he+Se,0)),fe=ct.y;o.fillStyle=s.other,o.fillRect(ct.x-Mt/2,nt.y,Mt,Hn.height);for(let[he,Se]of Ht){let pe=Hn.height*Se/Ft;o.fillStyle=G.rejected?qr(n.of(he),s.other,.7):n.of(he),o.fillRect(ct.x-Mt/2,fe-pe,Mt,pe),fe-=pe}o.lineWidth=G===Tt?2:1,o.strokeStyle=G===Tt?s.ink:s.panel,o.strokeRect(ct.x-Mt/2,nt.y,Mt,Hn.height),G.rejected&&(o.lineWidth=2,o.strokeStyle=s.bad,o.beginPath(),o.moveTo(ct.x-6,nt.y+8),o.lineTo(ct.x+6,nt.y+Hn.height-8),o.moveTo(ct.x+6,nt.y+8),o.lineTo(ct.x-6,nt.y+Hn.height-8),o.stroke()),o.globalAlpha=1,ot.push([ct.x-Mt/2,nt.y,ct.x+Mt/2,ct.y]),this.#r.push({thing:G,x:ct.x,y:(ct.y+nt.y)/2})}i.font(11.5,500),o.textAlign="left";let mt=G=>(G===Tt?1e6:0)+(n.goals.has(G.beliefs?.[0]?.[0])?1e4:0)+(G.used===!1?0:100)+(G.votes??0);for(let{thing:G,foot:ct,top:nt}of[...At].sort((Mt,Ht)=>mt(Ht.thing)-mt(Mt.thing))){let Mt=G.beliefs?.[0]?.[0];if(!Mt)continue;let Ht=o.measureText(Mt).width+4,Ft=(ct.y+nt.y)/2;for(let[fe,he]of[[ct.x+8,Ft],[ct.x-8-Ht,Ft],[ct.x+8,ct.y-4],[ct.x+8,nt.y+3]]){let Se=[fe,he-7,fe+Ht,he+7];if(!(Se[0]<2||Se[2]>h-2||Se[1]<2||Se[3]>u-2||!lt(Se))){ot.push(Se),i.text(Mt,fe,he,G===Tt?s.ink:s.soft,s.halo);break}}}i.font(12.5,600),o.textAlign="center";for(let G of St.values())o.beginPath(),o.roundRect(G.x0,G.y0,G.wide,24,12),o.fillStyle=s.panel,o.fill(),o.lineWidth=Tt&&Tt.room===G.room.id?2:1.25,o.strokeStyle=Tt&&Tt.room===G.room.id?s.accent:s.strong,o.stroke(),o.fillStyle=s.ink,o.fillText(G.words,G.x0+G.wide/2,G.y0+12.5)}#l(t,e){let i=null;for(let n of this.#r){let[s,o]=[Math.abs(n.x-t),Math.abs(n.y-e)];s<13&&o<Hn.height/2+8&&(!i||s<i.dx)&&(i={...n,dx:s})}return i}#d({offsetX:t,offsetY:e}){let i=this.#l(t,e);this.surface.canvas.style.cursor=i?"pointer":"grab";let n=i?.thing.id??null;if(n!==this.#s&&(this.#s=n,this.redraw()),!i)return this.surface.hideTip();let{thing:s}=i,o=(s.beliefs??[]).slice(0,6).map(([a,l])=>R("div",{},R("i",{class:"swatch",style:`background:${this.palette.of(a)}`}),`${a} ${Ke(l)}`));this.surface.showTip(i.x,i.y,R("b",{},`Thing ${s.id}`),...o,R("div",{class:"soft"},`seen ${s.votes??"?"} times${s.rejected?", ruled out":""}`))}};var ZM=140,Yg=.5,Kg=matchMedia("(prefers-reduced-motion: reduce)"),Qc=class{#i=null;#n=null;#r=null;#t=null;#a=null;#s=null;#e=[];#o=0;dirty=!0;constructor({palette:t,floor:e,request:i,onpick:n}){Object.assign(this,{palette:t,floor:e,request:i}),this.surface=new ms({name:"Map of what the robot has seen so far",onresize:()=>this.redraw()}),this.element=this.surface.element,this.element.classList.add("plan");let{canvas:s}=this.surface;s.addEventListener("pointermove",o=>this.#A(o)),s.addEventListener("pointerleave",()=>this.surface.hideTip()),s.addEventListener("click",o=>{let a=this.#x(o.offsetX,o.offsetY);a&&n(a.kind,a.thing.id)})}redraw(){this.dirty=!0,this.request()}show(t){let e=this.#i;this.#i=t;let i=t.recording.steps[t.index]?.pose;if(i){let n=t.glide&&e?.recording===t.recording&&Math.abs(t.index-e.index)<=4&&e.index!==t.index;if(e?.index!==t.index||e?.recording!==t.recording||!this.#s)if(n&&this.#t&&!Kg.matches){let s=Math.atan2(Math.sin(i[2]-this.#t[2]),Math.cos(i[2]-this.#t[2]));this.#a={at:performance.now(),pose:this.#t},this.#s=[i[0],i[1],this.#t[2]+s]}else this.#t=this.#s=[...i],this.#a=null}e?.recording!==t.recording&&(this.#n=this.#r=null),this.redraw()}clear(){this.#i=this.#n=this.#t=this.#s=null,this.redraw()}#h(){let{recording:t,index:e,held:i,truth:n}=this.#i,{head:s}=t,o=this.floor.seen(s.map)?.slice()??[1/0,1/0,-1/0,-1/0],a=(c,h)=>{o[0]=Math.min(o[0],c),o[1]=Math.min(o[1],h),o[2]=Math.max(o[2],c),o[3]=Math.max(o[3],h)},l=t.steps[e]?.pose;l&&a(l[0],l[1]);for(let c of i.decision?.landmarks??[])a(...c.at);if(n&&s.truth){for(let c of s.truth.path??[])a(...c);for(let c of s.truth.rooms??[])a(c.box[0],c.box[1]),a(c.box[2],c.box[3])}return Number.isFinite(o[0])?[...o.slice(0,2).map(c=>Math.floor(2*(c-Yg))/2),...o.slice(2).map(c=>Math.ceil(2*(c+Yg))/2)]:[-3,-3,3,3]}#l(t){let e=this.#h(),{width:i,height:n}=this.surface,s=Math.min((i-12)/(e[2]-e[0]),(n-12)/(e[3]-e[1]),95),o={x:(e[0]+e[2])/2,z:(e[1]+e[3])/2,scale:s},a=`${o.x} ${o.z} ${s} ${i} ${n}`;if(!this.#n||this.#n.size!==`${i} ${n}`||Kg.matches?(this.#n={...o,key:a,size:`${i} ${n}`},this.#r=null):this.#n.key!==a&&(this.#r={...this.#n,at:t,target:o},this.#n.key=a),!this.#r)return!1;let l=Math.min(1,(t-this.#r.at)/350),c=l*l*(3-2*l);for(let h of["x","z","scale"])this.#n[h]=this.#r[h]+(this.#r.target[h]-this.#r[h])*c;return l===1&&(this.#r=null),l<1}#d(t){if(!this.#a)return!1;let e=Math.min(1,(t-this.#a.at)/ZM),i=this.#a.pose;return this.#t=i.map((n,s)=>n+(this.#s[s]-n)*e),e===1&&(this.#a=null),e<1}#u(t){return this.surface.width/2+(t-this.#n.x)*this.#n.scale}#c(t){return this.surface.height/2+(t-this.#n.z)*this.#n.scale}draw(t){let e=this.#i;if(!this.dirty||this.surface.empty)return!1;let{surface:i,palette:n}=this,{look:s}=n;if(!e?.recording.head){let l=i.begin();return l.fillStyle=s.unknown,l.fillRect(0,0,i.width,i.height),this.dirty=!1,!1}if(t-this.#o<30&&(this.#a||this.#r))return!0;this.#o=t;let o=[this.#l(t),this.#d(t)].some(Boolean);this.dirty=o;let a=i.begin();return a.fillStyle=s.unknown,a.fillRect(0,0,i.width,i.height),this.#e=[],this.#y(a,e),e.truth&&this.#v(a,e),this.#g(a,e),this.#p(a,e),this.#_(a,e),this.#w(a,e),this.#T(a,e),this.#m(e),this.#b(a),o}#y(t,{recording:e}){let{now:i}=this.floor,{map:n}=e.head;if(!i||!n)return;let s=n.cell*this.#n.scale;t.imageSmoothingEnabled=!0,t.imageSmoothingQuality="low";let[o,a,l,c]=i.box??[0,0,0,0];l>o&&t.drawImage(i.canvas,o,a,l-o,c-a,this.#u(n.origin[0]+o*n.cell),this.#c(n.origin[1]+a*n.cell),(l-o)*s,(c-a)*s)}#f(t,e){t.beginPath(),e.forEach(([i,n],s)=>t[s?"lineTo":"moveTo"](this.#u(i),this.#c(n))),t.stroke()}#v(t,{recording:e}){let{truth:i}=e.head;if(!i)return;let{look:n}=this.palette;t.lineWidth=1.25,this.surface.font(11,400),t.textAlign="left",t.textBaseline="top";for(let{name:s,box:o}of i.rooms??[])t.setLineDash([2,3]),t.strokeStyle=n.strong,t.strokeRect(this.#u(o[0]),this.#c(o[1]),(o[2]-o[0])*this.#n.scale,(o[3]-o[1])*this.#n.scale),t.setLineDash([]),this.surface.text(s,this.#u(o[0])+4,this.#c(o[1])+4,n.soft,n.halo);for(let[s,o,a,l]of i.goals??[])t.fillStyle=`${n.good}33`,t.strokeStyle=n.good,t.lineWidth=2,t.fillRect(this.#u(s),this.#c(o),(a-s)*this.#n.scale,(l-o)*this.#n.scale),t.strokeRect(this.#u(s),this.#c(o),(a-s)*this.#n.scale,(l-o)*this.#n.scale);i.path?.length>1&&(t.lineJoin=t.lineCap="round",t.lineWidth=5,t.strokeStyle=n.halo,this.#f(t,i.path),t.lineWidth=2.5,t.strokeStyle=n.good,this.#f(t,i.path))}#m({held:t,truth:e}){if(e)return;let{look:i}=this.palette,{context:n,width:s,height:o}=this.surface,a=[...this.#e,{x:this.#u(this.#t?.[0]??0),y:this.#c(this.#t?.[1]??0),radius:12}],l=[];this.surface.font(12,500),n.textAlign="center",n.textBaseline="middle";for(let c of t.graph?.rooms??[]){if(!c.center)continue;let h=c.probs?.[0]?.[1],u=`${c.name}${h!=null?` ${Ke(h)}`:""}`,d=n.measureText(u).width/2+3,f=Math.min(Math.max(this.#u(c.center[0]),d+4),s-d-4),g=Math.min(Math.max(this.#c(c.center[1]),12),o-26),x=m=>a.every(_=>Math.abs(_.x-f)>d+_.radius-4||Math.abs(_.y-m)>_.radius+4)&&l.every(_=>Math.abs(_.y-m)>16||Math.abs(_.x-f)>d+_.half),p=[0,-20,20,-34,34,-48,48].map(m=>g+m).find(m=>m>10&&m<o-10&&x(m));p!=null&&(l.push({x:f,y:p,half:d}),this.surface.text(u,f,p,i.ink,i.halo))}}#g(t,{recording:e,index:i,held:n}){let{look:s}=this.palette,{steps:o}=e;t.lineJoin=t.lineCap="round",n.path?.length>1&&(t.setLineDash([6,5]),t.lineWidth=2.25,t.strokeStyle=s.accent,this.#f(t,n.path),t.setLineDash([]));let a=[];for(let c=0;c<i;c+=1){let{pose:h}=o[c],u=a.at(-1);h&&(!u||h[0]!==u[0]||h[1]!==u[1])&&a.push(h)}a.push(this.#t??o[i].pose),t.lineWidth=5,t.strokeStyle=s.halo,this.#f(t,a),t.lineWidth=2.25,t.strokeStyle=s.trail,this.#f(t,a);let l=o[0]?.pose;l&&(t.beginPath(),t.arc(this.#u(l[0]),this.#c(l[1]),4,0,7),t.fillStyle=s.panel,t.fill(),t.lineWidth=2,t.stroke())}#p(t,{held:e,landmark:i,past:n}){if(n&&i==null)return;let{decision:s,graph:o}=e,a=s?.landmarks?.find(({id:l})=>l===(i??s.chosen));if(!(!a||!o)){t.setLineDash([1.5,4]),t.lineCap="round",t.lineWidth=1.75,t.strokeStyle=this.palette.look.ink;for(let[,,l]of a.near??[]){let c=l==null?null:o.objects?.find(h=>h.id===l);c?.center&&this.#f(t,[a.at,[c.center[0],c.center[2]]])}t.setLineDash([])}}#_(t,{held:e,object:i}){let{look:n}=this.palette;for(let s of e.graph?.objects??[]){if(!s.center)continue;let[o,a]=[this.#u(s.center[0]),this.#c(s.center[2])],l=this.palette.goals.has(s.beliefs?.[0]?.[0]),c=l?6:4;t.globalAlpha=s.rejected?.5:1,t.beginPath(),t.arc(o,a,c,0,7),t.fillStyle=s.rejected?n.strong:this.palette.entropy(s.entropy),t.fill(),t.lineWidth=l?2:1.25,t.strokeStyle=l?n.accent:n.panel,t.stroke(),t.globalAlpha=1,s.id===i&&(t.beginPath(),t.arc(o,a,c+4,0,7),t.lineWidth=2,t.strokeStyle=n.ink,t.stroke()),this.#e.push({kind:"object",thing:s,x:o,y:a,radius:c+5})}}#w(t,{held:e,landmark:i,past:n}){let{decision:s}=e,[o,a]=n&&e.target||[];if(o!=null&&(t.beginPath(),t.arc(this.#u(o),this.#c(a),11,0,7),t.lineWidth=2.5,t.strokeStyle=this.palette.look.accent,t.stroke()),!s?.landmarks?.length)return;let{look:l}=this.palette,c=Xg(s.landmarks);t.textAlign="center",t.textBaseline="middle";let h=s.landmarks.map((u,d)=>[u,c[d]]).sort((u,d)=>+(u[0].id===s.chosen)-+(d[0].id===s.chosen));t.globalAlpha=n?.55:1;for(let[u,d]of h){let[f,g]=[this.#u(u.at[0]),this.#c(u.at[1])],x=u.id===s.chosen&&!n,p=x?13:8+3.5*d,m=x?l.accent:qr(l.panel,l.accent,.06+.4*d);x&&(t.beginPath(),t.arc(f,g,p+5,0,7),t.fillStyle=`${l.accent}38`,t.fill()),t.beginPath(),t.arc(f,g,p,0,7),t.fillStyle=m,t.fill(),t.lineWidth=x?2:1.5,t.strokeStyle=x?l.panel:l.accent,t.stroke(),u.id===i&&(t.beginPath(),t.arc(f,g,p+(x?4:3),0,7),t.lineWidth=2,t.strokeStyle=l.ink,t.stroke()),this.surface.font(x?14:11,700),t.fillStyle=$r(m),t.fillText(u.name,f,g+.5),this.#e.push({kind:"landmark",thing:u,x:f,y:g,radius:p+4})}t.globalAlpha=1}#T(t,{recording:e}){let i=this.#t;if(!i)return;let{look:n}=this.palette,[s,o,a]=[this.#u(i[0]),this.#c(i[1]),i[2]],l=-Math.PI/2-a,c=(e.head.camera?.hfov??79)/2*Math.PI/180,h=Math.min(2.4*this.#n.scale,130),u=t.createRadialGradient(s,o,0,s,o,h);u.addColorStop(0,`${n.accent}55`),u.addColorStop(1,`${n.accent}00`),t.fillStyle=u,t.beginPath(),t.moveTo(s,o),t.arc(s,o,h,l-c,l+c),t.closePath(),t.fill(),t.save(),t.translate(s,o),t.rotate(l),t.beginPath(),t.moveTo(12,0),t.lineTo(-8,8),t.lineTo(-4,0),t.lineTo(-8,-8),t.closePath(),t.lineJoin="round",t.lineWidth=4,t.strokeStyle=n.panel,t.stroke(),t.fillStyle=n.accent,t.fill(),t.restore()}#b(t){let{look:e}=this.palette,{scale:i}=this.#n,n=[1,2,5].find(a=>a*i>44)??5,[s,o]=[10,this.surface.height-11];t.lineCap="butt",t.lineWidth=1.5,t.strokeStyle=e.soft,t.beginPath(),t.moveTo(s,o-4),t.lineTo(s,o),t.lineTo(s+n*i,o),t.lineTo(s+n*i,o-4),t.stroke(),this.surface.font(11,400),t.textAlign="left",t.textBaseline="bottom",this.surface.text(`${n} m`,s+4,o-2,e.soft,e.halo)}#x(t,e){let i=null;for(let n of this.#e){let s=Math.hypot(n.x-t,n.y-e);s<=n.radius&&(!i||s<i.far||n.kind==="landmark"&&i.kind==="object")&&(i={...n,far:s})}return i}#A({offsetX:t,offsetY:e}){let i=this.#x(t,e);if(this.surface.canvas.style.cursor=i?"pointer":"default",!i)return this.surface.hideTip();let{thing:n}=i;if(i.kind==="object"){let o=(n.beliefs??[]).slice(0,3).map(([a,l])=>R("div",{},`${a} ${Ke(l)}`));return this.surface.showTip(i.x,i.y,R("b",{},`Thing ${n.id}${n.rejected?", ruled out":""}`),...o)}let s=n.comparisons?`won ${n.wins} of ${n.comparisons} comparisons`:`score ${vi(n.score)}`;this.surface.showTip(i.x,i.y,R("b",{},`${n.name}${n.room?`: ${n.room}`:""}`),R("div",{},s),n.distance!=null?R("div",{},`${yn(n.distance)} away`):"")}};var Zg=6,Qd=12,jg=(r,t,e="")=>R("span",{class:`bar ${e}`},R("i",{style:`width:${Math.round(100*Math.min(1,Math.max(0,r)))}%`}),R("b",{},t)),tf=r=>R("p",{class:"note"},r);function ef(r,t,{most:e=4}={}){let i=r.reduce((a,[,l])=>a+l,0),s=(i<.995?[...r,["",1-i]]:r).map(([a,l])=>{let c=t.of(a||"other"),h=l/Math.max(1,i);return R("i",{style:`width:${100*h}%;background:${a?c:"transparent"};color:${$r(c)}`,title:a?`${a} ${Ke(l)}`:""},h>.17&&a?Ke(l):"")}),o=r.slice(0,e).map(([a,l])=>R("span",{},R("i",{class:"swatch",style:`background:${t.of(a)}`}),`${a} ${Ke(l)}`));return R("div",{class:"stack"},R("div",{class:"segments",role:"img","aria-label":r.map(([a,l])=>`${a} ${Ke(l)}`).join(", ")},...s),R("div",{class:"names"},...o))}var jM=[["spatial","Unseen","How much of what lies round it has not been seen yet"],["semantic","Unsure","How unsure the robot is of the things near it: there it can learn what they are"],["win_rate","Wins","How many of its comparisons with other places it won: which of the two is more likely to lead to the goal?"],["score","Score","Made of the wins and of what there is to learn (unseen, unsure); the robot goes to the highest"]],th=class{#i=null;constructor({palette:t,onpick:e}){this.palette=t,this.onpick=e,this.table=R("div",{class:"ranking"}),this.why=R("div",{class:"why","aria-live":"polite"}),this.worlds=R("div",{class:"worlds"}),this.lead=R("p",{class:"lead"}),this.heading=R("h3",{},"Why it goes there"),this.element=R("section",{class:"panel decision"},this.heading,this.lead,this.table,this.why,this.worlds)}show({decision:t,graph:e,landmark:i,decided:n,now:s,palette:o,recording:a}){let l=[a,t,i,n,s,o.dark];if(this.#i&&l.every((u,d)=>u===this.#i[d]))return;this.#i=l,this.heading.textContent=s||n<0?"Why it goes there":`Why it went there (choice of step ${n+1})`;let c=[...t?.landmarks??[]].sort((u,d)=>(d.score??0)-(u.score??0)),h=t?.worlds??[];if(!c.length){this.lead.textContent="",this.table.replaceChildren(tf(t||e?"No place to choose from at this step.":"No choice was made yet: first the robot looks round.")),this.why.replaceChildren(),this.worlds.replaceChildren();return}this.lead.textContent=h.length?"The lettered places on the map are compared, two at a time: which leads to the goal? The place with the most wins, and the most to learn, is next.":"The lettered places on the map, by the score that this policy gives them.",this.#n(c,t,i,s),this.#r(c,t,i),this.#t(t,e,h)}#n(t,e,i,n){let s=jM.filter(([u])=>t.some(d=>e.worlds?.length?d[u]!=null:d[u])),o=Object.fromEntries(s.map(([u])=>{let d=t.map(f=>f[u]??0);return[u,[Math.min(0,...d),Math.max(...d)]]})),a=(u,d)=>{let[f,g]=o[u];return g>f?((d??0)-f)/(g-f):0},l=t.map(u=>{let d=u.id===e.chosen,f=R("button",{type:"button",class:"disc","aria-pressed":String(u.id===i),"aria-label":`Place ${u.name}: why it ${d?"was chosen":"was not chosen"}`},u.name),g=s.map(([x])=>R("td",{},jg(a(x,u[x]),x==="win_rate"&&u.comparisons?`${Math.round(u.wins)} of ${u.comparisons}`:vi(u[x]),x==="score"?"strong":"")));return R("tr",{class:`${d?"chosen":""} ${u.id===i?"picked":""}`,onclick:()=>this.onpick(u.id)},R("th",{scope:"row"},f),R("td",{class:"where"},R("span",{},u.room!=="room"&&u.room||(u.kind==="frontier"?"edge of the unseen":u.kind==="voronoi"?"open floor":"\u2013")),R("small",{},d?n?"goes here":"went here":u.distance!=null?`${yn(u.distance)} away`:"")),...g)}),c=R("tr",{},R("th",{scope:"col"},""),R("th",{scope:"col"},"Place"),...s.map(([,u,d])=>R("th",{scope:"col",title:d},u))),h=this.table.getRootNode().activeElement?.getAttribute?.("aria-label");this.table.replaceChildren(R("table",{},R("thead",{},c),R("tbody",{},...l))),h?.startsWith("Place ")&&[...this.table.querySelectorAll(".disc")].find(u=>u.getAttribute("aria-label").slice(0,8)===h.slice(0,8))?.focus({preventScroll:!0})}#r(t,e,i){let n=t.find(({id:p})=>p===i)??t.find(({id:p})=>p===e.chosen)??t[0],s=n.id===e.chosen,o=n.reasons??[],a=Math.max(.01,...o.map(([,p])=>Math.abs(p))),l=new Map(t.map(({id:p,name:m})=>[p,m])),c=new Map;for(let[p,m,_]of e.pairs??[]){if(p!==n.id&&m!==n.id)continue;let b=p===n.id?m:p,v=c.get(b)??[0,0];v[_===n.id?0:1]+=1,c.set(b,v)}let h=p=>[...c].filter(([,[m,_]])=>p(m,_)).map(([m,[_,b]])=>`${l.get(m)??"?"} ${_}\u2013${b}`),u=p=>p.slice(0,8).join(", ")+(p.length>8?` and ${p.length-8} more`:""),d=h((p,m)=>p>m),f=h((p,m)=>p===m),g=h((p,m)=>p<m),x=[d.length?R("span",{},R("em",{},"won against "),u(d)):null,f.length?R("span",{},R("em",{},"even with "),u(f)):null,g.length?R("span",{},R("em",{},"lost to "),u(g)):null,n.near?.length?R("span",{},R("em",{},"near it "),n.near.slice(0,5).map(([p,m])=>`${p} ${Ke(m)}`).join(", ")):null].filter(Boolean);this.why.hidden=!o.length&&!x.length,this.why.replaceChildren(R("h4",{},`Place ${n.name} ${s?"was chosen":"was not chosen"}: what speaks for it and against it`),...o.map(([p,m])=>R("div",{class:"reason"},R("span",{},p),R("span",{class:`signed ${m<0?"minus":""}`},R("i",{style:`width:${50*Math.abs(m)/a}%;${m<0?"right:50%":"left:50%"}`})),R("b",{},`${m>0?"+":""}${vi(m)}`))),R("div",{class:"facts"},...x))}#t(t,e,i){if(!i.length){this.worlds.replaceChildren(tf("This policy keeps no scene graph, so it imagines no possible worlds."));return}let n=[...i].sort((l,c)=>c.p-l.p),[s]=n,o=n.length-Zg,a=/best/.test(t.method??"")?parseInt(t.method)===1?"the likeliest alone":`the ${parseInt(t.method)} likeliest`:(t.method??"").replace(/(\d+)\s*sampled/,"$1 drawn by chance");this.worlds.replaceChildren(R("h4",{},"Possible worlds",R("span",{},`${a?`${a}, `:""}${t.covered==null?"":`covered mass ${Ke(t.covered)}`}`)),R("p",{class:"lead"},"Nothing is certain, so every comparison is made in several worlds: each is one way that all things could be."),...n.slice(0,Zg).map((l,c)=>R("div",{class:"world"},jg(l.p/s.p,Ke(l.p)),R("span",{},c?JM(l,s):`Likeliest: ${QM(l,e)}`))),o>0?R("p",{class:"more"},`and ${o} more`):"")}};function JM(r,t){let e=[];for(let[i,n]of[["labels","thing"],["rooms","room"]]){let[s,o]=[r[i]??{},t[i]??{}];for(let a of new Set([...Object.keys(s),...Object.keys(o)]))s[a]!==o[a]&&e.push(s[a]==null?`no ${n} ${a}`:`${n} ${a}: ${s[a]}${o[a]?` instead of ${o[a]}`:""}`)}return e.length?e.slice(0,3).join("; ")+(e.length>3?`; ${e.length-3} more`:""):"the same, drawn again"}function QM(r,t){let e=new Map;for(let o of Object.values(r.labels??{}))e.set(o,(e.get(o)??0)+1);let i=[...e].sort((o,a)=>a[1]-o[1]).slice(0,5).map(([o,a])=>a>1?`${a} \xD7 ${o}`:o),n=Object.values(r.rooms??{}),s=e.size>5?` and ${e.size-5} more`:"";return[i.length?i.join(", ")+s:"",n.length?`in ${[...new Set(n)].slice(0,4).join(", ")}`:""].filter(Boolean).join(" ")||(t?"as the graph stands":"nothing yet")}var eh=class{#i=null;constructor({palette:t}){this.palette=t,this.list=R("div",{class:"detections"}),this.element=R("section",{class:"panel"},R("h3",{},"Found in this picture"),R("p",{class:"lead"},"Each thing may be several; the robot keeps the whole distribution, not only the best name."),this.list)}show({step:t,recording:e,palette:i}){let n=[t,i.dark];if(this.#i&&n.every((o,a)=>o===this.#i[a]))return;this.#i=n;let s=[...t?.detections??[]].sort((o,a)=>Jg(a,i)-Jg(o,i)||(a.score??0)-(o.score??0));if(!s.length)return this.list.replaceChildren(tf(e.head?"Nothing is found here.":""));this.list.replaceChildren(...s.slice(0,8).map(o=>R("div",{class:"detection"},R("div",{class:"what"},R("span",{},o.object!=null?`thing ${o.object}`:"not kept"),o.verdict?R("small",{},o.verdict):null),ef(o.probs??[],i))),s.length>8?R("p",{class:"more"},`and ${s.length-8} more`):"")}},Jg=(r,t)=>(r.probs??[]).reduce((e,[i,n])=>t.goals.has(i)?e+n:e,0),ih=class{#i=null;constructor({palette:t}){this.palette=t,this.counts=R("div",{class:"counts"}),this.list=R("ol",{class:"checks"}),this.element=R("section",{class:"panel"},R("h3",{},"Is it really the goal?"),R("p",{class:"lead"},"Before the robot believes the detector, it compares with what it has walked up to before: like the right ones or like the wrong ones?"),this.counts,this.list)}show({recording:t,held:e,palette:i}){let n=[t,e?.checks,e?.calibrator,i.dark];if(this.#i&&n.every((a,l)=>a===this.#i[l]))return;this.#i=n;let{calibrator:s}=e??{};if(!s){this.counts.replaceChildren();let a=t.loaded&&!t.held.at(-1)?.calibrator;return this.list.replaceChildren(R("li",{class:"note"},a?"This policy keeps no memory of checks.":"Nothing has been checked yet."))}this.counts.replaceChildren(R("span",{class:"good"},R("b",{},String(s.positive))," confirmed"),R("span",{class:"bad"},R("b",{},String(s.negative))," found to be wrong"));let o=t.checks.slice(0,e.checks).reverse();if(!o.length)return this.list.replaceChildren(R("li",{class:"note"},"Nothing has been checked yet."));this.list.replaceChildren(...o.slice(0,Qd).map(a=>this.#n(t,a)),o.length>Qd?R("li",{class:"more"},`and ${o.length-Qd} earlier ones`):"")}#n(t,e){let i=R("canvas",{width:96,height:96,role:"img","aria-label":`Picture of what was taken for ${e.label}`});e.crop&&t.picture(e.crop).then(l=>{let c=Math.max(96/l.width,96/l.height),[h,u]=[l.width*c,l.height*c];i.getContext("2d").drawImage(l,(96-h)/2,(96-u)/2,h,u)},()=>{});let n=l=>`${100*Math.min(1,Math.max(0,l??0))}%`,[s,o]=[Math.min(e.detector,e.final),Math.max(e.detector,e.final)],a=e.positive!=null&&e.negative!=null?e.positive-e.negative:null;return R("li",{class:e.believed?"check believed":"check rejected"},i,R("div",{},R("div",{class:"verdict"},R("b",{},`${e.label}?`),R("span",{class:"chip"},e.believed?"believed":"rejected"),R("small",{},`step ${e.step+1}`)),R("div",{class:"gauge",role:"img","aria-label":`detector ${vi(e.detector)}, final ${vi(e.final)}, threshold ${vi(e.threshold)}`},R("i",{class:"way",style:`left:${n(s)};width:calc(${n(o)} - ${n(s)})`}),R("i",{class:"needs",style:`left:${n(e.threshold)}`}),R("i",{class:"first",style:`left:${n(e.detector)}`}),R("i",{class:"last",style:`left:${n(e.final)}`})),R("div",{class:"sums"},`detector ${vi(e.detector)}`,a!=null?` \u2192 memory ${a>0?"+":""}${vi(a)}`:"",` \u2192 ${vi(e.final)}, needs ${vi(e.threshold)}`),e.why?R("div",{class:"because"},e.why):null))}};var tw=r=>r&&r!=="stop"?`${r[0].toUpperCase()}${r.slice(1)}`:"",Qg=new Set(["approach","check","done"]),ew={"look round":"Looks round",explore:"Explores",approach:"Approaches",check:"Checks",unstick:"Frees itself",done:"Done"},nh=class{recording=null;index=-1;landmark=null;object=null;truth=null;open=!0;hurried=!1;#i=!0;#n={};constructor({palette:t,request:e,compact:i}){this.palette=t,this.compact=i,this.request=()=>{this.#i=!0,e()},this.floor=new jc({palette:t,onready:()=>this.#t()}),this.camera=new Zc({palette:t,request:e}),this.map=new Qc({palette:t,floor:this.floor,request:e,onpick:(s,o)=>this.pick(s,o)}),this.graph=new Jc({palette:t,floor:this.floor,request:e,onpick:s=>this.pick("object",s)}),this.decision=new th({palette:t,onpick:s=>this.pick("landmark",s)}),this.detections=new eh({palette:t}),this.memory=new ih({palette:t}),this.label=R("span",{class:"chip plain",hidden:!0}),this.mode=R("span",{class:"chip mode"}),this.liveChip=R("span",{class:"chip live",hidden:!0},R("i",{}),"Live"),this.endChip=R("span",{class:"chip end",hidden:!0}),this.goal=R("span",{class:"goal"}),this.say=R("p",{class:"say"}),this.event=R("p",{class:"event"}),this.figures=R("dl",{class:"figures",hidden:!0}),this.headline=R("header",{class:"headline"},R("div",{class:"chips"},this.label,this.mode,this.liveChip,this.endChip,this.goal),R("div",{class:"told"},R("div",{class:"words"},this.say,this.event),this.figures)),this.depthButton=R("button",{type:"button",class:"small","aria-pressed":"false",hidden:!0,onclick:()=>this.camera.swapped=!this.camera.swapped},"Depth"),this.camera.onswap=s=>{ii(this.depthButton,s),this.depthButton.hidden=!this.camera.hasDepth},this.detectorChip=R("span",{class:"chip over",hidden:!0},"simulated detector"),this.seen=R("p",{class:"caption"}),this.camera.element.append(this.detectorChip),this.sight=R("section",{class:"sight"},R("div",{class:"title"},R("h3",{},i?"What it sees":"What the robot sees"),this.depthButton),this.camera.element,this.seen),this.truthButton=R("button",{type:"button",class:"small","aria-pressed":"false",hidden:!0,title:"The shortest path, the goals and the rooms as they really are; the robot does not know them",onclick:()=>this.#r()},"Truth"),this.legend=R("ul",{class:"key"}),this.plan=R("section",{class:"plan-box"},R("div",{class:"title"},R("h3",{},i?"What it knows":"What it knows of the house"),this.truthButton),this.map.element,this.legend),this.top=R("div",{class:"top"},this.sight,this.plan);let n=(s,o,a)=>R("button",{type:"button",class:"small square","aria-label":o,title:o,onclick:a},s);this.noGraph=R("p",{class:"note"}),this.things=R("select",{"aria-label":"Thing in the graph",onchange:()=>this.pick("object",this.things.value===""?null:Number(this.things.value),!0)}),this.thing=R("div",{class:"thing"}),this.ramp=R("div",{class:"ramp"},R("span",{},"certain"),R("i",{}),R("span",{},"unsure")),this.graphBody=R("div",{class:"graph-body"},this.graph.element,R("div",{class:"graph-foot"},this.ramp,this.things),this.thing),this.graphPanel=R("section",{class:"panel graph"},R("div",{class:"title"},R("h3",{},"What it believes: rooms, groups, things"),this.tools=R("span",{class:"tools"},n("\u2212","Zoom out",()=>this.graph.zoom(1/1.25)),n("+","Zoom in",()=>this.graph.zoom(1.25)),n("\u27F2","As at first",()=>this.graph.reset()))),this.graphLead=R("p",{class:"lead"},"Each thing is a bar of what it may be, on a disc that says how sure. Things make groups, groups make rooms. Drag to turn; click, then wheel to zoom."),this.noGraph,this.graphBody),this.detections.element.classList.add("found"),this.memory.element.classList.add("memory"),this.whose=R("p",{class:"whose",hidden:!0}),this.lower=R("div",{class:"lower"},this.whose,R("div",{class:"column"},this.graphPanel,this.memory.element),R("div",{class:"column"},this.decision.element,this.detections.element)),this.more=R("button",{type:"button",class:"small more-button","aria-expanded":"false",onclick:()=>this.setOpen(!this.open)},"Show graph and decision"),this.element=R("article",{class:`episode ${i?"compact":""}`},this.headline,this.top,i?this.more:""),i&&this.setOpen(!1)}setOpen(t){this.open=t,this.lower.hidden=!t,this.more.setAttribute("aria-expanded",String(t)),this.more.textContent=t?"Hide graph and decision":"Show graph and decision",this.request()}load(t,e){this.recording=t,this.index=-1,this.landmark=this.object=this.truth=null,this.#n={},this.floor.clear(),this.camera.clear(),this.map.clear(),this.label.hidden=!e,this.label.textContent=this.whose.textContent=e??"",this.whose.hidden=!e||!this.compact,this.request()}setFont(t){for(let e of[this.camera,this.map,this.graph])e.surface.setFont(t)}dress(){this.#n={},this.ramp.querySelector("i").style.background=`linear-gradient(to right, ${[0,.25,.5,.75,1].map(t=>this.palette.entropy(Jd*t)).join(",")})`;for(let t of[this.camera,this.map,this.graph])t.dirty=!0;this.request()}pick(t,e,i=!1){this[t]=!i&&this[t]===e?null:e,this.request()}#r(){this.truth=!this.truthShown,this.request()}get truthShown(){let{recording:t}=this;return t?.head?.truth?this.truth??!!(t.end&&this.index===t.steps.length-1):!1}#t(){this.map.redraw(),this.request()}show(t,e){let{recording:i,palette:n}=this,s=(i?.steps.length??0)-1,o=Math.min(t,s);o!==this.index&&(this.index=o,this.#i=!0),this.#i&&(this.#i=!1,this.#a(i,o,n)),this.camera.draw();let a=this.map.draw(e);return this.open&&this.graph.draw(e,this.hurried),a}#a(t,e,i){let n=t?.head,s=e>=0?t.steps[e]:null,o=e>=0?t.held[e]:null;if(this.#e(t,n,s,o,e),this.detectorChip.hidden=!n?.simulated,n?.detector&&(this.detectorChip.title=n.detector),this.truthButton.hidden=!n?.truth,ii(this.truthButton,this.truthShown),!s)return;this.label.hidden=!this.label.textContent||!this.compact&&this.label.textContent===n.policy;let{graph:a,decision:l,decided:c}=o;if(this.floor.show(t,o.map),this.camera.show(t,e),this.map.show({recording:t,index:e,held:o,landmark:this.landmark,object:this.object,truth:this.truthShown,glide:!this.hurried,past:Qg.has(s.mode)}),this.#o(s),this.#h(t,o),!!this.open){this.graphBody.hidden=!a;for(let h of[this.tools,this.graphLead])h.hidden=!a;this.noGraph.hidden=!!a,a?(this.graph.show({recording:t,graph:a,object:this.object}),this.#l(a)):this.noGraph.textContent=t.held.at(-1).graph?"Nothing is known yet.":e>3||t.loaded?"This policy keeps no scene graph.":"Nothing is known yet.",this.decision.show({recording:t,decision:l,graph:a,landmark:this.landmark,decided:c,now:!Qg.has(s.mode),palette:i}),this.detections.show({recording:t,step:s,palette:i}),this.memory.show({recording:t,held:o,palette:i})}}#s(t,e,i){this.#n[t]!==e&&(this.#n[t]=e,i(e))}#e(t,e,i,n,s){let o=t?.end,a=o&&s===t.steps.length-1,l=a&&o.said?o.said:n?.say??"";this.#s("say",l||t?.error||"The robot is getting ready \u2026",h=>this.say.textContent=h),this.#s("event",t?.error&&l?t.error:tw(i?.event),h=>this.event.textContent=h),this.mode.hidden=!i?.mode||!!a,this.#s("mode",i?.mode??"",h=>{this.mode.textContent=ew[h]??h,this.mode.dataset.mode=h.replace(" ","-")}),this.liveChip.hidden=!t?.live||!e,this.endChip.hidden=!o&&!(t?.loaded&&e),this.#s("end",o?`${o.success} ${o.failure} ${a}`:t?.loaded?"stopped":"",()=>{this.endChip.className=`chip end ${o?o.success?"good":"bad":""}`,this.endChip.textContent=o?o.success?a?"Found":`Found at step ${t.steps.length}`:`Not found${o.failure?`: ${o.failure}`:""}`:"Stopped"});let c=e?.goal;this.#s("goal",c?`${c.asked} ${c.label}`:"",()=>{if(!c)return this.goal.replaceChildren();let h=!c.asked||c.asked===c.label;this.goal.replaceChildren("looks for ",R("b",{},h?c.label:`\u201C${c.asked}\u201D`),h?"":R("span",{}," \u2192 ",R("b",{class:"accent"},c.label),c.similarity!=null?` (closest name, ${vi(c.similarity)})`:""),e.house?R("span",{},` \xB7 ${e.house}`):"",this.compact||!e.policy?"":R("span",{},` \xB7 ${e.policy}`))}),this.figures.hidden=!o,this.#s("figures",o,()=>{if(!o)return;let h=(u,d,f)=>R("div",{title:f},R("dt",{},u),R("dd",{},d));this.figures.replaceChildren(h("Steps",String(o.steps??t.steps.length),"Moves and turns that the robot made"),h("Walked",yn(o.path_length),"Length of the way it took"),h("Shortest",yn(o.shortest),"Length of the shortest way to the nearest goal"),h("SPL",vi(o.spl),"Success weighted by path length: 1 is found by the shortest way, 0 is not found"),h("From the goal",yn(o.distance_to_goal),"Distance to the nearest goal at the end"))})}#o(t){let e=(t.detections??[]).flatMap(s=>s.probs??[]).filter(([s])=>this.palette.goals.has(s)).sort((s,o)=>o[1]-s[1])[0],i=this.recording.head?.goal?.label??"goal",n=(t.detections??[]).length;this.#s("seen",e?`In view: ${n} ${n===1?"thing":"things"}. Most like a ${i}: ${Ke(e[1])}.`:n?`In view: ${n} ${n===1?"thing":"things"}, none like a ${i}.`:"Nothing is found in this view.",s=>this.seen.textContent=s)}#h(t,e){let i=this.truthShown,{end:n}=t,s=i&&n,o=`${i} ${!!n} ${!!e.decision?.landmarks?.length} ${!!e.graph?.objects?.length} ${!!e.path} ${s?n.path_length:""}`;this.#s("legend",o,()=>{let a=(l,c)=>R("li",{class:l},c);this.legend.replaceChildren(a("floor","floor"),a("wall","walls, things"),a("frontier","edge of the unseen"),a("trail",s?`walked ${yn(n.path_length)}`:"way so far"),...i?[a("shortest",t.head.truth.shortest!=null||n?.shortest!=null?`shortest ${yn(n?.shortest??t.head.truth.shortest)}`:"shortest way"),a("goalbox","goal")]:[],...e.path?[a("planned","plan")]:[],...e.decision?.landmarks?.length?[a("place","place to go (stronger: better)")]:[],...e.graph?.objects?.length?[a("sure","thing it is sure of"),a("unsure","unsure of")]:[])})}#l(t){let e=t.objects??[];this.#s("things",`${e.map(s=>`${s.id}${s.beliefs?.[0]?.[0]}`).join()} ${this.object}`,()=>{let s=[...e].sort((o,a)=>o.id-a.id);this.things.replaceChildren(R("option",{value:""},`${e.length} ${e.length===1?"thing":"things"}: choose \u2026`),...s.map(o=>R("option",{value:o.id},`${o.id}: ${o.beliefs?.[0]?.[0]??"?"}`))),this.things.value=e.some(({id:o})=>o===this.object)?String(this.object):""});let i=e.find(({id:s})=>s===this.object),n=i&&t.rooms?.find(({id:s})=>s===i.room);this.#n.thing===(i??null)&&this.#n.thingDark===this.palette.dark||(this.#n.thing=i??null,this.#n.thingDark=this.palette.dark,this.thing.replaceChildren(...i?[R("div",{class:"thing-name"},R("b",{},`Thing ${i.id}`),R("small",{},[`seen ${i.votes} times`,n?`in the ${n.name}`:"",i.rejected?"ruled out as the goal":i.used===!1?"not used for the decision":""].filter(Boolean).join(", "))),ef(i.beliefs??[],this.palette,{most:8})]:[R("p",{class:"note"},"Choose a thing to see everything that it may be.")]))}};var t0=120,nf=1e3,iw=64,e0=2e3,nw=4e5,sh=class extends Error{},rh=class extends EventTarget{head=null;steps=[];held=[];checks=[];marks=[];end=null;error="";waiting=!1;finished=!1;#i;#n;#r;#t=null;#a=0;#s=new Uint8Array(0);#e=new Uint8Array(0);#o=0;#h=0;#l=0;#d=[];#u=new Map;#c=[];#y=0;constructor({log:t,frames:e,live:i}){super(),this.#i=fs(t),this.#n=e?fs(e):"",this.#r=!!i}get live(){return this.#r&&!this.end}set live(t){!!t!==this.#r&&(this.#r=!!t,this.end||(this.finished=!1),this.start(),this.#f())}get loaded(){return this.finished||!!this.end}start(){this.#t||this.finished||(this.#t=new AbortController,this.#v(this.#t))}stop(){this.#t?.abort(),this.#t=null}get rate(){if(this.#c.length<2)return 0;let t=this.live?performance.now():this.#y,e=this.#c[0][0],i=Math.max(e,t-e0),n=this.#c.reduce((s,[o,a])=>o>i&&o<=t?s+a:s,0);return t-i>200?1e3*n/(t-i):0}#f(){this.dispatchEvent(new Event("change"))}async#v(t){let{signal:e}=t,i=0;for(;!e.aborted;){let n=performance.now(),s=this.#r,o=t0;try{if(!s&&!this.#a&&this.#n){let l=this.#p(e,!0).catch(h=>h);await this.#g(e);let c=await l;if(c instanceof Error)throw c}else if(await this.#g(e),n>=this.#o)try{await this.#p(e,!1)}catch(l){if(e.aborted||l.name==="AbortError")return;if(!s||this.end)throw l;this.#o=n+nf}let a=this.error||this.waiting;if(this.error="",this.waiting=!1,a&&this.#f(),!s||this.end){if(this.#h>=this.#l||!this.#n||++i>6)return this.finished=!0,this.#t=null,this.#f();o=nf/2}}catch(a){if(e.aborted||a.name==="AbortError")return;let l=a instanceof sh;if(this.waiting=l&&s&&!this.head,this.waiting||(this.error=l?"The recording is not there any more; run it again.":a.status?`The server answered ${a.status}; trying again \u2026`:"The connection is lost; trying again \u2026"),this.#f(),l&&!s||this.end&&++i>6){this.finished=!0,this.#t=null;return}o=this.waiting?2*t0:nf}await new Promise(a=>setTimeout(a,Math.max(10,o-(performance.now()-n))))}}async#m(t,e,i,n,s){let o=e>0||i||s?{Range:`bytes=${e}-${i?i-1:""}`}:{},a=await fetch(t,{signal:n,headers:o,cache:"no-store",credentials:"same-origin"});if(a.status===416)return a.body?.cancel(),null;if(a.status===404||a.status===410)throw new sh;if(!a.ok)throw Object.assign(new Error,{status:a.status});return a}async#g(t){let e=Math.max(0,this.#a-1),i=await this.#m(this.#i,e,0,t,this.#r);if(!i)return;let n=new Uint8Array(await i.arrayBuffer()),s=this.#a-(i.status===206?e:0);if(n=n.subarray(Math.min(s,n.length)),!n.length)return;this.#a+=n.length;let o=new Uint8Array(this.#s.length+n.length);o.set(this.#s),o.set(n,this.#s.length);let a=o.lastIndexOf(10)+1;if(this.#s=o.slice(a),!a)return;let l=0;for(let c of new TextDecoder().decode(o.subarray(0,a)).split(`
`))if(c.trim())try{this.#w(JSON.parse(c)),l+=1}catch{}if(this.#r){let c=performance.now();for(this.#c.push([c,l]),this.#y=c;this.#c.length>2&&this.#c[1][0]<c-2*e0;)this.#c.shift()}this.waiting=!1,this.#f()}async#p(t,e){if(!this.#n||!e&&this.#h>=this.#l)return;let i=await this.#m(this.#n,e?0:this.#h,e?0:this.#l,t,!1);if(!i)return;i.status!==206&&(this.#h=0);let n=i.body.getReader();for(;;){let{done:s,value:o}=await n.read();if(s)break;this.#_(o)}}#_(t){let e=this.#h+t.length;if(e>this.#e.length){let n=new Uint8Array(Math.max(e,2*this.#e.length,262144));n.set(this.#e.subarray(0,this.#h)),this.#e=n}this.#e.set(t,this.#h),this.#h=e;let i=this.#d.filter(n=>n.end<=e);if(i.length){this.#d=this.#d.filter(n=>n.end>e);for(let n of i)n.go()}}#w(t){t.type==="episode"?this.head=t:t.type==="end"?this.end=t:t.type==="step"&&this.#T(t)}#T(t){let e=this.held.at(-1)??{map:null,graph:null,decision:null,path:null,target:null,depth:null,say:"",checks:0,calibrator:null,decided:-1},i=this.steps.length,n={...e};for(let o of["map","graph","path","target","depth","say"])t[o]!=null&&t[o]!==""&&(n[o]=t[o]);t.decision&&Object.assign(n,{decision:t.decision,decided:i});let s=t.calibrator;if(s){n.calibrator={positive:s.positive??0,negative:s.negative??0};for(let o of s.checks??[])this.checks.push({...o,step:i});n.checks=this.checks.length}t.decision&&(t.decision.landmarks??[]).length&&this.marks.push({step:i,kind:"decision"}),s?.checks?.length&&this.marks.push({step:i,kind:s.checks.some(o=>o.believed)?"believed":"rejected"});for(let o of[t.color,t.depth,t.map,...(s?.checks??[]).map(a=>a.crop)])o&&(this.#l=Math.max(this.#l,o[0]+o[1]));this.steps.push(t),this.held.push(n)}async#b([t,e]){let i=t+e;if(!this.#r&&t>this.#h+nw){let n=await this.#m(this.#n,t,i,void 0,!1).catch(()=>null);if(n?.status===206)return n.blob();n?.body?.cancel()}return i>this.#h&&await new Promise(n=>this.#d.push({end:i,go:n})),new Blob([this.#e.subarray(t,i)])}picture(t){let e=t[0],i=this.#u.get(e);if(i?this.#u.delete(e):(i=this.#b(t).then(n=>createImageBitmap(n,{colorSpaceConversion:"none"})),i.catch(()=>this.#u.delete(e))),this.#u.set(e,i),this.#u.size>iw){let[n,s]=this.#u.entries().next().value;this.#u.delete(n),s.then(o=>setTimeout(()=>o.close(),2e3),()=>{})}return i}};var i0=`:host {
  --panel: #fff; --sunken: #eef0f4; --line: #dde1e7; --strong: #8a93a1; --ink: #14181f; --ink-2: #454d5a; --soft: #5f6876;
  --accent: #1550c4; --accent-ink: #fff; --accent-soft: #e7eefc; --accent-line: #b9cdf5;
  --good: #0d6b47; --good-soft: #e2f3ea; --warn: #7d4c00; --warn-soft: #fbf0d9; --bad: #ab1f17; --bad-soft: #fce9e7;
  --free: #fcfcfd; --wall: #8d97a5; --frontier: #e0a23a; --trail: #3b4452; --sure: #0f766e; --unsure: #d8430f;
  display: block; position: relative; box-sizing: border-box; width: 100%; min-width: 0; container-type: inline-size;
  color: var(--ink); font-family: inherit; font-size: 14px; line-height: 1.45; text-align: left;
}
:host([dark]) {
  --panel: #161b22; --sunken: #11151b; --line: #2a313b; --strong: #667182; --ink: #e9ecf1; --ink-2: #b3bcc8; --soft: #a2acb9;
  --accent: #82acff; --accent-ink: #0b1324; --accent-soft: #1a2740; --accent-line: #34507f;
  --good: #5fd3a0; --good-soft: #14291f; --warn: #e8b458; --warn-soft: #2b2213; --bad: #ff9087; --bad-soft: #331a19;
  --free: #2b333e; --wall: #6d7888; --frontier: #c08a35; --trail: #d3dae3; --sure: #2fb3a6; --unsure: #ff6f3d;
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
.note, .more { color: var(--soft); font-size: 13px; }
.soft { color: var(--soft); }

/* headline */
.headline { padding: 14px 18px 12px; border-bottom: 1px solid var(--line); }
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; font-size: 13px; min-height: 24px; }
.chip { display: inline-flex; align-items: center; gap: 6px; padding: 1px 9px; border-radius: 999px; font-size: 12.5px; font-weight: 500; line-height: 20px; background: var(--sunken); color: var(--ink-2); border: 1px solid var(--line); white-space: nowrap; }
.chip.mode { background: var(--accent-soft); border-color: var(--accent-line); color: var(--accent); }
.chip.mode[data-mode="check"], .chip.mode[data-mode="unstick"] { background: var(--warn-soft); border-color: transparent; color: var(--warn); }
.chip.live { background: var(--bad-soft); border-color: transparent; color: var(--bad); }
.chip.live i { width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
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
`;var rw=700,ow=4,aw=60,n0=[1,4],ah=r=>`<svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">${r}</svg>`,s0=ah('<path d="M6 3.8v12.400c0 .6.7 1 1.200.7l9.800-6.200a.8.8 0 0 0 0-1.400L7.200 3.100c-.5-.3-1.200 0-1.200.7z"/>'),lw=ah('<rect x="4.500" y="3.500" width="4" height="13" rx="1"/><rect x="11.500" y="3.500" width="4" height="13" rx="1"/>'),cw=ah('<path d="M15 4.300v11.400c0 .6-.7 1-1.200.6L6.500 10.600v5.200a.9.9 0 0 1-1.800 0V4.200a.9.9 0 0 1 1.800 0v5.200l7.300-5.700c.5-.4 1.200 0 1.200.6z"/>'),hw=ah('<path d="M5 4.300v11.400c0 .6.7 1 1.200.6l7.300-5.700v5.200a.9.9 0 0 0 1.800 0V4.200a.9.9 0 0 0-1.800 0v5.200L6.200 3.700C5.700 3.300 5 3.700 5 4.300z"/>'),oh=class extends HTMLElement{static observedAttributes=["data","dark","narrow"];#i={};#n=!1;#r=new Kc;#t=[];#a=[];#s=0;#e=!1;#o=!1;#h=1;#l=!1;#d=0;#u=0;#c=0;#y={dark:!1,narrow:!1};#f=null;#v=null;#m="";#g="";#p=0;connectedCallback(){this.#n||this.#G(),this.#f??=new MutationObserver(()=>this.#F());for(let t of[document.documentElement,document.body])this.#f.observe(t,{attributes:!0,attributeFilter:["class","data-theme"]});this.#v.observe(this),this.#F(),this.#_();for(let{recording:t}of this.#t)t.start()}disconnectedCallback(){setTimeout(()=>{if(!this.isConnected){this.#f?.disconnect(),this.#v?.disconnect();for(let{recording:t}of this.#t)t.stop()}})}attributeChangedCallback(t,e,i){if(t in this.#y){this.hasAttribute(t)!==this.#y[t]&&this.toggleAttribute(t,this.#y[t]);return}try{this.value=i?JSON.parse(i):{}}catch{this.value={}}}get value(){return this.#i}set value(t){this.#i=t&&typeof t=="object"?t:{},this.isConnected&&this.#n&&this.#_()}#_(){let t=(this.#i.episodes??[]).filter(n=>n?.log).slice(0,2);if(t.length===this.#t.length&&t.every((n,s)=>n.log===this.#t[s].log&&n.frames===this.#t[s].frames))return t.forEach((n,s)=>{this.#t[s].recording.live=n.live,this.#t[s].label=n.label}),this.#S();let i=this.#t;this.#t=t.map(n=>{let s=i.find(({log:a,frames:l})=>a===n.log&&l===n.frames);if(s)return s.recording.live=n.live,{...s,label:n.label};let o=new rh(n);return o.addEventListener("change",()=>this.#A()),o.start(),{log:n.log,frames:n.frames,label:n.label,recording:o}});for(let{recording:n}of i)this.#t.some(s=>s.recording===n)||n.stop();this.#o=t.some(n=>n.live),this.#e=!1,this.#l=!1,this.#s=0,this.#w()}#w(){let t=this.#t.length>1;this.#a=this.#t.map(({recording:e,label:i})=>{let n=new nh({palette:this.#r,request:()=>this.#S(),compact:t});return n.load(e,i??""),n.setFont(this.#T),n}),this.stage.classList.toggle("two",t),this.below.classList.toggle("two",t),this.stage.replaceChildren(...this.#a.map(e=>e.element)),this.below.replaceChildren(...this.#a.map(e=>e.lower));for(let e of this.#a)e.dress();this.#S()}#T="sans-serif";get#b(){return this.#t.reduce((t,{recording:e})=>Math.max(t,e.steps.length),0)}get#x(){return this.#t.some(({recording:t})=>t.live)}#A(){this.#r.goals=new Set(this.#t.map(({recording:t})=>t.head?.goal?.label).filter(Boolean));for(let t of this.#t){let{steps:e}=t.recording;for(t.named??=0;t.named<e.length;t.named+=1)for(let i of e[t.named].detections??[])for(let[n]of i.probs??[])this.#r.of(n)}for(let t of this.#a)t.request();this.#S()}#M(t,{stay:e=!0}={}){let i=this.#b-1,n=Math.min(Math.max(0,t),Math.max(0,i));e&&(this.#o=this.#x&&n===i&&this.#o),n!==this.#s&&(this.#s=n,this.dispatchEvent(new CustomEvent("step",{detail:{step:n}}))),this.#S()}#C(t){this.#e=!1,this.#o=!1,this.#M(this.#s+t)}#k(){this.#o&&this.#x?this.#o=!1:this.#e?this.#e=!1:(this.#s>=this.#b-1&&(this.#x?this.#o=!0:this.#M(0)),this.#e=!this.#o,this.#u=performance.now()),this.#S()}#V(){this.#o=!0,this.#e=!1,this.#S()}#S(){this.#n&&(this.#d||=requestAnimationFrame(t=>{this.#d=0,this.#H(t)}))}#H(t){if(this.#o&&this.#x&&t-this.#c<aw)return this.#S();this.#c=t;let e=this.#b-1;if(e>=0&&!this.#l){let s=this.#t.every(({recording:o})=>o.loaded||o.live);(this.#o||s)&&(this.#l=!0,this.#s=e,queueMicrotask(()=>this.dispatchEvent(new CustomEvent("ready"))))}if(this.#o&&e>=0&&this.#s!==e&&this.#M(e,{stay:!1}),this.#o&&!this.#x&&this.#t.every(({recording:s})=>s.loaded)&&(this.#o=!1),this.#e){let s=1e3/(ow*this.#h),o=Math.floor((t-this.#u)/s);o>0&&(this.#u+=o*s,this.#M(this.#s+Math.min(o,4),{stay:!1})),this.#s>=e&&(this.#e=!1,this.#x&&(this.#o=!0))}let i=!1,n=this.#o&&this.#x||this.#e&&this.#h>1;for(let s of this.#a)s.hurried=n,i=s.show(this.#s,t)||i;this.#B(),(i||this.#e)&&this.#S()}#G(){this.#n=!0;let t=this.attachShadow({mode:"open"});t.append(R("style",{},i0)),this.messageText=R("p",{}),this.message=R("div",{class:"message",role:"status"},this.messageText),this.stage=R("div",{class:"stage"}),this.below=R("div",{class:"below"});let e=(i,n,s,o)=>{let a=R("button",{type:"button",class:"button","aria-label":i,title:`${i} (${n[0]})`,"aria-keyshortcuts":n[1],onclick:o});return a.innerHTML=s,a};this.backButton=e("Step back",["\u2190","ArrowLeft"],cw,()=>this.#C(-1)),this.playButton=e("Play",["space","Space"],s0,()=>this.#k()),this.forwardButton=e("Step forward",["\u2192","ArrowRight"],hw,()=>this.#C(1)),this.slider=R("input",{type:"range",min:0,max:0,step:1,value:0,"aria-label":"Step"}),this.slider.addEventListener("input",()=>{this.#e=!1,this.#o=!1,this.#M(Number(this.slider.value))}),this.ticks=R("canvas",{class:"ticks","aria-hidden":"true"}),this.position=R("output",{class:"position","aria-live":"off"}),this.speedButtons=n0.map(i=>R("button",{type:"button",class:"small","aria-pressed":"false","aria-label":`Speed ${i} times`,onclick:()=>this.#L(i)},`${i}\xD7`)),this.liveButton=R("button",{type:"button",class:"small follow","aria-pressed":"false",hidden:!0,onclick:()=>this.#V()},"Live"),this.transport=R("div",{class:"transport",role:"group","aria-label":"Steps"},R("span",{class:"buttons"},this.backButton,this.playButton,this.forwardButton),R("span",{class:"track",title:"Marks: blue where it decided, red and green where it checked a thing"},this.slider,this.ticks),this.position,R("span",{class:"speeds",role:"group","aria-label":"Speed"},...this.speedButtons,this.liveButton)),this.frame=R("div",{class:"frame",tabindex:-1},this.message,this.stage,this.transport,this.below),t.append(this.frame),this.addEventListener("keydown",i=>this.#Y(i)),this.#v=new ResizeObserver(([i])=>{this.#p=i.contentRect.width,this.#y.narrow=this.#p<rw,this.hasAttribute("narrow")!==this.#y.narrow&&this.toggleAttribute("narrow",this.#y.narrow),this.#g="",this.#S()}),this.#B()}#L(t){this.#h=t,this.#o&&(this.#o=!1),!this.#e&&this.#s<this.#b-1&&(this.#e=!0),this.#u=performance.now(),this.#S()}#Y(t){if(t.defaultPrevented||t.ctrlKey||t.metaKey||t.altKey||t.shiftKey||!this.#b)return;let e=t.composedPath()[0];if(e.matches?.("select, textarea, input:not([type=range])"))return;let i={ArrowLeft:()=>this.#C(-1),ArrowRight:()=>this.#C(1)};e.matches?.("button")||(i[" "]=()=>this.#k()),i[t.key]&&(i[t.key](),t.preventDefault())}#F(){let t=[document.documentElement,document.body].some(e=>e.classList.contains("dark")||e.classList.contains("sf-dark")||e.dataset.theme==="dark");this.#y.dark=t,this.hasAttribute("dark")!==t&&this.toggleAttribute("dark",t),this.#T=getComputedStyle(this).fontFamily||"sans-serif",this.#r.dark=t,this.#g="";for(let e of this.#a)e.setFont(this.#T),e.dress()}#B(){let t=this.#b,e=this.#t.length>0,i=this.#t.some(({recording:h})=>h.head),n=this.#t.map(({recording:h})=>h.error).find(Boolean)??"",o=e?e&&!i?n||"The robot is getting ready \u2026":"":this.#i.message??"",a=this.#o&&this.#x,l=this.#e||a,c=[t,e,i,o,this.#s,l,a,this.#x,this.#h,this.#l].join("|");if(c===this.#m)return this.#P();this.#m=c,this.message.hidden=i,this.messageText.textContent=o;for(let h of[this.stage,this.transport,this.below])h.hidden=!i;this.slider.max=Math.max(0,t-1),this.slider.value=this.#s,this.slider.setAttribute("aria-valuetext",`step ${this.#s+1} of ${t}`),this.slider.style.setProperty("--done",t>1?this.#s/(t-1):0),this.position.replaceChildren("step ",R("b",{},String(t?this.#s+1:0)),` / ${t}`),this.playButton.innerHTML=l?lw:s0,this.playButton.setAttribute("aria-label",l?"Pause":"Play"),this.playButton.title=l?"Pause (space)":"Play (space)",this.backButton.disabled=this.#s<=0,this.forwardButton.disabled=this.#s>=t-1,this.speedButtons.forEach((h,u)=>ii(h,!a&&this.#h===n0[u])),!this.#x&&this.shadowRoot.activeElement===this.liveButton&&this.slider.focus({preventScroll:!0}),this.liveButton.hidden=!this.#x,ii(this.liveButton,a),this.liveButton.textContent=a?"Live":"Follow live",this.#P()}#P(){let t=Math.max(0,Math.round(this.slider.offsetParent?this.#O():0)),e=this.#b,i=this.#t.flatMap(({recording:c})=>c.marks),n=`${t} ${e} ${i.length} ${this.#r.dark}`;if(n===this.#g||!t||!this.#p)return;this.#g=n;let s=Math.min(2,devicePixelRatio||1),{ticks:o}=this;Object.assign(o,{width:t*s,height:8*s});let a=o.getContext("2d");a.scale(s,s);let{look:l}=this.#r;for(let{step:c,kind:h}of i){let u=8+(e>1?c/(e-1):0)*(t-16);if(a.fillStyle=h==="decision"?l.accent:h==="believed"?l.good:l.bad,h==="decision"){a.globalAlpha=.6,a.fillRect(u-.5,0,1.25,5),a.globalAlpha=1;continue}a.beginPath(),a.arc(u,4,3,0,7),a.fill()}}#N={width:0,measured:0};#O(){return(this.#N.measured!==this.#p||!this.#N.width)&&(this.#N={measured:this.#p,width:this.slider.clientWidth}),this.#N.width}get state(){let t=this.#t.map(({recording:n})=>n),e=this.#b,[i]=this.#a;return{ready:this.#l&&e>0,step:e?this.#s:-1,steps:e,playing:this.#e||this.#o&&this.#x,live:this.#x,following:this.#o&&this.#x,ended:t.length>0&&t.every(n=>!!n.end),rate:t.reduce((n,s)=>Math.max(n,s.rate),0),selected:{landmark:i?.landmark??null,object:i?.object??null},episodes:this.#t.map(({label:n,recording:s},o)=>({label:n??"",policy:s.head?.policy??"",steps:s.steps.length,step:this.#a[o]?.index??-1,live:s.live,loaded:s.loaded,ended:!!s.end,success:s.end?.success??null,checks:s.checks.length,error:s.error,selected:{landmark:this.#a[o]?.landmark??null,object:this.#a[o]?.object??null},say:this.#a[o]?.say.textContent??""})),error:t.map(n=>n.error).find(Boolean)??"",message:this.message&&!this.message.hidden?this.messageText.textContent:""}}};var uw=1.6;function r0(r,t){let{fine:e,side:i,brickNodes:n,cells:s,cell:o,origin:a}=r,l=s.map(S=>S*e),c=new Int32Array(l[0]*l[1]*l[2]).fill(-1),h=[],u=new Float32Array(n),[d,f]=r.scale.r,[g,x]=r.scale.theta,p=[1,i,i*i],m=Array.from({length:8},(S,C)=>(C&1)*p[0]+(C>>1&1)*p[1]+(C>>2&1)*p[2]),_=[];for(let S=0;S<3;S++)for(let C=0;C<8;C++)C>>S&1||_.push([C,C|1<<S]);let b=[];for(let S=0;S<r.bricks;S++){let C=S*n;for(let P=0;P<n;P++)u[P]=r.phi(d+f*r.finer.r[C+P],g+x*r.finer.theta[C+P])-t;let E=r.brickCells[S],I=[E%s[0],Math.floor(E/s[0])%s[1],Math.floor(E/(s[0]*s[1]))].map(P=>P*e);for(let P=0;P<e;P++)for(let U=0;U<e;U++)for(let N=0;N<e;N++){let B=P*p[2]+U*p[1]+N,z=0;for(let lt=0;lt<8;lt++)u[B+m[lt]]<0&&(z|=1<<lt);if(z===0||z===255||d+f*r.finer.r[C+B]>Math.abs(t)+uw*o)continue;let[it,q,Q,et]=[0,0,0,0];for(let[lt,At]of _){if((z>>lt&1)===(z>>At&1))continue;let[mt,G]=[u[B+m[lt]],u[B+m[At]]],ct=mt/(mt-G);it+=(lt&1)+ct*((At&1)-(lt&1)),q+=(lt>>1&1)+ct*((At>>1&1)-(lt>>1&1)),Q+=(lt>>2&1)+ct*((At>>2&1)-(lt>>2&1)),et+=1}let[St,Tt,K]=[I[0]+N,I[1]+U,I[2]+P],ot=(K*l[1]+Tt)*l[0]+St;c[ot]=h.length/3,h.push(a[0]+o*(St+it/et),a[1]+o*(Tt+q/et),a[2]+o*(K+Q/et));for(let lt=0;lt<3;lt++){let At=(z&1)===1;(z&1)!==(z>>(1<<lt)&1)&&b.push(ot,lt,At?1:0)}}}let v=[1,l[0],l[0]*l[1]],M=[];for(let S=0;S<b.length;S+=3){let[C,E,I]=[b[S],b[S+1],b[S+2]],[P,U]=[v[(E+1)%3],v[(E+2)%3]];if(C<P+U)continue;let[N,B,z,X]=[c[C],c[C-P],c[C-P-U],c[C-U]];N<0||B<0||z<0||X<0||(I?M.push(N,B,z,N,z,X):M.push(N,z,B,N,X,z))}if(!M.length)return null;let w=new Float32Array(h.length);for(let S=0;S<h.length;S+=3)w[S]=h[S],w[S+1]=h[S+2],w[S+2]=-h[S+1];let y=new be;return y.setAttribute("position",new ee(w,3)),y.setIndex(new ee(new Uint32Array(M),1)),y.computeVertexNormals(),y.computeBoundingBox(),y.computeBoundingSphere(),y}var dw=["#10264f","#1d5c8f","#3f9aa0","#9cc9a4","#e6e6bf","#fbf6e3"],fw=["#7a1022","#c2404a","#eaa48e","#f7f3ea","#a4c8dd","#4a8cc0","#1b4680"],lh=.12,o0=r=>{let t=new Uint8Array(1536);for(let e=0;e<512;e++)t.set(r(e/511),3*e);return t},a0={r:o0(r=>lc(dw,r)),signed:o0(r=>lc(fw,r))},l0=r=>r==="r"?a0.r:a0.signed;function c0(r){let t=l0(r);return`linear-gradient(to right, ${Array.from({length:17},(i,n)=>{let s=3*Math.round(511*n/16);return`rgb(${t[s]} ${t[s+1]} ${t[s+2]})`}).join(", ")})`}function pw(r,t,e){let i=r==="phase"?t:Math.asinh(t/(e*lh))/Math.asinh(1/lh);return r==="r"?i:.5+.5*i}function h0(r,t,e){let i=r==="r"?t:2*t-1;return r==="phase"?i:Math.sinh(i*Math.asinh(1/lh))*e*lh}function sf(r,t){let e=r/t,i=10**Math.floor(Math.log10(e));return i*([1,2,5].find(n=>n*i>=e*.999)??10)}function rf(r,t,{limit:e,step:i,level:n=0,sheet:s,fade:o=0,image:a}){let{width:l,height:c}=r,h=r[t],{data:u}=a,d=l0(t),f=t!=="r";for(let g=0,x=0;g<c;g++)for(let p=0;p<l;p++,x++){let m=h[x],_=3*Math.round(511*Math.min(1,Math.max(0,pw(t,m,e)))),b=p+1<l?h[x+1]-m:m-h[x-1],v=g+1<c?h[x+l]-m:m-h[x-l],M=Math.sqrt(b*b+v*v)+1e-12,w=0;if(i>0&&Math.abs(m)<e*1.05){let C=Math.abs(m/i-Math.round(m/i))*i;M<.4*i&&(w=.3*Math.max(0,1-C/M))}let y=0;if(f){let C=Math.abs(m-n)/M;y=Math.min(1,Math.max(0,1.6-C))*(r.r[x]<s+Math.abs(n)?1:.25)}let S=(1-w)*(1-y);u[4*x]=d[_]*S+14*y,u[4*x+1]=d[_+1]*S+18*y,u[4*x+2]=d[_+2]*S+24*y,u[4*x+3]=o>0?255*Math.min(1,Math.max(0,1.6*(1-r.r[x]/o))):255}return a}var u0=`.body { display: grid; grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr); }
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
`;var gw="SFV1",xw=65535,ch=["r","theta","phase","phi"];async function d0(r){let t=new DataView(r);if(r.byteLength<8||new TextDecoder().decode(new Uint8Array(r,0,4))!==gw)throw new $i("The fields can't be read.");let e=t.getUint32(4,!0),i=JSON.parse(new TextDecoder().decode(new Uint8Array(r,8,e))),n=new Blob([new Uint8Array(r,8+e)]).stream().pipeThrough(new DecompressionStream("deflate"));return new of(i,await new Response(n).arrayBuffer())}var of=class{constructor({origin:t,step:e,cells:i,fine:n,bricks:s,beta:o,ranges:a},l){Object.assign(this,{origin:t,step:e,cells:i,fine:n,beta:o,ranges:a,bricks:s}),this.cell=e/n,this.high=t.map((f,g)=>f+e*i[g]),this.nodes=i.map(f=>f+1);let c=this.nodes[0]*this.nodes[1]*this.nodes[2];this.side=n+1,this.brickNodes=this.side**3;let h=0,u=(f,g)=>{let x=new f(l,h,g);return h+=x.byteLength,x};this.brickCells=u(Uint32Array,s),this.coarse={r:u(Uint16Array,c),theta:u(Uint16Array,c)};let d=s*this.brickNodes;this.finer={r:u(Uint16Array,d),theta:u(Uint16Array,d)},this.brickOf=new Int32Array(i[0]*i[1]*i[2]).fill(-1),this.brickCells.forEach((f,g)=>this.brickOf[f]=g),this.scale=Object.fromEntries(Object.entries(a).map(([f,[g,x]])=>[f,[g,(x-g)/xw]]))}sample(t,e,i,n){let{cells:s,origin:o,step:a,fine:l}=this,c=Math.min(Math.max((t-o[0])/a,0),s[0]-1e-6),h=Math.min(Math.max((e-o[1])/a,0),s[1]-1e-6),u=Math.min(Math.max((i-o[2])/a,0),s[2]-1e-6),[d,f,g]=[c|0,h|0,u|0],x=this.brickOf[(g*s[1]+f)*s[0]+d];if(x<0)return this.#i(this.coarse,0,this.nodes[0],this.nodes[0]*this.nodes[1],d,f,g,c-d,h-f,u-g,n);let[p,m,_]=[(c-d)*l,(h-f)*l,(u-g)*l],[b,v,M]=[Math.min(p|0,l-1),Math.min(m|0,l-1),Math.min(_|0,l-1)];this.#i(this.finer,x*this.brickNodes,this.side,this.side*this.side,b,v,M,p-b,m-v,_-M,n)}#i(t,e,i,n,s,o,a,l,c,h,u){let d=e+a*n+o*i+s,[f,g,x,p]=[(1-c)*(1-h),c*(1-h),(1-c)*h,c*h];for(let m=0;m<2;m++){let _=m?t.theta:t.r,b=f*_[d]+g*_[d+i]+x*_[d+n]+p*_[d+i+n],v=f*_[d+1]+g*_[d+i+1]+x*_[d+n+1]+p*_[d+i+n+1],[M,w]=m?this.scale.theta:this.scale.r;u[m]=M+w*((1-l)*b+l*v)}}phi(t,e){return t*Math.tanh(this.beta*e)+e}at([t,e,i]){let n=[0,0];this.sample(t,e,i,n);let s=Math.tanh(this.beta*n[1]);return{r:n[0],theta:n[1],phase:s,phi:n[0]*s+n[1]}}slice(t,e,i,n,s){let[o,a]=oa(t),l={width:n,height:s,rect:i,r:new Float32Array(n*s),theta:new Float32Array(n*s)};l.phase=new Float32Array(n*s),l.phi=new Float32Array(n*s);let c=[0,0,0],h=[0,0];c[t]=e;for(let u=0,d=0;u<s;u++){c[a]=i.v+i.height*(1-(u+.5)/s);for(let f=0;f<n;f++,d++){c[o]=i.u+i.width*(f+.5)/n,this.sample(c[0],c[1],c[2],h);let g=Math.tanh(this.beta*h[1]);l.r[d]=h[0],l.theta[d]=h[1],l.phase[d]=g,l.phi[d]=h[0]*g+h[1]}}return l}};function oa(r){return[[1,2],[0,2],[0,1]][r]}var f0={r:{sign:"r",name:"metric: how far",long:"metric field, the distance to the surface"},theta:{sign:"\u03B8",name:"phase: which side",long:"phase field, which side of the surface"},phase:{sign:"P",name:"= tanh(\u03B2 \u03B8), bounded",long:"bounded phase"},phi:{sign:"\u03C6",name:"= r \xB7 P + \u03B8, extracted at 0",long:"signed implicit function"}},_w=760,p0=340,m0=14,yw=.3,g0=24,vw=.13,hh=class extends HTMLElement{static observedAttributes=["data","dark","narrow"];#i={};#n=!1;#r=null;#t=!1;#a=null;#s={delivered:null,level:null};#e="";#o=null;#h="";#l=1;#d=0;#u="phi";#c=0;#y=null;#f=null;#v={};#m=null;#g=document.createElement("canvas");#p=null;#_={scale:1,u:.5,v:.5};#w=null;#T=null;#b=0;#x=0;#A={dark:!1,narrow:!1};connectedCallback(){this.#n||this.#et(),this.#T??=new MutationObserver(()=>this.#q());for(let t of[document.documentElement,document.body])this.#T.observe(t,{attributes:!0,attributeFilter:["class","data-theme"]});this.#q(),this.#M()}disconnectedCallback(){setTimeout(()=>{this.isConnected||(this.#T?.disconnect(),this.#o?.abort(),this.#k())})}attributeChangedCallback(t,e,i){if(t in this.#A){this.hasAttribute(t)!==this.#A[t]&&this.toggleAttribute(t,this.#A[t]);return}try{this.value=i?JSON.parse(i):{}}catch{this.value={}}}get value(){return this.#i}set value(t){this.#i=t&&typeof t=="object"?t:{},this.isConnected&&this.#n&&this.#M()}async#M(){let{volume:t,surface:e}=this.#i,i=t&&e?`${t} ${e}`:"";if(i===this.#e)return this.#R();if(this.#o?.abort(),this.#e=i,!i)return this.#k(),this.#R();let n=this.#o=new AbortController;this.#h="",this.#R();try{let[s,o]=await Promise.all([t,e].map(async l=>{let c=await fetch(fs(l),{signal:n.signal,credentials:"same-origin"});if(!c.ok)throw new Error(c.status===404?"The fields are not there any more; run it again.":`The server answered ${c.status}.`);return c.arrayBuffer()})),a=await Promise.all([d0(s),Bc(o)]);if(this.#o!==n)return;[this.#a,this.#s.delivered]=a}catch(s){return this.#o!==n||s.name==="AbortError"?void 0:(this.#h=s.message||"The fields could not be loaded.",this.#R())}this.#o=null,this.#R(),this.#C(),this.#V(),this.#R(),this.dispatchEvent(new CustomEvent("ready"))}#C(){if(this.#r||this.#t)return;try{this.#r=new Wr(this.view)}catch{this.#t=!0;return}let t=this.#r;this.view.prepend(t.canvas),t.layout="single",t.look.edges=!1,t.addEventListener("draw",()=>this.triad.update(t.camera)),this.#m=new ue(new Qi(1,1),new Je({side:xe,toneMapped:!1,transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:4})),this.#m.matrixAutoUpdate=!1,t.scene.add(this.#m),this.#q()}#k(){this.#m?.material.map?.dispose(),this.#m?.material.dispose(),this.#m?.geometry.dispose(),this.#m=null,this.#r?.dispose(),this.#r=null;for(let t of Object.values(this.#s))t?.dispose();this.#s={delivered:null,level:null},this.#a=null,this.#f=null}#V(){let t=this.#a,e=di.map((i,n)=>t.high[n]-t.origin[n]);this.#l=this.#H()??1,this.#c=0,this.#y=null,this.#_={scale:1,u:.5,v:.5},this.#S=uc(Math.hypot(...e)),this.#d=(t.origin[this.#l]+t.high[this.#l])/2,this.#G(this.#s.delivered,!0),this.#I()}#S=3;#H(){let t=di.indexOf(this.#i.axis);return t<0?null:t}#G(t,e){let i=this.#r;i&&(i.show([{model:t,role:"sheet"}],{refit:e}),i.setSection({on:!0}))}get#L(){let{origin:t,high:e}=this.#a,i=.5*this.#Y;return[t[this.#l]+i,e[this.#l]-i]}get#Y(){return 3*this.#a.cell}#F(){let[t,e]=oa(this.#l),{origin:i,high:n}=this.#a;return{u:i[t],v:i[e],width:n[t]-i[t],height:n[e]-i[e]}}#B(){let t=this.#F(),{scale:e,u:i,v:n}=this.#_,[s,o]=[t.width/e,t.height/e];return{u:t.u+i*t.width-s/2,v:t.v+n*t.height-o/2,width:s,height:o}}#P(t,e=[.5,.5]){let i=this.#_,n=Math.min(Math.max(i.scale*t,1),g0),[s,o]=[e[0]-.5,.5-e[1]];this.#N(n,i.u+s/i.scale-s/n,i.v+o/i.scale-o/n)}#N(t,e,i){let n=.5/t,s=o=>Math.min(Math.max(o,n),1-n);this.#_={scale:t,u:s(e),v:s(i)},this.#I()}get#O(){let{origin:t,high:e}=this.#a;return Math.max(...di.map((i,n)=>e[n]-t[n]))}#U(){let t=this.#y??yw*this.#O;return{r:t,theta:t,phase:1,phi:t}}#I(){this.#b||=requestAnimationFrame(()=>{this.#b=0,this.#W()})}#W(){let t=this.#a;if(!t)return;let[e,i]=this.#L;this.#d=Math.min(Math.max(this.#d,e),i);let n=this.#B(),s=this.#F(),o=Math.min(p0/n.width,p0/n.height),[a,l]=[n.width,n.height].map(h=>Math.max(8,Math.round(h*o)));this.#f=t.slice(this.#l,this.#d,n,a,l);let c=this.#U();for(let h of ch){let{canvas:u}=this.#v[h];(u.width!==a||u.height!==l)&&Object.assign(u,{width:a,height:l});let d=u.getContext("2d"),f=c[h],g=h==="phase"?.25:sf(f/this.#_.scale,m0/2),x={limit:f,step:g,level:h==="phi"?this.#c:0,sheet:1.2*t.cell},p=d.createImageData(a,l);if(d.putImageData(rf(this.#f,h,{...x,image:p}),0,0),h===this.#u){(this.#g.width!==a||this.#g.height!==l)&&Object.assign(this.#g,{width:a,height:l});let m=this.#_.scale===1?this.#f:t.slice(this.#l,this.#d,s,a,l),_={...x,step:h==="phase"?g:sf(f,m0/2),fade:vw*this.#O,image:p};this.#g.getContext("2d").putImageData(rf(m,h,_),0,0)}this.#v[h].limit=f}this.#K(s),this.#Q(),this.dispatchEvent(new CustomEvent("slice",{detail:{axis:di[this.#l],offset:this.#d}}))}#K(t){let e=this.#r;if(!e)return;let[i,n]=oa(this.#l),s=(p,m)=>{let _=[0,0,0];return _[this.#l]=this.#d,_[i]=t.u+p*t.width,_[n]=t.v+m*t.height,e.frame.fromFile(_)},[o,a,l]=[s(0,0),s(1,0),s(0,1)],[c,h]=[a.clone().sub(o),l.clone().sub(o)],u=o.clone().addScaledVector(c,.5).addScaledVector(h,.5),d=new D().crossVectors(c,h).normalize();this.#m.matrix.copy(new Pt().makeBasis(c,h,d).setPosition(u));let{material:f}=this.#m,g=this.#g;(!f.map||f.map.image!==g||f.map.userData.size!==`${g.width} ${g.height}`)&&(f.map?.dispose(),f.map=new yo(g),f.map.colorSpace=Re,f.map.minFilter=Te,f.map.magFilter=Te,f.map.generateMipmaps=!1,f.map.userData.size=`${g.width} ${g.height}`,f.needsUpdate=!0),f.map.needsUpdate=!0;let x=di[this.#l];e.setSection(e.section.axis===x?{offset:this.#d}:{axis:x}),e.section.offset!==this.#d&&e.setSection({offset:this.#d}),e.invalidate()}#D(t){if(!this.#a||t===this.#l)return;this.#l=t;let{origin:e,high:i}=this.#a;this.#d=(e[t]+i[t])/2,this.#p=null,this.#_={scale:1,u:.5,v:.5},this.#I()}#X(t){this.#u=t,this.#I()}#j(t){this.#c=t,this.#I(),clearTimeout(this.#x),this.#x=setTimeout(()=>this.#tt(),90)}#tt(){if(!this.#a||!this.#r)return;let t=this.#s.level,e=Math.abs(this.#c)<1e-9?null:r0(this.#a,this.#c);this.#s.level=e?new sa(e,null):null,this.#z=Math.abs(this.#c)>=1e-9&&!e,this.#G(this.#s.level??this.#s.delivered,!1),t?.dispose(),this.#I()}#z=!1;#et(){this.#n=!0;let t=this.attachShadow({mode:"open"});t.append(R("style",{},$c+u0)),this.axisButtons=di.map((e,i)=>R("button",{type:"button",class:"button letter","aria-label":`Plane across ${e.toUpperCase()}`,"aria-pressed":"false",onclick:()=>this.#D(i)},e.toUpperCase())),this.position=ps({name:"Position of the plane",onvalue:e=>{this.#d=e,this.#I()}}),this.levelDial=ps({name:"Level of \u03C6 that is shown in 3D",onvalue:e=>this.#j(e)}),this.reachDial=ps({name:"Value at which the colours end",onvalue:(e,i)=>{this.#y=i.type==="range"?10**e:Math.max(e,1e-12),this.#I()}}),this.options=R("div",{class:"options"},R("div",{class:"row wide main"},R("span",{class:"name"},"Plane"),R("span",{class:"group",role:"group","aria-label":"Axis of the plane"},...this.axisButtons),this.position.element),R("div",{class:"row wide iso"},R("span",{class:"name"},"Iso level \u03C6 ="),this.levelDial.element),R("div",{class:"row wide iso"},R("span",{class:"name"},"Colours end at"),this.reachDial.element)),this.zoomButtons=[R("button",{type:"button",class:"button letter","aria-label":"Zoom the maps out",title:"Zoom out (Shift + double-click)",onclick:()=>this.#P(1/2)},"\u2212"),R("button",{type:"button",class:"button letter","aria-label":"Zoom the maps in",title:"Zoom in (double-click a place)",onclick:()=>this.#P(2)},"+")],this.zoomText=R("span",{class:"unit"},"1\xD7"),this.options.append(R("div",{class:"row"},R("span",{class:"name"},"Maps"),R("span",{class:"group"},...this.zoomButtons),this.zoomText)),this.view=R("div",{class:"view",tabindex:0,role:"application","aria-roledescription":"3D view","aria-label":"The surface and the plane. Arrow keys orbit, [ and ] move the plane."}),this.view.addEventListener("keydown",e=>this.#J(e)),this.triad=new Hr(e=>this.#r?.view(e)),this.chip=R("div",{class:"chip"}),this.view.append(this.triad.element,this.chip),this.mapsPanel=R("div",{class:"maps",role:"radiogroup","aria-label":"Field on the plane in 3D"});for(let e of ch)this.mapsPanel.append(this.#it(e));this.values=R("output",{class:"values","aria-live":"off"}),this.bodyPanel=R("div",{class:"body"},R("div",{class:"scene"},this.view),this.mapsPanel),this.messageText=R("p",{}),this.message=R("div",{class:"message",role:"status",style:"position: static; min-height: 180px"},this.messageText),this.frame=R("div",{class:"frame"},this.options,this.bodyPanel,this.values,this.message),t.append(this.frame),new ResizeObserver(()=>{let e=this.frame.clientWidth>0&&this.frame.clientWidth<_w;e!==this.#A.narrow&&(this.#A.narrow=e,this.toggleAttribute("narrow",e))}).observe(this.frame),this.#R()}#it(t){let{sign:e,name:i,long:n}=f0[t],s=R("canvas",{width:8,height:8}),o=R("i",{class:"cross",hidden:!0}),a=R("div",{class:"ticks"}),l=R("div",{class:"map",role:"radio",tabindex:0,"aria-checked":"false","aria-label":`${e}: ${n}`,title:`${n}; click to lay it on the plane in 3D`,onclick:()=>this.#X(t)},R("h3",{},R("b",{},e),R("span",{},i)),R("div",{class:"plot"},s,o),R("div",{class:"key"},R("div",{class:"scale",style:`background:${c0(t)}`}),a));l.addEventListener("keydown",c=>{c.key!=="Enter"&&c.key!==" "||(c.preventDefault(),this.#X(t))}),s.addEventListener("pointermove",c=>{let h=s.getBoundingClientRect();if(this.#p=[(c.clientX-h.left)/h.width,(c.clientY-h.top)/h.height],this.#w){let{at:u,zoom:d}=this.#w;this.#N(d.scale,d.u-(this.#p[0]-u[0])/d.scale,d.v+(this.#p[1]-u[1])/d.scale)}this.#R()}),s.addEventListener("pointerdown",c=>{c.button!==0||this.#_.scale===1||!this.#p||(this.#w={at:this.#p,zoom:this.#_},s.setPointerCapture(c.pointerId))});for(let c of["pointerup","pointercancel"])s.addEventListener(c,()=>this.#w=null);return s.addEventListener("dblclick",c=>{c.preventDefault(),this.#p&&this.#P(c.shiftKey?1/2.5:2.5,this.#p)}),s.addEventListener("pointerleave",()=>{this.#p=null,this.#R()}),s.addEventListener("wheel",c=>{c.shiftKey&&(c.preventDefault(),this.#Z(Math.sign(c.deltaY||c.deltaX)))},{passive:!1}),this.#v[t]={element:l,canvas:s,cross:o,ticks:a},l}#Z(t){let[e,i]=this.#L;this.#d+=t*(i-e)/60,this.#I()}#J(t){let e=this.#r;if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let i=Math.PI/24,s={ArrowLeft:()=>e.orbit(i,0),ArrowRight:()=>e.orbit(-i,0),ArrowUp:()=>e.orbit(0,-i),ArrowDown:()=>e.orbit(0,i),"+":()=>e.zoom(1.2),"=":()=>e.zoom(1.2),"-":()=>e.zoom(1/1.2),r:()=>e.reset(),"[":()=>this.#Z(-1),"]":()=>this.#Z(1),x:()=>this.#D(0),y:()=>this.#D(1),z:()=>this.#D(2)}[t.key.length===1?t.key.toLowerCase():t.key];s&&(s(),t.preventDefault())}#q(){let t=[document.documentElement,document.body].some(e=>e.classList.contains("dark")||e.dataset.theme==="dark");this.#A.dark=t,this.hasAttribute("dark")!==t&&this.toggleAttribute("dark",t),this.#r&&this.#r.dark!==t&&(this.#r.dark=t,this.#r.dress())}#Q(){let t=this.#a,e=this.#i.unit??"",[i,n]=this.#L;this.position.set({min:i,max:n,value:this.#d,digits:this.#S,unit:e});let s=.85*t.step;this.levelDial.set({min:-s,max:s,value:this.#c,digits:this.#S+1,unit:e});let o=this.#U(),a=this.#O;this.reachDial.set({min:Math.log10(a/300),max:Math.log10(a),value:Math.log10(o.phi),digits:3,unit:e});let{scale:l}=this.#_;this.zoomText.textContent=`${Li(l,l<10&&l%1?1:0)}\xD7`,this.zoomButtons[0].disabled=l<=1,this.zoomButtons[1].disabled=l>=g0;let c=this.reachDial.element.querySelector("input[type=number]");c.getRootNode().activeElement!==c&&(c.value=Number(o.phi.toPrecision(3))),this.axisButtons.forEach((h,u)=>ii(h,u===this.#l));for(let[h,u]of Object.entries(this.#v)){u.element.setAttribute("aria-checked",String(h===this.#u));let{limit:d}=u,f=[0,.5,1],g=h==="phase"||!e?"":` ${e}`;u.ticks.replaceChildren(...f.map((x,p)=>R("span",{},(x===1&&h!=="r"?"+":"")+sn(h0(h,x,d))+(p===2?g:""))))}this.#R()}#R(){let t=this.#a,e=!!t;for(let c of[this.options,this.bodyPanel,this.values])c.hidden=!e;if(this.message.hidden=e&&!this.#h,this.messageText.textContent=this.#h||(this.#e?"Loading the fields \u2026":this.#i.message??"The fields come with the surface."),!e)return;let i=this.#i.unit??"",n=f0[this.#u];this.chip.replaceChildren(R("b",{},Math.abs(this.#c)<1e-9?"Surface (\u03C6 = 0)":this.#z?`nothing at \u03C6 = ${sn(this.#c)}`:`\u03C6 = ${sn(this.#c)} ${i}`),R("span",{},`on the plane: ${n.sign}`)),this.#t&&this.chip.replaceChildren(R("span",{},"This browser can't draw in 3D here; the fields on the plane are shown all the same."));for(let{cross:c}of Object.values(this.#v))c.hidden=!this.#p,this.#p&&Object.assign(c.style,{left:`${100*this.#p[0]}%`,top:`${100*this.#p[1]}%`});let s=`\u03B2 = ${Li(t.beta,t.beta<10?3:1)}${i?` / ${i}`:""}`;if(!this.#p){this.values.replaceChildren(R("span",{},"Point at a map to read the fields there; click it to lay it on the plane in 3D; double-click to zoom in, then drag."),R("span",{},s));return}let o=this.#nt(...this.#p),a=t.at(o),l=(c,h,u=this.#S)=>R("span",{},`${c} `,R("b",{},Li(h,u)));this.values.replaceChildren(...di.map((c,h)=>l(c,o[h])),l("r",a.r),l("\u03B8",a.theta),l("P",a.phase,3),l("\u03C6",a.phi),R("span",{},s))}#nt(t,e){let[i,n]=oa(this.#l),s=this.#B(),o=[0,0,0];return o[this.#l]=this.#d,o[i]=s.u+t*s.width,o[n]=s.v+(1-e)*s.height,o}get state(){let t=this.#a;if(!t)return{ready:!1,message:this.messageText?.textContent??"",error:this.#h};let e=Object.fromEntries(ch.map(i=>[i,this.#f?this.#f[i].reduce((n,s)=>n+s,0):null]));return{ready:!this.#o&&!!this.#f,axis:di[this.#l],offset:this.#d,range:this.#L,field:this.#u,level:this.#c,reach:this.#U().phi,zoom:{...this.#_},cells:t.cells,bricks:t.bricks,cell:t.cell,beta:t.beta,sums:e,slice:this.#f?[this.#f.width,this.#f.height]:null,triangles:(this.#s.level??this.#s.delivered)?.triangles??0,box:{low:t.origin,high:t.high},webgl:!this.#t}}at(t){return this.#a?.at(t)??null}};customElements.get("showfloor-viewer")||customElements.define("showfloor-viewer",Yc);customElements.get("showfloor-fields")||customElements.define("showfloor-fields",hh);customElements.get("showfloor-episode")||customElements.define("showfloor-episode",oh);export{oh as ShowfloorEpisode,hh as ShowfloorFields,Yc as ShowfloorViewer};
