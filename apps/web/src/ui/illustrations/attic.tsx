/** The inside of an attic: beams, boards and a small window. Other drawings are placed on top. */
export function Attic({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="240" height="300" className="fill-lane" />
      <path d="M0 0H240V96L120 18 0 96Z" className="fill-post" opacity="0.5" />
      <path
        d="M-8 102 120 18 248 102M120 18V84M54 58V226M186 58V226"
        fill="none"
        className="stroke-post"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path d="M48 84H192" className="stroke-post" strokeWidth="9" />
      <circle cx="120" cy="124" r="28" className="fill-post-dark" />
      <circle cx="120" cy="124" r="23" className="fill-dusk-low" />
      <path d="M97 132C110 120 128 134 143 126A23 23 0 0 1 98 132Z" className="fill-hill-mid" />
      <circle cx="129" cy="116" r="6" className="fill-dusk-sun" />
      <path d="M120 101V147M97 124H143" className="stroke-post-dark" strokeWidth="3.4" />
      <path d="M102 142 138 142 222 300H18Z" className="fill-petal-cream" opacity="0.3" />
      <path d="M0 226H240V300H0Z" className="fill-post" opacity="0.55" />
      <path
        d="M0 226H240M-60 300 40 226M0 300 67 226M60 300 93 226M120 300V226M180 300 147 226M240 300 173 226M300 300 200 226"
        className="stroke-post-dark"
        strokeWidth="1.4"
        opacity="0.5"
      />
    </svg>
  );
}
