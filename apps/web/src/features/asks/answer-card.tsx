import type { AskAnswer } from "@lane/contract/asks.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { dayText } from "#lib/day-text.ts";
import { Button } from "#ui/button.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";

import type { AnswerParts } from "./answer-parts.ts";
import { DeclineForm } from "./decline-form.tsx";
import { PlaceSheet } from "./place-sheet.tsx";
import { PlacedNote } from "./placed-note.tsx";
import { Thanks } from "./thanks.tsx";
import type { Placed } from "./use-place-form.ts";

interface AnswerCardProps {
  readonly answer: AskAnswer;
  readonly parts: AnswerParts;
  readonly onLost: () => void;
  readonly onDeclined: () => void;
}

/** One answer: who gave it to which question, what it is, and what becomes of it. */
export function AnswerCard({ answer, parts, onLost, onDeclined }: AnswerCardProps) {
  const headingId = useId();
  const [isPlacing, setIsPlacing] = useState(false);
  const [placed, setPlaced] = useState<Placed>();
  const isPlaced = answer.state === "accepted";
  return (
    <li>
      <article aria-labelledby={headingId} className="rounded-card border border-rule bg-card p-5 shadow-soft">
        <AnswerHeading answer={answer} id={headingId} />
        <AnswerContent answer={answer} parts={parts} onLost={onLost} />
        <div className="mt-5">
          {isPlaced ? (
            <PlacedNote answer={answer} placed={placed} MemoryLink={parts.MemoryLink} />
          ) : (
            <Choices answer={answer} onPlace={() => setIsPlacing(true)} onDeclined={onDeclined} />
          )}
        </div>
        <div className="mt-4 empty:hidden">
          {isPlaced || answer.thanks !== null ? <Thanks answer={answer} /> : null}
        </div>
      </article>
      {/* Stays mounted once it is placed, so that it can slide away. */}
      <PlaceSheet
        answer={answer}
        parts={parts}
        isOpen={isPlacing}
        onClose={() => setIsPlacing(false)}
        onPlaced={setPlaced}
      />
    </li>
  );
}

function AnswerHeading({ answer, id }: { readonly answer: AskAnswer; readonly id: string }) {
  const { t } = useLingui();
  const { name, question, sentAt, isUnread } = answer;
  return (
    <>
      <div className="flex items-center gap-3">
        <PersonInitial name={name} className="size-9" />
        <div className="min-w-0 grow">
          <h3 id={id} className="text-xl leading-snug wrap-anywhere">
            {t`${name} answered`}
          </h3>
          <p className="text-sm text-ink-soft">{dayText(sentAt)}</p>
        </div>
        {isUnread ? (
          <span className="shrink-0 rounded-pill bg-clay px-3 py-0.5 text-sm font-semibold text-on-moss">{t`New`}</span>
        ) : null}
      </div>
      <p className="mt-4 border-s-3 border-straw ps-4 font-serif text-lg wrap-anywhere text-ink-soft italic" dir="auto">
        <span className="sr-only">
          <Trans>Your question:</Trans>{" "}
        </span>
        {question}
      </p>
    </>
  );
}

function AnswerContent({ answer, parts, onLost }: Pick<AnswerCardProps, "answer" | "parts" | "onLost">) {
  const { name, text, media, sentAt, lacksRoom, lostParts } = answer;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      {media.length > 0 ? <parts.Media media={media} byline={`${name} · ${dayText(sentAt)}`} onLost={onLost} /> : null}
      {text === "" ? null : (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {text}
        </p>
      )}
      {lostParts > 0 ? (
        <p className="text-ink-soft">
          <Plural
            value={lostParts}
            one="One recording or photo couldn't be read."
            other="# recordings or photos couldn't be read."
          />
        </p>
      ) : null}
      {lacksRoom ? (
        <p className="rounded-card border border-rule bg-paper px-4 py-3">
          <Trans>
            Your storage is full, so the recording and the photos aren't here yet. Make some room and we'll fetch them.{" "}
            <parts.StorageLink className="inline-block py-1 font-semibold">See your storage</parts.StorageLink>
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

type Doing = "thank" | "decline";

interface ChoicesProps extends Pick<AnswerCardProps, "answer" | "onDeclined"> {
  readonly onPlace: () => void;
}

function Choices({ answer, onPlace, onDeclined }: ChoicesProps) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<Doing>();
  const [left, setLeft] = useState<Doing>();

  /** The button that opened the form has the focus again. */
  function handleLeave() {
    setLeft(doing);
    setDoing(undefined);
  }

  if (doing === "thank" && answer.thanks === null) {
    return <Thanks answer={answer} onCancel={handleLeave} />;
  }
  if (doing === "decline") {
    return <DeclineForm answer={answer} onKeep={handleLeave} onDeclined={onDeclined} />;
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="grow sm:grow-0" onClick={onPlace}>
        {t`Place on my timeline`}
      </Button>
      {answer.thanks === null ? (
        <Button
          ref={left === "thank" ? focusOn : null}
          variant="secondary"
          className="grow sm:grow-0"
          onClick={() => setDoing("thank")}
        >
          {t`Say thank you`}
        </Button>
      ) : null}
      <Button
        ref={left === "decline" ? focusOn : null}
        variant="quiet"
        className="grow text-alarm! sm:grow-0"
        onClick={() => setDoing("decline")}
      >
        {t`Decline`}
      </Button>
    </div>
  );
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}
