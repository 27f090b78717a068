interface YearLabel {
  readonly year: string;
  /** Its middle, on the line its figures stand on. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

interface LifelineFigure {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly labels: readonly YearLabel[];
}

const yearGroup = /<g ([^<>]*\btext-anchor="middle"[^<>]*)>((?:<text x="[-\d.]+" y="[-\d.]+">-?\d+<\/text>)+)<\/g>/g;
const yearText = /<text x="([-\d.]+)" y="([-\d.]+)">(-?\d+)<\/text>/g;

/**
 * The drawing without its years, and where they stand: the typesetter sets them in the book's own letters, also in a look
 * at the pages, which a program without our fonts draws.
 */
export function lifelineFigure(svg: string): LifelineFigure {
  const [, width, height] = /^<svg[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const labels: YearLabel[] = [];
  const drawing = svg.replaceAll(yearGroup, (_, look: string, texts: string) => {
    const size = Number(/\bfont-size="([\d.]+)"/.exec(look)?.[1] ?? 10);
    const fill = /\bfill="(#[\da-f]{6})"/i.exec(look)?.[1] ?? "#000000";
    for (const [, x, y, year = ""] of texts.matchAll(yearText)) {
      labels.push({ year, x: Number(x), y: Number(y), size, fill });
    }
    return "";
  });
  return { svg: drawing, width: Number(width ?? 1), height: Number(height ?? 1), labels };
}
