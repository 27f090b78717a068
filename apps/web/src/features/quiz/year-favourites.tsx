import type { Favourite } from "@lane/contract/favourites.ts";
import { type Category, categories } from "@lane/domain/categories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, lazy, useId, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { CategoryPicture } from "./category-picture.tsx";
import { type FavouriteOf, useFavourites } from "./favourites.queries.ts";
import { useCategoryTexts } from "./use-category-texts.ts";
import { YearInSix } from "./year-in-six.tsx";

const QuizSheet = lazy(async () => ({ default: (await import("./quiz-sheet.tsx")).QuizSheet }));

interface Opened {
  readonly category: Category;
  /** Used as a key, so that each opening starts with a new form. */
  readonly count: number;
}

/** The six favourites of a year. */
export function YearFavourites({ year }: { readonly year: number }) {
  const { t } = useLingui();
  const titleId = useId();
  const found = useFavourites(year);
  const texts = useCategoryTexts(year);
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);
  const favouriteOf: FavouriteOf = (category) => found.data?.find((one) => one.category === category);

  function handleOpen(category: Category) {
    setOpened({ category, count: (opened?.count ?? 0) + 1 });
    setIsOpen(true);
  }

  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h3 id={titleId} className="text-2xl">{t`Favourites of ${year}`}</h3>
      {found.error && !found.data ? (
        <Failure text={readErrorText(found.error)} isBusy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : null}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(7.8rem,100%),1fr))] gap-3 sm:grid-cols-3">
        {categories.map((category) => (
          <li key={category}>
            <FavouriteCard
              category={category}
              year={year}
              name={texts.names[category]}
              invitation={texts.invitations[category]}
              favourite={favouriteOf(category)}
              isWaiting={found.isPending}
              onOpen={() => handleOpen(category)}
            />
          </li>
        ))}
      </ul>
      <YearInSix names={texts.names} favouriteOf={favouriteOf} />
      <Suspense>
        {opened ? (
          <QuizSheet
            key={opened.count}
            year={year}
            category={opened.category}
            name={texts.names[opened.category]}
            favourite={favouriteOf(opened.category)}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

interface FailureProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failure({ text, isBusy, onRetry }: FailureProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-3">
      <p>
        <Trans>Your favourites did not come.</Trans> <span className="text-ink-soft">{text}</span>
      </p>
      <Button variant="quiet" className="px-3!" busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>
    </div>
  );
}

interface FavouriteCardProps {
  readonly category: Category;
  readonly year: number;
  readonly name: string;
  readonly invitation: string;
  readonly favourite: Favourite | undefined;
  readonly isWaiting: boolean;
  readonly onOpen: () => void;
}

/** The favourite of a category, or the question for it. */
function FavouriteCard({ category, year, name, favourite, invitation, isWaiting, onOpen }: FavouriteCardProps) {
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
  // The catalogue is in English; a member's own text may be in any language.
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
