import { openDatabase } from "#db/client.ts";
import { schemaVersion } from "#db/migrate.ts";
import { sumOf, titlesIn, untilEveryone } from "#testing/busy-members.ts";
import { smallPhoto } from "#testing/releases/live-release.ts";
import { createSteadyCaller } from "#testing/steady-caller.ts";
import { goodPassword, registrationOf } from "#testing/visitor.ts";

import { type BalancedProduct, startBalancedProduct } from "./balanced-product.ts";
import { compareProcesses } from "./compare-processes.ts";
import type { ProcessCalls } from "./process-calls.ts";
import type { ReceivedMails } from "./received-mails.ts";
import { findPlace } from "./timelines.ts";
import { type Family, leaveTraces, type Person, succeed } from "./traces.ts";

const callerCount = 4;

interface UpgradeWish {
  readonly haproxy: string;
  /** The server of the version before this one. */
  readonly programBefore: string;
}

/** Two processes of the version before are replaced by this one, one after the other, while people use them. */
export async function upgradeProcesses({ haproxy, programBefore }: UpgradeWish) {
  const product = await startBalancedProduct({ haproxy, count: 2, program: programBefore });
  const database = openDatabase({ engine: "postgres", url: product.clusterUrl });
  try {
    const family = await settle(product);
    const traces = [await leaveTraces(family, 0, await photo("#b8395a"))];
    const schemaBefore = await schemaVersion(database);

    const first = await callWhile(product, family, () => product.startAgain(0, "SIGTERM"));
    traces.push(
      await leaveTraces(family, 0, await photo("#5a39b8")),
      await leaveTraces(family, 1, await photo("#39b85a")),
    );
    await logInEverywhere(family);
    const whileBoth = await compareProcesses(family, traces);

    const second = await callWhile(product, family, () => product.startAgain(1, "SIGTERM"));
    const afterwards = await compareProcesses(family, traces);

    const callers = [...first, ...second];
    const kept = await titlesIn(database);
    const acknowledged = callers.flatMap((caller) => caller.acknowledged);
    return {
      ...sumOf(callers),
      schemas: [schemaBefore, await schemaVersion(database)],
      whileBoth,
      afterwards,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((title) => !kept.has(title)).length,
      doubled: acknowledged.filter((title) => (kept.get(title) ?? 0) > 1).length,
    };
  } finally {
    await database.close();
    await product.stop();
  }
}

async function photo(colour: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await smallPhoto(colour));
}

/** Callers write and read through the balancer before, during and after the work. */
async function callWhile({ address }: BalancedProduct, { ada, own }: Family, work: () => Promise<void>) {
  const callers = Array.from({ length: callerCount }, () => createSteadyCaller({ address, token: ada.token, ...own }));
  await untilEveryone(callers, ({ answered }) => answered);
  await work();
  await untilEveryone(callers, ({ answered }) => answered);
  await Promise.all(callers.map((caller) => caller.stop()));
  return callers;
}

/** Two people with an account, one with a timeline, both in a vault. */
async function settle({ calls, mails }: BalancedProduct): Promise<Family> {
  const [ada, ben] = [await signUp(calls, mails, "ada@example.com"), await signUp(calls, mails, "ben@example.com")];
  const post = (which: number, person: Person, path: string, body: object) =>
    succeed(calls, which, path, { method: "POST", token: person.token, body });
  // Someone's own timeline is begun when they first look at it.
  const [own] = [await findPlace(calls, 0, ada), await findPlace(calls, 1, ben)];
  const founded = await post(1, ada, "/vaults", { name: "The Marshes", firstYear: 1985 });
  const timelineId: string = founded.body.timeline.id;
  const invited = await post(0, ada, "/invitations", { timelineId, email: ben.email, role: "contributor" });
  await post(1, ben, "/invitations/accept", { id: invited.body.invitation.id, choice: "stays" });
  return {
    calls,
    ada,
    ben,
    own,
    vault: await findPlace(calls, 1, { ...ben, timelineId }),
  };
}

async function signUp(calls: ProcessCalls, mails: ReceivedMails, email: string): Promise<Person> {
  await succeed(calls, 0, "/auth/signup", { method: "POST", body: registrationOf(email) });
  const proof = { otp: await mails.codeFor(email), emailId: email, type: "signup" };
  const { body } = await succeed(calls, 1, "/auth/verify-email-otp", { method: "POST", body: proof });
  return { email, token: body.token };
}

/** A session begun at one version is known to the other. */
async function logInEverywhere({ calls, ben }: Family): Promise<void> {
  for (const which of [0, 1]) {
    const body = { email: ben.email, password: goodPassword };
    const { token } = (await succeed(calls, which, "/auth/login", { method: "POST", body })).body;
    await succeed(calls, which + 1, "/auth/verify", { token });
  }
}
