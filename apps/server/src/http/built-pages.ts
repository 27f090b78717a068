import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { fillPage, type PageFacts } from "./page-facts.ts";

export interface BuiltPages {
  /** The HTML for an address, with only the nonce still to be filled in. */
  htmlFor(path: string): string;
  /** Addresses that search engines may list. */
  readonly listed: readonly string[];
}

/** The app's empty page, and those that were written to HTML while building. All are small and kept in memory. */
export function readBuiltPages(folder: string, facts: PageFacts): BuiltPages {
  const shell = fillPage(readFileSync(join(folder, "index.html"), "utf8"), facts);
  const written = new Map(
    namesIn(join(folder, "pages")).map((name) => [
      name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`,
      fillPage(readFileSync(join(folder, "pages", name), "utf8"), facts),
    ]),
  );
  return {
    htmlFor: (path) => written.get(path === "/" ? path : path.replace(/\/$/, "")) ?? shell,
    listed: [...written].filter(([path, html]) => isAtHome(html, facts.baseUrl + path)).map(([path]) => path),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".html"));
  } catch {
    // A build for development alone has none.
    return [];
  }
}

/** The same page under a second address names the first one. */
function isAtHome(html: string, address: string): boolean {
  return html.includes(`<link rel="canonical" href="${address}" />`);
}
