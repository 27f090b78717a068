import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { BookTrim } from "@lane/domain/book-choices.ts";
import type { PostalAddress } from "@lane/domain/postal-addresses.ts";
import type { ParcelPrice, PrintBinding, ShippingLevel } from "@lane/domain/print-orders.ts";

import type { Clock } from "#ports/clock.ts";
import {
  type PrintedBook,
  type PrintJob,
  type PrintProvider,
  type PrintQuoteRequest,
  PrintRefusedError,
} from "#ports/print-provider.ts";

import {
  anyAnswer,
  costAnswer,
  coverAnswer,
  jobAnswer,
  jobListAnswer,
  newsOf,
  validationAnswer,
} from "./lulu-answers.ts";
import { createLuluClient, type LuluAccount, type LuluClient, LuluRefusal, unavailable } from "./lulu-client.ts";
import { readWebhook } from "./lulu-webhook.ts";

interface LuluPrinterDeps extends LuluAccount {
  /** Of this server: where Lulu sends its messages to. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  readonly validation?: { readonly everyMs: number; readonly tries: number };
}

const requestMs = 30_000;
/** Lulu fetches and looks through a book in a minute or two; the looks become rarer, and end after five. */
const patience = { everyMs: 250, tries: 65 };
const longestWaitMs = 5000;
/** The shortest that Lulu accepts: our own wait is over. */
const productionDelayMinutes = 60;

const trims: Readonly<Record<BookTrim, string>> = { A5: "0583X0827", "6 x 9 in": "0600X0900", A4: "0827X1169" };
const bindings: Readonly<Record<PrintBinding, string>> = { softcover: "PB" };
/** Full colour, premium quality, 80# coated white paper of 444 pages an inch, matte cover. */
const [ink, paper] = ["FCPRE", "080CW444MXX"];

const levels: Readonly<Record<ShippingLevel, string>> = {
  economy: "MAIL",
  tracked: "PRIORITY_MAIL",
  express: "EXPRESS",
};

/** Of 27 characters: trim, ink and quality, binding, paper, cover. */
export function packageIdOf({ trim, binding }: Pick<PrintedBook, "trim" | "binding">): string {
  return `${trims[trim]}${ink}${bindings[binding]}${paper}`;
}

/** Prints at lulu.com. */
export function createLuluPrinter(deps: LuluPrinterDeps): PrintProvider {
  const client = createLuluClient({ timeoutMs: requestMs, ...deps });
  const validate = createValidation(client, deps.validation ?? patience);

  return {
    kind: "lulu",

    quote: (request) => quote(client, request),

    async coverSize(book) {
      const body = { pod_package_id: packageIdOf(book), interior_page_count: book.pageCount, unit: "mm" };
      const path = "/cover-dimensions/";
      const { width, height } = await orRefused(
        "cover",
        client.call({ method: "POST", path, body, answer: coverAnswer }),
      );
      return { widthMm: width, heightMm: height };
    },

    async checkFiles(book, files) {
      const shared = { pod_package_id: packageIdOf(book) };
      const interior = await validate("interior", { ...shared, source_url: files.interior });
      if (interior.page_count != null && interior.page_count !== book.pageCount) {
        throw new PrintRefusedError(
          "interior",
          `Lulu counts ${interior.page_count} pages instead of ${book.pageCount}`,
        );
      }
      const interiorPages = { interior_page_count: book.pageCount };
      await validate("cover", { ...shared, ...interiorPages, source_url: files.cover });
    },

    async submit(job) {
      const body = jobOf(job);
      return newsOf(
        await orRefused("order", client.call({ method: "POST", path: "/print-jobs/", body, answer: jobAnswer })),
      );
    },

    find: (jobId, ref) => findJob(client, jobId, ref),

    async cancel(ref) {
      const path = `/print-jobs/${encodeURIComponent(ref)}/status/`;
      try {
        await client.call({ method: "PUT", path, body: { name: "CANCELED" }, answer: anyAnswer });
        return true;
      } catch (error) {
        if (error instanceof LuluRefusal) return false;
        throw error;
      }
    },

    readMessage: async (body, signature) => readMessage(body, signature, deps.clientSecret),
    readHealth: () => readWebhook(client, deps.baseUrl),
  };
}

async function quote(
  client: LuluClient,
  { book, shippingLevel, address, copies }: PrintQuoteRequest,
): Promise<ParcelPrice> {
  const body = {
    line_items: [{ page_count: book.pageCount, pod_package_id: packageIdOf(book), quantity: copies }],
    shipping_address: addressOf(address),
    shipping_option: levels[shippingLevel],
  };
  const path = "/print-job-cost-calculations/";
  const cost = await orRefused("address", client.call({ method: "POST", path, body, answer: costAnswer }));
  if (cost.currency !== "EUR") {
    throw unavailable(new Error(`Lulu's prices are in ${cost.currency}: the account has to be set to EUR`));
  }
  const postageCents = cost.shipping_cost.total_cost_incl_tax;
  return { printingCents: cost.total_cost_incl_tax - postageCents, postageCents, vatCents: cost.total_tax };
}

/** By Lulu's own name, or by ours, which Lulu can only search for. */
async function findJob(client: LuluClient, jobId: string, ref: string | null) {
  if (ref !== null) {
    const path = `/print-jobs/${encodeURIComponent(ref)}/`;
    try {
      return newsOf(await client.call({ method: "GET", path, answer: jobAnswer }));
    } catch (error) {
      if (error instanceof LuluRefusal && error.status === 404) return undefined;
      throw error;
    }
  }
  const path = `/print-jobs/?search=${encodeURIComponent(jobId)}&page_size=100`;
  const { results } = await client.call({ method: "GET", path, answer: jobListAnswer });
  const job = results.find((each) => each.external_id === jobId);
  return job && newsOf(job);
}

function createValidation(
  client: LuluClient,
  { everyMs, tries }: { readonly everyMs: number; readonly tries: number },
) {
  return async (what: "interior" | "cover", body: object) => {
    const start = `/validate-${what}/`;
    let seen = await orRefused(what, client.call({ method: "POST", path: start, body, answer: validationAnswer }));
    for (let look = 0; look < tries; look += 1) {
      if (seen.status === "VALIDATED" || seen.status === "NORMALIZED") return seen;
      if (seen.status === "ERROR") throw new PrintRefusedError(what, `Lulu cannot print the ${what}`);
      await sleep(Math.min(longestWaitMs, everyMs * 2 ** look));
      const path = `${start}${encodeURIComponent(seen.id)}/`;
      seen = await client.call({ method: "GET", path, answer: validationAnswer });
    }
    throw unavailable(new Error(`Lulu has not looked through the ${what} in time`));
  };
}

async function orRefused<T>(what: PrintRefusedError["what"], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LuluRefusal) throw new PrintRefusedError(what, error.message, { cause: error });
    throw error;
  }
}

