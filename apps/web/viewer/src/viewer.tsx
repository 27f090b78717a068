import type { OfflineIndex } from "@lane/contract/offline-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, Route, Search } from "lucide-react";
import { type ComponentType, type SVGProps, useEffect, useMemo, useRef, useState } from "react";

import type { Place } from "#features/timeline/place.ts";
import { TimelineLayout } from "#features/timeline/timeline-column.tsx";
import type { LinkProps, TimelineLinks } from "#features/timeline/timeline-props.ts";
import { classNames } from "#lib/class-names.ts";
import { Flower } from "#ui/motifs/flower.tsx";

import { type Address, addressText, HashLink, useAddress } from "./address.tsx";
import { Colophon } from "./colophon.tsx";
import { HomePage } from "./home-page.tsx";
import { type Life, lifeOf, type Shown } from "./life.ts";
import { LifelinePage } from "./lifeline-page.tsx";
import { MemoryPage } from "./memory-page.tsx";
import { SearchPage } from "./search-page.tsx";
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
          // Every `#` of this page is one of its addresses, and the target of this link is none.
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

/** The rope of years beside the chosen year or month. */
function Walk({ address, life }: WalkProps) {
  const { year } = address;
  return (
    <TimelineLayout
      rail={life}
      selectedYear={year}
      links={links}
      onYear={(chosen) => {
        location.hash = addressText({ page: "year", year: chosen });
      }}
    >
      <div className="min-w-0">
        <YearPage
          key={addressText(address)}
          life={life}
          year={year}
          month={address.page === "month" ? address.month : undefined}
        />
      </div>
    </TimelineLayout>
  );
}

/** Links to the three parts of the archive: years, lifeline, search. */
function PageBar({ address }: { readonly address: Address }) {
  const { t } = useLingui();
  const { page } = address;
  const isWalk = page === "home" || page === "year" || page === "month" || page === "memory";
  return (
    <header data-screen-only className="border-b border-rule bg-paper">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 px-5 py-2 sm:px-8">
        <HashLink to={{ page: "home" }} className="flex min-h-11 items-center gap-2 text-ink no-underline">
          <Flower memoryId="wordmark" className="h-9 shrink-0" />
          <span className="font-serif text-[min(1.25rem,6vw)] leading-tight font-medium tracking-tight">
            Down Memory Lane
          </span>
        </HashLink>
        <nav aria-label={t`Main`} className="-mx-2 flex max-w-full flex-wrap sm:-mx-3 sm:gap-x-1">
          <BarLink to={{ page: "home" }} name={t`Years`} Icon={CalendarDays} isHere={isWalk} />
          <BarLink to={{ page: "lifeline" }} name={t`Lifeline`} Icon={Route} isHere={page === "lifeline"} />
          <BarLink to={{ page: "search", words: "" }} name={t`Search`} Icon={Search} isHere={page === "search"} />
        </nav>
      </div>
    </header>
  );
}

interface BarLinkProps {
  readonly to: Address;
  readonly name: string;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly isHere: boolean;
}

function BarLink({ to, name, Icon, isHere }: BarLinkProps) {
  return (
    <HashLink
      to={to}
      aria-current={isHere ? "true" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2 sm:px-3 font-semibold no-underline hover:bg-rule/60 hover:no-underline",
        isHere ? "text-clay" : "text-ink",
      )}
    >
      <Icon aria-hidden="true" className="size-5 max-[25rem]:hidden" />
      {name}
    </HashLink>
  );
}

/** Moves the focus to the new page; a followed link starts at its top, going back restores its scroll position. */
function useArrival(address: Address) {
  const main = useRef<HTMLElement>(null);
  const here = address.page === "search" ? "#search" : addressText(address);
  const last = useRef(here);
  const left = useRef(new Map<string, number>());
  const isLed = useRef(false);

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      isLed.current = target instanceof Element && target.closest('a[href^="#"]') !== null;
      if (isLed.current) left.current.set(last.current, scrollY);
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, []);

  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    // On the search page the focus belongs to the search field.
    if (here !== "#search") main.current?.focus({ preventScroll: true });
    scrollTo({ top: isLed.current ? 0 : (left.current.get(here) ?? 0), behavior: "instant" });
    isLed.current = false;
  }, [here]);

  return main;
}

/** The links of the rope. In an archive nothing can be added, imported or locked, so those links never show. */
const links: TimelineLinks = {
  PlaceLink: ({ place, ...rest }: LinkProps & { readonly place: Place }) => (
    <HashLink to={place.year === undefined ? { page: "home" } : { page: "year", year: place.year }} {...rest} />
  ),
  MemoryLink: ({ memory, ...rest }) => <HashLink to={{ page: "memory", id: memory._id }} {...rest} />,
  AddMemoryLink: () => null,
  WalkLink: () => null,
  PlansLink: () => null,
  ImportLink: () => null,
};
