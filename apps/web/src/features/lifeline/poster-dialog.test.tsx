import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { withMedia } from "#testing/emulate.ts";
import { serveFamilies } from "#testing/families.tsx";
import { done } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { ExportPanel } from "./export-panel.tsx";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

const mark = { month: 5, day: null, isCandle: false, size: "medium", isQuiet: false, hasPicture: false } as const;
const memories = [
  { ...mark, id: "m-1", title: "The ferry", year: 1993, mark: "Flower" as const, hasPicture: true },
  { ...mark, id: "m-2", title: "The flood", year: 2001, mark: "Stone" as const },
];
const person = { name: "Ada Vermeer", place: "Ghent", born: "1951-03-09" };

const pixel = document.createElement("canvas").toDataURL("image/png");
const cover = { type: "Image", state: "ready", url: pixel, width: 400, height: 300, sources: [], posterUrl: null };

async function openDialog({ isTrueScale = false } = {}) {
  const server = serveFamilies(
    {},
    {
      "GET /api/makings": () => done({ makings: [] }),
      "GET /api/memories/previews": () => done({ memories: [{ _id: "m-1", cover }] }),
      "POST /api/lifeline/posters": () =>
        done({
          making: {
            id: "e-1",
            kind: "poster",
            status: "waiting",
            position: 1,
            title: "Ours",
            outputs: [],
            problem: null,
          },
        }),
    },
  );
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <ExportPanel
          lifeline={{ person, memories, favourites: [], hopes: [] }}
          vault={undefined}
          isTrueScale={isTrueScale}
        />
      </main>
    </QueryClientProvider>,
  );
  await screen.getByRole("button", { name: "Make a poster or picture" }).click();
  const dialog = screen.getByRole("dialog", { name: "Export the lifeline" });
  await expect.element(dialog.getByRole("img", { name: "Preview of your poster" })).toBeVisible();
  return { server, dialog, screen };
}

test("a mostly bare life leaves out its empty years, shows its photos, and no stones", async () => {
  const { dialog } = await openDialog();

  await expect.element(dialog.getByRole("checkbox", { name: "Only the years with memories" })).toBeChecked();
  await expect.element(dialog.getByRole("checkbox", { name: "Small photos next to the flowers" })).toBeChecked();
  await expect.element(dialog.getByRole("checkbox", { name: /^Include stones/ })).not.toBeChecked();
});

test("what is chosen is what the poster is made of, and stones are chosen anew each time", async () => {
  const { server, dialog, screen } = await openDialog();
  await dialog.getByLabelText("Poster title").fill("Ours");
  await dialog.getByLabelText("Paper size").selectOptions("A4");
  await dialog.getByLabelText("Orientation").selectOptions("upright");
  await dialog.getByRole("checkbox", { name: "Small photos next to the flowers" }).click();
  await dialog.getByRole("checkbox", { name: /^Include stones/ }).click();
  await dialog.getByRole("button", { name: "Make the poster" }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf("POST /api/lifeline/posters")).toMatchObject([
    {
      title: "Ours",
      size: "A4",
      isUpright: true,
      isBareShort: true,
      withPrints: false,
      withStones: true,
      subtitle: "A life in flowers and stones",
    },
  ]);
  await screen.getByRole("button", { name: "Make a poster or picture" }).click();
  await expect.element(dialog.getByRole("checkbox", { name: /^Include stones/ })).not.toBeChecked();
});

test("a screen at true scale leads to a poster at true scale", async () => {
  const { dialog } = await openDialog({ isTrueScale: true });

  await expect.element(dialog.getByRole("checkbox", { name: "Only the years with memories" })).not.toBeChecked();
});

test.for([
  [360, "light"],
  [360, "dark"],
  [768, "light"],
  [1280, "dark"],
] as const)("the dialog fits a window of %i pixels and passes axe, %s", async ([width, scheme]) => {
  await page.viewport(width, 780);
  await withMedia("prefers-color-scheme", scheme, async () => {
    const { dialog } = await openDialog();
    await expect.element(dialog.getByRole("button", { name: "Save as PNG" })).toBeVisible();
    const element = dialog.element();
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    await expectAccessible();
  });
});
