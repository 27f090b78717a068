import type { Transcript, TranscriptSettings } from "@lane/contract/transcripts.ts";

import { fine, serveMemories } from "./memories.tsx";
import { transcriptSettings } from "./transcript-settings.ts";

/** What a machine heard in the recording `song`. */
export function transcript(more: Partial<Transcript> = {}): Transcript {
  return {
    fileId: "song",
    state: "done",
    progress: null,
    text: "We swam across the lake before breakfast.",
    isByMachine: true,
    isOwn: true,
    ...more,
  };
}

export const transcriptCalls = {
  list: "GET /api/transcripts",
  make: "POST /api/transcripts",
  change: "PUT /api/transcripts",
  remove: "DELETE /api/transcripts",
  choose: "PUT /api/transcripts/settings",
} as const;

interface Known {
  readonly transcripts?: readonly Transcript[];
  readonly settings?: Partial<TranscriptSettings>;
  readonly answers?: Parameters<typeof serveMemories>[0];
}

/** A fake server with transcripts; `is` sets what it says of the recording `song` from now on. */
export function serveTranscripts({ transcripts = [], settings = {}, answers = {} }: Known = {}) {
  let known = transcripts;
  let chosen = transcriptSettings(settings);
  const is = (more: Partial<Transcript>) => {
    known = [...known.filter(({ fileId }) => fileId !== "song"), transcript(more)];
    return fine({ transcript: known.at(-1) });
  };
  const server = serveMemories({
    [transcriptCalls.list]: () => fine({ transcripts: known }),
    [transcriptCalls.make]: () => is({ state: "waiting", text: "" }),
    [transcriptCalls.change]: (body) => is({ text: Object(body).text, isByMachine: false }),
    [transcriptCalls.remove]: () => {
      known = [];
      return fine();
    },
    "GET /api/transcripts/settings": () => fine({ settings: chosen }),
    [transcriptCalls.choose]: (body) => {
      chosen = { ...chosen, ...Object(body) };
      return fine({ settings: chosen });
    },
    ...answers,
  });
  return { ...server, is };
}
