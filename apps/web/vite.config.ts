import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { writeManifest } from "./build-manifest.ts";
import { buildOperatorPage } from "./build-operator-page.ts";
import { buildRestorePage } from "./build-restore-page.ts";
import { buildSharedPage } from "./build-shared-page.ts";
import { buildViewer } from "./build-viewer.ts";
import { buildWorker } from "./build-worker.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { leanBuild, leanCode } from "./lean-build.ts";
import { plannedChunks } from "./planned-chunks.ts";
import { precompress } from "./precompress.ts";
import { preloadFonts } from "./preload-fonts.ts";
import { prerender } from "./prerender.ts";
import { runtimeInEntry } from "./runtime-in-entry.ts";
import { smallerChunks } from "./smaller-chunks.ts";
import { textPlugins } from "./text-plugins.ts";

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

export default defineConfig({
  plugins: [
    textPlugins(),
    react(),
    tailwindcss(),
    inlineScripts(),
    preloadFonts(),
    plannedChunks(),
    leanCode(),
    runtimeInEntry(),
    smallerChunks(),
    writeManifest(),
    buildWorker(),
    buildViewer(),
    buildSharedPage(),
    buildOperatorPage(),
    buildRestorePage(),
    prerender(),
    precompress(),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  resolve: leanBuild.resolve,
  build: { ...leanBuild.build, outDir: "dist", assetsDir: "assets" },
  server: { proxy: { "/api": apiOrigin, "/healthz": apiOrigin, "/dev/mailbox": apiOrigin, "^/s/": apiOrigin } },
});
