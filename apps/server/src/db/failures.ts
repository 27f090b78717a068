import { AppError } from "#lib/app-error.ts";

const sqliteFull = 13;
const sqliteReadonly = 8;
const sqliteIoError = 10;
const sqliteBusy = 5;
const sqliteCantOpen = 14;

const postgresGone = new Set(["57P01", "57P02", "57P03", "53300", "08000", "08001", "08003", "08006"]);
const networkGone = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN"]);
/** A number or a text that the column's type cannot hold. */
const postgresUnfit = new Set<unknown>(["22003", "22P02"]);
const retryAfterMs = 5000;

/** Turns a full disk, a database out of reach or a value no column holds into a failure a person can understand; anything else stays as it is. */
export function explainDatabaseFailure(error: unknown): unknown {
  if (isFull(error)) {
    return new AppError("storage_full", "There is no room left to save this. Nothing was changed", { cause: error });
  }
  if (isOutOfReach(error)) {
    return new AppError("unavailable", "We cannot reach our storage right now. Please try again in a moment", {
      cause: error,
      retryAfterMs,
    });
  }
  if (postgresUnfit.has(field(error, "code"))) {
    return new AppError("invalid_input", "Please check what you entered", { cause: error });
  }
  return error;
}

export function isBusy(error: unknown): boolean {
  return primarySqliteCode(error) === sqliteBusy;
}

function isFull(error: unknown): boolean {
  const code = primarySqliteCode(error);
  return code === sqliteFull || code === sqliteReadonly || field(error, "code") === "53100";
}

function isOutOfReach(error: unknown): boolean {
  const sqliteCode = primarySqliteCode(error);
  if (sqliteCode === sqliteIoError || sqliteCode === sqliteBusy || sqliteCode === sqliteCantOpen) return true;
  const code = field(error, "code");
  if (typeof code === "string" && (postgresGone.has(code) || networkGone.has(code))) return true;
  return error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
}

/** The low byte of an extended result code is the primary one. */
function primarySqliteCode(error: unknown): number | undefined {
  const code = field(error, "errcode");
  return typeof code === "number" ? code & 0xff : undefined;
}

function field(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}
