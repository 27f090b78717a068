import { useState } from "react";

import { Checkbox } from "#ui/checkbox.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import { Specimen } from "./specimen.tsx";

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
              I accept the <a href="/terms">terms</a>
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
