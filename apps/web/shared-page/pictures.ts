import type { SharedMedia } from "@lane/contract/shared-memories.ts";

import type { Addresses } from "./addresses.ts";
import { button, el } from "./dom.ts";
import type { Texts } from "./texts/en.ts";

export interface Picture {
  readonly media: SharedMedia;
  /** Read out, and shown where the picture cannot be. */
  readonly name: string;
}

export function picturesOf(media: readonly SharedMedia[], texts: Texts): Picture[] {
  return media
    .filter(({ type, url }) => type === "Image" && url !== null)
    .map((one, index) => ({ media: one, name: one.alt || one.caption || texts.photo(index + 1) }));
}

interface PictureStyle {
  /** How wide it is shown, as in the attribute. */
  readonly sizes: string;
  readonly isFirst: boolean;
}

/** A picture that keeps its room, and shows its own blurred colours until it has come. */
export function pictureImage(
  { media, name }: Picture,
  { sizes, isFirst }: PictureStyle,
  addresses: Addresses,
): HTMLImageElement {
  const { width, height, placeholder } = media;
  const loading = isFirst ? "eager" : "lazy";
  const image = el("img", { alt: name, width, height, sizes, loading, decoding: "async" });
  if (placeholder !== null) image.style.backgroundImage = `url("${placeholder}")`;
  addresses.bind(image, media, ({ url, sources }) => {
    if (sources.length > 0) image.srcset = sources.map((one) => `${one.url} ${one.width}w`).join(", ");
    if (url !== null) image.src = url;
  });
  return image;
}

interface PrintOptions extends PictureStyle {
  readonly addresses: Addresses;
  readonly texts: Texts;
  readonly onEnlarge: () => void;
}

/** A picture with its caption, which is shown large when it is pressed. */
export function print(picture: Picture, { addresses, texts, onEnlarge, ...style }: PrintOptions): HTMLElement {
  const image = pictureImage(picture, style, addresses);
  const enlarge = button({ class: "print" }, onEnlarge, image, el("span", { class: "unseen" }, ` ${texts.enlarge}`));
  return el("figure", {}, enlarge, captionOf(picture.media));
}

export function captionOf({ caption }: SharedMedia): HTMLElement | undefined {
  return caption === null ? undefined : el("figcaption", { dir: "auto" }, caption);
}
