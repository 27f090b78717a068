import { Trans, useLingui } from "@lingui/react/macro";
import { Smartphone } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { install, installWay, onInstallOffer, refuseInstall, watchInstallOffer } from "#offline/install-offer.ts";
import { Button } from "#ui/button.tsx";

import { NoticeBar } from "./notice-bar.tsx";

/** Comes when somebody has come back or has written a little, and never again once it was answered. */
export function InstallHint() {
  const { t } = useLingui();
  const way = useSyncExternalStore(onInstallOffer, installWay, () => "none");
  useEffect(watchInstallOffer, []);
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached, () => true);
  if (way === "none" || !isReached) return null;
  return (
    <section aria-label={t`Install this app`}>
      <NoticeBar
        icon={<Smartphone aria-hidden="true" className="size-5 shrink-0 text-moss" />}
        actions={
          way === "button" ? (
            <>
              <Button onClick={install}>{t`Install`}</Button>
              <Button variant="quiet" onClick={refuseInstall}>{t`No, thank you`}</Button>
            </>
          ) : (
            <Button variant="quiet" onClick={refuseInstall}>{t`All right`}</Button>
          )
        }
      >
        {way === "button" ? (
          <Trans>Keep your lane on the home screen: it opens at once, also without a connection.</Trans>
        ) : (
          <Trans>Keep your lane on the home screen: tap Share, then “Add to Home Screen”.</Trans>
        )}
      </NoticeBar>
    </section>
  );
}
