import { text } from "node:stream/consumers";

import { languages } from "@lane/domain/languages.ts";
import { type Messages, setupI18n } from "@lingui/core";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";
import { WaitingTimeline } from "#app/waiting-timeline.tsx";

const catalogues = import.meta.glob<{ readonly messages: Messages }>("./lib/locales/*.po");

/** A page as a guest would find it before any script runs, with all of its late parts. Used only while building. */
export async function renderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  // Remembering the scroll would be an inline script.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  return written(<RouterProvider router={router} />);
}

/** What stands on the timeline until it is there itself. */
export async function renderWaiting(): Promise<string> {
  const tongues = await Promise.all(
    languages.map(async (language) => {
      const catalogue = await catalogues[`./lib/locales/${language}.po`]?.();
      return { language, i18n: setupI18n({ locale: language, messages: { [language]: catalogue?.messages ?? {} } }) };
    }),
  );
  return written(<WaitingTimeline tongues={tongues} />);
}

async function written(content: ReactNode): Promise<string> {
  // In one piece: larger parts would stand at the end and need an inline script to move them.
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
