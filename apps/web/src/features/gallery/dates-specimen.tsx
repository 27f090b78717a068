import { useState } from "react";

import { type CalendarDate, dateText } from "#lib/date-parts.ts";
import { DateField } from "#ui/date-field.tsx";
import { MonthPager } from "#ui/month-pager.tsx";

import { Specimen } from "./specimen.tsx";

const born = { year: 1951, month: 3, day: 9 };
const earliest = { year: 1900, month: 1, day: 1 };
const latest = { year: 2013, month: 12, day: 31 };

export function DatesSpecimen() {
  return <Specimen title="Dates and months">{(scheme) => <Dates scheme={scheme} />}</Specimen>;
}

function Dates({ scheme }: { readonly scheme: string }) {
  const [date, setDate] = useState<CalendarDate | undefined>(born);
  const [dateHere, setDateHere] = useState<CalendarDate>();
  const [month, setMonth] = useState(7);
  return (
    <div className="grid gap-6">
      <DateField
        label="Date of birth"
        hint={date ? dateText(date, "en-GB") : "No date yet"}
        defaultValue={born}
        onDateChange={setDate}
        min={earliest}
        max={latest}
        locale="en-GB"
      />
      <DateField
        label="Date of birth, as here"
        hint={dateHere ? dateText(dateHere) : "No date yet"}
        onDateChange={setDateHere}
      />
      <DateField label="Date of birth, as in the United States" onDateChange={setDate} locale="en-US" />
      <DateField label="Date of birth, as in Japan" onDateChange={setDate} locale="ja-JP" error="Please enter a date" />
      <DateField label="Disabled" defaultValue={born} onDateChange={setDate} locale="de-DE" disabled />
      <MonthPager label={`Any month, by ${scheme}`} month={month} onMonthChange={setMonth} />
      <MonthPager label={`First month, by ${scheme}`} month={1} onMonthChange={setMonth} />
      <MonthPager label={`Last month, by ${scheme}`} month={12} onMonthChange={setMonth} />
    </div>
  );
}
