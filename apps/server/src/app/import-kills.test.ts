import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { expect, inject, test } from "vitest";

import { killWhileImporting } from "#testing/import-rounds.ts";

// Short runs end an import in its own process, in imports.killed.test.ts. The same test with twenty kills and four hundred
// entries: `npm run bench -- import-kills`.
test.runIf(isLongTest && inject("engine") === "sqlite")(
  "the product killed in the middle of an import brings in the rest when it starts again, and can undo all of it",
  { timeout: 180_000 },
  async () => {
    const deaths = await killWhileImporting({ entries: 24, kills: { reading: 0, importing: 2, undoing: 0 } });

    expect(deaths).toBeGreaterThan(0);
  },
);
