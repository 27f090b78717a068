import { storeTokens } from "#api/token-store.ts";

const hourMs = 3_600_000;

/** Has the shape of the server's token, without a valid signature. */
export function tokenThatExpires(atMs: number, subject = "member-1"): string {
  const claims = btoa(JSON.stringify({ sub: subject, exp: Math.floor(atMs / 1000) }));
  return `e30.${claims.replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_")}.sig`;
}

/** Stores the tokens as the login screen does, so that token listeners are called. */
export function logIn(subject: string): void {
  storeTokens({ token: tokenThatExpires(Date.now() + hourMs, subject) });
}

export function signIn(subject?: string): void {
  localStorage.setItem("authToken", tokenThatExpires(Date.now() + hourMs, subject));
}
