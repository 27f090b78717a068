import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"title" | "preview" | "news" | "allWell" | "notMe" | "ifNotYou"> = {
  en: {
    title: "Your account is active again",
    preview: "Everything is as you left it.",
    news: "Somebody logged in with your password and the code we sent you. Your account is active again, and everything is as you left it.",
    allWell: "If that was you, welcome back. There’s nothing else to do.",
    notMe: "It wasn’t me",
    ifNotYou:
      "It wasn’t you? Then somebody knows your password and can read your mail. Change the password of your mailbox first, then use the link above to choose a new one here.",
  },
  nl: {
    title: "Je account is weer actief",
    preview: "Alles is zoals je het achterliet.",
    news: "Iemand heeft ingelogd met je wachtwoord en de code die we je stuurden. Je account is weer actief, en alles is zoals je het achterliet.",
    allWell: "Was jij dat? Fijn dat je er weer bent. Je hoeft verder niets te doen.",
    notMe: "Ik was het niet",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord en kan die je mail lezen. Verander eerst het wachtwoord van je mailbox, en kies daarna hier een nieuw wachtwoord met de link hierboven.",
  },
  de: {
    title: "Ihr Konto ist wieder aktiv",
    preview: "Alles ist, wie Sie es verlassen haben.",
    news: "Jemand hat sich mit Ihrem Passwort und dem Code angemeldet, den wir Ihnen geschickt haben. Ihr Konto ist wieder aktiv, und alles ist, wie Sie es verlassen haben.",
    allWell: "Waren Sie das? Schön, dass Sie wieder da sind. Sie brauchen nichts weiter zu tun.",
    notMe: "Das war ich nicht",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort und kann Ihre E-Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs, und wählen Sie dann hier über den Link oben ein neues.",
  },
  fr: {
    title: "Votre compte est de nouveau actif",
    preview: "Tout est tel que vous l’avez laissé.",
    news: "Quelqu’un s’est connecté avec votre mot de passe et le code que nous vous avons envoyé. Votre compte est de nouveau actif, et tout est tel que vous l’avez laissé.",
    allWell: "Si c’était vous, nous sommes heureux de vous revoir. Vous n’avez rien d’autre à faire.",
    notMe: "Ce n’était pas moi",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe et peut lire vos courriels. Changez d’abord le mot de passe de votre messagerie, puis choisissez-en un nouveau ici par le lien ci-dessus.",
  },
  es: {
    title: "Tu cuenta vuelve a estar activa",
    preview: "Todo está como lo dejaste.",
    news: "Alguien inició sesión con tu contraseña y el código que te enviamos. Tu cuenta vuelve a estar activa, y todo está como lo dejaste.",
    allWell: "Si fuiste tú, nos alegra tenerte de vuelta. No tienes que hacer nada más.",
    notMe: "No fui yo",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña y puede leer tu correo. Cambia primero la contraseña de tu buzón y después elige aquí una nueva con el enlace de arriba.",
  },
};

export function accountReactivatedMail(input: MailInput): OutgoingMail {
  const { title, preview, news, allWell, notMe, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [say(news), say(allWell), button(notMe, `${input.baseUrl}${paths.forgotPassword}`)],
    ifNotYou,
  });
}
