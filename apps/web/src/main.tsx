import "#ui/tokens.css";
import { i18n } from "@lingui/core";
import { RouterProvider } from "@tanstack/react-router";
import { type PropsWithChildren, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { Providers } from "#app/providers.tsx";
import { type AppRouter, createAppRouter } from "#app/router.tsx";
import { preferredLanguage, speak } from "#lib/languages.ts";

// Where the texts of a language cannot be fetched, English is shown. Not awaited at the top: that would make the
// bundler cut this file, which every page needs, into twenty.
void speak(preferredLanguage())
  .catch(() => undefined)
  .then(takeBreath)
  .then(render);

/** Loading all of this took a while on a slow phone; whatever was pressed meanwhile is answered first. */
function takeBreath(): Promise<void> {
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
  // What can be seen already stays until all of it can be taken over.
  if (root.hasChildNodes()) {
    // Where nothing can be pressed yet there is time for one more.
    if (writtenFor === undefined) await takeBreath();
    await router.load();
  }
  // In small steps: done in one go, a slow phone would not answer meanwhile.
  startTransition(() => {
    if (writtenFor === location.pathname && i18n.locale === "en") {
      // Or the router would expect boundaries that it leaves out of what it writes to HTML.
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

/** The router listens once it stands: where somebody has gone back or on since it read the address, it goes after them. */
function CaughtUp({ router, children }: CaughtUpProps) {
  useEffect(() => {
    if (router.history.location.href !== router.state.location.href) void router.load();
  }, [router]);
  return children;
}

/** Whoever goes on or changes the language while the page is being taken over gets it drawn anew: React mentions that. */
function reportUnlessMoved(error: unknown, writtenFor: string): void {
  if (i18n.locale === "en" && location.pathname === writtenFor) reportError(error);
}
