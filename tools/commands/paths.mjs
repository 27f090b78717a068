import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Not `import.meta.dirname`: a Node too old to know it must still get as far as the sentence that says so.
export const root = fileURLToPath(new URL("../..", import.meta.url));
export const modules = join(root, "node_modules");
/** Files that commands keep between runs; safe to delete. */
export const cache = join(root, ".cache");
