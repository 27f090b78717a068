import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";

import { outOfSight, startAnsweringServer } from "../testing/answering-server.ts";
import { openAskPage } from "../testing/open-ask-page.ts";

const record = page.getByRole("button", { name: "Record your answer" });
const stopAndListen = page.getByRole("button", { name: "Stop and listen" }).last();
const listen = page.getByRole("button", { name: "Listen", exact: true });
const send = page.getByRole("button", { name: "Send to Marianne" });

test("a question is asked by name, and nothing is sent before somebody answers", async () => {
  const server = startAnsweringServer();
  const { root, token } = openAskPage();

  await expect.element(page.getByText("Marianne asks you, Vera:")).toBeVisible();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("What was our grandmother like when she was young?");
  expect(document.title).toBe("A question for you");
  expect(send.elements()).toEqual([]);
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => server.countOf("opened")).toBe(1);
  expect(new Set(server.calls.map(({ call }) => call))).toEqual(new Set(["ask/look", "ask/opened"]));
  expect(server.calls[0]?.body).toEqual({ token, key: localStorage.getItem(`answer to ${token}`) });
  await expectAccessible(root);
});

test("a voice is recorded, sent piece by piece, listened to and sent", async () => {
  const server = startAnsweringServer();
  const { root } = openAskPage();
  await record.click();
  await expect.element(page.getByText("Recording. You can lock the phone; nothing is lost.")).toBeVisible();
  await expectAccessible(root);
  // Before it is stopped: a piece has come after five seconds.
  await expect.poll(() => server.answers.size).toBe(1);
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^0:0[5-9]$/);

  await stopAndListen.click();

  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.element(listen, { timeout: 15_000 }).toBeVisible();
  await expect.element(page.getByText("Saved. Marianne gets it only when you press Send.")).toBeVisible();
  const [sound] = server.sounds();
  expect(sound?.contentType).toBe("audio/webm");
  expect([...(sound?.pieces.keys() ?? [])]).toEqual([0, 1]);
  expect(server.answer().state).toBe("draft");
  await expectAccessible(root);

  await expect.element(page.getByLabelText("Your name")).toHaveValue("Vera");
  await send.click();

  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Thank you. Marianne has your answer.");
  expect(server.answer()).toMatchObject({ state: "sent", name: "Vera", text: "" });
  await expectAccessible(root);
});

test("a recording that ends by itself is kept, and goes on as another sound of the same answer", async () => {
  const server = startAnsweringServer();
  const streams = watchMicrophone();
  openAskPage();
  await record.click();
  await expect.element(stopAndListen).toBeVisible();
  await outOfSight(async () => {
    await expect.poll(() => server.answers.size).toBe(1);
  });

  for (const track of streams[0]?.getTracks() ?? []) track.stop();

  await expect.element(page.getByText(/The recording stopped, but everything up to then is safe\./)).toBeVisible();
  await page.getByRole("button", { name: "Continue recording" }).click();
  await expect.element(stopAndListen).toBeVisible();
  await stopAndListen.click();
  await expect.element(page.getByText(/Saved\. Marianne gets it/)).toBeVisible();
  await send.click();
  await expect.element(page.getByText("Thank you. Marianne has your answer.")).toBeVisible();
  expect(server.sounds()).toHaveLength(2);
});

test("recording again asks first, and takes the old sound from the server as well", async () => {
  const server = startAnsweringServer();
  openAskPage();
  await record.click();
  // Nothing is kept of a recording that is stopped before it has heard anything.
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^0:0[1-9]$/);
  await stopAndListen.click();
  await expect.poll(() => server.answers.size).toBe(1);
  const [before] = server.answer().parts.keys();

  await page.getByRole("button", { name: "Record again" }).click();
  await expect.element(page.getByText("Delete this recording and start again?")).toHaveFocus();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Record again" }).click();
  await page.getByRole("button", { name: "Delete and start again" }).click();
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^0:0[1-9]$/);
  await stopAndListen.click();

  await expect.poll(() => [...server.answer().parts.keys()].filter((id) => id !== before)).toHaveLength(1);
  expect(server.answer().parts.has(before ?? "")).toBe(false);
});

