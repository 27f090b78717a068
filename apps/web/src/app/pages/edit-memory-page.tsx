import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Flower } from "#ui/motifs/flower.tsx";

export function EditMemoryPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Edit memory`}
      motif={<Flower memoryId="edit-memory-page" className="h-24" />}
      emptyTitle={t`Every memory can be told again`}
      actions={
        <Link to={paths.timeline} className={buttonStyle("secondary")}>
          <Trans>Timeline</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Soon you can change what you have written here. Earlier versions will be kept.</Trans>
      </p>
    </ComingPage>
  );
}
