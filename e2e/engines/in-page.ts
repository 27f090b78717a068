/** An expression whose value is what the function returns in the page for these arguments. */
export function inPage<A extends readonly unknown[]>(called: (...words: A) => unknown, ...words: A): string {
  const written = words.map((word) => (word instanceof RegExp ? String(word) : JSON.stringify(word)));
  return `(() => { ${parts.map(String).join("\n")} return ${called.name}(${written.join(", ")}); })()`;
}

/** These functions run in the page, so that they can use each other and nothing else. */
const parts = [
  wordsOf,
  labelOf,
  nameOf,
  roleOf,
  hasRole,
  isShown,
  matches,
  findAll,
  find,
  drawnPartOf,
  isAlive,
  spotOf,
  awaitClick,
  isClickMissed,
  isText,
  choose,
  selectContent,
  isFocused,
  pictureInput,
  isPictureDrawn,
  arePicturesDrawn,
  hasArrived,
  middleOf,
];

function wordsOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
  const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
  if (label !== null) return ` ${label} `;
  const isBlock = getComputedStyle(node).display !== "inline";
  const inside = [...node.childNodes].map(wordsOf).join("");
  return isBlock ? ` ${inside} ` : inside;
}

function labelOf(element: Element): string | undefined {
  const labels: unknown = Reflect.get(element, "labels");
  if (!(labels instanceof NodeList) || labels.length === 0) return undefined;
  return [...labels].map(wordsOf).join(" ");
}

function nameOf(element: Element): string {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const referred = ids
    .map((id) => document.querySelector(`[id="${CSS.escape(id)}"]`))
    .filter((found) => found !== null);
  const name =
    referred.map(wordsOf).join(" ") ||
    element.getAttribute("aria-label") ||
    labelOf(element) ||
    wordsOf(element) ||
    element.getAttribute("title") ||
    "";
  return name.replaceAll(/\s+/g, " ").trim();
}

function roleOf(element: Element): string {
  const roles: Record<string, string> = {
    "a[href]": "link",
    "button, summary": "button",
    "h1, h2, h3, h4, h5, h6": "heading",
    "input[type=checkbox]": "checkbox",
    "input[type=radio]": "radio",
    "input[type=file]": "file",
    "input, textarea": "textbox",
    select: "combobox",
    img: "img",
    dialog: "dialog",
    option: "option",
  };
  return (
    element.getAttribute("role") ?? Object.entries(roles).find(([selector]) => element.matches(selector))?.[1] ?? ""
  );
}

/** A field is whatever takes typed text. */
function hasRole(element: Element, role: string): boolean {
  if (role !== "field") return roleOf(element) === role;
  return element.matches("input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]");
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isReachable = element.closest("[inert], [aria-hidden=true]") === null;
  return isReachable && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === "string" ? text === wanted : wanted.test(text);
}

function findAll(role: string, name: string | RegExp): Element[] {
  return [...document.querySelectorAll("*")].filter(
    (element) => hasRole(element, role) && isShown(element) && matches(nameOf(element), name),
  );
}

/** The first such element that is shown. */
export function find(role: string, name: string | RegExp): Element | undefined {
  return findAll(role, name)[0];
}

/** A field without a look of its own is clicked on its label. */
function drawnPartOf(element: Element): Element {
  const isBare = element.getBoundingClientRect().width <= 1 || getComputedStyle(element).opacity === "0";
  return (isBare && element instanceof HTMLInputElement ? element.labels?.[0] : undefined) ?? element;
}

/**
 * Whether React has the element or something around it: a page that the server wrote is not alive at once. The shared
 * page is drawn by its script alone.
 */
function isAlive(element: Element | null): boolean {
  if (!element) return false;
  if (element.id === "page") return true;
  return Object.keys(element).some((key) => key.startsWith("__reactFiber")) || isAlive(element.parentElement);
}

function middleOf(element: Element): { x: number; y: number } {
  // A link that wraps has a box on each line.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where a click meets the element: not while it is disabled, and not behind something else. */
export function spotOf(role: string, name: string | RegExp): { x: number; y: number } | undefined {
  for (const element of findAll(role, name).filter(isAlive)) {
    const target = drawnPartOf(element);
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const spot = middleOf(target);
    const isMet = target.contains(document.elementFromPoint(spot.x, spot.y));
    if (!isMet || element.matches(":disabled, [aria-disabled=true]")) continue;
    awaitClick(target);
    return spot;
  }
  return undefined;
}

/**
 * Remembers on the page whether the next press meets the element. The click itself goes to whatever has captured the
 * pointer by then.
 */
function awaitClick(target: Element): void {
  Reflect.set(globalThis, "isClickMissed", true);
  const note = ({ target: met }: Event) => {
    Reflect.set(globalThis, "isClickMissed", !(met instanceof Node && target.contains(met)));
  };
  addEventListener("pointerdown", note, { capture: true, once: true });
}

/** Asked a moment after a click. On another page there is nothing to tell: the click has led there. */
export async function isClickMissed(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return Reflect.get(globalThis, "isClickMissed") === true;
}

/** Whether the page shows this text. */
export function isText(wanted: string | RegExp): boolean {
  const text = document.body.innerText.replaceAll(/\s+/g, " ");
  return typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);
}

/** Chooses in a list that the browser draws itself, outside of the page. */
export function choose(name: string, option: string): boolean {
  const list = find("combobox", name);
  if (!(list instanceof HTMLSelectElement)) return false;
  const found = [...list.options].find(({ text }) => text === option);
  if (!found) return false;
  list.value = found.value;
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** The whole content of the focused field, so that typing replaces it. */
export function selectContent(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) focused.select();
}

export function isFocused(name: string | RegExp): boolean {
  return find("field", name) === document.activeElement;
}

/** The input for pictures, which a button may hide. */
export function pictureInput(): Element | null {
  return document.querySelector("input[type=file][accept*=image]");
}

/** Whether a picture from the server is drawn; it is larger than the blurred one that stands in for it at first. */
export function isPictureDrawn(): boolean {
  return [...document.querySelectorAll("main img")].some(
    (image) =>
      image instanceof HTMLImageElement && image.complete && image.naturalWidth > 100 && image.src.includes("/api/"),
  );
}

/** Whether every picture that lies in the window is drawn, and every font is there. */
export async function arePicturesDrawn(): Promise<boolean> {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  });
  if (document.fonts.status !== "loaded" || !inSight.every(({ complete }) => complete)) return false;
  await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return true;
}

/** Whether the page shows its heading and waits for nothing. */
export function hasArrived(): boolean {
  const isWaiting = document.querySelector("[aria-busy=true]") !== null;
  return document.readyState === "complete" && find("heading", /./) !== undefined && !isWaiting;
}
