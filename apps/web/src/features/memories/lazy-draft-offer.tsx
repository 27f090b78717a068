import { lazy, Suspense } from "react";

import type { DraftOfferProps } from "./draft-offer.tsx";

const Offer = lazy(async () => ({ default: (await import("./draft-offer.tsx")).DraftOffer }));

/** Loaded only where there is a draft. */
export function LazyDraftOffer(props: DraftOfferProps) {
  if (props.offers.length === 0) return null;
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  );
}
