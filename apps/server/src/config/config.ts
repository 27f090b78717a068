import { delimiter, join, resolve } from "node:path";

import type { MediaLimits } from "@lane/domain/media-kinds.ts";

import type { DatabaseLocation } from "#db/client.ts";
import { StartupError } from "#lib/app-error.ts";
import ownPackage from "#package.json" with { type: "json" };

import { type Setting, settings, type Values } from "./settings.ts";
import { type Backups, backups, type MediaLocation, mediaLocation } from "./storage-locations.ts";

export interface PromptService {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

/** Who writes recordings down: nobody, this machine, or a service. */
export type Transcription =
  | { readonly kind: "off" }
  | { readonly kind: "here" }
  | {
      readonly kind: "service";
      readonly url: string;
      readonly key: string | undefined;
      readonly model: string;
    };

export interface StripeAccount {
  readonly secretKey: string;
  readonly apiBase: string | undefined;
}

/** Who takes the payments. */
export type Billing = (
  | { readonly kind: "demo" }
  | ({ readonly kind: "stripe"; readonly webhookSecret: string } & StripeAccount)
  | { readonly kind: "included" }
) & { readonly vatPercent: number };

/** Who prints the books that members order. */
export type Printing =
  | { readonly kind: "off" }
  | { readonly kind: "demo" }
  | { readonly kind: "lulu"; readonly clientKey: string; readonly clientSecret: string; readonly apiBase: string };

export interface Config {
  readonly version: string;
  readonly mode: "development" | "production" | "test";
  readonly host: string;
  readonly port: number;
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  readonly media: MediaLocation;
  readonly backups: Backups;
  /** What was set in the environment, by name; of secrets only that they were. */
  readonly givenSettings: Readonly<Record<string, string>>;
  /** In bytes. */
  readonly mediaQuota: { readonly limits: MediaLimits; readonly quotaBytes: number };
  /** How many bytes of import uploads one account may have. */
  readonly importBytes: number;
  readonly requestsPerMinute: number;
  /** Folders in which ffmpeg is looked for. */
  readonly ffmpegFolders: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly secretKey: string | undefined;
  readonly contact: string | undefined;
  /** The email address in `contact`, if there is one. */
  readonly operatorAddress: string | undefined;
  readonly socialLinks: string | undefined;
  readonly helpLines: string | undefined;
  readonly cityList: "geonames" | "none";
  readonly billing: Billing;
  /** Also without BILLING=stripe: the account is set up before payments are taken. */
  readonly stripeAccount: StripeAccount | undefined;
  readonly printing: Printing;
  readonly offlineApp: "on" | "off";
  /** Undefined when only the bank of questions is used. */
  readonly promptService: PromptService | undefined;
  readonly transcription: Transcription;
  readonly trustedProxies: readonly string[];
  readonly operatorPage: "on" | "off";
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
}

/** Reads the environment once. Every variable that cannot be used is named in one sentence. */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values = parseAll(env);
  refuseOpenHttp(values);
  const dataDir = resolve(values.DATA_DIR);
  return {
    version: ownPackage.version,
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    baseUrl: values.BASE_URL ?? addressOf(values.HOST, values.PORT),
    dataDir,
    database: values.DATABASE_URL
      ? { engine: "postgres", url: values.DATABASE_URL }
      : { engine: "sqlite", file: join(dataDir, "lane.sqlite") },
    media: mediaLocation(values, dataDir),
    backups: backups(values, dataDir),
    givenSettings: givenSettings(env),
    mediaQuota: mediaQuota(values),
    importBytes: bytesOf(values.MAX_IMPORT_GB * 1024),
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    ffmpegFolders: values.FFMPEG_PATH ? [values.FFMPEG_PATH] : (env["PATH"] ?? "").split(delimiter).filter(Boolean),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    secretKey: values.SECRET_KEY,
    contact: values.CONTACT,
    operatorAddress: /[^\s<>()"',;:@]+@[^\s<>()"',;:@]+\.[^\s<>()"',;:@.]+/.exec(values.CONTACT ?? "")?.[0],
    socialLinks: values.SOCIAL_LINKS,
    helpLines: values.HELP_LINES,
    cityList: values.CITY_LIST,
    billing: { ...billing(values), vatPercent: values.VAT_PERCENT },
    stripeAccount: stripeAccount(values),
    printing: printing(values),
    offlineApp: values.OFFLINE_APP,
    promptService: promptService(values),
    transcription: transcription(values),
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    operatorPage: values.OPERATOR_PAGE,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
  };
}

/** The configuration with other settings on top of the present ones; an empty value is none. */
export function loadConfigWith(changes: Readonly<Record<string, string | undefined>>): Config {
  return loadConfig({ ...process.env, ...changes });
}

