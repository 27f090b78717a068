import type { Answer } from "@lane/contract/endpoint.ts";
import type { favouritesApi } from "@lane/contract/favourites.ts";
import { useLingui } from "@lingui/react/macro";

export type About = Answer<typeof favouritesApi.quiz>["about"];

interface QuizTexts {
  readonly question: string;
  readonly save: string;
}

/** The question and the name of its button. No answer is wrong, so none of them tests anybody. */
export function useQuizTexts(about: About, year: number): QuizTexts {
  const { t } = useLingui();
  const texts: Record<About, QuizTexts> = {
    song: { question: t`Which song takes you back to ${year}?`, save: t`Save Song` },
    tv: { question: t`Which TV show takes you back to ${year}?`, save: t`Save TV Show` },
    radio: { question: t`Which radio show takes you back to ${year}?`, save: t`Save Radio Show` },
    snack: { question: t`Which snack still tastes of ${year}?`, save: t`Save Snack` },
    clothing: { question: t`Which clothes take you back to ${year}?`, save: t`Save Clothing Trend` },
    news: { question: t`Which event stayed with you?`, save: t`Save News Event` },
    "video-game": { question: t`Which video game takes you back to ${year}?`, save: t`Save Video Game` },
    "table-game": {
      question: t`Which game did you play in ${year}, at the table or in the street?`,
      save: t`Save Game`,
    },
  };
  return texts[about];
}
