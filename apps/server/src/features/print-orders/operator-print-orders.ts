import { printOrderStates } from "@lane/domain/print-orders.ts";

import { isoInstant } from "#lib/moments.ts";
import type { PrintProvider } from "#ports/print-provider.ts";

import type { OperatorOrder, OperatorPrintOrdersRepository } from "./operator-print-orders.repository.ts";
import type { PrintMessagesRepository } from "./print-messages.repository.ts";

const shownOrders = 200;
const lateMs = 60 * 60_000;

interface OperatorPrintOrdersDeps {
  readonly provider: PrintProvider;
  readonly repository: OperatorPrintOrdersRepository;
  readonly messages: PrintMessagesRepository;
}

/** What the operator sees of orders, as lines of a terminal. */
export function createOperatorPrintOrders({ provider, repository, messages }: OperatorPrintOrdersDeps) {
  async function healthLines(): Promise<string[]> {
    const { received, refused, receivedAt, refusedAt } = await messages.read();
    return [
      `Printer: ${provider.kind}. ${await remarkOf(provider)}`,
      `Messages received: ${received}, last ${momentOf(receivedAt)}; not signed as they should be: ${refused}, last ${momentOf(refusedAt)}`,
    ];
  }

  return {
    async summarize(now: number) {
      const { receivedAt, refused } = await messages.read();
      const counts = await repository.count(now - lateMs);
      return { ...counts, lastMessageAt: receivedAt, refusedMessages: refused };
    },

    async list(): Promise<string[]> {
      const orders = await repository.list(shownOrders);
      const lines = printOrderStates.flatMap((state) => {
        const those = orders.filter((order) => order.state === state);
        return those.length === 0 ? [] : [`${state} (${those.length})`, ...those.map(lineOf)];
      });
      return [...(await healthLines()), ...(lines.length === 0 ? ["There are no orders."] : lines)];
    },
  };
}

function momentOf(at: number | null): string {
  return at === null ? "never" : isoInstant(at);
}

async function remarkOf(provider: PrintProvider): Promise<string> {
  try {
    return (await provider.readHealth()).remark;
  } catch {
    return "It cannot be reached right now.";
  }
}

function lineOf(order: OperatorOrder): string {
  const money = `${euros(order.paidCents)} paid of ${euros(order.totalCents)}, ${euros(order.refundedCents)} paid back`;
  const waits = order.isUnsettled === 1 ? ", a refund is due" : "";
  const books = `${order.copies} x ${order.pageCount} pages in ${order.parcels} parcel(s)`;
  return `    ${order.orderNumber}  ${isoInstant(order.changedAt)}  ${order.provider}  ${books}  ${money}${waits}`;
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
