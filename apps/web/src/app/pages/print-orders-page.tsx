import { paths } from "@lane/contract/page-paths.ts";
import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";

import { newOrder, printLinks } from "#app/print-links.tsx";
import { useFollow } from "#app/use-follow.ts";
import { NewOrderScreen, OrderAgainScreen } from "#features/print-orders/new-order-screen.tsx";
import { OrderScreen } from "#features/print-orders/order-screen.tsx";
import { OrdersScreen } from "#features/print-orders/orders-screen.tsx";

const orderRoute = getRouteApi("/member/print-orders/{-$orderId}");

/** All orders, one of them, or a new one of the same book. */
export function PrintOrdersPage() {
  const { orderId } = orderRoute.useParams();
  const { again, book } = orderRoute.useSearch();
  if (orderId === undefined) return <OrdersScreen links={printLinks} />;
  if (orderId === newOrder) return <NewOrder exportId={book ?? ""} />;
  return again ? <OrderAgain orderId={orderId} /> : <PrintOrder orderId={orderId} />;
}

interface OfOrder {
  readonly orderId: string;
}

function PrintOrder({ orderId }: OfOrder) {
  const arrival = orderRoute.useSearch();
  const navigate = useNavigate();
  const follow = useFollow();

  /** Going back from the payment page must not lead to it once more. */
  async function handlePay(address: string | null) {
    await navigate({ to: paths.printOrders, params: { orderId }, search: {}, replace: true });
    if (address !== null) follow(address);
  }

  return (
    <OrderScreen
      key={orderId}
      orderId={orderId}
      arrival={arrival}
      links={printLinks}
      onPay={(address) => void handlePay(address)}
    />
  );
}

function NewOrder({ exportId }: { readonly exportId: string }) {
  const { price } = orderRoute.useSearch();
  const navigate = useNavigate();
  return (
    <NewOrderScreen
      key={exportId}
      exportId={exportId}
      links={printLinks}
      isPricing={price === true}
      onPrice={() =>
        void navigate({ to: paths.printOrders, params: { orderId: newOrder }, search: { book: exportId, price: true } })
      }
      {...useOrderSteps()}
    />
  );
}

function OrderAgain({ orderId }: OfOrder) {
  const { price } = orderRoute.useSearch();
  const navigate = useNavigate();
  return (
    <OrderAgainScreen
      key={orderId}
      orderId={orderId}
      links={printLinks}
      isPricing={price === true}
      onPrice={() =>
        void navigate({ to: paths.printOrders, params: { orderId }, search: { again: true, price: true } })
      }
      {...useOrderSteps()}
    />
  );
}

function useOrderSteps() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return {
    onChangeParcels: () => history.back(),
    onOrdered: (orderId: string) =>
      void navigate({ to: paths.printOrders, params: { orderId }, search: { pay: true }, replace: true }),
  };
}
