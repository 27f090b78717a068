import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { MediaField } from "#features/media/media-field.tsx";
import { fine, forgetDrafts, lake, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";

import { EditMemory } from "./edit-memory.tsx";

const update = "PUT /api/memories";

beforeEach(forgetDrafts);
afterEach(() => vi.unstubAllGlobals());

test("a memory is changed from the version it was read in", async () => {
  const server = serveMemories({ [update]: () => fine({ memory: lake }) });
  const { screen, handlers } = await openEdit();
  await expect.element(screen.getByRole("heading", { name: "Edit The lake" })).toBeVisible();
  await expect.element(screen.getByLabelText("Title")).toHaveValue("The lake");

  await screen.getByLabelText("Title").fill("The cold lake");
  await expect.element(screen.getByRole("textbox", { name: "Your memory" })).toBeVisible();
  await screen.getByRole("button", { name: "Update memory" }).click();

  await expect.element(screen.getByText("Memory updated successfully")).toBeVisible();
  const [{ body, idempotencyKey } = {}] = server.sentTo(update);
  expect(body).toMatchObject({
    _id: "m-1",
    version: 3,
    memoryTitle: "The cold lake",
    memoryDescription: "<p>We swam <strong>early</strong>.</p>",
  });
  expect(idempotencyKey).toBeDefined();
  await expect.poll(() => handlers.onSaved).toHaveBeenCalledOnce();
});

test("a memory that came as a picture alone gets a title without having to get a text", async () => {
  const wordless = { ...lake, memoryDescription: "", media: [mediaItem("photo")] };
  const server = serveMemories({
    "GET /api/memories/details": () => fine({ memory: wordless }),
    [update]: () => fine({ memory: wordless }),
  });
  const { screen } = await openEdit();
  await screen.getByLabelText("Title").fill("The pier");
  await screen.getByRole("button", { name: "Update memory" }).click();

  await expect.element(screen.getByText("Memory updated successfully")).toBeVisible();
  expect(server.sentTo(update)[0]?.body).toMatchObject({ memoryTitle: "The pier", memoryDescription: "" });
});

test("a text saved elsewhere is shown beside one's own, which is then saved over it", async () => {
  const theirs = { ...lake, version: 4, memoryDescription: "<p>We swam late.</p>" };
  const server = serveMemories({
    [update]: (body) =>
      versionOf(body) === 4 ? fine({ memory: theirs }) : refuse(409, "Changed since", { current: theirs }),
  });
  const { screen } = await openEdit();
  await screen.getByRole("textbox", { name: "Your memory" }).click();
  await userEvent.keyboard("{Control>}{End}{/Control} Twice.");
  await screen.getByRole("button", { name: "Update memory" }).click();

  const other = screen.getByRole("region", { name: "Saved elsewhere" });
  await expect.element(other.getByText("We swam late.")).toBeVisible();
  const own = screen.getByRole("region", { name: "Yours, not saved yet" });
  await expect.element(own.getByText("We swam early. Twice.")).toBeVisible();
  await screen.getByRole("button", { name: "Keep mine" }).click();

  await expect.element(screen.getByText("Memory updated successfully")).toBeVisible();
  expect(server.sentTo(update).map(({ body }) => versionOf(body))).toEqual([3, 4]);
});

test("a caption changed here and a text changed elsewhere are both saved, and nothing is asked", async () => {
  const mine = { ...lake, media: [mediaItem("pier")] };
  const theirs = { ...mine, version: 4, memoryDescription: "<p>We swam late.</p>", memoryType: "Flower" } as const;
  const server = serveMemories({
    "GET /api/memories/details": () => fine({ memory: mine }),
    [update]: (body) =>
      versionOf(body) === 4 ? fine({ memory: theirs }) : refuse(409, "Changed since", { current: theirs }),
  });
  const { screen } = await openEdit();
  await screen.getByRole("list", { name: "Files in this memory" }).getByRole("button").click();
  await screen.getByLabelText("Caption", { exact: true }).fill("The old pier");
  await screen.getByRole("button", { name: "Update memory" }).click();

  await expect.element(screen.getByText("Memory updated successfully")).toBeVisible();
  const merged = { memoryDescription: "<p>We swam late.</p>", memoryType: "Flower" };
  expect(server.sentTo(update).at(-1)?.body).toMatchObject({ ...merged, media: [{ caption: "The old pier" }] });
});

test("keeping mine leaves in the photo, the mark and the day that were saved elsewhere", async () => {
  const attributes = { media: [mediaItem("pier")], memoryType: "Flower", day: 12 } as const;
  const theirs = { ...lake, version: 4, memoryTitle: "The warm lake", ...attributes };
  const server = serveMemories({
    [update]: (body) =>
      versionOf(body) === 4 ? fine({ memory: theirs }) : refuse(409, "Changed since", { current: theirs }),
  });
  const { screen } = await openEdit();
  await screen.getByLabelText("Title").fill("The cold lake");
  await screen.getByRole("button", { name: "Update memory" }).click();

  const others = /These differ too: photos and other files, Flower or Stone, and the day\./u;
  await expect.element(screen.getByText(others)).toBeVisible();
  await screen.getByRole("button", { name: "Keep mine" }).click();

  await expect.element(screen.getByText("Memory updated successfully")).toBeVisible();
  const kept = { memoryTitle: "The cold lake", memoryType: "Flower", day: 12, media: [{ s3id: "pier" }] };
  expect(server.sentTo(update).at(-1)?.body).toMatchObject(kept);
});

test("keeping both leaves in what either side has, besides the words", async () => {
  const mine = { ...lake, day: 3 };
  const attributes = { media: [mediaItem("pier")], memoryType: "Stone", day: 12 } as const;
  const theirs = { ...mine, version: 4, memoryTitle: "The warm lake", ...attributes };
  const server = serveMemories({
    "GET /api/memories/details": () => fine({ memory: mine }),
    [update]: (body) =>
      versionOf(body) === 4 ? fine({ memory: theirs }) : refuse(409, "Changed since", { current: theirs }),
  });
  const { screen } = await openEdit();
  await screen.getByLabelText("Title").fill("The cold lake");
  await screen.getByRole("button", { name: "Update memory" }).click();

  await screen.getByRole("button", { name: "Keep both" }).click();
  await screen.getByRole("button", { name: "Update memory" }).click();

  await expect.element(screen.getByText("Memory updated successfully")).toBeVisible();
  const kept = { memoryType: "Stone", day: 12, media: [{ s3id: "pier" }] };
  expect(server.sentTo(update).at(-1)?.body).toMatchObject(kept);
});

test("a memory that cannot be read says so and can be asked for again", async () => {
  let isBroken = true;
  serveMemories({
    "GET /api/memories/details": () => (isBroken ? refuse(400, "Something is wrong") : fine({ memory: lake })),
  });
  const { screen } = await openEdit();
  await expect.element(screen.getByText("Error fetching memory")).toBeVisible();
  isBroken = false;

  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByLabelText("Title")).toHaveValue("The lake");
});

