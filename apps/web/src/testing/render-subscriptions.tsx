import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { type Arrival, SubscriptionsScreen } from "#features/subscriptions/subscriptions-screen.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { renderPart } from "./render-part.tsx";

/** Renders a part of the subscriptions with toasts, outside the router. */
export function renderSubscriptionPart(part: ReactNode) {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <main className="px-5">{part}</main>
      <Toaster />
    </QueryClientProvider>,
  );
}

/** Renders the whole screen; where it leads is recorded. */
export async function renderSubscriptions(arrival: Arrival = {}) {
  const handleAddress = vi.fn<(address: string) => void>();
  const handleYearsOpen = vi.fn<(year: number | undefined) => void>();
  const handlePaymentSeen = vi.fn<() => void>();
  const screen = await renderSubscriptionPart(
    <SubscriptionsScreen
      arrival={arrival}
      timelineLink={<a href="/timeline">Timeline</a>}
      onAddress={handleAddress}
      onYearsOpen={handleYearsOpen}
      onPaymentSeen={handlePaymentSeen}
    />,
  );
  return { screen, handleAddress, handleYearsOpen, handlePaymentSeen };
}
