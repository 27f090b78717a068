/** A loop of rope going round. Decoration only: the words beside it say what is happening. */
export function Spinner({ className = "size-5" }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`animate-spin ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="4">
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <circle cx="12" cy="12" r="9" pathLength="48" strokeDasharray="3 2.6" opacity="0.35" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
      </g>
    </svg>
  );
}
