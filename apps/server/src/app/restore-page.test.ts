import { readFile, rm, writeFile } from "node:fs/promises";

import type { RestoreStatus } from "@lane/contract/restoring.ts";
import { expect, vi } from "vitest";
import { z } from "zod";

import { openDatabase } from "#db/client.ts";
import { downloadArchive } from "#testing/archives.ts";
import {
  archiveOf,
  backUp,
  type BackedUp,
  beginLife,
  emptyFor,
  keyOf,
  pathsBelow,
  test,
  titlesIn,
} from "#testing/backed-up.ts";
import { type RestoreVisit, startOn, visitRestorePage } from "#testing/restore-visit.ts";
import { runsOnce, type TestServer } from "#testing/server-test.ts";
import { signInAgain } from "#testing/writer.ts";

/** Several starts of the whole product, each of which migrates an empty database. */
vi.setConfig({ testTimeout: 300_000 });

const order = ["stopping", "files", "rows", "search"];

/** Takes long enough to be caught at work. */
const manyFiles = { memories: 25, bytes: 400_000 };

async function backedUpLife(server: BackedUp, { memories, bytes } = { memories: 3, bytes: 5000 }) {
  const { writer, write } = await beginLife(server);
  for (let count = 0; count < memories; count += 1) await write(`Memory ${count}`, bytes + count);
  const { name } = await backUp(server);
  return { writer, name, key: await keyOf(server) };
}

const problemSchema = z.object({ code: z.string(), message: z.string() });

async function openAccount({ services }: TestServer): Promise<void> {
  await services.accounts.openAnew({
    email: "ada@example.com",
    password: "a long enough password",
    firstName: "Ada",
    lastName: "Marsh",
    dateOfBirth: "1958-03-09",
    cityName: "Utrecht",
    isReflectionPrompt: false,
  });
}

async function messageOf(answer: Response): Promise<unknown> {
  const { message } = problemSchema.parse(await answer.json());
  return [answer.status, message];
}

function isInFiles(status: RestoreStatus): boolean {
  return status.state === "restoring" && status.step === "files";
}

async function readAll(visit: RestoreVisit): Promise<readonly RestoreStatus[]> {
  const seen: RestoreStatus[] = [];
  await visit.until((status) => {
    seen.push(status);
    return status.state === "restored";
  });
  return seen;
}

test("a backup restored from the page has every picture, and the page is gone afterwards", async ({ backedUp }) => {
  const { writer, name, key } = await backedUpLife(backedUp);
  const left = await downloadArchive(backedUp, writer);
  const empty = await emptyFor(backedUp);
  const visit = await visitRestorePage(empty, backedUp);

  const found = await visit.find();
  expect(found).toMatchObject({
    place: `the folder ${backedUp.place}`,
    isLocked: false,
    backups: [{ name, contents: { accounts: 1 }, problem: null, isKeyRight: false }],
  });
  expect((await visit.find({ key })).backups).toMatchObject([{ isKeyRight: true }]);
  const started = await visit.start({ name, key });
  expect([started.status, await started.json()]).toMatchObject([200, { state: "restoring", name }]);
  const seen = await readAll(visit);
  await visit.untilReady();

  const positions = seen.flatMap((status) =>
    status.state === "restoring" ? [[order.indexOf(status.step), status.done] as const] : [],
  );
  expect(positions).toEqual(positions.toSorted(([one, done], [other, than]) => one - other || done - than));
  expect(seen.at(-1)).toMatchObject({ sentences: [expect.stringContaining("1 account")] });
  const login = await visit.post("/api/auth/login", { email: writer.email, password: "a long enough password" });
  expect(login.status).toBe(200);
  expect((await visit.post("/restore/status", { code: visit.code })).status).toBe(404);

  visit.child.process.kill("SIGTERM");
  expect(await visit.child.ended).toBe(0);
  expect(visit.child.errors()).not.toContain(key);
  expect(visit.child.errors()).not.toContain(visit.code);
  expect(visit.child.lines.filter((line) => line.includes("/restore#"))).toHaveLength(1);
  const again = await empty.open();
  const arrived = await downloadArchive(again, await signInAgain(again, writer));
  expect(arrived.memories).toEqual(left.memories);
  expect([...arrived.files].filter(([file]) => file.startsWith("media/"))).toEqual(
    [...left.files].filter(([file]) => file.startsWith("media/")),
  );
});

