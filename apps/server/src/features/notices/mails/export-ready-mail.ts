import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say } from "./mail-layout.ts";
import type { Words } from "./mail-words.ts";

interface ExportReadyInput extends MailInput {
  readonly exportKind: "book" | "archive";
}

const pages = { book: paths.book, archive: paths.profile } as const;

const made: Record<ExportReadyInput["exportKind"], Words<"title" | "what" | "label">> = {
  book: {
    en: {
      title: "Your book is ready",
      what: "You can download it to read, to print or for an e-reader.",
      label: "See your book",
    },
    nl: {
      title: "Je boek is klaar",
      what: "Je kunt het downloaden: om te lezen, om te drukken of voor een e-reader.",
      label: "Bekijk je boek",
    },
    de: {
      title: "Ihr Buch ist fertig",
      what: "Sie können es herunterladen: zum Lesen, zum Drucken oder für einen E-Reader.",
      label: "Zu Ihrem Buch",
    },
    fr: {
      title: "Votre livre est prêt",
      what: "Vous pouvez le télécharger pour le lire, l’imprimer ou le mettre sur une liseuse.",
      label: "Voir votre livre",
    },
    es: {
      title: "Tu libro está listo",
      what: "Tu libro está terminado, hasta la última página. Puedes descargarlo para leerlo, imprimirlo o llevarlo en un lector electrónico.",
      label: "Ver tu libro",
    },
  },
  archive: {
    en: {
      title: "Your download is ready",
      what: "Everything you saved is in one file, with all the originals.",
      label: "Go to your download",
    },
    nl: {
      title: "Je download staat klaar",
      what: "Alles wat je bewaarde, zit in één bestand, met alle originelen.",
      label: "Naar je download",
    },
    de: {
      title: "Ihr Download ist bereit",
      what: "Alles, was Sie hier aufbewahren, liegt in einer Datei bereit, mit allen Originalen.",
      label: "Zu Ihrem Download",
    },
    fr: {
      title: "Votre téléchargement est prêt",
      what: "Tout ce que vous avez gardé est réuni dans un seul fichier, avec tous les originaux.",
      label: "Aller au téléchargement",
    },
    es: {
      title: "Tu descarga está lista",
      what: "Todo lo que guardaste está reunido en un solo archivo, con todos los originales.",
      label: "Ir a tu descarga",
    },
  },
};

const words: Words<"waits" | "later" | "ifNotYou"> = {
  en: {
    waits: "It’s available for seven days.",
    later: "After that, you can export it again whenever you like.",
    ifNotYou: "Not you? Then someone knows your password. Open your profile, change it, and log out everywhere else.",
  },
  nl: {
    waits: "Het staat zeven dagen voor je klaar.",
    later: "Daarna kun je het opnieuw laten maken wanneer je maar wilt.",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Open je profiel, verander het en log alle andere apparaten uit.",
  },
  de: {
    waits: "Sie können die Datei sieben Tage lang herunterladen.",
    later: "Danach können Sie jederzeit eine neue erstellen.",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Ändern Sie es in Ihrem Profil, und melden Sie dort alle anderen Geräte ab.",
  },
  fr: {
    waits: "Il reste disponible pendant sept jours.",
    later: "Ensuite, vous pourrez en créer un nouveau quand vous voudrez.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Ouvrez votre profil, changez-le, et déconnectez tous les autres appareils.",
  },
  es: {
    waits: "Está disponible durante siete días.",
    later: "Después puedes volver a pedirlo cuando quieras.",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Abre tu perfil, cámbiala y cierra la sesión en todos los demás dispositivos.",
  },
};

/** A mail contains nothing of the memories, not even the title of the book. */
export function exportReadyMail(input: ExportReadyInput): OutgoingMail {
  const { title, what, label } = made[input.exportKind][input.language];
  const { waits, later, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject: title,
    preview: waits,
    title,
    parts: [say(what), say(`${waits} ${later}`), button(label, `${input.baseUrl}${pages[input.exportKind]}`)],
    ifNotYou,
  });
}
