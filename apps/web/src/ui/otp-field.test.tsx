import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { OtpField } from "./otp-field.tsx";

test("typing a digit moves to the next box, and six complete the code", async () => {
  const handleComplete = vi.fn<(code: string) => void>();
  await renderPart(<Code onComplete={handleComplete} />);

  await userEvent.tab();
  await userEvent.keyboard("407126");

  expect(typed()).toEqual(["4", "0", "7", "1", "2", "6"]);
  expect(handleComplete.mock.calls[0]?.[0]).toBe("407126");
});

test("Backspace in an empty box goes back", async () => {
  await renderPart(<Code />);
  await userEvent.tab();
  await userEvent.keyboard("407");

  await userEvent.keyboard("{Backspace}{Backspace}");

  expect(typed().join("")).toBe("4");
  expect(boxes().findIndex((box) => box === document.activeElement)).toBe(1);
});

test("a pasted code fills all the boxes", async () => {
  await renderPart(<Code />);
  const [first] = boxes();
  first?.focus();

  pasteInto(first, " 407 126 ");

  await expect.poll(() => typed().join("")).toBe("407126");
});

test("letters are refused", async () => {
  await renderPart(<Code />);

  await userEvent.tab();
  await userEvent.keyboard("4a0b");

  expect(typed().join("")).toBe("40");
});

test("the phone may offer the code from its message", async () => {
  await renderPart(<Code />);

  expect(boxes()[0]?.autocomplete).toBe("one-time-code");
  expect(boxes()[0]?.inputMode).toBe("numeric");
});

test("each box says which digit it is, and the group what the code is", async () => {
  const screen = await renderPart(<Code />);

  await expect.element(screen.getByRole("group", { name: "Code" })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Code" })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Digit 3 of 6" })).toBeVisible();
});

test.runIf(isLongTest)("the code passes axe empty, wrong and disabled", async () => {
  const screen = await renderPart(
    <div className="bg-paper text-ink">
      <Code />
      <Code error="OTP verification failed" />
      <OtpField label="Disabled" value="12" onValueChange={() => undefined} disabled />
    </div>,
  );

  await expectAccessible(screen.container);
});

test("six boxes fit on a screen of 320 pixels, and each digit fits its box", async () => {
  await page.viewport(320, 640);
  await renderPart(<Code />);
  await userEvent.tab();
  await userEvent.keyboard("480669");

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(boxes().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  await page.viewport(1024, 768);
});

function Code({ error, onComplete }: { readonly error?: string; readonly onComplete?: (code: string) => void }) {
  const [code, setCode] = useState("");
  return (
    <OtpField label="Code" value={code} onValueChange={setCode} error={error} {...(onComplete ? { onComplete } : {})} />
  );
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("[role=group] input")];
}

function typed(): string[] {
  return boxes().map(({ value }) => value);
}

function pasteInto(box: HTMLInputElement | undefined, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  box?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
