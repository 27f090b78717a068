import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, facts, layoutMail, type MailInput, say, sayOf } from "./mail-layout.ts";
import { nameInSubject, nameToGreet, type Words } from "./mail-words.ts";

interface InvitedInput extends MailInput {
  /** Who invites. */
  readonly from: string;
  /** The name of the vault; empty for a guest. */
  readonly vault: string;
  readonly hasAccount: boolean;
  readonly unsubscribeToken: string;
}

const words: Words<
  | "title"
  | "someone"
  | "toVault"
  | "toWrite"
  | "vault"
  | "unnamed"
  | "whatVault"
  | "whatGuest"
  | "days"
  | "page"
  | "needsAccount"
  | "register"
  | "ifNotYou"
> = {
  en: {
    title: "You’re invited",
    someone: "Someone",
    toVault: "invites you to a family vault",
    toWrite: "invites you to write for their timeline",
    vault: "Vault",
    unnamed: "a family vault",
    whatVault: "A vault is a timeline that a family writes together. What you write there stays yours.",
    whatGuest:
      "You write down what you remember, and they decide what goes on their timeline. What you write stays yours.",
    days: "The invitation is for you alone, and for seven days.",
    page: "See the invitation",
    needsAccount: "To accept, please create a free account with this email address.",
    register: "Create an account",
    ifNotYou: "You don’t know this person? Then you can ignore this mail. Nothing happens unless you accept.",
  },
  nl: {
    title: "Je bent uitgenodigd",
    someone: "Iemand",
    toVault: "nodigt je uit voor een familiekluis",
    toWrite: "nodigt je uit om mee te schrijven",
    vault: "Kluis",
    unnamed: "een familiekluis",
    whatVault: "Een kluis is een tijdlijn die een familie samen schrijft. Wat jij daar schrijft, blijft van jou.",
    whatGuest:
      "Jij schrijft op wat je je herinnert, en de ander beslist wat er op de tijdlijn komt. Wat je schrijft, blijft van jou.",
    days: "De uitnodiging is alleen voor jou en geldt zeven dagen.",
    page: "Bekijk de uitnodiging",
    needsAccount: "Maak een gratis account met dit e-mailadres om de uitnodiging aan te nemen.",
    register: "Account maken",
    ifNotYou: "Ken je deze persoon niet? Dan kun je deze mail negeren. Er gebeurt niets zolang je niets aanneemt.",
  },
  de: {
    title: "Sie sind eingeladen",
    someone: "Jemand",
    toVault: "lädt Sie in einen Familientresor ein",
    toWrite: "lädt Sie zum Mitschreiben ein",
    vault: "Familientresor",
    unnamed: "ein Familientresor",
    whatVault:
      "Ein Familientresor ist eine Zeitleiste, die eine Familie gemeinsam schreibt. Was Sie dort schreiben, bleibt Ihres.",
    whatGuest:
      "Sie schreiben auf, woran Sie sich erinnern, und die andere Person entscheidet, was auf ihre Zeitleiste kommt. Was Sie schreiben, bleibt Ihres.",
    days: "Die Einladung gilt nur für Sie und sieben Tage lang.",
    page: "Einladung ansehen",
    needsAccount: "Um sie anzunehmen, erstellen Sie bitte mit dieser E-Mail-Adresse ein kostenloses Konto.",
    register: "Konto erstellen",
    ifNotYou:
      "Sie kennen diese Person nicht? Dann können Sie diese E-Mail ignorieren. Solange Sie nichts annehmen, geschieht nichts.",
  },
  fr: {
    title: "Vous avez une invitation",
    someone: "Quelqu’un",
    toVault: "vous invite dans un coffre de famille",
    toWrite: "vous invite à écrire pour sa frise",
    vault: "Coffre de famille",
    unnamed: "un coffre de famille",
    whatVault: "Un coffre de famille est une frise qu’une famille écrit ensemble. Ce que vous y écrivez reste à vous.",
    whatGuest:
      "Vous écrivez ce dont vous vous souvenez, et l’autre personne choisit ce qui va sur sa frise. Ce que vous écrivez reste à vous.",
    days: "L’invitation est pour vous seulement, pendant sept jours.",
    page: "Voir l’invitation",
    needsAccount: "Pour l’accepter, créez un compte gratuit avec cette adresse e-mail.",
    register: "Créer un compte",
    ifNotYou:
      "Vous ne connaissez pas cette personne\u00A0? Alors ignorez ce courriel. Rien ne se passe tant que vous n’acceptez pas.",
  },
  es: {
    title: "Tienes una invitación",
    someone: "Alguien",
    toVault: "te invita a un baúl familiar",
    toWrite: "te invita a escribir en su línea del tiempo",
    vault: "Baúl familiar",
    unnamed: "un baúl familiar",
    whatVault:
      "Un baúl familiar es una línea del tiempo que una familia escribe junta. Lo que escribas ahí sigue siendo tuyo.",
    whatGuest:
      "Tú escribes lo que recuerdas, y la otra persona decide qué pone en su línea del tiempo. Lo que escribes sigue siendo tuyo.",
    days: "La invitación es solo para ti y dura siete días.",
    page: "Ver la invitación",
    needsAccount: "Para aceptarla, crea una cuenta gratuita con esta dirección de correo.",
    register: "Crear una cuenta",
    ifNotYou: "¿No conoces a esta persona? Entonces puedes ignorar este correo. Si no aceptas, no pasa nada.",
  },
};

/** To an invited address, whether it has an account or not. Says who and what for, and nothing of what is written there. */
export function invitedMail(input: InvitedInput): OutgoingMail {
  const { title, someone, toVault, toWrite, vault, unnamed, days, ifNotYou, ...said } = words[input.language];
  const name = nameToGreet(input.from) || someone;
  const isVault = input.vault !== "";
  const invites = isVault ? toVault : toWrite;
  const named = isVault ? [facts([vault, nameToGreet(input.vault) || unnamed])] : [];
  return layoutMail(input, {
    subject: `${nameInSubject(name)} ${invites}`,
    preview: days,
    title,
    parts: [
      sayOf(name, `${invites}.`),
      ...named,
      say(isVault ? said.whatVault : said.whatGuest),
      say(days),
      ...(input.hasAccount
        ? [button(said.page, `${input.baseUrl}${paths.invitations}`)]
        : [say(said.needsAccount), button(said.register, `${input.baseUrl}${paths.register}`)]),
    ],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}
