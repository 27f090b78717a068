import { z } from "zod";

import { flag, listOf, number, words } from "../shapes.ts";

const attachment = z.object({
  identifier: words,
  md5: words,
  /** Of photos and films. */
  type: words,
  /** Of sounds. */
  format: words,
  orderInEntry: number,
  filename: words,
  title: words,
});

export type Attachment = z.infer<typeof attachment>;

export const entryShape = z.object({
  uuid: z.string().min(1).max(200),
  creationDate: z.string(),
  timeZone: words,
  text: words,
  richText: words,
  tags: listOf(z.string()),
  starred: flag,
  location: z
    .object({ placeName: words, localityName: words, administrativeArea: words, country: words })
    .optional()
    .catch(undefined),
  weather: z.object({ conditionsDescription: words, temperatureCelsius: number }).optional().catch(undefined),
  photos: listOf(attachment),
  videos: listOf(attachment),
  audios: listOf(attachment),
  pdfAttachments: listOf(attachment),
});

export type DayOneEntry = z.infer<typeof entryShape>;

export const journalShape = z.object({ entries: z.array(z.unknown()) });

export function isDayOneJournal(json: unknown): boolean {
  return journalShape.safeParse(json).success;
}

/** What newer versions keep beside, or instead of, the Markdown. */
export const richTextShape = z.object({
  contents: listOf(
    z.object({
      text: words,
      attributes: z
        .object({ bold: z.boolean().optional(), line: z.object({ header: number, listStyle: words }).optional() })
        .optional()
        .catch(undefined),
      embeddedObjects: listOf(z.object({ identifier: words })),
    }),
  ),
});
