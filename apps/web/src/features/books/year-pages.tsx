import type { BookChapter, MemoryLayout } from "@lane/contract/books.ts";
import { maxChapterTextLength, maxChapterTitleLength } from "@lane/domain/book-choices.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { YearChoice } from "./books.queries.ts";
import type { DecideMemory, RowProps } from "./decide-memory.ts";
import { MemoryRow } from "./memory-row.tsx";

/** A thousand rows at once would make every letter typed beside them wait. */
const rowsAtOnce = 50;

interface YearPagesProps extends RowProps {
  readonly year: YearChoice;
  readonly chapter: BookChapter | undefined;
  readonly layouts: ReadonlyMap<string, MemoryLayout>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChapter: (change: Partial<Pick<BookChapter, "title" | "text">>, field: string) => void;
  readonly onDecide: DecideMemory;
  readonly openId: string | undefined;
  readonly onOpen: (memoryId: string | undefined) => void;
}

/** The chapter of a year: its title and introduction, and its memories. Only an open one is drawn. */
export function YearPages(props: YearPagesProps) {
  const { year, chapter, layouts, isOpen, onToggle } = props;
  const panelId = useId();
  const leftOut = year.memories.filter(({ id }) => layouts.get(id)?.isLeftOut === true).length;
  const printed = year.memories.length - leftOut;
  return (
    <section aria-labelledby={`${panelId}-year`} className="border-b border-rule last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-2 py-1 text-start focus-visible:-outline-offset-3"
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames("size-5 shrink-0 transition-transform duration-150", isOpen && "rotate-90")}
          />
          <span id={`${panelId}-year`} className="text-xl">
            {year.year}
          </span>
          <bdi className="min-w-0 grow truncate font-sans text-base tracking-normal text-ink-soft">
            {chapter?.title}
          </bdi>
          <span className="shrink-0 font-sans text-sm font-normal tracking-normal text-ink-soft">
            <Plural value={printed} _0="No memory" one="# memory" other="# memories" />
          </span>
        </button>
      </h3>
      {isOpen ? (
        <div id={panelId} className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-5">
          <ChapterFields {...props} />
          <YearRows {...props} />
        </div>
      ) : null}
    </section>
  );
}

function ChapterFields({ chapter, onChapter }: Pick<YearPagesProps, "chapter" | "onChapter">) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Chapter title`}
        hint={t`Printed with the year. Leave it empty for the year alone.`}
        maxLength={maxChapterTitleLength}
        value={chapter?.title ?? ""}
        onChange={({ target }) => onChapter({ title: target.value }, "title")}
      />
      <TextArea
        label={t`Introduction`}
        hint={t`A few words of your own before the memories of this year.`}
        rows={3}
        maxLength={maxChapterTextLength}
        value={chapter?.text ?? ""}
        onValueChange={(text) => onChapter({ text }, "text")}
      />
    </>
  );
}

function YearRows({ year, layouts, language, memoryLink, onDecide, openId, onOpen }: YearPagesProps) {
  const [count, setCount] = useState(rowsAtOnce);
  const more = Math.min(rowsAtOnce, year.memories.length - count);
  return (
    <>
      <ul className="border-b border-rule">
        {year.memories.slice(0, count).map((memory) => (
          <MemoryRow
            key={memory.id}
            memory={memory}
            layout={layouts.get(memory.id)}
            language={language}
            memoryLink={memoryLink}
            onDecide={(...decision) => onDecide(memory, ...decision)}
            isOpen={memory.id === openId}
            onToggle={() => onOpen(memory.id === openId ? undefined : memory.id)}
          />
        ))}
      </ul>
      {more > 0 ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setCount(count + rowsAtOnce)}>
          <Plural value={more} one="Show # more memory" other="Show # more memories" />
        </Button>
      ) : null}
    </>
  );
}
