import { el } from "../dom.ts";
import type { AskTexts } from "../texts/ask-en.ts";
import type { Ask } from "./ask-calls.ts";

/** Who asks, and what. */
export function questionHeader({ from, name, question }: Ask, words: AskTexts): HTMLElement {
  return el(
    "header",
    { class: "question-header" },
    el("p", { class: "asks", dir: "auto" }, words.asks(from, name)),
    el("h1", { dir: "auto" }, question),
  );
}
