import { fitPlace } from "@lane/domain/memory-fields.ts";
import type { z } from "zod";

import { dateInZone } from "../dates.ts";
import type { EntryMedia, ReadOptions, Source, SourceFile, SourceItem } from "../entries.ts";
import { fileProblem, itemsOf, mediaOf, notKept, problemItem, tooLong } from "../make-entry.ts";
import { baseName, endingOf, folderOf, readJson, stemOf } from "../reading.ts";
import { UnreadableFileError, problem } from "../report.ts";
import { placeText, starText, weatherText } from "../text/details.ts";
import { readMarkdown, type ReadText } from "../text/markdown.ts";
import { type TextBuilder, createTextBuilder } from "../text/text-builder.ts";
import { cleanTitle, maxTextLength, titleFromText } from "../text/title.ts";
import { type Attachment, type DayOneEntry, entryShape, journalShape, richTextShape } from "./shape.ts";

/** The limit is high because one JSON file holds a whole journal and is read in one piece. */
const mostJournalBytes = 256 * 1024 * 1024;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
const mediaFolder = /(?:^|\/)(?:photos|videos|audios|pdfs)$/i;

/** A zip with one JSON per journal, and its files by md5 or by identifier in `photos`, `videos` and `audios`. */
export async function* readDayOne(source: Source, options: ReadOptions): AsyncGenerator<SourceItem> {
  const files = mediaByStem(source);
  for (const journal of source.files) {
    if (endingOf(journal.path) !== ".json" || mediaFolder.test(folderOf(journal.path))) continue;
    try {
      const read = journalShape.safeParse(await readJson(journal, mostJournalBytes, options.signal));
      if (!read.success)
        throw new UnreadableFileError(problem(journal.path, "no-such-shape", "It is no journal of Day One"));
      for (const [index, entry] of read.data.entries.entries()) {
        yield* readOne(entry, `${baseName(journal.path)}, entry ${index + 1}`, files, options);
      }
    } catch (error) {
      yield fileProblem(error);
    }
  }
}

function mediaByStem(source: Source): ReadonlyMap<string, SourceFile> {
  const found = source.files.filter(({ path }) => mediaFolder.test(folderOf(path)));
  return new Map(found.map((file) => [stemOf(baseName(file.path)).toLowerCase(), file]));
}

function* readOne(
  found: unknown,
  place: string,
  files: ReadonlyMap<string, SourceFile>,
  options: ReadOptions,
): Generator<SourceItem> {
  const read = entryShape.safeParse(found);
  if (!read.success) {
    yield problemItem(problem(place, "no-such-shape", "It has no name or no date of its own"));
    return;
  }
  const entry = read.data;
  if ((entry.text ?? entry.richText ?? "").length > maxTextLength * 2) {
    yield problemItem(tooLong(`${place} (${entry.creationDate.slice(0, 10)})`));
    return;
  }
  const { text, heading, references } = readDayOneText(entry);
  const title = cleanTitle(heading ?? "");
  const name = title ?? titleFromText(text) ?? place;
  const { media, problems } = mediaOfEntry(entry, references, files, name);
  yield* problems;
  const at = instant.test(entry.creationDate) ? Date.parse(entry.creationDate) : Number.NaN;
  const date = dateInZone(at, entry.timeZone ?? null);
  const sourceId = `day-one:${entry.uuid}`;
  const details = dayOneDetails(entry, options.locale);
  const tagCount = entry.tags.length;
  yield* itemsOf(name, { sourceId, date, title, text, place: placeOf(entry), details, media, tagCount }, options);
}

function placeOf({ location }: DayOneEntry): string {
  const { placeName, localityName, administrativeArea, country } = location ?? {};
  return fitPlace(placeText([placeName, localityName ?? administrativeArea, country]).join());
}

/** The weather of an entry, and a star where it was marked. */
function dayOneDetails({ weather, starred }: DayOneEntry, locale: string): string[] {
  return [
    ...weatherText(weather?.conditionsDescription, weather?.temperatureCelsius, locale),
    ...(starred ? [starText] : []),
  ];
}

