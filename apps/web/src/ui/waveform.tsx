interface WaveformProps {
  /** From 0 to 100 each. */
  readonly levels: readonly number[];
  /** How much of it has been heard, from 0 to 1. */
  readonly heard?: number;
  readonly className?: string;
}

const height = 40;

/** The loudness of a recording as bars. */
export function Waveform({ levels, heard = 0, className }: WaveformProps) {
  return (
    <svg
      viewBox={`0 0 ${levels.length * 3} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {levels.map((level, index) => {
        const tall = Math.max(2, (Math.min(100, level) / 100) * height);
        return (
          <rect
            key={index}
            x={index * 3}
            y={(height - tall) / 2}
            width={2}
            height={tall}
            rx={1}
            className={index / levels.length < heard ? "fill-clay" : "fill-straw"}
          />
        );
      })}
    </svg>
  );
}
