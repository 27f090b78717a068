import type { ImportDetails, ImportReason } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import type { ImportLinks } from "./import-links.ts";
import { ImportOutcome } from "./import-outcome.tsx";
import { ImportReport } from "./import-report.tsx";
import { isWorking, useForgetImport, useImport, useRefreshMemories, useStopImport } from "./imports.queries.ts";
import { useFormatTexts } from "./use-format-texts.ts";

interface OneImportScreenProps {
  readonly importId: string;
  readonly links: ImportLinks;
  readonly onForgotten: () => void;
}

/** One import, from the dry run to the day when it can no longer be undone. */
export function OneImportScreen({ importId, links, onForgotten }: OneImportScreenProps) {
  const { t } = useLingui();
  const { data, error } = useImport(importId);
  const formats = useFormatTexts();
  useFreshMemories(data);
  return (
    <>
      <PageHeading title={data ? formats[data.format].name : t`Bring your memories here`}>
        {data ? <p className="wrap-anywhere">{data.names.join(", ")}</p> : null}
      </PageHeading>
      <div className="grid gap-6">
        {data ? <Stage data={data} links={links} onForgotten={onForgotten} /> : null}
        {!data && !error ? (
          <SkeletonGroup>
            <Skeleton className="h-64" />
          </SkeletonGroup>
        ) : null}
        <AlertNote summary={t`This import did not come`} text={!data && error ? errorText(error) : undefined} />
        <div className="-ms-5 sm:-ms-6">
          <links.ImportsLink className={buttonStyle("quiet")}>
            <Trans>All you have brought</Trans>
          </links.ImportsLink>
        </div>
      </div>
    </>
  );
}

interface StageProps {
  readonly data: ImportDetails;
  readonly links: ImportLinks;
  readonly onForgotten: () => void;
}

function Stage({ data, links, onForgotten }: StageProps) {
  const outcome = data.state === "done" || data.state === "stopped" || data.state === "undone";
  return (
    <>
      {isWorking(data) ? <ImportWork data={data} onForgotten={onForgotten} /> : null}
      {data.state === "read" || data.state === "failed" ? (
        <ImportReport key={data.options.photos} data={data} links={links} onForgotten={onForgotten} />
      ) : null}
      {outcome ? <ImportOutcome data={data} links={links} /> : null}
      {isWorking(data) ? null : <ProblemList problems={data.problems} count={data.problemCount} />}
    </>
  );
}

/** Refetches all memories when an import has ended. */
function useFreshMemories(data: ImportDetails | undefined) {
  const refresh = useEffectEvent(useRefreshMemories());
  const state = data?.state;
  useEffect(() => {
    if (state === "done" || state === "stopped" || state === "undone") void refresh();
  }, [state]);
}

interface ImportWorkProps {
  readonly data: ImportDetails;
  readonly onForgotten: () => void;
}

/** The progress while the server reads, imports or undoes. */
function ImportWork({ data, onForgotten }: ImportWorkProps) {
  const { t } = useLingui();
  const { done, total } = data.progress ?? { done: 0, total: null };
  return (
    <section className="grid gap-4 rounded-card border border-rule bg-card p-6 shadow-soft">
      <output className="block text-lg font-semibold">
        <WorkText state={data.state} done={done} total={total} />
      </output>
      {total === null ? null : (
        <ProgressRope label={t`How far it is`} percent={Math.floor((done / Math.max(1, total)) * 100)} />
      )}
      <p className="text-ink-soft">
        <Trans>You can close this page. It goes on without you, and is here when you come back.</Trans>
      </p>
      <StopButton data={data} onForgotten={onForgotten} />
    </section>
  );
}

interface WorkTextProps extends Pick<ImportDetails, "state"> {
  readonly done: number;
  readonly total: number | null;
}

function WorkText({ state, done, total }: WorkTextProps) {
  if (state === "reading") {
    return (
      <Plural value={done} _0="Looking through what you brought..." one="Found # so far..." other="Found # so far..." />
    );
  }
  if (state === "undoing") {
    return (
      <Trans>
        Taking out {done} of {total}...
      </Trans>
    );
  }
  return (
    <Trans>
      Bringing in {done} of {total}...
    </Trans>
  );
}

function StopButton({ data, onForgotten }: ImportWorkProps) {
  const { t } = useLingui();
  const stop = useStopImport(data.id);
  const forget = useForgetImport(data.id);
  const error = stop.error ?? forget.error;
  if (data.state === "undoing") return null;
  return (
    <div className="grid gap-3">
      <div>
        {data.state === "reading" ? (
          <Button
            variant="quiet"
            busy={forget.isPending}
            onClick={() => forget.mutate(undefined, { onSuccess: onForgotten })}
          >
            <Trans>Do not bring them</Trans>
          </Button>
        ) : (
          <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
            <Trans>Stop here</Trans>
          </Button>
        )}
      </div>
      <AlertNote summary={t`It could not be stopped`} text={error ? errorText(error) : undefined} />
    </div>
  );
}

interface ProblemListProps {
  readonly problems: ImportDetails["problems"];
  readonly count: number;
}

/** Every entry that is not imported, with its reason. */
function ProblemList({ problems, count }: ProblemListProps) {
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
          // Two problems may have the same text.
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

/** The text for each reason why an entry is not imported. */
function useReasonText(): (reason: ImportReason) => string {
  const { t } = useLingui();
  const words: Record<ImportReason, string> = {
    "unsafe-name": t`Its name points outside the zip, so it was left alone.`,
    "duplicate-name": t`Two files have this name.`,
    "not-a-file": t`It is a link or a device, not a file.`,
    encrypted: t`It is locked with a password. Please make it again without one.`,
    damaged: t`It is damaged.`,
    truncated: t`It ends too early. Please download it once more.`,
    bomb: t`It would unpack to far more than it says.`,
    "too-many": t`There are too many files in it.`,
    "too-large": t`It is too large.`,
    "unknown-format": t`We do not know this kind of file.`,
    "not-json": t`It cannot be read.`,
    "no-such-shape": t`It is not built the way we know.`,
    "text-too-long": t`Its text is too long for one memory.`,
    "date-outside": t`Its date is too long ago, or has not come yet.`,
    "missing-media": t`This file is named, but it is not in there.`,
    "too-many-media": t`It has more files than one memory can hold; the first ones come along.`,
    "no-room": t`There is no room for another one like it.`,
    "not-accepted": t`It is not the picture, film or sound its name says.`,
    "kind-not-kept": t`We do not keep this kind of file.`,
    "lay-in-bin": t`It lay in the bin.`,
    "replaced-by-edit": t`Your edited version is imported instead.`,
    empty: t`It is empty.`,
    gone: t`What you sent is no longer here. Please send it once more.`,
  };
  return (reason) => words[reason];
}
