import { expect, test } from "vitest";

import { bank } from "./bank.ts";
import { createDealer } from "./deal.ts";
import { isGentle, type Template } from "./template.ts";

const seeds = Array.from({ length: 40 }, (_, index) => `somebody ${index}`);
const ages = Array.from({ length: 100 }, (_, age) => age);

test("every template of the bank is dealt to one year at most, and every year gets three, one of them gentle", () => {
  const deal = createDealer(bank);

  for (const seed of seeds) {
    const dealt = deal(seed);
    const hands = ages.map((age) => dealt.handAt(age));
    const plain = hands.map((hand) => hand.filter(({ kind }) => kind === "plain"));
    expect(dealt.isFull).toBe(true);
    expect(new Set(hands.flat()).size).toBe(hands.flat().length);
    expect(plain.filter((hand) => hand.length < 3 || !hand.some(isGentle))).toEqual([]);
  }
});

test("whoever is older than a hundred, and whoever looks far back, comes round to hands that were there", () => {
  const dealt = createDealer(bank)("somebody");

  expect(dealt.handAt(100)).toEqual(dealt.handAt(70));
  expect(dealt.handAt(131)).toEqual(dealt.handAt(71));
  expect(new Set([-1, -2, -3, -4, -5, -6].map((age) => dealt.handAt(age))).size).toBe(6);
  expect(dealt.handAt(-1000).length).toBeGreaterThan(0);
});

test("a bank that is too small for a life says so, and still deals what there is", () => {
  const only: Template = {
    id: "home-one",
    stages: ["childhood", "adulthood"],
    subject: "home",
    tone: "warm",
    weight: 0,
    spirit: "none",
    needs: [],
    isSeasonal: false,
    kind: "plain",
    text: "What?",
    nudges: ["Begin.", "Go on."],
    slots: [],
  };
  const dealt = createDealer([only])("somebody");

  expect(dealt.isFull).toBe(false);
  expect(ages.flatMap((age) => dealt.handAt(age))).toHaveLength(1);
});
