import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { keepAnswers } from "#offline/answer-keeper.ts";
import { forgetMemberData } from "#offline/forget-member-data.ts";
import { readAnswers } from "#offline/kept-answers.ts";
import { expectAccessible } from "#testing/axe.ts";
import { refuse, renderSignedIn } from "#testing/memories.tsx";
import { renderPart } from "#testing/render-part.tsx";
import { mediaItem } from "#testing/timeline.ts";
import { serveTranscripts, transcript, transcriptCalls } from "#testing/transcripts.ts";
import { ModalHost } from "#ui/modal-host.tsx";

import { TranscriptOf } from "./transcript-of.tsx";

const recording = mediaItem("song", { type: "Audio" });
const shown = { file: recording, media: [mediaItem("boat"), recording], name: "Recording 1" };
const song = <TranscriptOf {...shown} memoryId="m-1" />;
const machineNote = "Written down by a computer. Please check it.";
const host = "words.example.org";

afterEach(() => vi.unstubAllGlobals());

test("a recording is written down on request, with its progress, and is said to be a machine's work", async () => {
  const server = serveTranscripts();
  const screen = await renderSignedIn(song);
  await expect.element(screen.getByText("English only. The recording stays on our server.")).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Write down what is said: Recording 1" }).click();
  await expect.element(screen.getByText("Waiting to be written down. You can leave this page.")).toBeVisible();
  server.is({ state: "working", progress: 40, text: "" });
  await expect.element(screen.getByRole("progressbar", { name: "Progress of Recording 1" })).toBeInTheDocument();
  expect(document.querySelector("progress")?.value).toBe(40);
  await expectAccessible();

  server.is({});

  await expect.element(screen.getByRole("heading", { name: "What is said" })).toBeVisible();
  const words = screen.getByText("We swam across the lake before breakfast.");
  await expect.element(words).toHaveAttribute("lang", "en");
  await expect.element(words).toHaveAttribute("dir", "auto");
  await expect.element(screen.getByText(machineNote)).toBeVisible();
  await expect.element(screen.getByText("The text is ready.")).toBeInTheDocument();
  expect(server.sentTo(transcriptCalls.make).map(({ body }) => body)).toEqual([{ fileId: "song" }]);
  await expectAccessible();
});

test("what is being written down can be cancelled", async () => {
  const server = serveTranscripts({ transcripts: [transcript({ state: "working", progress: 10, text: "" })] });
  const screen = await renderSignedIn(song);

  await screen.getByRole("button", { name: "Cancel: Recording 1" }).click();

  await expect.element(screen.getByRole("button", { name: "Write down what is said: Recording 1" })).toBeVisible();
  expect(server.sentTo(transcriptCalls.remove).map(({ body }) => body)).toEqual([{ fileId: "song" }]);
});

test("nothing is sent to a service before it is agreed to, and the agreement is remembered", async () => {
  const server = serveTranscripts({ settings: { offered: "service", service: host } });
  const screen = await renderSignedIn(song);
  const write = screen.getByRole("button", { name: "Write down what is said: Recording 1" });
  await write.click();
  await expect.element(screen.getByText(`Send recordings to ${host}?`)).toBeVisible();
  await screen.getByRole("button", { name: "Don't send it" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.sentTo(transcriptCalls.make)).toEqual([]);

  await write.click();
  await screen.getByRole("button", { name: "Send it" }).click();
  await expect.element(screen.getByText(/Waiting to be written down/)).toBeVisible();
  expect(server.sentTo(transcriptCalls.choose).map(({ body }) => body)).toEqual([{ maySend: true }]);
  server.is({ state: "failed", text: "" });
  await expect.element(screen.getByText("We couldn't write down this recording.")).toBeVisible();
  await expect.element(screen.getByText(`The recording is sent to ${host}.`)).toBeVisible();
  await screen.getByRole("button", { name: "Try again: Recording 1" }).click();

  await expect.element(screen.getByText(/Waiting to be written down/)).toBeVisible();
  expect(server.sentTo(transcriptCalls.choose)).toHaveLength(1);
  expect(server.sentTo(transcriptCalls.make)).toHaveLength(2);
});

test("where nobody writes it down, a person can", async () => {
  const server = serveTranscripts({ settings: { offered: "none" } });
  const screen = await renderSignedIn(song);
  await screen.getByRole("button", { name: "Write down what is said: Recording 1" }).click();
  const field = screen.getByRole("textbox", { name: "What is said" });
  await expect.element(field).toHaveFocus();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Please write something")).toBeVisible();
  await expectAccessible();

  await field.fill("Opa zingt.\nWij klappen.");
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByRole("heading", { name: "What is said" })).toBeVisible();
  await expect.element(screen.getByText(/Opa zingt/)).not.toHaveAttribute("lang");
  expect(screen.getByText(machineNote).query()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "What is said: Recording 1" }).element());
  expect(server.sentTo(transcriptCalls.change).map(({ body }) => body)).toEqual([
    { fileId: "song", text: "Opa zingt.\nWij klappen." },
  ]);
});

