import type { GivenShare } from "@lane/contract/shared-memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";

import { asWritten } from "#ui/as-written.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { PrintWallSkeleton } from "#ui/print.tsx";

import { HiddenShares } from "./hidden-shares.tsx";
import { renewAddresses } from "./media-addresses.ts";
import { ShareGroup } from "./share-group.tsx";
import type { ShareLinks } from "./share-links.ts";
import { NotLoaded, OfflineNote } from "./share-notes.tsx";
import { forgetShare, forgetUnlisted, givenSharesQuery, hasExpired, isUnreached } from "./shared-memories.queries.ts";
import { useConfirmed } from "./use-confirmed.ts";

interface WithMeProps {
  /** The member's own address, to which others share; undefined until it is known. */
  readonly email: string | undefined;
  readonly links: ShareLinks;
  /** The way on from an empty page. */
  readonly timelineLink: ReactNode;
}

/** What others share with the member, newest first. */
export function WithMe({ email, links, timelineLink }: WithMeProps) {
  const { shares, error, isFetching, now, refetch } = useGivenShares();
  if (!shares) {
    return error ? (
      <NotLoaded error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PrintWallSkeleton count={4} />
    );
  }
  if (shares.length === 0) return <NothingShared email={email} timelineLink={timelineLink} />;
  const handleLost = () => {
    renewAddresses(givenSharesQuery.queryKey);
    return refetch({ cancelRefetch: false });
  };
  const hidden = shares.filter(({ isHidden }) => isHidden);
  const shown = shares.filter(({ isHidden }) => !isHidden);
  return (
    <>
      {isUnreached(error) ? <OfflineNote /> : null}
      <div className="grid gap-10">
        {shown.map((share, index) => (
          <ShareGroup key={share.id} share={share} now={now} isFirst={index === 0} links={links} onLost={handleLost} />
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">
          <Trans>Everything that was shared with you is hidden.</Trans>
        </p>
      ) : null}
      <HiddenShares shares={hidden} now={now} />
    </>
  );
}

/** The shares that are open now; undefined until the server has answered. What has ended leaves the cache as well. */
function useGivenShares() {
  const client = useQueryClient();
  const query = useQuery(givenSharesQuery);
  const { data, dataUpdatedAt } = query;
  const { now, mayBeShown } = useConfirmed(query, givenSharesQuery.queryKey, data ?? []);
  const isOpen = (share: GivenShare) => !hasExpired(share, { confirmedAt: dataUpdatedAt, now });
  const ended = data?.find((share) => !isOpen(share))?.id;

  useEffect(() => {
    if (ended !== undefined) forgetShare(client, ended);
  }, [client, ended]);

  useEffect(() => {
    if (data) forgetUnlisted(client, data);
  }, [client, data]);

  return { ...query, shares: mayBeShown ? data?.filter(isOpen) : undefined, now };
}

function NothingShared({ email, timelineLink }: Pick<WithMeProps, "email" | "timelineLink">) {
  const { t } = useLingui();
  const address =
    email === undefined ? undefined : <strong className="block wrap-anywhere text-ink">{asWritten(email)}</strong>;
  return (
    <div className="rounded-card border border-rule bg-card shadow-soft">
      <EmptyState
        motif={<Flower memoryId="shared-memories-page" className="h-24" />}
        title={t`Nobody has shared a memory with you yet`}
        actions={timelineLink}
      >
        <p>
          <Trans>When someone in your family or a friend shares a memory with you, you'll find it here.</Trans>
        </p>
        {address ? (
          <p className="mt-3">
            <Trans>All they need is your email address: {address}</Trans>
          </p>
        ) : null}
      </EmptyState>
    </div>
  );
}
