import { packageWalls } from "./tools/walls/packages.ts";
import { serverFeatureWalls } from "./tools/walls/server-features.ts";
import { serverRoomWalls } from "./tools/walls/server-rooms.ts";
import { treeWalls } from "./tools/walls/tree.ts";
import { webWalls } from "./tools/walls/web.ts";

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
