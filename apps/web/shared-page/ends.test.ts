import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { answerCalls, asksPassphrase, done, openPage, refuses, shows } from "./testing/open-page.ts";
import { pixel, share, sharedMedia, sharedMemory } from "./testing/shares.ts";

const ended = "This link doesn't work any more.";
const film = { type: "Video", url: "data:video/mp4;base64,", posterUrl: pixel } as const;
const withMedia = share({ memories: [sharedMemory("m-1", { media: [sharedMedia("f-1"), sharedMedia("f-2", film)] })] });

afterEach(() => {
  vi.useRealTimers();
});

test("when the link has ended, the next look removes everything from an open tab", async () => {
  let isOver = false;
  answerCalls((call) => (call === "look" && isOver ? refuses(404) : shows(withMedia)));
  preview("Our wedding day");
  const root = openPage();
  await expect.element(page.getByRole("heading", { name: "Our wedding day" })).toBeVisible();
  const [picture, video] = [root.querySelector("img"), root.querySelector("video")];

  isOver = true;
  window.dispatchEvent(new Event("focus"));

  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(ended);
  expect(document.title).toBe(ended);
  expect(document.documentElement.outerHTML).not.toContain("wedding");
  expect([picture, video].map((one) => one?.getAttribute("src"))).toEqual([null, null]);
  expect(video?.poster).toBe("");
  expect(video?.paused).toBe(true);
});

test("an open tab also looks when it is seen again, when the connection is back, and every half minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const calls = answerCalls(() => shows(share()));
  openPage();
  const looks = () => calls.filter(({ call }) => call === "look").length;
  await expect.poll(looks).toBe(1);

  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(looks).toBe(2);
  window.dispatchEvent(new Event("online"));
  await expect.poll(looks).toBe(3);
  vi.advanceTimersByTime(30_000);
  await expect.poll(looks).toBe(4);
});

test("at its expiry the page empties itself, even without a connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const inFortyDays = new Date(Date.now() + 40 * 24 * 3600_000).toISOString();
  answerCalls((call) => (call === "look" ? shows(share({ expiresAt: inFortyDays })) : done()));
  const root = openPage();
  await vi.waitUntil(() => root.textContent?.includes("Our wedding day"));

  answerCalls(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.advanceTimersByTime(39 * 24 * 3600_000);
  expect(root.textContent).toContain("Our wedding day");
  vi.advanceTimersByTime(24 * 3600_000);

  expect(root.textContent).toContain(ended);
  expect(root.textContent).not.toContain("wedding");
});

test("a device whose clock is wrong ends the link when the server would", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const aYear = 365 * 24 * 3600_000;
  const now = Date.now() - aYear;
  const expiresAt = new Date(now + 3600_000).toISOString();
  const date = new Date(now).toUTCString();
  answerCalls(() => {
    const answer = shows(share({ expiresAt }));
    answer.headers.set("date", date);
    return answer;
  });
  const root = openPage();

  await vi.waitUntil(() => root.textContent?.includes("Our wedding day"));
  vi.advanceTimersByTime(1000);

  expect(root.textContent).toContain("Our wedding day");
});

test("what a browser kept of the page is not shown before the link was asked for again", async () => {
  let isOver = false;
  let answer: (() => void) | undefined;
  answerCalls(async () => {
    if (!isOver) return shows(share());
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return refuses(404);
  });
  const root = openPage();
  await expect.element(page.getByRole("heading", { name: "Our wedding day" })).toBeVisible();

  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  isOver = true;
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => answer).toBeDefined();
  await expect.poll(() => getComputedStyle(root).visibility).toBe("hidden");
  answer?.();

  await expect.element(page.getByRole("heading", { level: 1, name: ended })).toBeVisible();
  expect(root.textContent).not.toContain("wedding");
});

test("a page that a browser kept is not shown without a connection either", async () => {
  let isOffline = false;
  answerCalls(() => (isOffline ? Promise.reject(new TypeError("Failed to fetch")) : shows(share())));
  const root = openPage();
  await expect.element(page.getByRole("heading", { name: "Our wedding day" })).toBeVisible();

  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  isOffline = true;
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(root.textContent).not.toContain("wedding");
});

test("a lost connection takes nothing from somebody who is reading", async () => {
  let isOffline = false;
  const calls = answerCalls(() => (isOffline ? Promise.reject(new TypeError("Failed to fetch")) : shows(share())));
  openPage();
  await expect.element(page.getByRole("heading", { name: "Our wedding day" })).toBeVisible();

  isOffline = true;
  window.dispatchEvent(new Event("focus"));

  await expect.poll(() => calls.filter(({ call }) => call === "look")).toHaveLength(2);
  await expect.element(page.getByRole("heading", { name: "Our wedding day" })).toBeVisible();
});

test("a new passphrase locks an open page, and words in its form outlive that", async () => {
  let isLocked = false;
  answerCalls((call) => {
    if (call === "unlock") isLocked = false;
    if (call === "unlock") return done({ pass: "new pass" });
    return isLocked ? asksPassphrase() : shows(share());
  });
  const root = openPage();
  await page.getByRole("button", { name: "Tell Marianne what you remember" }).click();
  await page.getByLabelText("What do you remember?").fill("The lanterns");

  isLocked = true;
  window.dispatchEvent(new Event("focus"));
  await expect.element(page.getByLabelText("Passphrase")).toBeVisible();
  expect(root.textContent).not.toContain("wedding");
  await page.getByLabelText("Passphrase").fill("blue boat");
  await page.getByRole("button", { name: "Open" }).click();

  await expect.element(page.getByLabelText("What do you remember?")).toHaveValue("The lanterns");
});

/** As the server writes it for links in messages. */
function preview(title: string): void {
  const meta = document.createElement("meta");
  meta.setAttribute("property", "og:title");
  meta.content = title;
  document.head.append(meta);
}
