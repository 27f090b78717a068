import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, quietLink, say } from "./mail-layout.ts";
import { commonWords, type Words } from "./mail-words.ts";

const alreadyRegisteredWords: Words<"title" | "preview" | "what" | "unchanged" | "ifNotYou"> = {
  en: {
    title: "You already have an account",
    preview: "Somebody tried to sign up with your address.",
    what: "Somebody, perhaps you, just tried to sign up with this email address. It has an account already.",
    unchanged: "Nothing was changed. You can simply log in, or choose a new password if the old one has slipped away.",
    ifNotYou: "It was not you? Then there is nothing to do: nobody has come into your account.",
  },
  nl: {
    title: "Je hebt al een account",
    preview: "Iemand wilde zich met je adres aanmelden.",
    what: "Iemand, misschien jijzelf, wilde zich zojuist met dit e-mailadres aanmelden. Er is al een account voor.",
    unchanged:
      "Er is niets veranderd. Je kunt gewoon inloggen, of een nieuw wachtwoord kiezen als het oude je is ontschoten.",
    ifNotYou: "Was jij dit niet? Dan hoef je niets te doen: niemand is in je account geweest.",
  },
  de: {
    title: "Sie haben bereits ein Konto",
    preview: "Jemand wollte sich mit Ihrer Adresse registrieren.",
    what: "Jemand, vielleicht Sie selbst, wollte sich gerade mit dieser E-Mail-Adresse registrieren. Sie hat bereits ein Konto.",
    unchanged:
      "Es wurde nichts geändert. Sie können sich einfach anmelden oder ein neues Passwort wählen, falls das alte entfallen ist.",
    ifNotYou: "Das waren nicht Sie? Dann ist nichts zu tun: Niemand ist in Ihr Konto gelangt.",
  },
  fr: {
    title: "Vous avez déjà un compte",
    preview: "Quelqu’un a voulu s’inscrire avec votre adresse.",
    what: "Quelqu’un, peut-être vous, vient de vouloir s’inscrire avec cette adresse e-mail. Elle a déjà un compte.",
    unchanged:
      "Rien n’a changé. Vous pouvez simplement vous connecter, ou choisir un nouveau mot de passe si l’ancien vous échappe.",
    ifNotYou: "Ce n’était pas vous\u00A0? Alors il n’y a rien à faire\u00A0: personne n’est entré dans votre compte.",
  },
  es: {
    title: "Ya tienes una cuenta",
    preview: "Alguien ha querido registrarse con tu dirección.",
    what: "Alguien, quizá tú, acaba de intentar registrarse con esta dirección de correo. Ya tiene una cuenta.",
    unchanged:
      "No ha cambiado nada. Puedes iniciar sesión sin más, o elegir una contraseña nueva si la anterior se te ha escapado.",
    ifNotYou: "¿No fuiste tú? Entonces no hay nada que hacer: nadie ha entrado en tu cuenta.",
  },
};

export function alreadyRegisteredMail(input: MailInput): OutgoingMail {
  const { title, preview, what, unchanged, ifNotYou } = alreadyRegisteredWords[input.language];
  const { logIn, newPassword } = commonWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [
      say(what),
      say(unchanged),
      button(logIn, `${input.baseUrl}${paths.login}`),
      quietLink(newPassword, `${input.baseUrl}${paths.forgotPassword}`),
    ],
    ifNotYou,
  });
}