test.runIf(runsOnce)(
  "while a backup is restored, everything else is asked to wait, and a second order is refused",
  async ({ backedUp }) => {
    const { writer, name, key } = await backedUpLife(backedUp);
    const empty = await emptyFor(backedUp);
    const visit = await visitRestorePage(empty, backedUp);

    const starts = await Promise.all([visit.start({ name, key }), visit.start({ name, key })]);
    expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await visit.until((status) => status.state === "restored" || isInFiles(status));

    const page = await fetch(`${visit.address}/timeline`);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await page.text()).toContain("<h1>A backup is being restored</h1>");
    expect((await visit.post("/api/auth/login", {})).status).toBe(503);
    expect((await fetch(`${visit.address}/healthz`)).status).toBe(200);
    expect((await fetch(`${visit.address}/readyz`)).status).toBe(503);
    expect(await messageOf(await visit.start({ name, key }))).toEqual([409, "A backup is being restored already."]);

    await visit.untilReady();
    visit.child.process.kill("SIGTERM");
    await visit.child.ended;
    expect(await titlesIn(await empty.open(), writer)).toHaveLength(3);
  },
);

test("a restore that was killed is started again, and complete", async ({ backedUp }) => {
  const { writer, name, key } = await backedUpLife(backedUp, manyFiles);
  const empty = await emptyFor(backedUp);
  const first = await visitRestorePage(empty, backedUp);
  await first.start({ name, key });
  await first.untilFirstFile();

  first.child.process.kill("SIGKILL");
  await first.child.ended;
  const second = await visitRestorePage(empty, backedUp);
  expect(second.code).not.toBe(first.code);
  expect((await second.find()).backups).toMatchObject([{ name, isKeyRight: true }]);
  await second.start({ name });
  await readAll(second);
  await second.untilReady();

  second.child.process.kill("SIGTERM");
  await second.child.ended;
  expect(await titlesIn(await empty.open(), writer)).toHaveLength(manyFiles.memories);
});

