import { maxCaptionLength, maxMediaPerMemory } from "@lane/domain/limits.ts";
import { mediaKinds } from "@lane/domain/media-kinds.ts";
import { z } from "zod";

/** `s3id` decides; the type is read from the file's own bytes and the address is only for showing. What is left out of a caption, alternative text or cover stays as it is. */
export const sentMediaSchema = z
  .array(
    z.object({
      s3id: z.string().min(1).max(200),
      type: z.enum(mediaKinds).optional(),
      url: z.string().max(2000).optional(),
      caption: wordsAbout("A caption"),
      alt: wordsAbout("A description"),
      isCover: z.boolean().optional(),
    }),
  )
  .max(maxMediaPerMemory, `A memory can have at most ${maxMediaPerMemory} files`);

function wordsAbout(what: string) {
  return z
    .string()
    .max(maxCaptionLength, `${what} can have at most ${maxCaptionLength} characters`)
    .transform((text) => text.toWellFormed().trim() || null)
    .nullable()
    .optional();
}
