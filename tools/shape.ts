import { basename } from "node:path";

import type { SourceFile } from "./source-files.ts";

export function filesOver(maxLines: number, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ text }) => linesOf(text) > maxLines)
    .map(({ path, text }) => `${path}: ${linesOf(text)} lines`);
}

export function barrels(files: readonly SourceFile[]): string[] {
  return pathsWhere(files, ({ path }) => /^index\.tsx?$/.test(basename(path)));
}

/** Inside an app, `#module/file.ts` crosses modules and `./` stays in one; `../` hides which of the two is meant. */
export function climbingImports(files: readonly SourceFile[]): string[] {
  const climbs = /\b(from|import)\s*\(?\s*["'`]\.\.\//;
  return pathsWhere(files, ({ path, text }) => /^apps\/[^/]+\/src\//.test(path) && climbs.test(text));
}

/** `Intl` throws on the tags of some browsers; only `lib/reader-languages.ts` can read them. */
export function readersOfBrowserLanguages(files: readonly SourceFile[]): string[] {
  return pathsWhere(files, ({ path, text }) => path.startsWith("apps/web/") && /navigator\.languages?\b/.test(text));
}

/** A lockfile that names one registry cannot be installed from another. */
export function registriesNamedIn(lockfile: string): string[] {
  return [...lockfile.matchAll(/"resolved": "(https?:[^"]*)"/g)].map(([, address = ""]) => address);
}

function pathsWhere(files: readonly SourceFile[], holds: (file: SourceFile) => boolean): string[] {
  return files.filter(holds).map(({ path }) => path);
}

function linesOf(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}
