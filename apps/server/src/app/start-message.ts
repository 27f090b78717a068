import { join } from "node:path";

import type { Config } from "#config/config.ts";

interface StartMessageFacts {
  readonly config: Pick<Config, "mode" | "smtpUrl" | "dataDir">;
  readonly address: string;
  readonly mailboxKey: string;
  /** Where a backup can be restored, with the code; undefined where somebody lives already. */
  readonly restoreAddress: string | undefined;
  /** What is missing on this machine, one sentence each. */
  readonly remarks: readonly string[];
}

/** The message after the start: where the app is, where mails are, and how to open the demo account. */
export function startMessage({ config, address, mailboxKey, restoreAddress, remarks }: StartMessageFacts): string {
  const isProduction = config.mode === "production";
  const mails = isProduction
    ? `No mail server is set (SMTP_URL). Emails are not sent but written to:\n  ${join(config.dataDir, "outbox")}`
    : `No mail server is set (SMTP_URL), so emails stay here. Read them, including sign-up codes, at:\n  ${address}/dev/mailbox#${mailboxKey}`;
  const demo =
    "To look around a timeline that is already full, run this in another terminal.\n" +
    "It adds a demo account and prints its email and password:\n  npm run demo";
  const restoring =
    "Nobody has an account here yet. To restore a backup of another installation, open this address.\n" +
    `It works until there is an account, or until the next start:\n  ${restoreAddress}`;
  return [
    `Down Memory Lane is open at ${address}`,
    ...(config.smtpUrl === undefined ? [mails] : []),
    ...remarks,
    ...(isProduction ? [] : [demo]),
    ...(restoreAddress === undefined ? [] : [restoring]),
  ]
    .map((part) => `${part}\n`)
    .join("\n");
}
