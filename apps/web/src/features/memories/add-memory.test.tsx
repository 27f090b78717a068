import { type ComponentProps, useEffect, useEffectEvent, useImperativeHandle } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { MediaField } from "#features/media/media-field.tsx";
import { fine, forgetDrafts, lake, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";

import { AddMemory, type PromptSlotProps } from "./add-memory.tsx";
import type { MediaSlot } from "./media-slot.ts";
import type { Unsaved } from "./use-composing.ts";

const create = "POST /api/memories";

beforeEach(async () => {
  // As high as the whole form: in the test page nothing keeps its end clear of the buttons.
  await page.viewport(414, 1400);
  await forgetDrafts();
});
afterEach(() => vi.unstubAllGlobals());

test("a memory is sent with its month, bold words and mark, and then one is done", async () => {
  const server = serveMemories({ [create]: () => fine({ memory: lake }) });
  const { screen, handleAdded, handleUnsaved } = await openAdd();
  await expect.element(screen.getByRole("heading", { name: "Reflect on the month July" })).toBeVisible();

  await screen.getByLabelText("Title").fill(" The lake ");
  await write(screen, "We swam ");
  await userEvent.keyboard("{Control>}b{/Control}early");
  await expect.element(screen.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await screen.getByRole("button", { name: "Flower A good memory" }).click();
  await screen.getByRole("button", { name: "Where was it? Add a place" }).click();
  await screen.getByLabelText("Where", { exact: true }).fill("Lake Como");
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByText("Memory added successfully")).toBeVisible();
  expect(server.sentTo(create).map(({ body }) => body)).toEqual([
    {
      timelineId: "t-1",
      yearId: "y-1998",
      month: 7,
      monthDescription: "July 1998",
      memoryTitle: "The lake",
      memoryDescription: "<p>We swam <strong>early</strong></p>",
      media: [],
      memoryType: "Flower",
      prompt: null,
      day: null,
      isCandle: false,
      isCirca: false,
      place: "Lake Como",
    },
  ]);
  await expect.poll(() => handleAdded).toHaveBeenCalledOnce();
  expect(handleUnsaved).toHaveBeenLastCalledWith("nothing");
});

test("everything that is missing is named at once, and the cursor goes to the first", async () => {
  const server = serveMemories();
  const { screen } = await openAdd();

  await screen.getByRole("button", { name: "Add memory" }).click();
  await expect.element(screen.getByText("Title is required")).toBeVisible();
  await expect.element(screen.getByText("Description is required")).toBeVisible();
  await expect.element(screen.getByLabelText("Title")).toHaveFocus();
  await screen.getByLabelText("Title").fill("\u200b");
  await screen.getByRole("button", { name: "Add memory" }).click();
  await expect.element(screen.getByText("Title is required")).toBeVisible();
  await userEvent.keyboard("The lake");
  await expect.element(screen.getByText("Title is required")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Description is required")).toBeVisible();
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByText("Description is required")).toBeVisible();
  await expect.element(textbox(screen)).toHaveFocus();
  expect(server.sentTo(create)).toEqual([]);
});

test("what the server refuses keeps the text, and the same words are sent again under the same key", async () => {
  const server = serveMemories({ [create]: () => refuse(503, "The server is busy") });
  const { screen } = await openAdd();
  await screen.getByLabelText("Title").fill("The lake");
  await write(screen, "We swam");

  const button = screen.getByRole("button", { name: "Add memory" });
  await button.click();
  await expect.element(screen.getByText(/The server is busy/)).toBeVisible();
  await button.click();
  await expect.poll(() => server.sentTo(create)).toHaveLength(2);
  await screen.getByLabelText("Title").fill("The big lake");
  await button.click();
  await expect.poll(() => server.sentTo(create)).toHaveLength(3);

  const [first, again, changed] = server.sentTo(create).map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/^[\da-f-]{40,}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
  await expect.element(textbox(screen)).toHaveTextContent("We swam");
});

test("without a month, or in a locked year, both can be chosen", async () => {
  const server = serveMemories({ [create]: () => fine({ memory: lake }) });
  const { screen } = await openAdd({ year: 1999, month: null });
  await screen.getByLabelText("Title").fill("The lake");
  await write(screen, "We swam");
  await screen.getByRole("button", { name: "Add memory" }).click();
  await expect.element(screen.getByText("Please choose a year")).toBeVisible();

  await screen.getByLabelText("Year").selectOptions("1998");
  await screen.getByLabelText("Month").selectOptions("March");
  await expect.element(screen.getByRole("heading", { name: "Reflect on the month March" })).toBeVisible();
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByText("Memory added successfully")).toBeVisible();
  expect(server.sentTo(create)[0]?.body).toMatchObject({ yearId: "y-1998", month: 3, monthDescription: "March 1998" });
});

