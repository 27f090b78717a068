import type { Db } from "#db/client.ts";

/** A printer's addresses with the files behind them, their order, its owner, and the owner's place in the vault of the book. */
export function selectPrintLinks(db: Db) {
  return db
    .selectFrom("print_links")
    .innerJoin("print_orders", "print_orders.id", "print_links.order_id")
    .innerJoin("accounts", "accounts.id", "print_orders.account_id")
    .innerJoin("print_files", (join) =>
      join
        .onRef("print_files.order_id", "=", "print_links.order_id")
        .onRef("print_files.kind", "=", "print_links.kind"),
    )
    .leftJoin("memberships", (join) =>
      join
        .onRef("memberships.timeline_id", "=", "print_orders.timeline_id")
        .onRef("memberships.account_id", "=", "print_orders.account_id"),
    );
}
