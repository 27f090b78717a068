import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { newOrder, printLinks } from "#app/print-links.tsx";
import { BookScreen } from "#features/books/book-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";

const PrintCopies = lazy(async () => ({
  default: (await import("#features/print-orders/print-entries.tsx")).PrintCopies,
}));
const OrdersEntry = lazy(async () => ({
  default: (await import("#features/print-orders/print-entries.tsx")).OrdersEntry,
}));

export function BookPage() {
  const isOwn = useChosenTimeline() === undefined;
  return (
    <BookScreen
      memoryLink={memoryLink}
      printing={printing}
      writeLink={
        <Link to={paths.timeline} className={buttonStyle("primary")}>
          {isOwn ? <Trans>Go to my timeline</Trans> : <Trans>Go to the timeline</Trans>}
        </Link>
      }
    />
  );
}

const printing = {
  copies: (exportId: string) => (
    <Suspense>
      <PrintCopies
        NewOrderLink={(link) => (
          <Link to={paths.printOrders} params={{ orderId: newOrder }} search={{ book: exportId }} {...link} />
        )}
      />
    </Suspense>
  ),
  orders: (
    <Suspense>
      <OrdersEntry OrdersLink={printLinks.OrdersLink} />
    </Suspense>
  ),
};

function memoryLink({ id, title }: { readonly id: string; readonly title: string }, content: ReactNode): ReactNode {
  return (
    <Link to={paths.viewMemory} params={{ memoryId: id, memoryName: memoryName(title) }}>
      {content}
    </Link>
  );
}
