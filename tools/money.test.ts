import { expect, test } from "vitest";

import { testCode } from "./boundaries/boundary.ts";
import { listSources, readFiles, root } from "./source-files.ts";

const money = /\b(billing|stripe|checkouts?|invoices?|refund\w*|customerRef)\b/i;

/** Printed books are bought one by one. Mails name what was bought, an archive holds the invoices of its owner. */
const knowing = /\/features\/(subscriptions|print-orders|notices|archive)\//;

/** The features of server and web. */
const feature = /^apps\/(server|web)\/src\/features\//;

function strangersToMoney(): string[] {
  return listSources(root).filter(
    (path) => feature.test(path) && !knowing.test(path) && !new RegExp(testCode).test(path),
  );
}

test("only subscriptions and printed orders know that money exists", () => {
  const files = readFiles(root, strangersToMoney());

  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(({ text }) => money.test(text)).map(({ path }) => path)).toEqual([]);
});

test("only timelines and memberships ask what an account may do", () => {
  const askers = readFiles(root, listSources(root)).filter(
    ({ path, text }) =>
      path.startsWith("apps/server/src/") && /\bplans\.find\(/.test(text) && !new RegExp(testCode).test(path),
  );

  const asking = /^apps\/server\/src\/features\/(timelines|memberships)\//;
  expect(askers.length).toBeGreaterThan(2);
  expect(askers.filter(({ path }) => !asking.test(path))).toEqual([]);
});
