/** Drawing of a quill. */
export function Quill({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 72" aria-hidden="true" className={className}>
      <path
        d="M59 4C41 5 26 15 20 31 17 39 16 47 15 53 26 52 37 48 44 39 52 29 57 17 59 4Z"
        className="fill-petal-cream stroke-petal-cream-deep"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M59 4C52 17 38 30 15 53 26 52 37 48 44 39 52 29 57 17 59 4Z" className="fill-straw" opacity="0.55" />
      <path
        d="M24 31 33 33M28 25 39 26M33 19 44 20M40 13 49 14M23 46 29 38M32 44 35 33M40 38 42 27"
        fill="none"
        className="stroke-petal-cream-deep"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path
        d="M59 4C46 21 28 36 9 62"
        fill="none"
        className="stroke-straw-dark"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M11 59 6 67 13 61Z" className="fill-ink" />
      <path
        d="M6 67C14 71 24 64 32 68 38 71 45 66 52 68"
        fill="none"
        className="stroke-ink-soft"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
