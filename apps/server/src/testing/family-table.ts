import type { Method } from "@lane/contract/endpoint.ts";

/**
 * Who may do what with a vault, its members and its invitations, and with what guests offer:
 * `permission-table-families.test.ts` makes all of these calls, and `npm run docs` prints the table into
 * docs/permissions.md.
 */

export interface FamilyIds {
  readonly timelineId: string;
  /** Another member. */
  readonly accountId: string;
  readonly invitationId: string;
  /** Of another author. */
  readonly memoryId: string;
  /** Of the caller's own timeline. */
  readonly ownMemoryId: string;
  /** A month of the host's own timeline. */
  readonly place: { readonly timelineId: string; readonly yearId: string; readonly month: number };
}

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
}

const get = (path: string): Call => ({ method: "GET", path });
const post = (path: string, body: object): Call => ({ method: "POST", path, body });
const put = (path: string, body: object): Call => ({ method: "PUT", path, body });

/** Calls about one's own timeline that read a vault where it is named. */
const vaultReads = {
  "GET /timeline": "/timeline?",
  "GET /timeline/home": "/timeline/home?month=5&",
  "GET /memories/search": "/memories/search?q=lake&",
  "GET /memories/walk/found": "/memories/walk/found?q=lake&",
  "GET /lifeline": "/lifeline?",
  "GET /lifeline/world": "/lifeline/world?from=1990&to=1991&",
  "GET /books/choices": "/books/choices?",
  "GET /books/draft": "/books/draft?",
  "GET /archive/calendar": "/archive/calendar?",
};

/** Calls that name a vault, with good input. */
export const vaultCalls: Record<string, (ids: FamilyIds) => Call> = {
  ...Object.fromEntries(
    Object.entries(vaultReads).map(([call, path]) => [
      call,
      ({ timelineId }: FamilyIds) => get(`${path}timelineId=${timelineId}`),
    ]),
  ),
  "PUT /books/draft": ({ timelineId }) => put("/books/draft", { timelineId, version: 0, draft: null }),
  "GET /memberships": ({ timelineId }) => get(`/memberships?timelineId=${timelineId}`),
  "PUT /memberships/choice": ({ timelineId }) => put("/memberships/choice", { timelineId, choice: "goes" }),
  "POST /vaults/bring": ({ timelineId, ownMemoryId }) =>
    post("/vaults/bring", { timelineId, memoryIds: [ownMemoryId], how: "copy" }),
  "POST /vaults/take-out": ({ memoryId }) => post("/vaults/take-out", { memoryId }),
  "POST /invitations": ({ timelineId }) =>
    post("/invitations", { timelineId, email: "somebody@example.com", role: "viewer" }),
  "POST /invitations/resend": ({ invitationId }) => post("/invitations/resend", { id: invitationId }),
  "POST /invitations/withdraw": ({ invitationId }) => post("/invitations/withdraw", { id: invitationId }),
  "PUT /memberships": ({ timelineId, accountId }) => put("/memberships", { timelineId, accountId, role: "viewer" }),
  "POST /memberships/remove": ({ timelineId, accountId }) => post("/memberships/remove", { timelineId, accountId }),
  "PUT /vaults": ({ timelineId }) => put("/vaults", { timelineId, name: "Renamed" }),
  "POST /vaults/delete": ({ timelineId }) => post("/vaults/delete", { timelineId }),
  "POST /vaults/keep": ({ timelineId }) => post("/vaults/keep", { timelineId }),
  "POST /memberships/leave": ({ timelineId }) => post("/memberships/leave", { timelineId }),
};

/** Calls by which an invited person answers. */
export const invitedCalls: Record<string, (ids: FamilyIds) => Call> = {
  "POST /invitations/accept": ({ invitationId }) => post("/invitations/accept", { id: invitationId }),
  "POST /invitations/decline": ({ invitationId }) =>
    post("/invitations/decline", { id: invitationId, alsoBlock: true }),
  "POST /invitations/report": ({ invitationId }) => post("/invitations/report", { id: invitationId, text: "Bad" }),
};

/** Calls about what a guest wrote and offered. */
export const offerCalls: Record<string, (ids: FamilyIds) => Call> = {
  "GET /offers/own": ({ timelineId }) => get(`/offers/own?timelineId=${timelineId}`),
  "POST /offers": ({ memoryId }) => post("/offers", { memoryId }),
  "POST /offers/accept": ({ memoryId, place }) => post("/offers/accept", { memoryId, ...place }),
  "POST /offers/decline": ({ memoryId }) => post("/offers/decline", { memoryId }),
  "POST /offers/withdraw": ({ memoryId }) => post("/offers/withdraw", { memoryId }),
};

/** Calls without an id of others, or that pass over ids of others without a word. */
export const callsAboutOwnFamily = [
  "GET /timelines",
  "POST /vaults",
  "GET /offers",
  "POST /offers/read",
  "GET /user/blocked",
  "POST /user/blocked/remove",
];

export const familyCalls = { ...vaultCalls, ...invitedCalls, ...offerCalls };

export interface FamilyActor {
  readonly on: "vault" | "invitation" | "offer";
  /** Every other call is answered with 404. */
  readonly may: readonly string[];
  /** Answered with 403. */
  readonly mayNot: readonly string[];
}

const everyVaultCall = Object.keys(vaultCalls);
const reading = [
  ...Object.keys(vaultReads),
  "PUT /books/draft",
  "GET /memberships",
  "PUT /memberships/choice",
  "POST /memberships/leave",
];
const governing = everyVaultCall.filter((call) => !reading.includes(call) && call !== "POST /vaults/bring");

export const familyActors = {
  "an owner": { on: "vault", may: everyVaultCall, mayNot: [] },
  "a second owner": { on: "vault", may: everyVaultCall, mayNot: [] },
  "a contributor": { on: "vault", may: [...reading, "POST /vaults/bring"], mayNot: governing },
  "a viewer": { on: "vault", may: reading, mayNot: [...governing, "POST /vaults/bring"] },
  "somebody who was removed": { on: "vault", may: [], mayNot: [] },
  "somebody who has left": { on: "vault", may: [], mayNot: [] },
  "a stranger": { on: "vault", may: [], mayNot: [] },
  "somebody who is invited": { on: "invitation", may: Object.keys(invitedCalls), mayNot: [] },
  "somebody who is not invited": { on: "invitation", may: [], mayNot: [] },
  "the host": { on: "offer", may: ["POST /offers/accept", "POST /offers/decline"], mayNot: [] },
  "the guest": { on: "offer", may: ["GET /offers/own", "POST /offers", "POST /offers/withdraw"], mayNot: [] },
  "another guest": { on: "offer", may: [], mayNot: [] },
} as const satisfies Record<string, FamilyActor>;

export type FamilyActorName = keyof typeof familyActors;

export function callsOf({ on }: FamilyActor): Record<string, (ids: FamilyIds) => Call> {
  return { vault: vaultCalls, invitation: { ...vaultCalls, ...invitedCalls }, offer: offerCalls }[on];
}

export function familyStatus({ may, mayNot }: FamilyActor, call: string): 200 | 403 | 404 {
  if (may.includes(call)) return 200;
  return mayNot.includes(call) ? 403 : 404;
}
