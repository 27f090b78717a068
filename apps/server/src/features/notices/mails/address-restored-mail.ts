import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import { commonWords, type Words } from "./mail-words.ts";

const words: Words<"title" | "preview" | "news" | "next" | "ifNotYou"> = {
  en: {
    title: "Your old email address is back",
    preview: "Please choose a new password now.",
    news: "The change of address was undone. This is the address of your account again, and every device is logged out.",
    next: "The old password no longer works, because somebody else may know it. Choose a new one, then log in with it.",
    ifNotYou:
      "It wasn’t you? Then somebody can read your mail. Change the password of your mailbox first, then choose a new one here.",
  },
  nl: {
    title: "Je oude e-mailadres is terug",
    preview: "Kies nu een nieuw wachtwoord.",
    news: "De adreswijziging is ongedaan gemaakt. Dit is weer het adres van je account, en elk apparaat is uitgelogd.",
    next: "Het oude wachtwoord werkt niet meer, omdat iemand anders het misschien kent. Kies een nieuw wachtwoord en log daarmee in.",
    ifNotYou:
      "Was jij dit niet? Dan kan iemand je mail lezen. Verander eerst het wachtwoord van je mailbox, en kies daarna hier een nieuw wachtwoord.",
  },
  de: {
    title: "Ihre alte E-Mail-Adresse gilt wieder",
    preview: "Bitte wählen Sie jetzt ein neues Passwort.",
    news: "Die Änderung der Adresse wurde rückgängig gemacht. Dies ist wieder die Adresse Ihres Kontos, und alle Geräte sind abgemeldet.",
    next: "Das alte Passwort gilt nicht mehr, weil es vielleicht noch jemand kennt. Wählen Sie ein neues, und melden Sie sich damit an.",
    ifNotYou:
      "Das waren nicht Sie? Dann kann jemand Ihre E-Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs, und wählen Sie dann hier ein neues.",
  },
  fr: {
    title: "Votre ancienne adresse e-mail est rétablie",
    preview: "Choisissez maintenant un nouveau mot de passe.",
    news: "Le changement d’adresse a été annulé. Ceci est de nouveau l’adresse de votre compte, et tous les appareils sont déconnectés.",
    next: "L’ancien mot de passe ne fonctionne plus, car quelqu’un d’autre le connaît peut-être. Choisissez-en un nouveau, puis connectez-vous.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un peut lire vos courriels. Changez d’abord le mot de passe de votre messagerie, puis choisissez-en un nouveau ici.",
  },
  es: {
    title: "Tu dirección de correo anterior ha vuelto",
    preview: "Elige ahora una contraseña nueva.",
    news: "El cambio de dirección se ha deshecho. Esta vuelve a ser la dirección de tu cuenta, y la sesión se ha cerrado en todos los dispositivos.",
    next: "La contraseña anterior ya no funciona, porque quizá otra persona la conoce. Elige una nueva e inicia sesión con ella.",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien puede leer tu correo. Cambia primero la contraseña de tu buzón y después elige aquí una nueva.",
  },
};

/** After a change of address was undone. */
export function addressRestoredMail(input: MailInput): OutgoingMail {
  const { title, preview, news, next, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [
      say(news),
      say(next),
      button(commonWords[input.language].newPassword, `${input.baseUrl}${paths.forgotPassword}`),
    ],
    ifNotYou,
  });
}
