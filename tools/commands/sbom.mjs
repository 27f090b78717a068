import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
runInPlace(["tools/sbom.ts"]);
