import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { MediaPreview } from "#features/media/media-preview.tsx";
import { expectAccessible } from "#testing/axe.ts";
import { fine, lake, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";

import type { ViewLinks } from "./memory-nav.tsx";
import { MemoryView } from "./memory-view.tsx";

const details = "GET /api/memories/details";
const update = "PUT /api/memories";
const move = "POST /api/memories/move";

afterEach(() => vi.unstubAllGlobals());

test("a memory is read with its date, and its neighbours lie one key away", async () => {
  serveMemories({ [details]: () => fine({ memory: { ...lake, day: 14, isCirca: true, place: "Lake Como" } }) });
  const { screen, links } = await openView();

  await expect.element(screen.getByRole("heading", { name: "The lake" })).toBeVisible();
  await expect.element(screen.getByText("Around 14 July 1998 · Lake Como")).toBeVisible();
  await expect.element(screen.getByText("Memories of July")).toBeVisible();
  expect(document.querySelector("article strong")?.textContent).toBe("early");
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}");

  expect(links.goToMemory).toHaveBeenCalledExactlyOnceWith(lake.next);
});

test("while a photo is open its keys walk along the photos, and none of them leaves the memory", async () => {
  const film = mediaItem("walk", { type: "Video", url: "data:video/mp4;base64," });
  const media = [mediaItem("boat"), mediaItem("beach"), film];
  serveMemories({ [details]: () => fine({ memory: { ...lake, media } }) });
  const { screen, links } = await openView();
  const print = screen.getByRole("button", { name: "Photo 1" });
  await print.click();
  const shown = async (name: string) => await expect.element(screen.getByRole("dialog", { name })).toBeVisible();
  await shown("Photo 1 of 3");
  const isFocused = async (name: string) => await expect.element(screen.getByRole("button", { name })).toHaveFocus();
  await isFocused("Close");

  await userEvent.keyboard("{ArrowRight}");
  await shown("Photo 2 of 3");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await shown("Video 3 of 3");
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await shown("Photo 1 of 3");
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
  await shown("Photo 2 of 3");
  await isFocused("Next");
  await userEvent.keyboard("{End}");
  await shown("Video 3 of 3");
  await isFocused("Next");
  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(print).toHaveFocus();
  expect(links.goToMemory).not.toHaveBeenCalled();
  expect(links.goToMonth).not.toHaveBeenCalled();
});

test("a key that finds nothing focused still belongs to the open photo", async () => {
  const media = [mediaItem("boat"), mediaItem("beach")];
  serveMemories({ [details]: () => fine({ memory: { ...lake, media } }) });
  const { screen, links } = await openView();
  await screen.getByRole("button", { name: "Photo 2" }).click();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();

  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

  expect(links.goToMemory).not.toHaveBeenCalled();
  expect(links.goToMonth).not.toHaveBeenCalled();
});

test("the question a memory answers stands quietly before it", async () => {
  const prompt = { text: "Where did you swim in 1998?", templateId: "swim", bankVersion: 1 };
  serveMemories({ [details]: () => fine({ memory: { ...lake, prompt } }) });
  const { screen } = await openView();

  await expect.element(screen.getByText("The question: Where did you swim in 1998?")).toBeVisible();
});

test("markup that is none of ours is never drawn", async () => {
  const memoryDescription = '<p onclick="x()">one <img src=x onerror="x()"><b>two</b></p><iframe src="/"></iframe>';
  serveMemories({ [details]: () => fine({ memory: { ...lake, memoryDescription } }) });
  const { screen } = await openView();
  await expect.element(screen.getByText("two")).toBeVisible();

  expect(document.querySelector("article img, article iframe, article [onclick]")).toBeNull();
});

