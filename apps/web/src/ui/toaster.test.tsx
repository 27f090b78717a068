import { afterEach, expect, test, vi } from "vitest";

import { axeViolations } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { toast } from "./toast-queue.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => vi.useRealTimers());

test("a toast is announced politely and gone after three seconds", async () => {
  const screen = await renderPart(<Toaster />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const isShown = () => document.body.textContent.includes("Logged in successfully");

  toast("success", "Logged in successfully");

  const message = screen.getByRole("dialog").getByText("Logged in successfully");
  await vi.waitFor(() => expect(isShown()).toBe(true), 5000);
  expect(message.element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  vi.advanceTimersByTime(2900);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(isShown()).toBe(false), 5000);
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
