import { parseRichText } from "@lane/domain/rich-text.ts";
import { expect, test } from "vitest";

import { inOwnLanguage, languageOf } from "./own-language.ts";
import { sampleMemory } from "./testing/sample-book.ts";

const texts = {
  en: "We walked to the harbour that evening, and my father carried the lamp. It was cold, and the boats had gone.",
  nl: "We liepen die avond naar de haven en mijn vader droeg de lamp. Het was koud en de boten waren al weg van de kade.",
  de: "Wir gingen an dem Abend zum Hafen, und mein Vater trug die Lampe. Es war kalt, und die Boote waren nicht mehr da.",
  fr: "Ce soir-là nous sommes allés au port et mon père portait la lampe. Il faisait froid, et les bateaux étaient partis.",
  es: "Aquella noche fuimos al puerto y mi padre llevaba la lámpara. Hacía frío y los barcos ya no estaban en el muelle.",
  el: "Εκείνο το βράδυ περπατήσαμε ως το λιμάνι και ο πατέρας μου κρατούσε τη λάμπα.",
  ru: "В тот вечер мы пошли в гавань, и отец нёс лампу. Было холодно, лодки уже ушли.",
  he: "באותו ערב הלכנו אל הנמל, ואבא נשא את העששית. היה קר, והסירות כבר הפליגו.",
  ar: "في ذلك المساء مشينا إلى الميناء، وكان أبي يحمل المصباح. كان الجو باردًا.",
  uk: "Того вечора ми пішли до гавані, і батько ніс лампу. Було холодно.",
} as const;

test.for(Object.entries(texts))("a text in %s is known in a book of another language, and its own", ([own, text]) => {
  for (const bookLanguage of ["en", "nl", "de"]) {
    expect(languageOf(text, bookLanguage)).toBe(own === bookLanguage ? undefined : own);
  }
});

test("what is too short to tell is in the language of the book", () => {
  expect(languageOf("La vie en rose", "en")).toBeUndefined();
  expect(languageOf("", "en")).toBeUndefined();
  expect(languageOf("Anna Berta Carla Dora Emma Fritz Georg Hans Ida Jan Karl Lotte Max Nora", "en")).toBeUndefined();
});

function wordsIn(html: string, language: string): string {
  const memory = inOwnLanguage(sampleMemory("m", { html }), language);
  return memory.text
    .map((paragraph) => paragraph.map((piece) => ("text" in piece ? piece.text : "/")).join(""))
    .join("|");
}

test.for([
  ["en", "“No,” she said, “it’s mine.”"],
  ["de", "„No,“ she said, „it’s mine.“"],
  ["fr", "«\u202fNo,\u202f» she said, «\u202fit’s mine.\u202f»"],
  ["sv", "”No,” she said, ”it’s mine.”"],
] as const)("in %s what is said stands between the marks of that language", ([language, expected]) => {
  expect(wordsIn(`<p>"No," she said, "it's mine."</p>`, language)).toBe(expected);
});

test.for([
  ['<p>A plank of 6" and one of 8" wide</p>', 'A plank of 6" and one of 8" wide'],
  ['<p>He said "no</p>', 'He said "no'],
  ['<p>&lt;a href="x"&gt;</p>', '<a href="x">'],
  ["<p>„Nein“, «oui» and “yes”</p>", "„Nein“, «oui» and “yes”"],
] as const)("%s is left as it was typed", ([html, expected]) => {
  expect(wordsIn(html, "en")).toBe(expected);
});

test("a memory in another language than the book says so, and keeps its text", () => {
  const text = parseRichText(`<p>${texts.nl}</p>`);

  expect(inOwnLanguage(sampleMemory("m", { text }), "en")).toMatchObject({ language: "nl", text });
  expect(inOwnLanguage(sampleMemory("m", { text }), "nl")).not.toHaveProperty("language");
});
