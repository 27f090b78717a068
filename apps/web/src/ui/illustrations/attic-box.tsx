import { Flower } from "#ui/motifs/flower.tsx";

/** A box from the attic: open, it waits for what one finds; closed, it keeps what was put away. */
export function AtticBox({ isOpen, className }: { readonly isOpen: boolean; readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" className={className}>
      <ellipse cx="120" cy="166" rx="96" ry="9" className="fill-rule" />
      {isOpen ? <Inside /> : null}
      <path d="M40 84H200L190 164H50Z" className="fill-straw" />
      <path d="M40 84H200L198.5 96H41.5Z" className="fill-straw-dark" opacity="0.45" />
      <path d="M104 100H136V116H104Z" className="fill-petal-cream" />
      <path d="M110 106H130M110 111H124" className="stroke-straw-dark" strokeWidth="1.6" strokeLinecap="round" />
      {isOpen ? (
        <>
          <path d="M40 84 16 62 60 52 72 84Z" className="fill-straw stroke-straw-dark" strokeWidth="1" />
          <path d="M200 84 224 62 180 52 168 84Z" className="fill-straw stroke-straw-dark" strokeWidth="1" />
        </>
      ) : (
        <>
          <path d="M32 68H208V86H32Z" className="fill-straw stroke-straw-dark" strokeWidth="1.2" />
          <path d="M112 68V164M128 68V164" className="stroke-petal-rose-deep" strokeWidth="5" opacity="0.75" />
          <path
            d="M120 68C104 46 92 58 120 68 148 58 136 46 120 68Z"
            className="fill-none stroke-petal-rose-deep"
            strokeWidth="4"
          />
        </>
      )}
    </svg>
  );
}

/** A few prints and a flower, looking out. */
function Inside() {
  return (
    <>
      <path d="M48 84 62 60H178L192 84Z" className="fill-post-dark" />
      <g transform="rotate(-9 96 58)">
        <rect x="70" y="28" width="52" height="60" className="fill-card stroke-rule" />
        <rect x="75" y="33" width="42" height="36" className="fill-dusk-low" />
        <path d="M75 60C88 50 102 58 117 52V69H75Z" className="fill-hill-mid" />
        <circle cx="104" cy="44" r="5" className="fill-dusk-sun" />
      </g>
      <g transform="rotate(7 146 60)">
        <rect x="124" y="36" width="48" height="54" className="fill-card stroke-rule" />
        <rect x="128.5" y="40.5" width="39" height="33" className="fill-petal-blue" opacity="0.7" />
        <path d="M140 66 148 50 156 66Z" className="fill-petal-cream" />
      </g>
      <Flower memoryId="attic-flower" x="108" y="22" width="44" height="62" />
    </>
  );
}
