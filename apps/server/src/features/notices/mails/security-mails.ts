import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, facts, layoutMail, type MailInput, quietLink, say } from "./mail-layout.ts";
import { commonWords, deviceInWords, oneLine, type Words } from "./mail-words.ts";

const passwordChangedWords: Words<"title" | "news" | "others" | "allWell" | "notMe" | "ifNotYou"> = {
  en: {
    title: "Your password was changed",
    news: "Your account has a new password.",
    others: "Your other devices were logged out.",
    allWell: "If you changed it, there’s nothing else to do.",
    notMe: "It wasn’t me",
    ifNotYou:
      "Not you? Use the link above to choose a new one now. If you use the old one anywhere else, change it there too.",
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
    allWell: "Wenn Sie es selbst geändert haben, ist alles gut.",
    notMe: "Das war ich nicht",
    ifNotYou:
      "Das waren nicht Sie? Wählen Sie über den Link oben sofort ein neues. Wenn Sie das alte noch anderswo verwenden, ändern Sie es auch dort.",
  },
  fr: {
    title: "Votre mot de passe a changé",
    news: "Votre compte a un nouveau mot de passe.",
    others: "Vos autres appareils ont été déconnectés.",
    allWell: "Si le changement vient de vous, vous n’avez rien d’autre à faire.",
    notMe: "Ce n’était pas moi",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Choisissez-en tout de suite un nouveau par le lien ci-dessus. Si vous utilisez l’ancien ailleurs, changez-le là aussi.",
  },
  es: {
    title: "Tu contraseña ha cambiado",
    news: "Tu cuenta tiene ahora una contraseña nueva.",
    others: "Hemos cerrado la sesión en tus demás dispositivos.",
    allWell: "Si la cambiaste tú, todo está bien.",
    notMe: "No fui yo",
    ifNotYou:
      "¿No fuiste tú? Elige ahora mismo una nueva con el enlace de arriba. Si usas la anterior en otro lugar, cámbiala también allí.",
  },
};

export function passwordChangedMail(input: MailInput): OutgoingMail {
  const { title, news, others, allWell, notMe, ifNotYou } = passwordChangedWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview: others,
    title,
    parts: [say(`${news} ${others}`), say(allWell), button(notMe, `${input.baseUrl}${paths.forgotPassword}`)],
    ifNotYou,
  });
}

const passwordNeededWords: Words<"title" | "preview" | "why" | "how" | "ifNotYou"> = {
  en: {
    title: "Please choose a password",
    preview: "Your account is ready, but it needs a password.",
    why: "Your account is ready. More than one person signed up with your email address, so to be safe we didn’t use any of the passwords they entered.",
    how: "Choose one now, then use it to log in. You may also need to correct your name in your profile.",
    ifNotYou:
      "Didn’t sign up? Choose a password anyway so that the account is yours, then delete the account in your profile.",
  },
  nl: {
    title: "Kies een wachtwoord",
    preview: "Je account is klaar, maar heeft nog een wachtwoord van jou nodig.",
    why: "Je account is klaar. Meer dan één persoon heeft geprobeerd met jouw e-mailadres een account te maken. Voor de zekerheid hebben we geen van de ingetypte wachtwoorden gebruikt.",
    how: "Kies er nu zelf een, en log daar voortaan mee in. Misschien klopt je naam in je profiel ook niet; die kun je daar verbeteren.",
    ifNotYou:
      "Heb je geen account gemaakt? Kies dan toch een wachtwoord, zodat het account van jou is, en verwijder het account in je profiel.",
  },
  de: {
    title: "Bitte wählen Sie ein Passwort",
    preview: "Ihr Konto ist angelegt, es fehlt nur noch Ihr Passwort.",
    why: "Ihr Konto ist angelegt. Mit Ihrer E-Mail-Adresse hat sich aber mehr als eine Person registriert. Zur Sicherheit haben wir keines der eingegebenen Passwörter übernommen.",
    how: "Wählen Sie jetzt selbst eines, und melden Sie sich künftig damit an. Vielleicht stimmt auch der Name in Ihrem Profil nicht; dort können Sie ihn ändern.",
    ifNotYou:
      "Sie haben sich nicht registriert? Wählen Sie trotzdem ein Passwort, damit das Konto Ihnen gehört, und löschen Sie es dann in Ihrem Profil.",
  },
  fr: {
    title: "Choisissez un mot de passe",
    preview: "Votre compte est prêt, il lui manque un mot de passe.",
    why: "Votre compte est prêt. Plusieurs personnes se sont inscrites avec votre adresse e-mail\u00A0: par sécurité, nous n’avons gardé aucun des mots de passe saisis.",
    how: "Choisissez-en un maintenant\u00A0; c’est avec lui que vous vous connecterez. Pensez aussi à vérifier votre nom dans votre profil.",
    ifNotYou:
      "Cette inscription ne vient pas de vous\u00A0? Choisissez tout de même un mot de passe, pour que le compte soit à vous, puis supprimez-le dans votre profil.",
  },
  es: {
    title: "Elige una contraseña, por favor",
    preview: "Tu cuenta está lista, pero le falta una contraseña.",
    why: "Tu cuenta está lista. Más de una persona se registró con tu dirección de correo, así que por seguridad no usamos ninguna de las contraseñas que se escribieron.",
    how: "Elige una ahora y úsala para iniciar sesión. Comprueba también que tu nombre esté bien en tu perfil.",
    ifNotYou:
      "¿No te registraste? Elige una contraseña de todos modos, para que la cuenta sea tuya, y después bórrala en tu perfil.",
  },
};

