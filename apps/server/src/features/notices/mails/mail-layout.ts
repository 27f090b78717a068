import type { Language } from "@lane/domain/languages.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { mailPage } from "./mail-page.ts";
import type { Letter, MailPart } from "./mail-parts.ts";
import { commonWords, nameToGreet } from "./mail-words.ts";

export interface MailInput {
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
  /** Where every link starts; from the settings, never from a request. */
  readonly baseUrl: string;
}

export function layoutMail({ to, firstName, language, baseUrl }: MailInput, letter: Letter): OutgoingMail {
  const reader = { name: nameToGreet(firstName), language };
  return {
    to,
    subject: letter.subject,
    text: textOf(letter, reader, baseUrl),
    html: mailPage(letter, reader, baseUrl),
  };
}

interface Reader {
  readonly name: string;
  readonly language: Language;
}

function textOf({ title, parts, ifNotYou }: Letter, { name, language }: Reader, baseUrl: string): string {
  const { hello, afterName, nobody, colon } = commonWords[language];
  const greeting = name === "" ? nobody : `${hello}${name}${afterName}`;
  const said = parts.map((part) => textOfPart(part, colon));
  return `${[title, greeting, ...said, ifNotYou, `Down Memory Lane\n${baseUrl}`].join("\n\n")}\n`;
}

function textOfPart(part: MailPart, colon: string): string {
  if (part.kind === "say") return part.words;
  if (part.kind === "code") return `    ${part.code}`;
  if (part.kind === "facts") return part.rows.map(([label, value]) => `    ${label}${colon} ${value}`).join("\n");
  return `${part.label}${colon}\n${part.url}`;
}
