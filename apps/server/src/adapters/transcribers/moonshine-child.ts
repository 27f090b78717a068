import { joinTexts, type WindowText } from "./join-texts.ts";
import { loadMoonshine } from "./moonshine-model.ts";
import { cutAtQuiet, readLevels, readWindow } from "./sound-windows.ts";

/** The model was trained on at most half a minute; longer windows also take more time for each second. */
const longestSeconds = 24;

const [file = "", encoder = "", decoder = ""] = process.argv.slice(2);
const windows = cutAtQuiet(await readLevels(file), longestSeconds);
const texts: WindowText[] = [];
const model = windows.some(({ isSilent }) => !isSilent) ? await loadMoonshine({ encoder, decoder }) : undefined;

for (const [at, window] of windows.entries()) {
  const text = model && !window.isSilent ? await model.write(await readWindow(file, window)) : "";
  texts.push({ text, overlaps: window.overlaps });
  say({ progress: Math.floor((100 * (at + 1)) / windows.length) });
}
say({ text: joinTexts(texts) });

/** One line of JSON each, as `moonshine-transcriber.ts` reads them. */
function say(news: { progress: number } | { text: string }): void {
  process.stdout.write(`${JSON.stringify(news)}\n`);
}
