import { join, resolve } from "node:path";

import { StartupError } from "#lib/app-error.ts";

import type { Values } from "./settings.ts";

export interface S3Location {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export type MediaLocation =
  | { readonly kind: "disk"; readonly folder: string }
  | ({
      readonly kind: "s3";
      /** Whether browsers may be redirected to the store. */
      readonly isDirect: boolean;
    } & S3Location);

/** Where backups are kept. */
export type BackupLocation =
  | { readonly kind: "folder"; readonly folder: string }
  | ({ readonly kind: "s3" } & S3Location);

export interface Backups {
  readonly every: "hour" | "day" | "never";
  readonly to: BackupLocation;
  /** Of age; none where backups are not encrypted. */
  readonly recipients: readonly string[];
}

export function mediaLocation(values: Values, dataDir: string): MediaLocation {
  const place = s3Location(values, "S3_");
  if (!place) return { kind: "disk", folder: join(dataDir, "media") };
  return { kind: "s3", ...place, isDirect: values.S3_DIRECT === "yes" };
}

/** Undefined where none of its variables are set. */
function s3Location(values: Values, prefix: "S3_" | "BACKUP_S3_"): S3Location | undefined {
  const { [`${prefix}ENDPOINT` as const]: endpoint, [`${prefix}BUCKET` as const]: bucket } = values;
  const { [`${prefix}ACCESS_KEY` as const]: accessKey, [`${prefix}SECRET_KEY` as const]: secretKey } = values;
  if (endpoint !== undefined && bucket !== undefined && accessKey !== undefined && secretKey !== undefined) {
    return { endpoint, bucket, region: values[`${prefix}REGION` as const], accessKey, secretKey };
  }
  const together = [`${prefix}ENDPOINT`, `${prefix}BUCKET`, `${prefix}ACCESS_KEY`, `${prefix}SECRET_KEY`] as const;
  const missing = together.filter((name) => values[name] === undefined);
  if (missing.length === together.length) return undefined;
  throw new StartupError(`Please correct the environment: S3 also needs ${missing.join(" and ")}.`);
}

const everySetting = { hourly: "hour", daily: "day", off: "never" } as const;

export function backups(values: Values, dataDir: string): Backups {
  const { BACKUP_FOLDER: folder, BACKUP_RECIPIENTS: recipients = "" } = values;
  const bucket = s3Location(values, "BACKUP_S3_");
  if (bucket && folder !== undefined) {
    throw new StartupError(
      "Please correct the environment: backups go to BACKUP_FOLDER or to BACKUP_S3_ENDPOINT, not to both.",
    );
  }
  return {
    every: everySetting[howOften(values, bucket !== undefined || folder !== undefined)],
    to: bucket ? { kind: "s3", ...bucket } : { kind: "folder", folder: resolve(folder ?? join(dataDir, "backups")) },
    recipients: recipients.split(",").flatMap((recipient) => recipient.trim() || []),
  };
}

function howOften({ BACKUPS, DATABASE_URL, S3_ENDPOINT }: Values, isPlaceGiven: boolean): keyof typeof everySetting {
  // With several machines, the folder of one of them would be a surprising place.
  const isPlaceKnown = isPlaceGiven || (DATABASE_URL === undefined && S3_ENDPOINT === undefined);
  if (BACKUPS !== undefined && BACKUPS !== "off" && !isPlaceKnown) {
    throw new StartupError(
      `Please correct the environment: BACKUPS=${BACKUPS} also needs BACKUP_FOLDER or BACKUP_S3_ENDPOINT.`,
    );
  }
  return BACKUPS ?? (isPlaceKnown ? "hourly" : "off");
}
