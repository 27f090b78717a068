import { askPagePath, paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say, sayOf, showNames } from "./mail-layout.ts";
import { nameInSubject, nameToGreet, type Words } from "./mail-words.ts";

/** To a person who is asked or thanked, and may have no account. */
interface ToPersonInput extends MailInput {
  /** Who asks. */
  readonly from: string;
  /** Of the pages on which the person answers; empty when the link is over. */
  readonly tokens: readonly string[];
  readonly unsubscribeToken: string;
}

const askedWords: Words<"title" | "someone" | "asks" | "private" | "how" | "open" | "openOneOf" | "ifNotYou"> = {
  en: {
    title: "A question for you",
    someone: "Someone",
    asks: "would like to ask you something",
    private: "We’ve left the question out of this email, to keep it between the two of you.",
    how: "You can answer by speaking, with photos, or in writing. You don’t need an account.",
    open: "See the question",
    openOneOf: "See question {n} of {all}",
    ifNotYou: "Don’t know this person? You can ignore this email.",
  },
  nl: {
    title: "Een vraag voor jou",
    someone: "Iemand",
    asks: "wil je iets vragen",
    private: "De vraag zelf staat niet in deze mail. Zo blijft het tussen jullie.",
    how: "Inspreken, schrijven of foto’s sturen: het kan allemaal. Je hebt geen account nodig.",
    open: "Bekijk de vraag",
    openOneOf: "Bekijk vraag {n} van {all}",
    ifNotYou: "Ken je deze persoon niet? Dan kun je deze mail negeren.",
  },
  de: {
    title: "Eine Frage an Sie",
    someone: "Jemand",
    asks: "möchte Sie etwas fragen",
    private: "Die Frage selbst steht nicht in dieser E-Mail. So bleibt sie unter Ihnen beiden.",
    how: "Antworten können Sie gesprochen, schriftlich oder mit Fotos. Ein Konto brauchen Sie dafür nicht.",
    open: "Frage ansehen",
    openOneOf: "Frage {n} von {all} ansehen",
    ifNotYou: "Sie kennen diese Person nicht? Dann können Sie diese E-Mail einfach ignorieren.",
  },
  fr: {
    title: "Une question pour vous",
    someone: "Quelqu’un",
    asks: "aimerait vous poser une question",
    private: "Cet e-mail ne dit pas laquelle, pour que cela reste entre vous.",
    how: "Vous pouvez répondre de vive voix, avec des photos ou par écrit. Pas besoin de compte.",
    open: "Voir la question",
    openOneOf: "Voir la question {n} sur {all}",
    ifNotYou: "Vous ne connaissez pas cette personne\u00A0? Vous pouvez ignorer cet e-mail.",
  },
  es: {
    title: "Una pregunta para ti",
    someone: "Alguien",
    asks: "quiere preguntarte algo",
    private: "Este correo no dice qué, para que quede entre esa persona y tú.",
    how: "Puedes responder de viva voz, con fotos o por escrito. No necesitas una cuenta.",
    open: "Ver la pregunta",
    openOneOf: "Ver la pregunta {n} de {all}",
    ifNotYou: "¿No conoces a esta persona? Entonces puedes ignorar este correo.",
  },
};

