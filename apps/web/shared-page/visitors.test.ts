import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";

import { answerCalls, asksPassphrase, done, openPage, refuses, shows } from "./testing/open-page.ts";
import { share, sharedMemory } from "./testing/shares.ts";
import { textsOf } from "./texts/texts.ts";
import { openUnsubscribePage } from "./unsubscribe-page.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a wrong passphrase is said to be wrong, the right one opens the page and is kept for this link alone", async () => {
  const calls = answerCalls((call, { pass, passphrase }) => {
    if (call === "look") return pass === "a pass" ? shows(share()) : asksPassphrase();
    if (call === "unlock") return passphrase === "blue boat" ? done({ pass: "a pass" }) : refuses(400);
    return done();
  });
  const root = openPage("locked-link");
  await page.getByLabelText("Passphrase").fill("red boat");
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/That's not the right passphrase\./);
  await expectAccessible(root);

  await page.getByLabelText("Passphrase").fill("blue boat");
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByRole("heading", { name: "Our wedding day" })).toBeVisible();
  const kept = Object.entries(sessionStorage).filter(([, value]) => value === "a pass");
  expect(kept).toEqual([["pass of locked-link", "a pass"]]);
  expect(Object.keys(localStorage).filter((key) => key.includes("pass"))).toEqual([]);
  expect(calls.filter(({ call }) => call === "look").pop()?.body).toEqual({ token: "locked-link", pass: "a pass" });
});

test.for([
  [{ "retry-after": "840" }, "Please try again in 14 minutes."],
  [{ "retry-after": "20" }, "Please wait a minute, then try again."],
  [{ "retry-after": "86400" }, "Please try again later."],
  [{}, "Please try again later."],
] as const)("somebody who tried too often is told when to try again: %j", async ([headers, sentence]) => {
  answerCalls((call) => (call === "unlock" ? refuses(429, headers) : asksPassphrase()));
  openPage();
  await page.getByLabelText("Passphrase").fill("red boat");
  await page.getByRole("button", { name: "Open" }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent(sentence);
});

test("an answer that could not be sent keeps its words, and is sent when it is tried again", async () => {
  let isOffline = true;
  const calls = answerCalls((call) => {
    if (call === "look") return shows(share());
    return isOffline ? Promise.reject(new TypeError("Failed to fetch")) : done();
  });
  const root = openPage();
  await page.getByRole("button", { name: "Tell Marianne what you remember" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByLabelText("Your name")).toHaveAccessibleDescription("Please enter your name");
  await expect.element(page.getByLabelText("Your name")).toHaveFocus();
  await page.getByLabelText("Your name").fill("Vera");
  await page.getByLabelText("What do you remember?").fill("The lanterns");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/We couldn't send it\./);
  await expect.element(page.getByLabelText("What do you remember?")).toHaveValue("The lanterns");
  await expectAccessible(root);

  isOffline = false;
  await page.getByRole("button", { name: "Send" }).click();

  await expect.element(page.getByText("Thank you. Marianne can read it now.")).toHaveFocus();
  const answer = { token: "token-of-vera", memoryId: "m-1", name: "Vera", text: "The lanterns" };
  expect(calls.filter(({ call }) => call === "answer").map(({ body }) => body)).toEqual([answer, answer]);
});

test("among several memories one says which one an answer is about", async () => {
  const memories = [sharedMemory("m-1"), sharedMemory("m-2", { title: "The cat" })];
  const calls = answerCalls((call) => (call === "look" ? shows(share({ memories })) : done()));
  openPage();
  await page.getByRole("button", { name: "Tell Marianne what you remember" }).click();
  await page.getByLabelText("Your name").fill("Vera");
  await page.getByLabelText("Which memory is it about?").selectOptions("The cat");
  await page.getByLabelText("What do you remember?").fill("It bit me");
  await page.getByRole("button", { name: "Send" }).click();

  await expect.element(page.getByText("Thank you. Marianne can read it now.")).toBeVisible();
  expect(calls.find(({ call }) => call === "answer")?.body).toMatchObject({ memoryId: "m-2", text: "It bit me" });
});

test("words that cannot be sent any more can still be copied", async () => {
  let isOver = false;
  answerCalls(() => (isOver ? refuses(404) : shows(share())));
  const root = openPage();
  await page.getByRole("button", { name: "Tell Marianne what you remember" }).click();
  await page.getByLabelText("Your name").fill("Vera");
  await page.getByLabelText("What do you remember?").fill("The lanterns");

  isOver = true;
  await page.getByRole("button", { name: "Send" }).click();

  await expect.element(page.getByRole("textbox", { name: /Your answer wasn't sent/ })).toHaveValue("The lanterns");
  expect(root.textContent).not.toContain("wedding");
});

test("misuse is reported to those who run the site", async () => {
  const calls = answerCalls((call) => (call === "look" ? shows(share()) : done()));
  openPage();
  await page.getByText("Report misuse").click();
  await page.getByLabelText("What's wrong?").fill("This is my picture");
  await page.getByRole("button", { name: "Send report" }).click();

  await expect.element(page.getByText(/We've told the people who run this site\./)).toHaveFocus();
  expect(calls.find(({ call }) => call === "report")?.body).toEqual({
    token: "token-of-vera",
    text: "This is my picture",
  });
});

test("who got it by mail is invited to keep it", async () => {
  answerCalls(() => shows(share({ isForAddress: true })));
  openPage();

  await expect.element(page.getByRole("link", { name: /Create an account/ })).toHaveAttribute("href", "/register");
});

/** The page before may have been scrolled, which the browser tells with the next frame, and it looks as if somebody were there. */
async function endScrolling(): Promise<void> {
  scrollTo(0, 0);
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test("an opening is told once, when somebody is there", async () => {
  await endScrolling();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const calls = answerCalls((call) => (call === "look" ? shows(share()) : done()));
  const root = openPage();
  const openings = () => calls.filter(({ call }) => call === "opened");
  await vi.waitUntil(() => root.textContent?.includes("Our wedding day"));

  vi.advanceTimersByTime(1900);
  expect(openings()).toEqual([]);
  vi.advanceTimersByTime(200);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));

  expect(openings()).toEqual([{ call: "opened", body: { token: "token-of-vera" } }]);
});

test("a page that nobody sees was opened by nobody", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const calls = answerCalls((call) => (call === "look" ? shows(share()) : done()));
  const root = openPage();
  await vi.waitUntil(() => root.textContent?.includes("Our wedding day"));
  document.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(60_000);
  expect(calls.map(({ call }) => call)).not.toContain("opened");

  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("scroll"));

  expect(calls.map(({ call }) => call)).toContain("opened");
});

test("mails are stopped when the button is pressed and not before", async () => {
  const calls = answerCalls(() => done({ mail: "share-opened" }));
  const root = document.createElement("div");
  document.body.append(root);
  openUnsubscribePage(root, "mailed", textsOf.en);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Stop these emails?");
  expect(calls).toEqual([]);

  await page.getByRole("button", { name: "Stop these emails" }).click();

  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("You won't get any more emails when someone opens what you shared.");
  expect(calls).toEqual([{ call: "unsubscribe", body: { token: "mailed" } }]);
  root.remove();
  vi.unstubAllGlobals();
});
