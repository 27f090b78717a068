import { offersApi } from "@lane/contract/offers.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { OfferAnswers } from "./offer-answers.service.ts";
import type { OffersService } from "./offers.service.ts";

interface OfferServices {
  readonly offers: OffersService;
  readonly answers: OfferAnswers;
}

export function mountOffers(router: Router, { offers, answers }: OfferServices): void {
  router.mount(offersApi.offer, async ({ viewer, body }) => {
    await offers.offer(viewer, body.memoryId);
    return done("Memory offered", {});
  });
  router.mount(offersApi.withdrawOffer, async ({ viewer, body }) => {
    await offers.withdraw(viewer, body.memoryId);
    return done("Memory taken back", {});
  });
  router.mount(offersApi.offers, async ({ viewer }) => done("Offers found", { offers: await offers.list(viewer) }));
  router.mount(offersApi.ownOffers, async ({ viewer, query }) =>
    done("Offers found", { offers: await offers.listOwn(viewer, query.timelineId) }),
  );
  router.mount(offersApi.offersRead, async ({ viewer, body }) => {
    await offers.markRead(viewer, body.memoryIds);
    return done("Offers read", {});
  });
  router.mount(offersApi.acceptOffer, async ({ viewer, body: { memoryId, ...place } }) =>
    done("Memory accepted", { placedMemoryId: await answers.accept(viewer, memoryId, place) }),
  );
  router.mount(offersApi.declineOffer, async ({ viewer, body }) => {
    await answers.decline(viewer, body.memoryId, body.words);
    return done("Memory declined", {});
  });
}
