import type { Language } from "@lane/domain/languages.ts";

/** The words in every language: a missing language does not compile. */
export type Words<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>;

const longestWords = 80;
const longestNameInSubject = 40;

/** The words that several mails share. */
export const commonWords: Words<
  | "hello"
  | "afterName"
  | "helloWithoutName"
  | "colon"
  | "device"
  | "logIn"
  | "newPassword"
  | "place"
  | "unwanted"
  | "unsubscribe"
> = {
  en: {
    hello: "Hello ",
    afterName: ",",
    helloWithoutName: "Hello,",
    colon: ":",
    device: "Device",
    logIn: "Log in",
    newPassword: "Choose a new password",
    place: "A quiet place for the years of your life.",
    unwanted: "Don’t want these emails any more?",
    unsubscribe: "Unsubscribe",
  },
  nl: {
    hello: "Hallo ",
    afterName: ",",
    helloWithoutName: "Hallo,",
    colon: ":",
    device: "Apparaat",
    logIn: "Inloggen",
    newPassword: "Kies een nieuw wachtwoord",
    place: "Een rustige plek voor de jaren van je leven.",
    unwanted: "Wil je dit soort mails niet meer?",
    unsubscribe: "Afmelden",
  },
  de: {
    hello: "Hallo ",
    afterName: ",",
    helloWithoutName: "Hallo,",
    colon: ":",
    device: "Gerät",
    logIn: "Anmelden",
    newPassword: "Neues Passwort wählen",
    place: "Ein stiller Ort für die Jahre Ihres Lebens.",
    unwanted: "Möchten Sie solche E-Mails nicht mehr bekommen?",
    unsubscribe: "Abbestellen",
  },
  fr: {
    hello: "Bonjour ",
    afterName: ",",
    helloWithoutName: "Bonjour,",
    colon: "\u00A0:",
    device: "Appareil",
    logIn: "Se connecter",
    newPassword: "Choisir un nouveau mot de passe",
    place: "Un lieu paisible pour les années de votre vie.",
    unwanted: "Vous ne voulez plus recevoir ce genre d’e-mails\u00A0?",
    unsubscribe: "Se désabonner",
  },
  es: {
    hello: "Hola, ",
    afterName: ":",
    helloWithoutName: "Hola:",
    colon: ":",
    device: "Dispositivo",
    logIn: "Iniciar sesión",
    newPassword: "Elegir una contraseña nueva",
    place: "Un lugar tranquilo para los años de tu vida.",
    unwanted: "¿Ya no quieres recibir este tipo de correos?",
    unsubscribe: "Darme de baja",
  },
};

const deviceWords: Words<"browser" | "on"> = {
  en: { browser: "Browser", on: "on" },
  nl: { browser: "Browser", on: "op" },
  de: { browser: "Browser", on: "auf" },
  fr: { browser: "Navigateur", on: "sur" },
  es: { browser: "Navegador", on: "en" },
};

/** A device is stored by its English name, such as “Firefox on Linux”. */
export function deviceInWords(label: string, language: Language): string {
  const { browser, on } = deviceWords[language];
  return label.replace(/^Browser\b/, browser).replace(/^([A-Za-z ]+) on ([A-Za-z]+)$/, `$1 ${on} $2`);
}

/** Untrusted words for one line: no breaks, no bidirectional controls, at most 80 characters. */
export function oneLine(words: string): string {
  const letters = Array.from(
    words
      .slice(0, 10 * longestWords)
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, " ")
      .trim(),
  );
  return letters.length > longestWords ? `${letters.slice(0, longestWords - 1).join("")}…` : letters.join("");
}

/**
 * Left out when the name contains an address: mail programs turn those into links, and any visitor can register any
 * address.
 */
export function nameToGreet(firstName: string): string {
  const name = oneLine(firstName);
  return /:\/\/|@|\.\p{L}{2,}/u.test(name) ? "" : name;
}

/** A name that is fit to be shown (`nameToGreet`), with room for the rest of the subject. */
export function nameInSubject(name: string): string {
  const letters = Array.from(name);
  return letters.length > longestNameInSubject ? `${letters.slice(0, longestNameInSubject - 1).join("")}…` : name;
}

/** A label or a mail address that an owner typed; "" for a label that mail programs would turn into a link. */
export function nameOfShare(name: string): string {
  return /^[^\s@/:]+@[^\s@/:]+$/u.test(name) ? oneLine(name) : nameToGreet(name);
}