test("a correction that is refused stays in the field, and is sent again under the same key", async () => {
  const server = serveTranscripts({
    transcripts: [transcript()],
    answers: { [transcriptCalls.change]: () => refuse(507, "This server is full") },
  });
  const screen = await renderSignedIn(song);
  await screen.getByRole("button", { name: "Correct: Recording 1" }).click();
  const field = screen.getByRole("textbox", { name: "What is said" });
  await field.fill("We swam across the bay.");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Your text wasn't saved. It's still here.")).toBeVisible();
  await expect.element(field).toHaveValue("We swam across the bay.");

  await screen.getByRole("button", { name: "Save" }).click();

  await expect.poll(() => server.sentTo(transcriptCalls.change)).toHaveLength(2);
  const [first, again] = server.sentTo(transcriptCalls.change);
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
});

test("what is typed survives a reload on this device, and a text that changed meanwhile is shown", async () => {
  forgetMemberData();
  serveTranscripts({ transcripts: [transcript()] });
  const first = await openApp();
  await first.screen.getByRole("button", { name: "Correct: Recording 1" }).click();
  await first.screen.getByRole("textbox").fill("We swam across the bay.");
  await expect.poll(async () => (await readAnswers()).map(({ id }) => id)).toContain('["transcripts","draft","song"]');
  await first.screen.unmount();

  serveTranscripts({ transcripts: [transcript({ text: "We swam over.", isByMachine: false })] });
  const { screen } = await openApp();
  await expect.element(screen.getByRole("textbox", { name: "What is said" })).toHaveValue("We swam across the bay.");
  await screen.getByText("This text has changed since you started. Saving replaces it with yours.").click();
  await expect.element(screen.getByText("We swam over.")).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await screen.getByRole("button", { name: "Keep writing" }).click();
  await expect.element(screen.getByRole("textbox")).toHaveValue("We swam across the bay.");
  await screen.getByRole("button", { name: "Cancel" }).click();
  await screen.getByRole("button", { name: "Discard" }).click();

  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(screen.getByText("We swam over.")).toBeVisible();
  forgetMemberData();
});

test("a draft that was saved, on a page that was left right after it, is over for good", async () => {
  const server = serveTranscripts({ transcripts: [transcript({ text: "We swam across the bay." })] });
  const client = createQueryClient();
  client.setQueryData(["transcripts", "draft", "song"], { text: "We swam across the bay. ", from: "We swam." });
  const { screen } = await openApp(song, client);
  await expect.element(screen.getByText("We swam across the bay.")).toBeVisible();
  expect(screen.getByRole("textbox").query()).toBeNull();

  await screen.getByRole("button", { name: "Delete the text: Recording 1" }).click();
  await screen.getByRole("button", { name: "Delete the text", exact: true }).click();

  await expect.element(screen.getByRole("button", { name: "Write down what is said: Recording 1" })).toBeVisible();
  expect(screen.getByRole("textbox").query()).toBeNull();
  expect(server.sentTo(transcriptCalls.remove)).toHaveLength(1);
});

test("what was read is read again without a connection", async () => {
  forgetMemberData();
  // Of its own name, because the apps of earlier tests still keep what they read of the other recording.
  const tape = mediaItem("tape", { type: "Audio" });
  const tapeAlone = <TranscriptOf file={tape} media={[tape]} name="Recording 1" memoryId="m-1" />;
  serveTranscripts({ transcripts: [transcript({ fileId: "tape" })] });
  const first = await openApp(tapeAlone);
  await expect.element(first.screen.getByText(/We swam across the lake/)).toBeVisible();
  await expect.poll(async () => (await readAnswers()).map(({ id }) => id)).toContain('["transcripts","list","tape"]');
  await first.screen.unmount();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  const { screen } = await openApp(tapeAlone);

  await expect.element(screen.getByText(/We swam across the lake/)).toBeVisible();
  forgetMemberData();
});

