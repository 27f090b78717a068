import type { RichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId } from "react";

import { FieldNotes, labelStyle } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const LazyEditor = lazy(async () => ({ default: (await import("./memory-editor.tsx")).MemoryEditor }));

interface DescriptionFieldProps {
  /** Read once. */
  readonly initial: RichText;
  readonly onChange: (text: RichText) => void;
  readonly error: string | undefined;
}

export function DescriptionField({ initial, onChange, error }: DescriptionFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <span id={id} className={labelStyle}>{t`Your memory`}</span>
      <div className="mt-1.5">
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LazyEditor
            initial={initial}
            onChange={onChange}
            labelId={id}
            describedBy={error === undefined ? undefined : errorId}
            isInvalid={error !== undefined}
          />
        </Suspense>
      </div>
      <FieldNotes error={error} hintId={`${id}-hint`} errorId={errorId} />
    </div>
  );
}
