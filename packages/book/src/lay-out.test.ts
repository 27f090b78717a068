import { expect, test } from "vitest";

import { layOut } from "./lay-out.ts";
import type { Press } from "./press.ts";
import { sampleBook } from "./testing/sample-book.ts";

/** Sets nothing, and finds as many pages as somebody says it would be. */
function pressOf(pagesFor: (inner: number) => number): { press: Press; inners: number[] } {
  const inners: number[] = [];
  const press: Press = {
    missing: new Set(),
    photo: () => Promise.reject(new Error("There is no photo here")),
    async set(_, data) {
      const inner = "geometry" in data && isGeometry(data.geometry) ? data.geometry.inner : 0;
      inners.push(inner);
      const query = (label: string): unknown => (label === "pages" ? [pagesFor(inner)] : [[]]);
      return { query, pdf: () => new Uint8Array() };
    },
  };
  return { press, inners };
}

function isGeometry(value: unknown): value is { inner: number } {
  return typeof value === "object" && value !== null && "inner" in value;
}

test("a thick book is set again with the wider inner margin its pages ask for", async () => {
  const { press, inners } = pressOf((inner) => (inner > 20 ? 160 : 152));
  const { pageCount, geometry } = await layOut(press, sampleBook());

  expect([pageCount, geometry.inner]).toEqual([160, 25.4]);
  expect(inners).toEqual([18, 25.4]);
});

test("at the edge the wider margin stays, since pages may only become more", async () => {
  const { press, inners } = pressOf((inner) => (inner > 20 ? 148 : 151));
  const { geometry } = await layOut(press, sampleBook());

  expect(geometry.inner).toBe(25.4);
  expect(inners).toHaveLength(2);
});

test("a photo too small for the cover is named before those of the pages, and one that is sharp there is not", async () => {
  const { press } = pressOf(() => 40);
  const coarseOn = async (trim: "A5" | "A4", width: number, height: number) => {
    const photo = { file: "photos/front.jpg", width, height, caption: "", alt: "" };
    return (await layOut(press, sampleBook({ trim, cover: { photo } }))).coarsePhotos;
  };

  expect(await coarseOn("A4", 640, 480)).toEqual([{ memoryId: "", file: "photos/front.jpg", page: 0, ppi: 65 }]);
  expect(await coarseOn("A5", 2363, 1575)).toMatchObject([{ ppi: 299 }]);
  expect(await coarseOn("A5", 2370, 1580)).toEqual([]);
  expect((await layOut(press, sampleBook())).coarsePhotos).toEqual([]);
});
