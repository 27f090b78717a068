import { maxPhotosPerAskAnswer } from "@lane/domain/asks.ts";

import { button, el } from "../dom.ts";
import type { PhotoRefusal } from "./answer-parts.ts";
import { camera, icon } from "./icons.ts";
import { type KeptPart, photosOf } from "./kept-answer.ts";
import { type AskTools, keyed, type PagePart } from "./part-of-page.ts";
import { mostPhotoBytes } from "./photo-files.ts";

/** The photos of an answer, each with a way to take it out again. */
export function photoList(tools: AskTools): PagePart {
  const { answering, words } = tools;
  const box = el("section", { class: "photos", "aria-label": words.yourPhotos });
  const draw = keyed(box, () => {
    const photos = photosOf(answering.answer);
    return photos.length === 0 ? [] : [el("ul", {}, ...photos.map((photo, index) => item(photo, index + 1, tools)))];
  });
  return {
    box,
    update: () =>
      draw(
        photosOf(answering.answer)
          .map(({ id }) => id)
          .join(),
      ),
    close: () => undefined,
  };
}

function item(photo: KeptPart, number: number, { answering, words, files, reader }: AskTools): HTMLElement {
  const name = reader.texts.photo(number);
  const frame = el("div", { class: "photo" }, el("span", {}, name));
  const remove = () => void answering.removePart(photo.id);
  void show();
  return el("li", {}, frame, button({ class: "quiet", "aria-label": words.removePhoto(number) }, remove, words.remove));

  async function show(): Promise<void> {
    const address = await files.addressOf(photo);
    if (address === undefined) return;
    const image = el("img", { alt: name });
    // Some browsers cannot show a photo as phones take it: then its number stays.
    image.addEventListener("load", () => {
      frame.textContent = "";
      frame.append(image);
    });
    image.src = address;
  }
}

interface PhotoChooser {
  readonly box: HTMLElement;
  readonly note: HTMLElement;
  update(): void;
}

/** A button for photos of this device; what cannot be used is said. */
export function photoChooser({ answering, words }: AskTools): PhotoChooser {
  const note = el("p", { class: "complaint", role: "alert" });
  const input = el("input", { type: "file", accept: "image/*", multiple: true, hidden: true });
  const said = el("span");
  const choose = button({ class: "quiet with-icon" }, () => input.click(), icon(camera), said);
  input.addEventListener("change", () => void add(Array.from(input.files || [])));

  async function add(files: readonly File[]): Promise<void> {
    note.textContent = "";
    input.value = "";
    const refusals = await answering.addPhotos(files);
    note.textContent = Array.from(new Set(refusals.map(sentenceOf))).join(" ");
  }

  function sentenceOf({ name, why }: PhotoRefusal): string {
    if (why === "count") return words.photoCount(maxPhotosPerAskAnswer);
    if (why === "size") return words.photoSize(name, Math.floor(mostPhotoBytes / 2 ** 20));
    return why === "type" ? words.photoType(name) : words.photoUnread(name);
  }

  return {
    box: el("div", {}, choose, input),
    note,
    update() {
      const count = photosOf(answering.answer).length;
      said.textContent = count === 0 ? words.addPhoto : words.addAnotherPhoto;
      choose.hidden = count >= maxPhotosPerAskAnswer;
    },
  };
}
