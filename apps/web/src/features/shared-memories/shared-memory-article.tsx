import type { MediaItem } from "@lane/contract/memories.ts";
import type { SharedMemory } from "@lane/contract/shared-memories.ts";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";

import { useWhenText } from "#lib/use-when-text.ts";
import { Button } from "#ui/button.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { MarkName } from "#ui/motifs/mark-name.tsx";

import { AnswerForm } from "./answer-form.tsx";
import { KeepCopy } from "./keep-copy.tsx";
import type { ShareLinks } from "./share-links.ts";
import { mediaOf } from "./shared-media.ts";
import type { ShareFacts } from "./shared-memories.queries.ts";

interface SharedFiles {
  readonly memory: SharedMemory;
  readonly media: readonly MediaItem[];
  /** Who shares, and when it was. */
  readonly byline: string;
  readonly onLost: () => void;
  /** The words, which belong after the first picture. */
  readonly children: ReactNode;
}

/** Parts of a memory that belong to other features, passed in by the page. */
export interface SharedMemoryParts {
  readonly renderMedia: (files: SharedFiles) => ReactNode;
  readonly renderText: (memory: Pick<SharedMemory, "text" | "question">) => ReactNode;
}

interface ArticleProps extends SharedMemoryParts {
  readonly share: ShareFacts;
  readonly memory: SharedMemory;
  /** Whether nothing else is shared with it. */
  readonly isAlone: boolean;
  /** Shown by its title until the reader opens it. */
  readonly isFolded: boolean;
  readonly onLost: () => void;
  readonly MonthLink: ShareLinks["MonthLink"];
}

/** One shared memory, large: its cover, title, date and mark, its text, then all other files. */
export function SharedMemoryArticle({ isFolded, ...props }: ArticleProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(!isFolded);
  const { onLost, renderMedia, ...words } = props;
  const { share, memory } = words;
  const when = useWhenText()(memory);
  return (
    <article
      aria-labelledby={headingId}
      data-memory={memory.id}
      className="scroll-mt-4 not-first:border-t not-first:border-rule not-first:pt-10"
    >
      {isOpen ? (
        renderMedia({
          memory,
          media: mediaOf(memory),
          byline: [share.from, when].filter(Boolean).join(" · "),
          onLost,
          children: <Words {...words} headingId={headingId} when={when} />,
        })
      ) : (
        <Folded memory={memory} headingId={headingId} when={when} onOpen={() => setIsOpen(true)} />
      )}
    </article>
  );
}

interface HeadingProps {
  readonly memory: SharedMemory;
  readonly headingId: string;
  readonly when: string;
}

function Heading({ memory: { id, title, memoryType, isCandle }, headingId, when }: HeadingProps) {
  return (
    <header dir="auto" className="wrap-anywhere">
      <h2 id={headingId} className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
        <p>{when}</p>
        {memoryType === null ? null : <MarkName mark={memoryType} memoryId={id} />}
        {isCandle ? (
          <p className="inline-flex items-end gap-2">
            <Candle className="h-7" />
            <Trans>A candle is lit</Trans>
          </p>
        ) : null}
      </div>
    </header>
  );
}

type WordsProps = Omit<ArticleProps, "isFolded" | "onLost" | "renderMedia"> & HeadingProps;

function Words({ share, memory, isAlone, renderText, MonthLink, ...heading }: WordsProps) {
  const place = { shareId: share.id, memoryId: memory.id };
  return (
    <>
      <Heading memory={memory} {...heading} />
      {memory.text === "" ? null : <div className="mt-5 max-w-reading text-lg">{renderText(memory)}</div>}
      <div className="mt-6 grid max-w-reading justify-items-start gap-2 empty:hidden print:hidden">
        {share.allowsAnswers ? <AnswerForm {...place} from={share.from} isMain={isAlone} /> : null}
        {share.allowsCopies ? <KeepCopy {...place} title={memory.title} MonthLink={MonthLink} /> : null}
      </div>
    </>
  );
}

function Folded({ onOpen, ...heading }: HeadingProps & { readonly onOpen: () => void }) {
  return (
    <div className="max-w-[38rem]">
      <Heading {...heading} />
      <p className="mt-3 font-serif text-lg text-ink-soft italic">
        <Trans>A heavy memory. Open it when you're ready.</Trans>
      </p>
      <Button variant="secondary" className="mt-4" onClick={onOpen}>
        <Trans>Open</Trans>
        <span className="sr-only">{heading.memory.title}</span>
      </Button>
    </div>
  );
}
