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
      <PageHeading title={data ? formats[data.format].name : t`Import memories`}>
        {data ? <p className="wrap-anywhere">{data.names.join(", ")}</p> : null}
      </PageHeading>
      <div className="grid gap-6">
        {data ? <Stage data={data} links={links} onForgotten={onForgotten} /> : null}
        {!data && !error ? (
          <SkeletonGroup>
            <Skeleton className="h-64" />
          </SkeletonGroup>
        ) : null}
        <AlertNote summary={t`We couldn't load this import`} text={!data && error ? errorText(error) : undefined} />
        <div className="-ms-5 sm:-ms-6">
          <links.ImportsLink className={buttonStyle("quiet")}>
            <Trans>All imports</Trans>
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
        <ProgressRope label={t`Progress`} percent={Math.floor((done / Math.max(1, total)) * 100)} />
      )}
      <p className="text-ink-soft">
        <Trans>You can close this page. The import will carry on without you.</Trans>
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
    return <Plural value={done} _0="Looking through your files..." one="Found # so far..." other="Found # so far..." />;
  }
  if (state === "undoing") {
    return (
      <Trans>
        Removing {done} of {total}...
      </Trans>
    );
  }
  return (
    <Trans>
      Importing {done} of {total}...
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
            <Trans>Don't import</Trans>
          </Button>
        ) : (
          <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
            <Trans>Stop the import</Trans>
          </Button>
        )}
      </div>
      <AlertNote summary={t`We couldn't stop it`} text={error ? errorText(error) : undefined} />
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
        <Plural value={count} one="One item isn't imported" other="# items aren't imported" />
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
    "unsafe-name": t`Its file name isn't safe, so we left it out.`,
    "duplicate-name": t`Two files have this name.`,
    "not-a-file": t`It's a link or a device, not a file.`,
    encrypted: t`It's protected by a password. Please export it again without one.`,
    damaged: t`It's damaged.`,
    truncated: t`It's incomplete. Please download it again.`,
    bomb: t`Unpacked, it's far larger than it says.`,
    "too-many": t`It contains too many files.`,
    "too-large": t`It's too large.`,
    "unknown-format": t`We don't know this kind of file.`,
    "not-json": t`We can't read it.`,
    "no-such-shape": t`We don't recognise its format.`,
    "text-too-long": t`Its text is too long for one memory.`,
    "date-outside": t`Its date is too long ago or in the future.`,
    "missing-media": t`This file is mentioned, but it's missing.`,
    "too-many-media": t`It has more files than one memory can hold; we'll import the first ones.`,
    "no-room": t`You already have as many of these as we can keep.`,
    "not-accepted": t`It isn't the photo, video or recording its name says.`,
    "kind-not-kept": t`We can't keep this kind of file.`,
    "lay-in-bin": t`It was in the bin.`,
    "replaced-by-edit": t`Your edited version is imported instead.`,
    empty: t`It's empty.`,
    gone: t`Your files are no longer here. Please choose them again.`,
  };
  return (reason) => words[reason];
}
