import { button, el } from "../dom.ts";

interface Question {
  /** What the button says before anything is asked. */
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** Gives back why it failed. */
  readonly onYes: () => Promise<string | undefined>;
}

/** A button for what cannot be undone: pressed, it asks first, in its own place. */
export function buttonThatAsks({ label, question, yes, no, onYes }: Question): HTMLElement {
  const box = el("div", { class: "asking-first" });
  const first = button({ class: "quiet" }, ask, label);
  box.append(first);
  return box;

  function ask(): void {
    box.classList.add("asked");
    const trouble = el("p", { class: "complaint", role: "alert" });
    const sentence = el("p", { tabindex: -1 }, question);
    const certain = button({ class: "quiet" }, () => void answer(), yes);
    become(sentence, trouble, el("div", { class: "choices" }, button({ class: "quiet" }, back, no), certain));
    sentence.focus();

    async function answer(): Promise<void> {
      certain.disabled = true;
      trouble.textContent = (await onYes()) || "";
      certain.disabled = false;
    }
  }

  function back(): void {
    box.classList.remove("asked");
    become(first);
    first.focus();
  }

  function become(...parts: readonly HTMLElement[]): void {
    box.textContent = "";
    box.append(...parts);
  }
}
