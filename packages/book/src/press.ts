import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type Album, photoPath } from "./book-data.ts";
import { fontsFor, withoutMissing } from "./fonts.ts";
import { readJpegShape, standIn, BrokenPhotoError, readPhoto } from "./photo-file.ts";
import { openTypesetter, type SetDocument } from "./typesetter.ts";

export type Template = "measure" | "book" | "cover" | "memory" | "poster" | "invoice";

export interface Press {
  /** Characters of its words that it has no drawing for. */
  readonly missing: ReadonlySet<number>;
  /** Sets a template with its data. The photos of `album` are stand-ins, but for the first `drawn` files. */
  set(template: Template, data: object, album: Album, drawn?: number): Promise<SetDocument>;
  /** A photo of the job's folder. */
  photo(file: string): Promise<Uint8Array>;
}

const templates = join(import.meta.dirname, "../templates");

interface PressOptions {
  /** Photos are not read: they may be missing, and each is laid out by the size it is said to have. */
  readonly withoutPhotos?: boolean;
  /** It has to set many pages. */
  readonly isLasting?: boolean;
}

/** One typesetter with the fonts that `words` need. */
export async function openPress(
  folder: string,
  words: Iterable<string>,
  { withoutPhotos = false, isLasting = false }: PressOptions = {},
): Promise<Press> {
  const { families, blobs, missing } = fontsFor([...words, "\ufffd0123456789"]);
  const names: readonly (Template | "parts")[] = ["parts", "measure", "book", "cover", "memory", "poster", "invoice"];
  const sources = names.map(
    async (name) => [`/${name}.typ`, await readFile(join(templates, `${name}.typ`), "utf8")] as const,
  );
  const files = new Map(await Promise.all(sources));
  const typesetter = await openTypesetter({ fonts: blobs, files, isLasting });

  async function laidPhoto(file: string, number: number, drawn: number): Promise<Uint8Array> {
    const bytes = await readPhoto(folder, file);
    const shape = readJpegShape(bytes);
    if (shape?.components !== 1 && shape?.components !== 3) throw new BrokenPhotoError({ cause: file });
    return number < drawn ? bytes : standIn(number, shape.components);
  }

  return {
    missing,
    photo: (file) => readPhoto(folder, file),
    async set(template, data, album, drawn = 0) {
      for (const [path, svg] of album.drawings) typesetter.put(path, withoutMissing(svg, missing));
      for (const [file, number] of album.photoFiles) {
        typesetter.put(photoPath(number), withoutPhotos ? standIn(number, 3) : await laidPhoto(file, number, drawn));
      }
      typesetter.put("/data.json", withoutMissing(JSON.stringify({ ...data, families }), missing));
      return typesetter.set(`/${template}.typ`);
    },
  };
}
