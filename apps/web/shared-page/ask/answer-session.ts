import { empty } from "../dom.ts";
import { troubleScreen } from "../plain-screens.ts";
import type { AskTexts } from "../texts/ask-en.ts";
import type { Reader } from "../texts/texts.ts";
import { keyOf } from "./answer-key.ts";
import type { AnswerStore } from "./answer-store.ts";
import { createAnswering } from "./answering.ts";
import { call } from "./ask-calls.ts";
import { createAskView } from "./ask-view.ts";
import { newAnswer } from "./kept-answer.ts";
import { createPartFiles } from "./pieces-as-files.ts";

export interface AnswerSession {
  isRecording(): boolean;
  /** Asks the server again, unless that could disturb a recording. */
  look(): void;
  /** Resolves when everything is kept. */
  close(): Promise<void>;
}

interface SessionOptions {
  readonly root: HTMLElement;
  readonly token: string;
  readonly reader: Reader;
  readonly words: AskTexts;
  readonly store: AnswerStore;
  /** The question stands on the page. */
  readonly onSeen: () => void;
  readonly onEnded: () => void;
  /** Somebody who withdrew an answer would like to give another. */
  readonly onAgain: () => void;
}

/** From the moment at which this tab may change an answer until another one may. */
export async function openSession(options: SessionOptions): Promise<AnswerSession> {
  const { root, token, reader, words, store } = options;
  const kept = await store.read(token);
  const answer = kept || newAnswer(token, keyOf(token, undefined), "");
  keyOf(token, answer.key);
  const files = createPartFiles(token, store);
  let isSeen = false;
  let isClosed = false;
  const answering = createAnswering({
    answer,
    isFresh: kept === undefined,
    store,
    onChange: show,
    onEnded: options.onEnded,
    onTrouble(failure) {
      empty(root);
      root.removeAttribute("aria-busy");
      root.append(troubleScreen(failure, reader.texts, () => answering.look()));
    },
  });
  const view = createAskView({
    root,
    tools: { reader, words, answering, store, files },
    onAgain: options.onAgain,
    async onReport(text) {
      const reply = await call("report", { token, text });
      return reply.kind === "ok" ? undefined : reply;
    },
  });
  void answering.look();

  function show(): void {
    if (isClosed || !answering.isKnown()) return;
    view.update();
    if (isSeen) return;
    isSeen = true;
    options.onSeen();
  }

  return {
    isRecording: () => answering.recording.state() !== "off",
    look() {
      if (answering.recording.state() === "off") void answering.look();
    },
    async close() {
      isClosed = true;
      await answering.stop();
      view.close();
      files.close();
    },
  };
}
