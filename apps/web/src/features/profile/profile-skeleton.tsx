import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { ProfileColumns } from "./profile-columns.tsx";

/** Each as tall as the card that takes its place. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <ProfileColumns
        first={
          <>
            <Skeleton className="h-150 rounded-card sm:h-98" />
            <div className="grid gap-6 sm:grid-cols-2">
              <Skeleton className="h-42 rounded-card" />
              <Skeleton className="h-42 rounded-card" />
            </div>
            <Skeleton className="h-76 rounded-card" />
          </>
        }
        second={
          <>
            <Skeleton className="h-64 rounded-card" />
            <Skeleton className="h-64 rounded-card" />
            <Skeleton className="h-76 rounded-card" />
            <Skeleton className="h-98 rounded-card" />
          </>
        }
      />
    </SkeletonGroup>
  );
}
