import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { withMedia } from "#testing/emulate.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

test("a field is named by its label and described by its hint and its error", async () => {
  const screen = await renderPart(<TextField label="Email" hint="Only we see it" error="This email is not complete" />);

  const field = screen.getByRole("textbox", { name: "Email" });

  await expect.element(field).toHaveAccessibleDescription("Only we see it This email is not complete");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

test("an error that appears is announced by a region that stood there before", async () => {
  const screen = await renderPart(<FieldThatFails />);
  const region = screen.container.querySelector("[aria-live=polite]");

  await screen.getByRole("button", { name: "Check" }).click();

  await expect.element(screen.getByText("Title is required")).toBeVisible();
  expect(region?.textContent).toBe("Title is required");
});

test("text from right to left is set from right to left", async () => {
  const screen = await renderPart(<TextField label="Title" defaultValue="حفلة الصيف" />);

  const field = screen.getByRole("textbox").element();

  expect(getComputedStyle(field).direction).toBe("rtl");
});

test("a password is hidden until it is asked for, and the button says which", async () => {
  const screen = await renderPart(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText("Password", { exact: true });
  await field.fill("correct horse");

  await screen.getByRole("button", { name: "Show password" }).click();

  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveValue("correct horse");
  await screen.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
});

test("the eye of a password can be reached and pressed by keyboard", async () => {
  const screen = await renderPart(<PasswordField label="Password" autoComplete="current-password" />);

  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveAttribute("type", "text");
});

test.runIf(isLongTest)("every state passes axe in both themes", async () => {
  const screen = await renderPart(
    <div className="bg-paper text-ink">
      <TextField label="Title" hint="A few words" placeholder="Summer concert" />
      <TextField label="Email" error="This email is not complete" />
      <TextField label="Name" readOnly defaultValue="Ada" />
      <TextField label="City" disabled defaultValue="Ghent" />
      <PasswordField label="Password" />
      <PasswordField label="Old password" disabled />
    </div>,
  );

  for (const scheme of ["light", "dark"]) {
    await withMedia("prefers-color-scheme", scheme, () => expectAccessible(screen.container));
  }
});

test("twice the text size at 320 pixels loses nothing", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "225%";
  const screen = await renderPart(
    <TextField label="Date of the memory" error="Please enter a day, a month and a year" />,
  );

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expect.element(screen.getByText("Please enter a day, a month and a year")).toBeVisible();
  document.documentElement.style.fontSize = "";
  await page.viewport(1024, 768);
});

function FieldThatFails() {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="Title" error={error} />
      <button type="button" onClick={() => setError("Title is required")}>
        Check
      </button>
    </>
  );
}
