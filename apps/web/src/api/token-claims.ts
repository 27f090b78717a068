interface TokenClaims {
  readonly exp?: unknown;
  readonly sub?: unknown;
}

/** A token that cannot be decoded counts as expired. */
export function isTokenLive(token: string | undefined, nowMs: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === "number" && exp * 1000 > nowMs;
}

/** Id of the member a token belongs to. */
export function subjectOf(token: string | null | undefined): string | undefined {
  const { sub } = claimsOf(token ?? undefined);
  return typeof sub === "string" ? sub : undefined;
}

function claimsOf(token: string | undefined): TokenClaims {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token?.split(".")[1] ?? ""));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

function decodeBase64Url(text: string): string {
  return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
}
