import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly motif: ReactNode;
  readonly title: string;
  /** Says what is, or will be, in this place. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ motif, title, children, actions }: EmptyStateProps) {
  return (
    <section className="mx-auto flex max-w-measure flex-col items-center px-4 py-4 text-center sm:py-10">
      <div className="mb-6 flex justify-center empty:mb-0">{motif}</div>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-2 text-balance text-ink-soft sm:mt-3">{children}</div>
      {actions ? <div className="mt-4 flex flex-wrap justify-center gap-3 sm:mt-7">{actions}</div> : null}
    </section>
  );
}
