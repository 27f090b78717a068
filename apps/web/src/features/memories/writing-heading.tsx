import { classNames } from "#lib/class-names.ts";

interface WritingHeadingProps {
  readonly title: string;
  readonly year: number | null;
  /** Reserves room for a year that is not known yet. */
  readonly isYearComing?: boolean;
}

/** A low heading, so that the first field of the form is seen at once. */
export function WritingHeading({ title, year, isYearComing = false }: WritingHeadingProps) {
  return (
    <header className="-mt-1 mb-3 flex flex-wrap items-baseline gap-x-2 sm:mb-5 sm:block md:-mt-2" dir="auto">
      <title>{`${title} · Down Memory Lane`}</title>
      {year === null && !isYearComing ? null : (
        <p
          aria-hidden={year === null}
          className={classNames(
            "figures-old min-w-[2.4em] text-lg leading-none text-clay sm:text-2xl",
            year === null && "invisible",
          )}
        >
          {year ?? "1990"}
        </p>
      )}
      <h1 className="min-w-0 text-[0.95rem] leading-snug wrap-anywhere sm:mt-1 sm:text-3xl">{title}</h1>
    </header>
  );
}
