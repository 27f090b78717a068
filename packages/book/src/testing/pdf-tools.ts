import { spawnSync } from "node:child_process";

/** qpdf and Poppler: the tests that read finished files as others do are skipped without them. */
export const hasPdfTools = ["qpdf", "pdftotext", "pdffonts", "pdfimages"].every(
  (tool) => spawnSync(tool, [tool === "qpdf" ? "--version" : "-v"]).status === 0,
);

export function qpdfComplaints(file: string): string {
  const { stdout, stderr, status } = spawnSync("qpdf", ["--check", file], { encoding: "utf8" });
  return status === 0 ? "" : stdout + stderr;
}

/** The words of a PDF without the breaks we put into endless ones, lines joined. */
export function wordsOf(file: string): string {
  const { stdout } = spawnSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8", maxBuffer: 50_000_000 });
  return stdout.replaceAll("\u200b", "").replaceAll(/\s+/gu, " ");
}

/** The lines of each page, from its head. */
export function pagesOf(file: string): string[][] {
  const { stdout } = spawnSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8", maxBuffer: 50_000_000 });
  return stdout.split("\f").map((page) =>
    page
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  );
}

const mmPerPt = 25.4 / 72;

interface WordBox {
  readonly page: number;
  readonly word: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where every word stands, in millimetres from the upper left corner. */
export function wordBoxesOf(file: string): WordBox[] {
  const { stdout } = spawnSync("pdftotext", ["-bbox", file, "-"], { encoding: "utf8" });
  const pages = stdout.split("<page ").slice(1);
  return pages.flatMap((text, at) =>
    [...text.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)<\/word>/g)].map(
      ([, ...found]) => {
        const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(0, 4).map((points) => Number(points) * mmPerPt);
        return { page: at + 1, word: found[4] ?? "", left, right, top, bottom };
      },
    ),
  );
}

/** Names of fonts that are used but not inside the file. */
export function strangeFonts(file: string): string[] {
  const { stdout } = spawnSync("pdffonts", [file], { encoding: "utf8" });
  const lines = stdout
    .split("\n")
    .slice(2)
    .filter((line) => line.trim() !== "");
  return lines.filter((line) => !/\syes (?:yes|no ) (?:yes|no )\s+\d+\s+\d+$/.test(line));
}

/** In pixels, of the JPEGs in a PDF. */
export function photoWidths(file: string): number[] {
  const { stdout } = spawnSync("pdfimages", ["-list", file], { encoding: "utf8" });
  const lines = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  return lines.filter((cells) => cells[8] === "jpeg").map((cells) => Number(cells[3]));
}
