import type { PrintQuote } from "@lane/contract/print-orders.ts";
import type { ShippingLevel } from "@lane/domain/print-orders.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { errorText, problemOf } from "#api/errors.ts";
import { moneyText } from "#lib/money-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { BeforeOrdering } from "./before-ordering.tsx";
import { CopyCount } from "./copy-count.tsx";
import { countCopies, type Parcel } from "./parcels.ts";
import { PostalLines } from "./postal-lines.tsx";
import { PriceLines } from "./price-lines.tsx";
import { levelsOf, type PrintedBook, type Printing, useCreateOrder, useQuotes } from "./print-orders.queries.ts";

interface OrderPriceProps {
  readonly printing: Printing;
  readonly book: PrintedBook;
  readonly parcels: readonly Parcel[];
  /** With the sentences of the fields that were refused. */
  readonly onChangeParcels: (refused: Readonly<Record<string, string>>) => void;
  readonly onOrdered: (orderId: string) => void;
}

/** What goes to whom, what it costs, what there is to know first, and then the button. */
export function OrderPrice({ printing, book, parcels, onChangeParcels, onOrdered }: OrderPriceProps) {
  const levels = levelsOf(printing);
  const quotes = useQuotes(book, parcels, levels);
  const prices = levels.flatMap((level, index) => {
    const quote = quotes[index]?.data;
    return quote ? [{ level, quote }] : [];
  });
  const isReading = quotes.some(({ isFetching }) => isFetching);
  const failure = prices.length === 0 && !isReading ? quotes.find(({ error }) => error)?.error : undefined;
  const readAgain = () => quotes.forEach((quote) => void quote.refetch());
  return (
    <div className="grid gap-8">
      <Parcels parcels={parcels} onChange={() => onChangeParcels(problemOf(failure)?.fields ?? {})} />
      {prices.length === 0 && isReading ? (
        <SkeletonGroup>
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      ) : null}
      {failure ? <NoPrice error={failure} onRetry={readAgain} /> : null}
      {prices.length > 0 ? (
        <Prices
          printing={printing}
          prices={prices}
          order={{ book, parcels }}
          onPriceChanged={readAgain}
          onOrdered={onOrdered}
        />
      ) : null}
    </div>
  );
}

function NoPrice({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-start gap-4">
      <AlertNote summary={t`We couldn't get the price`} text={errorText(error)} />
      <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>
    </div>
  );
}

interface ParcelsProps {
  readonly parcels: readonly Parcel[];
  readonly onChange: () => void;
}

/** The addresses as they will be on the parcels, to be read once more. */
function Parcels({ parcels, onChange }: ParcelsProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        <Trans>Please check the addresses</Trans>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {parcels.map(({ address, copies }, index) => (
          // Two parcels may go to the same address.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="grid content-start gap-1 rounded-card border border-rule bg-card p-4">
            <CopyCount copies={copies} />
            <PostalLines address={address} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {parcels.length > 1 ? <CopyCount copies={countCopies(parcels)} addresses={parcels.length} /> : null}
        <Button variant="quiet" className="-ms-3 px-3!" onClick={onChange}>
          {t`Change addresses or copies`}
        </Button>
      </div>
    </section>
  );
}

interface PricesProps extends Pick<OrderPriceProps, "printing" | "onOrdered"> {
  readonly prices: readonly { readonly level: ShippingLevel; readonly quote: PrintQuote }[];
  readonly order: Pick<OrderPriceProps, "book" | "parcels">;
  readonly onPriceChanged: () => void;
}

function Prices({ printing, prices, order, onPriceChanged, onOrdered }: PricesProps) {
  const { t } = useLingui();
  const names = useShippingNames();
  const [wanted, setWanted] = useState<ShippingLevel>();
  const create = useCreateOrder();
  const chosen = prices.find(({ level }) => level === wanted) ?? prices[0];
  if (!chosen) return null;
  const { level: shippingLevel, quote } = chosen;
  const amount = moneyText(quote.totalCents);

  return (
    <>
      <RadioGroup
        label={t`How should it be sent?`}
        value={shippingLevel}
        onValueChange={setWanted}
        choices={prices.map(({ level, quote: { postageCents } }) => ({
          value: level,
          label: (
            <span className="flex flex-wrap justify-between gap-x-4">
              {names[level]} <span className="tabular-nums">{moneyText(postageCents)}</span>
            </span>
          ),
        }))}
      />
      <section className="grid gap-4">
        <h2 className="text-2xl">{t`Price`}</h2>
        <PriceLines price={quote} />
      </section>
      <BeforeOrdering printing={printing} />
      <div className="grid gap-3">
        <Button
          busy={create.isPending}
          busyText={t`Placing your order...`}
          onClick={() =>
            create.mutate(
              { ...order, shippingLevel, totalCents: quote.totalCents },
              { onSuccess: ({ id }) => onOrdered(id), onError: onPriceChanged },
            )
          }
        >
          {printing.isPaid ? t`Order and pay ${amount}` : t`Order`}
        </Button>
        <AlertNote summary={t`That didn't work`} text={create.error ? errorText(create.error) : undefined} />
      </div>
    </>
  );
}

function useShippingNames(): Record<ShippingLevel, string> {
  const { t } = useLingui();
  return { economy: t`Standard post`, tracked: t`Post with tracking`, express: t`Express` };
}