/** To the owner of an address that several people signed up with. */
export function passwordNeededMail(input: MailInput): OutgoingMail {
  const { title, preview, why, how, ifNotYou } = passwordNeededWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [
      say(why),
      say(how),
      button(commonWords[input.language].newPassword, `${input.baseUrl}${paths.forgotPassword}`),
    ],
    ifNotYou,
  });
}

interface NewDeviceMailInput extends MailInput {
  readonly deviceLabel: string;
  /** Plain text in UTC, as it is to be read. */
  readonly time: string;
}

const newDeviceWords: Words<"subject" | "title" | "news" | "time" | "unknown" | "allWell" | "see" | "ifNotYou"> = {
  en: {
    subject: "A new device logged in to your account",
    title: "A new device",
    news: "Someone logged in to your account from a device we haven’t seen before.",
    time: "Time",
    unknown: "Unknown",
    allWell: "If this was you, there’s nothing else to do.",
    see: "See your devices",
    ifNotYou: "Not you? Choose a new password now. That logs out every other device.",
  },
  nl: {
    subject: "Er is ingelogd op je account met een nieuw apparaat",
    title: "Een nieuw apparaat",
    news: "Iemand heeft op je account ingelogd met een apparaat dat we nog niet kenden.",
    time: "Tijd",
    unknown: "Onbekend",
    allWell: "Was jij dit, dan is alles in orde.",
    see: "Bekijk je apparaten",
    ifNotYou: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord: daarmee worden alle andere apparaten uitgelogd.",
  },
  de: {
    subject: "Neue Anmeldung bei Ihrem Konto",
    title: "Ein neues Gerät",
    news: "Jemand hat sich mit einem Gerät, das wir noch nicht kannten, bei Ihrem Konto angemeldet.",
    time: "Zeit",
    unknown: "Unbekannt",
    allWell: "Wenn Sie das waren, ist alles gut.",
    see: "Zu Ihren Geräten",
    ifNotYou: "Das waren nicht Sie? Wählen Sie sofort ein neues Passwort: Damit werden alle anderen Geräte abgemeldet.",
  },
  fr: {
    subject: "Un nouvel appareil s’est connecté à votre compte",
    title: "Un nouvel appareil",
    news: "Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissons pas.",
    time: "Heure",
    unknown: "Inconnu",
    allWell: "Si c’était vous, vous n’avez rien d’autre à faire.",
    see: "Voir vos appareils",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Choisissez tout de suite un nouveau mot de passe\u00A0: tous les autres appareils seront déconnectés.",
  },
  es: {
    subject: "Han iniciado sesión en tu cuenta desde un dispositivo nuevo",
    title: "Un dispositivo nuevo",
    news: "Alguien ha iniciado sesión en tu cuenta desde un dispositivo que no habíamos visto antes.",
    time: "Hora",
    unknown: "Desconocido",
    allWell: "Si fuiste tú, todo está bien.",
    see: "Ver tus dispositivos",
    ifNotYou:
      "¿No fuiste tú? Elige ahora mismo una contraseña nueva: así se cierra la sesión en todos los demás dispositivos.",
  },
};

