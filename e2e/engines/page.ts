import { misfits } from "../pictures/fit.ts";
import type { EngineWindow, Key, Spot } from "./engine.ts";
import type { Gate } from "./gate.ts";
import {
  arePicturesDrawn,
  choose,
  find,
  hasArrived,
  inPage,
  isClickMissed,
  isFocused,
  isPictureDrawn,
  isText,
  pictureInput,
  selectContent,
  spotOf,
} from "./in-page.ts";
import { until } from "./until.ts";

type Words = string | RegExp;

/** A page that has asked for nothing at so many looks in a row has what it wants. */
const looksOfQuiet = 6;

/** A page of the product in any engine. Every step waits for what it needs. */
export interface EnginePage {
  /** Puts entries into the local storage, before the app is opened. */
  store(entries: Readonly<Record<string, string>>): Promise<void>;
  /** Loads an address of the product and waits until it is shown. */
  open(path: string): Promise<void>;
  /** Goes to another address inside the running app, and waits for a heading there. */
  turnTo(path: string, heading: Words): Promise<void>;
  click(role: string, name: Words): Promise<void>;
  /** Replaces the content of a field. */
  fill(name: Words, text: string): Promise<void>;
  /** Types into the text of a memory. */
  write(text: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses an option of a native list. */
  choose(name: string, option: string): Promise<void>;
  upload(paths: readonly string[]): Promise<void>;
  see(text: Words): Promise<void>;
  seeNoMore(text: Words): Promise<void>;
  seeElement(role: string, name: Words): Promise<void>;
  seeNoElement(role: string, name: Words): Promise<void>;
  /** Waits until a picture of a memory is drawn. */
  seePicture(): Promise<void>;
  /** Waits until the page asks for nothing more and every picture in sight is drawn. */
  settle(): Promise<void>;
  seeAddress(path: Words): Promise<void>;
  /** What does not fit on the screen. */
  misfits(): Promise<readonly string[]>;
  /** Waits until an expression is true in the page. */
  hold(what: string, expression: string): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
}

export function pageOf(window: EngineWindow, gate: Gate): EnginePage {
  const hold: Hold = (what, expression) =>
    until(what, () => window.evaluate<boolean>(`Promise.resolve(${expression}).then(Boolean)`)).then(() => undefined);
  const arrived = (path: string) => hold(`${path} is shown`, inPage(hasArrived));
  const focus = async (name: Words) => {
    await page.click("field", name);
    await hold(`${name} has the focus`, inPage(isFocused, name));
  };
  const page: EnginePage = {
    async store(entries) {
      await window.open(`${gate.address}/robots.txt`);
      await window.evaluate(`Object.assign(localStorage, ${JSON.stringify(entries)}) && null`);
    },
    async open(path) {
      await until("the page has all it asked for", async () => gate.isQuiet());
      await window.open(`${gate.address}${path}`);
      await arrived(path);
    },
    async turnTo(path, heading) {
      await window.evaluate(`void history.pushState({}, "", ${JSON.stringify(path)})`);
      await page.seeElement("heading", heading);
      await arrived(path);
    },
    click: (role, name) => clickOn(window, role, name),
    async fill(name, text) {
      await focus(name);
      await window.evaluate(inPage(selectContent));
      await window.type(text);
    },
    async write(text) {
      await focus("Your memory");
      await window.type(text);
    },
    type: (text) => window.type(text),
    press: (key) => window.press(key),
    choose: (name, option) => hold(`${name} has ${option}`, inPage(choose, name, option)),
    async upload(paths) {
      await hold("pictures can be added", inPage(pictureInput));
      await window.upload(inPage(pictureInput), paths);
    },
    ...sights(hold),
    async settle() {
      let quietLooks = 0;
      await until("nothing is asked for any more", async () => {
        quietLooks = gate.isQuiet() ? quietLooks + 1 : 0;
        return quietLooks >= looksOfQuiet;
      });
      await hold("pictures in sight are drawn", inPage(arePicturesDrawn));
    },
    misfits: () => window.evaluate(`(${String(misfits)})()`),
    hold,
    evaluate: (expression) => window.evaluate(expression),
    resize: (width, height) => window.resize(width, height),
    screenshot: () => window.screenshot(),
  };
  return page;
}

type Hold = EnginePage["hold"];

/** What can be waited for with the eyes. */
function sights(
  hold: Hold,
): Pick<EnginePage, "see" | "seeNoMore" | "seeElement" | "seeNoElement" | "seePicture" | "seeAddress"> {
  return {
    see: (text) => hold(`${text} is seen`, inPage(isText, text)),
    seeNoMore: (text) => hold(`${text} is gone`, `!${inPage(isText, text)}`),
    seeElement: (role, name) => hold(`${role} ${name} is seen`, inPage(find, role, name)),
    seeNoElement: (role, name) => hold(`${role} ${name} is gone`, `!${inPage(find, role, name)}`),
    seePicture: () => hold("a picture is drawn", inPage(isPictureDrawn)),
    seeAddress: (path) => hold(`the address is ${path}`, addressIs(path)),
  };
}

async function clickOn(window: EngineWindow, role: string, name: Words): Promise<void> {
  const look = () => window.evaluate<Spot | undefined>(inPage(spotOf, role, name));
  await until(`${role} ${name} is clicked`, async () => {
    const spot = await atRest(look);
    if (!spot) return false;
    await window.click(spot);
    // A page that is being left cannot be asked.
    return !(await window.evaluate<boolean>(inPage(isClickMissed)).catch(() => false));
  });
}

/** The spot once it is the same twice: what still moves is not clicked. */
async function atRest(look: () => Promise<Spot | undefined>): Promise<Spot | undefined> {
  const [before, now] = [await look(), await look()];
  return before && now && before.x === now.x && before.y === now.y ? now : undefined;
}

function addressIs(path: Words): string {
  const address = "(location.pathname + location.search)";
  return path instanceof RegExp ? `${String(path)}.test(${address})` : `${address} === ${JSON.stringify(path)}`;
}
