import type { OutgoingMail } from "#ports/outbox.ts";

import { type CodeMailInput, layoutCodeMail } from "./code-mail.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Confirm your new email address",
    preview: "Your code to use this address from now on.",
    title: "Your new address",
    what: "You would like to use this address for your account. Type this code on your profile page to confirm it.",
    ifNotYou:
      "You did not ask for this? Then somebody mistyped their own address. Please ignore this mail: nothing happens.",
  },
  nl: {
    subject: "Bevestig je nieuwe e-mailadres",
    preview: "Je code om voortaan dit adres te gebruiken.",
    title: "Je nieuwe adres",
    what: "Je wilt dit adres voor je account gebruiken. Typ deze code op je profielpagina om het te bevestigen.",
    ifNotYou:
      "Heb je hier niet om gevraagd? Dan heeft iemand zich vertypt. Je kunt deze mail negeren: er gebeurt niets.",
  },
  de: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    preview: "Ihr Code, um künftig diese Adresse zu verwenden.",
    title: "Ihre neue Adresse",
    what: "Sie möchten diese Adresse für Ihr Konto verwenden. Geben Sie diesen Code auf Ihrer Profilseite ein, um sie zu bestätigen.",
    ifNotYou:
      "Sie haben nicht darum gebeten? Dann hat sich jemand bei der eigenen Adresse vertippt. Bitte ignorieren Sie diese E-Mail: Es geschieht nichts.",
  },
  fr: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Votre code pour utiliser désormais cette adresse.",
    title: "Votre nouvelle adresse",
    what: "Vous souhaitez utiliser cette adresse pour votre compte. Saisissez ce code sur la page de votre profil pour la confirmer.",
    ifNotYou:
      "Vous n’avez rien demandé\u00A0? Alors quelqu’un s’est trompé en tapant sa propre adresse. Ignorez ce courriel\u00A0: il ne se passera rien.",
  },
  es: {
    subject: "Confirma tu nueva dirección de correo",
    preview: "Tu código para usar esta dirección a partir de ahora.",
    title: "Tu nueva dirección",
    what: "Quieres usar esta dirección para tu cuenta. Escribe este código en la página de tu perfil para confirmarla.",
    ifNotYou:
      "¿No lo has pedido? Entonces alguien se equivocó al escribir su propia dirección. Ignora este correo: no pasará nada.",
  },
};

/** For the new address. */
export function addressChangeCodeMail(input: CodeMailInput): OutgoingMail {
  return layoutCodeMail(input, words[input.language]);
}
