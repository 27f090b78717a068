import { storeTokens } from "#api/token-store.ts";

const hourMs = 3_600_000;

/** Shaped like the server's token, signed by nobody. */
export function tokenThatExpires(atMs: number, subject = "member-1"): string {
  const claims = btoa(JSON.stringify({ sub: subject, exp: Math.floor(atMs / 1000) }));
  return `e30.${claims.replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_")}.sig`;
}

/** As the login screen does it: whoever listens hears of it. */
export function logIn(subject: string): void {
  storeTokens({ token: tokenThatExpires(Date.now() + hourMs, subject) });
}

export function signIn(subject?: string): void {
  localStorage.setItem("authToken", tokenThatExpires(Date.now() + hourMs, subject));
}
