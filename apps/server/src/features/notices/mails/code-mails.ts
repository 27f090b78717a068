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
  en: { codeLife: "It works once, for 10 minutes. We’ll never ask for it by phone or email." },
  nl: {
    codeLife:
      "De code werkt één keer en is 10 minuten geldig. We vragen er nooit naar, niet aan de telefoon en niet per mail.",
  },
  de: { codeLife: "Er gilt einmal und nur 10 Minuten lang. Wir fragen nie danach, weder am Telefon noch per E-Mail." },
  fr: {
    codeLife:
      "Il ne sert qu’une fois et reste valable 10 minutes. Nous ne vous le demanderons jamais, ni par téléphone ni par e-mail.",
  },
  es: { codeLife: "Sirve una sola vez, durante 10 minutos. Nunca te lo pediremos por teléfono ni por correo." },
};

function layoutCodeMail(input: CodeMailInput, { what, ...letter }: CodeWords): OutgoingMail {
  const { codeLife } = codeWords[input.language];
  return layoutMail(input, { ...letter, parts: [say(what), showCode(input.code), say(codeLife)] });
}

const verificationWords: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Confirm your email address",
    preview: "Your code to finish signing up.",
    title: "Welcome! Just one more step",
    what: "We’re glad you’re here. Enter this code on the page where you signed up to start your timeline.",
    ifNotYou: "Didn’t sign up? You can ignore this email. Nothing happens without the code.",
  },
  nl: {
    subject: "Bevestig je e-mailadres",
    preview: "Met deze code is je account klaar.",
    title: "Welkom. Nog één kleine stap",
    what: "Wat fijn dat je er bent. Typ deze code op de pagina waar je je account maakte, dan kun je beginnen.",
    ifNotYou: "Heb je geen account gemaakt? Dan kun je deze mail negeren. Zonder de code gebeurt er niets.",
  },
  de: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    preview: "Mit diesem Code schließen Sie die Registrierung ab.",
    title: "Willkommen! Nur noch ein Schritt",
    what: "Schön, dass Sie da sind. Geben Sie diesen Code auf der Seite ein, auf der Sie sich registriert haben, dann geht es los.",
    ifNotYou:
      "Sie haben sich nicht registriert? Dann ignorieren Sie diese E-Mail bitte. Ohne den Code geschieht nichts.",
  },
  fr: {
    subject: "Confirmez votre adresse e-mail",
    preview: "Votre code pour terminer l’inscription.",
    title: "Bienvenue. Plus qu’une petite étape",
    what: "Quel plaisir de vous accueillir. Saisissez ce code sur la page de votre inscription pour commencer votre frise.",
    ifNotYou:
      "Cette inscription ne vient pas de vous\u00A0? Ignorez simplement cet e-mail. Sans le code, il ne se passera rien.",
  },
  es: {
    subject: "Confirma tu dirección de correo",
    preview: "Tu código para terminar el registro.",
    title: "Te damos la bienvenida. Solo falta un paso",
    what: "Nos alegra que estés aquí. Escribe este código en la página donde te registraste y empieza tu línea del tiempo.",
    ifNotYou: "¿No te has registrado? Entonces ignora este correo. Sin el código no pasa nada.",
  },
};

export function verificationMail(input: CodeMailInput): OutgoingMail {
  return layoutCodeMail(input, verificationWords[input.language]);
}

