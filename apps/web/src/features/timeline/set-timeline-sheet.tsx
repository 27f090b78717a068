import { firstStartYear, lastStartYear, spanYears } from "@lane/domain/timeline-span.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { useRoomySnapPoint } from "#ui/snap-points.ts";

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
  const { mutateAsync: create } = useCreateTimeline();
  const form = useForm<{ readonly startYear: number | undefined }>({
    initial: { startYear: undefined },
    isReady: ({ startYear }) => startYear !== undefined,
    send: async ({ startYear }) => startYear !== undefined && create(startYear),
    onSent: onClose,
    refusedFields: (error) => ({ startYear: errorText(error) }),
  });
  const { startYear } = form.values;

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Set your timeline`}
      snapPoints={snapPoints}
      firstSnapPoint={useRoomySnapPoint(0.8)}
      initialFocus={field}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            disabled={!form.isReady}
            busy={form.isSending}
            busyText={t`Saving...`}
          >{t`Save`}</Button>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <form id={formId} {...form.element} className="grid gap-5">
        <p>
          <Trans>Set timeline first and then start adding memories</Trans>
        </p>
        <SelectField
          ref={field}
          label={t`Start year`}
          hint={t`Your timeline spans ten years from here. It can be chosen only once, so take your time.`}
          error={form.problem("startYear")}
          value={startYear ?? ""}
          onChange={({ target }) => form.change("startYear", target.value === "" ? undefined : Number(target.value))}
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
