import { bookOptionsSchema } from "@lane/contract/books.ts";
import { expect } from "vitest";

import { composeBooks } from "#app/compose-books.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createVault, type TestVault } from "#testing/vault.ts";

const wish = {
  title: "Us",
  author: "The Marshes",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: "title" },
  choice: { years: [1990, 1991] },
  hasStones: true,
  hasLifeline: true,
};

interface PrintedMemory {
  readonly title: string;
  readonly by?: string;
  readonly isFurtherTelling?: boolean;
}

/** The memories of a book by year, as the typesetter gets them. */
async function printed(server: TestServer, { accountId }: { accountId: string }, change: object) {
  const years: { year: number; memories: PrintedMemory[] }[] = [];
  const { services } = composeBooks({
    ...server,
    accounts: server.services.accounts,
    timelines: server.services.timelines,
    cities: { findById: async () => undefined },
    photoResizer: { resize: async () => [] },
    typesetter: { set: () => Promise.reject(new Error("Only a preview is asked for")) },
    bookPreviews: {
      async layOut(_, book) {
        years.push(...(book as { years: typeof years }).years);
        return { pageCount: 1, coarsePhotos: [], unprintable: [], places: [] };
      },
      draw: async () => [],
      close: async () => undefined,
    },
  });
  await services.previews.preview({ accountId, sessionId: "" }, bookOptionsSchema.parse({ ...wish, ...change }), {
    drawnPages: 0,
  });
  return years.map(({ year, memories }) => [
    year,
    memories.map(({ title, by, isFurtherTelling }) => [title, by, isFurtherTelling]),
  ]);
}

async function tellTwice(server: TestServer, vault: TestVault): Promise<void> {
  const first = await vault.owner.write(vault, { memoryTitle: "The wedding", day: 15 });
  await vault.owner.write(vault, { memoryTitle: "Skating", day: 20 });
  server.clock.advance(1000);
  const told = { timelineId: vault.id, tellingOf: first._id, yearId: vault.yearId(1991), month: 1 };
  await vault.sister.post("/memories", { ...told, memoryTitle: "The rings", memoryDescription: "<p>No.</p>" });
}

test("a vault's book names its authors, and prints the tellings of one event together where the first stands", async ({
  server,
}) => {
  const vault = await createVault(server);
  await tellTwice(server, vault);

  const years = await printed(server, vault.viewer, { timelineId: vault.id });

  expect(years).toEqual([
    [
      1990,
      [
        ["The wedding", vault.owner.name, false],
        ["The rings", vault.sister.name, true],
        ["Skating", vault.owner.name, false],
      ],
    ],
  ]);
});

test("a telling whose first one is not in the book stands by itself, and what is folded is not in it", async ({
  server,
}) => {
  const vault = await createVault(server);
  await tellTwice(server, vault);
  const stone = await vault.sister.write(vault, {
    memoryTitle: "The storm",
    memoryType: "Stone",
    year: 1991,
    month: 2,
  });
  const ofYear = { timelineId: vault.id, choice: { years: [1991] } };

  const before = await printed(server, vault.viewer, ofYear);
  await vault.viewer.post("/memories/open", { id: stone._id });
  const after = await printed(server, vault.viewer, ofYear);

  const rings = ["The rings", vault.sister.name, false];
  expect(before).toEqual([[1991, [rings]]]);
  expect(after).toEqual([[1991, [rings, ["The storm", vault.sister.name, false]]]]);
});
