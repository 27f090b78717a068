import { Plural, Trans, useLingui } from "@lingui/react/macro";

import type { Printing } from "./print-orders.queries.ts";

/** What has to be known before paying, in plain words. */
export function BeforeOrdering({ printing: { provider, isPaid, holdMinutes } }: { readonly printing: Printing }) {
  const { t } = useLingui();
  const isDemo = provider === "demo";
  const hours = Math.round(holdMinutes / 60);
  return (
    <section className="grid gap-3 rounded-card border border-rule bg-card p-5">
      <h2 className="text-xl">{t`Good to know before you order`}</h2>
      <ul className="grid list-disc gap-2.5 ps-5">
        {isDemo ? (
          <li>
            <strong>
              <Trans>This is a demonstration: nothing is printed, and nothing is charged.</Trans>
            </strong>
          </li>
        ) : null}
        {isPaid ? null : (
          <li>
            <Trans>You pay nothing: the people who run this site pay for the books.</Trans>
          </li>
        )}
        <li>
          <Trans>
            You can cancel free of charge for <Plural value={hours} one="# hour" other="# hours" /> after ordering.
          </Trans>
        </li>
        <li>
          <Trans>
            After that, the book is made to order, just for you. That's why you can't return it: there is no right of
            withdrawal.
          </Trans>
        </li>
        <li>
          <Trans>If it arrives damaged or badly printed, you keep all your legal rights.</Trans>
        </li>
        {isDemo ? null : (
          <li>
            <Trans>
              Lulu Press prints and posts it. They get the pages and the cover of this book, the addresses and the phone
              numbers, and nothing else of yours.
            </Trans>
          </li>
        )}
      </ul>
    </section>
  );
}
