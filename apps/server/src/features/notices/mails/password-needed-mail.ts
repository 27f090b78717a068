import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import { commonWords, type Words } from "./mail-words.ts";

const words: Words<"title" | "preview" | "why" | "how" | "ifNotYou"> = {
  en: {
    title: "Please choose a password",
    preview: "Your account is open, and it needs a password of yours.",
    why: "Your account is open. More than one person signed up with your email address, so to be safe we used none of the passwords that were typed.",
    how: "Choose one now, and log in with it from then on. You may also have to correct your name in your profile.",
    ifNotYou:
      "You didn’t sign up? Choose a password all the same, so that the account is yours, then delete it in your profile.",
  },
  nl: {
    title: "Kies een wachtwoord",
    preview: "Je account is open, en heeft nog een wachtwoord van jou nodig.",
    why: "Je account is open. Meer dan één persoon heeft zich met jouw e-mailadres aangemeld. Voor de zekerheid hebben we geen van de ingetypte wachtwoorden gebruikt.",
    how: "Kies er nu een, en log daar voortaan mee in. Misschien klopt je naam in je profiel ook niet; die kun je daar verbeteren.",
    ifNotYou:
      "Heb je je niet aangemeld? Kies dan toch een wachtwoord, zodat het account van jou is, en verwijder het in je profiel.",
  },
  de: {
    title: "Bitte wählen Sie ein Passwort",
    preview: "Ihr Konto ist eröffnet und braucht noch ein Passwort von Ihnen.",
    why: "Ihr Konto ist eröffnet. Mehr als eine Person hat sich mit Ihrer E-Mail-Adresse registriert. Zur Sicherheit haben wir keines der eingegebenen Passwörter übernommen.",
    how: "Wählen Sie jetzt eines, und melden Sie sich künftig damit an. Vielleicht stimmt auch Ihr Name im Profil nicht; dort können Sie ihn ändern.",
    ifNotYou:
      "Sie haben sich nicht registriert? Wählen Sie trotzdem ein Passwort, damit das Konto Ihnen gehört, und löschen Sie es dann in Ihrem Profil.",
  },
  fr: {
    title: "Choisissez un mot de passe",
    preview: "Votre compte est ouvert, il lui manque un mot de passe.",
    why: "Votre compte est ouvert. Plusieurs personnes se sont inscrites avec votre adresse e-mail\u00A0: par sécurité, nous n’avons gardé aucun des mots de passe saisis.",
    how: "Choisissez-en un maintenant\u00A0; c’est avec lui que vous vous connecterez. Pensez aussi à vérifier votre nom dans votre profil.",
    ifNotYou:
      "Cette inscription ne vient pas de vous\u00A0? Choisissez tout de même un mot de passe, pour que le compte soit à vous, puis supprimez-le dans votre profil.",
  },
  es: {
    title: "Elige una contraseña, por favor",
    preview: "Tu cuenta está abierta y necesita una contraseña tuya.",
    why: "Tu cuenta está abierta. Más de una persona se registró con tu dirección de correo, así que por seguridad no usamos ninguna de las contraseñas que se escribieron.",
    how: "Elige una ahora y úsala para iniciar sesión. Comprueba también que tu nombre esté bien en tu perfil.",
    ifNotYou:
      "¿No te registraste? Elige una contraseña de todos modos, para que la cuenta sea tuya, y después elimínala en tu perfil.",
  },
};

/** To the owner of an address that several people signed up with. */
export function passwordNeededMail(input: MailInput): OutgoingMail {
  const { title, preview, why, how, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [
      say(why),
      say(how),
      button(commonWords[input.language].newPassword, `${input.baseUrl}${paths.forgotPassword}`),
    ],
    ifNotYou,
  });
}
