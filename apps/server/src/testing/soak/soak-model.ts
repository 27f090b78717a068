import { createHash } from "node:crypto";

/** What the soak knows about everybody and everything: what was acknowledged, and what perhaps happened. */

export type Certainty = "yes" | "no" | "unsure";

/** Either must be so, or either may be so since a call without an answer. */
export interface Fact {
  is: Certainty;
  /** On the monotonic clock: a call that was begun before this may have seen it otherwise. */
  changedAt: number;
}

export interface SoakPerson {
  readonly number: number;
  readonly email: string;
  readonly accountId: string;
  readonly password: string;
}

export interface SoakPlace {
  readonly number: number;
  readonly kind: "own" | "vault" | "guest";
  readonly id: string;
  readonly years: readonly string[];
  /** Of one's own timeline and of a vault; of a guest's, the host. */
  readonly owner: number;
  readonly members: ReadonlyMap<number, SoakMember>;
  /** Whether the add-on of who pays for it lets anybody add to it. */
  readonly isCovered: Fact;
}

export interface SoakMember {
  readonly isIn: Fact;
  readonly mayWrite: Fact;
}

export interface Content {
  readonly title: string;
  readonly text: string;
  readonly isArchived: boolean;
  readonly files: readonly string[];
}

export interface SoakMemory {
  readonly serial: number;
  readonly author: number;
  readonly place: SoakPlace;
  readonly year: number;
  readonly month: number;
  id: string | undefined;
  version: number | undefined;
  /** One when it is certain; undefined stands for a memory that is not there. */
  possible: readonly (Content | undefined)[];
  /** Titles that its earlier versions must have. */
  readonly replaced: string[];
  /** Whether the host may read it, if a guest wrote it. */
  readonly isOffered: Fact;
  changedAt: number;
}

export interface SoakFile {
  readonly id: string;
  readonly owner: number;
  readonly sha256: string;
  readonly bytes: number;
  isCompared: boolean;
}

export interface SoakLink {
  readonly id: string;
  readonly token: string;
  readonly owner: number;
  readonly passphrase: string | undefined;
  readonly memories: readonly SoakMemory[];
  readonly isOpen: Fact;
}

export function createSoakModel() {
  const people: SoakPerson[] = [];
  const places: SoakPlace[] = [];
  const memories = new Set<SoakMemory>();
  const bySerial = new Map<number, SoakMemory>();
  const files = new Map<string, SoakFile>();
  const links: SoakLink[] = [];
  let serials = 0;

  return {
    people,
    places,
    memories,
    bySerial,
    files,
    links,

    addPlace(place: Omit<SoakPlace, "number">): SoakPlace {
      const added = { ...place, number: places.length };
      places.push(added);
      return added;
    },

    /** A memory that is not yet sent. */
    planMemory(wish: Pick<SoakMemory, "author" | "place" | "year" | "month">): SoakMemory {
      serials += 1;
      const unsent = { id: undefined, version: undefined, possible: [undefined], replaced: [] };
      const memory = { ...wish, ...unsent, serial: serials, isOffered: fact("no"), changedAt: performance.now() };
      memories.add(memory);
      bySerial.set(serials, memory);
      return memory;
    },

    forget(memory: SoakMemory): void {
      memories.delete(memory);
    },

    own: (person: number): SoakPlace | undefined =>
      places.find(({ kind, owner }) => kind === "own" && owner === person),

    memoriesIn: (place: SoakPlace): SoakMemory[] => [...memories].filter((memory) => memory.place === place),
  };
}

export type SoakModel = ReturnType<typeof createSoakModel>;

export function fact(is: Certainty): Fact {
  return { is, changedAt: performance.now() };
}

export function learn(known: Fact, is: Certainty): void {
  known.is = is;
  known.changedAt = performance.now();
}

/** Compares with what the product says, and makes certain what was not. */
export function settleFact(known: Fact, is: boolean, object: () => void): void {
  if (known.is === (is ? "no" : "yes")) object();
  if (known.is !== (is ? "yes" : "no")) learn(known, is ? "yes" : "no");
}

/** Undefined unless it is certain that it is there. */
export function certain({ possible }: SoakMemory): Content | undefined {
  return possible.length === 1 ? possible[0] : undefined;
}

export function become(memory: SoakMemory, possible: SoakMemory["possible"]): void {
  memory.possible = possible;
  memory.changedAt = performance.now();
}

/** Whether somebody may read what is in a place; of a guest's, the host may read only what was offered. */
export function mayRead(person: number, { author, place, isOffered }: SoakMemory): Fact {
  if (author === person || (place.kind === "own" && place.owner === person)) return always;
  if (place.kind === "guest" && place.owner === person) return isOffered;
  return place.members.get(person)?.isIn ?? never;
}

const always: Fact = { is: "yes", changedAt: 0 };
const never: Fact = { is: "no", changedAt: 0 };

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
