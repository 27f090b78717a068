import type { SharedMemory } from "@lane/contract/shared-memories.ts";
import { maxAnswerLength, maxShareLabelLength } from "@lane/domain/shares.ts";

import type { Failure } from "./calls.ts";
import { button, el } from "./dom.ts";
import { field, form } from "./form-fields.ts";
import type { Texts } from "./texts/en.ts";
import type { AnswerWords } from "./visit.ts";
import { sendingTroubleOf } from "./words.ts";

/** What the reader has written and not sent. It outlives every change of the page. */
export interface AnswerDraft {
  isOpen: boolean;
  name: string;
  text: string;
  memoryId: string;
}

export const emptyDraft = (): AnswerDraft => ({ isOpen: false, name: "", text: "", memoryId: "" });

interface AnswerOptions {
  readonly from: string | null;
  readonly memories: readonly SharedMemory[];
  readonly draft: AnswerDraft;
  readonly texts: Texts;
  readonly onSend: (words: AnswerWords) => Promise<Failure | undefined>;
}

/** A button that stays at the foot of the page, a form in its place when it is pressed, and thanks. */
export function answerSection(options: AnswerOptions): HTMLElement {
  const { from, draft, texts } = options;
  const heading = from === null ? texts.tellSomebody : texts.tell(from);
  const section = el("section", { "aria-label": heading });

  function become(className: string, ...parts: readonly HTMLElement[]): void {
    section.className = className;
    section.textContent = "";
    section.append(...parts);
  }

  function showButton(): void {
    draft.isOpen = false;
    become("answer-bar", button({ class: "main" }, openForm, heading));
  }

  function openForm(): void {
    showForm();
    section.scrollIntoView();
    section.querySelector<HTMLElement>(draft.name === "" ? "input" : "textarea")?.focus();
  }

  function showForm(): void {
    draft.isOpen = true;
    become("answer", el("h2", {}, heading), answerForm(options, { onSent: showThanks, onLeave: leave }));
  }

  function leave(): void {
    showButton();
    section.querySelector("button")?.focus();
  }

  function showThanks(): void {
    const thanks = el("p", { tabindex: -1 }, from === null ? texts.thanksSomebody : texts.thanks(from));
    become("answer", thanks, button({ class: "quiet" }, openForm, texts.tellMore));
    thanks.focus();
  }

  if (draft.isOpen) showForm();
  else showButton();
  return section;
}

interface FormActions {
  readonly onSent: () => void;
  readonly onLeave: () => void;
}

function answerForm({ memories, draft, texts, onSend }: AnswerOptions, { onSent, onLeave }: FormActions) {
  const name = field({
    name: "answer-name",
    label: texts.yourName,
    maxLength: maxShareLabelLength,
    value: draft.name,
    autocomplete: "name",
    onInput: (value) => Object.assign(draft, { name: value }),
  });
  const words = field({
    name: "answer-words",
    label: texts.yourWords,
    maxLength: maxAnswerLength,
    rows: 7,
    value: draft.text,
    onInput: (value) => Object.assign(draft, { text: value }),
  });

  async function send(): Promise<string | undefined> {
    const memoryId = memories.length === 1 ? memories[0]?.id : draft.memoryId || undefined;
    const about = memoryId === undefined ? {} : { memoryId };
    const failure = await onSend({ ...about, name: draft.name.trim(), text: draft.text.trim() });
    if (failure) return sendingTroubleOf(failure, texts);
    Object.assign(draft, { text: "", isOpen: false });
    onSent();
    return undefined;
  }

  return form({
    parts: [name.box, ...(memories.length > 1 ? [choiceOf(memories, draft, texts)] : []), words.box],
    fields: [
      { field: name, missing: texts.nameMissing },
      { field: words, missing: texts.wordsMissing },
    ],
    send: texts.send,
    sending: texts.sending,
    others: [button({ class: "quiet" }, onLeave, texts.notNow)],
    onSend: send,
  });
}

function choiceOf(memories: readonly SharedMemory[], draft: AnswerDraft, texts: Texts): HTMLElement {
  const choice = el(
    "select",
    { id: "answer-memory" },
    el("option", { value: "" }, texts.aboutAll),
    ...memories.map(({ id, title }) => el("option", { value: id, selected: id === draft.memoryId }, title)),
  );
  choice.addEventListener("change", () => Object.assign(draft, { memoryId: choice.value }));
  return el("div", { class: "field" }, el("label", { for: "answer-memory" }, texts.aboutWhich), choice);
}

/** The reader's own words, where they cannot be sent any more; nothing where there are none. */
export function keptWords({ text }: AnswerDraft, texts: Texts): HTMLElement | undefined {
  if (text.trim() === "") return undefined;
  const kept = el("textarea", { id: "kept-words", readonly: true, rows: 7 });
  kept.value = text;
  return el("section", { class: "answer" }, el("label", { for: "kept-words" }, texts.keptWords), kept);
}
