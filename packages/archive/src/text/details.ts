/** A sign that is understood in every language. */
export const starText = "★";

const longestPart = 200;
const coldest = -100;
const hottest = 70;

/** The parts of an address, each once: empty when there is none. */
export function placeText(parts: readonly (string | undefined)[]): string[] {
  const said = new Set(parts.map(shortened).filter((part) => part !== ""));
  return said.size === 0 ? [] : [[...said].join(", ")];
}

/** `Sunny, 24 °C` in the words of the journal; programs write the largest number where they know none. */
export function weatherText(sky: string | undefined, celsius: number | undefined, locale: string): string[] {
  const isKnown = celsius !== undefined && celsius >= coldest && celsius <= hottest;
  const degrees = isKnown ? `${Math.round(celsius).toLocaleString(locale)} °C` : "";
  const said = [shortened(sky), degrees].filter((part) => part !== "");
  return said.length === 0 ? [] : [said.join(", ")];
}

function shortened(words: string | undefined): string {
  return (words ?? "").replaceAll(/\s+/g, " ").trim().slice(0, longestPart).toWellFormed();
}
