import { writeFileSync } from "node:fs";
import { join } from "node:path";

import {
  askActors,
  type AskActor,
  askCalls,
  askStates,
  type AskState,
  askStatus,
  callsAboutOwnAsks,
} from "../apps/server/src/testing/ask-table.ts";
import {
  callsAboutOwnFamily,
  type FamilyActor,
  familyActors,
  familyCalls,
  familyStatus,
  invitedCalls,
  offerCalls,
  vaultCalls,
} from "../apps/server/src/testing/family-table.ts";
import {
  actors,
  callsAboutImports,
  callsAboutExports,
  callsAboutOrders,
  callsAboutOwnAccount,
  everything,
  statusFor,
} from "../apps/server/src/testing/permission-table.ts";
import {
  callsAboutOwnShares,
  shareActors,
  shareCalls,
  shareStates,
  shareStatus,
  type ShareActor,
  type ShareState,
} from "../apps/server/src/testing/share-table.ts";
import { transcriptActors, transcriptAnswer, transcriptCalls } from "../apps/server/src/testing/transcript-table.ts";
import { addressOf } from "../packages/contract/src/endpoint.ts";
import { otherCalls } from "../packages/contract/src/other-calls.ts";
import { allEndpoints } from "../packages/contract/src/route-map.ts";
import { uploadCalls } from "../packages/contract/src/uploads.ts";

export const permissionsFile = join(import.meta.dirname, "../docs/permissions.md");

/** The answers for any visitor, a member and another member, in this order. */
type Answers = readonly [anyone: string, member: string, another: string];

const open: Answers = ["yes", "yes", "yes"];
const oneself: Answers = ["401", "yes", "about themselves only"];
const own: Answers = ["401", "own only", "404"];
const byHearing: Answers = ["401", "see below", "404, or left out of a list"];
const byShare: Answers = ["401", "by share, see below", "404"];
const byLink: Answers = ["with a link, see below, else 404", "with a link, see below", "with a link, see below"];
const ownAsks: Answers = ["401", "of their own, see below", "404"];
const byMembership: Answers = ["401", "by membership, see below", "404"];
const byRole: Answers = ["401", "by role, see below", "404"];
const signed: Answers = ["with a signed address, else 404", "with a signed address, else 404", "404"];
const ofOperator: Answers = ["401, or 404 while the page is off", "the same", "the same"];
const withLinkCode: Answers = ["with the code of a link, else 401; 404 while the page is off", "the same", "the same"];
const withKey: Answers = [
  "with the key, else locked or 404",
  "with the key, else locked or 404",
  "with the key, else locked or 404",
];

const withSignature: Answers = ["with the processor's signature, else 400", "the same", "the same"];

export function permissionsText(): string {
  return `# Permissions

<!-- Printed by \`npm run docs\` from the table that the tests call through; change it there. -->

Every route of the server and who may call it. The tests \`api-surface\` and \`permission-table*\` make these calls: a route
that is not in this table fails them.

- **Anyone** has no token, or one that is forged, expired or ended.
- **Member** is signed in, and asks for their own things.
- **Another member** is signed in too, and asks for things that are not theirs. They get the same 404 as for an id that
  never existed, and nothing changes.
- A **signed address** is made for one session of one member, and expires with it, or after minutes or hours anyway. It
  works without a token.
- The **key** of the mailbox is printed at start. There is no mailbox in production or with a mail server.
- The **payment processor** and the **printer** sign their messages with secrets that only they and this server know. A
  printer also gets an address for each of the two files of an order: it works without a session, for a day, and only
  while the order is being checked, sent or made (\`decidePrinting\`).
- The **operator** has no account: they have the settings, files and database, and the commands of \`npm run admin\`. One of
  them makes the link that opens \`/operator\`, if \`OPERATOR_PAGE=on\`: a page with figures, names of jobs and a button to try
  failed ones again. No route of it returns content or addresses of members, or changes an account. Metrics have their own
  port (\`METRICS_PORT\`), for this machine only.
- To a **disabled** account every route answers as to anyone.

The pages of the web app are open to everyone and contain nobody's data.

## Routes

${table(["Route", "Anyone", "Member", "Another member"], routeRows())}

## Memories, by role on their timeline

In a vault everyone sees everything. Only the author may change a memory's text; an owner may also move and archive what
others wrote. What a guest writes for another person's timeline is private to the guest until it is offered. 403 is a memory
that this person may see but not change, 404 one that does not exist for them.

${table(
  ["Who", ...everything.map(code)],
  Object.entries(actors).map(([who, actor]) => [who, ...everything.map((call) => answerOf(statusFor(actor, call)))]),
)}

${familiesText()}

## What is shared

A share allows reading, and whatever else its owner allows: answering and, for a member, keeping a copy. It never gives
earlier versions, originals, the place, or a way to share onward. A **visitor** has the link; if it has a passphrase,
only \`POST /s/api/look\` answers without it, and says only that one is needed. The table is for an open share with a
passphrase that allows answers and copies.

${table(["Who", ...Object.keys(shareCalls).map(shareAddress).map(code)], shareRows("open"))}

Photos, videos and recordings are served below \`/s/media\` through signed addresses. Each names its share, which is checked
again for every piece. In each of these states, every part of a share, including its signed addresses, is answered as if it
never existed: ${closedStates().join("; ")}. Archiving and deactivating pause shares; they resume with the memory or account they belong to.

## What is asked

An ask link gives the question, the asker's first name, and one answer for each device. A device makes a **key** for its
answer: the answer can be read, changed and withdrawn only with that key. A person with the link but not the key starts an
answer of their own. The table is for an open question with a waiting answer.

${table(["Who", ...Object.keys(askCalls).map(askAddress).map(code)], askRows())}

Once an answer is accepted or declined, it can no longer be changed. In each of these states, everything behind the link is
answered as if it never existed: ${closedAskStates().join("; ")}.

## What is said in recordings

Anyone who may hear a recording may read its transcript; only the recording's owner may create, change or delete it.

${table(
  ["Who", ...Object.keys(transcriptCalls).map(code)],
  Object.entries(transcriptActors).map(([who, actor]) => [
    who,
    ...Object.keys(transcriptCalls).map((call) => transcriptAnswer(actor, call)),
  ]),
)}
`;
}

