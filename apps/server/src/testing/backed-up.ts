import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { onTestFinished } from "vitest";

import { openBackups } from "#app/open-backups.ts";
import { takeBackup } from "#app/take-backup.ts";
import { findStoredKey } from "#config/secrets.ts";
import { readDatabase } from "#db/whole-database/read-database.ts";
import { createDigest } from "#features/backups/row-pieces.ts";

import { downloadArchive } from "./archives.ts";
import { createInstallation, withBackups } from "./installations.ts";
import { photoLike } from "./sample-media.ts";
import { test as base, type TestServer } from "./server-test.ts";
import { createTus } from "./tus.ts";
import { createWriter, setTimeline, signInAgain, type TestTimeline, type Writer } from "./writer.ts";

export interface BackedUp extends TestServer {
  /** Where its backups are. */
  readonly place: string;
}

export const test = base.extend<{ backedUp: BackedUp }>({
  backedUp: async ({ server, testDatabase, settings }, use) => {
    const place = await mkdtemp(join(tmpdir(), "lane-backups-"));
    const { config } = withBackups(server, testDatabase.location, { BACKUP_FOLDER: place, ...settings });
    await use({ ...server, config, place });
    await rm(place, { recursive: true, force: true });
  },
});
export const quietly = (): void => undefined;

export async function archiveOf({ config, secrets }: BackedUp) {
  const archive = await openBackups({ ...config.backups, ...secrets });
  onTestFinished(() => archive.close());
  return archive;
}

export async function backUp(server: BackedUp) {
  server.clock.advance(1000);
  return takeBackup(server, await archiveOf(server));
}

export async function digestsOf({ config }: Pick<TestServer, "config">): Promise<Record<string, string>> {
  const reading = await readDatabase(config.database);
  const digests: Record<string, string> = {};
  for (const table of reading.tables) {
    const digest = createDigest();
    for await (const page of reading.pages(table)) page.forEach(digest.addRow);
    digests[table.name] = `${digest.count()} ${digest.text()}`;
  }
  await reading.close();
  return digests;
}

interface Life {
  readonly writer: Writer;
  readonly timeline: TestTimeline;
  readonly write: (title: string, bytes: number) => Promise<{ readonly _id: string }>;
}

/** Somebody who writes memories with photos. */
export async function beginLife(server: TestServer): Promise<Life> {
  const writer = await createWriter(server);
  const timeline = await setTimeline(writer);
  const tus = createTus(server, writer);
  return {
    writer,
    timeline,
    async write(memoryTitle, bytes) {
      const fileId = await tus.upload(photoLike(bytes));
      return writer.write(timeline, { memoryTitle, media: [{ s3id: fileId, url: "", type: "Image" }] });
    },
  };
}

export async function keyOf({ config }: BackedUp): Promise<string> {
  return (await findStoredKey(config.dataDir))?.text ?? "";
}

export async function emptyFor(server: BackedUp, engine?: "embedded", settings = {}) {
  return createInstallation(server, { BACKUP_FOLDER: server.place, ...settings }, engine);
}

export async function titlesIn(server: TestServer, writer: Writer): Promise<string[]> {
  const { memories } = await downloadArchive(server, await signInAgain(server, writer));
  return memories.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other));
}

export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
