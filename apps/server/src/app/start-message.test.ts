import { expect, test } from "vitest";

import { startMessage } from "./start-message.ts";

const facts = { address: "http://127.0.0.1:3000", mailboxKey: "the-key", restoreAddress: undefined, remarks: [] };
const mailbox = "http://127.0.0.1:3000/dev/mailbox#the-key";

function said(mode: "development" | "production", smtpUrl?: string): string {
  return startMessage({ ...facts, config: { mode, smtpUrl, dataDir: "/srv/data" } });
}

test("a fresh start says where the app is, where the codes are and how to see a full timeline", () => {
  const lines = said("development").split("\n");

  expect(lines[0]).toBe("Down Memory Lane is open at http://127.0.0.1:3000");
  expect(lines).toContain(`  ${mailbox}`);
  expect(lines).toContain("  npm run demo");
});

test("with a mail server nothing is said of a mailbox", () => {
  expect(said("development", "smtp://mail.example.com")).not.toMatch(/mailbox|SMTP_URL/);
  expect(said("production", "smtp://mail.example.com")).toBe("Down Memory Lane is open at http://127.0.0.1:3000\n");
});

test("what is missing on this machine is said in one sentence", () => {
  const sentence = "Recordings are not transcribed: ffmpeg is not installed.";
  const config = { mode: "production", smtpUrl: "smtp://mail.example.com", dataDir: "/srv/data" } as const;

  expect(startMessage({ ...facts, config, remarks: [sentence] }).split("\n")).toContain(sentence);
});

test("in production the folder of the mails is named, and no key", () => {
  expect(said("production")).toContain("written to:\n  /srv/data/outbox\n");
  expect(said("production")).not.toMatch(/the-key|npm run demo/);
});

test("an empty installation says where a backup is restored, with its code", () => {
  const restoreAddress = "http://127.0.0.1:3000/restore#the-code";
  const config = { mode: "production", smtpUrl: "smtp://mail.example.com", dataDir: "/srv/data" } as const;

  expect(startMessage({ ...facts, config, restoreAddress })).toContain(
    `To restore a backup of another installation, open this address`,
  );
  expect(startMessage({ ...facts, config, restoreAddress }).split("\n")).toContain(`  ${restoreAddress}`);
  expect(said("production")).not.toContain("restore");
});
