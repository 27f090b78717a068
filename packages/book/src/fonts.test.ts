import { expect, test } from "vitest";

import { fontsFor } from "./fonts.ts";

interface Table {
  readonly rows: readonly [number, number];
  /** Where the second byte of a sign lies. */
  readonly cells: readonly (readonly [number, number])[];
}

/** What people in Taiwan and Hong Kong write with, and in China. */
const tables: Record<"big5" | "gbk", Table> = {
  big5: {
    rows: [0xa4, 0xf9],
    cells: [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  },
  gbk: { rows: [0xb0, 0xf7], cells: [[0xa1, 0xfe]] },
};

function between([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function allSigns(encoding: keyof typeof tables): string[] {
  const { rows, cells } = tables[encoding];
  const bytes = between(rows).flatMap((row) => cells.flatMap(between).flatMap((cell) => [row, cell]));
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes)).match(/\p{Script=Han}/gu) ?? [];
}

test.for(["big5", "gbk"] as const)("every sign of %s has its drawing", (encoding) => {
  const signs = allSigns(encoding);

  expect(signs.length).toBeGreaterThan(6000);
  expect([...fontsFor(signs).missing].map((sign) => String.fromCodePoint(sign)).join("")).toBe("");
});

test("a font is taken along only where one of its letters is needed", () => {
  expect(fontsFor(["Grandmother's kitchen"]).families).toEqual(["EB Garamond"]);
  expect(fontsFor(["我們"]).families).toContain("Cactus Classical Serif");
  expect(fontsFor(["京都の春"]).families).not.toContain("Cactus Classical Serif");
});
