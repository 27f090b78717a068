import { firstStartYear, lastStartYear, spanYears } from "@lane/domain/timeline-span.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useId, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { SpanPreview } from "./span-preview.tsx";
import { useCreateTimeline } from "./timeline.queries.ts";

interface SetTimelineSheetProps {
  readonly currentYear: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const snapPoints = [0.5, 0.8, 1];

/** Chosen once: what that means is said before the choice, and the ten years are shown before they are saved. */
export function SetTimelineSheet({ currentYear, isOpen, onClose }: SetTimelineSheetProps) {
  const { t } = useLingui();
  const formId = useId();
  const field = useRef<HTMLSelectElement>(null);
  const [startYear, setStartYear] = useState<number>();
  const setting = useCreateTimeline();
  const isPhone = useMediaQuery("(max-width: 639px), (max-height: 639px)");

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (startYear !== undefined && !setting.isPending) setting.mutate(startYear, { onSuccess: onClose });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Set your timeline`}
      snapPoints={snapPoints}
      firstSnapPoint={isPhone ? 1 : 0.8}
      initialFocus={field}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            disabled={startYear === undefined}
            busy={setting.isPending}
            busyText={t`Saving...`}
          >{t`Save`}</Button>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-5">
        <p>
          <Trans>Set timeline first and then start adding memories</Trans>
        </p>
        <SelectField
          ref={field}
          label={t`Start year`}
          hint={t`Your timeline spans ten years from here. It can be chosen only once, so take your time.`}
          error={setting.error ? errorText(setting.error) : undefined}
          value={startYear ?? ""}
          onChange={(event) => setStartYear(event.target.value === "" ? undefined : Number(event.target.value))}
        >
          <option value="">{t`Choose a year`}</option>
          {startYears(currentYear).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <SpanPreview startYear={startYear} spanYears={spanYears} />
      </form>
    </Sheet>
  );
}

function startYears(currentYear: number): number[] {
  const last = lastStartYear(currentYear);
  return Array.from({ length: last - firstStartYear + 1 }, (_, index) => firstStartYear + index);
}
