import type { FoundBackup, FoundBackups } from "@lane/contract/restoring.ts";

import { button, el, empty } from "../shared-page/dom.ts";
import { backupList } from "./backup-list.ts";
import { send, sentenceOf } from "./calls.ts";
import { identityField, oldKeyField } from "./key-fields.ts";
import { screen } from "./plain-screens.ts";

interface ChooseOptions {
  readonly code: string;
  /** Why the last try failed. */
  readonly problem: string | null;
  /** Called when the server has taken the order. */
  readonly onOrdered: () => void;
}

interface Keys {
  readonly key: string;
  readonly identity: string;
}

const noKeys: Keys = { key: "", identity: "" };

export function chooseScreen({ code, problem, onOrdered }: ChooseOptions): HTMLElement {
  const place = el("div", { class: "place" });
  const alert = el("p", { class: "complaint", role: "alert" }, problem === null ? null : sentenceOf(problem));
  const element = screen(
    "Restore a backup",
    el(
      "p",
      {},
      "Accounts, memories, photos and recordings come back as they were. Nothing is changed in the backup itself.",
    ),
    alert,
    place,
  );
  void look(noKeys);
  return element;

  function show(...parts: readonly HTMLElement[]): void {
    empty(place);
    place.append(...parts);
  }

  async function look(keys: Keys): Promise<string | undefined> {
    if (keys === noKeys) show(el("p", { class: "soft", role: "status" }, "Looking for backups"));
    const reply = await send("backups", { code, ...keys });
    if (reply.kind === "ok") {
      show(...partsFor(reply.data, keys));
      return undefined;
    }
    const sentence = reply.kind === "refused" ? reply.sentence : "The server doesn't answer. Please try again.";
    if (keys === noKeys) show(el("p", { role: "alert" }, sentence), lookAgain());
    return sentence;
  }

  function lookAgain(): HTMLElement {
    return button({ class: "quiet" }, () => void look(noKeys), "Look again");
  }

  function partsFor(found: FoundBackups, keys: Keys): readonly HTMLElement[] {
    if (found.isLocked) return [lockedForm(found, look)];
    if (found.backups.length === 0) return [nothingFound(found), lookAgain()];
    return [foundIn(found), orderForm(found.backups, keys)];
  }

  function orderForm(backups: readonly FoundBackup[], keys: Keys): HTMLElement {
    return restoreForm({ backups, keys, onSend });

    async function onSend(wish: Keys & { readonly name: string; readonly isKeyLost: boolean }) {
      alert.textContent = "";
      const reply = await send("start", { code, ...wish });
      if (reply.kind === "refused") return reply.sentence;
      onOrdered();
      return undefined;
    }
  }
}

function foundIn({ place }: FoundBackups): HTMLElement {
  return el("p", { class: "soft" }, `Found in ${place}.`);
}

function nothingFound({ place }: FoundBackups): HTMLElement {
  return el(
    "div",
    { class: "card" },
    el("h2", {}, "No backup was found"),
    el("p", {}, `There is none in ${place}.`),
    el("p", {}, "Say where your backups are, and start the server again:"),
    el("pre", { tabindex: 0 }, "BACKUP_FOLDER=/mnt/other-disk/lane npm start"),
    el("p", { class: "soft" }, "For backups in a bucket, set the variables that begin with BACKUP_S3_ instead."),
  );
}

type Send = () => Promise<string | undefined>;

/** A form that is sent once at a time and keeps what was entered when it is refused. */
function sendingForm(parts: readonly HTMLElement[], label: string, onSend: Send): HTMLFormElement {
  const failure = el("p", { class: "complaint", role: "alert" });
  const submit = el("button", { type: "submit", class: "main" }, label);
  const form = el("form", { novalidate: true }, ...parts, failure, el("div", { class: "actions" }, submit));
  let isSending = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isSending) void sendOnce();
  });

  async function sendOnce(): Promise<void> {
    isSending = true;
    failure.textContent = "";
    submit.textContent = "One moment";
    failure.textContent = (await onSend()) ?? "";
    submit.textContent = label;
    isSending = false;
  }
  return form;
}

function lockedForm(found: FoundBackups, look: (keys: Keys) => Promise<string | undefined>): HTMLElement {
  const key = oldKeyField();
  const identity = identityField();
  const parts = [
    el("p", {}, `The backups in ${found.place} are encrypted. One of these keys opens them.`),
    key.box,
    identity.box,
  ];
  return sendingForm(parts, "Open the backups", async () => {
    const keys = { key: key.control.value, identity: identity.control.value };
    if (keys.key.trim() === "" && keys.identity.trim() === "") return "Please enter one of the two keys.";
    return look(keys);
  });
}

interface RestoreFormOptions {
  readonly backups: readonly FoundBackup[];
  readonly keys: Keys;
  readonly onSend: (wish: Keys & { readonly name: string; readonly isKeyLost: boolean }) => Promise<string | undefined>;
}

function restoreForm({ backups, keys, onSend }: RestoreFormOptions): HTMLElement {
  let chosen = backups.find(({ problem }) => problem === null);
  const key = oldKeyField();
  const lost = el("input", { type: "checkbox", id: "key-lost", "aria-describedby": "key-lost-cost" });
  const keyParts = el("div", {}, key.box, lostBox(lost));
  const keyFits = el("p", { class: "soft" }, "The key of this backup is here already.");
  const list = backupList({ backups, onChoose: choose });
  lost.addEventListener("change", () => {
    key.box.hidden = lost.checked;
  });
  if (chosen) choose(chosen);
  else return list;

  return sendingForm([list, keyParts, keyFits], "Restore this backup", async () => {
    const name = chosen?.name ?? "";
    if (chosen?.isKeyRight === true) return onSend({ ...keys, name, isKeyLost: false });
    if (lost.checked) return onSend({ ...keys, name, isKeyLost: true });
    const entered = key.control.value.trim();
    if (entered !== "") return onSend({ ...keys, name, key: entered, isKeyLost: false });
    key.control.focus();
    return "Please enter the key, or say that it's lost.";
  });

  function choose(backup: FoundBackup): void {
    chosen = backup;
    keyParts.hidden = backup.isKeyRight;
    keyFits.hidden = !backup.isKeyRight;
  }
}

function lostBox(lost: HTMLInputElement): HTMLElement {
  return el(
    "div",
    { class: "lost" },
    lost,
    el("label", { for: lost.id }, "The key is lost"),
    el(
      "p",
      { id: "key-lost-cost" },
      "Everything comes back without it as well, but everybody has to log in again, and every link that was shared is dead for good.",
    ),
  );
}
