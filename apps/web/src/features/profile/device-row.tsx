import type { Device } from "@lane/contract/sessions.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { displayLocale } from "#lib/i18n.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useEndDevice } from "./devices.queries.ts";

export function DeviceRow({ device: { id, device, createdAt, lastSeenAt, isCurrent } }: { readonly device: Device }) {
  const { t } = useLingui();
  const end = useEndDevice();
  const since = dayText(createdAt);
  const lastSeen = momentText(lastSeenAt);

  function handleEnd() {
    end.mutate(id, {
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
