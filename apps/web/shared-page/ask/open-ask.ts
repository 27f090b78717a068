import "./ask.css";
import { createOpening } from "../presence.ts";
import { onKeptByBrowser, onReturns } from "../returns.ts";
import { askTextsOf } from "../texts/ask-texts.ts";
import type { Reader } from "../texts/texts.ts";
import { type AnswerSession, openSession } from "./answer-session.ts";
import { createAnswerStore } from "./answer-store.ts";
import { call } from "./ask-calls.ts";
import { elsewhereScreen, showEnded, showInstead } from "./ends.ts";
import { removeOldAnswers } from "./old-answers.ts";
import { createOneTab } from "./one-tab.ts";

export interface OpenAsk {
  /** Resolves when everything is kept. */
  close(): Promise<void>;
}

/** Opens the link of a question in an element of the page. */
export function openAsk(root: HTMLElement, token: string, reader: Reader): OpenAsk {
  const words = askTextsOf[reader.language];
  const store = createAnswerStore();
  let session: AnswerSession | undefined;
  let isOver = false;
  const opening = createOpening(async () => (await call("opened", { token })).kind !== "no connection");
  const tab = createOneTab({ token, isRecording: () => session?.isRecording() || false, onYield: giveUp });
  const stops = [
    () => opening.stop(),
    () => tab.stop(),
    onReturns(() => session?.look()),
    warnOfLosses(() => session?.isRecording() || !store.isLasting()),
    onKeptByBrowser({ onLeave: () => void leave(), onBack: () => void begin(false) }),
  ];
  document.title = words.askedTitle;
  void begin(false);

  async function begin(isUrgent: boolean): Promise<void> {
    const isOurs = await tab.claim(isUrgent);
    if (isOver || session) return;
    if (!isOurs) return showElsewhere();
    session = await openSession({ root, token, reader, words, store, onSeen, onEnded: () => void end(), onAgain });
  }

  function onSeen(): void {
    opening.begin();
    void removeOldAnswers(store, token);
  }

  /** Another tab goes on with the answer. */
  async function giveUp(): Promise<void> {
    await closeSession();
    if (!isOver) showElsewhere();
  }

  async function closeSession(): Promise<void> {
    const closing = session;
    session = undefined;
    await closing?.close();
  }

  async function leave(): Promise<void> {
    await closeSession();
    tab.release();
  }

  function onAgain(): void {
    void closeSession().then(() => begin(true));
  }

  async function end(): Promise<void> {
    await close();
    await showEnded({ root, token, reader, words, store });
  }

  function showElsewhere(): void {
    showInstead(
      root,
      elsewhereScreen(words, () => begin(true)),
    );
  }

  async function close(): Promise<void> {
    isOver = true;
    await closeSession();
    for (const stop of stops) stop();
  }

  return { close };
}

/** Asks before the page is left, while something would be lost with it. */
function warnOfLosses(isAtRisk: () => boolean): () => void {
  addEventListener("beforeunload", warn);
  return () => removeEventListener("beforeunload", warn);

  function warn(event: BeforeUnloadEvent): void {
    if (!isAtRisk()) return;
    event.preventDefault();
    event.returnValue = "";
  }
}

/** The server has written the page of a link that has ended: adds what is still on this device. */
export function openEndedAsk(root: HTMLElement, token: string, reader: Reader): Promise<void> {
  return showEnded({ root, token, reader, words: askTextsOf[reader.language], store: createAnswerStore() });
}