test("files that are dropped on the text, or beside it, are taken as files and not as words", async () => {
  serveMemories();
  const { screen } = await openAdd();
  await write(screen, "We swam");
  await expect.element(screen.getByLabelText("Files to add")).toBeInTheDocument();

  expect(drop(textbox(screen).element(), "one.txt")).toBe("taken");
  await expect.element(screen.getByText(/one.txt can't be added/)).toBeVisible();
  expect(drop(screen.getByLabelText("Title").element(), "two.txt")).toBe("taken");
  await expect.element(screen.getByText(/two.txt can't be added/)).toBeVisible();

  expect(textbox(screen).element().textContent).toBe("We swam");
});

test("what is no picture, film or sound is refused by name, and the memory is sent without it", async () => {
  const server = serveMemories({ [create]: () => fine({ memory: lake }) });
  const { screen } = await openAdd();
  await screen.getByLabelText("Title").fill("The lake");
  await write(screen, "We swam");
  await userEvent.upload(screen.getByLabelText("Files to add"), [textFile()]);
  await expect.element(screen.getByText(/note.txt can't be added. Please choose a PNG/)).toBeVisible();

  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByText("Memory added successfully")).toBeVisible();
  expect(server.sentTo(create)[0]?.body).toMatchObject({ media: [] });
});

test("while files are on their way the button says that the memory is being added", async () => {
  serveMemories();
  const { screen } = await openAdd(undefined, SlowField);
  await screen.getByLabelText("Title").fill("The lake");
  await write(screen, "We swam");
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByRole("button", { name: "Adding Memory..." })).toBeVisible();
  await expect.element(screen.getByText("Sending files, 40 %...")).toBeVisible();
});

test("a draft is offered again, and discarding it leaves nothing", async () => {
  serveMemories();
  const first = await openAdd();
  await first.screen.getByLabelText("Title").fill("Half a thought");
  await expect.poll(() => first.handleUnsaved).toHaveBeenCalledWith("kept");
  await first.screen.unmount();

  const { screen, handleDiscard } = await openAdd({ year: null, month: null });
  await screen.getByRole("button", { name: "Continue: Half a thought" }).click();
  await expect.element(screen.getByLabelText("Title")).toHaveValue("Half a thought");
  await expect.element(screen.getByRole("heading", { name: "Reflect on the month July" })).toBeVisible();
  await screen.getByRole("button", { name: "Discard Memory" }).click();
  await expect.poll(() => handleDiscard).toHaveBeenCalledOnce();
  await screen.unmount();

  const later = await openAdd();
  await expect.element(textbox(later.screen)).toBeVisible();
  await expect.element(later.screen.getByText("Unfinished")).not.toBeInTheDocument();
});

test("the question that stood above goes with the memory, and a draft remembers it", async () => {
  const server = serveMemories({ [create]: () => fine({ memory: lake }) });
  const first = await openAdd();
  await first.screen.getByRole("button", { name: "Ask about 1998" }).click();
  expect(first.handleUnsaved, "a question alone is nothing to lose").not.toHaveBeenCalledWith("kept");
  await first.screen.getByLabelText("Title").fill("The window");
  await expect.poll(() => first.handleUnsaved).toHaveBeenCalledWith("kept");
  await first.screen.unmount();

  const { screen } = await openAdd({ year: null, month: null });
  await screen.getByRole("button", { name: "Continue: The window" }).click();
  await expect.element(screen.getByText("Carried: Which window?")).toBeVisible();
  await write(screen, "The one on the stairs");
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByText("Memory added successfully")).toBeVisible();
  expect(server.sentTo(create)[0]?.body).toMatchObject({
    prompt: { text: "Which window?", templateId: "window", bankVersion: 1 },
  });
});

test("the question of a year that was chosen before does not go with the memory", async () => {
  const server = serveMemories({ [create]: () => fine({ memory: lake }) });
  const { screen } = await openAdd({ year: 1999, month: 3 });
  await screen.getByRole("button", { name: "Ask about 1999" }).click();
  await screen.getByLabelText("Year").selectOptions("1998");
  await screen.getByLabelText("Title").fill("The lake");
  await write(screen, "We swam");

  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByText("Memory added successfully")).toBeVisible();
  expect(server.sentTo(create)[0]?.body).toMatchObject({ yearId: "y-1998", prompt: null });
});

test("without a timeline one is sent to set it first", async () => {
  serveMemories({ "GET /api/timeline": () => fine({ timeline: null, years: [], lockedYears: [] }) });

  const { screen } = await openAdd();

  await expect.element(screen.getByText("Set timeline first and then start adding memories")).toBeVisible();
});

type Screen = Awaited<ReturnType<typeof renderSignedIn>>;

async function openAdd(
  place: { year: number | null; month: number | null } = { year: 1998, month: 7 },
  Field: MediaSlot = MediaField,
) {
  const handleAdded = vi.fn<() => void>();
  const handleDiscard = vi.fn<() => void>();
  const handleUnsaved = vi.fn<(unsaved: Unsaved) => void>();
  const screen = await renderSignedIn(
    <AddMemory
      {...place}
      timelineLink={<a href="/timeline">Set timeline</a>}
      MediaField={Field}
      PromptBox={AskingBox}
      onAdded={handleAdded}
      onDiscard={handleDiscard}
      onUndoDiscard={() => undefined}
      onUnsaved={handleUnsaved}
    />,
  );
  return { screen, handleAdded, handleDiscard, handleUnsaved };
}

function AskingBox({ year, carried, onCarry }: PromptSlotProps) {
  const prompt = { year, text: "Which window?", templateId: "window", bankVersion: 1 };
  return (
    <div>
      <button type="button" onClick={() => onCarry(prompt)}>
        Ask about {year}
      </button>
      <p>Carried: {carried?.text}</p>
    </div>
  );
}

/** A media field whose upload never gets beyond half of its file. */
function SlowField({ ref, onChange }: ComponentProps<MediaSlot>) {
  const report = useEffectEvent(() => onChange({ kept: [], uploads: [], progress: 40, hasTake: false }));
  useEffect(() => report(), []);
  useImperativeHandle(ref, () => ({
    add: () => undefined,
    keepTake: () => Promise.resolve(true),
    settled: () => new Promise(() => {}),
    giveUp: () => undefined,
    release: () => undefined,
  }));
  return null;
}

function textbox(screen: Screen) {
  return screen.getByRole("textbox", { name: "Your memory" });
}

async function write(screen: Screen, words: string): Promise<void> {
  await textbox(screen).click();
  await userEvent.keyboard(words);
}

function textFile(): File {
  return new File(["hello"], "note.txt", { type: "text/plain" });
}

/** A drop from a file manager, which also passes the file's path as text. */
function drop(target: Element, name: string): "taken" | "left to the browser" {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["hello"], name, { type: "text/plain" }));
  dataTransfer.setData("text/plain", `file:///home/ada/${name}`);
  const { left, top } = target.getBoundingClientRect();
  const at = { clientX: left + 5, clientY: top + 5 };
  const isLeft = target.dispatchEvent(
    new DragEvent("drop", { ...at, dataTransfer, bubbles: true, cancelable: true, composed: true }),
  );
  return isLeft ? "left to the browser" : "taken";
}
