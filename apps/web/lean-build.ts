import { join } from "node:path";

import type { Plugin, UserConfig } from "vite";

/** What makes the code of every page smaller; the trial build of the chunks needs the same. */
export const leanBuild = {
  resolve: {
    alias: [
      { find: "../createLucideIcon.mjs", replacement: join(import.meta.dirname, "src/ui/lucide-icon.ts") },
      // React has included `useSyncExternalStore` since version 18.
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: join(import.meta.dirname, "src/lib/store-selection.ts"),
      },
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
    ],
  },
  build: {
    target: "baseline-widely-available",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // An inlined font or picture would need `data:` in the policy and could not be cached on its own.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The preload lists of later pages made the first page 2 kB larger; the service worker caches those files anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === "html" ? needed : []),
    },
    rolldownOptions: {
      // An imported text or number is shorter than its import.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
    },
  },
} satisfies UserConfig;

const jsxRuntime = "\0lane-jsx-runtime.js";

/** Rolldown calls what a CommonJS package exports as `(0,x.jsx)(`, and one `jsx` is enough. */
const shortJsx = `import * as runtime from "react/jsx-runtime";
export const { Fragment, jsx } = runtime;
export { jsx as jsxs };`;

const loaded: Readonly<Record<string, string>> = {
  "\0vite/preload-helper.js": "export const __vitePreload = (load) => load();",
  [jsxRuntime]: shortJsx,
};

/**
 * Leaves out the report to React's developer tools, 0.4 kB, and Vite's function that preloads styles and imports, 0.8 kB:
 * all styles are in one file, and lists of imports are larger than what they save. A shorter name for each element of
 * each page saves 0.3 kB on every screen of a member.
 */
export function leanCode(): Plugin {
  return {
    name: "lane-lean-code",
    apply: "build",
    enforce: "pre",
    config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } }),
    resolveId: (source, importer) =>
      source === "react/jsx-runtime" && importer !== jsxRuntime ? jsxRuntime : undefined,
    load: (id) => loaded[id],
  };
}
