import { expect, test } from "vitest";

import { askAnswerStates } from "./asks.ts";
import { offerStates } from "./memberships.ts";
import {
  type AskFacts,
  decide,
  decideAdding,
  decideAnswering,
  decideOffer,
  decideOpening,
  decidePrinting,
  type Grant,
  type MemoryAction,
  type Principal,
  type ShareFacts,
} from "./permissions.ts";
import { printOrderStates } from "./print-orders.ts";
import { roles } from "./roles.ts";

const now = 1000;
const principals: Principal[] = ["nobody", "member", "visitor without passphrase", "visitor with passphrase"];
const actions: MemoryAction[] = ["read", "readHistory", "change", "arrange", "share", "keepCopy", "answer"];

const openShare: ShareFacts = {
  kind: "person",
  endedAt: null,
  expiresAt: null,
  hasPassphrase: false,
  isOwnerActive: true,
  isOwnerAdult: true,
  isForMember: true,
  allowsCopies: true,
  allowsAnswers: true,
};

function byShare(share: Partial<ShareFacts> = {}, memory = { isArchived: false, isSharersOwn: true }): Grant {
  return { by: "share", share: { ...openShare, ...share }, memory };
}

function allowed(principal: Principal, grant: Grant | undefined): MemoryAction[] {
  return actions.filter((action) => decide(principal, action, grant, now) === "allow");
}

test("what a member may do with a memory is the published table, for one's own and for somebody else's", () => {
  const table = roles.flatMap((role) =>
    [false, true].flatMap((isSharingOff) =>
      [true, false].map((isAuthor) => {
        const rights = allowed("member", {
          by: "membership",
          standing: { role, kind: "vault" },
          isAuthor,
          isSharingOff,
        });
        const where = isSharingOff ? "sharing off" : "sharing on";
        return `${role}, ${where}, ${isAuthor ? "own" : "other"}: ${rights.join(", ")}`;
      }),
    ),
  );

  expect(table).toEqual([
    "owner, sharing on, own: read, readHistory, change, arrange, share",
    "owner, sharing on, other: read, arrange",
    "owner, sharing off, own: read, readHistory, change, arrange, share",
    "owner, sharing off, other: read, arrange",
    "contributor, sharing on, own: read, readHistory, change, arrange, share",
    "contributor, sharing on, other: read",
    "contributor, sharing off, own: read, readHistory, change, arrange",
    "contributor, sharing off, other: read",
    "viewer, sharing on, own: read",
    "viewer, sharing on, other: read",
    "viewer, sharing off, own: read",
    "viewer, sharing off, other: read",
  ]);
});

test("a share lets read, answer and copy, and never pass on, change or see what was before", () => {
  expect(allowed("member", byShare())).toEqual(["read", "keepCopy", "answer"]);
  expect(allowed("member", byShare({ allowsCopies: false, allowsAnswers: false }))).toEqual(["read"]);
  expect(allowed("visitor with passphrase", byShare())).toEqual(["read", "answer"]);
  expect(allowed("visitor without passphrase", byShare())).toEqual(["read", "answer"]);
});

const ends: Record<string, Grant> = {
  ended: byShare({ endedAt: 1 }),
  "at its end to the millisecond": byShare({ expiresAt: now }),
  "of an account that is not active": byShare({ isOwnerActive: false }),
  "of an archived memory": byShare({}, { isArchived: true, isSharersOwn: true }),
  "of a memory that is the sharer's no longer": byShare({}, { isArchived: false, isSharersOwn: false }),
};

test.each(Object.entries(ends))("a share %s gives nobody anything, passphrase or not", (_, grant) => {
  for (const principal of principals) {
    for (const action of actions) expect(decide(principal, action, grant, now)).toBe("not there");
  }
});

test("a passphrase is asked of visitors for every action alike, and of members never", () => {
  const grant = byShare({ hasPassphrase: true });

  const asked = actions.map((action) => decide("visitor without passphrase", action, grant, now));

  expect(new Set(asked)).toEqual(new Set(["ask for passphrase"]));
  expect(allowed("member", grant)).toContain("read");
  expect(allowed("visitor with passphrase", grant)).toContain("read");
});

