import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

const fewKnots = Array.from({ length: 4 }, (_, index) => 0.14 + index * 0.24);
const manyKnots = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);

/** The list of plans. None of them can be bought yet. */
export function PlansScreen({ timelineLink }: { readonly timelineLink: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Subscriptions`}>
        <p>
          <Trans>
            A subscription opens more years or lets more people join in. Everything else is the same for everyone.
          </Trans>
        </p>
      </PageHeading>
      <OpensSoon timelineLink={timelineLink} />
      <h2 className="mt-12 text-2xl">{t`Plans`}</h2>
      <ul className="mt-4 grid gap-6 md:grid-cols-2">
        <PlanCard
          name={t`Free`}
          price={t`€0`}
          motif={<Rope lengthPx={220} knots={fewKnots} className="h-10 max-w-full" />}
          points={[t`10 years of timeline access; you choose the first one, once`, t`Everything else is the same`]}
        />
        <PlanCard
          name={t`memory keeper`}
          price={t`€4.99`}
          period={t`monthly`}
          motif={<Rope lengthPx={420} knots={manyKnots} className="h-10 max-w-full" />}
          points={[t`Every year of your life, from birth to today`, t`Everything else is the same`]}
        />
      </ul>
      <h2 className="mt-12 text-2xl">{t`Add-ons, on either plan`}</h2>
      <ul className="mt-4 grid gap-6 md:grid-cols-2">
        <PlanCard
          name={t`Guest contributor`}
          price={t`€1.99`}
          period={t`monthly`}
          motif={<Flower memoryId="guest-contributor" className="h-14" />}
          points={[t`Invite people to your own timeline`, t`They add what they remember and see what you share`]}
        />
        <PlanCard
          name={t`Family vault`}
          price={t`€1.99`}
          period={t`monthly`}
          motif={<Bunch />}
          points={[t`A timeline you keep together with your family`, t`Those you invite never pay`]}
        />
      </ul>
      <PlansPromise />
    </>
  );
}

function OpensSoon({ timelineLink }: { readonly timelineLink: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-rule bg-card px-6 py-5 shadow-soft">
      <p className="max-w-measure">
        <strong className="block font-serif text-xl font-medium">
          <Trans>Buying opens soon</Trans>
        </strong>
        <Trans>Until then these prices are only here to read, and your ten free years are all yours.</Trans>
      </p>
      {timelineLink}
    </section>
  );
}

function PlansPromise() {
  return (
    <p className="mt-10 max-w-measure border-s-4 border-straw ps-5 text-ink-soft">
      <Trans>
        When a plan ends, nothing is hidden and nothing is deleted. Years outside the plan can still be read and taken
        with you; only adding to them stops.
      </Trans>
    </p>
  );
}

function Bunch() {
  return (
    <span className="flex items-end -space-x-2">
      <Flower memoryId="vault-a" className="h-11" />
      <Flower memoryId="vault-d" className="h-14" />
      <Flower memoryId="vault-e" className="h-12" />
    </span>
  );
}

interface PlanCardProps {
  readonly name: string;
  readonly price: string;
  readonly period?: string;
  readonly motif: ReactNode;
  readonly points: readonly string[];
}

function PlanCard({ name, price, period, motif, points }: PlanCardProps) {
  const titleId = useId();
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col rounded-card border border-rule bg-card p-6 shadow-soft"
      >
        <div className="flex h-14 items-end">{motif}</div>
        <h3 id={titleId} className="mt-4 text-xl">
          {name}
        </h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="figures-old text-3xl">{price}</span>
          {period === undefined ? null : <span className="text-ink-soft">{period}</span>}
        </p>
        <ul className="mt-4 grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
              {point}
            </li>
          ))}
        </ul>
      </article>
    </li>
  );
}
