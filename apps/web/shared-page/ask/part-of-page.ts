import type { AskTexts } from "../texts/ask-en.ts";
import type { Reader } from "../texts/texts.ts";
import type { AnswerStore } from "./answer-store.ts";
import type { Answering } from "./answering.ts";
import type { PartFiles } from "./pieces-as-files.ts";

/** Something on the page that is brought up to date after every change, without losing what has the focus. */
export interface PagePart {
  readonly box: HTMLElement;
  update(): void;
  close(): void;
}

/** What the parts of the page work with. */
export interface AskTools {
  readonly reader: Reader;
  readonly words: AskTexts;
  readonly answering: Answering;
  readonly store: AnswerStore;
  readonly files: PartFiles;
}

/** Draws a box anew only when its key changes; the focus stays in the box if it was there. */
export function keyed(box: HTMLElement, draw: (key: string) => readonly (HTMLElement | null)[]): (key: string) => void {
  let drawn: string | undefined;
  return (key) => {
    if (key === drawn) return;
    const hadFocus = box.contains(document.activeElement);
    drawn = key;
    box.textContent = "";
    for (const part of draw(key)) if (part) box.append(part);
    if (hadFocus) box.querySelector<HTMLElement>("[data-first], button")?.focus({ preventScroll: true });
  };
}
