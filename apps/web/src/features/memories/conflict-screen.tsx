import type { Memory } from "@lane/contract/memories.ts";
import type { FormAttribute } from "@lane/domain/memory-fields.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";

import { agoText } from "#lib/ago.ts";
import { spokenLanguage } from "#lib/languages.ts";
import { differingAttributes, isSameFiles } from "#offline/memory-attributes.ts";
import { type Ground, attributesOfMemory } from "#offline/outbox-entry.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

import { bothTexts, mineOnTop, wordsOnTop } from "./both-sides.ts";
import { Failure } from "./failure.tsx";
import { type DiffPiece, wordDiff } from "./word-diff.ts";
import { type Written, attributesIn } from "./writing.ts";

interface ConflictScreenProps {
  readonly mine: Written;
  readonly theirs: Memory;
  /** The memory when both edits began, as far as it is known. */
  readonly from: Ground | undefined;
  /** Whether the memory was archived when the edit began. */
  readonly isArchived: boolean;
  readonly nowMs: number;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly onKeepMine: (merged: Written) => void;
  readonly onKeepTheirs: () => void;
  readonly onKeepBoth: (both: Written) => void;
}

/** Shows two versions of one memory and asks which of them stays. */
export function ConflictScreen(props: ConflictScreenProps) {
  const { theirs, from, isArchived, nowMs, isBusy, failure, onKeepMine, onKeepTheirs, onKeepBoth } = props;
  const mine = wordsOnTop(props.mine, theirs, from);
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const saved = agoText(Date.parse(theirs.updatedAt), nowMs) ?? t`a moment ago`;
  const title = wordDiff(mine.title, theirs.memoryTitle);
  const text = wordDiff(plainText(mine.text), plainText(parseRichText(theirs.memoryDescription)));
  // The screen replaces the form and takes over its focus.
  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHeading title={t`This memory has changed`}>
        <p>
          <Trans>
            It was saved somewhere else {saved}, while you were writing here. Nothing is lost: both texts are below,
            with the differences underlined.
          </Trans>
        </p>
      </PageHeading>
      <div className="grid gap-5 md:grid-cols-2">
        <Version name={t`Saved elsewhere`} title={title.theirs} text={text.theirs} />
        <Version name={t`Yours, not saved yet`} title={title.mine} text={text.mine} />
      </div>
      <AlsoDifferent mine={mine} theirs={theirs} isArchived={isArchived} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          busy={isBusy}
          busyText={t`Updating Memory...`}
          onClick={() => onKeepMine(mineOnTop(mine, theirs, from))}
          className="grow sm:grow-0"
        >
          <Trans>Keep mine</Trans>
        </Button>
        <Button variant="secondary" onClick={onKeepTheirs} className="grow sm:grow-0">
          <Trans>Keep the other one</Trans>
        </Button>
        <Button
          variant="secondary"
          onClick={() => onKeepBoth(bothTexts(mine, theirs, from))}
          className="grow sm:grow-0"
        >
          <Trans>Keep both</Trans>
        </Button>
      </div>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        <Trans>
          If you keep both, one text follows the other, and you can check them before saving. A replaced text stays in
          the earlier versions.
        </Trans>
      </p>
      <Failure summary={t`Failed to add memory`} error={failure} />
    </div>
  );
}

interface VersionProps {
  readonly name: string;
  readonly title: readonly DiffPiece[];
  readonly text: readonly DiffPiece[];
}

function Version({ name, title, text }: VersionProps) {
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} className="rounded-card border border-rule bg-card p-5 shadow-soft sm:p-6">
      <h2 id={nameId} className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {name}
      </h2>
      <p className="mt-3 font-serif text-xl wrap-anywhere" dir="auto">
        <Marked pieces={title} />
      </p>
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
        <Marked pieces={text} />
      </p>
    </section>
  );
}

function Marked({ pieces }: { readonly pieces: readonly DiffPiece[] }) {
  return pieces.map(({ text, isOwn }, index) =>
    isOwn && text.trim() !== "" ? (
      <mark
        key={index}
        className="rounded-[3px] bg-rule/70 text-ink underline decoration-clay decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

interface AlsoDifferentProps {
  readonly mine: Written;
  readonly theirs: Memory;
  /** Whether the memory was archived when the edit began. */
  readonly isArchived: boolean;
}

/** Lists the attributes in which two versions differ, besides title and text. Renders nothing when they agree. */
function AlsoDifferent(props: AlsoDifferentProps) {
  const names = useNames(props);
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(spokenLanguage()).format(names);
  return (
    <p className="mt-5 max-w-measure">
      <Trans>
        These differ too: {list}. If you keep yours or both, anything you didn't change yourself stays as it was saved
        elsewhere.
      </Trans>
    </p>
  );
}

function useNames({ mine, theirs, isArchived }: AlsoDifferentProps): readonly string[] {
  const { t } = useLingui();
  const day = t`the day`;
  const names = {
    memoryType: t`Flower or Stone`,
    isCandle: t`the candle`,
    isCirca: day,
    place: t`the place`,
  } satisfies Record<FormAttribute, string>;
  const differing = [
    hasSameFiles(mine, theirs) ? [] : [t`photos and other files`],
    differingAttributes(attributesIn(mine), attributesOfMemory(theirs)).map((name) => names[name]),
    mine.day === theirs.day ? [] : [day],
    isArchived === theirs.isArchived ? [] : [t`the archive`],
  ].flat();
  return [...new Set(differing)];
}

function hasSameFiles({ media, uploads = [] }: Written, theirs: Memory): boolean {
  return uploads.length === 0 && isSameFiles(media, theirs.media);
}
