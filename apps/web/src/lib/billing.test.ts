import { expect, test } from "vitest";

import { isAllIncluded } from "./billing.ts";

for (const [billing, isIncluded] of [
  ["included", true],
  ["demo", false],
  ["__LANE_BILLING__", false],
] as const) {
  test(`${billing} says that ${isIncluded ? "everything" : "not everything"} is included`, () => {
    const meta = document.createElement("meta");
    meta.name = "lane-billing";
    meta.content = billing;
    document.head.append(meta);

    expect(isAllIncluded()).toBe(isIncluded);
    meta.remove();
  });
}
