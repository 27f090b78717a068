import { AppError } from "./app-error.ts";

const namePattern = /^[A-Za-z]\w{0,59}$/;
const codePattern = /^\w{1,40}$/;

/** The class of an error, with its code where it has one. Never its message, which may be about somebody. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof AppError) return error.code === "internal" ? errorKind(error.cause) : `AppError ${error.code}`;
  const code: unknown = Reflect.get(error, "code");
  const name = namePattern.test(error.name) ? error.name : "Error";
  return typeof code === "string" && codePattern.test(code) ? `${name} ${code}` : name;
}

/** The class of the error in a stored reason such as "MailError: refused by ...". */
export function errorKindIn(reason: string | null): string {
  const [name = ""] = (reason ?? "").split(":");
  return namePattern.test(name) ? name : "unknown";
}
