const tokenKey = "authToken";
const refreshTokenKey = "refreshToken";
const listeners = new Set<() => void>();

export function readToken(): string | undefined {
  return localStorage.getItem(tokenKey) ?? undefined;
}

export function storeTokens(tokens: { readonly token: string; readonly refreshToken?: string }): void {
  localStorage.setItem(tokenKey, tokens.token);
  if (tokens.refreshToken !== undefined) localStorage.setItem(refreshTokenKey, tokens.refreshToken);
  tellListeners();
}

export function clearTokens(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(refreshTokenKey);
  tellListeners();
}

/** Also hears other tabs, so that logging out in one logs out in all. */
export function onTokensChanged(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
