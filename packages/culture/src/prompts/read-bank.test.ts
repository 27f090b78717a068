import { expect, test } from "vitest";

import { parseTemplates } from "./read-bank.ts";

const block = `food-first-soup | food | childhood, later life | warm | 1 | open
Which soup of {year} would you know by its smell, and who stirred it at {age}?
- Begin with the spoon.
- Tell who had the {snack} bowl.`;

test("a block becomes a template with its gaps", () => {
  expect(parseTemplates(`\n${block}\n`)).toEqual([
    {
      id: "food-first-soup",
      theme: "food",
      stages: ["childhood", "later life"],
      tone: "warm",
      weight: 1,
      spirit: "open",
      text: "Which soup of {year} would you know by its smell, and who stirred it at {age}?",
      nudges: ["Begin with the spoon.", "Tell who had the {snack} bowl."],
      slots: ["year", "age", "snack"],
    },
  ]);
});

test("any stage is every stage that somebody remembers by themselves", () => {
  const [template] = parseTemplates(block.replace("childhood, later life", "any").replace(" | open", ""));

  expect(template?.stages).toEqual([
    "childhood",
    "adolescence",
    "young adulthood",
    "adulthood",
    "midlife",
    "later midlife",
    "later life",
  ]);
  expect(template?.spirit).toBe("none");
});

test("blocks are parted by an empty line", () => {
  expect(parseTemplates(`${block}\n\n${block.replace("soup", "bread")}`)).toHaveLength(2);
});

test.each([
  ["a theme nobody knows", block.replace("| food |", "| cars |")],
  ["a stage nobody knows", block.replace("later life", "old age")],
  ["a tone nobody knows", block.replace("| warm |", "| stern |")],
  ["a weight that is too much", block.replace("| 1 |", "| 3 |")],
  ["a spirit nobody knows", block.replace("| open", "| none of it")],
  ["an id with spaces", block.replace("food-first-soup", "food first soup")],
  ["a gap nobody can fill", block.replace("{snack}", "{wage}")],
  ["one nudge too few", block.split("\n").slice(0, 3).join("\n")],
  ["one nudge too many", `${block}\n- And another.`],
  ["a nudge without its dash", block.replace("- Begin", "Begin")],
  ["no question", "food-first-soup | food | any | warm | 0"],
  ["a column too many", block.replace("| open", "| open | more")],
])("a block with %s is refused", (_, broken) => {
  expect(() => parseTemplates(broken)).toThrow(broken.trim().split("\n")[0]);
});
