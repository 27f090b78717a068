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
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits)) context.addIssue(`"${entry}" is no address or network`);
  }
  return list;
});

/** Every variable the server reads, in the order the README lists them. */
export const settings = {
  PORT: { schema: port, fallback: "3000", about: "Port of the web app and the API." },
  HOST: { schema: z.string().min(1), fallback: "127.0.0.1", about: "Address to listen on." },
  BASE_URL: {
    schema: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).transform(withoutSlash),
    about: "Public address of this server, used in mails and told to search engines. Default: `http://HOST:PORT`.",
  },
  ALLOW_HTTP: {
    schema: z.enum(["yes", "no"], "must be yes or no"),
    fallback: "no",
    about:
      "`yes` lets other machines come by plain HTTP, which everybody on the way can read. Without it, a `HOST` they can reach needs an https `BASE_URL` or `TRUSTED_PROXIES`.",
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
      "Server for people's files that speaks S3, instead of `DATA_DIR/media`. Needs the bucket and both keys; the bucket must exist.",
  },
  S3_BUCKET: {
    schema: z.string().regex(/^[\w.-]{1,255}$/, "must be the name of a bucket"),
    about: "Bucket on that server; ours is only `media/` in it. Without versioning: what people delete has to be gone.",
  },
  S3_REGION: {
    schema: z.string().regex(/^[\w-]+$/, "must be the name of a region"),
    fallback: "us-east-1",
    about: "Region of the bucket. Many servers do not mind.",
  },
  S3_ACCESS_KEY: { schema: z.string(), about: "Who we are to that server.", isSecret: true },
  S3_SECRET_KEY: { schema: z.string(), about: "And the proof of it.", isSecret: true },
  S3_DIRECT: {
    schema: z.enum(["yes", "no"], "must be yes or no"),
    fallback: "no",
    about:
      "`yes` lets browsers fetch films and originals from `S3_ENDPOINT` itself, by addresses that expire, if they can reach it.",
  },
  MAX_IMAGE_MB: { schema: amount, fallback: "50", about: "Largest picture that is taken." },
  MAX_AUDIO_MB: { schema: amount, fallback: "200", about: "Largest recording that is taken." },
  MAX_VIDEO_MB: { schema: amount, fallback: "2048", about: "Largest film that is taken." },
  QUOTA_GB: { schema: amount, fallback: "10", about: "Room for the files of one account." },
  MAX_IMPORT_GB: {
    schema: amount,
    fallback: "50",
    about:
      "What one account may have lying here to be imported, in one or several files. It does not count as room of the account, and goes after the import or a week.",
  },
  REQUESTS_PER_MINUTE: {
    schema: amount.min(60, "must be at least 60"),
    fallback: "6000",
    about:
      "Calls of the API that one account, or one address without an account, may make to one process. Where more can do harm, fewer are allowed.",
  },
  FFMPEG_PATH: {
    schema: z.string().min(1),
    about:
      "Folder with `ffmpeg` and `ffprobe`. Default: those on `PATH`; where there are none, films are played as they came and get the poster that the browser makes.",
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }),
    about:
      "Mail server. Without it each mail is written to `DATA_DIR/outbox`; outside production the start prints an address where you can read them.",
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().regex(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, "must be a mail address"),
    fallback: "Down Memory Lane <noreply@localhost>",
    about: "Sender of every mail.",
  },
  SECRET_KEY: {
    schema: z.string(),
    about:
      "Key behind tokens and sealed rows, at least 32 bytes as base64url. Without it one is made at first start in `DATA_DIR/secrets/key`. Several processes need the same one.",
    isSecret: true,
  },
  CONTACT: {
    schema: z.string().max(200, "must have at most 200 characters"),
    about:
      "How people reach you, shown at the foot of every page; a mail or https address in it also stands in `/.well-known/security.txt`. Left out without it.",
  },
  SOCIAL_LINKS: {
    schema: z
      .string()
      .regex(
        /^([^=,]+=https:\/\/[^\s,]+)(,[^=,]+=https:\/\/[^\s,]+)*$/,
        "must look like Name=https://..., separated by commas",
      ),
    about: "Links to your pages elsewhere, as `Name=https://...`, separated by commas. Left out without it.",
  },
  HELP_LINES: {
    schema: z
      .string()
      .regex(
        /^[^=:;]+=[^=:;]+:[^=:;]+(;[^=:;]+=[^=:;]+:[^=:;]+)*$/,
        "must look like Place=Name: number, separated by semicolons",
      ),
    about:
      "Lines that listen, for the help page, as `Place=Name: number`, separated by semicolons. Default: one or two for each of thirteen countries.",
  },
  CITY_LIST: {
    schema: z.enum(["geonames", "none"], "must be geonames or none"),
    fallback: "geonames",
    about: "`geonames` reads 135,000 cities into the database once; with `none` people type the name of theirs.",
  },
  BILLING: {
    schema: z.enum(["demo", "stripe", "included"], "must be demo, stripe or included"),
    fallback: "demo",
    about:
      "`demo` sells the plans on a checkout page of our own, on which no money moves; `stripe` takes real payments (`docs/guides/stripe.md`); with `included` everybody has everything, and no plans are shown.",
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
    about: "Another server that speaks Stripe's API, for tests.",
  },
  VAT_PERCENT: {
    schema: z.coerce
      .number("must be a number from 0 to 50")
      .min(0, "must be a number from 0 to 50")
      .max(50, "must be a number from 0 to 50"),
    fallback: "21",
    about: "VAT that the prices include, as invoices state it.",
  },
  OFFLINE_APP: {
    schema: z.enum(["on", "off"], "must be on or off"),
    fallback: "on",
    about: "`off` takes the worker that opens the app without a connection out of every browser with its next visit.",
  },
  PROMPTS_URL: {
    schema: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .refine((address) => !/[@?#]/.test(address), "must be an address without a name, question or fragment in it")
      .transform(withoutSlash),
    about:
      "Service that may write questions, as the base of an OpenAI-compatible API such as `https://host/v1`. It is asked only for members who agreed, and told stage of life, age, year, country, theme and favourites. Off without it.",
  },
  PROMPTS_KEY: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Key for that service.",
    isSecret: true,
  },
  PROMPTS_MODEL: {
    schema: z.string().min(1).max(200),
    about: "Model that the service is asked for; needed with `PROMPTS_URL`.",
  },
  TRANSCRIBE: {
    schema: z.enum(["on", "off"], "must be on or off"),
    fallback: "on",
    about:
      "`on` writes down what is said in sound and film: English on this machine, where `ffmpeg` and the optional packages of the server are installed, or by the service at `TRANSCRIBE_URL`. `off` leaves it out.",
  },
  TRANSCRIBE_URL: {
    schema: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .refine((address) => !/[@?#]/.test(address), "must be an address without a name, question or fragment in it")
      .transform(withoutSlash),
    about:
      "Service that writes recordings down in any language, as the base of an OpenAI-compatible API such as `https://host/v1`. It gets the sound of members who agreed, and nothing else. Off without it.",
  },
  TRANSCRIBE_KEY: {
    schema: z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces"),
    about: "Key for that service.",
    isSecret: true,
  },
  TRANSCRIBE_MODEL: {
    schema: z.string().min(1).max(200),
    fallback: "whisper-1",
    about: "Model that the service is asked for.",
  },
  TRUSTED_PROXIES: {
    schema: proxies,
    about: "Addresses or networks of proxies whose `X-Forwarded-*` headers count, separated by commas.",
  },
  METRICS_PORT: { schema: port, about: "Prometheus metrics on 127.0.0.1 at this port. Off without it." },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "silent"]),
    fallback: "info",
    about:
      "How much the log says: trace, debug, info, warn, error or silent. In a terminal it is one line an event, and `info` leaves out requests that went well; everywhere else it is JSON.",
  },
  NODE_ENV: {
    schema: z.enum(["development", "production", "test"]),
    fallback: "development",
    about: "`production` hides the developer pages.",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
