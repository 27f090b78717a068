const listeners = new Set<() => void>();
let isReached = true;

/** Whether the server answers, derived from the results of requests: `navigator.onLine` is often wrong. */
export function isServerReached(): boolean {
  return isReached;
}

/** Called after any answer, of whatever status. */
export function noteAnswer(): void {
  change(true);
}

/** Called after a request without an answer. */
export function noteNoAnswer(): void {
  change(false);
}

export function onConnectionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: boolean): void {
  if (isReached === next) return;
  isReached = next;
  for (const listener of listeners) listener();
}
