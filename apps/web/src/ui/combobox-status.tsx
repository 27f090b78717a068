import { Combobox as Base } from "@base-ui/react/combobox";
import { Trans, useLingui } from "@lingui/react/macro";

import { asWritten } from "./as-written.tsx";
import { Button } from "./button.tsx";
import { Spinner } from "./spinner.tsx";
import type { SearchState } from "./use-option-search.ts";

interface ComboboxStatusProps {
  readonly state: SearchState;
  readonly query: string;
  readonly onRetry: () => void;
}

/** Says how the search goes, to eyes and ears alike. */
export function ComboboxStatus({ state, query: typed, onRetry }: ComboboxStatusProps) {
  const { t } = useLingui();
  return (
    <>
      <Base.Status className="flex items-center gap-3 px-4 py-3 text-sm text-ink-soft empty:hidden">
        {state === "searching" ? (
          <>
            <Spinner /> {t`Searching...`}
          </>
        ) : null}
        {state === "empty" ? <NothingFound typed={typed} /> : null}
        {state === "failed" ? <Trans>The search did not get through.</Trans> : null}
      </Base.Status>
      {state === "failed" ? (
        <div className="px-4 pb-4">
          <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>
        </div>
      ) : null}
    </>
  );
}

function NothingFound({ typed }: { readonly typed: string }) {
  const query = asWritten(typed);
  return typed === "" ? (
    <Trans>Type a few letters to search.</Trans>
  ) : (
    <Trans>Nothing found for “{query}”. Try fewer letters.</Trans>
  );
}
