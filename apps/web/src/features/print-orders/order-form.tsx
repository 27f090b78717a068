import type { PrintOrder } from "@lane/contract/print-orders.ts";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "#ui/button.tsx";

import { CopyCount } from "./copy-count.tsx";
import { OrderPrice } from "./order-price.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import { countCopies, draftProblems, earlierAddresses, type Parcel, parcelOf, refusedProblems } from "./parcels.ts";
import type { PrintedBook, Printing } from "./print-orders.queries.ts";
import { useParcels } from "./use-parcels.ts";

/** The two halves of the order: first the addresses, then the price. Going back leads from one to the other. */
export interface OrderStep {
  readonly isPricing: boolean;
  readonly onPrice: () => void;
  readonly onChangeParcels: () => void;
  readonly onOrdered: (orderId: string) => void;
}

interface OrderFormProps extends OrderStep {
  readonly printing: Printing;
  readonly book: PrintedBook;
  /** Earlier orders, whose addresses are offered. */
  readonly orders: readonly PrintOrder[] | undefined;
  /** What the order begins with. */
  readonly parcels?: readonly Parcel[];
}

export function OrderForm({ printing, book, orders = [], parcels: first = [], isPricing, ...step }: OrderFormProps) {
  const parcels = useParcels(
    printing,
    first.map((parcel) => ({ ...parcel, id: crypto.randomUUID() })),
  );
  const { form, drafts, add, check, refuse, ...cards } = parcels;
  // After a reload the address of the page may name the price, and nothing is filled in.
  if (isPricing && Object.keys(draftProblems(drafts, printing.maxCopiesPerParcel)).length === 0) {
    return (
      <OrderPrice
        printing={printing}
        book={book}
        parcels={drafts.map(parcelOf)}
        onChangeParcels={(refused) => {
          refuse(refusedProblems(drafts, refused));
          step.onChangeParcels();
        }}
        onOrdered={step.onOrdered}
      />
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) step.onPrice();
      }}
    >
      <h2 className="text-2xl">
        <Trans>Who gets a copy?</Trans>
      </h2>
      <ParcelCards {...cards} drafts={drafts} printing={printing} orders={orders} />
      {drafts.length < printing.maxParcels ? (
        <Button variant="secondary" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-5 shrink-0" />
          <Trans>Send to another address too</Trans>
        </Button>
      ) : null}
      <div className="grid justify-items-start gap-3 border-t border-rule pt-6">
        <CopyCount copies={countCopies(drafts)} addresses={drafts.length} />
        <Button type="submit">
          <Trans>Show the price</Trans>
        </Button>
        <p className="text-sm text-ink-soft">
          <Trans>You'll see the full price before you order anything.</Trans>
        </p>
      </div>
    </form>
  );
}

interface ParcelCardsProps extends Pick<ReturnType<typeof useParcels>, "drafts" | "problems" | "change" | "remove"> {
  readonly printing: Printing;
  readonly orders: readonly PrintOrder[];
}

function ParcelCards({ drafts, problems, change, remove, printing, orders }: ParcelCardsProps): ReactNode {
  const earlier = earlierAddresses(orders).filter(({ country }) => printing.countries.includes(country));
  return drafts.map((draft, index) => (
    <ParcelCard
      key={draft.id}
      draft={draft}
      place={index + 1}
      isOnly={drafts.length === 1}
      countries={printing.countries}
      maxCopies={printing.maxCopiesPerParcel}
      earlier={earlier}
      problems={problems[draft.id] ?? {}}
      onChange={change}
      onRemove={() => remove(draft.id)}
    />
  ));
}
