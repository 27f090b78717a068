import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say } from "./mail-layout.ts";
import { commonWords, type Words } from "./mail-words.ts";

const changedWords: Words<"subject" | "preview" | "title" | "news" | "last" | "undo" | "ifNotYou"> = {
  en: {
    subject: "Your email address was changed",
    preview: "If it wasn’t you, you can undo it for 72 hours.",
    title: "Your address was changed",
    news: "Your account has a new email address. You log in with it from now on, and we write to you there.",
    last: "If you changed it, there’s nothing to do. This is the last mail to this address.",
    undo: "Undo this change",
    ifNotYou:
      "It wasn’t you? Then somebody knows your password. Use the link above within 72 hours: it puts this address back, logs out every device and asks you to choose a new password. If you use the old password anywhere else, change it there too.",
  },
  nl: {
    subject: "Je e-mailadres is veranderd",
    preview: "Was jij dit niet? Je kunt het 72 uur lang ongedaan maken.",
    title: "Je adres is veranderd",
    news: "Je account heeft een nieuw e-mailadres. Daarmee log je voortaan in, en daar schrijven we je.",
    last: "Heb je het zelf veranderd, dan hoef je niets te doen. Dit is de laatste mail naar dit adres.",
    undo: "Maak dit ongedaan",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Gebruik de link hierboven binnen 72 uur: dan krijg je dit adres terug, wordt elk apparaat uitgelogd en kies je een nieuw wachtwoord. Gebruik je het oude wachtwoord nog ergens, verander het daar dan ook.",
  },
  de: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    preview: "Waren Sie das nicht? Sie können es 72 Stunden lang rückgängig machen.",
    title: "Ihre Adresse wurde geändert",
    news: "Ihr Konto hat eine neue E-Mail-Adresse. Künftig melden Sie sich damit an, und wir schreiben Ihnen dorthin.",
    last: "Wenn Sie sie geändert haben, brauchen Sie nichts zu tun. Dies ist die letzte E-Mail an diese Adresse.",
    undo: "Änderung rückgängig machen",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Nutzen Sie innerhalb von 72 Stunden den Link oben: Er stellt diese Adresse wieder her, meldet alle Geräte ab und lässt Sie ein neues Passwort wählen. Wenn Sie das alte Passwort noch anderswo verwenden, ändern Sie es auch dort.",
  },
  fr: {
    subject: "Votre adresse e-mail a changé",
    preview: "Si ce n’était pas vous, vous pouvez l’annuler pendant 72 heures.",
    title: "Votre adresse a changé",
    news: "Votre compte a une nouvelle adresse e-mail. C’est avec elle que vous vous connectez désormais, et c’est là que nous vous écrivons.",
    last: "Si le changement vient de vous, vous n’avez rien à faire. Ceci est le dernier courriel à cette adresse.",
    undo: "Annuler ce changement",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Utilisez le lien ci-dessus dans les 72 heures\u00A0: il rétablit cette adresse, déconnecte tous les appareils et vous fait choisir un nouveau mot de passe. Si vous utilisez l’ancien ailleurs, changez-le là aussi.",
  },
  es: {
    subject: "Tu dirección de correo ha cambiado",
    preview: "Si no fuiste tú, puedes deshacerlo durante 72 horas.",
    title: "Tu dirección ha cambiado",
    news: "Tu cuenta tiene una nueva dirección de correo. Con ella inicias sesión a partir de ahora, y allí te escribimos.",
    last: "Si la cambiaste tú, no tienes que hacer nada. Este es el último correo a esta dirección.",
    undo: "Deshacer este cambio",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Usa el enlace de arriba antes de 72 horas: recupera esta dirección, cierra la sesión en todos los dispositivos y te pide elegir una contraseña nueva. Si usas la anterior en otro lugar, cámbiala también allí.",
  },
};

interface AddressChangedInput extends MailInput {
  readonly undoToken: string;
}

/** For the old address. The secret is in the fragment after `#`, so that no server on the way logs it. */
export function addressChangedMail(input: AddressChangedInput): OutgoingMail {
  const { subject, preview, title, news, last, undo, ifNotYou } = changedWords[input.language];
  return layoutMail(input, {
    subject,
    preview,
    title,
    parts: [say(news), say(last), button(undo, `${input.baseUrl}${paths.undoAddressChange}#code=${input.undoToken}`)],
    ifNotYou,
  });
}

const restoredWords: Words<"title" | "preview" | "news" | "next" | "ifNotYou"> = {
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
  const { title, preview, news, next, ifNotYou } = restoredWords[input.language];
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
