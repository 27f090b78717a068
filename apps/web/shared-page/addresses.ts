import type { SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";

import { el } from "./dom.ts";
import type { Texts } from "./texts/en.ts";

type Shower = HTMLImageElement | HTMLMediaElement;

/** The signed addresses of the files on the page, which are good for some minutes. */
export interface Addresses {
  /** Shows a file in an element, and again with a new address whenever the old one does not work any more. */
  bind(element: Shower, media: SharedMedia, apply: (media: SharedMedia) => void): void;
  renew(memories: readonly SharedMemory[]): void;
}

interface Bound {
  readonly element: Shower;
  readonly id: string;
  readonly apply: (media: SharedMedia) => void;
  readonly note: HTMLElement;
  losses: number;
}

/** A file that fails with this many new addresses waits until the page looks again by itself. */
const quickTries = 2;

export function createAddresses(texts: Texts, onLost: () => void): Addresses {
  const allBound: Bound[] = [];
  const newest = new Map<string, SharedMedia>();

  function lose(bound: Bound): void {
    bound.losses += 1;
    if (bound.losses <= quickTries) onLost();
    else bound.element.insertAdjacentElement("afterend", bound.note);
  }

  return {
    bind(element, media, apply) {
      const isImage = element instanceof HTMLImageElement;
      const note = el("p", { class: "note", role: "status" }, isImage ? texts.notLoaded : texts.notPlayable);
      const bound: Bound = { element, id: media.id, apply, note, losses: 0 };
      allBound.push(bound);
      element.addEventListener("error", () => {
        // An element that was emptied reports an error as well.
        if (element.hasAttribute("src")) lose(bound);
      });
      element.addEventListener(isImage ? "load" : "loadeddata", () => {
        bound.losses = 0;
        note.remove();
      });
      apply(newest.get(media.id) || media);
    },
    renew(memories) {
      for (const { media } of memories) for (const one of media) newest.set(one.id, one);
      for (const { element, id, apply, losses } of allBound) {
        const media = newest.get(id);
        if (losses > 0 && media && element.isConnected) apply(media);
      }
    },
  };
}
