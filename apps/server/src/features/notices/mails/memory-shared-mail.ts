import { paths, sharedPagePath } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, quietLink, say, sayOf } from "./mail-layout.ts";
import { nameInSubject, nameToGreet, type Words } from "./mail-words.ts";

interface MemorySharedInput extends MailInput {
  /** Who shares. */
  readonly from: string;
  readonly hasAccount: boolean;
  /** Of the pages that open without an account. */
  readonly tokens: readonly string[];
  readonly unsubscribeToken: string;
}

const words: Words<
  | "title"
  | "someone"
  | "shared"
  | "private"
  | "inAccount"
  | "page"
  | "withoutAccount"
  | "open"
  | "openOneOf"
  | "keep"
  | "needsAccount"
  | "register"
  | "ifNotYou"
> = {
  en: {
    title: "Something was shared with you",
    someone: "Someone",
    shared: "has shared something with you",
    private: "To keep it private, this email doesn’t say what it is.",
    inAccount: "You’ll find it under Shared Memories.",
    page: "Go to Shared Memories",
    withoutAccount: "You don’t need an account to see it.",
    open: "See what was shared",
    openOneOf: "See {n} of {all}",
    keep: "Want to keep everything in one place? Create a free account with this email address, and you’ll find it there too.",
    needsAccount: "To see it, please create a free account with this email address.",
    register: "Create an account",
    ifNotYou: "Don’t know this person? You can ignore this email.",
  },
  nl: {
    title: "Er is iets met je gedeeld",
    someone: "Iemand",
    shared: "heeft iets met je gedeeld",
    private: "Wat het is, staat niet in deze mail. Zo blijft het privé.",
    inAccount: "Je vindt het bij Gedeelde herinneringen.",
    page: "Naar Gedeelde herinneringen",
    withoutAccount: "Je hebt geen account nodig om het te bekijken.",
    open: "Bekijk wat er is gedeeld",
    openOneOf: "Bekijk {n} van {all}",
    keep: "Wil je alles bij elkaar hebben? Maak een gratis account met dit e-mailadres, dan vind je het daar ook.",
    needsAccount: "Maak een gratis account met dit e-mailadres om het te bekijken.",
    register: "Account maken",
    ifNotYou: "Ken je deze persoon niet? Dan kun je deze mail negeren.",
  },
  de: {
    title: "Jemand teilt etwas mit Ihnen",
    someone: "Jemand",
    shared: "hat etwas mit Ihnen geteilt",
    private: "Was es ist, steht nicht in dieser E-Mail. So bleibt es privat.",
    inAccount: "Sie finden es unter „Geteilte Erinnerungen“.",
    page: "Zu den geteilten Erinnerungen",
    withoutAccount: "Zum Ansehen brauchen Sie kein Konto.",
    open: "Jetzt ansehen",
    openOneOf: "{n} von {all} ansehen",
    keep: "Möchten Sie alles an einem Ort haben? Legen Sie ein kostenloses Konto mit dieser E-Mail-Adresse an, dann finden Sie es auch dort.",
    needsAccount: "Zum Ansehen brauchen Sie ein kostenloses Konto mit dieser E-Mail-Adresse.",
    register: "Konto anlegen",
    ifNotYou: "Sie kennen diese Person nicht? Dann können Sie diese E-Mail einfach ignorieren.",
  },
  fr: {
    title: "Quelque chose a été partagé avec vous",
    someone: "Quelqu’un",
    shared: "a partagé quelque chose avec vous",
    private: "Cet e-mail ne dit pas de quoi il s’agit, pour que cela reste privé.",
    inAccount: "Vous le trouverez sous Souvenirs partagés.",
    page: "Voir les souvenirs partagés",
    withoutAccount: "Pas besoin de compte pour le voir.",
    open: "Voir ce qui est partagé",
    openOneOf: "Voir {n} sur {all}",
    keep: "Vous aimeriez tout retrouver au même endroit\u00A0? Créez un compte gratuit avec cette adresse e-mail\u00A0: vous l’y retrouverez aussi.",
    needsAccount: "Pour le voir, créez un compte gratuit avec cette adresse e-mail.",
    register: "Créer un compte",
    ifNotYou: "Vous ne connaissez pas cette personne\u00A0? Vous pouvez ignorer cet e-mail.",
  },
  es: {
    title: "Han compartido algo contigo",
    someone: "Alguien",
    shared: "ha compartido algo contigo",
    private: "Este correo no dice qué es, para que siga siendo privado.",
    inAccount: "Lo encontrarás en Recuerdos compartidos.",
    page: "Ir a Recuerdos compartidos",
    withoutAccount: "No necesitas una cuenta para verlo.",
    open: "Ver lo que han compartido",
    openOneOf: "Ver {n} de {all}",
    keep: "¿Quieres tenerlo todo en un solo lugar? Crea una cuenta gratuita con esta dirección de correo y lo verás también allí.",
    needsAccount: "Para verlo, crea una cuenta gratuita con esta dirección de correo.",
    register: "Crear una cuenta",
    ifNotYou: "¿No conoces a esta persona? Entonces puedes ignorar este correo.",
  },
};

/** Says who shares, and nothing of what. */
export function memorySharedMail(input: MemorySharedInput): OutgoingMail {
  const { title, someone, shared, private: isPrivate, ifNotYou } = words[input.language];
  const from = nameToGreet(input.from) || someone;
  const { preview, parts } = waysToSee(input);
  return layoutMail(input, {
    subject: `${nameInSubject(from)} ${shared}`,
    preview,
    title,
    parts: [sayOf(from, `${shared}.`), say(isPrivate), ...parts],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

function waysToSee({ language, baseUrl, hasAccount, tokens }: MemorySharedInput) {
  const { inAccount, page, withoutAccount, keep, needsAccount, register } = words[language];
  const registerUrl = `${baseUrl}${paths.register}`;
  if (hasAccount) {
    return { preview: inAccount, parts: [say(inAccount), button(page, `${baseUrl}${paths.sharedMemories}`)] };
  }
  if (tokens.length === 0) {
    return { preview: needsAccount, parts: [say(needsAccount), button(register, registerUrl)] };
  }
  const links = tokens.map((token, index) =>
    button(labelOf(language, index, tokens.length), `${baseUrl}${sharedPagePath(token)}`),
  );
  return {
    preview: withoutAccount,
    parts: [say(withoutAccount), ...links, say(keep), quietLink(register, registerUrl)],
  };
}

function labelOf(language: MailInput["language"], index: number, all: number): string {
  const { open, openOneOf } = words[language];
  return all === 1 ? open : openOneOf.replace("{n}", String(index + 1)).replace("{all}", String(all));
}
