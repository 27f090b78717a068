import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { toast } from "./toast-queue.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => vi.useRealTimers());

test("a toast is announced politely and gone after three seconds", async () => {
  const screen = await renderPart(<Toaster />);
  holdClock();

  toast("success", "Logged in successfully");

  const message = screen.getByRole("dialog").getByText("Logged in successfully");
  await expect.poll(isShown).toBe(true);
  expect(message.element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  vi.advanceTimersByTime(2900);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await expect.poll(isShown).toBe(false);
});

test("an error interrupts", async () => {
  const screen = await renderPart(<Toaster />);

  toast("error", "Failed to add memory");

  await expect.element(screen.getByRole("alert")).toHaveTextContent("Failed to add memory");
});

test("a message from before the toaster loaded is not lost", async () => {
  toast("info", "OTP resent to your email");

  const screen = await renderPart(<Toaster />);

  await expect.element(screen.getByText("OTP resent to your email").first()).toBeVisible();
});

test("a toast can be closed before its time", async () => {
  const screen = await renderPart(<Toaster />);
  holdClock();
  toast("warning", "Please enter email and password");

  await screen.getByText("Please enter email and password").hover();
  await screen.getByRole("button", { name: "Close" }).click();
  vi.useRealTimers();

  await expect.poll(() => document.body.textContent).not.toContain("Please enter email and password");
});

test.runIf(isLongTest)("toasts pass axe", async () => {
  const screen = await renderPart(<Toaster />);
  holdClock();
  toast("success", "Memory added successfully");
  toast("error", "Failed to add memory");
  await expect.element(screen.getByText("Memory added successfully").first()).toBeVisible();
  vi.useRealTimers();

  await expectAccessible();
});

function isShown(): boolean {
  return document.body.textContent.includes("Logged in successfully");
}

/** The three seconds of what is said from here on pass only when they are let. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
}
