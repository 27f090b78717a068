import { expect, test } from "vitest";

import { hanna, sjoerd } from "#testing/families.tsx";

import { eventsOf, sharedAxis, tellersOf, type VaultMemory } from "./vault-life.ts";

const folded = (author: string | undefined) => `Heavy, by ${author}`;

function memory(id: string, more: Partial<VaultMemory> = {}): VaultMemory {
  const date = { year: 1993, month: 5, day: null };
  const mark = { mark: "Flower", isCandle: false, size: "medium", isQuiet: false, hasPicture: false } as const;
  return { id, title: `Title of ${id}`, ...date, ...mark, author: sjoerd, isFolded: false, eventId: null, ...more };
}

test("an event is one mark with all its tellers; a telling that is open stands for it", () => {
  const stone = memory("m-1", { title: "", isFolded: true, eventId: "e-1", author: hanna, mark: "Stone" });
  const [event, alone, ...none] = eventsOf([stone, memory("m-2", { eventId: "e-1" }), memory("m-3")], folded);

  expect(event).toMatchObject({
    id: "m-2",
    title: "Title of m-2",
    tellers: [
      { name: hanna.name, colour: hanna.colour },
      { name: sjoerd.name, colour: sjoerd.colour },
    ],
    isMine: false,
  });
  expect(alone).toMatchObject({ id: "m-3", tellers: [{ name: sjoerd.name }] });
  expect(none).toEqual([]);
});

test("what is folded has no words of its own, and what nobody is known for has no teller", () => {
  const heavy = memory("m-1", { title: "", isFolded: true, author: hanna });
  expect(eventsOf([heavy, memory("m-2", { author: null })], folded)).toMatchObject([
    { title: "Heavy, by Hanna de Vries" },
    { title: "Title of m-2", tellers: [] },
  ]);
});

test("each person has all that they tell, also of events that others tell, and those with the most come first", () => {
  const all = [
    memory("m-1", { eventId: "e-1", author: { ...hanna, isMe: true } }),
    memory("m-2", { eventId: "e-1" }),
    memory("m-3"),
  ];
  const people = tellersOf(all, folded);

  expect(people.map(({ name, memories }) => [name, memories.map(({ id }) => id)])).toEqual([
    ["Sjoerd Hofstra", ["m-2", "m-3"]],
    ["Hanna de Vries", ["m-1"]],
  ]);
  expect(people[1]?.memories[0]?.isMine).toBe(true);
});

test("the shared axis names every year that somebody tells of, and the stretches between them", () => {
  const years = [2001, 1993, 1994, 1993].map((year, at) => memory(`m-${at}`, { year }));

  expect(sharedAxis(years)).toEqual([
    { year: 1993, lastYear: undefined },
    { year: 1994, lastYear: undefined },
    { year: 1995, lastYear: 2000 },
    { year: 2001, lastYear: undefined },
  ]);
});
