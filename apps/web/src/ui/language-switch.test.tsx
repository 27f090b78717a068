import { Trans } from "@lingui/react/macro";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";

import { preferredLanguage, speak } from "#lib/languages.ts";
import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { LanguageSwitch } from "./language-switch.tsx";

afterEach(() => speak("en"));

test("every language is offered in its own words", async () => {
  const screen = await renderPart(<LanguageSwitch />);

  const offered = screen.getByRole("option").elements();

  expect(offered.map(({ textContent }) => textContent)).toEqual([
    "English",
    "Nederlands",
    "Deutsch",
    "Français",
    "Español",
  ]);
  expect(offered.map((option) => option.getAttribute("lang"))).toEqual(["en", "nl", "de", "fr", "es"]);
  await expectAccessible(screen.container);
});

test("choosing one changes what stands on the page at once, and is remembered", async () => {
  const screen = await renderPart(
    <>
      <LanguageSwitch />
      <p>
        <Trans>Try Again</Trans>
      </p>
    </>,
  );

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "nl");

  await expect.element(screen.getByText("Opnieuw proberen")).toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Taal" })).toHaveValue("nl");
  expect(preferredLanguage([])).toBe("nl");
});
