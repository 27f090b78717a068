import { useState } from "react";

import { Combobox } from "#ui/combobox.tsx";
import type { ComboboxOption } from "#ui/use-option-search.ts";

import { searchManyPlaces } from "./many-places.ts";
import { Specimen } from "./specimen.tsx";

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
