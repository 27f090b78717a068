import type { Lifeline } from "@lane/contract/lifeline.ts";
import { isHeavy, symbolOf } from "@lane/domain/lifeline/life.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useId } from "react";

import { readErrorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { useMemoriesOfYear } from "./shares.queries.ts";

type MemoryOfYear = Lifeline["memories"][number];

interface ChoiceProps {
  /** The memory that is open: always chosen. */
  readonly memoryId: string;
  readonly year: number;
  /** The others. */
  readonly chosenIds: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

interface MemoryChooserProps extends ChoiceProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Adds memories of the same year to a share. */
export function MemoryChooser({ isOpen, onToggle, ...choice }: MemoryChooserProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="-ms-1 flex min-h-11 items-center gap-1 pe-3 text-start font-semibold"
      >
        <ChevronRight
          aria-hidden="true"
          className={classNames("size-5 shrink-0 transition-transform", isOpen ? "rotate-90" : "rtl:rotate-180")}
        />
        {t`Choose more memories`}
      </button>
      <div id={id} hidden={!isOpen} className="mt-1 max-h-96 overflow-y-auto rounded-card border border-rule px-4 py-2">
        {isOpen ? <YearChoice {...choice} /> : null}
      </div>
    </div>
  );
}

function YearChoice(choice: ChoiceProps) {
  const { t } = useLingui();
  const { memoryId, year } = choice;
  const { data: memories, error } = useMemoriesOfYear(year, true);
  if (!memories) {
    return error ? (
      <AlertNote summary={t`We couldn't load your memories from ${year}`} text={readErrorText(error)} />
    ) : (
      <SkeletonGroup className="grid gap-2 py-2">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </SkeletonGroup>
    );
  }
  if (memories.every(({ id }) => id === memoryId)) {
    return <p className="py-2 text-ink-soft">{t`There are no other memories in ${year}.`}</p>;
  }
  return <Choices {...choice} memories={memories} />;
}

interface ChoicesProps extends ChoiceProps {
  readonly memories: readonly MemoryOfYear[];
}

/** Heavy memories are apart from the others, and only their own box ticks them. */
function Choices({ memories, ...choice }: ChoicesProps) {
  const { t } = useLingui();
  const months = [
    ...Map.groupBy(
      memories.filter((memory) => !isHeavy(memory)),
      ({ month }) => month,
    ),
  ];
  const heavy = memories.filter((memory) => isHeavy(memory));
  return (
    <>
      <AllFlowers {...choice} flowers={memories.filter((memory) => symbolOf(memory) === "flower")} />
      {months.map(([month, found]) => (
        <ChoiceGroup key={month} {...choice} legend={monthName(month)} memories={found} />
      ))}
      {heavy.length > 0 ? (
        <ChoiceGroup
          {...choice}
          legend={t`Heavy memories`}
          hint={t`Choose each one yourself.`}
          memories={heavy}
          className="mt-2 border-t border-rule pt-3"
        />
      ) : null}
    </>
  );
}

function AllFlowers({
  memoryId,
  year,
  chosenIds,
  onChoose,
  flowers,
}: ChoiceProps & { readonly flowers: readonly MemoryOfYear[] }) {
  const { t } = useLingui();
  const others = flowers.map(({ id }) => id).filter((id) => id !== memoryId);
  if (others.length === 0) return null;
  const isAll = others.every((id) => chosenIds.includes(id));

  function handleChange() {
    const rest = chosenIds.filter((id) => !others.includes(id));
    onChoose(isAll ? rest : [...rest, ...others]);
  }

  return (
    <div className="border-b border-rule pb-1 font-semibold">
      <Checkbox label={t`All flowers from ${year}`} checked={isAll} onChange={handleChange} />
    </div>
  );
}

interface ChoiceGroupProps extends ChoicesProps {
  readonly legend: string;
  readonly hint?: string;
  readonly className?: string;
}

function ChoiceGroup({ memories, legend, hint, className, memoryId, chosenIds, onChoose }: ChoiceGroupProps) {
  return (
    <fieldset className={classNames("min-w-0", className ?? "mt-2")}>
      <legend className="float-start w-full text-sm font-semibold text-ink-soft">{legend}</legend>
      {hint === undefined ? null : <p className="clear-both text-sm text-ink-soft">{hint}</p>}
      <div className="clear-both">
        {memories.map((memory) => (
          <Checkbox
            key={memory.id}
            label={<MemoryTitle memory={memory} />}
            checked={memory.id === memoryId || chosenIds.includes(memory.id)}
            disabled={memory.id === memoryId}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosenIds, memory.id] : chosenIds.filter((id) => id !== memory.id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function MemoryTitle({ memory }: { readonly memory: MemoryOfYear }) {
  const motifs = {
    flower: <Flower memoryId={memory.id} className="h-6" />,
    stone: <Stone memoryId={memory.id} className="h-3.5" />,
    candle: <Candle className="h-6" />,
    knot: null,
  };
  return (
    <span className="flex items-start gap-2">
      <span className="flex h-[1.6em] w-6 shrink-0 items-center justify-center">{motifs[symbolOf(memory)]}</span>
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {memory.title}
      </span>
    </span>
  );
}
