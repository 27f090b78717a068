import { packageWalls } from "./tools/boundaries/packages.ts";
import { serverFeatureWalls } from "./tools/boundaries/server-features.ts";
import { serverRoomWalls } from "./tools/boundaries/server-modules.ts";
import { treeWalls } from "./tools/boundaries/tree.ts";
import { webWalls } from "./tools/boundaries/web.ts";

/** @type {import("dependency-cruiser").IConfiguration} */
const config = {
  forbidden: [...treeWalls, ...packageWalls, ...serverFeatureWalls, ...serverRoomWalls, ...webWalls],
  options: {
    // TypeScript 7 offers no parser: without swc no .ts file is read and success is reported.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // Anchored: a bare "dist/" would also hide node_modules/kysely/dist, and the wall around SQL with it.
    exclude: { path: "^(apps|packages)/[^/]+/dist/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};

export default config;
