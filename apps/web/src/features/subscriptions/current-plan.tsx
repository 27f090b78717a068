import type { Subscription } from "@lane/contract/subscriptions.ts";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { errorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { PaymentDetailsButton } from "./payment-notice.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { useResume } from "./subscriptions.queries.ts";

interface CurrentPlanProps {
  readonly subscription: Subscription;
  readonly onAddress: (address: string) => void;
  readonly onCancel: () => void;
}

export function CurrentPlan({ subscription, onAddress, onCancel }: CurrentPlanProps) {
  const { t } = useLingui();
  const titleId = useId();
  const resume = useResume();
  const isEnding = subscription.endsAt !== null;

  function handleResume() {
    resume.mutate(undefined, {
      onSuccess: () => toast("success", t`Your subscription continues.`),
      onError: (error) => toast("error", errorText(error)),
    });
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">{t`Your plan`}</h2>
      <PlanFacts subscription={subscription} />
      {subscription.status === "none" ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* One element with two texts: the focus stays on it when the sheet has closed. */}
          <Button
            variant={isEnding ? "primary" : "secondary"}
            busy={resume.isPending}
            onClick={isEnding ? handleResume : onCancel}
          >
            {isEnding ? t`Keep my subscription` : t`Cancel subscription`}
          </Button>
          {subscription.status === "active" && !isEnding ? (
            <PaymentDetailsButton variant="quiet" className="-ms-3 px-3!" onAddress={onAddress} />
          ) : null}
        </div>
      )}
    </section>
  );
}
