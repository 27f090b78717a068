const storageKey = "lane-import-uploads";

/** Upload URLs of large files, so that choosing a file again after closing the page resumes its upload. */
export function openUploadAddresses() {
  return {
    find: (file: File): string | null => read()[keyOf(file)] ?? null,
    keep: (file: File, address: string): void => write({ ...read(), [keyOf(file)]: address }),
    forget(files: readonly File[]): void {
      const gone = new Set(files.map(keyOf));
      write(Object.fromEntries(Object.entries(read()).filter(([key]) => !gone.has(key))));
    },
  };
}

export function forgetUploadAddresses(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no address to remove.
  }
}

function keyOf({ name, size, lastModified, webkitRelativePath }: File): string {
  return `${size} ${lastModified} ${webkitRelativePath || name}`;
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).map(([key, address]) => [key, String(address)]));
  } catch {
    return {};
  }
}

function write(addresses: Record<string, string>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(addresses));
  } catch {
    // Storage is full or forbidden: the next upload of this file starts from its beginning.
  }
}
