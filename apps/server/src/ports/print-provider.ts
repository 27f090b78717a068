import type { BookTrim } from "@lane/domain/book-choices.ts";
import type { PostalAddress } from "@lane/domain/postal-addresses.ts";
import type { ParcelPrice, ParcelState, PrintBinding, ShippingLevel } from "@lane/domain/print-orders.ts";

export interface PrintedBook {
  readonly trim: BookTrim;
  readonly binding: PrintBinding;
  readonly pageCount: number;
}

/** Addresses at which the printer, and nobody else, fetches the two files. */
export interface PrintFileAddresses {
  readonly interior: string;
  readonly cover: string;
}

export interface PrintQuoteRequest {
  readonly book: PrintedBook;
  readonly shippingLevel: ShippingLevel;
  readonly address: PostalAddress;
  readonly copies: number;
}

/** One parcel: some copies of one book to one address. */
export interface PrintJob extends PrintQuoteRequest {
  /** Ours. The printer is asked for it before anything is sent, so that nothing is printed twice. */
  readonly jobId: string;
  readonly title: string;
  /** Of the operator: whom the printer writes to when something is wrong. */
  readonly contactEmail: string;
  readonly files: PrintFileAddresses;
}

/** What a printer says of a job. */
export interface PrinterNews {
  /** The printer's own name for the job. */
  readonly ref: string;
  readonly state: ParcelState;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** An https address, or null. */
  readonly trackingUrl: string | null;
}

export interface PrinterHealth {
  /** Undefined where the printer sends no messages. */
  readonly isWebhookActive: boolean | undefined;
  /** A line for the operator. */
  readonly remark: string;
}

/**
 * A printer of single books. Rejects with an `AppError` `unavailable` when it cannot be reached or does not answer in
 * time, and with a `PrintRefusedError` for what it does not print or send.
 */
export interface PrintProvider {
  readonly kind: "demo" | "lulu";
  quote(request: PrintQuoteRequest): Promise<ParcelPrice>;
  /** The whole sheet of the cover with its bleed. */
  coverSize(book: PrintedBook): Promise<{ readonly widthMm: number; readonly heightMm: number }>;
  /** Fetches both files and looks at them. Rejects with a `PrintRefusedError` when they cannot be printed. */
  checkFiles(book: PrintedBook, files: PrintFileAddresses): Promise<void>;
  /** To be called only after `find` has found nothing; the printer does not notice a second one. */
  submit(job: PrintJob): Promise<PrinterNews>;
  find(jobId: string, ref: string | null): Promise<PrinterNews | undefined>;
  /** False when it is too late. */
  cancel(ref: string): Promise<boolean>;
  /** Whose news a signed message brings; undefined when the signature is not right, `jobId` null for one about nothing. */
  readMessage(body: Buffer, signature: string | undefined): Promise<{ readonly jobId: string | null } | undefined>;
  readHealth(): Promise<PrinterHealth>;
  /** In the demonstration: the printer takes its next step. */
  readonly advance?: (jobId: string) => Promise<void>;
}

/** The printer says no, for good. The message is for the log; `what` says which part was refused. */
export class PrintRefusedError extends Error {
  readonly what: "interior" | "cover" | "address" | "order";

  constructor(what: PrintRefusedError["what"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PrintRefusedError";
    this.what = what;
  }
}
