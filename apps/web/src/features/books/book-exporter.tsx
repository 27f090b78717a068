import type { BookChoices } from "@lane/contract/books.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";

import { errorText } from "#api/errors.ts";
import { useSettled } from "#lib/use-settled.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";

import { BookCard } from "./book-card.tsx";
import { BookPreview } from "./book-preview.tsx";
import { type BookWish, chosenOf, firstWish, optionsOf } from "./book-wish.ts";
import { useBeginBook } from "./books.queries.ts";
import { ContentFields } from "./content-fields.tsx";
import { CoverFields } from "./cover-fields.tsx";
import { LookFields } from "./look-fields.tsx";
import type { MemoryLink } from "./unprintable-words.tsx";
import { WordFields } from "./word-fields.tsx";

const quietMs = 700;

interface BookExporterProps {
  readonly choices: Pick<BookChoices, "author" | "years">;
  readonly onBegun: (id: string) => void;
  readonly memoryLink: MemoryLink;
}

export function BookExporter({ choices, onBegun, memoryLink }: BookExporterProps) {
  const { t, i18n } = useLingui();
  const [wish, setWish] = useState(() => firstWish(choices, t`My memory lane`, i18n.locale));
  const [isAsked, setIsAsked] = useState(false);
  const begin = useBeginBook();
  const { years } = choices;
  const options = useMemo(() => optionsOf(wish, years), [wish, years]);
  const settled = useSettled(options, quietMs);
  const chosen = chosenOf(wish, years);
  const shared = { wish, onChange: (change: Partial<BookWish>) => setWish({ ...wish, ...change }) };

  function handleMake() {
    setIsAsked(true);
    if (options) begin.mutate(options, { onSuccess: ({ making: exportJob }) => onBegun(exportJob.id) });
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <BookCard title={t`What goes into it`}>
          <ContentFields {...shared} years={years} count={chosen.length} />
        </BookCard>
        <BookCard title={t`Its words`}>
          <WordFields {...shared} isAsked={isAsked} />
        </BookCard>
        <BookCard title={t`Its cover`}>
          <CoverFields {...shared} photoIds={chosen.flatMap(({ photoIds }) => photoIds)} />
        </BookCard>
        <BookCard title={t`Its pages`}>
          <LookFields {...shared} />
        </BookCard>
      </div>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <BookPreview options={settled} trim={wish.trim} isSettling={settled !== options} memoryLink={memoryLink} />
        <div className="grid justify-items-center gap-3">
          <Button busy={begin.isPending} busyText={t`Beginning...`} disabled={chosen.length === 0} onClick={handleMake}>
            <Trans>Make my book</Trans>
          </Button>
          <p className="max-w-measure text-center text-sm text-ink-soft">
            <Trans>You can leave while it is being made. We send you a mail when it is ready.</Trans>
          </p>
          <AlertNote summary={t`This did not work`} text={begin.error ? errorText(begin.error) : undefined} />
        </div>
      </div>
    </div>
  );
}
