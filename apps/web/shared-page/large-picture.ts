import type { Addresses } from "./addresses.ts";
import { button, el } from "./dom.ts";
import { captionOf, type Picture, pictureImage } from "./pictures.ts";
import type { Texts } from "./texts/en.ts";

interface LargePictureOptions {
  readonly pictures: readonly Picture[];
  readonly first: number;
  /** The rest of the page: out of sight and out of reach while a picture is large. */
  readonly page: HTMLElement;
  readonly addresses: Addresses;
  readonly texts: Texts;
}

const swipePx = 50;

/**
 * Shows one picture as large as the screen allows. Not a `<dialog>`, which the browsers of old phones do not have: what
 * is behind is invisible, so that nothing else can be reached. Back closes it, as people on phones expect.
 */
export function openLargePicture({ pictures, first, page, addresses, texts }: LargePictureOptions): void {
  const opener = document.activeElement;
  const frame = el("div", { class: "large-frame" });
  const step = (by: number): void => show((shown + by + pictures.length) % pictures.length);
  const dialog = el(
    "div",
    { class: "large", role: "dialog", "aria-modal": "true", tabindex: -1 },
    button({ class: "large-close" }, () => history.back(), texts.close),
    frame,
    pictures.length > 1 ? steps(texts, step) : null,
  );
  let shown = first;

  function show(next: number): void {
    const picture = pictures[next];
    if (!picture) return;
    shown = next;
    const number = texts.photo(next + 1);
    dialog.setAttribute("aria-label", pictures.length > 1 ? texts.numberOf(number, pictures.length) : picture.name);
    const image = pictureImage(picture, { sizes: "100vw", isFirst: true }, addresses);
    frame.textContent = "";
    frame.append(el("figure", {}, image, captionOf(picture.media)));
  }

  function close(): void {
    removeEventListener("popstate", close);
    dialog.remove();
    page.classList.remove("behind");
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  show(first);
  onKeys(dialog, { onClose: () => history.back(), onStep: step });
  onSwipe(frame, step);
  addEventListener("popstate", close);
  history.pushState("large picture", "");
  page.classList.add("behind");
  page.insertAdjacentElement("afterend", dialog);
  dialog.focus();
}

function steps(texts: Texts, onStep: (by: number) => void): HTMLElement {
  return el(
    "div",
    { class: "large-steps" },
    button({ class: "quiet" }, () => onStep(-1), texts.previous),
    button({ class: "quiet" }, () => onStep(1), texts.next),
  );
}

interface KeyActions {
  readonly onClose: () => void;
  readonly onStep: (by: number) => void;
}

function onKeys(element: HTMLElement, { onClose, onStep }: KeyActions): void {
  element.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") onClose();
    if (key === "ArrowLeft") onStep(-1);
    if (key === "ArrowRight") onStep(1);
  });
}

/** One finger from side to side; not while the reader has zoomed in and moves the picture. */
function onSwipe(element: HTMLElement, onStep: (by: number) => void): void {
  let startX: number | undefined;
  element.addEventListener("touchstart", ({ touches }) => {
    startX = touches.length === 1 && !isZoomed() ? touches[0]?.clientX : undefined;
  });
  element.addEventListener("touchend", ({ changedTouches }) => {
    const touch = changedTouches[0];
    if (startX === undefined || !touch) return;
    const moved = touch.clientX - startX;
    if (Math.abs(moved) > swipePx) onStep(moved < 0 ? 1 : -1);
  });
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale || 1) > 1.05;
}