test.for([
  ["NotAllowedError", /^This page isn't allowed to use the microphone\./],
  ["NotFoundError", /^We can't find a microphone\./],
  ["NotReadableError", /^We couldn't start the microphone\./],
] as const)("without a microphone (%s) one sentence says so, and the answer is written", async ([name, sentence]) => {
  const server = startAnsweringServer();
  // The errors of a browser: this one has a microphone that it never refuses.
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("", name));
  const { root } = openAskPage();
  await record.click();
  await expect.element(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  await expectAccessible(root);

  await page.getByLabelText("Your answer").fill("She sang in the kitchen.");
  await page.getByLabelText("Your name").fill(" ");
  await send.click();
  await expect.element(page.getByLabelText("Your name")).toHaveAccessibleDescription("Please enter your name");
  await page.getByLabelText("Your name").fill("Aunt Vera");
  await send.click();

  await expect.element(page.getByText("Thank you. Marianne has your answer.")).toBeVisible();
  expect(server.answer()).toMatchObject({ state: "sent", name: "Aunt Vera", text: "She sang in the kitchen." });
});

test("a browser that cannot record says so", async () => {
  startAnsweringServer();
  vi.stubGlobal("MediaRecorder", undefined);
  openAskPage();
  await record.click();

  await expect.element(page.getByText(/^This browser can't record\./)).toBeVisible();
  await expect.element(page.getByLabelText("Your answer")).toBeVisible();
});

test("photos are shown, removed and sent; what is no photo is said", async () => {
  const server = startAnsweringServer();
  const { root } = openAskPage();
  await expect.element(page.getByRole("button", { name: "Add a photo" })).toBeVisible();
  const input = page.elementLocator(root.querySelector("input[type=file]") ?? root);

  await input.upload([await photo("one.png"), await photo("two.png"), new File(["words"], "letter.txt")]);

  await expect.element(page.getByRole("img", { name: "Photo 2" })).toBeVisible();
  await expect.element(page.getByText("We can't use “letter.txt”.", { exact: false })).toBeVisible();
  await expectAccessible(root);
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await send.click();

  await expect.element(page.getByText("Thank you. Marianne has your answer.")).toBeVisible();
  expect([...server.answer().parts.values()].map(({ contentType }) => contentType)).toEqual(["image/png"]);
});

test("no more photos are taken than an answer can have", async () => {
  startAnsweringServer();
  const { root } = openAskPage();
  await expect.element(page.getByRole("button", { name: "Add a photo" })).toBeVisible();
  const names = Array.from({ length: 11 }, (_, index) => `${index}.png`);
  await page.elementLocator(root.querySelector("input[type=file]") ?? root).upload(await Promise.all(names.map(photo)));

  await expect.element(page.getByText("An answer can have up to 10 photos.")).toBeVisible();
  await expect.element(page.getByRole("img")).toHaveLength(10);
  await expect.element(page.getByRole("button", { name: /Add/ })).toHaveLength(0);
});

test("the page speaks the language of its reader", async () => {
  startAnsweringServer();
  openAskPage(undefined, ["nl-BE"]);

  await expect.element(page.getByText("Marianne vraagt je, Vera:")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Spreek je antwoord in" })).toBeVisible();
});

test("misuse is reported to those who run the site", async () => {
  const server = startAnsweringServer();
  const { token } = openAskPage();
  await page.getByText("Report misuse").click();
  await page.getByLabelText("What's wrong?").fill("I don't know her");
  await page.getByRole("button", { name: "Send report" }).click();

  await expect.element(page.getByText(/We've told the people who run this site\./)).toHaveFocus();
  expect(server.calls.find(({ call }) => call === "ask/report")?.body).toEqual({ token, text: "I don't know her" });
});

/** The streams that the page gets from the microphone. */
function watchMicrophone(): MediaStream[] {
  const streams: MediaStream[] = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async (wanted) => {
    const stream = await open(wanted);
    streams.push(stream);
    return stream;
  });
  return streams;
}

async function photo(name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 40, height: 30 });
  canvas.getContext("2d")?.fillRect(0, 0, 20, 30);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}
