import type { ImportDetails } from "@lane/contract/imports.ts";
import { Plural, Trans } from "@lingui/react/macro";

import { useReasonText } from "./use-reason-text.ts";

interface ProblemListProps {
  readonly problems: ImportDetails["problems"];
  readonly count: number;
}

/** What does not come along, each by its name. */
export function ProblemList({ problems, count }: ProblemListProps) {
  const reasonText = useReasonText();
  const more = count - problems.length;
  if (count === 0) return null;
  return (
    <details className="rounded-card border border-rule bg-card p-6 shadow-soft">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        <Plural value={count} one="One thing does not come along" other="# things do not come along" />
      </summary>
      <ul className="mt-2 grid gap-2">
        {problems.map(({ name, reason }, index) => (
          // Two problems may be word for word the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="border-t border-rule pt-2">
            <strong className="block wrap-anywhere" dir="auto">
              {name}
            </strong>
            <span className="text-ink-soft">{reasonText(reason)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-3 text-ink-soft">
          <Trans>And {more} more.</Trans>
        </p>
      ) : null}
    </details>
  );
}
