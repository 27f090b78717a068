import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, quietLink, say } from "./mail-parts.ts";
import { commonWords, type Words } from "./mail-words.ts";

const words: Words<"title" | "preview" | "what" | "unchanged" | "ifNotYou"> = {
  en: {
    title: "You already have an account",
    preview: "Somebody tried to sign up with your address.",
    what: "Somebody, perhaps you, just tried to sign up with this email address. It has an account already.",
    unchanged: "Nothing was changed. You can simply log in, or choose a new password if the old one has slipped away.",
    ifNotYou: "It was not you? Then there is nothing to do: nobody has come into your account.",
  },
  nl: {
    title: "Je hebt al een account",
    preview: "Iemand wilde zich met je adres aanmelden.",
    what: "Iemand, misschien jijzelf, wilde zich zojuist met dit e-mailadres aanmelden. Er is al een account voor.",
    unchanged:
      "Er is niets veranderd. Je kunt gewoon inloggen, of een nieuw wachtwoord kiezen als het oude je is ontschoten.",
    ifNotYou: "Was jij dit niet? Dan hoef je niets te doen: niemand is in je account geweest.",
  },
  de: {
    title: "Sie haben bereits ein Konto",
    preview: "Jemand wollte sich mit Ihrer Adresse registrieren.",
    what: "Jemand, vielleicht Sie selbst, wollte sich gerade mit dieser E-Mail-Adresse registrieren. Sie hat bereits ein Konto.",
    unchanged:
      "Es wurde nichts geändert. Sie können sich einfach anmelden oder ein neues Passwort wählen, falls das alte entfallen ist.",
    ifNotYou: "Das waren nicht Sie? Dann ist nichts zu tun: Niemand ist in Ihr Konto gelangt.",
  },
  fr: {
    title: "Vous avez déjà un compte",
    preview: "Quelqu’un a voulu s’inscrire avec votre adresse.",
    what: "Quelqu’un, peut-être vous, vient de vouloir s’inscrire avec cette adresse e-mail. Elle a déjà un compte.",
    unchanged:
      "Rien n’a changé. Vous pouvez simplement vous connecter, ou choisir un nouveau mot de passe si l’ancien vous échappe.",
    ifNotYou: "Ce n’était pas vous\u00A0? Alors il n’y a rien à faire\u00A0: personne n’est entré dans votre compte.",
  },
  es: {
    title: "Ya tienes una cuenta",
    preview: "Alguien ha querido registrarse con tu dirección.",
    what: "Alguien, quizá tú, acaba de intentar registrarse con esta dirección de correo. Ya tiene una cuenta.",
    unchanged:
      "No ha cambiado nada. Puedes iniciar sesión sin más, o elegir una contraseña nueva si la anterior se te ha escapado.",
    ifNotYou: "¿No fuiste tú? Entonces no hay nada que hacer: nadie ha entrado en tu cuenta.",
  },
};

export function alreadyRegisteredMail(input: MailInput): OutgoingMail {
  const { title, preview, what, unchanged, ifNotYou } = words[input.language];
  const { logIn, newPassword } = commonWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [
      say(what),
      say(unchanged),
      button(logIn, `${input.baseUrl}${paths.login}`),
      quietLink(newPassword, `${input.baseUrl}${paths.forgotPassword}`),
    ],
    ifNotYou,
  });
}
