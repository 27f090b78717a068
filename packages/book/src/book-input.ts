import type { BookTrim, CoverDesign, LayoutSize, PhotoLook } from "@lane/domain/book-choices.ts";
import type { Category } from "@lane/domain/categories.ts";
import type { MemoryFields, PrintedAttribute } from "@lane/domain/memory-fields.ts";
import type { RichText } from "@lane/domain/rich-text.ts";

/** What a book is made of. Every text in it was written by a member and is set as it is, never interpreted. */
export interface BookInput {
  readonly title: string;
  /** Empty for a book without one, as the next three. */
  readonly subtitle: string;
  readonly author: string;
  readonly dedication: string;
  readonly afterword: string;
  /** People and places at the end. */
  readonly hasIndex: boolean;
  /** Hyphenation, names of months and the few words of the book's own: "de", "pt-BR". */
  readonly language: string;
  readonly trim: BookTrim;
  readonly cover: BookCover;
  /** Whom a memorial is about; left out of every other book. */
  readonly about?: RememberedPerson | undefined;
  /** The person's own words on the back; empty or left out for none. */
  readonly backText?: string | undefined;
  /** In order of time. */
  readonly years: readonly BookYear[];
  /** The life as one drawing, made by us (`lifelineSvg` of the domain); null for a book without it. */
  readonly lifeline: BookLifeline | null;
  /** The day it is made, "2026-11-15": stands in the colophon and makes the file the same when made again. */
  readonly madeOn: string;
}

export type BookCover = DesignCover | PhotoCover;

export interface DesignCover {
  readonly design: CoverDesign;
}

export interface PhotoCover {
  readonly photo: BookPhoto;
  readonly look: PhotoLook;
}

/** The years of their life stand on the cover and the title page, instead of those the book tells of. */
export interface RememberedPerson {
  readonly name: string;
  readonly born: number | null;
  readonly died: number;
}

export interface BookLifeline {
  readonly svg: string;
  /** Read aloud instead of the drawing. */
  readonly description: string;
}

export interface BookYear {
  readonly year: number;
  /** The person's own heading and introduction; empty without them. */
  readonly title: string;
  readonly text: string;
  /** "Your year in six": only those that were chosen, in the order of `categories`. */
  readonly favourites: readonly BookFavourite[];
  /** What was playing in the world that year: the first ones are shown where there is little room. */
  readonly culture: readonly BookFavourite[];
  /** In order of time. */
  readonly memories: readonly BookMemory[];
}

export interface BookFavourite {
  readonly category: Category;
  readonly title: string;
  /** Artist, channel, maker; empty when there is none. */
  readonly by: string;
}

export interface BookMemory extends Pick<MemoryFields, PrintedAttribute> {
  readonly id: string;
  readonly title: string;
  /** 1 to 12; null when only the year is known. */
  readonly month: number | null;
  readonly day: number | null;
  readonly mark: MemoryFields["memoryType"];
  readonly text: RichText;
  readonly photos: readonly BookPhoto[];
  readonly recordings: readonly BookRecording[];
  /** How much room the person gave its pictures; null where the layout decides. */
  readonly layout: LayoutSize | null;
  /** A sentence of it that is printed large; empty without one. */
  readonly quote: string;
  readonly startsPage: boolean;
  /** Who wrote it, in a book of several people; empty or left out otherwise. */
  readonly by?: string;
  /** Where it is not the book's, once that is known: its hyphenation. */
  readonly language?: string;
  /** Another person's telling of what the memory before it tells: it stands under that title, with its name alone. */
  readonly isFurtherTelling?: boolean;
}

export interface BookPhoto {
  /** A JPEG in the job's folder, upright and in sRGB: "photos/12.jpg". */
  readonly file: string;
  /** The same photo, smaller, for the PDF that is read on a screen and the EPUB; without it they carry `file`. */
  readonly screenFile?: string | undefined;
  /** The original's size in pixels, upright, also where `file` is smaller (a preview). */
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  /** For readers who cannot see the photo; empty when it has no description. */
  readonly alt: string;
}

/** A sound or a film: the book prints a code that leads to it. */
export interface BookRecording {
  readonly kind: "sound" | "film";
  readonly title: string;
  /** Printed as a QR code; https, or http where the server has nothing else. */
  readonly address: string;
  /** What is said in it, as a person wrote or corrected it; empty when nobody did. */
  readonly transcript: string;
}
