import { i18n } from "@lingui/core";
import { afterEach, expect, test } from "vitest";

import { agoText } from "./ago.ts";
import { dateText, monthName } from "./date-parts.ts";
import { chooseLanguage, preferredLanguage, speak } from "./languages.ts";
import { inReadersWords } from "./server-sentences.ts";
import { sizeText } from "./size-text.ts";

afterEach(() => speak("en"));

test.for([
  [["nl-BE", "en"], "nl"],
  [["it-IT", "fr-CA", "de"], "fr"],
  [["DE"], "de"],
  [["it", "ja"], "en"],
  [[], "en"],
] as const)("a browser that asks for %j is spoken to in %s", ([wanted, language]) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test("what was chosen here counts more than what the browser asks for", async () => {
  await chooseLanguage("es");

  expect(preferredLanguage(["nl"])).toBe("es");
});

test("a language that we do not speak cannot be chosen", async () => {
  await chooseLanguage("tlh");

  expect(i18n.locale).toBe("en");
  expect(preferredLanguage(["nl"])).toBe("nl");
});

test("the page says in which language it is", async () => {
  await speak("de");

  expect(document.documentElement.lang).toBe("de");
});

test.for([
  ["nl", "maart", "9 maart 1951", "1,5 MB", "2 uur geleden"],
  ["de", "März", "9. März 1951", "1,5 MB", "vor 2 Stunden"],
  ["fr", "mars", "9 mars 1951", "1,5 Mo", "il y a 2 heures"],
  ["es", "marzo", "9 de marzo de 1951", "1,5 MB", "hace 2 horas"],
  ["en", "March", "9 March 1951", "1.5 MB", "2 hours ago"],
] as const)("dates and numbers are written in %s", async ([language, month, date, size, ago]) => {
  await speak(language);

  expect(monthName(3)).toBe(month);
  expect(dateText({ year: 1951, month: 3, day: 9 })).toBe(date);
  expect(sizeText(1.5 * 1024 ** 2).replaceAll(/\s/g, " ")).toBe(size);
  expect(agoText(0, 2 * 3_600_000)?.replaceAll(/\s/g, " ")).toBe(ago);
});

test("what the server says is said in the language that is spoken", async () => {
  await speak("nl");

  expect(inReadersWords("Invalid email or password")).toBe("Het e-mailadres of het wachtwoord klopt niet");
  expect(inReadersWords("A memory can have at most 40 files")).toBe("In een herinnering passen hoogstens 40 bestanden");
  expect(inReadersWords("A video can be at most 2048 MB")).toBe("Een video mag hoogstens 2048 MB groot zijn");
  expect(inReadersWords("Please wait 60 seconds before asking for another code")).toBe(
    "Wacht 60 seconden voordat je een nieuwe code vraagt",
  );
});

test("in English, and where no table knows it, a sentence stays as it is", async () => {
  expect(inReadersWords("Invalid email or password")).toBe("Invalid email or password");

  await speak("fr");

  expect(inReadersWords("The moon is made of cheese")).toBe("The moon is made of cheese");
  expect(inReadersWords("constructor")).toBe("constructor");
});
