import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { activeAccountOf, selectMember } from "#db/reads/accounts.ts";

import { idleLifeMs } from "./refresh-tokens.ts";

interface SessionRecord {
  readonly id: string;
  readonly accountId: string;
  readonly expiresAt: number;
}

interface DeviceRecord {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

interface MemberRecord {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarFileId: string | null;
  readonly createdAt: number;
}

export function createSessionsRepository(db: Db) {
  const live = prepareQuery(db, (accountId: string, sessionId: string, now: number) =>
    selectRunning(db, now)
      .select(["sessions.id", "sessions.account_id as accountId", "sessions.expires_at as expiresAt"])
      .where("sessions.account_id", "=", accountId)
      .where("sessions.id", "=", sessionId)
      .where((where) => where.exists(activeAccountOf(db, "sessions.account_id"))),
  );

  return {
    async insert(session: SessionRecord & { readonly device: string; readonly createdAt: number }): Promise<void> {
      await db
        .insertInto("sessions")
        .values({
          id: session.id,
          account_id: session.accountId,
          device: session.device,
          created_at: session.createdAt,
          last_seen_at: session.createdAt,
          expires_at: session.expiresAt,
        })
        .execute();
    },

    /** Only while the session is live and its account is active. */
    findLive: (accountId: string, sessionId: string, now: number): Promise<SessionRecord | undefined> =>
      live.first(accountId, sessionId, now),

    findMember: (accountId: string): Promise<MemberRecord | undefined> =>
      selectMember(db, accountId).executeTakeFirst(),

    async listDevices(accountId: string, now: number): Promise<DeviceRecord[]> {
      return selectRunning(db, now)
        .select(["id", "device", "created_at as createdAt", "last_seen_at as lastSeenAt"])
        .where("account_id", "=", accountId)
        .where("last_seen_at", ">", now - idleLifeMs)
        .orderBy("last_seen_at", "desc")
        .limit(100)
        .execute();
    },

    listSeen: (accountId: string): Promise<string[]> => listSeen(db, accountId),

    findLastSeen: (accountId: string): Promise<number | null> => findLastSeen(db, accountId),

    async touch(accountId: string, sessionId: string, now: number): Promise<void> {
      await db
        .updateTable("sessions")
        .set({ last_seen_at: now })
        .where("account_id", "=", accountId)
        .where("id", "=", sessionId)
        .execute();
    },

    /** True for exactly one caller, and only if the session was live until now. */
    async end(accountId: string, sessionId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await endRunning(db, accountId, now).where("id", "=", sessionId).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Closes the session, expired or not. */
    close: (accountId: string, sessionId: string, now: number) => close(db, accountId, sessionId, now),

    async endAll(accountId: string, now: number, exceptId: string | undefined): Promise<void> {
      const ending = endRunning(db, accountId, now);
      await (exceptId === undefined ? ending : ending.where("id", "!=", exceptId)).execute();
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

/** The devices of all stored sessions, ended ones included. */
async function listSeen(db: Db, accountId: string): Promise<string[]> {
  const seen = await db
    .selectFrom("sessions")
    .select("device")
    .distinct()
    .where("account_id", "=", accountId)
    .execute();
  return seen.map(({ device }) => device);
}

/** Of all stored sessions, ended ones included. */
async function findLastSeen(db: Db, accountId: string): Promise<number | null> {
  const found = await db
    .selectFrom("sessions")
    .select((select) => select.fn.max("last_seen_at").as("lastSeenAt"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found?.lastSeenAt ?? null;
}

async function close(db: Db, accountId: string, sessionId: string, now: number): Promise<void> {
  await endOpen(db, accountId, now).where("id", "=", sessionId).execute();
}

function selectRunning(db: Db, now: number) {
  return db.selectFrom("sessions").where("sessions.ended_at", "is", null).where("sessions.expires_at", ">", now);
}

function endRunning(db: Db, accountId: string, now: number) {
  return endOpen(db, accountId, now).where("expires_at", ">", now);
}

function endOpen(db: Db, accountId: string, now: number) {
  return db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null);
}

export function createLiveSessionsRepository(db: Db) {
  const live = prepareQuery(db, (sessionId: string, now: number) =>
    selectRunning(db, now)
      .select("sessions.account_id as accountId")
      .where("sessions.id", "=", sessionId)
      .where((where) => where.exists(activeAccountOf(db, "sessions.account_id"))),
  );

  return {
    /** The account of a session, only while the session is live and its account is active. */
    async findAccount(sessionId: string, now: number): Promise<string | undefined> {
      return (await live.first(sessionId, now))?.accountId;
    },
  };
}
