import { paths } from "@lane/contract/page-paths.ts";
import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";

import { loseTokens, readLoss, readToken } from "#api/token-store.ts";
import { isSignedIn } from "#features/auth/session.ts";
import { isProductionServer } from "#lib/server-facts.ts";

interface Visit {
  readonly location: ParsedLocation;
  readonly cause: "enter" | "stay" | "preload";
}

/** Redirects to the login, which leads back to this page, unless the member has logged out. */
export function membersOnly({ location, cause }: Visit): void {
  if (isSignedIn()) return;
  if (readToken() !== undefined) loseTokens("Token expired");
  const returns = cause !== "stay" || readLoss() !== undefined;
  // Without the fragment: it may hold the secret of a mailed link, and queries are stored in logs and histories.
  const next = location.pathname + location.searchStr;
  throw redirect({ to: paths.login, replace: true, search: returns ? { next } : {} });
}

/** The login page does not redirect members at once: it first shows that they are logged in. */
export function guestsOnly({ location }: Pick<Visit, "location">): void {
  if (location.pathname !== paths.login && isSignedIn()) throw redirect({ to: paths.timeline, replace: true });
}

/** The gallery of interface parts does not exist on a production server. */
export function developmentOnly(): void {
  if (isProductionServer()) throw notFound();
}
