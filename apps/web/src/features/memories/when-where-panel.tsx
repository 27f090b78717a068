import { maxPlaceLength } from "@lane/domain/memory-fields.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { TextField } from "#ui/text-field.tsx";

import { DayFields, MonthFields } from "./when-fields.tsx";
import type { Writing } from "./writing.ts";

export interface WhenWhereProps {
  readonly writing: Writing;
  readonly onChange: (change: Partial<Writing>) => void;
  /** Only a new memory chooses its year and month here. */
  readonly monthChoice?: MonthChoice | undefined;
  readonly error: string | undefined;
}

export interface MonthChoice {
  /** The years to which a memory can be added; undefined until they are loaded. */
  readonly years: readonly number[] | undefined;
  /** Why the years could not be loaded. */
  readonly failure: string | undefined;
}

interface WhenWherePanelProps extends WhenWhereProps {
  readonly id: string;
  readonly part: "when" | "where";
  /** Opened because the date is missing, not by the member. */
  readonly isAsked: boolean;
}

/** The fields of the date or of the place. Scrolls into sight, because the buttons at the lower edge may cover it. */
export function WhenWherePanel({ id, part, isAsked, ...fields }: WhenWherePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [mayScroll] = useState(!isAsked);
  useEffect(() => {
    if (mayScroll) panel.current?.scrollIntoView({ block: "nearest" });
  }, [mayScroll]);
  return (
    <div ref={panel} id={id} className="mt-3 grid gap-4 rounded-card border border-rule bg-card p-4 shadow-soft">
      {part === "when" ? <WhenFields {...fields} /> : <WhereField {...fields} />}
    </div>
  );
}

function WhenFields({ writing, onChange, monthChoice, error }: WhenWhereProps) {
  return (
    <>
      {monthChoice ? (
        <MonthFields
          writing={writing}
          onChange={onChange}
          years={monthChoice.years ?? []}
          error={error ?? monthChoice.failure}
        />
      ) : null}
      <DayFields writing={writing} onChange={onChange} />
    </>
  );
}

function WhereField({ writing, onChange }: WhenWhereProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Where`}
      hint={t`A town, a street, Grandma's kitchen: whatever you'd call it.`}
      value={writing.place ?? ""}
      maxLength={maxPlaceLength}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
    />
  );
}
