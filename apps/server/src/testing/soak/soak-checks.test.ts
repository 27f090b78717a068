import { expect, test } from "vitest";

import { foreignWords, wordsOutside } from "./canaries.ts";
import { settleWith, type ShownMemory } from "./compare-memory.ts";
import { become, createSoakModel, fact, learn, type SoakMemory } from "./soak-model.ts";
import { createWatch } from "./watch.ts";

const content = { title: "qz0v0m1zq 1", text: "<p>It rained.</p>", isArchived: false, files: ["one"] };
const shown: ShownMemory = {
  _id: "a",
  memoryTitle: content.title,
  memoryDescription: content.text,
  isArchived: false,
  version: 1,
  media: [{ s3id: "one", originalUrl: null, state: "ready" }],
};

function createOneMemory() {
  const model = createSoakModel();
  const members = new Map([0, 1].map((who) => [who, { isIn: fact("yes"), mayWrite: fact("yes") }] as const));
  const vault = { kind: "vault", id: "v", years: [], owner: 0, members, isCovered: fact("yes") } as const;
  const memory = model.planMemory({ author: 0, place: model.addPlace(vault), year: 0, month: 7 });
  become(memory, [content]);
  return { model, memory, members, watch: createWatch() };
}

test("a word that its reader may not see is noticed, from the moment they may not", () => {
  const { model, members } = createOneMemory();
  const text = JSON.stringify(shown);
  const asked = performance.now();
  const before = foreignWords(model, 1, text, asked);
  const [, ben] = members.values();
  if (ben) learn(ben.isIn, "no");

  expect(before).toEqual([]);
  expect(foreignWords(model, 1, text, asked)).toEqual([]);
  expect(foreignWords(model, 1, text, performance.now() + 1)).toEqual(["qz0v0m1zq"]);
  expect(foreignWords(model, 5, text, performance.now() + 1)).toEqual(["qz0v0m1zq"]);
  expect(foreignWords(model, 0, "qz0v0m99zq", performance.now() + 1)).toEqual(["qz0v0m99zq"]);
});

test("a word that is not behind a link is noticed", () => {
  const { model, memory } = createOneMemory();
  const link = { id: "l", token: "t", owner: 0, passphrase: undefined, isOpen: fact("yes") };

  expect(wordsOutside(model, { ...link, memories: [memory] }, content.title)).toEqual([]);
  expect(wordsOutside(model, { ...link, memories: [] }, content.title)).toEqual(["qz0v0m1zq"]);
});

const damages: readonly [string, Partial<ShownMemory> | undefined][] = [
  ["gone", undefined],
  ["with another title", { memoryTitle: "qz0v0m1zq 2" }],
  ["with half of its text", { memoryDescription: "<p>It r" }],
  ["without its file", { media: [] }],
  ["archived", { isArchived: true }],
];

test.each(damages)("an acknowledged memory that is %s is noticed", (_, damage) => {
  const { model, memory, watch } = createOneMemory();

  settleWith({ model, watch }, memory, damage && { ...shown, ...damage });

  expect(watch.violations).toHaveLength(1);
});

test("what was sent without an answer may be there or not, but whole", () => {
  const found = (one: ShownMemory | undefined): readonly [number, SoakMemory["possible"]] => {
    const { model, memory, watch } = createOneMemory();
    become(memory, [undefined, content]);
    settleWith({ model, watch }, memory, one);
    return [watch.violations.length, memory.possible];
  };

  expect(found(shown)).toEqual([0, [content]]);
  expect(found(undefined)[0]).toBe(0);
  expect(found({ ...shown, media: [] })[0]).toBe(1);
});
