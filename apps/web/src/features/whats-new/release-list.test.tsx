import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";

import { speak } from "#lib/languages.ts";
import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { newestVersion } from "./newest-release.ts";
import { ReleaseList } from "./release-list.tsx";

afterEach(async () => {
  await speak("en");
  await page.viewport(1024, 768);
});

test("the newest release is the first, with its day, and each entry leads to its screen", async () => {
  const screen = await renderPart(<ReleaseList renderLink={(opens, title) => <a href={opens.to}>{title}</a>} />);

  await expect.element(screen.getByText(`19 November 2026 · Version ${newestVersion}`)).toBeVisible();
  const first = screen.getByRole("region").first();
  await expect.element(first.getByRole("heading", { level: 2, name: "The first full version" })).toBeVisible();
  const importing = first.getByRole("link", { name: "Import photos and diaries" });
  await expect.element(importing).toHaveAttribute("href", "/import");
  expect(first.getByRole("listitem").elements()).toHaveLength(7);
  await expectAccessible();
});

test("guests read the same without links", async () => {
  const screen = await renderPart(<ReleaseList renderLink={undefined} />);

  await expect.element(screen.getByRole("heading", { name: "Import photos and diaries" })).toBeVisible();
  expect(screen.getByRole("link").elements()).toEqual([]);
});

test("another language brings its own words, also when it is chosen while the page is open", async () => {
  const screen = await renderPart(<ReleaseList renderLink={undefined} />);
  await expect.element(screen.getByRole("heading", { name: "The first full version" })).toBeVisible();

  await speak("de");

  await expect.element(screen.getByRole("heading", { name: "Die erste vollständige Version" })).toBeVisible();
  await expect.element(screen.getByText("19. November 2026 · Version 1.0.0")).toBeVisible();
  await page.viewport(360, 780);
  await expectAccessible();
});
