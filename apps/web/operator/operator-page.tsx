import { useRef, useState, useSyncExternalStore } from "react";

import { Button } from "#ui/button.tsx";

import { Attention } from "./attention.tsx";
import { type OperatorOverview, retryJobs, signOut, type WantedJobs } from "./calls.ts";
import { ErrorTable } from "./error-table.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { Figures } from "./figures.tsx";
import type { OverviewStore, Shown } from "./overview-store.ts";

interface OperatorPageProps {
  readonly store: OverviewStore;
  /** Why a link did not open the page. */
  readonly refusal: string | undefined;
}

export function OperatorPage({ store, refusal }: OperatorPageProps) {
  const shown = useSyncExternalStore(store.subscribe, store.getShown);
  const [news, setNews] = useState("");
  const [hasLeft, setHasLeft] = useState(false);
  const newsLine = useRef<HTMLOutputElement>(null);

  /** The button that was pressed may be gone by then. */
  async function retry(wanted: WantedJobs): Promise<void> {
    setNews(await retryJobs(wanted));
    await store.refresh();
    newsLine.current?.focus();
  }

  async function leave(): Promise<void> {
    const problem = await signOut();
    setNews(problem ?? "");
    setHasLeft(problem === undefined);
    await store.refresh();
  }

  return (
    <main className="mx-auto max-w-page px-5 pt-8 pb-16">
      <h1 className="text-3xl">Operator's page</h1>
      {shown.isSignedOut ? (
        <SignedOut says={hasLeft ? "You're signed out." : refusal} />
      ) : (
        <>
          <Reading shown={shown} onRefresh={store.refresh} onSignOut={leave} />
          <output ref={newsLine} tabIndex={-1} className="mt-4 block font-semibold empty:hidden">
            {news}
          </output>
          {shown.overview ? <Overview overview={shown.overview} onRetry={retry} /> : null}
        </>
      )}
    </main>
  );
}

/** There is nothing to type in: a page that asks for no password leads nobody to guess one. */
function SignedOut({ says = "You're not signed in." }: { readonly says?: string | undefined }) {
  return (
    <div className="mt-6 max-w-measure rounded-card border border-rule bg-card p-6">
      <output className="block font-semibold">{says}</output>
      <p className="mt-3">To sign in, run this on the server, and open the link that it prints:</p>
      <p className="mt-3 overflow-x-auto rounded-card bg-paper px-4 py-3 whitespace-nowrap">
        <code>npm run admin -- sign-in</code>
      </p>
    </div>
  );
}

interface ReadingProps {
  readonly shown: Shown;
  readonly onRefresh: () => Promise<void>;
  readonly onSignOut: () => Promise<void>;
}

function Reading({ shown: { overview, receivedAt, problem }, onRefresh, onSignOut }: ReadingProps) {
  const time = receivedAt?.toLocaleTimeString("en-GB");
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="text-sm text-ink-soft">
          {overview ? <span className="break-all">{overview.installation.address} · </span> : null}
          {time === undefined ? "Reading ..." : `Read at ${time}, and every 30 seconds`}
        </p>
        <div className="flex gap-3">
          <Button variant="secondary" className="min-h-11 px-5" onClick={() => void onRefresh()}>
            Refresh
          </Button>
          <Button variant="quiet" className="min-h-11 px-4" onClick={() => void onSignOut()}>
            Sign out
          </Button>
        </div>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="mt-4 rounded-card border-2 border-alarm bg-card px-5 py-4">
          <strong>{problem}</strong>{" "}
          {time === undefined
            ? "It is asked again every 30 seconds."
            : `These are the figures of ${time}; it is asked again every 30 seconds.`}
        </p>
      )}
    </>
  );
}

interface OverviewProps {
  readonly overview: OperatorOverview;
  readonly onRetry: (wanted: WantedJobs) => Promise<void>;
}

function Overview({ overview, onRetry }: OverviewProps) {
  return (
    <>
      <Attention findings={overview.findings} />
      <FailedJobs overview={overview} onRetry={onRetry} />
      <Figures overview={overview} />
      <ErrorTable errors={overview.errors} now={overview.readAt} />
    </>
  );
}
