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

  const ownersOf = (vault: ModelTimeline): number[] =>
    [...vault.members].filter(([, { role }]) => role === "owner").map(([person]) => person);
  const written = (timeline: ModelTimeline, person: number): ModelMemory[] =>
    memories.filter(({ isGone, place, author }) => !isGone && place === timeline && author === person);

  function mayRead(person: number, { isGone, place }: ModelMemory): boolean {
    if (isGone) return false;
    return typeof place === "number" ? place === person : place.members.has(person);
  }

  function settlePayer(vault: ModelTimeline): void {
    const owners = ownersOf(vault);
    if (owners.includes(vault.payer) && payers.has(vault.payer)) return;
    const next = owners.find((owner) => payers.has(owner)) ?? (owners.includes(vault.payer) ? vault.payer : owners[0]);
    if (next !== undefined) vault.payer = next;
  }

  function endGuest(timeline: ModelTimeline): void {
    for (const memory of memories.filter((one) => !one.isGone && one.place === timeline)) {
      if (memory.author !== undefined) memory.place = memory.author;
    }
    timeline.isGone = true;
    timeline.members.clear();
  }

  return {
    alive,
    payers,
    timelines,
    memories,
    invitations,
    ownersOf,
    settlePayer,
    endGuest,

    isCovered: (timeline: ModelTimeline): boolean => payers.has(timeline.payer),

    isLastOwner(vault: ModelTimeline, person: number): boolean {
      const owners = ownersOf(vault);
      return owners.length === 1 && owners[0] === person;
    },

    /** Leaves a vault by leaving, being removed, or with the whole account. */
    depart(vault: ModelTimeline, person: number, isForGood: boolean): void {
      const choice = vault.members.get(person)?.choice;
      vault.members.delete(person);
      for (const one of invitations) if (one.vault === vault && one.by === person) one.isOpen = false;
      settlePayer(vault);
      if (choice !== "goes") return;
      for (const memory of written(vault, person)) {
        if (isForGood) memory.isGone = true;
        else memory.place = person;
      }
    },

    deleteVault(vault: ModelTimeline): void {
      for (const memory of memories.filter((one) => !one.isGone && one.place === vault)) {
        const choice = memory.author === undefined ? undefined : vault.members.get(memory.author)?.choice;
        if (choice === "goes" && memory.author !== undefined) memory.place = memory.author;
        else memory.isGone = true;
      }
      vault.isGone = true;
      vault.members.clear();
    },

    mayRead,

    /** Everything that somebody may read as a member. */
    readable(person: number): string[] {
      return memories.filter((memory) => mayRead(person, memory)).map(({ title }) => title);
    },

    /** What waits in somebody's tray. */
    offeredTo(person: number): string[] {
      return memories
        .filter(
          ({ isGone, place, offer }) =>
            !isGone && offer === "waiting" && typeof place !== "number" && place.host === person,
        )
        .map(({ title }) => title);
    },
  };
}

export type FamilyModel = ReturnType<typeof createFamilyModel>;
