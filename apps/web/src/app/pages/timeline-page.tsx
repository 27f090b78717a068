import { Trans, useLingui } from "@lingui/react/macro";

import { ComingPage } from "#app/coming-page.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

export function TimelinePage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Timeline`}
      motif={<Rope lengthPx={320} knots={[0.2, 0.5, 0.8]} className="w-64" />}
      emptyTitle={t`Your years will hang on this rope`}
    >
      <p>
        <Trans>
          Each year from your birth to today becomes a knot. Choose one, and its months open with everything you have
          kept.
        </Trans>
      </p>
    </ComingPage>
  );
}
