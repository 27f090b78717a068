import { address } from "./address.ts";
import { backups } from "./backups.ts";
import { certificate } from "./certificate.ts";
import type { Check } from "./check.ts";
import { clockSkew } from "./clock-skew.ts";
import { dataFolder } from "./data-folder.ts";
import { databaseConnections } from "./database-connections.ts";
import { databaseIntegrity } from "./database-integrity.ts";
import { database } from "./database.ts";
import { diskSpace } from "./disk-space.ts";
import { ffmpeg } from "./ffmpeg.ts";
import { files } from "./files.ts";
import { jobs } from "./jobs.ts";
import { mail } from "./mail.ts";
import { nodeVersion } from "./node-version.ts";
import { payments } from "./payments.ts";
import { plainHttp } from "./plain-http.ts";
import { printing } from "./printing.ts";
import { proxy } from "./proxy.ts";
import { secretKey } from "./secret-key.ts";
import { questionService, transcriptionService } from "./services.ts";
import { waitingMail } from "./waiting-mail.ts";

/** Everything the doctor looks at, in the order of its report. A new check is a file of its own and a line here. */
export const checks: readonly Check[] = [
  // This machine
  nodeVersion,
  dataFolder,
  diskSpace,
  secretKey,
  clockSkew,
  ffmpeg,
  // The way here
  address,
  plainHttp,
  certificate,
  proxy,
  // What is kept
  database,
  databaseIntegrity,
  databaseConnections,
  files,
  backups,
  // Others
  mail,
  payments,
  printing,
  questionService,
  transcriptionService,
  // Work
  jobs,
  waitingMail,
];
