import { maxAuthorLength, maxBookTitleLength, maxDedicationLength } from "@lane/domain/book-choices.ts";
import { useLingui } from "@lingui/react/macro";

import { fieldBoxStyle, FieldNotes, labelStyle, useFieldIds } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { WishProps } from "./wish-props.ts";

interface WordFieldsProps extends WishProps {
  /** Whether the book was already asked for: only then is a gap a mistake. */
  readonly isAsked: boolean;
}

export function WordFields({ wish, onChange, isAsked }: WordFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Title`}
        maxLength={maxBookTitleLength}
        value={wish.title}
        error={isAsked && wish.title.trim() === "" ? t`A book needs a title` : undefined}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label={t`Author`}
        maxLength={maxAuthorLength}
        value={wish.author}
        error={isAsked && wish.author.trim() === "" ? t`Who tells these stories?` : undefined}
        onChange={(event) => onChange({ author: event.target.value })}
      />
      <Dedication value={wish.dedication} onChange={(dedication) => onChange({ dedication })} />
    </>
  );
}

function Dedication({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useLingui();
  const hint = t`A page of its own after the title. Leave it empty for none.`;
  const { controlId, hintId, errorId, control } = useFieldIds({ hint });
  return (
    <div>
      <label htmlFor={controlId} className={labelStyle}>
        {t`Dedication`}
      </label>
      <textarea
        id={controlId}
        dir="auto"
        rows={3}
        maxLength={maxDedicationLength}
        className={`${fieldBoxStyle} mt-1.5 block`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...control}
      />
      <FieldNotes hint={hint} hintId={hintId} errorId={errorId} />
    </div>
  );
}
