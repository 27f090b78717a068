import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { rowActionStyle } from "#ui/row-action-style.ts";

import { sentencesOf } from "./sentences-of.ts";

interface QuoteChoiceProps {
  /** The memory's text, undefined while it is loading. */
  readonly html: string | undefined;
  readonly language: string;
  readonly quote: string | undefined;
  readonly onChange: (quote: string | undefined) => void;
}

/** A sentence of the memory that is printed large, as it will look, and the sentences to choose it from. */
export function QuoteChoice({ html, language, quote, onChange }: QuoteChoiceProps) {
  const { t } = useLingui();
  const listId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const sentences = html === undefined ? [] : sentencesOf(html, language);
  if (sentences.length === 0 && quote === undefined) return null;

  function choose(next: string | undefined) {
    onChange(next);
    setIsChoosing(false);
  }

  return (
    <div>
      {quote === undefined ? null : (
        <blockquote
          dir="auto"
          className="my-2 border-s-2 border-straw ps-4 font-serif text-xl leading-snug break-words italic"
        >
          {quote}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-x-5">
        <button
          type="button"
          className={rowActionStyle}
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? listId : undefined}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {quote === undefined ? <Trans>Print a sentence large</Trans> : <Trans>Choose another sentence</Trans>}
        </button>
        {quote === undefined ? null : (
          <button type="button" className={rowActionStyle} onClick={() => choose(undefined)}>
            <Trans>Remove the quote</Trans>
          </button>
        )}
      </div>
      {isChoosing ? (
        <ul
          id={listId}
          aria-label={t`Sentences of this memory`}
          className="mt-1 max-h-72 divide-y divide-rule overflow-y-auto rounded-[10px] border border-edge"
        >
          {sentences.map((sentence) => (
            <li key={sentence}>
              <button
                type="button"
                dir="auto"
                aria-pressed={sentence === quote}
                onClick={() => choose(sentence)}
                className="block min-h-11 w-full px-4 py-2 text-start break-words hover:bg-paper focus-visible:-outline-offset-3 aria-pressed:bg-paper aria-pressed:font-semibold"
              >
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
