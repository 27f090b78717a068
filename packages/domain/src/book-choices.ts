/** Sizes a book can be cut to, in millimetres. */
export const trimSizes = {
  A5: { widthMm: 148, heightMm: 210 },
  "6 x 9 in": { widthMm: 152.4, heightMm: 228.6 },
  A4: { widthMm: 210, heightMm: 297 },
} as const;

export const bookTrims = ["A5", "6 x 9 in", "A4"] as const satisfies readonly (keyof typeof trimSizes)[];
export type BookTrim = (typeof bookTrims)[number];

/** How many pages a printer binds into a soft cover. */
export const softCoverPages = { least: 32, most: 800 } as const;

/** How much room a person gives the pictures of a memory; without one the layout decides. */
export const layoutSizes = ["small", "normal", "page"] as const;
export type LayoutSize = (typeof layoutSizes)[number];

/** Covers without a photo: three of words, three drawings, and the quiet one for a life that has ended. */
export const coverDesigns = ["title", "years", "initial", "lane", "window", "attic", "candle"] as const;
export type CoverDesign = (typeof coverDesigns)[number];

/** What these covers were called in options stored before they had names. */
export const formerCoverDesigns = { 1: "title", 2: "years", 3: "initial" } as const satisfies Record<
  number,
  CoverDesign
>;

/** How a photo lies on the cover. */
export const photoLooks = ["band", "panel", "framed", "wrapped"] as const;
export type PhotoLook = (typeof photoLooks)[number];

/** Whose rules of hyphenation we know where words are hyphenated, and whose names of months. */
export const bookLanguages = [
  "en",
  "nl",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "da",
  "sv",
  "nb",
  "fi",
  "pl",
  "cs",
  "hu",
  "el",
  "ru",
  "uk",
  "tr",
  "he",
  "ar",
] as const;

export const maxBookTitleLength = 120;
export const maxAuthorLength = 120;
export const maxDedicationLength = 600;
export const maxSubtitleLength = 160;
export const maxAfterwordLength = 6000;
export const maxChapterTitleLength = 120;
export const maxChapterTextLength = 3000;
export const maxQuoteLength = 400;
export const maxBackTextLength = 600;

/** A book that is read from right to left has its back on the right of its spine. */
export function isRightToLeftBook(language: string): boolean {
  return /^(?:he|yi|ar|fa|ur|ps|dv|ckb)(?:-|$)/i.test(language);
}
