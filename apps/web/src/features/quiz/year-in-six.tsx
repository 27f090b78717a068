import { categories, type Category } from "@lane/domain/categories.ts";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { classNames } from "#lib/class-names.ts";
import { Rope } from "#ui/motifs/rope.tsx";

interface YearInSixProps {
  readonly names: Readonly<Record<Category, string>>;
  readonly favouriteOf: (category: Category) => { readonly title: string | null } | undefined;
  /** Level of its heading in the page. */
  readonly Heading?: "h2" | "h4";
}

const middle = [0.5] as const;

/** The six favourites of a year as paper tags on a rope. */
export function YearInSix({ names, favouriteOf, Heading = "h4" }: YearInSixProps) {
  const { t } = useLingui();
  const titleId = useId();
  const titles = categories.map((category) => ({ category, title: favouriteOf(category)?.title ?? undefined }));
  if (titles.every(({ title }) => title === undefined)) return null;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <Heading id={titleId} className="font-serif text-xl">{t`Your year in six favourites`}</Heading>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(5.6rem,1fr))] gap-y-4 sm:grid-cols-6">
        {titles.map(({ category, title }) => (
          <li key={category} className="flex min-w-0 flex-col items-center">
            {/* Stretched, so that the pieces join into one rope with any number of tags in a row. */}
            <Rope lengthPx={320} thickness={18} waveHeight={0} knots={middle} className="w-full" />
            <span aria-hidden="true" className="-mt-1 h-4 w-px bg-straw-dark" />
            <Tag name={names[category]} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tag({ name, title }: { readonly name: string; readonly title: string | undefined }) {
  return (
    <span className="w-full px-1">
      <span
        className={classNames(
          "block border px-1.5 py-2 text-center",
          title === undefined ? "border-dashed border-edge/60" : "border-rule bg-card shadow-soft",
        )}
      >
        <span className="block text-sm leading-tight text-ink-soft">{name}</span>{" "}
        {title === undefined ? null : (
          <span className="mt-1 block font-serif leading-snug wrap-anywhere" dir="auto">
            {title}
          </span>
        )}
      </span>
    </span>
  );
}
