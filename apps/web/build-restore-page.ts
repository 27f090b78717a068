import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import type { Plugin } from "vite";

import { afterBuild } from "./after-build.ts";
import { bundleOneFile, inScript, inStyle } from "./one-file-bundle.ts";

const nonce = 'nonce="__CSP_NONCE__"';

/** Writes `restore/index.html`: the page that restores a backup, as one file, because nothing else is served meanwhile. */
export function buildRestorePage(): Plugin {
  return afterBuild("lane-build-restore-page", async (root, outDir) => {
    const page = join(root, "restore-page");
    const { script, style } = await bundleOneFile({ root, input: join(page, "main.ts"), plugins: [tailwindcss()] });
    const template = await readFile(join(page, "index.html"), "utf8");
    const html = template
      .replace("__STYLE__", () => `<style ${nonce}>${inStyle(style)}</style>`)
      .replace("__SCRIPT__", () => `<script ${nonce}>${inScript(script)}</script>`);
    await mkdir(join(outDir, "restore"), { recursive: true });
    await writeFile(join(outDir, "restore/index.html"), html);
  });
}
