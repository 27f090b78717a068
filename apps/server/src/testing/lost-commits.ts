import { AsyncLocalStorage } from "node:async_hooks";

import type { Database } from "#db/client.ts";
import { AppError } from "#lib/app-error.ts";

/** A database that commits and, while switched on, loses the answer: the connection breaks in between. */
export function createLostCommits(database: Database) {
  const inside = new AsyncLocalStorage<true>();
  let lost = 0;
  let isLosing: (() => Promise<boolean>) | undefined;

  const forgetful: Database = {
    ...database,
    async transact(work) {
      if (inside.getStore()) return database.transact(work);
      const result = await inside.run(true, () => database.transact(work));
      if (!(await isLosing?.())) return result;
      lost += 1;
      throw new AppError("unavailable", "lost");
    },
  };

  return {
    database: forgetful,
    count: () => lost,
    loseWhile(isNow: () => Promise<boolean>): void {
      isLosing = isNow;
    },
  };
}
