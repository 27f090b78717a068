import { button, el } from "../dom.ts";
import { buttonThatAsks } from "./asking-first.ts";
import { deliverySentence, percentOf } from "./delivery-status.ts";
import { isEmpty, soundsOf } from "./kept-answer.ts";
import { keptSection } from "./kept-section.ts";
import { type AskTools, keyed, type PagePart } from "./part-of-page.ts";
import { questionHeader } from "./question-header.ts";
import { soundPlayer } from "./sound-player.ts";

/** Send was pressed, and not everything has arrived. */
export function sendingScreen({ ...tools }: AskTools): PagePart {
  const { answering, words } = tools;
  const { from } = answering.ask();
  const bar = el("progress", { max: 100, "aria-label": words.sendingTo(from) });
  const status = el("p", { role: "status" });
  const title = heading(words.sendingTo(from));
  const back = button({ class: "quiet" }, () => void answering.change(), words.changeFirst);
  return {
    box: screen(title, bar, status, back),
    update() {
      const percent = percentOf(answering.sender.progress());
      bar.value = percent;
      const sentence = answering.sender.trouble() ? deliverySentence(tools) : words.progress(percent);
      if (status.textContent !== sentence) status.textContent = sentence;
    },
    close: () => undefined,
  };
}

export function sentScreen(tools: AskTools): PagePart {
  const { answering, words, files, reader } = tools;
  const { from } = answering.ask();
  const sounds = soundsOf(answering.answer);
  const thanks = thanksPart(tools);
  const player =
    sounds.length === 0 ? undefined : soundPlayer({ sounds, files, words, notPlayable: reader.texts.notPlayable });
  const withdraw = buttonThatAsks({
    label: words.withdraw,
    question: words.withdrawQuestion(from),
    yes: words.withdrawYes,
    no: words.keep,
    onYes: async () => ((await answering.withdraw()) ? words.notWithdrawn : undefined),
  });
  const change = button({ class: "quiet" }, () => void answering.change(), words.change);
  const box = screen(
    heading(words.sentTitle(from)),
    thanks.box,
    player?.box,
    el("p", {}, words.sentHint(from)),
    el("div", { class: "choices" }, change, withdraw),
  );
  return { box, update: () => thanks.update(), close: () => player?.close() };
}

export function acceptedScreen(tools: AskTools): PagePart {
  const { answering, words } = tools;
  const thanks = thanksPart(tools, el("p", {}, words.acceptedHint));
  return { ...thanks, box: screen(heading(words.acceptedTitle(answering.ask().from)), thanks.box) };
}

export function declinedScreen(tools: AskTools): PagePart {
  const { answering, words } = tools;
  const { answer } = answering;
  const thanks = thanksPart(tools);
  const title = heading(words.declinedTitle(answering.ask().from));
  if (isEmpty(answer)) return { ...thanks, box: screen(title, thanks.box) };
  const onRemove = async (): Promise<void> => {
    await answering.removeHere();
    const removed = el("p", { tabindex: -1 }, words.removedHere);
    kept.box.replaceWith(removed);
    removed.focus();
  };
  const kept = keptSection({ ...tools, answer, sentence: words.stillHere, onRemove });
  return { ...kept, box: screen(title, thanks.box, kept.box), update: () => thanks.update() };
}

export function withdrawnScreen({ answering, words }: AskTools, onAgain: () => void): PagePart {
  const again = button({ class: "main" }, onAgain, words.answerAgain);
  const hint = el("p", {}, words.withdrawnHint(answering.ask().from));
  return still(screen(heading(words.withdrawnTitle), hint, again));
}

export function noRoomScreen(tools: AskTools): PagePart {
  const { answering, words } = tools;
  const { answer } = answering;
  const ask = answering.ask();
  const question = questionHeader(ask, words);
  const sentences = [el("h2", {}, words.noRoomTitle(ask.from)), el("p", {}, words.noRoomHint(ask.from))];
  if (isEmpty(answer)) return still(el("main", { class: "ask" }, question, ...sentences));
  const onRemove = () => answering.removeHere();
  const kept = keptSection({ ...tools, answer, sentence: words.neverSent, onRemove });
  return { ...kept, box: el("main", { class: "ask" }, question, ...sentences, kept.box) };
}

/** The words of who asked: they may come long after the answer was seen. */
function thanksPart({ answering, words }: AskTools, until: HTMLElement | null = null): PagePart {
  const box = el("div", {});
  const show = keyed(box, (thanks) => [
    thanks === ""
      ? until
      : el(
          "figure",
          { class: "said" },
          el("figcaption", {}, words.says(answering.ask().from)),
          el("blockquote", { dir: "auto" }, thanks),
        ),
  ]);
  return { box, update: () => show(answering.thanks() ?? ""), close: () => undefined };
}

function heading(sentence: string): HTMLElement {
  return el("h1", { tabindex: -1, dir: "auto" }, sentence);
}

function screen(...parts: readonly (HTMLElement | undefined)[]): HTMLElement {
  return el("main", { class: "plain answered" }, ...parts);
}

function still(box: HTMLElement): PagePart {
  return { box, update: () => undefined, close: () => undefined };
}
