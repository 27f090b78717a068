import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Flower } from "#ui/motifs/flower.tsx";

export function SharedMemoriesPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Shared Memories`}
      motif={<Flower memoryId="shared-memories-page" className="h-24" />}
      emptyTitle={t`Nobody has shared a memory with you yet`}
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
    </ComingPage>
  );
}
