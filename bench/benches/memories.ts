import { startPostgresCluster } from "@lane/server/src/testing/postgres-cluster.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { openBenchContext, type BenchContext } from "./bench-context.ts";
import { bareMonth } from "./memories/bare-month.ts";
import { insertPeople, type Person } from "./memories/people.ts";
import { cpuOf, createReader, type Reader, timesByTurns, timesOf } from "./memories/reader.ts";
import { type Cast, fullMonth, sampleMemories } from "./memories/sample-memories.ts";
import { vocabulary } from "./memories/sample-texts.ts";
import { seed } from "./memories/seed.ts";

const usualTotal = sized(1_000_000, 20_000);
const bigShare = 0.1;
const smallCount = 1000;
const memoriesOfOthers = 1000;
const pageSize = 50;

/** `npm run bench -- memories --total=100000 --sqlite` for a quick look; `--postgres` for the other engine alone. */
const total = Number(process.argv.find((word) => word.startsWith("--total="))?.slice("--total=".length) ?? usualTotal);
/** `--total=130000 --big=100000` for an account with a hundred thousand among few others. */
const bigCount = Number(
  process.argv.find((word) => word.startsWith("--big="))?.slice("--big=".length) ?? total * bigShare,
);
const isWithoutSqlite = process.argv.includes("--postgres");
const isWithoutPostgres = process.argv.includes("--sqlite");

export const memories: Bench = {
  name: "memories",
  async run(): Promise<Row[]> {
    const rows: Row[] = [];
    if (!isWithoutSqlite) rows.push(...(await measure("SQLite", {})));
    if (!isWithoutPostgres) {
      const cluster = await startPostgresCluster();
      try {
        rows.push(...(await measure("PostgreSQL", { DATABASE_URL: cluster.url })));
      } finally {
        await cluster.stop();
      }
    }
    return rows;
  },
};

async function measure(engine: string, settings: Readonly<Record<string, string>>): Promise<Row[]> {
  const context = await openBenchContext({ BILLING: "included", ...settings });
  try {
    const started = performance.now();
    const cast = await castOf(context);
    await seed(context, sampleMemories(cast));
    const seconds = (performance.now() - started) / 1000;
    const rows = [
      { what: `memories seeded (${total} in all, ${cast.bigCount} of one account)`, value: seconds, unit: "s" },
      ...(await measureMonths(context, cast)),
      ...(await measureReading(context, cast)),
      ...(await measureOverviews(context, cast)),
      ...(await measureSearch(context, cast)),
    ];
    return rows.map((row) => ({ ...row, what: `${engine}: ${row.what}` }));
  } finally {
    await context.leave();
  }
}

async function castOf(context: BenchContext): Promise<Cast> {
  const others = Math.max(1, Math.round((total - bigCount - smallCount) / memoriesOfOthers));
  const [big, small, ...rest] = await insertPeople(context, others + 2);
  if (!big || !small) throw new Error("No account to measure");
  return { big, small, others: rest, bigCount, smallCount, total };
}

function yearOf({ years }: Person, year: number): string {
  return years.find((entry) => entry.year === year)?.id ?? "";
}

function monthPath(person: Person, year: number, month: number): string {
  return `/memories?yearId=${yearOf(person, year)}&month=${month}&limit=${pageSize}`;
}

async function measureMonths(context: BenchContext, { big, small }: Cast): Promise<Row[]> {
  const [reader, smallReader] = [await createReader(context, big), await createReader(context, small)];
  const bare = await bareMonth(context, big);
  const pathOf = (round: number): string => monthPath(big, 1941 + ((round * 7) % 85), 1 + (round % 12));
  const first = monthPath(big, fullMonth.year, fullMonth.month);
  const deep = await reader.pageAfter(first, Math.floor((bigCount * 0.03) / pageSize) - 3);
  const cpu = await cpuOf(100, {
    ours: (round) => reader.ask(pathOf(round)),
    bare: (round) => bare.inject(`/api${pathOf(round)}`),
    full: () => reader.ask(first),
    bareFull: () => bare.inject(`/api${first}`),
    deep: () => reader.ask(deep),
    small: (round) => smallReader.ask(monthPath(small, 1990, 1 + (round % 10))),
  });
  const { p50, p95 } = await timesOf(500, (round) => reader.ask(pathOf(round)));
  const last = await timesOf(100, () => reader.ask(deep));
  await bare.close();
  return [
    { what: "month view, 50 memories: p50", value: p50, unit: "ms" },
    { what: "month view, 50 memories: p95", value: p95, unit: "ms", atMost: 300 },
    { what: "the last page of the fullest month: p95", value: last.p95, unit: "ms", atMost: 300 },
    { what: "month view: CPU per call", value: cpu.ours, unit: "µs" },
    { what: "bare Fastify, same SQL: CPU per call", value: cpu.bare, unit: "µs" },
    { what: "month view against bare Fastify", value: cpu.ours / cpu.bare, unit: "times", atMost: 2 },
    { what: "the fullest month against bare Fastify", value: cpu.full / cpu.bareFull, unit: "times", atMost: 2 },
    { what: "month view against that of 1000 memories", value: cpu.ours / cpu.small, unit: "times", atMost: 1.3 },
    { what: "the last page of a month against its first", value: cpu.deep / cpu.full, unit: "times", atMost: 1.3 },
  ];
}

