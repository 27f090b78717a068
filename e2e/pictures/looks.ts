import type { BrowserContextOptions, Page } from "@playwright/test";

/** One set of browser options for the pictures of all screens. */
export interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Applied to each page once it is loaded. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const sizes = [
  ["360", { width: 360, height: 780 }],
  ["768", { width: 768, height: 1024 }],
  ["1280", { width: 1280, height: 800 }],
  ["1920", { width: 1920, height: 1080 }],
] as const;
const lights = ["light", "dark"] as const;

export const looks: readonly Look[] = [
  ...sizes.flatMap(([size, viewport]) =>
    lights.map((colorScheme) => ({ name: `${size}-${colorScheme}`, options: { viewport, colorScheme } })),
  ),
  { name: "320-small", options: { viewport: { width: 320, height: 640 } } },
  {
    name: "360-large-text",
    options: { viewport: { width: 360, height: 780 } },
    // Twice the font size of the product.
    prepare: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = "225%")),
  },
  {
    name: "768-forced-colours",
    options: { viewport: { width: 768, height: 1024 }, forcedColors: "active", colorScheme: "dark" },
  },
  {
    name: "794-print",
    options: { viewport: { width: 794, height: 1123 }, colorScheme: "dark" },
    prepare: (page) => page.emulateMedia({ media: "print" }),
  },
];
