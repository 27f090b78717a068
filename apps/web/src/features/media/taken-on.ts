import { isoDateOf } from "@lane/domain/calendar.ts";
import { isHeic, pictureDateIn } from "@lane/domain/picture-date.ts";

/** Cameras write their date into the first segments of a JPEG; a HEIC file keeps it wherever it likes. */
const startBytes = 128 * 1024;
const heicStartBytes = 1024 * 1024;

/** The day a photo was taken by its camera's clock, as `YYYY-MM-DD`; undefined when the file does not say. */
export async function takenOn(file: File): Promise<string | undefined> {
  try {
    const start = await startOf(file, startBytes);
    const date =
      pictureDateIn(start) ?? (isHeic(start) ? pictureDateIn(await startOf(file, heicStartBytes)) : undefined);
    return date && isoDateOf(date);
  } catch {
    // The file was moved or deleted meanwhile; its upload says so.
    return undefined;
  }
}

async function startOf(file: File, bytes: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
}
