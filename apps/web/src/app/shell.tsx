import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { onTokensChanged } from "#api/token-store.ts";
import { isSignedIn, useIsSignedIn } from "#features/auth/session.ts";
import { classNames } from "#lib/class-names.ts";
import { firstInput, isWrittenPage } from "#lib/first-input.ts";
import { hasWorker } from "#offline/has-worker.ts";

import { Footer } from "./footer.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { TopBar } from "./top-bar.tsx";

const loadBottomBar = async () => (await import("./member-links.tsx")).BottomBar;

/** The element that a page marks for the first focus; otherwise the page itself. */
function firstFocusIn(main: HTMLElement | null): HTMLElement | null {
  return main?.querySelector<HTMLElement>("[data-first-focus] input") ?? main;
}

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  const isMember = useIsSignedIn();
  const pathname = useRouterState({ select: (state) => state.location.pathname });

  // Otherwise the focus of a screen reader stays on the pressed link, which is gone with the old page.
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) firstFocusIn(main.current)?.focus({ preventScroll: true });
      }),
    [router],
  );

  // From here on the app knows whether a member is signed in and handles input; until now `theme.js` did.
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset["member"];
    delete dataset["early"];
  }, []);

  // Guards ran when the page opened; logging in or out must make them run again.
  useEffect(() => onTokensChanged(() => void router.invalidate()), [router]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute start-4 top-4 z-50 -translate-y-[calc(100%+3rem)] rounded-pill bg-card px-5 py-3 shadow-soft focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <TopBar isSignedIn={isMember} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        // For members as high as the window: the footer would jump away when what they asked for arrives.
        className={classNames(
          "mx-auto w-full max-w-page grow px-5 pt-5 pb-10 outline-none min-[100rem]:has-data-wide:max-w-[1910px] sm:px-8 md:pt-10",
          isMember && "min-h-dvh",
        )}
      >
        <Outlet />
      </main>
      <Footer isProfile={pathname === paths.profile} />
      {isMember ? <LazyPart load={loadBottomBar} isFirst /> : null}
      <LazyPart load={loadOverlays} />
    </div>
  );
}

/** Toasts and modals; messages sent before they are loaded wait in their queue. */
async function loadOverlays() {
  if (isOnlyLooking()) await firstInput();
  return (await import("./overlays.tsx")).Overlays;
}

/** A visitor without an account who has not interacted yet needs neither overlays nor the service worker. */
function isOnlyLooking(): boolean {
  return isWrittenPage() && location.pathname !== paths.help && !isSignedIn() && !hasWorker();
}
