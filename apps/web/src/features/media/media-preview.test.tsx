import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { fine, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";

import { MediaPreview } from "./media-preview.tsx";

const retry = "POST /api/media/retry";
const broken = { state: "failed", failure: "film_unreadable", type: "Video" } as const;
const sentence = "This file is damaged, or of a kind that cannot be played.";

afterEach(() => vi.unstubAllGlobals());
afterEach(() => page.viewport(1024, 768));

test("a film that could not be prepared says why on its print and when it is opened, and may be tried again", async () => {
  const server = serveMemories({ [retry]: () => fine({ items: [] }) });
  const handleLost = vi.fn<() => void>();
  const film = mediaItem("walk", { ...broken, originalUrl: "/original" });
  const screen = await renderSignedIn(<MediaPreview media={[film]} byline="Ada" onLost={handleLost} addLink={null} />);
  await expect.element(screen.getByText(sentence)).toBeVisible();

  await screen.getByRole("button", { name: "Film 1" }).click();
  const viewer = screen.getByRole("dialog", { name: "Film 1" });
  await expect.element(viewer.getByText(sentence)).toBeVisible();
  await expect.element(viewer.getByRole("link", { name: "Save the original" })).toHaveAttribute("href", "/original");
  await expectAccessible();
  await viewer.getByRole("button", { name: "Try again: Film 1" }).click();

  await expect.poll(() => handleLost).toHaveBeenCalledOnce();
  expect(server.sentTo(retry).map(({ body }) => body)).toEqual([{ s3id: "walk" }]);
});

test("somebody else's broken film says why, and offers nothing that is not theirs to do", async () => {
  serveMemories();
  const film = mediaItem("walk", broken);
  const screen = await renderSignedIn(
    <MediaPreview media={[film]} byline="Ada" onLost={() => undefined} addLink={null} />,
  );

  await screen.getByRole("button", { name: "Film 1" }).click();

  const viewer = screen.getByRole("dialog", { name: "Film 1" });
  await expect.element(viewer.getByText(sentence)).toBeVisible();
  expect(viewer.getByRole("button", { name: /Try again/ }).query()).toBeNull();
});

test("a finger goes from films and sounds to the next, but not where it plays and seeks", async () => {
  serveMemories();
  await page.viewport(360, 740);
  const film = mediaItem("walk", { type: "Video", url: "data:video/mp4;base64," });
  const sound = mediaItem("song", { type: "Audio", url: "data:audio/mpeg;base64,", waveform: [1, 2, 3] });
  const screen = await renderSignedIn(
    <MediaPreview media={[film, sound]} byline="Ada" onLost={() => undefined} addLink={null} />,
  );
  await screen.getByRole("button", { name: "Film 1" }).click();
  const video = screen.getByRole("dialog").getByLabelText("Film 1", { exact: true });
  await expect.element(video).toBeVisible();

  swipe(video.element(), -150, 0.95);
  await expect.element(screen.getByRole("dialog", { name: "Film 1 of 2" })).toBeVisible();
  swipe(video.element(), -150, 0.2);
  await expect.element(screen.getByRole("dialog", { name: "Sound 2 of 2" })).toBeVisible();

  const player = screen.getByRole("dialog").getByLabelText("Sound 2", { exact: true }).element();
  swipe(player, 150, 0.5);
  await expect.element(screen.getByRole("dialog", { name: "Sound 2 of 2" })).toBeVisible();
  swipe(player.parentElement ?? player, 150, 0.1);
  await expect.element(screen.getByRole("dialog", { name: "Film 1 of 2" })).toBeVisible();
});

test("on a phone a photo has the whole width", async () => {
  serveMemories();
  await page.viewport(360, 740);
  const photo = mediaItem("lake", { width: 1600, height: 900 });
  const screen = await renderSignedIn(
    <MediaPreview media={[photo]} byline="Ada" onLost={() => undefined} addLink={null} />,
  );

  await screen.getByRole("button", { name: "Photo 1" }).click();

  const stage = screen.getByRole("dialog").getByRole("img").element().parentElement;
  await expect.poll(() => stage?.getBoundingClientRect().width).toBe(360);
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

/** A horizontal swipe on an element, at this fraction of its height. */
function swipe(target: Element, byPx: number, share: number): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height * share };
  const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true };
  target.dispatchEvent(new PointerEvent("pointerdown", { ...finger, ...at }));
  target.dispatchEvent(new PointerEvent("pointerup", { ...finger, ...at, clientX: at.clientX + byPx }));
}

/** Two photos whose addresses never load and are renewed only this many times. */
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
      addLink={null}
    />
  );
}