/** Over plain HTTP, passwords and memories would be readable on the network. */
function refuseOpenHttp({ HOST, BASE_URL, TRUSTED_PROXIES, ALLOW_HTTP }: Values): void {
  const isHere = /^(localhost|::1|127(\.\d{1,3}){3})$/i.test(HOST);
  if (isHere || BASE_URL?.startsWith("https:") || TRUSTED_PROXIES !== undefined || ALLOW_HTTP === "yes") return;
  throw new StartupError(
    `Please correct the environment: other machines could reach HOST ${HOST} over plain HTTP, which anyone in between can read. ` +
      "Put a proxy with TLS in front and set BASE_URL to its https:// address and TRUSTED_PROXIES to its own address, or set ALLOW_HTTP=yes if that is what you want.",
  );
}

function givenSettings(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given = Object.entries<Setting>(settings).flatMap(([name, { isSecret }]) => {
    const value = env[name];
    return value === undefined || value === "" ? [] : [[name, isSecret ? "(set, not kept)" : value]];
  });
  return Object.fromEntries(given);
}

function promptService(values: Values): PromptService | undefined {
  const { PROMPTS_URL: url, PROMPTS_KEY: key, PROMPTS_MODEL: model } = values;
  if (url === undefined) return undefined;
  if (model === undefined) {
    throw new StartupError("Please correct the environment: PROMPTS_URL also needs PROMPTS_MODEL.");
  }
  return { url, key, model };
}

function transcription(values: Values): Transcription {
  const { TRANSCRIBE, TRANSCRIBE_URL: url, TRANSCRIBE_KEY: key, TRANSCRIBE_MODEL: model } = values;
  if (TRANSCRIBE === "off") return { kind: "off" };
  return url === undefined ? { kind: "here" } : { kind: "service", url, key, model };
}

function billing(values: Values) {
  const { BILLING: kind, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (kind !== "stripe") return { kind };
  const account = stripeAccount(values);
  if (account === undefined || webhookSecret === undefined) {
    throw new StartupError(
      "Please correct the environment: BILLING=stripe also needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.",
    );
  }
  return { kind, webhookSecret, ...account };
}

function stripeAccount({ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase }: Values): StripeAccount | undefined {
  return secretKey === undefined ? undefined : { secretKey, apiBase };
}

function printing(values: Values): Printing {
  const { PRINT: kind, BILLING, PRINT_UNPAID, LULU_CLIENT_KEY: clientKey, LULU_CLIENT_SECRET: clientSecret } = values;
  if (kind === "off") return { kind };
  if (kind === "demo") {
    if (BILLING !== "stripe") return { kind };
    throw new StartupError(
      "Please correct the environment: PRINT=demo prints nothing, so it can't be paid for with BILLING=stripe.",
    );
  }
  if (clientKey === undefined || clientSecret === undefined) {
    throw new StartupError(
      "Please correct the environment: PRINT=lulu also needs LULU_CLIENT_KEY and LULU_CLIENT_SECRET.",
    );
  }
  if (/@localhost>?$/.test(values.MAIL_FROM)) {
    throw new StartupError(
      "Please correct the environment: PRINT=lulu also needs MAIL_FROM, an address at which the printer can reach you.",
    );
  }
  if (BILLING !== "stripe" && PRINT_UNPAID === "no") {
    throw new StartupError(
      "Please correct the environment: PRINT=lulu prints books that somebody has to pay for. Set BILLING=stripe, or PRINT_UNPAID=yes to pay for all of them yourself.",
    );
  }
  return { kind, clientKey, clientSecret, apiBase: values.LULU_API_BASE };
}

function bytesOf(megabytes: number): number {
  return Math.floor(megabytes * 1024 ** 2);
}

function mediaQuota(values: Values): Config["mediaQuota"] {
  return {
    limits: {
      Image: bytesOf(values.MAX_IMAGE_MB),
      Audio: bytesOf(values.MAX_AUDIO_MB),
      Video: bytesOf(values.MAX_VIDEO_MB),
    },
    quotaBytes: bytesOf(values.QUOTA_GB * 1024),
  };
}

export function addressOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function parseAll(env: Readonly<Record<string, string | undefined>>): Values {
  const problems: string[] = [];
  const entries = Object.entries(settings).map(([name, setting]) => {
    const given = env[name] === "" ? undefined : env[name];
    const text = given ?? ("fallback" in setting ? setting.fallback : undefined);
    if (text === undefined) return [name, undefined];
    const parsed = setting.schema.safeParse(text);
    // The value itself is left out: it may be a secret.
    if (!parsed.success) problems.push(`${name} ${parsed.error.issues[0]?.message ?? "is not usable"}`);
    return [name, parsed.data];
  });
  if (problems.length > 0) throw new StartupError(`Please correct the environment: ${problems.join("; ")}.`);
  return fromEntries(entries);
}

function fromEntries(entries: unknown[][]): Values {
  // Each value was parsed by the schema its name carries; `Object.fromEntries` cannot express that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Values;
}
