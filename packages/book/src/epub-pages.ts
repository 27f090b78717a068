import { isRightToLeftBook } from "@lane/domain/book-choices.ts";
import { categories } from "@lane/domain/categories.ts";
import { spanOfYears } from "@lane/domain/covers/cover-plan.ts";
import { escapeHtml } from "@lane/domain/escape-html.ts";
import { symbolOf } from "@lane/domain/lifeline/life.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";

import { eventsOf, ownParagraphs, rememberedName, tellerOf, yearsOfBook } from "./book-data.ts";
import type { BookFavourite, BookInput, BookMemory, BookRecording, BookYear } from "./book-input.ts";
import { type CleanParagraph, cleanParagraphs, cleanTitle, linesOf, type Voice, voiceOf } from "./clean-text.ts";
import { countsOf, dayIn, primaryOf, whenIn, wordsIn } from "./words.ts";
import type { BookWords } from "./words/book-words.ts";

/** How the pages of one book are written: its own words, and members' words with their direction where it is another. */
interface Writing {
  readonly words: BookWords;
  /** One page, from parts that are escaped already. */
  readonly page: (title: string, body: string) => string;
  readonly line: (tag: string, words: string, kind?: string) => string;
  readonly paragraph: (one: CleanParagraph) => string;
}

function writingIn(language: string): Writing {
  const primary = primaryOf(language);
  const own = isRightToLeftBook(language) ? "rtl" : "ltr";
  function voiceAttributes({ direction, script }: Voice): string {
    const spoken = script ? ` lang="${script}" xml:lang="${script}"` : "";
    return direction === null || direction === own ? spoken : `${spoken} dir="${direction}"`;
  }
  return {
    words: wordsIn(language),
    page: (title, body) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n` +
      `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${primary}" xml:lang="${primary}"${own === "rtl" ? ' dir="rtl"' : ""}>` +
      `<head><title${voiceAttributes(voiceOf(title))}>${escapeHtml(title)}</title><link rel="stylesheet" href="style.css"/></head><body>${body}</body></html>`,
    line(tag, words, kind = "") {
      const text = cleanTitle(words);
      if (text === "") return "";
      const name = kind === "" ? "" : ` class="${kind}"`;
      return `<${tag}${name}${voiceAttributes(voiceOf(text))}>${escapeHtml(text)}</${tag}>`;
    },
    paragraph(one) {
      const pieces = one.pieces.map(({ text, isBold }) => {
        const words = escapeHtml(text).replaceAll("\n", "<br/>");
        return isBold ? `<strong>${words}</strong>` : words;
      });
      return `<p${voiceAttributes(one)}>${pieces.join("")}</p>`;
    },
  };
}

export function titlePage(book: BookInput): string {
  const { page, line } = writingIn(book.language);
  const dedication = book.dedication.split("\n").map((one) => line("p", one, "dedication"));
  const names = `${line("h1", book.title)}${line("p", book.subtitle, "subtitle")}`;
  return page(
    cleanTitle(book.title) || "…",
    `<section class="title" epub:type="titlepage">${names}` +
      `<img class="rope" src="drawings/ornament.svg" alt=""/>${line("p", book.author, "author")}` +
      `${rememberedLines(book, line)}${dedication.join("")}</section>`,
  );
}

/** The name and the years of whom a memorial is about. */
function rememberedLines(book: BookInput, line: Writing["line"]): string {
  if (book.about === undefined) return "";
  const years = spanOfYears(yearsOfBook(book));
  return `${line("p", rememberedName(book), "subtitle")}${line("p", years, "subtitle")}`;
}

export function lifelinePage({ language, lifeline }: BookInput): string {
  const { words, page } = writingIn(language);
  const alt = cleanTitle(lifeline?.description ?? "") || words.lifeline;
  return page(
    words.lifeline,
    `<figure class="lifeline"><img src="drawings/lifeline.svg" alt="${escapeHtml(alt)}"/></figure>`,
  );
}

