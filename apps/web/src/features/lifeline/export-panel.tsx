import type { Lifeline } from "@lane/contract/lifeline.ts";
import { ageOn, parseCalendarDate } from "@lane/domain/calendar.ts";
import { lifelineSvg, webFonts } from "@lane/domain/lifeline/lifeline-svg.ts";
import { paperColours } from "@lane/domain/lifeline/paper-colours.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { toast } from "#ui/toast-queue.ts";

import { withOwnFonts } from "./drawing-file.ts";
import { lifeOf, shownToOthers, todayHere } from "./life-of.ts";
import { savePng, saveSvg } from "./save-drawing.ts";

interface ExportPanelProps {
  readonly lifeline: Lifeline;
  /** How a poster is wished for. */
  readonly renderPoster: (withHeavy: boolean) => ReactNode;
}

const sheet = { width: 1400, height: 990 };
const pngWidth = 4200;

/** Takes the whole rope away as a picture. Stones and candles only if chosen, each time anew. */
export function ExportPanel({ lifeline, renderPoster }: ExportPanelProps) {
  const { t } = useLingui();
  const [withHeavy, setWithHeavy] = useState(false);
  const [drawing, setDrawing] = useState<"svg" | "png">();
  const draw = useDrawing(lifeline, withHeavy);

  async function save(kind: "svg" | "png") {
    setDrawing(kind);
    try {
      const svg = await withOwnFonts(draw());
      if (kind === "svg") saveSvg(svg, t`lifeline`);
      else await savePng(svg, t`lifeline`, pngWidth);
    } catch {
      toast("error", t`The picture could not be drawn in this browser`);
    } finally {
      setDrawing(undefined);
    }
  }

  return (
    <section className="mt-12 max-w-measure" data-screen-only>
      <h2 className="text-2xl">{t`Take it with you`}</h2>
      <p className="mt-2 text-ink-soft">
        <Trans>Your whole life on one sheet, as a drawing, a picture or a poster for the wall.</Trans>
      </p>
      <Checkbox
        label={t`With stones, candles and quiet memories`}
        checked={withHeavy}
        onChange={(event) => setWithHeavy(event.target.checked)}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" busy={drawing === "svg"} busyText={t`Drawing...`} onClick={() => void save("svg")}>
          <Trans>Save as SVG</Trans>
        </Button>
        <Button variant="secondary" busy={drawing === "png"} busyText={t`Drawing...`} onClick={() => void save("png")}>
          <Trans>Save as PNG</Trans>
        </Button>
      </div>
      {renderPoster(withHeavy)}
    </section>
  );
}

function useDrawing(lifeline: Lifeline, withHeavy: boolean): () => string {
  const { t } = useLingui();
  const { name, place, born } = lifeline.person;
  return () => {
    const today = todayHere();
    const birth = parseCalendarDate(born);
    const age = birth ? ageOn(birth, today) : undefined;
    return lifelineSvg(lifeOf(withHeavy ? lifeline : shownToOthers(lifeline), today, false), {
      ...sheet,
      title: name,
      isTitleShown: true,
      subtitle: withHeavy ? t`A life in flowers and stones` : t`A life in flowers`,
      facts: [place, born.slice(0, 4), age === undefined ? null : t`${age} years`].filter(Boolean).join(" · "),
      withTitles: true,
      ground: paperColours.paper,
      fonts: webFonts,
    });
  };
}
