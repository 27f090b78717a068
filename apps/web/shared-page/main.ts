import "./page.css";
import { askPagePath, unsubscribePath } from "@lane/contract/page-paths.ts";

import { readerLanguages } from "#lib/reader-languages.ts";

import { hasKey } from "./ask/answer-key.ts";
import { openShare } from "./open-share.ts";
import { troubleScreen } from "./plain-screens.ts";
import { type Reader, readerOf } from "./texts/texts.ts";
import { openUnsubscribePage } from "./unsubscribe-page.ts";

const root = document.getElementById("page");
if (root) start(root);

function start(root: HTMLElement): void {
  const reader = readerOf(readerLanguages());
  const path = location.pathname.replace(/\/$/, "");
  const token = path.slice(path.lastIndexOf("/") + 1);
  const isAsk = path === askPagePath(token);
  // The server has written the whole page of a link that has ended.
  const isEnded = root.dataset["ended"] !== undefined;
  if (isEnded && !(isAsk && hasKey(token))) return;
  document.documentElement.lang = reader.language;
  if (isAsk) void openAskPage(root, token, reader, isEnded);
  else if (path === unsubscribePath) openUnsubscribePage(root, mailedToken(), reader.texts);
  else openShare(root, token, reader);
}

/** Apart from the rest: who is shown a memory need not wait for the recorder. */
async function openAskPage(root: HTMLElement, token: string, reader: Reader, isEnded: boolean): Promise<void> {
  try {
    const { openAsk, openEndedAsk } = await import("./ask/open-ask.ts");
    if (isEnded) await openEndedAsk(root, token, reader);
    else openAsk(root, token, reader);
  } catch {
    root.textContent = "";
    root.append(troubleScreen({ kind: "no connection" }, reader.texts, reload));
  }
}

async function reload(): Promise<void> {
  location.reload();
}

/** From a mail's text as a fragment, which no server sees; from a mail program as `?t=`. */
function mailedToken(): string {
  return location.hash.slice(1) || new URLSearchParams(location.search).get("t") || "";
}
