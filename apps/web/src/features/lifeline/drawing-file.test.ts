import { posterSvg, webFonts } from "@lane/domain/lifeline/poster-svg.ts";
import { expect, test } from "vitest";

import { loadPicture, withOwnFonts } from "./drawing-file.ts";

const words = "Handgloves";

function drawingOf(title: string): string {
  const life = {
    born: { year: 1990, month: 1, day: 1 },
    today: { year: 2026, month: 5, day: 1 },
    memories: [],
    hopes: [],
  };
  const sheet = {
    width: 700,
    height: 500,
    title,
    facts: "Ghent",
    isBareShort: false,
    pictures: new Map(),
    ground: null,
    ...webFonts,
  };
  return posterSvg(life, sheet).svg;
}

function facesOf(svg: string): string[] {
  return svg.match(/@font-face\{font-family:"[^"]+"/g) ?? [];
}

test("a drawing carries the fonts its letters need, and no others", async () => {
  const [plain, czech] = await Promise.all([withOwnFonts(drawingOf("Ada")), withOwnFonts(drawingOf("Žofie"))]);

  expect(new Set(facesOf(plain)).size).toBe(2);
  expect(facesOf(plain)).toHaveLength(2);
  expect(facesOf(czech)).toHaveLength(4);
  expect(plain).not.toMatch(/url\((?!data:)/);
  expect(new DOMParser().parseFromString(czech, "image/svg+xml").querySelector("parsererror")).toBeNull();
});

test("where our fonts are not installed, it looks as it does here", async () => {
  await document.fonts.load('40px "Fraunces Variable"', words);
  const fallback = '"Fraunces Variable", monospace';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60"><defs></defs>` +
    `<text x="5" y="45" font-family='${fallback}' font-size="40">${words}</text></svg>`;
  const here = inkWidth((pen) => {
    pen.font = `40px ${fallback}`;
    pen.fillText(words, 5, 45);
  });
  const elsewhere = async (drawing: string) => {
    const picture = await loadPicture(drawing);
    return inkWidth((pen) => pen.drawImage(picture, 0, 0));
  };

  expect(Math.abs((await elsewhere(svg)) - here)).toBeGreaterThan(10);
  expect(Math.abs((await elsewhere(await withOwnFonts(svg))) - here)).toBeLessThanOrEqual(2);
});

/** Distance from the first drawn column to the last. */
function inkWidth(draw: (pen: CanvasRenderingContext2D) => void): number {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [600, 60];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("Nothing to draw with");
  draw(pen);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const columns = Array.from({ length: canvas.width }, (_, x) => x).filter((x) =>
    Array.from({ length: canvas.height }, (_, y) => data[(y * canvas.width + x) * 4 + 3] ?? 0).some((ink) => ink > 60),
  );
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0);
}
