import type { Share } from "@lane/contract/shares.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { rowActionStyle } from "#ui/row-action-style.ts";
import { toast } from "#ui/toast-queue.ts";

import { ChangeShare } from "./change-share.tsx";
import { useStopShare } from "./shares.queries.ts";
import { useShareFacts } from "./use-share-words.ts";

interface ShareRowProps {
  readonly share: Share;
  /** The memory whose sharing is shown; undefined in a list of everything that is shared. */
  readonly memoryId: string | undefined;
  readonly onStopped: () => void;
}

/** One share: with whom, until when, whether it was opened, and what can be done about it. */
export function ShareRow({ share, memoryId, onStopped }: ShareRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const facts = useShareFacts();
  // The moment is read once: while the list is open, no day passes that matters.
  const [nowMs] = useState(() => Date.now());
  return (
    <li className="py-3">
      <div className="flex gap-3">
        <PersonInitial name={share.name} className="mt-0.5 size-9" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere" dir="auto">
            {share.name}
          </p>
          <SharedTitles share={share} memoryId={memoryId} />
          <p className="text-sm text-ink-soft">{facts(share, nowMs).join("\u00a0· ")}</p>
          {isChanging || isAsking ? null : (
            <RowActions share={share} onChange={() => setIsChanging(true)} onStop={() => setIsAsking(true)} />
          )}
        </div>
      </div>
      {isChanging ? <ChangeShare share={share} onDone={() => setIsChanging(false)} /> : null}
      {isAsking ? (
        <StopQuestion share={share} memoryId={memoryId} onKeep={() => setIsAsking(false)} onStopped={onStopped} />
      ) : null}
    </li>
  );
}

const mostTitles = 3;

/** In the list of everything, what is shared; in that of one memory, how many others are shared along with it. */
function SharedTitles({ share: { memories }, memoryId }: Pick<ShareRowProps, "share" | "memoryId">) {
  const { t, i18n } = useLingui();
  const titles = memoryId === undefined ? memories.slice(0, mostTitles).map(({ title }) => t`“${title}”`) : [];
  const more = memories.length - (memoryId === undefined ? titles.length : 1);
  if (titles.length === 0) {
    return more > 0 ? (
      <p className="text-sm">{t`${plural(more, { one: "and # more memory", other: "and # more memories" })}`}</p>
    ) : null;
  }
  const rest = more > 0 ? [t`${plural(more, { one: "# more memory", other: "# more memories" })}`] : [];
  return <p className="text-sm wrap-anywhere">{new Intl.ListFormat(i18n.locale).format([...titles, ...rest])}</p>;
}

interface RowActionsProps {
  readonly share: Share;
  readonly onChange: () => void;
  readonly onStop: () => void;
}

function RowActions({ share: { name, state, url }, onChange, onStop }: RowActionsProps) {
  const { t } = useLingui();
  if (state === "stopped") return null;
  return (
    <div className="flex flex-wrap gap-x-5">
      {url === null ? null : (
        <CopyLink
          url={url}
          renderButton={({ text, ...press }) => (
            <button type="button" aria-label={t`${text}: ${name}`} className={rowActionStyle} {...press}>
              {text}
            </button>
          )}
        />
      )}
      <button type="button" aria-label={t`Change: ${name}`} className={rowActionStyle} onClick={onChange}>
        {t`Change`}
      </button>
      {state === "expired" ? null : (
        <button type="button" aria-label={t`Stop sharing with ${name}`} className={rowActionStyle} onClick={onStop}>
          {t`Stop sharing`}
        </button>
      )}
    </div>
  );
}

interface StopQuestionProps extends ShareRowProps {
  readonly onKeep: () => void;
}

function StopQuestion({ share, memoryId, onKeep, onStopped }: StopQuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const stop = useStopShare(handleStopped);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { name, memories } = share;
  const others = memories.length - (memoryId === undefined ? 0 : 1);

  function handleStopped() {
    toast("success", t`Stopped`);
    onStopped();
  }

  return (
    <fieldset aria-labelledby={id} className="mt-2 min-w-0 rounded-card border border-rule bg-paper p-4">
      <p id={id} className="wrap-anywhere">
        <strong>{t`Stop sharing with ${name}?`}</strong> {t`If anyone has the page open, it closes at once.`}
        {memories.length > 1 ? (
          <span className="mt-1 block">
            {memoryId === undefined
              ? t`${plural(others, { one: "# memory is no longer shared.", other: "# memories are no longer shared." })}`
              : t`${plural(others, { one: "It ends for # other memory, too.", other: "It ends for # other memories, too." })}`}
          </span>
        ) : null}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          ref={button}
          variant="danger"
          className="grow sm:grow-0"
          busy={stop.isPending}
          onClick={() => stop.mutate(share)}
        >
          {t`Stop sharing`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onKeep}>
          {t`Keep sharing`}
        </Button>
      </div>
      <div className="has-[p]:mt-3">
        <AlertNote summary={t`It's still shared`} text={stop.error ? errorText(stop.error) : undefined} />
      </div>
    </fieldset>
  );
}
