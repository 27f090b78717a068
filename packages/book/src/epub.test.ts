import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { expect, test } from "vitest";

import { colophonPage, contentsPage, lifelinePage, titlePage, yearPage } from "./epub-pages.ts";
import { writeEpub } from "./epub.ts";
import { sampleBook, sampleMemory, samplePhoto, sampleYear } from "./testing/sample-book.ts";

/** Debian's package; it needs Java, so nobody is made to install it. */
const epubcheck = "/usr/share/java/epubcheck.jar";

const hostile = hostileTexts().filter((_, at) => at % 20 === 0);
const memories = hostile.map((text, at) =>
  sampleMemory(`m-${at}`, {
    title: text,
    place: text,
    toldBy: text,
    text: [[{ text, isBold: at % 2 === 0 }]],
    recordings: [
      { kind: "sound", title: text, address: "https://lane.example/?a=1&b=\"'<x>", transcript: text },
      { kind: "film", title: text, address: "javascript:alert(1)", transcript: "" },
    ],
  }),
);
const book = sampleBook({
  title: hostile[0] ?? "",
  author: "<b>",
  years: [
    {
      year: 1979,
      title: "",
      text: "",
      culture: [],
      favourites: [{ category: "song", title: "</em><script>", by: "&" }],
      memories,
    },
  ],
});

const drawn = {
  ...book,
  lifeline: {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g font-family="EB Garamond"><text x="1" y="5">1979</text></g></svg>',
    description: "The rope <of> a life",
  },
};

test("whatever somebody wrote, only our own elements are in a page", () => {
  const [year] = book.years;
  const page = year ? yearPage(book, year, new Map()) : "";

  expect(new Set(page.match(/<[a-z]\w*/gi))).toEqual(
    new Set(
      [
        "html",
        "head",
        "title",
        "link",
        "body",
        "section",
        "header",
        "img",
        "h1",
        "ul",
        "li",
        "span",
        "em",
        "p",
        "h2",
        "a",
      ]
        .concat("strong", "br")
        .map((name) => `<${name}`),
    ),
  );
  expect(new Set(page.match(/ (?:src|href)="[^"]*"/g)?.map((link) => link.replace(/\d+/g, "0")))).toEqual(
    new Set([
      ' href="style.css"',
      ' src="drawings/rope-0.svg"',
      ' src="drawings/flower-0.svg"',
      ' href="https://lane.example/?a=0&amp;b=%0%0%0Cx%0E"',
    ]),
  );
});

function pageOfPlace(place: string): string {
  const memories = [sampleMemory("m", { place, mark: null })];
  return yearPage(book, sampleYear(1979, memories), new Map());
}

test("who told it stands under the title, and what is said in a recording below its link", () => {
  const recording = { kind: "sound", title: "Vera", address: "https://lane.example/m/1" } as const;
  const told = sampleMemory("m", {
    toldBy: "Vera & Jan",
    recordings: [
      { ...recording, transcript: "We ate cherries.\n\nOn the <steps>." },
      { ...recording, transcript: "" },
    ],
  });
  const page = yearPage(book, sampleYear(1979, [told]), new Map());

  expect(page).toContain('</h2><p class="teller">Told by Vera &amp; Jan</p>');
  expect(page).toContain('<p class="spoken label">What is said</p><p>We ate cherries.</p><p>On the &lt;steps&gt;.</p>');
  expect(page.match(/class="spoken/g)).toHaveLength(1);
});

test("the place stands beside the date, and nothing does where none was given", () => {
  expect(pageOfPlace("Lake Como & Bellagio")).toContain(
    '<p class="when">April · <span class="place">Lake Como &amp; Bellagio</span></p>',
  );
  expect(pageOfPlace("")).toContain('<p class="when">April</p>');
});

test("the title page of a memorial says whom it is about, and when they lived", () => {
  const about = { name: "Griet <Hofstra>", born: 1931, died: 2019 };

  expect(titlePage(sampleBook({ about }))).toContain('Griet &lt;Hofstra&gt;</p><p class="subtitle">1931 – 2019</p>');
});

test("it holds what the printed book does: the lifeline, what a year held, and when it was made", async () => {
  const [lifeline, contents, colophon] = [lifelinePage(drawn), contentsPage(drawn), colophonPage(drawn)];
  const [year] = drawn.years;

  expect(lifeline).toContain('<img src="drawings/lifeline.svg" alt="The rope &lt;of&gt; a life"/>');
  expect(contents).toContain('<a href="lifeline.xhtml">The lifeline</a>');
  expect(contentsPage(book)).not.toContain("lifeline");
  expect(year ? yearPage(drawn, year, new Map()) : "").toContain(`<p class="counts">${memories.length} flowers</p>`);
  expect(colophon).toContain("2026 with Down Memory Lane.");
  expect(colophon).not.toContain("Garamond");
});

test("a reader knows by its first bytes what it is, and finds nothing wrong", { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "epub-"));
  const photos = [await samplePhoto(folder, "one", { width: 60, height: 40 })];
  const file = join(folder, "book.epub");
  const years = [
    {
      year: 1979,
      title: "",
      text: "",
      culture: [],
      favourites: [],
      memories: [sampleMemory("photo", { photos }), ...memories],
    },
  ];
  const front = await readFile(join(folder, "photos/one.jpg"));
  await writeEpub({ book: { ...drawn, years }, folder, front }, file);
  const whole = (await readFile(file)).toString("latin1");
  const verdict = existsSync(epubcheck)
    ? spawnSync("java", ["-jar", epubcheck, file], { encoding: "utf8" }).stderr
    : "";
  await rm(folder, { recursive: true });

  expect(whole.slice(30, 58)).toBe("mimetypeapplication/epub+zip");
  for (const name of ["lifeline.xhtml", "drawings/lifeline.svg", "colophon.xhtml"]) {
    expect(whole).toContain(`book/${name}`);
  }
  expect(verdict).not.toMatch(/ERROR|WARNING|FATAL/);
});

test("a further telling stands under the title before it, with the name of who tells it", () => {
  const told = sampleBook({
    language: "nl",
    years: [
      {
        year: 1993,
        title: "",
        text: "",
        culture: [],
        favourites: [],
        memories: [
          sampleMemory("one", { title: "The wedding", by: "Marianne", html: "<p>Sun at noon.</p>" }),
          sampleMemory("two", {
            title: "The rings",
            by: "Sjoerd",
            isFurtherTelling: true,
            html: "<p>In my jacket.</p>",
          }),
        ],
      },
    ],
  });

  const page = told.years[0] ? yearPage(told, told.years[0], new Map()) : "";

  expect(page.match(/<h2[^>]*>[^<]*/g)).toEqual(["<h2>The wedding"]);
  expect(page).toContain('<p class="teller">Marianne</p>');
  expect(page).toContain('<p class="teller">Sjoerd herinnert het zich anders</p><p>In my jacket.</p>');
  expect(page).toContain('<p class="counts">1 bloem</p>');
});
