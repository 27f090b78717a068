import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

import { afterBuild } from "./after-build.ts";
import { leanBuild } from "./lean-build.ts";
import { preloadFonts } from "./preload-fonts.ts";

const address = "/operator/";

/** Writes `operator/`: the page of who looks after the server. No member downloads any of it. */
export function buildOperatorPage(): Plugin {
  return afterBuild("lane-build-operator-page", async (root, outDir) => {
    await build({
      root: join(root, "operator"),
      base: address,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      plugins: [react(), tailwindcss(), preloadFonts(address)],
      html: { cspNonce: "__CSP_NONCE__" },
      resolve: leanBuild.resolve,
      build: {
        outDir: join(outDir, "operator"),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: false,
      },
    });
  });
}
