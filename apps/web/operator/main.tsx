import "./operator.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { signIn } from "./calls.ts";
import { OperatorPage } from "./operator-page.tsx";
import { createOverviewStore } from "./overview-store.ts";

const rootElement = document.getElementById("root");
if (!rootElement) throw new Error("index.html has no #root to render into");
const root = createRoot(rootElement);
const store = createOverviewStore();

// Once more when a new link is pasted into a tab that shows the page already.
addEventListener("hashchange", () => void open());
void open().then(() => store.start());

/** The code is taken out of the address before anything else, and traded once: a second try would find it used. */
async function open(): Promise<void> {
  const code = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  const refusal = code === "" ? undefined : await signIn(code);
  await store.refresh();
  root.render(
    <StrictMode>
      <OperatorPage key={code} store={store} refusal={refusal} />
    </StrictMode>,
  );
}
