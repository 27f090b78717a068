import { Trans, useLingui } from "@lingui/react/macro";

import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";

/** Most often the page was opened while it was still in the zip, where it cannot see what lies beside it. */
export function Unpack() {
  const { t } = useLingui();
  return (
    <main className="mx-auto max-w-page px-5 py-10">
      <h1 className="text-center text-3xl">Down Memory Lane</h1>
      <EmptyState motif={<AtticBox isOpen={false} className="h-32" />} title={t`The box is still closed`}>
        <p>
          <Trans>
            This page shows what lies in the folders beside it, and they cannot be found. Please unpack the whole zip
            file first, and then open index.html again.
          </Trans>
        </p>
      </EmptyState>
    </main>
  );
}
