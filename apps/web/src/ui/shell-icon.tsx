interface ShellIconProps {
  readonly name: keyof typeof drawings;
  readonly className?: string;
}

/** Lucide's look for the few icons of the first screen; Lucide's own code would add 2 kB to it. */
const drawings = {
  menu: "M4 5h16M4 12h16M4 19h16",
  close: "M18 6 6 18M6 6l12 12",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4",
  moon: "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.460.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
  monitor: "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 21h8M12 17v4",
} as const;

export function ShellIcon({ name, className = "size-5" }: ShellIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
