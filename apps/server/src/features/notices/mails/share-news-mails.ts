import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say, showNames } from "./mail-layout.ts";
import { nameOfShare, type Words } from "./mail-words.ts";
import { dayOf } from "./order-words.ts";

/** To the owner of shares with, or links for, these people. */
interface ShareNewsInput extends MailInput {
  /** Labels of links, and addresses of people. */
  readonly names: readonly string[];
  readonly unsubscribeToken: string;
}

const mostNames = 10;

const commonWords: Words<"page" | "unnamed" | "more"> = {
  en: { page: "See what you share", unnamed: "a link", more: "and {n} more" },
  nl: { page: "Bekijk wat je deelt", unnamed: "een link", more: "en nog {n}" },
  de: { page: "Ansehen, was Sie teilen", unnamed: "einer Person mit dem Link", more: "und {n} weiteren" },
  fr: { page: "Voir ce que vous partagez", unnamed: "un lien", more: "et {n} de plus" },
  es: { page: "Ver lo que compartes", unnamed: "un enlace", more: "y {n} más" },
};

const openedWords: Words<"title" | "what" | "ifNotYou"> = {
  en: {
    title: "Someone opened what you shared",
    what: "For the first time, someone opened what you shared with:",
    ifNotYou: "We only email you the first time. You can stop sharing whenever you like.",
  },
  nl: {
    title: "Wat je deelde, is geopend",
    what: "Iemand heeft voor het eerst geopend wat je deelde met:",
    ifNotYou: "We mailen je alleen de eerste keer. Je kunt altijd stoppen met delen.",
  },
  de: {
    title: "Was Sie teilen, wurde geöffnet",
    what: "Zum ersten Mal wurde geöffnet, was Sie geteilt haben mit:",
    ifNotYou: "Wir schreiben nur beim ersten Mal. Sie können das Teilen jederzeit beenden.",
  },
  fr: {
    title: "Ce que vous avez partagé a été ouvert",
    what: "Quelqu’un a ouvert pour la première fois ce que vous avez partagé avec\u00A0:",
    ifNotYou: "Nous n’écrivons que la première fois. Vous pouvez arrêter le partage à tout moment.",
  },
  es: {
    title: "Han abierto lo que compartiste",
    what: "Alguien ha abierto por primera vez lo que compartiste con:",
    ifNotYou: "Solo escribimos la primera vez. Puedes dejar de compartir cuando quieras.",
  },
};

export function shareOpenedMail(input: ShareNewsInput): OutgoingMail {
  const { title, what, ifNotYou } = openedWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview: ifNotYou,
    title,
    parts: [say(what), namesOf(input), toOwnShares(input)],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

const answeredWords: Words<"title" | "what" | "label" | "ifNotYou"> = {
  en: {
    title: "Someone has answered you",
    what: "You have an answer to what you shared with:",
    label: "Read answers",
    ifNotYou: "Only you can read the answers, and you can delete them whenever you like.",
  },
  nl: {
    title: "Iemand heeft je geantwoord",
    what: "Je hebt antwoord gekregen op wat je deelde met:",
    label: "Antwoorden lezen",
    ifNotYou: "Alleen jij kunt de antwoorden lezen, en je kunt ze altijd verwijderen.",
  },
  de: {
    title: "Jemand hat Ihnen geantwortet",
    what: "Sie haben eine Antwort auf das, was Sie geteilt haben mit:",
    label: "Antworten lesen",
    ifNotYou: "Nur Sie können Antworten lesen, und Sie können sie jederzeit löschen.",
  },
  fr: {
    title: "Quelqu’un vous a répondu",
    what: "Vous avez une réponse à ce que vous avez partagé avec\u00A0:",
    label: "Lire les réponses",
    ifNotYou: "Personne d’autre ne peut lire les réponses, et vous pouvez les supprimer à tout moment.",
  },
  es: {
    title: "Alguien te ha respondido",
    what: "Tienes una respuesta a lo que compartiste con:",
    label: "Leer las respuestas",
    ifNotYou: "Solo tú puedes leer las respuestas, y puedes borrarlas cuando quieras.",
  },
};

export function shareAnsweredMail(input: ShareNewsInput): OutgoingMail {
  const { title, what, label, ifNotYou } = answeredWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview: ifNotYou,
    title,
    parts: [say(what), namesOf(input), toOwnShares(input, label)],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

const endsSoonWords: Words<"title" | "what" | "ends" | "firstEnds" | "after" | "ifNotYou"> = {
  en: {
    title: "Something you share ends soon",
    what: "You’ll soon stop sharing with:",
    ends: "It ends on {day}.",
    firstEnds: "The first one ends on {day}.",
    after: "After that, no one can open it. Want to keep sharing? Just choose a later date.",
    ifNotYou: "If you want it to end, you don’t have to do anything.",
  },
  nl: {
    title: "Wat je deelt, loopt bijna af",
    what: "Binnenkort deel je niet meer met:",
    ends: "Het loopt af op {day}.",
    firstEnds: "Het eerste loopt af op {day}.",
    after: "Daarna kan niemand het meer openen. Wil je het blijven delen? Kies dan een latere dag.",
    ifNotYou: "Wil je dat het afloopt? Dan hoef je niets te doen.",
  },
  de: {
    title: "Was Sie teilen, endet bald",
    what: "Bald teilen Sie nicht mehr mit:",
    ends: "Es endet am {day}.",
    firstEnds: "Das Erste endet am {day}.",
    after: "Danach kann es niemand mehr öffnen. Möchten Sie es weiter teilen? Dann wählen Sie einen späteren Tag.",
    ifNotYou: "Soll es enden? Dann brauchen Sie nichts zu tun.",
  },
  fr: {
    title: "Un de vos partages se termine bientôt",
    what: "Bientôt, vous ne partagerez plus avec\u00A0:",
    ends: "Le partage se termine le {day}.",
    firstEnds: "Le premier partage se termine le {day}.",
    after:
      "Ensuite, personne ne pourra plus l’ouvrir. Vous souhaitez continuer\u00A0? Choisissez une date plus tardive.",
    ifNotYou: "Si vous voulez qu’il se termine, il n’y a rien à faire.",
  },
  es: {
    title: "Algo que compartes termina pronto",
    what: "Pronto dejarás de compartir con:",
    ends: "Termina el {day}.",
    firstEnds: "Lo primero termina el {day}.",
    after: "Después, nadie podrá abrirlo. ¿Quieres seguir compartiéndolo? Elige una fecha posterior.",
    ifNotYou: "Si quieres que termine, no tienes que hacer nada.",
  },
};

export function shareEndsSoonMail(input: ShareNewsInput & { readonly endsAt: number }): OutgoingMail {
  const { title, what, ends, firstEnds, after, ifNotYou } = endsSoonWords[input.language];
  const when = (input.names.length > 1 ? firstEnds : ends).replace("{day}", dayOf(input.endsAt, input.language));
  return layoutMail(input, {
    subject: title,
    preview: when,
    title,
    parts: [say(what), namesOf(input), say(when), say(after), toOwnShares(input)],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

function namesOf({ names, language }: ShareNewsInput) {
  const { unnamed, more } = commonWords[language];
  const shown = [...new Set(names.map((name) => nameOfShare(name) || unnamed))];
  const left = shown.length - mostNames;
  return showNames(left > 0 ? [...shown.slice(0, mostNames), more.replace("{n}", String(left))] : shown);
}

function toOwnShares({ language, baseUrl }: ShareNewsInput, label = commonWords[language].page) {
  return button(label, `${baseUrl}${paths.sharedMemories}?tab=by-me`);
}
