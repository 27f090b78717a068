import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, quietLink, say } from "./mail-layout.ts";
import { commonWords, type Words } from "./mail-words.ts";

const alreadyRegisteredWords: Words<"title" | "preview" | "what" | "unchanged" | "ifNotYou"> = {
  en: {
    title: "You already have an account",
    preview: "Someone tried to sign up with your email address.",
    what: "Someone, perhaps you, just tried to sign up with this email address, which already has an account.",
    unchanged: "Nothing has changed. You can log in as usual, or choose a new password if you’ve forgotten yours.",
    ifNotYou: "Not you? You don’t need to do anything: no one has got into your account.",
  },
  nl: {
    title: "Je hebt al een account",
    preview: "Iemand wilde met je adres een account maken.",
    what: "Iemand, misschien jijzelf, wilde net een account maken met dit e-mailadres. Maar dat heeft al een account.",
    unchanged:
      "Er is niets veranderd. Je kunt gewoon inloggen, of een nieuw wachtwoord kiezen als je het oude niet meer weet.",
    ifNotYou: "Was jij dit niet? Dan hoef je niets te doen: niemand is in je account geweest.",
  },
  de: {
    title: "Sie haben bereits ein Konto",
    preview: "Jemand wollte sich mit Ihrer Adresse registrieren.",
    what: "Jemand, vielleicht Sie selbst, wollte sich gerade mit dieser E-Mail-Adresse registrieren. Sie hat bereits ein Konto.",
    unchanged:
      "Es hat sich nichts geändert. Sie können sich wie gewohnt anmelden oder ein neues Passwort wählen, falls Sie das alte vergessen haben.",
    ifNotYou: "Das waren nicht Sie? Dann müssen Sie nichts tun: Niemand ist in Ihr Konto gelangt.",
  },
  fr: {
    title: "Vous avez déjà un compte",
    preview: "Quelqu’un a essayé de s’inscrire avec votre adresse.",
    what: "Quelqu’un, peut-être vous, vient d’essayer de s’inscrire avec cette adresse e-mail, qui a déjà un compte.",
    unchanged:
      "Rien n’a changé. Vous pouvez vous connecter comme d’habitude, ou choisir un nouveau mot de passe si vous avez oublié le vôtre.",
    ifNotYou: "Ce n’était pas vous\u00A0? Vous n’avez rien à faire\u00A0: personne n’est entré dans votre compte.",
  },
  es: {
    title: "Ya tienes una cuenta",
    preview: "Alguien ha querido registrarse con tu dirección.",
    what: "Alguien, quizá tú, acaba de intentar registrarse con esta dirección de correo, que ya tiene una cuenta.",
    unchanged:
      "No ha cambiado nada. Puedes iniciar sesión como siempre, o elegir una contraseña nueva si no recuerdas la anterior.",
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
    title: "Your account is deactivated",
    preview: "Everything is kept, and no one can see it.",
    kept: "We’ve deactivated your account, as you asked. Everything you saved is still here, and no one else can see it.",
    way: "To come back, just log in. We’ll email you a code, and everything will be as you left it.",
    comeBack: "Come back",
    ifNotYou:
      "Not you? Then someone knows your password. Use the link above to come back, then choose a new one in your profile.",
  },
  nl: {
    title: "Je account is uitgezet",
    preview: "Alles blijft bewaard, en niemand ziet het.",
    kept: "We hebben je account uitgezet, zoals je vroeg. Alles wat je bewaarde, is er nog, en niemand anders kan het zien.",
    way: "Wil je terugkomen? Log dan gewoon in. We mailen je een code, en alles is zoals je het achterliet.",
    comeBack: "Terugkomen",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Kom terug met de link hierboven en kies in je profiel een nieuw wachtwoord.",
  },
  de: {
    title: "Ihr Konto ist deaktiviert",
    preview: "Alles bleibt erhalten, und niemand sieht es.",
    kept: "Wir haben Ihr Konto wie gewünscht deaktiviert. Alles, was Sie hier aufbewahrt haben, ist noch da, und niemand sonst kann es sehen.",
    way: "Wenn Sie zurückkommen möchten, melden Sie sich einfach an. Wir schicken Ihnen einen Code, und alles ist noch so, wie Sie es verlassen haben.",
    comeBack: "Konto wieder aktivieren",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Aktivieren Sie Ihr Konto über den Link oben, und wählen Sie in Ihrem Profil ein neues.",
  },
  fr: {
    title: "Votre compte est désactivé",
    preview: "Tout est conservé, et personne ne peut le voir.",
    kept: "Votre compte a été désactivé, comme vous l’avez demandé. Tout ce que vous avez gardé est toujours là, et personne d’autre ne peut le voir.",
    way: "Pour revenir, il suffit de vous connecter. Nous vous enverrons un code, et vous retrouverez tout comme vous l’avez laissé.",
    comeBack: "Revenir",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Revenez par le lien ci-dessus, puis choisissez-en un nouveau dans votre profil.",
  },
  es: {
    title: "Tu cuenta está desactivada",
    preview: "Todo se conserva y nadie lo ve.",
    kept: "Hemos desactivado tu cuenta, como pediste. Todo lo que guardaste sigue ahí y nadie puede verlo.",
    way: "Cuando quieras volver, basta con que inicies sesión. Te enviaremos un código y encontrarás todo como lo dejaste.",
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
    news: "Someone logged in with your password and the code we sent you. Your account is active again, and everything is as you left it.",
    allWell: "If that was you, welcome back. There’s nothing else to do.",
    notMe: "It wasn’t me",
    ifNotYou:
      "Not you? Then someone knows your password and can read your email. First change your email password, then use the link above to choose a new one here.",
  },
  nl: {
    title: "Je account is weer actief",
    preview: "Alles is zoals je het achterliet.",
    news: "Iemand heeft ingelogd met je wachtwoord en de code die we je stuurden. Je account is weer actief, en alles is zoals je het achterliet.",
    allWell: "Was jij dat? Fijn dat je er weer bent. Je hoeft verder niets te doen.",
    notMe: "Ik was het niet",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord en kan diegene ook je mail lezen. Verander eerst het wachtwoord van je mailbox, en kies daarna hier een nieuw wachtwoord met de link hierboven.",
  },
  de: {
    title: "Ihr Konto ist wieder aktiv",
    preview: "Alles ist noch so, wie Sie es verlassen haben.",
    news: "Jemand hat sich mit Ihrem Passwort und dem Code angemeldet, den wir Ihnen geschickt haben. Ihr Konto ist wieder aktiv, und alles ist noch so, wie Sie es verlassen haben.",
    allWell: "Waren Sie das? Schön, dass Sie wieder da sind. Sie brauchen nichts weiter zu tun.",
    notMe: "Das war ich nicht",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort und kann Ihre E-Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs, und wählen Sie dann hier über den Link oben ein neues.",
  },
  fr: {
    title: "Votre compte est de nouveau actif",
    preview: "Tout est tel que vous l’avez laissé.",
    news: "Quelqu’un s’est connecté avec votre mot de passe et le code que nous vous avons envoyé. Votre compte est de nouveau actif, et tout est tel que vous l’avez laissé.",
    allWell: "Si c’était vous, quel plaisir de vous revoir. Vous n’avez rien d’autre à faire.",
    notMe: "Ce n’était pas moi",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe et peut lire vos e-mails. Changez d’abord le mot de passe de votre messagerie, puis choisissez-en un nouveau ici par le lien ci-dessus.",
  },
  es: {
    title: "Tu cuenta vuelve a estar activa",
    preview: "Todo está como lo dejaste.",
    news: "Alguien inició sesión con tu contraseña y el código que te enviamos. Tu cuenta vuelve a estar activa, y todo está como lo dejaste.",
    allWell: "Si fuiste tú, nos alegra tenerte de vuelta y no tienes que hacer nada más.",
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
    subject: "Your account has been deleted",
    preview: "Everything in it is gone for good.",
    title: "Goodbye, and thank you",
    gone: "We’ve deleted your account, as you asked. Your memories, photos and recordings have been erased and can’t be restored.",
    subscription: "Your subscription has ended too, so you won’t be charged again.",
    thanks: "Thank you for sharing part of your journey with us. If you ever want to start again, you’re welcome.",
    ifNotYou: "Not you? Then someone knew your password. If you use it anywhere else, please change it there.",
  },
  nl: {
    subject: "Je account is verwijderd",
    preview: "Alles wat erin stond, is voorgoed weg.",
    title: "Tot ziens, en dank je wel",
    gone: "We hebben je account verwijderd, zoals je vroeg. Je herinneringen, foto’s en opnames zijn gewist. We kunnen ze niet terughalen.",
    subscription: "Je abonnement is ook beëindigd, dus er wordt niets meer afgeschreven.",
    thanks:
      "Dank je wel dat je je herinneringen bij ons hebt bewaard. Wil je ooit opnieuw beginnen, dan ben je van harte welkom.",
    ifNotYou: "Was jij dit niet? Dan kende iemand je wachtwoord. Gebruik je het nog ergens, verander het daar dan.",
  },
  de: {
    subject: "Ihr Konto wurde gelöscht",
    preview: "Alles darin ist endgültig gelöscht.",
    title: "Auf Wiedersehen, und danke",
    gone: "Wir haben Ihr Konto wie gewünscht gelöscht. Ihre Erinnerungen, Fotos und Aufnahmen sind weg und lassen sich nicht zurückholen.",
    subscription: "Auch Ihr Abonnement ist beendet; es wird nichts mehr abgebucht.",
    thanks:
      "Danke, dass Sie ein Stück des Weges mit uns gegangen sind. Wenn Sie eines Tages neu beginnen möchten, sind Sie herzlich willkommen.",
    ifNotYou:
      "Das waren nicht Sie? Dann kannte jemand Ihr Passwort. Wenn Sie es noch anderswo verwenden, ändern Sie es bitte dort.",
  },
  fr: {
    subject: "Votre compte a été supprimé",
    preview: "Tout ce qu’il contenait est effacé pour de bon.",
    title: "Au revoir, et merci",
    gone: "Votre compte a été supprimé, comme vous l’avez demandé. Vos souvenirs, photos et enregistrements sont effacés et ne peuvent pas être récupérés.",
    subscription: "Votre abonnement a pris fin lui aussi\u00A0: plus rien ne sera prélevé.",
    thanks:
      "Merci d’avoir fait un bout de chemin avec nous. Si un jour vous souhaitez recommencer, vous aurez toujours votre place ici.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaissait votre mot de passe. Si vous l’utilisez ailleurs, changez-le là aussi.",
  },
  es: {
    subject: "Tu cuenta se ha borrado",
    preview: "Todo lo que había en ella se ha borrado para siempre.",
    title: "Adiós, y gracias",
    gone: "Hemos borrado tu cuenta, como pediste. Tus recuerdos, fotos y grabaciones se han borrado y no se pueden recuperar.",
    subscription: "Tu suscripción también ha terminado, así que no se cobrará nada más.",
    thanks:
      "Gracias por recorrer con nosotros una parte del camino. Si algún día quieres empezar de nuevo, aquí tienes tu casa.",
    ifNotYou: "¿No fuiste tú? Entonces alguien conocía tu contraseña. Si la usas en otro lugar, cámbiala también allí.",
  },
};

export function accountDeletedMail(input: MailInput & { readonly hadSubscription: boolean }): OutgoingMail {
  const { subject, preview, title, gone, subscription, thanks, ifNotYou } = deletedWords[input.language];
  const parts = [say(gone), ...(input.hadSubscription ? [say(subscription)] : []), say(thanks)];
  return layoutMail(input, { subject, preview, title, parts, ifNotYou });
}
