import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const update = "PUT /api/user/profile";
const ghent = { id: "2797656", name: "Ghent", region: "Flanders", country: "Belgium", countryCode: "BE" };

afterEach(() => vi.unstubAllGlobals());

test("a city of the list is sent by its id", async () => {
  const server = serveProfile({ "GET /api/cities": () => Response.json([ghent]), [update]: () => done() });
  const screen = await openCities();
  await userEvent.keyboard("Gh");
  const option = screen.getByRole("option", { name: /^Ghent.*Flanders, Belgium$/ });
  await expect.element(option).toBeVisible();
  await expectAccessible();

  await option.click();
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText("Profile updated successfully")).toBeVisible();
  expect(server.bodiesOf(update)).toEqual([{ cityId: ghent.id }]);
});

const lists: [string, () => Response][] = [
  ["on no list", () => Response.json([])],
  ["that no list can be asked about", () => refusal(503, "Please try again in a moment")],
];

test.for(lists)("a place %s is sent in its own words", async ([, list]) => {
  const server = serveProfile({ "GET /api/cities": list, [update]: () => done() });
  const screen = await openCities();

  await userEvent.keyboard("The farm at the dyke");
  await screen.getByRole("option", { name: /^The farm at the dyke.*as you typed it$/ }).click();
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByRole("dialog", { name: "Childhood Context" })).not.toBeInTheDocument();
  expect(server.bodiesOf(update)).toEqual([{ cityName: "The farm at the dyke" }]);
});

test("a refused city keeps the modal open with the reason", async () => {
  const sentence = "Childhood city is too long";
  serveProfile({ [update]: () => refusal(400, sentence, { cityName: sentence }) });
  const { screen } = await renderProfile({ section: "preferences" });
  await screen.getByRole("button", { name: "Change your childhood city" }).click();

  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByRole("dialog", { name: "Childhood Context" }).getByText(sentence)).toBeVisible();
});

test("the reflection style is one of two", async () => {
  const server = serveProfile({ [update]: () => done() });
  const { screen } = await renderProfile({ section: "preferences" });
  await screen.getByRole("button", { name: "Change your reflection style" }).click();
  await expect.element(screen.getByRole("radio", { name: "Yes" })).toBeChecked();

  await screen.getByRole("radio", { name: "No, Just The Basic Memory Prompts" }).click();
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText("Profile updated successfully")).toBeVisible();
  expect(server.bodiesOf(update)).toEqual([{ isReflectionPrompt: false }]);
});

async function openCities() {
  const { screen } = await renderProfile({ section: "preferences" });
  await screen.getByRole("button", { name: "Change your childhood city" }).click();
  await screen.getByRole("combobox", { name: "Childhood city" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Search" })).toHaveFocus();
  return screen;
}
