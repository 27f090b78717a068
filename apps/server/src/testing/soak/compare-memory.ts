import type { Actor } from "./actor.ts";
import { become, type Content, type SoakMemory } from "./soak-model.ts";

/** A memory as the product shows it. */
export interface ShownMemory {
  readonly _id: string;
  readonly memoryTitle: string;
  readonly memoryDescription: string;
  readonly isArchived: boolean;
  readonly version: number;
  readonly media: readonly { readonly s3id: string; readonly originalUrl: string | null; readonly state: string }[];
}

/** Of what it may be, what it is; undefined when it is something else. */
function matchOf(memory: SoakMemory, shown: ShownMemory): Content | undefined {
  return memory.possible.find((content) => content !== undefined && isSame(content, shown));
}

function isSame(content: Content, shown: ShownMemory): boolean {
  const files = shown.media.map(({ s3id }) => s3id);
  return (
    content.title === shown.memoryTitle &&
    content.text === shown.memoryDescription &&
    content.isArchived === shown.isArchived &&
    content.files.length === files.length &&
    content.files.every((file, at) => file === files[at])
  );
}

/** Compares, and makes certain what was not. */
export function settleWith(
  { model, watch }: Pick<Actor, "model" | "watch">,
  memory: SoakMemory,
  shown: ShownMemory | undefined,
): void {
  const before = memory.possible;
  if (shown === undefined) {
    if (!before.includes(undefined)) watch.object(`Lost: ${describe(memory)}`);
    model.forget(memory);
    return;
  }
  const match = matchOf(memory, shown);
  if (match === undefined) watch.object(`${describe(memory)} is ${JSON.stringify(shown)}`);
  const { memoryTitle: title, memoryDescription: text, isArchived, media } = shown;
  const is = match ?? { title, text, isArchived, files: media.map(({ s3id }) => s3id) };
  if (before.length > 1) watch.count(before[0] === match ? "uncertain, not done" : "uncertain, done");
  memory.id = shown._id;
  memory.version = shown.version;
  if (before.length > 1) become(memory, [is]);
  else memory.possible = [is];
}

function describe({ author, serial, possible }: SoakMemory): string {
  return `memory ${serial} of ${author}, which must be ${JSON.stringify(possible)}`;
}

/** Looks at one memory of somebody; what is not known by its id is left for the comparison of all. */
export async function settleMemory(actor: Actor, memory: SoakMemory): Promise<void> {
  if (memory.id === undefined) return;
  const answer = await actor.me.get(`/memories/details?id=${memory.id}`);
  if (answer.outcome === "done") settleWith(actor, memory, answer.body.memory);
  else if (answer.status === 404) settleWith(actor, memory, undefined);
}
