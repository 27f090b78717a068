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

export const coverDesigns = [1, 2, 3] as const;

/** Whose rules of hyphenation we know, and whose names of months. */
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
] as const;

export const maxBookTitleLength = 120;
export const maxAuthorLength = 120;
export const maxDedicationLength = 600;
