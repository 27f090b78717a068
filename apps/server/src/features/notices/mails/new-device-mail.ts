import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, facts, quietLink, say } from "./mail-parts.ts";
import { commonWords, deviceInWords, oneLine, type Words } from "./mail-words.ts";

export interface NewDeviceMailInput extends MailInput {
  readonly deviceLabel: string;
  /** Plain text in UTC, as it is to be read. */
  readonly time: string;
}

const words: Words<"subject" | "title" | "news" | "time" | "unknown" | "allWell" | "see" | "ifNotYou"> = {
  en: {
    subject: "A new device is logged in to your account",
    title: "A new device",
    news: "Somebody logged in to your account from a device that we have not seen before.",
    time: "Time",
    unknown: "Unknown",
    allWell: "If this was you, all is well.",
    see: "See your devices",
    ifNotYou: "It was not you? Choose a new password at once: every other device is signed out by it.",
  },
  nl: {
    subject: "Er is een nieuw apparaat ingelogd op je account",
    title: "Een nieuw apparaat",
    news: "Iemand heeft op je account ingelogd vanaf een apparaat dat we nog niet kenden.",
    time: "Tijd",
    unknown: "Onbekend",
    allWell: "Was jij dit, dan is alles in orde.",
    see: "Bekijk je apparaten",
    ifNotYou: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord: elk ander apparaat wordt daardoor uitgelogd.",
  },
  de: {
    subject: "Ein neues Gerät ist bei Ihrem Konto angemeldet",
    title: "Ein neues Gerät",
    news: "Jemand hat sich von einem Gerät aus bei Ihrem Konto angemeldet, das wir noch nicht kannten.",
    time: "Zeit",
    unknown: "Unbekannt",
    allWell: "Wenn Sie das waren, ist alles gut.",
    see: "Zu Ihren Geräten",
    ifNotYou:
      "Das waren nicht Sie? Wählen Sie sofort ein neues Passwort: Alle anderen Geräte werden dadurch abgemeldet.",
  },
  fr: {
    subject: "Un nouvel appareil est connecté à votre compte",
    title: "Un nouvel appareil",
    news: "Quelqu’un s’est connecté à votre compte depuis un appareil que nous n’avions jamais vu.",
    time: "Heure",
    unknown: "Inconnu",
    allWell: "Si c’était vous, tout va bien.",
    see: "Voir vos appareils",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Choisissez tout de suite un nouveau mot de passe\u00A0: tous les autres appareils seront déconnectés.",
  },
  es: {
    subject: "Un dispositivo nuevo ha entrado en tu cuenta",
    title: "Un dispositivo nuevo",
    news: "Alguien ha iniciado sesión en tu cuenta desde un dispositivo que no habíamos visto antes.",
    time: "Hora",
    unknown: "Desconocido",
    allWell: "Si fuiste tú, todo está bien.",
    see: "Ver tus dispositivos",
    ifNotYou: "¿No fuiste tú? Elige ahora mismo una contraseña nueva: así se desconectan todos los demás dispositivos.",
  },
};

export function newDeviceMail(input: NewDeviceMailInput): OutgoingMail {
  const { subject, title, news, time, unknown, allWell, see, ifNotYou } = words[input.language];
  const { device, newPassword } = commonWords[input.language];
  const label = deviceInWords(oneLine(input.deviceLabel), input.language);
  return layoutMail(input, {
    subject,
    preview: allWell,
    title,
    parts: [
      say(news),
      facts([device, label || unknown], [time, oneLine(input.time)]),
      say(allWell),
      button(see, `${input.baseUrl}${paths.profile}`),
      quietLink(newPassword, `${input.baseUrl}${paths.forgotPassword}`),
    ],
    ifNotYou,
  });
}
