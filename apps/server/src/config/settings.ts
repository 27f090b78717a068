import { isIP } from "node:net";

import { z } from "zod";

export interface Setting {
  readonly schema: z.ZodType;
  /** As the README prints it; undefined when there is none. */
  readonly fallback?: string;
  readonly about: string;
  readonly isSecret?: true;
}

const port = z.coerce.number("must be a port number").int("must be a port number").min(0).max(65_535);
const amount = z.coerce.number("must be a number above 0").positive("must be a number above 0").max(1_000_000);
const proxies = z.string().transform((text, context) => {
  const list = text.split(",").map((entry) => entry.trim());
  for (const entry of list) {
    const [address = "", bits = "1"] = entry.split("/");
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits)) context.addIssue(`"${entry}" is not an address or network`);
  }
  return list;
});

/** Every variable the server reads, in the order the README lists them. */
export const settings = {
  PORT: { schema: port, fallback: "3000", about: "Port of the web app and the API." },
  HOST: { schema: z.string().min(1), fallback: "127.0.0.1", about: "Address to listen on." },
  BASE_URL: {
    schema: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).transform(withoutSlash),
    about: "Public address of this server, used in emails and for search engines. Default: `http://HOST:PORT`.",
  },
  ALLOW_HTTP: {
    schema: z.enum(["yes", "no"], "must be yes or no"),
    fallback: "no",
    about:
      "`yes` lets other machines connect over plain HTTP, which anyone in between can read. Without it, a `HOST` they can reach needs an https `BASE_URL` or `TRUSTED_PROXIES`.",
  },
  DATA_DIR: { schema: z.string().min(1), fallback: "./data", about: "Folder for everything the server writes." },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }),
    about: "PostgreSQL instead of the embedded database.",
    isSecret: true,
  },
  S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).transform(withoutSlash),
    about:
      "S3-compatible server for people's files, instead of `DATA_DIR/media`. Needs the bucket and both keys; the bucket must exist.",
  },
  S3_BUCKET: {
    schema: z.string().regex(/^[\w.-]{1,255}$/, "must be the name of a bucket"),
    about: "Bucket on that server; only `media/` in it is ours. Turn versioning off: what people delete must be gone.",
  },
  S3_REGION: {
    schema: z.string().regex(/^[\w-]+$/, "must be the name of a region"),
    fallback: "us-east-1",
    about: "Region of the bucket. Many servers ignore it.",
  },
  S3_ACCESS_KEY: { schema: z.string(), about: "Access key for that server.", isSecret: true },
  S3_SECRET_KEY: { schema: z.string(), about: "Secret key for that server.", isSecret: true },
  S3_DIRECT: {
    schema: z.enum(["yes", "no"], "must be yes or no"),
    fallback: "no",
    about:
      "`yes` lets browsers fetch videos and originals straight from `S3_ENDPOINT`, through links that expire, if they can reach it.",
  },
  BACKUPS: {
    schema: z.enum(["hourly", "daily", "off"], "must be hourly, daily or off"),
    about:
      "How often everything is backed up (`docs/guides/backups.md`). Default: `hourly` with the embedded database and files on disk; otherwise `off` until `BACKUP_FOLDER` or `BACKUP_S3_ENDPOINT` says where to.",
  },
  BACKUP_FOLDER: {
    schema: z.string().min(1),
    about: "Folder for the backups, best on another disk. Default: `DATA_DIR/backups`.",
  },
  BACKUP_S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).transform(withoutSlash),
    about: "S3-compatible server for the backups, instead of a folder. Needs the bucket and both keys.",
  },
  BACKUP_S3_BUCKET: {
    schema: z.string().regex(/^[\w.-]{1,255}$/, "must be the name of a bucket"),
    about: "Bucket on that server; only `backups/` in it is ours.",
  },
  BACKUP_S3_REGION: {
    schema: z.string().regex(/^[\w-]+$/, "must be the name of a region"),
    fallback: "us-east-1",
    about: "Region of that bucket.",
  },
  BACKUP_S3_ACCESS_KEY: { schema: z.string(), about: "Access key for that server.", isSecret: true },
  BACKUP_S3_SECRET_KEY: { schema: z.string(), about: "Secret key for that server.", isSecret: true },
  BACKUP_RECIPIENTS: {
    schema: z
      .string()
      .regex(/^age1[a-z0-9]+(,\s*age1[a-z0-9]+)*$/, "must be recipients of age (age1...), separated by commas"),
    about:
      "Encrypts the backups with age for these recipients and for this server's own key. Without it they are as readable as `DATA_DIR`.",
  },
  MAX_IMAGE_MB: { schema: amount, fallback: "50", about: "Largest photo accepted." },
  MAX_AUDIO_MB: { schema: amount, fallback: "200", about: "Largest recording accepted." },
  MAX_VIDEO_MB: { schema: amount, fallback: "2048", about: "Largest video accepted." },
  QUOTA_GB: { schema: amount, fallback: "10", about: "Storage for the files of one account." },
  MAX_IMPORT_GB: {
    schema: amount,
    fallback: "50",
    about:
      "What one account may have waiting to be imported, in one or several files. It does not count towards the account's storage, and is removed after the import or a week.",
  },
  REQUESTS_PER_MINUTE: {
    schema: amount.min(60, "must be at least 60"),
    fallback: "6000",
    about:
      "API calls that one account, or one address without an account, may make to one process. Calls that could do harm have a lower limit.",
  },
  FFMPEG_PATH: {
    schema: z.string().min(1),
    about:
      "Folder with `ffmpeg` and `ffprobe`. Default: those on `PATH`; without them, videos are played as uploaded, with the poster that the browser makes.",
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }),
    about:
      "Mail server. Without it each email is written to `DATA_DIR/outbox`; outside production the server prints an address at start where you can read them.",
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().regex(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, "must be an email address"),
    fallback: "Down Memory Lane <noreply@localhost>",
    about: "Sender of every email.",
  },
  SECRET_KEY: {
    schema: z.string(),
    about:
      "Key for tokens and sealed rows, at least 32 bytes as base64url. Without it, one is made at the first start in `DATA_DIR/secrets/key`. All processes need the same one.",
    isSecret: true,
  },
  CONTACT: {
    schema: z.string().max(200, "must have at most 200 characters"),
    about:
      "How people reach you, shown at the foot of every page; an email or https address in it also appears in `/.well-known/security.txt`. Left out if not set.",
  },
  SOCIAL_LINKS: {
    schema: z
      .string()
      .regex(
        /^([^=,]+=https:\/\/[^\s,]+)(,[^=,]+=https:\/\/[^\s,]+)*$/,
        "must look like Name=https://..., separated by commas",
      ),
    about: "Links to your pages elsewhere, as `Name=https://...`, separated by commas. Left out if not set.",
  },
  HELP_LINES: {
    schema: z
      .string()
      .regex(
        /^[^=:;]+=[^=:;]+:[^=:;]+(;[^=:;]+=[^=:;]+:[^=:;]+)*$/,
        "must look like Place=Name: number, separated by semicolons",
      ),
    about:
      "Helplines for the help page, as `Place=Name: number`, separated by semicolons. Default: one or two for each of thirteen countries.",
  },
  CITY_LIST: {
    schema: z.enum(["geonames", "none"], "must be geonames or none"),
    fallback: "geonames",
    about: "`geonames` reads 135,000 cities into the database once; with `none` people type in their city.",
  },
  BILLING: {
    schema: z.enum(["demo", "stripe", "included"], "must be demo, stripe or included"),
    fallback: "demo",
    about:
      "`demo` sells the plans on our own checkout page, where no money moves; `stripe` takes real payments (`docs/guides/stripe.md`); with `included` everyone has everything, and no plans are shown.",
  },
  STRIPE_SECRET_KEY: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Secret key of your Stripe account; needed with `BILLING=stripe`.",
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Signing secret of the webhook at `BASE_URL/api/stripe/webhook`; needed with `BILLING=stripe`.",
    isSecret: true,
  },
  STRIPE_API_BASE: {
    schema: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).transform(withoutSlash),
    about: "Another server with Stripe's API, for tests.",
  },
  VAT_PERCENT: {
    schema: z.coerce
      .number("must be a number from 0 to 50")
      .min(0, "must be a number from 0 to 50")
      .max(50, "must be a number from 0 to 50"),
    fallback: "21",
    about: "VAT included in the prices, as shown on invoices.",
  },
  PRINT: {
    schema: z.enum(["off", "demo", "lulu"], "must be off, demo or lulu"),
    fallback: "off",
    about:
      "Who prints books that members order: `off`, nobody; `demo`, a printer that prints nothing and goes on when it is told to; `lulu`, lulu.com (`docs/guides/printing.md`).",
  },
  PRINT_UNPAID: {
    schema: z.enum(["yes", "no"], "must be yes or no"),
    fallback: "no",
    about:
      "`yes` has books printed that nobody pays you for: with `PRINT=lulu` and another `BILLING` than `stripe`, you alone pay the printer.",
  },
  LULU_CLIENT_KEY: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Client key of your account at lulu.com; needed with `PRINT=lulu`.",
    isSecret: true,
  },
  LULU_CLIENT_SECRET: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Client secret of that account, which also signs its messages to `BASE_URL/api/lulu/webhook`.",
    isSecret: true,
  },
  LULU_API_BASE: {
    schema: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).transform(withoutSlash),
    fallback: "https://api.lulu.com",
    about: "Lulu's server; `https://api.sandbox.lulu.com` is its sandbox, which prints nothing.",
  },
  OFFLINE_APP: {
    schema: z.enum(["on", "off"], "must be on or off"),
    fallback: "on",
    about: "`off` removes the offline service worker from every browser on its next visit.",
  },
  PROMPTS_URL: {
    schema: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .refine((address) => !/[@?#]/.test(address), "must be an address without a name, question or fragment in it")
      .transform(withoutSlash),
    about:
      "Service that may write questions, as the base of an OpenAI-compatible API such as `https://host/v1`. It is used only for members who agreed, and is told their stage of life, age, year, country, theme and favourites. Off if not set.",
  },
  PROMPTS_KEY: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Key for that service.",
    isSecret: true,
  },
  PROMPTS_MODEL: {
    schema: z.string().min(1).max(200),
    about: "Model to request from that service; needed with `PROMPTS_URL`.",
  },
  TRANSCRIBE: {
    schema: z.enum(["on", "off"], "must be on or off"),
    fallback: "on",
    about:
      "`on` transcribes recordings and videos: English on this machine, where `ffmpeg` and the server's optional packages are installed, or any language with the service at `TRANSCRIBE_URL`. `off` turns it off.",
  },
  TRANSCRIBE_URL: {
    schema: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .refine((address) => !/[@?#]/.test(address), "must be an address without a name, question or fragment in it")
      .transform(withoutSlash),
    about:
      "Service that transcribes recordings in any language, as the base of an OpenAI-compatible API such as `https://host/v1`. It gets only the sound, and only from members who agreed. Off if not set.",
  },
  TRANSCRIBE_KEY: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Key for that service.",
    isSecret: true,
  },
  TRANSCRIBE_MODEL: {
    schema: z.string().min(1).max(200),
    fallback: "whisper-1",
    about: "Model to request from that service.",
  },
  TRUSTED_PROXIES: {
    schema: proxies,
    about: "Addresses or networks of proxies whose `X-Forwarded-*` headers count, separated by commas.",
  },
  OPERATOR_PAGE: {
    schema: z.enum(["on", "off"], "must be on or off"),
    fallback: "off",
    about:
      "`on` opens `BASE_URL/operator`, which shows how the installation is (`docs/guides/operator.md`). You sign in with a link from `npm run admin -- sign-in`.",
  },
  METRICS_PORT: { schema: port, about: "Prometheus metrics on 127.0.0.1 at this port. Off if not set." },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "silent"]),
    fallback: "info",
    about:
      "How much is logged: trace, debug, info, warn, error or silent. In a terminal there is one line per event, and `info` leaves out successful requests; elsewhere it is JSON.",
  },
  NODE_ENV: {
    schema: z.enum(["development", "production", "test"]),
    fallback: "development",
    about: "`production` hides the developer pages.",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** What the environment says, parsed. */
export type Values = {
  readonly [N in SettingName]:
    | z.output<(typeof settings)[N]["schema"]>
    | ((typeof settings)[N] extends { readonly fallback: string } ? never : undefined);
};

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
