import type { Ask } from "@lane/contract/asks.ts";
import { afterEach, expect, test, vi } from "vitest";

import { ask, askCalls, askUrl, grandmother } from "#testing/asks.ts";
import { expectAccessible } from "#testing/axe.ts";
import { fine, refuse } from "#testing/memories.tsx";
import { openAsked } from "#testing/render-asked.tsx";

afterEach(() => vi.unstubAllGlobals());

test("nobody asked yet leads to a first question", async () => {
  const { screen } = await openAsked({ asks: [] });
  await expect.element(screen.getByRole("heading", { name: "Ask someone who was there" })).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Ask someone" }).click();

  await expect.element(screen.getByRole("dialog", { name: "Ask someone" })).toBeVisible();
});

test("under 18, the empty page says in one sentence why nobody can be asked", async () => {
  const { screen } = await openAsked({ asks: [], mayAsk: false });

  await expect.element(screen.getByText("Asking by link is for people aged 18 and over.")).toBeVisible();

  expect(screen.getByRole("button").elements()).toEqual([]);
});

test("questions that cannot be loaded say so and are asked for again", async () => {
  let isReached = false;
  const { screen } = await openAsked({
    calls: { [askCalls.list]: () => (isReached ? fine({ asks: [ask()], mayAsk: true }) : refuse(403, "Not today")) },
  });
  await expect.element(screen.getByText(/Not today/)).toBeVisible();
  isReached = true;

  await screen.getByRole("button", { name: "Try again" }).click();

  await expect.element(screen.getByText(grandmother)).toBeVisible();
});

test("an open question is copied, shown as a code, reminded of, and stopped after a question", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const mailed = ask({ email: "vera@example.com", mailedAt: "2026-01-01T12:00:00.000Z", answerCount: 2 });
  let asks: readonly Ask[] = [mailed];
  const { screen, server } = await openAsked({
    calls: {
      [askCalls.list]: () => fine({ asks, mayAsk: true }),
      [askCalls.remind]: () => fine({ ask: { ...mailed, mailedAt: new Date().toISOString() } }),
      [askCalls.stop]: () => {
        asks = [{ ...mailed, state: "stopped", url: null }];
        return fine({ ask: asks[0] });
      },
    },
  });
  await expect.element(screen.getByText(/Link until 1 April 2126.*2 answers/)).toBeVisible();
  await screen.getByRole("button", { name: "Copy link: Vera" }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(askUrl);
  await screen.getByRole("button", { name: "QR code: Vera" }).click();
  await expect.element(screen.getByRole("figure", { name: "QR code of the link" })).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Remind Vera" }).click();
  await expect.element(screen.getByText("We've sent Vera a reminder.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Remind Vera" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Stop asking Vera" }).click();
  const question = screen.getByRole("dialog", { name: "Stop asking Vera?" });
  expect(server.sentTo(askCalls.stop)).toEqual([]);

  await question.getByRole("button", { name: "Stop asking" }).click();

  await expect.element(screen.getByRole("heading", { name: "Questions you've asked" })).toHaveFocus();
  await expect.element(screen.getByText("No open questions at the moment.")).toBeVisible();
});

test("a question that is over is deleted after a question", async () => {
  let asks: readonly Ask[] = [ask({ state: "expired", url: null, expiresAt: "2026-01-02T12:00:00.000Z" })];
  const { screen, server } = await openAsked({
    calls: {
      [askCalls.list]: () => fine({ asks, mayAsk: true }),
      [askCalls.remove]: () => {
        asks = [];
        return fine();
      },
    },
  });
  await screen.getByText("Earlier").click();
  await screen.getByRole("button", { name: "Delete the question to Vera" }).click();
  const question = screen.getByRole("dialog", { name: "Delete this question?" });

  await question.getByRole("button", { name: "Delete" }).click();

  await expect.element(screen.getByRole("heading", { name: "Ask someone who was there" })).toBeVisible();
  expect(server.sentTo(askCalls.remove)[0]?.body).toEqual({ id: "q-1" });
});
