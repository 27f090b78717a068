import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, facts, quietLink, say } from "./mail-parts.ts";
import { commonWords, deviceInWords, oneLine, type Words } from "./mail-words.ts";

export interface SessionReuseMailInput extends MailInput {
  /** Left out when nothing is known of it. */
  readonly deviceLabel?: string;
}

const words: Words<"subject" | "preview" | "title" | "what" | "again" | "ifNotYou"> = {
  en: {
    subject: "We signed out one of your devices",
    preview: "Something about it did not look right.",
    title: "We signed out a device",
    what: "A login of yours was used from two places, which happens when somebody copies it. To be safe, we ended it.",
    again: "If you were asked to log in again just now, simply do. Your other devices are still logged in.",
    ifNotYou:
      "If you want to be quite sure, or if it happens again, choose a new password. It signs out every other device.",
  },
  nl: {
    subject: "We hebben een van je apparaten uitgelogd",
    preview: "Er leek iets niet in de haak.",
    title: "We hebben een apparaat uitgelogd",
    what: "Een van je aanmeldingen werd op twee plaatsen gebruikt. Dat gebeurt als iemand die kopieert. Voor de zekerheid hebben we haar beëindigd.",
    again: "Moest je zojuist opnieuw inloggen? Doe dat dan gewoon. Je andere apparaten zijn nog ingelogd.",
    ifNotYou:
      "Wil je heel zeker zijn, of gebeurt het nog eens? Kies dan een nieuw wachtwoord. Elk ander apparaat wordt daardoor uitgelogd.",
  },
  de: {
    subject: "Wir haben eines Ihrer Geräte abgemeldet",
    preview: "Etwas daran sah nicht richtig aus.",
    title: "Wir haben ein Gerät abgemeldet",
    what: "Eine Ihrer Anmeldungen wurde an zwei Orten benutzt. Das geschieht, wenn jemand sie kopiert. Zur Sicherheit haben wir sie beendet.",
    again:
      "Wenn Sie sich gerade neu anmelden sollten, tun Sie es einfach. Ihre anderen Geräte sind weiterhin angemeldet.",
    ifNotYou:
      "Wenn Sie ganz sichergehen möchten oder wenn es wieder vorkommt, wählen Sie ein neues Passwort. Es meldet alle anderen Geräte ab.",
  },
  fr: {
    subject: "Nous avons déconnecté un de vos appareils",
    preview: "Quelque chose nous a paru étrange.",
    title: "Nous avons déconnecté un appareil",
    what: "Une de vos connexions a été utilisée à deux endroits, ce qui arrive quand quelqu’un la copie. Par prudence, nous y avons mis fin.",
    again:
      "Si l’on vient de vous demander de vous reconnecter, faites-le simplement. Vos autres appareils restent connectés.",
    ifNotYou:
      "Pour plus de sûreté, ou si cela se reproduit, choisissez un nouveau mot de passe. Tous les autres appareils seront déconnectés.",
  },
  es: {
    subject: "Hemos desconectado uno de tus dispositivos",
    preview: "Algo no nos pareció normal.",
    title: "Hemos desconectado un dispositivo",
    what: "Una de tus sesiones se usó desde dos lugares, lo que ocurre cuando alguien la copia. Por seguridad, la hemos cerrado.",
    again:
      "Si te acabamos de pedir que inicies sesión otra vez, hazlo sin más. Tus demás dispositivos siguen conectados.",
    ifNotYou:
      "Si quieres más seguridad, o si vuelve a pasar, elige una contraseña nueva. Así se desconectan todos los demás dispositivos.",
  },
};

export function sessionReuseMail(input: SessionReuseMailInput): OutgoingMail {
  const { subject, preview, title, what, again, ifNotYou } = words[input.language];
  const { device, logIn, newPassword } = commonWords[input.language];
  const label = deviceInWords(oneLine(input.deviceLabel ?? ""), input.language);
  return layoutMail(input, {
    subject,
    preview,
    title,
    parts: [
      say(what),
      ...(label === "" ? [] : [facts([device, label])]),
      say(again),
      button(logIn, `${input.baseUrl}${paths.login}`),
      quietLink(newPassword, `${input.baseUrl}${paths.forgotPassword}`),
    ],
    ifNotYou,
  });
}
