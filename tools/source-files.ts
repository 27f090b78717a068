import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const root = join(import.meta.dirname, "..");

/** Folders that hold our own code. */
export const modules = ["packages", "apps", "e2e", "bench", "tools"] as const;

const notOurs = new Set(["node_modules", "dist", ".git", ".cache", ".vitest", "test-results", "playwright-report"]);

/** Every file below `folder`, with `/` in its path, without what was installed, built or recorded. */
function listFiles(base: string, folder = ""): string[] {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    // Only the top-level one: a package may well keep its own data/ beside its code.
    if (notOurs.has(entry.name) || path === "data") return [];
    if (entry.isDirectory()) return listFiles(base, path);
    return entry.isFile() ? [path] : [];
  });
}

export function listSources(base: string): string[] {
  return modules.flatMap((module) => listFiles(base, module)).filter((path) => /\.tsx?$/.test(path));
}

export function readFiles(base: string, paths: readonly string[]): SourceFile[] {
  return paths.map((path) => ({ path, text: readFileSync(join(base, path), "utf8") }));
}
