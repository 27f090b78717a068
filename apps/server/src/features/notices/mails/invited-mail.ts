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
    days: "The invitation is just for you and is valid for seven days.",
    page: "See the invitation",
    needsAccount: "To accept, please create a free account with this email address.",
    register: "Create an account",
    ifNotYou: "Don’t know this person? You can ignore this email. Nothing happens unless you accept.",
  },
  nl: {
    title: "Je bent uitgenodigd",
    someone: "Iemand",
    toVault: "nodigt je uit voor een familiekluis",
    toWrite: "nodigt je uit om mee te schrijven",
    vault: "Kluis",
    unnamed: "een familiekluis",
    whatVault:
      "Een familiekluis is een tijdlijn die je samen met je familie schrijft. Wat jij daar schrijft, blijft van jou.",
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
    toVault: "lädt Sie in eine Familienchronik ein",
    toWrite: "lädt Sie zum Mitschreiben ein",
    vault: "Familienchronik",
    unnamed: "eine Familienchronik",
    whatVault:
      "Eine Familienchronik ist eine Zeitleiste, an der eine Familie gemeinsam schreibt. Was Sie dort schreiben, gehört Ihnen.",
    whatGuest:
      "Sie schreiben auf, woran Sie sich erinnern, und die andere Person entscheidet, was sie in ihre Zeitleiste aufnimmt. Was Sie schreiben, gehört Ihnen.",
    days: "Die Einladung gilt nur für Sie und sieben Tage lang.",
    page: "Einladung ansehen",
    needsAccount: "Um sie anzunehmen, legen Sie bitte mit dieser E-Mail-Adresse ein kostenloses Konto an.",
    register: "Konto anlegen",
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
      "Vous écrivez ce dont vous vous souvenez, et cette personne choisit ce qu’elle ajoute à sa frise. Ce que vous écrivez reste à vous.",
    days: "L’invitation est pour vous seulement et reste valable sept jours.",
    page: "Voir l’invitation",
    needsAccount: "Pour l’accepter, créez un compte gratuit avec cette adresse e-mail.",
    register: "Créer un compte",
    ifNotYou:
      "Vous ne connaissez pas cette personne\u00A0? Vous pouvez ignorer cet e-mail. Rien ne se passe tant que vous n’acceptez pas.",
  },
  es: {
    title: "Tienes una invitación",
    someone: "Alguien",
    toVault: "te invita a un baúl familiar",
    toWrite: "te invita a escribir en su línea del tiempo",
    vault: "Baúl familiar",
    unnamed: "un baúl familiar",
    whatVault:
      "Un baúl familiar es una línea del tiempo que escribe toda la familia. Lo que escribas ahí sigue siendo tuyo.",
    whatGuest:
      "Tú escribes lo que recuerdas, y la otra persona decide qué añade a su línea del tiempo. Lo que escribes sigue siendo tuyo.",
    days: "La invitación es solo para ti y es válida durante siete días.",
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
