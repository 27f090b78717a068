import type { Memory } from "@lane/contract/memories.ts";
import { hasDay } from "@lane/domain/memory-order.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { timelineQueryOf } from "#api/timeline-query-of.ts";
import { otherTimelineOf } from "#offline/outbox-entry.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { Failure } from "./failure.tsx";
import { openYears, useMoveMemory } from "./memories.queries.ts";
import { useSheetHeight } from "./use-sheet-height.ts";
import { MonthFields } from "./when-fields.tsx";

interface MoveSheetProps {
  readonly memory: Memory;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Place {
  readonly year: number | null;
  readonly month: number | null;
}

/** Moves a memory to another month. */
export function MoveSheet({ memory, isOpen, onClose }: MoveSheetProps) {
  const { t } = useLingui();
  const height = useSheetHeight();
  const places = useQuery({ ...timelineQueryOf(otherTimelineOf(memory)), select: openYears, enabled: isOpen });
  const move = useMoveMemory(memory, handleClose);
  const [chosen, setChosen] = useState<Place>();
  const [complaint, setComplaint] = useState<string>();
  const place: Place = chosen ?? memory;

  function handleClose() {
    move.reset();
    setChosen(undefined);
    setComplaint(undefined);
    onClose();
  }

  function handleMove() {
    const yearId = places.data?.years.find(({ year }) => year === place.year)?._id;
    if (yearId === undefined) return setComplaint(t`Please choose a year`);
    if (place.month === null) return setComplaint(t`Please choose a month`);
    if (place.year === memory.year && place.month === memory.month) return handleClose();
    move.mutate({ yearId, month: place.month });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={handleClose}
      title={t`Move to another month`}
      {...height}
      actions={
        <>
          <Button busy={move.isPending} busyText={t`Moving...`} onClick={handleMove} className="grow sm:grow-0">
            <Trans>Move memory</Trans>
          </Button>
          <Button variant="secondary" onClick={handleClose} className="grow sm:grow-0">
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4 text-lg font-semibold wrap-anywhere" dir="auto">
        {memory.memoryTitle}
      </p>
      <MonthFields
        writing={place}
        onChange={({ year = place.year, month = place.month }) => {
          setComplaint(undefined);
          setChosen({ year, month });
        }}
        years={places.data?.years.map(({ year }) => year) ?? []}
        error={complaint ?? (places.error && !places.data ? errorText(places.error) : undefined)}
      />
      <LostDay memory={memory} place={place} />
      <Failure summary={t`We couldn't move it`} error={move.error} />
    </Sheet>
  );
}

function LostDay({ memory: { day }, place: { year, month } }: { memory: Memory; place: Place }) {
  if (day === null || year === null || month === null || hasDay({ year, month, day })) return null;
  return (
    <output className="mt-3 block text-ink-soft">
      <Trans>That month has no day {day}, so the day will be left out.</Trans>
    </output>
  );
}
