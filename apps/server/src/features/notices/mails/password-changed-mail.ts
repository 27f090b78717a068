import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"title" | "news" | "others" | "allWell" | "notMe" | "ifNotYou"> = {
  en: {
    title: "Your password was changed",
    news: "The password of your account is a new one from now on.",
    others: "Your other devices were signed out.",
    allWell: "If you changed it, all is well.",
    notMe: "It was not me",
    ifNotYou:
      "It was not you? Use the link above to choose a new one at once. If you use the old one anywhere else, change it there too.",
  },
  nl: {
    title: "Je wachtwoord is veranderd",
    news: "Je account heeft voortaan een nieuw wachtwoord.",
    others: "Je andere apparaten zijn uitgelogd.",
    allWell: "Heb je het zelf veranderd, dan is alles in orde.",
    notMe: "Ik was het niet",
    ifNotYou:
      "Was jij dit niet? Kies dan meteen een nieuw wachtwoord met de link hierboven. Gebruik je het oude nog ergens, verander het daar dan ook.",
  },
  de: {
    title: "Ihr Passwort wurde geändert",
    news: "Ihr Konto hat ab jetzt ein neues Passwort.",
    others: "Ihre anderen Geräte wurden abgemeldet.",
    allWell: "Wenn Sie es geändert haben, ist alles gut.",
    notMe: "Das war ich nicht",
    ifNotYou:
      "Das waren nicht Sie? Wählen Sie über den Link oben sofort ein neues. Wenn Sie das alte noch anderswo verwenden, ändern Sie es auch dort.",
  },
  fr: {
    title: "Votre mot de passe a changé",
    news: "Votre compte a désormais un nouveau mot de passe.",
    others: "Vos autres appareils ont été déconnectés.",
    allWell: "Si le changement vient de vous, tout va bien.",
    notMe: "Ce n’était pas moi",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Choisissez-en tout de suite un nouveau par le lien ci-dessus. Si vous utilisez l’ancien ailleurs, changez-le là aussi.",
  },
  es: {
    title: "Tu contraseña ha cambiado",
    news: "Tu cuenta tiene a partir de ahora una contraseña nueva.",
    others: "Tus demás dispositivos se han desconectado.",
    allWell: "Si la cambiaste tú, todo está bien.",
    notMe: "No fui yo",
    ifNotYou:
      "¿No fuiste tú? Elige ahora mismo una nueva con el enlace de arriba. Si usas la anterior en otro lugar, cámbiala también allí.",
  },
};

export function passwordChangedMail(input: MailInput): OutgoingMail {
  const { title, news, others, allWell, notMe, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject: title,
    preview: others,
    title,
    parts: [say(`${news} ${others}`), say(allWell), button(notMe, `${input.baseUrl}${paths.forgotPassword}`)],
    ifNotYou,
  });
}
