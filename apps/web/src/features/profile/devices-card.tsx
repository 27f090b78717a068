import { Trans, useLingui } from "@lingui/react/macro";

import { errorText, readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { DeviceRow } from "./device-row.tsx";
import { useDevices, useEndAllDevices } from "./devices.queries.ts";
import { ProfileCard } from "./profile-card.tsx";

/** Where the account is signed in, and the way to end it. */
export function DevicesCard({ onSessionEnded }: { readonly onSessionEnded: () => void }) {
  const { t } = useLingui();
  const { data, error, refetch } = useDevices();
  return (
    <ProfileCard title={t`Signed-in devices`}>
      {data ? (
        <ul className="divide-y divide-rule">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : null}
      {error && !data ? (
        <div role="alert">
          <p className="text-alarm">{readErrorText(error)}</p>
          <Button variant="secondary" onClick={() => void refetch()} className="mt-3">{t`Try Again`}</Button>
        </div>
      ) : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      ) : null}
      <SignOutEverywhere onSessionEnded={onSessionEnded} />
    </ProfileCard>
  );
}

function SignOutEverywhere({ onSessionEnded }: { readonly onSessionEnded: () => void }) {
  const { t } = useLingui();
  const end = useEndAllDevices();

  async function handleClick() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Sign out everywhere?`,
      text: t`Every device has to log in again, this one too. Nothing of yours is lost.`,
      confirmText: t`Sign out everywhere`,
    });
    if (!(await answer)) return;
    end.mutate(undefined, {
      onSuccess: ({ message }) => {
        toast("success", message);
        onSessionEnded();
      },
      onError: (error) => toast("error", errorText(error)),
    });
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-5">
      <Button variant="secondary" busy={end.isPending} onClick={() => void handleClick()}>
        {t`Sign out everywhere`}
      </Button>
      <p className="min-w-0 grow basis-60 text-sm text-ink-soft">
        <Trans>If you see a device you do not know, sign out everywhere and change your password.</Trans>
      </p>
    </div>
  );
}
