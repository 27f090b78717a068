import { useLingui } from "@lingui/react/macro";
import { CalendarDays, Route, Search } from "lucide-react";
import type { ComponentType, SVGProps } from "react";

import { classNames } from "#lib/class-names.ts";
import { Flower } from "#ui/motifs/flower.tsx";

import type { Address } from "./address.tsx";
import { HashLink } from "./hash-link.tsx";

/** The three ways through the archive. */
export function PageBar({ address }: { readonly address: Address }) {
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
