import type { RichText } from "@lane/domain/rich-text.ts";

import { dayOf } from "../dates.ts";
import type { EntryDate, EntryMedia, ReadOptions, Source, SourceFile, SourceItem } from "../entries.ts";
import { fileProblem, itemsOf, mediaOf, notKept, problemItem, tooLong } from "../make-entry.ts";
import { baseName, endingOf, folderOf, readText, stemOf } from "../reading.ts";
import { problem } from "../report.ts";
import { placeText } from "../text/details.ts";
import { hasEndlessMarkup, type HtmlElement, type WordsGo, readHtml } from "../text/html.ts";
import { cleanTitle, titleFromText } from "../text/title.ts";

const mostPageBytes = 4 * 1024 * 1024;
const entriesFolder = /(?:^|\/)Entries$/i;
const resourcesFolder = /(?:^|\/)Resources$/i;
const dated = /^(\d{4})-(\d{2})-(\d{2})/;

/** A zip with a page of HTML per entry in `Entries`, and its files in `Resources`. */
export async function* readAppleJournal(source: Source, options: ReadOptions): AsyncGenerator<SourceItem> {
  const resources = resourcesOf(source);
  for (const page of source.files) {
    if (!/^\.html?$/.test(endingOf(page.path)) || !entriesFolder.test(folderOf(page.path))) continue;
    try {
      const html = await readText(page, mostPageBytes, options.signal);
      if (hasEndlessMarkup(html)) yield problemItem(tooLong(baseName(page.path)));
      else yield* readOne(html, page, resources, options);
    } catch (error) {
      yield fileProblem(error);
    }
  }
}

function* readOne(html: string, page: SourceFile, resources: Resources, options: ReadOptions): Generator<SourceItem> {
  const { text, title: said, header, assets, details } = readPage(html);
  const title = cleanTitle(said);
  const name = title ?? titleFromText(text) ?? baseName(page.path);
  const media: EntryMedia[] = [];
  for (const asset of assets) {
    const file = findFile(asset, resources);
    const shown = file && mediaOf(file);
    if (shown) media.push(shown);
    else if (file) yield notKept(baseName(file.path));
    else
      yield problemItem(problem(`${name}: ${nameOf(asset)}`, "missing-media", "This file is not in what you brought"));
  }
  const date = dateOf(baseName(page.path)) ?? dateInWords(header);
  const sourceId = `apple-journal:${baseName(page.path)}`;
  const yearGuesses = date ? [] : yearsIn(header);
  yield* itemsOf(name, { sourceId, date, yearGuesses, title, text, details, media }, options);
}

interface Resources {
  readonly byName: ReadonlyMap<string, SourceFile>;
  readonly byStem: ReadonlyMap<string, SourceFile>;
}

/** Apple writes the facts about a file into a JSON file beside it. */
function resourcesOf(source: Source): Resources {
  const found = source.files.filter(({ path }) => resourcesFolder.test(folderOf(path)) && endingOf(path) !== ".json");
  return {
    byName: new Map(found.map((file) => [baseName(file.path), file])),
    byStem: new Map(found.map((file) => [stemOf(baseName(file.path)), file])),
  };
}

/** By its address, or by the name of its frame: sounds are shown without an address. */
function findFile({ id, address }: Asset, { byName, byStem }: Resources): SourceFile | undefined {
  return byName.get(address === null ? "" : baseName(address)) ?? byStem.get(id);
}

function nameOf({ id, address }: Asset): string {
  return address === null ? id : baseName(address);
}

function dateOf(fileName: string): EntryDate | null {
  const [, year, month, day] = (dated.exec(fileName) ?? []).map(Number);
  return year === undefined || month === undefined || day === undefined ? null : dayOf(year, month, day);
}

/** `Friday, May 10, 2024` and `Sunday 3 November 2024`; other languages leave the year as a guess. */
function dateInWords(header: string): EntryDate | null {
  const at = Date.parse(`${header.replace(/^\p{L}+,?\s+/u, "")} 12:00 UTC`);
  if (!Number.isFinite(at) || yearsIn(header).length !== 1) return null;
  const day = new Date(at);
  return dayOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

function yearsIn(words: string): number[] {
  return [...words.matchAll(/\b(?:19|20)\d{2}\b/g)].map(Number);
}

interface Asset {
  readonly id: string;
  readonly address: string | null;
}

interface JournalPage {
  readonly text: RichText;
  readonly title: string;
  /** The day, in the words of the person's language. */
  readonly header: string;
  readonly assets: readonly Asset[];
  /** Places, moods, songs and paths, as they were drawn beside the text. */
  readonly details: readonly string[];
}

/** Places, moods, songs and paths are drawn as well; only these are files of the person. */
const fileAsset = /^assetType_(?:photo|livePhoto|video|audio)$/i;
const detail = "detail ";
const boldRule = /span\.(s\d+)\s*\{[^}]*font-weight:\s*(?:bold|[6-9]00)[^}]*\}/g;

/** Its elements are not closed as they were opened, so that only their order counts. */
function readPage(html: string): JournalPage {
  const boldClasses = new Set([...html.matchAll(boldRule)].map(([, name]) => name));
  const assets: Asset[] = [];
  let frame: HtmlElement | null = null;
  const { text, asides } = readHtml(html, {
    wordsOf,
    isBold: ({ tag, classes }) => tag === "span" && classes.some((name) => boldClasses.has(name)),
    onElement(element) {
      if (element.classes.includes("gridItem")) {
        frame = element;
        if (isFile(element)) assets.push({ id: element.id, address: null });
      } else if (isShown(element)) place(assets, frame, element);
    },
  });
  const details = [...asides].filter(([name]) => name.startsWith(detail)).flatMap(([, words]) => placeText([words]));
  return { text, title: asides.get("title") ?? "", header: asides.get("header") ?? "", assets, details };
}

function wordsOf(element: HtmlElement): WordsGo {
  const { classes } = element;
  if (classes.includes("pageHeader")) return { aside: "header" };
  if (classes.includes("title")) return { aside: "title" };
  if (classes.includes("gridItem") && !isFile(element)) return { aside: detail + element.id, isAnywhere: true };
  return classes.includes("assetGrid") || classes.includes("gridItem") ? "nowhere" : "text";
}

function isFile({ classes }: HtmlElement): boolean {
  return classes.some((name) => fileAsset.test(name));
}

function isShown({ tag, address }: HtmlElement): boolean {
  return address !== null && ["img", "video", "audio", "source"].includes(tag);
}

/** The first address in a frame is its file; what stands outside of any frame is one of its own. */
function place(assets: Asset[], frame: HtmlElement | null, { address }: HtmlElement): void {
  if (frame === null) assets.push({ id: "", address });
  else if (isFile(frame) && assets.at(-1)?.address === null) assets[assets.length - 1] = { id: frame.id, address };
}
