import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useRef } from "react";

import { Button } from "#ui/button.tsx";
import { fieldBoxStyle, FieldNotes, useFieldIds } from "#ui/field.tsx";
import { YearGuess } from "#ui/year-guess.tsx";

import { useYearPreview } from "./use-year-preview.ts";
import { YearPreviewCard } from "./year-preview-card.tsx";
import { YearPreviewEmpty, YearPreviewWaiting } from "./year-preview-waiting.tsx";

interface YearPreviewProps {
  readonly onBornIn: (year: number) => void;
  readonly beginInYear: ReactNode;
  readonly registerPath: string;
}

/** The year preview for visitors without an account. */
export function YearPreview({ onBornIn, beginInYear, registerPath }: YearPreviewProps) {
  const { yearPreview, problem, guesses, isAsking, ask } = useYearPreview(onBornIn);
  const form = useRef<HTMLFormElement>(null);

  function handleGuess(year: number) {
    const box = form.current?.querySelector("input");
    if (!box) return;
    box.value = String(year);
    box.focus();
    void ask(box.value);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("year");
    if (typeof typed === "string") void ask(typed);
  }

  return (
    <section
      aria-labelledby="born"
      className="mt-16 rounded-card border border-rule bg-card px-5 pt-9 pb-8 shadow-soft sm:mt-20 sm:px-10 sm:pt-11"
    >
      {/* Without scripts, the form submits the year to registration. */}
      <form
        ref={form}
        action={registerPath}
        noValidate
        onSubmit={handleSubmit}
        className="mx-auto max-w-xl text-center"
      >
        <YearField problem={guesses.length === 0 ? problem : undefined} isAsking={isAsking} />
        <div className="[&_p]:justify-center">
          <YearGuess years={guesses} onChoose={handleGuess} />
        </div>
      </form>
      <div aria-live="polite" className="mt-8 grid min-h-104 content-start md:min-h-150">
        <YearPreviewShown yearPreview={yearPreview} isAsking={isAsking} beginInYear={beginInYear} />
      </div>
    </section>
  );
}

function YearField({ problem, isAsking }: { readonly problem: string | undefined; readonly isAsking: boolean }) {
  const { t } = useLingui();
  const hint = t`Four digits, for example 1957. No account needed.`;
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error: problem });
  return (
    <>
      <h2 id="born" className="text-3xl sm:text-4xl">
        <label htmlFor={controlId}>
          <Trans>What year were you born?</Trans>
        </label>
      </h2>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <input
          id={controlId}
          name="year"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          className={`${fieldBoxStyle} figures-old max-w-36 text-center text-2xl`}
          {...control}
        />
        <Button type="submit" busy={isAsking}>{t`Show me my year`}</Button>
      </div>
      <div className="[&_p]:justify-center">
        <FieldNotes hint={hint} error={problem} hintId={hintId} errorId={errorId} />
      </div>
    </>
  );
}

interface YearPreviewShownProps extends Pick<YearPreviewProps, "beginInYear"> {
  readonly yearPreview: ReturnType<typeof useYearPreview>["yearPreview"];
  readonly isAsking: boolean;
}

function YearPreviewShown({ yearPreview, isAsking, beginInYear }: YearPreviewShownProps) {
  if (isAsking) return <YearPreviewWaiting />;
  return yearPreview ? (
    <YearPreviewCard key={yearPreview.year} yearPreview={yearPreview} action={beginInYear} />
  ) : (
    <YearPreviewEmpty />
  );
}
