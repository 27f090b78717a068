import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** The content of this page is still being built, and the page says so. */
export function SharedMemoriesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Shared Memories`} />
      <div className="rounded-card border border-rule bg-card shadow-soft">
        <EmptyState
          motif={<Flower memoryId="shared-memories-page" className="h-24" />}
          title={t`Nobody has shared a memory with you yet`}
          actions={
            <Link to={paths.timeline} className={buttonStyle("secondary")}>
              <Trans>Timeline</Trans>
            </Link>
          }
        >
          <p>
            <Trans>
              Sharing is being built. What your family and friends share with you will be gathered on this page.
            </Trans>
          </p>
        </EmptyState>
      </div>
    </>
  );
}
