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
- **Member** is signed in, and asks about what is theirs.
- **Another member** is signed in as well, and names what is not theirs. They get the same 404 as for an id that was never
  given out, and nothing changes.
- A **signed address** is made for one session of one member, ends with it and after minutes or hours anyway. Whoever has it
  needs no token.
- The **key** of the mailbox is printed by the start. There is no mailbox in production or with a mail server.
- The **payment processor** signs its messages with a secret that only it and this server know.
- The **operator** has no account and no route: settings, files and database are theirs. Metrics are on a port of their own
  (\`METRICS_PORT\`), for this machine only.

Pages of the web app answer everybody and hold nothing of anybody.

## Routes

${table(["Route", "Anyone", "Member", "Another member"], routeRows())}

## Memories, by role on their timeline

In a vault everybody sees everything. Words belong to their author alone; an owner also moves and archives what others
wrote. What a guest writes for somebody's own timeline is the guest's alone until it is offered. 403 is a memory that is
seen and may not be changed, 404 one that is not there for this person.

${table(
  ["Who", ...everything.map(code)],
  Object.entries(actors).map(([who, actor]) => [who, ...everything.map((call) => answerOf(statusFor(actor, call)))]),
)}

${familiesText()}

## What is shared

A share gives reading, and what its owner allows beyond that: answering, and for a member keeping a copy. It never gives
earlier versions, originals, the place, or a way to share onward. A **visitor** holds the link; where it has a passphrase,
only \`POST /s/api/look\` answers without it, and says nothing but that one is needed. The table is of an open share with a
passphrase that allows answers and copies.

${table(["Who", ...Object.keys(shareCalls).map(shareAddress).map(code)], shareRows("open"))}

Pictures, films and sound lie below \`/s/media\` behind signed addresses. Each names its share and is asked about anew
for every piece. In each of these states everything of a share is answered like one that never was, also its signed
addresses: ${closedStates().join("; ")}. Archiving and deactivating let shares sleep; they wake with what they belong to.

## What is asked

An ask link gives the question, the first name of who asks, and one answer for each device. A device makes a **key** for its
answer: only with it the answer is read, changed and withdrawn. Who holds the link without the key begins an answer of
their own. The table is of an open question with an answer that waits.

${table(["Who", ...Object.keys(askCalls).map(askAddress).map(code)], askRows())}

Once an answer is accepted or declined, it is not there for changes any more. In each of these states everything behind the
link is answered like one that never was: ${closedAskStates().join("; ")}.

## What is said in recordings

Who may hear a recording may read its text; only whose recording it is has it written down, changes or deletes it.

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

/** The states in which nobody but who asks gets anything. */
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
  return call in shareCalls || call in askCalls ? byLink : open;
}

function familiesText(): string {
  return `## Vaults, invitations and guests

The memory of \`POST /vaults/take-out\` is somebody else's: its author takes out their own. A vault keeps at least one owner
(409). Where the add-on of who pays has ended, nothing new comes (403), and reading, leaving, exporting and deleting go on.

${familyTable("vault", Object.keys(vaultCalls))}

Only the account that has the invited address sees an invitation, and nothing of the vault until it is accepted.

${familyTable("invitation", Object.keys(invitedCalls))}

A host reads what a guest has offered while it waits, in \`GET /api/offers\`, and answers it once.

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
      rowOf(address, access === "public" ? publicAnswers(name) : memberAnswers(name)),
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
