import type { ReactNode } from "react";

import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

interface ComingPageProps {
  readonly title: string;
  readonly motif: ReactNode;
  readonly emptyTitle: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page whose content is still being built, and says so. */
export function ComingPage({ title, motif, emptyTitle, children, actions }: ComingPageProps) {
  return (
    <>
      <PageHeading title={title} />
      <div className="rounded-card border border-rule bg-card shadow-soft">
        <EmptyState motif={motif} title={emptyTitle} actions={actions}>
          {children}
        </EmptyState>
      </div>
    </>
  );
}
