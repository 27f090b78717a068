import { send } from "./calls.ts";
import { button, el } from "./dom.ts";
import { plainScreen } from "./plain-screens.ts";
import type { Texts } from "./texts/en.ts";

/** Switches off one kind of mail, when its button is pressed and not before: mail scanners open every link. */
export function openUnsubscribePage(root: HTMLElement, token: string, texts: Texts): void {
  const status = el("p", { role: "alert" });
  const stop = button({ class: "main" }, () => void press(), texts.stop);
  document.title = texts.stopTitle;
  become(plainScreen(texts.stopTitle, el("p", {}, texts.stopHint), status, stop));

  function become(screen: HTMLElement): void {
    root.textContent = "";
    root.removeAttribute("aria-busy");
    root.append(screen);
  }

  async function press(): Promise<void> {
    stop.disabled = true;
    const reply = await send("unsubscribe", { token });
    stop.disabled = false;
    if (reply.kind === "ok") conclude(texts.stopped[reply.data.mail]);
    else if (reply.kind === "gone" || reply.kind === "refused") conclude(texts.stopUnknown);
    else status.textContent = texts.notStopped;
  }

  function conclude(sentence: string): void {
    become(plainScreen(sentence));
    root.querySelector("h1")?.focus();
  }
}
