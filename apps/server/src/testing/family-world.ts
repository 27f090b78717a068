import { type Happening, type Outcome } from "./family-actions.ts";
import { memberActions } from "./family-member-actions.ts";
import { guestActions, memoryActions } from "./family-memory-actions.ts";
import { createFamilyModel, type ModelMemory, type ModelTimeline } from "./family-model.ts";
import { vaultActions } from "./family-vault-actions.ts";
import { messageOf, succeed } from "./family.ts";
import type { TestServer } from "./server-test.ts";
import { createWriter, giveAddOns, setTimeline, type TestTimeline, type Writer, writerOn } from "./writer.ts";

const peopleCount = 4;

/** People, their vaults and guests, in the product and in the model, which must agree about every answer. */
export async function createFamilyWorld(first: TestServer, second: TestServer) {
  const people: Writer[] = [];
  const homes: TestTimeline[] = [];
  const model = createFamilyModel(peopleCount);
  const ids = new Map<ModelTimeline, TestTimeline>();
  let calls = 0;
  let titles = 0;
  for (let index = 0; index < peopleCount; index += 1) {
    const person = await createWriter(first);
    people.push(person);
    homes.push(await setTimeline(person));
  }
  for (const payer of [0, 1]) await buy(payer);

  /** Every other call goes to the other server. */
  function as(person: number): Writer {
    calls += 1;
    const writer = people[person];
    if (!writer) throw new Error("No such person");
    return writerOn(calls % 2 === 0 ? first : second, writer);
  }

  async function buy(person: number): Promise<void> {
    await giveAddOns(first, { accountId: people[person]?.accountId ?? "" });
    model.payers.add(person);
  }

  const accountOf = (person: number): string => people[person]?.accountId ?? "";
  const idsOf = (timeline: ModelTimeline): TestTimeline => {
    const found = ids.get(timeline);
    if (!found) throw new Error("No such timeline");
    return found;
  };
  const choose = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
  const vaults = (): ModelTimeline[] => model.timelines.filter(({ kind, isGone }) => kind === "vault" && !isGone);
  const guests = (): ModelTimeline[] => model.timelines.filter(({ kind, isGone }) => kind === "guest" && !isGone);

  /** The answer must be what the model expects. */
  function agree(
    answer: { status: number; body: { message?: string } },
    isExpected: boolean,
    change: () => void,
  ): Outcome {
    const isDone = answer.status === 200;
    if (isDone !== isExpected)
      throw new Error(`Expected ${isExpected ? "" : "no "}success: ${messageOf(answer).join(" ")}`);
    if (isDone) change();
    return isDone ? "done" : "refused";
  }

  async function write(who: number, timeline: ModelTimeline | number): Promise<Outcome> {
    titles += 1;
    const title = `lane${titles}x${accountOf(who).slice(-6)}`;
    const place = typeof timeline === "number" ? homes[timeline] : idsOf(timeline);
    const isMember = typeof timeline === "number" || timeline.members.has(who);
    const mayAdd =
      typeof timeline === "number" ||
      (timeline.members.get(who)?.role !== "viewer" && isMember && model.isCovered(timeline));
    const answer = await as(who).post("/memories", {
      timelineId: place?.id ?? "",
      yearId: place?.yearId(1990) ?? "",
      month: 7,
      memoryTitle: title,
      memoryDescription: "<p>lane</p>",
    });
    return agree(answer, mayAdd, () => {
      const id: string = answer.body.memory._id;
      model.memories.push({ id, title, author: who, place: timeline, isGone: false, offer: undefined });
    });
  }

  const world = { model, as, homes, people, accountOf, idsOf, choose, vaults, guests, agree, write, buy, ids, first };
  const actions = { ...vaultActions(world), ...memberActions(world), ...memoryActions(world), ...guestActions(world) };

  await begin();

  /** A vault of the first with the second and the third, and a guest of the first, so that there is something to change. */
  async function begin(): Promise<void> {
    await actions.found(0, 0, 0, 0);
    for (const [index, how] of [
      [1, 1],
      [2, 2],
    ] as const) {
      await actions.invite(0, index, 0, how);
      await actions.accept(index, 0, 0, how);
    }
    await actions["welcome guest"](0, 3, 0, 0);
    for (const [who, which] of [
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const) {
      await actions.write(who, 0, which, 1);
    }
  }

  return {
    model,

    async happen({ what, who, whom, which, how }: Happening): Promise<Outcome> {
      first.clock.advance(1);
      const living = [...model.alive];
      const [one, other] = [choose(living, who), choose(living, whom)];
      if (one === undefined || other === undefined) return undefined;
      return actions[what](one, other, which, how);
    },

    /** Titles by search. */
    async found(person: number): Promise<string[]> {
      const { body } = await succeed(as(person).get("/memories/search?q=lane&archive=with&limit=50"));
      return body.memories.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle);
    },

    async offered(person: number): Promise<string[]> {
      const { body } = await succeed(as(person).get("/offers"));
      const waiting = body.offers.filter(({ state }: { state: string }) => state === "waiting");
      return waiting.map(({ memory }: { memory: { memoryTitle: string } }) => memory.memoryTitle);
    },

    /** Titles in the lists of all timelines that the product says somebody belongs to, and the sum of their counts. */
    async lists(person: number): Promise<{ lists: string[]; counts: number }> {
      const { body } = await succeed(as(person).get("/timelines"));
      const lists: string[] = [];
      let counts = 0;
      for (const { id, kind } of body.timelines) {
        const path = kind === "personal" ? "/timeline" : `/timelines/years?timelineId=${id}`;
        const { years } = (await succeed(as(person).get(path))).body;
        for (const { _id, memoryCount } of years.filter(({ year }: { year: number }) => year === 1990)) {
          counts += memoryCount;
          const page = await succeed(as(person).get(`/memories?yearId=${_id}&month=7`));
          lists.push(...page.body.memories.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle));
        }
      }
      return { lists, counts };
    },

    reads: async (person: number, { id }: ModelMemory): Promise<boolean> =>
      (await as(person).get(`/memories/details?id=${id}`)).status === 200,

    async ownerCount(vault: ModelTimeline): Promise<number> {
      const rows = await first.database.db
        .selectFrom("memberships")
        .select("account_id")
        .where("timeline_id", "=", vault.id)
        .where("role", "=", "owner")
        .execute();
      return rows.length;
    },

    /** Everything of these people that is stored. */
    async storedTitles(): Promise<string[]> {
      const own = model.memories.map(({ id }) => id);
      if (own.length === 0) return [];
      const rows = await first.database.db.selectFrom("memories").select("title").where("id", "in", own).execute();
      return rows.map(({ title }) => title);
    },

    titlesLeft: (): string[] => model.memories.filter(({ isGone }) => !isGone).map(({ title }) => title),
  };
}

export type FamilyWorld = Awaited<ReturnType<typeof createFamilyWorld>>;
