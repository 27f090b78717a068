import type { Row } from "../../row.ts";
import { sized } from "../../size.ts";
import { timesByTurns } from "../memories/reader.ts";
import type { Cost, MeasuredServer } from "./measured-server.ts";
import { screensOf } from "./screens.ts";

/** An account in the grown database, and one with the same memories in the small one it is compared with. */
export interface Probe {
  readonly name: string;
  readonly grown: { readonly server: MeasuredServer; readonly accountId: string };
  readonly small: { readonly server: MeasuredServer; readonly accountId: string };
}

const warmUps = sized(12, 2);
const budgetMs = sized(1500, 200);
const fewest = sized(30, 3);
const most = sized(200, 5);
const costRounds = 3;

/** Both by turns, call by call, so that whatever else the machine does affects both alike. */
export async function compare(probe: Probe, atMost: number | undefined): Promise<Row[]> {
  const grown = await screensOf(probe.grown.server, probe.grown.accountId);
  const small = await screensOf(probe.small.server, probe.small.accountId);
  const rows: Row[] = [];
  for (const [screen, ask] of grown) {
    const before = small.get(screen);
    if (!before) throw new Error(`${screen} is not in the small database`);
    const works = { grown: ask, small: before };
    const started = performance.now();
    await timesByTurns(warmUps, works);
    const each = (performance.now() - started) / warmUps;
    const calls = Math.round(Math.min(most, Math.max(fewest, budgetMs / each)));
    const times = await timesByTurns(calls, works);
    const cost = await costs(probe, works, Math.ceil(calls / costRounds));
    rows.push(...rowsOf(`${probe.name}: ${screen}`, times, cost, atMost));
  }
  return rows;
}

interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** Bound is the work of both processes: times are longer on a busy machine, and while a large account has to wait. */
function rowsOf(name: string, times: Both<Times>, cost: Both<Cost>, atMost: number | undefined): Row[] {
  return [
    { what: `${name}: p50`, value: times.grown.p50, unit: "ms" },
    { what: `${name}: p95`, value: times.grown.p95, unit: "ms" },
    { what: `${name}: server CPU`, value: cost.grown.cpuMs, unit: "ms" },
    { what: `${name}: PostgreSQL`, value: cost.grown.databaseMs, unit: "ms" },
    { what: `${name}: PostgreSQL in the small database`, value: cost.small.databaseMs, unit: "ms" },
    { what: `${name}: pages read`, value: cost.grown.pages, unit: "pages" },
    { what: `${name}: pages read in the small database`, value: cost.small.pages, unit: "pages" },
    { what: `${name}: p50 against the small database`, value: times.grown.p50 / times.small.p50, unit: "times" },
    {
      what: `${name}: work against the small database`,
      value: workOf(cost.grown) / workOf(cost.small),
      unit: "times",
      ...(atMost === undefined ? {} : { atMost }),
    },
  ];
}

function workOf({ cpuMs, databaseMs }: Cost): number {
  return cpuMs + databaseMs;
}

type Both<T> = Readonly<Record<"grown" | "small", T>>;
type Works = Both<(round: number) => Promise<unknown>>;

/** The least of some rounds. */
async function costs({ grown, small }: Probe, works: Works, calls: number) {
  const best = { grown: unlimited, small: unlimited };
  for (let round = 0; round < costRounds; round += 1) {
    best.grown = least(best.grown, await grown.server.costOf(calls, works.grown));
    best.small = least(best.small, await small.server.costOf(calls, works.small));
  }
  return best;
}

const unlimited: Cost = { cpuMs: Infinity, databaseMs: Infinity, pages: Infinity };

function least(one: Cost, other: Cost): Cost {
  return {
    cpuMs: Math.min(one.cpuMs, other.cpuMs),
    databaseMs: Math.min(one.databaseMs, other.databaseMs),
    pages: Math.min(one.pages, other.pages),
  };
}
