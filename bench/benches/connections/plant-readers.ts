import { sized } from "../../size.ts";
import { openBenchContext } from "../bench-context.ts";
import { insertPeople, type Person } from "../memories/people.ts";
import { sampleMemories } from "../memories/sample-memories.ts";
import { seed } from "../memories/seed.ts";

const personCount = 5;
const memoriesOfEach = sized(10_000, 200);
const pathsOfEach = 60;

export interface PlantedReaders {
  readonly tokens: readonly string[];
  /** Of each token, in the same order: the timeline and its months. */
  readonly paths: readonly (readonly string[])[];
  /** The lifeline of a whole timeline, the largest answer there is. */
  readonly largePath: string;
  readonly token: string;
  /** Somebody who can log in. */
  readonly email: string;
  readonly password: string;
}

/** A database whose readers have ten thousand memories each. */
export async function plantReaders(folder: string): Promise<PlantedReaders> {
  const context = await openBenchContext({ DATA_DIR: folder, BILLING: "included" });
  try {
    const people = await insertPeople(context, personCount);
    const [big, small, ...others] = people;
    // Who takes too much gets less: the slow clients have an account of their own.
    const greedy = others.at(-1);
    if (!big || !small || !greedy) throw new Error("Nobody reads");
    const [bigCount, smallCount] = [memoriesOfEach, memoriesOfEach];
    await seed(
      context,
      sampleMemories({ big, small, others, bigCount, smallCount, total: personCount * memoriesOfEach }),
    );
    const { sessions, accounts } = context.services;
    const logIn = async (person: Person) =>
      (await sessions.start({ id: person.accountId, email: person.email }, "Bench")).token;
    const reading = people.filter((person) => person !== greedy);
    const tokens = await Promise.all(reading.map(logIn));
    const [email, password] = ["new@example.com", "seven quiet swans"];
    const names = { firstName: "Ada", lastName: "Marsh", dateOfBirth: "1958-03-09", cityName: "Utrecht" };
    await accounts.openAnew({ ...names, email, password, isReflectionPrompt: false });
    return {
      tokens,
      paths: reading.map(pathsOf),
      largePath: "/api/lifeline",
      token: await logIn(greedy),
      email,
      password,
    };
  } finally {
    await context.leave();
  }
}

function pathsOf({ years }: Person): string[] {
  const months = Array.from({ length: pathsOfEach }, (_, at) => {
    const year = years[(at * 7) % years.length];
    return `/api/memories?yearId=${year?.id}&month=${1 + (at % 12)}&limit=50`;
  });
  return ["/api/timeline", ...months];
}
