import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { precompress } from "./precompress.ts";

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

export default defineConfig({
  plugins: [
    // Each text stays beside its component, so a lazy page brings its own English and no catalogue is loaded up front.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: "message" })] }),
    lingui(),
    react(),
    tailwindcss(),
    precompress(),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    manifest: true,
    target: "baseline-widely-available",
    // An inlined font or picture would need `data:` in the policy and cannot be cached on its own.
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/api": apiOrigin, "/healthz": apiOrigin } },
});
