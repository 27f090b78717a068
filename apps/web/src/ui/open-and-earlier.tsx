import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface OpenAndEarlierProps {
  /** Rows, each of them an `<li>`. */
  readonly open: readonly ReactNode[];
  readonly earlier: readonly ReactNode[];
  /** Says that nothing is open. */
  readonly noneText: string;
}

/** What is open, and below it, folded, what is over. */
export function OpenAndEarlier({ open, earlier, noneText }: OpenAndEarlierProps) {
  const { t } = useLingui();
  return (
    <>
      {open.length > 0 ? (
        <ul className="mt-2 divide-y divide-rule border-y border-rule">{open}</ul>
      ) : (
        <p className="mt-1 text-ink-soft">{noneText}</p>
      )}
      {earlier.length > 0 ? (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
            <ChevronRight
              aria-hidden="true"
              className="-ms-1 size-5 transition-transform group-open:rotate-90 rtl:rotate-180"
            />
            {t`Earlier`}
          </summary>
          <ul className="divide-y divide-rule border-y border-rule">{earlier}</ul>
        </details>
      ) : null}
    </>
  );
}
