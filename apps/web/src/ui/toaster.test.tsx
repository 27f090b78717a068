import { expect, test, vi } from "vitest";

import { axeViolations } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { toast } from "./toast-queue.ts";
import { Toaster } from "./toaster.tsx";

test("a toast is announced politely and gone after three seconds", async () => {
  const screen = await renderPart(<Toaster />);
  const shownAt = performance.now();

  toast("success", "Logged in successfully");

  const message = screen.getByRole("dialog").getByText("Logged in successfully");
  await expect.element(message).toBeVisible();
  expect(message.element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  await vi.waitFor(() => expect(document.body.textContent).not.toContain("Logged in successfully"), 12_000);
  expect(performance.now() - shownAt).toBeGreaterThan(2900);
  expect(performance.now() - shownAt).toBeLessThan(4500);
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
  toast("warning", "Please enter email and password");

  await screen.getByText("Please enter email and password").hover();
  await screen.getByRole("button", { name: "Close" }).click();

  await vi.waitFor(() => expect(document.body.textContent).not.toContain("Please enter email and password"), 2000);
});

test("toasts pass axe", async () => {
  const screen = await renderPart(<Toaster />);
  toast("success", "Memory added successfully");
  toast("error", "Failed to add memory");
  await expect.element(screen.getByText("Memory added successfully").first()).toBeVisible();

  expect(await axeViolations()).toEqual([]);
});
