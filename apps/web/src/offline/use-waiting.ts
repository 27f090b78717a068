import { useMemo, useSyncExternalStore } from "react";

import { onBoardChanged, type OutboxBoard, outboxBoard } from "./outbox-ui-state.ts";
import { type Waiting, waitingOf } from "./waiting.ts";

export function useOutboxBoard(): OutboxBoard {
  return useSyncExternalStore(onBoardChanged, outboxBoard);
}

/** What is to be shown in place of what the server last said, by the id of the memory. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const { state, arrived } = useOutboxBoard();
  return useMemo(() => new Map([...arrived, ...waitingOf(state)]), [state, arrived]);
}

/** True while a change of it has not been sent. */
export function useIsWaiting(memoryId: string): boolean {
  return useOutboxBoard().state.entries.some((entry) => entry.memoryId === memoryId);
}
