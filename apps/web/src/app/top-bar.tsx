import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

import { buttonStyle } from "#ui/button-style.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ShellIcon } from "#ui/shell-icon.tsx";

import { LazyPart } from "./lazy-part.tsx";
import { Wordmark } from "./wordmark.tsx";

const loadMemberLinks = async () => (await import("./member-links.tsx")).MemberLinks;

/** Until the app knows whether a member is signed in, `theme.js` guesses. */
const unseenByMembers = "in-data-member:invisible";

export function TopBar({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <header data-screen-only className="border-b border-rule bg-paper">
      {isSignedIn ? (
        <Bar className="flex max-w-bar items-center gap-x-2 min-[100rem]:max-w-[1910px]" hasLinks>
          <LazyPart load={loadMemberLinks} isFirst />
        </Bar>
      ) : (
        <GuestBar />
      )}
    </header>
  );
}

interface BarProps {
  readonly className: string;
  /** Whether the links of a member are in it. */
  readonly hasLinks?: boolean;
  readonly children: ReactNode;
}

function Bar({ className, hasLinks = false, children }: BarProps) {
  const { t } = useLingui();
  return (
    <div data-links={hasLinks ? "" : undefined} className={`mx-auto min-h-16 px-5 sm:px-8 md:min-h-18 ${className}`}>
      <Link to={paths.home} className="py-2 text-ink no-underline" aria-label={t`Down Memory Lane, home`}>
        <Wordmark />
      </Link>
      {children}
    </div>
  );
}

function GuestBar() {
  const { t } = useLingui();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Stores the path on which the menu was opened, so that it is closed on every other page.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  // After leaving that page the menu stays closed, also when the visitor comes back to it.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  const menuButton = useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    // The page behind the menu handles Escape, too.
    event.preventDefault();
    setOpenAt(undefined);
    menuButton.current?.focus();
  }

  return (
    <Bar className="grid max-w-page grid-cols-[minmax(0,1fr)_auto] items-center in-data-member:max-w-bar min-[100rem]:in-data-member:max-w-[1910px] sm:gap-x-2">
      <IconButton
        ref={menuButton}
        label={isOpen ? t`Close menu` : t`Open menu`}
        aria-expanded={isOpen}
        aria-controls="top-menu"
        className="md:hidden in-data-member:invisible"
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
        onKeyDown={handleKeyDown}
      >
        <ShellIcon name={isOpen ? "close" : "menu"} className="size-6" />
      </IconButton>
      <nav
        id="top-menu"
        aria-label={t`Main`}
        className={`${isOpen ? "flex" : "hidden"} col-span-full flex-col gap-2 pb-5 md:col-auto md:flex md:flex-row md:items-center md:gap-3 md:py-3`}
      >
        <Link to={paths.login} className={`${buttonStyle("secondary")} ${unseenByMembers}`} onKeyDown={handleKeyDown}>
          <Trans>Log In</Trans>
        </Link>
        <Link to={paths.register} className={`${buttonStyle("primary")} ${unseenByMembers}`} onKeyDown={handleKeyDown}>
          <Trans>Register Now</Trans>
        </Link>
      </nav>
    </Bar>
  );
}
