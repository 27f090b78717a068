import type { ExportJob } from "@lane/contract/exports.ts";
import type { Lifeline } from "@lane/contract/lifeline.ts";
import { ageOn, type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";
import { lifelineSvg, webFonts } from "@lane/domain/lifeline/lifeline-svg.ts";
import { paperColours } from "@lane/domain/lifeline/paper-colours.ts";
import { maxPosterTitleLength } from "@lane/domain/limits.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { inTimeline } from "#api/chosen-timeline.ts";
import { errorText } from "#api/errors.ts";
import { isUnderWay, useCancelExport, useExports } from "#api/exports.ts";
import { sizeText } from "#lib/size-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ExportProgress } from "#ui/export-progress.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { savePng, saveSvg, withOwnFonts } from "./drawing-file.ts";
import { lifeOf, type PosterWish, shownToOthers, todayHere, useBeginPoster } from "./lifeline.queries.ts";
import type { VaultLife } from "./vault-life.ts";

const sheet = { width: 1400, height: 990 };
const pngWidth = 4200;

interface ExportPanelProps {
  readonly lifeline: Lifeline;
  /** Undefined for one's own life. */
  readonly vault: VaultLife | undefined;
}

/** Saves the whole lifeline as SVG, PNG or poster. Stones and candles are left out unless chosen each time. */
export function ExportPanel({ lifeline, vault }: ExportPanelProps) {
  const { t } = useLingui();
  const [withHeavy, setWithHeavy] = useState(false);
  const [drawing, setDrawing] = useState<"svg" | "png">();
  const draw = useDrawing(lifeline, withHeavy, vault);

  async function save(kind: "svg" | "png") {
    setDrawing(kind);
    try {
      const svg = await withOwnFonts(draw());
      if (kind === "svg") saveSvg(svg, t`lifeline`);
      else await savePng(svg, t`lifeline`, pngWidth);
    } catch {
      toast("error", t`This browser couldn't draw the picture`);
    } finally {
      setDrawing(undefined);
    }
  }

  return (
    <section className="mt-12 max-w-measure" data-screen-only>
      <h2 className="text-2xl">{t`Export the lifeline`}</h2>
      <p className="mt-2 text-ink-soft">
        {vault ? (
          <Trans>
            The whole lifeline on one page, as a drawing, a picture or a wall poster. Folded memories are left out.
          </Trans>
        ) : (
          <Trans>Your whole life on one page, as a drawing, a picture or a wall poster.</Trans>
        )}
      </p>
      <Checkbox
        label={t`Include stones, candles and quiet memories`}
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
      <PosterPart name={lifeline.person.name} withHeavy={withHeavy} vault={vault} />
    </section>
  );
}

function useDrawing(lifeline: Lifeline, withHeavy: boolean, vault: VaultLife | undefined): () => string {
  const { t } = useLingui();
  const subtitle = useSubtitle(withHeavy, vault);
  const ageText = (age: number) => t`${age} years`;
  const { name } = lifeline.person;
  return () => {
    const today = vault?.end?.day ?? todayHere();
    const unfolded = { ...lifeline, memories: lifeline.memories.filter(({ isFolded }) => isFolded !== true) };
    return lifelineSvg(lifeOf(withHeavy ? unfolded : shownToOthers(unfolded), today, false), {
      ...sheet,
      title: name,
      isTitleShown: true,
      subtitle,
      facts: vault ? (vault.end?.text ?? "") : ownFacts(lifeline.person, today, ageText),
      withTitles: true,
      ground: paperColours.paper,
      fonts: webFonts,
    });
  };
}

function ownFacts({ place, born }: Lifeline["person"], today: CalendarDate, ageText: (age: number) => string): string {
  const birth = parseCalendarDate(born);
  const age = birth ? ageOn(birth, today) : undefined;
  return [place, born.slice(0, 4), age === undefined ? null : ageText(age)].filter(Boolean).join(" · ");
}

/** A vault that is about one life is a life; any other is the years of several people. */
function useSubtitle(withHeavy: boolean, vault: VaultLife | undefined): string {
  const { t } = useLingui();
  if (vault && !vault.end) return withHeavy ? t`Our years in flowers and stones` : t`Our years in flowers`;
  return withHeavy ? t`A life in flowers and stones` : t`A life in flowers`;
}

interface PosterPartProps extends Pick<ExportPanelProps, "vault"> {
  readonly name: string;
  readonly withHeavy: boolean;
}

const sizes: readonly PosterWish["size"][] = ["A3", "A2", "24x36"];

/** Orders a poster, shows its progress, and links the finished ones. */
function PosterPart({ name, withHeavy, vault }: PosterPartProps) {
  const { t, i18n } = useLingui();
  const { data = [] } = useExports("poster");
  const begin = useBeginPoster();
  const [size, setSize] = useState<PosterWish["size"]>("A3");
  const [title, setTitle] = useState(name);
  const [newest] = data;
  const subtitle = useSubtitle(withHeavy, vault);

  function handleBegin() {
    const wish = { size, withStones: withHeavy, title: title.trim() || name, subtitle, language: i18n.locale };
    begin.mutate({ ...wish, ...inTimeline(vault?.timelineId).query });
  }

  return (
    <div className="mt-6 space-y-4">
      <h3 className="text-xl">{t`A wall poster`}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Poster title`}
          value={title}
          maxLength={maxPosterTitleLength}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label={t`Paper size`}
          value={size}
          onChange={(event) => setSize(sizes.find((one) => one === event.target.value) ?? "A3")}
        >
          <option value="A3">{t`A3 (30 x 42 cm)`}</option>
          <option value="A2">{t`A2 (42 x 59 cm)`}</option>
          <option value="24x36">{t`24 x 36 in (61 x 91 cm)`}</option>
        </SelectField>
      </div>
      {newest && (isUnderWay(newest) || newest.status === "failed") ? <UnderWay exportJob={newest} /> : null}
      {data.some(isUnderWay) ? null : (
        <Button variant="secondary" busy={begin.isPending} busyText={t`Starting...`} onClick={handleBegin}>
          <Trans>Make the poster</Trans>
        </Button>
      )}
      <AlertNote summary={t`That didn't work`} text={begin.error ? errorText(begin.error) : undefined} />
      <ReadyPosters exports={data.filter(({ status }) => status === "ready")} />
    </div>
  );
}

function UnderWay({ exportJob }: { readonly exportJob: ExportJob }) {
  const { t } = useLingui();
  const cancel = useCancelExport("poster");
  return (
    <ExportProgress
      exportJob={{ ...exportJob, title: t`your poster` }}
      stepText={(step) => (step === "drawing" ? t`Drawing your poster...` : undefined)}
      onCancel={() => cancel.mutate(exportJob.id)}
      isCancelling={cancel.isPending}
    />
  );
}

function ReadyPosters({ exports }: { readonly exports: readonly ExportJob[] }) {
  const { t } = useLingui();
  if (exports.length === 0) return null;
  return (
    <ul aria-label={t`Posters ready to save`} className="divide-y divide-rule border-y border-rule">
      {exports.map(({ id, title, outputs }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="min-w-0">{title}</span>
          {outputs.map(({ name, href, saveAs, bytes }) => (
            <a key={name} href={href} download={saveAs} className={buttonStyle("primary")}>
              <SaveText size={sizeText(bytes)} />
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

function SaveText({ size }: { readonly size: string }) {
  return <Trans>Save ({size})</Trans>;
}
