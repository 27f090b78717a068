import { bouquetOf } from "@lane/domain/lifeline/clusters.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";
import { fittedText } from "@lane/domain/lifeline/svg-text.ts";
import { useLingui } from "@lingui/react/macro";

import { useMarkWords } from "./mark-words.ts";
import { motifPrefix } from "./motif-definitions.tsx";
import { flowerWidth, motifScale, type PlacedCluster, ropeHeight } from "./stage-layout.ts";

interface MarkProps {
  readonly cluster: PlacedCluster;
  readonly isActive: boolean;
}

const leastLabelRoom = 96;

/** One memory on the rope, or as many as lie in one place. */
export function Mark({ cluster, isActive }: MarkProps) {
  const { key, at, memories, room } = cluster;
  const { sprigs, count, isComplete } = bouquetOf(memories);
  const label = useClusterLabel(cluster);
  const [only] = memories;
  return (
    <g
      data-mark={key}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button of its own
      role="button"
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      transform={`translate(${at.toFixed(1)} ${ropeHeight(at).toFixed(1)})`}
      className="cursor-pointer touch-none outline-none focus-visible:[&>rect]:stroke-clay"
    >
      <title>{label}</title>
      <rect
        x={-22}
        y={-64}
        width={44}
        height={76}
        rx={12}
        className="fill-transparent stroke-transparent"
        strokeWidth={2.5}
      />
      {sprigs.map(({ memory, symbol, scale, right, up }) => (
        <use
          key={memory.id}
          href={`#${motifPrefix}${motifOf(symbol, memory.id)}`}
          transform={`translate(${(right * flowerWidth).toFixed(1)} ${(-up * flowerWidth).toFixed(1)}) scale(${(motifScale * scale).toFixed(3)})`}
        />
      ))}
      {isComplete ? null : <MarkText y={28} text={String(count)} />}
      {count === 1 && room >= leastLabelRoom ? (
        <MarkText y={32} text={fittedText(only.title, Math.min(230, room - 12), 15)} />
      ) : null}
    </g>
  );
}

function MarkText({ y, text }: { readonly y: number; readonly text: string }) {
  return (
    <text y={y} textAnchor="middle" className="fill-ink-soft text-[15px]" aria-hidden="true">
      {text}
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
