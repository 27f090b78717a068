import type { Page } from "@playwright/test";

import { expect } from "../journey.ts";
import { test } from "../member.ts";

const paper = { light: "rgb(251, 247, 240)", dark: "rgb(27, 24, 21)" } as const;

test("the theme follows the system, while the page is open too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  await expect(page.locator("body")).toHaveCSS("background-color", paper.dark);
  await expect(page.getByRole("radio", { name: "Match system" })).toBeChecked();

  await page.emulateMedia({ colorScheme: "light" });

  await expect(page.locator("body")).toHaveCSS("background-color", paper.light);
});

for (const [system, wanted, size] of [
  ["light", "dark", ""],
  ["dark", "light", " @long"],
] as const) {
  test(`a theme set to ${wanted} stands against a ${system} system, over reloads, from the first paint on${size}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await rememberFirstPaint(page);
    await page.goto("/about");
    await page.getByRole("radio", { name: wanted === "dark" ? "Dark" : "Light" }).check();
    await expect(page.locator("body")).toHaveCSS("background-color", paper[wanted]);

    await page.reload();

    await expect(page.getByRole("radio", { name: wanted === "dark" ? "Dark" : "Light" })).toBeChecked();
    await expect(page.locator("body")).toHaveCSS("background-color", paper[wanted]);
    expect(await firstPaint(page)).toEqual({ theme: wanted, scheme: wanted, background: paper[wanted] });
  });
}

test("going back to the system forgets what was set @long", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await page.getByRole("radio", { name: "Dark" }).check();

  await page.getByRole("radio", { name: "Match system" }).check();
  await page.reload();

  await expect(page.locator("body")).toHaveCSS("background-color", paper.light);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

/** Records the theme of the page after its markup is parsed, before the app has rendered. */
async function rememberFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const { backgroundColor } = getComputedStyle(document.body);
      const seen = {
        theme: document.documentElement.dataset["theme"],
        scheme: colorScheme,
        background: backgroundColor,
      };
      sessionStorage.setItem("first-paint", JSON.stringify(seen));
    });
  });
}

async function firstPaint(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem("first-paint") ?? "null"));
}
