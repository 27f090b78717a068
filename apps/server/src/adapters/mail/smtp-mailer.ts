import { createTransport } from "nodemailer";

import type { Mailer } from "#ports/mailer.ts";
import { MailError } from "#ports/mailer.ts";

import { messageOf } from "./mail-message.ts";

interface SmtpMailerDeps {
  /** `smtp://` or `smtps://`, with nodemailer's options as query parameters. */
  readonly url: string;
  readonly from: string;
  readonly timeoutMs?: number;
}

export function createSmtpMailer({ url, from, timeoutMs = 10_000 }: SmtpMailerDeps): Mailer {
  const { host } = parseSmtpUrl(url);
  const transport = openTransport(url, timeoutMs);
  const underWay = new Set<Promise<unknown>>();

  return {
    async send(mail) {
      const sending = transport.sendMail(messageOf(mail, from));
      underWay.add(sending);
      try {
        await sending;
      } catch (error) {
        throw mailErrorOf(error, host);
      } finally {
        underWay.delete(sending);
      }
    },

    // SMTP keeps no local copy of a mail, so there is nothing to remove.
    async forget() {},

    async close() {
      await Promise.allSettled(underWay);
      transport.close();
    },
  };
}

/** Connects and logs in, as for a mail, and sends none. */
export async function tryLogin({ url, timeoutMs = 10_000 }: Omit<SmtpMailerDeps, "from">): Promise<void> {
  const { host } = parseSmtpUrl(url);
  const transport = openTransport(url, timeoutMs);
  try {
    await transport.verify();
  } catch (error) {
    throw mailErrorOf(error, host);
  } finally {
    transport.close();
  }
}

function openTransport(url: string, timeoutMs: number) {
  return createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // The outbox retries later; here a second try only covers a stale connection.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function parseSmtpUrl(url: string): URL {
  // Not `new URL`, whose error carries its input and with it the password.
  const parsed = URL.parse(url);
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === "") {
    throw new Error("SMTP_URL must look like smtp://user:password@mail.example.com:587");
  }
  return parsed;
}

/** Carries neither cause nor reply: a reply to a login can repeat the password, one to a recipient the address. */
function mailErrorOf(error: unknown, host: string): MailError {
  const code = fieldOf(error, "code");
  const reply = fieldOf(error, "responseCode");
  const isPermanent = typeof reply === "number" ? reply >= 500 && reply !== 503 : code === "EENVELOPE";
  // A refused login has to be repaired by the operator, and the mail can be sent afterwards.
  if (isPermanent && code !== "EAUTH") {
    return new MailError("refused", `The mail server at ${host} refused the mail (${code} ${reply})`);
  }
  const isOurOwnText = reply === undefined && code !== "EAUTH" && error instanceof Error;
  const reason = isOurOwnText ? `${code}: ${error.message}` : `${code} ${reply}`;
  return new MailError("unavailable", `The mail server at ${host} could not take the mail (${reason})`);
}

function fieldOf(error: unknown, name: "code" | "responseCode"): string | number | undefined {
  if (!(error instanceof Error) || !(name in error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}
