import { connectionsOfServer, readConnections } from "#db/database-facts.ts";

import { attention, type Check, ok } from "./check.ts";

/** Of PostgreSQL: a server that finds none free answers with 503. */
export const databaseConnections: Check = {
  name: "connections",
  async run({ database }) {
    const found = await database();
    if (found?.engine !== "postgres") return undefined;
    const { allowed, used } = await readConnections(found.db);
    const says = `PostgreSQL allows ${allowed} connections, ${used} are open, and each server process uses up to ${connectionsOfServer}.`;
    if (allowed >= connectionsOfServer && used < allowed) return ok(says);
    return attention(says, "Raise max_connections, or the limit of the user or the database.");
  },
};
