import type { ImportDetails } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { useUndoImport } from "./imports.queries.ts";

interface UndoSheetProps {
  readonly data: ImportDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function UndoSheet({ data, isOpen, onClose }: UndoSheetProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<"keep" | "remove">("keep");
  const undo = useUndoImport(data.id);

  function handleUndo() {
    undo.mutate(edited, { onSuccess: onClose });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Undo this import?`}
      actions={
        <>
          <Button variant="danger" busy={undo.isPending} onClick={handleUndo} className="grow sm:grow-0">
            <Trans>Undo</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose} className="grow sm:grow-0">
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={data.made}
          one="The imported memory and its files will be removed for good."
          other="The # imported memories and their files will be removed for good."
        />
      </p>
      {data.edited > 0 ? (
        <div className="mt-5">
          <RadioGroup
            label={t`You've edited ${data.edited} of them since.`}
            value={edited}
            onValueChange={setEdited}
            choices={[
              { value: "keep", label: t`Keep these` },
              { value: "remove", label: t`Remove these too` },
            ]}
          />
        </div>
      ) : null}
      <div className="mt-4">
        <AlertNote summary={t`That didn't work`} text={undo.error ? errorText(undo.error) : undefined} />
      </div>
    </Sheet>
  );
}