test("a text is deleted only after a question, and the recording can be written down again", async () => {
  const server = serveTranscripts({ transcripts: [transcript()] });
  const screen = await renderSignedIn(song);
  await screen.getByRole("button", { name: "Delete the text: Recording 1" }).click();
  await expect.element(screen.getByText("The recording stays.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.sentTo(transcriptCalls.remove)).toEqual([]);

  await screen.getByRole("button", { name: "Delete the text: Recording 1" }).click();
  await screen.getByRole("button", { name: "Delete the text", exact: true }).click();

  await expect.element(screen.getByRole("button", { name: "Write down what is said: Recording 1" })).toBeVisible();
  expect(server.sentTo(transcriptCalls.remove).map(({ body }) => body)).toEqual([{ fileId: "song" }]);
});

test("a long text folds, and one in which nothing is said tells so", async () => {
  const text = "We swam across the lake before breakfast. ".repeat(60).trim();
  const server = serveTranscripts({ transcripts: [transcript({ text })] });
  const screen = await renderSignedIn(song);
  const words = screen.getByText(text);
  await expect.element(words).toBeVisible();
  const folded = words.element().clientHeight;
  await screen.getByRole("button", { name: "Show all of it" }).click();
  await expect.element(screen.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  expect(words.element().clientHeight).toBeGreaterThan(2 * folded);

  server.is({ text: "" });
  await screen.unmount();
  const next = await renderSignedIn(song);

  await expect.element(next.getByText("We couldn't hear any words to write down.")).toBeVisible();
  expect(next.getByText(machineNote).query()).toBeNull();
});

test("to be read only, nothing is offered, and what somebody else had written down says whose work it is", async () => {
  const server = serveTranscripts({ transcripts: [transcript({ isOwn: false })] });
  const screen = await renderSignedIn(<TranscriptOf {...shown} isReadOnly />);

  await expect.element(screen.getByRole("heading", { name: "What is said", level: 3 })).toBeVisible();
  await expect.element(screen.getByText("Written down by a computer. It may have misheard some words.")).toBeVisible();
  expect(screen.getByRole("button").elements()).toEqual([]);
  expect(server.sentTo(transcriptCalls.list)).toHaveLength(1);
});

test("of what may be taken back nothing is kept on the device, nor once its page is left", async () => {
  forgetMemberData();
  const server = serveTranscripts({ transcripts: [transcript()] });
  const answered = <TranscriptOf {...shown} headingLevel="h4" />;
  const { client, screen } = await openApp(answered);
  await expect.element(screen.getByText(/We swam across the lake/)).toBeVisible();
  expect(screen.getByRole("button", { name: /Add to my text/ }).query()).toBeNull();
  client.setQueryData(["timeline"], { years: [] });
  await expect.poll(async () => (await readAnswers()).map(({ id }) => id)).toContain('["timeline"]');
  expect((await readAnswers()).map(({ id }) => id).filter((id) => id.includes("song"))).toEqual([]);

  await screen.unmount();

  await expect.poll(() => client.getQueryCache().findAll({ queryKey: ["passing-transcripts"] })).toEqual([]);
  expect(server.sentTo(transcriptCalls.list)).toHaveLength(1);
  forgetMemberData();
});

test("a memory that is only on this device, and a file that is being prepared, have nothing to write down", async () => {
  serveTranscripts();
  const screen = await renderSignedIn(
    <>
      <TranscriptOf {...shown} memoryId="local-1" />
      <TranscriptOf {...shown} file={{ ...recording, state: "preparing" }} memoryId="m-1" />
      <TranscriptOf {...shown} name="Recording 2" memoryId="m-1" />
    </>,
  );
  await expect.element(screen.getByRole("region", { name: "What is said: Recording 2" })).toBeVisible();

  expect(screen.getByRole("region", { name: "What is said: Recording 1" }).query()).toBeNull();
});

/** The app as it starts: with what this device keeps. */
async function openApp(part = song, client = createQueryClient()) {
  await keepAnswers(client);
  const screen = await renderPart(
    <QueryClientProvider client={client}>
      {part}
      <ModalHost />
    </QueryClientProvider>,
  );
  return { client, screen };
}
