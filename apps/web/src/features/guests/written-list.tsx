import type { Lifeline } from "@lane/contract/lifeline.ts";
import type { Offer } from "@lane/contract/offers.ts";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { errorText } from "#api/errors.ts";
import { useWhenText } from "#lib/use-when-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { toast } from "#ui/toast-queue.ts";

import type { GuestLinks } from "./guest-links.ts";
import { useOffer, useWithdrawOffer } from "./guests.queries.ts";

type Written = Lifeline["memories"][number];

interface WrittenListProps {
  readonly written: readonly Written[];
  readonly offers: readonly Offer[];
  /** The first name of who invited. */
  readonly host: string;
  /** The add-on of the host has ended. */
  readonly isReadOnly: boolean;
  readonly links: GuestLinks;
}

/** What a guest has written, and what became of it. */
export function WrittenList({ written, offers, ...rest }: WrittenListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`What you've written`} className="grid gap-4">
      {written.map((memory) => (
        <li key={memory.id}>
          <WrittenCard memory={memory} offer={offers.find((one) => one.memory._id === memory.id)} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface WrittenCardProps extends Omit<WrittenListProps, "written" | "offers"> {
  readonly memory: Written;
  readonly offer: Offer | undefined;
}

function WrittenCard({ memory, offer, host, ...rest }: WrittenCardProps) {
  const headingId = useId();
  const when = useWhenText()({ ...memory, isCirca: false });
  const { id, title, mark } = memory;
  return (
    <article aria-labelledby={headingId} className="rounded-card border border-rule bg-card p-5 shadow-soft">
      <div className="flex items-start gap-3">
        {mark === "Stone" ? <Stone memoryId={id} className="mt-1 h-6 shrink-0" /> : null}
        {mark === "Flower" ? <Flower memoryId={id} className="h-9 shrink-0" /> : null}
        <div className="min-w-0 grow">
          <h2 id={headingId} className="text-xl wrap-anywhere" dir="auto">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">{when}</p>
        </div>
      </div>
      <OfferState offer={offer} host={host} />
      <WrittenActions memory={memory} offer={offer} host={host} {...rest} />
    </article>
  );
}

function OfferState({ offer, host }: Pick<WrittenCardProps, "offer" | "host">) {
  const { t } = useLingui();
  if (!offer) return <p className="mt-3">{t`Only you can see this.`}</p>;
  const { state, words } = offer;
  const texts = {
    waiting: t`Offered. ${host} hasn't answered yet.`,
    accepted: t`${host} has placed it on their timeline.`,
    declined: t`${host} hasn't placed it. It stays yours.`,
  };
  return (
    <>
      <p className="mt-3">{texts[state]}</p>
      {words === null || words === "" ? null : (
        <blockquote className="mt-2 border-s-4 border-moss ps-4 font-serif text-lg italic" dir="auto">
          {words}
        </blockquote>
      )}
    </>
  );
}

function WrittenActions({ memory, offer, host, isReadOnly, links }: WrittenCardProps) {
  const { t } = useLingui();
  const give = useOffer(() => toast("success", t`Offered. ${host} can read it now.`));
  const withdraw = useWithdrawOffer(() => toast("success", t`Offer withdrawn. Only you can see it.`));
  const { id, title } = memory;
  const state = offer?.state;
  const failure = give.error ?? withdraw.error;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3 empty:hidden">
        {!isReadOnly && (state === undefined || state === "declined") ? (
          <Button
            variant={state === undefined ? "primary" : "secondary"}
            className="grow sm:grow-0"
            busy={give.isPending}
            onClick={() => give.mutate({ memoryId: id })}
          >
            {state === undefined ? t`Offer it to ${host}` : t`Offer it again`}
            <span className="sr-only">{title}</span>
          </Button>
        ) : null}
        {state === "waiting" ? (
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ memoryId: id })}
          >
            {t`Withdraw the offer`}
            <span className="sr-only">{title}</span>
          </Button>
        ) : null}
        <links.EditLink memory={memory} className="inline-flex min-h-11 items-center px-1 font-semibold">
          {t`Edit`}
          <span className="sr-only">{title}</span>
        </links.EditLink>
      </div>
      <div className="has-[p]:mt-3">
        <AlertNote summary={t`That didn't work`} text={failure ? errorText(failure) : undefined} />
      </div>
    </>
  );
}
