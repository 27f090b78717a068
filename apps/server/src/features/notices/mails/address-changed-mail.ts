import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"subject" | "preview" | "title" | "news" | "last" | "see" | "ifNotYou"> = {
  en: {
    subject: "Your email address was changed",
    preview: "We write to your new address from now on.",
    title: "Your address was changed",
    news: "Your account has a new email address. You log in with it from now on, and we write to you there.",
    last: "This is the last mail to this address. If you changed it, all is well.",
    see: "See your account",
    ifNotYou:
      "It was not you? Then somebody knows your password. On a device where you are still logged in, open your profile, change the password and put your address back. If you use that password anywhere else, change it there too.",
  },
  nl: {
    subject: "Je e-mailadres is veranderd",
    preview: "Voortaan schrijven we naar je nieuwe adres.",
    title: "Je adres is veranderd",
    news: "Je account heeft een nieuw e-mailadres. Daarmee log je voortaan in, en daar schrijven we je.",
    last: "Dit is de laatste mail naar dit adres. Heb je het zelf veranderd, dan is alles in orde.",
    see: "Bekijk je account",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Open je profiel op een apparaat waar je nog ingelogd bent, verander het wachtwoord en zet je adres terug. Gebruik je dat wachtwoord nog ergens, verander het daar dan ook.",
  },
  de: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    preview: "Wir schreiben künftig an Ihre neue Adresse.",
    title: "Ihre Adresse wurde geändert",
    news: "Ihr Konto hat eine neue E-Mail-Adresse. Künftig melden Sie sich damit an, und wir schreiben Ihnen dorthin.",
    last: "Dies ist die letzte E-Mail an diese Adresse. Wenn Sie sie geändert haben, ist alles gut.",
    see: "Zu Ihrem Konto",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Öffnen Sie Ihr Profil auf einem Gerät, auf dem Sie noch angemeldet sind, ändern Sie das Passwort und stellen Sie Ihre Adresse wieder her. Wenn Sie dieses Passwort noch anderswo verwenden, ändern Sie es auch dort.",
  },
  fr: {
    subject: "Votre adresse e-mail a changé",
    preview: "Nous écrivons désormais à votre nouvelle adresse.",
    title: "Votre adresse a changé",
    news: "Votre compte a une nouvelle adresse e-mail. C’est avec elle que vous vous connectez désormais, et c’est là que nous vous écrivons.",
    last: "Ceci est le dernier courriel à cette adresse. Si le changement vient de vous, tout va bien.",
    see: "Voir votre compte",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Sur un appareil encore connecté, ouvrez votre profil, changez le mot de passe et remettez votre adresse. Si vous utilisez ce mot de passe ailleurs, changez-le là aussi.",
  },
  es: {
    subject: "Tu dirección de correo ha cambiado",
    preview: "A partir de ahora escribimos a tu nueva dirección.",
    title: "Tu dirección ha cambiado",
    news: "Tu cuenta tiene una nueva dirección de correo. Con ella inicias sesión a partir de ahora, y allí te escribimos.",
    last: "Este es el último correo a esta dirección. Si la cambiaste tú, todo está bien.",
    see: "Ver tu cuenta",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. En un dispositivo donde aún tengas la sesión abierta, abre tu perfil, cambia la contraseña y vuelve a poner tu dirección. Si usas esa contraseña en otro lugar, cámbiala también allí.",
  },
};

/** For the old address. */
export function addressChangedMail(input: MailInput): OutgoingMail {
  const { subject, preview, title, news, last, see, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject,
    preview,
    title,
    parts: [say(news), say(last), button(see, `${input.baseUrl}/profile`)],
    ifNotYou,
  });
}
