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
      title={t`Take it out again?`}
      actions={
        <>
          <Button variant="danger" busy={undo.isPending} onClick={handleUndo} className="grow sm:grow-0">
            <Trans>Take it out</Trans>
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
          one="The memory that came in leaves your timeline for good, with its files."
          other="The # memories that came in leave your timeline for good, with their files."
        />
      </p>
      {data.edited > 0 ? (
        <div className="mt-5">
          <RadioGroup
            label={t`You have changed ${data.edited} of them since.`}
            value={edited}
            onValueChange={setEdited}
            choices={[
              { value: "keep", label: t`Keep those` },
              { value: "remove", label: t`Take them out too` },
            ]}
          />
        </div>
      ) : null}
      <div className="mt-4">
        <AlertNote summary={t`That did not work`} text={undo.error ? errorText(undo.error) : undefined} />
      </div>
    </Sheet>
  );
}
