import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { axeViolations } from "#testing/axe.ts";
import { fine, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";

import { MediaField, type MediaHandle } from "./media-field.tsx";
import type { MediaState } from "./use-upload-list.ts";

const items = "GET /api/media/items";
const kept = ["boat", "beach"].map((s3id) => ({ s3id, type: "Image", url: "" }) as const);
const names = ["boat.jpg", "beach.jpg"];

beforeEach(() => {
  serveMemories({ [items]: () => fine({ items: kept.map(({ s3id }) => mediaItem(s3id, { name: `${s3id}.jpg` })) }) });
});
afterEach(() => vi.unstubAllGlobals());

test("files are put in another order by keyboard, and it is said where they are now", async () => {
  const { screen, latest } = await openField();
  const later = screen.getByRole("button", { name: "Move boat.jpg later" });
  await expect.element(later).toBeVisible();

  await later.click();

  expect(latest()?.kept.map(({ s3id }) => s3id)).toEqual(["beach", "boat"]);
  await expect.element(screen.getByText("Now at place 2 of 2")).toBeInTheDocument();
  await expect.element(later).toHaveFocus();
  await expect.element(later).toHaveAttribute("aria-disabled", "true");
  expect(await axeViolations()).toEqual([]);
});

test("a caption, a description and a cover go along with their file", async () => {
  const { screen, latest, handle } = await openField();
  await screen.getByRole("button", { name: "Cover: beach.jpg" }).click();
  await screen.getByRole("button", { name: "Caption: beach.jpg" }).click();

  await screen.getByLabelText("Caption", { exact: true }).fill(" The old boat ");
  await screen.getByLabelText("Description for those who cannot see it").fill("Sand and water");
  expect(await axeViolations()).toEqual([]);

  const [, beach] = latest()?.kept ?? [];
  expect(beach).toMatchObject({ s3id: "beach", caption: "The old boat", alt: "Sand and water", isCover: true });
  expect(await handle.current?.settled()).toHaveLength(2);
});

test("a removed file is gone, and the keyboard goes on in the list", async () => {
  const { screen, latest } = await openField();

  await screen.getByRole("button", { name: "Remove boat.jpg" }).click();

  expect(latest()?.kept.map(({ s3id }) => s3id)).toEqual(["beach"]);
  await expect.element(screen.getByRole("list", { name: "Files of this memory" })).toHaveFocus();
});

async function openField() {
  const handle = createRef<MediaHandle>();
  const handleChange = vi.fn<(state: MediaState) => void>();
  const screen = await renderSignedIn(
    <MediaField ref={handle} kept={kept} uploads={[]} error={undefined} onChange={handleChange} />,
  );
  for (const name of names) await expect.element(screen.getByText(name)).toBeVisible();
  return { screen, handle, latest: () => handleChange.mock.lastCall?.[0] };
}
