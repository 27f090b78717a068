import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { buildViewer } from "./build-viewer.ts";
import { buildWorker } from "./build-worker.ts";
import { precompress } from "./precompress.ts";
import { preloadFonts } from "./preload-fonts.ts";
import { prerender } from "./prerender.ts";
import { textPlugins } from "./text-plugins.ts";

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

// Files that change only with a dependency, so a new release of ours leaves most of the cache standing.
const vendorGroups = [
  {
    name: "frame",
    test: /node_modules\/((react|react-dom|scheduler|use-sync-external-store|@lingui\/[^/]+)\/|@tanstack\/(?!.*query))/,
  },
  { name: "query", test: /node_modules\/@tanstack\/.*query/ },
];

/** What every page that asks the server something needs, in one file instead of seven: a slow phone counts them. */
const askingGroup = {
  name: "asking",
  test: /src\/(api\/(client|connection|errors)|offline\/(draft-key-store|kept-names|leave-nothing|upload-addresses))\./,
  // Some of what these need is part of the first page already.
  includeDependenciesRecursively: false,
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
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  resolve: {
    // React has had this hook itself since version 18.
    alias: [
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
    ],
  },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    manifest: true,
    target: "baseline-widely-available",
    // An inlined font or picture would need `data:` in the policy and cannot be cached on its own.
    assetsInlineLimit: 0,
    // The lists of what each later page needs made the first page 2 kB larger; the worker has all of it at hand anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === "html" ? needed : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: [...vendorGroups, askingGroup] }, chunkFileNames } },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/api": apiOrigin, "/healthz": apiOrigin, "/dev/mailbox": apiOrigin } },
});

// The first page lists every file that any later page needs, so each letter of their names is in it: hashes alone make it
// 0.7 kB smaller. The manifest beside them says which is which.
function chunkFileNames({ name }: { readonly name: string }) {
  return vendorGroups.some((group) => group.name === name) ? "assets/[name]-[hash].js" : "assets/[hash].js";
}
