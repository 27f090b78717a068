import type { QuizOption } from "@lane/contract/favourites.ts";
import { maxFavouriteLength } from "@lane/domain/limits.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { Answering, Choice } from "./use-answering.ts";

interface ChoicesProps {
  readonly answering: Answering;
  readonly question: string;
  /** The same name for both radio groups, which together are one choice. */
  readonly name: string;
}

/** Four options from the catalogue, and a button for four others. */
export function TrueOptions({ answering, question, name }: ChoicesProps) {
  const { t } = useLingui();
  const { quiz, choice, pick, showOthers } = answering;
  if (quiz.data) {
    const { options, hasOthers, isFromNear } = quiz.data;
    if (options.length === 0) return null;
    return (
      <div>
        <div aria-live="polite" aria-busy={quiz.isPlaceholderData || undefined}>
          <RadioGroup<Choice>
            label={question}
            name={name}
            choices={options.map((option) => ({ value: `entry ${option.entryId}`, label: <Option {...option} /> }))}
            value={choice}
            onValueChange={pick}
          />
        </div>
        {isFromNear ? null : (
          <p className="mt-2 text-sm text-ink-soft">
            <Trans>From around the world</Trans>
          </p>
        )}
        {hasOthers ? (
          <Button variant="secondary" className="mt-3" busy={quiz.isPlaceholderData} onClick={showOthers}>
            {t`Show four more`}
          </Button>
        ) : null}
      </div>
    );
  }
  return quiz.error ? <NoOptions quiz={quiz} /> : <WaitingOptions />;
}

function Option({ title, detail }: QuizOption) {
  return (
    <span className="wrap-anywhere" dir="auto">
      <span className="font-serif text-lg leading-snug">{title}</span>
      {detail === null ? null : <span className="block text-sm text-ink-soft">{detail}</span>}
    </span>
  );
}

function WaitingOptions() {
  return (
    <SkeletonGroup className="grid gap-2">
      <Skeleton className="mb-1 h-6 w-3/4" />
      {[1, 2, 3, 4].map((one) => (
        <Skeleton key={one} className="h-17" />
      ))}
    </SkeletonGroup>
  );
}

function NoOptions({ quiz }: Pick<Answering, "quiz">) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <p>
        <Trans>We couldn't load the answers. You can still use your own words.</Trans>
      </p>
      <p className="text-sm text-ink-soft">{readErrorText(quiz.error)}</p>
      <Button variant="secondary" className="mt-3" busy={quiz.isFetching} onClick={() => void quiz.refetch()}>
        {t`Try Again`}
      </Button>
    </div>
  );
}

/**
 * A text of the member's own, or a reason for having none. Without options, the question is the label of this group.
 */
export function OtherAnswers({ answering, question, name }: ChoicesProps) {
  const { t } = useLingui();
  const { quiz, form, choice, pick } = answering;
  const isAlone = quiz.data ? quiz.data.options.length === 0 : quiz.isError;
  return (
    <div>
      <RadioGroup<Choice>
        label={isAlone ? question : t`Or`}
        name={name}
        choices={[
          { value: "forgotten", label: t`I don't remember` },
          { value: "too-young", label: t`I was too young` },
          // Last, so that its text field is right below it.
          { value: "own", label: t`Something else` },
        ]}
        value={choice}
        onValueChange={pick}
        error={form.problem("picked")}
      />
      {choice === "own" ? <OwnWords answering={answering} /> : null}
    </div>
  );
}

function OwnWords({ answering: { form } }: { readonly answering: Answering }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const isPicked = form.values.picked !== undefined;
  useEffect(() => {
    // On a phone the field would be below the edge of the sheet.
    if (isPicked) field.current?.scrollIntoView({ block: "center" });
  }, [isPicked]);
  return (
    <TextField
      ref={field}
      className="mt-3"
      label={t`In your own words`}
      maxLength={maxFavouriteLength}
      autoComplete="off"
      {...form.text("own")}
    />
  );
}
