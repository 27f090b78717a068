import { useSyncExternalStore } from "react";

import { isTokenLive } from "#api/token-claims.ts";
import { onTokensChanged, readRefreshToken, readToken } from "#api/token-store.ts";

/**
 * Signed in means: a token that can be decoded and has not expired, or one to get the next from. Whether either still
 * holds, only the server knows.
 */
export function isSignedIn(): boolean {
  return isTokenLive(readToken(), Date.now()) || readRefreshToken() !== undefined;
}

// A page that was written while building knows nobody.
const isAnybodysGuess = () => false;

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokensChanged, isSignedIn, isAnybodysGuess);
}
