import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { lowerPriority } from "#lib/lower-priority.ts";
import type { OwnPrograms } from "#ports/own-programs.ts";

const program = join(import.meta.dirname, "../../backup.ts");
const lastWords = 2000;

/** Starts our programs with this server's environment, at a lower priority. */
export function createChildPrograms(): OwnPrograms {
  return {
    async run(name, signal) {
      signal.throwIfAborted();
      const child = spawn(process.execPath, [program, name, "--scheduled"], {
        stdio: ["ignore", "ignore", "pipe"],
        windowsHide: true,
      });
      if (child.pid !== undefined) lowerPriority(child.pid);
      let complaint = "";
      child.stderr.on("data", (piece: Buffer) => {
        complaint = `${complaint}${piece.toString()}`.slice(-lastWords);
      });
      const end = (): boolean => child.kill("SIGTERM");
      signal.addEventListener("abort", end, { once: true });
      const [code] = await once(child, "close").finally(() => signal.removeEventListener("abort", end));
      signal.throwIfAborted();
      if (code !== 0) throw new Error(complaint.trim() || `The ${name} ended with ${String(code)}`);
    },
  };
}
