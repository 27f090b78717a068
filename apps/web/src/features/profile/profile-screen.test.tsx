import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { speak } from "#lib/languages.ts";
import { expectAccessible } from "#testing/axe.ts";
import { ada, done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";
import { keeperPlan } from "#testing/subscriptions.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

test("the overview shows who somebody is, and how everything is now", async () => {
  serveProfile();
  const { screen } = await renderProfile();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada's profile" })).toBeVisible();
  for (const [group, ...rows] of [
    ["You and your preferences", /^Personal details/, /^Questions and language/, /^Emails/],
    ["Family", /^Family Vault Vaults and guests/],
    ["Plan", /^Subscriptions/],
    ["Book and downloads", /^Booklet export/, /^Download Memory/, /^Import memories/, /^Storage 3 GB of 10 GB used/],
    ["Security and devices", /^Signed-in devices 2 devices/, /^Password and account/],
    ["About Down Memory Lane", /^What's new/],
  ] as const) {
    const list = screen.getByRole("list", { name: group });
    await expect.element(screen.getByRole("heading", { level: 2, name: group })).toBeVisible();
    for (const name of rows) await expect.element(list.getByRole("link", { name })).toBeVisible();
    expect(list.getByRole("link").elements()).toHaveLength(rows.length);
  }
  await expectAccessible();
});

const sections = [
  { row: "Personal details", heading: "Personal details", shows: "09-3-1951" },
  { row: "Questions and language", heading: "Questions and language", shows: "Sint-Niklaas" },
  { row: "Emails", heading: "Emails", shows: "When someone asks me a question" },
  { row: "Family Vault", heading: "Family Vault management", shows: "Add members" },
  { row: "Subscriptions", heading: "Subscriptions", shows: "See the plans" },
  { row: "Download Memory", heading: "Download Memory", shows: "Prepare my download" },
  { row: "Storage", heading: "Storage", shows: "Remove the offline copy" },
  { row: "Signed-in devices", heading: "Signed-in devices", shows: "Safari on iPhone" },
  { row: "Password and account", heading: "Password and account", shows: "Change password" },
];

test.for(sections)(
  "on a phone “$row” opens by itself, and the way back leads to its row",
  async ({ row, heading, shows }) => {
    await page.viewport(360, 780);
    serveProfile();
    const { screen } = await renderProfile();
    const link = screen.getByRole("link", { name: new RegExp(`^${row}`) });
    await expect.element(screen.getByRole("heading", { name: "Ada's profile" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 2, name: heading })).not.toBeInTheDocument();

    await link.click();
    await expect.element(screen.getByRole("heading", { level: 2, name: heading })).toHaveFocus();
    await expect.element(screen.getByText(shows, { exact: true })).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    expect(document.title).toBe(`${row} · Down Memory Lane`);
    await expectAccessible();
    await screen.getByRole("heading", { level: 1 }).getByRole("link", { name: "Ada's profile" }).click();

    await expect.element(link).toHaveFocus();
    expect(document.title).toBe("Ada's profile · Down Memory Lane");
  },
);

test("a section that is opened before its cards have come gets the focus once they are there", async () => {
  await page.viewport(360, 780);
  const profile = Promise.withResolvers<Response>();
  serveProfile({ "GET /api/user/details": () => profile.promise });
  const { screen } = await renderProfile();
  await screen.getByRole("link", { name: /^Personal details/ }).click();
  await expect.element(screen.getByRole("status")).toBeVisible();

  profile.resolve(done({ userDetails: ada }));

  await expect.element(screen.getByRole("heading", { level: 2, name: "Personal details" })).toHaveFocus();
});

test("on a wide screen the overview stays beside the open section", async () => {
  serveProfile();
  const { screen } = await renderProfile();
  await expect.element(screen.getByRole("region", { name: "Personal details" })).toBeVisible();

  await screen.getByRole("link", { name: /^Signed-in devices/ }).click();

  await expect.element(screen.getByText("Safari on iPhone")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^Personal details/ })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Personal details" })).not.toBeInTheDocument();
});

test("the plan says what somebody has and what comes next", async () => {
  serveProfile({ "GET /api/subscriptions": () => done({ subscription: keeperPlan }) });
  const { screen } = await renderProfile({ section: "plan" });

  await expect.element(screen.getByText("Memory keeper")).toBeVisible();
  await expect.element(screen.getByText("Next payment: €4.99 on 18 December 2026, VAT included")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/subscriptions");
});

test("where everything is included, nothing speaks of plans", async () => {
  serveProfile();
  const { screen } = await renderProfile({ section: "plan", hasPlans: false });

  await expect.element(screen.getByRole("region", { name: "Personal details" })).toBeVisible();
  await expect.element(screen.getByText("Plan", { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText("Subscriptions")).not.toBeInTheDocument();
});

test("a row whose state cannot be read says what it opens", async () => {
  serveProfile({
    "GET /api/auth/devices": () => refusal(403, "Not today"),
    "GET /api/user/storage": () => refusal(403, "Not today"),
  });
  const { screen } = await renderProfile();

  await expect.element(screen.getByRole("link", { name: "Signed-in devices Where you're signed in" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Storage How much storage you use" })).toBeVisible();
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

  await expect.element(screen.getByRole("heading", { name: "Ada's profile" })).toBeVisible();
});

test("on a phone the failure stands above the rows, which work all the same", async () => {
  await page.viewport(360, 780);
  serveProfile({ "GET /api/user/details": () => refusal(403, "Not today") });
  const { screen } = await renderProfile();
  const alert = screen.getByRole("alert").filter({ hasText: "Not today" });
  const row = screen.getByRole("link", { name: /^Signed-in devices/ });
  await expect.element(alert).toBeVisible();
  await expect.element(row).toBeVisible();

  expect(alert.element().getBoundingClientRect().bottom).toBeLessThan(row.element().getBoundingClientRect().top);
  await expect.element(screen.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("the profile fits 320 pixels", async () => {
  await page.viewport(320, 640);
  serveProfile();
  const { screen } = await renderProfile();
  await expect.element(screen.getByRole("link", { name: /2 devices/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await screen.getByRole("link", { name: /2 devices/ }).click();
  await expect.element(screen.getByText("Safari on iPhone")).toBeVisible();

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("the language that is chosen becomes the account's, which is said in it", async () => {
  const { bodiesOf } = serveProfile({ "PUT /api/user/profile": () => done() });
  const { screen } = await renderProfile({ section: "preferences" });

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de");

  await expect.element(screen.getByText("Profil erfolgreich gespeichert")).toBeVisible();
  expect(bodiesOf("PUT /api/user/profile")).toEqual([{ language: "de" }]);
  await speak("en");
});

test("a language that the account cannot take stays this browser's, and the refusal is shown", async () => {
  serveProfile({ "PUT /api/user/profile": () => refusal(503, "The server is busy") });
  const { screen } = await renderProfile({ section: "preferences" });

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "fr");

  await expect.element(screen.getByRole("heading", { name: "Langue" })).toBeVisible();
  await expect.element(screen.getByRole("alert").filter({ hasText: "The server is busy" })).toBeVisible();
  await speak("en");
});
