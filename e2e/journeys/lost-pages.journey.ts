import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { allowRefusals } from "../newcomer.ts";

test("an address that nobody knows says Page Not Found and how to go on", async ({ page, complaints }) => {
  for (const path of ["/404", "/timeline/memory/only-half", "/no/such/page"]) {
    await page.goto("/about");
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path === "/404" ? 200 : 404);
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(page).toHaveTitle("Page Not Found · Down Memory Lane");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  }

  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await page.getByRole("link", { name: "Return Home" }).click();

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Walk through your memory timeline" })).toBeVisible();
  allowRefusals(complaints);
});

test("a lost page in a tab of its own, with nothing to go back to, leads home @long", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/about");
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open("/no/such/page", "_blank", "noopener"));
  const tab = await opened;

  await tab.getByRole("button", { name: "Go Back" }).click();

  await expect(tab).toHaveURL("/");
  allowRefusals(complaints);
});

test("on a slow line, what is pressed before the app has come leads on too @long", async ({ page, complaints }) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/no/such/page", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(27, 24, 21)");

  await page.getByRole("button", { name: "Go Back" }).click();

  await expect(page).toHaveURL("about:blank");
  allowRefusals(complaints);
});

test("the suggestions lead where they say @long", async ({ page }) => {
  await page.goto("/404");
  await page.getByRole("link", { name: "about Down Memory Lane" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await page.goBack();

  await page.getByRole("link", { name: "your timeline" }).click();

  await expect(page).toHaveURL(({ pathname }) => pathname === "/login");
});

test("/500 tries again by loading the page anew, and leads home", async ({ page }) => {
  await page.goto("/500");
  await expect(page.getByRole("heading", { level: 1, name: "Internal Server Error" })).toBeVisible();

  const [reloaded] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole("button", { name: "Try Again" }).click(),
  ]);
  expect(new URL(reloaded.url()).pathname).toBe("/500");
  await page.getByRole("link", { name: "Return Home" }).click();

  await expect(page).toHaveURL("/");
});
