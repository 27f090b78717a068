import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { Checkbox } from "./checkbox.tsx";
import { RadioGroup } from "./radio-group.tsx";

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No, Just The Basic Memory Prompts" },
] as const;

test("arrow keys walk through a group of choices", async () => {
  const screen = await renderPart(<Spiritual />);

  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");

  await expect.element(screen.getByRole("radio", { name: "No, Just The Basic Memory Prompts" })).toBeChecked();
});

test("a group is named by its question and described by its error", async () => {
  const screen = await renderPart(<Spiritual error="Please choose one" />);

  const group = screen.getByRole("group", { name: "Spiritual prompts" });

  await expect.element(group).toHaveAccessibleDescription("Please choose one");
});

test("pressing the words ticks the box", async () => {
  const screen = await renderPart(<Checkbox label="I accept the terms" />);

  await screen.getByText("I accept the terms").click();

  await expect.element(screen.getByRole("checkbox")).toBeChecked();
});

test.runIf(isLongTest)("choices pass axe checked, unanswered, wrong and disabled", async () => {
  const screen = await renderPart(
    <div className="bg-paper text-ink">
      <Spiritual />
      <Spiritual error="Please choose one" />
      <RadioGroup label="Disabled" choices={choices} value="yes" onValueChange={() => undefined} disabled />
      <Checkbox label="I accept" error="Please accept the terms" />
      <Checkbox label="Not now" disabled />
    </div>,
  );

  await expectAccessible(screen.container);
});

function Spiritual({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<"yes" | "no" | undefined>(error === undefined ? "yes" : undefined);
  return (
    <RadioGroup label="Spiritual prompts" choices={choices} value={value} onValueChange={setValue} error={error} />
  );
}