/** Says who asks, and nothing of what. */
export function questionAskedMail(input: ToPersonInput): OutgoingMail {
  const { title, someone, asks, private: isPrivate, how, open, openOneOf, ifNotYou } = askedWords[input.language];
  const from = nameToGreet(input.from) || someone;
  const all = input.tokens.length;
  const labelOf = (at: number): string => openOneOf.replace("{n}", String(at + 1)).replace("{all}", String(all));
  const links = input.tokens.map((token, at) => button(all === 1 ? open : labelOf(at), pageOf(input, token)));
  return layoutMail(input, {
    subject: `${nameInSubject(from)} ${asks}`,
    preview: how,
    title,
    parts: [sayOf(from, `${asks}.`), say(isPrivate), say(how), ...links],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

const thankedWords: Words<"title" | "someone" | "thanks" | "where" | "open" | "ifNotYou"> = {
  en: {
    title: "Thank you",
    someone: "Someone",
    thanks: "thanks you for your answer",
    where: "You’ll find the message on the question’s page. Please open it on the device you used to answer.",
    open: "Read the message",
    ifNotYou: "Didn’t answer anything? You can ignore this email.",
  },
  nl: {
    title: "Dank je wel",
    someone: "Iemand",
    thanks: "bedankt je voor je antwoord",
    where: "Je leest het op de pagina van de vraag. Open die op het apparaat waarop je hebt geantwoord.",
    open: "Bericht lezen",
    ifNotYou: "Heb je nergens op geantwoord? Dan kun je deze mail negeren.",
  },
  de: {
    title: "Vielen Dank",
    someone: "Jemand",
    thanks: "dankt Ihnen für Ihre Antwort",
    where:
      "Die Nachricht steht auf der Seite, auf der Sie geantwortet haben. Öffnen Sie sie bitte auf demselben Gerät.",
    open: "Nachricht lesen",
    ifNotYou: "Sie haben nichts beantwortet? Dann können Sie diese E-Mail einfach ignorieren.",
  },
  fr: {
    title: "Merci à vous",
    someone: "Quelqu’un",
    thanks: "vous remercie pour votre réponse",
    where:
      "Vous trouverez ses mots sur la page de la question. Ouvrez-la sur l’appareil avec lequel vous avez répondu.",
    open: "Lire le message",
    ifNotYou: "Vous n’avez répondu à rien\u00A0? Vous pouvez ignorer cet e-mail.",
  },
  es: {
    title: "Muchas gracias",
    someone: "Alguien",
    thanks: "te da las gracias por tu respuesta",
    where: "Encontrarás sus palabras en la página de la pregunta. Ábrela en el dispositivo con el que respondiste.",
    open: "Leer el mensaje",
    ifNotYou: "¿No has respondido a ninguna pregunta? Entonces puedes ignorar este correo.",
  },
};

/** Says who thanks; the words themselves are on the page. */
export function answerThankedMail(input: ToPersonInput): OutgoingMail {
  const { title, someone, thanks, where, open, ifNotYou } = thankedWords[input.language];
  const from = nameToGreet(input.from) || someone;
  const links = input.tokens.flatMap((token) => [say(where), button(open, pageOf(input, token))]);
  return layoutMail(input, {
    subject: `${nameInSubject(from)} ${thanks}`,
    preview: title,
    title,
    parts: [sayOf(from, `${thanks}.`), ...links],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

/** To who asked. */
interface AnsweredInput extends MailInput {
  /** As the people who answered gave them. */
  readonly names: readonly string[];
  readonly unsubscribeToken: string;
}

const mostNames = 10;

const answeredWords: Words<"title" | "what" | "label" | "unnamed" | "more" | "ifNotYou"> = {
  en: {
    title: "Your question was answered",
    what: "You have an answer from:",
    label: "Go to the answers",
    unnamed: "someone you asked",
    more: "and {n} more",
    ifNotYou: "Only you can see it, and you decide what to do with it.",
  },
  nl: {
    title: "Je hebt antwoord op je vraag",
    what: "Je hebt antwoord gekregen van:",
    label: "Naar de antwoorden",
    unnamed: "iemand aan wie je iets vroeg",
    more: "en nog {n}",
    ifNotYou: "Alleen jij kunt het zien, en jij bepaalt wat je ermee doet.",
  },
  de: {
    title: "Ihre Frage wurde beantwortet",
    what: "Sie haben eine Antwort von:",
    label: "Zu den Antworten",
    unnamed: "einer Person, die Sie gefragt haben",
    more: "und {n} weiteren",
    ifNotYou: "Nur Sie können die Antwort sehen, und Sie entscheiden, was damit geschieht.",
  },
  fr: {
    title: "Votre question a reçu une réponse",
    what: "Vous avez une réponse de\u00A0:",
    label: "Voir les réponses",
    unnamed: "une personne à qui vous avez posé une question",
    more: "et {n} de plus",
    ifNotYou: "Personne d’autre ne peut la voir, et c’est vous qui décidez de la suite.",
  },
  es: {
    title: "Han respondido a tu pregunta",
    what: "Tienes una respuesta de:",
    label: "Ver las respuestas",
    unnamed: "alguien a quien preguntaste",
    more: "y {n} más",
    ifNotYou: "Solo tú puedes verla, y tú decides qué hacer con ella.",
  },
};

export function questionAnsweredMail(input: AnsweredInput): OutgoingMail {
  const { title, what, label, unnamed, more, ifNotYou } = answeredWords[input.language];
  const names = [...new Set(input.names.map((name) => nameToGreet(name) || unnamed))];
  const left = names.length - mostNames;
  const shown = left > 0 ? [...names.slice(0, mostNames), more.replace("{n}", String(left))] : names;
  return layoutMail(input, {
    subject: title,
    preview: ifNotYou,
    title,
    parts: [say(what), showNames(shown), button(label, `${input.baseUrl}${paths.sharedMemories}?tab=asked`)],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

function pageOf({ baseUrl }: MailInput, token: string): string {
  return `${baseUrl}${askPagePath(token)}`;
}
