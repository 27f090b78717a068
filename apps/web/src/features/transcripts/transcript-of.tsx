import type { MediaItem } from "@lane/contract/memories.ts";
import type { Transcript } from "@lane/contract/transcripts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { isLocalId } from "#offline/outbox-entry.ts";
import { wordButtonStyle } from "#ui/action-style.ts";

import { TranscriptActions } from "./transcript-actions.tsx";
import { useTranscriptDraft } from "./transcript-draft.ts";
import { TranscriptForm } from "./transcript-form.tsx";
import { TranscriptOffer } from "./transcript-offer.tsx";
import { TranscriptProgress } from "./transcript-progress.tsx";
import { type TranscriptHeading, TranscriptText } from "./transcript-text.tsx";
import { isUnderWay, useTranscripts } from "./transcripts.queries.ts";

export interface TranscriptOfProps {
  /** A sound or a film. */
  readonly file: MediaItem;
  /** All files that are shown with it: the transcripts of their recordings are one request. */
  readonly media: readonly MediaItem[];
  /** "Recording 2": tells the parts of several recordings apart for screen readers. */
  readonly name: string;
  readonly headingLevel?: TranscriptHeading;
  /** Shows what is written down, and offers nothing. */
  readonly isReadOnly?: boolean | undefined;
  /** The member's own memory with this recording, into whose text the transcript can be put. */
  readonly memoryId?: string | undefined;
}

/** What is said in a recording, under its player, and everything that can be done about it. */
export function TranscriptOf({ file, media, ...props }: TranscriptOfProps) {
  const fileIds = media.flatMap(({ s3id, type }) => (type === "Image" ? [] : s3id));
  // What is still being prepared, or exists on this device alone, cannot be written down.
  if (file.state !== "ready" || (props.memoryId !== undefined && isLocalId(props.memoryId))) return null;
  return <Asked {...props} fileId={file.s3id} fileIds={fileIds} />;
}

interface AskedProps extends Omit<TranscriptOfProps, "file" | "media"> {
  readonly fileId: string;
  readonly fileIds: readonly string[];
}

function Asked({ fileIds, isReadOnly = false, ...props }: AskedProps) {
  const { data, error, refetch } = useTranscripts(fileIds, props.memoryId !== undefined);
  const { fileId, headingLevel = isReadOnly ? "h3" : "h2" } = props;
  const transcript = data?.find((one) => one.fileId === fileId);
  if (isReadOnly) return transcript?.text ? <TranscriptText {...{ headingLevel, transcript }} /> : null;
  if (data) return <Known {...props} {...{ headingLevel, transcript }} />;
  return error ? <Unknown text={readErrorText(error)} onRetry={() => void refetch()} /> : null;
}

interface UnknownProps {
  readonly text: string;
  readonly onRetry: () => void;
}

function Unknown({ text, onRetry }: UnknownProps) {
  return (
    <div role="alert" className="mt-3 text-sm text-ink-soft">
      <p>
        <Trans>We couldn't load what's said here.</Trans> {text}
      </p>
      <button type="button" className={`${wordButtonStyle} -ms-3`} onClick={onRetry}>
        <Trans>Try Again</Trans>
      </button>
    </div>
  );
}

interface KnownProps extends Pick<TranscriptOfProps, "name" | "memoryId"> {
  readonly fileId: string;
  readonly headingLevel: TranscriptHeading;
  /** Undefined where nothing is written down. */
  readonly transcript: Transcript | undefined;
}

/** What is written and not saved is in the field again when the page is opened again. */
function Known(props: KnownProps) {
  const { fileId, name, transcript } = props;
  const { t } = useLingui();
  const [isWriting, setIsWriting] = useState(false);
  const { draft } = useTranscriptDraft(fileId, transcript?.text ?? "");
  const part = useRef<HTMLElement>(null);
  const hasJustCome = useHasJustCome(transcript);

  /** The button that was pressed is gone by then. */
  function handleReplaced() {
    setIsWriting(false);
    part.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={part} aria-label={t`What is said: ${name}`} tabIndex={-1} className="mt-3 outline-none print:mt-2">
      <output className="sr-only">{hasJustCome ? t`The text is ready.` : null}</output>
      {/* A draft that turns out to be saved closes the form, unless somebody writes on in it. */}
      {isWriting || draft ? (
        <TranscriptForm
          fileId={fileId}
          transcript={transcript}
          onWrite={() => setIsWriting(true)}
          onClose={handleReplaced}
        />
      ) : (
        <Shown {...props} onWrite={() => setIsWriting(true)} onReplaced={handleReplaced} />
      )}
    </section>
  );
}

/** Whether the transcript was finished while the page was open. */
function useHasJustCome(transcript: Transcript | undefined): boolean {
  const isMaking = transcript !== undefined && isUnderWay(transcript);
  const [wasMaking, setWasMaking] = useState(isMaking);
  if (isMaking && !wasMaking) setWasMaking(true);
  return wasMaking && transcript?.state === "done";
}

interface ShownProps extends KnownProps {
  readonly onWrite: () => void;
  readonly onReplaced: () => void;
}

function Shown({ transcript, ...props }: ShownProps) {
  if (!transcript || transcript.state === "failed") {
    return <TranscriptOffer {...props} hasFailed={transcript?.state === "failed"} />;
  }
  if (isUnderWay(transcript)) return <TranscriptProgress {...props} transcript={transcript} />;
  const { text, isOwn } = transcript;
  return (
    <>
      <TranscriptText headingLevel={props.headingLevel} transcript={transcript} />
      {isOwn ? <TranscriptActions {...props} memoryId={props.memoryId} text={text} /> : null}
    </>
  );
}
