import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "rolldown";
import type { Plugin } from "vite";

/** Puts the scripts that run before anything is loaded into every page; each is too small for a request. */
export function inlineScripts(): Plugin {
  return {
    name: "lane-inline-scripts",
    transformIndexHtml: {
      order: "pre",
      handler: async () => {
        const scripts = [await readFile(join(import.meta.dirname, "theme.js"), "utf8"), await earlyCalls()];
        return scripts.map((children) => ({ tag: "script", children, injectTo: "head" as const }));
      },
    },
  };
}

async function earlyCalls(): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, "src/early-calls.ts"),
    write: false,
    output: { format: "iife", codeSplitting: false, minify: true },
  });
  return output[0].code;
}
