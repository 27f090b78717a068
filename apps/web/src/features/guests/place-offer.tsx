import type { Offer } from "@lane/contract/offers.ts";
import { daysInMonth } from "@lane/domain/calendar.ts";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { timelineQuery } from "#api/timeline-query.ts";
import { monthName } from "#lib/date-parts.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useAcceptOffer } from "./guests.queries.ts";

interface PlaceOfferProps {
  readonly offer: Offer;
  readonly goToMemory: (memory: { readonly id: string; readonly title: string }) => void;
  readonly onPlaced: () => void;
  readonly onCancel: () => void;
}

interface Place {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
}

/** Puts a copy on the member's own timeline, where the guest dated it or somewhere else. */
export function PlaceOffer({ offer: { memory, name }, goToMemory, onPlaced, onCancel }: PlaceOfferProps) {
  const { t } = useLingui();
  const { data } = useQuery(timelineQuery);
  const { year, month, day, memoryTitle: title } = memory;
  const accept = useAcceptOffer((id) => {
    const open = { text: t`Open`, run: () => goToMemory({ id, title }) };
    toast("success", t`It's on your timeline, told by ${name}.`, open);
    onPlaced();
  });
  const [place, setPlace] = useState<Place>({ year, month, day });
  const years = (data?.years ?? []).filter(({ lock, disable }) => !lock && !disable);
  const chosen = years.find((one) => one.year === place.year);
  const wanted = place.year;

  function handlePlace() {
    if (!chosen || !data?.timelineId) return;
    const body = { timelineId: data.timelineId, yearId: chosen._id, month: place.month, day: place.day };
    accept.mutate({ ...body, memoryId: memory._id });
  }

  return (
    <div className="mt-6 grid gap-3 rounded-card border border-rule bg-paper p-4">
      <PlaceFields place={place} years={years.map((one) => one.year)} onChange={setPlace} />
      {data && !chosen ? <p>{t`${wanted} isn't open on your timeline. Please choose another year.`}</p> : null}
      <AlertNote summary={t`It wasn't placed`} text={accept.error ? errorText(accept.error) : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button className="grow sm:grow-0" disabled={!chosen} busy={accept.isPending} onClick={handlePlace}>
          {t`Place it here`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}

interface PlaceFieldsProps {
  readonly place: Place;
  readonly years: readonly number[];
  readonly onChange: (place: Place) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** A day that the chosen month does not have is left out. */
function PlaceFields({ place, years, onChange }: PlaceFieldsProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("select")?.focus(), []);
  const { year, month, day } = place;
  const days = daysInMonth(year, month);

  function change(next: Partial<Place>) {
    const moved = { ...place, ...next };
    const isKnown = moved.day !== null && moved.day <= daysInMonth(moved.year, moved.month);
    onChange(isKnown ? moved : { ...moved, day: null });
  }

  return (
    <div ref={box} className="grid gap-3 min-[26rem]:grid-cols-3">
      <SelectField label={t`Year`} value={year} onChange={({ target }) => change({ year: Number(target.value) })}>
        {years.includes(year) ? null : <option value={year}>{year}</option>}
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Month`} value={month} onChange={({ target }) => change({ month: Number(target.value) })}>
        {months.map((one) => (
          <option key={one} value={one}>
            {monthName(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Day, if you know it`}
        value={day ?? ""}
        onChange={({ target }) => change({ day: target.value === "" ? null : Number(target.value) })}
      >
        <option value="">{t`No day`}</option>
        {Array.from({ length: days }, (_, index) => (
          <option key={index + 1} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
