import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { fieldBoxStyle, FieldNotes, useFieldIds } from "#ui/field.tsx";

import { TasteEmpty, TasteWaiting } from "./taste-waiting.tsx";
import { TasteYear } from "./taste-year.tsx";
import { useTaste } from "./use-taste.ts";

interface TasteProps {
  readonly onBornIn: (year: number) => void;
  readonly beginInYear: ReactNode;
  readonly registerPath: string;
}

/** The product for a minute, without an account. */
export function Taste({ onBornIn, beginInYear, registerPath }: TasteProps) {
  const { taste, problem, isAsking, ask } = useTaste(onBornIn);

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
      {/* Before any script has come, the year goes straight to registration. */}
      <form action={registerPath} noValidate onSubmit={handleSubmit} className="mx-auto max-w-xl text-center">
        <YearField problem={problem} isAsking={isAsking} />
      </form>
      <div aria-live="polite" className="mt-8 grid min-h-104 content-start md:min-h-150">
        <TasteShown taste={taste} isAsking={isAsking} beginInYear={beginInYear} />
      </div>
    </section>
  );
}

function YearField({ problem, isAsking }: { readonly problem: string | undefined; readonly isAsking: boolean }) {
  const { t } = useLingui();
  const hint = t`Have a look at where your own path begins. No account needed.`;
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error: problem });
  return (
    <>
      <h2 id="born" className="text-3xl sm:text-4xl">
        <label htmlFor={controlId}>
          <Trans>In which year were you born?</Trans>
        </label>
      </h2>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <input
          id={controlId}
          name="year"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          placeholder="1957"
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

interface TasteShownProps extends Pick<TasteProps, "beginInYear"> {
  readonly taste: ReturnType<typeof useTaste>["taste"];
  readonly isAsking: boolean;
}

function TasteShown({ taste, isAsking, beginInYear }: TasteShownProps) {
  if (isAsking) return <TasteWaiting />;
  return taste ? <TasteYear key={taste.year} taste={taste} action={beginInYear} /> : <TasteEmpty />;
}
