import { expect, test } from "vitest";

import { bookOptionsSchema } from "./books.ts";

const options = {
  title: "Bread",
  author: "Ada",
  dedication: "",
  language: "en",
  trim: "A5",
  choice: { years: [1984] },
  hasStones: false,
  hasLifeline: true,
};

test.for([
  [{ design: 1 }, { design: "title" }],
  [{ design: 2 }, { design: "years" }],
  [{ design: 3 }, { design: "initial" }],
  [{ photoId: "p-1" }, { photoId: "p-1", look: "band" }],
])("a cover stored as %o is one of today's", ([stored, cover]) => {
  const read = bookOptionsSchema.parse({ ...options, cover: stored });

  expect(read).toMatchObject({ ...options, cover });
  expect(bookOptionsSchema.parse(read)).toMatchObject(read);
});

test("a cover that we do not have is refused", () => {
  for (const cover of [{ design: 4 }, { design: "leather" }, { photoId: "p-1", look: "upside down" }, {}]) {
    expect(bookOptionsSchema.safeParse({ ...options, cover }).success).toBe(false);
  }
});

test("the words on the back are kept as they are, up to 600 characters", () => {
  const cover = { design: "lane" };

  expect(bookOptionsSchema.parse({ ...options, cover, backText: " For the\nchildren " }).backText).toBe(
    "For the\nchildren",
  );
  expect(bookOptionsSchema.safeParse({ ...options, cover, backText: "a".repeat(601) }).success).toBe(false);
});
