import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";

import { startAnsweringServer } from "../testing/answering-server.ts";
import { keepAnswer, keptSound, tokensHere } from "../testing/kept-answers.ts";
import { openAskPage, reload } from "../testing/open-ask-page.ts";
import { readerOf } from "../texts/texts.ts";
import { openEndedAsk } from "./open-ask.ts";

const heading = page.getByRole("heading", { level: 1 });
const send = page.getByRole("button", { name: "Send to Marianne" });
const written = { text: "She sang in the kitchen." };

test("an answer that was sent is changed and sent again", async () => {
  const server = startAnsweringServer();
  await keepAnswer("changed", written);
  openAskPage({ token: "changed" });
  await send.click();
  await expect.element(heading).toHaveTextContent("Thank you. Marianne has your answer.");

  await page.getByRole("button", { name: "Change my answer" }).click();
  await page.getByLabelText("Your answer").fill("She sang in the garden.");
  await send.click();

  await expect.element(heading).toHaveTextContent("Thank you. Marianne has your answer.");
  await expect.poll(() => server.answer().text).toBe("She sang in the garden.");
});

test("withdrawing asks first, deletes the answer here and there, and leaves room for another", async () => {
  const server = startAnsweringServer();
  await keepAnswer("withdrawn", { ...written, parts: [keptSound("sound-one", 1)] });
  const { root } = openAskPage({ token: "withdrawn" });
  await send.click();
  await page.getByRole("button", { name: "Withdraw my answer" }).click();
  await expect.element(page.getByText("Withdraw your answer?", { exact: false })).toHaveFocus();
  await expectAccessible(root);
  server.cut();
  await page.getByRole("button", { name: "Withdraw and delete" }).click();
  await expect.element(page.getByText("That didn't work.", { exact: false })).toBeVisible();
  server.mend();
  await page.getByRole("button", { name: "Withdraw and delete" }).click();

  await expect.element(heading).toHaveTextContent("Your answer has been withdrawn.");
  expect(server.answers.size).toBe(0);
  expect(await tokensHere()).toEqual([]);
  await expectAccessible(root);
  await page.getByRole("button", { name: "Answer again" }).click();
  await expect.element(page.getByRole("button", { name: "Record your answer" })).toBeVisible();
});

test("an accepted answer is thanked for, and leaves this device", async () => {
  const server = startAnsweringServer();
  await keepAnswer("accepted", written);
  const opened = openAskPage({ token: "accepted" });
  await send.click();
  await expect.element(heading).toMatchTextContent(/^Thank you/);
  Object.assign(server.answer(), { state: "accepted", thanks: "I cried, in a good way." });

  const { root } = await reload(opened);

  await expect.element(heading).toHaveTextContent("Your answer is now part of Marianne's timeline.");
  await expect.element(page.getByText("I cried, in a good way.")).toBeVisible();
  expect(await tokensHere()).toEqual([]);
  await expectAccessible(root);
});

test("thanks that come after an answer was seen to be accepted are shown as well", async () => {
  const server = startAnsweringServer();
  await keepAnswer("thanked", written);
  openAskPage({ token: "thanked" });
  await send.click();
  await expect.element(heading).toMatchTextContent(/^Thank you/);
  Object.assign(server.answer(), { state: "accepted" });
  globalThis.dispatchEvent(new Event("focus"));
  await expect.element(heading).toHaveTextContent("Your answer is now part of Marianne's timeline.");

  Object.assign(server.answer(), { thanks: "I can hear her." });
  globalThis.dispatchEvent(new Event("focus"));

  await expect.element(page.getByText("I can hear her.")).toBeVisible();
});

test("a declined answer stays on this device until its author removes it", async () => {
  const server = startAnsweringServer();
  await keepAnswer("declined", { ...written, parts: [keptSound("sound-one", 1)] });
  const opened = openAskPage({ token: "declined" });
  await send.click();
  await expect.element(heading).toMatchTextContent(/^Thank you/);
  Object.assign(server.answer(), { state: "declined", thanks: "Dear Vera, let's talk about it." });

  const { root } = await reload(opened);

  await expect.element(heading).toHaveTextContent("Thank you for answering. Marianne won't add it this time.");
  await expect.element(page.getByText("Dear Vera, let's talk about it.")).toBeVisible();
  await expect.element(page.getByRole("textbox")).toHaveValue(written.text);
  await expect.element(page.getByRole("button", { name: "Save as a file" })).toBeVisible();
  await expectAccessible(root);
  await page.getByRole("button", { name: "Remove it from this device" }).click();
  await page.getByRole("button", { name: "Remove for good" }).click();
  await expect.element(page.getByText("It's been removed from this device.")).toHaveFocus();
  expect(await tokensHere()).toEqual([]);
});

