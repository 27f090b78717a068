import type { BookDraft } from "@lane/contract/book-drafts.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { done, refusal } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";
import { mediaItem, memory, serveTimeline } from "#testing/timeline.ts";
import { ModalHost } from "#ui/modal-host.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { BookExporter } from "./book-exporter.tsx";
import { draftOf, firstWish } from "./book-wish.ts";

const save = "PUT /api/books/draft";
const read = "GET /api/books/draft";
const plain = { month: 7, day: 4, mark: null, isCandle: false, isQuiet: false, photoIds: [] };
const summer = { ...plain, id: "m-1", title: "Summer at the sea", photoIds: ["a", "b", "c"] };
const snow = { ...plain, id: "m-2", title: "The first snow", month: 12 };
const years = [{ year: 1998, memories: [summer, snow] }];

const photos = ["a", "b", "c"].map((id) => mediaItem(id, { url: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }));
const details = memory({
  _id: "m-1",
  memoryDescription: "<p>We built a harbour of sand. Then the tide came.</p>",
  media: photos,
});

const untouched = draftOf(
  firstWish({ title: "My memory lane", author: "Ada Vermeer", years, language: "en", timelineId: undefined }),
);

afterEach(() => vi.unstubAllGlobals());

interface Kept {
  version: number;
  draft: BookDraft | null;
}

/** A fake server that keeps the draft as the real one does. */
async function renderEditor(kept: Kept = { version: 0, draft: null }, memories = [summer, snow]) {
  const server = serveTimeline({
    "POST /api/books/preview": () => done({ pageCount: 36, pages: [], coarsePhotos: [], unprintable: [], places: [] }),
    "POST /api/books/preview/pages": () => done({ pictures: [] }),
    "GET /api/memories/details": () => done({ memory: { ...details, next: null, previous: null } }),
    [read]: () => done({ ...kept, savedAt: null }),
    [save]: (_, body) => {
      const sent: { version: number; draft: BookDraft | null } = Object(body);
      if (sent.version !== kept.version) return refusal(409, "This book has been changed elsewhere");
      Object.assign(kept, { version: sent.version + 1, draft: sent.draft });
      return done({ version: kept.version });
    },
  });
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <BookExporter
        choices={{ author: "Ada Vermeer", years: [{ year: 1998, memories }] }}
        saved={{ ...kept }}
        timelineId={undefined}
        onBegun={() => undefined}
        memoryLink={({ id }, content) => <a href={`/view/${id}`}>{content}</a>}
      />
      <ModalHost />
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    screen,
    server,
    kept,
    layouts: () => kept.draft?.layouts,
    button: (name: string | RegExp) => screen.getByRole("button", { name }),
  };
}

// The first: a book that is left by another test is saved a little later.
test("a book that nothing was decided about is not saved", async () => {
  const { server, button } = await renderEditor();

  await button("Pages").click();
  await new Promise((resolve) => setTimeout(resolve, 1500));

  expect(server.bodiesOf(save)).toEqual([]);
});

test("pictures are chosen, put in order and given room, and the decisions are kept", async () => {
  const { screen, layouts, button } = await renderEditor();
  await button("Pages").click();

  await button(/^Summer at the sea/).click();
  await screen.getByRole("checkbox", { name: "Photo 2" }).click();
  await button("Move Photo 3 left").click();
  await screen.getByRole("radio", { name: "Full page" }).click();
  await screen.getByRole("checkbox", { name: "Start on a new page" }).click();

  await expect.poll(layouts).toEqual([{ memoryId: "m-1", size: "page", photoIds: ["c", "a"], startsPage: true }]);
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Open memory" })).toHaveAttribute("href", "/view/m-1");
  await expectAccessible();
});

test("pictures are dragged into order with the mouse, and one drag is undone at once", async () => {
  const { screen, layouts, button } = await renderEditor();
  await button("Pages").click();
  await button(/^Summer at the sea/).click();
  const tiles = screen.getByRole("group", { name: "Pictures in the book" }).getByRole("listitem");

  await userEvent.dragAndDrop(tiles.first(), tiles.last(), { targetPosition: { x: 80, y: 60 } });
  await expect.poll(layouts).toMatchObject([{ photoIds: ["b", "c", "a"] }]);
  await button("Undo").click();

  await expect.poll(layouts).toBeUndefined();
});

