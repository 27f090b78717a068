import type { FoundMemory, TextPiece } from "@lane/contract/search.ts";
import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, join, leave, plantGuest, plantVault, setTimeline, type Writer } from "#testing/writer.ts";

type Filters = Readonly<Record<string, string>>;

async function ask(writer: Writer, q: string, filters: Filters = {}) {
  return writer.get(`/memories/search?${new URLSearchParams({ q, ...filters }).toString()}`);
}

async function found(writer: Writer, q: string, filters: Filters = {}): Promise<FoundMemory[]> {
  const { status, body } = await ask(writer, q, filters);
  expect(status).toBe(200);
  return body.memories;
}

async function titles(writer: Writer, q: string, filters?: Filters): Promise<string[]> {
  return (await found(writer, q, filters)).map(({ memoryTitle }) => memoryTitle);
}

function shown(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
}

test("a memory is found by the beginnings of its words, and shows where", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const memory = await ada.write(timeline, {
    year: 1994,
    memoryTitle: "Concert in Lisbon",
    memoryDescription: "<p>We <strong>sang</strong> &amp; danced.</p><p>Until the concert hall closed.</p>",
    memoryType: "Flower",
  });

  const { body } = await ask(ada, "conc LIS");

  expect(body).toEqual({
    statusCode: 200,
    statusMessage: "Memories found",
    memories: [
      {
        _id: memory._id,
        memoryTitle: "Concert in Lisbon",
        title: expect.anything(),
        excerpt: expect.anything(),
        year: 1994,
        month: 7,
        memoryType: "Flower",
        isArchived: false,
      },
    ],
    nextCursor: null,
  });
  expect(shown(body.memories[0].title)).toBe("[Conc]ert in [Lis]bon");
  expect(shown(body.memories[0].excerpt)).toBe("We sang & danced. Until the [conc]ert hall closed.");
});

test("accents and case make no difference, in either direction", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryTitle: "L’été à Łódź" });

  for (const q of ["ete", "ÉTÉ", "lodz", "łódź", "l'ete"]) expect(await titles(ada, q)).toEqual(["L’été à Łódź"]);
  expect(await titles(ada, "winter")).toEqual([]);
});

test("titles come before texts, and in both what was added last comes first", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryTitle: "Garden one" });
  await ada.write(timeline, { memoryTitle: "Text one", memoryDescription: "<p>garden</p>" });
  await ada.write(timeline, { memoryTitle: "Garden two", memoryDescription: "<p>garden</p>" });
  await ada.write(timeline, { memoryTitle: "Text two", memoryDescription: "<p>the gardens</p>" });

  expect(await titles(ada, "garden")).toEqual(["Garden two", "Garden one", "Text two", "Text one"]);
  expect(await titles(ada, "garden two")).toEqual(["Garden two", "Text two"]);
});

test("filters work alone and together", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryTitle: "walk 1990 flower", memoryType: "Flower" });
  await ada.write(timeline, { memoryTitle: "walk 1993 stone", memoryType: "Stone", year: 1993 });
  await ada.write(timeline, { memoryTitle: "walk 1999 plain", year: 1999 });

  expect(await titles(ada, "walk", { fromYear: "1993" })).toEqual(["walk 1999 plain", "walk 1993 stone"]);
  expect(await titles(ada, "walk", { toYear: "1993" })).toEqual(["walk 1993 stone", "walk 1990 flower"]);
  expect(await titles(ada, "walk", { fromYear: "1991", toYear: "1998" })).toEqual(["walk 1993 stone"]);
  expect(await titles(ada, "walk", { fromYear: "1990", toYear: "1999" })).toHaveLength(3);
  expect(await titles(ada, "walk", { fromYear: "1", toYear: "9999" })).toHaveLength(3);
  expect(await titles(ada, "walk", { fromYear: "1999", toYear: "1990" })).toEqual([]);
  expect(await titles(ada, "walk", { memoryType: "Stone" })).toEqual(["walk 1993 stone"]);
  expect(await titles(ada, "walk", { memoryType: "None" })).toEqual(["walk 1999 plain"]);
  expect(await titles(ada, "walk", { memoryType: "Stone", toYear: "1992" })).toEqual([]);
  expect(await titles(ada, "walk", { media: "Image" })).toEqual([]);
});

test("the archive is left out, looked through alone, or taken in", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryTitle: "kept" });
  const away = await ada.write(timeline, { memoryTitle: "kept away" });
  await ada.post("/memories/archive", { id: away._id });

  expect(await titles(ada, "kept")).toEqual(["kept"]);
  expect(await titles(ada, "kept", { archive: "without" })).toEqual(["kept"]);
  expect(await titles(ada, "kept", { archive: "only" })).toEqual(["kept away"]);
  expect(await titles(ada, "kept", { archive: "with" })).toEqual(["kept away", "kept"]);
});

test("what was changed is found by its new words only, and what was deleted by none", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const memory = await ada.write(timeline, { memoryTitle: "first", memoryDescription: "<p>before</p>" });

  await ada.put("/memories", { _id: memory._id, memoryTitle: "second", memoryDescription: "<p>after</p>" });

  expect(await titles(ada, "first")).toEqual([]);
  expect(await titles(ada, "before")).toEqual([]);
  expect(await titles(ada, "after second")).toEqual(["second"]);

  await ada.delete("/memories", { id: memory._id });

  expect(await titles(ada, "after")).toEqual([]);
});

