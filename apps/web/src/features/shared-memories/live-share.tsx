import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { renewAddresses } from "./media-addresses.ts";
import {
  forgetShare,
  hasExpired,
  isMissing,
  isUnreached,
  type OpenShare,
  shareQuery,
} from "./shared-memories.queries.ts";
import { useConfirmed } from "./use-confirmed.ts";
import { useOpened } from "./use-opened.ts";

export type ShareStage =
  | { readonly stage: "loading" }
  | {
      readonly stage: "open";
      readonly opened: OpenShare;
      readonly now: number;
      /** The server could not be reached the last time. */
      readonly isOffline: boolean;
      /** Asks the server again, because an address no longer works: it has expired, or the share has ended. */
      readonly onLost: () => void;
    }
  | { readonly stage: "failed"; readonly error: Error; readonly isBusy: boolean; readonly retry: () => void }
  | { readonly stage: "ended" };

interface LiveShareProps {
  readonly shareId: string;
  readonly children: (stage: ShareStage) => ReactNode;
}

/**
 * What somebody shares, as long as it is shared. When the server or the clock says that it has ended, it leaves the page
 * and the cache at once; what reads the cache is unmounted, because it would hold the answer and ask for it again.
 */
export function LiveShare({ shareId, children }: LiveShareProps) {
  const [endedId, setEndedId] = useState<string>();
  if (endedId === shareId) return children({ stage: "ended" });
  return (
    <WatchedShare shareId={shareId} onEnded={() => setEndedId(shareId)}>
      {children}
    </WatchedShare>
  );
}

function WatchedShare({ shareId, onEnded, children }: LiveShareProps & { readonly onEnded: () => void }) {
  const client = useQueryClient();
  const { queryKey, ...options } = shareQuery(shareId);
  const query = useQuery({ queryKey, ...options });
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  const { now, mayBeShown } = useConfirmed(query, queryKey, data ? [data.share] : []);
  const isOver =
    isMissing(error) || (data !== undefined && hasExpired(data.share, { confirmedAt: dataUpdatedAt, now }));
  const isShown = data !== undefined && mayBeShown && !isOver;
  const end = useEffectEvent(() => {
    forgetShare(client, shareId);
    onEnded();
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  useOpened(shareId, isShown ? dataUpdatedAt : undefined);

  if (isOver) return children({ stage: "ended" });
  if (isShown) {
    return children({
      stage: "open",
      opened: data,
      now,
      isOffline: isUnreached(error),
      onLost: () => {
        renewAddresses(queryKey);
        void refetch({ cancelRefetch: false });
      },
    });
  }
  if (error) return children({ stage: "failed", error, isBusy: isFetching, retry: () => void refetch() });
  return children({ stage: "loading" });
}
