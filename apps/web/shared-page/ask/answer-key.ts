const keyBytes = 24;
const idBytes = 12;

/** Letters that the contract allows in keys and ids: base64 for addresses. */
function randomWord(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...Array.from(values)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

export function newPartId(): string {
  return randomWord(idBytes);
}

const nameOf = (token: string): string => `answer to ${token}`;

/** Whether somebody has begun an answer to this link here. */
export function hasKey(token: string): boolean {
  return storedKey(token) !== undefined;
}

/** The key of this device for one link: the one with the answer, else the one of an earlier visit, else a new one. */
export function keyOf(token: string, kept: string | undefined): string {
  const key = kept || storedKey(token) || randomWord(keyBytes);
  inStorage((storage) => storage.setItem(nameOf(token), key));
  return key;
}

function storedKey(token: string): string | undefined {
  return inStorage((storage) => storage.getItem(nameOf(token))) || undefined;
}

function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
