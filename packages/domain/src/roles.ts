export const roles = ["owner", "contributor", "viewer"] as const;
export type Role = (typeof roles)[number];

/** A timeline is one person's own, or a group's. */
export type TimelineKind = "personal" | "vault";

export type TimelineAction = "read" | "add" | "editOwn" | "editOthers" | "govern";

/** The one table of who may do what on a timeline. `govern` is invite, remove, rename and delete. */
const allowed: Record<Role, readonly TimelineAction[]> = {
  owner: ["read", "add", "editOwn", "editOthers", "govern"],
  contributor: ["read", "add", "editOwn"],
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

/** A contributor on a personal timeline sees only their own memories; all other roles see those of all authors. */
export function readsOthers({ role, kind }: Standing): boolean {
  return mayOnTimeline(role, "read") && !(role === "contributor" && kind === "personal");
}

export function mayReadMemory(standing: Standing, isAuthor: boolean): boolean {
  return isAuthor ? mayOnTimeline(standing.role, "read") : readsOthers(standing);
}
