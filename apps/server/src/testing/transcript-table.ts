import type { Method } from "@lane/contract/endpoint.ts";

/**
 * Who may do what with the text of a recording: `permission-table-transcripts.test.ts` makes all of these calls, and
 * `npm run docs` prints the table into docs/permissions.md.
 */
export interface TranscriptCall {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
}

export const transcriptCalls: Record<string, (fileId: string) => TranscriptCall> = {
  "GET /transcripts": (fileId) => ({ method: "GET", path: `/transcripts?fileIds=${encodeURIComponent(fileId)}` }),
  "POST /transcripts": (fileId) => ({ method: "POST", path: "/transcripts", body: { fileId } }),
  "PUT /transcripts": (fileId) => ({ method: "PUT", path: "/transcripts", body: { fileId, text: "Changed" } }),
  "DELETE /transcripts": (fileId) => ({ method: "DELETE", path: "/transcripts", body: { fileId } }),
};

export interface TranscriptActor {
  readonly mayRead: boolean;
  readonly mayChange: boolean;
}

export const transcriptActors: Record<string, TranscriptActor> = {
  "whose recording it is": { mayRead: true, mayChange: true },
  "a member of a vault with the memory": { mayRead: true, mayChange: false },
  "the person the memory is shared with, with its sound": { mayRead: true, mayChange: false },
  "the person the memory is shared with, without its sound": { mayRead: false, mayChange: false },
  "the person it was shared with, after the end of the share": { mayRead: false, mayChange: false },
  "somebody who was removed from the vault": { mayRead: false, mayChange: false },
  "another member": { mayRead: false, mayChange: false },
};

/** A list leaves out what is not there for this person; everything else answers like an id that never was. */
export function transcriptAnswer({ mayRead, mayChange }: TranscriptActor, call: string): "yes" | "left out" | "404" {
  if (call === "GET /transcripts") return mayRead ? "yes" : "left out";
  return mayChange ? "yes" : "404";
}
