import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import type { BookInput } from "./book-input.ts";
import { type Job, readReport, type Report, writeJob } from "./job.ts";
import { hasPdfTools, qpdfComplaints, strangeFonts, wordsOf } from "./testing/pdf-tools.ts";
import { sampleBook, sampleMemory, samplePhoto } from "./testing/sample-book.ts";
import { softCoverSpineMm } from "./trim-sizes.ts";

/** What hangs, not what is slow: a book takes four seconds of one processor. */
const patience = 120_000;
const folder = mkdtempSync(join(tmpdir(), "book-"));
const file = (name: string): string => join(folder, name);
const raw = (name: string): string => readFileSync(file(name), "latin1");

const typstCode = '#eval("1 + 1") *not bold* _nor italic_ = $x$ `raw` <label> @ref // \\ #read("/etc/passwd")';
const markup = '<script>alert(1)</script> &amp; <img src="file:///etc/passwd"> {{x}} ${y}';
const endless = "x".repeat(300);
const texts = {
  Hebrew: "שלום לכולם",
  Arabic: "بيت جدتي",
  Japanese: "京都の春",
  Chinese: "外婆的院子",
  Korean: "할머니의 부엌",
  Greek: "Το τραγούδι",
  Cyrillic: "Письма из Одессы",
};

let connections = 0;
const canary = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
let made: Awaited<ReturnType<typeof runChild>>;

async function hostileBook(port: number): Promise<BookInput> {
  const there = `http://127.0.0.1:${port}/x.png`;
  const wide = await samplePhoto(folder, "wide", { width: 2400, height: 1600 });
  const grey = await samplePhoto(folder, "grey", { width: 1950, height: 2600, isGrey: true });
  const tiny = await samplePhoto(folder, "tiny", { width: 300, height: 200 });
  const calls = `#image("${there}") #include "${there}" <img src="${there}"> <iframe src="//127.0.0.1:${port}"> data:text/html,x`;
  const memories = [
    sampleMemory("code", {
      title: typstCode,
      text: [[{ text: `${typstCode} ${markup}`, isBold: true }]],
      photos: [wide],
    }),
    sampleMemory("calls", {
      title: endless,
      text: [[{ text: calls, isBold: false }]],
      photos: [wide, tiny, grey],
      mark: "Stone",
    }),
    sampleMemory("scripts", {
      title: Object.values(texts).join(" "),
      text: Object.values(texts).map((text) => [{ text, isBold: false }]),
      isCandle: true,
    }),
    sampleMemory("signs", {
      title: "",
      html: "<p>🌼👨‍👩‍👧‍👦🇳🇱 ★ \u202edesrever\u202c \u{13000}\u0007</p>",
      recordings: [{ kind: "film", title: "Super 8", address: "https://lane.example/f/1", transcript: "" }],
      photos: [grey],
    }),
  ];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text x="5" y="50">1979</text></svg>';
  return sampleBook({
    title: typstCode,
    dedication: markup,
    lifeline: { svg, description: "The rope of a life" },
    years: [
      {
        year: 1979,
        title: "",
        text: "",
        culture: [],
        favourites: [{ category: "song", title: markup, by: typstCode }],
        memories,
      },
    ],
  });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const address = canary.address();
  const book = await hostileBook(typeof address === "object" && address ? address.port : 0);
  made = await runChild(folder, { kind: "book", book });
}, patience);

afterAll(async () => {
  canary.close();
  await rm(folder, { recursive: true });
});

test("it says what it is doing, and at the end what it made", () => {
  expect(made.complaint).toBe("");
  expect(made.reports.map((report) => (report.type === "progress" ? report.step : report.type))).toEqual([
    "layout",
    "reading",
    "print",
    "cover",
    "epub",
    "epub",
    "made",
  ]);
  expect(made.reports.at(-1)).toMatchObject({
    outputs: ["reading.pdf", "print.pdf", "cover.pdf", "book.epub"],
    coarsePhotos: [{ memoryId: "calls", file: "photos/tiny.jpg" }],
  });
});

test("nothing that was written or given makes it reach for anything", () => {
  expect(connections).toBe(0);
  for (const name of ["reading.pdf", "print.pdf", "book.epub"]) expect(raw(name)).not.toContain("root:x:0");
});

test.runIf(hasPdfTools)("the files are whole, and every font is inside them", { timeout: patience }, () => {
  for (const name of ["reading.pdf", "print.pdf", "cover.pdf"].map(file)) {
    expect(qpdfComplaints(name)).toBe("");
    expect(strangeFonts(name)).toEqual([]);
  }
});

