import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

interface PlanCardProps {
  readonly name: string;
  readonly price: string;
  readonly period?: string;
  readonly motif: ReactNode;
  readonly points: readonly string[];
}

export function PlanCard({ name, price, period, motif, points }: PlanCardProps) {
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
