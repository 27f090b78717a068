import { expect, test } from "vitest";

import { parseWordings } from "./parse-wordings.ts";

const block = `food-first-soup
Welke soep van {year} zou je nu nog herkennen aan de geur?
- Begin met de lepel.
- Vertel wie er roerde.`;

test("a block becomes the wording of a template", () => {
  expect(parseWordings(`\n${block}\n\n${block.replace("soup", "bread")}\n`)).toEqual(
    ["food-first-soup", "food-first-bread"].map((id) => [
      id,
      {
        text: "Welke soep van {year} zou je nu nog herkennen aan de geur?",
        nudges: ["Begin met de lepel.", "Vertel wie er roerde."],
      },
    ]),
  );
});

test.each([
  ["no id", block.replace("food-first-soup\n", "")],
  ["more than an id in its first line", block.replace("soup\n", "soup | food\n")],
  ["one nudge too few", block.split("\n").slice(0, 3).join("\n")],
  ["one nudge too many", `${block}\n- En nog een.`],
  ["a nudge without its dash", block.replace("- Begin", "Begin")],
  ["no question", "food-first-soup"],
])("a block with %s is refused", (_, broken) => {
  expect(() => parseWordings(broken)).toThrow(broken.split("\n")[0]);
});
