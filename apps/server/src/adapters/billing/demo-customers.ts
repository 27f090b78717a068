import type { Db } from "#db/client.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";

import { type DemoState, emptyState, settle } from "./demo-state.ts";

export function createDemoCustomers({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const find = (customerId: string) =>
    db.selectFrom("demo_customers").selectAll().where("id", "=", customerId).executeTakeFirst();

  return {
    async create(accountId: string): Promise<string> {
      await db
        .insertInto("demo_customers")
        .values({ id: createId(clock.now()), account_id: accountId, state: JSON.stringify(emptyState), version: 1 })
        .onConflict((conflict) => conflict.column("account_id").doNothing())
        .execute();
      const { id } = await db
        .selectFrom("demo_customers")
        .select("id")
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow();
      return id;
    },

    accountOf: async (customerId: string): Promise<string | undefined> => (await find(customerId))?.account_id,

    async read(customerId: string): Promise<DemoState> {
      const row = await find(customerId);
      return row ? settle(parseState(row.state), clock.now()) : emptyState;
    },

    async change(customerId: string, work: (state: DemoState) => DemoState): Promise<void> {
      for (;;) {
        const row = await find(customerId);
        if (!row) return;
        const state = work(settle(parseState(row.state), clock.now()));
        const changed = await db
          .updateTable("demo_customers")
          .set({ state: JSON.stringify(state), version: row.version + 1 })
          .where("id", "=", customerId)
          .where("version", "=", row.version)
          .returning("version")
          .execute();
        if (changed.length > 0) return;
      }
    },
  };
}

function parseState(text: string): DemoState {
  // Only this file writes it.
  const state: DemoState = JSON.parse(text);
  return state;
}
