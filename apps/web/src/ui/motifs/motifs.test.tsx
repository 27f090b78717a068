import { expect, test } from "vitest";

import { pickByHash } from "#lib/hash.ts";
import { renderPart } from "#testing/render-part.tsx";

import { Flower, flowerForms } from "./flower.tsx";
import { Rope } from "./rope.tsx";
import { Stone, stoneForms } from "./stone.tsx";

test("a memory keeps its flower for good", () => {
  expect(flowerForms.indexOf(pickByHash("01J9ZK3V7Q", flowerForms))).toBe(
    flowerForms.indexOf(pickByHash("01J9ZK3V7Q", flowerForms)),
  );
  expect(pickByHash("m-1", flowerForms)).toBe(flowerForms[0]);
});

test("a thousand memories grow all six flowers and find all six stones", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `memory-${index}`);

  expect(new Set(ids.map((id) => pickByHash(id, flowerForms))).size).toBe(6);
  expect(new Set(ids.map((id) => pickByHash(id, stoneForms))).size).toBe(6);
});

test("a motif is a picture with a name, or it is silent", async () => {
  const screen = await renderPart(
    <>
      <Flower memoryId="m-1" label="Flower" />
      <Stone memoryId="m-1" />
      <Rope knots={[0.5]} />
    </>,
  );

  expect(screen.getByRole("img").elements()).toHaveLength(1);
  expect(screen.container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(2);
});
