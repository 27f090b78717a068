import type { FoundBackup } from "@lane/contract/restoring.ts";

import { button, el } from "../shared-page/dom.ts";
import { contentsLine, momentOf } from "./words.ts";

const shownAtFirst = 5;

interface BackupListOptions {
  /** Newest first. */
  readonly backups: readonly FoundBackup[];
  readonly onChoose: (backup: FoundBackup) => void;
}

/** The newest backup that can be restored is chosen. */
export function backupList({ backups, onChoose }: BackupListOptions): HTMLElement {
  const newest = backups.find(({ problem }) => problem === null);
  const cards = backups.map((backup) => card(backup, backup === newest, onChoose));
  const list = el("div", { class: "backups" }, ...cards.slice(0, shownAtFirst));
  const group = el("fieldset", {}, el("legend", {}, "Which backup?"), list);
  if (cards.length <= shownAtFirst) return group;
  const more = button(
    { class: "quiet small" },
    () => {
      list.append(...cards.slice(shownAtFirst));
      more.remove();
      cards[shownAtFirst]?.querySelector("input")?.focus();
    },
    `Show ${cards.length - shownAtFirst} older ones`,
  );
  group.append(more);
  return group;
}

function card(backup: FoundBackup, isChosen: boolean, onChoose: (backup: FoundBackup) => void): HTMLElement {
  const { name, madeAt, contents, problem } = backup;
  const id = `backup-${name}`;
  const about = contents ? `${contentsLine(contents)} · version ${contents.version}` : problem;
  const radio = el("input", {
    type: "radio",
    name: "backup",
    id,
    value: name,
    checked: isChosen,
    disabled: problem !== null,
    "aria-describedby": `${id}-about`,
  });
  radio.addEventListener("change", () => onChoose(backup));
  return el(
    "div",
    { class: problem === null ? "backup" : "backup unusable" },
    radio,
    el("label", { for: id }, momentOf(madeAt, name)),
    el("p", { id: `${id}-about` }, about),
  );
}
