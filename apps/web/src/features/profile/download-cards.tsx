import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { ProfileCard } from "./profile-card.tsx";

export interface Downloads {
  readonly archive: ReactNode;
  readonly calendar: ReactNode;
}

/** What is downloaded, passed in because it belongs to another feature. */
export function DownloadCards({ archive, calendar }: Downloads) {
  const { t } = useLingui();
  return (
    <>
      <ProfileCard title={t`Download Memory`}>
        <p className="mb-4 text-ink-soft">
          <Trans>All your memories, in one file you can open without us.</Trans>
        </p>
        {archive}
      </ProfileCard>
      <ProfileCard title={t`Calendar`}>
        <p className="mb-4 text-ink-soft">
          <Trans>Memories with an exact date, for your own calendar.</Trans>
        </p>
        {calendar}
      </ProfileCard>
    </>
  );
}
