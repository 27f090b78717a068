export const transcriptStates = ["waiting", "working", "done", "failed"] as const;
export type TranscriptState = (typeof transcriptStates)[number];

export const maxTranscriptLength = 200_000;
