import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { paths } from "@lane/contract/page-paths.ts";
import { z } from "zod";

import { fillPage, type PageFacts } from "./page-facts.ts";

export interface BuiltPages {
  /** The page for an address, with only the nonce still to be filled in. */
  pageFor(path: string): BuiltPage;
  /** Addresses that search engines may list. */
  readonly listed: readonly string[];
}

interface BuiltPage {
  readonly html: string;
  /** False where the app has nothing at this address. */
  readonly isKnown: boolean;
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
  const isAddress = readAddresses(folder);
  const lost = written.get(paths.notFound) ?? shell;
  return {
    pageFor(asked) {
      const path = asked === "/" ? asked : asked.replace(/\/$/, "");
      const isKnown = written.has(path) || isAddress(path);
      return { html: written.get(path) ?? (isKnown ? shell : lost), isKnown };
    },
    listed: [...written].filter(([path, html]) => isAtHome(html, facts.baseUrl + path)).map(([path]) => path),
  };
}

/** Every address of the app, as its own list has them: `/timeline/memory/$memoryId/$memoryName/view`. */
function readAddresses(folder: string): (path: string) => boolean {
  const file = join(folder, "pages/addresses.json");
  if (!existsSync(file)) return () => true;
  const addresses = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  const pattern = new RegExp(`^(?:${addresses.map(patternOf).join("|")})$`);
  return (path) => pattern.test(path);
}

function patternOf(address: string): string {
  return address
    .split("/")
    .map((part) => (part.startsWith("$") ? "[^/]+" : part))
    .join("/");
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
