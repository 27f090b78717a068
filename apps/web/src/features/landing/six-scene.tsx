import { useLingui } from "@lingui/react/macro";

import { ShelfThing } from "#ui/illustrations/shelf-thing.tsx";

const year = 1984;

/** Six true things of one year, as somebody may have chosen them. */
export function SixScene() {
  const { t } = useLingui();
  const six = [
    { thing: "song", name: t`Song`, title: "What's Love Got to Do with It" },
    { thing: "show", name: t`TV show`, title: "Dynasty" },
    { thing: "snack", name: t`Snack`, title: t`Bubble gum` },
    { thing: "clothing", name: t`Clothing trend`, title: t`Leg warmers` },
    { thing: "news", name: t`News events`, title: t`Torvill and Dean skate to Boléro` },
    { thing: "game", name: t`Video games`, title: "Pac-Man" },
  ] as const;
  return (
    <figure>
      <figcaption className="sr-only">
        {t`Six cards of ${year}: a song, a TV show, a snack, a clothing trend, a piece of news and a video game, each with the one that was chosen.`}
      </figcaption>
      <div aria-hidden="true" className="grid grid-cols-2 gap-3 min-[26rem]:grid-cols-3 sm:gap-4">
        {six.map(({ thing, name, title }) => (
          <div
            key={thing}
            className="flex flex-col items-center rounded-card border border-rule bg-card px-2 pt-5 pb-4 text-center shadow-soft"
          >
            <ShelfThing name={thing} className="h-16" />
            <span className="mt-2 text-sm text-ink-soft">{name}</span>
            <span className="mt-1 font-serif text-lg leading-snug text-balance wrap-anywhere">{title}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
