import type { RestoreSteps } from "@lane/contract/restoring.ts";

import { el } from "../shared-page/dom.ts";
import { screen } from "./plain-screens.ts";
import { figure } from "./words.ts";

interface Step {
  readonly name: Exclude<RestoreSteps["step"], "stopping">;
  readonly title: string;
  /** Said while it is done. */
  readonly now: string;
}

const steps: readonly Step[] = [
  { name: "files", title: "Files", now: "Putting photos, recordings and films back" },
  { name: "rows", title: "Memories and accounts", now: "Putting memories and accounts back" },
  { name: "search", title: "Search", now: "Making every memory findable" },
];
const comparing = "Comparing every row with the backup";

export interface ProgressScreen {
  readonly element: HTMLElement;
  show(progress: RestoreSteps): void;
  /** Everything is back but the server. */
  showRestarting(): void;
  /** Until the next progress. */
  showNoConnection(): void;
}

export function progressScreen(): ProgressScreen {
  const status = el("p", { role: "status" }, "Getting ready");
  const trouble = el("p", { class: "soft", role: "status" });
  const rows = steps.map(stepRow);
  return {
    element: screen(
      "Restoring the backup",
      status,
      el("ol", { class: "steps" }, ...rows.map(({ element }) => element)),
      el(
        "p",
        { class: "soft" },
        "You can close this page and open its address again to see how far it is. It leads you to the login when everything is back.",
      ),
      trouble,
    ),
    show(progress) {
      const current = steps.findIndex(({ name }) => name === progress.step);
      rows.forEach((row, index) => row.show(stateOf(index, current), progress));
      trouble.textContent = "";
      const sentence = sentenceOf(progress);
      // Said again only when it changes, or a screen reader would count along.
      if (status.textContent !== sentence) status.textContent = sentence;
    },
    showRestarting() {
      for (const row of rows) row.show("done");
      status.textContent = "Starting the server again";
    },
    showNoConnection() {
      trouble.textContent = "The server doesn't answer at the moment. This page keeps asking.";
    },
  };
}

type StepState = "waiting" | "running" | "done";

function stateOf(index: number, current: number): StepState {
  if (index === current) return "running";
  return index < current ? "done" : "waiting";
}

function sentenceOf({ step, done, total }: RestoreSteps): string {
  if (step === "rows" && done === total) return comparing;
  return steps.find(({ name }) => name === step)?.now ?? "Getting ready";
}

function stepRow({ name, title }: Step) {
  const label = el("span", { id: `step-${name}`, class: "step-title" }, title);
  const count = el("span", { class: "step-count" }, "Waiting");
  const bar = el("progress", { max: 1, value: 0, "aria-labelledby": label.id });
  const element = el("li", { class: "waiting-step" }, label, count, bar);
  return {
    element,
    show(state: StepState, { done, total } = { done: 0, total: 0 }): void {
      element.className = `${state}-step`;
      bar.max = state === "running" ? Math.max(1, total) : 1;
      bar.value = state === "running" ? done : Number(state === "done");
      const words = { waiting: "Waiting", running: `${figure(done)} of ${figure(total)}`, done: "Done" };
      count.textContent = words[state];
    },
  };
}
