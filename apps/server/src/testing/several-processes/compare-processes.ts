import { lasting, lookAround, lostFrom, type Seen } from "#testing/releases/seen.ts";

import type { Family, Person, Traces } from "./traces.ts";

/** What is different between two processes for two people who look at everything: nothing, if both know it all. */
export async function compareProcesses(family: Family, traces: readonly Traces[]): Promise<string[]> {
  const { ada, ben } = family;
  const problems: string[] = [];
  for (const person of [ada, ben]) {
    const told = traces.flatMap(({ adaTold, benTold }) => (person === ada ? [...adaTold, ...benTold] : benTold));
    const [one, other] = [await look(family, 0, person), await look(family, 1, person)];
    for (const [which, seen] of [one, other].entries()) {
      const text = JSON.stringify(seen);
      const unread = told.filter((title) => !text.includes(title));
      if (unread.length > 0) problems.push(`${unread.length} memories are not seen at process ${which}`);
    }
    // The newer one may show more, but nothing else.
    problems.push(...lostFrom(lasting(other), lasting(one)));
    problems.push(...(await openFiles(family, [one, other], traces)));
  }
  for (const { shareToken, adaTold } of traces) problems.push(...(await visitShare(family, shareToken, adaTold[0])));
  return problems;
}

function look({ calls }: Family, which: number, { token }: Person): Promise<Seen> {
  return lookAround(async (method, path) => {
    const { status, body } = await calls.at(which, `/api${path}`, { method, token });
    return { status, body };
  });
}

/** Every original that one process shows is opened at the other. */
async function openFiles({ calls }: Family, seen: readonly Seen[], traces: readonly Traces[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [which, one] of seen.entries()) {
    for (const address of originalsIn(one)) {
      const { status, bytes } = await calls.at(which + 1, address);
      if (status !== 200 || !traces.some(({ photo }) => bytes.equals(photo))) {
        problems.push(`a file shown at process ${which} is ${status} at the other`);
      }
    }
  }
  return problems;
}

async function visitShare({ calls }: Family, token: string, title: string | undefined): Promise<string[]> {
  const visits = await calls.everywhere("/s/api/look", { method: "POST", body: { token } });
  return visits
    .filter(({ body }) => body?.share?.memories?.[0]?.title !== title)
    .map(({ status }) => `a shared page shows something else: ${status}`);
}

function originalsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === "originalUrl" && typeof one === "string" ? [one] : originalsIn(one),
  );
}
