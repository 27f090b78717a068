import type { Ask } from "@lane/contract/asks.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { errorText } from "#api/errors.ts";
import { shortDayText } from "#lib/day-text.ts";
import { useOpenedText } from "#lib/use-opened-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { LinkQrCode } from "#ui/pass-on-link.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { rowActionStyle } from "#ui/row-action-style.ts";
import { toast } from "#ui/toast-queue.ts";

import { useRemind, useRemoveAsk, useStopAsk } from "./asks.queries.ts";

const dayMs = 86_400_000;

interface AskRowProps {
  readonly ask: Ask;
  /** Called when the row has left its place, and its buttons with it. */
  readonly onMoved: () => void;
}

/** One question: who was asked, until when, what came of it, and what can be done about it. */
export function AskRow({ ask, onMoved }: AskRowProps) {
  // The moment is read once: while the list is open, no day passes that matters.
  const [nowMs] = useState(() => Date.now());
  const facts = useAskFacts()(ask, nowMs);
  return (
    <li className="flex gap-3 py-3">
      <PersonInitial name={ask.name} className="mt-0.5 size-9" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {ask.name}
        </p>
        <p className="font-serif wrap-anywhere italic" dir="auto">
          {ask.question}
        </p>
        <p className="text-sm text-ink-soft">{facts.join("\u00a0· ")}</p>
        {ask.state === "open" ? (
          <OpenActions ask={ask} nowMs={nowMs} onMoved={onMoved} />
        ) : (
          <DeleteAction ask={ask} onMoved={onMoved} />
        )}
      </div>
    </li>
  );
}

/** What is said about a question in a line. */
function useAskFacts(): (ask: Ask, nowMs: number) => string[] {
  const { t } = useLingui();
  const openedText = useOpenedText();
  const endText = ({ state, expiresAt }: Ask, nowMs: number): string => {
    const date = shortDayText(expiresAt, nowMs);
    if (state === "stopped") return t`Stopped`;
    return state === "expired" ? t`Ended on ${date}` : t`Link until ${date}`;
  };
  return (ask, nowMs) => {
    const { answerCount, firstOpenedAt } = ask;
    const outcome =
      answerCount > 0
        ? t`${plural(answerCount, { one: "# answer", other: "# answers" })}`
        : openedText(firstOpenedAt, nowMs);
    return [endText(ask, nowMs), outcome];
  };
}

function OpenActions({ ask, nowMs, onMoved }: AskRowProps & { readonly nowMs: number }) {
  const { t } = useLingui();
  const qrId = useId();
  const [isQrShown, setIsQrShown] = useState(false);
  const stop = useStopAsk(onMoved);
  const { name, url, email, mailedAt } = ask;

  async function handleStop() {
    const { answer: isMeant } = openModal({
      type: "confirm",
      title: t`Stop asking ${name}?`,
      text: t`The link stops working at once. Answers that were sent stay here.`,
      confirmText: t`Stop asking`,
    });
    if (await isMeant) stop.mutate(ask);
  }

  return (
    <>
      <div className="flex flex-wrap gap-x-5">
        {url === null ? null : (
          <>
            <CopyLink
              url={url}
              renderButton={({ text, ...press }) => (
                <button type="button" aria-label={t`${text}: ${name}`} className={rowActionStyle} {...press}>
                  {text}
                </button>
              )}
            />
            <button
              type="button"
              aria-label={t`QR code: ${name}`}
              aria-expanded={isQrShown}
              aria-controls={qrId}
              className={rowActionStyle}
              onClick={() => setIsQrShown(!isQrShown)}
            >
              {t`QR code`}
            </button>
          </>
        )}
        {email !== null && isRemindable(mailedAt, nowMs) ? <RemindButton ask={ask} /> : null}
        <button
          type="button"
          aria-label={t`Stop asking ${name}`}
          aria-busy={stop.isPending || undefined}
          className={rowActionStyle}
          onClick={() => void handleStop()}
        >
          {t`Stop asking`}
        </button>
      </div>
      <div id={qrId} hidden={!isQrShown} className="py-2">
        {isQrShown && url !== null ? <LinkQrCode url={url} /> : null}
      </div>
      <AlertNote summary={t`That didn't work`} text={stop.error ? errorText(stop.error) : undefined} />
    </>
  );
}

/** Once a day at most. */
function isRemindable(mailedAt: string | null, nowMs: number): boolean {
  return mailedAt === null || nowMs - Date.parse(mailedAt) >= dayMs;
}

function RemindButton({ ask }: Pick<AskRowProps, "ask">) {
  const { t } = useLingui();
  const { name } = ask;
  const remind = useRemind({
    onReminded: () => toast("success", t`We've sent ${name} a reminder.`),
    onFailed: (error) => toast("error", errorText(error)),
  });

  function handleRemind() {
    if (remind.isPending) return;
    remind.mutate(ask);
  }

  return (
    <button
      type="button"
      aria-label={t`Remind ${name}`}
      aria-busy={remind.isPending || undefined}
      className={rowActionStyle}
      onClick={handleRemind}
    >
      {t`Remind`}
    </button>
  );
}

function DeleteAction({ ask, onMoved }: AskRowProps) {
  const { t } = useLingui();
  const remove = useRemoveAsk(onMoved);
  const { name } = ask;

  async function handleDelete() {
    const { answer: isMeant } = openModal({
      type: "confirm",
      title: t`Delete this question?`,
      text: t`Answers you haven't placed are deleted with it. Memories on your timeline stay.`,
      confirmText: t`Delete`,
      isDangerous: true,
    });
    if (await isMeant) remove.mutate(ask);
  }

  return (
    <>
      <button
        type="button"
        aria-label={t`Delete the question to ${name}`}
        aria-busy={remove.isPending || undefined}
        className={rowActionStyle}
        onClick={() => void handleDelete()}
      >
        {t`Delete`}
      </button>
      <AlertNote summary={t`That didn't work`} text={remove.error ? errorText(remove.error) : undefined} />
    </>
  );
}
