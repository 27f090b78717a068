import { useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { toast } from "#ui/toast-queue.ts";

import { useStopWriting } from "./guests.queries.ts";

interface StopWritingProps {
  readonly timelineId: string;
  readonly host: string;
  readonly onStopped: () => void;
}

/** Ends being a guest. */
export function StopWriting({ timelineId, host, onStopped }: StopWritingProps) {
  const { t } = useLingui();
  const stop = useStopWriting(() => {
    toast("success", t`You no longer write for ${host}.`);
    onStopped();
  });

  async function handleStop() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Stop writing for ${host}?`,
      text: t`What ${host} has placed stays on their timeline. Everything you wrote moves to your own.`,
      confirmText: t`Stop writing`,
      cancelText: t`Cancel`,
      isDangerous: true,
    });
    if (!(await answer)) return;
    stop.mutate({ timelineId }, { onError: (error) => toast("error", errorText(error)) });
  }

  return (
    <div className="mt-10 border-t border-rule pt-4">
      <Button variant="quiet" className="-ms-6 text-alarm!" busy={stop.isPending} onClick={() => void handleStop()}>
        {t`Stop writing for ${host}`}
      </Button>
    </div>
  );
}
