import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

const rows = Array.from({ length: 10 }, (_, index) => index);

export function TimelineSkeleton() {
  return (
    <SkeletonGroup className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="hidden gap-4 ps-22 pt-10 lg:grid">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
      <div className="grid gap-4 lg:hidden">
        <Skeleton className="h-12" />
        <Skeleton className="h-47 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </SkeletonGroup>
  );
}
