import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect } from "vitest";

import { type DatabaseLocation, openDatabase } from "#db/client.ts";
import { migrate, schemaVersion } from "#db/migrate.ts";
import { migrations, newestSchema } from "#db/migrations/all.ts";
import type { Migration } from "#db/migrations/migration.ts";
import { digestsOf } from "#testing/backed-up.ts";
import { startChild } from "#testing/child-process.ts";
import { createInstallation } from "#testing/installations.ts";
import { deliverAll, mailsTo } from "#testing/mailbox.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";
import { type KeptRelease, people, plantRelease, readKeptReleases } from "#testing/releases/kept-releases.ts";
import { type Call, password, secretKey } from "#testing/releases/release-process.ts";
import { lasting, lookAround, lostFrom } from "#testing/releases/seen.ts";
import { runsOnce, test, type TestClock, type TestServer } from "#testing/server-test.ts";
import { visit } from "#testing/sharer.ts";

const [ada, ben] = people;
const minutes = 60_000;
const kept = await readKeptReleases();

/** The installation of a release, some minutes after it was killed, opened by this one. */
async function upgrade(release: KeptRelease, clock: TestClock): Promise<TestServer> {
  clock.advance(release.keptAt + 10 * minutes - clock.now());
  const place = { clock, logger: createRecordingLogger() };
  const installation = await createInstallation(place, { SECRET_KEY: secretKey, PRINT: "demo" });
  const { folder, config } = installation;
  if (config.database.engine === "postgres") Object.assign(config, { backups: inFolder(join(folder, "backups")) });
  await plantRelease(release, config.database, folder);
  const server = await installation.open();
  if (server.config.database.engine === "postgres") await server.services.memoryIndex.putAll(() => undefined);
  return server;
}

/** PostgreSQL is copied where backups are. */
const inFolder = (path: string) => ({ every: "hour", to: { kind: "folder", folder: path }, recipients: [] }) as const;

async function logIn({ app }: TestServer, email: string): Promise<Call> {
  const body = { email, password };
  const { token } = (await app.inject({ method: "POST", url: "/api/auth/login", payload: body })).json();
  return async (method, path, payload) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** Every address of a file in what someone sees. */
function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return /^\/api\/(media|makings)\/.*signature=/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

async function lostFor(server: TestServer, release: KeptRelease, email: string): Promise<string[]> {
  const after = await lookAround(await logIn(server, email));
  return lostFrom(release.seen[email] ?? { "/user/details": "was not kept" }, lasting(after));
}

/** The hashes of what is served of all that someone sees, and how the rest is refused. */
async function fetchFiles(server: TestServer, email: string) {
  const served = new Set<string>();
  const refusals: number[] = [];
  for (const address of addressesIn(await lookAround(await logIn(server, email)))) {
    const { statusCode, rawPayload } = await server.app.inject(address);
    if (statusCode === 200) served.add(hashOf(rawPayload));
    else refusals.push(statusCode);
  }
  return { served, refusals };
}

function hashesOf({ files }: KeptRelease): Set<string> {
  return new Set(Object.values(files).map((text) => hashOf(Buffer.from(text, "base64"))));
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function copiesOf({ folder }: TestServer): Promise<string[]> {
  return (await readdir(join(folder, "backups")).catch(() => [])).toSorted((one, other) => one.localeCompare(other));
}

function copiesExpected({ config, clock }: TestServer, { schema }: KeptRelease): readonly string[] {
  if (schema === newestSchema) return [];
  if (config.database.engine === "postgres") return ["files", "rows", "snapshots"];
  return [`before-migration-from-${schema}-${clock.now()}.sqlite`];
}

/** On PostgreSQL, where an upgrade takes seconds, every second one in short runs; the oldest always. */
const upgraded = kept.filter((_, index) => runsOnce || index % 2 === 0);

describe.each(upgraded.map((release) => [release.schema, release] as const))(
  "upgraded from schema %i",
  (_schema, release) => {
    test("there is a copy, and everyone sees all they saw before, files and shared links included", async ({
      clock,
    }) => {
      const server = await upgrade(release, clock);

      expect(await schemaVersion(server.database)).toBe(newestSchema);
      expect(await copiesOf(server)).toEqual(copiesExpected(server, release));
      for (const email of people) expect(await lostFor(server, release, email)).toEqual([]);
      const { served, refusals } = await fetchFiles(server, ada);
      expect(served.size).toBeGreaterThan(2);
      expect([...served].filter((hash) => !hashesOf(release).has(hash))).toEqual([]);
      expect(refusals.filter((status) => status !== 404)).toEqual([]);
      for (const token of release.links.shares) {
        const { body } = await visit(server, "look", { token });
        expect(body.share.memories).toMatchObject([{ title: "By the lake" }, { title: "The day we moved" }]);
      }
      for (const token of release.links.asks) {
        const { body } = await visit(server, "ask/look", { token });
        expect(body.ask.question).toBe("What did your kitchen smell of on Sundays?");
      }
    });

    test("what was waiting is done: a mail is sent and an archive is made", async ({ clock }) => {
      const server = await upgrade(release, clock);
      const before = await mailsTo({ ...server, jobs: { ...server.jobs, handlers: [] } }, ben);

      await deliverAll(server);

      const call = await logIn(server, ada);
      const { makings }: { makings: { kind: string; status: string }[] } = (await call("GET", "/makings")).body;
      expect(before).toEqual([]);
      expect((await mailsTo(server, ben)).map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/^\s*\d{6}\s*$/m),
      );
      expect(makings.filter(({ kind }) => kind === "archive").map(({ status }) => status)).toEqual(["ready", "ready"]);
    });
  },
);

test("an older program refuses a newer database in one sentence, and changes nothing", async ({ clock }) => {
  const { config, folder } = await createInstallation({ clock, logger: createRecordingLogger() }, {});
  const newest = kept.at(-1);
  if (!newest) throw new Error("No release is kept");
  await plantRelease(newest, config.database, folder);
  const next: Migration = { version: newestSchema + 1, name: "next", up: async () => undefined };
  await migrateTo(config.database, [...migrations, next]);
  const before = await digestsOf({ config });

  const child = startChild(join(import.meta.dirname, "../main.ts"), {
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "silent",
    ...(config.database.engine === "postgres" ? { DATABASE_URL: config.database.url } : {}),
  });

  expect(await child.ended).toBe(1);
  expect(child.errors()).toBe(
    `This database was written by a newer version of Down Memory Lane (schema ${newestSchema + 1}, this program knows ${newestSchema}). Start the newer version instead.\n`,
  );
  expect(await digestsOf({ config })).toEqual(before);
  expect(await readdir(folder)).not.toContain("backups");
});

async function migrateTo(location: DatabaseLocation, all: readonly Migration[]): Promise<void> {
  const database = openDatabase(location);
  await migrate(database, { migrations: all, nowMs: 1 });
  await database.close();
}

test("every landed release has its fixture", () => {
  expect(kept.map(({ schema }) => schema)).toEqual(expect.arrayContaining([16, 20, 22, 28, 30, 32, 34, 36]));
});
