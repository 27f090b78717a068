import type { AnswerStore } from "./answer-store.ts";
import type { KeptAnswer } from "./kept-answer.ts";

/** Long enough for a word, short enough to lose nothing that somebody would miss. */
const typingMs = 300;

interface TypedWords {
  set(words: Partial<Pick<KeptAnswer, "name" | "text">>): void;
  stop(): void;
}

/** Keeps what is typed on this device, a moment after each key, and at once when the page is left. */
export function createTypedWords(answer: KeptAnswer, store: AnswerStore): TypedWords {
  let typing: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("visibilitychange", keepNow);
  addEventListener("pagehide", keepNow);

  function keepNow(): void {
    if (typing === undefined) return;
    clearTimeout(typing);
    typing = undefined;
    void store.write(answer);
  }

  return {
    set(words) {
      Object.assign(answer, words);
      clearTimeout(typing);
      typing = setTimeout(keepNow, typingMs);
    },
    stop() {
      keepNow();
      document.removeEventListener("visibilitychange", keepNow);
      removeEventListener("pagehide", keepNow);
    },
  };
}