/** The fonts are those of the e-reader, so the colophon names only the date. */
export function colophonPage({ language, madeOn }: BookInput): string {
  const { words, page, line } = writingIn(language);
  const made = words.madeOn(dayIn(language, madeOn));
  return page(
    made,
    `<section class="colophon" epub:type="colophon"><img class="rope" src="drawings/ornament.svg" alt=""/>${line("p", made)}</section>`,
  );
}

export function yearPage(book: BookInput, year: BookYear, photoNames: ReadonlyMap<string, string>): string {
  const writing = writingIn(book.language);
  const { words, page, line, paragraph } = writing;
  const own = categories.flatMap((category) => year.favourites.filter((favourite) => favourite.category === category));
  const opening =
    `<img class="rope" src="drawings/rope-${year.year}.svg" alt=""/><h1>${year.year}</h1>` +
    line("p", year.title, "subtitle") +
    line("p", countsOf(eventsOf(year), words), "counts") +
    cultureList(words.liked, own, writing) +
    cultureList(words.playing(year.year), year.culture, writing);
  const intro = cleanParagraphs(linesOf(year.text)).map(paragraph).join("");
  const memories = year.memories.map((memory, at) => memorySection(book, year, memory, at, photoNames, writing));
  return page(
    String(year.year),
    `<section class="year" epub:type="chapter"><header>${opening}</header>${intro}${memories.join("")}</section>`,
  );
}

function cultureList(heading: string, all: readonly BookFavourite[], { words, line }: Writing): string {
  if (all.length === 0) return "";
  const items = all.map(
    ({ category, title, by }) =>
      `<li><span class="label">${escapeHtml(words.categories[category])}</span> ${line("em", title)}${by === "" ? "" : ` – ${line("em", by)}`}</li>`,
  );
  return `${line("p", heading, "label")}<ul class="six">${items.join("")}</ul>`;
}

export function afterwordPage({ language, afterword }: BookInput): string {
  const { words, page, paragraph } = writingIn(language);
  const title = words.afterword;
  const text = cleanParagraphs(linesOf(afterword)).map(paragraph).join("");
  return page(title, `<section epub:type="afterword"><h1>${escapeHtml(title)}</h1>${text}</section>`);
}

function memorySection(
  { language }: BookInput,
  { year }: BookYear,
  memory: BookMemory,
  at: number,
  photoNames: ReadonlyMap<string, string>,
  writing: Writing,
): string {
  const { words, line, paragraph } = writing;
  const when = whenIn(language, memory.month, memory.day, year);
  const symbol = symbolOf(memory);
  const mark =
    symbol === "knot"
      ? ""
      : `<img class="mark" src="drawings/${motifOf(symbol, memory.id)}.svg" alt="${words[symbol]}"/> `;
  const photos = memory.photos.map((photo) => {
    const alt = cleanTitle(photo.alt) || cleanTitle(photo.caption) || words.photo;
    const caption = line("figcaption", photo.caption);
    return `<figure><img src="${photoNames.get(photo.screenFile ?? photo.file) ?? ""}" alt="${escapeHtml(alt)}"/>${caption}</figure>`;
  });
  const recordings = memory.recordings.map((recording) => recordingSection(recording, writing));
  const toldBy = cleanTitle(memory.toldBy);
  const spoken = memory.isCirca ? words.about(when || String(year)) : when;
  const place = line("span", memory.place, "place");
  const whenAndWhere = [escapeHtml(spoken), place].filter(Boolean).join(" · ");
  const heading =
    `<p class="when">${mark}${whenAndWhere}</p>` + (line("h2", memory.title) || line("h2", when || String(year)));
  return (
    `<section class="memory${memory.isFurtherTelling === true ? " telling" : ""}" id="memory-${at}">` +
    `${memory.isFurtherTelling === true ? "" : heading}${line("p", tellerOf(memory, words), "teller")}` +
    `${toldBy === "" ? "" : line("p", words.toldBy(toldBy), "teller")}${line("blockquote", memory.quote)}${photos.join("")}` +
    `${ownParagraphs(memory).map(paragraph).join("")}${recordings.join("")}</section>`
  );
}

