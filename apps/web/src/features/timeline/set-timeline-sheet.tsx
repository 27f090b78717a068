import { firstStartYear, lastStartYear, spanYears } from "@lane/domain/timeline-span.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { Button } from "#ui/button.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";

import { FreeYearsNote } from "./free-years-note.tsx";
import type { TimelineLinks } from "./timeline-props.ts";
import { useCreateTimeline } from "./timeline.queries.ts";

interface SetTimelineSheetProps {
  readonly currentYear: number;
  readonly links: TimelineLinks;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const snapPoints = [0.5, 0.8, 1];

/**
 * A timeline is set only once, so the consequences are explained first, and the ten years are shown before they are
 * saved.
 */
export function SetTimelineSheet({ currentYear, links, isOpen, onClose }: SetTimelineSheetProps) {
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
          hint={t`Your timeline covers ten years from here. You can choose this only once, so take your time.`}
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
        <FreeYearsNote links={links} />
      </form>
    </Sheet>
  );
}

function startYears(currentYear: number): number[] {
  const last = lastStartYear(currentYear);
  return Array.from({ length: last - firstStartYear + 1 }, (_, index) => firstStartYear + index);
}

interface SpanPreviewProps {
  readonly startYear: number | undefined;
  readonly spanYears: number;
}

/** Preview of the ten years on a rope. */
function SpanPreview({ startYear, spanYears }: SpanPreviewProps) {
  const knots = Array.from({ length: spanYears }, (_, index) => (index + 0.5) / spanYears);
  const endYear = startYear === undefined ? undefined : startYear + spanYears - 1;
  return (
    <div className="rounded-card border border-rule bg-paper px-5 py-4">
      <Rope lengthPx={480} knots={knots} className={startYear === undefined ? "w-full opacity-40" : "w-full"} />
      <output className="mt-2 flex min-h-14 justify-between gap-4">
        {startYear === undefined ? (
          <span className="text-ink-soft">
            <Trans>Choose a start year to see where your timeline ends.</Trans>
          </span>
        ) : (
          <>
            <Trans>
              <span>
                <span className="block text-sm text-ink-soft">Start year</span>{" "}
                <span className="figures-old text-2xl">{startYear}</span>
              </span>{" "}
              <span className="text-end">
                <span className="block text-sm text-ink-soft">End year</span>{" "}
                <span className="figures-old text-2xl">{endYear}</span>
              </span>
            </Trans>
          </>
        )}
      </output>
    </div>
  );
}