function familyRows(on: FamilyActor["on"], calls: readonly string[]): string[][] {
  return Object.entries<FamilyActor>(familyActors)
    .filter(([, actor]) => actor.on === on)
    .map(([who, actor]) => [who, ...calls.map((call) => answerOf(familyStatus(actor, call)))]);
}

function familyTable(on: FamilyActor["on"], calls: readonly string[]): string {
  return table(["Who", ...calls.map(code)], familyRows(on, calls));
}

function shareRows(state: ShareState): string[][] {
  return Object.entries<ShareActor>(shareActors).map(([who, actor]) => [
    who,
    ...Object.values(shareCalls).map((call) => {
      const isOfVisitors = call.of === "visitor";
      if (isOfVisitors !== (actor.of === "visitor")) return isOfVisitors ? "by the link only" : "401";
      return answerOf(shareStatus(actor, call, state));
    }),
  ]);
}

/** The states in which nobody but its owner gets anything. */
function closedStates(): string[] {
  const states = Object.keys(shareStates).filter((state): state is ShareState => state in shareStates);
  const others = Object.values<ShareActor>(shareActors).filter(({ isOwner }) => !isOwner);
  return states.filter((state) =>
    others.every((actor) => Object.values(shareCalls).every((call) => shareStatus(actor, call, state) === 404)),
  );
}

function shareAddress(call: string): string {
  return call.replace(" ", shareCalls[call]?.of === "visitor" ? " /s/api" : " /api");
}

function askRows(): string[][] {
  return Object.entries<AskActor>(askActors).map(([who, actor]) => [
    who,
    ...Object.entries(askCalls).map(([name, { of }]) => {
      if (of !== actor.of) return of === "answerer" ? "by the link only" : "401";
      return answerOf(askStatus(actor, name, "open"));
    }),
  ]);
}

/** The states in which nobody but the asker gets anything. */
function closedAskStates(): string[] {
  const states = Object.keys(askStates).filter((state): state is AskState => state in askStates);
  const holders = Object.values<AskActor>(askActors).filter(({ of }) => of === "answerer");
  const calls = Object.keys(askCalls).filter((name) => askCalls[name]?.of === "answerer");
  return states.filter((state) =>
    holders.every((actor) => calls.every((name) => askStatus(actor, name, state) === 404)),
  );
}

function askAddress(call: string): string {
  return call.replace(" ", askCalls[call]?.of === "answerer" ? " /s/api" : " /api");
}

function publicAnswers(call: string): Answers {
  if (call === "POST /operator/sign-in") return withLinkCode;
  return call in shareCalls || call in askCalls ? byLink : open;
}

function familiesText(): string {
  return `## Vaults, invitations and guests

The memory in \`POST /vaults/take-out\` is someone else's: authors take out their own. A vault keeps at least one owner (409).
If the payer's add-on has ended, nothing new can be added (403), but reading, leaving, exporting and deleting still work.

${familyTable("vault", Object.keys(vaultCalls))}

Only the account with the invited address sees an invitation, and nothing of the vault until it accepts.

${familyTable("invitation", Object.keys(invitedCalls))}

While an offer is waiting, the host can read it in \`GET /api/offers\`, and can answer it once.

${familyTable("offer", Object.keys(offerCalls))}`;
}

function routeRows(): string[][] {
  const calls = allEndpoints().map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    address: `${endpoint.method} ${addressOf(endpoint)}`,
    access: endpoint.access,
  }));
  return [
    ...calls.map(({ name, address, access }) =>
      rowOf(address, { public: publicAnswers, operator: () => ofOperator, member: memberAnswers }[access](name)),
    ),
    ...uploadCalls.map(({ method, path, access }) =>
      rowOf(`${method} /api${path}`, access === "public" ? open : path.includes(":") ? own : oneself),
    ),
    ...otherCalls.map(({ method, path, access }) =>
      rowOf(`${method} ${path}`, { public: open, signed, key: withKey, processor: withSignature }[access]),
    ),
  ];
}

function memberAnswers(call: string): Answers {
  if (everything.includes(call)) return byRole;
  if ([...callsAboutOwnAccount, ...callsAboutOwnShares, ...callsAboutOwnAsks, ...callsAboutOwnFamily].includes(call))
    return oneself;
  if (call in askCalls) return ownAsks;
  if (call in transcriptCalls) return byHearing;
  if (call in familyCalls) return byMembership;
  if (call in shareCalls) return byShare;
  if ([...callsAboutImports, ...callsAboutExports, ...callsAboutOrders].includes(call))
    return call.includes(":") ? own : oneself;
  throw new Error(`${call} is in no permission table`);
}

function answerOf(status: number): string {
  return status === 200 ? "yes" : String(status);
}

function rowOf(route: string, answers: Answers): string[] {
  return [code(route), ...answers];
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

if (import.meta.main) writeFileSync(permissionsFile, permissionsText());
