import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { entriesOf, filesOf, type Manifest } from "./build-manifest.ts";

interface Budget {
  readonly page: string;
  /** A lazy layout around the page, loaded together with the page. */
  readonly layout?: string;
  readonly maxGzipKb: number;
}

/** The page of an archive has its scripts inlined, so its whole HTML counts. */
const offlinePage = { file: "viewer/index.html", maxGzipKb: 125 };

const dist = join(import.meta.dirname, "dist");
const manifest: Manifest = JSON.parse(readText(join(dist, ".vite/manifest.json")));
const budgets: Record<string, Budget> = JSON.parse(readText(join(import.meta.dirname, "budget.json")));

const rows = Object.entries(budgets).map(([route, budget]) => {
  const gzipKb = initialBytes(budget) / 1000;
  return { route, "gzip kB": gzipKb.toFixed(1), "at most": budget.maxGzipKb, verdict: verdictOn(gzipKb, budget) };
});

const offlineKb = gzipBytes(inlineScripts(readText(join(dist, offlinePage.file)))) / 1000;
rows.push({
  route: "offline page",
  "gzip kB": offlineKb.toFixed(1),
  "at most": offlinePage.maxGzipKb,
  verdict: verdictOn(offlineKb, offlinePage),
});

// oxlint-disable-next-line no-console -- the table is what this command is for
console.table(rows);
if (rows.some(({ verdict }) => verdict !== "ok")) process.exitCode = 1;

function verdictOn(gzipKb: number, { maxGzipKb }: Pick<Budget, "maxGzipKb">): string {
  return gzipKb <= maxGzipKb ? "ok" : "over budget";
}

/**
 * Bytes that a browser must download before the route can be used: the entry, the route's chunks, and all their
 * imports.
 */
function initialBytes({ page, layout }: Budget): number {
  const files = filesOf(manifest, [...entriesOf(manifest), page, ...(layout === undefined ? [] : [layout])]);
  return [...files].reduce((sum, file) => sum + gzipBytes(readFileSync(join(dist, file))), 0);
}

function gzipBytes(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

function inlineScripts(html: string): string {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script).join("\n");
}

function readText(path: string): string {
  return readFileSync(path, "utf8");
}
