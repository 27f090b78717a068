import { Trans } from "@lingui/react/macro";

export function PrintedBookTerms() {
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
