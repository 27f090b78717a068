import type { PrintOrder } from "@lane/contract/print-orders.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { moneyText } from "#lib/money-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { toast } from "#ui/toast-queue.ts";

import { useAdvanceOrder, useCancelOrder } from "./print-orders.queries.ts";

/** Labelled, because everything else looks as it would with a real printer. */
export function DemoStrip({ order: { id, state } }: { readonly order: PrintOrder }) {
  const { t } = useLingui();
  const advance = useAdvanceOrder(id);
  const hasNext = ["held", "sending", "accepted", "in_production", "shipped"].includes(state);
  return (
    <section
      aria-label={t`Demo`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 border-dashed border-edge bg-card px-5 py-4"
    >
      <p>
        <Trans>
          <strong>Demo:</strong> nothing is printed or charged.
        </Trans>
      </p>
      {hasNext ? (
        <Button variant="secondary" busy={advance.isPending} onClick={() => advance.mutate()}>
          <Trans>Next step</Trans>
        </Button>
      ) : null}
      <AlertNote summary={t`That didn't work`} text={advance.error ? errorText(advance.error) : undefined} />
    </section>
  );
}

/** Two taps: the button, and the question whether it is meant. */
export function CancelOrder({ order }: { readonly order: PrintOrder }) {
  const { t } = useLingui();
  const cancel = useCancelOrder(order.id);
  const paid = moneyText(order.paidCents);

  async function askAndCancel() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Cancel this order?`,
      text:
        order.paidCents > 0
          ? t`Nothing will be printed, and you get ${paid} back.`
          : t`Nothing will be printed or charged.`,
      confirmText: t`Cancel the order`,
      cancelText: t`Keep it`,
      isDangerous: true,
    });
    if (await answer) cancel.mutate(undefined, { onSuccess: () => toast("success", t`Your order is cancelled.`) });
  }

  return (
    <>
      {order.isCancellable ? (
        <Button
          variant="danger"
          className="justify-self-start"
          busy={cancel.isPending}
          busyText={t`Cancelling...`}
          onClick={() => void askAndCancel()}
        >
          <Trans>Cancel this order</Trans>
        </Button>
      ) : null}
      <AlertNote summary={t`That didn't work`} text={cancel.error ? errorText(cancel.error) : undefined} />
    </>
  );
}
