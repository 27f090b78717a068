import type { Memory } from "@lane/contract/memories.ts";
import type { Offer } from "@lane/contract/offers.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef, useState } from "react";

import { dayText } from "#lib/day-text.ts";
import { useWhenText } from "#lib/use-when-text.ts";
import { Button } from "#ui/button.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { MarkName } from "#ui/motifs/mark-name.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";

import { DeclineOffer } from "./decline-offer.tsx";
import { useReadOffers } from "./guests.queries.ts";
import { PlaceOffer } from "./place-offer.tsx";
import { useWaitingOffers } from "./waiting-offers.ts";

/** Opens a memory, by its id and the title of its address. */
type GoToMemory = (memory: { readonly id: string; readonly title: string }) => void;

interface OfferTrayProps {
  /** The pictures and the text of a memory, which belong to other features; the words after the first picture. */
  readonly renderMemory: (memory: Memory, byline: string, heading: ReactNode) => ReactNode;
  readonly goToMemory: GoToMemory;
}

/** What guests have written for the member's timeline and is waiting for an answer. Nothing is said where there is none. */
export function OfferTray(props: OfferTrayProps) {
  const { t } = useLingui();
  const { data = [] } = useWaitingOffers();
  useReadOffers(data);
  const tray = useRef<HTMLElement>(null);
  const headingId = useId();
  // Stays in the page when the last one is answered, and with it the focus.
  return (
    <section ref={tray} tabIndex={-1} aria-labelledby={headingId} className="outline-none" hidden={data.length === 0}>
      <h2 id={headingId} className="text-2xl">
        {t`Written for your timeline`}
      </h2>
      <ul className="mt-3 mb-10 grid gap-6">
        {data.map((offer) => (
          <li key={offer.memory._id}>
            <OfferCard offer={offer} {...props} onAnswered={() => tray.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferCardProps extends OfferTrayProps {
  readonly offer: Offer;
  readonly onAnswered: () => void;
}

function OfferCard({ offer, renderMemory, ...rest }: OfferCardProps) {
  const { memory, name, offeredAt, isUnread } = offer;
  const { t } = useLingui();
  const headingId = useId();
  const when = useWhenText()(memory);
  const [isOpen, setIsOpen] = useState(memory.memoryType !== "Stone" && !memory.isCandle);
  const day = dayText(offeredAt);
  const heading = <OfferHeading memory={memory} when={when} id={headingId} />;
  return (
    <article aria-labelledby={headingId} className="rounded-card border border-rule bg-card p-5 shadow-soft sm:p-6">
      <div className="mb-4 flex items-center gap-3">
        <PersonInitial name={name} className="size-9" />
        <p className="min-w-0 grow wrap-anywhere">
          <strong className="block">{name}</strong>
          <span className="block text-sm text-ink-soft">{day}</span>
        </p>
        {isUnread ? (
          <span className="shrink-0 rounded-pill bg-clay px-3 py-0.5 text-sm font-semibold text-on-moss">{t`New`}</span>
        ) : null}
      </div>
      {isOpen ? (
        <>
          {renderMemory(memory, [name, when].join(" · "), heading)}
          <OfferAnswer offer={offer} {...rest} />
        </>
      ) : (
        <>
          {heading}
          <p className="mt-3 font-serif text-lg text-ink-soft italic">
            <Trans>A heavy memory. Open it when you're ready.</Trans>
          </p>
          <Button variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
            <Trans>Open</Trans>
            <span className="sr-only">{memory.memoryTitle}</span>
          </Button>
        </>
      )}
    </article>
  );
}

interface OfferHeadingProps {
  readonly memory: Memory;
  readonly when: string;
  readonly id: string;
}

function OfferHeading({ memory: { _id, memoryTitle, memoryType, isCandle }, when, id }: OfferHeadingProps) {
  return (
    <header dir="auto" className="mb-4 wrap-anywhere">
      <h3 id={id} className="text-2xl">
        {memoryTitle}
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
        <p>{when}</p>
        {memoryType === null ? null : <MarkName mark={memoryType} memoryId={_id} />}
        {isCandle ? (
          <p className="inline-flex items-end gap-2">
            <Candle className="h-7" />
            <Trans>A candle is lit</Trans>
          </p>
        ) : null}
      </div>
    </header>
  );
}

function OfferAnswer({ offer, goToMemory, onAnswered }: Omit<OfferCardProps, "renderMemory">) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"placing" | "declining">();
  const title = offer.memory.memoryTitle;
  const close = () => setOpen(undefined);
  if (open === "placing") {
    return <PlaceOffer offer={offer} goToMemory={goToMemory} onPlaced={onAnswered} onCancel={close} />;
  }
  if (open === "declining") return <DeclineOffer offer={offer} onDeclined={onAnswered} onCancel={close} />;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button className="grow sm:grow-0" onClick={() => setOpen("placing")}>
        {t`Place on my timeline`}
        <span className="sr-only">{title}</span>
      </Button>
      <Button variant="secondary" className="grow sm:grow-0" onClick={() => setOpen("declining")}>
        {t`Decline`}
        <span className="sr-only">{title}</span>
      </Button>
    </div>
  );
}
