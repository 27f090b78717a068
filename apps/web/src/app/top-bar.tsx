import { useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";

import { IconButton } from "#ui/icon-button.tsx";
import { ShellIcon } from "#ui/shell-icon.tsx";

import { GuestLinks } from "./guest-links.tsx";
import { paths } from "./paths.ts";
import { Wordmark } from "./wordmark.tsx";

const MemberLinks = lazy(async () => ({ default: (await import("./member-links.tsx")).MemberLinks }));

/** From where on the links stand side by side: a member's bar has more to say than a guest's. */
const guestWidths = {
  menuButton: "md:hidden",
  bar: "md:flex md:w-auto md:flex-row md:items-center md:gap-3 md:py-3",
} as const;
const memberWidths = {
  menuButton: "lg:hidden",
  bar: "lg:flex lg:w-auto lg:flex-row lg:items-center lg:gap-1 lg:py-3",
} as const;

export function TopBar({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useLingui();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Remembers where it was opened, so that arriving on another page finds it closed.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const menuButton = useRef<HTMLButtonElement>(null);
  const Links = isSignedIn ? MemberLinks : GuestLinks;
  const widths = isSignedIn ? memberWidths : guestWidths;

  function handleEscape() {
    setOpenAt(undefined);
    menuButton.current?.focus();
  }

  return (
    <header className="border-b border-rule bg-paper">
      <div className="mx-auto flex min-h-18 max-w-page flex-wrap items-center justify-between gap-x-6 px-5 sm:px-8">
        <Link to={paths.home} className="py-3 text-ink no-underline" aria-label={t`Down Memory Lane, home`}>
          <Wordmark />
        </Link>
        <IconButton
          ref={menuButton}
          label={isOpen ? t`Close menu` : t`Open menu`}
          aria-expanded={isOpen}
          aria-controls="top-menu"
          className={widths.menuButton}
          onClick={() => setOpenAt(isOpen ? undefined : pathname)}
        >
          <ShellIcon name={isOpen ? "close" : "menu"} className="size-6" />
        </IconButton>
        <nav
          id="top-menu"
          aria-label={t`Main`}
          className={`${isOpen ? "flex" : "hidden"} w-full flex-col gap-2 pb-5 ${widths.bar}`}
        >
          <Suspense>
            <Links onEscape={handleEscape} />
          </Suspense>
        </nav>
      </div>
    </header>
  );
}
