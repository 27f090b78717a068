import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The child as the server starts it, which leaves how much memory it took at most, in kilobytes, beside its folder. */
process.once("exit", () => {
  const folder = dirname(dirname(process.argv[2] ?? ""));
  writeFileSync(join(folder, "..", "peak"), String(process.resourceUsage().maxRSS));
});
await import("@lane/server/src/adapters/transcribers/moonshine-child.ts");
