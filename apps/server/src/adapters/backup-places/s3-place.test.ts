import { useS3Server } from "#testing/s3-buckets.ts";

import { describeBackupPlace } from "./backup-place-contract.ts";
import { createS3Place } from "./s3-place.ts";

const s3 = useS3Server();

describeBackupPlace(async () => createS3Place((await s3.makeBucket()).place));
