import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";

import { useMediaQuery } from "#lib/use-media-query.ts";
import { PersonInitial } from "#ui/person-initial.tsx";

import { todayHere, useWorld } from "./lifeline.queries.ts";
import type { MemoryLinks } from "./memory-card.tsx";
import { BesideColumns, BesideRows } from "./side-by-side-tables.tsx";
import { sharedAxis, type Teller, type VaultMemory } from "./vault-life.ts";

interface SideBySideProps extends MemoryLinks {
  readonly tellers: readonly Teller[];
  readonly memories: readonly VaultMemory[];
}

/** Where rows that run along the years have room. */
const roomForRows = "(min-width: 768px)";
/** As many columns as a phone has room for. */
const mostColumns = 4;
const firstColumns = 2;
const firstNews = 1900;

/** What each member tells, over the same years, with what happened in the world. */
export function SideBySide({ tellers, memories, memoryLink }: SideBySideProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery(roomForRows);
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>();
  const keys = tellers.map(({ key }) => key);
  const chosen = isWide ? (chosenKeys ?? keys) : (chosenKeys ?? keys.slice(0, firstColumns)).slice(0, mostColumns);
  const shown = tellers.filter(({ key }) => chosen.includes(key));
  const axis = useMemo(() => sharedAxis(memories), [memories]);
  const world = useWorldTitles(axis.at(0)?.year);
  const Table = isWide ? BesideRows : BesideColumns;
  return (
    <section aria-label={t`Side by side`}>
      {tellers.length > firstColumns ? (
        <TellerChoice
          tellers={tellers}
          chosen={chosen}
          most={isWide ? tellers.length : mostColumns}
          onChange={setChosenKeys}
        />
      ) : null}
      <Table tellers={shown} axis={axis} world={world} memoryLink={memoryLink} />
    </section>
  );
}

function useWorldTitles(firstYear: number | undefined): ReadonlyMap<number, string> {
  const [thisYear] = useState(() => todayHere().year);
  const { data } = useWorld(Math.max(firstNews, firstYear ?? thisYear), thisYear, firstYear !== undefined);
  return useMemo(() => new Map(data?.map(({ year, title }) => [year, title])), [data]);
}

interface TellerChoiceProps {
  readonly tellers: readonly Teller[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Who is shown: one person at least, and no more than there is room for. */
function TellerChoice({ tellers, chosen, most, onChange }: TellerChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className="mb-4 min-w-0" data-screen-only>
      <legend className="mb-2 text-sm text-ink-soft">{t`Whose memories?`}</legend>
      <div className="flex flex-wrap gap-2">
        {tellers.map(({ key, name, colour }) => {
          const isChosen = chosen.includes(key);
          const isFixed = isChosen ? chosen.length === 1 : chosen.length >= most;
          return (
            <label
              key={key}
              className="flex min-h-11 items-center gap-2 rounded-pill border border-edge bg-card py-1 ps-2 pe-4 hover:border-ink-soft has-checked:border-moss has-checked:shadow-[inset_0_0_0_1px_var(--color-moss)] has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
            >
              <input
                type="checkbox"
                className="ms-1 size-4 outline-none"
                checked={isChosen}
                disabled={isFixed}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])}
              />
              <PersonInitial name={name ?? null} {...(colour === null ? {} : { colour })} className="size-7 text-sm" />
              <span className="min-w-0 wrap-anywhere" dir="auto">
                {name ?? t`Someone`}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
