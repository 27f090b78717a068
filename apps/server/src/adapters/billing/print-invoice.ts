import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Language } from "@lane/domain/languages.ts";
import { currency, productNames, vatIn } from "@lane/domain/products.ts";

import { isoInstant } from "#lib/moments.ts";
import type { ScratchFolders } from "#ports/scratch-folders.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import { type DemoInvoice, totalOf } from "./demo-state.ts";

interface InvoicePrinterDeps {
  readonly accounts: {
    findById(
      accountId: string,
    ): Promise<{ readonly firstName: string; readonly lastName: string; readonly language: Language } | undefined>;
  };
  readonly typesetter: Typesetter;
  readonly scratch: ScratchFolders;
  readonly vatPercent: number;
}

/** Sets an invoice of the demonstration on one page, in its reader's language. */
export function createInvoicePrinter({ accounts, typesetter, scratch, vatPercent }: InvoicePrinterDeps) {
  return async function printInvoice(accountId: string, invoice: DemoInvoice): Promise<Uint8Array> {
    const account = await accounts.findById(accountId);
    const language = account?.language ?? "en";
    const opened = await scratch.open(`invoice-${accountId}`);
    try {
      const job = {
        kind: "invoice",
        language,
        madeOn: isoInstant(invoice.at).slice(0, 10),
        ...invoiceWords(invoice, { language, vatPercent, name: nameOf(account) }),
      };
      await typesetter.set(opened.folder, job, { timeoutMs: 30_000, signal: AbortSignal.timeout(30_000) });
      return await readFile(join(opened.folder, "invoice.pdf"));
    } finally {
      await opened.clear();
    }
  };
}

function nameOf(account: { readonly firstName: string; readonly lastName: string } | undefined): string {
  return account ? `${account.firstName} ${account.lastName}`.trim() : "";
}

interface Reader {
  readonly language: Language;
  readonly vatPercent: number;
  readonly name: string;
}

function invoiceWords(invoice: DemoInvoice, { language, vatPercent, name }: Reader) {
  const words = wordsOf[language];
  // A bare `en` would write dates the American way.
  const locale = language === "en" ? "en-GB" : language;
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const total = totalOf(invoice);
  const show = (cents: number): string => money.format(cents / 100);
  const credit = invoice.creditCents > 0 ? [[words.credit, show(-invoice.creditCents)]] : [];
  const refund = invoice.refundedCents > 0 ? [[words.refunded, show(-invoice.refundedCents)]] : [];
  return {
    title: `${words.invoice} ${invoice.number}`,
    note: words.note,
    facts: [
      [words.date, date.format(invoice.at)],
      [words.to, name],
    ],
    heads: [words.what, words.amount],
    lines: [...invoice.lines.map(({ product, cents }) => [productNames[language][product], show(cents)]), ...credit],
    sums: [
      [words.total, show(total)],
      [`${words.vat} (${percent.format(vatPercent / 100)})`, show(vatIn(total, vatPercent))],
      ...refund,
    ],
  };
}

type InvoiceWord = "invoice" | "note" | "date" | "to" | "what" | "amount" | "credit" | "total" | "vat" | "refunded";

const wordsOf: Readonly<Record<Language, Readonly<Record<InvoiceWord, string>>>> = {
  en: {
    invoice: "Invoice",
    note: "This is a demo. No money has changed hands, and nothing is owed.",
    date: "Date",
    to: "To",
    what: "Description",
    amount: "Amount",
    credit: "Credit for unused days",
    total: "Total, VAT included",
    vat: "of which VAT",
    refunded: "Refunded",
  },
  nl: {
    invoice: "Factuur",
    note: "Dit is een demonstratie. Er is niets betaald, en je hoeft niets te betalen.",
    date: "Datum",
    to: "Aan",
    what: "Omschrijving",
    amount: "Bedrag",
    credit: "Tegoed voor ongebruikte dagen",
    total: "Totaal, inclusief btw",
    vat: "waarvan btw",
    refunded: "Terugbetaald",
  },
  de: {
    invoice: "Rechnung",
    note: "Das ist ein Testbetrieb. Es ist kein Geld geflossen, und es ist nichts zu bezahlen.",
    date: "Datum",
    to: "An",
    what: "Leistung",
    amount: "Betrag",
    credit: "Gutschrift für nicht genutzte Tage",
    total: "Gesamtbetrag, inklusive MwSt.",
    vat: "davon MwSt.",
    refunded: "Erstattet",
  },
  fr: {
    invoice: "Facture",
    note: "Ceci est une démonstration. Aucun paiement n’a eu lieu et rien n’est dû.",
    date: "Date",
    to: "À",
    what: "Désignation",
    amount: "Montant",
    credit: "Avoir pour les jours non utilisés",
    total: "Total, TVA comprise",
    vat: "dont TVA",
    refunded: "Remboursé",
  },
  es: {
    invoice: "Factura",
    note: "Esto es una demostración. No se ha cobrado nada y no queda nada pendiente.",
    date: "Fecha",
    to: "Cliente",
    what: "Concepto",
    amount: "Importe",
    credit: "Abono por los días no usados",
    total: "Total, IVA incluido",
    vat: "Incluye IVA",
    refunded: "Devuelto",
  },
};
