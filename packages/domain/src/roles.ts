export const roles = ["owner", "contributor", "viewer"] as const;
export type Role = (typeof roles)[number];

/**
 * A timeline is one person's own, or a group's. What a guest writes for somebody's timeline stands in a vault of the
 * guest alone until its host accepts it.
 */
export type TimelineKind = "personal" | "vault";

/** `arrange` is moving, folding, archiving and taking out what others wrote; `govern` is invite, remove, rename, delete. */
export type TimelineAction = "read" | "add" | "changeOwn" | "arrange" | "govern";

/** The one table of who may do what on a timeline. A vault may have several owners, who are equals. */
const allowed: Record<Role, readonly TimelineAction[]> = {
  owner: ["read", "add", "changeOwn", "arrange", "govern"],
  contributor: ["read", "add", "changeOwn"],
  viewer: ["read"],
};

/** The role of a person on a timeline, and its kind. */
export interface Standing {
  readonly role: Role;
  readonly kind: TimelineKind;
}

export function mayOnTimeline(role: Role | undefined, action: TimelineAction): boolean {
  return role !== undefined && allowed[role].includes(action);
}