const resetWords: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Your code to reset your password",
    preview: "Enter it on the page where you asked for it.",
    title: "A new password",
    what: "It happens to all of us. Enter this code on the page where you asked for it, then choose a new password.",
    ifNotYou: "Didn’t ask for this? You can ignore this email. Your password stays the same.",
  },
  nl: {
    subject: "Je code voor een nieuw wachtwoord",
    preview: "Typ hem op de pagina waar je erom vroeg.",
    title: "Een nieuw wachtwoord",
    what: "Het overkomt ons allemaal. Typ deze code op de pagina waar je erom vroeg. Daarna kies je een nieuw wachtwoord.",
    ifNotYou: "Heb je hier niet om gevraagd? Dan kun je deze mail negeren. Je wachtwoord blijft zoals het is.",
  },
  de: {
    subject: "Ihr Code für ein neues Passwort",
    preview: "Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.",
    title: "Ein neues Passwort",
    what: "Das passiert uns allen. Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben, und wählen Sie dann ein neues Passwort.",
    ifNotYou:
      "Sie haben keinen Code angefordert? Dann ignorieren Sie diese E-Mail bitte. Ihr Passwort bleibt, wie es ist.",
  },
  fr: {
    subject: "Votre code pour un nouveau mot de passe",
    preview: "Saisissez-le sur la page où vous l’avez demandé.",
    title: "Un nouveau mot de passe",
    what: "Cela arrive à tout le monde. Saisissez ce code sur la page où vous l’avez demandé, puis choisissez un nouveau mot de passe.",
    ifNotYou: "Vous n’avez rien demandé\u00A0? Ignorez simplement cet e-mail. Votre mot de passe reste le même.",
  },
  es: {
    subject: "Tu código para cambiar la contraseña",
    preview: "Escríbelo en la página donde lo pediste.",
    title: "Una contraseña nueva",
    what: "Nos pasa a todos. Escribe este código en la página donde lo pediste y elige después una contraseña nueva.",
    ifNotYou: "¿No lo has pedido? Entonces ignora este correo. Tu contraseña sigue como está.",
  },
};

export function resetMail(input: CodeMailInput): OutgoingMail {
  return layoutCodeMail(input, resetWords[input.language]);
}

