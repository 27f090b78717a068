import type { OutgoingMail } from "#ports/outbox.ts";

import { type CodeMailInput, layoutCodeMail } from "./code-mail.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Your code to come back",
    preview: "Everything is as you left it.",
    title: "Welcome back",
    what: "Your account is still resting, and everything is as you left it. Type this code to open it again.",
    ifNotYou:
      "It was not you? Then somebody knows your password. Without this code they see nothing. Please choose a new password soon.",
  },
  nl: {
    subject: "Je code om terug te komen",
    preview: "Alles is zoals je het achterliet.",
    title: "Welkom terug",
    what: "Je account rust nog uit, en alles is zoals je het achterliet. Typ deze code om het weer te openen.",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Zonder deze code is er niets te zien. Kies wel gauw een nieuw wachtwoord.",
  },
  de: {
    subject: "Ihr Code, um zurückzukommen",
    preview: "Alles ist, wie Sie es verlassen haben.",
    title: "Willkommen zurück",
    what: "Ihr Konto ruht noch, und alles ist, wie Sie es verlassen haben. Geben Sie diesen Code ein, um es wieder zu öffnen.",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Ohne diesen Code ist nichts zu sehen. Bitte wählen Sie bald ein neues Passwort.",
  },
  fr: {
    subject: "Votre code pour revenir",
    preview: "Tout est tel que vous l’avez laissé.",
    title: "Quel plaisir de vous revoir",
    what: "Votre compte se repose encore, et tout est tel que vous l’avez laissé. Saisissez ce code pour le rouvrir.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Sans ce code, on ne voit rien. Choisissez bientôt un nouveau mot de passe.",
  },
  es: {
    subject: "Tu código para volver",
    preview: "Todo está como lo dejaste.",
    title: "Qué bien que vuelves",
    what: "Tu cuenta aún descansa, y todo está como lo dejaste. Escribe este código para volver a abrirla.",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Sin este código no se ve nada. Elige pronto una contraseña nueva.",
  },
};

export function returnCodeMail(input: CodeMailInput): OutgoingMail {
  return layoutCodeMail(input, words[input.language]);
}
