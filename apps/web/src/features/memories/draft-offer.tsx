import { isBlank, parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { agoText } from "#lib/ago.ts";
import { monthName } from "#lib/date-parts.ts";
import type { Draft, DraftText } from "#offline/draft-text.ts";
import { Button } from "#ui/button.tsx";

const mostShown = 4;
const longestName = 60;

export interface DraftOfferProps {
  readonly offers: readonly Draft[];
  readonly onContinue: (draft: Draft) => void;
  readonly onThrowAway: (draft: Draft) => void;
  /** Whether the memory has changed since the draft was begun. */
  readonly isOutdated?: (draft: Draft) => boolean;
}

/** Offers unsaved drafts again. */
export function DraftOffer({ offers, onContinue, onThrowAway, isOutdated = () => false }: DraftOfferProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mb-4 rounded-card border border-rule bg-card px-4 py-3 shadow-soft sm:px-6"
    >
      <h2 id={titleId} className="text-lg">
        <Trans>Unfinished</Trans>
      </h2>
      <ul className="divide-y divide-rule">
        {offers.slice(0, mostShown).map((draft) => (
          <OfferRow
            key={draft.id}
            draft={draft}
            isOutdated={isOutdated(draft)}
            onContinue={onContinue}
            onThrowAway={onThrowAway}
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferRowProps extends Pick<DraftOfferProps, "onContinue" | "onThrowAway"> {
  readonly draft: Draft;
  readonly isOutdated: boolean;
}

function OfferRow({ draft, isOutdated, onContinue, onThrowAway }: OfferRowProps) {
  const { t } = useLingui();
  const [nowMs] = useState(Date.now);
  const ago = agoText(draft.savedAt, nowMs) ?? t`a moment ago`;
  const name = nameOf(draft.text) ?? t`Untitled`;
  const place = placeOf(draft.text);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3 last:pb-1">
      <div className="min-w-0 grow basis-56">
        <p className="text-ink-soft">
          {draft.text.memoryId === null ? t`You started a memory ${ago}.` : t`You started editing this memory ${ago}.`}
        </p>
        <p className="wrap-anywhere" dir="auto">
          <strong>{name}</strong>
          {place === "" ? null : <span className="text-ink-soft">{` · ${place}`}</span>}
        </p>
        {isOutdated ? (
          <p className="text-sm text-ink-soft">
            <Trans>The memory has changed since then. You'll see both texts before anything is replaced.</Trans>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={t`Continue: ${name}`} onClick={() => onContinue(draft)}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="quiet" aria-label={t`Discard: ${name}`} onClick={() => onThrowAway(draft)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </li>
  );
}

/** The title, else the first words of the text. */
function nameOf({ title, html }: DraftText): string | undefined {
  if (title.trim() !== "") return title.trim();
  const text = parseRichText(html);
  if (isBlank(text)) return undefined;
  const words = plainText(text).trim().replaceAll(/\s+/gu, " ");
  return words.length > longestName ? `${words.slice(0, longestName).trimEnd()}…` : words;
}

function placeOf({ year, month }: DraftText): string {
  return [month === null ? "" : monthName(month), year ?? ""].join(" ").trim();
}
