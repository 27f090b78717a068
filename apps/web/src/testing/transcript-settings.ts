import type { TranscriptSettings } from "@lane/contract/transcripts.ts";

/** Offered on the server's own machine, when it is asked for. */
export function transcriptSettings(more: Partial<TranscriptSettings> = {}): TranscriptSettings {
  return { offered: "here", service: null, isAutomatic: false, maySend: false, ...more };
}
