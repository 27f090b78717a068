import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { errorText } from "#api/errors.ts";
import { saveFile } from "#lib/save-file.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";

import { downloadRoutes } from "./download-routes.ts";

/** The days of a life as a calendar file. Heavy days are included only when chosen, anew for each file. */
export function CalendarFile() {
  const { t } = useLingui();
  const [withStones, setWithStones] = useState(false);
  const save = useSaveCalendar();
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t`Include stones, candles and quiet memories`}
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
      <AlertNote summary={t`That didn't work`} text={save.error ? errorText(save.error) : undefined} />
    </div>
  );
}

function useSaveCalendar() {
  return useMutation({
    mutationFn: async (withStones: boolean) => {
      const query = withStones ? { withStones: "true" as const } : {};
      const { saveAs, contentType, text } = await call(downloadRoutes.calendar, { query });
      saveFile(saveAs, new Blob([text], { type: `${contentType};charset=utf-8` }));
    },
  });
}