test.runIf(hasPdfTools)("whatever somebody wrote is printed as they wrote it", () => {
  const words = wordsOf(file("reading.pdf"));

  expect(words).not.toContain("root:x:0");
  expect(words.replaceAll(" ", "")).toContain(`${typstCode} ${markup}`.replaceAll(" ", ""));
  expect(words.replaceAll(" ", "")).toContain(endless);
  for (const text of [texts.Japanese, texts.Chinese, texts.Korean, texts.Greek, texts.Cyrillic]) {
    expect(words).toContain(text);
  }
  for (const text of [texts.Hebrew, texts.Arabic]) {
    expect(words.normalize("NFKC")).toContain(text.split(" ")[0]);
  }
  expect(words).toContain("desrever");
});

const ptPerMm = 72 / 25.4;

function boxesIn(name: string, box: string): Set<string> {
  const found = raw(name).matchAll(new RegExp(`/${box} \\[([^\\]]+)\\]`, "g"));
  return new Set(
    [...found].map(([, sides = ""]) =>
      sides
        .split(" ")
        .map((side) => Math.round((Number(side) / ptPerMm) * 10) / 10)
        .join(" "),
    ),
  );
}

test("printed pages reach beyond the cut, those on a screen end at it, and their number is even", () => {
  const report = made.reports.at(-1);
  const pageCount = report?.type === "made" ? report.pageCount : 1;

  expect(pageCount % 2).toBe(0);
  expect(raw("print.pdf").match(/\/Type \/Page\n/g)).toHaveLength(pageCount);
  expect(boxesIn("print.pdf", "MediaBox")).toEqual(new Set(["0 0 154.4 216.4"]));
  expect(boxesIn("print.pdf", "TrimBox")).toEqual(new Set(["3.2 3.2 151.2 213.2"]));
  expect(boxesIn("reading.pdf", "MediaBox")).toEqual(new Set(["3.2 3.2 151.2 213.2"]));
  const spread = Math.round((2 * (148 + 3.175) + softCoverSpineMm(pageCount)) * 10) / 10;
  expect(boxesIn("cover.pdf", "MediaBox")).toEqual(new Set([`0 0 ${spread} 216.4`]));
});

test("photos are in it byte for byte, and once however often they are shown", () => {
  const printed = readFileSync(file("print.pdf"));
  for (const name of ["wide", "grey", "tiny"]) {
    const photo = readFileSync(file(`photos/${name}.jpg`));

    expect(printed.indexOf(photo)).toBeGreaterThan(0);
    expect(printed.indexOf(photo)).toBe(printed.lastIndexOf(photo));
  }
  expect(raw("print.pdf")).not.toContain("lane-photo-");
});

test("the one to read can be read aloud: in order, with its language, its title and words for every picture", () => {
  const reading = raw("reading.pdf");
  const elements = reading.match(/\/Type \/StructElem\n[\s\S]*?endobj/g) ?? [];
  const figures = elements.filter((element) => element.includes("/S /Figure"));

  expect(reading).toContain("/Marked true");
  expect(reading).toContain("/Lang (en)");
  expect(reading).toContain("/DisplayDocTitle true");
  expect(reading).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(reading).toMatch(/\/Type \/Outlines\n {2}\/First/);
  expect(figures.length).toBeGreaterThan(5);
  expect(figures.filter((figure) => !figure.includes("/Alt "))).toEqual([]);
  expect(elements.filter((element) => /\/S \/H1\n/.test(element))).toHaveLength(1);
  expect(elements.filter((element) => /\/S \/H2\n/.test(element))).toHaveLength(4);
});

test("thousands of photos are one file", { timeout: patience }, async () => {
  const large = join(folder, "large");
  const photo = await samplePhoto(large, "0", { width: 40, height: 30 });
  const photos = Array.from({ length: 2500 }, (_, at) => ({ ...photo, file: `photos/${at}.jpg` }));
  await Promise.all(photos.slice(1).map(({ file: name }) => copyFile(join(large, photo.file), join(large, name))));
  const memory = sampleMemory("large", { photos });

  const { reports, complaint } = await runChild(large, {
    kind: "memory",
    author: "",
    language: "en",
    year: 1984,
    memory,
    madeOn: "2026-11-15",
  });

  expect(complaint).toBe("");
  expect(reports.at(-1)).toMatchObject({ type: "made" });
  expect(readFileSync(join(large, "memory.pdf"), "latin1").match(/\/Subtype \/Image\n/g)).toHaveLength(photos.length);
});

/** Runs the program as a server does: alone in its folder, without our environment. */
async function runChild(folder: string, job: Job): Promise<{ reports: Report[]; complaint: string }> {
  await writeJob(folder, job);
  const program = join(import.meta.dirname, "child.ts");
  return new Promise((resolve) => {
    const options = { env: {}, maxBuffer: 10_000_000 };
    execFile(process.execPath, [program, folder, "3000"], options, (_, stdout, complaint) => {
      resolve({ reports: stdout.split("\n").flatMap((line) => readReport(line) ?? []), complaint });
    });
  });
}
