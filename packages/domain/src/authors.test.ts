import { expect, test } from "vitest";

import { authorsAmong } from "./authors.ts";

const hanna = { accountId: "hanna", firstName: "Hanna", lastName: "Hofstra" };

test("an author has a name, and a colour on each timeline they belong to", () => {
  const authorOf = authorsAmong(
    [
      { ...hanna, timelineId: "one", colour: 3 },
      { ...hanna, timelineId: "two", colour: 5 },
      { accountId: "gone", firstName: "Sjoerd", lastName: "", timelineId: null, colour: null },
    ],
    "hanna",
  );
  const wrote = (timelineId: string, authorId: string | null, authorName: string | null = null) =>
    authorOf({ timelineId, authorId, authorName });

  expect(wrote("one", "hanna")).toEqual({ accountId: "hanna", name: "Hanna Hofstra", colour: 3, isMe: true });
  expect(wrote("two", "hanna")?.colour).toBe(5);
  expect(wrote("one", "gone")).toEqual({ accountId: "gone", name: "Sjoerd", colour: null, isMe: false });
  expect(wrote("one", null, "Vera")).toEqual({ accountId: null, name: "Vera", colour: null, isMe: false });
  expect(wrote("one", null)).toBeNull();
});
