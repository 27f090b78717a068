import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { axeViolations } from "#testing/axe.ts";
import { fine, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";

import { MediaPreview } from "./media-preview.tsx";

const retry = "POST /api/media/retry";
const broken = { state: "failed", failure: "film_unreadable", type: "Video" } as const;
const sentence = "This file is damaged, or of a kind that cannot be played.";

afterEach(() => vi.unstubAllGlobals());

test("a film that could not be prepared says why on its print and when it is opened, and may be tried again", async () => {
  const server = serveMemories({ [retry]: () => fine({ items: [] }) });
  const handleLost = vi.fn<() => void>();
  const film = mediaItem("walk", { ...broken, originalUrl: "/original" });
  const screen = await renderSignedIn(<MediaPreview media={[film]} byline="Ada" onLost={handleLost} />);
  await expect.element(screen.getByText(sentence)).toBeVisible();

  await screen.getByRole("button", { name: "Film 1" }).click();
  const viewer = screen.getByRole("dialog", { name: "Film 1" });
  await expect.element(viewer.getByText(sentence)).toBeVisible();
  await expect.element(viewer.getByRole("link", { name: "Save the original" })).toHaveAttribute("href", "/original");
  expect(await axeViolations()).toEqual([]);
  await viewer.getByRole("button", { name: "Try again: Film 1" }).click();

  await expect.poll(() => handleLost).toHaveBeenCalledOnce();
  expect(server.sentTo(retry).map(({ body }) => body)).toEqual([{ s3id: "walk" }]);
});

test("somebody else's broken film says why, and offers nothing that is not theirs to do", async () => {
  serveMemories();
  const film = mediaItem("walk", broken);
  const screen = await renderSignedIn(<MediaPreview media={[film]} byline="Ada" onLost={() => undefined} />);

  await screen.getByRole("button", { name: "Film 1" }).click();

  const viewer = screen.getByRole("dialog", { name: "Film 1" });
  await expect.element(viewer.getByText(sentence)).toBeVisible();
  expect(viewer.getByRole("button", { name: /Try again/ }).query()).toBeNull();
});

test("addresses that have run out are asked for anew each time, but a file that is gone is not asked for again", async () => {
  serveMemories();
  const handleLost = vi.fn<() => void>();
  const screen = await renderSignedIn(<Renewed times={2} onLost={handleLost} />);
  await expect.poll(() => handleLost.mock.calls.length).toBe(3);

  await screen.getByRole("button", { name: "Photo 1" }).click();

  const picture = screen.getByRole("dialog").getByRole("img").element();
  await expect.poll(() => picture instanceof HTMLImageElement && picture.complete).toBe(true);
  expect(handleLost).toHaveBeenCalledTimes(3);
});

/** Two photos whose addresses are never good, and new only so many times. */
function Renewed({ times, onLost }: { readonly times: number; readonly onLost: () => void }) {
  const [turn, setTurn] = useState(0);
  const addressOf = (name: string) => `data:image/gif;base64,${name}${Math.min(turn, times)}`;
  return (
    <MediaPreview
      media={["boat", "beach"].map((name) => mediaItem(name, { url: addressOf(name) }))}
      byline="Ada"
      onLost={() => {
        onLost();
        setTurn(turn + 1);
      }}
    />
  );
}
