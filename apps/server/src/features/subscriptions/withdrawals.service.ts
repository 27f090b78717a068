import { randomBytes } from "node:crypto";

import type { Order } from "@lane/contract/subscriptions.ts";
import { withdrawalDays } from "@lane/domain/products.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant, isRecent, withdrawalLinkLifeMs } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { OrderRecord, OrdersRepository } from "./orders.repository.ts";
import type { Refunds } from "./refunds.ts";
import { payBackOrder } from "./subscriptions.jobs.ts";

const withdrawableMs = withdrawalDays * 24 * 60 * 60 * 1000;

interface WithdrawalsDeps {
  readonly orders: OrdersRepository;
  readonly refunds: Pick<Refunds, "payBack">;
  readonly accounts: {
    findById(accountId: string): Promise<{ readonly id: string; readonly email: string } | undefined>;
    findByEmail(email: string): Promise<{ readonly id: string } | undefined>;
  };
  readonly notices: Notices;
  readonly jobs: JobQueue;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** For fourteen days an order can be withdrawn from; what was paid for it is paid back. */
export function createWithdrawalsService(deps: WithdrawalsDeps) {
  const { orders, refunds, accounts, notices, jobs, clock, transact } = deps;
  const hashOf = (token: string): string => deps.fingerprint("withdrawal-link", token);
  const isOpen = ({ withdrawnAt, boughtAt }: OrderRecord): boolean =>
    withdrawnAt === null && isRecent(boughtAt, withdrawableMs, clock.now());

  /** The withdrawal holds from here on; a job pays back if this process does not come to it. */
  async function withdraw({ orderNumber, accountId, products }: OrderRecord): Promise<void> {
    const account = await accounts.findById(accountId);
    if (!account) throw closed();
    const receivedAt = clock.now();
    await transact(async () => {
      if (!(await orders.markWithdrawn(orderNumber, receivedAt))) throw closed();
      await jobs.enqueue(payBackOrder, { orderNumber, accountId });
      const { email } = account;
      await notices.post({ kind: "withdrawal-received", email, orderNumber, products, receivedAt });
    });
    await payBackSoon(orderNumber);
  }

  async function payBackSoon(orderNumber: string): Promise<void> {
    try {
      await refunds.payBack(orderNumber);
    } catch (error) {
      // The job tries again.
      if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
    }
  }

  return {
    /** The orders that can be withdrawn from, newest first. */
    async listOpen(accountId: string): Promise<Order[]> {
      return (await orders.list(accountId)).filter(isOpen).map(presentOrder);
    },

    async withdrawOwn({ accountId }: Viewer, orderNumber: string): Promise<void> {
      const order = await orders.find(normalised(orderNumber));
      if (order?.accountId !== accountId) throw new AppError("not_found", "We can't find this order");
      if (!isOpen(order)) throw closed();
      await withdraw(order);
    },

    /** Answers the same whether or not there is such an order. */
    async ask(email: string, orderNumber: string): Promise<void> {
      const account = await accounts.findByEmail(email);
      const order = await orders.find(normalised(orderNumber));
      if (!account || !order || order.accountId !== account.id || !isOpen(order)) return;
      const token = randomBytes(32).toString("base64url");
      await transact(async () => {
        await orders.insertLink(hashOf(token), order.orderNumber, clock.now() + withdrawalLinkLifeMs);
        await notices.post({ kind: "withdrawal-link", email, orderNumber: order.orderNumber, token });
      });
    },

    async find(token: string): Promise<Order> {
      const order = await orders.findByLink(hashOf(token), clock.now());
      if (!order || !isOpen(order)) throw closed();
      return presentOrder(order);
    },

    async confirm(token: string): Promise<{ refundedCents: number | null }> {
      const order = await orders.findByLink(hashOf(token), clock.now());
      if (!order || !isOpen(order)) throw closed();
      await withdraw(order);
      return { refundedCents: (await orders.find(order.orderNumber))?.refundedCents ?? null };
    },
  };
}

export type WithdrawalsService = ReturnType<typeof createWithdrawalsService>;

function presentOrder({ orderNumber, products, boughtAt }: OrderRecord): Order {
  return {
    orderNumber,
    products: [...products],
    boughtAt: isoInstant(boughtAt),
    withdrawableUntil: isoInstant(boughtAt + withdrawableMs),
  };
}

/** As people type it: in small letters, with spaces, without the hyphen. */
function normalised(orderNumber: string): string {
  const letters = orderNumber.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function closed(): AppError {
  return new AppError("invalid_input", "You can no longer withdraw from this order");
}
