import { monthlyCents } from "@lane/domain/products.ts";
import { Trans } from "@lingui/react/macro";

import { moneyText } from "#lib/money-text.ts";
import { isAllIncluded } from "#lib/server-facts.ts";

import type { TimelineLinks } from "./timeline-props.ts";

/** What is free and what is not, before anybody chooses ten years. */
export function FreeYearsNote({ links: { PlansLink } }: { readonly links: TimelineLinks }) {
  if (isAllIncluded()) return null;
  const price = moneyText(monthlyCents["memory-keeper"]);
  return (
    <div className="text-ink-soft">
      <p>
        <Trans>
          Ten years are free, for good. Every year from birth to today: memory keeper, {price} monthly, VAT included.
        </Trans>
      </p>
      <PlansLink years={{}} className="inline-flex min-h-11 items-center font-semibold">
        <Trans>Open every year</Trans>
      </PlansLink>
    </div>
  );
}
