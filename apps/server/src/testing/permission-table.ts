import type { Role } from "@lane/domain/roles.ts";

import { objectCalls } from "./object-calls.ts";

/**
 * The permissions of every call: `permission-table*.test.ts` make all of these calls, and `npm run docs` prints the
 * table as docs/permissions.md.
 */

/** Calls without an id of an object: they answer only about the caller. */
export const callsAboutOwnAccount = [
  "GET /auth/verify",
  "POST /auth/logout",
  "POST /auth/logout-everywhere",
  "GET /auth/devices",
  "POST /auth/devices/end",
  "GET /user/details",
  "PUT /user/profile",
  "POST /user/email",
  "POST /user/email/confirm",
  "POST /user/deactivate",
  "POST /user/delete",
  "GET /user/mails",
  "GET /transcripts/settings",
  "PUT /transcripts/settings",
  "PUT /user/mails",
  "POST /auth/upload-image",
  "GET /media/items",
  "POST /media/poster",
  "POST /media/retry",
  "GET /user/storage",
  "POST /timeline/create",
  "GET /reflection-prompts/year/:year",
  "POST /reflection-prompts/year/:year/another",
  "PUT /reflection-prompts/year/:year/feeling",
  "GET /reflection-prompts/settings",
  "PUT /reflection-prompts/settings",
  "GET /favourites",
  "PUT /favourites",
  "DELETE /favourites",
  "GET /favourites/quiz",
  "POST /lifeline/hopes",
  "PUT /lifeline/hopes",
  "DELETE /lifeline/hopes",
  "POST /lifeline/posters",
  "GET /makings",
  "POST /books/preview",
  "POST /books/preview/pages",
  "POST /books",
  "POST /archive",
  "GET /subscriptions",
  "POST /subscriptions/refresh",
  "POST /subscriptions/checkout",
  "GET /subscriptions/preview",
  "POST /subscriptions/products",
  "DELETE /subscriptions/products",
  "POST /subscriptions/cancel",
  "POST /subscriptions/resume",
  "POST /subscriptions/payment-details",
  "POST /demo-checkout/card",
  "GET /print-orders/options",
  "POST /print-orders/quote",
  "POST /print-orders",
  "GET /print-orders",
];

/** Visible only to the member who requested the export: covered by its own test. */
export const callsAboutExports = ["GET /makings/:id", "POST /makings/:id/cancel", "DELETE /makings/:id"];

/** Visible only to the member who buys: covered by the tests of subscriptions and of printed orders. */
export const callsAboutOrders = [
  "GET /subscriptions/invoices/:invoiceId",
  "POST /subscriptions/withdraw",
  "GET /demo-checkout/:checkoutId",
  "POST /demo-checkout/:checkoutId",
  "GET /print-orders/:orderId",
  "POST /print-orders/:orderId/pay",
  "POST /print-orders/:orderId/cancel",
  "POST /print-orders/:orderId/refresh",
  "POST /print-orders/:orderId/advance",
];

/** Visible only to the member who imported: covered by its own test. */
export const callsAboutImports = [
  "GET /imports",
  "POST /imports",
  "GET /imports/:importId",
  "PUT /imports/:importId",
  "POST /imports/:importId/read",
  "POST /imports/:importId/start",
  "POST /imports/:importId/stop",
  "POST /imports/:importId/undo",
  "DELETE /imports/:importId",
  "GET /imports/undated",
  "PUT /imports/undated",
  "POST /imports/undated/skip",
  "DELETE /imports/undated",
];

const reading = [
  "GET /memories",
  "GET /memories/details",
  "GET /memories/look-back",
  "GET /memories/previews",
  "GET /timeline/year",
  "GET /memories/walk",
  "GET /memories/tellings",
  "POST /memories/open",
  "POST /memories/:memoryId/pdf",
];
/** What a memory says, which is its author's alone. */
const changing = ["PUT /memories", "POST /memories/versions/restore", "DELETE /memories"];
/** Where it stands, which is for the owners of a vault as well. */
const arranging = ["POST /memories/move", "POST /memories/archive", "POST /memories/fold"];
export const everything = Object.keys(objectCalls);

/** Who asks, and about which memory. */
export interface Actor {
  readonly on: "own timeline" | "vault" | "guest's timeline";
  readonly who: "member" | "host" | "host who was offered it" | "invited" | "removed" | "left" | "stranger";
  readonly role?: Role;
  readonly isAuthor?: true;
  /** Every other call that names this memory is answered with 404. */
  readonly may: readonly string[];
  /** Answered with 403. */
  readonly mayNot: readonly string[];
}

const nothing = { may: [], mayNot: [] };
const member = { on: "vault", who: "member" } as const;

export const actors: Record<string, Actor> = {
  "the owner of a timeline": {
    on: "own timeline",
    who: "member",
    role: "owner",
    isAuthor: true,
    may: everything,
    mayNot: [],
  },
  "a stranger": { on: "own timeline", who: "stranger", ...nothing },
  "somebody who was invited as a guest": { on: "own timeline", who: "invited", ...nothing },
  "a vault's owner, of their own memory": {
    ...member,
    role: "owner",
    isAuthor: true,
    may: everything,
    mayNot: [],
  },
  "a vault's owner, of another's memory": {
    ...member,
    role: "owner",
    may: [...reading, ...arranging, "POST /memories"],
    mayNot: changing,
  },
  "a vault's contributor, of their own memory": {
    ...member,
    role: "contributor",
    isAuthor: true,
    may: everything,
    mayNot: [],
  },
  "a vault's contributor, of another's memory": {
    ...member,
    role: "contributor",
    may: [...reading, "POST /memories"],
    mayNot: [...changing, ...arranging],
  },
  "a vault's viewer": {
    ...member,
    role: "viewer",
    may: reading,
    mayNot: [...changing, ...arranging, "POST /memories"],
  },
  "a vault's stranger": { on: "vault", who: "stranger", ...nothing },
  "somebody who was invited to a vault": { on: "vault", who: "invited", ...nothing },
  "somebody who was removed from a vault, of their own memory": {
    on: "vault",
    who: "removed",
    isAuthor: true,
    ...nothing,
  },
  "somebody who has left a vault, of their own memory": { on: "vault", who: "left", isAuthor: true, ...nothing },
  "a guest, of their own memory": {
    on: "guest's timeline",
    who: "member",
    role: "contributor",
    isAuthor: true,
    may: everything,
    mayNot: [],
  },
  "a guest, of the host's memory": { on: "own timeline", who: "member", role: "contributor", ...nothing },
  "a host, of what a guest wrote": { on: "guest's timeline", who: "host", ...nothing },
  // Read in the tray of offers, and nowhere else.
  "a host, of what a guest has offered": { on: "guest's timeline", who: "host who was offered it", ...nothing },
  "another guest of the same host": { on: "guest's timeline", who: "stranger", ...nothing },
};

export function statusFor({ may, mayNot }: Actor, call: string): 200 | 403 | 404 {
  if (may.includes(call)) return 200;
  return mayNot.includes(call) ? 403 : 404;
}
