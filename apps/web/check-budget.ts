import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { filesInCircles, filesOf, readManifest } from "./build-manifest.ts";
import { screens } from "./screens.ts";

/** The page of an archive has its scripts inlined, so its whole HTML counts. */
const offlinePage = { file: "viewer/index.html", maxGzipKb: 125 };
/** Opened on old phones, over slow connections. Whoever answers a question loads both of its scripts. */
const sharedPage = { folder: "s/assets", script: "index-", maxGzipKb: 60 };
const answeringPage = { maxGzipKb: 60, maxFiles: 2 };

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
const sharedBytes = (names: readonly string[]) => bytesOf(new Set(names.map((name) => join(sharedPage.folder, name))));
const firstScripts = sharedScripts.filter((name) => name.startsWith(sharedPage.script));
rows.push(rowOf("shared page", sharedBytes(firstScripts), sharedPage.maxGzipKb));
rows.push(rowOf("answering page", sharedBytes(sharedScripts), answeringPage.maxGzipKb, sharedScripts.length));

// oxlint-disable-next-line no-console -- the table is what this command is for
console.table(rows);
if (rows.some(({ verdict }) => verdict !== "ok")) fail("Find a plan that fits: npm run plan-chunks -w @lane/web");

const circle = filesInCircles(manifest);
if (circle.length > 0)
  fail(`Chunks import each other: ${circle.join(", ")}. Find another plan: npm run plan-chunks -w @lane/web`);

function fail(advice: string): void {
  // oxlint-disable-next-line no-console -- what to do is said where the table is
  console.error(advice);
  process.exitCode = 1;
}

/** A page of its own, with so many scripts. */
function rowOf(screen: string, bytes: number, maxGzipKb: number, count = 1): (typeof rows)[number] {
  const gzipKb = (bytes / 1000).toFixed(1);
  const maxFiles = count === 1 ? 1 : answeringPage.maxFiles;
  const verdict = bytes / 1000 <= maxGzipKb && count <= maxFiles ? "ok" : "over budget";
  const files = { files: count, "at most files": maxFiles };
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
