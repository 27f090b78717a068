import type { DemoCard } from "@lane/contract/subscriptions.ts";
import { monthlyCents, monthlySum, type Product, withdrawalDays } from "@lane/domain/products.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { errorText, readErrorText } from "#api/errors.ts";
import { moneyText } from "#lib/money-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { Price, Renewal } from "./price.tsx";
import { capitalised, useProductNames } from "./product-names.ts";
import { DemonstrationNote, SampleCards } from "./sample-cards.tsx";
import { useDemoCheckout, useDemoPay } from "./subscriptions.queries.ts";

interface DemoCheckoutProps {
  readonly checkoutId: string;
  readonly subscriptionsLink: ReactNode;
  readonly onAddress: (address: string) => void;
}

/** Stands in for the page of who takes the payments, on servers that take none. */
export function DemoCheckout({ checkoutId, subscriptionsLink, onAddress }: DemoCheckoutProps) {
  const { t } = useLingui();
  const { data, error } = useDemoCheckout(checkoutId);
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading title={t`Demonstration`}>
        <DemonstrationNote />
      </PageHeading>
      {data ? (
        <Payment
          checkoutId={checkoutId}
          checkout={data}
          onPaid={onAddress}
          onLeave={() => onAddress(data.leftAddress)}
        />
      ) : null}
      {!data && error ? (
        <div className="grid justify-items-start gap-5">
          <AlertNote summary={t`This checkout has ended`} text={readErrorText(error)} />
          {subscriptionsLink}
        </div>
      ) : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      ) : null}
    </div>
  );
}

type Checkout = NonNullable<ReturnType<typeof useDemoCheckout>["data"]>;

interface PaymentProps {
  readonly checkoutId: string;
  readonly checkout: Checkout;
  readonly onPaid: (address: string) => void;
  readonly onLeave: () => void;
}

function Payment({ checkoutId, checkout: { products, printOrder }, onPaid, onLeave }: PaymentProps) {
  const { t } = useLingui();
  const [card, setCard] = useState<DemoCard>("paid");
  const pay = useDemoPay(checkoutId);
  const amount = moneyText(printOrder?.totalCents ?? monthlySum(products));
  const result = pay.data?.result;

  function send(isConfirmed?: boolean) {
    pay.mutate(isConfirmed === undefined ? { card } : { card, isConfirmed }, {
      onSuccess: ({ address }) => {
        if (address !== null) onPaid(address);
      },
    });
  }

  if (result === "confirm") return <BankQuestion isBusy={pay.isPending} amount={amount} onAnswer={send} />;
  return (
    <div className="grid gap-6 rounded-card border border-rule bg-card p-5 shadow-soft sm:p-7">
      {printOrder ? <PrintPurchase order={printOrder} /> : <Purchase products={products} />}
      <SampleCards card={card} isOnce={printOrder !== undefined} onCardChange={setCard} />
      <AlertNote
        summary={t`The payment was declined`}
        text={result === "declined" ? t`Nothing was bought. Please choose another sample card.` : undefined}
      />
      <AlertNote summary={t`That didn't work`} text={pay.error ? errorText(pay.error) : undefined} />
      {/* In sight on a phone, too: below the sample cards it would be off the screen. */}
      <div className="sticky bottom-(--bottom-bar,0px) -mx-5 border-t border-rule bg-card px-5 py-3 sm:-mx-7 sm:px-7">
        <Button className="w-full" busy={pay.isPending || result === "paid"} onClick={() => send()}>
          {t`Pay ${amount}`}
        </Button>
      </div>
      <Button variant="quiet" className="-mt-4" onClick={onLeave}>{t`Cancel and go back`}</Button>
    </div>
  );
}

/** Printed books are paid once, and can't be returned. */
function PrintPurchase({ order }: { readonly order: NonNullable<Checkout["printOrder"]> }) {
  const { orderNumber, copies } = order;
  const amount = moneyText(order.totalCents);
  return (
    <div className="grid gap-1">
      <h2 className="text-xl">
        <Plural value={copies} one="# printed book" other="# printed books" />
      </h2>
      <p>
        <Trans>
          <span className="figures-old text-2xl font-medium">{amount}</span>{" "}
          <span className="text-ink-soft">postage and VAT included</span>
        </Trans>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Order {orderNumber}. Paid once; nothing renews.</Trans>
      </p>
    </div>
  );
}

function Purchase({ products }: { readonly products: readonly Product[] }) {
  const names = useProductNames();
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {products.map((product) => (
          <li key={product}>
            <h2 className="text-xl">{capitalised(names[product])}</h2>
            <Price cents={monthlyCents[product]} />
          </li>
        ))}
      </ul>
      <Renewal />
      <p className="text-sm text-ink-soft">
        <Trans>You can withdraw within {withdrawalDays} days and get a full refund.</Trans>
      </p>
    </div>
  );
}

interface BankQuestionProps {
  readonly isBusy: boolean;
  readonly amount: string;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Takes the focus, because the button that had it is gone. */
function BankQuestion({ isBusy, amount, onAnswer }: BankQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card border border-rule bg-card p-5 shadow-soft sm:p-7">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        <Trans>Your bank asks: was this you?</Trans>
      </h2>
      <p className="mt-2">
        <Trans>{amount} to Down Memory Lane. This is only a demonstration, too.</Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="grow" busy={isBusy} onClick={() => onAnswer(true)}>
          <Trans>Yes, it was me</Trans>
        </Button>
        <Button variant="secondary" className="grow" onClick={() => onAnswer(false)}>
          <Trans>No</Trans>
        </Button>
      </div>
    </div>
  );
}
