import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { findWedding, openDemoLife, shareByLink } from "./demo-life.ts";
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
  /** Must not be found by search engines, which Lighthouse would count against it. */
  readonly isUnlisted?: true;
  /** Lowest scores, each the median of this many visits. */
  readonly atLeast: Readonly<Record<string, number>>;
  readonly visits: number;
}

const best = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const visits = sized(5, 1);
const signedIn = { isSignedIn: true, isUnlisted: true, visits } as const;

function pagesOf(memory: string, shared: string): readonly Visited[] {
  return [
    { name: "landing", path: "/", atLeast: best, visits },
    { name: "login", path: "/login", atLeast: best, visits },
    { name: "home", path: "/timeline", atLeast: best, ...signedIn },
    { name: "year", path: "/timeline?year=1993", atLeast: best, ...signedIn },
    { name: "memory", path: memory, atLeast: best, ...signedIn },
    { name: "shared page", path: shared, atLeast: best, isUnlisted: true, visits },
    { name: "month", path: "/timeline?year=1993&month=5", atLeast: {}, ...signedIn, visits: 1 },
    { name: "profile", path: "/profile", atLeast: {}, ...signedIn, visits: 1 },
    { name: "register", path: "/register", atLeast: {}, visits: 1 },
    { name: "about", path: "/about", atLeast: {}, visits: 1 },
  ];
}

const unfitForUnlisted = ["is-crawlable"];

/** As a phone loads it, on Lighthouse's simulated slow connection and processor. */
export const lighthouse: Bench = {
  name: "lighthouse",
  async run(): Promise<Row[]> {
    install();
    const server = await startServer();
    try {
      const { tokens } = await openDemoLife(server);
      const rows: Row[] = [];
      const wedding = await findWedding(server.address, tokens.authToken);
      const shared = await shareByLink(server.address, tokens.authToken, wedding);
      for (const page of pagesOf(`/timeline/memory/${wedding}/our-wedding-day/view`, shared)) {
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

async function visitPage(page: Visited, address: string, tokens: object): Promise<Row[]> {
  const { name, path, atLeast, visits: times } = page;
  const skipAudits = page.isUnlisted ? unfitForUnlisted : [];
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
