import { decideOffer } from "@lane/domain/permissions.ts";

import type { ByteRange, MediaStore } from "#ports/media-store.ts";

import type { FileAddresses, SignedAddress } from "./file-addresses.ts";
import type { FileReadersRepository } from "./file-readers.repository.ts";
import type { FileVariantsRepository, FoundVariant } from "./file-variants.repository.ts";
import type { FilesRepository } from "./files.repository.ts";
import { withSentence } from "./stored-bytes.ts";

interface ShownFilesDeps {
  readonly repository: FilesRepository;
  readonly readers: FileReadersRepository;
  readonly variants: FileVariantsRepository;
  readonly addresses: FileAddresses;
  /** The account of a live session. */
  readonly sessions: { accountOf(sessionId: string): Promise<string | undefined> };
  readonly store: MediaStore;
  /** Whether browsers may be redirected to the store for large files. */
  readonly isDirect: boolean;
}

export interface ShownFile {
  readonly bytes: number;
  readonly contentType: string;
  /** Changes whenever the bytes change. */
  readonly mark: string;
  /** Set for an original, which is downloaded instead of shown. */
  readonly fileName: string | undefined;
  /** How long the address is still valid. */
  readonly maxAgeMs: number;
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** The store's own address of the file; undefined when this server has to serve it. */
  elsewhere(): Promise<string | undefined>;
}

/** The store does not check the session, so a logout cannot revoke its addresses: they expire soon, and only owners get them. */
const elsewhereMs = 5 * 60_000;

interface SharedFileAddress {
  readonly fileId: string;
  readonly variant: string;
}

/** Finds the file behind a signed address. */
export function createShownFilesService(deps: ShownFilesDeps) {
  const { repository, readers, variants, addresses, sessions, store, isDirect } = deps;

  async function mayRead(accountId: string, fileId: string): Promise<boolean> {
    if (await readers.isOnTimelineOf(accountId, fileId)) return true;
    const states = await readers.listOfferStates(accountId, fileId);
    return states.some((state) => decideOffer({ state, isForHost: true }) === "allow");
  }

  async function readable({ sessionId, fileId }: SignedAddress) {
    // Only of an active account. Whoever added the file may be away: what is in a vault stays open to its members.
    const accountId = await sessions.accountOf(sessionId);
    const file = accountId === undefined ? undefined : await repository.find(fileId);
    if (!file || accountId === undefined) return undefined;
    const isOwn = file.accountId === accountId;
    return isOwn || (await mayRead(accountId, fileId)) ? { file, isOwn } : undefined;
  }

  return {
    /**
     * A variant of a file, for a caller who has decided that it may be seen. Always served from here: the store's own
     * addresses would outlive the end of a share.
     */
    async findShared({ fileId, variant }: SharedFileAddress): Promise<ShownFile | undefined> {
      const file = variant === "original" ? undefined : await repository.findVisible(fileId);
      const made = file && closest(await variants.list([file.id]), variant);
      if (!made) return undefined;
      const { storeKey, bytes, contentType, sha256: mark } = made;
      return {
        bytes,
        contentType,
        mark,
        fileName: undefined,
        maxAgeMs: 0,
        open: (range) => withSentence(store.open(storeKey, range)),
        elsewhere: async () => undefined,
      };
    },

    /**
     * Undefined for an expired, forged, logged-out or erased address alike, so that a stranger learns nothing. Somebody
     * else's file is looked for in the memories that may be read now: the address dies with the membership.
     */
    async find(address: SignedAddress): Promise<ShownFile | undefined> {
      const maxAgeMs = addresses.remainingMs(address);
      const found = maxAgeMs === 0 ? undefined : await readable(address);
      if (!found) return undefined;
      const { file, isOwn } = found;
      const made = address.variant === "original" ? file : closest(await variants.list([file.id]), address.variant);
      if (!made) return undefined;
      const { storeKey, bytes, contentType, sha256: mark } = made;
      const fileName = address.variant === "original" ? file.name : undefined;
      const isLarge = address.variant === "original" || address.variant === "play";
      return {
        bytes,
        contentType,
        mark,
        fileName,
        maxAgeMs,
        open: (range) => withSentence(store.open(storeKey, range)),
        elsewhere: async () =>
          isDirect && isLarge && isOwn
            ? store.presign(storeKey, { expiresInMs: Math.min(maxAgeMs, elsewhereMs), contentType })
            : undefined,
      };
    },
  };
}

/** A width that would have enlarged the picture was never made: then the widest variant is used. */
function closest(made: readonly FoundVariant[], wanted: string): FoundVariant | undefined {
  if (wanted === "play") return made.find(({ variant }) => variant === "play");
  return made
    .filter(({ variant }) => variant !== "play" && Number(variant) <= Number(wanted))
    .toSorted((one, other) => Number(other.variant) - Number(one.variant))[0];
}