const deactivatedWords: Words<"title" | "preview" | "kept" | "way" | "comeBack" | "ifNotYou"> = {
  en: {
    title: "Your account is resting",
    preview: "Everything is kept, and nobody sees it.",
    kept: "Your account was deactivated, as asked. Everything you kept is still there, and nobody else can see it.",
    way: "Whenever you wish to come back, log in. We will mail you a code, and all is as you left it.",
    comeBack: "Come back",
    ifNotYou:
      "It was not you? Then somebody knows your password. Use the link above to come back, and choose a new one on your profile.",
  },
  nl: {
    title: "Je account rust uit",
    preview: "Alles blijft bewaard, en niemand ziet het.",
    kept: "Je account is uitgezet, zoals gevraagd. Alles wat je bewaarde is er nog, en niemand anders kan het zien.",
    way: "Wil je terugkomen? Log dan gewoon in. We mailen je een code, en alles is zoals je het achterliet.",
    comeBack: "Terugkomen",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Kom terug met de link hierboven en kies op je profiel een nieuw wachtwoord.",
  },
  de: {
    title: "Ihr Konto ruht",
    preview: "Alles bleibt bewahrt, und niemand sieht es.",
    kept: "Ihr Konto wurde wie gewünscht stillgelegt. Alles, was Sie bewahrt haben, ist noch da, und niemand sonst kann es sehen.",
    way: "Wenn Sie zurückkommen möchten, melden Sie sich einfach an. Wir schicken Ihnen einen Code, und alles ist, wie Sie es verlassen haben.",
    comeBack: "Zurückkommen",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Kommen Sie über den Link oben zurück, und wählen Sie in Ihrem Profil ein neues.",
  },
  fr: {
    title: "Votre compte se repose",
    preview: "Tout est gardé, et personne ne le voit.",
    kept: "Votre compte a été désactivé, comme demandé. Tout ce que vous avez gardé est toujours là, et personne d’autre ne peut le voir.",
    way: "Quand vous voudrez revenir, il suffit de vous connecter. Nous vous enverrons un code, et tout sera tel que vous l’avez laissé.",
    comeBack: "Revenir",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Revenez par le lien ci-dessus, et choisissez-en un nouveau sur votre profil.",
  },
  es: {
    title: "Tu cuenta descansa",
    preview: "Todo sigue guardado, y nadie lo ve.",
    kept: "Tu cuenta se ha desactivado, como pediste. Todo lo que guardaste sigue ahí, y nadie más puede verlo.",
    way: "Cuando quieras volver, basta con iniciar sesión. Te enviaremos un código, y todo estará como lo dejaste.",
    comeBack: "Volver",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Vuelve con el enlace de arriba y elige una nueva en tu perfil.",
  },
};

export function accountDeactivatedMail(input: MailInput): OutgoingMail {
  const { title, preview, kept, way, comeBack, ifNotYou } = deactivatedWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [say(kept), say(way), button(comeBack, `${input.baseUrl}${paths.login}`)],
    ifNotYou,
  });
}

const reactivatedWords: Words<"title" | "preview" | "news" | "allWell" | "notMe" | "ifNotYou"> = {
  en: {
    title: "Your account is active again",
    preview: "Everything is as you left it.",
    news: "Somebody logged in with your password and the code we sent you. Your account is active again, and everything is as you left it.",
    allWell: "If that was you, welcome back. There’s nothing else to do.",
    notMe: "It wasn’t me",
    ifNotYou:
      "It wasn’t you? Then somebody knows your password and can read your mail. Change the password of your mailbox first, then use the link above to choose a new one here.",
  },
  nl: {
    title: "Je account is weer actief",
    preview: "Alles is zoals je het achterliet.",
    news: "Iemand heeft ingelogd met je wachtwoord en de code die we je stuurden. Je account is weer actief, en alles is zoals je het achterliet.",
    allWell: "Was jij dat? Fijn dat je er weer bent. Je hoeft verder niets te doen.",
    notMe: "Ik was het niet",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord en kan die je mail lezen. Verander eerst het wachtwoord van je mailbox, en kies daarna hier een nieuw wachtwoord met de link hierboven.",
  },
  de: {
    title: "Ihr Konto ist wieder aktiv",
    preview: "Alles ist, wie Sie es verlassen haben.",
    news: "Jemand hat sich mit Ihrem Passwort und dem Code angemeldet, den wir Ihnen geschickt haben. Ihr Konto ist wieder aktiv, und alles ist, wie Sie es verlassen haben.",
    allWell: "Waren Sie das? Schön, dass Sie wieder da sind. Sie brauchen nichts weiter zu tun.",
    notMe: "Das war ich nicht",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort und kann Ihre E-Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs, und wählen Sie dann hier über den Link oben ein neues.",
  },
  fr: {
    title: "Votre compte est de nouveau actif",
    preview: "Tout est tel que vous l’avez laissé.",
    news: "Quelqu’un s’est connecté avec votre mot de passe et le code que nous vous avons envoyé. Votre compte est de nouveau actif, et tout est tel que vous l’avez laissé.",
    allWell: "Si c’était vous, nous sommes heureux de vous revoir. Vous n’avez rien d’autre à faire.",
    notMe: "Ce n’était pas moi",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe et peut lire vos courriels. Changez d’abord le mot de passe de votre messagerie, puis choisissez-en un nouveau ici par le lien ci-dessus.",
  },
  es: {
    title: "Tu cuenta vuelve a estar activa",
    preview: "Todo está como lo dejaste.",
    news: "Alguien inició sesión con tu contraseña y el código que te enviamos. Tu cuenta vuelve a estar activa, y todo está como lo dejaste.",
    allWell: "Si fuiste tú, nos alegra tenerte de vuelta. No tienes que hacer nada más.",
    notMe: "No fui yo",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña y puede leer tu correo. Cambia primero la contraseña de tu buzón y después elige aquí una nueva con el enlace de arriba.",
  },
};

