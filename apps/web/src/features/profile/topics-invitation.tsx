import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useSyncExternalStore } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { errorText, noResponseText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

interface TopicsInvitationProps {
  readonly onChoose: () => void;
}

/** On home, once: invites the member to say what belongs to their life. Nothing of it waits for a connection. */
export function TopicsInvitation({ onChoose }: TopicsInvitationProps) {
  const { t } = useLingui();
  const titleId = useId();
  const client = useQueryClient();
  const decline = useMutation({ mutationFn: async () => (await loadDecline()).declineTopics(client) });
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached);
  if (!isReached) return <div data-small />;
  return (
    <section
      data-screen-only
      aria-labelledby={titleId}
      className="rounded-card border border-dashed border-edge/60 px-5 pt-4 pb-5"
    >
      <h2 id={titleId} className="text-xl">{t`What belongs to your life?`}</h2>
      <p className="mt-1 text-ink-soft">
        <Trans>Tell us what belongs to your life, and we'll ask better questions.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" className="px-5!" onClick={onChoose}>{t`Choose`}</Button>
        <Button
          variant="quiet"
          className="px-3!"
          busy={decline.isPending}
          onClick={() => decline.mutate(undefined, { onError: (error) => toast("error", errorText(error)) })}
        >{t`Not now`}</Button>
      </div>
    </section>
  );
}

/** Loaded when it is wanted: with it home would have parts of the profile as well. */
function loadDecline() {
  return import("./decline-topics.ts").catch(() => {
    throw new Error(noResponseText());
  });
}
