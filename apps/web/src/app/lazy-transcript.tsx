import type { TranscriptOfProps } from "#features/transcripts/transcript-of.tsx";

import { LazyPart } from "./lazy-part.tsx";

const load = async () => (await import("#features/transcripts/transcript-of.tsx")).TranscriptOf;

/** What is said in a recording, loaded after the page, with room for the buttons that one's own has. */
export function LazyTranscript(props: TranscriptOfProps) {
  return (
    <div className={props.isReadOnly ? undefined : "min-h-21"}>
      <LazyPart load={load} props={props} />
    </div>
  );
}
