import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import type { ProfileSection } from "./profile-sections.ts";

/** The heights of the cards: on a phone, and from 640 pixels on. */
const heightsOf: Record<ProfileSection, readonly string[]> = {
  details: ["h-150 sm:h-94"],
  preferences: ["h-9", "h-100 sm:h-47", "h-70 sm:h-51", "h-52 sm:h-40", "h-97 sm:h-64", "h-70 sm:h-56", "h-40"],
  mails: ["h-96 sm:h-81"],
  family: ["h-69 sm:h-57", "h-69 sm:h-57"],
  plan: ["h-58"],
  downloads: ["h-57 sm:h-50", "h-77 sm:h-63"],
  storage: ["h-9", "h-45", "h-98 sm:h-71"],
  devices: ["h-89 sm:h-69"],
  security: ["h-69"],
};

export function SectionSkeleton({ section }: { readonly section: ProfileSection }) {
  return (
    <SkeletonGroup className="grid gap-6">
      {heightsOf[section].map((heights, at) => (
        <Skeleton key={at} className={`rounded-card ${heights}`} />
      ))}
    </SkeletonGroup>
  );
}
