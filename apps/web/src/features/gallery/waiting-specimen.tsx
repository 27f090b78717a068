import { EmptyState } from "#ui/empty-state.tsx";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { SkeletonCard, SkeletonGroup } from "#ui/skeleton.tsx";

import { Specimen } from "./specimen.tsx";

export function WaitingSpecimen() {
  return (
    <Specimen title="Waiting and empty">
      {() => (
        <>
          <SkeletonGroup className="grid grid-cols-2 gap-4">
            <SkeletonCard />
            <SkeletonCard />
          </SkeletonGroup>
          <div className="relative mt-5 h-44 overflow-hidden rounded-card border border-rule">
            <p className="p-5">A page below its overlay.</p>
            <LoadingOverlay />
          </div>
          <EmptyState motif={<Flower memoryId="empty" className="h-24" />} title="No memories found">
            <p>Add memories to your timeline to see them here.</p>
          </EmptyState>
        </>
      )}
    </Specimen>
  );
}
