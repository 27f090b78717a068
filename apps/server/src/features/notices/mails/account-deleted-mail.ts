import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { say } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"subject" | "preview" | "title" | "gone" | "thanks" | "ifNotYou"> = {
  en: {
    subject: "Your account was deleted",
    preview: "Everything in it is gone for good.",
    title: "Goodbye, and thank you",
    gone: "Your account was deleted, as asked. Your memories, photos and recordings are erased and cannot be brought back.",
    thanks: "Thank you for walking a part of the lane with us. Should you ever wish to begin again, you are welcome.",
    ifNotYou: "It was not you? Then somebody knew your password. If you use it anywhere else, please change it there.",
  },
  nl: {
    subject: "Je account is verwijderd",
    preview: "Alles wat erin stond is voorgoed weg.",
    title: "Tot ziens, en dank je wel",
    gone: "Je account is verwijderd, zoals gevraagd. Je herinneringen, foto’s en opnamen zijn gewist en komen niet meer terug.",
    thanks: "Dank je wel dat je een stuk van het pad met ons meeliep. Wil je ooit opnieuw beginnen, dan ben je welkom.",
    ifNotYou: "Was jij dit niet? Dan kende iemand je wachtwoord. Gebruik je het nog ergens, verander het daar dan.",
  },
  de: {
    subject: "Ihr Konto wurde gelöscht",
    preview: "Alles darin ist endgültig fort.",
    title: "Auf Wiedersehen, und danke",
    gone: "Ihr Konto wurde wie gewünscht gelöscht. Ihre Erinnerungen, Fotos und Aufnahmen sind entfernt und lassen sich nicht zurückholen.",
    thanks:
      "Danke, dass Sie ein Stück des Weges mit uns gegangen sind. Möchten Sie je neu beginnen, sind Sie willkommen.",
    ifNotYou:
      "Das waren nicht Sie? Dann kannte jemand Ihr Passwort. Wenn Sie es noch anderswo verwenden, ändern Sie es bitte dort.",
  },
  fr: {
    subject: "Votre compte a été supprimé",
    preview: "Tout ce qu’il contenait est parti pour de bon.",
    title: "Au revoir, et merci",
    gone: "Votre compte a été supprimé, comme demandé. Vos souvenirs, photos et enregistrements sont effacés et ne peuvent pas revenir.",
    thanks:
      "Merci d’avoir fait un bout de chemin avec nous. Si un jour vous souhaitez recommencer, vous aurez toujours votre place ici.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaissait votre mot de passe. Si vous l’utilisez ailleurs, changez-le là aussi.",
  },
  es: {
    subject: "Tu cuenta se ha borrado",
    preview: "Todo lo que había en ella se ha ido para siempre.",
    title: "Adiós, y gracias",
    gone: "Tu cuenta se ha borrado, como pediste. Tus recuerdos, fotos y grabaciones se han eliminado y no se pueden recuperar.",
    thanks:
      "Gracias por recorrer con nosotros una parte del camino. Si algún día quieres empezar de nuevo, aquí tienes tu sitio.",
    ifNotYou: "¿No fuiste tú? Entonces alguien conocía tu contraseña. Si la usas en otro lugar, cámbiala también allí.",
  },
};

export function accountDeletedMail(input: MailInput): OutgoingMail {
  const { subject, preview, title, gone, thanks, ifNotYou } = words[input.language];
  return layoutMail(input, { subject, preview, title, parts: [say(gone), say(thanks)], ifNotYou });
}
