import { Plural, Trans } from "@lingui/react/macro";
import { BookOpen } from "lucide-react";

interface BookFactsProps {
  readonly title: string;
  readonly trim: string;
  readonly pageCount: number | null;
}

/** Which book is printed. */
export function BookFacts({ title, trim, pageCount }: BookFactsProps) {
  return (
    <div className="flex items-start gap-4 rounded-card border border-rule bg-card p-5 shadow-soft">
      <BookOpen aria-hidden="true" className="mt-1 size-7 shrink-0 text-straw-dark" />
      <div className="min-w-0">
        <h2 className="text-xl break-words">
          <bdi>{title}</bdi>
        </h2>
        <p className="text-ink-soft">
          {pageCount === null ? (
            <Trans>Softcover, {trim}, printed in color</Trans>
          ) : (
            <Trans>
              Softcover, {trim}, <Plural value={pageCount} one="# page" other="# pages" />, printed in color
            </Trans>
          )}
        </p>
      </div>
    </div>
  );
}
