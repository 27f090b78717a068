import { paths } from "@lane/contract/page-paths.ts";
import { Link } from "@tanstack/react-router";

import type { PrintLinks } from "#features/print-orders/print-links.ts";

/** In place of the id of an order. */
export const newOrder = "new";

export const printLinks: PrintLinks = {
  BookLink: (link) => <Link to={paths.book} {...link} />,
  OrdersLink: (link) => <Link to={paths.printOrders} params={{}} search={{}} {...link} />,
  OrderLink: ({ orderId, ...link }) => <Link to={paths.printOrders} params={{ orderId }} {...link} />,
  AgainLink: ({ orderId, ...link }) => (
    <Link to={paths.printOrders} params={{ orderId }} search={{ again: true }} {...link} />
  ),
};
