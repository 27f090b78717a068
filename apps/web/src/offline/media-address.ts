/** Widths of pictures that may be stored; films and originals are never stored. */
export const pictureWidths = ["320", "960", "1920"];

export function isPicture(url: URL): boolean {
  return isFile(url) && pictureWidths.includes(url.searchParams.get("variant") ?? "");
}

export function isOriginal(url: URL): boolean {
  return isFile(url) && url.searchParams.get("variant") === "original";
}

function isFile({ pathname }: URL): boolean {
  return /^\/api\/media\/[\w-]+$/.test(pathname);
}
