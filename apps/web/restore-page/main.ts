import "./page.css";
import type { RestoreStatus } from "@lane/contract/restoring.ts";

import { empty } from "../shared-page/dom.ts";
import { isServerReady, type Reply, send } from "./calls.ts";
import { chooseScreen } from "./choose-screen.ts";
import {
  codeMissingScreen,
  noConnectionScreen,
  notEmptyScreen,
  restoredScreen,
  wrongCodeScreen,
} from "./plain-screens.ts";
import { type ProgressScreen, progressScreen } from "./progress-screen.ts";

const restoringEveryMs = 1000;
const choosingEveryMs = 3000;
/** Between its two lives the server does not answer for a moment. */
const failuresBeforeNotice = 4;

const root = document.getElementById("page");
if (root) open(root);
addEventListener("hashchange", () => location.reload());

function open(root: HTMLElement): void {
  const code = location.hash.slice(1);
  if (code === "") show(root, codeMissingScreen());
  else void follow(root, code);
}

function show(root: HTMLElement, screen: HTMLElement): void {
  const isFirst = root.querySelector("h1") === null;
  empty(root);
  root.append(screen);
  if (!isFirst) screen.querySelector("h1")?.focus();
}

/** Asks the server how things are until they are over, also from other tabs and after a reload. */
async function follow(root: HTMLElement, code: string): Promise<void> {
  const waiting = createWaiting();
  const screens = createScreens(root, code, waiting.hurry);
  let restored: readonly string[] | undefined;
  for (;;) {
    const reply = await send("status", { code });
    restored ??= restoredIn(reply, screens.wasRestoring());
    const last = restored ? await onceReady(restored) : lastScreen(reply);
    if (last) return show(root, last);
    screens.show(reply);
    await waiting.wait(screens.wasRestoring() ? restoringEveryMs : choosingEveryMs);
  }
}

/** Sentences on what was restored. Once somebody has an account the page does not exist: after a restore, its good end. */
function restoredIn(reply: Reply<RestoreStatus>, wasRestoring: boolean): readonly string[] | undefined {
  if (reply.kind === "gone" && wasRestoring) return [];
  return reply.kind === "ok" && reply.data.state === "restored" ? reply.data.sentences : undefined;
}

async function onceReady(restored: readonly string[]): Promise<HTMLElement | undefined> {
  return (await isServerReady()) ? restoredScreen(restored) : undefined;
}

function lastScreen(reply: Reply<RestoreStatus>): HTMLElement | undefined {
  if (reply.kind === "wrong code") return wrongCodeScreen(reply.sentence);
  return reply.kind === "gone" ? notEmptyScreen() : undefined;
}

function createScreens(root: HTMLElement, code: string, hurry: () => void) {
  let shown: "nothing" | "choosing" | "no connection" | ProgressScreen = "nothing";
  let failures = 0;

  function progressShown(): ProgressScreen {
    if (typeof shown === "object") return shown;
    shown = progressScreen();
    show(root, shown.element);
    return shown;
  }

  function showState(status: RestoreStatus): void {
    failures = 0;
    if (status.state === "restoring") progressShown().show(status);
    else if (status.state === "restored") progressShown().showRestarting();
    else if (shown !== "choosing") {
      shown = "choosing";
      show(root, chooseScreen({ code, problem: status.problem, onOrdered: hurry }));
    }
  }

  function showTrouble(): void {
    failures += 1;
    if (failures < failuresBeforeNotice) return;
    if (typeof shown === "object") shown.showNoConnection();
    else if (shown === "nothing") {
      shown = "no connection";
      show(root, noConnectionScreen(hurry));
    }
  }

  return {
    wasRestoring: (): boolean => typeof shown === "object",
    show(reply: Reply<RestoreStatus>): void {
      if (reply.kind === "ok") showState(reply.data);
      else showTrouble();
    },
  };
}

function createWaiting() {
  let end: (() => void) | undefined;
  return {
    hurry: (): void => end?.(),
    wait: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
