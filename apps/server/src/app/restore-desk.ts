import { randomBytes, timingSafeEqual } from "node:crypto";

import type { FoundBackups, RestoreStatus, RestoreSteps } from "@lane/contract/restoring.ts";

import type { Config } from "#config/config.ts";
import type { RestoreProgress } from "#features/backups/restore.service.ts";
import { AppError, StartupError } from "#lib/app-error.ts";
import { sha256 } from "#lib/hash.ts";
import { BackupPlaceError } from "#ports/backup-place.ts";

import { findBackups } from "./find-backups.ts";
import { examineBackup, identitiesIn, type Restored, type RestoreWish, sentencesOn } from "./restore-backup.ts";

const codeBytes = 24;
const noIdentity = "This is not a secret key of age. It begins with AGE-SECRET-KEY-.";
const alreadyRestoring = "A backup is being restored already.";

/** The keys that somebody entered; an empty field is none. */
interface EnteredKeys {
  readonly key?: string | undefined;
  readonly identity?: string | undefined;
}

export interface EnteredWish extends EnteredKeys {
  readonly name: string;
  readonly isKeyLost: boolean;
}

/** Where somebody with the code of the start message asks for a backup; one for as long as the process runs. */
export type RestoreDesk = ReturnType<typeof createRestoreDesk>;

export function createRestoreDesk(config: Config) {
  const code = randomBytes(codeBytes).toString("base64url");
  let status: RestoreStatus = { state: "choosing", problem: null };
  let isExamining = false;
  let order = Promise.withResolvers<RestoreWish>();

  return {
    code,
    knows: (given: string): boolean => timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(code))),
    status: (): RestoreStatus => status,

    findBackups: (keys: EnteredKeys): Promise<FoundBackups> =>
      asRefusal(async () => findBackups(config, wishOf({ ...keys, name: "", isKeyLost: false }))),

    /** Refuses at once what can be told without changing anything; only then the server stops for it. */
    async order(entered: EnteredWish): Promise<void> {
      if (isExamining || status.state !== "choosing") throw new AppError("conflict", alreadyRestoring);
      isExamining = true;
      try {
        const wish = wishOf(entered);
        await asRefusal(() => examineBackup(config, wish));
        status = { state: "restoring", name: entered.name, step: "stopping", done: 0, total: 0 };
        order.resolve(wish);
      } finally {
        isExamining = false;
      }
    },

    /** Resolves with the next order. */
    ordered: (): Promise<RestoreWish> => order.promise,

    progressed({ step, done, total }: RestoreProgress): void {
      if (status.state === "restoring" && isShown(step)) status = { ...status, step, done, total };
    },

    restored(restored: Restored): void {
      status = { state: "restored", sentences: sentencesOn(restored) };
      order = Promise.withResolvers();
    },

    failed(problem: string): void {
      status = { state: "choosing", problem };
      order = Promise.withResolvers();
    },
  };
}

function isShown(step: RestoreProgress["step"]): step is RestoreSteps["step"] & RestoreProgress["step"] {
  return step !== "done";
}

function wishOf({ name, key = "", identity = "", isKeyLost }: EnteredWish): RestoreWish {
  const given = key.trim() === "" ? {} : { key: key.trim() };
  return { name, ...given, identities: identitiesOf(identity), isKeyLost };
}

function identitiesOf(text: string): string[] {
  const identities = identitiesIn(text);
  if (identities.length > 0 || text.trim() === "") return identities;
  throw new AppError("unprocessable", noIdentity);
}

/** What the command would print is what the page shows. */
async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartupError) && !(error instanceof BackupPlaceError)) throw error;
    throw new AppError("unprocessable", error.message, { cause: error });
  }
}
