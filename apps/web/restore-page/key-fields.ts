import { button, el } from "../shared-page/dom.ts";

const mostBytes = 10_000;

export interface TextFromFile {
  readonly box: HTMLElement;
  readonly control: HTMLInputElement | HTMLTextAreaElement;
}

interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly rows?: number;
}

/** A field for a key, which is pasted or comes from a file. */
function keyField({ name, label, hint, rows }: FieldOptions): TextFromFile {
  const hintId = `${name}-hint`;
  const attributes = {
    id: name,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": hintId,
  };
  const control = rows === undefined ? el("input", attributes) : el("textarea", { ...attributes, rows });
  const note = el("p", { class: "complaint", role: "alert" });
  const file = el("input", { type: "file", hidden: true });
  file.addEventListener("change", () => void read());

  async function read(): Promise<void> {
    const chosen = file.files?.[0];
    note.textContent = "";
    if (!chosen) return;
    if (chosen.size > mostBytes) note.textContent = "This file is too large to be a key.";
    else control.value = (await chosen.text()).trim();
    file.value = "";
    control.focus();
  }

  const choose = button({ class: "quiet small" }, () => file.click(), "Choose a file");
  return {
    control,
    box: el(
      "div",
      { class: "field" },
      el("label", { for: name }, label),
      el("p", { id: hintId, class: "hint" }, hint),
      el("div", { class: "with-file" }, control, choose, file),
      note,
    ),
  };
}

export function oldKeyField(): TextFromFile {
  return keyField({
    name: "old-key",
    label: "Key of the old installation",
    hint: "The line that npm run backup -- key printed there.",
  });
}

export function identityField(): TextFromFile {
  return keyField({
    name: "age-key",
    label: "Or a secret key of age",
    hint: "The file that age-keygen wrote. It opens backups that were encrypted for it.",
    rows: 3,
  });
}
