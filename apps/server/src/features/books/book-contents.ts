import type { BookInput, BookMemory, BookRecording } from "@lane/book/book-input.ts";
import { geometryOf } from "@lane/book/page-geometry.ts";
import type { BookOptions, MemoryLayout } from "@lane/contract/books.ts";
import { memoryPagePath } from "@lane/contract/page-paths.ts";
import { type CalendarDate, calendarDateOf, parseCalendarDate } from "@lane/domain/calendar.ts";
import { lifelineSvg } from "@lane/domain/lifeline/lifeline-svg.ts";
import { pickFields, printedAttributes } from "@lane/domain/memory-fields.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import { CannotExportError } from "#ports/exporter.ts";

import type { AttachedFileRow, BookFilesRepository } from "./book-files.repository.ts";
import type { BookMemoriesRepository } from "./book-memories.repository.ts";
import { asBookPhoto, isWholePhoto, type WholePhoto } from "./book-photos.ts";
import { bookYears, type YearCulture, type YearsOfLife } from "./book-years.ts";
import type { BookTimelines } from "./books.service.ts";
import { chosenMemories } from "./chosen-memories.ts";
import { type PrintedRow, tellingsTogether } from "./tellings-together.ts";

interface BookContentsDeps {
  readonly repository: BookMemoriesRepository;
  readonly files: BookFilesRepository;
  readonly accounts: { findById(accountId: string): Promise<{ readonly dateOfBirth: string } | undefined> };
  readonly timelines: BookTimelines;
  readonly clock: Clock;
  readonly culture: YearCulture;
  /** The base of the addresses in printed QR codes. */
  readonly baseUrl: string;
}

export interface BookContents {
  readonly book: BookInput;
  /** Every photo the book shows, each once, in the order of its pages. */
  readonly photos: readonly WholePhoto[];
}

/** Turns the chosen book options into the typesetter's input. */
export function createBookContents(deps: BookContentsDeps) {
  const { repository, files, accounts, timelines, culture, clock, baseUrl } = deps;

  async function around(accountId: string, life: YearsOfLife, { hasCulture }: BookOptions) {
    return hasCulture ? culture.around(accountId, life) : undefined;
  }

  return {
    async gather(accountId: string, options: BookOptions): Promise<BookContents> {
      const account = await accounts.findById(accountId);
      if (!account) throw new AppError("not_found", "Account not found");
      const vault = await timelines.findVault(accountId, options.timelineId);
      const which = { accountId, vaultId: vault?.id };
      const born = vault ? firstDayOf(vault) : account.dateOfBirth;
      const yearsOfLife = vault ? yearsOfAbout(vault.about) : { born: Number(born.slice(0, 4)), died: null };
      const rows = tellingsTogether(chosenMemories(await repository.list(which), options));
      if (rows.length === 0) throw new CannotExportError("This book is empty. Please choose a memory");
      const attached = await attachedFiles(files, which, rows);
      const layouts = new Map(options.layouts.map((layout) => [layout.memoryId, layout]));
      const favourites = vault ? [] : await repository.listFavourites(accountId);
      const photosOf = (id: string) => chosenPhotos((attached.get(id) ?? []).filter(isWholePhoto), layouts.get(id));
      const shown = rows.flatMap(({ id }) => photosOf(id));
      const cover = await coverOf(files, accountId, options, vault ? shown : []);
      const memories = rows.map((row) => {
        const recordings = (attached.get(row.id) ?? []).flatMap((file) => recordingOf(file, baseUrl));
        return { year: row.year, memory: memoryOf(row, { photos: photosOf(row.id), recordings }, layouts.get(row.id)) };
      });
      const years = await bookYears(memories, {
        favourites,
        chapters: options.chapters,
        culture: await around(accountId, yearsOfLife, options),
        language: options.language,
      });
      const { title, subtitle, author, dedication, afterword, backText, hasIndex, language, trim } = options;
      return {
        book: {
          title,
          subtitle,
          author,
          dedication,
          afterword,
          hasIndex,
          language,
          trim,
          cover: bookCover(options.cover, cover),
          about: rememberedIn(vault),
          backText,
          years,
          lifeline: lifelineOf(rows, { options, born, died: yearsOfLife.died, clock }),
          madeOn: isoInstant(clock.now()).slice(0, 10),
        },
        photos: [...new Map([...(cover ? [cover] : []), ...shown].map((photo) => [photo.id, photo])).values()],
      };
    },
  };
}

export type BookContentsSource = ReturnType<typeof createBookContents>;

/** The titles of the book's memories, by id. */
export function titlesIn({ years }: BookInput): Map<string, string> {
  return new Map(years.flatMap(({ memories }) => memories.map(({ id, title }) => [id, title] as const)));
}

