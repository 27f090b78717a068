import { mediaFailures } from "@lane/domain/media-failures.ts";
import { mediaKinds } from "@lane/domain/media-kinds.ts";
import { z } from "zod";

/** A photo, film or sound of a memory. */
export const mediaItemSchema = z.object({
  type: z.enum(mediaKinds),
  /** Signed, good for some minutes. */
  url: z.string(),
  /** What the file is called from its upload on. */
  s3id: z.string(),
  name: z.string(),
  /** While `preparing`, sizes and smaller pictures are still being made; what `failed` could not be read. */
  state: z.enum(["preparing", "ready", "failed"]),
  /** Why it failed, if it did. */
  failure: z.enum(mediaFailures).nullable(),
  /** Upright pixels. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationMs: z.int().nullable(),
  /** A tiny picture as a data URL, to be seen until the real one is there. */
  placeholder: z.string().nullable(),
  /** The same picture in its widths; of a film, its poster. */
  sources: z.array(z.object({ url: z.string(), width: z.int() })),
  posterUrl: z.string().nullable(),
  /** How loud it is, from 0 to 100, at a hundred moments. */
  waveform: z.array(z.number()).nullable(),
  /** The original file, byte for byte; only for the member who uploaded it. */
  originalUrl: z.string().nullable(),
  caption: z.string().nullable(),
  alt: z.string().nullable(),
  isCover: z.boolean(),
});

export type MediaItem = z.infer<typeof mediaItemSchema>;
