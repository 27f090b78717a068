import { maxAskAnswerLength, maxAskedNameLength } from "@lane/domain/asks.ts";

import { button, el } from "../dom.ts";
import { field } from "../form-fields.ts";
import { deliverySentence } from "./delivery-status.ts";
import { icon, pencil } from "./icons.ts";
import { isEmpty, soundsOf } from "./kept-answer.ts";
import type { AskTools, PagePart } from "./part-of-page.ts";
import { photoChooser, photoList } from "./photo-list.ts";
import { questionHeader } from "./question-header.ts";
import { recorderPanel, recordingNotice } from "./recorder-panel.ts";

/** The question, and everything with which it can be answered. */
export function draftScreen(tools: AskTools): PagePart {
  const { answering, words } = tools;
  const recorder = recorderPanel(tools);
  const photos = photoList(tools);
  const chooser = photoChooser(tools);
  const writing = writingPart(tools);
  const name = nameField(tools);
  const notice = el("p", { class: "notice", role: "alert" });
  const status = el("p", { class: "status", role: "status" });
  const bar = actionBar(tools, name, () => void recorder.stopAndListen());
  const choices = el("div", { class: "choices pair" }, writing.toggle, chooser.box);
  const main = el("main", { class: "ask" }, questionHeader(answering.ask(), words), notice, recorder.box, choices);
  main.append(writing.box, photos.box, chooser.note, name.box, status);

  return {
    box: el("div", {}, main, bar.box),
    update() {
      const isRecording = answering.recording.state() === "recording";
      for (const part of [recorder, photos, chooser, writing, bar]) part.update();
      recorder.box.hidden = writing.isAlone();
      setText(notice, recordingNotice(tools));
      name.box.hidden = isEmpty(answering.answer) || isRecording;
      setText(status, isEmpty(answering.answer) || isRecording ? lostConnection(tools) : deliverySentence(tools));
    },
    close: () => recorder.close(),
  };
}

/** A region that is read aloud is not read again without need. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === "";
}

function lostConnection({ answering, words }: AskTools): string {
  return answering.sender.trouble()?.kind === "no connection" ? words.offline : "";
}

interface WritingPart {
  readonly box: HTMLElement;
  readonly toggle: HTMLElement;
  /** Writing is open, and nothing was recorded. */
  isAlone(): boolean;
  update(): void;
}

function writingPart({ answering, words }: AskTools): WritingPart {
  const { answer, recording } = answering;
  const text = field({
    name: "answer-words",
    label: words.yourAnswer,
    maxLength: maxAskAnswerLength,
    rows: 7,
    value: answer.text,
    onInput: (value) => answering.setWords({ text: value }),
  });
  text.control.setAttribute("dir", "auto");
  const said = el("span");
  const toggle = button({ class: "quiet with-icon" }, () => setOpen(!isOpen), icon(pencil), said);
  let isOpen = answer.text !== "";
  let wasTrouble = false;

  function setOpen(isNowOpen: boolean): void {
    isOpen = isNowOpen;
    recording.reset();
    update();
    answering.setWords({});
    if (isOpen) text.control.focus();
  }

  function hasSounds(): boolean {
    return soundsOf(answer).length > 0 || recording.state() === "recording";
  }

  function update(): void {
    const isTrouble = recording.trouble() !== undefined;
    // Without a microphone there is nothing else to do here than to write.
    if (isTrouble && !wasTrouble) isOpen = true;
    wasTrouble = isTrouble;
    text.box.hidden = !isOpen;
    toggle.hidden = isOpen && (hasSounds() || answer.text.trim() !== "");
    said.textContent = isOpen ? words.recordInstead : soundsOf(answer).length > 0 ? words.writeToo : words.write;
  }

  return { box: text.box, toggle, isAlone: () => isOpen && !hasSounds() && recording.state() === "off", update };
}

function nameField({ answering, reader }: AskTools): ReturnType<typeof field> {
  return field({
    name: "answer-name",
    label: reader.texts.yourName,
    maxLength: maxAskedNameLength,
    value: answering.answer.name,
    autocomplete: "name",
    onInput: (name) => answering.setWords({ name }),
  });
}

interface ActionBar {
  readonly box: HTMLElement;
  update(): void;
}

/** The one large button at the foot of the screen. */
function actionBar(
  { answering, words, reader }: AskTools,
  name: ReturnType<typeof field>,
  onStop: () => void,
): ActionBar {
  const { answer, recording } = answering;
  const act = button({ class: "main" }, press);
  const box = el("div", { class: "answer-bar" }, act);

  function press(): void {
    if (recording.state() === "recording") return onStop();
    const isNameless = answer.name.trim() === "";
    name.complain(isNameless ? reader.texts.nameMissing : undefined);
    if (isNameless) name.control.focus();
    else void answering.send();
  }

  return {
    box,
    update() {
      const isRecording = recording.state() === "recording";
      act.textContent = isRecording ? words.stopAndListen : words.sendTo(answering.ask().from);
      box.hidden = !isRecording && isEmpty(answer);
    },
  };
}
