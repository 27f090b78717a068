import { z } from "zod";

import { dateInZone } from "../dates.ts";
import type { EntryDate, EntryMedia, ReadOptions, Source, SourceFile, SourceItem } from "../entries.ts";
import { fileProblem, itemsOf, mediaOf, notKept, problemItem, tooLong } from "../make-entry.ts";
import { baseName, endingOf, readJson } from "../reading.ts";
import { problem } from "../report.ts";
import { flag, listOf, number, words } from "../shapes.ts";
import { placeText, starText, weatherText } from "../text/details.ts";
import { hasEndlessMarkup, readHtml } from "../text/html.ts";
import { type ReadText, readMarkdown } from "../text/markdown.ts";
import { maxTextLength, titleFromText } from "../text/title.ts";

export const mostEntryBytes = 32 * 1024 * 1024;
const markup = /<(?:p|div|br|b|strong|i|em|h[1-6]|ul|ol|li|span|img|blockquote)\b[^>]*>/i;

const when = z
  .union([z.number(), z.string().max(40)])
  .optional()
  .catch(undefined);

/** Older versions say `date_journal` in milliseconds, newer ones `dateOfJournal`. */
const entryShape = z
  .object({
    id: words,
    date_journal: when,
    dateOfJournal: when,
    timezone: words,
    type: words,
    text: words,
    photos: listOf(z.string()),
    attachments: listOf(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])),
    tags: listOf(z.string()),
    address: words.transform((said) => said || undefined),
    weather: z.object({ place: words, description: words, degree_c: number }).optional().catch(undefined),
    mood: number,
    favourite: flag,
  })
  .refine((entry) => entry.date_journal !== undefined || entry.dateOfJournal !== undefined);

type JourneyEntry = z.infer<typeof entryShape>;

export function isJourneyEntry(json: unknown): boolean {
  return entryShape.safeParse(json).success;
}

/** A zip with one JSON per entry, and its files beside them by the names the entry knows. */
export async function* readJourney(source: Source, options: ReadOptions): AsyncGenerator<SourceItem> {
  const files = new Map(source.files.map((file) => [baseName(file.path), file]));
  for (const file of source.files) {
    if (endingOf(file.path) !== ".json") continue;
    try {
      const read = entryShape.safeParse(await readJson(file, mostEntryBytes, options.signal));
      if (read.success) yield* readOne(read.data, file, files, options);
      else yield problemItem(problem(file.path, "no-such-shape", "It is no entry of Journey"));
    } catch (error) {
      yield fileProblem(error);
    }
  }
}

function* readOne(
  entry: JourneyEntry,
  file: SourceFile,
  files: ReadonlyMap<string, SourceFile>,
  options: ReadOptions,
): Generator<SourceItem> {
  const read = textOf(entry);
  if (read === undefined) {
    yield problemItem(tooLong(baseName(file.path)));
    return;
  }
  const title = read.heading;
  const name = title ?? titleFromText(read.text) ?? baseName(file.path);
  const media: EntryMedia[] = [];
  for (const fileName of new Set([...entry.photos, ...entry.attachments].map(baseName))) {
    const found = files.get(fileName);
    const shown = found && mediaOf(found);
    if (shown) media.push(shown);
    else if (found) yield notKept(fileName);
    else yield problemItem(problem(`${name}: ${fileName}`, "missing-media", "This file is not in what you brought"));
  }
  const sourceId = `journey:${entry.id ?? baseName(file.path)}`;
  const { text } = read;
  const tagCount = entry.tags.length + (entry.mood ? 1 : 0);
  const details = detailsOf(entry, options.locale);
  yield* itemsOf(name, { sourceId, date: dateOf(entry), title, text, details, media, tagCount }, options);
}

/** Its moods are numbers that only Journey knows: they are counted with the tags, which are not taken over either. */
function detailsOf({ address, weather, favourite }: JourneyEntry, locale: string): string[] {
  const { place, description, degree_c: celsius } = weather ?? {};
  return [
    ...placeText([address ?? place]),
    ...weatherText(description, celsius, locale),
    ...(favourite ? [starText] : []),
  ];
}

function dateOf({ date_journal, dateOfJournal, timezone }: JourneyEntry): EntryDate | null {
  const said = date_journal ?? dateOfJournal ?? "";
  const at = typeof said === "number" || /^-?\d+$/.test(said) ? Number(said) : Date.parse(said);
  return dateInZone(at, timezone ?? null);
}

/** Undefined when it is too long to be looked at. */
function textOf({ text = "", type = "" }: JourneyEntry): ReadText | undefined {
  if (text.length > maxTextLength * 5) return undefined;
  if (/html/i.test(type) || (!/markdown/i.test(type) && markup.test(text))) {
    return hasEndlessMarkup(text) ? undefined : { text: readHtml(text).text, heading: null, references: [] };
  }
  return text.length > maxTextLength * 2 ? undefined : readMarkdown(text, () => false);
}
