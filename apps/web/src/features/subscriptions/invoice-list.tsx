import type { Invoice } from "@lane/contract/subscriptions.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { errorText } from "#api/errors.ts";
import { dayText } from "#lib/day-text.ts";
import { moneyText } from "#lib/money-text.ts";
import { saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useInvoice } from "./subscriptions.queries.ts";

interface InvoiceListProps {
  readonly invoices: readonly Invoice[];
  readonly onAddress: (address: string) => void;
}

export function InvoiceList({ invoices, onAddress }: InvoiceListProps) {
  const { t } = useLingui();
  const titleId = useId();
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">{t`Invoices`}</h2>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onAddress={onAddress} />
        ))}
      </ul>
    </section>
  );
}

interface InvoiceRowProps extends Pick<InvoiceListProps, "onAddress"> {
  readonly invoice: Invoice;
}

function InvoiceRow({ invoice, onAddress }: InvoiceRowProps) {
  const { t } = useLingui();
  const { number } = invoice;
  const total = moneyText(invoice.totalCents);
  const vat = moneyText(invoice.vatCents);
  const read = useInvoice();

  function handleClick() {
    read.mutate(invoice.id, {
      onSuccess: ({ pdf, address }) => {
        if (pdf !== null) saveFile(`${number}.pdf`, pdfOf(pdf));
        else if (address !== null) onAddress(address);
      },
      onError: (error) => toast("error", errorText(error)),
    });
  }

  return (
    <li className="grid items-center gap-x-6 py-3 sm:grid-cols-[1fr_auto_auto]">
      <div>
        <p className="font-semibold">{dayText(invoice.at)}</p>
        <p className="text-sm text-ink-soft">
          <Trans>Invoice {number}</Trans>
        </p>
      </div>
      <div className="sm:text-end">
        <p>
          <Trans>
            {total}, including {vat} VAT
          </Trans>
        </p>
        <p className="text-sm text-ink-soft">
          <InvoiceStatus invoice={invoice} />
        </p>
      </div>
      <Button
        variant="quiet"
        className="-mx-3 px-3! max-sm:justify-self-start"
        busy={read.isPending}
        onClick={handleClick}
      >
        {t`Download PDF`}
        <span className="sr-only">{number}</span>
      </Button>
    </li>
  );
}

function InvoiceStatus({ invoice: { status, totalCents, refundedCents } }: { readonly invoice: Invoice }) {
  if (refundedCents >= totalCents && totalCents > 0) return <Trans>Refunded</Trans>;
  if (refundedCents > 0) {
    const part = moneyText(refundedCents);
    return <Trans>Paid, {part} refunded</Trans>;
  }
  if (status === "paid") return <Trans>Paid</Trans>;
  return status === "open" ? <Trans>Not paid yet</Trans> : <Trans>No longer due</Trans>;
}

function pdfOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0)], { type: "application/pdf" });
}
