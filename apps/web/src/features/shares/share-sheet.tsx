import type { Share } from "@lane/contract/shares.ts";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { isLocalId } from "#offline/outbox-entry.ts";
import { Button } from "#ui/button.tsx";
import { OfflineNote } from "#ui/offline-note.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";

import { useLinkForm } from "./link-form.tsx";
import { MadeLink } from "./made-link.tsx";
import { NewShare } from "./new-share.tsx";
import { usePersonForm } from "./person-form.tsx";
import { contentOf, type ShareSubject } from "./share-subject.ts";
import { WhoCanSeeIt } from "./who-can-see-it.tsx";

interface ShareSheetProps {
  readonly subject: ShareSubject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shares a memory, or several, and lists who can see it. What was typed stays when the sheet is closed by mistake. */
export function ShareSheet({ subject, isOpen, onClose }: ShareSheetProps) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [made, setMade] = useState<Share>();
  const content = contentOf(subject, chosenIds);
  const forms = { link: useLinkForm(content, setMade), person: usePersonForm(content, setMade) };

  function handleAnother() {
    setMade(undefined);
    setChosenIds([]);
  }

  function handleClose() {
    if (made) handleAnother();
    onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={handleClose}
      title={useTitle(subject, chosenIds)}
      snapPoints={[useRoomySnapPoint(0.9)]}
    >
      <ConnectionNote />
      <div className="grid gap-6">
        {made ? (
          <MadeShare share={made} onAnother={handleAnother} />
        ) : (
          <NewShare subject={subject} forms={forms} chosenIds={chosenIds} onChoose={setChosenIds} />
        )}
        {subject.kind === "memory" && !isLocalId(subject.memory._id) ? <WhoCanSeeIt memory={subject.memory} /> : null}
      </div>
    </Sheet>
  );
}

function useTitle(subject: ShareSubject, chosenIds: readonly string[]): string {
  const { t } = useLingui();
  if (subject.kind === "flowers") {
    const { year } = subject;
    return t`Share the flowers from ${year}`;
  }
  const count = 1 + chosenIds.length;
  const title = subject.memory.memoryTitle;
  if (count === 1) return t`Share “${title}”`;
  return t`${plural(count, { one: "Share # memory", other: "Share # memories" })}`;
}

function ConnectionNote() {
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached);
  return (
    <OfflineNote isShown={!isReached}>
      <Trans>There's no connection, and sharing needs one. What you've typed stays here.</Trans>
    </OfflineNote>
  );
}

interface MadeShareProps {
  readonly share: Share;
  readonly onAnother: () => void;
}

function MadeShare({ share, onAnother }: MadeShareProps) {
  return share.kind === "link" && share.url !== null ? (
    <MadeLink share={share} url={share.url} onAnother={onAnother} />
  ) : (
    <SentMail address={share.name} onAnother={onAnother} />
  );
}

/** Says the same whether or not the address has an account. */
function SentMail({ address, onAnother }: { readonly address: string; readonly onAnother: () => void }) {
  const { t } = useLingui();
  const sentence = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone with its form. In the same commit, or the sheet would take the focus itself.
  useLayoutEffect(() => sentence.current?.focus(), []);
  return (
    <section className="grid gap-4">
      <p ref={sentence} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
        {t`We've sent an email to ${address}. It says who's sharing, not what.`}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={onAnother}>
        {t`Share with someone else`}
      </Button>
    </section>
  );
}
