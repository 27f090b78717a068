import type { Subscription } from "@lane/contract/subscriptions.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useReadTimeline, useRefresh } from "./subscriptions.queries.ts";

interface PaidReturnProps {
  readonly timelineLink: ReactNode;
  readonly onYearsOpen: () => void;
  readonly onPaymentSeen: () => void;
}

/**
 * After paying: the address only says that somebody comes back, so the subscription is read again first. Until then
 * nothing can be bought here, or somebody might pay twice.
 */
export function PaidReturn({ timelineLink, onYearsOpen, onPaymentSeen }: PaidReturnProps) {
  const { t } = useLingui();
  const { mutate: check, data, error, isPending, isIdle } = useRefresh();
  const readTimeline = useReadTimeline();
  const isChecking = isIdle || isPending || (data !== undefined && data.status !== "none");

  useEffect(() => check(undefined), [check]);

  const handleRead = useEffectEvent(async ({ status, products }: Subscription) => {
    if (status === "none") return;
    // The page itself says what is missing.
    if (status === "confirmation_needed") return onPaymentSeen();
    if (!products.includes("memory-keeper")) {
      toast("success", t`Thank you. Your payment went through.`);
      return onPaymentSeen();
    }
    await readTimeline();
    toast("success", t`All your years are open.`);
    onYearsOpen();
  });
  useEffect(() => {
    if (data) void handleRead(data);
  }, [data]);

  return (
    <>
      <PageHeading title={t`Subscriptions`} />
      <output className="block text-lg">
        {isChecking ? (
          <span className="flex items-center gap-3">
            <Spinner />
            <Trans>We're checking your payment...</Trans>
          </span>
        ) : null}
        {data && !isChecking ? (
          <Trans>Your payment hasn't arrived yet. That can take a minute; please don't pay again.</Trans>
        ) : null}
      </output>
      <AlertNote summary={t`We couldn't check your payment`} text={error ? errorText(error) : undefined} />
      {isChecking ? null : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => check(undefined)}>{t`Check again`}</Button>
          {timelineLink}
        </div>
      )}
    </>
  );
}
