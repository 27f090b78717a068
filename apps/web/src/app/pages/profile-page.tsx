import { Trans, useLingui } from "@lingui/react/macro";

import { ComingPage } from "#app/coming-page.tsx";
import { Flower } from "#ui/motifs/flower.tsx";

export function ProfilePage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Profile`}
      motif={<Flower memoryId="profile-page" className="h-24" />}
      emptyTitle={t`Your details will live here`}
    >
      <p>
        <Trans>
          Your picture, your name, the city of your childhood and how you like to be asked: all of it will be yours to
          change, download or delete on this page.
        </Trans>
      </p>
    </ComingPage>
  );
}
