import type { Ask } from "@lane/contract/asks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { dayText } from "#lib/day-text.ts";
import { Button } from "#ui/button.tsx";
import { OfflineNote } from "#ui/offline-note.tsx";
import { PassOnLink } from "#ui/pass-on-link.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { AskActions, AskForm, useAskForm } from "./ask-form.tsx";
import type { AskSubject } from "./ask-subject.ts";
import { useAsks } from "./asks.queries.ts";

interface AskSheetProps {
  readonly subject: AskSubject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks somebody a question by a link. What was typed stays when the sheet is closed by mistake. */
export function AskSheet({ subject, isOpen, onClose }: AskSheetProps) {
  const { t } = useLingui();
  const [made, setMade] = useState<Ask>();
  const form = useAskForm(subject, setMade);
  const formId = useId();
  // Without an answer it is not known whether the member may ask; the server refuses what is not allowed.
  const { data, error } = useAsks(isOpen);
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached);

  /** The question stays; somebody else is asked. */
  function handleAnother() {
    form.reopen();
    form.put({ name: "", email: "" });
    setMade(undefined);
  }

  function handleClose() {
    if (made) {
      form.reset();
      setMade(undefined);
    }
    onClose();
  }

  const isFormShown = made === undefined && (data ? data.mayAsk : error !== null || !isReached);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={handleClose}
      title={t`Ask someone`}
      snapPoints={[useRoomySnapPoint(0.9)]}
      actions={isFormShown ? <AskActions form={form} id={formId} /> : null}
    >
      <OfflineNote isShown={!isReached}>
        <Trans>There's no connection, and asking needs one. What you've typed stays here.</Trans>
      </OfflineNote>
      {isFormShown ? <AskForm form={form} id={formId} /> : null}
      {made ? <MadeAsk ask={made} onAnother={handleAnother} /> : null}
      {made || isFormShown ? null : <NoForm isKnown={data !== undefined} />}
    </Sheet>
  );
}

/** Until it is known whether the member may ask, and the reason where they may not. */
function NoForm({ isKnown }: { readonly isKnown: boolean }) {
  return isKnown ? (
    <p>
      <Trans>Asking by link is for people aged 18 and over.</Trans>
    </p>
  ) : (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}

interface MadeAskProps {
  readonly ask: Ask;
  readonly onAnother: () => void;
}

/** A question that was just asked, with the ways to pass on its link. */
function MadeAsk({ ask: { name, email, url, expiresAt }, onAnother }: MadeAskProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with its form. In the same commit, or the sheet would take the focus itself.
  useLayoutEffect(() => heading.current?.focus(), []);
  const date = dayText(expiresAt);
  return (
    <section className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none" dir="auto">
          {email === null ? t`The link for ${name} is ready` : t`We've asked ${name} for you`}
        </h3>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          {email === null
            ? t`Pass it on any way you like. Anyone who has it can answer until ${date}.`
            : t`The email is on its way to ${email}. You can also pass on the link yourself; it works until ${date}.`}
        </p>
      </div>
      {url === null ? null : <PassOnLink url={url} />}
      <Button variant="quiet" className="-ms-6 justify-self-start forced-colors:ms-0" onClick={onAnother}>
        {t`Ask someone else too`}
      </Button>
    </section>
  );
}
