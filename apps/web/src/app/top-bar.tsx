import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";

import { buttonStyle } from "#ui/button-style.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ShellIcon } from "#ui/shell-icon.tsx";

import { Wordmark } from "./wordmark.tsx";

const MemberLinks = lazy(async () => ({ default: (await import("./member-links.tsx")).MemberLinks }));
const MemberSearch = lazy(async () => ({ default: (await import("./member-links.tsx")).MemberSearch }));

/** The width from which on the links stand side by side: a member's bar has more links than a guest's. */
const guestWidths = {
  whole: "max-w-page in-data-member:max-w-bar",
  menuButton: "md:hidden",
  bar: "md:col-auto md:flex md:flex-row md:items-center md:gap-3 md:py-3",
} as const;
/** The links take all the free width from the start, so that nothing moves when they are loaded. */
const memberWidths = {
  whole: "max-w-bar xl:flex xl:gap-x-4",
  menuButton: "xl:hidden",
  bar: "xl:flex xl:min-w-0 xl:grow xl:basis-0 xl:flex-row xl:items-center xl:justify-end xl:gap-1 xl:py-3",
} as const;

/** Until the app knows whether a member is signed in, `theme.js` guesses. */
const unseenByMembers = "in-data-member:invisible";

export function TopBar({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useLingui();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Stores the path on which the menu was opened, so that it is closed on every other page.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  // After leaving that page the menu stays closed, also when the member comes back to it.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  const menuButton = useRef<HTMLButtonElement>(null);
  const Links = isSignedIn ? MemberLinks : GuestLinks;
  const widths = isSignedIn ? memberWidths : guestWidths;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    // The page behind the menu handles Escape, too.
    event.preventDefault();
    setOpenAt(undefined);
    menuButton.current?.focus();
  }

  return (
    <header data-screen-only className="border-b border-rule bg-paper">
      <div
        className={`mx-auto grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto] items-center px-5 sm:gap-x-2 sm:px-8 ${widths.whole}`}
      >
        <Link to={paths.home} className="py-3 text-ink no-underline" aria-label={t`Down Memory Lane, home`}>
          <Wordmark />
        </Link>
        <div className={isSignedIn ? "min-h-11 min-w-11" : ""}>
          {isSignedIn ? (
            <Suspense>
              <MemberSearch />
            </Suspense>
          ) : null}
        </div>
        <IconButton
          ref={menuButton}
          label={isOpen ? t`Close menu` : t`Open menu`}
          aria-expanded={isOpen}
          aria-controls="top-menu"
          className={widths.menuButton}
          onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          onKeyDown={handleKeyDown}
        >
          <ShellIcon name={isOpen ? "close" : "menu"} className="size-6" />
        </IconButton>
        <nav
          id="top-menu"
          aria-label={t`Main`}
          className={`${isOpen ? "flex" : "hidden"} col-span-full flex-col gap-2 pb-5 ${widths.bar}`}
        >
          <Suspense>
            <Links onKeyDown={handleKeyDown} />
          </Suspense>
        </nav>
      </div>
    </header>
  );
}

function GuestLinks({ onKeyDown }: { readonly onKeyDown: (event: KeyboardEvent) => void }) {
  return (
    <>
      <Link to={paths.login} className={`${buttonStyle("secondary")} ${unseenByMembers}`} onKeyDown={onKeyDown}>
        <Trans>Log In</Trans>
      </Link>
      <Link to={paths.register} className={`${buttonStyle("primary")} ${unseenByMembers}`} onKeyDown={onKeyDown}>
        <Trans>Register Now</Trans>
      </Link>
    </>
  );
}
