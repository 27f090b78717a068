import { array, assert, integer, property, uint8Array } from "fast-check";
import { expect, test } from "vitest";

import { createPartCutter } from "./s3-upload.ts";

test("however a stream is cut into chunks, its parts are full and nothing is lost", () => {
  const chunks = array(uint8Array({ maxLength: 300 }), { maxLength: 20 });

  assert(
    property(chunks, integer({ min: 1, max: 500 }), (chunks, partBytes) => {
      const cutter = createPartCutter(partBytes);
      const seen: Buffer[] = [];
      for (const chunk of chunks) {
        for (const part of cutter.cut(chunk)) {
          expect(part.byteLength).toBe(partBytes);
          seen.push(Buffer.from(part));
          cutter.reuse(part);
        }
      }
      expect(cutter.rest().byteLength).toBeLessThan(partBytes);
      expect(Buffer.concat([...seen, cutter.rest()])).toEqual(Buffer.concat(chunks));
    }),
  );
});

test("a hundred thousand chunks of one byte weigh no more than their bytes", () => {
  const cutter = createPartCutter(100_000);
  const parts: Buffer[] = [];

  for (let index = 0; index < 100_000; index += 1) parts.push(...cutter.cut(Uint8Array.of(index % 251)));

  expect(parts.map((part) => part.buffer.byteLength)).toEqual([100_000]);
  expect(parts[0]?.every((byte, index) => byte === index % 251)).toBe(true);
});
