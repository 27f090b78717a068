import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { fine, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";

import { MediaField, type MediaHandle } from "./media-field.tsx";
import type { MediaState } from "./upload-list.ts";

const items = "GET /api/media/items";
const kept = ["boat", "beach"].map((s3id) => ({ s3id, type: "Image", url: "" }) as const);
const names = ["boat.jpg", "beach.jpg"];

beforeEach(() => {
  serveMemories({ [items]: () => fine({ items: kept.map(({ s3id }) => mediaItem(s3id, { name: `${s3id}.jpg` })) }) });
});
afterEach(() => vi.unstubAllGlobals());

test("files are put in another order by keyboard, and it is said where they are now", async () => {
  const { screen, latest } = await openField();
  await screen.getByRole("button", { name: "boat.jpg", exact: true }).click();
  const later = screen.getByRole("button", { name: "Move boat.jpg later" });
  await expect.element(later).toBeVisible();

  await later.click();

  expect(latest()?.kept.map(({ s3id }) => s3id)).toEqual(["beach", "boat"]);
  await expect.element(screen.getByText("Now number 2 of 2")).toBeInTheDocument();
  await expect.element(later).toHaveFocus();
  await expect.element(later).toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
});

test("a caption, a description and a cover go along with their file", async () => {
  const { screen, latest, handle } = await openField();
  await screen.getByRole("button", { name: "beach.jpg", exact: true }).click();
  await screen.getByRole("button", { name: "Cover: beach.jpg" }).click();

  await screen.getByLabelText("Caption", { exact: true }).fill(" The old boat ");
  await screen.getByLabelText("Description for people who can't see it").fill("Sand and water");

  const [, beach] = latest()?.kept ?? [];
  expect(beach).toMatchObject({ s3id: "beach", caption: "The old boat", alt: "Sand and water", isCover: true });
  expect(await handle.current?.settled()).toHaveLength(2);
});

test("a removed file is gone, and the keyboard goes on in the list", async () => {
  const { screen, latest } = await openField();
  await screen.getByRole("button", { name: "boat.jpg", exact: true }).click();

  await screen.getByRole("button", { name: "Remove boat.jpg" }).click();

  expect(latest()?.kept.map(({ s3id }) => s3id)).toEqual(["beach"]);
  await expect.element(screen.getByRole("list", { name: "Files in this memory" })).toHaveFocus();
});

test("a file that could not be prepared says why, can be tried again, and its original saved", async () => {
  let state: "failed" | "preparing" = "failed";
  const boat = () => {
    const failure = state === "failed" ? "picture_unreadable" : null;
    return mediaItem("boat", { name: "boat.jpg", state, failure, originalUrl: "/original" });
  };
  const server = serveMemories({
    [items]: () => fine({ items: [boat(), mediaItem("beach", { name: "beach.jpg" })] }),
    "POST /api/media/retry": () => {
      state = "preparing";
      return fine({ items: [boat()] });
    },
  });
  const { screen } = await openField();
  await expect.element(screen.getByText("This photo is damaged or too large to open.")).toBeVisible();
  const original = screen.getByRole("link", { name: "Save the original: boat.jpg" });
  await expect.element(original).toHaveAttribute("href", "/original");
  await expectAccessible();

  await screen.getByRole("button", { name: "Try again: boat.jpg" }).click();

  await expect.element(screen.getByText("Getting it ready...")).toBeVisible();
  expect(server.sentTo("POST /api/media/retry").map(({ body }) => body)).toEqual([{ s3id: "boat" }]);
});

test("a file beyond the server's limit is not sent, and says so in the server's words", async () => {
  const limits = { Image: 1024 * 1024, Video: 2048, Audio: 2048 };
  const server = serveMemories({
    [items]: () => fine({ items: kept.map(({ s3id }) => mediaItem(s3id, { name: `${s3id}.jpg` })) }),
    "GET /api/user/storage": () => fine({ usedBytes: 0, quotaBytes: 1, limits }),
  });
  const { screen, handle } = await openField();
  await expect.poll(() => server.sentTo("GET /api/user/storage")).toHaveLength(1);

  handle.current?.add([new File([new Uint8Array(limits.Image + 1)], "large.jpg", { type: "image/jpeg" })]);

  const sentence = "large.jpg is too large. A photo can be at most 1 MB.";
  await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(server.sentTo("POST /api/uploads")).toEqual([]);
});

async function openField() {
  const handle = createRef<MediaHandle>();
  const handleChange = vi.fn<(state: MediaState) => void>();
  const screen = await renderSignedIn(
    <MediaField ref={handle} kept={kept} uploads={[]} error={undefined} onChange={handleChange} />,
  );
  for (const name of names) await expect.element(screen.getByTitle(name, { exact: true })).toBeVisible();
  return { screen, handle, latest: () => handleChange.mock.lastCall?.[0] };
}
