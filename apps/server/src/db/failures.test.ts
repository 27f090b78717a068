import { sql } from "kysely";
import { expect, inject } from "vitest";

import { test } from "#testing/server-test.ts";

test.runIf(inject("engine") === "postgres")(
  "a value that no column holds is the sender's mistake, not a failure of ours",
  async ({ database }) => {
    const unfit = [sql`select ${3_000_000_000}::int4`, sql`select ${"x"}::int4`];

    for (const query of unfit) {
      await expect(query.execute(database.db)).rejects.toMatchObject({ code: "invalid_input" });
    }
  },
);
