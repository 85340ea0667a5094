import { ShowfloorViewer } from "./element.js";
import { ShowfloorEpisode } from "./episode/element.js";
import { ShowfloorFields } from "./fields/element.js";
import { ShowfloorInquiry } from "./inquiry/element.js";

// The page may import the bundle more than once (two viewers, a hot reload): an element can be defined only once.
if (!customElements.get("showfloor-viewer")) customElements.define("showfloor-viewer", ShowfloorViewer);
if (!customElements.get("showfloor-fields")) customElements.define("showfloor-fields", ShowfloorFields);
if (!customElements.get("showfloor-episode")) customElements.define("showfloor-episode", ShowfloorEpisode);
if (!customElements.get("showfloor-inquiry")) customElements.define("showfloor-inquiry", ShowfloorInquiry);

export { ShowfloorEpisode, ShowfloorFields, ShowfloorInquiry, ShowfloorViewer };
