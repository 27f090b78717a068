import type { Device } from "@lane/contract/sessions.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { errorText, readErrorText } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { displayLocale } from "#lib/i18n.ts";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { ProfileCard } from "./profile-card.tsx";
import { devicesQuery, useDevices } from "./profile.queries.ts";

/** The sessions of the account, with buttons to end them. */
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

function DeviceRow({ device: { id, device, createdAt, lastSeenAt, isCurrent } }: { readonly device: Device }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(routes.sessions.endDevice, { body: { deviceId: id } }),
    onSuccess: () => client.invalidateQueries(devicesQuery),
  });
  const since = dayText(createdAt);
  const lastSeen = momentText(lastSeenAt);

  function handleEnd() {
    end.mutate(undefined, {
      onSuccess: () => toast("success", t`Signed out`),
      onError: (error) => toast("error", errorText(error)),
    });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-1 last:pb-1">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {isCurrent ? (
            <span className="rounded-pill border border-moss px-3 text-sm text-moss">
              <Trans>This device</Trans>
            </span>
          ) : null}
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>Since {since}</Trans>
          <br />
          <Trans>Last seen {lastSeen}</Trans>
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="secondary"
          aria-label={t`Sign out ${device}`}
          busy={end.isPending}
          busyText={t`Signing out...`}
          onClick={handleEnd}
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}

function dayText(epochMs: number): string {
  return new Date(epochMs).toLocaleDateString(displayLocale(), { dateStyle: "long" });
}

function momentText(epochMs: number): string {
  return new Date(epochMs).toLocaleString(displayLocale(), { dateStyle: "long", timeStyle: "short" });
}

function SignOutEverywhere({ onSessionEnded }: { readonly onSessionEnded: () => void }) {
  const { t } = useLingui();
  const end = useMutation({ mutationFn: () => call(routes.sessions.logoutEverywhere, {}) });

  async function handleClick() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Sign out everywhere?`,
      text: t`You'll need to log in again on every device, including this one. You won't lose anything.`,
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
        <Trans>If you don't recognise a device, sign out everywhere and change your password.</Trans>
      </p>
    </div>
  );
}
