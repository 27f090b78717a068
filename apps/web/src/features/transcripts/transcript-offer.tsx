import type { TranscriptSettings } from "@lane/contract/transcripts.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { wordButtonStyle } from "#ui/action-style.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";

import { agreeToSending } from "./agree-to-sending.ts";
import { useMakeTranscript, useTranscriptSettings } from "./transcripts.queries.ts";

interface TranscriptOfferProps {
  readonly fileId: string;
  readonly name: string;
  readonly hasFailed: boolean;
  readonly onWrite: () => void;
  readonly onReplaced: () => void;
}

/** For a recording that is not written down: have it done, where that is offered, or do it oneself. */
export function TranscriptOffer({ fileId, name, hasFailed, onWrite, onReplaced }: TranscriptOfferProps) {
  const { t } = useLingui();
  const { data: settings } = useTranscriptSettings();
  const make = useMakeTranscript(fileId);

  async function handleMake(offered: TranscriptSettings) {
    const isAsked = offered.service !== null && !offered.maySend;
    if (isAsked && !(await agreeToSending(offered.service ?? ""))) return;
    make.mutate({ isAgreed: isAsked }, { onSuccess: onReplaced });
  }

  // Both come together, so that nothing moves when the settings have been loaded.
  if (!settings) return null;
  return (
    <div className="print:hidden">
      <output className="block not-empty:mb-2">
        {hasFailed ? <Trans>We couldn't write down this recording.</Trans> : null}
      </output>
      <div className="flex flex-wrap items-center gap-x-2">
        {settings.offered === "none" ? null : (
          <Button
            variant="secondary"
            className="min-h-11! px-5! max-sm:grow"
            busy={make.isPending}
            aria-label={hasFailed ? t`Try again: ${name}` : t`Write down what is said: ${name}`}
            onClick={() => void handleMake(settings)}
          >
            {hasFailed ? <Trans>Try again</Trans> : <Trans>Write down what is said</Trans>}
          </Button>
        )}
        <button
          type="button"
          className={`${wordButtonStyle} max-sm:grow`}
          aria-label={settings.offered === "none" ? t`Write down what is said: ${name}` : t`Type it myself: ${name}`}
          onClick={onWrite}
        >
          {settings.offered === "none" ? <Trans>Write down what is said</Trans> : <Trans>Type it myself</Trans>}
        </button>
      </div>
      <Where {...settings} />
      <AlertNote summary={t`That didn't work`} text={make.error ? errorText(make.error) : undefined} />
    </div>
  );
}

function Where({ offered, service, maySend }: TranscriptSettings) {
  if (offered === "here") {
    return (
      <p className={hintStyle}>
        <Trans>English only. The recording stays on our server.</Trans>
      </p>
    );
  }
  if (service === null || !maySend) return null;
  const host = asWritten(service);
  return (
    <p className={hintStyle}>
      <Trans>The recording is sent to {host}.</Trans>
    </p>
  );
}

const hintStyle = "mt-1 text-sm text-ink-soft";
