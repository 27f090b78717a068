import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const root = join(import.meta.dirname, "..");

/** Folders that hold our own code. */
export const rooms = ["packages", "apps", "e2e", "bench", "tools"] as const;

const notOurs = new Set(["node_modules", "dist", ".git", ".cache", "data", "test-results"]);

/** Every file below `folder`, with `/` in its path, without what was installed, built or recorded. */
export function listFiles(base: string, folder = ""): string[] {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(base, path);
    return entry.isFile() ? [path] : [];
  });
}

export function listSources(base: string): string[] {
  return rooms.flatMap((room) => listFiles(base, room)).filter((path) => /\.tsx?$/.test(path));
}

export function readFiles(base: string, paths: readonly string[]): SourceFile[] {
  return paths.map((path) => ({ path, text: readFileSync(join(base, path), "utf8") }));
}
