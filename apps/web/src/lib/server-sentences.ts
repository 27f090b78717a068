import { i18n, type Messages } from "@lingui/core";

interface Pattern {
  readonly shape: RegExp;
  readonly words: string;
}

const patternsOf = new WeakMap<Messages, readonly Pattern[]>();

/**
 * Translates a sentence of the server, which is the name of its own translation among the messages of the active
 * language. A sentence without one stays in English.
 */
export function inReadersWords(sentence: string): string {
  return translated(sentence) ?? fromPattern(sentence) ?? sentence;
}

function translated(sentence: string): string | undefined {
  const words = i18n.messages[sentence];
  return typeof words === "string" ? words : undefined;
}

function fromPattern(sentence: string): string | undefined {
  for (const { shape, words } of patternsIn(i18n.messages)) {
    const [, ...values] = shape.exec(sentence) ?? [];
    if (values.length > 0) return words.replace(/\{(\d)\}/g, (_, index) => inReadersWords(values[Number(index)] ?? ""));
  }
  return undefined;
}

function patternsIn(messages: Messages): readonly Pattern[] {
  const known = patternsOf.get(messages);
  if (known) return known;
  const patterns = Object.entries(messages)
    .flatMap(([english, words]) => (english.includes("{0}") && typeof words === "string" ? [{ english, words }] : []))
    // Longest pattern first: "{0} MB" would match any sentence that ends in a size.
    .toSorted((a, b) => b.english.length - a.english.length)
    .map(({ english, words }) => ({ shape: shapeOf(english), words }));
  patternsOf.set(messages, patterns);
  return patterns;
}

function shapeOf(english: string): RegExp {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+)")}$`, "s");
}
