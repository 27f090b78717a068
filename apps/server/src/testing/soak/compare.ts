import { type Actor, choose } from "./actor.ts";
import { settleWith, type ShownMemory } from "./compare-memory.ts";
import { compareFile } from "./file-acts.ts";
import { settlePlan } from "./plan-acts.ts";
import { certain, settleFact, type SoakFile, type SoakMemory, type SoakPlace } from "./soak-model.ts";

const months = [7, 8];
const pageSize = 100;
const sampled = 3;

/** Compares everything with the model while nobody does anything; afterwards nothing is uncertain. */
export async function compareAll(actors: readonly Actor[], files: "new files" | "all files"): Promise<void> {
  for (const actor of actors) await compareMemberships(actor);
  for (const actor of actors) {
    for (const place of actor.model.places) await comparePlace(actor, place);
    await settlePlan(actor);
    await compareVersions(actor);
    await compareLinks(actor);
    await compareFiles(actor, files);
  }
}

async function compareMemberships({ me, model, number, watch }: Actor): Promise<void> {
  const { outcome, body } = await me.get("/timelines");
  if (outcome !== "done") return watch.object("The timelines cannot be compared");
  const roles = new Map<string, string>(body.timelines.map((one: { id: string; role: string }) => [one.id, one.role]));
  for (const { id, kind, members } of model.places) {
    const member = kind === "vault" ? members.get(number) : undefined;
    if (!member) continue;
    const role = roles.get(id);
    settleFact(member.isIn, role !== undefined, () => watch.object(`${number} is ${role ?? "no member"} of a vault`));
    if (role === undefined) continue;
    settleFact(member.mayWrite, role !== "viewer", () =>
      watch.object(`${number} is ${role}, which was not acknowledged`),
    );
  }
}

/** Whoever wrote in it settles what is uncertain; everybody else who may read it sees the same. */
async function comparePlace(actor: Actor, place: SoakPlace): Promise<void> {
  const { number, me, model, watch } = actor;
  const isMember = place.members.get(number)?.isIn.is === "yes";
  if (!isMember) {
    const answer = await me.get(`/timeline?timelineId=${place.id}`);
    if (place.kind !== "own" && answer.outcome !== "refused") watch.object(`${number} can open place ${place.number}`);
    return;
  }
  const shown = await listPlace(actor, place);
  const byId = new Map(shown.map((memory) => [memory._id, memory]));
  const byTitle = new Map(shown.map((memory) => [memory.memoryTitle, memory]));
  for (const memory of model.memoriesIn(place)) {
    const found = find(memory, byId, byTitle);
    settleWith(actor, memory, found);
    if (found) byId.delete(found._id);
  }
  for (const { memoryTitle } of byId.values()) watch.object(`Nobody wrote ${memoryTitle} in place ${place.number}`);
}

function find(
  memory: SoakMemory,
  byId: ReadonlyMap<string, ShownMemory>,
  byTitle: ReadonlyMap<string, ShownMemory>,
): ShownMemory | undefined {
  if (memory.id !== undefined) return byId.get(memory.id);
  return memory.possible.map((content) => byTitle.get(content?.title ?? "")).find((shown) => shown !== undefined);
}

/** All memories of a place, month by month, whose numbers must be the counts of the timeline. */
async function listPlace({ me, watch }: Actor, place: SoakPlace): Promise<ShownMemory[]> {
  const timeline = await me.get(place.kind === "own" ? "/timeline" : `/timeline?timelineId=${place.id}`);
  if (timeline.outcome !== "done") {
    watch.object(`The years of place ${place.number} cannot be compared`);
    return [];
  }
  const all: ShownMemory[] = [];
  for (const yearId of place.years) {
    const entry = timeline.body.years.find(({ _id }: { _id: string }) => _id === yearId);
    let sum = 0;
    for (const month of months) {
      const shown = await listMonth(me, `yearId=${yearId}&month=${month}`);
      sum += shown.length;
      if (entry?.monthCounts[month - 1] !== shown.length) watch.object(`A count in place ${place.number} is wrong`);
      all.push(...shown);
      if (place.kind === "own") all.push(...(await listMonth(me, `yearId=${yearId}&month=${month}&isArchived=true`)));
    }
    if (entry?.memoryCount !== sum) watch.object(`The count of a year in place ${place.number} is wrong`);
  }
  return all;
}

async function listMonth(me: Actor["me"], query: string): Promise<ShownMemory[]> {
  const all: ShownMemory[] = [];
  for (let cursor = ""; ;) {
    const { outcome, body } = await me.get(`/memories?${query}&limit=${pageSize}${cursor}`);
    if (outcome !== "done") return all;
    all.push(...body.memories);
    if (body.nextCursor === null) return all;
    cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`;
  }
}

async function compareVersions(actor: Actor): Promise<void> {
  const { me, model, number, watch } = actor;
  const edited = [...model.memories].filter(({ author, replaced }) => author === number && replaced.length > 0);
  for (let at = 0; at < sampled; at += 1) {
    const memory = choose(actor, edited);
    if (!memory) return;
    const { outcome, body } = await me.get(`/memories/versions?id=${memory.id}`);
    if (outcome !== "done") continue;
    const titles = body.versions.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle);
    const missing = memory.replaced.filter((title) => !titles.includes(title));
    if (missing.length > 0) watch.object(`Versions of memory ${memory.serial} are lost: ${missing.join()}`);
  }
}

async function compareLinks({ me, model, number, watch }: Actor): Promise<void> {
  const { outcome, body } = await me.get("/shares");
  if (outcome !== "done") return;
  const states = new Map<string, string>(body.shares.map((one: { id: string; state: string }) => [one.id, one.state]));
  for (const { id, owner, isOpen, memories } of model.links) {
    const state = states.get(id);
    // A link whose memories are all deleted is over, too.
    const isJudged = owner === number && state !== undefined && memories.some((memory) => model.memories.has(memory));
    if (isJudged) settleFact(isOpen, state !== "stopped", () => watch.object(`A link of ${number} is ${state}`));
  }
}

/** The files of somebody's memories, and that they count towards the quota. */
export function attachedFiles({ model }: Pick<Actor, "model">, number: number): SoakFile[] {
  const ids = [...model.memories].flatMap((memory) => (memory.author === number ? (certain(memory)?.files ?? []) : []));
  return ids.flatMap((id) => model.files.get(id) ?? []);
}

async function compareFiles(actor: Actor, which: "new files" | "all files"): Promise<void> {
  const attached = attachedFiles(actor, actor.number);
  const storage = await actor.me.get("/user/storage");
  const sum = attached.reduce((total, { bytes }) => total + bytes, 0);
  if (storage.outcome === "done" && storage.body.usedBytes < sum) {
    actor.watch.object(`${storage.body.usedBytes} bytes are counted, of ${sum}`);
  }
  for (const file of attached) {
    if (file.isCompared && which === "new files" && actor.numbers(20) > 0) continue;
    await compareFile(actor, file);
    file.isCompared = true;
  }
  // What no memory names any more is not looked at again.
  const named = new Set(attached);
  for (const file of actor.model.files.values()) {
    if (file.owner === actor.number && !named.has(file)) actor.model.files.delete(file.id);
  }
}
