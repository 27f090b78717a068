import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Opens one page once, in a fresh browser, and prints Lighthouse's scores. */
const { modules, address, path, tokens, skipAudits } = JSON.parse(process.env["VISIT"] ?? "{}");
const load = async (file) => (await import(pathToFileURL(join(modules, file)).href)).default;
const puppeteer = await load("puppeteer-core/lib/puppeteer/puppeteer-core.js");
const lighthouse = await load("lighthouse/core/index.js");

const browser = await puppeteer.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  // A page of the same origin that puts nothing into the cache of the measured page.
  await page.goto(`${address}/api/health`);
  await page.evaluate(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    tokens,
  );
  const flags = { logLevel: "error", disableStorageReset: true, skipAudits };
  const { lhr } = await lighthouse(`${address}${path}`, flags, undefined, page);
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
  const complaints = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  const { numericValue } = lhr.audits["cumulative-layout-shift"];
  process.stdout.write(
    JSON.stringify({
      scores: Object.fromEntries(scores),
      shift: numericValue,
      complaints: complaints.map(({ id, displayValue = "" }) => `${id} ${displayValue}`.trim()),
    }),
  );
} finally {
  await browser.close();
}
