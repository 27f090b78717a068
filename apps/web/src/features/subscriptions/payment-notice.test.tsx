import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { done, serveProfile } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";
import { keeperPlan } from "#testing/subscriptions.ts";

import { PaymentNotice } from "./payment-notice.tsx";
import { useSubscription } from "./subscriptions.queries.ts";

const notice = /Your last payment didn't go through/;
const unpaid = { ...keeperPlan, status: "past_due" } as const;

afterEach(() => vi.unstubAllGlobals());

function Notice() {
  const { data } = useSubscription();
  return data ? (
    <>
      <PaymentNotice status={data.status} onAddress={() => undefined} />
      <p>{data.status}</p>
    </>
  ) : null;
}

test("a payment made good stays so when an answer that was under way before arrives late", async () => {
  const read = Promise.withResolvers<Response>();
  const refreshed = Promise.withResolvers<Response>();
  const never = new Promise<Response>(() => undefined);
  const answers = [refreshed.promise];
  const server = serveProfile({
    "GET /api/subscriptions": () => read.promise,
    "POST /api/subscriptions/refresh": () => answers.shift() ?? never,
  });
  const client = createQueryClient();
  client.setQueryData(["subscription"], unpaid);
  const screen = await renderPart(
    <QueryClientProvider client={client}>
      <Notice />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText(notice)).toBeVisible();
  await expect.poll(() => server.bodiesOf("GET /api/subscriptions")).toHaveLength(1);

  refreshed.resolve(done({ subscription: keeperPlan }));
  await expect.element(screen.getByText("active")).toBeVisible();
  read.resolve(done({ subscription: unpaid }));
  await expect.poll(() => client.isFetching()).toBe(0);

  expect(client.getQueryData(["subscription"])).toEqual(keeperPlan);
  await expect.element(screen.getByText(notice)).not.toBeInTheDocument();
});
