import type { OutgoingMail } from "#ports/outbox.ts";

import { type CodeMailInput, layoutCodeMail } from "./code-mail.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Your code to reset your password",
    preview: "Type it on the page where you asked for it.",
    title: "A new password",
    what: "It happens to all of us. Type this code on the page where you asked for it, then choose a new password.",
    ifNotYou: "You did not ask for this? Then please ignore this mail. Your password stays as it is.",
  },
  nl: {
    subject: "Je code voor een nieuw wachtwoord",
    preview: "Typ hem op de pagina waar je erom vroeg.",
    title: "Een nieuw wachtwoord",
    what: "Het overkomt ons allemaal. Typ deze code op de pagina waar je erom vroeg en kies dan een nieuw wachtwoord.",
    ifNotYou: "Heb je hier niet om gevraagd? Dan kun je deze mail negeren. Je wachtwoord blijft zoals het is.",
  },
  de: {
    subject: "Ihr Code für ein neues Passwort",
    preview: "Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.",
    title: "Ein neues Passwort",
    what: "Das passiert uns allen. Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben, und wählen Sie dann ein neues Passwort.",
    ifNotYou: "Sie haben nicht darum gebeten? Dann ignorieren Sie diese E-Mail bitte. Ihr Passwort bleibt, wie es ist.",
  },
  fr: {
    subject: "Votre code pour un nouveau mot de passe",
    preview: "Saisissez-le sur la page où vous l’avez demandé.",
    title: "Un nouveau mot de passe",
    what: "Cela nous arrive à tous. Saisissez ce code sur la page où vous l’avez demandé, puis choisissez un nouveau mot de passe.",
    ifNotYou: "Vous n’avez rien demandé\u00A0? Alors ignorez ce courriel. Votre mot de passe reste tel qu’il est.",
  },
  es: {
    subject: "Tu código para cambiar la contraseña",
    preview: "Escríbelo en la página donde lo pediste.",
    title: "Una contraseña nueva",
    what: "Le pasa a todo el mundo. Escribe este código en la página donde lo pediste y elige después una contraseña nueva.",
    ifNotYou: "¿No lo has pedido? Entonces ignora este correo. Tu contraseña sigue como está.",
  },
};

export function resetMail(input: CodeMailInput): OutgoingMail {
  return layoutCodeMail(input, words[input.language]);
}
