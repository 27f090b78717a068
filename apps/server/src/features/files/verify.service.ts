import { sha256OfStream } from "#lib/hash.ts";
import type { MediaStore, StoredBlobInfo } from "#ports/media-store.ts";

import type { NamedBlob, StoreKeysRepository } from "./store-keys.repository.ts";

const atOnce = 500;

interface VerifyDeps {
  readonly keys: StoreKeysRepository;
  readonly store: MediaStore;
}

interface VerifyOptions {
  /** Checks only that each file exists with its length: changed bytes are not noticed. */
  readonly isQuick: boolean;
  readonly onFinding: (finding: Finding) => void;
}

export interface Finding {
  readonly problem: "missing" | "changed" | "orphaned";
  readonly key: string;
  /** The file, upload, answer or export that references the blob; undefined for an orphan. */
  readonly ownerId: string | undefined;
  readonly what: NamedBlob["what"] | undefined;
}

export interface VerifyReport {
  readonly checked: number;
  readonly missing: number;
  readonly changed: number;
  readonly orphaned: number;
}

/** Compares the keys in the database with the blobs in the store. Changes nothing. */
export function createVerifyService({ keys, store }: VerifyDeps) {
  async function problemOf(
    { key, bytes, sha256 }: NamedBlob,
    isQuick: boolean,
  ): Promise<Finding["problem"] | undefined> {
    const found = await store.stat(key);
    if (!found) return "missing";
    if (found.bytes !== bytes) return "changed";
    if (isQuick || sha256 === null) return undefined;
    const content = await store.open(key);
    if (!content) return "missing";
    return (await sha256OfStream(content)) === sha256 ? undefined : "changed";
  }

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

  return {
    async verify({ isQuick, onFinding }: VerifyOptions): Promise<VerifyReport> {
      const counts = { checked: 0, missing: 0, changed: 0, orphaned: 0 };
      for await (const blob of named()) {
        counts.checked += 1;
        const problem = await problemOf(blob, isQuick);
        if (!problem) continue;
        counts[problem] += 1;
        onFinding({ problem, key: blob.key, ownerId: blob.ownerId, what: blob.what });
      }
      for await (const { key } of orphans()) {
        counts.orphaned += 1;
        onFinding({ problem: "orphaned", key, ownerId: undefined, what: undefined });
      }
      return counts;
    },
  };
}
