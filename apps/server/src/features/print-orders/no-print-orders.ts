import { notOffered, type PrintOrdersService } from "./print-orders.service.ts";

/** Where no printed books can be ordered. */
export const noPrintOrders: PrintOrdersService = {
  options: async () => ({ printing: null, book: null }),
  quote: refuse,
  create: refuse,
  list: refuse,
  read: refuse,
  pay: refuse,
  cancel: refuse,
  refresh: refuse,
  advance: refuse,
};

async function refuse(): Promise<never> {
  throw notOffered();
}
