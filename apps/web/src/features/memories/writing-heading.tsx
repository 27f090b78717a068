import { PageHeading } from "#ui/page-heading.tsx";

interface WritingHeadingProps {
  readonly title: string;
  readonly year: number | null;
}

/** A heading with the year in large figures above the form. */
export function WritingHeading({ title, year }: WritingHeadingProps) {
  return (
    <div className="border-b border-rule mb-8" dir="auto">
      {year === null ? null : <p className="figures-old text-4xl leading-none text-clay sm:text-5xl">{year}</p>}
      <div className="-mb-1 pt-2 wrap-anywhere">
        <PageHeading title={title} />
      </div>
    </div>
  );
}
