/** Saves a text or picture made in the browser as a download. */
export function saveFile(saveAs: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = saveAs;
  link.click();
  // Safari reads the object URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
