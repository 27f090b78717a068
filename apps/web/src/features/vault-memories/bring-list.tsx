import { maxBroughtMemories } from "@lane/domain/memberships.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { monthName } from "#lib/date-parts.ts";
import { lastYear } from "#lib/last-year.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { type OwnMemory, useOwnMemories } from "./vault-memories.queries.ts";

interface BringListProps {
  /** The first year of the vault: nothing older can come into it. */
  readonly firstYear: number | null;
  readonly isWanted: boolean;
  readonly picked: readonly OwnMemory[];
  readonly onPick: (picked: readonly OwnMemory[]) => void;
}

/** The memories of one's own timeline, year by year, to choose from. */
export function BringList({ firstYear, isWanted, picked, onPick }: BringListProps) {
  const { t } = useLingui();
  const { data, error } = useOwnMemories(isWanted);
  const [chosenYear, setChosenYear] = useState(lastYear);
  if (!data) {
    return error ? (
      <AlertNote summary={t`We couldn't load your memories`} text={readErrorText(error)} />
    ) : (
      <Skeleton className="h-64 rounded-card" />
    );
  }
  const possible = data.filter(({ year }) => firstYear === null || year >= firstYear);
  const years = [...new Set(possible.map(({ year }) => year))];
  const year = chosenYear !== undefined && years.includes(chosenYear) ? chosenYear : years.at(-1);
  if (year === undefined) return <NothingToBring firstYear={data.length > 0 ? firstYear : null} />;
  return (
    <div className="grid gap-3">
      <SelectField
        label={t`From which year?`}
        value={year}
        onChange={({ currentTarget }) => setChosenYear(Number(currentTarget.value))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <YearChoice key={year} memories={possible.filter((one) => one.year === year)} picked={picked} onPick={onPick} />
    </div>
  );
}

function NothingToBring({ firstYear }: { readonly firstYear: number | null }) {
  return (
    <p className="text-ink-soft">
      {firstYear === null ? (
        <Trans>There is nothing on your own timeline yet.</Trans>
      ) : (
        <Trans>This vault starts in {firstYear}, and your memories are all from before then.</Trans>
      )}
    </p>
  );
}

interface YearChoiceProps extends Pick<BringListProps, "picked" | "onPick"> {
  readonly memories: readonly OwnMemory[];
}

/** What was picked in other years stays picked. "All" leaves out what is heavy: that is picked by hand alone. */
function YearChoice({ memories, picked, onPick }: YearChoiceProps) {
  const { t } = useLingui();
  const ids = new Set(picked.map(({ id }) => id));
  const light = memories.filter(({ isHeavy }) => !isHeavy);
  const isAll = light.length > 0 && light.every(({ id }) => ids.has(id));

  function pickAll() {
    const others = picked.filter(({ id }) => !light.some((one) => one.id === id));
    onPick(isAll ? others : [...others, ...light]);
  }

  function toggle(memory: OwnMemory) {
    onPick(ids.has(memory.id) ? picked.filter(({ id }) => id !== memory.id) : [...picked, memory]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Which memories?`}</legend>
      {light.length > 1 ? (
        <Button variant="quiet" onClick={pickAll} className="-ms-3">
          {isAll ? t`Choose none` : t`Choose all of this year`}
        </Button>
      ) : null}
      <ul>
        {memories.map((memory) => (
          <li key={memory.id} className="border-t border-rule first:border-0">
            <Checkbox
              checked={ids.has(memory.id)}
              onChange={() => toggle(memory)}
              label={<MemoryName memory={memory} />}
            />
          </li>
        ))}
      </ul>
      {picked.length > maxBroughtMemories ? (
        <p role="alert" className="mt-2 font-semibold text-alarm">
          <Trans>At most {maxBroughtMemories} memories at once</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}

/** One memory that was chosen before the sheet was opened. */
export function MemoryToBring({ memory }: { readonly memory: OwnMemory }) {
  return (
    <p className="text-lg wrap-anywhere">
      <MemoryName memory={memory} hasYear />
    </p>
  );
}

function MemoryName({ memory, hasYear = false }: { readonly memory: OwnMemory; readonly hasYear?: boolean }) {
  const { t } = useLingui();
  const month = monthName(memory.month);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 wrap-anywhere" dir="auto">
      <strong className="font-semibold">{memory.title}</strong>
      <span className="text-sm text-ink-soft">{hasYear ? `${month} ${memory.year}` : month}</span>
      {memory.isHeavy ? (
        <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
          <Stone memoryId={memory.id} className="h-3.5" />
          {t`A heavy memory`}
        </span>
      ) : null}
    </span>
  );
}
