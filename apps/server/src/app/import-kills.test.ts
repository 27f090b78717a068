import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, inject, test } from "vitest";

import { killWhileImporting } from "#testing/import-rounds.ts";

// The same test with twenty kills and four hundred entries: `npm run bench -- import-kills`.
test.skipIf(inject("engine") === "postgres")(
  "the product killed in the middle of an import brings in the rest when it starts again, and can undo all of it",
  { timeout: 180_000 },
  async () => {
    const entries = testSize({ short: 8, long: 24 });
    const importing = testSize({ short: 1, long: 2 });
    const deaths = await killWhileImporting({ entries, kills: { reading: 0, importing, undoing: 0 } });

    expect(deaths).toBeGreaterThan(0);
  },
);
