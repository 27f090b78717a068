import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { Combobox, type ComboboxOption, type SearchOptions } from "./combobox.tsx";

const placeCount = 130_000;

const searchPlaces: SearchOptions = async (query) => {
  const found: ComboboxOption[] = [];
  for (let index = 0; index < placeCount && found.length < 20; index += 1) {
    const label = `Town ${index}`;
    if (label.startsWith(query)) found.push({ id: String(index), label });
  }
  return found;
};

test("one of 130,000 places is found and chosen by keyboard alone", async () => {
  const screen = await renderPart(<City search={searchPlaces} />);

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("combobox", { name: "Search" })).toHaveFocus();
  await userEvent.keyboard("Town 129999");
  await expect.element(screen.getByRole("option", { name: "Town 129999" })).toBeVisible();
  await userEvent.keyboard("{Enter}");

  const trigger = screen.getByRole("combobox", { name: "Childhood city" });
  await expect.element(trigger).toHaveTextContent("Town 129999");
  await expect.element(trigger).toHaveFocus();
});

test("the search box has a label to see, and the option under the cursor a frame", async () => {
  const screen = await renderPart(<City search={searchPlaces} />);
  await openList(screen);
  await expect.element(screen.getByText("Search", { exact: true })).toBeVisible();

  await expect.poll(() => document.querySelectorAll("[role=option]").length).toBeGreaterThan(1);
  await userEvent.keyboard("{ArrowDown}");

  await expect.poll(() => framed().length).toBe(1);
  expect(framed()[0]?.hasAttribute("data-highlighted")).toBe(true);
});

test("Enter before the answer has come waits for it", async () => {
  const answers = new Map<string, () => void>();
  const slow: SearchOptions = async (query) => {
    await new Promise<void>((resolve) => answers.set(query, resolve));
    return [{ id: query, label: query }];
  };
  const screen = await renderPart(<City search={slow} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const field = screen.getByRole("combobox", { name: "Search" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("The");
  await expect.poll(() => answers.has("The")).toBe(true);
  answers.get("The")?.();
  await expect.element(screen.getByRole("option", { name: "The" })).toBeVisible();

  await userEvent.keyboard(" house{Enter}");
  await expect.poll(() => answers.has("The house")).toBe(true);
  answers.get("The house")?.();

  const trigger = screen.getByRole("combobox", { name: "Childhood city" });
  await expect.element(trigger).toHaveTextContent("The house");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test("Escape closes the list and leaves the choice as it was", async () => {
  const screen = await renderPart(<City search={searchPlaces} />);
  await screen.getByRole("combobox", { name: "Childhood city" }).click();
  await expect.element(screen.getByRole("listbox")).toBeVisible();

  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("combobox", { name: "Childhood city" })).toHaveTextContent("Choose a city");
});

test("a slow old answer never replaces a newer one", async () => {
  const answers = new Map<string, (options: ComboboxOption[]) => void>();
  const search: SearchOptions = (query) => new Promise((resolve) => answers.set(query, resolve));
  const screen = await renderPart(<City search={search} />);
  await openList(screen);
  await userEvent.keyboard("G");
  await expect.poll(() => answers.has("G")).toBe(true);
  await userEvent.keyboard("hent");
  await expect.poll(() => answers.has("Ghent")).toBe(true);

  answers.get("Ghent")?.([{ id: "1", label: "Ghent" }]);
  answers.get("G")?.([{ id: "2", label: "Geneva" }]);

  await expect.element(screen.getByRole("option", { name: "Ghent" })).toBeVisible();
  await expect.element(screen.getByRole("option", { name: "Geneva" })).not.toBeInTheDocument();
});

test("finding nothing is said in words, with what was typed as it was typed", async () => {
  const screen = await renderPart(<City search={async () => []} />);
  await openList(screen);
  await expect.element(screen.getByText("Type a few letters to search.")).toBeVisible();

  await userEvent.keyboard("<0>Xyz</0>");

  await expect.element(screen.getByText("Nothing found for “<0>Xyz</0>”. Try fewer letters.")).toBeVisible();
  await expectAccessible();
});

test("a search that failed can be tried again", async () => {
  const search = vi
    .fn<SearchOptions>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue([{ id: "1", label: "Ghent" }]);
  const screen = await renderPart(<City search={search} />);
  await screen.getByRole("combobox", { name: "Childhood city" }).click();
  await expect.element(screen.getByText("The search didn't work.")).toBeVisible();

  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("option", { name: "Ghent" })).toBeVisible();
});

test.runIf(isLongTest)("the combobox passes axe closed, open, wrong and disabled", async () => {
  const screen = await renderPart(
    <div className="bg-paper text-ink">
      <City search={searchPlaces} />
      <Combobox
        label="Wrong"
        value={undefined}
        onValueChange={() => undefined}
        search={searchPlaces}
        error="Please choose"
      />
      <Combobox label="Disabled" value={undefined} onValueChange={() => undefined} search={searchPlaces} disabled />
    </div>,
  );
  await expectAccessible();

  await screen.getByRole("combobox", { name: "Childhood city" }).click();
  await expect.element(screen.getByRole("option", { name: "Town 0", exact: true })).toBeVisible();

  await expectAccessible();
});

/** What is typed before the field to search in has the focus is not its own. */
async function openList(screen: Awaited<ReturnType<typeof renderPart>>): Promise<void> {
  await screen.getByRole("combobox", { name: "Childhood city" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Search" })).toHaveFocus();
}

function framed(): readonly Element[] {
  const options = [...document.querySelectorAll("[role=option]")];
  return options.filter((option) => getComputedStyle(option).outlineWidth === "2px");
}

function City({ search }: { readonly search: SearchOptions }) {
  const [city, setCity] = useState<ComboboxOption>();
  return (
    <Combobox label="Childhood city" placeholder="Choose a city" value={city} onValueChange={setCity} search={search} />
  );
}
