import type { Failure } from "../calls.ts";
import { el, empty } from "../dom.ts";
import { pageFooter } from "../page-footer.ts";
import {
  acceptedScreen,
  declinedScreen,
  noRoomScreen,
  sendingScreen,
  sentScreen,
  withdrawnScreen,
} from "./answered-screens.ts";
import { draftScreen } from "./draft-screen.ts";
import type { Stage } from "./known-answer.ts";
import type { AskTools, PagePart } from "./part-of-page.ts";

interface AskViewOptions {
  readonly root: HTMLElement;
  readonly tools: AskTools;
  readonly onReport: (text: string) => Promise<Failure | undefined>;
  readonly onAgain: () => void;
}

export interface AskView {
  update(): void;
  close(): void;
}

/** Shows the screen of the stage that an answer is at, and keeps it up to date. */
export function createAskView({ root, tools, onReport, onAgain }: AskViewOptions): AskView {
  let shown: PagePart | undefined;
  let stage: Stage | undefined;
  const screens: Readonly<Record<Stage, () => PagePart>> = {
    draft: () => draftScreen(tools),
    sending: () => sendingScreen(tools),
    sent: () => sentScreen(tools),
    accepted: () => acceptedScreen(tools),
    declined: () => declinedScreen(tools),
    withdrawn: () => withdrawnScreen(tools, onAgain),
    "no room": () => noRoomScreen(tools),
  };

  function become(next: Stage): void {
    const isFirst = stage === undefined;
    stage = next;
    shown?.close();
    shown = screens[next]();
    empty(root);
    root.removeAttribute("aria-busy");
    root.append(el("div", {}, shown.box, pageFooter({ isForAddress: false, texts: tools.reader.texts, onReport })));
    shown.update();
    if (isFirst) return;
    scrollTo(0, 0);
    root.querySelector<HTMLElement>("h1[tabindex], .recorded button, textarea")?.focus({ preventScroll: true });
  }

  return {
    update() {
      const now = tools.answering.stage();
      if (now === stage) shown?.update();
      else become(now);
    },
    close: () => shown?.close(),
  };
}