async function coverOf(
  files: BookFilesRepository,
  accountId: string,
  { cover }: BookOptions,
  inVault: readonly WholePhoto[],
): Promise<WholePhoto | undefined> {
  if (!("photoId" in cover)) return undefined;
  const { photoId } = cover;
  const photo = inVault.find(({ id }) => id === photoId) ?? (await files.findPhoto(accountId, photoId));
  if (!photo || !isWholePhoto(photo)) throw new CannotExportError("The cover photo is no longer there");
  return photo;
}

function bookCover(cover: BookOptions["cover"], photo: WholePhoto | undefined): BookInput["cover"] {
  if (!("photoId" in cover)) return { design: cover.design };
  return photo ? { photo: asBookPhoto(photo), look: cover.look } : { design: "title" };
}

type Vault = NonNullable<Awaited<ReturnType<BookTimelines["findVault"]>>>;

/** The person whom a vault is about, where they have died. */
function rememberedIn(vault: Vault | undefined): BookInput["about"] {
  const { name = "", born = null, died = null } = vault?.about ?? {};
  return died === null ? undefined : { name, born, died };
}

function yearsOfAbout(about: Vault["about"]): YearsOfLife {
  return { born: about?.born ?? null, died: about?.died ?? null };
}

type Attached = AttachedFileRow & { readonly transcript: string };

async function attachedFiles(
  files: BookFilesRepository,
  which: Parameters<BookFilesRepository["listFiles"]>[0],
  rows: readonly Pick<PrintedRow, "id">[],
): Promise<Map<string, Attached[]>> {
  const chosen = new Set(rows.map(({ id }) => id));
  const all = (await files.listFiles(which)).filter(({ memoryId }) => chosen.has(memoryId));
  const transcripts = await files.listTranscripts(all.filter(({ kind }) => kind !== "Image").map(({ id }) => id));
  const withWords = all.map((file) => ({ ...file, transcript: transcripts.get(file.id) ?? "" }));
  return Map.groupBy(withWords, ({ memoryId }) => memoryId);
}

/** The rope of a vault begins with the birth of the person it is about, or with its first year. */
function firstDayOf({ about, years }: Vault): string {
  const year = about?.born ?? years[0]?.year;
  return year === undefined ? "" : `${String(year).padStart(4, "0")}-01-01`;
}

/** The photos that the person chose for the book, in their order; all of them where they chose none. */
function chosenPhotos(photos: readonly WholePhoto[], layout: MemoryLayout | undefined): readonly WholePhoto[] {
  if (!layout?.photoIds) return photos;
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return layout.photoIds.flatMap((id) => byId.get(id) ?? []);
}

interface Shown {
  readonly photos: readonly WholePhoto[];
  readonly recordings: readonly BookRecording[];
}

function memoryOf(row: PrintedRow, { photos, recordings }: Shown, layout: MemoryLayout | undefined): BookMemory {
  const { id, title, month, day, mark, description } = row;
  return {
    id,
    title,
    month,
    day,
    mark,
    ...pickFields(row, printedAttributes),
    ...(row.written ? { by: row.written.author?.name ?? "", isFurtherTelling: row.isFurtherTelling } : {}),
    text: parseRichText(description),
    photos: photos.map(asBookPhoto),
    recordings,
    layout: layout?.size ?? null,
    quote: layout?.quote ?? "",
    startsPage: layout?.startsPage === true,
  };
}

/** The printed code leads to the memory itself, which only its owner can open. */
function recordingOf({ kind, name, caption, memoryId, transcript }: Attached, baseUrl: string): BookRecording[] {
  if (kind === "Image") return [];
  const address = baseUrl + memoryPagePath(memoryId);
  return [{ kind: kind === "Audio" ? "sound" : "film", title: caption ?? name, address, transcript }];
}

interface LifelineSetting {
  readonly options: BookOptions;
  readonly born: string;
  readonly died: number | null;
  readonly clock: Clock;
}

const drawingWidth = 560;
const bookFont = "EB Garamond";

/** Where somebody has died, the rope ends with that year, or with the last that others remember. */
function lastDayOf(rows: readonly PrintedRow[], died: number | null): CalendarDate | undefined {
  if (died === null) return undefined;
  return { year: rows.reduce((last, { year }) => Math.max(last, year), died), month: 12, day: 31 };
}

function lifelineOf(
  rows: readonly PrintedRow[],
  { options, born, died, clock }: LifelineSetting,
): BookInput["lifeline"] {
  if (!options.hasLifeline) return null;
  const today = lastDayOf(rows, died) ?? calendarDateOf(clock.now());
  const { textWidth, textHeight } = geometryOf(options.trim, 0);
  const life = {
    born: parseCalendarDate(born) ?? today,
    today,
    memories: rows.filter((row) => !row.isFurtherTelling),
    hopes: [],
  };
  const svg = lifelineSvg(life, {
    width: drawingWidth,
    height: Math.round((drawingWidth * textHeight) / textWidth),
    title: options.title,
    ground: null,
    font: bookFont,
  });
  return { svg, description: "" };
}
