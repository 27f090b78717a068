import type { TranscriptSettings } from "@lane/contract/transcripts.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText, readErrorText } from "#api/errors.ts";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { type TranscriptChoice, useChooseTranscripts, useTranscriptSettings } from "./transcripts.queries.ts";

/** Whether recordings are written down here, by whom, and the member's choices about it. */
export function RecordingSettings() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useTranscriptSettings();
  if (data) return <Choices settings={data} />;
  if (!error) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-70 sm:h-36" />
      </SkeletonGroup>
    );
  }
  return (
    <div role="alert">
      <p className="text-ink-soft">{readErrorText(error)}</p>
      <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
        {t`Try Again`}
      </Button>
    </div>
  );
}

function Choices({ settings }: { readonly settings: TranscriptSettings }) {
  const { t } = useLingui();
  const change = useChooseTranscripts();
  // The checkbox changes at once; a refused change is rolled back.
  const shown = change.isPending ? { ...settings, ...change.variables } : settings;
  const { service } = settings;

  function handleChange(next: TranscriptChoice) {
    if (!change.isPending) change.mutate(next, { onError: (error) => toast("error", errorText(error)) });
  }

  return (
    <div className="grid gap-4" aria-busy={change.isPending || undefined}>
      <p className="text-ink-soft">
        <Offered {...settings} />
      </p>
      {service === null ? null : (
        <Checkbox
          label={t`Recordings may be sent to ${service}`}
          hint={t`Off unless you tick it. If you untick it, nothing more is sent.`}
          checked={shown.maySend}
          // What is written down without being asked for could not be, without this.
          onChange={({ currentTarget: { checked } }) =>
            handleChange(checked ? { maySend: true } : { maySend: false, isAutomatic: false })
          }
        />
      )}
      {settings.offered === "none" || (service !== null && !shown.maySend) ? null : (
        <Checkbox
          label={t`Write down new recordings automatically`}
          hint={t`You'll find the text under each recording, where you can correct or delete it.`}
          checked={shown.isAutomatic}
          onChange={({ currentTarget }) => handleChange({ isAutomatic: currentTarget.checked })}
        />
      )}
    </div>
  );
}

function Offered({ offered, service }: TranscriptSettings) {
  if (offered === "here") {
    return (
      <Trans>
        We can write down what's said in your recordings, so you can read and search it. English only, on our own
        server.
      </Trans>
    );
  }
  if (service === null) {
    return (
      <Trans>
        This server can't write down what's said in your recordings. You can type it yourself, under each recording.
      </Trans>
    );
  }
  const host = asWritten(service);
  return (
    <Trans>
      We can write down what's said in your recordings, so you can read and search it. To do this, we send the
      recordings to {host}.
    </Trans>
  );
}
