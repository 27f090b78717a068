import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"subject" | "preview" | "title" | "news" | "last" | "undo" | "ifNotYou"> = {
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

/** For the old address. The secret stands behind the `#`, so that no server on the way writes it into a log. */
export function addressChangedMail(input: AddressChangedInput): OutgoingMail {
  const { subject, preview, title, news, last, undo, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject,
    preview,
    title,
    parts: [say(news), say(last), button(undo, `${input.baseUrl}${paths.undoAddressChange}#code=${input.undoToken}`)],
    ifNotYou,
  });
}
