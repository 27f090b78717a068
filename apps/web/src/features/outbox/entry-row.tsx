import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { agoText } from "#lib/ago.ts";
import type { DraftText } from "#offline/draft-text.ts";
import type { OutboxEntry } from "#offline/outbox-entry.ts";
import { Button } from "#ui/button.tsx";

import { useEntryTexts } from "./entry-texts.ts";
import { useEntryActions } from "./use-entry-actions.ts";

interface EntryRowProps {
  readonly entry: OutboxEntry;
  /** Leads to where two texts of one memory stand side by side. */
  readonly renderBothLink: (memory: Pick<Memory, "_id" | "memoryTitle">, onClick: () => void) => ReactNode;
  /** A text was taken back, and waits as a draft. */
  readonly onDraft: (draft: DraftText) => void;
  readonly onClose: () => void;
}

/** One change: what, of which memory, since when, and what can be done about it. */
export function EntryRow(props: EntryRowProps) {
  const { t } = useLingui();
  const [nowMs] = useState(Date.now);
  const { what, why, title } = useEntryTexts(props.entry);
  const ago = agoText(props.entry.queuedAt, nowMs) ?? t`a moment ago`;
  return (
    <li className="py-4">
      <p className="text-sm text-ink-soft">
        {what} · {ago}
      </p>
      <p className="font-semibold wrap-anywhere" dir="auto">
        {title}
      </p>
      {why === undefined ? null : <p className="mt-1 text-alarm">{why}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {isText(props.entry) ? <TextButtons {...props} title={title} /> : <MarkButtons {...props} />}
      </div>
    </li>
  );
}

function isText({ change }: OutboxEntry): boolean {
  return change.kind === "create" || change.kind === "edit";
}

/** A text is never taken away by one press: it becomes a draft, or somebody is asked. */
function TextButtons({ entry, title, renderBothLink, onDraft, onClose }: EntryRowProps & { readonly title: string }) {
  const { t } = useLingui();
  const { state, memoryId } = entry;
  const actions = useEntryActions(entry, (draft) => {
    onClose();
    onDraft(draft);
  });
  return (
    <>
      {state.is === "conflict" ? renderBothLink({ _id: memoryId, memoryTitle: title }, onClose) : null}
      {state.is === "refused" ? <Button variant="secondary" onClick={actions.tryAgain}>{t`Try Again`}</Button> : null}
      {state.is === "gone" ? (
        <Button variant="secondary" onClick={actions.makeNew}>{t`Make a new memory of it`}</Button>
      ) : null}
      <Button variant="secondary" onClick={actions.edit}>{t`Take back and edit`}</Button>
      <Button variant="quiet" onClick={actions.throwAway}>{t`Throw away`}</Button>
    </>
  );
}

function MarkButtons({ entry, onDraft }: EntryRowProps) {
  const { t } = useLingui();
  const { state } = entry;
  const actions = useEntryActions(entry, onDraft);
  return (
    <>
      {state.is === "conflict" ? (
        <Button variant="secondary" onClick={() => actions.insist(state.theirs)}>
          <Trans>Send it all the same</Trans>
        </Button>
      ) : null}
      {state.is === "refused" ? <Button variant="secondary" onClick={actions.tryAgain}>{t`Try Again`}</Button> : null}
      <Button variant="secondary" onClick={actions.takeBack}>{t`Take back`}</Button>
    </>
  );
}