test("without room for another answer nothing can be recorded", async () => {
  startAnsweringServer({ isRoomLeft: false });
  const { root } = openAskPage();

  await expect.element(page.getByText("Marianne can't receive another answer with this link.")).toBeVisible();
  expect(page.getByRole("button", { name: "Record your answer" }).elements()).toEqual([]);
  await expectAccessible(root);
});

test("who has an answer under way may end it, also when there is no room for others", async () => {
  const server = startAnsweringServer({ isRoomLeft: false });
  const { key } = await keepAnswer("last-one", written);
  server.answers.set(key, { state: "draft", name: "", text: "", thanks: null, parts: new Map() });
  openAskPage({ token: "last-one" });
  await send.click();

  await expect.element(heading).toHaveTextContent("Thank you. Marianne has your answer.");
});

test("a link that ends shows the sentence of all dead links, and what was not sent", async () => {
  const server = startAnsweringServer();
  await keepAnswer("ended", written);
  const { root } = openAskPage({ token: "ended" });
  await expect.element(page.getByLabelText("Your answer")).toHaveValue(written.text);
  server.refuse("look", 404);

  dispatchEvent(new Event("focus"));

  await expect.element(heading).toHaveTextContent("This link doesn't work any more.");
  expect(root.textContent).not.toContain("grandmother");
  await expect.element(page.getByRole("textbox")).toHaveValue(written.text);
  await expectAccessible(root);
});

test("the page of a link that had ended before shows what was not sent as well", async () => {
  await keepAnswer("long-ended", { ...written, parts: [keptSound("sound-one", 1)] });
  const root = document.createElement("div");
  document.body.append(root);

  await openEndedAsk(root, "long-ended", readerOf(["en"]));

  await expect.element(heading).toHaveTextContent("This link doesn't work any more.");
  await expect.element(page.getByRole("button", { name: "Listen" })).toBeVisible();
  await page.getByRole("button", { name: "Remove it from this device" }).click();
  await page.getByRole("button", { name: "Remove for good" }).click();
  await expect.element(page.getByText("It's been removed from this device.")).toHaveFocus();
  expect(await tokensHere()).toEqual([]);
  root.remove();
});

test("answers to other links leave this device when they are of no use here any more", async () => {
  const server = startAnsweringServer();
  const { key: accepted } = await keepAnswer("old-accepted", { ...written, sentParts: [] });
  const { key: declined } = await keepAnswer("old-declined", { ...written, sentParts: [] });
  const { key: draft } = await keepAnswer("old-draft", written);
  await keepAnswer("old-withdrawn", { ...written, sentParts: [] });
  for (const [key, state] of [
    [accepted, "accepted"],
    [declined, "declined"],
    [draft, "draft"],
  ] as const)
    server.answers.set(key, { state, name: "Vera", text: "", thanks: null, parts: new Map() });
  openAskPage({ token: "newest" });

  await expect.poll(tokensHere).toEqual(["old-declined", "old-draft"]);
});

test("unsent words of a link that has ended stay for a month", async () => {
  const server = startAnsweringServer();
  const month = 31 * 24 * 3600 * 1000;
  await keepAnswer("old-unsent", { ...written, changedAt: Date.now() - month });
  await keepAnswer("recently-unsent", written);
  await keepAnswer("sent-and-ended", { ...written, sentParts: [] });
  server.end("old-unsent", "recently-unsent", "sent-and-ended");

  openAskPage({ token: "newest" });

  await expect.poll(tokensHere).toEqual(["recently-unsent"]);
});

test("another device has an answer of its own, and one whose storage was cleared finds what the server has", async () => {
  const server = startAnsweringServer();
  const stranger = { state: "sent", name: "Hanna", text: "Hers", thanks: null, parts: new Map() } as const;
  server.answers.set("a-key-of-another-device-with-32-letters", stranger);
  const opened = openAskPage();
  await expect.element(page.getByRole("button", { name: "Record your answer" })).toBeVisible();
  await opened.close();
  const key = localStorage.getItem(`answer to ${opened.token}`) ?? "";
  const parts = new Map([
    ["sound-one", { kind: "sound", contentType: "audio/webm", pieces: new Map([[0, "AQ=="]]) }],
  ] as const);
  server.answers.set(key, { state: "sent", name: "Aunt Vera", text: "Mine", thanks: null, parts });

  openAskPage(opened);

  await expect.element(heading).toHaveTextContent("Thank you. Marianne has your answer.");
  await expect.element(page.getByText(/^Your recording has arrived\./)).toBeVisible();
  await page.getByRole("button", { name: "Change my answer" }).click();
  await expect.element(page.getByLabelText("Your answer")).toHaveValue("Mine");
  await page.getByLabelText("Your answer").fill("Mine, and more");
  await send.click();
  await expect.element(heading).toHaveTextContent("Thank you. Marianne has your answer.");
  expect(server.answers.get(key)).toMatchObject({ name: "Aunt Vera", text: "Mine, and more" });
  expect([...(server.answers.get(key)?.parts.keys() ?? [])]).toEqual(["sound-one"]);
});
