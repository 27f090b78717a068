import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { speak } from "#lib/languages.ts";
import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

afterEach(() => vi.unstubAllGlobals());

test("the profile shows who somebody is", async () => {
  serveProfile();
  const { screen } = await renderProfile();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada Profile" })).toBeVisible();
  await expect.element(screen.getByText("09-3-1951")).toBeVisible();
  await expect.element(screen.getByText("Sint-Niklaas")).toBeVisible();
  await expect.element(screen.getByText("10 years of timeline access.")).toBeVisible();
  await expect.element(screen.getByText("Safari on iPhone")).toBeVisible();
  await expect.element(screen.getByText("3 GB of 10 GB are taken.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Gather everything" })).toBeVisible();
});

test("while it waits it says so, and holds the place of every card", async () => {
  serveProfile({ "GET /api/user/details": () => new Promise(() => undefined) });

  const { screen } = await renderProfile();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading...");
  await expectAccessible();
});

test("a profile that does not come says why, and can be asked for again", async () => {
  const answer = vi.fn<() => Response>().mockImplementation(() => refusal(403, "Not today"));
  serveProfile({ "GET /api/user/details": answer });
  const { screen } = await renderProfile();
  await expect.element(screen.getByRole("alert").getByText(/Failed to get profile/)).toBeVisible();
  await expect.element(screen.getByText("Not today")).toBeVisible();
  await expectAccessible();

  serveProfile();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("heading", { name: "Ada Profile" })).toBeVisible();
});

test("the profile fits 320 pixels", async () => {
  await page.viewport(320, 640);
  serveProfile();
  const { screen } = await renderProfile();
  await expect.element(screen.getByText("Safari on iPhone")).toBeVisible();

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});

test("the language that is chosen becomes the account's, which is said in it", async () => {
  const { bodiesOf } = serveProfile({ "PUT /api/user/profile": () => done() });
  const { screen } = await renderProfile();

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de");

  await expect.element(screen.getByText("Profil erfolgreich gespeichert")).toBeVisible();
  expect(bodiesOf("PUT /api/user/profile")).toEqual([{ language: "de" }]);
  await speak("en");
});

test("a language that the account cannot take stays this browser's, and the refusal is shown", async () => {
  serveProfile({ "PUT /api/user/profile": () => refusal(503, "The server is busy") });
  const { screen } = await renderProfile();

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "fr");

  await expect.element(screen.getByRole("heading", { name: "Langue" })).toBeVisible();
  await expect.element(screen.getByRole("alert").filter({ hasText: "The server is busy" })).toBeVisible();
  await speak("en");
});

test("family vaults say that they open later", async () => {
  serveProfile();
  const { screen } = await renderProfile();

  await screen.getByRole("button", { name: "Add members" }).click();

  const sheet = screen.getByRole("dialog", { name: "Family Vault" });
  await expect.element(sheet.getByText(/Family vaults open later/)).toBeVisible();
});
