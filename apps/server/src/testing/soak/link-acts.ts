import { type Act, type Actor, choose, expectNoRefusal, once } from "./actor.ts";
import { ask, type SoakAnswer, type SoakCalling } from "./caller.ts";
import { wordsOutside } from "./canaries.ts";
import { certain, fact, learn, type SoakLink } from "./soak-model.ts";
import type { Watch } from "./watch.ts";

/** Links, and the visitors who hold them. */

const mostOpen = 12;
const passphrase = "seven quiet swans";

export const makeLink: Act = async (actor) => {
  const { model, number, numbers } = actor;
  const open = model.links.filter(({ owner, isOpen }) => owner === number && isOpen.is === "yes");
  if (open.length >= mostOpen) return stopLink(actor);
  const own = [...model.memories].filter(
    (memory) => memory.author === number && memory.place.kind === "own" && memory.id !== undefined,
  );
  const shareable = own.filter((memory) => certain(memory)?.isArchived === false);
  const first = choose(actor, shareable);
  const second = choose(actor, shareable);
  if (!first || !second) return;
  const memories = [...new Set([first, second])];
  const secret = numbers(2) === 0 ? passphrase : undefined;
  const settings = { label: "Aunt Vera", ...(secret === undefined ? {} : { passphrase: secret }) };
  const body = { kind: "link", memoryIds: memories.map(({ id }) => id), ...settings };
  const answer = await once(actor, { method: "POST", path: "/api/shares", body });
  expectNoRefusal(actor, answer, "sharing");
  if (answer.outcome !== "done") return;
  const { id, url } = answer.body.share;
  const token = new URL(url).pathname.replace("/s/", "");
  model.links.push({ id, token, owner: number, passphrase: secret, memories, isOpen: fact("yes") });
};

export const stopLink: Act = async (actor) => {
  const { model, number } = actor;
  const open = model.links.filter(({ owner, isOpen }) => owner === number && isOpen.is !== "no");
  const link = choose(actor, open);
  if (!link) return;
  learn(link.isOpen, "unsure");
  const answer = await once(actor, { method: "POST", path: "/api/shares/stop", body: { id: link.id } });
  if (answer.outcome === "done") learn(link.isOpen, "no");
  expectNoRefusal(actor, answer, "ending a link");
};

export interface Visitor extends SoakCalling, Pick<Actor, "numbers"> {}

/** Somebody opens a link, with its passphrase, without it, or with a wrong one. */
export async function visit(visitor: Visitor): Promise<void> {
  const { model, numbers, watch } = visitor;
  const link = choose(visitor, model.links.slice(-40));
  if (!link) return;
  const from = { "x-forwarded-for": `10.8.${numbers(250)}.${numbers(250)}` };
  const post = (call: string, body: object): Promise<SoakAnswer> =>
    ask(visitor, { method: "POST", path: `/s/api/${call}`, body: { token: link.token, ...body } }, from);
  const before = performance.now();
  const closed = await post("look", {});
  judge(visitor, link, closed, link.passphrase !== undefined, before);
  if (link.passphrase === undefined || closed.outcome !== "done") return;
  if (numbers(4) === 0) {
    const wrong = await post("unlock", { passphrase: "no swans at all" });
    if (wrong.outcome === "done") watch.object("A wrong passphrase opened a link");
    return;
  }
  const unlocked = await post("unlock", { passphrase: link.passphrase });
  if (unlocked.outcome !== "done") return;
  judge(visitor, link, await post("look", { pass: unlocked.body.pass }), false, before);
}

function judge(visitor: Visitor, link: SoakLink, answer: SoakAnswer, isLocked: boolean, before: number): void {
  const { watch } = visitor;
  watch.count("looks through links");
  for (const word of wordsOutside(visitor.model, link, answer.bytes.toString())) watch.object(`A visitor saw ${word}`);
  if (isLocked && answer.body.share) watch.object("A link showed something without its passphrase");
  const { is, changedAt } = link.isOpen;
  if (changedAt > before || is === "unsure") return;
  if (is === "yes")
    judgeOpen(visitor, answer, { isLocked, since: before, expected: titlesBehind(visitor, link, before) });
  else if (answer.outcome === "done") watch.object("A link that was ended still opens");
}

interface Expected {
  readonly isLocked: boolean;
  readonly since: number;
  readonly expected: readonly string[];
}

/** Behind an open link is at least what has been certain and in sight ever since; without any of it, it may be over. */
function judgeOpen({ watch }: Visitor, answer: SoakAnswer, { isLocked, since, expected }: Expected): void {
  const { outcome, status, body } = answer;
  if (expected.length === 0) return;
  if (outcome === "refused" && status !== 429) watch.object(`An open link was answered with ${status}`);
  // A pass ends with time, and the clock may have jumped since it was given.
  const mayBeLocked = isLocked || watch.isTolerated("clock", since);
  if (outcome !== "done" || (mayBeLocked && !body.share)) return;
  compareTitles(watch, expected, body.share?.memories ?? []);
}

function compareTitles(watch: Watch, expected: readonly string[], shown: readonly { readonly title: string }[]): void {
  const titles = shown.map(({ title }) => title);
  for (const title of expected) if (!titles.includes(title)) watch.object(`${title} is missing behind its link`);
}

function titlesBehind({ model }: Visitor, { memories }: SoakLink, since: number): string[] {
  const still = memories.filter((memory) => memory.changedAt < since && model.memories.has(memory));
  const shown = still.flatMap((memory) => certain(memory) ?? []).filter(({ isArchived }) => !isArchived);
  return shown.map(({ title }) => title);
}
