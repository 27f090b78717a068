import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { categories } from "@lane/domain/categories.ts";
import { expect } from "vitest";

import { growUpIn } from "#testing/childhood.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, type Writer } from "#testing/writer.ts";

interface Option {
  readonly entryId: string;
  readonly title: string;
}

async function quiz(writer: Writer, year: number, category: string, page = 0) {
  const { status, body } = await writer.get(`/favourites/quiz?year=${year}&category=${category}&page=${page}`);
  expect(status).toBe(200);
  return body;
}

function sixOf(year: number) {
  return categories.map((category) => expect.objectContaining({ year, category }));
}

async function listOf(writer: Writer, query = "") {
  return (await writer.get(`/favourites${query}`)).body.favourites;
}

test("an option of the quiz can be kept, replaced and forgotten", async ({ server }) => {
  const ada = await createWriter(server);
  const { options } = await quiz(ada, 1976, "snack");
  const [first, second] = options;

  const saved = await ada.put("/favourites", { year: 1976, category: "snack", entryId: first.entryId });
  await ada.put("/favourites", { year: 1976, category: "snack", entryId: second.entryId });
  const kept = await listOf(ada);
  const removed = await ada.delete("/favourites?year=1976&category=snack");
  const removedTwice = await ada.delete("/favourites?year=1976&category=snack");

  expect(options).toHaveLength(4);
  expect(saved.body.favourite).toEqual({ year: 1976, category: "snack", ...first, reason: null });
  expect(kept).toEqual([{ year: 1976, category: "snack", ...second, reason: null }]);
  expect([removed.status, removedTwice.status]).toEqual([200, 200]);
  expect(await listOf(ada)).toEqual([]);
});

test("one's own words are kept as typed, and recognised whatever their accents", async ({ server }) => {
  const ada = await createWriter(server);
  const [option] = (await quiz(ada, 1976, "clothing")).options;
  const typed = option.title.toUpperCase().replaceAll("E", "É");

  const known = await ada.put("/favourites", { year: 1976, category: "clothing", text: `  ${typed} ` });
  const unknown = await ada.put("/favourites", { year: 1976, category: "snack", text: "Grandma's <b>plum</b> cake" });

  expect(known.body.favourite).toMatchObject({ title: typed, entryId: option.entryId, detail: option.detail });
  expect(unknown.body.favourite).toMatchObject({
    title: "Grandma's <b>plum</b> cake",
    entryId: null,
    detail: null,
    reason: null,
  });
});

test("not remembering, and having been too young, are answers too", async ({ server }) => {
  const ada = await createWriter(server);

  await ada.put("/favourites", { year: 1959, category: "song", reason: "too-young" });
  await ada.put("/favourites", { year: 1976, category: "show", reason: "forgotten" });

  const empty = { title: null, detail: null, entryId: null };
  expect(await listOf(ada)).toEqual([
    { year: 1959, category: "song", ...empty, reason: "too-young" },
    { year: 1976, category: "show", ...empty, reason: "forgotten" },
  ]);
});

test("favourites are listed by year, in the order of the six cards", async ({ server }) => {
  const ada = await createWriter(server);
  for (const year of [1990, 1976]) {
    for (const category of categories.toReversed()) await ada.put("/favourites", { year, category, text: "Mine" });
  }

  const all = await listOf(ada);
  const one = await listOf(ada, "?year=1976");

  expect(all).toEqual([...sixOf(1976), ...sixOf(1990)]);
  expect(one).toEqual(sixOf(1976));
});

test("each member keeps their own, and sees nobody else's", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  await ada.put("/favourites", { year: 1976, category: "song", text: "Ada's" });
  await bob.put("/favourites", { year: 1976, category: "song", text: "Bob's" });

  await bob.delete("/favourites?year=1976&category=song");

  expect(await listOf(ada)).toMatchObject([{ title: "Ada's" }]);
  expect(await listOf(bob)).toEqual([]);
});

