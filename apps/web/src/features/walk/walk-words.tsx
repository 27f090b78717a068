import { Trans, useLingui } from "@lingui/react/macro";
import { Volume2 } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";

import { durationText } from "#lib/size-text.ts";
import { useWhenText } from "#lib/use-when-text.ts";
import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

import type { WalkedMemory } from "./walk.queries.ts";

interface WordsProps {
  readonly memory: WalkedMemory;
  readonly headingId: string;
  /** Draws the text of a memory; passed in because it belongs to another feature. */
  readonly renderText: (html: string) => ReactNode;
  readonly isShown: boolean;
  /** Who wrote it, in a vault. */
  readonly byline?: ReactNode;
  /** What others of a vault tell of the same event. */
  readonly tellings?: ReactNode;
}

const quietButton =
  "-ms-3 inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-semibold text-clay underline underline-offset-4 hover:bg-rule/60";

interface PanelProps extends WordsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The words beside a picture: their beginning, and on request all of them. */
export function WordsPanel({ memory, headingId, renderText, isShown, isOpen, onOpenChange, ...vault }: PanelProps) {
  const { byline, tellings } = vault;
  const hasTellings = tellings !== undefined;
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text, isOpen);
  return (
    <div
      data-words
      className={`relative mx-3 shrink-0 overflow-y-auto overscroll-contain rounded-card bg-card px-5 py-4 shadow-soft landscape:mx-0 landscape:my-0 landscape:max-h-full landscape:self-end ${isOpen ? "max-h-[80%]" : "max-h-[62%]"}`}
    >
      <Head memory={memory} headingId={headingId} byline={byline} />
      <div
        ref={text}
        className={`mt-2 leading-relaxed ${isOpen ? "" : "line-clamp-3 landscape:line-clamp-[8] [@media(orientation:landscape)_and_(max-height:500px)]:line-clamp-4"}`}
      >
        {renderText(memory.memoryDescription)}
      </div>
      {isOpen ? tellings : null}
      <div className="flex flex-wrap items-center gap-x-6 empty:hidden">
        {isCut || isOpen || hasTellings ? (
          <button type="button" aria-expanded={isOpen} className={quietButton} onClick={() => onOpenChange(!isOpen)}>
            {isOpen ? <Trans>Show less</Trans> : <Trans>Read on</Trans>}
          </button>
        ) : null}
        <Sounds memory={memory} isShown={isShown} />
      </div>
    </div>
  );
}

/** Whether the text has more lines than are shown. */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setIsCut] = useState(false);
  // Before the first painting, or the button would push the words up.
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isOpen) return undefined;
    const look = () => setIsCut(element.scrollHeight > element.clientHeight + 2);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [text, isOpen]);
  return isCut;
}

/** A text of a few lines is set large, like a note on a page of its own. */
const fewLetters = 220;

/** A memory without a picture: a page of paper with its words. */
export function WordsPage({ memory, headingId, renderText, isShown, byline, tellings }: WordsProps) {
  const isShort = memory.memoryDescription.length < fewLetters;
  return (
    <div
      data-words
      className="rail-fade absolute inset-x-0 top-(--walk-top) bottom-(--walk-foot) overflow-y-auto overscroll-y-contain px-6"
    >
      <div className="mx-auto flex min-h-full max-w-[34em] flex-col justify-center py-9">
        <Head memory={memory} headingId={headingId} byline={byline} isLarge />
        <div
          className={`mt-5 ${isShort ? "font-serif text-[1.45em] leading-snug italic" : "text-[1.1em] leading-relaxed"}`}
        >
          {renderText(memory.memoryDescription)}
        </div>
        <div className="mt-4 empty:hidden">
          <Sounds memory={memory} isShown={isShown} />
        </div>
        {tellings}
      </div>
    </div>
  );
}

interface HeadProps extends Pick<WordsProps, "byline"> {
  readonly memory: WalkedMemory;
  readonly headingId: string;
  readonly isLarge?: boolean;
}

function Head({ memory, headingId, byline, isLarge = false }: HeadProps) {
  const { t } = useLingui();
  const when = useWhenText()(memory);
  const name = memory.toldBy;
  return (
    <header className="flex flex-col-reverse">
      <h2
        id={headingId}
        tabIndex={-1}
        dir="auto"
        className={`leading-tight wrap-anywhere outline-none ${isLarge ? "mt-1 text-[2em]" : "text-[1.45em]"}`}
      >
        {memory.memoryTitle}
      </h2>
      <p className="flex items-end gap-2 font-serif text-[0.95em] text-ink-soft italic">
        <Mark memory={memory} className={isLarge ? "h-[2.2em]" : "h-[1.6em]"} />
        <span className="min-w-0 wrap-anywhere">
          {name ? `${t`Told by ${name}`} · ` : null}
          {when}
          {memory.place === "" ? null : (
            <>
              {" · "}
              <bdi>{memory.place}</bdi>
            </>
          )}
        </span>
      </p>
      {byline}
    </header>
  );
}

function Mark({
  memory: { _id, memoryType, isCandle },
  className,
}: {
  readonly memory: WalkedMemory;
  readonly className: string;
}) {
  const { t } = useLingui();
  const style = `${className} w-auto shrink-0`;
  return (
    <>
      {memoryType === "Flower" ? <Flower memoryId={_id} label={t`Flower`} className={style} /> : null}
      {memoryType === "Stone" ? <Stone memoryId={_id} label={t`Stone`} className={`${style} max-h-[1.2em]`} /> : null}
      {isCandle ? (
        <>
          <Candle className={style} />
          <span className="sr-only">{t`A candle is lit`}</span>
        </>
      ) : null}
    </>
  );
}

export function Sounds({ memory, isShown }: Pick<WordsProps, "memory" | "isShown">) {
  const sounds = memory.media.filter(({ type, state }) => type === "Audio" && state !== "failed");
  return sounds.map((item) => <Sound key={item.s3id} item={item} isShown={isShown} />);
}

function Sound({ item, isShown }: { readonly item: WalkedMemory["media"][number]; readonly isShown: boolean }) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(false);
  // The sound ends with its page.
  if (isWanted && !isShown) setIsWanted(false);
  const label = item.alt ?? item.caption ?? t`Recording`;
  if (isWanted) {
    return (
      // Sounds have no captions; the words of the memory are above.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio src={item.url} aria-label={label} controls autoPlay className="my-2 w-full" />
    );
  }
  return (
    <button type="button" className={quietButton} onClick={() => setIsWanted(true)}>
      <Volume2 aria-hidden="true" className="size-[1.1em]" />
      {t`Listen`}
      {item.durationMs === null ? null : (
        <span className="text-ink-soft tabular-nums">{durationText(item.durationMs)}</span>
      )}
      <span className="sr-only">{item.caption}</span>
    </button>
  );
}