async function measureReading(context: BenchContext, { big }: Cast): Promise<Row[]> {
  const reader = await createReader(context, big);
  const ids: string[] = [];
  for (let year = 1941; year < 2026; year += 4) {
    const { memories: found } = await reader.get(monthPath(big, year, 5));
    ids.push(...found.slice(0, 10).map(({ _id }) => _id));
  }
  const timeline = await timesOf(60, () => reader.ask("/timeline"));
  const details = await timesOf(500, (round) => reader.ask(`/memories/details?id=${ids[round % ids.length]}`));
  return [
    { what: "first timeline load with the counts of 85 years: p50", value: timeline.p50, unit: "ms" },
    { what: "first timeline load with the counts of 85 years: p95", value: timeline.p95, unit: "ms", atMost: 300 },
    { what: "one memory with the ones before and after: p50", value: details.p50, unit: "ms" },
    { what: "one memory with the ones before and after: p95", value: details.p95, unit: "ms", atMost: 50 },
  ];
}

/** The screens of the walk, beside those of a member with a thousand memories, all of them in one year. */
async function measureOverviews(context: BenchContext, { big, small }: Cast): Promise<Row[]> {
  const [reader, smallReader] = [await createReader(context, big), await createReader(context, small)];
  // Not the year with the full month, which has several times as many memories as the small member's.
  const bigYear = (round: number) => yearOf(big, 1991 + ((round * 7) % 34));
  const smallYear = yearOf(small, 1990);
  const screens: Record<string, { ours: (round: number) => string; theirs: (round: number) => string }> = {
    home: {
      ours: (round) => `/timeline/home?month=${1 + (round % 12)}`,
      theirs: (round) => `/timeline/home?month=${1 + (round % 10)}`,
    },
    "a year": {
      ours: (round) => `/timeline/year?yearId=${bigYear(round)}`,
      theirs: () => `/timeline/year?yearId=${smallYear}`,
    },
    "a walk": {
      ours: (round) => `/memories/walk?yearId=${bigYear(round)}`,
      theirs: () => `/memories/walk?yearId=${smallYear}`,
    },
  };
  const rows: Row[] = [];
  for (const [name, { ours, theirs }] of Object.entries(screens)) {
    const calls = {
      big: (round: number) => reader.ask(ours(round)),
      small: (round: number) => smallReader.ask(theirs(round)),
    };
    await timesByTurns(40, calls);
    const times = await timesByTurns(300, calls);
    rows.push(
      { what: `${name}: p50`, value: times.big.p50, unit: "ms" },
      { what: `${name}: p95`, value: times.big.p95, unit: "ms", atMost: 50 },
      {
        what: `${name} against that of 1000 memories`,
        value: times.big.p50 / times.small.p50,
        unit: "times",
        atMost: 1.5,
      },
    );
  }
  return rows;
}

/** Searches as people type them: few letters, common and rare words, several of them, and with filters. */
function searchesOf(round: number): Record<string, string> {
  const common = vocabulary[round % 20] ?? "";
  const middling = vocabulary[200 + ((round * 13) % 2000)] ?? "";
  const rare = vocabulary[15_000 + ((round * 37) % 5000)] ?? "";
  const kinds: Record<string, string>[] = [
    { q: middling.slice(0, 2) },
    { q: common },
    { q: rare },
    { q: middling.slice(0, 3) },
    { q: `${common} ${middling}` },
    { q: `${common} ${vocabulary[(round + 7) % 20]}` },
    { q: common, memoryType: "Stone", fromYear: "1960", toYear: "1987" },
    { q: middling.slice(0, 1), archive: "only", media: "Image" },
    { q: middling.slice(0, 5) },
    { q: "nothinglikethis" },
    { q: `${common} ${middling} ${rare}` },
    { q: common, fromYear: "1990", toYear: "1990" },
  ];
  return kinds[round % kinds.length] ?? {};
}

function searchPath(query: Readonly<Record<string, string>>): string {
  return `/memories/search?${new URLSearchParams(query).toString()}`;
}

async function measureSearch(context: BenchContext, { big, small }: Cast): Promise<Row[]> {
  const [reader, smallReader] = [await createReader(context, big), await createReader(context, small)];
  const ask = (one: Reader, round: number) => one.ask(searchPath(searchesOf(round)));
  await timesOf(48, (round) => ask(reader, round));
  const bigTimes = await timesOf(960, (round) => ask(reader, round));
  const smallTimes = await timesOf(480, (round) => ask(smallReader, round));
  const first = searchPath({ q: (vocabulary[3] ?? "").slice(0, 2), limit: "50" });
  const deep = await reader.pageAfter(first, Math.min(300, Math.floor(bigCount / 400)));
  const cpu = await cpuOf(20, { first: () => reader.ask(first), deep: () => reader.ask(deep) });
  const times = { first: await timesOf(60, () => reader.ask(first)), deep: await timesOf(60, () => reader.ask(deep)) };
  return [
    { what: "search, a mix of twelve kinds: p50", value: bigTimes.p50, unit: "ms" },
    { what: "search, a mix of twelve kinds: p95", value: bigTimes.p95, unit: "ms", atMost: 50 },
    { what: "search among 1000 memories: p95", value: smallTimes.p95, unit: "ms" },
    { what: "search, a deep page against the first: CPU", value: cpu.deep / cpu.first, unit: "times", atMost: 1.3 },
    { what: "search, a deep page: p50", value: times.deep.p50, unit: "ms" },
    { what: "search, a deep page: p95", value: times.deep.p95, unit: "ms", atMost: 300 },
    { what: "search, its first page: p50", value: times.first.p50, unit: "ms" },
  ];
}
