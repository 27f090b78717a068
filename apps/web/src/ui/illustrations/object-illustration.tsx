import type { JSX } from "react";

interface ObjectIllustrationProps {
  readonly name: keyof typeof drawings;
  readonly className?: string | undefined;
}

/** Eight small drawings of objects, hidden from screen readers: the text beside each says what it shows. */
export function ObjectIllustration({ name, className }: ObjectIllustrationProps) {
  const Drawing = drawings[name];
  return (
    <svg viewBox="0 0 80 72" aria-hidden="true" className={className}>
      <Drawing />
    </svg>
  );
}

const drawings = {
  song: Disc,
  show: Television,
  snack: IceCream,
  clothing: Jumper,
  news: Newspaper,
  game: Joystick,
  wireless: Wireless,
  dice: Dice,
} as const satisfies Record<string, () => JSX.Element>;

function Disc() {
  return (
    <>
      <rect x="6" y="8" width="48" height="56" rx="3" className="fill-petal-marigold" />
      <path d="M6 44 54 26V61a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z" className="fill-petal-poppy" />
      <circle cx="50" cy="36" r="24" className="fill-pebble-shadow" />
      <g fill="none" className="stroke-pebble" strokeWidth="0.8" opacity="0.7">
        <circle cx="50" cy="36" r="19.5" />
        <circle cx="50" cy="36" r="15.5" />
        <circle cx="50" cy="36" r="12" />
      </g>
      <circle cx="50" cy="36" r="8" className="fill-petal-cream" />
      <circle cx="50" cy="36" r="1.8" className="fill-pebble-shadow" />
    </>
  );
}