test("an unmarked memory gets its stone, and a mark that cannot be saved says so", async () => {
  let memory = lake;
  const server = serveMemories({
    [details]: () => fine({ memory }),
    [update]: () => {
      if (server.sentTo(update).length === 1) return refuse(503, "Not now");
      memory = { ...lake, version: 4, memoryType: "Stone" };
      return fine({ memory });
    },
  });
  const { screen } = await openView();
  await screen.getByRole("button", { name: "Stone" }).click();
  await expect.element(screen.getByText("Failed to save memory tag").first()).toBeInTheDocument();

  await screen.getByRole("button", { name: "Stone" }).click();

  await expect.element(screen.getByText("Memory tag saved successfully")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Stone" })).not.toBeInTheDocument();
  expect(server.sentTo(update).at(-1)?.body).toEqual({ _id: "m-1", version: 3, memoryType: "Stone" });
});

test("the rest of what can be done lies behind More, and Escape folds it again", async () => {
  const server = serveMemories({ "POST /api/memories/archive": () => fine() });
  const { screen, links } = await openView();
  const more = screen.getByRole("button", { name: "More" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await expect.element(screen.getByRole("button", { name: "Earlier versions" })).toBeVisible();
  await expectAccessible();

  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Earlier versions" })).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  expect(links.goToMonth).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await screen.getByRole("button", { name: "Move to the archive" }).click();

  await expect.element(screen.getByText("Memory archived successfully")).toBeVisible();
  expect(server.sentTo("POST /api/memories/archive")[0]?.body).toEqual({ id: "m-1" });
  await expect.poll(() => links.goToMonth).toHaveBeenCalledOnce();
});

test("at the foot the next memory shows its picture and title, and a swipe opens it", async () => {
  const cover = mediaItem("storm", { url: "/storm.webp", width: 800, height: 600 });
  serveMemories({ [details]: () => fine({ memory: { ...lake, next: { id: "m-2", title: "The storm", cover } } }) });
  const { screen, links } = await openView();

  const next = screen.getByRole("link", { name: "Next Memory The storm" });
  await expect.element(next).toBeVisible();
  expect(next.element().querySelector("img")?.getAttribute("src")).toBe("/storm.webp");
  await expect.element(screen.getByRole("link", { name: "Prev Memory" })).toHaveAttribute("aria-disabled", "true");
  const words = screen.getByText("We swam early.").element();
  swipe(words, 150);
  swipe(words, -30);
  document.getSelection()?.selectAllChildren(words);
  swipe(words, -150);
  document.getSelection()?.removeAllRanges();
  expect(links.goToMemory).not.toHaveBeenCalled();
  swipe(words, -150);

  expect(links.goToMemory).toHaveBeenCalledExactlyOnceWith({ id: "m-2", title: "The storm", cover });
});

test.each([
  ["Delete", "DELETE /api/memories", "Memory deleted successfully"],
  ["Archive", "POST /api/memories/archive", "Memory archived successfully"],
])("%s is asked about, done, and leads back to the month", async (button, call, done) => {
  const server = serveMemories({ [call]: () => fine() });
  const { screen, links } = await openView();
  await screen.getByRole("button", { name: "Delete memory" }).click();
  const sheet = screen.getByRole("dialog", { name: "Delete Memory?" });
  await expect.element(sheet.getByText(/Deleting cannot be undone/)).toBeVisible();
  await expectAccessible();

  await sheet.getByRole("button", { name: button, exact: true }).click();

  await expect.element(screen.getByText(done)).toBeVisible();
  expect(server.sentTo(call)[0]?.body).toEqual({ id: "m-1" });
  await expect.poll(() => links.goToMonth).toHaveBeenCalledOnce();
});

test("an archived memory can be restored, and edited as it lies there", async () => {
  let memory = { ...lake, isArchived: true };
  const server = serveMemories({
    [details]: () => fine({ memory }),
    [update]: () => {
      memory = lake;
      return fine({ memory });
    },
  });
  const { screen } = await openView();
  await expect.element(screen.getByText("Archived")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Edit memory" })).toBeVisible();
  await screen.getByRole("button", { name: "Restore" }).click();

  await screen.getByRole("dialog", { name: "Restore Memory?" }).getByRole("button", { name: "Restore" }).click();

  await expect.element(screen.getByText("Memory restored successfully")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Restore" })).not.toBeInTheDocument();
  expect(server.sentTo(update)[0]?.body).toEqual({ _id: "m-1", version: 3, isArchived: false });
});

test("a memory in the wrong month is moved, and a day that is lost by it is said before", async () => {
  let memory: typeof lake = { ...lake, day: 31 };
  const server = serveMemories({
    [details]: () => fine({ memory }),
    [move]: () => {
      if (server.sentTo(move).length === 1) return refuse(400, "This month is still in the future");
      memory = { ...lake, month: 6, version: 4 };
      return fine({ memory });
    },
  });
  const { screen } = await openView();
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("button", { name: "Move to another month" }).click();
  const sheet = screen.getByRole("dialog", { name: "Move to another month" });
  await expect.element(sheet.getByLabelText("Year")).toHaveValue("1998");
  await sheet.getByLabelText("Month").selectOptions("June");

  await expect.element(sheet.getByText("That month has no day 31, so the day will be left out.")).toBeVisible();
  await expectAccessible();
  await sheet.getByRole("button", { name: "Move memory" }).click();
  await expect.element(sheet.getByText(/This month is still in the future/)).toBeVisible();
  await sheet.getByRole("button", { name: "Move memory" }).click();

  await expect.element(screen.getByText("Memory moved successfully")).toBeVisible();
  await expect.element(screen.getByText("Memories of June")).toBeVisible();
  expect(server.sentTo(move).at(-1)?.body).toEqual({ id: "m-1", version: 3, yearId: "y-1998", month: 6 });
});

/** A finger that moves by this much from the middle of an element. */
function swipe(target: Element, byPx: number): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true };
  target.dispatchEvent(new PointerEvent("pointerdown", { ...finger, ...at }));
  target.dispatchEvent(new PointerEvent("pointerup", { ...finger, ...at, clientX: at.clientX + byPx }));
}

async function openView() {
  const links = {
    timelineLink: <a href="/timeline">Back</a>,
    yearLink: (_year, text) => <a href="/year">{text}</a>,
    monthLink: (_place, text) => <a href="/month">{text}</a>,
    memoryLink: (_neighbour, content, className) => (
      <a href="/memory" className={className}>
        {content}
      </a>
    ),
    editLink: () => <a href="/edit">Edit memory</a>,
    goToMonth: vi.fn<ViewLinks["goToMonth"]>(),
    goToMemory: vi.fn<ViewLinks["goToMemory"]>(),
    goToAdd: vi.fn<ViewLinks["goToAdd"]>(),
  } satisfies ViewLinks;
  const screen = await renderSignedIn(
    <MemoryView
      memoryId="m-1"
      links={links}
      renderMedia={(files) => <MediaPreview {...files} byline="" addLink={null} />}
      sharing={{ open: () => undefined, renderLostAccess: () => null, mayArchive: () => Promise.resolve(true) }}
    />,
  );
  return { screen, links };
}
