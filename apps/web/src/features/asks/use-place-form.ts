import type { AskAnswer } from "@lane/contract/asks.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import { writeRichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";

import { useForm } from "#api/use-form.ts";
import { plainParagraphs } from "#lib/plain-paragraphs.ts";

import type { Marks, When } from "./answer-parts.ts";
import { usePlaceAnswer } from "./ask-answers.queries.ts";

/** As the server has it. */
export const maxTitleLength = 200;

/** The years to which a memory can be added. */
export interface OpenTimeline {
  readonly timelineId: string;
  readonly years: readonly YearEntry[];
}

/** The memory that an answer became. */
export interface Placed {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly month: number;
}

interface PlaceValues {
  readonly title: string;
  readonly text: string;
  readonly when: When;
  readonly marks: Marks;
  readonly fileIds: readonly string[];
}

export function usePlaceForm(
  answer: AskAnswer,
  timeline: OpenTimeline | undefined,
  onPlaced: (memory: Placed) => void,
) {
  const { t } = useLingui();
  const { mutateAsync: place } = usePlaceAnswer(answer);
  const yearOf = (wanted: number | null) => timeline?.years.find(({ year }) => year === wanted);
  return useForm({
    initial: valuesOf(answer),
    check: ({ title, when }: PlaceValues) => ({
      title: title.trim() === "" ? t`Please give it a title` : undefined,
      when:
        yearOf(when.year) === undefined || when.month === null
          ? t`Please choose a year and a month. A guess is fine.`
          : undefined,
    }),
    send: ({ title, text, when, marks, fileIds }) =>
      place({
        answerId: answer.id,
        timelineId: timeline?.timelineId ?? "",
        yearId: yearOf(when.year)?._id ?? "",
        month: when.month ?? 0,
        day: when.day,
        isCirca: when.isCirca ?? false,
        memoryTitle: title.trim(),
        memoryDescription: writeRichText(plainParagraphs(text)),
        memoryType: marks.mark,
        isCandle: marks.isCandle ?? false,
        fileIds: [...fileIds],
      }),
    onSent: ({ memoryId, memoryTitle, year, month }) => onPlaced({ id: memoryId, title: memoryTitle, year, month }),
  });
}

/** The question is the first title: it says what the answer is about. */
function valuesOf({ question, text, year, media }: AskAnswer): PlaceValues {
  return {
    title: question.slice(0, maxTitleLength).trim(),
    text,
    when: { year, month: null, day: null },
    marks: { mark: null },
    fileIds: media.map(({ s3id }) => s3id),
  };
}
