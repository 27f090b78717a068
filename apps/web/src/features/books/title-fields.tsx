import {
  maxAfterwordLength,
  maxAuthorLength,
  maxBookTitleLength,
  maxDedicationLength,
  maxSubtitleLength,
} from "@lane/domain/book-choices.ts";
import { useLingui } from "@lingui/react/macro";

import type { useForm } from "#api/use-form.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { BookWish } from "./book-wish.ts";

interface TitleFieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<BookWish>>, "text" | "part">;
}

/** The words before and after the memories. */
export function TitleFields({ form }: TitleFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Title`} maxLength={maxBookTitleLength} {...form.text("title")} />
      <TextField
        label={t`Subtitle`}
        hint={t`Leave it empty for none.`}
        maxLength={maxSubtitleLength}
        {...form.text("subtitle")}
      />
      <TextField label={t`Author`} maxLength={maxAuthorLength} {...form.text("author")} />
      <TextArea
        label={t`Dedication`}
        hint={t`It gets its own page after the title. Leave it empty for none.`}
        rows={3}
        maxLength={maxDedicationLength}
        {...form.part("dedication")}
      />
      <TextArea
        label={t`Afterword`}
        hint={t`Your closing words, after the last memory. Leave it empty for none.`}
        rows={5}
        maxLength={maxAfterwordLength}
        {...form.part("afterword")}
      />
    </>
  );
}
