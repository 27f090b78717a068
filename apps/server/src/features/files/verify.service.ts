import { sha256OfStream } from "#lib/hash.ts";
import { MediaStoreError, type MediaStoreReader, type StoredBlobInfo } from "#ports/media-store.ts";

import type { NamedBlob, StoreKeysRepository } from "./store-keys.repository.ts";

const atOnce = 500;

interface VerifyDeps {
  readonly keys: Pick<StoreKeysRepository, "findKnown" | "list">;
  readonly store: MediaStoreReader;
}

interface VerifyOptions {
  /** Checks only that each file exists with its length: changed bytes are not noticed. */
  readonly isQuick: boolean;
  readonly onFinding: (finding: Finding) => void;
}

/** A blob that a row references and that is not as it was stored. */
export interface Damage extends Pick<NamedBlob, "key" | "what" | "ownerId"> {
  readonly problem: "missing" | "changed";
}

/** A blob that no row references. */
export interface Orphan extends Pick<StoredBlobInfo, "key" | "modifiedAt"> {
  readonly problem: "orphaned";
}

export type Finding = Damage | Orphan;

export interface VerifyReport {
  readonly checked: number;
  readonly missing: number;
  readonly changed: number;
  readonly orphaned: number;
}

/** Compares the keys in the database with the blobs in the store. Changes nothing. */
export function createVerifyService({ keys, store }: VerifyDeps) {
  /** Yields each blob that the database references, some hundred rows at a time. */
  async function* named(): AsyncGenerator<NamedBlob> {
    for (const what of ["original", "variant", "upload", "piece", "made", "printed"] as const) {
      let last: NamedBlob | undefined;
      do {
        const page: readonly NamedBlob[] = await keys.list(what, last?.key ?? "", atOnce);
        yield* page;
        last = page.at(-1);
      } while (last);
    }
  }

  async function* orphans(): AsyncGenerator<StoredBlobInfo> {
    let page: StoredBlobInfo[] = [];
    for await (const blob of store.list()) {
      page.push(blob);
      if (page.length < atOnce) continue;
      yield* await unknown(page);
      page = [];
    }
    yield* await unknown(page);
  }

  async function unknown(page: readonly StoredBlobInfo[]): Promise<StoredBlobInfo[]> {
    const known = await keys.findKnown(page.map(({ key }) => key));
    return page.filter(({ key }) => !known.has(key));
  }

  const isNamed = async (key: string): Promise<boolean> => (await keys.findKnown([key])).has(key);

  return {
    isNamed,

    /** Reads all of the blob. */
    isSound: async (blob: ExpectedBlob): Promise<boolean> => (await problemOf(store, blob, false)) === undefined,

    async verify({ isQuick, onFinding }: VerifyOptions): Promise<VerifyReport> {
      const counts = { checked: 0, missing: 0, changed: 0, orphaned: 0 };
      for await (const { key, what, ownerId, ...blob } of named()) {
        counts.checked += 1;
        const problem = await problemOf(store, { key, ...blob }, isQuick);
        // A running server may have removed the blob with its row since the row was read.
        if (!problem || !(await isNamed(key))) continue;
        counts[problem] += 1;
        onFinding({ problem, key, what, ownerId });
      }
      for await (const { key, modifiedAt } of orphans()) {
        counts.orphaned += 1;
        onFinding({ problem: "orphaned", key, modifiedAt });
      }
      return counts;
    },
  };
}

export type VerifyService = ReturnType<typeof createVerifyService>;

type ExpectedBlob = Pick<NamedBlob, "key" | "bytes" | "sha256">;

async function problemOf(
  store: MediaStoreReader,
  { key, bytes, sha256 }: ExpectedBlob,
  isQuick: boolean,
): Promise<Damage["problem"] | undefined> {
  const found = await store.stat(key);
  if (!found) return "missing";
  if (found.bytes !== bytes) return "changed";
  if (isQuick || sha256 === null) return undefined;
  const content = await store.open(key);
  if (!content) return "missing";
  try {
    return (await sha256OfStream(content)) === sha256 ? undefined : "changed";
  } catch (error) {
    if (error instanceof MediaStoreError && error.code === "missing") return "missing";
    throw error;
  }
}
