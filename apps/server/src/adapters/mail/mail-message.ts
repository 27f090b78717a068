import type { SendMailOptions } from "nodemailer";

import { sha256 } from "#lib/hash.ts";
import type { Mail } from "#ports/mailer.ts";
import { MailError } from "#ports/mailer.ts";

/** The nodemailer options of a mail, the same for every way of sending. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // An object, because nodemailer would read a string as a list of names and addresses.
    to: { name: "", address: bareAddress(mail.to) },
    subject: mail.subject.replaceAll(/\p{Cc}+/gu, " "),
    text: mail.text,
    html: mail.html,
    messageId: `<${nameOf(mail)}@${domainOf(from)}>`,
    headers: unsubscribeHeaders(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The mail's id, or a hash of it, free of anything that means something to a header or a file system. */
export function nameOf(mail: Pick<Mail, "id">): string {
  return /^[\w-]{1,100}$/.test(mail.id) ? mail.id : sha256(mail.id);
}

/** The recipient of a mail that was composed here. */
export function addressIn(message: string): string | undefined {
  const headers = message.slice(0, message.indexOf("\r\n\r\n"));
  const line = /^To:(.*(?:\r\n[ \t].*)*)/m.exec(headers)?.[1];
  return line?.replaceAll(/[\s<>]/g, "");
}

/** One tap in the mail program itself, as RFC 8058 has it. */
function unsubscribeHeaders({ unsubscribeUrl }: Mail): NonNullable<SendMailOptions["headers"]> {
  if (unsubscribeUrl === undefined) return {};
  // Anything else could end the header, or the address inside of it.
  if (unsubscribeUrl.length > 900 || !/^https?:\/\/[\w.~:/?#@!$&'()*+;=%[\]-]+$/.test(unsubscribeUrl)) {
    throw new MailError("refused", "The address to unsubscribe is not one");
  }
  return {
    // Prepared, because an address that is folded into several lines is not understood by every mail program.
    "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function bareAddress(address: string): string {
  if (address.length <= 254 && /^[^\s\p{C}<>()[\],;:\\"@]+@[^\s\p{C}<>()[\],;:\\"@]+$/u.test(address)) return address;
  throw new MailError("refused", "The recipient is not a single mail address");
}

function domainOf(from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1];
  if (domain === undefined) throw new MailError("refused", "The sender's address has no domain");
  return domain;
}
