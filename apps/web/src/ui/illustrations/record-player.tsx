/** A record player on its table, the sleeve leaning against it. */
export function RecordPlayer({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="240" height="300" className="fill-dusk-low" />
      <Wallpaper />
      <Sleeve />
      <Lid />
      <Deck />
      <path d="M0 236H240V252H0Z" className="fill-post" />
      <path d="M0 246H240V254H0Z" className="fill-post-dark" />
      <path d="M0 254H240V300H0Z" className="fill-post-dark" opacity="0.55" />
    </svg>
  );
}

function Wallpaper() {
  const rows = [28, 76, 124, 172, 220];
  return (
    <g className="fill-dusk-high" opacity="0.7">
      {rows.flatMap((y, row) =>
        [0, 1, 2, 3, 4, 5].map((column) => {
          const x = column * 48 + (row % 2) * 24;
          return (
            <path key={`${x} ${y}`} d={`M${x} ${y - 13}Q${x + 9} ${y} ${x} ${y + 13}Q${x - 9} ${y} ${x} ${y - 13}Z`} />
          );
        }),
      )}
    </g>
  );
}

function Sleeve() {
  return (
    <g transform="rotate(-7 62 190)">
      <rect x="16" y="138" width="94" height="98" rx="2" className="fill-petal-cream" />
      <path d="M16 196C40 176 70 190 110 168V236H16Z" className="fill-petal-blue" />
      <circle cx="82" cy="164" r="13" className="fill-petal-marigold" />
      <path d="M26 150H58M26 157H48" className="stroke-petal-poppy-deep" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function Lid() {
  return (
    <>
      <path d="M78 92H224L230 178H84Z" className="fill-petal-cream" opacity="0.38" />
      <path d="M78 92H224L230 178" className="fill-none stroke-petal-cream" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M96 104 120 104 104 168Z" className="fill-petal-cream" opacity="0.45" />
    </>
  );
}

function Deck() {
  return (
    <>
      <path d="M72 180H232L238 214H66Z" className="fill-post" />
      <path d="M66 214H238V232a4 4 0 0 1-4 4H70a4 4 0 0 1-4-4Z" className="fill-post-dark" />
      <path d="M80 225H120" className="stroke-straw" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="210" cy="225" r="5" className="fill-straw" />
      <circle cx="194" cy="225" r="3.4" className="fill-candle-shade" />
      <ellipse cx="142" cy="197" rx="60" ry="14.5" className="fill-pebble-shadow" />
      <g fill="none" className="stroke-pebble" strokeWidth="0.9" opacity="0.65">
        <ellipse cx="142" cy="197" rx="51" ry="12.2" />
        <ellipse cx="142" cy="197" rx="42" ry="10" />
        <ellipse cx="142" cy="197" rx="33" ry="7.8" />
      </g>
      <ellipse cx="142" cy="197" rx="19" ry="4.8" className="fill-petal-poppy" />
      <ellipse cx="142" cy="197" rx="2.6" ry="1.2" className="fill-petal-cream" />
      <path
        d="M218 184C220 192 214 196 200 199L176 203"
        fill="none"
        className="stroke-pebble-light"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="218" cy="184" r="6" className="fill-pebble-light" />
      <path d="M180 199 170 205 178 207Z" className="fill-pebble-dark" />
    </>
  );
}
