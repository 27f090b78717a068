import { cleanDescription, wordsOf } from "@lane/server/src/features/memories/clean-description.ts";

import type { Bench, Row } from "../row.ts";

const letters = 100_000;
const tries = 25;

/** What takes longest, of all that was tried: tags of every kind, open and closed, signs, and letters of all scripts. */
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
  "control characters": "\u0001<i>",
  "halves of letters": "\ud83c<i>",
  "flowers and families": "🌼👩‍👩‍👧",
};

/** What cleaning a text costs the thread that answers everybody. */
export const hostileTexts: Bench = {
  name: "hostile-texts",
  async run(): Promise<Row[]> {
    return Object.entries(bits).map(([name, bit]) => {
      const text = bit.repeat(Math.ceil(letters / bit.length)).slice(0, letters);
      const value = quickest(() => wordsOf(cleanDescription(text) ?? ""));
      return { what: `100 kB of ${name}, cleaned and read`, value, unit: "ms", atMost: 10 };
    });
  },
};

/** Of many tries the quickest: whatever else this machine does is no part of it. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: tries }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
