import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { Composition } from "#app/compose.ts";
import type { Clock } from "#ports/clock.ts";
import { workOff } from "#testing/mailbox.ts";

import { attachedFiles } from "./compare.ts";
import type { SoakProduct } from "./soak-product.ts";
import type { SoakWorld } from "./world.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Compares everything once more, stops the product, and looks at what is stored two days later. */
export async function finalCheck({ product, cluster }: SoakProduct, world: SoakWorld): Promise<void> {
  const { watch } = world;
  await world.compare("all files");
  if ((await product.end()) !== 0) watch.object("The product did not stop in order");
  if (!cluster) checkIntegrity(product.folder, world);
  let ahead = 0;
  const clock: Clock = { now: () => Date.now() + ahead };
  await product.inside(async ({ composition, database }) => {
    // Of jobs that wait for another try, too.
    ahead = 2 * dayMs;
    await workOff(composition.jobs);
    await composition.services.fileGarbage.sweep();
    ahead = 4 * dayMs;
    await workOff(composition.jobs);
    await composition.services.fileGarbage.sweepOrphans();
    await checkFiles(composition, world);
    const failed = await database.db.selectFrom("jobs").select("name").where("status", "=", "failed").execute();
    for (const { name } of failed) watch.object(`A job was given up: ${name}`);
  }, clock);
}

async function checkFiles({ services }: Composition, { model, actors, watch }: SoakWorld): Promise<void> {
  for (const actor of actors) {
    const viewer = { accountId: actor.me.person.accountId, sessionId: "" };
    const attached = attachedFiles({ model }, actor.number);
    const sum = attached.reduce((total, { bytes }) => total + bytes, 0);
    const { usedBytes } = await services.files.storage(viewer);
    if (usedBytes !== sum) watch.object(`${actor.me.person.email} uses ${usedBytes} bytes, of ${sum} in the model`);
    const items = await services.files.ownItems(
      viewer,
      attached.map(({ id }) => id),
    );
    const unready = items.filter(({ state }) => state !== "ready");
    if (items.length !== attached.length) watch.object(`${attached.length - items.length} files are gone`);
    for (const { s3id, state, failure } of unready) watch.object(`File ${s3id} is ${state}: ${failure}`);
  }
  const onFinding = (finding: object): void => watch.object(JSON.stringify(finding));
  const report = await services.verify.verify({ isQuick: false, onFinding });
  watch.count(`verified: ${report.checked} blobs`);
}

function checkIntegrity(folder: string, { watch }: SoakWorld): void {
  const database = new DatabaseSync(join(folder, "lane.sqlite"), { readOnly: true });
  const rows = database.prepare("pragma integrity_check").all();
  database.close();
  const words = rows.map((row) => String(row["integrity_check"])).join();
  if (words !== "ok") watch.object(`The database is damaged: ${words}`);
}
