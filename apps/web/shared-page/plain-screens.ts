import type { Failure } from "./calls.ts";
import { button, el } from "./dom.ts";
import { field, form } from "./form-fields.ts";
import type { Texts } from "./texts/en.ts";
import { troubleOf } from "./words.ts";

/** Screens with one purpose and nothing of the share. The server writes the same markup for a link that has ended. */
export function plainScreen(title: string, ...parts: readonly (HTMLElement | undefined)[]): HTMLElement {
  return el("main", { class: "plain" }, el("h1", { tabindex: -1 }, title), ...parts);
}

export function endedScreen(texts: Texts, ...parts: readonly (HTMLElement | undefined)[]): HTMLElement {
  return plainScreen(texts.endedTitle, el("p", {}, texts.endedHint), ...parts);
}

export function troubleScreen(failure: Failure, texts: Texts, onTryAgain: () => Promise<void>): HTMLElement {
  const again = button({ class: "main" }, tryAgain, texts.tryAgain);
  const trouble = el("div", { role: "alert" }, el("h1", {}, troubleOf(failure, texts)));
  return el("main", { class: "plain" }, trouble, again);

  function tryAgain(): void {
    again.textContent = texts.loading;
    void onTryAgain();
  }
}

const longestPassphrase = 200;

/** Written in plain sight: it was told by somebody, and is easier to type so. */
export function passphraseScreen(
  texts: Texts,
  onUnlock: (passphrase: string) => Promise<Failure | undefined>,
): HTMLElement {
  const passphrase = field({ name: "passphrase", label: texts.passphrase, maxLength: longestPassphrase });
  for (const name of ["autocapitalize", "autocorrect"]) passphrase.control.setAttribute(name, "off");
  passphrase.control.spellcheck = false;
  const unlocking = form({
    parts: [passphrase.box],
    fields: [{ field: passphrase, missing: texts.passphraseMissing }],
    send: texts.open,
    sending: texts.loading,
    async onSend() {
      const failure = await onUnlock(passphrase.control.value.trim());
      if (!failure || failure.kind === "gone") return undefined;
      passphrase.control.focus();
      return failure.kind === "refused" ? texts.wrongPassphrase : troubleOf(failure, texts);
    },
  });
  return plainScreen(texts.lockedTitle, el("p", {}, texts.lockedHint), unlocking);
}
