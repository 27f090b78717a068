import type { Answer } from "@lane/contract/endpoint.ts";
import type { Favourite, favouritesApi } from "@lane/contract/favourites.ts";
import type { Category } from "@lane/domain/categories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { errorText } from "#api/errors.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { CategoryPicture } from "./category-picture.tsx";
import { isBeforeTelevision, isBeforeVideoGames } from "./era.ts";
import { OtherAnswers, TrueOptions } from "./quiz-choices.tsx";
import { useAnswering } from "./use-answering.ts";

const snapPoints = [0.5, 0.8, 1];

interface QuizSheetProps {
  readonly year: number;
  readonly category: Category;
  readonly name: string;
  readonly favourite: Favourite | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAsk: (about: { readonly question: string; readonly year: number }) => void;
}

/** Asks for a favourite of that year. There is no score and no wrong answer. */
export function QuizSheet({ year, category, name, favourite, isOpen, onClose, onAsk }: QuizSheetProps) {
  const { t } = useLingui();
  const formId = useId();
  const isLow = useMediaQuery("(max-width: 639px), (max-height: 799px)");
  const answering = useAnswering({ year, category, favourite, onDone: onClose });
  const { question, save } = useQuizTexts(answering.quiz.data?.about ?? likelyAbout(category, year), year);

  function handleAsk(asked: string) {
    onClose();
    onAsk({ question: asked, year });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`It's Time For A Memory Quiz`}
      snapPoints={snapPoints}
      firstSnapPoint={isLow ? 1 : 0.8}
      actions={
        <>
          <Failure error={answering.failure} />
          <Button type="submit" form={formId} busy={answering.form.isSending}>
            {save}
          </Button>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <div className="mb-4 flex items-center gap-3">
        <CategoryPicture name={category} year={year} className="h-11 shrink-0" />
        <p className="figures-old text-2xl text-clay">{year}</p>
        <p className="text-ink-soft">{name}</p>
      </div>
      {favourite ? <SavedAnswer favourite={favourite} {...answering} onAsk={handleAsk} /> : null}
      <form id={formId} {...answering.form.element} className="grid gap-5">
        <TrueOptions {...{ answering, question, name: `${formId}-answer` }} />
        <OtherAnswers {...{ answering, question, name: `${formId}-answer` }} />
      </form>
    </Sheet>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  return (
    <div role="alert" className="basis-full empty:hidden">
      {error ? <p className="text-sm font-semibold text-alarm">{errorText(error)}</p> : null}
    </div>
  );
}

interface SavedAnswerProps {
  readonly favourite: Favourite;
  readonly isRemoving: boolean;
  readonly removeSaved: () => void;
  readonly onAsk: (question: string) => void;
}

function SavedAnswer({ favourite: { title, reason }, isRemoving, removeSaved, onAsk }: SavedAnswerProps) {
  const { t } = useLingui();
  const why = reason === "too-young" ? t`I was too young` : t`I don't remember`;
  const answer = asWritten(title ?? why);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 rounded-[10px] bg-paper ps-4">
      <p className="min-w-0 py-2 wrap-anywhere">
        <Trans>
          <span className="text-ink-soft">Your answer so far:</span> <strong>{answer}</strong>
        </Trans>
      </p>
      <div className="flex flex-wrap">
        {title === null ? null : (
          <Button variant="quiet" className="px-4!" onClick={() => onAsk(t`What does “${title}” remind you of?`)}>
            {t`Ask someone about it`}
          </Button>
        )}
        <Button variant="quiet" className="px-4!" busy={isRemoving} onClick={removeSaved}>{t`Remove`}</Button>
      </div>
    </div>
  );
}

/** Used until the server answers: whether there was television depends on where the member grew up. */
function likelyAbout(category: Category, year: number): About {
  if (category === "show") return isBeforeTelevision(year) ? "radio" : "tv";
  if (category === "game") return isBeforeVideoGames(year) ? "table-game" : "video-game";
  return category;
}

type About = Answer<typeof favouritesApi.quiz>["about"];

interface QuizTexts {
  readonly question: string;
  readonly save: string;
}

/** The question and the label of its button, worded so that no answer can be wrong. */
function useQuizTexts(about: About, year: number): QuizTexts {
  const { t } = useLingui();
  const texts: Record<About, QuizTexts> = {
    song: { question: t`Which song takes you back to ${year}?`, save: t`Save Song` },
    tv: { question: t`Which TV show takes you back to ${year}?`, save: t`Save TV Show` },
    radio: { question: t`Which radio show takes you back to ${year}?`, save: t`Save Radio Show` },
    snack: { question: t`Which snack takes you back to ${year}?`, save: t`Save Snack` },
    clothing: { question: t`Which clothes take you back to ${year}?`, save: t`Save Clothing Trend` },
    news: { question: t`Which event stayed with you?`, save: t`Save News Event` },
    "video-game": { question: t`Which video game takes you back to ${year}?`, save: t`Save Video Game` },
    "table-game": {
      question: t`Which game did you play in ${year}, indoors or out?`,
      save: t`Save Game`,
    },
  };
  return texts[about];
}
