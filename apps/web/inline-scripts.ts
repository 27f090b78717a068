import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

/** Puts the scripts that must run before anything is loaded into every page; each is too small for a request. */
export function inlineScripts(): Plugin {
  const scripts = ["theme.js", "early-calls.js"].map(read);
  return {
    name: "lane-inline-scripts",
    transformIndexHtml: {
      order: "pre",
      handler: () => scripts.map((children) => ({ tag: "script", children, injectTo: "head" })),
    },
  };
}
