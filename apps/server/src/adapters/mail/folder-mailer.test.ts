import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";

import { createFolderMailer } from "./folder-mailer.ts";
import { mailOf, sender, testMailer } from "./mailer-contract.ts";

testMailer(async () => {
  const { folder, mailer } = await openFolderMailer();

  return {
    mailer,
    async received() {
      const names = await readdir(folder).catch(() => []);
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    },
    close: () => mailer.close(),
  };
});

test("a mail is one closed file, also when it is sent twice", async () => {
  const { folder, mailer } = await openFolderMailer();

  await mailer.send(mailOf({ id: "welcome-7" }));
  await mailer.send(mailOf({ id: "welcome-7", text: "Hi again" }));

  expect(await readdir(folder)).toEqual(["welcome-7.eml"]);
  expect((await stat(join(folder, "welcome-7.eml"))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("a mail program finds the line ends it expects", async () => {
  const { folder, mailer } = await openFolderMailer();

  await mailer.send(mailOf({ id: "letter", text: "one\ntwo\r\nthree" }));

  expect(await readFile(join(folder, "letter.eml"), "utf8")).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
});

test("the address to unsubscribe stays in one line, however long it is", async () => {
  const { folder, mailer } = await openFolderMailer();
  const unsubscribeUrl = `https://lane.example/s/unsubscribe?t=${"Ab-_9".repeat(100)}`;

  await mailer.send(mailOf({ id: "letter", unsubscribeUrl }));

  const lines = (await readFile(join(folder, "letter.eml"), "utf8")).split("\r\n");
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
});

test("the id is handed on once the mail is in the folder, and nothing of what the mail says", async () => {
  const { mailer, handedOn } = await openFolderMailer();

  await mailer.send(mailOf({ id: "letter", text: "Your code is 123456" }));

  expect(handedOn).toEqual(["letter"]);
});

test("a folder that cannot be made fails the mail and hands nothing on", async () => {
  const { folder, mailer, handedOn } = await openFolderMailer();
  await writeFile(folder, "a file in its place");

  const sending = mailer.send(mailOf());

  await expect(sending).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(handedOn).toEqual([]);
});

test("what is forgotten goes by its name or by its address, and nothing else goes", async () => {
  const { folder, mailer } = await openFolderMailer();
  await mailer.forget(["nothing-yet"], "ada@example.com");
  const long = `${"a".repeat(60)}@${"b".repeat(60)}.example.com`;
  await mailer.send(mailOf({ id: "one", to: "ada@example.com" }));
  await mailer.send(mailOf({ id: "two", to: "ada@example.com" }));
  await mailer.send(mailOf({ id: "three", to: "ada@example.com.au", text: "To: ada@example.com" }));
  await mailer.send(mailOf({ id: "four", to: long }));

  await mailer.forget(["one", "../outbox/three"]);
  const named = await readdir(folder);
  await mailer.forget([], "ada@example.com");
  await mailer.forget([], long);

  expect(named.toSorted()).toEqual(["four.eml", "three.eml", "two.eml"]);
  expect(await readdir(folder)).toEqual(["three.eml"]);
});

test("mails that two callers forget at once are gone, and neither of them fails", async () => {
  const { folder, mailer } = await openFolderMailer();
  for (let count = 0; count < 100; count += 1) {
    await mailer.send(mailOf({ id: `mail-${count}`, to: count % 2 === 0 ? "ada@example.com" : "bob@example.com" }));
  }

  await Promise.all(["ada@example.com", "bob@example.com"].map((address) => mailer.forget([], address)));

  expect(await readdir(folder)).toEqual([]);
});

async function openFolderMailer() {
  const root = await mkdtemp(join(tmpdir(), "mail-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, "outbox");
  const handedOn: string[] = [];
  return {
    folder,
    handedOn,
    mailer: createFolderMailer({ folder, from: sender, onWritten: (id) => handedOn.push(id) }),
  };
}
