import type { OutgoingMail } from "#ports/outbox.ts";

import { type CodeMailInput, layoutCodeMail } from "./code-mail.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Confirm your email address",
    preview: "Your code to finish signing up.",
    title: "Welcome. One small step",
    what: "How good that you are here. Type this code on the page where you signed up, and your lane begins.",
    ifNotYou: "You did not sign up? Then please ignore this mail. Without the code nothing happens.",
  },
  nl: {
    subject: "Bevestig je e-mailadres",
    preview: "Je code om het aanmelden af te ronden.",
    title: "Welkom. Nog één kleine stap",
    what: "Wat fijn dat je er bent. Typ deze code op de pagina waar je je aanmeldde, en je pad begint.",
    ifNotYou: "Heb je je niet aangemeld? Dan kun je deze mail negeren. Zonder de code gebeurt er niets.",
  },
  de: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    preview: "Ihr Code, um die Registrierung abzuschließen.",
    title: "Willkommen. Ein kleiner Schritt noch",
    what: "Wie schön, dass Sie hier sind. Geben Sie diesen Code auf der Seite ein, auf der Sie sich registriert haben, und Ihr Weg beginnt.",
    ifNotYou:
      "Sie haben sich nicht registriert? Dann ignorieren Sie diese E-Mail bitte. Ohne den Code geschieht nichts.",
  },
  fr: {
    subject: "Confirmez votre adresse e-mail",
    preview: "Votre code pour terminer l’inscription.",
    title: "Bienvenue. Encore un petit pas",
    what: "Quel plaisir de vous voir ici. Saisissez ce code sur la page de votre inscription, et votre chemin commence.",
    ifNotYou:
      "Cette inscription ne vient pas de vous\u00A0? Alors ignorez ce courriel. Sans le code, il ne se passe rien.",
  },
  es: {
    subject: "Confirma tu dirección de correo",
    preview: "Tu código para terminar el registro.",
    title: "Te damos la bienvenida. Un pasito más",
    what: "Qué bien que estés aquí. Escribe este código en la página donde te registraste, y tu camino empieza.",
    ifNotYou: "¿No te has registrado? Entonces ignora este correo. Sin el código no pasa nada.",
  },
};

export function verificationMail(input: CodeMailInput): OutgoingMail {
  return layoutCodeMail(input, words[input.language]);
}