/** In the order of the text; files that the text does not mention come last. */
function mediaOfEntry(
  entry: DayOneEntry,
  references: readonly string[],
  files: ReadonlyMap<string, SourceFile>,
  name: string,
): { media: EntryMedia[]; problems: SourceItem[] } {
  const media: EntryMedia[] = [];
  const problems: SourceItem[] = [];
  const attached = [...entry.photos, ...entry.videos, ...entry.audios, ...entry.pdfAttachments];
  const isKnown = new Set(attached.map(({ identifier }) => identifier?.toLowerCase()));
  for (const attachment of inOrder(attached, references)) {
    const file = find(attachment, files);
    const shown = file
      ? mediaOf(file, { name: nameOf(attachment, file), caption: attachment.title ?? null })
      : undefined;
    if (shown) media.push(shown);
    else problems.push(file ? notKept(baseName(file.path)) : missing(name, attachment.md5 ?? attachment.identifier));
  }
  const lost = references.filter((identifier) => !isKnown.has(identifier.toLowerCase()));
  problems.push(...lost.map((identifier) => missing(name, identifier)));
  return { media, problems };
}

function inOrder(attached: readonly Attachment[], references: readonly string[]): Attachment[] {
  const places = new Map(references.map((identifier, index) => [identifier.toLowerCase(), index]));
  const positionOf = ({ identifier, orderInEntry }: Attachment) =>
    places.get(identifier?.toLowerCase() ?? "") ?? references.length + Math.max(0, orderInEntry ?? 0);
  return attached.toSorted((one, other) => positionOf(one) - positionOf(other));
}

function find({ md5, identifier }: Attachment, files: ReadonlyMap<string, SourceFile>): SourceFile | undefined {
  return files.get(md5?.toLowerCase() ?? "") ?? files.get(identifier?.toLowerCase() ?? "");
}

/** What Day One calls `aac` is an m4a file, whatever its name says. */
function nameOf({ filename, format }: Attachment, file: SourceFile): string {
  const ending = endingOf(file.path);
  const isAac = ending === ".aac" || (ending === "" && format === "aac");
  const stem = filename === undefined ? stemOf(baseName(file.path)) : stemOf(baseName(filename));
  return stem + (isAac ? ".m4a" : ending);
}

function missing(entryName: string, fileName: string | undefined): SourceItem {
  return problemItem(
    problem(`${entryName}: ${fileName ?? "?"}`, "missing-media", "This file is not in what you brought"),
  );
}

const moment = /^dayone-(?:moment|photo|video|audio|pdf):\/{1,2}(?:[a-z]+\/)?([\da-z-]+)$/i;

/** The text of an entry; references are the identifiers of its files. */
function readDayOneText(entry: DayOneEntry): ReadText {
  if (entry.text !== undefined && entry.text.trim() !== "") {
    const read = readMarkdown(entry.text, (address) => moment.test(address));
    return { ...read, references: read.references.map((address) => moment.exec(address)?.[1] ?? address) };
  }
  return entry.richText === undefined ? nothing : readRichText(entry.richText);
}

const nothing: ReadText = { text: [], heading: null, references: [] };

function readRichText(json: string): ReadText {
  const read = richTextShape.safeParse(parsed(json));
  if (!read.success) return nothing;
  const { contents } = read.data;
  const [first] = contents;
  const heading = first && isHeader(first) ? cleanTitle(first.text ?? "") : null;
  const out = createTextBuilder();
  for (const content of heading === null ? contents : contents.slice(1)) addContent(out, content);
  const references = contents.flatMap(({ embeddedObjects }) => embeddedObjects.flatMap((one) => one.identifier ?? []));
  return { text: out.finish(), heading, references };
}

type Content = z.infer<typeof richTextShape>["contents"][number];

function addContent(out: TextBuilder, content: Content): void {
  if (content.attributes?.line?.listStyle !== undefined) out.add("• ");
  out.add(content.text ?? "", isHeader(content) || content.attributes?.bold === true);
}

function isHeader({ attributes }: Content): boolean {
  return (attributes?.line?.header ?? 0) > 0;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
