import { monthlyCents } from "@lane/domain/products.ts";
import { Trans } from "@lingui/react/macro";

import { moneyText } from "#lib/money-text.ts";
import { isAllIncluded } from "#lib/server-facts.ts";

/** What is free and what is not, before anybody signs up; left out where everything is included. */
export function WhatItCosts() {
  if (isAllIncluded()) return null;
  const keeper = moneyText(monthlyCents["memory-keeper"]);
  const addOn = moneyText(monthlyCents["family-vault"]);
  return (
    <section data-fact="plans" aria-labelledby="costs" className="mx-auto mt-24 max-w-measure text-center sm:mt-32">
      <h2 id="costs" className="text-3xl sm:text-4xl">
        <Trans>Ten years are free, for good</Trans>
      </h2>
      <p className="mt-5 text-lg">
        <Trans>
          You choose where your ten years begin. Photos, questions, lifeline, book and downloads are all included.
        </Trans>
      </p>
      <p className="mt-4 text-ink-soft">
        <Trans>
          Every year from birth to today: memory keeper, {keeper} monthly, VAT included. Guest contributor and Family
          vault can be added for {addOn} monthly each, VAT included. Cancel any time; nothing you've written is ever
          hidden or deleted.
        </Trans>
      </p>
    </section>
  );
}
