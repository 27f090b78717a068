import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { fine, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";

import { MediaPreview } from "./media-preview.tsx";

const retry = "POST /api/media/retry";
const broken = { state: "failed", failure: "film_unreadable", type: "Video" } as const;
const sentence = "This file is damaged, or it's a kind we can't play.";

afterEach(() => vi.unstubAllGlobals());
afterEach(() => page.viewport(1024, 768));

test("a film that could not be prepared says why on its print and when it is opened, and may be tried again", async () => {
  const server = serveMemories({ [retry]: () => fine({ items: [] }) });
  const handleLost = vi.fn<() => void>();
  const film = mediaItem("walk", { ...broken, originalUrl: "/original" });
  const screen = await renderSignedIn(<MediaPreview media={[film]} byline="Ada" onLost={handleLost} addLink={null} />);
  await expect.element(screen.getByText(sentence)).toBeVisible();

  await screen.getByRole("button", { name: "Video 1" }).click();
  const viewer = screen.getByRole("dialog", { name: "Video 1" });
  await expect.element(viewer.getByText(sentence)).toBeVisible();
  await expect.element(viewer.getByRole("link", { name: "Save the original" })).toHaveAttribute("href", "/original");
  await expectAccessible();
  await viewer.getByRole("button", { name: "Try again: Video 1" }).click();

  await expect.poll(() => handleLost).toHaveBeenCalledOnce();
  expect(server.sentTo(retry).map(({ body }) => body)).toEqual([{ s3id: "walk" }]);
});

test("somebody else's broken film says why, and offers nothing that is not theirs to do", async () => {
  serveMemories();
  const film = mediaItem("walk", broken);
  const screen = await renderSignedIn(
    <MediaPreview media={[film]} byline="Ada" onLost={() => undefined} addLink={null} />,
  );

  await screen.getByRole("button", { name: "Video 1" }).click();

  const viewer = screen.getByRole("dialog", { name: "Video 1" });
  await expect.element(viewer.getByText(sentence)).toBeVisible();
  expect(viewer.getByRole("button", { name: /Try again/ }).query()).toBeNull();
});

test("a finger goes from films and sounds to the next, but not where it plays and seeks", async () => {
  serveMemories();
  await page.viewport(360, 740);
  const film = mediaItem("walk", { type: "Video", url: "data:video/mp4;base64," });
  const sound = mediaItem("song", { type: "Audio", url: "data:audio/mpeg;base64,", waveform: [1, 2, 3] });
  const screen = await renderSignedIn(
    <MediaPreview media={[mediaItem("boat"), film, sound]} byline="Ada" onLost={() => undefined} addLink={null} />,
  );
  await screen.getByRole("button", { name: "Photo 1" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Photo 1 of 3" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  const video = screen.getByRole("dialog").getByLabelText("Video 2", { exact: true });
  await expect.element(video).toBeVisible();

  swipe(video.element(), -150, 0.95);
  await expect.element(screen.getByRole("dialog", { name: "Video 2 of 3" })).toBeVisible();
  swipe(video.element(), -150, 0.2);
  await expect.element(screen.getByRole("dialog", { name: "Recording 3 of 3" })).toBeVisible();

  const player = screen.getByRole("dialog").getByLabelText("Recording 3", { exact: true }).element();
  swipe(player, 150, 0.5);
  await expect.element(screen.getByRole("dialog", { name: "Recording 3 of 3" })).toBeVisible();
  swipe(player.parentElement ?? player, 150, 0.1);
  await expect.element(screen.getByRole("dialog", { name: "Video 2 of 3" })).toBeVisible();
});

test("what is said stands under each sound and film, and in the viewer, and never under a photo", async () => {
  serveMemories();
  const cover = mediaItem("walk", {
    type: "Video",
    url: "data:video/mp4;base64,",
    isCover: true,
    posterUrl: "/poster",
  });
  const sound = mediaItem("song", { type: "Audio", url: "data:audio/mpeg;base64," });
  const screen = await renderSignedIn(
    <MediaPreview
      media={[mediaItem("boat"), { ...cover, width: 16, height: 9 }, sound]}
      byline="Ada"
      onLost={() => undefined}
      addLink={null}
      renderTranscript={({ s3id }, name, isInViewer) => `${name} is ${s3id}${isInViewer === true ? ", large" : ""}`}
    />,
  );
  await expect.element(screen.getByText("Recording 3 is song")).toBeVisible();
  await expect.element(screen.getByText("Video 2 is walk")).toBeVisible();
  expect(screen.getByText(/is boat/).query()).toBeNull();

  await screen.getByRole("button", { name: "Photo 1" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Photo 1 of 3" })).toBeVisible();
  await userEvent.keyboard("{End}");

  await expect.element(screen.getByRole("dialog").getByText("Recording 3 is song, large")).toBeVisible();
});

test("on a phone a photo has the whole width", async () => {
  serveMemories();
  await page.viewport(360, 740);
  const photo = mediaItem("lake", { width: 1600, height: 900 });
  const screen = await renderSignedIn(
    <MediaPreview media={[photo]} byline="Ada" onLost={() => undefined} addLink={null} />,
  );

  await screen.getByRole("button", { name: "Photo 1" }).click();

  const photoShown = screen.getByRole("dialog").getByRole("img");
  await expect.element(photoShown).toBeVisible();
  await expect.poll(() => photoShown.element().parentElement?.getBoundingClientRect().width).toBe(360);
});

test("the chosen cover comes before the words, whole and with room for it, and all other files after them", async () => {
  serveMemories();
  await page.viewport(360, 740);
  const tall = mediaItem("tower", { width: 600, height: 2400, isCover: true, caption: "The tower" });
  const sound = mediaItem("song", { type: "Audio", url: "data:audio/mpeg;base64,", caption: "The bells" });
  const screen = await renderSignedIn(
    <MediaPreview
      media={[mediaItem("boat", { caption: "The boat" }), tall, sound]}
      byline=""
      onLost={() => undefined}
      addLink={null}
    >
      <p>Our words</p>
    </MediaPreview>,
  );
  const cover = screen.getByRole("button", { name: "Photo 2: The tower" }).element();

  await expect.element(screen.getByText("2 of 3")).toBeVisible();
  expect(cover.getBoundingClientRect().height).toBeCloseTo(740 * 0.7, 0);
  expect(cover.querySelector("img")).toHaveProperty("loading", "eager");
  expect(getComputedStyle(cover.querySelector("img") ?? cover).objectFit).toBe("contain");
  const others = screen.getByRole("region", { name: "Photos, videos and recordings" });
  expect(
    others
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["The boat", "The bells"]);
  const order = [cover, screen.getByText("Our words").element(), others.element()];
  expect(order.toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)).toEqual(
    order,
  );
  await expectAccessible();
});

test("thirteen photos take less than two screens of a phone", async () => {
  serveMemories();
  await page.viewport(360, 740);
  const media = Array.from({ length: 13 }, (_, index) => mediaItem(`photo-${index}`, { width: 1600, height: 1200 }));
  const screen = await renderSignedIn(<MediaPreview media={media} byline="" onLost={() => undefined} addLink={null} />);

  await expect.element(screen.getByRole("button", { name: "Photo 13" })).toBeVisible();

  const { top } = screen.getByRole("button", { name: "Photo 1", exact: true }).element().getBoundingClientRect();
  expect(screen.getByRole("button", { name: "Photo 13" }).element().getBoundingClientRect().bottom - top).toBeLessThan(
    1480,
  );
});

test("a photo that gets ready while it is looked at moves no words", async () => {
  const address = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'/>";
  const ready = mediaItem("boat", { url: address, width: 3, height: 4 });
  const preparing = mediaItem("boat", { url: "/original", originalUrl: "/original", state: "preparing" });
  const asked = Promise.withResolvers<undefined>();
  serveMemories({ "GET /api/media/items": () => asked.promise.then(() => fine({ items: [ready] })) });
  await page.viewport(360, 740);
  const screen = await renderSignedIn(
    <MediaPreview media={[preparing]} byline="" onLost={() => undefined} addLink={null}>
      We swam until it was dark.
    </MediaPreview>,
  );
  const words = screen.getByText("We swam until it was dark.");
  await expect.element(words).toBeVisible();
  const before = words.element().getBoundingClientRect().top;

  asked.resolve(undefined);

  const picture = screen.getByRole("button", { name: "Photo 1" }).element().querySelector("img");
  await expect.poll(() => picture?.currentSrc).toBe(new URL(address).href);
  expect(words.element().getBoundingClientRect().top).toBe(before);
});

test("Back closes an open photo and stays on the page, and forward opens it again", async () => {
  serveMemories();
  const handleEntry = vi.fn<(entry: number | undefined) => void>();
  const screen = await renderSignedIn(<WithEntry onEntry={handleEntry} />);
  await screen.getByRole("button", { name: "Photo 2" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
  expect(handleEntry).toHaveBeenLastCalledWith(1);
  await expect.element(screen.getByTestId("back")).toHaveAttribute("data-shown", "1");

  screen
    .getByTestId("back")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Photo 2" })).toHaveFocus();
  await screen.getByTestId("forward").click();
  await expect.element(screen.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(handleEntry).toHaveBeenLastCalledWith(undefined);
});

test("addresses that have run out are asked for anew each time, but a file that is gone is not asked for again", async () => {
  serveMemories();
  const handleLost = vi.fn<() => void>();
  const screen = await renderSignedIn(<Renewed times={2} onLost={handleLost} />);
  await expect.poll(() => handleLost.mock.calls.length).toBe(3);

  await screen.getByRole("button", { name: "Photo 1" }).click();

  await expect.element(screen.getByRole("dialog").getByRole("img")).toBeInTheDocument();
  const picture = screen.getByRole("dialog").getByRole("img").element();
  await expect.poll(() => picture instanceof HTMLImageElement && picture.complete).toBe(true);
  expect(handleLost).toHaveBeenCalledTimes(3);
});

/** Two photos, and the entry of the browser's history as the page would keep it. */
function WithEntry({ onEntry }: { readonly onEntry: (shown: number | undefined) => void }) {
  const [shown, setShown] = useState<number>();

  function handleEntry(next: number | undefined) {
    onEntry(next);
    setShown(next);
  }

  return (
    <>
      <MediaPreview
        media={[mediaItem("boat"), mediaItem("beach")]}
        byline=""
        onLost={() => undefined}
        addLink={null}
        viewerEntry={{ shown, open: handleEntry, close: () => handleEntry(undefined) }}
      />
      <button type="button" data-testid="back" data-shown={shown} onClick={() => setShown(undefined)}>
        Back
      </button>
      <button type="button" data-testid="forward" onClick={() => setShown(1)}>
        Forward
      </button>
    </>
  );
}

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
