import { categories, type Category } from "@lane/domain/categories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";

import { FavouriteCard } from "./favourite-card.tsx";
import { type FavouriteOf, useFavourites } from "./favourites.queries.ts";
import { useCategoryTexts } from "./use-category-texts.ts";
import { YearInSix } from "./year-in-six.tsx";

const QuizSheet = lazy(async () => ({ default: (await import("./quiz-sheet.tsx")).QuizSheet }));

interface Opened {
  readonly category: Category;
  /** Each opening starts afresh. */
  readonly count: number;
}

/** Six small things that bring a year back. */
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
