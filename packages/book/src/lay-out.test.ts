import { expect, test } from "vitest";

import { layOut } from "./lay-out.ts";
import type { Press } from "./press.ts";
import { sampleBook, sampleMemory, sampleYear } from "./testing/sample-book.ts";

const mmPerPt = 25.4 / 72;
const lineMm = 14 * mmPerPt;
const linesPerPage = 34;

/** Sets nothing, and measures the text of a memory as so many full pages. */
function pressOf(pages: number): { press: Press; inners: { readonly measured: number[]; readonly set: number[] } } {
  const inners = { measured: [] as number[], set: [] as number[] };
  const heights = (kind: unknown): number[] => (kind === "text" ? [pages * linesPerPage * lineMm] : [10]);
  const press: Press = {
    missing: new Set(),
    photo: () => Promise.reject(new Error("There is no photo here")),
    async set(template, data) {
      const inner = "geometry" in data && isGeometry(data.geometry) ? data.geometry.inner : 0;
      inners[template === "measure" ? "measured" : "set"].push(inner);
      const items = "items" in data && Array.isArray(data.items) ? data.items : [];
      const query = (label: string): unknown =>
        label === "pages" ? [pages] : label === "heights" ? [items.map(({ kind }) => heights(kind))] : [[]];
      return { query, pdf: () => new Uint8Array() };
    },
  };
  return { press, inners };
}

function isGeometry(value: unknown): value is { inner: number } {
  return typeof value === "object" && value !== null && "inner" in value;
}

test("a thick book is planned again with the wider inner margin its pages ask for, and set once", async () => {
  const { press, inners } = pressOf(160);
  const memory = sampleMemory("long", { html: "<p>Words</p>" });
  const { geometry } = await layOut(press, sampleBook({ years: [sampleYear(1979, [memory])] }));

  expect(geometry.inner).toBe(25.4);
  expect(inners).toEqual({ measured: [18, 25.4], set: [25.4] });
});

test("a photo too small for the cover is named before those of the pages, and one that is sharp there is not", async () => {
  const { press } = pressOf(40);
  const coarseOn = async (trim: "A5" | "A4", width: number, height: number) => {
    const photo = { file: "photos/front.jpg", width, height, caption: "", alt: "" };
    return (await layOut(press, sampleBook({ trim, cover: { photo, look: "band" } }))).coarsePhotos;
  };

  expect(await coarseOn("A4", 640, 480)).toEqual([{ memoryId: "", file: "photos/front.jpg", page: 0, ppi: 65 }]);
  expect(await coarseOn("A5", 2363, 1575)).toMatchObject([{ ppi: 299 }]);
  expect(await coarseOn("A5", 2370, 1580)).toEqual([]);
  expect((await layOut(press, sampleBook())).coarsePhotos).toEqual([]);
});
