import type { Subscription } from "@lane/contract/subscriptions.ts";
import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";

import { errorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { usePaymentDetails, useRefresh } from "./subscriptions.queries.ts";

interface PaymentNoticeProps {
  readonly status: Subscription["status"];
  readonly onAddress: (address: string) => void;
}

/** On top of the page while a payment waits for its payer. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const { status } = props;
  return status === "past_due" || status === "confirmation_needed" ? <OpenPayment {...props} /> : null;
}

/** May be shown after the card was changed on the page of who takes the payments, so what is open is read again. */
function OpenPayment({ status, onAddress }: PaymentNoticeProps) {
  const { mutate: refresh } = useRefresh();
  useEffect(() => refresh(undefined), [refresh]);
  return (
    <div className="flex items-start gap-3 rounded-card border-2 border-alarm bg-card px-4 py-4 sm:px-5">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-alarm" />
      <div className="min-w-0">
        <p className="font-semibold">
          {status === "past_due" ? (
            <Trans>Your last payment didn't go through. We'll try again; please check your card.</Trans>
          ) : (
            <Trans>Your bank wants you to confirm the payment.</Trans>
          )}
        </p>
        <PaymentDetailsButton className="mt-3" variant="primary" onAddress={onAddress} />
      </div>
    </div>
  );
}

interface PaymentDetailsButtonProps extends Pick<PaymentNoticeProps, "onAddress"> {
  readonly variant: "primary" | "quiet";
  readonly className?: string;
}

/** Opens the page on which to change the card, or to pay what is open. */
export function PaymentDetailsButton({ onAddress, ...look }: PaymentDetailsButtonProps) {
  const details = usePaymentDetails();

  function handleClick() {
    details.mutate(undefined, {
      onSuccess: ({ address }) => onAddress(address),
      onError: (error) => toast("error", errorText(error)),
    });
  }

  return (
    <Button {...look} busy={details.isPending} onClick={handleClick}>
      <Trans>Check payment details</Trans>
    </Button>
  );
}
