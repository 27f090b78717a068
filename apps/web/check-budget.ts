import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { gzipSync } from "node:zlib";

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

interface Budget {
  readonly page: string;
  /** A lazy layout around the page, loaded together with it. */
  readonly layout?: string;
  readonly maxGzipKb: number;
}

const dist = join(import.meta.dirname, "dist");
const manifest: Record<string, ManifestChunk> = JSON.parse(readText(join(dist, ".vite/manifest.json")));
const budgets: Record<string, Budget> = JSON.parse(readText(join(import.meta.dirname, "budget.json")));

const rows = Object.entries(budgets).map(([route, budget]) => {
  const gzipKb = initialBytes(budget) / 1000;
  return { route, "gzip kB": gzipKb.toFixed(1), "at most": budget.maxGzipKb, verdict: verdictOn(gzipKb, budget) };
});

// oxlint-disable-next-line no-console -- the table is what this command is for
console.table(rows);
if (rows.some(({ verdict }) => verdict !== "ok")) process.exitCode = 1;

function verdictOn(gzipKb: number, { maxGzipKb }: Budget): string {
  return gzipKb <= maxGzipKb ? "ok" : "over budget";
}

/** What a browser must download before the route can be used: the entry, the route's chunks, and all they import. */
function initialBytes({ page, layout }: Budget): number {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const files = new Set<string>();
  for (const key of [...entries, page, ...(layout === undefined ? [] : [layout])]) collect(key, files);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength, 0);
}

function collect(key: string, files: Set<string>): void {
  const chunk = manifest[key] ?? sharedChunk(key);
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

// A lazy module that another one also imports is listed by its name, not by its path.
function sharedChunk(key: string): ManifestChunk | undefined {
  return Object.values(manifest).find(({ name }) => name === parse(key).name);
}

function readText(path: string): string {
  return readFileSync(path, "utf8");
}
