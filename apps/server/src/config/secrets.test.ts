import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { test as base, expect } from "vitest";

import { loadSecrets } from "./secrets.ts";

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lane-secrets-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test("a key is made once, for this user's eyes only, and found again", async ({ dataDir }) => {
  const first = await loadSecrets({ dataDir, given: undefined });
  const second = await loadSecrets({ dataDir, given: undefined });

  const file = join(dataDir, "secrets", "key");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(file, "utf8"), "base64url")).toHaveLength(32);
  expect(second.tokenKey).toEqual(first.tokenKey);
  expect(first.tokenKey).not.toEqual(first.sealKey);
});

test("ten processes starting at once agree on one key", async ({ dataDir }) => {
  const all = await Promise.all(Array.from({ length: 10 }, () => loadSecrets({ dataDir, given: undefined })));

  expect(new Set(all.map(({ tokenKey }) => Buffer.from(tokenKey).toString("hex"))).size).toBe(1);
});

test("a short, simple or example key is refused", async ({ dataDir }) => {
  const bad = ["", "secret", "change-me", "A".repeat(64), Buffer.from("x".repeat(31)).toString("base64url")];

  for (const given of bad) {
    await expect(loadSecrets({ dataDir, given })).rejects.toThrow("too short or too simple");
  }
  await loadSecrets({ dataDir, given: undefined });
  await writeFile(join(dataDir, "secrets", "key"), "short");
  await expect(loadSecrets({ dataDir, given: undefined })).rejects.toThrow("too short or too simple");
});

test("fingerprints differ by purpose and by key", async ({ dataDir }) => {
  const ours = await loadSecrets({ dataDir, given: undefined });
  const theirs = await loadSecrets({
    dataDir,
    given: Buffer.from("0123456789abcdef0123456789ABCDEF").toString("base64url"),
  });

  const prints = [ours.fingerprint("a", "x"), ours.fingerprint("b", "x"), theirs.fingerprint("a", "x")];

  expect(new Set(prints).size).toBe(3);
  expect(ours.fingerprint("a", "x")).toBe(prints[0]);
});
