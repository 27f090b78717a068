import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";

const wrongs = [
  { name: "the console complains", heard: /^console: something broke/, commit: complain },
  { name: "a script crashes", heard: /^script: something broke/, commit: crash },
  { name: "a page asks another host", heard: /^outside: https:\/\/elsewhere/, commit: askElsewhere },
  { name: "a page breaks its policy", heard: /^policy: style-src-attr/, commit: breakPolicy },
] as const;

test("the browser's complaints are heard, each for what it is", async ({ page, complaints }) => {
  await page.goto("/404");
  for (const { name, heard, commit } of wrongs) {
    await test.step(name, async () => {
      await commit(page);

      await expect.poll(() => complaints.filter((complaint) => heard.test(complaint))).toHaveLength(1);
    });
  }
  complaints.splice(0);
});

// These must fail. One that passes means that journeys would miss such an error.
for (const { name, heard, commit } of wrongs) {
  test.fail(`a journey fails when ${name}`, async ({ page, complaints }) => {
    await page.goto("/404");
    await commit(page);
    while (!complaints.some((complaint) => heard.test(complaint))) await page.waitForTimeout(10);
  });
}

test.fail("a journey fails when axe finds a violation", async ({ page }) => {
  await page.goto("/404");
  await page.getByRole("link", { name: "Return Home" }).evaluate((link) => link.replaceChildren());
  await expectAccessible(page);
});

async function complain(page: Page): Promise<void> {
  await page.evaluate(`console.error("something broke")`);
}

async function crash(page: Page): Promise<void> {
  await page.evaluate(`void setTimeout(() => { throw new Error("something broke"); })`);
}

/** The request is answered here, so that none leaves the machine. */
async function askElsewhere(page: Page): Promise<void> {
  await page.context().route("https://elsewhere.example/", (route) => route.fulfill({ body: "" }));
  await page.evaluate(`void window.open("https://elsewhere.example/")`);
}

async function breakPolicy(page: Page): Promise<void> {
  await page.locator("body").evaluate((body) => body.setAttribute("style", "color: red"));
}
