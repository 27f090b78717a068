import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { filesOf, readManifest } from "./build-manifest.ts";
import { screens } from "./screens.ts";

/** The page of an archive has its scripts inlined, so its whole HTML counts. */
const offlinePage = { file: "viewer/index.html", maxGzipKb: 125 };

const dist = join(import.meta.dirname, "dist");
const manifest = await readManifest(dist);

const rows = screens.map(({ name, first, after, maxGzipKb, maxFiles }) => {
  const gzipKb = bytesOf(filesOf(manifest, first)) / 1000;
  const files = filesOf(manifest, [...first, ...after]);
  return {
    screen: name,
    "gzip kB": gzipKb.toFixed(1),
    "at most": maxGzipKb,
    files: files.size,
    "at most files": maxFiles,
    "with what comes after": (bytesOf(files) / 1000).toFixed(1),
    verdict: gzipKb <= maxGzipKb && files.size <= maxFiles ? "ok" : "over budget",
  };
});

const offlineKb = gzipBytes(inlineScripts(readText(join(dist, offlinePage.file)))) / 1000;
rows.push({
  screen: "offline page",
  "gzip kB": offlineKb.toFixed(1),
  "at most": offlinePage.maxGzipKb,
  files: 1,
  "at most files": 1,
  "with what comes after": offlineKb.toFixed(1),
  verdict: offlineKb <= offlinePage.maxGzipKb ? "ok" : "over budget",
});

// oxlint-disable-next-line no-console -- the table is what this command is for
console.table(rows);
if (rows.some(({ verdict }) => verdict !== "ok")) process.exitCode = 1;

function bytesOf(files: ReadonlySet<string>): number {
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