const returnCodeWords: Words<"subject" | "preview" | "title" | "what" | "ifNotYou"> = {
  en: {
    subject: "Your code to reactivate your account",
    preview: "Everything is as you left it.",
    title: "Welcome back",
    what: "Your account is deactivated, and everything is as you left it. Enter this code to reactivate it.",
    ifNotYou:
      "Not you? Then someone knows your password. They can’t see anything without this code, but please choose a new password soon.",
  },
  nl: {
    subject: "Je code om terug te komen",
    preview: "Alles is zoals je het achterliet.",
    title: "Fijn dat je er weer bent",
    what: "Je account staat nog uit, en alles is zoals je het achterliet. Typ deze code om het weer aan te zetten.",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Zonder deze code krijgt die niets te zien. Kies wel gauw een nieuw wachtwoord.",
  },
  de: {
    subject: "Ihr Code, um Ihr Konto wieder zu aktivieren",
    preview: "Alles ist noch so, wie Sie es verlassen haben.",
    title: "Willkommen zurück",
    what: "Ihr Konto ist noch deaktiviert, und alles ist so, wie Sie es verlassen haben. Geben Sie diesen Code ein, um es wieder zu aktivieren.",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Ohne diesen Code ist nichts zu sehen. Bitte wählen Sie bald ein neues Passwort.",
  },
  fr: {
    subject: "Votre code pour réactiver votre compte",
    preview: "Tout est tel que vous l’avez laissé.",
    title: "Quel plaisir de vous revoir",
    what: "Votre compte est désactivé, et tout est tel que vous l’avez laissé. Saisissez ce code pour le réactiver.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Sans ce code, cette personne ne voit rien, mais choisissez vite un nouveau mot de passe.",
  },
  es: {
    subject: "Tu código para reactivar tu cuenta",
    preview: "Todo está como lo dejaste.",
    title: "Nos alegra que vuelvas",
    what: "Tu cuenta está desactivada y todo está como lo dejaste. Escribe este código para volver a activarla.",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Sin este código no puede ver nada. Elige cuanto antes una contraseña nueva.",
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
    what: "You asked to use this address for your account. Enter this code on your profile page to confirm it.",
    ifNotYou: "Didn’t ask for this? Someone probably mistyped their own address. You can ignore this email.",
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
    preview: "Mit diesem Code gilt künftig diese Adresse.",
    title: "Ihre neue Adresse",
    what: "Sie möchten diese Adresse für Ihr Konto verwenden. Geben Sie diesen Code auf Ihrer Profilseite ein, um sie zu bestätigen.",
    ifNotYou:
      "Sie wollten das nicht? Dann hat sich jemand bei der eigenen Adresse vertippt. Bitte ignorieren Sie diese E-Mail; es geschieht nichts.",
  },
  fr: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Votre code pour utiliser cette adresse à l’avenir.",
    title: "Votre nouvelle adresse",
    what: "Vous avez demandé à utiliser cette adresse pour votre compte. Saisissez ce code dans votre profil pour la confirmer.",
    ifNotYou:
      "Vous n’avez rien demandé\u00A0? Quelqu’un s’est sans doute trompé en tapant sa propre adresse. Ignorez cet e-mail\u00A0: il ne se passera rien.",
  },
  es: {
    subject: "Confirma tu nueva dirección de correo",
    preview: "Tu código para usar esta dirección a partir de ahora.",
    title: "Tu nueva dirección",
    what: "Quieres usar esta dirección para tu cuenta. Escribe este código en la página de tu perfil para confirmarla.",
    ifNotYou:
      "¿No lo has pedido? Entonces alguien se equivocó al escribir su propia dirección. Ignora este correo; no pasará nada.",
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
    subject: "Your link to continue",
    preview: "Use it instead of a code.",
    title: "A link instead of a code",
    why: "Wrong codes were entered many times for your address. To keep you safe, we’re sending you a link instead.",
    goOn: "Continue",
    life: "It works once, for 10 minutes. Please don’t forward this email.",
    ifNotYou:
      "Didn’t ask for anything? Then someone tried to guess a code and didn’t get in. You can ignore this email.",
  },
  nl: {
    subject: "Je link om verder te gaan",
    preview: "Die komt in de plaats van een code.",
    title: "Een link in plaats van een code",
    why: "Er zijn vaak verkeerde codes getypt bij jouw adres. Om je te beschermen mailen we je nu een link.",
    goOn: "Verder",
    life: "De link werkt één keer en is 10 minuten geldig. Stuur deze mail niet door.",
    ifNotYou:
      "Heb je nergens om gevraagd? Dan probeerde iemand een code te raden, en dat is niet gelukt. Je kunt deze mail negeren.",
  },
  de: {
    subject: "Ihr Link, um weiterzumachen",
    preview: "Er ersetzt den Code.",
    title: "Ein Link statt eines Codes",
    why: "Für Ihre Adresse wurden sehr oft falsche Codes eingegeben. Zu Ihrem Schutz schicken wir Ihnen stattdessen einen Link.",
    goOn: "Weiter",
    life: "Er gilt einmal und nur 10 Minuten lang. Bitte leiten Sie diese E-Mail nicht weiter.",
    ifNotYou:
      "Sie haben nichts angefordert? Dann hat jemand vergeblich versucht, einen Code zu erraten. Bitte ignorieren Sie diese E-Mail.",
  },
  fr: {
    subject: "Votre lien pour continuer",
    preview: "Il remplace un code.",
    title: "Un lien au lieu d’un code",
    why: "Des codes erronés ont été saisis de nombreuses fois pour votre adresse. Pour vous protéger, nous vous envoyons plutôt un lien.",
    goOn: "Continuer",
    life: "Il ne sert qu’une fois et reste valable 10 minutes. Merci de ne pas transférer cet e-mail.",
    ifNotYou:
      "Vous n’avez rien demandé\u00A0? Alors quelqu’un a essayé de deviner un code, sans y parvenir. Vous pouvez ignorer cet e-mail.",
  },
  es: {
    subject: "Tu enlace para continuar",
    preview: "Lo enviamos en lugar de un código.",
    title: "Un enlace en lugar de un código",
    why: "Se han escrito demasiados códigos incorrectos para tu dirección. Para protegerte, esta vez te enviamos un enlace.",
    goOn: "Continuar",
    life: "Sirve una sola vez, durante 10 minutos. No reenvíes este correo, por favor.",
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
