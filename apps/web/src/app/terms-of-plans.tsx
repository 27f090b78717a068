import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

/** One section of the terms, in four parts. */
export function PlanTerms() {
  return (
    <>
      <Plans />
      <h3 className="text-xl">
        <Trans>Paying and cancelling</Trans>
      </h3>
      <Paying />
      <h3 className="text-xl">
        <Trans>Withdrawing within 14 days</Trans>
      </h3>
      <Withdrawing />
      <h3 className="text-xl">
        <Trans>Printed books</Trans>
      </h3>
      <PrintedBooks />
    </>
  );
}

function Plans() {
  return (
    <>
      <p>
        <Trans>
          The free plan opens ten years of your timeline, for good. Memory keeper opens every year from your birth until
          today, for €4.99 a month. Guest contributor and Family vault can be added for €1.99 a month each. All prices
          include VAT.
        </Trans>
      </p>
      <p>
        <Trans>
          When a plan ends, nothing is hidden or deleted: you can still read and download the years outside it, but no
          longer add to them. An operator may also give everyone every year; then nothing is sold, and no plan is shown.
        </Trans>
      </p>
    </>
  );
}

function Paying() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            You pay for a month in advance. The subscription renews every month, at the same price, until you cancel.
          </Trans>
        </li>
        <li>
          <Trans>
            What you add during a month is charged for the rest of that month. What you remove ends the same day, and
            its unused days are taken off your next payment.
          </Trans>
        </li>
        <li>
          <Trans>
            You can cancel at any time on the Subscriptions page. Your subscription then runs to the end of the month
            you've paid for. Until that day you can change your mind.
          </Trans>
        </li>
        <li>
          <Trans>If a payment doesn't go through, we tell you by email and try again before your plan ends.</Trans>
        </li>
        <li>
          <Trans>If you're under 18, you need a parent's permission to buy.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The operator takes payments through Stripe, and your card details never reach this server. Where the pages say
          that this is a demonstration, no money changes hands.
        </Trans>
      </p>
    </>
  );
}

function Withdrawing() {
  return (
    <>
      <p>
        <Trans>
          For 14 days after buying, you can withdraw from the contract without giving a reason. Choose{" "}
          <Link to={paths.withdraw}>Withdraw from contract here</Link> at the foot of every page; you don't have to log
          in. On the Subscriptions page it takes two taps.
        </Trans>
      </p>
      <p>
        <Trans>
          What you bought ends at once, and everything you paid for it is refunded the same way you paid, within 14
          days. You get a receipt by email. After the 14 days, a month that has begun is not refunded, unless the law
          says otherwise.
        </Trans>
      </p>
    </>
  );
}

function PrintedBooks() {
  return (
    <ul>
      <li>
        <Trans>
          Where printed books are offered, you see the full price before you order, with postage and VAT. We confirm
          every order by email.
        </Trans>
      </li>
      <li>
        <Trans>
          You can cancel free of charge for two hours after ordering. After that, the book is made to order, just for
          you: there is no right of withdrawal, and you can't return it.
        </Trans>
      </li>
      <li>
        <Trans>If it arrives damaged or badly printed, you keep all your legal rights.</Trans>
      </li>
      <li>
        <Trans>
          If you delete your account, books that haven't gone to the printer yet are cancelled, and you get your money
          back. Books that are already being printed are still sent.
        </Trans>
      </li>
    </ul>
  );
}
