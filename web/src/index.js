import { ShowfloorViewer } from "./element.js";
import { ShowfloorFields } from "./fields/element.js";

// The page may import the bundle more than once (two viewers, a hot reload): an element can be defined only once.
if (!customElements.get("showfloor-viewer")) customElements.define("showfloor-viewer", ShowfloorViewer);
if (!customElements.get("showfloor-fields")) customElements.define("showfloor-fields", ShowfloorFields);

export { ShowfloorFields, ShowfloorViewer };