test("a memory that is gone leads back", async () => {
  serveMemories({ "GET /api/memories/details": () => refuse(404, "There is no such memory") });

  const { screen } = await openEdit();

  await expect.element(screen.getByText("This memory is no longer here")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Back" })).toBeVisible();
});

test("what was discarded by mistake is offered again once that is undone", async () => {
  serveMemories();
  const { screen, handlers } = await openEdit();
  await screen.getByLabelText("Title").fill("The cold lake");
  await screen.getByRole("button", { name: "Discard Memory" }).click();
  await expect.poll(() => handlers.onDiscard).toHaveBeenCalledOnce();

  await screen.getByRole("button", { name: "Undo" }).click();

  await expect.poll(() => handlers.onUndoDiscard).toHaveBeenCalledOnce();
  await screen.unmount();
  const later = await openEdit();
  await expect.element(later.screen.getByRole("button", { name: "Continue: The cold lake" })).toBeVisible();
});

test("whoever is logged out while writing is told that the text is kept", async () => {
  serveMemories({ [update]: () => refuse(401, "Invalid token") });
  const { screen } = await openEdit();
  await screen.getByLabelText("Title").fill("The cold lake");

  await screen.getByRole("button", { name: "Update memory" }).click();

  await expect.element(screen.getByText("Please log in again. Your text is safe.").first()).toBeVisible();
});

function versionOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "version" in body ? body.version : undefined;
}

async function openEdit() {
  const handlers = {
    onSaved: vi.fn<() => void>(),
    onDiscard: vi.fn<() => void>(),
    onUndoDiscard: vi.fn<() => void>(),
    onKeptOther: vi.fn<() => void>(),
    onMadeNew: vi.fn<() => void>(),
    onUnsaved: vi.fn<() => void>(),
  };
  const screen = await renderSignedIn(
    <EditMemory memoryId="m-1" backLink={<a href="/timeline">Back</a>} MediaField={MediaField} {...handlers} />,
  );
  return { screen, handlers };
}
