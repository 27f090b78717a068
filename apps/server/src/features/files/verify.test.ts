import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { photoLike } from "#testing/sample-media.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

function pathOf({ folder }: TestServer, key: string): string {
  return join(folder, "media", key.slice(0, 2), key.slice(2, 4), key);
}

async function verify(server: TestServer, isQuick = false) {
  const found: string[] = [];
  const report = await server.services.verify.verify({
    isQuick,
    onFinding: ({ problem, key }) => found.push(`${problem} ${key}`),
  });
  return { report, found: new Set(found) };
}

test("every missing, changed and orphaned file is found, and nothing else", async ({ server }) => {
  const tus = createTus(server, await createWriter(server));
  for (let count = 0; count < 12; count += 1) await tus.upload(photoLike(5000 + count));
  const open = await tus.begin({ bytes: 9000 });
  await tus.patch(open, 0, photoLike(5000));
  const sound = await verify(server);
  const rows = await server.database.db.selectFrom("files").select("store_key as key").orderBy("id").execute();
  const keys = rows.map(({ key }) => key);
  const [gone = "", shorter = "", ...flipped] = keys.slice(0, 8);

  await rm(pathOf(server, gone));
  await writeFile(pathOf(server, shorter), "x");
  for (const [index, key] of flipped.entries()) {
    const bytes = await readFile(pathOf(server, key));
    const at = (index * 997) % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (index % 8));
    await writeFile(pathOf(server, key), bytes);
  }
  const { key: orphan } = await server.store.put(one(photoLike(20)), { maxBytes: 20 });

  expect(sound.report).toEqual({ checked: 13, missing: 0, changed: 0, orphaned: 0 });
  const { report, found } = await verify(server);
  expect(report).toEqual({ checked: 13, missing: 1, changed: 7, orphaned: 1 });
  expect(found).toEqual(
    new Set([`missing ${gone}`, `changed ${shorter}`, `orphaned ${orphan}`, ...flipped.map((key) => `changed ${key}`)]),
  );
  expect((await verify(server, true)).report).toEqual({ checked: 13, missing: 1, changed: 1, orphaned: 1 });
});

async function* one(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}
