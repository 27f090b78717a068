import type { Db } from "#db/client.ts";
import { selectNames } from "#db/reads/accounts.ts";

export function createMemoryAuthorsRepository(db: Db) {
  return {
    /** The full names of these accounts. */
    async listNames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (accountIds.length === 0) return new Map();
      const rows = await selectNames(db, [...new Set(accountIds)]).execute();
      return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
    },
  };
}

export type MemoryAuthorsRepository = ReturnType<typeof createMemoryAuthorsRepository>;
