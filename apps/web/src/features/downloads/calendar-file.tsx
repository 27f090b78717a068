import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";

import { useSaveCalendar } from "./downloads.queries.ts";

/** The days of a life for any calendar. Heavy days only when chosen, each time anew. */
export function CalendarFile() {
  const { t } = useLingui();
  const [withStones, setWithStones] = useState(false);
  const save = useSaveCalendar();
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t`With stones, candles and quiet memories`}
        checked={withStones}
        onChange={({ target }) => setWithStones(target.checked)}
      />
      <div>
        <Button
          variant="secondary"
          busy={save.isPending}
          busyText={t`Saving...`}
          onClick={() => save.mutate(withStones)}
        >
          {t`Save calendar file`}
        </Button>
      </div>
      <AlertNote summary={t`This did not work`} text={save.error ? errorText(save.error) : undefined} />
    </div>
  );
}
