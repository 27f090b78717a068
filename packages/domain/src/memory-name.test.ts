import { expect, test } from "vitest";

import { memoryName } from "./memory-name.ts";

test("letters and digits of any script stay, joined by hyphens", () => {
  expect(memoryName("Summer concert, 1998!")).toBe("summer-concert-1998");
  expect(memoryName("  Café -- Zoë's   birthday ")).toBe("café-zoë-s-birthday");
  expect(memoryName("京都の春")).toBe("京都の春");
  expect(memoryName("हिन्दी में")).toBe("हिन्दी-में");
});

test("a title without letters still has a name", () => {
  expect(memoryName("...")).toBe("memory");
  expect(memoryName("")).toBe("memory");
  expect(memoryName("../../?#")).toBe("memory");
});

test("a long title is cut between whole letters and never ends in a hyphen", () => {
  expect(memoryName("a".repeat(200))).toHaveLength(60);
  expect(memoryName(`${"a".repeat(59)} b`)).toBe("a".repeat(59));
  expect(Array.from(memoryName("𝒜".repeat(200)))).toHaveLength(60);
});

test("two ways to write the same letter make one address", () => {
  expect(memoryName("Cafe\u0301")).toBe(memoryName("Caf\u00e9"));
});
