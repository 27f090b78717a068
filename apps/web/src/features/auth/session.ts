import { useSyncExternalStore } from "react";

import { isTokenLive } from "#api/token-claims.ts";
import { onTokensChanged, readRefreshToken, readToken } from "#api/token-store.ts";

/**
 * Signed in means a token that can be decoded and has not expired, or a refresh token. Only the server knows whether
 * either is still valid.
 */
export function isSignedIn(): boolean {
  return isTokenLive(readToken(), Date.now()) || readRefreshToken() !== undefined;
}

// A prerendered page has no session.
const isSignedInWhenPrerendered = () => false;

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokensChanged, isSignedIn, isSignedInWhenPrerendered);
}
