import { writeFileSync } from "node:fs";
import { join } from "node:path";

import {
  actors,
  callsAboutImports,
  callsAboutExports,
  callsAboutOrders,
  callsAboutOwnAccount,
  everything,
  statusFor,
} from "../apps/server/src/testing/permission-table.ts";
import { otherCalls } from "../packages/contract/src/other-calls.ts";
import { allEndpoints } from "../packages/contract/src/route-map.ts";
import { uploadCalls } from "../packages/contract/src/uploads.ts";

export const permissionsFile = join(import.meta.dirname, "../docs/permissions.md");

/** The answers for any visitor, a member and another member, in this order. */
type Answers = readonly [anyone: string, member: string, another: string];

const open: Answers = ["yes", "yes", "yes"];
const oneself: Answers = ["401", "yes", "about themselves only"];
const own: Answers = ["401", "own only", "404"];
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

On a person's own timeline a guest sees what they wrote themselves; in a shared one everybody sees everything. 403 is a
memory that is seen and may not be changed, 404 one that is not there for this person.

${table(
  ["Who", ...everything.map(code)],
  Object.entries(actors).map(([who, actor]) => [who, ...everything.map((call) => answerOf(statusFor(actor, call)))]),
)}
`;
}

function routeRows(): string[][] {
  const calls = allEndpoints().map(({ method, path, access }) => ({ name: `${method} ${path}`, access }));
  return [
    ...calls.map(({ name, access }) =>
      rowOf(name.replace(" ", " /api"), access === "public" ? open : memberAnswers(name)),
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
  if (callsAboutOwnAccount.includes(call)) return oneself;
  if ([...callsAboutImports, ...callsAboutExports, ...callsAboutOrders].includes(call))
    return call.includes(":") ? own : oneself;
  throw new Error(`${call} is in no permission table`);
}

function answerOf(status: 200 | 403 | 404): string {
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
