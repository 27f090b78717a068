/** Hands a text or picture that was made here to the browser, which saves it where it saves everything. */
export function saveFile(saveAs: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = saveAs;
  link.click();
  // Safari reads it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
