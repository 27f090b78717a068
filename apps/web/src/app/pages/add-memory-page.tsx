import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Flower } from "#ui/motifs/flower.tsx";

export function AddMemoryPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Add memory`}
      motif={<Flower memoryId="add-memory-page" className="h-24" />}
      emptyTitle={t`A memory begins with a title`}
      actions={
        <Link to={paths.timeline} className={buttonStyle("secondary")}>
          <Trans>Timeline</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Soon you can write here, add photos, sound and film, and lay down a flower or a stone.</Trans>
      </p>
    </ComingPage>
  );
}
