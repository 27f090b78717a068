import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";

import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";

/** A page as a guest would find it before any script runs. Used only while building. */
export async function renderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  // Remembering the scroll would be an inline script.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  return renderToString(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
