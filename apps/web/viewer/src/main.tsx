import "./viewer.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { readerLocale } from "#lib/reader-languages.ts";

import { loadIndex } from "./data.ts";
import { speak } from "./texts.ts";
import { Unpack } from "./unpack.tsx";
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
