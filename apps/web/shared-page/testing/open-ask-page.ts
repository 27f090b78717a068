import "../page.css";
import { onTestFinished, vi } from "vitest";

import { createAnswerStore } from "../ask/answer-store.ts";
import { openAsk } from "../ask/open-ask.ts";
import { readerOf } from "../texts/texts.ts";

export interface AskPage {
  readonly root: HTMLElement;
  readonly token: string;
  /** As when the tab is closed. */
  close(): Promise<void>;
}

let opened = 0;

/** Opens a link of its own in an empty page, or one that was opened before. */
export function openAskPage(before?: Pick<AskPage, "token">, languages: readonly string[] = ["en-GB"]): AskPage {
  opened += 1;
  const token = before ? before.token : `question-${opened}-of-marianne`;
  const root = document.createElement("div");
  root.id = `tab-${opened}`;
  root.setAttribute("aria-busy", "true");
  document.body.append(root);
  const ask = openAsk(root, token, readerOf(languages));
  const page: AskPage = {
    root,
    token,
    async close() {
      await ask.close();
      root.remove();
    },
  };
  onTestFinished(async () => {
    await page.close();
    const store = createAnswerStore();
    for (const answer of await store.all()) await store.remove(answer.token);
    vi.unstubAllGlobals();
  });
  return page;
}

/** As when the page is loaded again. */
export async function reload(page: AskPage): Promise<AskPage> {
  await page.close();
  return openAskPage(page);
}
