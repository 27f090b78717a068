import type { TranscriptSettings } from "@lane/contract/transcripts.ts";
import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";
import { transcriptSettings } from "#testing/transcript-settings.ts";

const read = "GET /api/transcripts/settings";
const choose = "PUT /api/transcripts/settings";
const host = "words.example.org";

afterEach(() => vi.unstubAllGlobals());

test("new recordings are written down automatically with one tick", async () => {
  const { server, card } = await openCard();
  await expect.element(card.getByText(/English only, on our own server/)).toBeVisible();
  const tick = card.getByRole("checkbox", { name: "Write down new recordings automatically" });
  await expect.element(tick).not.toBeChecked();
  await expectAccessible();

  await tick.click();

  await expect.element(tick).toBeChecked();
  await expect.poll(() => server.bodiesOf(choose)).toEqual([{ isAutomatic: true }]);
});

test("a service is named, nothing is automatic before it is agreed to, and the agreement is taken back in one step", async () => {
  const { server, card } = await openCard({ offered: "service", service: host });
  await expect.element(card.getByText(/we send the recordings to words.example.org/)).toBeVisible();
  const agreed = card.getByRole("checkbox", { name: `Recordings may be sent to ${host}` });
  await expect.element(agreed).not.toBeChecked();
  expect(card.getByRole("checkbox").elements()).toHaveLength(1);
  await agreed.click();
  await card.getByRole("checkbox", { name: "Write down new recordings automatically" }).click();
  await expect.poll(() => server.bodiesOf(choose)).toEqual([{ maySend: true }, { isAutomatic: true }]);

  await agreed.click();

  await expect.element(agreed).not.toBeChecked();
  await expect.poll(() => server.bodiesOf(choose)).toHaveLength(3);
  expect(server.bodiesOf(choose).at(-1)).toEqual({ maySend: false, isAutomatic: false });
  await expect.poll(() => card.getByRole("checkbox").elements()).toHaveLength(1);
});

test("where it is not offered, one sentence says so", async () => {
  const { card } = await openCard({ offered: "none" });

  await expect.element(card.getByText(/This server can't write down what's said/)).toBeVisible();
  expect(card.getByRole("checkbox").elements()).toEqual([]);
});

test("a choice that is refused goes back, and the reason is shown", async () => {
  const { card, screen } = await openCard({}, () => refusal(503, "Not now"));
  const tick = card.getByRole("checkbox", { name: "Write down new recordings automatically" });

  await tick.click();

  await expect.element(screen.getByText("Not now").first()).toBeInTheDocument();
  await expect.element(tick).not.toBeChecked();
});

async function openCard(more: Partial<TranscriptSettings> = {}, refuse?: () => Response) {
  let settings = transcriptSettings(more);
  const server = serveProfile({
    [read]: () => done({ settings }),
    [choose]:
      refuse ??
      ((body) => {
        settings = { ...settings, ...Object(body) };
        return done({ settings });
      }),
  });
  const { screen } = await renderProfile({ section: "preferences" });
  return { server, screen, card: screen.getByRole("region", { name: "Recordings" }) };
}
