import type { Happening, Inside, Outcome } from "./family-actions.ts";
import { choose } from "./family-actions.ts";
import { invitationActions, leavingActions, roleActions } from "./family-member-actions.ts";
import { guestActions, memoryActions, offerActions } from "./family-memory-actions.ts";
import { createFamilyModel, type ModelMemory, type ModelTimeline } from "./family-model.ts";
import { vaultActions } from "./family-vault-actions.ts";
import { succeed } from "./family.ts";
import type { TestServer } from "./server-test.ts";
import { createWriter, giveAddOns, setTimeline, type TestTimeline, type Writer, writerOn } from "./writer.ts";

const peopleCount = 4;

/** People, their vaults and guests, in the product and in the model, which must agree about every answer. */
export async function createFamilyWorld(first: TestServer, second: TestServer) {
  const people: Writer[] = [];
  const homes: TestTimeline[] = [];
  const model = createFamilyModel(peopleCount);
  let calls = 0;
  for (let index = 0; index < peopleCount; index += 1) {
    const person = await createWriter(first);
    people.push(person);
    homes.push(await setTimeline(person));
  }

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

  const inside: Inside = { model, first, people, homes, ids: new Map(), as, buy };
  const actions = actionsOf(inside);
  for (const payer of [0, 1]) await buy(payer);
  await begin(actions);

  return {
    model,
    ...readsOf(inside),

    async happen({ what, who, whom, which, how }: Happening): Promise<Outcome> {
      first.clock.advance(1);
      const living = [...model.alive];
      const [one, other] = [choose(living, who), choose(living, whom)];
      if (one === undefined || other === undefined) return undefined;
      return actions[what](one, other, which, how);
    },
  };
}

export type FamilyWorld = Awaited<ReturnType<typeof createFamilyWorld>>;

function actionsOf(inside: Inside) {
  return {
    ...vaultActions(inside),
    ...roleActions(inside),
    ...invitationActions(inside),
    ...leavingActions(inside),
    ...memoryActions(inside),
    ...guestActions(inside),
    ...offerActions(inside),
  };
}

/** A vault of the first with the second and the third, and a guest of the first, so that there is something to change. */
async function begin(actions: ReturnType<typeof actionsOf>): Promise<void> {
  await actions.found(0, 0, 0, 0);
  for (const person of [1, 2]) {
    await actions.invite(0, person, 0, person);
    await actions.accept(person, 0, 0, person);
  }
  await actions["welcome guest"](0, 3, 0, 0);
  for (const timeline of [0, 0, 1]) await actions.write(0, 0, timeline, 1 + timeline);
}

/** What the product shows of the world. */
function readsOf({ model, first, as }: Inside) {
  return {
    /** Titles by search. */
    async found(person: number): Promise<string[]> {
      const { body } = await succeed(as(person).get("/memories/search?q=lane&archive=with&limit=50"));
      return titlesIn(body.memories);
    },

    async offered(person: number): Promise<string[]> {
      const { body } = await succeed(as(person).get("/offers"));
      const waiting = body.offers.filter(({ state }: { state: string }) => state === "waiting");
      return titlesIn(waiting.map(({ memory }: { memory: Titled }) => memory));
    },

    /** Titles in the lists of all timelines that the product says somebody belongs to, and the sum of their counts. */
    async lists(person: number): Promise<{ lists: string[]; counts: number }> {
      const { body } = await succeed(as(person).get("/timelines"));
      const lists: string[] = [];
      let counts = 0;
      for (const { id, kind } of body.timelines) {
        const path = kind === "personal" ? "/timeline" : `/timeline?timelineId=${id}`;
        const { years } = (await succeed(as(person).get(path))).body;
        for (const { _id, memoryCount } of years.filter(({ year }: { year: number }) => year === 1990)) {
          counts += memoryCount;
          lists.push(...titlesIn((await succeed(as(person).get(`/memories?yearId=${_id}&month=7`))).body.memories));
        }
      }
      return { lists, counts };
    },

    reads: async (person: number, { id }: ModelMemory): Promise<boolean> =>
      (await as(person).get(`/memories/details?id=${id}`)).status === 200,

    async ownerCount(vault: ModelTimeline): Promise<number> {
      const members = first.database.db.selectFrom("memberships").where("timeline_id", "=", vault.id);
      return (await members.select("account_id").where("role", "=", "owner").execute()).length;
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

interface Titled {
  readonly memoryTitle: string;
}

function titlesIn(memories: readonly Titled[]): string[] {
  return memories.map(({ memoryTitle }) => memoryTitle);
}
