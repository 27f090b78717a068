import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";

import { type CategoryName, CategoryPicture } from "./category-picture.tsx";

const QuizSheet = lazy(async () => ({ default: (await import("./quiz-sheet.tsx")).QuizSheet }));

export function CategoryCards({ year }: { readonly year: number }) {
  const { t } = useLingui();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const names: Record<CategoryName, string> = {
    song: t`Song`,
    show: t`TV show`,
    snack: t`Snack`,
    clothing: t`Clothing trend`,
    news: t`News events`,
    games: t`Video games`,
  };

  function handleOpen() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h3 id={titleId} className="text-2xl">{t`Favourites of ${year}`}</h3>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(7.8rem,100%),1fr))] sm:grid-cols-3 gap-3">
        {categories.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={handleOpen}
              className="flex h-full w-full flex-col items-center gap-2 rounded-card border border-rule bg-card px-3 pt-5 pb-4 shadow-soft transition-[border-color,translate] duration-150 hover:-translate-y-0.5 hover:border-clay"
            >
              <CategoryPicture name={name} className="h-16" />
              <span>{names[name]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{wasOpened ? <QuizSheet isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </section>
  );
}

const categories = ["song", "show", "snack", "clothing", "news", "games"] as const;
