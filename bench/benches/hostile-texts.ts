import { cleanText } from "@lane/server/src/features/memories/clean-text.ts";

import type { Bench, Row } from "../row.ts";

const letters = 100_000;
const tries = 25;

/**
 * The slowest markup of all that was tried: tags of every kind, open and closed, entities, and letters of all scripts.
 */
const bits: Readonly<Record<string, string>> = {
  "tags never closed": "<b> a ",
  "tags of a table": "<table><tr><td>",
  "tags inside each other": "<i><div><b>x</i></div>",
  "closing tags": "</i></p>",
  attributes: "<p a=b c='d' e>",
  "one tag": " a=1",
  comments: "<!---->x",
  CDATA: "<![CDATA[x]]>",
  drawings: "<svg><title>x",
  "scripts and styles": "<script></script><style>",
  noscript: "<b><noscript></b></noscript>",
  "ampersands alone": "&",
  "ampersands without end": "&amp",
  "names of signs": "&CounterClockwiseContourIntegral",
  "numbers of signs": "&#x41;",
  "greater than": "<i>>>>>>>>>>>",
  "paragraphs of ours": "<p> ",
  "bold of ours": "<strong>a</strong>b",
  "signs of ours": "&lt;",
  "signs in paragraphs of ours": "<p>&lt;",
  "paragraphs of others": "<P> ",
  points: "<li>a",
  rows: "<tr>a",
  headings: "<h1>a",
  lines: "<div>a</div>",
  "ampersands in paragraphs": "<P>&",
  "numbers in paragraphs": "<p>&#65;",
  "control characters": "\u0001<i>",
  "halves of letters": "\ud83c<i>",
  "flowers and families": "🌼👩‍👩‍👧",
};

/** What cleaning a text costs the main thread. */
export const hostileTexts: Bench = {
  name: "hostile-texts",
  async run(): Promise<Row[]> {
    return Object.entries(bits).flatMap(([name, bit]) => {
      const text = textOf(bit, letters);
      const taken = textOf(bit, mostTaken(bit));
      const refusal = { what: `100 kB of ${name}, refused`, value: quickest(() => cleanText(text)) };
      const cleaning = {
        what: `${(taken.length / 1000).toFixed(0)} kB of ${name}, cleaned and read`,
        value: quickest(() => cleanText(taken)),
      };
      const rows = taken.length < text.length ? [cleaning, refusal] : [cleaning];
      return rows.map((row) => ({ ...row, unit: "ms", atMost: 10 }));
    });
  },
};

function textOf(bit: string, length: number): string {
  return bit.repeat(Math.ceil(length / bit.length)).slice(0, length);
}

/** How many letters are accepted before the text is refused for its markup. */
function mostTaken(bit: string): number {
  const isTaken = (length: number): boolean => cleanText(textOf(bit, length)) !== undefined;
  let [taken, refused] = isTaken(letters) ? [letters, letters] : [0, letters];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isTaken(middle)) taken = middle;
    else refused = middle;
  }
  return taken;
}

/** The quickest of many tries, which excludes other load on this machine. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: tries }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
