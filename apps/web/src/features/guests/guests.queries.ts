import type { CallInput } from "@lane/contract/endpoint.ts";
import type { membershipsApi } from "@lane/contract/memberships.ts";
import type { Offer, offersApi } from "@lane/contract/offers.ts";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { call } from "#api/client.ts";
import { attemptKey } from "#lib/attempt-key.ts";
import { randomId } from "#lib/random-id.ts";

import { guestRoutes } from "./guest-routes.ts";

type Calls = typeof offersApi & Pick<typeof membershipsApi, "leave">;
type Body<Name extends keyof Calls> = NonNullable<CallInput<Calls[Name]>["body"]>;
export type Placing = Body<"acceptOffer">;

/** What the member has written for somebody, in the order it happened. */
export function useWritten(timelineId: string) {
  return useQuery({
    queryKey: ["memories", "written", { timelineId }],
    queryFn: async ({ signal }) =>
      (await call(guestRoutes.written, { query: { timelineId } }, { signal })).lifeline.memories,
  });
}

/** What became of what the member has offered. */
export function useOwnOffers(timelineId: string) {
  return useQuery({
    queryKey: ["offers", "own", { timelineId }],
    queryFn: async ({ signal }) => (await call(guestRoutes.ownOffers, { query: { timelineId } }, { signal })).offers,
    staleTime: 0,
  });
}

/** Marks as read what is shown. The list is not fetched again, so that what is new stays marked while it is read. */
export function useReadOffers(offers: readonly Offer[]): void {
  const unread = offers.filter(({ isUnread }) => isUnread).map(({ memory }) => memory._id);
  const ids = unread.join();
  useEffect(() => {
    // Where this fails, they are marked the next time they are shown.
    if (ids !== "") void call(guestRoutes.offersRead, { body: { memoryIds: ids.split(",") } }).catch(() => undefined);
  }, [ids]);
}

interface WriteOptions {
  readonly idempotencyKey: string;
}

/**
 * One idempotency key for each content. `onDone` is called once the lists are up to date, although what was pressed may
 * have left the page by then. After a refusal they are asked for again: the other person may have been faster.
 */
function useOfferWrite<Sent extends object, Answer>(
  send: (body: Sent, options: WriteOptions) => Promise<Answer>,
  onDone: (answer: Answer) => void,
  reload: (client: QueryClient) => Promise<unknown> = reloadOffers,
) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: (body: Sent) => send(body, { idempotencyKey: attemptKey(attempt, body) }),
    onSuccess: async (answer) => {
      setAttempt(randomId());
      await reload(client);
      onDone(answer);
    },
    onError: () => void reload(client),
  });
}

function reloadOffers(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: ["offers"] });
}

export function useOffer(onDone: () => void) {
  return useOfferWrite((body: Body<"offer">, options) => call(guestRoutes.offer, { body }, options), onDone);
}

export function useWithdrawOffer(onDone: () => void) {
  return useOfferWrite(
    (body: Body<"withdrawOffer">, options) => call(guestRoutes.withdrawOffer, { body }, options),
    onDone,
  );
}

/** The member's own timeline has one memory more afterwards. */
export function useAcceptOffer(onDone: (placedMemoryId: string) => void) {
  return useOfferWrite(
    async (body: Placing, options) => (await call(guestRoutes.acceptOffer, { body }, options)).placedMemoryId,
    onDone,
    (client) =>
      Promise.all([
        reloadOffers(client),
        client.invalidateQueries({ queryKey: ["memories"] }),
        client.invalidateQueries({ queryKey: ["timeline"] }),
      ]),
  );
}

export function useDeclineOffer(onDone: () => void) {
  return useOfferWrite(
    (body: Body<"declineOffer">, options) => call(guestRoutes.declineOffer, { body }, options),
    onDone,
  );
}

export function useStopWriting(onDone: () => void) {
  return useOfferWrite(
    (body: Body<"leave">, options) => call(guestRoutes.leave, { body }, options),
    onDone,
    (client) => client.invalidateQueries({ queryKey: ["memberships"] }),
  );
}
