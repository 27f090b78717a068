import "#ui/tokens.css";
import { i18n } from "@lingui/core";
import { RouterProvider } from "@tanstack/react-router";
import { type PropsWithChildren, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { Providers } from "#app/providers.tsx";
import { type AppRouter, createAppRouter } from "#app/router.tsx";
import { preferredLanguage, speak } from "#lib/languages.ts";

// Where the messages of a language cannot be fetched, English is shown. Not awaited at the top level: that would make
// the bundler split this file, which every page needs, into twenty chunks.
void speak(preferredLanguage())
  .catch(() => undefined)
  .then(yieldToInput)
  .then(render);

/** Yields to the event loop, so that input received while the scripts loaded on a slow phone is handled first. */
function yieldToInput(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

async function render(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root to render into");
  const router = createAppRouter();
  const app = (
    <StrictMode>
      <Providers>
        <CaughtUp router={router}>
          <RouterProvider router={router} />
        </CaughtUp>
      </Providers>
    </StrictMode>
  );
  const writtenFor = root.dataset["page"];
  // Prerendered content stays visible until the router can render all of it.
  if (root.hasChildNodes()) {
    // A placeholder page has nothing to press, so there is time to yield once more.
    if (writtenFor === undefined) await yieldToInput();
    await router.load();
  }
  // A transition renders in small steps; in one step a slow phone would not react to input.
  startTransition(() => {
    if (writtenFor === location.pathname && i18n.locale === "en") {
      // Otherwise the router expects Suspense boundaries that it does not write to prerendered HTML.
      router.ssr = { manifest: undefined };
      hydrateRoot(root, app, { onRecoverableError: (error) => reportUnlessMoved(error, writtenFor) });
    } else {
      delete root.dataset["page"];
      createRoot(root).render(app);
    }
  });
}

interface CaughtUpProps extends PropsWithChildren {
  readonly router: AppRouter;
}

/**
 * The router subscribes to the history on mount; a navigation between its first read of the address and that moment is
 * caught up here.
 */
function CaughtUp({ router, children }: CaughtUpProps) {
  useEffect(() => {
    if (router.history.location.href !== router.state.location.href) void router.load();
  }, [router]);
  return children;
}

/**
 * A navigation or a change of language during hydration makes React render anew and report an error, which is expected.
 */
function reportUnlessMoved(error: unknown, writtenFor: string): void {
  if (i18n.locale === "en" && location.pathname === writtenFor) reportError(error);
}
