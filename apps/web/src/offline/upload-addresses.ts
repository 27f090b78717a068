const storageKey = "lane-import-uploads";

/** Where the rest of a large file goes when it is chosen again: closing the page does not throw away hours of sending. */
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
    // A browser that keeps nothing has nothing to forget.
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
    // A full or forbidden storage: the file is sent from its beginning next time.
  }
}
