import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { moneyText } from "#lib/money-text.ts";

interface PriceLinesProps {
  /** In cents; VAT is contained in all of them. */
  readonly price: {
    readonly printingCents: number;
    readonly postageCents: number;
    readonly vatCents: number;
    readonly totalCents: number;
  };
  readonly refundedCents?: number;
}

export function PriceLines({ price, refundedCents = 0 }: PriceLinesProps) {
  const { printingCents, postageCents, vatCents, totalCents } = price;
  const vat = moneyText(vatCents);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5">
      <Line name={<Trans>Printing</Trans>} cents={printingCents} />
      <Line name={<Trans>Postage</Trans>} cents={postageCents} />
      <dt className="mt-1.5 border-t border-rule pt-3 pe-4 font-semibold">
        <Trans>Total</Trans>
        <span className="block text-sm font-normal text-ink-soft">
          <Trans>including {vat} VAT</Trans>
        </span>
      </dt>
      <dd className="mt-1.5 border-t border-rule pt-3 text-end text-xl font-semibold tabular-nums">
        {moneyText(totalCents)}
      </dd>
      {refundedCents > 0 ? <Line name={<Trans>Paid back</Trans>} cents={-refundedCents} /> : null}
    </dl>
  );
}

function Line({ name, cents }: { readonly name: ReactNode; readonly cents: number }) {
  return (
    <>
      <dt className="pe-4">{name}</dt>
      <dd className="text-end tabular-nums">{moneyText(cents)}</dd>
    </>
  );
}
