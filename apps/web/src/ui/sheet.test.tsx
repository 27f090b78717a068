import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { withMedia } from "#testing/emulate.ts";
import { renderPart } from "#testing/render-part.tsx";
import { dragByTouch } from "#testing/touch.ts";

import { Button } from "./button.tsx";
import { Sheet } from "./sheet.tsx";

afterEach(() => page.viewport(1024, 768));

test("the sheet takes the focus, keeps it, and gives it back on Escape", async () => {
  const screen = await openSheet();
  const sheet = screen.getByRole("dialog", { name: "Set your timeline" });

  for (let press = 0; press < 8; press += 1) {
    await userEvent.tab();
    expect(sheet.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");

  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("the buttons move it between 25, 50 and 100 per cent", async () => {
  await page.viewport(400, 800);
  const screen = await openSheet();
  await expectSheetShare(0.5);

  await screen.getByRole("button", { name: "Make the sheet taller" }).click();
  await expectSheetShare(1);
  await expect.element(screen.getByRole("button", { name: "Make the sheet taller" })).toHaveFocus();
  await screen.getByRole("button", { name: "Make the sheet shorter" }).click();
  await screen.getByRole("button", { name: "Make the sheet shorter" }).click();

  await expectSheetShare(0.25);
});

test("closed at any height, it opens again at its first one", async () => {
  await page.viewport(400, 800);
  const screen = await openSheet();
  await screen.getByRole("button", { name: "Make the sheet taller" }).click();
  await expectSheetShare(1);

  for (const _round of ["once", "twice"]) {
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Open" }).click();
    await expectSheetShare(0.5);
  }
});

test("in landscape there is no quarter height", async () => {
  await page.viewport(800, 400);
  const screen = await openSheet();

  await expect
    .element(screen.getByRole("button", { name: "Make the sheet shorter" }))
    .toHaveAttribute("aria-disabled", "true");
});

test("a press beside it closes it", async () => {
  const screen = await openSheet();

  await userEvent.click(document.documentElement, { position: { x: 10, y: 10 } });

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("a sheet that must be answered ignores Escape and a press beside it", async () => {
  const screen = await openSheet({ isDismissible: false });

  await userEvent.keyboard("{Escape}");
  await userEvent.click(document.documentElement, { position: { x: 10, y: 10 } });

  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("a finger drags it to full height, and down until it closes", async () => {
  await page.viewport(400, 800);
  const screen = await openSheet();
  await expectSheetShare(0.5);

  await dragByTouch(screen.getByText("Set your timeline").element(), -330);
  await expectSheetShare(1);
  await dragByTouch(screen.getByText("Set your timeline").element(), 760);

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("with reduced motion it does not slide", async () => {
  await withMedia("prefers-reduced-motion", "reduce", async () => {
    const screen = await openSheet();

    const { transitionDuration } = getComputedStyle(screen.getByRole("dialog").element());

    expect(Number.parseFloat(transitionDuration)).toBeLessThan(0.001);
  });
});

test("an open sheet passes axe in both themes and fits 320 pixels", async () => {
  await page.viewport(320, 640);
  await openSheet();

  for (const scheme of ["light", "dark"]) {
    await withMedia("prefers-color-scheme", scheme, () => expectAccessible());
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

async function openSheet(props: { readonly isDismissible?: boolean } = {}) {
  const screen = await renderPart(<SheetWithButton {...props} />);
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  return screen;
}

function SheetWithButton(props: { readonly isDismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Set your timeline"
        actions={<Button onClick={() => setIsOpen(false)}>Save</Button>}
        {...props}
      >
        <p>Set timeline first and then start adding memories.</p>
      </Sheet>
    </>
  );
}

/** How much of the window the sheet covers, once it has come to rest. */
async function expectSheetShare(share: number): Promise<void> {
  await expect.poll(() => Math.abs(1 - topOfSheet() / window.innerHeight - share)).toBeLessThan(0.03);
}

function topOfSheet(): number {
  return document.querySelector("[role=dialog]")?.getBoundingClientRect().top ?? 0;
}
