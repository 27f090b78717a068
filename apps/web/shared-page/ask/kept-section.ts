import { button, el } from "../dom.ts";
import { buttonThatAsks } from "./asking-first.ts";
import { type KeptAnswer, type KeptPart, photosOf, soundsOf } from "./kept-answer.ts";
import type { AskTools, PagePart } from "./part-of-page.ts";
import { fileNameOf } from "./pieces-as-files.ts";
import { soundPlayer } from "./sound-player.ts";

interface KeptOptions extends Pick<AskTools, "files" | "words" | "reader"> {
  readonly answer: KeptAnswer;
  /** Why it is shown. */
  readonly sentence: string;
  readonly onRemove: () => Promise<void>;
}

/** An answer that is nowhere but on this device: to listen to, to save and to remove. */
export function keptSection({ answer, sentence, files, words, reader, onRemove }: KeptOptions): PagePart {
  const sounds = soundsOf(answer);
  const player =
    sounds.length === 0 ? undefined : soundPlayer({ sounds, files, words, notPlayable: reader.texts.notPlayable });
  const remove = buttonThatAsks({
    label: words.removeHere,
    question: words.removeHereQuestion,
    yes: words.removeHereYes,
    no: words.keep,
    async onYes() {
      player?.close();
      await onRemove();
      return undefined;
    },
  });
  const parts = [...sounds, ...photosOf(answer)].filter(({ isHere }) => isHere);
  const save = parts.length === 0 ? null : button({ class: "quiet" }, () => void saveAll(), words.saveFile);
  const box = el(
    "section",
    { class: "kept" },
    el("p", {}, sentence),
    player ? player.box : null,
    textOf(answer, sentence),
  );
  box.append(el("div", { class: "choices" }, save, remove));
  return { box, update: () => undefined, close: () => player?.close() };

  async function saveAll(): Promise<void> {
    for (const [index, part] of parts.entries()) await saveOne(part, parts.length === 1 ? "" : ` ${index + 1}`);
  }

  async function saveOne(part: KeptPart, number: string): Promise<void> {
    const address = await files.addressOf(part);
    if (address !== undefined) el("a", { href: address, download: fileNameOf(part, words.fileName + number) }).click();
  }
}

function textOf({ text }: KeptAnswer, sentence: string): HTMLElement | null {
  if (text.trim() === "") return null;
  const words = el("textarea", { readonly: true, rows: 7, "aria-label": sentence, dir: "auto" });
  words.value = text;
  return words;
}
