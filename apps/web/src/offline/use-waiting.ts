import { useMemo, useSyncExternalStore } from "react";

import { onOutboxUiStateChanged, type OutboxUiState, outboxUiState } from "./outbox-ui-state.ts";
import { type Waiting, waitingOf } from "./waiting.ts";

export function useOutboxUiState(): OutboxUiState {
  return useSyncExternalStore(onOutboxUiStateChanged, outboxUiState);
}

/** What is to be shown in place of what the server last said, by the id of the memory. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const { state, arrived } = useOutboxUiState();
  return useMemo(() => new Map([...arrived, ...waitingOf(state)]), [state, arrived]);
}

/** True while a change of it has not been sent. */
export function useIsWaiting(memoryId: string): boolean {
  return useOutboxUiState().state.entries.some((entry) => entry.memoryId === memoryId);
}
