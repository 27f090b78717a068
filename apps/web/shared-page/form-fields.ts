import { el } from "./dom.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Field {
  readonly box: HTMLElement;
  readonly control: Control;
  /** Puts a sentence below the field, or takes it away. */
  complain(sentence: string | undefined): void;
}

interface FieldOptions {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly rows?: number;
  readonly value?: string;
  readonly autocomplete?: string;
  readonly onInput?: (value: string) => void;
}

export function field({
  name,
  label,
  maxLength,
  rows,
  value = "",
  autocomplete = "off",
  onInput,
}: FieldOptions): Field {
  const attributes = { id: name, name, maxlength: maxLength, autocomplete, required: true };
  const control = rows === undefined ? el("input", attributes) : el("textarea", { ...attributes, rows });
  control.value = value;
  control.addEventListener("input", () => onInput?.(control.value));
  const note = el("p", { id: `${name}-note`, class: "complaint" });
  const box = el("div", { class: "field" }, el("label", { for: name }, label), control);
  return {
    box,
    control,
    complain(sentence) {
      if (sentence === undefined) {
        control.removeAttribute("aria-invalid");
        control.removeAttribute("aria-describedby");
        note.remove();
        return;
      }
      note.textContent = sentence;
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", note.id);
      box.append(note);
    },
  };
}

interface FormOptions {
  readonly parts: readonly HTMLElement[];
  readonly fields: readonly { readonly field: Field; readonly missing: string }[];
  readonly send: string;
  readonly sending: string;
  readonly others?: readonly HTMLElement[];
  /** Gives back why it failed. The form stays as it is then. */
  readonly onSend: () => Promise<string | undefined>;
}

/** A form that names what is missing, is sent once at a time, and keeps every word until it has been sent. */
export function form({ parts, fields, send, sending, others = [], onSend }: FormOptions): HTMLFormElement {
  const failure = el("p", { class: "complaint", role: "alert" });
  const submit = el("button", { type: "submit", class: "main" }, send);
  const made = el("form", { novalidate: true }, ...parts, failure, el("div", { class: "actions" }, submit, ...others));
  let isSending = false;

  made.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isSending && isComplete()) void sendOnce();
  });

  function isComplete(): boolean {
    const empty = fields.filter(({ field: { control } }) => control.value.trim() === "");
    for (const one of fields) one.field.complain(empty.includes(one) ? one.missing : undefined);
    empty[0]?.field.control.focus();
    return empty.length === 0;
  }

  async function sendOnce(): Promise<void> {
    isSending = true;
    failure.textContent = "";
    submit.textContent = sending;
    const sentence = await onSend();
    isSending = false;
    submit.textContent = send;
    if (sentence !== undefined) failure.textContent = sentence;
  }

  return made;
}
