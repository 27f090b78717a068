import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { ask, askCalls, askUrl, grandmother } from "#testing/asks.ts";
import { expectAccessible } from "#testing/axe.ts";
import { fine, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";

import { AskSheet } from "./ask-sheet.tsx";
import type { AskSubject } from "./ask-subject.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = "";
  await page.viewport(1024, 768);
});

type Answers = Parameters<typeof serveMemories>[0];

function serve(answers: Answers = {}, mayAsk = true) {
  return serveMemories({ [askCalls.list]: () => fine({ asks: [], mayAsk }), ...answers });
}

async function openSheet(subject: AskSubject = { question: grandmother, year: 1998, memoryId: "m-1" }) {
  const screen = await renderSignedIn(<AskSheet subject={subject} isOpen onClose={() => undefined} />);
  const sheet = screen.getByRole("dialog", { name: "Ask someone" });
  // The sheet takes the focus when it has opened.
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
  return { screen, sheet };
}

test("a question goes out by email, about the year and the memory it came from", async () => {
  const server = serve({ [askCalls.create]: () => fine({ ask: ask({ email: "vera@example.com" }) }) });
  const { sheet } = await openSheet();
  await expect.element(sheet.getByLabelText("Your question")).toHaveValue(grandmother);
  await sheet.getByLabelText("Your question").fill("What was she like?\nTell me.");
  await sheet.getByLabelText("Who are you asking?").fill("Vera");
  await sheet.getByLabelText("Send it by email").click();
  await sheet.getByLabelText("Their email address").fill("vera@example.com");
  await expectAccessible();

  await sheet.getByRole("button", { name: "Send the question" }).click();

  await expect.element(sheet.getByRole("heading", { name: "We've asked Vera for you" })).toHaveFocus();
  await expect.element(sheet.getByText(/on its way to vera@example\.com/)).toBeVisible();
  expect(server.sentTo(askCalls.create).map(({ body }) => body)).toEqual([
    {
      question: "What was she like? Tell me.",
      name: "Vera",
      email: "vera@example.com",
      year: 1998,
      memoryId: "m-1",
    },
  ]);
  await expectAccessible();
});

test("a link is made, copied, shown as a code for a camera, and the same is asked of somebody else", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const server = serve({ [askCalls.create]: () => fine({ ask: ask() }) });
  const { sheet } = await openSheet({ question: grandmother });
  await sheet.getByLabelText("I'll pass on the link myself").click();
  await sheet.getByLabelText("Who are you asking?").fill("Vera");

  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.element(sheet.getByRole("heading", { name: "The link for Vera is ready" })).toHaveFocus();
  await expect.element(sheet.getByText(/can answer until 1 April 2126/)).toBeVisible();
  await expect.element(sheet.getByLabelText("Link", { exact: true })).toHaveValue(askUrl);
  await sheet.getByRole("button", { name: "Copy link" }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(askUrl);
  await sheet.getByRole("button", { name: "QR code" }).click();
  await expect.element(sheet.getByRole("figure", { name: "QR code of the link" })).toBeVisible();
  await expectAccessible();

  await sheet.getByRole("button", { name: "Ask someone else too" }).click();
  await expect.element(sheet.getByLabelText("Your question")).toHaveValue(grandmother);
  await expect.element(sheet.getByLabelText("Who are you asking?")).toHaveValue("");
  await sheet.getByLabelText("Who are you asking?").fill("Sjoerd");
  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.poll(() => server.sentTo(askCalls.create)).toHaveLength(2);
  const [first, second] = server.sentTo(askCalls.create);
  expect(first?.body).toEqual({ question: grandmother, name: "Vera" });
  expect(second?.body).toEqual({ question: grandmother, name: "Sjoerd" });
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

test("what is missing is said beside its field, what was typed stays, and two presses ask once", async () => {
  const answers = [
    () => refuse(400, "Invalid", { code: "invalid_input", fields: { name: "Name is too long" } }),
    () => refuse(429, "You've asked a lot of questions today. Please continue tomorrow"),
  ];
  const server = serve({ [askCalls.create]: () => answers.shift()?.() ?? fine({ ask: ask() }) });
  const { sheet } = await openSheet({ question: "" });
  await sheet.getByLabelText("Send it by email").click();
  const button = sheet.getByRole("button", { name: "Send the question" });
  await button.click();
  await expect.element(sheet.getByText("What would you like to ask?")).toBeVisible();
  await expect.element(sheet.getByText("Please enter a name, so that the page can greet them")).toBeVisible();
  await expect.element(sheet.getByText("Email is required")).toBeVisible();
  await expect.element(sheet.getByLabelText("Your question")).toHaveFocus();
  await expectAccessible();
  expect(server.sentTo(askCalls.create)).toEqual([]);
  const name = sheet.getByLabelText("Who are you asking?");
  await sheet.getByLabelText("Your question").fill(grandmother);
  await name.fill("Vera");
  await sheet.getByLabelText("Their email address").fill("vera@example.com");

  await button.click();
  await expect.element(name).toHaveAccessibleDescription(/Name is too long/);
  await button.click();
  await expect.element(sheet.getByText(/You've asked a lot of questions today/)).toBeVisible();
  await expect.element(name).toHaveValue("Vera");
  await button.click();

  await expect.element(sheet.getByRole("heading", { name: "The link for Vera is ready" })).toBeVisible();
  const keys = server.sentTo(askCalls.create).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test("without a connection it says so, and keeps what was typed", async () => {
  serve({
    [askCalls.create]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const { sheet } = await openSheet();
  await sheet.getByLabelText("I'll pass on the link myself").click();
  await sheet.getByLabelText("Who are you asking?").fill("Vera");

  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.element(sheet.getByText(/There's no connection, and asking needs one/)).toBeVisible();
  await expect.element(sheet.getByLabelText("Who are you asking?")).toHaveValue("Vera");
  await expectAccessible();
});

test("under 18, one sentence says why nobody can be asked", async () => {
  serve({}, false);
  const { sheet } = await openSheet();

  await expect.element(sheet.getByText("Asking by link is for people aged 18 and over.")).toBeVisible();

  expect(sheet.getByRole("textbox").elements()).toEqual([]);
  await expectAccessible();
});

test("at twice the text size on a small phone nothing is cut off", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "225%";
  serve();
  const { sheet } = await openSheet();
  await expect.element(sheet.getByLabelText("Your question")).toBeInTheDocument();

  const tooWide = [...sheet.element().querySelectorAll("*")].filter(
    (part) => !part.classList.contains("sr-only") && part.getBoundingClientRect().right > 320,
  );

  expect(tooWide).toEqual([]);
});
