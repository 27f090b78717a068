import type { BookInput } from "@lane/book/book-input.ts";

import type { PhotoFolder } from "./sample-book.ts";

/** The same memories as a page for a browser to print, with as little markup as possible. */
export function printedPage({ years, title }: BookInput, kind: PhotoFolder): string {
  const memories = years.map(({ year, memories: all }) => {
    const sections = all.map(
      ({ title: name, text, photos }) =>
        `<h2>${name}</h2>${photos.map(({ file }) => `<img src="${file.replace("photos", kind)}">`).join("")}` +
        text
          .map((paragraph) => `<p>${paragraph.map((piece) => ("text" in piece ? piece.text : "<br>")).join("")}</p>`)
          .join(""),
    );
    return `<h1>${year}</h1>${sections.join("")}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>
@page { size: 148mm 210mm; margin: 21mm 16mm; }
body { font: 10.5pt/14pt serif; margin: 0; text-align: justify; hyphens: auto; }
h1 { break-before: right; break-after: page; font-size: 57pt; font-weight: 400; text-align: center; padding-top: 40mm; }
h2 { font-size: 15.75pt; font-style: italic; font-weight: 400; break-after: avoid; }
p { margin: 0; orphans: 2; widows: 2; } p + p { text-indent: 1.3em; }
img { width: 100%; break-inside: avoid; }
</style>${memories.join("")}</html>`;
}
