import type { AddressField, PostalAddress } from "@lane/domain/postal-addresses.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { AddressFields } from "./address-fields.tsx";
import { CopiesField } from "./copies-field.tsx";
import type { ParcelDraft, ParcelField, ParcelProblems } from "./parcels.ts";

interface ParcelCardProps {
  readonly draft: ParcelDraft;
  /** Its place among the addresses; 1 is the first. */
  readonly place: number;
  readonly isOnly: boolean;
  readonly countries: readonly string[];
  readonly maxCopies: number;
  readonly earlier: readonly PostalAddress[];
  readonly problems: ParcelProblems[string];
  readonly onChange: (draft: ParcelDraft, changed: readonly ParcelField[]) => void;
  readonly onRemove: () => void;
}

/** One address, and how many copies go there. */
export function ParcelCard(props: ParcelCardProps) {
  const { draft, place, isOnly, earlier, problems, onChange, onRemove } = props;
  const { t } = useLingui();
  const headingId = useId();

  function changeField(field: AddressField, value: string) {
    onChange({ ...draft, address: { ...draft.address, [field]: value } }, [field]);
  }

  return (
    <section
      aria-labelledby={headingId}
      data-parcel={draft.id}
      className="rounded-card border border-rule bg-card p-5 shadow-soft sm:p-6"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={headingId} className="text-xl">
          {isOnly ? <Trans>Address</Trans> : <Trans>Address {place}</Trans>}
        </h3>
        {isOnly ? null : (
          <Button variant="quiet" className="-me-3 px-3!" onClick={onRemove}>
            <Trans>Remove</Trans>
            <span className="sr-only">{t`Address ${place}`}</span>
          </Button>
        )}
      </div>
      <div className="grid gap-5">
        <EarlierAddress earlier={earlier} onChosen={(address) => onChange({ ...draft, address }, allFields(address))} />
        <AddressFields
          address={draft.address}
          countries={props.countries}
          problems={problems}
          section={`parcel${place}`}
          onChange={changeField}
        />
        <CopiesField
          value={draft.copies}
          max={props.maxCopies}
          error={problems.copies}
          onValueChange={(copies) => onChange({ ...draft, copies }, ["copies"])}
        />
      </div>
    </section>
  );
}

function allFields(address: PostalAddress): readonly ParcelField[] {
  return Object.keys(address).filter((name): name is AddressField => name in address);
}

interface EarlierAddressProps {
  readonly earlier: readonly PostalAddress[];
  readonly onChosen: (address: PostalAddress) => void;
}

/** Choosing one fills in the fields. */
function EarlierAddress({ earlier, onChosen }: EarlierAddressProps) {
  const { t } = useLingui();
  if (earlier.length === 0) return null;
  return (
    <SelectField
      label={t`Use an earlier address`}
      value=""
      onChange={({ target }) => {
        const address = earlier[Number(target.value)];
        if (target.value !== "" && address) onChosen(address);
      }}
    >
      <option value="">{t`Choose`}</option>
      {earlier.map(({ name, street, city }, index) => (
        <option key={`${name} ${street} ${city}`} value={index}>
          {`${name}, ${street}, ${city}`}
        </option>
      ))}
    </SelectField>
  );
}
