import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { filesOf, readManifest } from "./build-manifest.ts";
import { screens } from "./screens.ts";

/** The page of an archive has its scripts inlined, so its whole HTML counts. */
const offlinePage = { file: "viewer/index.html", maxGzipKb: 125 };
/** Opened on old phones, over slow connections. */
const sharedPage = { folder: "s/assets", maxGzipKb: 60 };

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

const offlineBytes = gzipBytes(inlineScripts(readText(join(dist, offlinePage.file))));
rows.push(rowOf("offline page", offlineBytes, offlinePage.maxGzipKb));

const sharedScripts = readdirSync(join(dist, sharedPage.folder)).filter((name) => name.endsWith(".js"));
const sharedBytes = bytesOf(new Set(sharedScripts.map((name) => join(sharedPage.folder, name))));
rows.push(rowOf("shared page", sharedBytes, sharedPage.maxGzipKb));

// oxlint-disable-next-line no-console -- the table is what this command is for
console.table(rows);
if (rows.some(({ verdict }) => verdict !== "ok")) process.exitCode = 1;

/** A page of its own, with one script. */
function rowOf(screen: string, bytes: number, maxGzipKb: number): (typeof rows)[number] {
  const gzipKb = (bytes / 1000).toFixed(1);
  const verdict = bytes / 1000 <= maxGzipKb ? "ok" : "over budget";
  const files = { files: 1, "at most files": 1 };
  return { screen, "gzip kB": gzipKb, "at most": maxGzipKb, ...files, "with what comes after": gzipKb, verdict };
}

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
