import { Rope } from "./motifs/rope.tsx";

interface ProgressRopeProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** Announced by screen readers instead of the bare number. */
  readonly valueText?: string;
  /** How long the rope is drawn; the bar may be as wide as half of it. */
  readonly lengthPx?: number;
}

/** A progress bar: a thread, and rope along the part that is done. */
export function ProgressRope({ label, percent, valueText, lengthPx = 1200 }: ProgressRopeProps) {
  const share = Math.min(100, Math.max(0, percent));
  return (
    <div className="relative h-3.5 w-full">
      <progress className="sr-only" aria-label={label} max={100} value={Math.round(share)} aria-valuetext={valueText} />
      <div className="absolute inset-x-0 top-1/2 border-t-2 border-dotted border-edge" />
      <div
        className="absolute inset-y-0 start-0 overflow-hidden transition-[width] duration-200"
        style={{ width: `${share}%` }}
      >
        <Rope lengthPx={lengthPx} thickness={8} waveHeight={2} className="h-3.5 w-auto max-w-none" />
      </div>
    </div>
  );
}
