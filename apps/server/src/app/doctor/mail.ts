import { join } from "node:path";

import { escapeHtml } from "@lane/domain/escape-html.ts";

import { createSmtpMailer, tryLogin } from "#adapters/mail/smtp-mailer.ts";
import type { Config } from "#config/config.ts";
import { createId } from "#lib/ids.ts";
import { MailError } from "#ports/mailer.ts";

import { isLoopback } from "./address.ts";
import { attention, broken, type Check, type Finding, ok } from "./check.ts";
import type { DoctorContext } from "./doctor-context.ts";

const timeoutMs = 8000;

export const mail: Check = {
  name: "mail",
  async run(context) {
    const { config, options } = context;
    const { smtpUrl: url } = config;
    if (url === undefined) return unsentFinding(config);
    const { host } = new URL(url);
    try {
      if (options.mailTo === undefined) {
        await tryLogin({ url, timeoutMs });
        return reachedFinding(
          config,
          `The mail server at ${host} lets us in; no mail was sent, for which there is --mail ADDRESS.`,
        );
      }
      await sendTrial(context, url, options.mailTo);
      return reachedFinding(config, `The mail server at ${host} has taken a mail to ${options.mailTo}.`);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return broken(
        `${error.message}.`,
        "Check SMTP_URL, its user and password, and whether that server accepts MAIL_FROM.",
      );
    }
  },
};

function unsentFinding({ mode, baseUrl, dataDir }: Config): Finding {
  const says = `SMTP_URL is not set, so no mail is sent; all of it is written to ${join(dataDir, "outbox")}.`;
  const isPrivate = mode !== "production" && isLoopback(new URL(baseUrl).hostname);
  return isPrivate
    ? ok(says)
    : attention(says, "Set SMTP_URL before you invite people: codes for signing in are sent by mail.");
}

function reachedFinding({ mailFrom }: Config, says: string): Finding {
  if (!/@localhost>?$/.test(mailFrom)) return ok(says);
  return attention(
    `The mail server lets us in, but mail comes from ${mailFrom}, which many servers refuse.`,
    "Set MAIL_FROM to an address of yours.",
  );
}

async function sendTrial(
  { config: { mailFrom: from, baseUrl }, clock }: DoctorContext,
  url: string,
  to: string,
): Promise<void> {
  const mailer = createSmtpMailer({ url, from, timeoutMs });
  const text = `This mail was sent by "npm run doctor" of ${baseUrl}, to see whether mail arrives. It did.`;
  try {
    const id = createId(clock.now());
    await mailer.send({
      id,
      to,
      subject: "Mail from Down Memory Lane arrives",
      text,
      html: `<p>${escapeHtml(text)}</p>`,
    });
  } finally {
    await mailer.close();
  }
}
