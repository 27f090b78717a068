import { type OfflineIndex, type OfflineMemory, offlineStore } from "@lane/contract/offline-page.ts";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { I18nProvider } from "@lingui/react";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { archiveIndex, archiveLine, archiveMemory } from "#testing/archive.ts";

import { speak } from "./texts.ts";
import { Viewer } from "./viewer.tsx";

afterEach(() => {
  delete window[offlineStore];
  delete window.downMemoryLaneTexts;
  location.hash = "";
});

const file: Omit<OfflineMemory["media"][number], "id" | "kind" | "contentType" | "path" | "name"> = {
  width: null,
  height: null,
  durationMs: null,
  shown: null,
  poster: null,
  caption: null,
  alt: null,
  isCover: false,
  transcript: null,
};

/** Each test uses a year of its own, because loaded years are cached. */
async function open(index: OfflineIndex, year: number, memories: readonly OfflineMemory[]) {
  window[offlineStore] = { [`${year}`]: { year, memories } };
  speak(index.language);
  return render(
    <I18nProvider i18n={i18n}>
      <Viewer index={index} />
    </I18nProvider>,
  );
}

test("from all years to a year and its memory, and back to where one was", async () => {
  const line = archiveLine("mill", { year: 1976, title: "The mill", mark: "Flower", day: 14 });
  const screen = await open(archiveIndex([line]), 1976, [
    archiveMemory("mill", "<p>It <strong>turned</strong>.</p>", { prompt: { text: "What turned?" }, toldBy: "Vera" }),
  ]);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Anna Vermeer" })).toBeVisible();

  await screen.getByRole("link", { name: "1976 1 memory" }).click();
  await screen.getByRole("link", { name: "The mill" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "The mill" })).toBeVisible();
  await expect.element(screen.getByText("The question: What turned?")).toBeVisible();
  await expect.element(screen.getByText(/^Told by Vera ·/)).toBeVisible();
  expect(screen.getByText("turned", { exact: true }).element().tagName).toBe("STRONG");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  expect(location.hash).toBe("#memory/mill");

  history.back();
  await expect.element(screen.getByRole("heading", { level: 1, name: "memories of 1976" })).toBeVisible();
});

test("words that look like markup are words", async () => {
  const hostile = '<img src=x onerror="document.title=1"></script>';
  location.hash = "#memory/m";
  const screen = await open(archiveIndex([archiveLine("m", { year: 1977, title: hostile })]), 1977, [
    { ...archiveMemory("m"), text: [[{ text: hostile, isBold: false }]] },
  ]);

  await expect.element(screen.getByRole("heading", { level: 1, name: hostile })).toBeVisible();
  await expect.element(screen.getByRole("paragraph").filter({ hasText: hostile })).toBeVisible();
  expect(document.querySelector("img")).toBeNull();
});

test("stones can be left out and what was put away can be seen", async () => {
  location.hash = "#1978";
  const lines = [
    archiveLine("light", { year: 1978, mark: "Flower" }),
    archiveLine("heavy", { year: 1978, mark: "Stone" }),
    archiveLine("put away", { year: 1978, isArchived: true }),
  ];
  const screen = await open(
    archiveIndex(lines),
    1978,
    lines.map(({ id }) => archiveMemory(id)),
  );
  const prints = screen.getByRole("article");
  await expect.element(prints).toHaveLength(2);

  await screen.getByRole("checkbox", { name: "Show stones and candles" }).click();
  await expect.element(prints).toHaveLength(1);
  await expect.element(screen.getByRole("link", { name: "light" })).toBeVisible();

  await screen.getByRole("checkbox", { name: "Show archived memories" }).click();
  await expect.element(prints).toHaveLength(2);
  await expect.element(prints.filter({ hasText: "put away" }).getByText("archived")).toBeVisible();
});

test("a file without a name is called by what it is", async () => {
  location.hash = "#memory/unnamed";
  const sound = { ...file, id: "a", kind: "Audio", contentType: "audio/mpeg", path: "media/1981/07-1.mp3" } as const;
  const screen = await open(archiveIndex([archiveLine("unnamed", { year: 1981 })]), 1981, [
    archiveMemory("unnamed", "", {
      media: [
        { ...sound, name: "" },
        { ...sound, id: "b", name: "bells.mp3" },
      ],
    }),
  ]);

  await expect.element(screen.getByRole("link", { name: "Open the original", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Open the original: bells.mp3" })).toBeVisible();
  await expect.element(screen.getByLabelText("Recording 1", { exact: true })).toBeInTheDocument();
});

test("what is said in a recording is below it, and whether a person wrote it", async () => {
  location.hash = "#memory/told";
  const sound = { ...file, id: "a", kind: "Audio", contentType: "audio/mpeg", path: "media/1982/07-1.mp3" } as const;
  const screen = await open(archiveIndex([archiveLine("told", { year: 1982 })]), 1982, [
    archiveMemory("told", "", {
      media: [
        { ...sound, name: "a.mp3", transcript: { text: "We ate cherries.", isByMachine: false } },
        { ...sound, id: "b", name: "b.mp3", transcript: { text: "On the step.", isByMachine: true } },
      ],
    }),
  ]);

  await expect.element(screen.getByText("We ate cherries.")).toBeVisible();
  await expect.element(screen.getByText("On the step.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "What is said" }).elements()).toHaveLength(2);
  expect(screen.getByText(/by a computer/).elements()).toHaveLength(1);
});

test("what is missing in the folder is said, and the rest is there", async () => {
  location.hash = "#memory/lost";
  const screen = await open(archiveIndex([archiveLine("lost", { year: 1979, title: "Lost words" })]), 1979, []);

  await expect.element(screen.getByRole("heading", { level: 1, name: "Lost words" })).toBeVisible();
  await expect.element(screen.getByText(/The text of this memory is missing/)).toBeVisible();
});

test("the page speaks the language of the archive, and another when asked", async () => {
  window.downMemoryLaneTexts = { de: { [msg`Lifeline`.id]: ["Lebenslinie"] } };
  const screen = await open(archiveIndex([], { language: "de-AT" }), 1980, []);
  expect(document.documentElement.lang).toBe("de");
  await expect.element(screen.getByRole("link", { name: "Lebenslinie" })).toBeVisible();

  await screen.getByRole("combobox").selectOptions("English");

  await expect.element(screen.getByRole("link", { name: "Lifeline" })).toBeVisible();
});
