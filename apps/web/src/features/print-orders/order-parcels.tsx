import type { PrintOrder } from "@lane/contract/print-orders.ts";
import type { ParcelState } from "@lane/domain/print-orders.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";

import { rowActionStyle } from "#ui/row-action-style.ts";

import { CopyCount } from "./copy-count.tsx";
import { PostalLines } from "./postal-lines.tsx";

type OrderParcel = PrintOrder["parcels"][number];

/** Who gets how many copies, and where each parcel is. */
export function OrderParcels({ parcels }: { readonly parcels: readonly OrderParcel[] }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">
        <Trans>Where it goes</Trans>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {parcels.map((parcel, index) => (
          // Two parcels may go to the same address.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="grid content-start gap-1 rounded-card border border-rule bg-card p-4">
            <CopyCount copies={parcel.copies} />
            <PostalLines address={parcel.address} />
            {parcels.length > 1 ? <StateOfParcel state={parcel.state} /> : null}
            <Tracking {...parcel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateOfParcel({ state }: { readonly state: ParcelState }) {
  const { t } = useLingui();
  const words: Record<ParcelState, string | undefined> = {
    waiting: undefined,
    accepted: t`At the printer`,
    in_production: t`At the printer`,
    shipped: t`On its way`,
    delivered: t`Delivered`,
    rejected: t`The printer couldn't make these copies`,
  };
  const text = words[state];
  return text === undefined ? null : <p className="mt-1 font-semibold text-clay">{text}</p>;
}

function Tracking({ carrier, trackingNumber, trackingUrl }: OrderParcel) {
  if (trackingNumber === null && trackingUrl === null) return null;
  return (
    <div className="mt-1">
      {trackingNumber === null ? null : (
        <p className="text-sm break-words text-ink-soft">
          {carrier} {trackingNumber}
        </p>
      )}
      {trackingUrl === null ? null : (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className={`${rowActionStyle} gap-1.5`}>
          <Trans>Track this parcel</Trans>
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </div>
  );
}
