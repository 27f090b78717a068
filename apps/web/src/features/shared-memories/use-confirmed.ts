import { type QueryKey, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { type ShareFacts, unconfirmedMs } from "./shared-memories.queries.ts";
import { useTimeAfter } from "./use-time-after.ts";

/** A page in the background is not confirmed every half minute, but before it would be emptied. */
const askBeforeMs = 30_000;

interface Confirmed {
  readonly now: number;
  /** False once the server has not confirmed it for too long; it is being dropped, and must not be shown. */
  readonly mayBeShown: boolean;
}

/**
 * Watches an answer about shares: whether it may still be shown, and the time, which is renewed at the end of each share.
 * An answer that nobody has confirmed for five minutes leaves the memory of the browser.
 */
export function useConfirmed(
  { data, dataUpdatedAt, refetch }: UseQueryResult,
  queryKey: QueryKey,
  shares: readonly Pick<ShareFacts, "expiresAt">[],
): Confirmed {
  const client = useQueryClient();
  const ends = shares.flatMap(({ expiresAt }) => (expiresAt === null ? [] : Date.parse(expiresAt)));
  const dropAt = dataUpdatedAt + unconfirmedMs;
  const askAt = dropAt - askBeforeMs;
  const now = useTimeAfter(data === undefined ? [] : [...ends, askAt, dropAt]);
  const isLate = data !== undefined && now >= askAt;
  const isTooOld = data !== undefined && now >= dropAt;
  const ask = useEffectEvent(() => void refetch({ cancelRefetch: false }));
  const drop = useEffectEvent(() => void client.resetQueries({ queryKey, exact: true }));

  useEffect(() => {
    if (isTooOld) drop();
    else if (isLate) ask();
  }, [isLate, isTooOld]);

  return { now, mayBeShown: !isTooOld };
}
