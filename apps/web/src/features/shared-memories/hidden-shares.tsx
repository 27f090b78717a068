import type { GivenShare } from "@lane/contract/shared-memories.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { toast } from "#ui/toast-queue.ts";

import { ShareDates, SharerName } from "./share-words.tsx";
import { useHideShare } from "./shared-memories.queries.ts";

interface HiddenSharesProps {
  readonly shares: readonly GivenShare[];
  readonly now: number;
}

/** Shares that the member does not want to see on the page, each with the way back. */
export function HiddenShares({ shares, now }: HiddenSharesProps) {
  const count = shares.length;
  if (count === 0) return null;
  return (
    <details className="mt-10 border-t border-rule pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-ink-soft">
        <Trans>Hidden ({count})</Trans>
      </summary>
      <ul className="mt-2 divide-y divide-rule rounded-card border border-rule bg-card px-4">
        {shares.map((share) => (
          <HiddenShare key={share.id} share={share} now={now} />
        ))}
      </ul>
    </details>
  );
}

function HiddenShare({ share, now }: { readonly share: GivenShare; readonly now: number }) {
  const { t } = useLingui();
  const show = useHideShare();
  const { id, from, memories } = share;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <PersonInitial name={from} />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">
          <SharerName share={share} />
          {" · "}
          <span className="font-normal">
            <Plural value={memories.length} one="# memory" other="# memories" />
          </span>
        </p>
        <ShareDates share={share} now={now} />
      </div>
      <Button
        variant="secondary"
        busy={show.isPending}
        onClick={() =>
          show.mutate({ shareId: id, isHidden: false }, { onError: (error) => toast("error", errorText(error)) })
        }
      >
        {t`Show again`}
        <span className="sr-only">{from}</span>
      </Button>
    </li>
  );
}
