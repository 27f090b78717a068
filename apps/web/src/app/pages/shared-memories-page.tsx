import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";

import { shareLinks } from "#app/share-links.tsx";
import { UnreadAnswers } from "#features/asks/unread-answers.tsx";
import { useMember } from "#features/auth/member.queries.ts";
import { useWaitingOffers } from "#features/guests/waiting-offers.ts";
import { WithMe } from "#features/shared-memories/with-me.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

const ByMe = lazy(async () => ({ default: (await import("#features/shares/by-me.tsx")).ByMe }));

const Asked = lazy(async () => ({ default: (await import("#app/asked-tab.tsx")).AskedTab }));
const GuestOffers = lazy(async () => ({ default: (await import("#app/guest-offers.tsx")).GuestOffers }));

const route = getRouteApi("/member/shared-memories");

export function SharedMemoriesPage() {
  const { t } = useLingui();
  const { tab } = route.useSearch();
  const member = useMember();
  const navigate = useNavigate();
  const timelineLink = (
    <Link to={paths.timeline} className={buttonStyle("secondary")}>
      <Trans>Timeline</Trans>
    </Link>
  );
  return (
    <>
      <PageHeading title={t`Shared Memories`} />
      <Tabs isAskedOpen={tab === "asked"} />
      <Offered />
      {tab === "by-me" ? (
        <Suspense fallback={<Waiting />}>
          <ByMe
            timelineLink={timelineLink}
            goToMemory={({ id, title }) =>
              void navigate({ to: paths.viewMemory, params: { memoryId: id, memoryName: memoryName(title) } })
            }
          />
        </Suspense>
      ) : null}
      {tab === "asked" ? (
        <Suspense fallback={<Waiting />}>
          <Asked />
        </Suspense>
      ) : null}
      {tab === undefined ? <WithMe email={member?.email} links={shareLinks} timelineLink={timelineLink} /> : null}
    </>
  );
}

/** Stays once it is shown, so that it can say what became of the last offer. */
function Offered() {
  const { data = [] } = useWaitingOffers();
  const [wasShown, setWasShown] = useState(false);
  if (data.length > 0 && !wasShown) setWasShown(true);
  return <Suspense>{wasShown ? <GuestOffers /> : null}</Suspense>;
}

const tabStyle =
  "flex min-h-11 grow items-center justify-center rounded-pill px-3 text-center font-semibold text-ink no-underline hover:no-underline " +
  "aria-[current=page]:bg-moss aria-[current=page]:text-on-moss not-aria-[current=page]:hover:bg-rule/60 " +
  "forced-colors:aria-[current=page]:outline-2 sm:grow-0 sm:px-5";

/** Links, because each tab has an address of its own. */
function Tabs({ isAskedOpen }: { readonly isAskedOpen: boolean }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Shared Memories`}
      className="mb-8 flex rounded-pill border border-edge bg-card p-1 sm:w-fit print:hidden"
    >
      <Link
        to={paths.sharedMemories}
        search={{}}
        activeOptions={{ exact: true }}
        resetScroll={false}
        className={tabStyle}
      >
        <Trans>With me</Trans>
      </Link>
      <Link to={paths.sharedMemories} search={{ tab: "by-me" }} resetScroll={false} className={tabStyle}>
        <Trans>By me</Trans>
      </Link>
      <Link to={paths.sharedMemories} search={{ tab: "asked" }} resetScroll={false} className={tabStyle}>
        <Trans>Asked</Trans>
        {isAskedOpen ? null : <UnreadAnswers />}
      </Link>
    </nav>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="min-h-dvh">
      <Skeleton className="h-40 rounded-card" />
    </SkeletonGroup>
  );
}
