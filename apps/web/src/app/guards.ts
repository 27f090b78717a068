import { paths } from "@lane/contract/page-paths.ts";
import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";

import { loseTokens, readLoss, readToken } from "#api/token-store.ts";
import { isSignedIn } from "#features/auth/session.ts";
import { isProductionServer } from "#lib/server-facts.ts";

interface Visit {
  readonly location: ParsedLocation;
  readonly cause: "enter" | "stay" | "preload";
}

/** Who came from outside, or lost the session on the way, returns after the login; who logged out does not. */
export function membersOnly({ location, cause }: Visit): void {
  if (isSignedIn()) return;
  if (readToken() !== undefined) loseTokens("Token expired");
  const returns = cause !== "stay" || readLoss() !== undefined;
  // Without what stands behind the #: it may be the secret of a mailed link, and a query is written down in many places.
  const next = location.pathname + location.searchStr;
  throw redirect({ to: paths.login, replace: true, search: returns ? { next } : {} });
}

/** The login page itself lets members stay for the second in which it tells them. */
export function guestsOnly({ location }: Pick<Visit, "location">): void {
  if (location.pathname !== paths.login && isSignedIn()) throw redirect({ to: paths.timeline, replace: true });
}

/** The workshop does not exist for members. */
export function developmentOnly(): void {
  if (isProductionServer()) throw notFound();
}
