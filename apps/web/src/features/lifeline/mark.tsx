import { bouquetOf } from "@lane/domain/lifeline/clusters.ts";
import { fittedText } from "@lane/domain/lifeline/svg-text.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useMarkWords } from "./mark-words.tsx";
import { motifAt } from "./rope-motifs.tsx";
import { labelRows, type PlacedCluster, ropeHeight } from "./stage-layout.ts";

interface MarkProps {
  readonly cluster: PlacedCluster;
  /** Width of a flower. */
  readonly unit: number;
  readonly ropeY: number;
  readonly isActive: boolean;
}

/** One memory on the rope, or a heap of memories. */
export function Mark({ cluster, unit, ropeY, isActive }: MarkProps) {
  const { key, at, memories, reach } = cluster;
  const { sprigs } = bouquetOf(memories);
  const label = useClusterLabel(cluster);
  const place = `translate(${at.toFixed(1)} ${ropeHeight(ropeY, at).toFixed(1)})`;
  return (
    <>
      <g
        data-mark={key}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button of its own
        role="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        transform={place}
        className="cursor-pointer touch-none outline-none focus-visible:[&>rect]:stroke-clay"
      >
        <title>{label}</title>
        <rect
          x={-reach}
          y={-unit * 1.9}
          width={2 * reach}
          height={unit * 1.9 + 12}
          rx={12}
          className="fill-transparent stroke-transparent"
          strokeWidth={2.5}
        />
        {sprigs.map(({ memory, symbol, scale, right, up }) => (
          <use
            key={memory.id}
            {...motifAt(symbol, memory.id, { x: right * unit, y: -up * unit }, (unit / 40) * scale)}
          />
        ))}
      </g>
      <MarkLabel cluster={cluster} place={place} />
    </>
  );
}

/** Outside the button, because a truncated title must not become its accessible name. */
function MarkLabel({ cluster, place }: { readonly cluster: PlacedCluster; readonly place: string }) {
  const { memories, label } = cluster;
  const count = memories.length;
  if (!label) return null;
  const y = labelRows[label.row];
  return (
    <g transform={place} aria-hidden="true">
      {count > 1 ? (
        <MarkText y={y}>
          <Plural value={count} one="# memory" other="# memories" />
        </MarkText>
      ) : (
        <MarkText y={y}>{fittedText(memories[0].title, label.width, 15)}</MarkText>
      )}
    </g>
  );
}

function MarkText({ y, children }: { readonly y: number; readonly children: ReactNode }) {
  return (
    <text y={y} textAnchor="middle" className="pointer-events-none fill-ink-soft text-[15px]">
      {children}
    </text>
  );
}

function useClusterLabel({ memories }: PlacedCluster): string {
  const { t } = useLingui();
  const words = useMarkWords();
  const [first] = memories;
  const last = memories.at(-1) ?? first;
  if (memories.length === 1) return words.label(first);
  const count = memories.length;
  const years = first.year === last.year ? String(first.year) : `${first.year} – ${last.year}`;
  return t`${count} memories, ${years}`;
}
