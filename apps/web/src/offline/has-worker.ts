/**
 * Whether a service worker controls this page. In a file of its own because the first page needs it without the code
 * that registers the worker.
 */
export function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
