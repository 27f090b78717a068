import { bouquetOf } from "@lane/domain/lifeline/clusters.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";
import { fittedText } from "@lane/domain/lifeline/svg-text.ts";
import { useLingui } from "@lingui/react/macro";

import { useMarkWords } from "./mark-words.tsx";
import { motifPrefix } from "./motif-definitions.tsx";
import { type PlacedCluster, ropeHeight } from "./stage-layout.ts";

interface MarkProps {
  readonly cluster: PlacedCluster;
  /** How wide a flower is. */
  readonly unit: number;
  readonly isActive: boolean;
}

const leastLabelRoom = 96;
const leastCountRoom = 24;

/** One memory on the rope, or as many as lie in one place. */
export function Mark({ cluster, unit, isActive }: MarkProps) {
  const { key, at, memories, room } = cluster;
  const { sprigs, count, isComplete } = bouquetOf(memories);
  const label = useClusterLabel(cluster);
  const [only] = memories;
  const place = `translate(${at.toFixed(1)} ${ropeHeight(at).toFixed(1)})`;
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
          x={-unit * 0.65}
          y={-unit * 1.9}
          width={unit * 1.3}
          height={unit * 1.9 + 12}
          rx={12}
          className="fill-transparent stroke-transparent"
          strokeWidth={2.5}
        />
        {sprigs.map(({ memory, symbol, scale, right, up }) => (
          <use
            key={memory.id}
            href={`#${motifPrefix}${motifOf(symbol, memory.id)}`}
            transform={`translate(${(right * unit).toFixed(1)} ${(-up * unit).toFixed(1)}) scale(${((unit / 40) * scale).toFixed(3)})`}
          />
        ))}
      </g>
      {/* Beside the button and not in it: a title cut short would not be its name. */}
      <g transform={place} aria-hidden="true">
        {isComplete || room < leastCountRoom ? null : <MarkText y={28} text={String(count)} />}
        {count === 1 && room >= leastLabelRoom ? (
          <MarkText y={32} text={fittedText(only.title, Math.min(230, room - 12), 15)} />
        ) : null}
      </g>
    </>
  );
}

function MarkText({ y, text }: { readonly y: number; readonly text: string }) {
  return (
    <text y={y} textAnchor="middle" className="pointer-events-none fill-ink-soft text-[15px]">
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
