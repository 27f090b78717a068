import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense } from "react";

import { buttonStyle } from "#ui/button-style.ts";

import { SizeButtons, useMarkWords, whenText } from "./mark-words.tsx";
import { MemoryPrint } from "./memory-print.tsx";

/** Only in a vault. */
const Tellers = lazy(async () => ({ default: (await import("./tellers.tsx")).Tellers }));

/** Links from a memory to its page, and to the walk that begins with it; the page knows the addresses. */
export interface MemoryLinks {
  readonly memoryLink: MemoryLink;
  readonly walkLink: MemoryLink;
}

/** All links of the page. */
export interface LifelineLinks extends MemoryLinks {
  readonly addLink: ReactNode;
  /** To one's own timeline. */
  readonly ownLink: ReactNode;
}

type MemoryLink = (memory: LifelineMemory, content: ReactNode, className?: string) => ReactNode;

interface MemoryCardProps extends MemoryLinks {
  readonly memory: LifelineMemory;
  readonly onSize: (id: string, size: MarkSize) => void;
  /** Without the title where it stands right above. */
  readonly isTitleShown: boolean;
  /** The room for its picture; undefined where it is seen already. */
  readonly print: { readonly width: number; readonly height: number } | undefined;
}

/** One memory of the lifeline: its print, also of a heavy one, as somebody asked for it. */
export function MemoryCard({ memory, onSize, memoryLink, walkLink, isTitleShown, print }: MemoryCardProps) {
  const words = useMarkWords();
  return (
    <div className="min-w-0 space-y-3">
      {memory.hasPicture === true && print ? <MemoryPrint memoryId={memory.id} {...print} /> : null}
      <div>
        {isTitleShown ? <p className="font-serif text-xl leading-snug break-words">{memory.title}</p> : null}
        <p className="text-sm text-ink-soft">
          {whenText(memory)} · {words.markText(memory)}
        </p>
        {memory.tellers ? (
          <Suspense fallback={<p className="h-9" />}>
            <Tellers tellers={memory.tellers} />
          </Suspense>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {memoryLink(memory, <OpenText title={memory.title} />, buttonStyle())}
        {walkLink(memory, <Trans>Walk on from here</Trans>)}
        {memory.isMine === false ? null : (
          <SizeButtons size={memory.size} of={memory.title} onSize={(size) => onSize(memory.id, size)} />
        )}
      </div>
    </div>
  );
}

function OpenText({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden="true">{t`Open`}</span>
      {/* Whole, because a hidden end alone would be read as "Open : ...". */}
      <span className="sr-only">{t`Open: ${title}`}</span>
    </>
  );
}
