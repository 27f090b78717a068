import { languages } from "@lane/domain/languages.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { speak } from "#lib/languages.ts";
import { memberAnswer } from "#testing/member-answer.ts";
import { closeApp, openApp } from "#testing/open-app.tsx";

afterEach(async () => {
  await closeApp();
  await speak("en");
  await page.viewport(1024, 768);
  vi.unstubAllGlobals();
});

test.for(languages)("on a tablet, held either way, the links of the bar have room in %s", async (language) => {
  vi.stubGlobal("fetch", async () => Response.json(memberAnswer));
  await speak(language);
  for (const width of [768, 834, 1024, 1112]) {
    await page.viewport(width, 900);
    const { screen } = await openApp("/help");
    const bar = screen.getByRole("banner");
    await expect.element(bar.getByRole("navigation")).toBeVisible();
    const [home, ...links] = bar
      .getByRole("link")
      .elements()
      .filter((link) => link.checkVisibility());

    const places = [home, ...links].map((link) => link?.getBoundingClientRect());
    const ends = places.map((place) => Math.round(place?.right ?? 0));
    const starts = places.slice(1).map((place) => Math.round(place?.left ?? 0));

    expect(
      starts.filter((start, index) => start < (ends[index] ?? 0)),
      `${width}: ${ends.join()}`,
    ).toEqual([]);
    expect(document.documentElement.scrollWidth, `${width}`).toBeLessThanOrEqual(width);
  }
});
