import { button, el, empty } from "../dom.ts";
import { endedScreen, plainScreen } from "../plain-screens.ts";
import type { AskTexts } from "../texts/ask-en.ts";
import type { Reader } from "../texts/texts.ts";
import type { AnswerStore } from "./answer-store.ts";
import { isOnlyHere } from "./kept-answer.ts";
import { keptSection } from "./kept-section.ts";
import { createPartFiles } from "./pieces-as-files.ts";

interface EndOptions {
  readonly root: HTMLElement;
  readonly token: string;
  readonly reader: Reader;
  readonly words: AskTexts;
  readonly store: AnswerStore;
}

/** The same sentence for every link that opens nothing; below it what this device alone still has. */
export async function showEnded({ root, token, reader, words, store }: EndOptions): Promise<void> {
  const answer = await store.read(token);
  const screen = endedScreen(reader.texts);
  showInstead(root, screen);
  document.title = reader.texts.endedTitle;
  screen.querySelector("h1")?.focus();
  if (!answer || !isOnlyHere(answer)) return;
  const kept = keptSection({
    answer,
    reader,
    words,
    files: createPartFiles(token, store),
    sentence: answer.isDeclined ? words.stillHere : words.neverSent,
    async onRemove() {
      await store.remove(token);
      const removed = el("p", { tabindex: -1 }, words.removedHere);
      kept.box.replaceWith(removed);
      removed.focus();
    },
  });
  screen.append(kept.box);
}

export function showInstead(root: HTMLElement, screen: HTMLElement): void {
  empty(root);
  root.removeAttribute("aria-busy");
  root.append(screen);
}

export function elsewhereScreen(words: AskTexts, onGoOn: () => Promise<void>): HTMLElement {
  const goOn = button({ class: "main" }, press, words.goOnHere);
  return plainScreen(words.elsewhereTitle, el("p", {}, words.elsewhereHint), goOn);

  function press(): void {
    goOn.disabled = true;
    void onGoOn();
  }
}
