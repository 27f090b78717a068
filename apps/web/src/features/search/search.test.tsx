import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, useLayoutEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { done, refusal } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";
import { foundMemory, serveTimeline } from "#testing/timeline.ts";
import { toast } from "#ui/toast-queue.ts";
import { Toaster } from "#ui/toaster.tsx";

import { type RenderWalkLink, SearchDialog } from "./search-dialog.tsx";
import { SearchOpener } from "./search-opener.tsx";

const search = "GET /api/memories/search";
const river = foundMemory("m-1", "The frozen river", {
  title: [
    { text: "The frozen ", isMatch: false },
    { text: "riv", isMatch: true },
    { text: "er", isMatch: false },
  ],
  excerpt: [{ text: "We walked across", isMatch: false }],
  memoryType: "Flower",
  isArchived: true,
});
const mill = foundMemory("m-2", "Mill on the river", { year: 1998, month: 1, memoryType: "Stone" });

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

const walkLink: RenderWalkLink = ({ words }, content, onFollow, className) => (
  <a href={`#${words}`} onClick={onFollow} className={className}>
    {content}
  </a>
);

const addLink = (onFollow: () => void) => (
  <a href="#add" onClick={onFollow}>
    Add Memory
  </a>
);

type Shown = Pick<ComponentProps<typeof SearchDialog>, "isOpen" | "onClose">;

function dialogWith(onOpenMemory: (found: { readonly _id: string }) => void) {
  return (shown: Shown) => (
    <SearchDialog {...shown} onOpenMemory={onOpenMemory} renderWalkLink={walkLink} renderAddLink={addLink} />
  );
}

async function openSearch() {
  const handleOpenMemory = vi.fn<(found: { readonly _id: string }) => void>();
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <SearchOpener Dialog={dialogWith(handleOpenMemory)} />
      <label>
        Elsewhere
        <input />
      </label>
      <Toaster />
    </QueryClientProvider>,
  );
  return { screen, handleOpenMemory, field: screen.getByRole("combobox", { name: "Search your memories" }) };
}

for (const width of [1280, 360]) {
  test(`what is found comes as one types, marked and dated, at ${width} pixels`, async () => {
    await page.viewport(width, 740);
    const server = serveTimeline({ [search]: () => done({ memories: [river, mill], nextCursor: null }) });
    const { screen, field } = await openSearch();
    await screen.getByRole("button", { name: "Search your memories" }).click();
    await expect.element(field).toHaveFocus();

    await field.fill("riv");

    const first = screen.getByRole("option", { name: /The frozen river June 2000 archived We walked across/ });
    await expect.element(first).toBeVisible();
    expect(document.querySelector("mark")?.textContent).toBe("riv");
    await expect.element(first.getByRole("img", { name: "Flower" })).toBeVisible();
    expect(server.queriesOf(search)).toEqual([{ q: "riv", limit: "20" }]);
    await expect.element(screen.getByRole("link", { name: "Walk through these" })).toHaveAttribute("href", "#riv");
  });
}

test("arrows choose, Enter opens", async () => {
  serveTimeline({ [search]: () => done({ memories: [river, mill], nextCursor: null }) });
  const { screen, handleOpenMemory, field } = await openSearch();
  await screen.getByRole("button", { name: "Search your memories" }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("riv");
  await expect.element(screen.getByRole("option").nth(1)).toBeVisible();

  await userEvent.keyboard("{ArrowDown}{Enter}");

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(handleOpenMemory.mock.calls.map(([{ _id }]) => _id)).toEqual(["m-2"]);
});

test("a stroke or Ctrl+K opens it, Escape gives the focus back, and writing is left in peace", async () => {
  serveTimeline();
  const { screen, field } = await openSearch();
  const elsewhere = screen.getByLabelText("Elsewhere");
  await elsewhere.click();
  await userEvent.keyboard("a/b");
  await expect.element(elsewhere).toHaveValue("a/b");

  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(elsewhere).toHaveFocus();

  elsewhere.element().blur();
  await userEvent.keyboard("/");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("");
});

test("a stroke is heard as soon as the button can be seen", async () => {
  serveTimeline({ [search]: () => done({ memories: [], next: null }) });

  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <SearchOpener Dialog={dialogWith(() => undefined)} />
      <StrokeBeforePaint />
    </QueryClientProvider>,
  );

  await expect.element(screen.getByRole("combobox", { name: "Search your memories" })).toHaveFocus();
});

