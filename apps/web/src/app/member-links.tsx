import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { House, Plus, Spline, UserRound, UsersRound } from "lucide-react";
import { type ComponentType, lazy, type SVGProps } from "react";

import { useMember } from "#features/auth/member.queries.ts";
import { SearchOpener } from "#features/search/search-opener.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";
import { Avatar } from "#ui/avatar.tsx";
import { buttonStyle } from "#ui/button-style.ts";

import { AddMemoryLink } from "./add-memory-link.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { QueryScope } from "./query-layout.tsx";

const linkStyle =
  "flex min-h-11 items-center rounded-pill px-3 text-ink no-underline hover:bg-rule/60 whitespace-nowrap " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-clay aria-[current=page]:underline";

/** Where there is room beside the name of the member: the words of other languages are longer. */
const onWideBar = "max-xl:hidden [&:not(:lang(en))]:max-[100rem]:hidden";

/** The same on a tablet: beside the other links there is room for the plus alone. */
const heardOnTablet = "[&:not(:lang(en))]:max-xl:sr-only";

const MemberSearch = lazy(async () => ({ default: (await import("./member-search.tsx")).MemberSearch }));
const loadSwitcher = async () => (await import("./timeline-switcher.tsx")).TimelineSwitcher;
const loadOutbox = async () => (await import("./member-outbox.tsx")).MemberOutbox;

/** Loaded for members only, with the code that requests their profile: links, search, and who is signed in. */
export function MemberLinks() {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 grow items-center justify-end gap-1 xl:gap-2">
      <LazyPart load={loadSwitcher} />
      <nav aria-label={t`Main`} className="hidden items-center md:flex">
        <Link to={paths.timeline} className={linkStyle}>{t`Timeline`}</Link>
        <Link to={paths.lifeline} className={linkStyle}>{t`Lifeline`}</Link>
        <Link to={paths.sharedMemories} className={linkStyle}>{t`Shared Memories`}</Link>
        {isAllIncluded() ? null : (
          <Link to={paths.subscriptions} className={`${linkStyle} ${onWideBar}`}>{t`Subscriptions`}</Link>
        )}
        <AddMemoryLink className={`${buttonStyle()} mx-2 min-h-11! px-4! whitespace-nowrap`}>
          <Plus aria-hidden="true" className="size-5 shrink-0" />
          <span className={heardOnTablet}>
            <Trans>Add Memory</Trans>
          </span>
        </AddMemoryLink>
      </nav>
      <QueryScope>
        <div className="flex min-h-11 min-w-11">
          {/* The outbox: changes that wait for a connection. Its code is loaded while there is one. */}
          <LazyPart load={loadOutbox} />
          <SearchOpener Dialog={MemberSearch} />
        </div>
        <MemberBadge />
      </QueryScope>
    </div>
  );
}

function MemberBadge() {
  const { t } = useLingui();
  const member = useMember();
  // An element, not a text: in a text Lingui would read parts of a name such as `<0>` as its own tags.
  const name = member ? <bdi className="xl:inline-block">{`${member.firstName} ${member.lastName}`}</bdi> : undefined;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Link to={paths.profile} aria-label={t`Your profile`} className="inline-flex shrink-0 rounded-pill">
        <Avatar memberId={member?.id ?? "member"} imageUrl={member?.image} />
      </Link>
      <span className="text-sm leading-snug text-ink-soft max-xl:sr-only xl:line-clamp-2 xl:max-w-44 xl:min-w-20">
        {name === undefined ? <Trans>Welcome</Trans> : <Trans>Welcome {name}</Trans>}
      </span>
    </span>
  );
}

/** Where the thumb is: below the width at which the links are in the top bar. Pages to write on have their own bar. */
export function BottomBar() {
  const { t } = useLingui();
  const isWriting = useRouterState({ select: ({ location }) => isFormPath(location.pathname) });
  if (isWriting) return null;
  return (
    <nav
      data-screen-only
      data-bottom-bar
      aria-label={t`Main`}
      className="hidden-while-typing fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-lg grid-cols-5">
        <BarItem to={paths.timeline} Icon={House} name={t`Timeline`} />
        <BarItem to={paths.lifeline} Icon={Spline} name={t`Lifeline`} />
        <li className="flex justify-center">
          <AddMemoryLink className="-mt-5 flex size-15 items-center justify-center rounded-pill bg-moss text-on-moss shadow-soft hover:bg-moss-deep">
            <Plus aria-hidden="true" className="size-7" />
            <span className="sr-only">
              <Trans>Add Memory</Trans>
            </span>
          </AddMemoryLink>
        </li>
        <BarItem to={paths.sharedMemories} Icon={UsersRound} name={t`Shared`} />
        <BarItem to={paths.profile} Icon={UserRound} name={t`You`} />
      </ul>
    </nav>
  );
}

interface BarItemProps {
  readonly to: typeof paths.timeline | typeof paths.lifeline | typeof paths.sharedMemories | typeof paths.profile;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: string;
}

function BarItem({ to, Icon, name }: BarItemProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-col items-center justify-center gap-0.5 text-center text-[min(0.72rem,3.7vw)] leading-tight text-ink-soft no-underline aria-[current=page]:font-semibold aria-[current=page]:text-clay"
      >
        <Icon aria-hidden="true" className="size-6" />
        {name}
      </Link>
    </li>
  );
}

function isFormPath(pathname: string): boolean {
  return pathname === paths.addMemory || pathname === paths.walk || pathname.endsWith("/edit");
}
