import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Flower } from "#ui/motifs/flower.tsx";

export function ViewMemoryPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Memory`}
      motif={<Flower memoryId="view-memory-page" className="h-24" />}
      emptyTitle={t`A memory will stand here`}
      actions={
        <Link to={paths.timeline} className={buttonStyle("secondary")}>
          <Trans>Timeline</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Its story, its pictures, and the way to the memories before and after it.</Trans>
      </p>
    </ComingPage>
  );
}
