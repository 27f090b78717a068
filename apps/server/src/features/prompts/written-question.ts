const fewestWords = 12;
const mostWords = 35;
const mostCharacters = 300;

/** Controls, and what turns the direction of writing or hides letters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
const markup = /[<>[\]{}*_#`|\\~=^]/;
const address = /:\/\/|\bwww\.|@|[\p{L}\d-]\.[\p{L}\d]/iu;
const toSomebody = /\b(?:you|your|yours|yourself)\b/i;
/** What a question about a memory never asks for, and what a service says that was talked into something else. */
const offLimits =
  /\b(?:passwords?|passphrase|pin code|credit card|bank account|instructions?|prompts?|system message|language model|assistant|chatbot|ignore|click|download|install|address|phone number|e-?mail)\b/i;
/** Nobody has weighed these words, so the heavy ones are left to the bank, where somebody has. */
const heavy =
  /\b(?:death|dead|deaths|die|died|dies|dying|funeral|grave|grief|griev\w*|mourn\w*|suicid\w*|kill\w*|murder\w*|abus\w*|rap(?:e|ed|ist)|assault\w*|violen\w*|war|wars|cancer|illness|disease|divorce\w*|miscarr\w*|trauma\w*|nightmare\w*|worst|regret\w*|asham\w*|shame)\b/i;

/** A question that a service worded, if it is one we would ask; otherwise undefined. */
export function acceptedQuestion(answer: string, { year, age }: { year: number; age: number }): string | undefined {
  if (answer.length > 2 * mostCharacters) return undefined;
  const text = answer.trim().replace(/^["“](.*)["”]$/u, "$1");
  const isPlain = text.length <= mostCharacters && ![unseen, markup, address].some((pattern) => pattern.test(text));
  if (!isPlain || !isOneQuestion(text)) return undefined;
  const isOurs = toSomebody.test(text) && !offLimits.test(text) && !heavy.test(text);
  return isOurs && saysOnlyTrueNumbers(text, [year, age]) ? text : undefined;
}

function isOneQuestion(text: string): boolean {
  const words = text.split(" ").filter(Boolean).length;
  return words >= fewestWords && words <= mostWords && text.split(/[?？؟]/u).length === 2;
}

function saysOnlyTrueNumbers(text: string, known: readonly number[]): boolean {
  return (text.match(/\d+/g) ?? []).every((digits) => known.includes(Number(digits)));
}
