/** What opens from the overview of the profile, each with an address of its own: `/profile?section=devices`. */
const sections = [
  "details",
  "preferences",
  "mails",
  "family",
  "plan",
  "downloads",
  "storage",
  "devices",
  "security",
] as const;

export type ProfileSection = (typeof sections)[number];

/** The section that a wide screen shows beside the overview before one is chosen. */
export const firstSection: ProfileSection = "details";

/** Any other name, such as one of an old bookmark, opens the overview. */
export function profileSectionOf(name: string | undefined, hasPlans: boolean): ProfileSection | undefined {
  const section = sections.find((known) => known === name);
  return section === "plan" && !hasPlans ? undefined : section;
}