test("nobody finds what others wrote", async ({ server }) => {
  const [ada, bob, eve] = [await createWriter(server), await createWriter(server), await createWriter(server)];
  await ada.write(await setTimeline(ada), { memoryTitle: "secret of Ada" });
  await bob.write(await setTimeline(bob), { memoryTitle: "secret of Bob" });

  expect(await titles(ada, "secret")).toEqual(["secret of Ada"]);
  expect(await titles(bob, "secret")).toEqual(["secret of Bob"]);
  expect(await titles(eve, "secret")).toEqual([]);
});

test("host and guest each find what they wrote; in a vault everybody finds everything", async ({ server }) => {
  const [ada, bob] = [await createWriter(server), await createWriter(server)];
  const own = await setTimeline(ada);
  const vault = await plantVault(server, [1990]);
  const written = await plantGuest(server, { host: ada, timeline: own, guest: bob }, [1990]);
  await join(server, vault, ada, "owner");
  await join(server, vault, bob, "viewer");
  await ada.write(own, { memoryTitle: "lake, by Ada" });
  await bob.write(written, { memoryTitle: "lake, by Bob" });
  await ada.write(vault, { memoryTitle: "lake, for all" });

  expect(await titles(bob, "lake")).toEqual(["lake, for all", "lake, by Bob"]);
  expect(await titles(ada, "lake")).toEqual(["lake, for all", "lake, by Ada"]);

  await leave(server, vault, bob);
  await leave(server, written, bob);

  expect(await titles(bob, "lake")).toEqual([]);
});

test("pages follow each other without gaps or repeats", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (let index = 0; index < 23; index += 1) {
    const inTitle = index % 3 === 0;
    const memoryTitle = inTitle ? `river ${index}` : `plain ${index}`;
    await ada.write(timeline, { memoryTitle, memoryDescription: inTitle ? "<p>x</p>" : "<p>river</p>" });
  }
  const all = await titles(ada, "river", { limit: "50" });

  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const { body } = await ask(ada, "river", { limit: "5", ...(cursor === null ? {} : { cursor }) });
    pages.push(body.memories.map((memory: FoundMemory) => memory.memoryTitle));
    cursor = body.nextCursor;
  } while (cursor !== null);

  expect(all).toHaveLength(23);
  expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 3]);
  expect(pages.flat()).toEqual(all);
});

test.for([
  [{ q: "" }, "What are you looking for?"],
  [{ q: " ".repeat(5) }, "What are you looking for?"],
  [{ q: "x".repeat(201) }, "This is too long to search for"],
  [{ q: "x", cursor: "garbage" }, "We can't find this page"],
  [{ q: "x", cursor: Buffer.from("text.1 or 1=1").toString("base64url") }, "We can't find this page"],
] as const)("%o is refused with a sentence", async ([query, sentence], { server }) => {
  const ada = await createWriter(server);

  const { status, body } = await ada.get(`/memories/search?${new URLSearchParams(query).toString()}`);

  expect([status, body.statusMessage]).toEqual([400, sentence]);
});

test.for(["limit=51", "limit=0", "limit=x", "fromYear=0", "memoryType=Rose", "archive=all", "media=Text"])(
  "%s is refused",
  async (query, { server }) => {
    const ada = await createWriter(server);

    expect((await ada.get(`/memories/search?q=x&${query}`)).status).toBe(400);
  },
);

const signs = "\"'*()[]{}:^-+|&!<>\\%_;,./?~`@#$=".split("");
const syntax =
  `" | "" | "lake | lake* | * lake | la*ke OR | NEAR(lake water) | lake AND NOT water | NOT lake | title:lake |
  facets:a0 | {title body}:x | lake OR 1=1 | ') or 1=1 -- | lake:* | lake & !water | 'lake':A | lake <-> water | ((((( |
  lake)`.split(/ \|\s+/);
const pictures = ["👩‍👩‍👧".repeat(18), "💥".repeat(100), "\u202Elake", "\ud800", "ﷺ".repeat(100)];

test("no query fails or widens, whatever its signs are", async ({ server }) => {
  const [ada, bob] = [await createWriter(server), await createWriter(server)];
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryTitle: "mountain", memoryDescription: "<p>snow</p>" });
  await bob.write(await setTimeline(bob), { memoryTitle: "lake water near not and or" });

  for (const q of [...signs, ...syntax, ...pictures]) expect([q, await titles(ada, q)]).toEqual([q, []]);
  expect((await ada.get("/memories/search?q=%00mountain")).status).toBe(400);
});

test("a memory is found by where it happened, and no longer once that was corrected", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada), { memoryTitle: "Summer", place: "Lake Como" });
  expect(await titles(ada, "como summ")).toEqual(["Summer"]);

  await ada.put("/memories", { _id, place: "Lake Garda" });

  expect(await titles(ada, "como")).toEqual([]);
  expect(await titles(ada, "garda")).toEqual(["Summer"]);
});
