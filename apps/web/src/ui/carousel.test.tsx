import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { withMedia } from "#testing/emulate.ts";
import { renderPart } from "#testing/render-part.tsx";

import { Carousel } from "./carousel.tsx";

const names = ["One", "Two", "Three", "Four", "Five"] as const;
const items = names.map((name) => ({ key: name, content: <p className="h-40">{name}</p> }));

async function draw() {
  const screen = await renderPart(
    <>
      <h2 id="cards">Cards</h2>
      <Carousel labelledBy="cards" items={items} />
    </>,
  );
  await expect.element(screen.getByRole("button", { name: "Next card" })).toBeEnabled();
  return screen;
}

/** The cards that are wholly in view, from left to right. */
function inView(): string[] {
  const row = document.querySelector("section")?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll("p")]
    .map((card) => ({ name: card.textContent, box: card.getBoundingClientRect() }))
    .filter(({ box }) => box.left >= row.left - 1 && box.right <= row.right + 1)
    .toSorted((one, other) => one.box.left - other.box.left)
    .map(({ name }) => name);
}

test("four cards are in view, thirty pixels apart", async () => {
  await draw();

  expect(inView()).toEqual(["One", "Two", "Three", "Four"]);
  const [one, two] = [...document.querySelectorAll("p")].map((card) => card.getBoundingClientRect());
  expect((two?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(30, 0);
});

test("it goes round without an end, both ways, by its buttons", async () => {
  const screen = await draw();

  for (const last of ["Five", "One", "Two", "Three", "Four"]) {
    await userEvent.click(screen.getByRole("button", { name: "Next card" }));
    await expect.poll(() => inView().at(-1)).toBe(last);
  }
  await userEvent.click(screen.getByRole("button", { name: "Previous card" }));

  await expect.poll(inView).toEqual(["Five", "One", "Two", "Three"]);
});

test("the arrow keys turn it, and a reader hears all five cards", async () => {
  const screen = await draw();
  await userEvent.tab();
  await expect.element(screen.getByRole("region", { name: "Cards" })).toHaveFocus();

  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(inView).toEqual(["Two", "Three", "Four", "Five"]);
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");

  await expect.poll(inView).toEqual(["Five", "One", "Two", "Three"]);
  expect(screen.getByRole("listitem").elements()).toHaveLength(5);
  await expectAccessible();
});

test("for whoever wants nothing to move, the next card is there at once", async () => {
  await withMedia("prefers-reduced-motion", "reduce", async () => {
    const screen = await draw();
    const row = document.querySelector<HTMLElement>("section > ul");

    await userEvent.click(screen.getByRole("button", { name: "Next card" }));

    await expect.poll(inView).toEqual(["Two", "Three", "Four", "Five"]);
    expect(row?.style.transform).not.toBe("");
  });
});
