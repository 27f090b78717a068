/** The page is built from nodes, never from markup: its policy refuses markup, and a hostile title is only a text. */

type Child = Node | string | null | undefined;
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const svgNamespace = "http://www.w3.org/2000/svg";

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  return filled(document.createElement(tag), attributes, children);
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  return filled(document.createElementNS(svgNamespace, tag), attributes, children);
}

/** A button that sends no form. */
export function button(attributes: Attributes, onPress: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const made = el("button", { type: "button", ...attributes }, ...children);
  made.addEventListener("click", onPress);
  return made;
}

/** What is not there is left out, `true` is an attribute without a value. */
function filled<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false)
      element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/**
 * Removes everything from an element. Films and sounds stop and pictures give up their addresses first: a node that was
 * only taken out of the page could play on, or go on loading.
 */
export function empty(element: Element): void {
  for (const player of Array.from(element.querySelectorAll<HTMLMediaElement>("audio, video"))) {
    player.pause();
    player.removeAttribute("poster");
    player.removeAttribute("src");
    player.load();
  }
  for (const picture of Array.from(element.querySelectorAll("img"))) {
    picture.removeAttribute("srcset");
    picture.removeAttribute("src");
    picture.style.backgroundImage = "";
  }
  element.textContent = "";
}
