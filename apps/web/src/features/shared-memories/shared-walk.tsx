import type { MediaItem } from "@lane/contract/memories.ts";
import type { SharedMemory } from "@lane/contract/shared-memories.ts";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { errorText } from "#api/errors.ts";

import { LiveShare, type ShareStage } from "./live-share.tsx";
import { NeedsConnection } from "./share-notes.tsx";
import { isHeavy, mediaOf } from "./shared-media.ts";
import { isUnreached } from "./shared-memories.queries.ts";

interface WalkedMemory extends Pick<SharedMemory, "year" | "month" | "day" | "isCirca" | "memoryType" | "isCandle"> {
  readonly _id: string;
  readonly memoryTitle: string;
  readonly memoryDescription: string;
  readonly media: readonly MediaItem[];
  readonly place: string;
}

interface SharedWalkState {
  readonly walk: { readonly memories: readonly WalkedMemory[]; readonly leftOut: number } | undefined;
  readonly sharedBy: string | null;
  /** Why there is nothing to walk through; undefined while it is loading. */
  readonly trouble: ReactNode;
  readonly isBusy: boolean;
  /** Undefined where trying again is of no use. */
  readonly onRetry: (() => void) | undefined;
  /** Called when the address of a picture has expired. */
  readonly onLost: () => void;
}

interface SharedWalkProps {
  readonly shareId: string;
  readonly withStones: boolean;
  /** Draws the walk; passed in because it belongs to another feature. */
  readonly children: (state: SharedWalkState) => ReactNode;
}

/** The memories of a share for a walk. They leave it at once when they are no longer shared. */
export function SharedWalk({ shareId, withStones, children }: SharedWalkProps) {
  return <LiveShare shareId={shareId}>{(live) => children(walkStateOf(live, withStones))}</LiveShare>;
}

function walkStateOf(live: ShareStage, withStones: boolean): SharedWalkState {
  const nothing = { walk: undefined, sharedBy: null, isBusy: false, onRetry: undefined, onLost: () => undefined };
  if (live.stage === "loading") return { ...nothing, trouble: undefined };
  if (live.stage === "ended") return { ...nothing, trouble: <Trans>This is no longer shared with you.</Trans> };
  if (live.stage === "failed") {
    const { error, isBusy, retry } = live;
    return {
      ...nothing,
      trouble: isUnreached(error) ? <NeedsConnection /> : errorText(error),
      isBusy,
      onRetry: retry,
    };
  }
  const { share, memories } = live.opened;
  const walked = memories.filter((memory) => withStones || !isHeavy(memory));
  const walk = { memories: walked.map(walkedMemoryOf), leftOut: memories.length - walked.length };
  return { ...nothing, walk, sharedBy: share.from, trouble: undefined, onLost: live.onLost };
}

function walkedMemoryOf(memory: SharedMemory): WalkedMemory {
  const { id, title, text, year, month, day, isCirca, memoryType, isCandle } = memory;
  return {
    _id: id,
    memoryTitle: title,
    memoryDescription: text,
    media: mediaOf(memory),
    year,
    month,
    day,
    isCirca,
    memoryType,
    isCandle,
    // Where it happened is never shared.
    place: "",
  };
}
