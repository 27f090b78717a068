import type { Subscription } from "@lane/contract/subscriptions.ts";
import type { Product } from "@lane/domain/products.ts";
import { Trans } from "@lingui/react/macro";

import { dayText } from "#lib/day-text.ts";
import { moneyText } from "#lib/money-text.ts";

import { capitalised, useProductList, useProductNames } from "./product-names.ts";

/** What somebody has, and what happens next: which date, which amount. */
export function PlanFacts({ subscription }: { readonly subscription: Subscription }) {
  const { products, gifts } = subscription;
  const listOf = useProductList();
  const isFree = products.length === 0 && !gifts.some(({ product }) => product === "memory-keeper");
  return (
    <div className="mt-1 grid gap-1">
      {products.length > 0 ? <p className="text-lg font-semibold">{capitalised(listOf(products))}</p> : null}
      {isFree ? (
        <p>
          <Trans>
            <strong>Free</strong>: ten years, for good.
          </Trans>
        </p>
      ) : null}
      <NextDate subscription={subscription} />
      {gifts.map((gift) => (
        <Gift key={gift.product} {...gift} />
      ))}
    </div>
  );
}

function NextDate({ subscription: { endsAt, nextPayment } }: { readonly subscription: Subscription }) {
  if (endsAt !== null) {
    const date = dayText(endsAt);
    return (
      <p>
        <Trans>Ends on {date}. Nothing more will be charged.</Trans>
      </p>
    );
  }
  if (nextPayment === null) return null;
  const amount = moneyText(nextPayment.cents);
  const date = dayText(nextPayment.at);
  return (
    <p>
      <Trans>
        Next payment: {amount} on {date}, VAT included
      </Trans>
    </p>
  );
}

interface GiftProps {
  readonly product: Product;
  readonly until: string | null;
}

function Gift({ product, until }: GiftProps) {
  const name = capitalised(useProductNames()[product]);
  const date = until === null ? undefined : dayText(until);
  return (
    <p>
      {date === undefined ? (
        <Trans>{name} is a gift from the people who run this server, for good.</Trans>
      ) : (
        <Trans>
          {name} is a gift from the people who run this server, until {date}.
        </Trans>
      )}
    </p>
  );
}
