import type { ShareKind, ShareShown } from "@lane/domain/shares.ts";

import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { selectSharesWithOwner, sharesWithMemory } from "#db/reads/shares.ts";

export interface NewShareRecord extends ShareSettings {
  readonly id: string;
  readonly accountId: string;
  readonly kind: ShareKind;
  readonly label: string | null;
  readonly address: string | null;
  readonly recipientId: string | null;
  readonly greeting: string | null;
  readonly tokenHash: string;
  readonly sealedToken: string;
  readonly createdAt: number;
}

/** What its owner may change later. */
export interface ShareSettings {
  readonly label: string | null;
  readonly passphraseHash: string | null;
  /** Grows with every other passphrase. */
  readonly version: number;
  readonly shows: ShareShown;
  readonly allowsAnswers: boolean;
  readonly allowsCopies: boolean;
  readonly expiresAt: number | null;
}

const ownColumns = [
  "shares.id",
  "shares.kind",
  "shares.label",
  "shares.address",
  "shares.greeting",
  "shares.sealed_token as sealedToken",
  "shares.passphrase_hash as passphraseHash",
  "shares.grant_version as version",
  "shares.shows_text as text",
  "shares.shows_pictures as pictures",
  "shares.shows_sound as sound",
  "shares.shows_name as name",
  "shares.allows_answers as answers",
  "shares.allows_copies as copies",
  "shares.created_at as createdAt",
  "shares.expires_at as expiresAt",
  "shares.ended_at as endedAt",
  "shares.first_opened_at as firstOpenedAt",
  "shares.last_opened_at as lastOpenedAt",
  "shares.opened_count as openedCount",
] as const;

export interface OwnShareRecord extends ShareSettings {
  readonly id: string;
  readonly kind: ShareKind;
  readonly address: string | null;
  readonly greeting: string | null;
  readonly sealedToken: string;
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly firstOpenedAt: number | null;
  readonly lastOpenedAt: number | null;
  readonly openedCount: number;
}

/** The owner's side of shares. */
export function createSharesRepository(db: Db) {
  const selectOwn = (accountId: string) =>
    selectSharesWithOwner(db).select(ownColumns).where("shares.account_id", "=", accountId);

  return {
    async insert(share: NewShareRecord, memoryIds: readonly string[]): Promise<void> {
      await db
        .insertInto("shares")
        .values({
          id: share.id,
          account_id: share.accountId,
          kind: share.kind,
          address: share.address,
          recipient_id: share.recipientId,
          greeting: share.greeting,
          token_hash: share.tokenHash,
          sealed_token: share.sealedToken,
          created_at: share.createdAt,
          opened_count: 0,
          ...settingColumns(share),
        })
        .execute();
      const rows = memoryIds.map((memoryId, position) => ({ share_id: share.id, memory_id: memoryId, position }));
      await db.insertInto("share_memories").values(rows).execute();
    },

    /** With another end, its owner is told anew when that is near. */
    async change(accountId: string, before: OwnShareRecord, settings: ShareSettings): Promise<void> {
      const hasOtherEnd = before.expiresAt !== settings.expiresAt;
      await db
        .updateTable("shares")
        .set({ ...settingColumns(settings), ...(hasOtherEnd ? { end_told_at: null } : {}) })
        .where("id", "=", before.id)
        .where("account_id", "=", accountId)
        .where("ended_at", "is", null)
        .execute();
    },

    /** False when it is over already. */
    async end(shareId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("shares")
        .set({ ended_at: now })
        .where("id", "=", shareId)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async find(accountId: string, shareId: string): Promise<OwnShareRecord | undefined> {
      const row = await selectOwn(accountId).where("shares.id", "=", shareId).executeTakeFirst();
      return row && ownRecord(row);
    },

    /** Newest first. */
    async list(accountId: string, memoryId?: string): Promise<OwnShareRecord[]> {
      const all = selectOwn(accountId).orderBy("shares.created_at", "desc").orderBy("shares.id", "desc");
      const wanted = memoryId === undefined ? all : all.where("shares.id", "in", sharesWithMemory(db, memoryId));
      return (await wanted.execute()).map(ownRecord);
    },
  };
}

export type SharesRepository = ReturnType<typeof createSharesRepository>;

function settingColumns({ shows, ...settings }: ShareSettings) {
  return {
    label: settings.label,
    passphrase_hash: settings.passphraseHash,
    grant_version: settings.version,
    shows_text: flagOf(shows.text),
    shows_pictures: flagOf(shows.pictures),
    shows_sound: flagOf(shows.sound),
    shows_name: flagOf(shows.name),
    allows_answers: flagOf(settings.allowsAnswers),
    allows_copies: flagOf(settings.allowsCopies),
    expires_at: settings.expiresAt,
  };
}

type Flags = "text" | "pictures" | "sound" | "name" | "answers" | "copies";
type OwnRow = Omit<OwnShareRecord, "shows" | "allowsAnswers" | "allowsCopies"> & { readonly [F in Flags]: number };

function ownRecord({ text, pictures, sound, name, answers, copies, ...row }: OwnRow): OwnShareRecord {
  return {
    ...row,
    shows: { text: text === 1, pictures: pictures === 1, sound: sound === 1, name: name === 1 },
    allowsAnswers: answers === 1,
    allowsCopies: copies === 1,
  };
}
