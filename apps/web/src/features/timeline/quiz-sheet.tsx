import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useMediaQuery } from "#lib/use-media-query.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Sheet } from "#ui/sheet.tsx";

const songs = ["Dancing Queen", "Billie Jean", "Like a Prayer", "Wonderwall"] as const;
const snapPoints = [0.5, 0.8, 1];

/** A sample, and says so: nothing is kept from it yet. */
export function QuizSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  const [song, setSong] = useState<(typeof songs)[number]>();
  const isLow = useMediaQuery("(max-width: 639px), (max-height: 639px)");
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`It's Time For A Memory Quiz`}
      snapPoints={snapPoints}
      firstSnapPoint={isLow ? 1 : 0.8}
      actions={
        <>
          <Button onClick={onClose}>{t`Save Song`}</Button>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <RadioGroup
        label={t`Which of these could you still sing by heart?`}
        choices={songs.map((title) => ({ value: title, label: title }))}
        value={song}
        onValueChange={setSong}
      />
      <p className="mt-4 text-sm text-ink-soft">
        <Trans>This is a sample question. The quiz about your own years is being made; nothing is kept yet.</Trans>
      </p>
    </Sheet>
  );
}
