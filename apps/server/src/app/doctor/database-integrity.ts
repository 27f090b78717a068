import { quickCheck } from "#db/quick-check.ts";

import { broken, type Check, ok } from "./check.ts";

/** Only when asked for: it reads all of the file, which takes minutes for a large one. */
export const databaseIntegrity: Check = {
  name: "integrity",
  isLong: true,
  async run({ config, options, openDatabase }) {
    if (!options.isDeep || config.database.engine !== "sqlite") return undefined;
    const isThere = await openDatabase().then(
      (found) => found !== undefined,
      // Damaged so much that it can't even be opened.
      () => true,
    );
    if (!isThere) return undefined;
    const [first] = await quickCheck(config.database.file);
    if (first === undefined) return ok("All of the database can be read, and it is whole.");
    return broken(
      `The database is damaged: ${first.replaceAll(/\s+/g, " ")}.`,
      "Stop the server, keep a copy of the whole folder, and restore the database from a backup.",
    );
  },
};
