import type { DemoCard } from "@lane/contract/subscriptions.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { RadioGroup } from "#ui/radio-group.tsx";

interface SampleCardsProps {
  readonly card: DemoCard;
  /** Nothing is paid again in later months. */
  readonly isOnce?: boolean;
  readonly onCardChange: (card: DemoCard) => void;
}

/** Instead of a form for card numbers: nobody can enter a real one. */
export function SampleCards({ card, isOnce = false, onCardChange }: SampleCardsProps) {
  const { t } = useLingui();
  const later: readonly { readonly value: DemoCard; readonly label: string }[] = [
    { value: "past-due", label: t`Paid now, but the next payment fails` },
    { value: "refunded", label: t`Paid, then refunded` },
  ];
  return (
    <RadioGroup<DemoCard>
      label={t`Sample card`}
      value={card}
      onValueChange={onCardChange}
      choices={[
        { value: "paid", label: t`The payment goes through` },
        { value: "declined", label: t`The payment is declined` },
        { value: "confirm", label: t`The bank asks first` },
        ...(isOnce ? [] : later),
      ]}
    />
  );
}

export function DemonstrationNote() {
  return (
    <p>
      <Trans>No money changes hands, and no real card is needed. Please don't enter one anywhere.</Trans>
    </p>
  );
}
