import { createHash } from "node:crypto";

import type { Album } from "./book-data.ts";
import type { Measure } from "./measure-words.ts";
import type { PageGeometry } from "./page-geometry.ts";
import type { Press } from "./press.ts";

/** What a press has measured before: in a preview, all but the memory that was changed. */
const known = new WeakMap<Press, Map<string, readonly number[]>>();

/** A run takes longer the more it has measured before: ten short ones cost half of a long one. */
const atOnce = 200;

/** Asks the typesetter how high words are that are new to it. */
export function createMeasure(press: Press, geometry: PageGeometry, language: string, album: Album): Measure {
  const heights = known.get(press) ?? new Map<string, readonly number[]>();
  known.set(press, heights);
  const paper = JSON.stringify([language, geometry.textWidth, geometry.fontPt]);
  return async (items) => {
    const keys = items.map((item) => createHash("sha1").update(paper).update(JSON.stringify(item)).digest("base64"));
    const asked = new Map(keys.flatMap((key, at) => (heights.has(key) ? [] : [[key, items[at]]])));
    const entries = [...asked];
    for (let from = 0; from < entries.length; from += atOnce) {
      const some = entries.slice(from, from + atOnce);
      const document = await press.set("measure", { geometry, language, items: some.map(([, item]) => item) }, album);
      const answers = answersAt(document.query("heights"));
      for (const [at, [key]] of some.entries()) heights.set(key, answers[at] ?? []);
    }
    return keys.map((key) => heights.get(key) ?? []);
  };
}

function answersAt(value: unknown): number[][] {
  const [items] = listAt(value);
  return listAt(items).map((one) => listAt(one).map(Number));
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
