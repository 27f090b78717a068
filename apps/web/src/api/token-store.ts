import { subjectOf } from "./token-claims.ts";

export interface Tokens {
  readonly token: string;
  readonly refreshToken?: string | undefined;
}

const tokenKey = "authToken";
const refreshTokenKey = "refreshToken";
/** Stored for this tab, so that the login page still knows the reason after a reload. */
const lossKey = "sessionLoss";
const listeners = new Set<() => void>();

export function readToken(): string | undefined {
  return localStorage.getItem(tokenKey) ?? undefined;
}

export function readRefreshToken(): string | undefined {
  return localStorage.getItem(refreshTokenKey) ?? undefined;
}

/** Called after a login. */
export function storeTokens(tokens: Tokens): void {
  forgetLoss();
  localStorage.removeItem(refreshTokenKey);
  renewTokens(tokens);
  tellListeners();
}

/** The same member continues with newer tokens, so listeners are not called. */
export function renewTokens({ token, refreshToken }: Tokens): void {
  if (refreshToken !== undefined) localStorage.setItem(refreshTokenKey, refreshToken);
  localStorage.setItem(tokenKey, token);
}

export function clearTokens(): void {
  localStorage.removeItem(refreshTokenKey);
  localStorage.removeItem(tokenKey);
  tellListeners();
}

/** The session ended without a logout; the login page shows the reason. */
export function loseTokens(reason: string): void {
  sessionStorage.setItem(lossKey, reason);
  clearTokens();
}

export function readLoss(): string | undefined {
  return sessionStorage.getItem(lossKey) ?? undefined;
}

export function forgetLoss(): void {
  sessionStorage.removeItem(lossKey);
}

/** Calls the listener on every login and logout, also in other tabs, so that logging out in one tab logs out in all. */
export function onTokensChanged(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (changesMember(event)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", handleStorage);
  };
}

/** A renewal by another tab changes the token, not the member. A null key means that all storage was cleared. */
function changesMember({ key, oldValue, newValue }: StorageEvent): boolean {
  if (key === null) return true;
  return key === tokenKey && subjectOf(oldValue) !== subjectOf(newValue);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
