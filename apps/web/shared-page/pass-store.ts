export interface PassStore {
  read(): { readonly pass?: string };
  write(pass: string): void;
  /** Unless another pass was given in the meantime. */
  forget(refused: string | undefined): void;
}

/** Keeps the pass of one link for as long as its tab is open; where storage is forbidden, for as long as its page is. */
export function createPassStore(token: string): PassStore {
  const key = `pass of ${token}`;
  let pass = inStorage((storage) => storage.getItem(key)) || undefined;
  return {
    read: () => (pass === undefined ? {} : { pass }),
    write(given) {
      pass = given;
      inStorage((storage) => storage.setItem(key, given));
    },
    forget(refused) {
      if (pass !== refused) return;
      pass = undefined;
      inStorage((storage) => storage.removeItem(key));
    },
  };
}

function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
