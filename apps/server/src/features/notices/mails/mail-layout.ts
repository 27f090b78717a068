import type { OutgoingMail } from "#ports/outbox.ts";

import { mailPage } from "./mail-page.ts";
import type { Letter, MailPart } from "./mail-parts.ts";
import { nameToGreet } from "./mail-words.ts";

export interface MailInput {
  readonly to: string;
  readonly firstName: string;
  /** Where every link starts; from the settings, never from a request. */
  readonly baseUrl: string;
}

export interface CodeMailInput extends MailInput {
  readonly code: string;
}

export const codeLife = "It works once, for 10 minutes. We never ask for it by phone or by mail.";

export function layoutMail({ to, firstName, baseUrl }: MailInput, letter: Letter): OutgoingMail {
  const name = nameToGreet(firstName);
  return {
    to,
    subject: letter.subject,
    text: textOf(letter, name, baseUrl),
    html: mailPage(letter, name, baseUrl),
  };
}

function textOf({ title, parts, ifNotYou }: Letter, name: string, baseUrl: string): string {
  const greeting = name === "" ? "Hello," : `Hello ${name},`;
  const paragraphs = [title, greeting, ...parts.map(textOfPart), ifNotYou, `Down Memory Lane\n${baseUrl}`];
  return `${paragraphs.join("\n\n")}\n`;
}

function textOfPart(part: MailPart): string {
  if (part.kind === "say") return part.words;
  if (part.kind === "code") return `    ${part.code}`;
  if (part.kind === "facts") return part.rows.map(([label, value]) => `    ${label}: ${value}`).join("\n");
  return `${part.label}:\n${part.url}`;
}
