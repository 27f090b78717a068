import type { Page } from "@playwright/test";

import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode } from "../mails.ts";
import { createMember, signIn, test } from "../member.ts";
import { addAddress, openAsWriter } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";

const english = { headline: "Walk through your memory timeline", language: "Language" } as const;

test.describe("a browser in Dutch", () => {
  test.use({ locale: "nl-NL" });

  test("is spoken to in Dutch, from the landing page to a refused login", async ({ page, complaints }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wandel door de tijdlijn van je herinneringen");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page).toHaveTitle("Down Memory Lane · Wandel door de tijdlijn van je herinneringen");

    await page.getByRole("link", { name: "Inloggen" }).first().click();
    await page.getByLabel("E-mailadres").fill("niemand@example.org");
    await page.getByLabel("Wachtwoord", { exact: true }).fill("een heel ander wachtwoord");
    await page.getByRole("button", { name: "Inloggen" }).click();

    await expect(page).toHaveTitle("Inloggen · Down Memory Lane");
    await expect(page.getByRole("main").getByText("Het e-mailadres of het wachtwoord klopt niet")).toBeVisible();
    await expectAccessibleInLongRuns(page);
    allowRefusals(complaints);
  });
});

for (const [said, size] of [
  ["c", ""],
  ["en_US", " @long"],
] as const) {
  test(`a browser that calls its language “${said}” walks through a year like any other${size}`, async ({
    page,
    product,
  }) => {
    await page.addInitScript((language) => {
      Object.defineProperty(navigator, "language", { get: () => language });
      Object.defineProperty(navigator, "languages", { get: () => [language] });
    }, said);
    await openAsWriter(page, product);

    await page.goto("/timeline?year=1998");
    await expect(page.getByRole("heading", { name: /memories of 1998/i })).toBeVisible();
    await page.goto(addAddress);
    await expect(page.getByRole("heading", { name: "Reflect on the month July" })).toBeVisible();
    await page.goto("/profile?section=preferences");
    await expect(cardOf(page, "Language")).toBeVisible();
  });
}

test("a language chosen at the foot of the page is kept over reloads and pages @long", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.headline);

  await page.getByRole("contentinfo").getByLabel(english.language).selectOption("Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByText(english.headline)).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("combobox")).toHaveAccessibleName("Langue");

  await page.reload();
  await expect(page.getByRole("contentinfo").getByLabel("Langue")).toHaveValue("fr");
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");

  await page.getByRole("contentinfo").getByLabel("Langue").selectOption("English");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.headline);
});

test("on the profile a member chooses the language, and dates and refusals follow @long", async ({
  page,
  product,
  complaints,
}) => {
  await signIn(page, await createMember(product));
  await page.goto("/profile");
  await page.getByRole("link", { name: "Questions and language" }).click();
  await cardOf(page, "Language").getByRole("combobox").selectOption("Nederlands");

  await expect(cardOf(page, "Taal")).toBeVisible();
  await expect(page).toHaveTitle("Vragen en taal · Down Memory Lane");
  await page.goBack();
  await expect(page).toHaveTitle("Profiel van Ada · Down Memory Lane");
  await page.getByRole("link", { name: "Ingelogde apparaten" }).click();
  await expect(
    page.getByText(
      /Sinds \d+ (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) \d{4}/,
    ),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Wachtwoord en account" }).click();
  await page.getByRole("button", { name: "Wachtwoord wijzigen" }).click();
  await page.getByLabel("Oud wachtwoord").fill("not the right one");
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("twee zwanen op de vijver");
  await page.getByLabel("Nieuw wachtwoord herhalen").fill("twee zwanen op de vijver");
  await page.getByRole("button", { name: "Opslaan" }).click();

  await expect(page.getByText("Het oude wachtwoord klopt niet")).toBeVisible();
  allowRefusals(complaints);
});

test("whoever chooses Dutch is asked and written to in Dutch @long", async ({ page, product }) => {
  const { member } = await openAsWriter(page, product);
  await page.goto(addAddress);
  const asked = (words: string) => page.getByRole("button", { name: words }).locator("[lang]");
  await expect(asked("A question for 1998")).toHaveAttribute("lang", "en");
  const english = (await asked("A question for 1998").textContent()) ?? "";

  await page.goto("/profile?section=preferences");
  const followed = page.waitForResponse((response) => response.request().method() === "PUT");
  await cardOf(page, "Language").getByRole("combobox").selectOption("Nederlands");
  expect((await followed).status()).toBe(200);

  await page.request.post("/api/auth/forgot-password", { data: { email: member.email } });
  expect(await mailedCode(product, member.email, "Je code voor een nieuw wachtwoord")).toMatch(/^\d{6}$/);

  await page.goto(addAddress);
  await expect(asked("Een vraag voor 1998")).toHaveAttribute("lang", "nl");
  await expect(asked("Een vraag voor 1998")).not.toHaveText(english);
  await expectAccessibleInLongRuns(page);
});

function cardOf(page: Page, title: string) {
  return page.getByRole("region", { name: title, exact: true });
}

test("the bar of a member stands in one row with the whole name, in every language @long", async ({
  page,
  product,
}) => {
  const member = await createMember(product);
  await signIn(page, member);
  await page.goto("/timeline");
  const bar = page.getByRole("banner");
  for (const language of ["nl", "de", "fr", "es"]) {
    await page.getByRole("contentinfo").getByRole("combobox").selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    await expect(bar.getByText(`${member.firstName} ${member.lastName}`)).toBeInViewport({ ratio: 1 });
    const rows = await bar.getByRole("link").all();
    const middles = await Promise.all(rows.map(async (link) => middleOf(await link.boundingBox())));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(5);
  }
});

function middleOf(box: { readonly y: number; readonly height: number } | null): number {
  return box ? box.y + box.height / 2 : Number.NaN;
}
