import type { PrintOrderNews } from "#ports/notices.ts";

import type { PrintOrderDeps } from "./print-order-deps.ts";
import type { PrintOrderRecord } from "./print-orders.repository.ts";

/** Mails the owner of an order what has happened to it. Joins the surrounding transaction. */
export async function tell(
  { accounts, notices }: Pick<PrintOrderDeps, "accounts" | "notices">,
  { accountId, id: orderId, orderNumber }: PrintOrderRecord,
  news: PrintOrderNews,
): Promise<void> {
  const account = await accounts.findById(accountId);
  if (account) await notices.post({ ...news, email: account.email, orderId, orderNumber });
}
