import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

import { buildViewer, withoutShims } from "./build-viewer.ts";
import { buildWorker } from "./build-worker.ts";
import { ownGroups, vendorGroups } from "./chunk-groups.ts";
import { precompress } from "./precompress.ts";
import { preloadFonts } from "./preload-fonts.ts";
import { prerender } from "./prerender.ts";
import { textPlugins } from "./text-plugins.ts";

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

/** A build does not report to React's developer tools: every page is 0.4 kB smaller. */
const withoutDeveloperTools: Plugin = {
  name: "lane-without-developer-tools",
  apply: "build",
  config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } }),
};

export default defineConfig({
  plugins: [
    textPlugins(),
    react(),
    tailwindcss(),
    preloadFonts(),
    buildWorker(),
    buildViewer(),
    prerender(),
    precompress(),
    withoutDeveloperTools,
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  resolve: withoutShims,
  build: {
    outDir: "dist",
    assetsDir: "assets",
    manifest: true,
    target: "baseline-widely-available",
    // An inlined font or picture would need `data:` in the policy and could not be cached on its own.
    assetsInlineLimit: 0,
    // The preload lists of later pages made the first page 2 kB larger; the service worker caches those files anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === "html" ? needed : []),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: [...vendorGroups, ...ownGroups] }, chunkFileNames },
      // An imported text or number is shorter than its import.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/api": apiOrigin, "/healthz": apiOrigin, "/dev/mailbox": apiOrigin } },
});

// The first page lists every chunk of every later page, so each letter of a chunk name counts: bare hashes make it 0.7
// kB smaller. The manifest maps them to their modules.
function chunkFileNames({ name }: { readonly name: string }) {
  return vendorGroups.some((group) => group.name === name) ? "assets/[name]-[hash].js" : "assets/[hash].js";
}
