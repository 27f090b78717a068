const listeners = new Set<() => void>();
let isReached = true;

/** Whether the server answers, judged by what became of requests: the browser's own word for it is often wrong. */
export function isServerReached(): boolean {
  return isReached;
}

/** An answer came, of whatever kind. */
export function noteAnswer(): void {
  change(true);
}

/** A request was made and nothing came back. */
export function noteSilence(): void {
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
