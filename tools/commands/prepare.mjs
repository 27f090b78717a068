import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";

// What `npm start` does before it starts, for an image of a container.
refuseOldNode();
ensureInstalled();
ensureWebBuilt();
