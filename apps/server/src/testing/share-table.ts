import { decide, type MemoryAction, type Principal, type ShareFacts } from "@lane/domain/permissions.ts";

/**
 * Who may do what with something shared: `permission-table-shares.test.ts` makes all of these calls in all of these
 * states, and `npm run docs` prints the table into docs/permissions.md. What is expected is what `decide` says.
 */

export interface ShareIds {
  readonly shareId: string;
  readonly memoryId: string;
  readonly token: string;
  readonly pass: string | undefined;
}

interface Call {
  readonly method: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly payload?: object;
}

export interface ShareCall {
  readonly of: "owner" | "member" | "visitor";
  /** What it does with the memory; undefined for changes of the share itself. */
  readonly action: MemoryAction | undefined;
  make(ids: ShareIds): Call;
}

const post = (url: string, payload: object): Call => ({ method: "POST", url, payload });

export const shareCalls: Record<string, ShareCall> = {
  "PUT /shares": {
    of: "owner",
    action: undefined,
    make: ({ shareId }) => ({ method: "PUT", url: "/api/shares", payload: { id: shareId, allowsCopies: true } }),
  },
  "POST /shares/stop": {
    of: "owner",
    action: undefined,
    make: ({ shareId }) => post("/api/shares/stop", { id: shareId }),
  },
  "POST /shares": {
    of: "owner",
    action: "share",
    make: ({ memoryId }) => post("/api/shares", { kind: "link", label: "Passed on", memoryIds: [memoryId] }),
  },
  "GET /shared-memories/read": {
    of: "member",
    action: "read",
    make: ({ shareId }) => ({ method: "GET", url: `/api/shared-memories/read?shareId=${shareId}` }),
  },
  "POST /shared-memories/opened": {
    of: "member",
    action: "read",
    make: ({ shareId }) => post("/api/shared-memories/opened", { shareId }),
  },
  "POST /shared-memories/hide": {
    of: "member",
    action: "read",
    make: ({ shareId }) => post("/api/shared-memories/hide", { shareId, isHidden: true }),
  },
  "POST /shared-memories/copy": {
    of: "member",
    action: "keepCopy",
    make: ({ shareId, memoryId }) => post("/api/shared-memories/copy", { shareId, memoryId }),
  },
  "POST /shared-memories/answer": {
    of: "member",
    action: "answer",
    make: ({ shareId }) => post("/api/shared-memories/answer", { shareId, text: "So it was" }),
  },
  "POST /look": { of: "visitor", action: "read", make: ({ token, pass }) => post("/s/api/look", { token, pass }) },
  "POST /opened": { of: "visitor", action: "read", make: ({ token, pass }) => post("/s/api/opened", { token, pass }) },
  "POST /answer": {
    of: "visitor",
    action: "answer",
    make: ({ token, pass }) => post("/s/api/answer", { token, pass, name: "Vera", text: "So it was" }),
  },
};

/** Calls about one's own shares and what came back: they name nothing of others, or are tested beside their feature. */
export const callsAboutOwnShares = [
  "GET /shares",
  "GET /shares/answers",
  "POST /shares/answers/read",
  "DELETE /shares/answers",
  "GET /shared-memories",
];

export const shareActors = {
  "the owner": { of: "member", principal: "member", isOwner: true, isForMember: false },
  "the person it is shared with": { of: "member", principal: "member", isOwner: false, isForMember: true },
  "another member": { of: "member", principal: "member", isOwner: false, isForMember: false },
  "a visitor with the passphrase": {
    of: "visitor",
    principal: "visitor with passphrase",
    isOwner: false,
    isForMember: false,
  },
  "a visitor without the passphrase": {
    of: "visitor",
    principal: "visitor without passphrase",
    isOwner: false,
    isForMember: false,
  },
} as const satisfies Record<string, ShareActor>;

export interface ShareActor {
  readonly of: "member" | "visitor";
  readonly principal: Principal;
  readonly isOwner: boolean;
  readonly isForMember: boolean;
}

const now = 1000;
const open: ShareFacts & { readonly isArchived: boolean; readonly isGone: boolean } = {
  kind: "person",
  endedAt: null,
  expiresAt: 2000,
  hasPassphrase: true,
  isOwnerActive: true,
  isOwnerAdult: true,
  isForMember: false,
  allowsCopies: true,
  allowsAnswers: true,
  isArchived: false,
  isGone: false,
};

/** The facts that differ from those of an open share with everything allowed. */
export const shareStates = {
  open: {},
  "without answers and copies": { allowsAnswers: false, allowsCopies: false },
  stopped: { endedAt: 900 },
  expired: { expiresAt: 900 },
  "with its memory archived": { isArchived: true },
  "with its memory deleted": { isGone: true },
  "of a deactivated account": { isOwnerActive: false },
  "of a deleted account": { isGone: true, isOwnerActive: false },
  "of somebody under 18": { isOwnerAdult: false },
} as const satisfies Record<string, Partial<typeof open>>;

export type ShareState = keyof typeof shareStates;

/** 404 for everything that is not there for this person; a visitor without the passphrase is asked for it. */
export function shareStatus(actor: ShareActor, { of, action }: ShareCall, state: ShareState): 200 | 404 {
  if (of === "owner") return actor.isOwner ? 200 : 404;
  const { isArchived, isGone, ...facts } = { ...open, ...shareStates[state], isForMember: actor.isForMember };
  const grant = { by: "share", share: facts, memory: { isArchived, isSharersOwn: true } } as const;
  const decision = decide(actor.principal, action ?? "read", isGone ? undefined : grant, now);
  return decision === "allow" ? 200 : 404;
}
