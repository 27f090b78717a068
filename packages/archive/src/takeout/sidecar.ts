import zoneAt from "@photostructure/tz-lookup";
import { z } from "zod";

import { dateInZone } from "../dates.ts";
import type { EntryDate, SourceFile } from "../entries.ts";
import { readJson } from "../reading.ts";
import { UnreadableFileError, problem } from "../report.ts";
import { flag, words } from "../shapes.ts";

const mostSidecarBytes = 1024 * 1024;
const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** 0,0 means nowhere: there is only sea. */
const place = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
  .optional()
  .catch(undefined);

/** Where it was only tells which day it was there; nothing else of it is taken. */
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
  geoData: place,
  geoDataExif: place,
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
 * Google knows the instant, in UTC. The camera's own clock counts where both speak of the same moment, and Google's where
 * the person set another date there. A camera that says the very minute of UTC was asked in UTC, as films are: then, and
 * where it says nothing, it is the day that it was at the place.
 */
export function dayTaken(sidecar: Sidecar, byCamera: EntryDate | null): EntryDate | null {
  const seconds = sidecar.photoTakenTime?.timestamp;
  if (seconds === undefined || seconds === 0) return byCamera;
  const zone = zoneOf(sidecar);
  const apart = byCamera ? Math.abs(instantOf(byCamera) - seconds * 1000) : Infinity;
  const isUtc = zone !== null && apart < minuteMs;
  return byCamera && apart <= dayMs && !isUtc ? byCamera : dateInZone(seconds * 1000, zone);
}

function zoneOf({ geoData, geoDataExif }: Sidecar): string | null {
  const there = geoData ?? geoDataExif;
  return there ? zoneAt(there.latitude, there.longitude) : null;
}

function instantOf({ year, month, day, time }: EntryDate): number {
  const [hours = 12, minutes = 0] = (time ?? "12:00").split(":").map(Number);
  return Date.UTC(year, (month ?? 1) - 1, day ?? 1, hours, minutes);
}
