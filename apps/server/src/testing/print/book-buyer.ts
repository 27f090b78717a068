import type { PrintOrder } from "@lane/contract/print-orders.ts";
import type { DemoCard } from "@lane/contract/subscriptions.ts";

import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import { deliverAll, runJob } from "#testing/mailbox.ts";
import type { TestServer } from "#testing/server-test.ts";
import { createRegistered, type Visitor } from "#testing/visitor.ts";

const dayMs = 24 * 60 * 60 * 1000;
let keys = 0;

export const amsterdam = {
  name: "Vera Lindqvist",
  street: "Prinsengracht 263",
  city: "Amsterdam",
  postCode: "1016 gv",
  country: "NL",
  phone: "+31 20 555 0123",
};
export const boston = {
  name: "Sam Marsh",
  street: "12 Beacon Street",
  city: "Boston",
  state: "ma",
  postCode: "02108",
  country: "US",
  phone: "+1 617 555 0123",
};
export const berlin = { ...amsterdam, street: "Lindenstraße 1", city: "Berlin", postCode: "10969", country: "DE" };

export interface Wish {
  readonly parcels?: readonly { readonly address: object; readonly copies: number }[];
  readonly shippingLevel?: string;
  readonly key?: string;
}

/** A member who orders printed books. */
export async function createBookBuyer(server: TestServer, pageCount = 40) {
  const visitor = await createRegistered(server);
  const account = await server.services.accounts.findByEmail(visitor.email);
  if (!account) throw new Error("The buyer has no account");
  const exportId = await plantBook(server, account.id, pageCount);
  return { visitor, accountId: account.id, exportId, ...buyerActions(server, visitor, exportId) };
}

export function buyerActions(server: TestServer, visitor: Pick<Visitor, "get" | "post">, exportId: string) {
  const read = async (id: string): Promise<PrintOrder> => (await visitor.get(`/print-orders/${id}`)).body.order;

  function wishOf({ parcels = [{ address: amsterdam, copies: 1 }], shippingLevel = "tracked" }: Wish) {
    return { book: { exportId }, parcels, shippingLevel };
  }

  async function place(wish: Wish = {}): Promise<PrintOrder> {
    const wanted = wishOf(wish);
    const { quote } = (await visitor.post("/print-orders/quote", wanted)).body;
    const { key = `order-${(keys += 1)}-of-test` } = wish;
    const consent = { totalCents: quote?.totalCents, knowsNoWithdrawal: true, key };
    const placed = await visitor.post("/print-orders", { ...wanted, ...consent });
    if (placed.status !== 200) throw new Error(`The order was refused: ${placed.raw}`);
    await deliverAll(server);
    return read(placed.body.order.id);
  }

  async function startPaying(id: string): Promise<string> {
    const { body } = await visitor.post(`/print-orders/${id}/pay`, {});
    return /demo-checkout\/([\w-]+)$/.exec(body.address ?? "")?.[1] ?? "";
  }

  const payAt = (checkoutId: string, card: DemoCard = "paid") => visitor.post(`/demo-checkout/${checkoutId}`, { card });

  return {
    read,
    wishOf,
    place,
    startPaying,
    payAt,

    async pay(id: string): Promise<PrintOrder> {
      await payAt(await startPaying(id));
      await deliverAll(server);
      return read(id);
    },

    cancel: (id: string) => visitor.post(`/print-orders/${id}/cancel`, {}),
    advance: (id: string) => visitor.post(`/print-orders/${id}/advance`, {}),
    refresh: (id: string) => visitor.post(`/print-orders/${id}/refresh`, {}),
  };
}

export type BookBuyer = Awaited<ReturnType<typeof createBookBuyer>>;

/** Time passes, and the recurring job looks at what is due. */
export async function passMinutes(server: TestServer, minutes: number): Promise<void> {
  server.clock.advance(minutes * 60_000);
  await runJob(server, "print-orders.look");
  await deliverAll(server);
}

/** With what the printer of the tests looks for: the number of pages, and the size of the cover in millimetres. */
const printPdf = Buffer.from("%PDF-1.7 /Count 40 the pages of a book");
const coverPdf = Buffer.from("%PDF-1.7 /MediaBox [0 0 306.162 216.35] its cover");

/** A finished book among the exports, without its hours of typesetting. */
export async function plantBook(
  { database, store, clock }: Pick<TestServer, "database" | "store"> & { readonly clock: Clock },
  accountId: string,
  pageCount: number,
  vaultId?: string,
): Promise<string> {
  const id = createId(clock.now());
  const options = JSON.stringify({ trim: "A5", title: "My years" });
  await database.db
    .insertInto("exports")
    .values({
      id,
      account_id: accountId,
      kind: "book",
      title: "My years",
      timeline_id: vaultId ?? null,
      is_of_vault: vaultId === undefined ? 0 : 1,
      options,
      wish_key: `planted-${id}`,
      status: "ready",
      has_slot: 0,
      tries: 1,
      created_at: clock.now(),
      finished_at: clock.now(),
      expires_at: clock.now() + 7 * dayMs,
    })
    .execute();
  const outputs = { "print.pdf": printPdf, "cover.pdf": coverPdf };
  for (const [position, [name, bytes]] of Object.entries(outputs).entries()) {
    const { key, sha256 } = await store.put(piecesOf(bytes), { maxBytes: 1000 });
    await database.db
      .insertInto("export_outputs")
      .values({
        export_id: id,
        position,
        name,
        save_as: name,
        content_type: "application/pdf",
        store_key: key,
        bytes: bytes.length,
        sha256,
        page_count: name === "print.pdf" ? pageCount : null,
      })
      .execute();
  }
  return id;
}

async function* piecesOf(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes;
}
