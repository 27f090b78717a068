import { maxMembersPerTimeline } from "@lane/domain/memberships.ts";

import { AppError } from "#lib/app-error.ts";

export function hasEnded(): AppError {
  return new AppError("conflict", "This invitation is no longer open. Please ask for a new one");
}

export function isFull(): AppError {
  return new AppError("conflict", `There can be at most ${maxMembersPerTimeline} members`);
}