test("only one answer is taken, and only one that can be", async ({ server }) => {
  const ada = await createWriter(server);
  const base = { year: 1976, category: "snack" };
  const [option] = (await quiz(ada, 1976, "snack")).options;
  const entry = (await loadCategory("snack")).find(({ from }) => from > 1980);
  const refused: [object, string][] = [
    [base, "Please choose one answer"],
    [{ ...base, text: "A", reason: "forgotten" }, "Please choose one answer"],
    [{ ...base, text: "A", entryId: option.entryId }, "Please choose one answer"],
    [{ ...base, text: " " }, "Your answer is required"],
    [{ ...base, text: "x".repeat(121) }, "Your answer is too long"],
    [{ ...base, text: "a\u0007b" }, "Your answer has characters we can't save"],
    [{ ...base, reason: "bored" }, expect.any(String)],
    [{ ...base, category: "film", text: "A" }, "Which category?"],
    [{ ...base, year: 1899, text: "A" }, "Please choose a year from 1900 onwards"],
    [{ ...base, year: 2027, text: "A" }, "This year is still in the future"],
    [{ ...base, entryId: "no-such-entry" }, "This choice isn't on our list"],
    [{ ...base, category: "clothing", entryId: option.entryId }, "This choice isn't on our list"],
    [{ ...base, entryId: entry?.id }, "This wasn't around in 1976"],
  ];

  for (const [body, sentence] of refused) {
    const answer = await ada.put("/favourites", body);
    expect([answer.status, answer.body.statusMessage], JSON.stringify(body)).toEqual([400, sentence]);
  }
  expect(await listOf(ada)).toEqual([]);
});

test("a tragedy is never offered, and cannot be kept as a favourite", async ({ server }) => {
  const ada = await createWriter(server);
  const heavy = (await loadCategory("news")).filter(({ isHeavy }) => isHeavy);
  const [some] = heavy;
  const year = some?.from ?? 0;

  const chosen = await ada.put("/favourites", { year, category: "news", entryId: some?.id });
  const typed = await ada.put("/favourites", { year, category: "news", text: some?.title });
  const offered: string[] = [];
  for (let page = 0; page < 10; page += 1) {
    offered.push(...(await quiz(ada, year, "news", page)).options.map(({ entryId }: Option) => entryId));
  }

  expect([chosen.status, chosen.body.statusMessage]).toEqual([400, "This choice isn't on our list"]);
  expect(typed.body.favourite).toMatchObject({ title: some?.title, entryId: null });
  expect(heavy.map(({ id }) => id).filter((id) => offered.includes(id))).toEqual([]);
});

test("nothing but the answer can be set", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const strangers = {
    accountId: bob.accountId,
    account_id: bob.accountId,
    title: "x",
    detail: "x",
    updatedAt: 0,
    id: "x",
  };

  const { body } = await ada.put("/favourites", { year: 1976, category: "song", text: "Mine", ...strangers });

  expect(body.favourite).toMatchObject({ title: "Mine", detail: null });
  expect(await listOf(bob)).toEqual([]);
});

test("the quiz offers four of the year, four others on the next page, and the same to the same person", async ({
  server,
}) => {
  const ada = await createWriter(server);

  const first = await quiz(ada, 1976, "snack");
  const again = await quiz(ada, 1976, "snack");
  const others = await quiz(ada, 1976, "snack", 1);

  expect(again).toEqual(first);
  expect(first).toMatchObject({ hasOthers: true, about: "snack" });
  const ids = [...first.options, ...others.options].map(({ entryId }: Option) => entryId);
  expect(new Set(ids).size).toBe(8);
});

test("the quiz knows the country of the childhood city, and television and radio there", async ({ server }) => {
  const ada = await createWriter(server);
  await growUpIn(server, ada, "NL");

  const { options } = await quiz(ada, 1976, "snack");
  const abouts = await Promise.all(
    [
      [1955, "show"],
      [1956, "show"],
      [1973, "game"],
      [1974, "game"],
    ].map(async ([year, category]) => (await quiz(ada, Number(year), String(category))).about),
  );

  const dutch = (await loadCategory("snack")).filter(({ places }) => places.includes("NL")).map(({ id }) => id);
  expect(options.some(({ entryId }: Option) => dutch.includes(entryId))).toBe(true);
  expect(abouts).toEqual(["radio", "tv", "table-game", "video-game"]);
});

test("before 1930 the quiz has what there is, and own words are taken", async ({ server }) => {
  const ada = await createWriter(server);

  const { options } = await quiz(ada, 1905, "song");
  const saved = await ada.put("/favourites", { year: 1905, category: "song", text: "What grandmother hummed" });

  expect(options.length).toBeLessThanOrEqual(4);
  expect(saved.status).toBe(200);
});

test("ten answers at once leave one of them", async ({ server }) => {
  const ada = await createWriter(server);

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ada.put("/favourites", { year: 1976, category: "song", text: `Song ${index}` }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await listOf(ada)).toHaveLength(1);
});
