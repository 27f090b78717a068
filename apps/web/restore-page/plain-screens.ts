import { button, el } from "../shared-page/dom.ts";

export function screen(title: string, ...parts: readonly (HTMLElement | null)[]): HTMLElement {
  return el("section", {}, el("h1", { tabindex: -1 }, title), ...parts);
}

export function codeMissingScreen(): HTMLElement {
  return screen(
    "Restore a backup",
    el(
      "p",
      {},
      "To open this page, use the whole address that the server printed when it started, with the code after the #.",
    ),
    el(
      "p",
      { class: "soft" },
      "You'll find it in the terminal or the log of the server. Only somebody who can read that can restore a backup here.",
    ),
  );
}

export function wrongCodeScreen(sentence: string): HTMLElement {
  return screen(
    "This code doesn't open the page",
    el("p", { role: "alert" }, sentence),
    el("p", { class: "soft" }, "Every start prints a new address, in the terminal or the log of the server."),
  );
}

export function notEmptyScreen(): HTMLElement {
  return screen(
    "There are accounts here already",
    el("p", {}, "A backup can only be restored into an empty installation, because restoring replaces everything."),
    el("p", {}, el("a", { class: "main", href: "/" }, "Open Down Memory Lane")),
  );
}

export function restoredScreen(sentences: readonly string[]): HTMLElement {
  return screen(
    "Everything is back",
    ...sentences.map((sentence) => el("p", {}, sentence)),
    el("p", { class: "soft" }, "The server is running again. Log in as you always did."),
    el("p", {}, el("a", { class: "main", href: "/login" }, "Log in")),
  );
}

export function noConnectionScreen(onRetry: () => void): HTMLElement {
  return screen(
    "The server doesn't answer",
    el("p", { role: "alert" }, "This page keeps asking. If it stays like this, look at the server's log."),
    button({ class: "quiet" }, onRetry, "Ask again now"),
  );
}
