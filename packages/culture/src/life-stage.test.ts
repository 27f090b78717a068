import { expect, test } from "vitest";

import { lifeStageIn } from "./life-stage.ts";

test("each year of a life has its stage, also the years before it", () => {
  const ages = [-1, 0, 4, 5, 11, 12, 17, 18, 24, 25, 39, 40, 54, 55, 69, 70, 101];

  expect(ages.map((age) => lifeStageIn(1950 + age, { year: 1950 }))).toEqual([
    "before birth",
    "early childhood",
    "early childhood",
    "childhood",
    "childhood",
    "adolescence",
    "adolescence",
    "young adulthood",
    "young adulthood",
    "adulthood",
    "adulthood",
    "midlife",
    "midlife",
    "later midlife",
    "later midlife",
    "later life",
    "later life",
  ]);
});
