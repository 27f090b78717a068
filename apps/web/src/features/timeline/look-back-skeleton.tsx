import { SkeletonGroup } from "#ui/skeleton.tsx";

import { CardGrid, MemoryCardSkeleton } from "./card-grid.tsx";

export function LookBackSkeleton() {
  return (
    <SkeletonGroup>
      <CardGrid>
        <li>
          <MemoryCardSkeleton />
        </li>
      </CardGrid>
    </SkeletonGroup>
  );
}
