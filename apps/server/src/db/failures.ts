import { AppError, unreachableStorage } from "#lib/app-error.ts";

const sqliteFull = 13;
const sqliteReadonly = 8;
const sqliteIoError = 10;
const sqliteBusy = 5;
const sqliteCantOpen = 14;
/** A file system that went read-only is treated like one that fails. */
const sqliteGone = new Set([sqliteIoError, sqliteBusy, sqliteCantOpen, sqliteReadonly]);
/** The shared index of the log could not grow, because the disk is full. */
const sqliteIndexSize = 4874;

/** Shut down, crashed, starting up, idle for too long, or no longer writable. */
const postgresGone = new Set(["57P01", "57P02", "57P03", "57P05", "25P03", "25006"]);
/** Running but overloaded: query cancelled, too many connections, no memory, a disk that fails. */
const postgresOverburdened = new Set(["57014", "53300", "53200", "58030"]);
const connectionFailure = /^08/;
const networkGone =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|E(HOST|NET)DOWN)$/;
/** Failures that the driver reports only by message. */
const driverGone = /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable/;
/** A number or a text that the column's type cannot hold. */
const postgresUnfit = new Set<unknown>(["22003", "22P02"]);

/**
 * Turns a full disk, an unreachable database or a value no column holds into an error with a sentence for people; other
 * errors stay as they are.
 */
export function explainDatabaseFailure(error: unknown): unknown {
  if (isFull(error)) return noSpace(error);
  if (isOutOfReach(error)) return unreachableStorage(error);
  if (postgresUnfit.has(field(error, "code"))) {
    return new AppError("invalid_input", "Please check what you entered", { cause: error });
  }
  return error;
}

export function noSpace(cause?: unknown): AppError {
  return new AppError("storage_full", "There's no room left to save this. Nothing was changed", { cause });
}

export function isBusy(error: unknown): boolean {
  return primarySqliteCode(error) === sqliteBusy;
}

/** The connection cannot be used any more, and whether its last statement was executed is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const code = field(error, "code");
  if (typeof code === "string") {
    return postgresGone.has(code) || networkGone.test(code) || connectionFailure.test(code);
  }
  return error instanceof Error && driverGone.test(error.message);
}

export function connectionLost(): Error {
  return new Error("Connection terminated: the server does not answer");
}

export function isFull(error: unknown): boolean {
  const isFullSqlite = primarySqliteCode(error) === sqliteFull || field(error, "errcode") === sqliteIndexSize;
  return isFullSqlite || field(error, "code") === "53100";
}

function isOutOfReach(error: unknown): boolean {
  const sqliteCode = primarySqliteCode(error);
  if (sqliteCode !== undefined && sqliteGone.has(sqliteCode)) return true;
  const code = field(error, "code");
  return isConnectionLost(error) || (typeof code === "string" && postgresOverburdened.has(code));
}

/** The low byte of an extended result code is the primary one. */
function primarySqliteCode(error: unknown): number | undefined {
  const code = field(error, "errcode");
  return typeof code === "number" ? code & 0xff : undefined;
}

function field(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}
