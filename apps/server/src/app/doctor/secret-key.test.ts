import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { loadSecrets } from "#config/secrets.ts";
import { look, settingsOf } from "#testing/doctor.ts";
import { test } from "#testing/server-test.ts";

import { secretKey } from "./secret-key.ts";

test("the key that a server has made is well, and never printed", async ({ testDatabase }) => {
  const { folder } = testDatabase;
  await loadSecrets({ dataDir: folder, given: undefined });
  const key = await readFile(join(folder, "secrets/key"), "utf8");

  const found = await look(secretKey, settingsOf(testDatabase));

  expect(found).toEqual({ state: "ok", says: "The key is in DATA_DIR/secrets/key, and only its owner can read it." });
  expect(JSON.stringify(found)).not.toContain(key);
});

test("a key that others may read, or that is too short, is named", async ({ testDatabase }) => {
  const { folder } = testDatabase;
  const file = join(folder, "secrets/key");
  await loadSecrets({ dataDir: folder, given: undefined });
  await chmod(file, 0o640);
  const open = await look(secretKey, settingsOf(testDatabase));
  await writeFile(file, "short");

  expect(open).toMatchObject({ state: "attention", says: expect.stringContaining("has mode 0640") });
  expect(await look(secretKey, settingsOf(testDatabase))).toMatchObject({
    state: "broken",
    says: "The secret key is too short or too simple.",
    todo: expect.stringContaining("openssl rand"),
  });
});

test("without a key it depends on whether there is a database that needs one", async ({ testDatabase }) => {
  const gone = await look(secretKey, settingsOf(testDatabase));
  const fresh = await look(secretKey, { DATA_DIR: join(testDatabase.folder, "fresh") });

  expect(gone).toMatchObject({ state: "broken", todo: expect.stringContaining("Restore the key from its backup") });
  expect(fresh).toMatchObject({ state: "attention", says: "There is no key yet." });
});

test("a key in the environment is used, and another one in the file is mentioned", async ({ testDatabase }) => {
  const { folder } = testDatabase;
  const given = randomBytes(32).toString("base64url");
  const env = { ...settingsOf(testDatabase), SECRET_KEY: given };
  const alone = await look(secretKey, env);
  await mkdir(join(folder, "secrets"));
  await writeFile(join(folder, "secrets/key"), `${given}\n`);
  const same = await look(secretKey, env);
  await rm(join(folder, "secrets"), { recursive: true });
  await loadSecrets({ dataDir: folder, given: undefined });

  expect([alone, same]).toEqual([
    { state: "ok", says: "SECRET_KEY is set." },
    { state: "ok", says: "SECRET_KEY is set." },
  ]);
  expect(await look(secretKey, env)).toMatchObject({
    state: "attention",
    says: expect.stringContaining("another key, which is not used"),
  });
});
