import type { CodeType } from "@lane/contract/auth.ts";

import { readMailedRequest } from "#lib/mailed-secret.ts";

/** An address that waits for its code. */
export interface PendingEmail {
  readonly email: string;
  readonly type: CodeType;
  /** Identifies the sign-up or login started here, so that the code cannot confirm another one. */
  readonly requestToken?: string | undefined;
  /** When another code may be requested. */
  readonly resendAtMs: number;
}

/** A password reset in progress; `jwtToken` is set once the code was correct. */
export interface PendingReset {
  readonly email: string;
  readonly token: string;
  readonly resendAtMs: number;
  readonly jwtToken?: string;
}

export const signupResendMs = 60_000;
export const resetResendMs = 10_000;

/** In session storage: a reload keeps the step, closing the tab drops it. Never holds a password. */
export const pendingEmail = slot("pendingEmail", isPendingEmail);
export const pendingReset = slot("pendingReset", isPendingReset);

/** The reset that the operator started: its mailed link carries all that a browser needs. */
export function readLinkedReset(): PendingReset | undefined {
  const request = readMailedRequest();
  return request && { ...request, resendAtMs: 0 };
}

export type Slot<T> = ReturnType<typeof slot<T>>;

function slot<T>(key: string, isValid: (value: unknown) => value is T) {
  return {
    key,
    isValid,
    read: (): T | undefined => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return isValid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value: T) => sessionStorage.setItem(key, JSON.stringify(value)),
    clear: () => sessionStorage.removeItem(key),
  };
}

function isPendingEmail(value: unknown): value is PendingEmail {
  if (!hasResend(value) || !("type" in value) || (value.type !== "signup" && value.type !== "return")) return false;
  return !("requestToken" in value) || typeof value.requestToken === "string";
}

function isPendingReset(value: unknown): value is PendingReset {
  if (!hasResend(value) || !("token" in value) || typeof value.token !== "string") return false;
  return !("jwtToken" in value) || typeof value.jwtToken === "string";
}

function hasResend(value: unknown): value is { readonly email: string; readonly resendAtMs: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "email" in value &&
    typeof value.email === "string" &&
    "resendAtMs" in value &&
    typeof value.resendAtMs === "number"
  );
}
