import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { ProfileColumns } from "./profile-columns.tsx";

/** Each as tall as the card that takes its place. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <ProfileColumns
        first={
          <>
            <Skeleton className="h-150 rounded-card sm:h-94" />
            <div className="grid gap-6 sm:grid-cols-2">
              <Skeleton className="h-47 rounded-card lg:max-xl:h-58" />
              <Skeleton className="h-47 rounded-card lg:max-xl:h-58" />
            </div>
            <Skeleton className="h-93 rounded-card sm:h-68" />
          </>
        }
        second={
          <>
            <Skeleton className="h-69 rounded-card sm:h-64" />
            <Skeleton className="h-59 rounded-card sm:max-lg:h-64" />
            <Skeleton className="h-84 rounded-card lg:h-77 xl:h-63" />
            <Skeleton className="h-84 rounded-card" />
          </>
        }
      />
    </SkeletonGroup>
  );
}
