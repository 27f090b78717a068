import type { PosterJob } from "@lane/book/job.ts";
import { type PosterOptions, posterSchema } from "@lane/contract/lifeline.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";
import { type Life, spanOf } from "@lane/domain/lifeline/life.ts";
import { paperColours } from "@lane/domain/lifeline/paper-colours.ts";
import { isHalfBare } from "@lane/domain/lifeline/poster-columns.ts";
import type { PosterPictures } from "@lane/domain/lifeline/poster-marks.ts";
import { posterSheetOf } from "@lane/domain/lifeline/poster-sheets.ts";
import { bookFonts, posterSvg } from "@lane/domain/lifeline/poster-svg.ts";
import { cleanFileName } from "@lane/domain/media-kinds.ts";
import type { Typeset } from "@lane/domain/typeset.ts";

import { isoInstant } from "#lib/moments.ts";
import { unprintableRemarks } from "#lib/unprintable-remarks.ts";
import type { Clock } from "#ports/clock.ts";
import { type Exporter, type ExportContext, CannotExportError } from "#ports/exporter.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { PhotoResizer } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { LifelineService, LifelineTimelines } from "./lifeline.service.ts";
import { posterFactsOf, posterLifeOf } from "./poster-life.ts";
import type { PosterPhotosRepository } from "./poster-photos.repository.ts";
import { drawWithPhotos } from "./poster-prints.ts";

const minuteMs = 60_000;
const mostNamed = 5;

interface PosterExporterDeps {
  readonly lifeline: Pick<LifelineService, "read">;
  readonly photos: PosterPhotosRepository;
  readonly timelines: LifelineTimelines;
  readonly photoResizer: PhotoResizer;
  readonly store: MediaStore;
  readonly typesetter: Typesetter;
  readonly clock: Clock;
}

/** The lifeline as a poster: one's own, or that of a vault with all whose memories are open to the member. */
export function createPosterExporter(deps: PosterExporterDeps): Exporter<PosterOptions> {
  const { lifeline, photos, timelines, typesetter, clock } = deps;
  return {
    kind: "poster",
    options: posterSchema,
    timeoutMs: 10 * minuteMs,
    async make(accountId, options, context) {
      const { size, title, subtitle, timelineId, withStones, withPrints = true, language = "en" } = options;
      const { folder, signal } = context;
      await context.report({ done: 0, total: 2, step: "gathering" });
      const vault = await timelines.findVault(accountId, timelineId);
      const whole = await lifeline.read(accountId, timelineId);
      const life = posterLifeOf({ lifeline: whole, vault, withStones, today: calendarDateOf(clock.now()) });
      if (!life) throw new CannotExportError("Your lifeline needs your date of birth");
      const facts = posterFactsOf(whole, vault, title);
      const own = withPrints ? await photos.listPhotos({ accountId, vaultId: vault?.id }) : [];
      const isShown = new Set(life.memories.map(({ id }) => id));
      const shown = new Map([...own].filter(([id]) => isShown.has(id)));
      const draw = (pictures: PosterPictures) => drawing(life, { ...options, facts }, pictures);
      const { svg, prints, without } = await drawWithPhotos(deps, shown, draw, { folder, signal });
      remarkOn(without, life, context);
      await context.report({ done: 1, total: 2, step: "drawing" });
      const job: PosterJob = {
        kind: "poster",
        size: size === "24x36" ? "24 x 36 in" : size,
        title,
        language,
        svg,
        prints,
        description: subtitle ?? title,
        madeOn: isoInstant(clock.now()).slice(0, 10),
      };
      const { outputs, unprintable } = await typesetter.set(folder, job, { timeoutMs: 2 * minuteMs, signal });
      for (const remark of remarksOf(unprintable, life.memories)) context.remark(remark);
      return outputs.map((output) => ({
        name: output,
        saveAs: `${cleanFileName(title) || "lifeline"}.pdf`,
        contentType: "application/pdf",
        path: `${folder}/${output}`,
      }));
    },
  };
}

function drawing(life: Life, options: PosterOptions & { readonly facts: string }, pictures: PosterPictures) {
  const { size, isUpright = false, isBareShort = isHalfBare(life.memories, spanOf(life)) } = options;
  const { title, subtitle, facts } = options;
  return posterSvg(life, {
    ...posterSheetOf(size, isUpright),
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    facts,
    isBareShort,
    pictures,
    ground: paperColours.paper,
    ...bookFonts,
  });
}

function remarkOn(without: readonly string[], { memories }: Life, context: ExportContext): void {
  if (without.length === 0) return;
  const titles = memories.filter(({ id }) => without.includes(id)).map(({ title }) => title);
  const named = [...titles.slice(0, mostNamed), ...(titles.length > mostNamed ? ["..."] : [])].join(", ");
  context.remark(`Photos that couldn't be opened were left out. They belong to: ${named}`);
}

/**
 * The drawing has no memory ids: titles with such a character are found here, and the remaining characters are in the
 * words above.
 */
function remarksOf(unprintable: Typeset["unprintable"], memories: readonly { id: string; title: string }[]): string[] {
  const signs = new Set(unprintable.flatMap((words) => words.signs));
  const titled = memories.flatMap(({ id, title }) => {
    const own = [...new Set(title.normalize("NFC"))].filter((sign) => signs.has(sign));
    return own.length === 0 ? [] : [{ memoryId: id, signs: own }];
  });
  const named = new Set(titled.flatMap((words) => words.signs));
  const others = [...signs].filter((sign) => !named.has(sign));
  const around = others.length === 0 ? [] : [{ memoryId: "", signs: others }];
  return unprintableRemarks([...around, ...titled], new Map(memories.map(({ id, title }) => [id, title])));
}
