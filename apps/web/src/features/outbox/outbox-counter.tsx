import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { CloudAlert, CloudUpload } from "lucide-react";
import { type ComponentProps, useState, useEffect, useEffectEvent } from "react";

import { onTokensChanged } from "#api/token-store.ts";
import type { DraftUpload } from "#offline/draft-text.ts";
import { keepOutbox } from "#offline/outbox-keeper.ts";
import type { FileDelivery } from "#offline/outbox-sender.ts";
import { currentOutbox, type OutboxUiState, outboxUiState } from "#offline/outbox-ui-state.ts";
import { useOutboxUiState } from "#offline/use-waiting.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { toast } from "#ui/toast-queue.ts";

import { EntryRow } from "./entry-row.tsx";

type RowLinks = Pick<ComponentProps<typeof EntryRow>, "renderBothLink" | "onDraft">;

interface OutboxCounterProps extends RowLinks {
  readonly deliverFile: (upload: DraftUpload) => Promise<FileDelivery>;
}

/** The number of queued changes; opens their list. Not rendered while there is none. */
export function OutboxCounter({ deliverFile, renderBothLink, onDraft }: OutboxCounterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { state, isSending } = useOutboxUiState();
  const { entries } = state;
  const isStuck = entries.some((entry) => entry.state.is !== "waiting");
  const Picture = isStuck ? CloudAlert : CloudUpload;
  useOutboxKeeper(deliverFile);

  function handleOpen() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      {entries.length === 0 ? null : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={handleOpen}
          className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill px-2 text-ink-soft transition-colors duration-150 hover:bg-rule/60 hover:text-ink"
        >
          <Picture aria-hidden="true" className={isStuck ? "size-5 text-alarm" : "size-5"} />
          <span aria-hidden="true" className="tabular-nums text-sm font-semibold">
            {entries.length}
          </span>
          <span className="sr-only">
            <CountText count={entries.length} isStuck={isStuck} />
          </span>
        </button>
      )}
      {/* Rendered only once opened: a closed sheet costs a slow phone more than the rest of the bar. */}
      {wasOpened ? (
        <OutboxSheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          isSending={isSending}
          entries={entries}
          renderBothLink={renderBothLink}
          onDraft={onDraft}
        />
      ) : null}
    </>
  );
}

interface OutboxSheetProps extends RowLinks, Pick<OutboxUiState["state"], "entries"> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isSending: boolean;
}

function OutboxSheet({ isOpen, onClose, isSending, entries, renderBothLink, onDraft }: OutboxSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Waiting to be sent`}
      firstSnapPoint={0.75}
      snapPoints={[0.75, 1]}
      actions={
        <Button busy={isSending} busyText={t`Sending...`} onClick={() => currentOutbox()?.sendNow()}>
          <Trans>Send now</Trans>
        </Button>
      }
    >
      <p className="text-ink-soft">
        {entries.length === 0
          ? t`Everything has been sent.`
          : t`These changes are saved on this device, locked with your key. They'll be sent in this order as soon as there's a connection.`}
      </p>
      <ul className="mt-3 divide-y divide-rule">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} renderBothLink={renderBothLink} onDraft={onDraft} onClose={onClose} />
        ))}
      </ul>
    </Sheet>
  );
}

function CountText({ count, isStuck }: { readonly count: number; readonly isStuck: boolean }) {
  if (isStuck) return <Trans>Some changes need your attention</Trans>;
  return <Plural value={count} one="# change waiting for a connection" other="# changes waiting for a connection" />;
}

/** Sends queued changes while a member is signed in. */
function useOutboxKeeper(deliverFile: (upload: DraftUpload) => Promise<FileDelivery>): void {
  const { t } = useLingui();
  const client = useQueryClient();

  const readAnew = useEffectEvent(async () => {
    await Promise.all(["memories", "timeline"].map((key) => client.invalidateQueries({ queryKey: [key] })));
  });

  const handleArrived = useEffectEvent(async (count: number) => {
    if (count > 0 && outboxUiState().state.entries.length === 0) toast("success", t`Your changes have been sent.`);
    await readAnew();
  });

  useEffect(() => {
    const open = () => keepOutbox({ deliverFile, onArrived: handleArrived, onArrivedElsewhere: readAnew });
    let close = open();
    const stop = onTokensChanged(() => {
      close();
      close = open();
    });
    return () => {
      stop();
      close();
    };
  }, [deliverFile]);
}
