import type { FoundMemory } from "@lane/contract/search.ts";
import { useLingui } from "@lingui/react/macro";

import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { PersonInitial } from "#ui/person-initial.tsx";

/** What a search has only for members of a vault: where to search, and where something was found. */

interface SearchScopeProps {
  readonly timelineId: string;
  readonly isEverywhere: boolean;
  readonly onChange: (isEverywhere: boolean) => void;
}

export function SearchScope({ timelineId, isEverywhere, onChange }: SearchScopeProps) {
  const { t } = useLingui();
  const name = useTimelineName(timelineId);
  return (
    <fieldset aria-label={t`Where to search`} className="flex flex-wrap gap-2 border-b border-rule px-5 py-3">
      <ScopeButton isChosen={!isEverywhere} onChoose={() => onChange(false)}>
        {name === undefined ? t`Only here` : t`In ${name}`}
      </ScopeButton>
      <ScopeButton isChosen={isEverywhere} onChoose={() => onChange(true)}>
        {t`Everywhere`}
      </ScopeButton>
    </fieldset>
  );
}

interface ScopeButtonProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: string;
}

function ScopeButton({ isChosen, onChoose, children }: ScopeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-11 rounded-pill border border-edge px-4 text-sm wrap-anywhere hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-on-moss"
    >
      {children}
    </button>
  );
}

interface FoundWhereProps {
  readonly author: NonNullable<FoundMemory["author"]> | null;
  readonly timelineId: string | undefined;
}

/** Whose words they are, and in which vault. */
export function FoundWhere({ author, timelineId }: FoundWhereProps) {
  const vault = useTimelineName(timelineId);
  const colour = author?.colour ?? undefined;
  return (
    <span className="mt-1 flex min-h-7 items-center gap-2 text-sm text-ink-soft">
      {author ? (
        <PersonInitial name={author.name} {...(colour === undefined ? {} : { colour })} className="size-6 text-xs" />
      ) : null}
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {[author?.name, vault].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

function useTimelineName(timelineId: string | undefined): string | undefined {
  const { data } = useJoinedTimelines();
  return data?.timelines.find(({ id, kind }) => id === timelineId && kind === "vault")?.name;
}
