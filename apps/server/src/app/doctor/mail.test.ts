import PostalMime from "postal-mime";
import { expect, test } from "vitest";

import { look } from "#testing/doctor.ts";
import { freePort } from "#testing/free-port.ts";
import { openSmtpServer } from "#testing/smtp.ts";

import { mail } from "./mail.ts";

const from = { MAIL_FROM: "Lane <lane@lane.example>" };

test("the mail server lets us in, and no mail is sent without --mail", async () => {
  const { host, mails, url } = await openSmtpServer();

  expect(await look(mail, { SMTP_URL: url, ...from })).toEqual({
    state: "ok",
    says: `The mail server at ${host} lets us in; no mail was sent, for which there is --mail ADDRESS.`,
  });
  expect(mails).toEqual([]);
});

test("with --mail one mail arrives, and one that is not taken is broken", async () => {
  const { host, mails, url } = await openSmtpServer({
    onRcptTo: ({ address }, _session, done) =>
      address === "ada@example.com" ? done() : done(Object.assign(new Error("No such user"), { responseCode: 550 })),
  });
  const env = { SMTP_URL: url, ...from };

  const taken = await look(mail, env, { mailTo: "ada@example.com" });
  const refused = await look(mail, env, { mailTo: "nobody@example.com" });

  expect(taken).toEqual({ state: "ok", says: `The mail server at ${host} has taken a mail to ada@example.com.` });
  expect(refused).toMatchObject({ state: "broken", says: expect.stringContaining("refused the mail") });
  const [sent] = await Promise.all(mails.map((bytes) => PostalMime.parse(bytes)));
  expect(mails).toHaveLength(1);
  expect(sent).toMatchObject({ to: [{ address: "ada@example.com" }], from: { address: "lane@lane.example" } });
  expect(sent?.text).toContain("npm run doctor");
});

test("a wrong password and a server that is not there are broken, without the password", async () => {
  const { urlWith } = await openSmtpServer();
  const wrong = "wr0ng p@ssword";

  const refused = await look(mail, { SMTP_URL: urlWith(wrong), ...from });
  const absent = await look(mail, { SMTP_URL: `smtp://lane:s3cret@127.0.0.1:${await freePort()}`, ...from });

  expect(refused).toMatchObject({ state: "broken", says: expect.stringContaining("EAUTH 535") });
  expect(absent).toMatchObject({ state: "broken", says: expect.stringContaining("ECONNREFUSED") });
  expect(JSON.stringify([refused, absent])).not.toMatch(/wr0ng|s3cret/);
});

test("an address that nobody has as the sender is mentioned", async () => {
  const { url } = await openSmtpServer();

  expect(await look(mail, { SMTP_URL: url })).toMatchObject({
    state: "attention",
    todo: "Set MAIL_FROM to an address of yours.",
  });
});

test("without a mail server it says where mails lie, which is well on one's own machine only", async () => {
  const says = "SMTP_URL is not set, so no mail is sent; all of it is written to /lane/outbox.";
  const env = { DATA_DIR: "/lane" };

  expect(await look(mail, env)).toEqual({ state: "ok", says });
  for (const more of [{ NODE_ENV: "production" }, { BASE_URL: "https://lane.example" }]) {
    expect(await look(mail, { ...env, ...more })).toMatchObject({ state: "attention", says });
  }
});
