import type { Plan } from "./plans.ts";
import type { Role } from "./roles.ts";

/** What becomes of a contributor's memories when they leave, are removed, or delete their account. */
export const standingChoices = ["stays", "goes"] as const;
export type StandingChoice = (typeof standingChoices)[number];

/** Those who may be invited; an owner makes others owners later. */
export const invitedRoles = ["contributor", "viewer"] as const satisfies readonly Role[];
export type InvitedRole = (typeof invitedRoles)[number];

export const invitationDays = 7;
/** How long somebody who was removed can export what they wrote. */
export const formerExportDays = 30;
/** How long a vault that is to be deleted waits, so that everybody can export. */
export const vaultDeletionDays = 7;

export const maxVaultNameLength = 60;
export const maxVaultsPerAccount = 20;
export const maxMembersPerTimeline = 50;
export const maxInvitationsPerDay = 20;
export const maxKindWordsLength = 500;
export const maxBroughtMemories = 200;

/** Each member has one of these many colours, always with a name beside it. */
export const memberColours = 8;

export const offerStates = ["waiting", "accepted", "declined"] as const;
/** What became of a memory that a guest offered to their host. */
export type OfferState = (typeof offerStates)[number];

export const vaultEvents = [
  "joined",
  "left",
  "removed",
  "you-removed",
  "deleting",
  "kept",
  "deleted",
  "guest-joined",
  "guest-left",
  "guest-ended",
] as const;
/** What the members of a vault are told; the last three are for a host and a guest. */
export type VaultEvent = (typeof vaultEvents)[number];

/** Whether the plan of who pays for a timeline of several people still covers it. */
export function coversTimeline(plan: Plan, isGuests: boolean): boolean {
  return isGuests ? plan.mayInviteGuests : plan.mayOwnVaults;
}

export interface Member {
  readonly accountId: string;
  readonly role: Role;
}

/** A vault always has an owner while it exists. */
export function isLastOwner(members: readonly Member[], accountId: string): boolean {
  const owners = members.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]?.accountId === accountId;
}

/** The colour that fewest members have, the first of those. */
export function nextColour(taken: readonly number[]): number {
  const uses = Array.from({ length: memberColours }, (_, colour) => taken.filter((one) => one === colour).length);
  return uses.indexOf(Math.min(...uses));
}
