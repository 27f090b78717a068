import { type ReactNode, useId } from "react";

interface ProfileCardProps {
  readonly title: string;
  /** Stands beside the title, such as a pencil. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function ProfileCard({ title, action, children }: ProfileCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-rule bg-card p-6 shadow-soft">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={titleId} className="min-w-0 text-xl">
          {title}
        </h2>
        {action}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}
