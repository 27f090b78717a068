import type { PosterJob } from "@lane/book/job.ts";
import { type PosterOptions, posterSchema } from "@lane/contract/lifeline.ts";
import { calendarDateOf, parseCalendarDate } from "@lane/domain/calendar.ts";
import { isHeavy } from "@lane/domain/lifeline/life.ts";
import { lifelineSvg } from "@lane/domain/lifeline/lifeline-svg.ts";
import { paperColours } from "@lane/domain/lifeline/paper-colours.ts";
import { cleanFileName } from "@lane/domain/media-kinds.ts";
import type { Typeset } from "@lane/domain/typeset.ts";

import { isoInstant } from "#lib/moments.ts";
import { unprintableRemarks } from "#lib/unprintable-remarks.ts";
import type { Clock } from "#ports/clock.ts";
import { type Exporter, CannotExportError } from "#ports/exporter.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { LifelineService } from "./lifeline.service.ts";

const minuteMs = 60_000;

/** The typesetter's name of each sheet, and how many drawing units lie across it: larger paper, more words. */
const sheets: Record<PosterOptions["size"], { name: PosterJob["size"]; width: number; height: number }> = {
  A3: { name: "A3", width: 1400, height: 990 },
  A2: { name: "A2", width: 1700, height: 1202 },
  "24x36": { name: "24 x 36 in", width: 1950, height: 1300 },
};

interface PosterExporterDeps {
  readonly lifeline: Pick<LifelineService, "read">;
  readonly typesetter: Typesetter;
  readonly clock: Clock;
}

/**
 * The lifeline as a poster. Stones, candles and quiet memories only if they were chosen; what lies folded in a vault is
 * never on it.
 */
export function createPosterExporter({ lifeline, typesetter, clock }: PosterExporterDeps): Exporter<PosterOptions> {
  return {
    kind: "poster",
    options: posterSchema,
    timeoutMs: 5 * minuteMs,
    async make(accountId, { size, withStones, title, subtitle, timelineId, language = "en" }, context) {
      const { folder, signal } = context;
      await context.report({ done: 0, total: 2, step: "gathering" });
      const { person, memories, hopes } = await lifeline.read(accountId, timelineId);
      const unfolded = memories.filter((memory) => memory.isFolded !== true);
      const born = parseCalendarDate(person.born);
      if (!born) throw new CannotExportError("Your lifeline needs your date of birth");
      const { name, width, height } = sheets[size];
      const life = {
        born,
        today: calendarDateOf(clock.now()),
        memories: withStones ? unfolded : unfolded.filter((memory) => !memory.isQuiet && !isHeavy(memory)),
        hopes,
      };
      const svg = lifelineSvg(life, {
        width,
        height,
        title,
        isTitleShown: true,
        ...(subtitle === undefined ? {} : { subtitle }),
        facts: [person.name === title ? null : person.name, person.place, born.year].filter(Boolean).join(" · "),
        withTitles: true,
        ground: paperColours.paper,
        fonts: { display: "EB Garamond", text: "EB Garamond" },
      });
      await context.report({ done: 1, total: 2, step: "drawing" });
      const madeOn = isoInstant(clock.now()).slice(0, 10);
      const job: PosterJob = {
        kind: "poster",
        size: name,
        title,
        language,
        svg,
        description: subtitle ?? title,
        madeOn,
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
