export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  readonly shape: RegExp;
  readonly words: string;
}

let known: ReadonlyMap<string, string> = new Map();
let patterns: readonly Pattern[] = [];

/** Sets the translations of the server's English sentences for the active language. English needs none. */
export function learnSentences(sentences: Sentences): void {
  known = new Map(Object.entries(sentences));
  patterns = [...known]
    .filter(([english]) => english.includes("{0}"))
    // Longest pattern first: "{0} MB" would match any sentence that ends in a size.
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([english, words]) => ({ shape: shapeOf(english), words }));
}

/** Translates a sentence of the server. A sentence without a translation stays in English. */
export function inReadersWords(sentence: string): string {
  return known.get(sentence) ?? fromPattern(sentence) ?? sentence;
}

function fromPattern(sentence: string): string | undefined {
  for (const { shape, words } of patterns) {
    const [, ...values] = shape.exec(sentence) ?? [];
    if (values.length > 0) return words.replace(/\{(\d)\}/g, (_, index) => inReadersWords(values[Number(index)] ?? ""));
  }
  return undefined;
}

function shapeOf(english: string): RegExp {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+)")}$`, "s");
}
