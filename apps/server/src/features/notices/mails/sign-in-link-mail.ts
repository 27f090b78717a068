import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

/** 128 bits in base64url. */
const shortestSecret = 22;

export interface SignInLinkMailInput extends MailInput {
  /** The page that takes the secret out of its own address. */
  readonly path: `/${string}`;
  readonly secret: string;
}

const words: Words<"subject" | "preview" | "title" | "why" | "goOn" | "life" | "ifNotYou"> = {
  en: {
    subject: "Your link to go on",
    preview: "It takes the place of a code.",
    title: "A link instead of a code",
    why: "Wrong codes were typed many times for your address. To keep you safe, we mail you a link in their place.",
    goOn: "Go on",
    life: "It works once, for 10 minutes. Please do not pass this mail on.",
    ifNotYou: "You asked for nothing? Then somebody tried to guess a code and did not get in. Please ignore this mail.",
  },
  nl: {
    subject: "Je link om verder te gaan",
    preview: "Hij komt in de plaats van een code.",
    title: "Een link in plaats van een code",
    why: "Voor je adres zijn vaak verkeerde codes getypt. Om je te beschermen mailen we je nu een link.",
    goOn: "Verder",
    life: "De link werkt één keer, 10 minuten lang. Stuur deze mail niet door.",
    ifNotYou:
      "Heb je nergens om gevraagd? Dan probeerde iemand een code te raden en kwam niet binnen. Je kunt deze mail negeren.",
  },
  de: {
    subject: "Ihr Link, um weiterzumachen",
    preview: "Er tritt an die Stelle eines Codes.",
    title: "Ein Link statt eines Codes",
    why: "Für Ihre Adresse wurden viele Male falsche Codes eingegeben. Zu Ihrem Schutz schicken wir Ihnen stattdessen einen Link.",
    goOn: "Weiter",
    life: "Er gilt einmal, 10 Minuten lang. Bitte geben Sie diese E-Mail nicht weiter.",
    ifNotYou:
      "Sie haben um nichts gebeten? Dann hat jemand versucht, einen Code zu erraten, und kam nicht hinein. Bitte ignorieren Sie diese E-Mail.",
  },
  fr: {
    subject: "Votre lien pour continuer",
    preview: "Il remplace un code.",
    title: "Un lien au lieu d’un code",
    why: "Des codes erronés ont été saisis bien des fois pour votre adresse. Pour vous protéger, nous vous envoyons plutôt un lien.",
    goOn: "Continuer",
    life: "Il fonctionne une seule fois, pendant 10 minutes. Merci de ne pas transmettre ce courriel.",
    ifNotYou:
      "Vous n’avez rien demandé\u00A0? Alors quelqu’un a essayé de deviner un code, sans pouvoir entrer. Ignorez ce courriel.",
  },
  es: {
    subject: "Tu enlace para continuar",
    preview: "Ocupa el lugar de un código.",
    title: "Un enlace en lugar de un código",
    why: "Se han escrito muchas veces códigos incorrectos para tu dirección. Para protegerte, te enviamos un enlace en su lugar.",
    goOn: "Continuar",
    life: "Funciona una sola vez, durante 10 minutos. No reenvíes este correo, por favor.",
    ifNotYou: "¿No has pedido nada? Entonces alguien intentó adivinar un código y no pudo entrar. Ignora este correo.",
  },
};

export function signInLinkMail(input: SignInLinkMailInput): OutgoingMail {
  if (input.secret.length < shortestSecret) throw new RangeError("The secret of a link needs at least 128 bits");
  const { subject, preview, title, why, goOn, life, ifNotYou } = words[input.language];
  // Behind the #: what stands there never leaves the browser, so no log and no Referer can hold it.
  const url = `${input.baseUrl}${input.path}#code=${encodeURIComponent(input.secret)}`;
  return layoutMail(input, { subject, preview, title, parts: [say(why), button(goOn, url), say(life)], ifNotYou });
}
