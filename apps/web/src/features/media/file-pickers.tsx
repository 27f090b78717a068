import { acceptOf } from "@lane/domain/media-kinds.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, type ComponentProps, useRef } from "react";

import { useMediaQuery } from "#lib/use-media-query.ts";
import { Button } from "#ui/button.tsx";

interface FilePickersProps {
  readonly onChosen: (files: readonly File[]) => void;
  readonly describedBy: string;
}

export function FilePickers({ onChosen, describedBy }: FilePickersProps) {
  const { t } = useLingui();
  // A mouse does not take photos.
  const hasCameraAtHand = useMediaQuery("(pointer: coarse)");
  return (
    <>
      <Picker
        input={{ multiple: true, accept: acceptOf(), "aria-label": t`Files to add` }}
        describedBy={describedBy}
        onChosen={onChosen}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        <Trans>Add files</Trans>
      </Picker>
      {hasCameraAtHand ? (
        <Picker
          input={{ accept: "image/*", capture: "environment", "aria-label": t`A photo from the camera` }}
          describedBy={describedBy}
          onChosen={onChosen}
        >
          <Camera aria-hidden="true" className="size-5" />
          <Trans>Take a photo</Trans>
        </Picker>
      ) : null}
    </>
  );
}

interface PickerProps extends FilePickersProps {
  readonly input: ComponentProps<"input">;
  readonly children: ComponentProps<"button">["children"];
}

function Picker({ input, describedBy, onChosen, children }: PickerProps) {
  const picker = useRef<HTMLInputElement>(null);

  function handleChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    currentTarget.value = "";
    onChosen(files);
  }

  return (
    <>
      <input ref={picker} type="file" tabIndex={-1} className="sr-only" {...input} onChange={handleChosen} />
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  );
}
