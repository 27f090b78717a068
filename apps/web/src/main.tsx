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
  .then(render);

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
  // What can be read already stays until all of it can be taken over.
  if (writtenFor !== undefined) await router.load();
  if (writtenFor === location.pathname && i18n.locale === "en") {
    // Or the router would expect boundaries that it leaves out of what it writes to HTML.
    router.ssr = { manifest: undefined };
    // In small steps: taken over in one go, a slow phone would not answer meanwhile.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    delete root.dataset["page"];
    createRoot(root).render(app);
  }
}
