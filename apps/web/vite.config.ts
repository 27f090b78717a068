import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { buildViewer, withoutShims } from "./build-viewer.ts";
import { buildWorker } from "./build-worker.ts";
import { ownGroups, vendorGroups } from "./chunk-groups.ts";
import { precompress } from "./precompress.ts";
import { preloadFonts } from "./preload-fonts.ts";
import { prerender } from "./prerender.ts";
import { textPlugins } from "./text-plugins.ts";

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

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
  resolve: withoutShims,
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
    rolldownOptions: { output: { codeSplitting: { groups: [...vendorGroups, ...ownGroups] }, chunkFileNames } },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/api": apiOrigin, "/healthz": apiOrigin, "/dev/mailbox": apiOrigin } },
});

// The first page lists every file that any later page needs, so each letter of their names is in it: hashes alone make it
// 0.7 kB smaller. The manifest beside them says which is which.
function chunkFileNames({ name }: { readonly name: string }) {
  return vendorGroups.some((group) => group.name === name) ? "assets/[name]-[hash].js" : "assets/[hash].js";
}
