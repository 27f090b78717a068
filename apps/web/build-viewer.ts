import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";

import { afterBuild } from "./after-build.ts";
import { bundleOneFile, inScript, inStyle } from "./one-file-bundle.ts";
import { textPlugins } from "./text-plugins.ts";
import { textsNamedIn } from "./viewer-texts.ts";

/** Writes `viewer/index.html`: the page in every downloaded archive, with all its scripts, styles and fonts inlined. */
export function buildViewer(): Plugin {
  return afterBuild("lane-build-viewer", (root, outDir) => writeViewer(root, join(outDir, "viewer")));
}

export async function writeViewer(root: string, outDir: string): Promise<void> {
  const { script, style } = await bundled(root);
  const texts = `window.downMemoryLaneTexts=${JSON.stringify(await textsNamedIn(script, root))};`;
  const template = await readFile(join(root, "viewer/index.html"), "utf8");
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, "index.html"), assembled(template, { style, scripts: [texts, script] }));
}

/** From `file:` addresses browsers load no modules and some load no fonts, so everything is in the page itself. */
function bundled(root: string): ReturnType<typeof bundleOneFile> {
  const plugins = [textPlugins(), react(), tailwindcss()];
  return bundleOneFile({ root, input: join(root, "viewer/src/main.tsx"), plugins });
}

interface Parts {
  readonly style: string;
  readonly scripts: readonly string[];
}

/** Inlined text must not be read as a replacement pattern. */
function assembled(template: string, parts: Parts): string {
  const style = inStyle(parts.style);
  const scripts = parts.scripts.map(inScript);
  return template
    .replace("__POLICY__", () => policyOf(style, scripts))
    .replace("__STYLE__", () => `<style>${style}</style>`)
    .replace("__SCRIPTS__", () => scripts.map((script) => `<script>${script}</script>`).join("\n    "));
}

/**
 * The policy forbids all network requests. In some browsers a `file:` page has no origin, so `file:` is listed beside
 * `'self'`.
 */
function policyOf(style: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(" ")} 'self' file:`,
    `style-src ${hashOf(style)}`,
    "img-src 'self' file: data:",
    "media-src 'self' file:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
