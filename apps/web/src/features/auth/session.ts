import { useSyncExternalStore } from "react";

import { onTokensChanged, readToken } from "#api/token-store.ts";

/** Signed in means: a token that can be decoded and has not expired. Whether it still holds, only the server knows. */
export function isSignedIn(): boolean {
  return isTokenLive(readToken(), Date.now());
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokensChanged, isSignedIn);
}

export function isTokenLive(token: string | undefined, nowMs: number): boolean {
  const expiresAtSeconds = token === undefined ? undefined : expiryOf(token);
  return expiresAtSeconds !== undefined && expiresAtSeconds * 1000 > nowMs;
}

function expiryOf(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split(".")[1] ?? ""));
    const hasExpiry = typeof claims === "object" && claims !== null && "exp" in claims;
    return hasExpiry && typeof claims.exp === "number" ? claims.exp : undefined;
  } catch {
    return undefined;
  }
}

function decodeBase64Url(text: string): string {
  return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
}
