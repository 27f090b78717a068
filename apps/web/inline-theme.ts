import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

/** Puts `theme.js` into every page: it must run before the first paint, and is too small for a request. */
export function inlineTheme(): Plugin {
  const script = readFileSync(join(import.meta.dirname, "theme.js"), "utf8");
  return {
    name: "lane-inline-theme",
    transformIndexHtml: { order: "pre", handler: () => [{ tag: "script", children: script, injectTo: "head" }] },
  };
}
