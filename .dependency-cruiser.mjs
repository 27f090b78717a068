import { packageBoundaries } from "./tools/boundaries/packages.ts";
import { serverFeatureBoundaries } from "./tools/boundaries/server-features.ts";
import { serverModuleBoundaries } from "./tools/boundaries/server-modules.ts";
import { treeBoundaries } from "./tools/boundaries/tree.ts";
import { webBoundaries } from "./tools/boundaries/web.ts";

/** @type {import("dependency-cruiser").IConfiguration} */
const config = {
  forbidden: [
    ...treeBoundaries,
    ...packageBoundaries,
    ...serverFeatureBoundaries,
    ...serverModuleBoundaries,
    ...webBoundaries,
  ],
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