function recordingSection({ kind, title, address, transcript }: BookRecording, writing: Writing): string {
  const { words, line, paragraph } = writing;
  const label = kind === "sound" ? words.listen : words.watch;
  const link = /^https?:\/\//.test(address)
    ? `<p class="recording"><a href="${escapeHtml(new URL(address).href)}">${escapeHtml(label)}</a> ${line("em", title)}</p>`
    : "";
  const spoken = cleanParagraphs(linesOf(transcript)).map(paragraph).join("");
  return spoken === "" ? link : `${link}${line("p", words.spoken, "spoken label")}${spoken}`;
}

export function contentsPage(book: BookInput): string {
  const { words, page, line } = writingIn(book.language);
  const years = book.years.map(({ year, memories }) => {
    const titles = memories.flatMap(({ title, isFurtherTelling }, at) =>
      isFurtherTelling === true || cleanTitle(title) === ""
        ? []
        : [`<li><a href="year-${year}.xhtml#memory-${at}">${line("span", title)}</a></li>`],
    );
    const inside = titles.length === 0 ? "" : `<ol>${titles.join("")}</ol>`;
    return `<li><a href="year-${year}.xhtml">${year}</a>${inside}</li>`;
  });
  const afterword =
    book.afterword.trim() === "" ? "" : `<li><a href="afterword.xhtml">${escapeHtml(words.afterword)}</a></li>`;
  const lifeline = book.lifeline ? `<li><a href="lifeline.xhtml">${escapeHtml(words.lifeline)}</a></li>` : "";
  const items = `<li><a href="title.xhtml">${line("span", book.title) || "…"}</a></li>${lifeline}${years.join("")}${afterword}`;
  return page(words.contents, `<nav epub:type="toc" id="toc"><h1>${words.contents}</h1><ol>${items}</ol></nav>`);
}

export const stylesheet = `body { font-family: serif; line-height: 1.4; margin: 5%; }
h1 { font-weight: normal; text-align: center; font-variant-numeric: oldstyle-nums; }
.year > header { page-break-before: always; break-before: page; text-align: center; margin: 20% 0; }
.year > header h1 { font-size: 3.4em; margin: 0.2em 0; }
.title { text-align: center; margin-top: 25%; }
.rope { width: 50%; }
.author, .label, .when, .counts, .teller { letter-spacing: 0.1em; text-transform: uppercase; font-size: 0.75em; color: #7a7067; }
.dedication, .subtitle, blockquote { font-style: italic; margin: 0; text-indent: 0; }
.subtitle { font-size: 1.2em; }
blockquote { font-size: 1.25em; margin: 0.8em 8%; text-align: center; }
.lifeline { margin: 0; }
.colophon { text-align: center; margin-top: 50%; font-size: 0.85em; color: #7a7067; }
.six { list-style: none; padding: 0; }
.memory { margin-top: 2.4em; }
.telling { margin-top: 1.4em; }
.memory h2 { font-weight: normal; font-style: italic; margin: 0.2em 0 0.6em; break-after: avoid; page-break-after: avoid; }
.when { margin: 0; }
.place { letter-spacing: 0; text-transform: none; font-style: italic; font-size: 1.2em; }
.mark { height: 1.6em; vertical-align: baseline; }
p { margin: 0; text-indent: 1.3em; orphans: 2; widows: 2; }
.spoken { margin: 1em 0 0.4em; break-after: avoid; page-break-after: avoid; }
.teller { font-style: italic; color: #7a7067; margin: -0.4em 0 0.6em; }
.when, .recording, .spoken, .spoken + p, .teller, .teller + p, .author, .dedication, .counts, .colophon p, h2 + p, figure + p { text-indent: 0; }
.recording { margin: 1em 0; }
figure { margin: 0.6em 0; text-align: center; break-inside: avoid; page-break-inside: avoid; }
figure img { max-width: 100%; max-height: 85vh; }
figcaption { font-style: italic; font-size: 0.85em; color: #7a7067; }
`;
