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
  "GET /timeline",
  "GET /timeline/home",
  "POST /timeline/create",
  "GET /memories/search",
  "GET /memories/walk/found",
  "GET /reflection-prompts/year/:year",
  "POST /reflection-prompts/year/:year/another",
  "PUT /reflection-prompts/year/:year/feeling",
  "GET /reflection-prompts/settings",
  "PUT /reflection-prompts/settings",
  "GET /favourites",
  "PUT /favourites",
  "DELETE /favourites",
  "GET /favourites/quiz",
  "GET /lifeline",
  "GET /lifeline/world",
  "POST /lifeline/hopes",
  "PUT /lifeline/hopes",
  "DELETE /lifeline/hopes",
  "POST /lifeline/posters",
  "GET /makings",
  "GET /books/choices",
  "POST /books/preview",
  "POST /books",
  "POST /archive",
  "GET /archive/calendar",
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
];

/** Visible only to the member who requested the export: covered by its own test. */
export const callsAboutExports = ["GET /makings/:id", "POST /makings/:id/cancel", "DELETE /makings/:id"];

/** Visible only to the member who buys: covered by the tests of subscriptions. */
export const callsAboutOrders = [
  "GET /subscriptions/invoices/:invoiceId",
  "POST /subscriptions/withdraw",
  "GET /demo-checkout/:checkoutId",
  "POST /demo-checkout/:checkoutId",
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
  "GET /memories/versions",
  "POST /memories/:memoryId/pdf",
];
const changing = [
  "PUT /memories",
  "POST /memories/move",
  "POST /memories/archive",
  "POST /memories/versions/restore",
  "DELETE /memories",
];
export const everything = Object.keys(objectCalls);

export interface Actor {
  readonly on: "personal" | "vault";
  readonly role: Role | "none" | "removed";
  readonly isAuthor?: true;
  /** Every other call that names this memory is answered with 404. */
  readonly may: readonly string[];
  /** Answered with 403. */
  readonly mayNot: readonly string[];
}

/** Calls that name a year are answered to every member; their content is tested elsewhere. */
const ofYears = ["GET /memories", "GET /memories/look-back", "GET /timeline/year", "GET /memories/walk"];

export const actors: Record<string, Actor> = {
  "the owner, of their own memory": { on: "personal", role: "owner", isAuthor: true, may: everything, mayNot: [] },
  "the owner, of a guest's memory": { on: "personal", role: "owner", may: everything, mayNot: [] },
  "a guest, of their own memory": { on: "personal", role: "contributor", isAuthor: true, may: everything, mayNot: [] },
  "a guest, of another's memory": {
    on: "personal",
    role: "contributor",
    may: [...ofYears, "POST /memories"],
    mayNot: [],
  },
  "a viewer": { on: "personal", role: "viewer", may: reading, mayNot: [...changing, "POST /memories"] },
  "a stranger": { on: "personal", role: "none", may: [], mayNot: [] },
  "a guest who was removed, of their own memory": {
    on: "personal",
    role: "removed",
    isAuthor: true,
    may: [],
    mayNot: [],
  },
  "a vault's owner": { on: "vault", role: "owner", may: everything, mayNot: [] },
  "a vault's contributor, of their own memory": {
    on: "vault",
    role: "contributor",
    isAuthor: true,
    may: everything,
    mayNot: [],
  },
  "a vault's contributor, of another's memory": {
    on: "vault",
    role: "contributor",
    may: [...reading, "POST /memories"],
    mayNot: changing,
  },
  "a vault's viewer": { on: "vault", role: "viewer", may: reading, mayNot: [...changing, "POST /memories"] },
  "a vault's stranger": { on: "vault", role: "none", may: [], mayNot: [] },
  "somebody who was removed from a vault": { on: "vault", role: "removed", isAuthor: true, may: [], mayNot: [] },
};

export function statusFor({ may, mayNot }: Actor, call: string): 200 | 403 | 404 {
  if (may.includes(call)) return 200;
  return mayNot.includes(call) ? 403 : 404;
}
