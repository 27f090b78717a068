import { Pencil } from "lucide-react";
import { type ReactNode, type Ref, Suspense, useId } from "react";

import { IconButton } from "#ui/icon-button.tsx";

interface ProfileCardProps {
  readonly title: string;
  /** Shown beside the title, such as an edit button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** A modal or sheet of this card; it may be loaded later than the card. */
  readonly overlay?: ReactNode;
}

export function ProfileCard({ title, action, children, overlay }: ProfileCardProps) {
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
      <Suspense>{overlay}</Suspense>
    </section>
  );
}

interface PencilButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function PencilButton({ label, onClick, ref }: PencilButtonProps) {
  return (
    <IconButton ref={ref} label={label} onClick={onClick} className="border-rule">
      <Pencil aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
