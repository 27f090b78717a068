import type { Making } from "@lane/contract/exports.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";

import { errorText } from "#api/errors.ts";
import { isUnderWay, useCancelMaking, useMakings, useRemoveMaking } from "#api/exports.ts";
import { displayLocale } from "#lib/i18n.ts";
import { sizeText } from "#lib/size-text.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MakingProgress } from "#ui/export-progress.tsx";
import { MakingRemark } from "#ui/export-remark.tsx";
import { toast } from "#ui/toast-queue.ts";

import { BookCard } from "./book-card.tsx";
import { useBookTexts } from "./use-book-texts.ts";

interface FinishedBooksProps {
  /** The one just asked for, to be looked at. */
  readonly begunId: string | undefined;
}

/** Books that are being made or lie ready; nothing while there is none. */
export function FinishedBooks({ begunId }: FinishedBooksProps) {
  const { t } = useLingui();
  const whole = useRef<HTMLDivElement>(null);
  const { data = [] } = useMakings("book");
  const shown = data.filter(({ status }) => status !== "cancelled");

  useEffect(() => {
    if (begunId !== undefined) whole.current?.scrollIntoView({ block: "start" });
  }, [begunId]);

  if (shown.length === 0) return null;
  return (
    <div ref={whole} className="mb-8 scroll-mt-24">
      <BookCard title={t`Your books`}>
        <ul className="grid gap-6">
          {shown.map((making) => (
            <Book key={making.id} making={making} />
          ))}
        </ul>
      </BookCard>
    </div>
  );
}

function Book({ making }: { readonly making: Making }) {
  const { t } = useLingui();
  const { stepText } = useBookTexts();
  const cancel = useCancelMaking("book");
  const remove = useRemoveMaking("book");
  const until = making.expiresAt === null ? undefined : dayText(making.expiresAt);
  const isReady = making.status === "ready";
  return (
    <li className="grid gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 className="text-lg break-words">
            <bdi>{making.title}</bdi>
          </h3>
          {isReady && until !== undefined ? (
            <p className="text-sm text-ink-soft">
              <Trans>Stays here until {until}</Trans>
            </p>
          ) : null}
        </div>
        {isUnderWay(making) ? null : (
          <IconButton
            label={t`Remove ${making.title}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(making.id, { onError: (error) => toast("error", errorText(error)) })}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {isReady ? (
        <>
          <MakingRemark remark={making.problem} />
          <Downloads making={making} />
        </>
      ) : (
        <MakingProgress
          making={making}
          stepText={stepText}
          isCancelling={cancel.isPending}
          onCancel={() => cancel.mutate(making.id)}
        />
      )}
    </li>
  );
}

function Downloads({ making }: { readonly making: Making }) {
  const { outputText } = useBookTexts();
  return (
    <ul className="flex flex-wrap gap-2">
      {making.outputs.map(({ name, href, saveAs, bytes }) => (
        <li key={name}>
          <a href={href} download={saveAs} className={buttonStyle("secondary")}>
            {outputText(name)} <span className="text-sm font-normal text-ink-soft">{sizeText(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function dayText(instant: string): string {
  return new Date(instant).toLocaleDateString(displayLocale(), { dateStyle: "long" });
}
