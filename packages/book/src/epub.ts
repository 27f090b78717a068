import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { createZipWriter, type ZipWriter } from "@lane/archive/zip/zip-writer.ts";
import { isRightToLeftBook } from "@lane/domain/book-choices.ts";
import { escapeHtml } from "@lane/domain/escape-html.ts";
import { symbolOf } from "@lane/domain/lifeline/life.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";

import { eventsOf } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { cleanTitle } from "./clean-text.ts";
import { motifIcon, ropeSvg, yearRope } from "./drawings.ts";
import {
  afterwordPage,
  colophonPage,
  contentsPage,
  lifelinePage,
  stylesheet,
  titlePage,
  yearPage,
} from "./epub-pages.ts";
import { readPhoto } from "./photo-file.ts";
import { primaryOf } from "./words.ts";

interface Entry {
  readonly name: string;
  readonly mediaType: string;
  readonly properties?: string;
  readonly isInSpine?: boolean;
  /** The words themselves, or a photo of the job's folder. */
  readonly content: string | Uint8Array | { readonly file: string };
}

const container =
  '<?xml version="1.0" encoding="utf-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
  '<rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

interface EpubSource {
  readonly book: BookInput;
  /** Where the photos are. */
  readonly folder: string;
  /** The cover picture, a JPEG. */
  readonly front: Uint8Array;
}

/** An EPUB 3: the same memories as flowing pages, photos and drawings inside. */
export async function writeEpub({ book, folder, front }: EpubSource, file: string): Promise<void> {
  const entries = entriesOf(book, front);
  const handle = await open(file, "wx");
  try {
    const zip = createZipWriter(zipSinkOf(handle), { day: book.madeOn });
    // The first entry, not packed: by this a reader knows what it holds.
    await add(zip, "mimetype", Buffer.from("application/epub+zip"), { isPacked: false });
    await add(zip, "META-INF/container.xml", Buffer.from(container), { isPacked: true });
    await add(zip, "book/book.opf", Buffer.from(packageOf(book, entries)), { isPacked: true });
    for (const { name, content } of entries) {
      const isPacked = typeof content === "string";
      await add(zip, `book/${name}`, await bytesOf(content, folder), { isPacked });
    }
    await zip.finish();
  } finally {
    await handle.close();
  }
}

async function add(zip: ZipWriter, name: string, bytes: Uint8Array, { isPacked }: { isPacked: boolean }) {
  async function* source() {
    yield bytes;
  }
  await zip.add({ name, source: source(), isPacked, expectedBytes: bytes.length });
}

async function bytesOf(content: Entry["content"], folder: string): Promise<Uint8Array> {
  if (typeof content === "string") return Buffer.from(content);
  return content instanceof Uint8Array ? content : readPhoto(folder, content.file);
}

function zipSinkOf(file: FileHandle) {
  return {
    append: (bytes: Uint8Array) => file.appendFile(bytes),
    async overwrite(position: number, bytes: Uint8Array): Promise<void> {
      await file.write(bytes, 0, bytes.length, position);
    },
  };
}

function page(name: string, content: string): Entry {
  return { name: `${name}.xhtml`, mediaType: "application/xhtml+xml", isInSpine: true, content };
}

function entriesOf(book: BookInput, front: Uint8Array): Entry[] {
  const photos = book.years.flatMap(({ memories }) => memories.flatMap((memory) => memory.photos));
  const files = [...new Set(photos.map((photo) => photo.screenFile ?? photo.file))];
  const photoNames = new Map(files.map((file, at) => [file, `photos/${at}.jpg`]));
  return [
    page("title", titlePage(book)),
    ...(book.lifeline ? [page("lifeline", lifelinePage(book))] : []),
    { ...page("contents", contentsPage(book)), properties: "nav" },
    ...book.years.map((year) => page(`year-${year.year}`, yearPage(book, year, photoNames))),
    ...(book.afterword.trim() === "" ? [] : [page("afterword", afterwordPage(book))]),
    page("colophon", colophonPage(book)),
    { name: "front.jpg", mediaType: "image/jpeg", properties: "cover-image", content: front },
    { name: "style.css", mediaType: "text/css", content: stylesheet },
    ...drawingsOf(book).map(([name, content]) => ({
      name: `drawings/${name}.svg`,
      mediaType: "image/svg+xml",
      content,
    })),
    ...[...photoNames].map(([file, name]) => ({ name, mediaType: "image/jpeg", content: { file } })),
  ];
}

/** Fonts are not embedded: where EB Garamond is missing, the years are set in a similar font. */
const lifelineFonts = 'font-family="EB Garamond, Georgia, serif"';

function drawingsOf({ years, lifeline }: BookInput): [string, string][] {
  const memories = years.flatMap((year) => year.memories);
  const motifs = memories.map((memory) => motifOf(symbolOf(memory), memory.id)).filter((motif) => motif !== "knot-0");
  const flowers = memories.filter(({ mark, isCandle }) => mark === "Flower" && !isCandle);
  return [
    ["ornament", ropeSvg(flowers.slice(0, 3), { ...yearRope, width: 170 })],
    ...(lifeline
      ? [["lifeline", lifeline.svg.replaceAll('font-family="EB Garamond"', lifelineFonts)] satisfies [string, string]]
      : []),
    ...years.map((year): [string, string] => [`rope-${year.year}`, ropeSvg(eventsOf(year), yearRope)]),
    ...[...new Set(motifs)].map((motif): [string, string] => [motif, motifIcon(motif)]),
  ];
}

function packageOf(book: BookInput, entries: readonly Entry[]): string {
  const id = createHash("sha256").update(JSON.stringify(book)).digest("hex").slice(0, 32);
  const items = entries.map(({ name, mediaType, properties }, at) => {
    const extra = properties ? ` properties="${properties}"` : "";
    return `<item id="i${at}" href="${name}" media-type="${mediaType}"${extra}/>`;
  });
  const spine = entries.flatMap(({ isInSpine }, at) => (isInSpine ? [`<itemref idref="i${at}"/>`] : []));
  const author = cleanTitle(book.author);
  const direction = isRightToLeftBook(book.language) ? ' page-progression-direction="rtl"' : "";
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">' +
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:identifier id="id">urn:sha256:${id}</dc:identifier><dc:title>${escapeHtml(cleanTitle(book.title) || "…")}</dc:title>` +
    `<dc:language>${primaryOf(book.language)}</dc:language>${author ? `<dc:creator>${escapeHtml(author)}</dc:creator>` : ""}` +
    `<meta property="dcterms:modified">${book.madeOn}T00:00:00Z</meta>` +
    ["textual", "visual"].map((mode) => `<meta property="schema:accessMode">${mode}</meta>`).join("") +
    '<meta property="schema:accessModeSufficient">textual,visual</meta>' +
    ["alternativeText", "tableOfContents", "structuralNavigation"]
      .map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`)
      .join("") +
    '<meta property="schema:accessibilityHazard">none</meta></metadata>' +
    `<manifest>${items.join("")}</manifest><spine${direction}>${spine.join("")}</spine></package>`
  );
}
