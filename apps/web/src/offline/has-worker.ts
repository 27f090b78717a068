/** Whether this page was opened by the worker. Apart from the rest of it: the first page asks, and starts none. */
export function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
