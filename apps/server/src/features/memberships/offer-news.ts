import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import { nameOf } from "./membership-gate.ts";
import type { OffersRepository } from "./offers.repository.ts";

/** News wait for this long, so that one mail has all of them. */
const quietMs = 60 * 60 * 1000;

interface OfferNewsDeps {
  readonly repository: Pick<OffersRepository, "listUntold" | "takeUntold">;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Told {
  readonly kind: "offer-made" | "offer-answered";
  readonly email: string;
  readonly memoryId: string;
  readonly name: string;
}

/** Tells hosts what was offered to them, and guests what became of it. */
export function createOfferNews({ repository, notices, clock, transact }: OfferNewsDeps) {
  return {
    /** One task for each mail to write. */
    async listUntold(): Promise<(() => Promise<void>)[]> {
      const untold = (await repository.listUntold(quietMs, clock.now())).map(toldOf);
      const mails = Map.groupBy(untold, ({ kind, email }) => `${kind} ${email}`);
      return [...mails.values()].map((news) => () => tell(news));
    },
  };

  /** The mark and the mail are one transaction, so that nothing is told twice or never. */
  async function tell(news: readonly Told[]): Promise<void> {
    await transact(async () => {
      const taken = await repository.takeUntold(
        news.map(({ memoryId }) => memoryId),
        clock.now(),
      );
      const mine = news.filter(({ memoryId }) => taken.includes(memoryId));
      const [first] = mine;
      if (!first) return;
      const names = [...new Set(mine.map(({ name }) => name))].toSorted((one, other) => one.localeCompare(other));
      await notices.post({ kind: first.kind, email: first.email, names });
    });
  }
}

export type OfferNewsService = ReturnType<typeof createOfferNews>;

type Untold = Awaited<ReturnType<OffersRepository["listUntold"]>>[number];

function toldOf(offer: Untold): Told {
  const { state, memoryId, guestEmail, hostEmail } = offer;
  const guest = nameOf({ firstName: offer.guestFirstName, lastName: offer.guestLastName });
  const host = nameOf({ firstName: offer.hostFirstName, lastName: offer.hostLastName });
  return state === "waiting"
    ? { kind: "offer-made", email: hostEmail, memoryId, name: guest }
    : { kind: "offer-answered", email: guestEmail, memoryId, name: host };
}