function jobOf({ jobId, title, book, shippingLevel, address, copies, contactEmail, files }: PrintJob): object {
  return {
    external_id: jobId,
    contact_email: contactEmail,
    production_delay: productionDelayMinutes,
    shipping_level: levels[shippingLevel],
    shipping_address: { ...addressOf(address), email: address.email || contactEmail },
    line_items: [
      {
        external_id: jobId,
        title,
        quantity: copies,
        printable_normalization: {
          pod_package_id: packageIdOf(book),
          interior: { source_url: files.interior },
          cover: { source_url: files.cover },
        },
      },
    ],
  };
}

function addressOf({ name, street, street2, city, state, postCode, country, phone, taxId }: PostalAddress): object {
  return {
    name,
    street1: street,
    ...(street2 === "" ? {} : { street2 }),
    city,
    ...(state === "" ? {} : { state_code: state }),
    postcode: postCode,
    country_code: country,
    phone_number: phone,
    ...(taxId === "" ? {} : { recipient_tax_id: taxId }),
  };
}

/** The signature is over the bytes as they came. */
function readMessage(
  body: Buffer,
  signature: string | undefined,
  clientSecret: string,
): { readonly jobId: string | null } | undefined {
  const expected = createHmac("sha256", clientSecret).update(body).digest();
  const given = Buffer.from(signature ?? "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const message: unknown = JSON.parse(body.toString("utf8"));
    const jobId = valueAt(valueAt(message, "data"), "external_id");
    return { jobId: typeof jobId === "string" ? jobId : null };
  } catch {
    // It is theirs, whatever it says.
    return { jobId: null };
  }
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
