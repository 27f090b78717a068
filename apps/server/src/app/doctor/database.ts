import { readDatabaseFacts } from "#db/database-facts.ts";
import { newestSchema } from "#db/migrations/all.ts";
import { sizeText } from "#lib/size-text.ts";

import { attention, broken, type Check, ok } from "./check.ts";

export const database: Check = {
  name: "database",
  async run({ config, dataFolder, openDatabase }) {
    if (config.database.engine === "sqlite" && (await dataFolder()).kind === "unusable") return undefined;
    const found = await openDatabase();
    if (!found) return attention("There is no database yet.", "Start the server, which creates it.");
    const { product, isTooOld, bytes } = await readDatabaseFacts(found);
    if (isTooOld) return broken(`The database is ${product}.`, "Move it to PostgreSQL 15 or newer.");
    const { schemaVersion: version } = found;
    if (version > newestSchema) {
      return broken(
        `The database has schema ${version}, and this program only knows ${newestSchema}.`,
        "Start the newer version of the program that wrote it.",
      );
    }
    if (version < newestSchema) {
      return attention(
        version === 0
          ? "The database is empty."
          : `The database has schema ${version}, and this program ${newestSchema}.`,
        "Start the server of this version, which brings it up to date.",
      );
    }
    return ok(`${product} answers, with schema ${version} and ${sizeText(bytes)}.`);
  },
};
