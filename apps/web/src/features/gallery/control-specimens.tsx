import { Pencil } from "lucide-react";

import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

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
