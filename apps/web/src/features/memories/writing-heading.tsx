interface WritingHeadingProps {
  readonly title: string;
  readonly year: number | null;
}

/** A low heading, so that the first field of the form is seen at once. */
export function WritingHeading({ title, year }: WritingHeadingProps) {
  return (
    <header className="-mt-1 mb-3 flex flex-wrap items-baseline gap-x-2 sm:mb-5 sm:block md:-mt-2" dir="auto">
      <title>{`${title} · Down Memory Lane`}</title>
      {year === null ? null : <p className="figures-old text-xl leading-none text-clay sm:text-2xl">{year}</p>}
      <h1 className="min-w-0 text-lg wrap-anywhere sm:mt-1 sm:text-3xl">{title}</h1>
    </header>
  );
}
