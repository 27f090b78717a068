import type { YearEntry } from "@lane/contract/timelines.ts";
import { Plural } from "@lingui/react/macro";

import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

export function MarkCounts({ entry }: { readonly entry: YearEntry }) {
  const { year, flowerMemoryCount, stoneMemoryCount } = entry;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 pb-1">
      <li className="flex items-end gap-2">
        <Flower memoryId={`flowers of ${year}`} className="h-12" />
        <span>
          <Plural value={flowerMemoryCount} one="# flower memory" other="# flower memories" />
        </span>
      </li>
      <li className="flex items-end gap-2">
        <Stone memoryId={`stones of ${year}`} className="mb-1 h-7" />
        <span>
          <Plural value={stoneMemoryCount} one="# stone memory" other="# stone memories" />
        </span>
      </li>
    </ul>
  );
}
