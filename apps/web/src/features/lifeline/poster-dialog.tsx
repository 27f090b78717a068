import type { Lifeline } from "@lane/contract/lifeline.ts";
import { posterSheetOf } from "@lane/domain/lifeline/poster-sheets.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { inTimeline } from "#api/chosen-timeline.ts";
import { errorText } from "#api/errors.ts";
import { isUnderWay, useExports } from "#api/exports.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";
import { toast } from "#ui/toast-queue.ts";

import { savePng, saveSvg, withOwnFonts } from "./drawing-file.ts";
import { useBeginPoster } from "./lifeline.queries.ts";
import { PosterFields } from "./poster-fields.tsx";
import { PosterPreview } from "./poster-preview.tsx";
import { hasPicture, pngSide, type PosterChoices, useDrawPoster, usePosterChoices, useSubtitle } from "./use-poster.ts";
import type { VaultLife } from "./vault-life.ts";

interface PosterDialogProps {
  readonly lifeline: Lifeline;
  /** Undefined for one's own life. */
  readonly vault: VaultLife | undefined;
  /** Whether the screen shows every year as long as it was. */
  readonly isTrueScale: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How a lifeline looks on paper, with a preview; saved as SVG or PNG, or made into a PDF to print. */
export function PosterDialog({ isOpen, onClose, ...of }: PosterDialogProps) {
  const { t } = useLingui();
  const { choices, choose } = usePosterChoices(of);
  const draw = useDrawPoster(of);
  const begin = useBegin(of, choices, onClose);
  const { data = [] } = useExports("poster");
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Export the lifeline`}
      snapPoints={[useRoomySnapPoint(0.94)]}
      actions={
        <>
          {data.some(isUnderWay) ? null : (
            <Button busy={begin.isPending} busyText={t`Starting...`} onClick={begin.start} className="max-sm:w-full">
              <Trans>Make the poster</Trans>
            </Button>
          )}
          <SaveButtons choices={choices} draw={draw} />
        </>
      }
    >
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <PosterPreview choices={choices} draw={draw} isOpen={isOpen} />
        <div className="space-y-4">
          <PosterFields choices={choices} onChoose={choose} hasPictures={of.lifeline.memories.some(hasPicture)} />
          <AlertNote summary={t`That didn't work`} text={begin.error ? errorText(begin.error) : undefined} />
        </div>
      </div>
    </Sheet>
  );
}

type PosterOf = Pick<PosterDialogProps, "lifeline" | "vault">;

function useBegin({ lifeline, vault }: PosterOf, choices: PosterChoices, onBegun: () => void) {
  const { i18n } = useLingui();
  const begin = useBeginPoster();
  const subtitleOf = useSubtitle(vault);
  function start() {
    const { title, size, isUpright, isBareShort, withPrints, withHeavy } = choices;
    const wish = {
      size,
      isUpright,
      isBareShort,
      withPrints,
      withStones: withHeavy,
      title: title.trim() || lifeline.person.name,
      subtitle: subtitleOf(withHeavy),
      language: i18n.locale,
    };
    begin.mutate({ ...wish, ...inTimeline(vault?.timelineId).query }, { onSuccess: onBegun });
  }
  return { start, isPending: begin.isPending, error: begin.error };
}

/** Side by side on a phone. */
const saveStyle = "max-sm:grow max-sm:px-3";

interface SaveButtonsProps {
  readonly choices: PosterChoices;
  readonly draw: (choices: PosterChoices) => Promise<string>;
}

function SaveButtons({ choices, draw }: SaveButtonsProps) {
  const { t } = useLingui();
  const [drawing, setDrawing] = useState<"svg" | "png">();

  async function save(kind: "svg" | "png") {
    setDrawing(kind);
    try {
      const svg = await withOwnFonts(await draw(choices));
      const { width, height } = posterSheetOf(choices.size, choices.isUpright);
      if (kind === "svg") saveSvg(svg, t`lifeline`);
      else await savePng(svg, t`lifeline`, Math.round((pngSide * width) / Math.max(width, height)));
    } catch {
      toast("error", t`This browser couldn't draw the picture`);
    } finally {
      setDrawing(undefined);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={drawing === "svg"}
        busyText={t`Drawing...`}
        onClick={() => void save("svg")}
        className={saveStyle}
      >
        <Trans>Save as SVG</Trans>
      </Button>
      <Button
        variant="secondary"
        busy={drawing === "png"}
        busyText={t`Drawing...`}
        onClick={() => void save("png")}
        className={saveStyle}
      >
        <Trans>Save as PNG</Trans>
      </Button>
    </>
  );
}