test("a sentence is chosen as a quote, shown as it will look, and removed", async () => {
  const { screen, layouts, button } = await renderEditor();
  await button("Pages").click();
  await button(/^Summer at the sea/).click();

  await button("Print a sentence large").click();
  await button("Then the tide came.").click();
  await expect.poll(layouts).toEqual([{ memoryId: "m-1", quote: "Then the tide came." }]);
  await expect.element(screen.getByRole("blockquote")).toHaveTextContent("Then the tide came.");
  await button("Remove the quote").click();

  await expect.element(screen.getByRole("blockquote")).not.toBeInTheDocument();
});

test("what is left out is counted out, and undone and redone by buttons and keys outside text fields", async () => {
  const { screen, layouts, button } = await renderEditor();
  await button("Pages").click();
  await button("Leave this out: The first snow").click();
  await expect.element(button("Put it back: The first snow")).toBeVisible();
  await screen.getByLabelText("Chapter title").fill("The long summer");
  await expect.poll(layouts).toEqual([{ memoryId: "m-2", isLeftOut: true }]);

  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(button("Put it back: The first snow")).toBeVisible();
  await button("Undo").click();
  await expect.element(screen.getByText("Undone: Chapter")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");

  await expect.element(button("Leave this out: The first snow")).toBeVisible();
  await expect.element(screen.getByText("Undone: Leave out")).toBeVisible();
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.element(screen.getByText("Done again: Leave out")).toBeVisible();
  await expect.element(button("Put it back: The first snow")).toBeVisible();
});

test("a draft opens at its pages, and what is gone in it is passed over", async () => {
  const gone = { memoryId: "gone", size: "page" as const };
  const draft: BookDraft = {
    ...untouched,
    title: "",
    cover: { photoId: "gone", look: "band" },
    layouts: [gone],
    years: [1970, 1998],
  };
  const { screen, button } = await renderEditor({ version: 4, draft });

  await expect.element(screen.getByRole("heading", { name: /^1998/ })).toBeVisible();
  await button("What to include").click();
  await expect.element(screen.getByText("2 memories", { exact: true }).last()).toBeVisible();
  await button("Title pages").click();
  await expect.element(screen.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("");
});

test("of two tabs the second is asked which book to keep, and either choice can be undone", async () => {
  const { screen, server, kept, button } = await renderEditor();
  await button("Pages").click();
  Object.assign(kept, { version: 7, draft: { ...untouched, layouts: [{ memoryId: "m-1", isLeftOut: true }] } });

  await button("Leave this out: The first snow").click();
  await expect.element(button("Use the other one")).toBeVisible();
  expect(server.bodiesOf(save)).toHaveLength(1);
  await button("Use the other one").click();

  await expect.element(button("Put it back: Summer at the sea")).toBeVisible();
  await expect.element(button("Leave this out: The first snow")).toBeVisible();
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  expect(kept.version).toBe(7);
  await button("Undo").click();
  await expect.element(button("Put it back: The first snow")).toBeVisible();
  await expect.poll(() => kept).toMatchObject({ version: 8, draft: { layouts: [{ memoryId: "m-2" }] } });
});

test("the book that is kept is saved over the other one, which undoing brings back", async () => {
  const { kept, button } = await renderEditor();
  await button("Pages").click();
  Object.assign(kept, { version: 7, draft: { ...untouched, layouts: [{ memoryId: "m-1", isLeftOut: true }] } });

  await button("Leave this out: The first snow").click();
  await button("Keep this one").click();

  await expect.poll(() => kept).toMatchObject({ version: 8, draft: { layouts: [{ memoryId: "m-2" }] } });
  await button("Undo").click();
  await expect.poll(() => kept).toMatchObject({ version: 9, draft: { layouts: [{ memoryId: "m-1" }] } });
});

test("starting again asks first, and leaves no draft", async () => {
  const draft = { ...untouched, title: "By the sea" };
  const { screen, kept, button } = await renderEditor({ version: 2, draft });

  await button("Start again").click();
  await screen.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByText("By the sea")).toBeVisible();
  await button("Start again").click();
  await screen.getByRole("dialog").getByRole("button", { name: "Start again" }).click();

  await expect.element(screen.getByText("My memory lane").first()).toBeVisible();
  await expect.poll(() => kept).toEqual({ version: 3, draft: null });
});

test("of a year with very many memories fifty are shown at a time", async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({ ...snow, id: `s-${at}`, title: `Snow ${at + 1}` }));
  const { screen, button } = await renderEditor(undefined, many);
  await button("Pages").click();
  await expect.element(button("Show 50 more memories")).toBeVisible();
  expect(screen.getByRole("listitem").all()).toHaveLength(50);

  await button("Show 50 more memories").click();
  await button("Show 20 more memories").click();

  await expect.element(button("Leave this out: Snow 120")).toBeVisible();
  await expect.element(button(/^Show/)).not.toBeInTheDocument();
});
