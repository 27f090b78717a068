import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";

import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";

import { smtpPassword } from "#testing/smtp-server.ts";
import { openSmtpServer } from "#testing/smtp.ts";

import { mailOf, sender, testMailer } from "./mailer-contract.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

testMailer(async () => {
  const { url, mails } = await openSmtpServer();
  const mailer = createSmtpMailer({ url, from: sender });

  return {
    mailer,
    received: () => Promise.all(mails.map((mail) => PostalMime.parse(mail))),
    close: () => mailer.close(),
  };
});

test("mails share a few connections", async () => {
  const { mailer, connections } = await openMailer();

  await Promise.all(Array.from({ length: 20 }, (_, index) => mailer.send(mailOf({ id: `mail-${index}` }))));

  expect(connections.size).toBeLessThanOrEqual(5);
});

test("the user and password of the address log in", async () => {
  const logins: unknown[] = [];
  const { mailer } = await openMailer({
    authOptional: false,
    onAuth(login, _session, done) {
      logins.push([login.username, login.password]);
      done(null, { user: "lane" });
    },
  });

  await mailer.send(mailOf());

  expect(logins).toEqual([["lane", smtpPassword]]);
});

test("closing waits for the mails under way", async () => {
  const { mailer, mails } = await openMailer();
  const sending = mailer.send(mailOf());

  await mailer.close();

  expect(mails).toHaveLength(1);
  await sending;
});

test("a server that is not there is a clear error and worth another try", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, "close");
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: sender });

  const sending = mailer.send(mailOf());

  await expect(sending).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining(`The mail server at 127.0.0.1:${port} could not take the mail`),
  });
});

test("a server that accepts and then says nothing is given up after the time-out", async () => {
  const silent = createServer((socket) => onTestFinished(() => void socket.destroy())).listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: sender, timeoutMs: 60_000 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());

  const sending = mailer.send(mailOf());
  const outcome = sending.catch((error: unknown) => error);
  await once(silent, "connection");
  vi.advanceTimersByTime(60_000);

  expect(await outcome).toMatchObject({ code: "unavailable" });
});

test.for([
  { reply: 550, code: "refused" },
  { reply: 451, code: "unavailable" },
])("a recipient answered with $reply is $code", async ({ reply, code }) => {
  const { mailer } = await openMailer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error("no ada@example.com here"), { responseCode: reply }));
    },
  });

  const error = await mailer.send(mailOf()).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ name: "MailError", code });
  expect(inspect(error, { depth: null })).not.toContain("ada@example.com");
});

test("a refused login is worth another try and never repeats the password", async () => {
  const { mailer } = await openMailer({
    authOptional: false,
    onAuth(login, _session, done) {
      done(new Error(`wrong password ${login.password} ${Buffer.from(String(login.password)).toString("base64")}`));
    },
  });

  const error = await mailer.send(mailOf()).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({
    name: "MailError",
    code: "unavailable",
    message: expect.stringContaining("EAUTH 535"),
  });
  const everything = inspect(error, { depth: null, showHidden: true });
  for (const form of [smtpPassword, encodeURIComponent(smtpPassword), Buffer.from(smtpPassword).toString("base64")]) {
    expect(everything).not.toContain(form);
  }
});

test.for([
  "lane:s3cret@mail.example.com",
  "http://lane:s3cret@mail.example.com",
  "smtp://lane:s3cret@",
  "smtp://lane:s3cret@a b",
])("the address %s is refused without repeating it", (url) => {
  let error: unknown;
  try {
    createSmtpMailer({ url, from: sender });
  } catch (thrown) {
    error = thrown;
  }

  expect(error).toMatchObject({ message: expect.stringContaining("SMTP_URL must look like") });
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain("s3cret");
});

async function openMailer(options: SMTPServerOptions = {}) {
  const server = await openSmtpServer(options);
  const mailer = createSmtpMailer({ url: server.url, from: sender });
  onTestFinished(() => mailer.close());
  return { ...server, mailer };
}
