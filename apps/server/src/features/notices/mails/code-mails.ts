import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say, showCode } from "./mail-layout.ts";
import type { Words } from "./mail-words.ts";

export interface CodeMailInput extends MailInput {
  readonly code: string;
}

interface CodeWords {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  /** What the code is for, and where it is entered. */
  readonly what: string;
  readonly ifNotYou: string;
}

const codeWords: Words<"codeLife"> = {
  en: { codeLife: "It works once, for 10 minutes. We never ask for it by phone or by mail." },
  nl: { codeLife: "De code werkt één keer, 10 minuten lang. We vragen er nooit naar, per telefoon noch per mail." },
  de: { codeLife: "Er gilt einmal, 10 Minuten lang. Wir fragen nie danach, weder am Telefon noch per E-Mail." },
  fr: {
    codeLife:
      "Il fonctionne une seule fois, pendant 10 minutes. Nous ne le demandons jamais, ni par téléphone ni par courriel.",
  },
  es: { codeLife: "Funciona una sola vez, durante 10 minutos. Nunca lo pedimos por teléfono ni por correo." },
};

function layoutCodeMail(input: CodeMailInput, { what, ...letter }: CodeWords): OutgoingMail {
  const { codeLife } = codeWords[input.language];
  return layoutMail(input, { ...letter, parts: [say(what), showCode(input.code), say(codeLife)] });
}

const verificationWords: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
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
  return layoutCodeMail(input, verificationWords[input.language]);
}

const resetWords: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
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
  return layoutCodeMail(input, resetWords[input.language]);
}

const returnCodeWords: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Your code to come back",
    preview: "Everything is as you left it.",
    title: "Welcome back",
    what: "Your account is still resting, and everything is as you left it. Type this code to open it again.",
    ifNotYou:
      "It was not you? Then somebody knows your password. Without this code they see nothing. Please choose a new password soon.",
  },
  nl: {
    subject: "Je code om terug te komen",
    preview: "Alles is zoals je het achterliet.",
    title: "Welkom terug",
    what: "Je account rust nog uit, en alles is zoals je het achterliet. Typ deze code om het weer te openen.",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Zonder deze code is er niets te zien. Kies wel gauw een nieuw wachtwoord.",
  },
  de: {
    subject: "Ihr Code, um zurückzukommen",
    preview: "Alles ist, wie Sie es verlassen haben.",
    title: "Willkommen zurück",
    what: "Ihr Konto ruht noch, und alles ist, wie Sie es verlassen haben. Geben Sie diesen Code ein, um es wieder zu öffnen.",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Ohne diesen Code ist nichts zu sehen. Bitte wählen Sie bald ein neues Passwort.",
  },
  fr: {
    subject: "Votre code pour revenir",
    preview: "Tout est tel que vous l’avez laissé.",
    title: "Quel plaisir de vous revoir",
    what: "Votre compte se repose encore, et tout est tel que vous l’avez laissé. Saisissez ce code pour le rouvrir.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Sans ce code, on ne voit rien. Choisissez bientôt un nouveau mot de passe.",
  },
  es: {
    subject: "Tu código para volver",
    preview: "Todo está como lo dejaste.",
    title: "Qué bien que vuelves",
    what: "Tu cuenta aún descansa, y todo está como lo dejaste. Escribe este código para volver a abrirla.",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Sin este código no se ve nada. Elige pronto una contraseña nueva.",
  },
};

export function returnCodeMail(input: CodeMailInput): OutgoingMail {
  return layoutCodeMail(input, returnCodeWords[input.language]);
}

const addressCodeWords: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
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
  return layoutCodeMail(input, addressCodeWords[input.language]);
}

/** 128 bits in base64url. */
const shortestSecret = 22;

interface SignInLinkMailInput extends MailInput {
  /** The page that reads the secret from its own address. */
  readonly path: `/${string}`;
  readonly secret: string;
}

const signInLinkWords: Words<"subject" | "preview" | "title" | "why" | "goOn" | "life" | "ifNotYou"> = {
  en: {
    subject: "Your link to go on",
    preview: "It takes the place of a code.",
    title: "A link instead of a code",
    why: "Wrong codes were typed many times for your address. To keep you safe, we mail you a link in their place.",
    goOn: "Go on",
    life: "It works once, for 10 minutes. Please do not pass this mail on.",
    ifNotYou: "You asked for nothing? Then somebody tried to guess a code and did not get in. Please ignore this mail.",
  },
  nl: {
    subject: "Je link om verder te gaan",
    preview: "Hij komt in de plaats van een code.",
    title: "Een link in plaats van een code",
    why: "Voor je adres zijn vaak verkeerde codes getypt. Om je te beschermen mailen we je nu een link.",
    goOn: "Verder",
    life: "De link werkt één keer, 10 minuten lang. Stuur deze mail niet door.",
    ifNotYou:
      "Heb je nergens om gevraagd? Dan probeerde iemand een code te raden en kwam niet binnen. Je kunt deze mail negeren.",
  },
  de: {
    subject: "Ihr Link, um weiterzumachen",
    preview: "Er tritt an die Stelle eines Codes.",
    title: "Ein Link statt eines Codes",
    why: "Für Ihre Adresse wurden viele Male falsche Codes eingegeben. Zu Ihrem Schutz schicken wir Ihnen stattdessen einen Link.",
    goOn: "Weiter",
    life: "Er gilt einmal, 10 Minuten lang. Bitte geben Sie diese E-Mail nicht weiter.",
    ifNotYou:
      "Sie haben um nichts gebeten? Dann hat jemand versucht, einen Code zu erraten, und kam nicht hinein. Bitte ignorieren Sie diese E-Mail.",
  },
  fr: {
    subject: "Votre lien pour continuer",
    preview: "Il remplace un code.",
    title: "Un lien au lieu d’un code",
    why: "Des codes erronés ont été saisis bien des fois pour votre adresse. Pour vous protéger, nous vous envoyons plutôt un lien.",
    goOn: "Continuer",
    life: "Il fonctionne une seule fois, pendant 10 minutes. Merci de ne pas transmettre ce courriel.",
    ifNotYou:
      "Vous n’avez rien demandé\u00A0? Alors quelqu’un a essayé de deviner un code, sans pouvoir entrer. Ignorez ce courriel.",
  },
  es: {
    subject: "Tu enlace para continuar",
    preview: "Ocupa el lugar de un código.",
    title: "Un enlace en lugar de un código",
    why: "Se han escrito muchas veces códigos incorrectos para tu dirección. Para protegerte, te enviamos un enlace en su lugar.",
    goOn: "Continuar",
    life: "Funciona una sola vez, durante 10 minutos. No reenvíes este correo, por favor.",
    ifNotYou: "¿No has pedido nada? Entonces alguien intentó adivinar un código y no pudo entrar. Ignora este correo.",
  },
};

export function signInLinkMail(input: SignInLinkMailInput): OutgoingMail {
  if (input.secret.length < shortestSecret) throw new RangeError("The secret of a link needs at least 128 bits");
  const { subject, preview, title, why, goOn, life, ifNotYou } = signInLinkWords[input.language];
  // In the fragment, which never leaves the browser, so no log and no Referer can contain it.
  const url = `${input.baseUrl}${input.path}#code=${encodeURIComponent(input.secret)}`;
  return layoutMail(input, { subject, preview, title, parts: [say(why), button(goOn, url), say(life)], ifNotYou });
}
