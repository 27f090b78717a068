import { relative } from "node:path";

/** A module as the kept plan names it: by its path below this folder, wherever the project lies. */
export function moduleName(id: string): string {
  return id.startsWith("/") ? relative(import.meta.dirname, id) : id;
}
