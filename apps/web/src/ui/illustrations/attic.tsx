/** Under the roof: beams, boards and a small window. What stands there is put on top. */
export function Attic({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="240" height="300" className="fill-lane" />
      <path d="M0 0H240V96L120 18 0 96Z" className="fill-post" opacity="0.5" />
      <path
        d="M-8 102 120 18 248 102M120 18V66M54 58V226M186 58V226"
        fill="none"
        className="stroke-post"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path d="M48 100H192" className="stroke-post" strokeWidth="9" />
      <circle cx="120" cy="148" r="28" className="fill-post-dark" />
      <circle cx="120" cy="148" r="23" className="fill-dusk-low" />
      <path d="M97 156C110 144 128 158 143 150A23 23 0 0 1 98 156Z" className="fill-hill-mid" />
      <circle cx="129" cy="140" r="6" className="fill-dusk-sun" />
      <path d="M120 125V171M97 148H143" className="stroke-post-dark" strokeWidth="3.4" />
      <path d="M102 170 138 170 214 300H26Z" className="fill-petal-cream" opacity="0.3" />
      <path d="M0 226H240V300H0Z" className="fill-post" opacity="0.55" />
      <path
        d="M0 226H240M0 246H240M0 270H240M70 226V246M168 226V246M34 246V270M128 246V270M206 246V270M84 270V300M178 270V300"
        className="stroke-post-dark"
        strokeWidth="1.4"
        opacity="0.5"
      />
    </svg>
  );
}
