import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { say, showCode } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

export interface CodeMailInput extends MailInput {
  readonly code: string;
}

interface CodeWords {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  /** What the code is for, and where it is typed. */
  readonly what: string;
  readonly ifNotYou: string;
}

const words: Words<"codeLife"> = {
  en: { codeLife: "It works once, for 10 minutes. We never ask for it by phone or by mail." },
  nl: { codeLife: "De code werkt één keer, 10 minuten lang. We vragen er nooit naar, per telefoon noch per mail." },
  de: { codeLife: "Er gilt einmal, 10 Minuten lang. Wir fragen nie danach, weder am Telefon noch per E-Mail." },
  fr: {
    codeLife:
      "Il fonctionne une seule fois, pendant 10 minutes. Nous ne le demandons jamais, ni par téléphone ni par courriel.",
  },
  es: { codeLife: "Funciona una sola vez, durante 10 minutos. Nunca lo pedimos por teléfono ni por correo." },
};

export function layoutCodeMail(input: CodeMailInput, { what, ...letter }: CodeWords): OutgoingMail {
  const { codeLife } = words[input.language];
  return layoutMail(input, { ...letter, parts: [say(what), showCode(input.code), say(codeLife)] });
}
