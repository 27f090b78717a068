/** The server writes its mode into the page; a page it never touched (the dev server) is not production. */
export function isProductionServer(): boolean {
  const mode = document.querySelector('meta[name="lane-mode"]')?.getAttribute("content");
  return mode === "production";
}
