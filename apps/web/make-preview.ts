import { join } from "node:path";

import { chromium } from "playwright";
import sharp from "sharp";

/**
 * Draws `public/preview.png`, the picture for link previews, from the first page of a running product: `npm run
 * preview-picture -w @lane/web -- http://127.0.0.1:3000`. The picture is committed, because a build has no browser.
 */
const [address = "http://127.0.0.1:3000"] = process.argv.slice(2);
const size = { width: 1200, height: 630 };

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: size, bypassCSP: true, colorScheme: "light", locale: "en-GB" });
await page.goto(address);
await page.evaluate(() => {
  const [wordmark, tagline, headline, lane] = ["header a > span", "main h1", "main h1", "main svg"].map(
    (place, index) =>
      index === 1 ? document.querySelector(place)?.previousElementSibling : document.querySelector(place),
  );
  const words = document.createElement("div");
  words.style.cssText = "display:grid;gap:1.1rem;align-content:center;zoom:1.3";
  if (headline instanceof HTMLElement) headline.style.cssText = "margin:0;font-size:2.5rem";
  const frame = document.createElement("div");
  frame.style.cssText =
    "position:fixed;inset:0;display:grid;grid-template-columns:1fr 600px;gap:40px;padding:50px 40px 50px 70px;background:var(--color-paper)";
  for (const part of [wordmark, tagline, headline]) if (part) words.append(part);
  frame.append(words);
  if (lane) frame.append(lane);
  document.body.replaceChildren(frame);
});
const picture = await page.screenshot();
await browser.close();
await sharp(picture)
  .png({ palette: true, quality: 90 })
  .toFile(join(import.meta.dirname, "public/preview.png"));
