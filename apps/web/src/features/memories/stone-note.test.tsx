import { type ComponentProps, useState } from "react";
import { afterEach, expect, test } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { lake, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { renderPart } from "#testing/render-part.tsx";

import { MarkCards } from "./mark-cards.tsx";
import { CardTagging } from "./tag-control.tsx";

afterEach(() => localStorage.clear());

test("the first stone is met with a gentle word and a way to help, and the next with silence", async () => {
  const first = await renderPart(<Cards />);
  await expect.element(first.getByRole("note")).not.toBeInTheDocument();

  await first.getByRole("button", { name: "Stone A heavy memory" }).click();

  await expect.element(first.getByRole("note")).toBeVisible();
  expect(first.getByRole("note").element().textContent).toContain("This isn't therapy.");
  await expect.element(first.getByRole("link", { name: "Help and comfort" })).toHaveAttribute("href", "/help");
  await expectAccessible(first.container);
  await first.unmount();
  const second = await renderPart(<Cards />);
  await second.getByRole("button", { name: "Stone A heavy memory" }).click();
  await expect
    .element(second.getByRole("button", { name: "Stone A heavy memory" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(second.getByRole("note")).not.toBeInTheDocument();
});

test("a flower, or a stone that lay there before, says nothing", async () => {
  const laid = await renderPart(<Cards startMark="Stone" />);
  await expect.element(laid.getByRole("note")).not.toBeInTheDocument();
  await laid.unmount();

  const screen = await renderPart(<Cards />);
  await screen.getByRole("button", { name: "Flower A good memory" }).click();

  await expect.element(screen.getByRole("note")).not.toBeInTheDocument();
});

test("a candle is met with the same word, and takes no mark away", async () => {
  const screen = await renderPart(<Cards />);
  await screen.getByRole("button", { name: "Flower A good memory" }).click();

  await screen.getByRole("button", { name: "Light a candle for a loss" }).click();

  await expect.element(screen.getByRole("note")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "A candle is lit", pressed: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Flower A good memory", pressed: true })).toBeVisible();
  await expectAccessible(screen.container);
});

test("the first stone on a card of a month is met with the same word", async () => {
  serveMemories();
  const screen = await renderSignedIn(<Card />);
  await expect.element(screen.getByRole("note")).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "the stone is laid" }).click();

  await expect.element(screen.getByRole("note")).toBeVisible();
  await expect.element(screen.getByRole("group", { name: "Mark it as" })).not.toBeInTheDocument();
});

function Card() {
  const [isLaid, setIsLaid] = useState(false);
  return (
    <>
      <CardTagging memory={{ ...lake, memoryType: isLaid ? "Stone" : null }} />
      <button type="button" onClick={() => setIsLaid(true)}>
        the stone is laid
      </button>
    </>
  );
}

function Cards({ startMark = null }: { readonly startMark?: "Stone" | null }) {
  const [marks, setMarks] = useState<ComponentProps<typeof MarkCards>["marks"]>({ mark: startMark });
  return <MarkCards marks={marks} onChange={(change) => setMarks({ ...marks, ...change })} seed="m-1" />;
}
