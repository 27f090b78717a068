import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { EmptyState } from "#ui/empty-state.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** Shown when there is no timeline, because a memory needs a year. */
export function NoTimeline({ link }: { readonly link: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Add memory`} />
      <div className="rounded-card border border-rule bg-card shadow-soft">
        <EmptyState
          motif={<Rope lengthPx={320} knots={[0.2, 0.5, 0.8]} className="w-64" />}
          title={t`First, choose your years`}
          actions={link}
        >
          <p>
            <Trans>Set timeline first and then start adding memories</Trans>
          </p>
        </EmptyState>
      </div>
    </>
  );
}
