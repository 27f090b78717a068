import { i18n } from "@lingui/core";
import { expect, onTestFinished, test } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { ExportProgress, ExportRemark } from "./export-progress.tsx";

const book = { position: null, progress: null, problem: null };

test("it says its place in the queue, how far it is, and why it did not come", async () => {
  const cancelled: string[] = [];
  const exports = [
    { ...book, title: "First", status: "waiting", position: 3 },
    { ...book, title: "Second", status: "running", progress: { done: 1, total: 4, step: "layout" } },
    { ...book, title: "Third", status: "failed", problem: "This took too long, so we stopped it" },
  ] as const;

  const screen = await renderPart(
    exports.map((exportJob) => (
      <ExportProgress
        key={exportJob.title}
        exportJob={exportJob}
        stepText={(step) => (step === "layout" ? "Laying out the pages..." : undefined)}
        onCancel={() => void cancelled.push(exportJob.title)}
      />
    )),
  );

  await expect.element(screen.getByText("Waiting. It's number 3 in the queue.")).toBeVisible();
  const rope = screen.getByRole("progressbar", { name: "Progress of Second" });
  await expect.element(rope).toHaveAttribute("aria-valuetext", "Laying out the pages... 25 %");
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("We couldn't make thisThis took too long, so we stopped it");
  await expectAccessible(screen.container);
  for (const button of screen.getByRole("button", { name: "Cancel" }).all()) await button.click();
  expect(cancelled).toEqual(["First", "Second"]);
});

test("what is not in a finished book is said in the reader's language, and nothing is said of a whole one", async () => {
  i18n.loadAndActivate({ locale: "nl", messages: { "Left out: {0}": "Fehlt: {0}" } });
  onTestFinished(() => i18n.activate("en"));

  const screen = await renderPart([
    <ExportRemark key="whole" remark={null} />,
    <ExportRemark key="lessened" remark={"Left out: At the sea\nLeft out: In the hills"} />,
  ]);

  expect(screen.container.textContent).toBe("Fehlt: At the seaFehlt: In the hills");
  await expectAccessible(screen.container);
});
