import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { BindingNote } from "./binding-note.tsx";

test("a book too thin or too thick to be bound says so, and one between says nothing", async () => {
  const screen = await renderPart(
    <>
      {[30, 32, 800, 802].map((pageCount) => (
        <BindingNote key={pageCount} pageCount={pageCount} />
      ))}
    </>,
  );
  const notes = screen.getByText(/^Printers bind a soft cover/);

  await expect.element(notes.first()).toBeVisible();
  expect(notes.elements().map((note) => /\b(?:from 32|up to 800) pages\b/.exec(note.textContent)?.[0])).toEqual([
    "from 32 pages",
    "up to 800 pages",
  ]);
});
