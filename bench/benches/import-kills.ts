import { killWhileImporting } from "@lane/server/src/testing/import-rounds.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";

const kills = { reading: sized(3, 0), importing: sized(13, 2), undoing: sized(4, 0) };
const entries = sized(400, 24);

/**
 * One import on a server that is killed at every step; throws when a memory or a file is missing, duplicated or left
 * behind.
 */
export const importKills: Bench = {
  name: "import-kills",
  async run(): Promise<Row[]> {
    const started = performance.now();
    const deaths = await killWhileImporting({ entries, kills });
    return [
      { what: "entries imported once each, and undone, through kills", value: entries, unit: "entries" },
      { what: "kills in the middle of it", value: deaths, unit: "kills", atLeast: sized(15, 1) },
      { what: "import and undo with all its kills", value: (performance.now() - started) / 1000, unit: "s" },
    ];
  },
};
