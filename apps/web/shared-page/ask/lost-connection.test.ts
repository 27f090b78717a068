import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";

import { startAnsweringServer } from "../testing/answering-server.ts";
import { keepAnswer, keptSound } from "../testing/kept-answers.ts";
import { openAskPage, reload } from "../testing/open-ask-page.ts";
import { retryWaitMs } from "./piece-sender.ts";

const thanks = page.getByText("Thank you. Marianne has your answer.");
const offline = page.getByText(/^No connection\. Everything is safe on this device/);
const send = page.getByRole("button", { name: "Send to Marianne" });

test("what an earlier visit could not send is sent in order, without what the server has already", async () => {
  const server = startAnsweringServer();
  const kept = await keepAnswer("pending-pieces", { parts: [keptSound("sound-one", 4)], isRecording: true });
  const held = { kind: "sound", contentType: "audio/webm", pieces: new Map([[0, "AQ=="]]) } as const;
  server.answers.set(kept.key, {
    state: "draft",
    name: "",
    text: "",
    thanks: null,
    parts: new Map([["sound-one", held]]),
  });

  openAskPage({ token: "pending-pieces" });

  await expect.element(page.getByText(/The recording stopped, but everything up to then is safe\./)).toBeVisible();
  await expect.element(page.getByText("Saved. Marianne gets it only when you press Send.")).toBeVisible();
  const sent = server.calls.filter(({ call }) => call === "ask/piece").map(({ body }) => body["number"]);
  expect(sent).toEqual([1, 2, 3]);
  expect([...held.pieces.values()]).toEqual(["AQ==", "Ag==", "Aw==", "BA=="]);
});

test("an answer survives a connection that is lost twice, and a reload in between", async () => {
  const server = startAnsweringServer();
  const first = openAskPage();
  await page.getByRole("button", { name: "Write instead" }).click();
  server.cut();
  await page.getByLabelText("Your answer").fill("She sang in the kitchen.");
  await send.click();
  await expect.element(offline).toBeVisible();
  await expectAccessible(first.root);
  server.mend();
  server.refuse("send", 503);
  const second = await reload(first);
  await expect.element(page.getByText("That didn't go through.", { exact: false })).toBeVisible();
  server.cut();
  dispatchEvent(new Event("online"));
  await expect.element(offline).toBeVisible();

  server.refuse("send", undefined);
  server.mend();
  dispatchEvent(new Event("online"));

  await expect.element(thanks).toBeVisible();
  expect(server.answer()).toMatchObject({ state: "sent", text: "She sang in the kitchen." });
  await reload(second);
  await expect.element(thanks).toBeVisible();
});

test("a lost connection is tried again by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = startAnsweringServer();
  server.refuse("piece", 503);
  await keepAnswer("tried-again", { parts: [keptSound("sound-one", 1)] });
  openAskPage({ token: "tried-again" });
  await expect.element(page.getByText("That didn't go through.", { exact: false })).toBeVisible();
  server.refuse("piece", undefined);

  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(500);
    return server.answers.size === 1;
  });

  await expect.element(page.getByText(/^Saved\. Marianne gets it/)).toBeVisible();
});

test("each further try waits longer, up to a minute, or as long as the server says", () => {
  const waits = [1, 2, 3, 4, 20].map((failures) => retryWaitMs({ kind: "no connection" }, failures));

  expect(waits).toEqual([2000, 4000, 8000, 16_000, 60_000]);
  expect(retryWaitMs({ kind: "throttled", retryAfterSeconds: 90 }, 1)).toBe(90_000);
});

test("pieces that the server does not have are sent once more", async () => {
  const server = startAnsweringServer();
  const kept = await keepAnswer("missing-pieces", { parts: [keptSound("sound-one", 3)] });
  openAskPage({ token: "missing-pieces" });
  await expect.element(page.getByText(/^Saved\. Marianne gets it/)).toBeVisible();
  server.answers.get(kept.key)?.parts.get("sound-one")?.pieces.delete(1);

  await send.click();

  await expect.element(thanks).toBeVisible();
  expect(server.calls.filter(({ call }) => call === "ask/piece").map(({ body }) => body["number"])).toEqual([
    0, 1, 2, 1,
  ]);
  expect(server.countOf("send")).toBe(2);
});

test("an answer for which there is no room stays here, and is tried again", async () => {
  const server = startAnsweringServer();
  server.refuse("piece", 413);
  await keepAnswer("no-room", { parts: [keptSound("sound-one", 1)] });
  openAskPage({ token: "no-room" });
  await expect.element(page.getByText(/^Marianne has no storage left for this\./)).toBeVisible();

  server.refuse("piece", undefined);
  dispatchEvent(new Event("online"));

  await expect.element(page.getByText(/^Saved\. Marianne gets it/)).toBeVisible();
});

test("what a device cannot keep is kept by the page, which says so and sends it", async () => {
  const server = startAnsweringServer();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  openAskPage();
  await page.getByRole("button", { name: "Record your answer" }).click();
  await expect.element(page.getByText("Recording. Please keep this page open until you've sent it.")).toBeVisible();
  await page.getByRole("button", { name: "Stop and listen" }).last().click();
  await expect.element(page.getByText(/^This device can't save it\./)).toBeVisible();
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  await send.click();

  await expect.element(thanks).toBeVisible();
  expect(server.sounds()).toHaveLength(1);
});

test("the question is asked for again when it could not be loaded", async () => {
  const server = startAnsweringServer();
  server.cut();
  openAskPage();
  await expect.element(page.getByText("We couldn't load this page.", { exact: false })).toBeVisible();

  server.mend();
  dispatchEvent(new Event("online"));

  await expect.element(page.getByText("Marianne asks you, Vera:")).toBeVisible();
});