export function accountReactivatedMail(input: MailInput): OutgoingMail {
  const { title, preview, news, allWell, notMe, ifNotYou } = reactivatedWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [say(news), say(allWell), button(notMe, `${input.baseUrl}${paths.forgotPassword}`)],
    ifNotYou,
  });
}

const deletedWords: Words<"subject" | "preview" | "title" | "gone" | "subscription" | "thanks" | "ifNotYou"> = {
  en: {
    subject: "Your account was deleted",
    preview: "Everything in it is gone for good.",
    title: "Goodbye, and thank you",
    gone: "Your account was deleted, as asked. Your memories, photos and recordings are erased and cannot be brought back.",
    subscription: "Your subscription ended first, so nothing more will be charged.",
    thanks: "Thank you for walking a part of the lane with us. Should you ever wish to begin again, you are welcome.",
    ifNotYou: "It was not you? Then somebody knew your password. If you use it anywhere else, please change it there.",
  },
  nl: {
    subject: "Je account is verwijderd",
    preview: "Alles wat erin stond is voorgoed weg.",
    title: "Tot ziens, en dank je wel",
    gone: "Je account is verwijderd, zoals gevraagd. Je herinneringen, foto’s en opnamen zijn gewist en komen niet meer terug.",
    subscription: "Je abonnement is eerst beëindigd, dus er wordt niets meer afgeschreven.",
    thanks: "Dank je wel dat je een stuk van het pad met ons meeliep. Wil je ooit opnieuw beginnen, dan ben je welkom.",
    ifNotYou: "Was jij dit niet? Dan kende iemand je wachtwoord. Gebruik je het nog ergens, verander het daar dan.",
  },
  de: {
    subject: "Ihr Konto wurde gelöscht",
    preview: "Alles darin ist endgültig fort.",
    title: "Auf Wiedersehen, und danke",
    gone: "Ihr Konto wurde wie gewünscht gelöscht. Ihre Erinnerungen, Fotos und Aufnahmen sind entfernt und lassen sich nicht zurückholen.",
    subscription: "Ihr Abo wurde zuerst beendet; es wird also nichts mehr abgebucht.",
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
    subscription: "Votre abonnement a d’abord été résilié\u00A0: plus rien ne sera prélevé.",
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
    subscription: "Antes se canceló tu suscripción, así que no se cobrará nada más.",
    thanks:
      "Gracias por recorrer con nosotros una parte del camino. Si algún día quieres empezar de nuevo, aquí tienes tu sitio.",
    ifNotYou: "¿No fuiste tú? Entonces alguien conocía tu contraseña. Si la usas en otro lugar, cámbiala también allí.",
  },
};

export function accountDeletedMail(input: MailInput & { readonly hadSubscription: boolean }): OutgoingMail {
  const { subject, preview, title, gone, subscription, thanks, ifNotYou } = deletedWords[input.language];
  const parts = [say(gone), ...(input.hadSubscription ? [say(subscription)] : []), say(thanks)];
  return layoutMail(input, { subject, preview, title, parts, ifNotYou });
}
