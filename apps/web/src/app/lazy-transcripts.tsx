import type { MediaItem } from "@lane/contract/memories.ts";

import { useKindName } from "#features/media/use-kind-name.ts";

import { LazyTranscript } from "./lazy-transcript.tsx";

/** What is said in the recordings of an answer, one after the other. */
export function LazyTranscripts({ files }: { readonly files: readonly MediaItem[] }) {
  const kindName = useKindName();
  return files.map((file, index) => (
    <LazyTranscript key={file.s3id} file={file} media={files} name={kindName(file.type, index + 1)} headingLevel="h4" />
  ));
}
