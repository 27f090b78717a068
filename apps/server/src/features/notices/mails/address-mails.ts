import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say } from "./mail-layout.ts";
import { commonWords, type Words } from "./mail-words.ts";

const changedWords: Words<"subject" | "preview" | "title" | "news" | "last" | "undo" | "ifNotYou"> = {
  en: {
    subject: "Your email address was changed",
    preview: "If it wasn’t you, you can undo it for 72 hours.",
    title: "Your address was changed",
    news: "Your account has a new email address. From now on, use it to log in; we’ll write to you there.",
    last: "If you changed it, there’s nothing else to do. This is our last email to this address.",
    undo: "Undo this change",
    ifNotYou:
      "Not you? Then someone knows your password. Use the link above within 72 hours to restore this address, log out every device and choose a new password. If you use the old password anywhere else, change it there too.",
  },
  nl: {
    subject: "Je e-mailadres is veranderd",
    preview: "Was jij dit niet? Je kunt het 72 uur lang ongedaan maken.",
    title: "Je adres is veranderd",
    news: "Je account heeft een nieuw e-mailadres. Daarmee log je voortaan in, en daar mailen we je.",
    last: "Heb je het zelf veranderd, dan hoef je niets te doen. Dit is de laatste mail naar dit adres.",
    undo: "Dit ongedaan maken",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Gebruik de link hierboven binnen 72 uur: dan krijg je dit adres terug, worden alle apparaten uitgelogd en kies je een nieuw wachtwoord. Gebruik je het oude wachtwoord nog ergens, verander het daar dan ook.",
  },
  de: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    preview: "Waren Sie das nicht? Sie können es 72 Stunden lang rückgängig machen.",
    title: "Ihre Adresse wurde geändert",
    news: "Ihr Konto hat eine neue E-Mail-Adresse. Melden Sie sich ab jetzt damit an; auch unsere E-Mails gehen dorthin.",
    last: "Wenn Sie sie geändert haben, brauchen Sie nichts zu tun. Dies ist die letzte E-Mail an diese Adresse.",
    undo: "Änderung rückgängig machen",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Nutzen Sie innerhalb von 72 Stunden den Link oben: Damit gilt diese Adresse wieder, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort. Wenn Sie das alte Passwort noch anderswo verwenden, ändern Sie es auch dort.",
  },
  fr: {
    subject: "Votre adresse e-mail a changé",
    preview: "Si ce n’était pas vous, vous avez 72 heures pour annuler ce changement.",
    title: "Votre adresse a changé",
    news: "Votre compte a une nouvelle adresse e-mail. Utilisez-la désormais pour vous connecter\u00A0; c’est là que nous vous écrirons.",
    last: "Si le changement vient de vous, vous n’avez rien à faire. C’est notre dernier e-mail à cette adresse.",
    undo: "Annuler ce changement",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Utilisez le lien ci-dessus dans les 72 heures\u00A0: il rétablit cette adresse, déconnecte tous les appareils et vous fait choisir un nouveau mot de passe. Si vous utilisez l’ancien ailleurs, changez-le là aussi.",
  },
  es: {
    subject: "Tu dirección de correo ha cambiado",
    preview: "Si no fuiste tú, puedes deshacerlo durante 72 horas.",
    title: "Tu dirección ha cambiado",
    news: "Tu cuenta tiene una nueva dirección de correo. A partir de ahora inicias sesión con ella y allí te escribimos.",
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
    news: "Your change of address was undone. Your account uses this address again, and every device has been logged out.",
    next: "Your old password no longer works, because someone else may know it. Choose a new one, then log in.",
    ifNotYou:
      "Not you? Then someone can read your email. First change your email password, then choose a new one here.",
  },
  nl: {
    title: "Je hebt je oude e-mailadres terug",
    preview: "Kies nu een nieuw wachtwoord.",
    news: "De adreswijziging is ongedaan gemaakt. Dit is weer het adres van je account, en alle apparaten zijn uitgelogd.",
    next: "Het oude wachtwoord werkt niet meer, omdat iemand anders het misschien kent. Kies een nieuw wachtwoord en log daarmee in.",
    ifNotYou:
      "Was jij dit niet? Dan kan iemand je mail lezen. Verander eerst het wachtwoord van je mailbox, en kies daarna hier een nieuw wachtwoord.",
  },
  de: {
    title: "Ihre alte E-Mail-Adresse gilt wieder",
    preview: "Bitte wählen Sie jetzt ein neues Passwort.",
    news: "Die Adressänderung ist rückgängig gemacht. Das hier ist wieder die Adresse Ihres Kontos, und alle Geräte sind abgemeldet.",
    next: "Das alte Passwort gilt nicht mehr, weil es vielleicht noch jemand kennt. Wählen Sie ein neues, und melden Sie sich damit an.",
    ifNotYou:
      "Das waren nicht Sie? Dann kann jemand Ihre E-Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs, und wählen Sie dann hier ein neues.",
  },
  fr: {
    title: "Votre ancienne adresse e-mail est rétablie",
    preview: "Choisissez maintenant un nouveau mot de passe.",
    news: "Le changement d’adresse a été annulé. Votre compte utilise de nouveau cette adresse, et tous les appareils ont été déconnectés.",
    next: "L’ancien mot de passe ne fonctionne plus, car quelqu’un d’autre le connaît peut-être. Choisissez-en un nouveau, puis connectez-vous.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un peut lire vos e-mails. Changez d’abord le mot de passe de votre messagerie, puis choisissez-en un nouveau ici.",
  },
  es: {
    title: "Has recuperado tu dirección de correo",
    preview: "Elige ahora una contraseña nueva.",
    news: "Hemos deshecho el cambio de dirección. Esta vuelve a ser la de tu cuenta, y hemos cerrado la sesión en todos los dispositivos.",
    next: "La contraseña anterior ya no funciona, por si otra persona la conoce. Elige una nueva e inicia sesión con ella.",
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
