import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";

import { useIsSignedIn } from "#features/auth/session.ts";
import { newestVersion, seenVersionKey } from "#features/whats-new/newest-release.ts";
import { ReleaseList } from "#features/whats-new/release-list.tsx";
import type { ReleaseEntry } from "#features/whats-new/releases.ts";
import { PageHeading } from "#ui/page-heading.tsx";

export function WhatsNewPage() {
  const { t } = useLingui();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) localStorage.setItem(seenVersionKey, newestVersion);
  }, [isSignedIn]);
  return (
    <>
      <PageHeading title={t`What's new`}>
        <p>{t`What has changed in Down Memory Lane, the latest first.`}</p>
      </PageHeading>
      <ReleaseList renderLink={isSignedIn ? renderLink : undefined} />
    </>
  );
}

function renderLink(opens: ReleaseEntry["opens"], title: string) {
  return <Link {...opens}>{title}</Link>;
}
