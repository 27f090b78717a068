import "#ui/tokens.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";
import { preferredLanguage, speak } from "#lib/languages.ts";

// Where the texts of a language cannot be fetched, English is shown. Not awaited at the top: that would make the
// bundler cut this file, which every page needs, into twenty.
void speak(preferredLanguage())
  .catch(() => undefined)
  .then(render);

function render(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root to render into");
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={createAppRouter()} />
      </Providers>
    </StrictMode>,
  );
}