test.runIf(runsOnce)("told to stop, a restore ends and leaves the installation empty", async ({ backedUp }) => {
  const { name, key } = await backedUpLife(backedUp, manyFiles);
  const empty = await emptyFor(backedUp);
  const visit = await visitRestorePage(empty, backedUp);
  await visit.start({ name, key });
  await visit.untilFirstFile();

  visit.child.process.kill("SIGTERM");
  expect(await visit.child.ended).toBe(0);

  const { child } = await startOn(empty, backedUp);
  expect(await child.line(/\/restore#/)).toContain("/restore#");
});

test.runIf(runsOnce)(
  "what cannot be restored is refused with its sentence, and the server goes on",
  async ({ backedUp }) => {
    const { name, key } = await backedUpLife(backedUp);
    const archive = await archiveOf(backedUp);
    const snapshot = await archive.readSnapshot(name);
    if ("problem" in snapshot) throw new Error(snapshot.problem);
    const newer = { ...snapshot, name: "2099-01-01T00-00-00Z", version: "9.9.9", schema: snapshot.schema + 1 };
    await archive.keepSnapshot(newer);
    const visit = await visitRestorePage(await emptyFor(backedUp), backedUp);
    const other = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

    const wishes = [
      { name, key: other },
      { name },
      { name, key: "short" },
      { name: newer.name, key },
      { name: "none", key },
    ];
    const refusals: unknown[] = [];
    for (const wish of wishes) refusals.push(await messageOf(await visit.start(wish)));

    expect(refusals).toEqual([
      [422, expect.stringContaining(`This is not the key of the backup ${name}`)],
      [422, expect.stringContaining(`This is not the key of the backup ${name}`)],
      [422, expect.stringContaining("This is not a whole key")],
      [422, expect.stringContaining("was made by a newer version of Down Memory Lane (9.9.9)")],
      [422, expect.stringContaining("There is no backup none in the folder")],
    ]);
    expect((await visit.find()).backups).toMatchObject([
      { name: newer.name, contents: null, problem: expect.stringContaining("9.9.9") },
      { name, problem: null },
    ]);
    expect(await visit.status()).toEqual({ state: "choosing", problem: null });
    expect(visit.child.lines.filter((line) => line.includes("is open at"))).toHaveLength(1);
  },
);

test("after a damaged backup the installation is empty, and the page has the sentence and works again", async ({
  backedUp,
}) => {
  const { writer, name, key } = await backedUpLife(backedUp);
  const [path = ""] = (await pathsBelow(backedUp.place)).filter((one) => one.includes("/files/"));
  const whole = await readFile(path);
  await rm(path);
  await writeFile(path, whole.subarray(1));
  const empty = await emptyFor(backedUp);
  const visit = await visitRestorePage(empty, backedUp);

  await visit.start({ name, key });
  const failed = await visit.until(({ state }) => state === "choosing");
  await visit.untilReady();
  expect(failed).toMatchObject({ problem: expect.stringContaining(`The backup ${name} is damaged`) });
  expect(await visit.status()).toEqual(failed);

  await writeFile(path, whole);
  await visit.start({ name, key });
  await readAll(visit);
  await visit.untilReady();
  visit.child.process.kill("SIGTERM");
  await visit.child.ended;
  expect(await titlesIn(await empty.open(), writer)).toHaveLength(3);
});

test("nothing is restored while another program has the database", async ({ backedUp }) => {
  const { name, key } = await backedUpLife(backedUp);
  const empty = await emptyFor(backedUp);
  const visit = await visitRestorePage(empty, backedUp);
  const other = openDatabase(empty.config.database);
  await other.db.selectFrom("accounts").select("id").execute();

  await visit.start({ name, key });
  const failed = await visit.until(({ state }) => state === "choosing");
  await other.close();

  expect(failed).toMatchObject({
    problem: expect.stringMatching(/Please stop (the server|all servers) first/),
  });
});

test.runIf(runsOnce)("a code that is wrong opens nothing, and can't be guessed quickly", async ({ backedUp }) => {
  const { name, key } = await backedUpLife(backedUp);
  const visit = await visitRestorePage(await emptyFor(backedUp), backedUp);

  const guesses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    guesses.push((await visit.post("/restore/start", { code: `guess ${count}`, name, key, isKeyLost: false })).status);
  }
  const without = await visit.post("/restore/status", {});

  expect(new Set(guesses)).toEqual(new Set([403, 429]));
  expect(without.status).toBe(400);
  expect(await visit.status()).toEqual({ state: "choosing", problem: null });
});

test.runIf(runsOnce)("with accounts, the calls answer like what does not exist", async ({ backedUp }) => {
  await backedUpLife(backedUp);
  const empty = await emptyFor(backedUp);
  const visit = await visitRestorePage(empty, backedUp);
  await openAccount(await empty.open());

  const answers = await Promise.all(
    ["status", "backups", "start", "nothing"].map(async (call) => {
      const answer = await visit.post(`/restore/${call}`, { code: visit.code });
      return [answer.status, problemSchema.parse(await answer.json())];
    }),
  );

  expect(answers).toEqual(answers.map(() => [404, { code: "not_found", message: "There's nothing here" }]));
});

test.runIf(runsOnce)(
  "a key in the environment that is not the backup's is named before anything stops",
  async ({ backedUp }) => {
    const { name, key } = await backedUpLife(backedUp);
    const other = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
    const visit = await visitRestorePage(await emptyFor(backedUp), backedUp, { SECRET_KEY: other });

    expect(await messageOf(await visit.start({ name, key }))).toEqual([
      422,
      expect.stringContaining("SECRET_KEY is set to another key than the one you gave"),
    ]);
  },
);
