import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import subsetFont, { type VariationAxes } from "subset-font";

import { withPlainZero } from "./plain-zero.ts";

interface Face {
  readonly file: string;
  readonly from: string;
  readonly axes: VariationAxes;
  readonly hasPlainZero?: true;
}

const fraunces = { SOFT: 100, wght: { min: 400, max: 600 } };
const atkinson = { wght: { min: 400, max: 700 } };

/** The weights that the styles use, and one softness: as published, the faces of the first screen are twice as large. */
const faces: readonly Face[] = [
  { file: "fraunces-latin", from: "fraunces/files/fraunces-latin-soft-normal", axes: fraunces },
  { file: "fraunces-latin-ext", from: "fraunces/files/fraunces-latin-ext-soft-normal", axes: fraunces },
  {
    file: "atkinson-latin",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal",
    axes: atkinson,
    hasPlainZero: true,
  },
  {
    file: "atkinson-latin-ext",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal",
    axes: atkinson,
  },
];

for (const { file, from, axes, hasPlainZero } of faces) {
  const published = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${from}.woff2`)));
  const unpacked = { keepAllGlyphs: true, glyphNames: true, targetFormat: "truetype" } as const;
  const full = hasPlainZero ? withPlainZero(await subsetFont(published, undefined, unpacked)) : published;
  const cut = await subsetFont(full, undefined, { keepAllGlyphs: true, targetFormat: "woff2", variationAxes: axes });
  await writeFile(join(import.meta.dirname, `src/ui/fonts/${file}.woff2`), cut);
}
