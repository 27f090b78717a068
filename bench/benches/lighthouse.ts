import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openDemoLife } from "./demo-life.ts";
import { startServer } from "./running-server.ts";

const version = "13.5.0";
const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/lighthouse", version);
const modules = join(folder, "node_modules");
const run = promisify(execFile);

const verdictSchema = z.object({
  scores: z.record(z.string(), z.number()),
  shift: z.number(),
  complaints: z.array(z.string()),
});

interface Visited {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: true;
  /** Lowest scores, each the median of this many visits. */
  readonly atLeast: Readonly<Record<string, number>>;
  readonly visits: number;
}

const best = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const visits = sized(5, 1);
const signedIn = { isSignedIn: true, visits } as const;

function pagesOf(memory: string): readonly Visited[] {
  return [
    { name: "landing", path: "/", atLeast: best, visits },
    { name: "login", path: "/login", atLeast: best, visits },
    { name: "home", path: "/timeline", atLeast: best, ...signedIn },
    { name: "year", path: "/timeline?year=1993", atLeast: best, ...signedIn },
    { name: "memory", path: memory, atLeast: best, ...signedIn },
    { name: "month", path: "/timeline?year=1993&month=5", isSignedIn: true, atLeast: {}, visits: 1 },
    { name: "profile", path: "/profile", isSignedIn: true, atLeast: {}, visits: 1 },
    { name: "register", path: "/register", atLeast: {}, visits: 1 },
    { name: "about", path: "/about", atLeast: {}, visits: 1 },
  ];
}

/** A private page must not be found by search engines, which Lighthouse would count against it. */
const unfitForMembers = ["is-crawlable"];

/** As a phone loads it, on Lighthouse's simulated slow connection and processor. */
export const lighthouse: Bench = {
  name: "lighthouse",
  async run(): Promise<Row[]> {
    install();
    const server = await startServer();
    try {
      const { tokens } = await openDemoLife(server);
      const rows: Row[] = [];
      for (const page of pagesOf(await memoryPath(server.address, tokens.authToken))) {
        rows.push(...(await visitPage(page, server.address, page.isSignedIn ? tokens : {})));
      }
      return rows;
    } finally {
      await server.stop();
    }
  },
};

/**
 * Lighthouse has 180 MB of packages, a good part of them to report on itself. In our lockfile every installation of the
 * product would fetch them; here only a run of this bench does.
 */
function install(): void {
  if (existsSync(join(modules, "lighthouse/package.json"))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const words = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", `lighthouse@${version}`];
  execFileSync("npm", words, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

const yearsSchema = z.object({ years: z.array(z.object({ _id: z.string(), year: z.number() })) });
const memoriesSchema = z.object({ memories: z.array(z.object({ _id: z.string() })) });

/** The page of the demo life's wedding, which has a long text and thirteen pictures. */
async function memoryPath(address: string, token: string): Promise<string> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  const { years } = yearsSchema.parse(await ask("/timeline"));
  const yearId = years.find(({ year }) => year === 1993)?._id ?? "";
  const { memories } = memoriesSchema.parse(await ask(`/memories?yearId=${yearId}&month=5`));
  return `/timeline/memory/${memories[0]?._id}/our-wedding-day/view`;
}

async function visitPage(page: Visited, address: string, tokens: object): Promise<Row[]> {
  const { name, path, atLeast, visits: times } = page;
  const skipAudits = page.isSignedIn ? unfitForMembers : [];
  const verdicts: z.infer<typeof verdictSchema>[] = [];
  for (let visit = 0; visit < times; visit++) {
    const env = { ...process.env, VISIT: JSON.stringify({ modules, address, path, tokens, skipAudits }) };
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, "lighthouse/visit.mjs")], { env });
    verdicts.push(verdictSchema.parse(JSON.parse(stdout)));
  }
  for (const complaint of new Set(verdicts.flatMap(({ complaints }) => complaints))) {
    process.stderr.write(`  ${name}: ${complaint}\n`);
  }
  const scores = Object.entries(atLeast).map(([category, bound]) => ({
    what: `${name}, ${category}, median of ${times}`,
    value: percentile(
      verdicts.map((verdict) => verdict.scores[category] ?? 0),
      0.5,
    ),
    unit: "",
    atLeast: bound,
  }));
  const shift = Math.max(...verdicts.map((verdict) => verdict.shift));
  return [...scores, { what: `${name}, layout shift, worst of ${times}`, value: shift, unit: "", atMost: 0 }];
}
