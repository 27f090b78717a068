import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say, showNames } from "./mail-layout.ts";
import { nameToGreet, type Words } from "./mail-words.ts";

interface OfferInput extends MailInput {
  readonly names: readonly string[];
  readonly unsubscribeToken: string;
}

const mostNames = 10;

type OfferWords = Words<"title" | "what" | "page" | "someone" | "more" | "ifNotYou">;

const madeWords: OfferWords = {
  en: {
    title: "A guest has written for you",
    what: "You have something new to read from:",
    page: "Read and decide",
    someone: "a guest",
    more: "and {n} more",
    ifNotYou: "Nothing goes on your timeline unless you accept it.",
  },
  nl: {
    title: "Een gast heeft voor je geschreven",
    what: "Je hebt iets te lezen van:",
    page: "Lezen en beslissen",
    someone: "een gast",
    more: "en nog {n}",
    ifNotYou: "Er komt alleen iets op je tijdlijn als jij het plaatst.",
  },
  de: {
    title: "Ein Gast hat für Sie geschrieben",
    what: "Es gibt etwas Neues zu lesen von:",
    page: "Lesen und entscheiden",
    someone: "einem Gast",
    more: "und {n} weiteren",
    ifNotYou: "In Ihre Zeitleiste kommt nur, was Sie annehmen.",
  },
  fr: {
    title: "Une personne invitée a écrit pour vous",
    what: "Vous avez quelque chose à lire de\u00A0:",
    page: "Lire et décider",
    someone: "une personne invitée",
    more: "et {n} de plus",
    ifNotYou: "Rien n’apparaît sur votre frise sans votre accord.",
  },
  es: {
    title: "Alguien ha escrito para ti",
    what: "Tienes algo que leer de:",
    page: "Leer y decidir",
    someone: "alguien a quien has invitado",
    more: "y {n} más",
    ifNotYou: "Nada se añade a tu línea del tiempo si tú no quieres.",
  },
};

const answeredWords: OfferWords = {
  en: {
    title: "You have an answer",
    what: "What you wrote was read by:",
    page: "See the answer",
    someone: "someone you write for",
    more: "and {n} more",
    ifNotYou: "Whatever the answer, what you wrote stays yours.",
  },
  nl: {
    title: "Je hebt een antwoord",
    what: "Wat je schreef, is gelezen door:",
    page: "Bekijk het antwoord",
    someone: "iemand voor wie je schrijft",
    more: "en nog {n}",
    ifNotYou: "Wat het antwoord ook is: wat je schreef, blijft van jou.",
  },
  de: {
    title: "Sie haben eine Antwort",
    what: "Auf das, was Sie geschrieben haben, gibt es eine Antwort von:",
    page: "Antwort ansehen",
    someone: "einer Person, für die Sie schreiben",
    more: "und {n} weiteren",
    ifNotYou: "Wie die Antwort auch ausfällt: Was Sie geschrieben haben, gehört Ihnen.",
  },
  fr: {
    title: "Vous avez une réponse",
    what: "Ce que vous avez écrit a été lu par\u00A0:",
    page: "Voir la réponse",
    someone: "une personne pour qui vous écrivez",
    more: "et {n} de plus",
    ifNotYou: "Quelle que soit la réponse, ce que vous avez écrit reste à vous.",
  },
  es: {
    title: "Tienes una respuesta",
    what: "Han leído lo que escribiste:",
    page: "Ver la respuesta",
    someone: "alguien para quien escribes",
    more: "y {n} más",
    ifNotYou: "Sea cual sea la respuesta, lo que escribiste sigue siendo tuyo.",
  },
};

/** To a host, about guests who have written for them. */
export function offerMadeMail(input: OfferInput): OutgoingMail {
  return offerMail(input, madeWords);
}

/** To a guest, about hosts who have answered. */
export function offerAnsweredMail(input: OfferInput): OutgoingMail {
  return offerMail(input, answeredWords);
}

function offerMail(input: OfferInput, words: OfferWords): OutgoingMail {
  const { title, what, page, someone, more, ifNotYou } = words[input.language];
  const names = [...new Set(input.names.map((name) => nameToGreet(name) || someone))];
  const left = names.length - mostNames;
  const shown = left > 0 ? [...names.slice(0, mostNames), more.replace("{n}", String(left))] : names;
  return layoutMail(input, {
    subject: title,
    preview: ifNotYou,
    title,
    parts: [say(what), showNames(shown), button(page, `${input.baseUrl}${paths.sharedMemories}`)],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}
