import { killWhileImporting } from "@lane/server/src/testing/import-rounds.ts";

import type { Bench, Row } from "../row.ts";

const kills = { reading: 3, importing: 13, undoing: 4 };
const entries = 400;

/** One import of a server that is killed at every turn; throws when a memory or a file is missing, twice or left behind. */
export const importKills: Bench = {
  name: "import-kills",
  async run(): Promise<Row[]> {
    const started = performance.now();
    const deaths = await killWhileImporting({ entries, kills });
    return [
      { what: "entries imported once each, and undone, through kills", value: entries, unit: "entries" },
      { what: "kills in the middle of it", value: deaths, unit: "kills", atLeast: 15 },
      { what: "import and undo with all its kills", value: (performance.now() - started) / 1000, unit: "s" },
    ];
  },
};
