import { readFile } from "node:fs/promises";

import { expectAccessible } from "../axe.ts";
import { chooseFiles } from "../files.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, openAsWriter, writeMemory } from "../memories.ts";
import { answers } from "../offline.ts";
import { phonePhoto } from "../samples.ts";

/** The model reads a few seconds of speech in one, and waits for its turn on a busy machine. */
const patience = { timeout: 60_000 };
/** "My grandmother had a small garden behind the house.", spoken by espeak-ng. */
const garden = new URL("../../apps/server/src/testing/garden.wav", import.meta.url);

test("a recording is written down, corrected through a reload, put into the text and deleted", async ({
  page,
  product,
}) => {
  test.slow();
  await openAsWriter(page, product);
  await page.goto("/profile?section=preferences");
  const card = page.getByRole("region", { name: "Recordings" });
  const automatic = card.getByRole("checkbox", { name: "Write down new recordings automatically" });
  await expect(automatic).toBeChecked();
  await automatic.click();
  await expect(automatic).not.toBeChecked();

  await page.goto(addAddress);
  await writeMemory(page, "The garden", "Behind the house");
  const sound = { name: "garden.wav", mimeType: "audio/wav", buffer: await readFile(garden) };
  await chooseFiles(page, [await phonePhoto("garden.jpg"), sound]);
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await page.getByRole("link", { name: "View Memory The garden" }).click();

  const said = page.getByRole("region", { name: "What is said: Recording 2" });
  await expect(said.getByText("English only. The recording stays on our server.")).toBeVisible();
  await expectAccessible(page);
  await said.getByRole("button", { name: "Write down what is said" }).click();
  await expect(said.getByText(/garden/i)).toBeVisible(patience);
  await expect(said.getByText("Written down by a computer. Please check it.")).toBeVisible();
  await expectAccessible(page);

  await said.getByRole("button", { name: "Correct" }).click();
  await said.getByRole("textbox", { name: "What is said" }).fill("Grandmother's garden, with the lavender.");
  await expect.poll(() => answers(page), { intervals: [50] }).toContainEqual(expect.stringContaining("draft"));
  await page.reload();
  await expect(said.getByRole("textbox", { name: "What is said" })).toHaveValue(
    "Grandmother's garden, with the lavender.",
  );
  await said.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Text saved")).toBeVisible();
  await page.reload();
  // Left right after saving, the page may show the draft until the server has answered.
  await expect(said.getByRole("button", { name: "Correct" })).toBeVisible();
  await expect(said.getByText("Grandmother's garden, with the lavender.")).toBeVisible();
  await expect(said.getByText("Written down by a computer.")).toHaveCount(0);

  await page.getByRole("button", { name: "Photo 1" }).click();
  await expect(page.getByRole("dialog", { name: "Photo 1 of 2" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const viewer = page.getByRole("dialog", { name: "Recording 2 of 2" });
  await expect(viewer.getByRole("heading", { name: "What is said" })).toBeVisible();
  await expect(viewer.getByText("Grandmother's garden, with the lavender.")).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);

  await said.getByRole("button", { name: "Add to my text" }).click();
  await expect(page.getByText("Added to the end of your text")).toBeVisible();
  await expect(page.getByText("Grandmother's garden, with the lavender.")).toHaveCount(2);
  await expect(said.getByRole("button", { name: "Add to my text" })).toHaveCount(0);

  await said.getByRole("button", { name: "Delete the text" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the text" }).click();
  await expect(said.getByRole("button", { name: "Write down what is said" })).toBeVisible();
  await expect(page.getByText("Grandmother's garden, with the lavender.")).toHaveCount(1);
});
