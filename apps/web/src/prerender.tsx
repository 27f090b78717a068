import { text } from "node:stream/consumers";

import { languages } from "@lane/domain/languages.ts";
import { type Messages, setupI18n } from "@lingui/core";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";
import { waitingPages } from "#app/waiting-pages.tsx";

const catalogues = import.meta.glob<{ readonly messages: Messages }>("./lib/locales/*.po");

/** Renders a page as a guest sees it before any script runs, including its lazy parts. Used only during the build. */
export async function renderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  // Scroll restoration would add an inline script.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  return written(<RouterProvider router={router} />);
}

/** Renders the placeholder of a page. */
export async function renderWaiting(path: string): Promise<string> {
  const Waiting = waitingPages[path];
  if (!Waiting) throw new Error(`${path} has no placeholder`);
  const translations = await Promise.all(
    languages.map(async (language) => {
      const catalogue = await catalogues[`./lib/locales/${language}.po`]?.();
      return { language, i18n: setupI18n({ locale: language, messages: { [language]: catalogue?.messages ?? {} } }) };
    }),
  );
  return written(<Waiting translations={translations} />);
}

async function written(content: ReactNode): Promise<string> {
  // As one chunk: React would move larger parts to the end, with an inline script to put them in place.
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers>{content}</Providers>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow },
  );
  return text(prelude);
}

function rethrow(error: unknown): never {
  throw error;
}
