import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { readErrorText } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { sizeText } from "#lib/size-text.ts";
import { ProgressRope } from "#ui/progress-rope.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { ProfileCard } from "./profile-card.tsx";

/** How much room photos, films and sound take, and how much there is. */
export function StorageCard() {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ["media", "storage"],
    queryFn: ({ signal }) => call(routes.media.storage, {}, { signal }),
    staleTime: 0,
  });
  return (
    <ProfileCard title={t`Room for photos, films and sound`}>
      {data ? <Room usedBytes={data.usedBytes} quotaBytes={data.quotaBytes} /> : null}
      {!data && error ? <p className="text-ink-soft">{readErrorText(error)}</p> : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      ) : null}
    </ProfileCard>
  );
}

interface RoomProps {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

function Room({ usedBytes, quotaBytes }: RoomProps) {
  const { t } = useLingui();
  const used = sizeText(usedBytes);
  const whole = sizeText(quotaBytes);
  const left = sizeText(Math.max(0, quotaBytes - usedBytes));
  return (
    <>
      <ProgressRope
        label={t`Room that is taken`}
        percent={(usedBytes / Math.max(1, quotaBytes)) * 100}
        valueText={t`${used} of ${whole}`}
      />
      <p className="mt-2">
        <Trans>
          {used} of {whole} are taken.
        </Trans>
      </p>
      <p className="text-sm text-ink-soft">
        {usedBytes >= quotaBytes
          ? t`There is no room for more. Deleting a memory frees the room of its files.`
          : t`There is room for another ${left}.`}
      </p>
    </>
  );
}
