import type { Favourite } from "@lane/contract/favourites.ts";
import { type Category, categories } from "@lane/domain/categories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useDeferredValue, useId, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";

import { CategoryPicture } from "./category-picture.tsx";
import { type FavouriteOf, useFavourites } from "./favourites.queries.ts";
import { useCategoryNames } from "./use-category-names.ts";

const QuizSheet = lazy(async () => ({ default: (await import("./quiz-sheet.tsx")).QuizSheet }));

interface Opened {
  readonly category: Category;
  /** Used as a key, so that each opening starts with a new form. */
  readonly count: number;
}

interface YearFavouritesProps {
  readonly year: number;
  /** Asks somebody about a favourite of that year. */
  readonly onAsk: (about: { readonly question: string; readonly year: number }) => void;
  /** Stands in their place until it is known what was chosen. */
  readonly room?: ReactNode;
}

/** The six favourites of a year. */
export function YearFavourites({ year, onAsk, room = null }: YearFavouritesProps) {
  const { t } = useLingui();
  const titleId = useId();
  const found = useFavourites(year);
  // Rendered in small steps, so that the page stays responsive.
  const isKnown = useDeferredValue(!found.isPending);
  const names = useCategoryNames(year);
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);
  const favouriteOf: FavouriteOf = (category) => found.data?.find((one) => one.category === category);

  function handleOpen(category: Category) {
    setOpened({ category, count: (opened?.count ?? 0) + 1 });
    setIsOpen(true);
  }

  if (!isKnown) return room;
  return (
    <section aria-labelledby={titleId} className="mt-8 not-has-data-printed:print:hidden">
      <h2 id={titleId} className="text-xl">{t`Your year in six favourites`}</h2>
      {found.error && !found.data ? (
        <Failure text={readErrorText(found.error)} isBusy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : null}
      <ul className="mt-3 flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category} className="max-w-full">
            <FavouriteChip
              category={category}
              year={year}
              name={names[category]}
              favourite={favouriteOf(category)}
              onOpen={() => handleOpen(category)}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {opened ? (
          <QuizSheet
            key={opened.count}
            year={year}
            category={opened.category}
            name={names[opened.category]}
            favourite={favouriteOf(opened.category)}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onAsk={onAsk}
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
        <Trans>We couldn't load your favourites.</Trans> <span className="text-ink-soft">{text}</span>
      </p>
      <Button variant="quiet" className="px-3!" busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>
    </div>
  );
}

interface FavouriteChipProps {
  readonly category: Category;
  readonly year: number;
  readonly name: string;
  readonly favourite: Favourite | undefined;
  readonly onOpen: () => void;
}

/** The favourite of a category, or the way to one. */
function FavouriteChip({ category, year, name, favourite, onOpen }: FavouriteChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-printed={favourite ? true : undefined}
      onClick={onOpen}
      className={classNames(
        "flex min-h-11 max-w-full items-center gap-2 rounded-pill border ps-2 pe-3 text-start sm:ps-3 sm:pe-4 transition-colors duration-150 hover:border-clay",
        favourite ? "border-rule bg-card shadow-soft" : "border-dashed border-edge/60 text-ink-soft",
      )}
    >
      <CategoryPicture name={category} year={year} className="h-6 shrink-0" />
      {favourite ? (
        <>
          <span className="sr-only">{name}: </span>
          <Words favourite={favourite} />
        </>
      ) : (
        <span>
          <span aria-hidden="true">+ </span>
          {name}
        </span>
      )}
    </button>
  );
}

function Words({ favourite }: { readonly favourite: Favourite }) {
  const { t } = useLingui();
  if (favourite.title === null) {
    return (
      <span className="italic">{favourite.reason === "too-young" ? t`I was too young` : t`I don't remember`}</span>
    );
  }
  return (
    <span className="min-w-0 truncate" dir="auto">
      <span className="font-serif">{favourite.title}</span>
      {favourite.detail === null ? null : <span className="text-sm text-ink-soft"> {favourite.detail}</span>}
    </span>
  );
}
