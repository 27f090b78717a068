import { z } from "zod";

import { dateInZone } from "../dates.ts";
import type { EntryDate, SourceFile } from "../entries.ts";
import { readJson } from "../reading.ts";
import { UnreadableFileError, problem } from "../report.ts";
import { flag, words } from "../shapes.ts";

const mostSidecarBytes = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

/** Where it was is not taken, so that nobody has to know that 0,0 means nowhere. */
const sidecarShape = z.object({
  title: words,
  description: words,
  photoTakenTime: z
    .object({
      timestamp: z.union([
        z
          .string()
          .regex(/^-?\d{1,12}$/)
          .transform(Number),
        z.number(),
      ]),
    })
    .optional()
    .catch(undefined),
  archived: flag,
  trashed: flag,
});

export type Sidecar = z.infer<typeof sidecarShape>;

export async function readSidecar(file: SourceFile, signal?: AbortSignal): Promise<Sidecar> {
  const read = sidecarShape.safeParse(await readJson(file, mostSidecarBytes, signal));
  if (read.success) return read.data;
  throw new UnreadableFileError(problem(file.path, "no-such-shape", "It tells nothing about a photo"));
}

/**
 * Google knows the instant and not the place. The camera's own day counts where both speak of the same moment, and
 * Google's where the person set another date there.
 */
export function dayTaken({ photoTakenTime }: Sidecar, byCamera: EntryDate | null): EntryDate | null {
  const seconds = photoTakenTime?.timestamp;
  if (seconds === undefined || seconds === 0) return byCamera;
  if (byCamera && Math.abs(instantOf(byCamera) - seconds * 1000) <= dayMs) return byCamera;
  return dateInZone(seconds * 1000, null);
}

function instantOf({ year, month, day, time }: EntryDate): number {
  const [hours = 12, minutes = 0] = (time ?? "12:00").split(":").map(Number);
  return Date.UTC(year, (month ?? 1) - 1, day ?? 1, hours, minutes);
}
