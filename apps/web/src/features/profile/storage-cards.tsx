import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { sizeText } from "#lib/size-text.ts";
import { forgetKept } from "#offline/forget-member-data.ts";
import { type Kept, measureKept } from "#offline/measure-kept.ts";
import { Button } from "#ui/button.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { ProfileCard } from "./profile-card.tsx";
import { useStorage } from "./profile.queries.ts";

export function StorageCard() {
  const { t } = useLingui();
  const { data, error } = useStorage();
  return (
    <ProfileCard title={t`Photos, videos and recordings`}>
      {data ? <StorageMeter usedBytes={data.usedBytes} quotaBytes={data.quotaBytes} /> : null}
      {!data && error ? <p className="text-ink-soft">{readErrorText(error)}</p> : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      ) : null}
    </ProfileCard>
  );
}

interface StorageMeterProps {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

function StorageMeter({ usedBytes, quotaBytes }: StorageMeterProps) {
  const { t } = useLingui();
  const used = sizeText(usedBytes);
  const whole = sizeText(quotaBytes);
  const left = sizeText(Math.max(0, quotaBytes - usedBytes));
  return (
    <>
      <ProgressRope
        label={t`Storage`}
        percent={(usedBytes / Math.max(1, quotaBytes)) * 100}
        valueText={t`${used} of ${whole}`}
      />
      <p className="mt-2">
        <Trans>
          {used} of {whole} used
        </Trans>
      </p>
      <p className="text-sm text-ink-soft">
        {usedBytes >= quotaBytes
          ? t`Your storage is full. Deleting a memory frees the space its files use.`
          : t`You have ${left} left.`}
      </p>
    </>
  );
}

/** Data stored in this browser for offline reading. */
export function DeviceCard() {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const { data, isPending, refetch } = useQuery({
    queryKey: ["kept-here"],
    queryFn: measureKept,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

  async function handleClear() {
    setIsBusy(true);
    await forgetKept();
    await refetch();
    setIsBusy(false);
    toast("success", t`The offline copy has been removed`);
  }

  return (
    <ProfileCard title={t`Saved on this device`}>
      <p>
        <Trans>
          What you've read lately is saved here, locked, so you can read it offline. Logging out removes it.
        </Trans>
      </p>
      {data ? <Amounts kept={data} /> : null}
      {isPending ? <Skeleton className="mt-2 h-18 sm:h-12" /> : null}
      <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => void handleClear()}>
        <Trans>Remove the offline copy</Trans>
      </Button>
    </ProfileCard>
  );
}

function Amounts({ kept: { pictures, bytes, allBytes } }: { readonly kept: Kept }) {
  const mine = sizeText(bytes);
  return (
    <p className="mt-2 text-sm text-ink-soft">
      <Trans>{mine} of text and photos.</Trans>{" "}
      <Plural value={pictures} _0="No photos yet." one="# photo." other="# photos." />{" "}
      {allBytes === undefined ? null : <Trans>Including the app and your drafts: {sizeText(allBytes)}.</Trans>}
    </p>
  );
}
