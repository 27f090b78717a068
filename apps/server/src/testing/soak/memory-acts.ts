import { type Act, type Actor, choose, expectNoRefusal, once } from "./actor.ts";
import type { SoakAnswer, SoakCall } from "./caller.ts";
import { canaryOf } from "./canaries.ts";
import { settleMemory } from "./compare-memory.ts";
import { upload } from "./file-acts.ts";
import { become, certain, type Content, type SoakMemory, type SoakPlace } from "./soak-model.ts";

const months = [7, 8];
const mostMemories = 40;
const mostFiles = 3;
const mostReplaced = 5;

/** Where somebody may add memories, as far as they know. */
function writablePlaces({ model, number }: Actor): SoakPlace[] {
  return model.places.filter((place) => mayWrite(place, number) !== "no");
}

function mayWrite(place: SoakPlace, person: number): "yes" | "no" | "unsure" {
  const member = place.members.get(person);
  const facts = [member?.isIn.is ?? "no", member?.mayWrite.is ?? "no", place.isCovered.is];
  if (facts.includes("no")) return "no";
  return facts.includes("unsure") ? "unsure" : "yes";
}

function newContent(memory: SoakMemory, { numbers }: Actor, rest: Pick<Content, "isArchived" | "files">): Content {
  const title = `${canaryOf(memory)} ${numbers(1_000_000_000)}`;
  return { ...rest, title, text: `<p>${title}, and it rained.</p><p>Then it <strong>stopped</strong>.</p>` };
}

export const write: Act = async (actor) => {
  const place = choose(actor, writablePlaces(actor));
  if (!place) return;
  const own = actor.model.memoriesIn(place).filter(({ author }) => author === actor.number);
  if (own.length >= mostMemories) return remove(actor);
  const isOwn = place.kind === "own";
  const file = isOwn && actor.numbers(3) === 0 ? await upload(actor) : undefined;
  const expected = mayWrite(place, actor.number);
  const answer = await writeIn(actor, place, file === undefined ? [] : [file]);
  if (expected === "yes" && mayWrite(place, actor.number) === "yes") expectNoRefusal(actor, answer, "writing");
};

/** Where it is known that one may not write, nothing is written. */
export const writeWithoutLeave: Act = async (actor) => {
  const places = actor.model.places.filter((place) => mayWrite(place, actor.number) === "no");
  const place = choose(actor, places);
  if (!place) return;
  const answer = await writeIn(actor, place, []);
  const stillMayNot = mayWrite(place, actor.number) === "no";
  if (answer.outcome === "done" && stillMayNot && !changedSince(place, actor.number, answer.begunAt)) {
    actor.watch.object(`${actor.me.person.email} wrote where they may not`);
  }
};

function changedSince({ members, isCovered }: SoakPlace, person: number, begunAt: number): boolean {
  const member = members.get(person);
  const facts = [isCovered, ...(member ? [member.isIn, member.mayWrite] : [])];
  return facts.some(({ changedAt }) => changedAt > begunAt);
}

async function writeIn(actor: Actor, place: SoakPlace, files: readonly string[]): Promise<SoakAnswer> {
  const { model, numbers } = actor;
  const year = numbers(place.years.length);
  const month = choose(actor, months) ?? 7;
  const memory = model.planMemory({ author: actor.number, place, year, month });
  const content = newContent(memory, actor, { isArchived: false, files });
  const where = { timelineId: place.id, yearId: place.years[year], month };
  become(memory, [undefined, content]);
  const answer = await once(actor, { method: "POST", path: "/api/memories", body: { ...where, ...wordsOf(content) } });
  take(memory, answer, undefined, content);
  if (memory.possible.length === 1 && certain(memory) === undefined) model.forget(memory);
  return answer;
}

function wordsOf({ title, text, files }: Content): object {
  return { memoryTitle: title, memoryDescription: text, media: files.map((s3id) => ({ s3id })) };
}

/** What is known of a memory after the answer to a change of it. */
function take(memory: SoakMemory, answer: SoakAnswer, before: Content | undefined, after: Content | undefined): void {
  if (answer.outcome === "refused") return become(memory, [before]);
  if (answer.outcome === "unknown") return;
  become(memory, [after]);
  memory.id ??= answer.body.memory?._id;
  memory.version = answer.body.memory?.version;
}

/** One of somebody's own memories, of which it is certain how it is. */
async function pickOwn(actor: Actor): Promise<{ memory: SoakMemory; content: Content } | undefined> {
  const own = [...actor.model.memories].filter(
    ({ author, isOffered, place }) =>
      author === actor.number && isOffered.is === "no" && mayWrite(place, actor.number) === "yes",
  );
  const memory = choose(actor, own);
  if (!memory) return undefined;
  if (memory.possible.length > 1) await settleMemory(actor, memory);
  const content = certain(memory);
  return content && memory.id !== undefined ? { memory, content } : undefined;
}

async function change(actor: Actor, memory: SoakMemory, next: Content | undefined, call: SoakCall): Promise<void> {
  const before = certain(memory);
  become(memory, [before, next]);
  const answer = await once(actor, call);
  take(memory, answer, before, next);
  if (mayWrite(memory.place, actor.number) === "yes" && !changedSince(memory.place, actor.number, answer.begunAt)) {
    expectNoRefusal(actor, answer, `${call.method} ${call.path}`);
  }
  if (answer.outcome === "done" && next === undefined) actor.model.forget(memory);
}

export const edit: Act = async (actor) => {
  const picked = await pickOwn(actor);
  if (!picked) return;
  const { memory, content } = picked;
  const files = memory.place.kind === "own" ? await otherFiles(actor, content.files) : content.files;
  const next = newContent(memory, actor, { isArchived: content.isArchived, files });
  const body = { _id: memory.id, version: memory.version, ...wordsOf(next) };
  await change(actor, memory, next, { method: "PUT", path: "/api/memories", body });
  if (certain(memory) === next) memory.replaced.push(content.title);
  memory.replaced.splice(0, memory.replaced.length - mostReplaced);
};

/** With one more, or without the first, or as they are. */
async function otherFiles(actor: Actor, files: readonly string[]): Promise<readonly string[]> {
  const dice = actor.numbers(4);
  if (dice === 0 && files.length < mostFiles) {
    const file = await upload(actor);
    return file === undefined ? files : [...files, file];
  }
  return dice === 1 ? files.slice(1) : files;
}

export const archive: Act = async (actor) => {
  const picked = await pickOwn(actor);
  if (picked?.memory.place.kind !== "own") return;
  const { memory, content } = picked;
  const next = { ...content, isArchived: !content.isArchived };
  const call: SoakCall = content.isArchived
    ? { method: "PUT", path: "/api/memories", body: { _id: memory.id, isArchived: false } }
    : { method: "POST", path: "/api/memories/archive", body: { id: memory.id } };
  await change(actor, memory, next, call);
  // The answer to archiving does not say the version.
  memory.version = undefined;
};

export const remove: Act = async (actor) => {
  const picked = await pickOwn(actor);
  if (!picked) return;
  const { memory } = picked;
  await change(actor, memory, undefined, { method: "DELETE", path: `/api/memories?id=${memory.id}` });
};
