interface YearPostProps {
  readonly year: number;
  /** Position of the foot. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A wooden post with the year on a plate, for use inside an SVG. */
export function YearPost({ year, x, y, scale }: YearPostProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="6" cy="2" rx="24" ry="5" className="fill-post-dark" opacity="0.35" />
      <path d="M-6-86H6L5 0H-5Z" className="fill-post" />
      <path d="M1-86H6L5 0H1Z" className="fill-post-dark" />
      <g transform="rotate(-2)">
        <rect x="-46" y="-84" width="92" height="42" rx="8" className="fill-post-dark" transform="translate(1.5 3)" />
        <rect x="-46" y="-84" width="92" height="42" rx="8" className="fill-card stroke-post" strokeWidth="2.5" />
        <text y="-53" textAnchor="middle" fontSize="31" className="figures-old fill-ink">
          {year}
        </text>
      </g>
    </g>
  );
}
