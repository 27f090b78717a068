import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say } from "./mail-layout.ts";
import { commonWords, type Words } from "./mail-words.ts";

interface ResetLinkMailInput extends MailInput {
  readonly secret: string;
  /** Identifies the request that the secret belongs to: the browser that opens the link has made none. */
  readonly request: string;
}

const resetLinkWords: Words<"subject" | "preview" | "title" | "why" | "life" | "ifNotYou"> = {
  en: {
    subject: "Your link to choose a new password",
    preview: "The people who run this site are sending it to you.",
    title: "A new password",
    why: "The people who run this site are sending you this link so that you can choose a new password.",
    life: "It works once, for 10 minutes. If it’s too late, ask for a code on the login page. Please don’t forward this email.",
    ifNotYou: "Weren’t expecting this? You can ignore this email. Your password stays the same.",
  },
  nl: {
    subject: "Je link voor een nieuw wachtwoord",
    preview: "De beheerders van deze site sturen je die.",
    title: "Een nieuw wachtwoord",
    why: "De beheerders van deze site sturen je deze link, zodat je een nieuw wachtwoord kunt kiezen.",
    life: "De link werkt één keer en is 10 minuten geldig. Ben je te laat? Vraag dan een code aan op de inlogpagina. Stuur deze mail niet door.",
    ifNotYou: "Had je dit niet verwacht? Dan kun je deze mail negeren. Je wachtwoord blijft zoals het is.",
  },
  de: {
    subject: "Ihr Link für ein neues Passwort",
    preview: "Die Betreiber dieser Website schicken ihn Ihnen.",
    title: "Ein neues Passwort",
    why: "Die Betreiber dieser Website schicken Ihnen diesen Link, damit Sie ein neues Passwort wählen können.",
    life: "Er gilt einmal und nur 10 Minuten lang. Falls es zu spät ist, fordern Sie auf der Anmeldeseite einen Code an. Bitte leiten Sie diese E-Mail nicht weiter.",
    ifNotYou: "Das haben Sie nicht erwartet? Dann ignorieren Sie diese E-Mail bitte. Ihr Passwort bleibt, wie es ist.",
  },
  fr: {
    subject: "Votre lien pour un nouveau mot de passe",
    preview: "Les responsables de ce site vous l’envoient.",
    title: "Un nouveau mot de passe",
    why: "Les responsables de ce site vous envoient ce lien pour que vous puissiez choisir un nouveau mot de passe.",
    life: "Il ne sert qu’une fois et reste valable 10 minutes. Trop tard\u00A0? Demandez un code sur la page de connexion. Merci de ne pas transférer cet e-mail.",
    ifNotYou: "Vous ne vous y attendiez pas\u00A0? Ignorez simplement cet e-mail. Votre mot de passe reste le même.",
  },
  es: {
    subject: "Tu enlace para elegir una contraseña nueva",
    preview: "Te lo envían los responsables de este sitio.",
    title: "Una contraseña nueva",
    why: "Los responsables de este sitio te envían este enlace para que elijas una contraseña nueva.",
    life: "Sirve una sola vez, durante 10 minutos. Si llegas tarde, pide un código en la página de inicio de sesión. No reenvíes este correo, por favor.",
    ifNotYou: "¿No lo esperabas? Entonces ignora este correo. Tu contraseña sigue como está.",
  },
};

export function resetLinkMail(input: ResetLinkMailInput): OutgoingMail {
  const { subject, preview, title, why, life, ifNotYou } = resetLinkWords[input.language];
  const { newPassword } = commonWords[input.language];
  return layoutMail(input, {
    subject,
    preview,
    title,
    parts: [say(why), button(newPassword, linkOf(input)), say(life)],
    ifNotYou,
  });
}

/** All in the fragment, which never leaves the browser, so no log and no Referer can contain it. */
function linkOf({ baseUrl, to, secret, request }: ResetLinkMailInput): string {
  const fragment = [`code=${secret}`, `request=${request}`, `email=${encodeURIComponent(to)}`].join("&");
  return `${baseUrl}${paths.forgotPasswordVerifyOtp}#${fragment}`;
}
