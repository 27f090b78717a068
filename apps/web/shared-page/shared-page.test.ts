import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { withMedia } from "#testing/emulate.ts";

import { answerCalls, openPage, refuses, shows } from "./testing/open-page.ts";
import { pixel, share, sharedMedia, sharedMemory } from "./testing/shares.ts";

test("a memory is shown with who shares it, its title, its date, its mark and its words", async () => {
  const calls = answerCalls(() => shows(share({ greeting: "Dear Vera" })));
  const root = openPage();

  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Marianne shared a memory with you");
  await expect.element(page.getByRole("heading", { level: 2 })).toHaveTextContent("Our wedding day");
  await expect.element(page.getByText("Dear Vera")).toBeVisible();
  await expect.element(page.getByText("15 May 1993")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Flower" })).toBeVisible();
  expect(page.getByText("sun", { exact: true }).element().tagName).toBe("STRONG");
  expect(root.hasAttribute("aria-busy")).toBe(false);
  expect(calls[0]).toEqual({ call: "look", body: { token: "token-of-vera" } });
  await expectAccessible(root);
});

test("without a name nobody is named, and nothing is offered that is not allowed", async () => {
  answerCalls(() => shows(share({ from: null, allowsAnswers: false })));
  openPage();

  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("A memory was shared with you");
  expect(page.getByRole("button", { name: /remember/ }).elements()).toEqual([]);
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("more than two memories are listed at the top", async () => {
  const memories = ["The barn", "The lake", "The cat"].map((title, index) => sharedMemory(`m-${index}`, { title }));
  answerCalls(() => shows(share({ memories })));
  openPage();

  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect.element(contents.getByRole("link")).toHaveLength(3);
  await contents.getByRole("link", { name: "The cat" }).click();

  await expect.element(page.getByRole("heading", { level: 2, name: "The cat" })).toBeInViewport();
});

test("texts that look like markup are texts", async () => {
  const hostile = hostileTexts();
  const memories = hostile.map((title, index) => sharedMemory(`m-${index}`, { title, text: title }));
  answerCalls(() => shows(share({ from: "<b>Eve</b>", greeting: "<img src=x>", memories })));
  const root = openPage();

  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("<b>Eve</b> shared memories with you");
  expect(Array.from(root.querySelectorAll("h2"), (heading) => heading.textContent)).toEqual(hostile);
  expect(root.querySelectorAll("script, style, iframe, object, b, img, article a")).toHaveLength(0);
  expect(Reflect.get(globalThis, "laneBreach")).toBeUndefined();
});

test("the page speaks the language of its reader, and writes dates as they do", async () => {
  answerCalls(() => shows(share({ memories: [sharedMemory("m-1", { isCirca: true, day: null })] })));
  openPage("token", ["nb-NO", "nl-BE", "en"]);

  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Marianne deelt een herinnering met je");
  await expect.element(page.getByText("Rond mei 1993")).toBeVisible();
});

test("a picture opens large, the arrows go on, and Escape leads back to it", async () => {
  const media = ["The barn", "The rings"].map((alt, index) => sharedMedia(`f-${index}`, { alt, caption: alt }));
  answerCalls(() => shows(share({ memories: [sharedMemory("m-1", { media })] })));
  openPage();
  const barn = page.getByRole("button", { name: "The barn Enlarge" });
  const dialog = page.getByRole("dialog");

  // The styles of the app, which tests load, would give the change a transition otherwise.
  await withMedia("prefers-reduced-motion", "no-preference", async () => {
    await barn.click();
    await expect.element(dialog).toHaveAttribute("aria-label", "Photo 1 of 2");
    await expect.element(page.getByRole("heading")).toHaveLength(0);
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(dialog.getByRole("img", { name: "The rings" })).toBeVisible();
    await userEvent.keyboard("{Escape}");

    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(barn).toHaveFocus();
  });
});

test("a file that is not ready is said to be so, beside what is", async () => {
  const media = [sharedMedia("f-1"), sharedMedia("f-2", { url: null, caption: "The second" })];
  answerCalls(() => shows(share({ memories: [sharedMemory("m-1", { media })] })));
  openPage();

  await expect.element(page.getByText("The second We can't show this right now.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Photo 1 Enlarge" })).toBeVisible();
});

test("a picture whose address has run out is shown with a new one", async () => {
  const signed = ["data:image/png;base64,gone", pixel];
  answerCalls(() =>
    shows(
      share({ memories: [sharedMemory("m-1", { media: [sharedMedia("f-1", { url: signed.shift() || pixel })] })] }),
    ),
  );
  const root = openPage();

  await expect.poll(() => root.querySelector("img")?.src).toBe(pixel);
  await expect.poll(() => root.querySelector("img")?.naturalWidth).toBe(1);
});

test("a sound is played and sought in its waveform", async () => {
  const sound = sharedMedia("f-1", {
    type: "Audio",
    url: silence(4),
    durationMs: 4000,
    caption: "The bells",
    waveform: [10, 90, 40],
  });
  answerCalls(() => shows(share({ memories: [sharedMemory("m-1", { media: [sound] })] })));
  const root = openPage();

  await page.getByRole("button", { name: "Play: The bells" }).click();
  await expect.element(page.getByRole("button", { name: "Pause: The bells" })).toBeVisible();
  await page.getByRole("slider", { name: "Position: The bells" }).fill("3");

  await expect.poll(() => root.querySelector("audio")?.currentTime).toBeGreaterThanOrEqual(3);
  await expect
    .element(page.getByRole("slider"))
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^0:0[34] \/ 0:04$/));
});

test("without a connection the page says so, and tries again when it is asked to", async () => {
  let isOffline = true;
  answerCalls(() => (isOffline ? Promise.reject(new TypeError("Failed to fetch")) : shows(share())));
  openPage();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Check your connection and try again\./);

  isOffline = false;
  await page.getByRole("button", { name: "Try again" }).click();

  await expect.element(page.getByRole("heading", { name: "Our wedding day" })).toBeVisible();
});

test("a fault of the server is not called a fault of the reader", async () => {
  answerCalls(() => refuses(503));
  openPage();

  await expect.element(page.getByRole("alert")).toMatchTextContent(/Something went wrong on our side/);
});

/** Silent sound of so many seconds, as an address. */
function silence(seconds: number): string {
  const bytes = new Uint8Array(44 + seconds * 8000).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const words: readonly [number, string][] = [
    [0, "RIFF"],
    [8, "WAVEfmt "],
    [36, "data"],
  ];
  for (const [at, word] of words) bytes.set(new TextEncoder().encode(word), at);
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, seconds * 8000, true);
  return URL.createObjectURL(new Blob([bytes], { type: "audio/wav" }));
}
