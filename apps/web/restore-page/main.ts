import "./page.css";
import type { RestoreStatus } from "@lane/contract/restoring.ts";

import { empty } from "../shared-page/dom.ts";
import { type Reply, send } from "./calls.ts";
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

type Ongoing = Exclude<RestoreStatus, { readonly state: "restored" }>;

/** Asks the server how things are until they are over, also from other tabs and after a reload. */
async function follow(root: HTMLElement, code: string): Promise<void> {
  const waiting = createWaiting();
  const screens = createScreens(root, code, waiting.hurry);
  for (;;) {
    const reply = await send("status", { code });
    if (reply.kind === "ok" && reply.data.state !== "restored") screens.showState(reply.data);
    else if (reply.kind === "no connection" || reply.kind === "refused") screens.showTrouble();
    else return show(root, lastScreen(reply, screens.wasRestoring()));
    await waiting.wait(screens.wasRestoring() ? restoringEveryMs : choosingEveryMs);
  }
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

  return {
    wasRestoring: (): boolean => typeof shown === "object",

    showState(status: Ongoing): void {
      failures = 0;
      if (status.state === "restoring") progressShown().show(status);
      else if (shown !== "choosing") {
        shown = "choosing";
        show(root, chooseScreen({ code, problem: status.problem, onOrdered: hurry }));
      }
    },

    showTrouble(): void {
      failures += 1;
      if (failures < failuresBeforeNotice) return;
      if (typeof shown === "object") shown.showNoConnection();
      else if (shown === "nothing") {
        shown = "no connection";
        show(root, noConnectionScreen(hurry));
      }
    },
  };
}

function createWaiting() {
  let end = (): void => undefined;
  return {
    hurry: (): void => end(),
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

function lastScreen(reply: Exclude<Reply<RestoreStatus>, { readonly kind: "no connection" }>, wasRestoring: boolean) {
  if (reply.kind === "ok" && reply.data.state === "restored") return restoredScreen(reply.data.sentences);
  if (reply.kind === "wrong code") return wrongCodeScreen(reply.sentence);
  // Once somebody has an account the page does not exist; after a restore, that is the good end.
  return wasRestoring ? restoredScreen([]) : notEmptyScreen();
}
