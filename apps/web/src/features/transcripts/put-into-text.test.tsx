import type { Memory } from "@lane/contract/memories.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";
import { fine, lake, refuse, renderSignedIn } from "#testing/memories.tsx";
import { mediaItem } from "#testing/timeline.ts";
import { serveTranscripts, transcript } from "#testing/transcripts.ts";

import { TranscriptOf } from "./transcript-of.tsx";

const song = mediaItem("song", { type: "Audio" });
const details = "GET /api/memories/details";
const update = "PUT /api/memories";
const spoken = { text: "First <line>.\nSecond.\n\nThird." };
const added = "<p>First &lt;line&gt;.<br>Second.</p><p>Third.</p>";

afterEach(() => vi.unstubAllGlobals());

test("the transcript is added to the end of the memory's text, once", async () => {
  let memory: Memory = lake;
  const server = serveTranscripts({
    transcripts: [transcript(spoken)],
    answers: {
      [details]: () => fine({ memory }),
      [update]: (body) => {
        memory = { ...memory, version: 4, memoryDescription: Object(body).memoryDescription };
        return fine({ memory });
      },
    },
  });
  const screen = await renderSignedIn(<SongOfLake />);
  const put = screen.getByRole("button", { name: "Add to my text: Recording 1" });

  await put.click();

  await expect.element(screen.getByText("Added to the end of your text")).toBeVisible();
  await expect.element(put).not.toBeInTheDocument();
  expect(server.sentTo(update).map(({ body }) => body)).toEqual([
    { _id: "m-1", version: 3, memoryDescription: `${lake.memoryDescription}${added}` },
  ]);
});

test("a text that was changed elsewhere meanwhile keeps that change", async () => {
  const theirs = { ...lake, version: 7, memoryDescription: "<p>It rained.</p>" };
  const server = serveTranscripts({
    transcripts: [transcript(spoken)],
    answers: {
      [details]: () => fine({ memory: lake }),
      [update]: (body) =>
        Object(body).version === 3
          ? refuse(409, "Changed elsewhere", { current: theirs })
          : fine({ memory: { ...theirs, version: 8 } }),
    },
  });
  const screen = await renderSignedIn(<SongOfLake />);

  await screen.getByRole("button", { name: "Add to my text: Recording 1" }).click();

  await expect.element(screen.getByText("Added to the end of your text")).toBeVisible();
  expect(server.sentTo(update).at(-1)?.body).toEqual({
    _id: "m-1",
    version: 7,
    memoryDescription: `<p>It rained.</p>${added}`,
  });
});

test("a refusal is said, and the transcript is offered again", async () => {
  serveTranscripts({
    transcripts: [transcript(spoken)],
    answers: { [details]: () => fine({ memory: lake }), [update]: () => refuse(400, "This text is too long") },
  });
  const screen = await renderSignedIn(<SongOfLake />);
  const put = screen.getByRole("button", { name: "Add to my text: Recording 1" });

  await put.click();

  await expect.element(screen.getByText("This text is too long").first()).toBeInTheDocument();
  await expect.element(put).toBeVisible();
});

/** The transcript beside its memory, which the page has loaded. */
function SongOfLake() {
  const { data } = useQuery({
    queryKey: ["memories", "details", "m-1"],
    queryFn: async () => (await call(routes.memories.details, { query: { id: "m-1" } })).memory,
  });
  return data ? <TranscriptOf file={song} media={[song]} name="Recording 1" memoryId="m-1" /> : null;
}
