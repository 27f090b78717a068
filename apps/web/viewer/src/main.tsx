import "./viewer.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { readerLocale } from "#lib/reader-languages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";

import { loadIndex } from "./data.ts";
import { speak } from "./texts.ts";
import { Viewer } from "./viewer.tsx";

void open();

async function open(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root to render into");
  const index = await loadIndex();
  speak(index?.language ?? readerLocale());
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{index ? <Viewer index={index} /> : <Unpack />}</I18nProvider>
    </StrictMode>,
  );
}

/** Shown without an index: usually the page was opened inside the zip, where it cannot load its data. */
function Unpack() {
  const { t } = useLingui();
  return (
    <main className="mx-auto max-w-page px-5 py-10">
      <h1 className="text-center text-3xl">Down Memory Lane</h1>
      <EmptyState motif={<AtticBox isOpen={false} className="h-32" />} title={t`The zip file isn't unpacked yet`}>
        <p>
          <Trans>
            This page needs the folders next to it and can't find them. Please unpack the whole zip file, then open
            index.html again.
          </Trans>
        </p>
      </EmptyState>
    </main>
  );
}
