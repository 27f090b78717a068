import { Trans } from "@lingui/react/macro";

import { useAskAnswers } from "./ask-answers.queries.ts";

/** A dot, where somebody has answered and it was not read yet. */
export function UnreadAnswers() {
  const { data } = useAskAnswers();
  if (data?.some(({ isUnread }) => isUnread) !== true) return null;
  return (
    <span className="ms-2 size-2.5 shrink-0 rounded-pill bg-clay forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none">
      <span className="sr-only">
        <Trans>New answers</Trans>
      </span>
    </span>
  );
}
