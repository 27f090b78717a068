import { once as eventOnce, EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";

import { createNumbers, type Numbers } from "#testing/seeded-numbers.ts";

import { type Act, type Actor, choose } from "./actor.ts";
import { createCaller } from "./caller.ts";
import { compareAll } from "./compare.ts";
import { accept, answerOffer, changeRole, invite, joined, offer, removeMember, yearsOf } from "./family-acts.ts";
import { readFile } from "./file-acts.ts";
import { makeLink, stopLink, visit } from "./link-acts.ts";
import { archive, edit, remove, write, writeWithoutLeave } from "./memory-acts.ts";
import { buy, changePlan, foundVault } from "./plan-acts.ts";
import { lookAround, pry, search } from "./reading-acts.ts";
import { createSoakModel, fact, type SoakPerson } from "./soak-model.ts";
import { createWatch } from "./watch.ts";

const lookEveryMs = 20;

interface WorldWish {
  readonly address: () => string;
  readonly people: readonly SoakPerson[];
  readonly seed: number;
  /** Milliseconds between two acts of one person, at most. */
  readonly restMs: number;
}

/** The six people, by their number. */
const [ada, ben, cleo, dirk, emma] = [0, 1, 2, 3, 4];

/** How often each thing is done, beside the others. */
const usual = new Map<Act, number>([
  [write, 5],
  [edit, 4],
  [archive, 1],
  [remove, 2],
  [lookAround, 3],
  [search, 1],
  [readFile, 2],
  [pry, 2],
  [writeWithoutLeave, 1],
]);
const everybody = [...usual].flatMap(([act, times]) => Array.from({ length: times }, () => act));

const special: ReadonlyMap<number, readonly Act[]> = new Map([
  [ada, [changeRole, removeMember, invite, answerOffer, makeLink, stopLink]],
  [ben, [makeLink, stopLink]],
  [cleo, [accept, accept]],
  [dirk, [offer, makeLink]],
  [emma, [changePlan, makeLink, stopLink]],
]);

/** The usual load on the product, by six members and a visitor, and the model that knows what must come of it. */
export async function createSoakWorld({ address, people, seed, restMs }: WorldWish) {
  const model = createSoakModel();
  const watch = createWatch();
  model.people.push(...people);
  const calling = { address, model, watch };
  const actors = people.map((person): Actor => ({
    me: createCaller(calling, person),
    number: person.number,
    model,
    watch,
    numbers: createNumbers(seed + person.number),
  }));
  await settleIn(actors);
  const visitor = { ...calling, numbers: createNumbers(seed + 100) };
  const fail = (error: unknown): void => watch.object(`The soak itself failed: ${inspect(error)}`);
  const workers = [
    ...actors.map((actor) => createWorker(() => act(actor), { restMs, fail, numbers: actor.numbers })),
    createWorker(() => visit(visitor), { restMs, fail, numbers: visitor.numbers }),
  ];
  const calls = (): number => watch.counted("calls");

  return {
    model,
    watch,
    actors,
    resume: (): void => workers.forEach((worker) => worker.resume()),
    /** Resolves when nobody does anything any more. */
    pause: async (): Promise<void> => void (await Promise.all(workers.map((worker) => worker.pause()))),
    /** The same where the product will not come back. */
    async giveUp(): Promise<void> {
      watch.over.abort();
      await Promise.all(workers.map((worker) => worker.pause()));
    },
    /** Resolves when so many more things have been done. */
    async acts(count: number): Promise<void> {
      const goal = sum() + count;
      while (sum() < goal) await Promise.race(workers.map((worker) => worker.done()));
    },
    /** Resolves when so many more calls have been made. */
    async calls(count: number): Promise<void> {
      const goal = calls() + count;
      while (calls() < goal) await pause(lookEveryMs);
    },
    /** Resolves when everybody has done something from beginning to end. */
    async everybodyActs(): Promise<void> {
      await Promise.all(workers.map(async (worker) => worker.done().then(() => worker.done())));
    },
    compare: (files: "new files" | "all files") => compareAll(actors, files),
  };

  function sum(): number {
    return workers.reduce((total, worker) => total + worker.count(), 0);
  }
}

export type SoakWorld = Awaited<ReturnType<typeof createSoakWorld>>;

async function act(actor: Actor): Promise<void> {
  const own = special.get(actor.number) ?? [];
  const one = actor.numbers(6) === 0 ? choose(actor, own) : choose(actor, everybody);
  await one?.(actor);
}

interface WorkerWish {
  readonly restMs: number;
  readonly numbers: Numbers;
  readonly fail: (error: unknown) => void;
}

/** Does one thing after the other until it is paused. */
function createWorker(work: () => Promise<void>, { restMs, numbers, fail }: WorkerWish) {
  const news = new EventEmitter().setMaxListeners(100);
  let count = 0;
  let running: { readonly over: AbortController; readonly work: Promise<void> } | undefined;

  async function run(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await work().catch(fail);
      count += 1;
      news.emit("done");
      await pause(numbers(restMs));
    }
  }

  return {
    count: () => count,
    done: () => eventOnce(news, "done"),
    resume(): void {
      const over = new AbortController();
      running = { over, work: run(over.signal) };
    },
    async pause(): Promise<void> {
      running?.over.abort();
      await running?.work;
    },
  };
}

/** Everybody's own timeline, a vault of three, what a guest writes for its owner, and a vault that is paid for in the demo. */
async function settleIn(actors: readonly Actor[]): Promise<void> {
  for (const actor of actors) {
    const { me, model, number } = actor;
    const made = await me.persist({ method: "POST", path: "/api/timeline/create", body: { startYear: 1990 } });
    if (made.outcome !== "done") throw new Error(made.bytes.toString());
    const { body } = await me.get("/timeline");
    const members = new Map([[number, joined("yes")]]);
    const place = { kind: "own", id: body.timeline._id, owner: number, members, isCovered: fact("yes") } as const;
    model.addPlace({ ...place, years: await yearsOf(me) });
  }
  const [host, second, third, guest, buyer] = actors;
  if (!host || !second || !third || !guest || !buyer) throw new Error("Six people are needed");
  const members = new Map([
    [second.number, joined("yes")],
    [third.number, joined("no")],
  ]);
  const vault = await foundVault(host, members);
  await welcome(host, second, { timelineId: vault.id, role: "contributor" });
  await welcome(host, third, { timelineId: vault.id, role: "viewer" });
  const years = { from: 1990, to: 1991 };
  const id = await welcome(host, guest, { timelineId: host.model.own(host.number)?.id, role: "contributor", years });
  const writers = new Map([[guest.number, joined("yes")]]);
  const covered = { owner: host.number, isCovered: fact("yes") };
  host.model.addPlace({ kind: "guest", id, years: await yearsOf(guest.me, id), members: writers, ...covered });
  if (!(await buy(buyer))) throw new Error("Nothing can be bought");
  await foundVault(buyer);
}

async function welcome(host: Actor, whom: Actor, wish: object): Promise<string> {
  const invited = await host.me.post("/invitations", { ...wish, email: whom.me.person.email });
  const accepted = await whom.me.post("/invitations/accept", { id: invited.body.invitation.id });
  if (accepted.outcome !== "done") throw new Error(accepted.bytes.toString());
  return accepted.body.timeline.id;
}
