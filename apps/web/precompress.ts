import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

import { afterBuild } from "./after-build.ts";

/** Below this a compressed file is hardly smaller. */
const minBytes = 256;
const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

/** Writes `.br` and `.gz` beside every text file of the build, so that no server compresses the same bytes twice. */
export function precompress(): Plugin {
  return afterBuild("lane-precompress", compressFiles, "post");
}

async function compressFiles(_root: string, outDir: string): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isServed(entry.parentPath, entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

// The server rewrites each HTML response (nonce, mode), so a compressed copy would never match.
function isServed(folder: string, name: string): boolean {
  return compressible.test(name) && !name.endsWith(".html") && !folder.endsWith(".vite");
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength <= minBytes) return;
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(brotliCompress)(bytes, brotliOptions).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
