import { useMemo, useSyncExternalStore } from "react";

import { onOutboxUiStateChanged, type OutboxUiState, outboxUiState } from "./outbox-ui-state.ts";
import { type Waiting, waitingOf } from "./waiting.ts";

export function useOutboxUiState(): OutboxUiState {
  return useSyncExternalStore(onOutboxUiStateChanged, outboxUiState);
}

/** Memories with queued changes, by id, to be shown in place of the server's. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const { state, arrived } = useOutboxUiState();
  return useMemo(() => new Map([...arrived, ...waitingOf(state)]), [state, arrived]);
}

/** True while a change of this memory has not been sent. */
export function useIsWaiting(memoryId: string): boolean {
  return useOutboxUiState().state.entries.some((entry) => entry.memoryId === memoryId);
}
