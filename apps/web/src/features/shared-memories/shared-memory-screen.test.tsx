import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { refusal } from "#testing/profile.ts";
import { renderSharedMemory } from "#testing/render-shares.tsx";
import { givenShare, serveShares, sharedCalls, sharedMedia, sharedMemory } from "#testing/shared-memories.ts";

afterEach(() => vi.unstubAllGlobals());

const wedding = sharedMemory({ media: [sharedMedia("photo")] });
const storm = sharedMemory({ id: "m-2", title: "The storm", text: "<p>It blew.</p>", memoryType: "Stone" });

test("the page shows who shares, their greeting, and the memory with date and text", async () => {
  serveShares([givenShare({}, [wedding])]);
  const { screen } = await renderSharedMemory();

  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Marianne shared a memory with you" }))
    .toBeVisible();
  await expect.element(screen.getByText("For you, with love")).toBeVisible();
  await expect.element(screen.getByRole("article", { name: "Our wedding day" })).toBeVisible();
  await expect.element(screen.getByText("Flower")).toBeVisible();
  await expectAccessible();
});

test("a heavy memory among others opens when the reader is ready", async () => {
  serveShares([givenShare({}, [wedding, storm])]);
  const { screen } = await renderSharedMemory();
  await expect.element(screen.getByRole("heading", { name: "The storm" })).toBeVisible();
  await expect.element(screen.getByText("It blew.")).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Open The storm" }).click();

  await expect.element(screen.getByText("It blew.")).toBeVisible();
});

test("a heavy memory that was chosen on the wall is open", async () => {
  serveShares([givenShare({}, [wedding, storm])]);
  const { screen } = await renderSharedMemory({ memoryId: "m-2" });

  await expect.element(screen.getByText("It blew.")).toBeVisible();
});

test("an answer is sent with its memory; one that fails keeps its text", async () => {
  let isBusy = true;
  const server = serveShares([givenShare({}, [wedding])], {
    [sharedCalls.answer]: () =>
      isBusy ? refusal(503, "The server is busy") : Response.json({ statusCode: 200, statusMessage: "OK" }),
  });
  const { screen } = await renderSharedMemory();
  await screen.getByRole("button", { name: "Tell Marianne what you remember" }).click();
  const field = screen.getByRole("textbox", { name: "Tell Marianne what you remember" });
  await expect.element(field).toHaveFocus();
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByText("Please write something")).toBeVisible();

  await userEvent.type(field, "I danced with your aunt.");
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByRole("alert").filter({ hasText: "The server is busy" })).toBeVisible();
  await expect.element(field).toHaveValue("I danced with your aunt.");
  await expectAccessible();
  isBusy = false;
  await screen.getByRole("button", { name: "Send" }).click();

  await expect.element(screen.getByText("Thank you. Marianne can read it now.")).toBeVisible();
  const sent = { shareId: "s-1", memoryId: "m-1", text: "I danced with your aunt." };
  expect(server.bodiesOf(sharedCalls.answer)).toEqual([sent, sent]);
});

test("a copy is kept, and says where it is", async () => {
  const server = serveShares([givenShare({}, [wedding])]);
  const { screen } = await renderSharedMemory();

  await screen.getByRole("button", { name: "Keep a copy in my timeline Our wedding day" }).click();

  const place = screen.getByRole("link", { name: "May 1993" });
  await expect.element(place).toHaveAttribute("href", "/timeline?year=1993&month=5");
  await expect
    .element(screen.getByRole("button", { name: "Keep a copy in my timeline Our wedding day" }))
    .not.toBeInTheDocument();
  expect(server.bodiesOf(sharedCalls.copy)).toEqual([{ shareId: "s-1", memoryId: "m-1" }]);
});

test("a copy that the server refuses shows its sentence", async () => {
  serveShares([givenShare()], { [sharedCalls.copy]: () => refusal(403, "1993 is not part of your plan") });
  const { screen } = await renderSharedMemory();

  await screen.getByRole("button", { name: "Keep a copy in my timeline Our wedding day" }).click();

  await expect.element(screen.getByRole("alert").filter({ hasText: "1993 is not part of your plan" })).toBeVisible();
});

test("where the person who shares allows neither, nothing offers an answer or a copy", async () => {
  serveShares([givenShare({ allowsAnswers: false, allowsCopies: false, from: null })]);
  const { screen } = await renderSharedMemory();

  await expect.element(screen.getByRole("heading", { level: 1, name: "A memory was shared with you" })).toBeVisible();
  expect(screen.getByRole("article").getByRole("button").elements()).toHaveLength(0);
});
