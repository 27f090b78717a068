import { paths } from "@lane/contract/page-paths.ts";
import { Pencil } from "lucide-react";
import { useState } from "react";

import { type CalendarDate, dateText } from "#lib/date-parts.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox, type ComboboxOption } from "#ui/combobox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MonthPager } from "#ui/month-pager.tsx";
import { OtpField } from "#ui/otp-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { AsFocused, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;

export function ButtonsSpecimen() {
  return (
    <Specimen title="Buttons">
      {() => (
        <div className="grid gap-4">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3">
              <Button variant={variant}>Keep this memory</Button>
              <Button variant={variant} busy busyText="Keeping...">
                Keep this memory
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
            </div>
          ))}
          <AsFocused>
            <div className="flex flex-wrap items-center gap-5">
              <Button>Focused</Button>
              <IconButton label="Edit">
                <Pencil aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
          </AsFocused>
        </div>
      )}
    </Specimen>
  );
}

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No, Just The Basic Memory Prompts" },
] as const;

export function ChoicesSpecimen() {
  return <Specimen title="Choices">{() => <Choices />}</Specimen>;
}

function Choices() {
  const [spiritual, setSpiritual] = useState<"yes" | "no" | undefined>("yes");
  return (
    <div className="grid gap-6">
      <RadioGroup label="Spiritual prompts" choices={choices} value={spiritual} onValueChange={setSpiritual} />
      <RadioGroup
        label="Unanswered"
        choices={choices}
        value={undefined}
        onValueChange={setSpiritual}
        error="Please choose one"
      />
      <RadioGroup label="Disabled" choices={choices} value="no" onValueChange={setSpiritual} disabled />
      <div>
        <Checkbox
          label={
            <>
              I accept the <a href={paths.terms}>terms</a>
            </>
          }
          defaultChecked
        />
        <Checkbox label="I accept the terms" error="Please accept the terms" />
        <Checkbox label="Disabled" disabled />
      </div>
    </div>
  );
}

export function CodeSpecimen() {
  return <Specimen title="Six-digit code">{() => <Codes />}</Specimen>;
}

function Codes() {
  const [code, setCode] = useState("");
  const [halfCode, setHalfCode] = useState("4071");
  const [wrongCode, setWrongCode] = useState("123456");
  return (
    <div className="grid gap-6">
      <OtpField label="Code" value={code} onValueChange={setCode} hint="We mailed it to ada@example.org." />
      <OtpField label="Half a code" value={halfCode} onValueChange={setHalfCode} />
      <OtpField label="Wrong code" value={wrongCode} onValueChange={setWrongCode} error="OTP verification failed" />
      <OtpField label="Disabled code" value="" onValueChange={setCode} disabled />
    </div>
  );
}

export function ComboboxSpecimen() {
  return <Specimen title="Searchable combobox">{() => <Comboboxes />}</Specimen>;
}

function Comboboxes() {
  const [place, setPlace] = useState<ComboboxOption>();
  return (
    <div className="grid gap-6">
      <Combobox
        label="Childhood city"
        hint="130,000 places, searched one answer at a time."
        placeholder="Choose a city"
        value={place}
        onValueChange={setPlace}
        search={searchManyPlaces}
      />
      <Combobox
        label="City nobody knows"
        value={undefined}
        onValueChange={setPlace}
        search={findNothing}
        error="Please choose a city"
      />
      <Combobox label="City behind a broken line" value={undefined} onValueChange={setPlace} search={failToSearch} />
      <Combobox label="Disabled city" value={undefined} onValueChange={setPlace} search={findNothing} disabled />
    </div>
  );
}

async function findNothing(): Promise<readonly ComboboxOption[]> {
  return [];
}

async function failToSearch(): Promise<readonly ComboboxOption[]> {
  throw new Error("No connection");
}

const placeCount = 130_000;
const answerSize = 40;
const answerMs = 120;
const starts = ["Ash", "Bram", "Chel", "Dun", "East", "Fern", "Glen", "Hart", "Ivy", "Kings", "Lang", "Mill", "Nor"];
const ends = ["ford", "ley", "ton", "mere", "wick", "bourne", "stead", "field", "haven", "by"];

/** Stands in for the server's search, which returns only the first matches. */
async function searchManyPlaces(query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  signal.throwIfAborted();
  const wanted = query.toLowerCase();
  const found: ComboboxOption[] = [];
  for (let index = 0; index < placeCount && found.length < answerSize; index += 1) {
    const label = placeName(index);
    if (label.toLowerCase().startsWith(wanted)) found.push({ id: String(index), label, detail: `No. ${index}` });
  }
  return found;
}

function placeName(index: number): string {
  return `${starts[index % starts.length]}${ends[Math.floor(index / starts.length) % ends.length]} ${Math.floor(index / 130)}`;
}

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

export function FieldsSpecimen() {
  return (
    <Specimen title="Text and password fields">
      {() => (
        <div className="grid gap-5">
          <TextField label="Title" placeholder="Summer concert" hint="A few words are enough." />
          <AsFocused>
            <TextField label="Title, focused" defaultValue="The allotment" />
          </AsFocused>
          <TextField label="Email" type="email" defaultValue="ada@" error="This email is not complete" />
          <TextField label="Title, from right to left" defaultValue="حفلة الصيف في ساحة البلدة" />
          <TextField label="Read only" readOnly defaultValue="ada@example.org" />
          <TextField label="Disabled" disabled defaultValue="Not now" />
          <SelectField label="Start year" hint="It can be chosen only once." defaultValue="1998">
            <option>1998</option>
            <option>1999</option>
          </SelectField>
          <SelectField label="Start year, refused" error="Your timeline is already set">
            <option>1998</option>
          </SelectField>
          <SelectField label="Go to a year" isInline>
            <option>2000</option>
          </SelectField>
          <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
          <PasswordField label="New password" error="Password must be at least 8 characters long" autoComplete="off" />
          <PasswordField label="Disabled password" disabled autoComplete="off" />
        </div>
      )}
    </Specimen>
  );
}