export function newDeviceMail(input: NewDeviceMailInput): OutgoingMail {
  const { subject, title, news, time, unknown, allWell, see, ifNotYou } = newDeviceWords[input.language];
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

interface SessionReuseMailInput extends MailInput {
  /** Left out when the device is unknown. */
  readonly deviceLabel?: string;
}

const sessionReuseWords: Words<"subject" | "preview" | "title" | "what" | "again" | "ifNotYou"> = {
  en: {
    subject: "We logged out one of your devices",
    preview: "Something about it didn’t look right.",
    title: "We logged out a device",
    what: "One of your logins was used from two places, which can mean someone copied it. To be safe, we ended it.",
    again: "If you were just asked to log in again, go ahead. Your other devices are still logged in.",
    ifNotYou: "To be completely sure, or if it happens again, choose a new password. That logs out every other device.",
  },
  nl: {
    subject: "We hebben een van je apparaten uitgelogd",
    preview: "Er leek iets niet te kloppen.",
    title: "We hebben een apparaat uitgelogd",
    what: "Een apparaat waarop jij was ingelogd, werd op twee plaatsen tegelijk gebruikt. Dat gebeurt als iemand je inloggegevens kopieert. Voor de zekerheid hebben we het uitgelogd.",
    again: "Moest je zojuist opnieuw inloggen? Doe dat dan gewoon. Je andere apparaten zijn nog ingelogd.",
    ifNotYou:
      "Wil je heel zeker zijn, of gebeurt het nog eens? Kies dan een nieuw wachtwoord. Daarmee worden alle andere apparaten uitgelogd.",
  },
  de: {
    subject: "Wir haben eines Ihrer Geräte abgemeldet",
    preview: "Etwas daran kam uns ungewöhnlich vor.",
    title: "Wir haben ein Gerät abgemeldet",
    what: "Dieselbe Anmeldung wurde an zwei Orten benutzt. Das kommt vor, wenn jemand sie kopiert hat. Zur Sicherheit haben wir sie beendet.",
    again:
      "Wenn Sie gerade aufgefordert wurden, sich neu anzumelden, können Sie das einfach tun. Ihre anderen Geräte bleiben angemeldet.",
    ifNotYou:
      "Wenn Sie ganz sichergehen möchten oder wenn es wieder vorkommt, wählen Sie ein neues Passwort. Damit werden alle anderen Geräte abgemeldet.",
  },
  fr: {
    subject: "Nous avons déconnecté un de vos appareils",
    preview: "Quelque chose nous a paru étrange.",
    title: "Nous avons déconnecté un appareil",
    what: "Une de vos connexions a été utilisée à deux endroits\u00A0: quelqu’un l’a peut-être copiée. Par prudence, nous y avons mis fin.",
    again:
      "Si une page vient de vous demander de vous reconnecter, faites-le simplement. Vos autres appareils restent connectés.",
    ifNotYou:
      "Pour plus de sûreté, ou si cela se reproduit, choisissez un nouveau mot de passe. Tous les autres appareils seront déconnectés.",
  },
  es: {
    subject: "Hemos cerrado la sesión en uno de tus dispositivos",
    preview: "Hemos notado algo fuera de lo normal.",
    title: "Hemos cerrado una sesión",
    what: "Una de tus sesiones se ha usado desde dos lugares, y eso ocurre cuando alguien la copia. Por seguridad, la hemos cerrado.",
    again:
      "Si te acabamos de pedir que inicies sesión otra vez, hazlo sin problema. En tus demás dispositivos la sesión sigue abierta.",
    ifNotYou:
      "Si quieres más seguridad, o si vuelve a pasar, elige una contraseña nueva. Así se cierra la sesión en todos los demás dispositivos.",
  },
};

export function sessionReuseMail(input: SessionReuseMailInput): OutgoingMail {
  const { subject, preview, title, what, again, ifNotYou } = sessionReuseWords[input.language];
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
