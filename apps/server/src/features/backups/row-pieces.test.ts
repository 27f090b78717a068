import * as fc from "fast-check";
import { expect, test } from "vitest";

import { createDigest, cutIntoPieces, type Row, rowsOfPiece } from "./row-pieces.ts";

async function* paged(rows: readonly Row[], perPage: number): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += perPage) yield rows.slice(at, at + perPage);
}

async function textsOf(rows: readonly Row[], perPage = 100): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of cutIntoPieces(paged(rows, perPage), () => undefined)) texts.push(text);
  return texts;
}

const cell = fc.oneof(fc.string({ unit: "binary" }), fc.maxSafeInteger(), fc.constant(null), fc.constant(1.5));

test("any rows come back from their pieces as they were", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 50 }), async (rows) => {
      const found = (await textsOf(rows, 7)).flatMap(rowsOfPiece);

      // JSON has one zero.
      expect(found).toEqual(rows.map((row) => row.map((one) => (Object.is(one, -0) ? 0 : one))));
    }),
  );
});

test("a row in the middle changes one piece and leaves the others alone", async () => {
  const rows: Row[] = Array.from({ length: 20_000 }, (_, index) => [index, `memory ${index}`]);
  const before = await textsOf(rows);

  const after = await textsOf(rows.toSpliced(10_000, 0, ["new", "one more"]), 333);

  expect(before.length).toBeGreaterThan(10);
  expect(after.filter((text) => !before.includes(text)).length).toBeLessThanOrEqual(2);
});

function digestOf(rows: readonly Row[]): string {
  const digest = createDigest();
  rows.forEach(digest.addRow);
  return digest.text();
}

test("the digest of rows does not depend on their order, and a changed row changes it", () => {
  const rows: Row[] = Array.from({ length: 100 }, (_, index) => [index, null, "x"]);
  expect(digestOf(rows.toReversed())).toBe(digestOf(rows));
  expect(digestOf(rows.with(5, [5, "", "x"]))).not.toBe(digestOf(rows));
  expect(digestOf(rows.slice(1))).not.toBe(digestOf(rows));
});
