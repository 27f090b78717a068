import type { MemoryLayout } from "@lane/contract/books.ts";
import { type LayoutSize, layoutSizes } from "@lane/domain/book-choices.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { readErrorText } from "#api/errors.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { labelStyle } from "#ui/field.tsx";
import { rowActionStyle } from "#ui/row-action-style.ts";

import { type LayoutChange, printedPhotos } from "./book-layouts.ts";
import { useBookMemory } from "./book-memory.queries.ts";
import type { MemoryChoice } from "./books.queries.ts";
import type { MemoryLink } from "./memory-link.ts";
import { PhotoChoice } from "./photo-choice.tsx";
import { QuoteChoice } from "./quote-choice.tsx";
import type { DecisionName } from "./use-book-decisions.ts";

export interface MemoryDecisionsProps {
  readonly memory: MemoryChoice;
  readonly layout: MemoryLayout | undefined;
  /** Of the book. */
  readonly language: string;
  readonly onDecide: (name: DecisionName, change: LayoutChange, mergeKey?: string) => void;
  readonly memoryLink: MemoryLink;
}

/** What can be decided about the pages of one memory. */
export function MemoryDecisions(props: MemoryDecisionsProps) {
  const { memory, layout, memoryLink } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {layout?.isLeftOut === true ? (
        <p className="text-ink-soft">
          <Trans>This memory isn't printed in the book. It stays on your timeline.</Trans>
        </p>
      ) : (
        <PageDecisions {...props} />
      )}
      <p className={rowActionStyle}>{memoryLink(memory, <Trans>Open memory</Trans>)}</p>
    </div>
  );
}

function PageDecisions({ memory, layout, language, onDecide }: Omit<MemoryDecisionsProps, "memoryLink">) {
  const { t } = useLingui();
  const { id, photoIds } = memory;
  const { data, error } = useBookMemory(id);
  const printed = printedPhotos(layout, photoIds);
  return (
    <>
      {photoIds.length === 0 ? null : (
        <PhotoChoice
          photoIds={photoIds}
          printed={printed}
          media={data?.media ?? []}
          onChange={(next, dragKey) => onDecide("photos", { photoIds: next }, dragKey && `${id} ${dragKey}`)}
        />
      )}
      {printed.length === 0 ? null : <SizeChoice size={layout?.size} onChange={(size) => onDecide("size", { size })} />}
      <QuoteChoice
        html={data?.memoryDescription}
        language={language}
        quote={layout?.quote}
        onChange={(quote) => onDecide("quote", { quote })}
      />
      {error ? <p className="text-sm text-ink-soft">{readErrorText(error)}</p> : null}
      <Checkbox
        label={t`Start on a new page`}
        checked={layout?.startsPage === true}
        onChange={(event) => onDecide("page", { startsPage: event.target.checked })}
      />
    </>
  );
}

interface SizeChoiceProps {
  readonly size: LayoutSize | undefined;
  readonly onChange: (size: LayoutSize | undefined) => void;
}

function SizeChoice({ size, onChange }: SizeChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const names: Record<LayoutSize, string> = { small: t`Small`, normal: t`Normal`, page: t`Full page` };
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`Size of the pictures`}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {[undefined, ...layoutSizes].map((one) => (
          <label
            key={one ?? ""}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-edge bg-card px-4 hover:border-ink-soft has-checked:border-moss has-checked:bg-paper has-checked:shadow-[inset_0_0_0_1px_var(--color-moss)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
          >
            <input
              type="radio"
              name={name}
              className="size-4 outline-none"
              checked={one === size}
              onChange={() => onChange(one)}
            />
            {one === undefined ? <Trans>As it fits</Trans> : names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
