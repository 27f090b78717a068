import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

export interface TranscriptDraft {
  readonly text: string;
  /** The text when writing began. */
  readonly from: string;
}

/**
 * What the member has written about a recording and not saved. Among the transcripts in the cache of answers, so that it
 * is kept on this device, encrypted, until it is saved or discarded.
 */
export function useTranscriptDraft(fileId: string, saved: string) {
  const client = useQueryClient();
  const queryKey = ["transcripts", "draft", fileId];
  const { data } = useQuery<TranscriptDraft | null>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Null and not removed: the keeper might still write what it was told before.
  const put = (draft: TranscriptDraft | null) => client.setQueryData(queryKey, draft);
  const isSaved = data?.text.trim() === saved;
  const forget = useEffectEvent(() => put(null));
  // On a page that was left right after saving, the draft is still there.
  useEffect(() => {
    if (isSaved) forget();
  }, [isSaved]);
  return { draft: data && !isSaved ? data : undefined, keep: put, drop: () => put(null) };
}
