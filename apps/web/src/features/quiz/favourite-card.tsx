import type { Favourite } from "@lane/contract/favourites.ts";
import type { Category } from "@lane/domain/categories.ts";
import { useLingui } from "@lingui/react/macro";

import { classNames } from "#lib/class-names.ts";
import { Skeleton } from "#ui/skeleton.tsx";

import { CategoryPicture } from "./category-picture.tsx";

interface FavouriteCardProps {
  readonly category: Category;
  readonly year: number;
  readonly name: string;
  readonly invitation: string;
  readonly favourite: Favourite | undefined;
  readonly isWaiting: boolean;
  readonly onOpen: () => void;
}

/** What somebody loved that year, or the question what it was. */
export function FavouriteCard({ category, year, name, favourite, invitation, isWaiting, onOpen }: FavouriteCardProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex h-full w-full flex-col items-center rounded-card border border-rule bg-card px-3 pt-5 pb-4 shadow-soft transition-[border-color,translate] duration-150 hover:-translate-y-0.5 hover:border-clay"
    >
      <CategoryPicture name={category} year={year} className="h-16" />
      <span className="mt-2 text-sm text-ink-soft">{name}</span>{" "}
      <span className="mt-1 grid min-h-22 w-full content-start justify-items-center">
        {isWaiting ? <Skeleton className="mt-1 h-6 w-3/4" /> : <Words favourite={favourite} invitation={invitation} />}
      </span>
    </button>
  );
}

function Words({ favourite, invitation }: Pick<FavouriteCardProps, "favourite" | "invitation">) {
  const { t } = useLingui();
  if (!favourite) return <span className="text-balance">{invitation}</span>;
  if (favourite.title === null) {
    return (
      <span className="text-balance italic">
        {favourite.reason === "too-young" ? t`Too young then` : t`Not remembered`}
      </span>
    );
  }
  // The catalogue is written in English; one's own words are in any language.
  const lang = favourite.entryId === null ? undefined : "en";
  return (
    <>
      <span
        lang={lang}
        className={classNames(
          "max-w-full font-serif text-lg leading-snug wrap-anywhere",
          favourite.detail === null ? "line-clamp-3" : "line-clamp-2",
        )}
        dir="auto"
      >
        {favourite.title}
      </span>{" "}
      {favourite.detail === null ? null : (
        <span lang={lang} className="line-clamp-1 max-w-full text-sm text-ink-soft wrap-anywhere" dir="auto">
          {favourite.detail}
        </span>
      )}
    </>
  );
}
