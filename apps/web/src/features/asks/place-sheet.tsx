import type { AskAnswer } from "@lane/contract/asks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import { errorText, readErrorText } from "#api/errors.ts";
import { type Timeline, timelineQuery } from "#api/timeline-query.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { AnswerParts } from "./answer-parts.ts";
import { useSpokenText } from "./ask-answers.queries.ts";
import { FileChoice } from "./file-choice.tsx";
import { maxTitleLength, type OpenTimeline, type Placed, usePlaceForm } from "./use-place-form.ts";

interface PlaceSheetProps {
  readonly answer: AskAnswer;
  readonly parts: AnswerParts;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPlaced: (memory: Placed) => void;
}

/** Makes an answer a memory. What was typed stays when the sheet is closed by mistake. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { t } = useLingui();
  const formId = useId();
  const { isOpen, onClose } = props;
  const { data, error } = useQuery({ ...timelineQuery, select: openTimeline, enabled: isOpen });
  const form = usePlaceForm(props.answer, data, (memory) => {
    onClose();
    props.onPlaced(memory);
  });
  const isReady = data !== undefined && data.years.length > 0;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Place it on your timeline`}
      snapPoints={[useRoomySnapPoint(0.9)]}
      actions={
        isReady ? (
          <>
            <div className="basis-full has-[div:empty]:hidden">
              <AlertNote summary={t`It isn't on your timeline yet`} text={form.failure && errorText(form.failure)} />
            </div>
            <Button type="submit" form={formId} busy={form.isSending} className="grow sm:grow-0">
              {t`Add to my timeline`}
            </Button>
          </>
        ) : null
      }
    >
      {isReady ? <Fields {...props} form={form} formId={formId} timeline={data} /> : null}
      {data?.years.length === 0 ? <NoYears TimelineLink={props.parts.TimelineLink} /> : null}
      {data ? null : <Loading error={error} />}
    </Sheet>
  );
}

function openTimeline({ timelineId, mustChooseYears, years }: Timeline): OpenTimeline {
  return {
    timelineId: timelineId ?? "",
    years: mustChooseYears ? [] : years.filter(({ lock, disable }) => !lock && !disable),
  };
}

interface FieldsProps extends Pick<PlaceSheetProps, "answer" | "parts" | "isOpen"> {
  readonly form: ReturnType<typeof usePlaceForm>;
  readonly formId: string;
  readonly timeline: OpenTimeline;
}

function Fields({ answer, parts, isOpen, form, formId, timeline }: FieldsProps) {
  const { t } = useLingui();
  const { when, marks, fileIds } = form.values;
  return (
    <form id={formId} {...form.element} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TextField label={t`Title`} autoComplete="off" maxLength={maxTitleLength} {...form.text("title")} />
      <div>
        <TextArea label={t`Text`} rows={5} {...form.part("text")} />
        <SpokenButton
          answer={answer}
          isOpen={isOpen}
          text={form.values.text}
          onAdd={(text) => form.change("text", text)}
        />
      </div>
      <parts.WhenFields
        value={when}
        onChange={(change) => form.change("when", { ...when, ...change })}
        years={timeline.years.map(({ year }) => year)}
        error={form.problem("when")}
      />
      <parts.MarkFields
        value={marks}
        onChange={(change) => form.change("marks", { ...marks, ...change })}
        seed={answer.id}
      />
      <FileChoice media={answer.media} chosenIds={fileIds} onChoose={(ids) => form.change("fileIds", ids)} />
    </form>
  );
}

interface SpokenButtonProps {
  readonly answer: AskAnswer;
  readonly isOpen: boolean;
  readonly text: string;
  readonly onAdd: (text: string) => void;
}

/** Adds what is said in the recording to the text, once it is written down. */
function SpokenButton({ answer: { media }, isOpen, text, onAdd }: SpokenButtonProps) {
  const { t } = useLingui();
  const sounds = media.filter(({ type }) => type === "Audio").map(({ s3id }) => s3id);
  const spoken = useSpokenText(sounds, isOpen);
  if (spoken === "" || text.includes(spoken)) return null;
  return (
    <Button
      variant="quiet"
      className="mt-1 px-3!"
      onClick={() => onAdd([text.trim(), spoken].filter((part) => part !== "").join("\n\n"))}
    >
      {t`Add what's said in the recording`}
    </Button>
  );
}

function NoYears({ TimelineLink }: Pick<AnswerParts, "TimelineLink">) {
  return (
    <p>
      <Trans>
        Choose the years of your timeline first, so that there's a place for it.{" "}
        <TimelineLink className="inline-block py-1 font-semibold">Go to your timeline</TimelineLink>
      </Trans>
    </p>
  );
}

function Loading({ error }: { readonly error: Error | null }) {
  const { t } = useLingui();
  return error ? (
    <AlertNote summary={t`We couldn't load your timeline`} text={readErrorText(error)} />
  ) : (
    <SkeletonGroup className="grid gap-6">
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
      <Skeleton className="h-24" />
    </SkeletonGroup>
  );
}
