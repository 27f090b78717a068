import type { Transcript } from "@lane/contract/transcripts.ts";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { wordButtonStyle } from "#ui/action-style.ts";

import { useTranscriptSettings } from "./transcripts.queries.ts";

export type TranscriptHeading = "h2" | "h3" | "h4";

interface TranscriptTextProps {
  readonly headingLevel: TranscriptHeading;
  readonly transcript: Transcript;
}

/** A finished transcript, and whose words it is in. */
export function TranscriptText({ headingLevel: Heading, transcript }: TranscriptTextProps) {
  const { text, isByMachine, isOwn } = transcript;
  return (
    <>
      <Heading className="text-lg">
        <Trans>What is said</Trans>
      </Heading>
      {text === "" ? (
        <p className="mt-1 text-ink-soft">
          <Trans>We couldn't hear any words to write down.</Trans>
        </p>
      ) : (
        <Words text={text} isByMachine={isByMachine} />
      )}
      {isByMachine && text !== "" ? (
        <p className="mt-2 text-sm text-ink-soft">
          {isOwn ? (
            <Trans>Written down by a computer. Please check it.</Trans>
          ) : (
            <Trans>Written down by a computer. It may have misheard some words.</Trans>
          )}
        </p>
      ) : null}
    </>
  );
}

/** Letters after which a text folds: about eight lines on a phone. */
const foldedLength = 420;

interface WordsProps {
  readonly text: string;
  readonly isByMachine: boolean;
}

/** A folded text is whole for screen readers and on paper. */
function Words({ text, isByMachine }: WordsProps) {
  const { data: settings } = useTranscriptSettings(isByMachine);
  const [isWhole, setIsWhole] = useState(false);
  const wordsId = useId();
  const isLong = text.length > foldedLength;
  return (
    <>
      <p
        id={wordsId}
        dir="auto"
        // The server's own machine knows no other language.
        lang={isByMachine && settings?.offered === "here" ? "en" : undefined}
        className={classNames(
          "mt-1 max-w-reading whitespace-pre-line wrap-anywhere",
          isLong && !isWhole && "line-clamp-6 print:line-clamp-none",
        )}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className={`${wordButtonStyle} -ms-3 print:hidden`}
          aria-expanded={isWhole}
          aria-controls={wordsId}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show less</Trans> : <Trans>Show all of it</Trans>}
        </button>
      ) : null}
    </>
  );
}
