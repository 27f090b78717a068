import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { type RunningServer, startServer } from "./running-server.ts";

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
const loginSchema = z.object({ token: z.string(), refreshToken: z.string() });

interface Visited {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: true;
  /** Lowest scores, each the median of this many visits. */
  readonly atLeast: Readonly<Record<string, number>>;
  readonly visits: number;
}

const pages: readonly Visited[] = [
  {
    name: "landing",
    path: "/",
    atLeast: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 },
    visits: sized(5, 1),
  },
  { name: "timeline", path: "/timeline", isSignedIn: true, atLeast: { performance: 90 }, visits: sized(5, 1) },
  { name: "year", path: "/timeline?year=1993", isSignedIn: true, atLeast: {}, visits: 1 },
  { name: "month", path: "/timeline?year=1993&month=5", isSignedIn: true, atLeast: {}, visits: 1 },
  { name: "profile", path: "/profile", isSignedIn: true, atLeast: {}, visits: 1 },
  { name: "register", path: "/register", atLeast: {}, visits: 1 },
  { name: "about", path: "/about", atLeast: {}, visits: 1 },
];

/** As a phone loads it, on Lighthouse's simulated slow connection and processor. */
export const lighthouse: Bench = {
  name: "lighthouse",
  async run(): Promise<Row[]> {
    install();
    const server = await startServer();
    try {
      const tokens = await demoTokens(server);
      const rows: Row[] = [];
      for (const page of pages) rows.push(...(await visitPage(page, server.address, page.isSignedIn ? tokens : {})));
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

async function visitPage({ name, path, atLeast, visits }: Visited, address: string, tokens: object): Promise<Row[]> {
  const verdicts: z.infer<typeof verdictSchema>[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const env = { ...process.env, VISIT: JSON.stringify({ modules, address, path, tokens }) };
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, "lighthouse/visit.mjs")], { env });
    verdicts.push(verdictSchema.parse(JSON.parse(stdout)));
  }
  for (const complaint of new Set(verdicts.flatMap(({ complaints }) => complaints))) {
    process.stderr.write(`  ${name}: ${complaint}\n`);
  }
  const scores = Object.entries(atLeast).map(([category, bound]) => ({
    what: `${name}, ${category}, median of ${visits}`,
    value: percentile(
      verdicts.map((verdict) => verdict.scores[category] ?? 0),
      0.5,
    ),
    unit: "",
    atLeast: bound,
  }));
  const shift = Math.max(...verdicts.map((verdict) => verdict.shift));
  return [...scores, { what: `${name}, layout shift, worst of ${visits}`, value: shift, unit: "", atMost: 0.02 }];
}

/** Signs in to the demo account; its login is read from the command's output. */
async function demoTokens(server: RunningServer): Promise<object> {
  const env = { ...process.env, DATA_DIR: server.folder, NODE_ENV: "production" };
  const { stdout } = await run(process.execPath, [join(root, "apps/server/src/demo.ts")], { env });
  const word = (name: string) => new RegExp(`${name}\\s+(\\S+)`).exec(stdout)?.[1] ?? "";
  const answer = await server.post("/auth/login", { email: word("email"), password: word("password") });
  const { token, refreshToken } = loginSchema.parse(await answer.json());
  return { authToken: token, refreshToken };
}
