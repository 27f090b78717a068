/** The plain model of vaults and guests that the database is compared with. People are numbers. */

export interface ModelMember {
  role: "owner" | "contributor" | "viewer";
  choice: "stays" | "goes";
}

export interface ModelTimeline {
  readonly id: string;
  readonly kind: "vault" | "guest";
  /** Of a guest. */
  readonly host: number | undefined;
  payer: number;
  /** In the order they came. */
  readonly members: Map<number, ModelMember>;
  isGone: boolean;
}

export interface ModelMemory {
  readonly id: string;
  readonly title: string;
  /** Undefined once the account is deleted. */
  author: number | undefined;
  /** A vault, a guest's timeline, or the own timeline of somebody. */
  place: ModelTimeline | number;
  isGone: boolean;
  offer: "waiting" | "accepted" | "declined" | undefined;
}

export interface ModelInvitation {
  readonly id: string;
  readonly vault: ModelTimeline;
  readonly by: number;
  readonly to: number;
  readonly role: "contributor" | "viewer";
  isOpen: boolean;
}

export function createFamilyModel(people: number) {
  const alive = new Set(Array.from({ length: people }, (_, index) => index));
  const payers = new Set<number>();
  const timelines: ModelTimeline[] = [];
  const memories: ModelMemory[] = [];
  const invitations: ModelInvitation[] = [];

  return {
    alive,
    payers,
    timelines,
    memories,
    invitations,
    vaults: (): ModelTimeline[] => timelines.filter(({ kind, isGone }) => kind === "vault" && !isGone),
    guests: (): ModelTimeline[] => timelines.filter(({ kind, isGone }) => kind === "guest" && !isGone),
    ownersOf,
    mayRead,
    isCovered: (timeline: ModelTimeline): boolean => payers.has(timeline.payer),
    settlePayer: (vault: ModelTimeline): void => settlePayer(vault, payers),

    isLastOwner(vault: ModelTimeline, person: number): boolean {
      const owners = ownersOf(vault);
      return owners.length === 1 && owners[0] === person;
    },

    withdrawOf(vault: ModelTimeline, person: number): void {
      for (const one of invitations) if (one.vault === vault && one.by === person) one.isOpen = false;
    },

    /** Everything that somebody may read as a member. */
    readable: (person: number): string[] =>
      memories.filter((memory) => mayRead(person, memory)).map(({ title }) => title),

    /** What waits in somebody's tray. */
    offeredTo: (person: number): string[] =>
      memories.filter((memory) => isWaitingFor(memory, person)).map(({ title }) => title),
  };
}

export type FamilyModel = ReturnType<typeof createFamilyModel>;

export function isWaitingFor({ isGone, place, offer }: ModelMemory, host: number): boolean {
  return !isGone && offer === "waiting" && typeof place !== "number" && place.host === host;
}

function ownersOf(vault: ModelTimeline): number[] {
  return [...vault.members].filter(([, { role }]) => role === "owner").map(([person]) => person);
}

function mayRead(person: number, { isGone, place }: ModelMemory): boolean {
  if (isGone) return false;
  return typeof place === "number" ? place === person : place.members.has(person);
}

function settlePayer(vault: ModelTimeline, payers: ReadonlySet<number>): void {
  const owners = ownersOf(vault);
  if (owners.includes(vault.payer) && payers.has(vault.payer)) return;
  const next = owners.find((owner) => payers.has(owner)) ?? (owners.includes(vault.payer) ? vault.payer : owners[0]);
  if (next !== undefined) vault.payer = next;
}

const memoriesIn = ({ memories }: FamilyModel, timeline: ModelTimeline): ModelMemory[] =>
  memories.filter(({ isGone, place }) => !isGone && place === timeline);

function close(timeline: ModelTimeline): void {
  timeline.isGone = true;
  timeline.members.clear();
}

/** Leaving a vault, being removed from it, or going with the whole account. */
export function depart(model: FamilyModel, vault: ModelTimeline, person: number, isForGood: boolean): void {
  const choice = vault.members.get(person)?.choice;
  vault.members.delete(person);
  model.withdrawOf(vault, person);
  model.settlePayer(vault);
  if (choice !== "goes") return;
  for (const memory of memoriesIn(model, vault).filter(({ author }) => author === person)) {
    if (isForGood) memory.isGone = true;
    else memory.place = person;
  }
}

export function deleteVault(model: FamilyModel, vault: ModelTimeline): void {
  for (const memory of memoriesIn(model, vault)) {
    const choice = memory.author === undefined ? undefined : vault.members.get(memory.author)?.choice;
    if (choice === "goes" && memory.author !== undefined) memory.place = memory.author;
    else memory.isGone = true;
  }
  close(vault);
}

/** Whoever ended it: what the guest wrote comes to the guest. */
export function endGuest(model: FamilyModel, timeline: ModelTimeline): void {
  for (const memory of memoriesIn(model, timeline)) if (memory.author !== undefined) memory.place = memory.author;
  close(timeline);
}

/** Everything that follows from the end of an account. */
export function deleteAccountOf(model: FamilyModel, who: number): void {
  for (const timeline of model.timelines.filter(({ members }) => members.has(who))) {
    if (timeline.members.size > 1) depart(model, timeline, who, true);
    else {
      for (const memory of memoriesIn(model, timeline)) memory.isGone = true;
      close(timeline);
    }
  }
  for (const timeline of model.guests().filter(({ host }) => host === who)) endGuest(model, timeline);
  for (const memory of model.memories) forgetIn(memory, who);
  for (const one of model.invitations) if (one.by === who || one.to === who) one.isOpen = false;
  model.alive.delete(who);
}

function forgetIn(memory: ModelMemory, who: number): void {
  if (memory.place === who) memory.isGone = true;
  if (memory.author === who) memory.author = undefined;
}