/** Presses "/" when everything is in the page and before the browser shows it. */
function StrokeBeforePaint() {
  useLayoutEffect(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "/" })), []);
  return null;
}

test("a message that passes by does not keep the search from opening", async () => {
  serveTimeline();
  const { screen, field } = await openSearch();
  toast("success", "Memory added successfully");
  await expect.element(screen.getByText("Memory added successfully")).toBeVisible();

  await userEvent.keyboard("/");

  await expect.element(field).toHaveFocus();
});

test("filters narrow the search, and say that they are set", async () => {
  const server = serveTimeline({ [search]: () => done({ memories: [mill], nextCursor: null }) });
  const { screen, field } = await openSearch();
  await screen.getByRole("button", { name: "Search your memories" }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("mill");
  await screen.getByRole("button", { name: "Filters" }).click();

  await screen.getByLabelText("From year").fill("1990");
  await screen.getByLabelText("To year").fill("1999");
  await screen.getByLabelText("Mark").selectOptions("Stone");
  await screen.getByLabelText("With").selectOptions("Photos");
  await screen.getByLabelText("Archived memories").selectOptions("Included");

  const wanted = { fromYear: "1990", toYear: "1999", memoryType: "Stone", media: "Image", archive: "with" };
  await expect.poll(() => server.queriesOf(search).at(-1)).toMatchObject(wanted);
  await expect.element(screen.getByRole("button", { name: "Filters, some are on" })).toBeVisible();
});

test("a newer question calls the older one back", async () => {
  const signals: AbortSignal[] = [];
  serveTimeline({
    [search]: ({ searchParams }, _body, signal) => {
      if (signal) signals.push(signal);
      return searchParams.get("q") === "ri"
        ? new Promise<Response>(() => {})
        : done({ memories: [mill], nextCursor: null });
    },
  });
  const { screen, field } = await openSearch();
  await screen.getByRole("button", { name: "Search your memories" }).click();
  await field.fill("ri");
  await expect.poll(() => signals).toHaveLength(1);

  await field.fill("river");

  await expect.element(screen.getByRole("option", { name: /Mill on the river/ })).toBeVisible();
  expect(signals[0]?.aborted).toBe(true);
});

test("more comes with scrolling, and what did not come can be asked for again", async () => {
  let pages = 0;
  const many = Array.from({ length: 20 }, (_, index) => foundMemory(`a-${index}`, `River ${index}`));
  serveTimeline({
    [search]: ({ searchParams }) => {
      if (!searchParams.has("cursor")) return done({ memories: many, nextCursor: "next" });
      pages += 1;
      return pages === 1 ? refusal(403, "Not today") : done({ memories: [mill], nextCursor: null });
    },
  });
  const { screen, field } = await openSearch();
  await screen.getByRole("button", { name: "Search your memories" }).click();
  await expect.element(field).toHaveFocus();
  await field.fill("riv");

  await expect.element(screen.getByRole("option").nth(19)).toBeInTheDocument();
  screen.getByRole("option").nth(19).element().scrollIntoView();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByText("Mill on the river")).toBeInTheDocument();
});

test("nothing found and nothing answered are said in words", async () => {
  serveTimeline({ [search]: () => done({ memories: [], nextCursor: null }) });
  const { screen, field } = await openSearch();
  await screen.getByRole("button", { name: "Search your memories" }).click();
  await field.fill("<b>xyz</b>");
  await expect.element(screen.getByText(/Nothing found for “<b>xyz<\/b>”/)).toBeVisible();

  serveTimeline({ [search]: () => refusal(403, "Not today") });
  await field.fill("abc");
  await expect.element(screen.getByText("Not today")).toBeVisible();
  await expectAccessible();

  serveTimeline({ [search]: () => done({ memories: [mill], nextCursor: null }) });
  await screen.getByRole("button", { name: "Try Again" }).click();
  await expect.element(screen.getByRole("option")).toBeVisible();
});
