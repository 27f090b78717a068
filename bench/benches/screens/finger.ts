import type { Locator, Page } from "@playwright/test";

/** One finger on a phone that counts its taps. */
export function createFinger(page: Page) {
  let taps = 0;
  let scrolls = 0;

  async function tap(target: Locator): Promise<void> {
    taps += 1;
    await target.waitFor();
    if (!(await isInWindow(page, target))) scrolls += 1;
    await target.tap();
  }

  return {
    taps: () => taps,
    /** How often what was tapped had to be scrolled into the window before. */
    scrolls: () => scrolls,
    tap,
    /** A field that has the focus already needs no tap. */
    async write(field: Locator, text: string): Promise<void> {
      await field.waitFor();
      if (!(await hasFocus(field))) await tap(field);
      await page.keyboard.type(text);
    },
    /** One tap opens the list, one chooses in it. */
    async choose(list: Locator, option: string): Promise<void> {
      await list.waitFor();
      taps += 2;
      await list.selectOption(option);
    },
    /** Choosing a photo counts once: the phone's own album is opened by the button, and is not ours to count. */
    async attach(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      const opened = page.waitForEvent("filechooser");
      await tap(button);
      await (await opened).setFiles(file);
    },
  };
}

async function isInWindow(page: Page, target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

async function hasFocus(field: Locator): Promise<boolean> {
  return (await field.and(field.page().locator(":focus")).count()) > 0;
}
