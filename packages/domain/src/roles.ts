export const roles = ["owner", "contributor", "viewer"] as const;
export type Role = (typeof roles)[number];

export type TimelineAction = "read" | "add" | "editOwn" | "editOthers" | "govern";

/** The one table of who may do what on a timeline. `govern` is invite, remove, rename and delete. */
const allowed: Record<Role, readonly TimelineAction[]> = {
  owner: ["read", "add", "editOwn", "editOthers", "govern"],
  contributor: ["read", "add", "editOwn"],
  viewer: ["read"],
};

export function mayOnTimeline(role: Role | undefined, action: TimelineAction): boolean {
  return role !== undefined && allowed[role].includes(action);
}
