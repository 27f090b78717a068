import { text } from "node:stream/consumers";

import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";

/** A page as a guest would find it before any script runs, with all of its late parts. Used only while building. */
export async function renderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  // Remembering the scroll would be an inline script.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  // In one piece: larger parts would stand at the end and need an inline script to move them.
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow },
  );
  return text(prelude);
}

function rethrow(error: unknown): never {
  throw error;
}
