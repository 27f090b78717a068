import { constants } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A photo that cannot be printed: not there, or no JPEG a PDF can carry. */
export class BrokenPhotoError extends Error {
  constructor(options?: ErrorOptions) {
    super("A photo of the book cannot be read", options);
    this.name = "BrokenPhotoError";
  }
}

const ourNames = /^(?:[\w-]+\/)*[\w-]+\.jpg$/;
/** A link could lead out of the folder. */
const readOnly = constants.O_RDONLY | constants.O_NOFOLLOW;

/** The bytes of a photo inside the job's folder; no name leads anywhere else. */
export async function readPhoto(folder: string, file: string): Promise<Uint8Array> {
  if (!ourNames.test(file)) throw new BrokenPhotoError({ cause: file });
  try {
    return await readFile(join(folder, file), { flag: readOnly });
  } catch (error) {
    throw new BrokenPhotoError({ cause: error });
  }
}
