import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { ShareKind, ShareShown } from "@lane/domain/shares.ts";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields } from "#db/memory-rows.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { selectSharedMemories, selectSharedMemoriesWithFile, selectSharesWithOwner } from "#db/reads/shares.ts";

const shareColumns = [
  "shares.id",
  "shares.account_id as ownerId",
  "shares.kind",
  "shares.address",
  "shares.recipient_id as recipientId",
  "shares.greeting",
  "shares.passphrase_hash as passphraseHash",
  "shares.grant_version as version",
  "shares.shows_text as showsText",
  "shares.shows_pictures as showsPictures",
  "shares.shows_sound as showsSound",
  "shares.shows_name as showsName",
  "shares.allows_answers as allowsAnswers",
  "shares.allows_copies as allowsCopies",
  "shares.created_at as createdAt",
  "shares.expires_at as expiresAt",
  "shares.ended_at as endedAt",
  "shares.first_opened_at as firstOpenedAt",
  "shares.hidden_at as hiddenAt",
  "owner.status as ownerStatus",
  "owner.date_of_birth as ownerBorn",
  "owner.first_name as ownerFirstName",
  "owner.last_name as ownerLastName",
] as const;

/** A share with the facts that decide who may open it. */
export interface ShareRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: ShareKind;
  readonly address: string | null;
  readonly recipientId: string | null;
  readonly greeting: string | null;
  readonly passphraseHash: string | null;
  readonly version: number;
  readonly shows: ShareShown;
  readonly allowsAnswers: boolean;
  readonly allowsCopies: boolean;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly endedAt: number | null;
  readonly firstOpenedAt: number | null;
  readonly hiddenAt: number | null;
  readonly ownerStatus: string;
  readonly ownerBorn: string;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
}

/** The only reader of shared memories and files; `share-gate.ts` decides about everything it finds. */
export function createShareGateRepository(db: Db) {
  const selectShares = () => selectSharesWithOwner(db).select(shareColumns);
  const byToken = prepareQuery(db, (tokenHash: string) => selectShares().where("shares.token_hash", "=", tokenHash));
  const byId = prepareQuery(db, (shareId: string) => selectShares().where("shares.id", "=", shareId));
  const memoriesOf = prepareQuery(db, (shareIds: readonly string[]) =>
    selectSharedMemories(db)
      .select(memoryColumns)
      .where("share_memories.share_id", "in", shareIds)
      .orderBy("share_memories.share_id")
      .orderBy("share_memories.position"),
  );
  const withFile = prepareQuery(db, (shareId: string, fileId: string) =>
    selectSharedMemoriesWithFile(db, shareId, fileId).select(["memories.is_archived as archived", "files.kind"]),
  );

  return {
    async findByToken(tokenHash: string): Promise<ShareRecord | undefined> {
      const row = await byToken.first(tokenHash);
      return row && recordOf(row);
    },

    async findById(shareId: string): Promise<ShareRecord | undefined> {
      const row = await byId.first(shareId);
      return row && recordOf(row);
    },

    /** Everything that was ever shared with this account or its address and is not ended, newest first. */
    async listFor(accountId: string, address: string): Promise<ShareRecord[]> {
      const rows = await selectShares()
        .where("shares.ended_at", "is", null)
        .where((where) =>
          where.or([
            where("shares.recipient_id", "=", accountId),
            where.and([where("shares.recipient_id", "is", null), where("shares.address", "=", address)]),
          ]),
        )
        .orderBy("shares.created_at", "desc")
        .orderBy("shares.id", "desc")
        .execute();
      return rows.map(recordOf);
    },

    /** In the order of each share. */
    async listMemories(shareIds: readonly string[]) {
      if (shareIds.length === 0) return [];
      const rows = await memoriesOf.all(shareIds);
      return rows.map((row) => ({ ...readFields(row), isSharersOwn: row.isSharersOwn === 1 }));
    },

    /** The memories of a share that show this file, with the kind of the file. */
    async listMemoriesWithFile(
      shareId: string,
      fileId: string,
    ): Promise<{ readonly isArchived: boolean; readonly isSharersOwn: boolean; readonly kind: MediaKind }[]> {
      const rows = await withFile.all(shareId, fileId);
      return rows.map(({ archived, isSharersOwn, kind }) => ({
        isArchived: archived === 1,
        isSharersOwn: isSharersOwn === 1,
        kind,
      }));
    },
  };
}

export type ShareGateRepository = ReturnType<typeof createShareGateRepository>;
export type SharedMemoryRecord = Awaited<ReturnType<ShareGateRepository["listMemories"]>>[number];

type Flags = "showsText" | "showsPictures" | "showsSound" | "showsName" | "allowsAnswers" | "allowsCopies";
type ShareRow = Omit<ShareRecord, "shows" | "allowsAnswers" | "allowsCopies"> & { readonly [F in Flags]: number };

function recordOf({ showsText, showsPictures, showsSound, showsName, ...row }: ShareRow): ShareRecord {
  return {
    ...row,
    shows: { text: showsText === 1, pictures: showsPictures === 1, sound: showsSound === 1, name: showsName === 1 },
    allowsAnswers: row.allowsAnswers === 1,
    allowsCopies: row.allowsCopies === 1,
  };
}
