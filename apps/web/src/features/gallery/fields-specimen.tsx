import { PasswordField } from "#ui/password-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { AsFocused, Specimen } from "./specimen.tsx";

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
