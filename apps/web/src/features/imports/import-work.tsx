import type { ImportDetails } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";

import { useForgetImport, useStopImport } from "./imports.queries.ts";

interface ImportWorkProps {
  readonly data: ImportDetails;
  readonly onForgotten: () => void;
}

/** While the server is at it. */
export function ImportWork({ data, onForgotten }: ImportWorkProps) {
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
