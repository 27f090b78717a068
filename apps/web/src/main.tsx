import "#ui/tokens.css";
import { i18n } from "@lingui/core";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";
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
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  const writtenFor = root.dataset["page"];
  // What can be seen already stays until all of it can be taken over.
  if (root.hasChildNodes()) await router.load();
  // In small steps: done in one go, a slow phone would not answer meanwhile.
  startTransition(() => {
    if (writtenFor === location.pathname && i18n.locale === "en") {
      // Or the router would expect boundaries that it leaves out of what it writes to HTML.
      router.ssr = { manifest: undefined };
      hydrateRoot(root, app, { onRecoverableError: reportUnlessTranslated });
    } else {
      delete root.dataset["page"];
      createRoot(root).render(app);
    }
  });
}

/** Whoever changes the language while the page is being taken over gets it drawn anew, which React mentions. */
function reportUnlessTranslated(error: unknown): void {
  if (i18n.locale === "en") reportError(error);
}
