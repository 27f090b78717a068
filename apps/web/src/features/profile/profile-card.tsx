import { Pencil } from "lucide-react";
import { createContext, type ReactNode, type Ref, Suspense, use, useId } from "react";

import { IconButton } from "#ui/icon-button.tsx";

const IsUnderTitle = createContext(false);

interface TitledCardsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Cards that belong together under one heading. */
export function TitledCards({ title, children }: TitledCardsProps) {
  return (
    <IsUnderTitle value>
      <h2 tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      {children}
    </IsUnderTitle>
  );
}

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
  const heading = { id: titleId, tabIndex: -1, className: "min-w-0 text-xl" };
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-card border border-rule bg-card p-6 shadow-soft">
      <div className="flex min-h-11 items-center justify-between gap-3">
        {use(IsUnderTitle) ? <h3 {...heading}>{title}</h3> : <h2 {...heading}>{title}</h2>}
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
