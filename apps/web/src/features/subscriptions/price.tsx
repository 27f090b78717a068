import { Trans } from "@lingui/react/macro";

import { moneyText } from "#lib/money-text.ts";

/** A price is never shown without its rhythm and its VAT. */
export function Price({ cents }: { readonly cents: number }) {
  const amount = moneyText(cents);
  return (
    <p>
      <Trans>
        <span className="figures-old text-2xl font-medium">{amount}</span>{" "}
        <span className="text-ink-soft">monthly, VAT included</span>
      </Trans>
    </p>
  );
}

export function Renewal() {
  return (
    <p className="text-sm text-ink-soft">
      <Trans>Renews every month until you cancel. Cancel in two taps, any time; nothing is ever hidden.</Trans>
    </p>
  );
}
