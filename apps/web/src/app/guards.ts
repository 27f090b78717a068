import { notFound, redirect } from "@tanstack/react-router";

import { isSignedIn } from "#features/auth/session.ts";
import { isProductionServer } from "#lib/server-mode.ts";

import { paths } from "./paths.ts";

export function membersOnly(): void {
  if (!isSignedIn()) throw redirect({ to: paths.login, replace: true });
}

export function guestsOnly(): void {
  if (isSignedIn()) throw redirect({ to: paths.timeline, replace: true });
}

/** The workshop does not exist for members. */
export function workshopOnly(): void {
  if (isProductionServer()) throw notFound();
}