function Television() {
  return (
    <>
      <path d="M28 4 40 18 54 3" fill="none" className="stroke-post-dark" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M20 62 16 70M60 62 64 70" className="stroke-post-dark" strokeWidth="3.6" strokeLinecap="round" />
      <rect x="6" y="17" width="68" height="47" rx="7" className="fill-post" />
      <rect x="12" y="23" width="44" height="35" rx="6" className="fill-dusk-low" />
      <path
        d="M12 50C22 42 30 46 38 44 46 42 52 44 56 46V52a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6Z"
        className="fill-hill-near"
      />
      <circle cx="44" cy="34" r="5" className="fill-dusk-sun" />
      <circle cx="65" cy="31" r="3.4" className="fill-candle" />
      <circle cx="65" cy="41" r="3.4" className="fill-candle" />
      <path d="M61 50H69M61 54H69" className="stroke-post-dark" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}

function IceCream() {
  return (
    <>
      <path d="M26 34H54L41 70a1.3 1.3 0 0 1-2.4 0Z" className="fill-straw" />
      <path
        d="M31 34 47 54M40 34 50 46M28 40 43 62M49 34 33 54M40 34 30 46M52 40 37 62"
        className="stroke-straw-dark"
        strokeWidth="1.1"
      />
      <path
        d="M23 32C21 20 29 14 40 14S59 20 57 32C57 38 52 37 50 34 47 39 43 39 40 35 37 39 33 39 30 34 28 37 23 38 23 32Z"
        className="fill-petal-rose"
      />
      <path d="M27 18C27 8 33 3 40 3S53 8 53 18C53 24 46 22 40 22S27 24 27 18Z" className="fill-petal-cream" />
      <path
        d="M33 10 36 12M44 8 42 11M46 15 49 14M36 17 38 19"
        className="stroke-petal-poppy"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle cx="40" cy="4" r="3.4" className="fill-petal-poppy" />
    </>
  );
}

function Jumper() {
  return (
    <>
      <path
        d="M28 10 10 20C6 24 5 44 6 54L17 55 20 34V64H60V34L63 55 74 54C75 44 74 24 70 20L52 10C48 16 32 16 28 10Z"
        className="fill-petal-blue"
      />
      <path d="M28 10C32 16 48 16 52 10L49 8C46 12 34 12 31 8Z" className="fill-petal-blue-deep" />
      <path
        d="M20 38 26 32 32 38 38 32 44 38 50 32 56 38 60 34V42L56 46 50 40 44 46 38 40 32 46 26 40 20 46Z"
        className="fill-petal-cream"
      />
      <path
        d="M20 60H60V65a1 1 0 0 1-1 1H21a1 1 0 0 1-1-1ZM6 50 17 51V56L6.4 55ZM74 50 63 51V56L73.6 55Z"
        className="fill-petal-blue-deep"
      />
    </>
  );
}

function Newspaper() {
  return (
    <>
      <path d="M14 10H70V60a4 4 0 0 1-4 4H14Z" className="fill-pebble-warm" />
      <path d="M8 6H62V60a4 4 0 0 0 4 4H12a4 4 0 0 1-4-4Z" className="fill-petal-cream" />
      <path d="M14 15H56" className="stroke-pebble-shadow" strokeWidth="5" />
      <rect x="14" y="24" width="22" height="17" className="fill-hill-mid" />
      <path d="M14 41 22 32 28 37 32 34 36 38V41Z" className="fill-hill-near" />
      <circle cx="30" cy="29" r="2.4" className="fill-dusk-sun" />
      <path d="M41 26H56M41 32H56M41 38H52M14 48H56M14 54H56M14 59H44" className="stroke-pebble" strokeWidth="1.8" />
    </>
  );
}

function Joystick() {
  return (
    <>
      <path d="M40 46V20" className="stroke-pebble-shadow" strokeWidth="6" strokeLinecap="round" />
      <circle cx="40" cy="14" r="10" className="fill-petal-poppy" />
      <path d="M34 11C35 7 39 6 42 7 38 8 36 9 34 11Z" className="fill-petal-cream" opacity="0.8" />
      <path
        d="M12 66V52C12 45 17 42 24 42H56C63 42 68 45 68 52V66a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2Z"
        className="fill-post-dark"
      />
      <path d="M12 58V52C12 45 17 42 24 42H56C63 42 68 45 68 52V58Z" className="fill-post" />
      <ellipse cx="40" cy="46" rx="11" ry="4" className="fill-post-dark" />
      <circle cx="22" cy="51" r="4" className="fill-petal-marigold" />
      <circle cx="58" cy="51" r="4" className="fill-petal-marigold" />
    </>
  );
}

function Wireless() {
  return (
    <>
      <path d="M16 64V70M64 64V70" className="stroke-post-dark" strokeWidth="4" strokeLinecap="round" />
      <path d="M8 66V30C8 14 22 6 40 6S72 14 72 30V66Z" className="fill-post" />
      <path d="M16 40V30C16 19 27 14 40 14S64 19 64 30V40Z" className="fill-petal-cream" />
      <path d="M26 39V19M33 39V16M40 39V15M47 39V16M54 39V19" className="stroke-post-dark" strokeWidth="2" />
      <rect x="27" y="46" width="26" height="8" rx="2" className="fill-candle" />
      <path d="M44 46V54" className="stroke-petal-poppy" strokeWidth="1.6" />
      <circle cx="18" cy="54" r="5" className="fill-candle-shade" />
      <circle cx="62" cy="54" r="5" className="fill-candle-shade" />
    </>
  );
}

function Dice() {
  return (
    <>
      <rect x="8" y="24" width="40" height="40" rx="8" transform="rotate(-9 28 44)" className="fill-petal-cream" />
      <g className="fill-pebble-shadow">
        <circle cx="17" cy="36" r="3.6" />
        <circle cx="28" cy="44" r="3.6" />
        <circle cx="39" cy="52" r="3.6" />
        <circle cx="36" cy="33" r="3.6" />
        <circle cx="20" cy="55" r="3.6" />
      </g>
      <rect x="42" y="8" width="30" height="30" rx="6" transform="rotate(14 57 23)" className="fill-petal-poppy" />
      <g className="fill-petal-cream">
        <circle cx="51" cy="17" r="3" />
        <circle cx="57" cy="23" r="3" />
        <circle cx="63" cy="29" r="3" />
      </g>
    </>
  );
}
