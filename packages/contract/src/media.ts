import { maxMediaPerMemory } from "@lane/domain/limits.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { mediaItemSchema } from "./memories.ts";
import { outcome } from "./outcome.ts";

/** What one data URL may carry; larger files come through `/uploads`. */
export const maxImageBytes = 25 * 1024 * 1024;
/** Base64 takes four letters for three bytes, and the body has a little more around it. */
const maxImageBodyBytes = Math.ceil((maxImageBytes * 4) / 3) + 64 * 1024;

const pictureField = z.string("Please choose a photo").min(1, "Please choose a photo");
const dayMs = 24 * 60 * 60 * 1000;

export const mediaApi = {
  uploadImage: endpoint({
    method: "POST",
    path: "/auth/upload-image",
    access: "member",
    summary: "Store a photo, sent as a data URL",
    body: z.object({ imageBase64: pictureField }),
    response: z.object({
      status: z.literal(200),
      message: z.string(),
      /** Where it can be seen for the next minutes. */
      Location: z.string(),
      /** What it is called from now on. */
      Key: z.string(),
      /** What it is, where it was declared as something else. */
      correctedType: z.string().optional(),
    }),
    perMinute: 60,
    maxBodyBytes: maxImageBodyBytes,
  }),
  items: endpoint({
    method: "GET",
    path: "/media/items",
    access: "member",
    summary: "Your own files with fresh addresses; unknown ids are left out",
    query: z.object({
      /** Ids, separated by commas. */
      ids: z
        .string("Which files?")
        .min(1, "Which files?")
        .transform((text) => text.split(","))
        .pipe(z.array(z.string().min(1).max(100)).max(maxMediaPerMemory, `At most ${maxMediaPerMemory} files at once`)),
    }),
    response: z.object({ ...outcome, items: z.array(mediaItemSchema) }),
  }),
  poster: endpoint({
    method: "POST",
    path: "/media/poster",
    access: "member",
    summary: "A still for your own video, where this server could not make one",
    body: z.object({
      s3id: z.string("Which video?").min(1, "Which video?").max(100),
      imageBase64: pictureField,
      durationMs: z.int().min(1).max(dayMs).optional(),
    }),
    response: z.object({ ...outcome, item: mediaItemSchema }),
    perMinute: 60,
    maxBodyBytes: maxImageBodyBytes,
  }),
  retry: endpoint({
    method: "POST",
    path: "/media/retry",
    access: "member",
    summary: "Try again to prepare your own file that failed",
    body: z.object({ s3id: z.string("Which file?").min(1, "Which file?").max(100) }),
    response: z.object({ ...outcome, items: z.array(mediaItemSchema) }),
    perMinute: 30,
  }),
  storage: endpoint({
    method: "GET",
    path: "/user/storage",
    access: "member",
    summary: "How much storage your files use, how much there is, and how large a file of each kind may be",
    response: z.object({
      ...outcome,
      usedBytes: z.number(),
      quotaBytes: z.number(),
      limits: z.object({ Image: z.number(), Video: z.number(), Audio: z.number() }),
    }),
  }),
} as const;
