import { percentile } from "../../row.ts";
import type { BenchContext } from "../bench-context.ts";
import type { Person } from "./people.ts";

interface Answer {
  readonly memories: readonly { readonly _id: string }[];
  readonly nextCursor: string | null;
}

/** A signed-in member, asking the whole app without a network in between. */
export async function createReader({ app, services }: BenchContext, person: Person) {
  const { token } = await services.sessions.start({ id: person.accountId, email: person.email }, "Bench");
  const headers = { authorization: `Bearer ${token}` };

  async function get(path: string): Promise<Answer> {
    const answer = await app.inject({ url: `/api${path}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json();
  }

  return {
    get,
    ask: async (path: string): Promise<void> => {
      const { statusCode, body } = await app.inject({ url: `/api${path}`, headers });
      if (statusCode !== 200) throw new Error(`${path}: ${body}`);
    },
    /** The path of a page that is so many cursors away. */
    async pageAfter(path: string, pages: number): Promise<string> {
      let cursor = "";
      for (let page = 0; page < pages; page += 1) {
        const { nextCursor } = await get(`${path}${cursor}`);
        if (nextCursor === null) throw new Error(`${path} has only ${page} pages`);
        cursor = `&cursor=${nextCursor}`;
      }
      return `${path}${cursor}`;
    },
  };
}

export type Reader = Awaited<ReturnType<typeof createReader>>;

type Work = (round: number) => Promise<unknown>;

const rounds = 7;

/** CPU of this process per call in µs, each the best of some rounds, alternating so that noise affects all alike. */
export async function cpuOf<const T extends Readonly<Record<string, Work>>>(
  calls: number,
  works: T,
): Promise<Record<keyof T, number>> {
  const best: Record<string, number> = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const before = process.cpuUsage();
      for (let call = 0; call < calls; call += 1) await work(call);
      const { user, system } = process.cpuUsage(before);
      // The first round only warms up.
      if (round >= 0) best[name] = Math.min(best[name] ?? Infinity, (user + system) / calls);
    }
  }
  // Every name of `works` was measured above, which the type of an index cannot show.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return best as Record<keyof T, number>;
}

interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** The duration of each call, in ms. */
export async function timesOf(calls: number, work: Work): Promise<Times> {
  return (await timesByTurns(calls, { work })).work;
}

/** Like `timesOf`, for several works by turns, so that noise affects all alike. */
export async function timesByTurns<const T extends Readonly<Record<string, Work>>>(
  calls: number,
  works: T,
): Promise<Record<keyof T, Times>> {
  const took = new Map(Object.keys(works).map((name): [string, number[]] => [name, []]));
  for (let call = 0; call < calls; call += 1) {
    for (const [name, work] of Object.entries(works)) {
      const asked = performance.now();
      await work(call);
      took.get(name)?.push(performance.now() - asked);
    }
  }
  const times = [...took].map(([name, each]) => [name, { p50: percentile(each, 0.5), p95: percentile(each, 0.95) }]);
  // Every name of `works` was measured above, which the type of `fromEntries` cannot show.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(times) as Record<keyof T, Times>;
}
