import type { OfflineIndex } from "@lane/contract/offline-page.ts";
import { Trans } from "@lingui/react/macro";
import { useMemo, useState } from "react";

import { type Address, addressText, useAddress } from "./address.tsx";
import { Colophon } from "./colophon.tsx";
import { Column } from "./column.tsx";
import { HomePage } from "./home-page.tsx";
import { type Life, lifeOf, type Shown } from "./life.ts";
import { LifelinePage } from "./lifeline-page.tsx";
import { MemoryPage } from "./memory-page.tsx";
import { PageBar } from "./page-bar.tsx";
import { SearchPage } from "./search-page.tsx";
import { useArrival } from "./use-arrival.ts";
import { YearPage } from "./year-page.tsx";

export function Viewer({ index }: { readonly index: OfflineIndex }) {
  const address = useAddress();
  const [shown, setShown] = useState<Shown>({ withHeavy: true, withArchived: false });
  const life = useMemo(() => lifeOf(index, shown), [index, shown]);
  const main = useArrival(address);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        onClick={(event) => {
          // An address of this page is one of its places; this is none.
          event.preventDefault();
          main.current?.focus();
        }}
        className="absolute start-4 top-4 z-50 -translate-y-[calc(100%+3rem)] rounded-pill bg-card px-5 py-3 shadow-soft focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <PageBar address={address} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-page grow px-5 py-8 outline-none sm:px-8 sm:py-10"
      >
        <Page address={address} life={life} />
      </main>
      <Colophon index={index} shown={shown} onShown={setShown} />
    </div>
  );
}

function Page({ address, life }: { readonly address: Address; readonly life: Life }) {
  switch (address.page) {
    case "memory":
      return <MemoryPage key={address.id} life={life} id={address.id} />;
    case "search":
      return <SearchPage life={life} words={address.words} />;
    case "lifeline":
      return <LifelinePage life={life} />;
    case "home":
      return <HomePage life={life} />;
    case "year":
    case "month":
      return <Walk address={address} life={life} />;
    default:
      return address satisfies never;
  }
}

interface WalkProps {
  readonly address: Extract<Address, { readonly page: "year" | "month" }>;
  readonly life: Life;
}

/** The rope at one side, and what hangs on it at the other. */
function Walk({ address, life }: WalkProps) {
  const { year } = address;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <Column life={life} selectedYear={year} />
      <div className="min-w-0">
        <YearPage
          key={addressText(address)}
          life={life}
          year={year}
          month={address.page === "month" ? address.month : undefined}
        />
      </div>
    </div>
  );
}
