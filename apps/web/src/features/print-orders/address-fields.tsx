import {
  type AddressField,
  addressRulesOf,
  maxAddressLength,
  type PostalAddress,
} from "@lane/domain/postal-addresses.ts";
import { useLingui } from "@lingui/react/macro";
import type { ChangeEvent } from "react";

import { SelectField } from "#ui/select-field.tsx";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

import { sortedCountries } from "./country-names.ts";

interface AddressFieldsProps {
  readonly address: PostalAddress;
  readonly countries: readonly string[];
  readonly problems: Partial<Record<AddressField, string>>;
  /** Tells the addresses of the page apart for the browser, which fills them in. */
  readonly section: string;
  readonly onChange: (field: AddressField, value: string) => void;
}

/** The fields of one address. What only some countries need is asked there alone. */
export function AddressFields({ address, countries, problems, section, onChange }: AddressFieldsProps) {
  const { t } = useLingui();
  const { hasState, hasTaxId } = addressRulesOf(address.country);
  const field = (name: AddressField, autoComplete: string) => ({
    name,
    value: address[name],
    maxLength: maxAddressLength[name],
    error: problems[name],
    autoComplete: `section-${section} shipping ${autoComplete}`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value),
  });
  return (
    <>
      <SelectField
        label={t`Country`}
        name="country"
        value={address.country}
        error={problems.country}
        autoComplete={`section-${section} shipping country`}
        onChange={({ target }) => onChange("country", target.value)}
      >
        {countries.includes(address.country) ? null : <option value="">{t`Please choose`}</option>}
        {sortedCountries(countries).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={t`First and last name`} {...field("name", "name")} />
      <TextField label={t`Street and house number`} {...field("street", "address-line1")} />
      <TextField label={t`Apartment, floor or building (optional)`} {...field("street2", "address-line2")} />
      <TownFields country={address.country} field={field} />
      {hasState ? (
        <TextField
          label={t`State or province`}
          hint={t`Two or three letters, such as CA or NSW`}
          {...field("state", "address-level1")}
        />
      ) : null}
      <TextField
        label={t`Phone number`}
        hint={t`The parcel service needs it in case they can't find the address.`}
        type="tel"
        {...field("phone", "tel")}
      />
      {hasTaxId ? (
        <TextField
          label={t`Tax number of the recipient`}
          hint={t`Customs in this country asks for it.`}
          {...field("taxId", "off")}
        />
      ) : null}
    </>
  );
}

interface TownFieldsProps {
  readonly country: string;
  readonly field: (name: AddressField, autoComplete: string) => Omit<TextFieldProps, "label">;
}

function TownFields({ country, field }: TownFieldsProps) {
  const { t } = useLingui();
  const { postCodeSample } = addressRulesOf(country);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <TextField
        label={t`Post code`}
        hint={postCodeSample === undefined ? undefined : t`For example ${postCodeSample}`}
        {...field("postCode", "postal-code")}
      />
      <TextField label={t`Town or city`} {...field("city", "address-level2")} />
    </div>
  );
}