test("a link opens for no member, a share with a person for no other member, and nobody's for nobody", () => {
  expect(decideOpening("member", { ...openShare, kind: "link" }, now)).toBe("not there");
  expect(decideOpening("member", { ...openShare, isForMember: false }, now)).toBe("not there");
  expect(principals.map((principal) => decide(principal, "read", undefined, now))).toEqual(
    principals.map(() => "not there"),
  );
  expect(decide("nobody", "read", byShare(), now)).toBe("not there");
});

test("who is under 18 lets no visitor in, with a passphrase or without", () => {
  const grant = byShare({ isOwnerAdult: false, hasPassphrase: true });

  expect(principals.map((principal) => decide(principal, "read", grant, now))).toEqual([
    "not there",
    "allow",
    "not there",
    "not there",
  ]);
});

test("a visitor has nothing by a membership", () => {
  const standing = { role: "owner", kind: "personal" } as const;
  const grant: Grant = { by: "membership", standing, isAuthor: true, isSharingOff: false };

  expect(allowed("visitor with passphrase", grant)).toEqual([]);
});

const openAsk: AskFacts = { endedAt: null, expiresAt: now + 1, isOwnerActive: true, isOwnerAdult: true };

test("an answer is changed until it is accepted or declined, and read as long as its link is open", () => {
  const states = [undefined, ...askAnswerStates];
  const may = (action: "read" | "change") =>
    states.filter((state) => decideAnswering(action, openAsk, state && { state }, now) === "allow");

  expect(may("read")).toEqual(states);
  expect(may("change")).toEqual([undefined, "draft", "sent"]);
});

const closedAsks: Record<string, AskFacts | undefined> = {
  "that never was": undefined,
  "that was stopped": { ...openAsk, endedAt: 1 },
  "at its end to the millisecond": { ...openAsk, expiresAt: now },
  "of an account that is not active": { ...openAsk, isOwnerActive: false },
  "of somebody under 18": { ...openAsk, isOwnerAdult: false },
};

test.each(Object.entries(closedAsks))("an ask link %s opens nothing", (_, ask) => {
  for (const state of askAnswerStates) {
    expect(decideAnswering("read", ask, { state }, now)).toBe("not there");
    expect(decideAnswering("change", ask, { state }, now)).toBe("not there");
  }
  expect(decideAnswering("read", ask, undefined, now)).toBe("not there");
});

function mayRead(isForHost: boolean) {
  return offerStates.filter((state) => decideOffer({ state, isForHost }) === "allow");
}

test("an offer is read by the host alone, and while it waits alone", () => {
  expect(mayRead(true)).toEqual(["waiting"]);
  expect(mayRead(false)).toEqual([]);
  expect(decideOffer(undefined)).toBe("not there");
});

function ask(facts: Partial<Parameters<typeof decideAdding>[0]>) {
  return decideAdding({ role: "contributor", plan: undefined, isReadOnly: false, year: 1980, ...facts });
}

test("adding asks the role first, then the add-on of a vault, then the plan of a personal timeline", () => {
  const ten = { reach: "ten", startYear: 1990, birthYear: 1958, currentYear: 2026 } as const;

  expect([ask({ role: "viewer", isReadOnly: true }), ask({ role: undefined })]).toEqual([
    "refused by role",
    "refused by role",
  ]);
  expect([ask({ isReadOnly: true }), ask({}), ask({ plan: ten }), ask({ plan: ten, year: 1995 })]).toEqual([
    "read only",
    "allowed",
    "outside the plan",
    "allowed",
  ]);
});

test("a printer fetches files while it needs them, and never for a day longer or for somebody who may not print", () => {
  const needed = { state: "sending", expiresAt: now + 1, isOwnerOpen: true, mayStillPrint: true } as const;

  const open = printOrderStates.filter((state) => decidePrinting({ ...needed, state }, now) === "allow");

  expect(open).toEqual(["checking", "sending", "accepted", "in_production"]);
  for (const facts of [
    undefined,
    { ...needed, expiresAt: now },
    { ...needed, isOwnerOpen: false },
    { ...needed, mayStillPrint: false },
  ])
    expect(decidePrinting(facts, now)).toBe("not there");
});
