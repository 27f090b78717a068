import { loadCatalogueWords } from "../packages/culture/src/catalogue/catalogue-words.ts";
import type { Entry } from "../packages/culture/src/catalogue/entry.ts";
import { isName } from "../packages/culture/src/catalogue/is-name.ts";
import { loadCategory } from "../packages/culture/src/catalogue/load.ts";
import { areas, countries } from "../packages/culture/src/catalogue/places.ts";
import { lifeStages } from "../packages/culture/src/life-stage.ts";
import { bank } from "../packages/culture/src/prompts/bank.ts";
import { themeOf } from "../packages/culture/src/prompts/subjects.ts";
import { kinds } from "../packages/culture/src/prompts/template.ts";
import { loadWords } from "../packages/culture/src/prompts/words.ts";
import { categories, type Category } from "../packages/domain/src/categories.ts";
import { languages } from "../packages/domain/src/languages.ts";
import { lifeTopics } from "../packages/domain/src/life-topics.ts";

type Row = readonly [name: string, ...counts: (string | number)[]];

const firstDecade = 1930;
const decades = Array.from({ length: 10 }, (_, index) => firstDecade + 10 * index);

/** How much is asked and known: the questions by language, subject, stage, need and kind, the facts by place and decade. */
export async function cultureCounts(): Promise<string> {
  const everything = (await Promise.all(categories.map(loadCategory))).flat();
  return [
    table("Questions by language", await questionsByLanguage()),
    table(
      "Questions by subject",
      countedBy(Object.keys(themeOf), (name) => bank.filter(({ subject }) => subject === name)),
    ),
    table(
      "Questions by stage of life",
      countedBy(lifeStages, (name) => bank.filter(({ stages }) => stages.includes(name))),
    ),
    table(
      "Questions by what they need",
      countedBy(lifeTopics, (name) =>
        bank.filter(({ needs, spirit }) => (name === "faith" ? spirit === "faith" : needs.includes(name))),
      ),
    ),
    table(
      "Questions by kind",
      countedBy(kinds, (name) => bank.filter(({ kind }) => kind === name)),
    ),
    table(
      "Questions by kind of culture",
      countedBy(categories, (name) => bank.filter(({ slots }) => slots.includes(name))),
    ),
    table("Questions by number of words", questionsByLength()),
    table("Facts by language", await factsByLanguage(everything), ["", "said in it", "names that stay"]),
    table("Facts by place and category", factsByPlace(everything), ["", ...categories, "all"]),
    table("Facts by place and decade", factsByDecade(everything), ["", ...decades.map((decade) => `${decade}s`)]),
    table(
      "Facts by source",
      countedBy([...new Set(everything.map(({ source }) => source))].sort(), (name) =>
        everything.filter(({ source }) => source === name),
      ),
    ),
  ].join("\n");
}

function countedBy<Name extends string>(names: readonly Name[], having: (name: Name) => readonly unknown[]): Row[] {
  return names.map((name) => [name, having(name).length]);
}

async function questionsByLanguage(): Promise<Row[]> {
  const rows = languages.map(async (language): Promise<Row> => {
    const words = await loadWords(language);
    const own = bank.filter((template) => language === "en" || words.wordingOf(template) !== template);
    return [language, own.length];
  });
  return Promise.all(rows);
}

function questionsByLength(): Row[] {
  const lengths = Map.groupBy(bank, ({ text }) => text.split(" ").length);
  return [...lengths]
    .sort(([one], [other]) => one - other)
    .map(([length, templates]) => [String(length), templates.length]);
}

async function factsByLanguage(entries: readonly Entry[]): Promise<Row[]> {
  const rows = languages.map(async (language): Promise<Row> => {
    const words = await loadCatalogueWords(language);
    const said = entries.filter((entry) => language === "en" || words.titleOf(entry) !== entry.title).length;
    return [language, said, language === "en" ? entries.filter(isName).length : entries.length - said];
  });
  return Promise.all(rows);
}

function factsByPlace(entries: readonly Entry[]): Row[] {
  return [...countries, ...areas].map((place) => {
    const there = entries.filter(({ places }) => places.includes(place));
    const counts = categories.map((name: Category) => there.filter(({ category }) => category === name).length);
    return [place, ...counts, there.length];
  });
}

/** What lasted counts in the decade in which it began; what is older counts in the first. */
function factsByDecade(entries: readonly Entry[]): Row[] {
  return [...countries, ...areas].map((place) => {
    const there = entries.filter(({ places }) => places.includes(place));
    return [place, ...decades.map((decade) => there.filter((entry) => decadeOf(entry) === decade).length)];
  });
}

function decadeOf({ from }: Entry): number {
  return Math.max(firstDecade, from - (from % 10));
}

function table(title: string, rows: readonly Row[], head: readonly string[] = []): string {
  const all = head.length > 0 ? [head, ...rows] : rows;
  const width = (column: number) => Math.max(...all.map((row) => String(row[column] ?? "").length));
  const line = (row: readonly (string | number)[]) =>
    row
      .map((cell, column) => (column === 0 ? String(cell).padEnd(width(0)) : String(cell).padStart(width(column) + 2)))
      .join("");
  return `${title}\n${all.map((row) => `  ${line(row).trimEnd()}`).join("\n")}\n`;
}

if (import.meta.main) console.log(await cultureCounts());
