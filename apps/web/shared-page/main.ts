import "./page.css";
import { unsubscribePath } from "@lane/contract/page-paths.ts";

import { readerLanguages } from "#lib/reader-languages.ts";

import { openShare } from "./open-share.ts";
import { readerOf } from "./texts/texts.ts";
import { openUnsubscribePage } from "./unsubscribe-page.ts";

const root = document.getElementById("page");
// The server has written the whole page of a link that has ended.
if (root && root.dataset["ended"] === undefined) start(root);

function start(root: HTMLElement): void {
  const reader = readerOf(readerLanguages());
  document.documentElement.lang = reader.language;
  const path = location.pathname.replace(/\/$/, "");
  if (path === unsubscribePath) openUnsubscribePage(root, mailedToken(), reader.texts);
  else openShare(root, path.slice(path.lastIndexOf("/") + 1), reader);
}

/** From a mail's text as a fragment, which no server sees; from a mail program as `?t=`. */
function mailedToken(): string {
  return location.hash.slice(1) || new URLSearchParams(location.search).get("t") || "";
}
