import { type FrontWords, spanOfYears } from "@lane/domain/covers/cover-plan.ts";
import type { CoverSheet } from "@lane/domain/covers/cover-sheet.ts";

interface CoverNamesProps {
  readonly sheet: CoverSheet;
  readonly front: FrontWords;
  readonly title: string;
  readonly author: string;
  readonly years: readonly number[];
}

const mmPerPt = 25.4 / 72;
const heroPt = { years: 146, initial: 176, title: 0 } as const;
const sides = { top: "justify-start", middle: "justify-center", bottom: "justify-end" } as const;

/** The words on a front, in hundredths of its width: as large as they fit. */
export function CoverNames({ sheet, front, title, author, years }: CoverNamesProps) {
  const hero = heroOf(front, title, years);
  const step = fittingStep(front, { title, author, hero: hero.length, unit: sheet.unit });
  const size = (points: number) => `${((points * mmPerPt * sheet.unit * 100) / sheet.front.width).toFixed(2)}cqw`;
  const span = front.hasSpan === true ? spanOfYears(years) : "";
  return (
    <span
      className={`flex size-full flex-col items-center text-center font-serif ${sides[front.at]}`}
      style={{ color: front.ink }}
    >
      <span className="flex w-full flex-col items-center" style={edgesOf(front, size)}>
        {hero.map((large) => (
          <span
            key={large}
            className="figures-old leading-[0.86]"
            style={{ fontSize: size(heroPt[front.hero] * step * 0.9), color: front.accent }}
          >
            {large}
          </span>
        ))}
        <bdi
          className="max-w-full leading-[1.1] text-balance wrap-anywhere hyphens-auto"
          style={{ fontSize: size(front.titlePt * step), marginTop: hero.length > 0 ? size(12) : 0 }}
        >
          {title}
        </bdi>
        {span === "" ? null : (
          <span className="figures-old" style={{ fontSize: size(15), color: front.accent }}>
            {span}
          </span>
        )}
        <bdi
          className="line-clamp-3 max-w-full leading-tight wrap-anywhere"
          style={{ fontSize: size(12), color: front.soft, marginTop: size(10) }}
        >
          {author}
        </bdi>
      </span>
    </span>
  );
}

/** Large above the title: the first and last year, or the title's first letter. */
function heroOf({ hero }: FrontWords, title: string, years: readonly number[]): string[] {
  if (hero === "years") return [...new Set([years[0], years.at(-1)])].flatMap((year) => (year ? [String(year)] : []));
  const initial = hero === "initial" ? /[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0] : undefined;
  return initial === undefined ? [] : [initial.toUpperCase()];
}

/** Two rules, a sheet of thin paper, or nothing around the words. */
function edgesOf({ hasRules, isOnPaper, accent }: FrontWords, size: (points: number) => string) {
  if (hasRules === true) return { padding: `${size(18)} 0`, borderBlock: `${size(2)} double ${accent}` };
  return isOnPaper === true ? { padding: `${size(18)} ${size(6)}`, background: "#fbf7f0e0" } : {};
}

interface Measured {
  readonly title: string;
  readonly author: string;
  /** How many large lines stand above the title. */
  readonly hero: number;
  readonly unit: number;
}

const steps = Array.from({ length: 22 }, (_, at) => 0.93 ** at);
/** Of the size of letters, on average and with some air. */
const letterWidth = 0.52;

/** The largest of some sizes at which the words fit their part of the front, as far as their number tells. */
function fittingStep({ box, titlePt, hero: kind, hasRules, isOnPaper }: FrontWords, words: Measured): number {
  const { title, author, hero, unit } = words;
  const pt = mmPerPt * unit;
  const around = hasRules === true || isOnPaper === true ? 40 : 0;
  const width = box.width - (around > 0 ? 12 * pt : 0);
  const authorLines = Math.min(3, Math.ceil((author.length * 12 * letterWidth * pt) / width));
  const rest = (around + (authorLines * 12 + 10) * 1.25 + (hero > 0 ? 12 : 0)) * pt;
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  const found = steps.find((step) => {
    const letters = Math.floor(width / (titlePt * step * letterWidth * pt));
    const lines = linesOf(title, letters);
    const tall = (hero * heroPt[kind] * 0.86 + lines * titlePt * 1.14) * step * pt;
    return tall + rest <= box.height && longest <= Math.max(letters, 16);
  });
  return found ?? 0.2;
}

function linesOf(title: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const word of title.split(/\s+/)) {
    if (used > 0 && used + word.length + 1 > letters) [lines, used] = [lines + 1, 0];
    lines += Math.floor(Math.max(0, word.length - 1) / Math.max(1, letters));
    used += word.length + 1;
  }
  return lines;
}
