import type { Order } from "@lane/contract/subscriptions.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";

import { errorText, readErrorText } from "#api/errors.ts";
import { dayText } from "#lib/day-text.ts";
import { moneyText } from "#lib/money-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { capitalised, useProductList } from "./product-names.ts";
import { useConfirmWithdrawal, useMailedOrder } from "./withdrawals.queries.ts";

interface MailedWithdrawalProps {
  readonly token: string;
  /** The form that asks for a new link, where this one works no more. */
  readonly askAgain: ReactNode;
}

export function MailedWithdrawal({ token, askAgain }: MailedWithdrawalProps) {
  const { t } = useLingui();
  const { data: order, error } = useMailedOrder(token);
  if (order) return <ConfirmWithdrawal token={token} order={order} />;
  if (error) {
    return (
      <div className="grid gap-6">
        <AlertNote summary={t`This link doesn't work any more`} text={readErrorText(error)} />
        {askAgain}
      </div>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}

interface ConfirmWithdrawalProps {
  readonly token: string;
  readonly order: Order;
}

function ConfirmWithdrawal({ token, order }: ConfirmWithdrawalProps) {
  const { t } = useLingui();
  const confirm = useConfirmWithdrawal();
  const names = capitalised(useProductList()(order.products));
  const { orderNumber } = order;
  const bought = dayText(order.boughtAt);
  if (confirm.data) return <Receipt orderNumber={orderNumber} refundedCents={confirm.data.refundedCents} />;
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-2xl">{names}</h2>
        <p className="text-ink-soft">
          <Trans>
            Order {orderNumber}, bought on {bought}
          </Trans>
        </p>
      </div>
      <p>
        <Trans>
          It ends today, and we'll refund everything you paid for it, the same way you paid. Your memories stay as they
          are.
        </Trans>
      </p>
      <AlertNote summary={t`That didn't work`} text={confirm.error ? errorText(confirm.error) : undefined} />
      <Button className="w-full" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
        {t`Confirm withdrawal`}
      </Button>
    </div>
  );
}

interface ReceiptProps {
  readonly orderNumber: string;
  /** Null while the money is still on its way. */
  readonly refundedCents: number | null;
}

function Receipt({ orderNumber, refundedCents }: ReceiptProps) {
  return (
    <News>
      <p className="text-lg font-semibold">
        <Trans>You've withdrawn from order {orderNumber}.</Trans>
      </p>
      <p>
        {refundedCents === null ? <Trans>Your full refund is on its way.</Trans> : null}
        {refundedCents ? <Refund cents={refundedCents} /> : null}{" "}
        <Trans>We've emailed you a receipt with the date and time.</Trans>
      </p>
    </News>
  );
}

function Refund({ cents }: { readonly cents: number }) {
  const amount = moneyText(cents);
  return <Trans>We'll refund {amount} the same way you paid.</Trans>;
}

/** Takes the focus, because the button that had it is removed. */
export function News({ children }: { readonly children: ReactNode }) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <div ref={news} tabIndex={-1} className="grid gap-4 outline-none">
      {children}
    </div>
  );
}
